"""Learnt by `python -m bench.conclusion --write`; not written by hand."""

BIAS = {"none": -130, "both": -297}
WEIGHTS = {
    "this": """\
99 next ONE .
-97 word not
86 next ONE >
65 word @closes
63 second ONE >
56 next < ONE
56 second < .
56 second ONE .
-55 second not .
54 next is ONE
53 next SUBJECT SUBJECT
-51 next not ONE
50 second < ,
-49 word ;
49 word @last
-48 word no
47 second SUBJECT ONE
-45 next ONE #
45 second it ONE
-44 word stor
44 next SUBJECT .
-43 second , >
43 next ONE ,
43 second SUBJECT >
43 word @opens
41 word @this_2_rival_1
41 word SUBJECT
41 word it
-40 word load
40 second answer ONE
-39 word out
-39 word unknown
37 second SUBJECT .
36 next < SUBJECT
36 second < SUBJECT
-34 next < the
-33 second < only
33 second < =
-32 next ONE was
-32 next SUBJECT >
-32 next say ONE
-32 word 's
-32 word dato
32 word final
-31 word but
-30 next < i
-30 word as
-30 word first
-29 next not be
-29 word ich
-29 word nicht
-29 word only
-29 word row
-29 word valor
-29 word valu
-29 word zahl
29 next has ONE
29 next the SUBJECT
29 second # #
-28 second < kan
-28 second not ONE
-28 word kan
28 second < ;
28 word ONE
28 word order
28 word wer
-27 second _ :
-27 word api
-27 word read
27 next : ONE
27 next < it
27 next SUBJECT :
27 word all
27 word are
-26 next < not
-26 next read ONE
-26 word de
-26 word earlier
-26 word record
-25 next ? >
-25 next last _
-25 word @this_1_rival_1
-25 word betrouwbaar
-25 word would
25 next < x
25 next it is
25 next x ONE
25 second < :
25 second x >
-24 second ONE of
-24 second SUBJECT was
-24 second dato ONE
-24 second is #
-24 second say .
-24 word ?
-24 word non
24 next ( #
24 second SUBJECT #
24 second wer .
24 word -
24 word .
-23 second ONE but
-23 second return ,
-23 word an
-23 word found
-23 word report
-23 word still
23 next # >
23 next . >
23 second SUBJECT :
23 second not :
23 second the say
23 word with
23 word x
-22 next di ONE
-22 second ONE nicht
-22 word di
-22 word entry
-22 word i
-22 word sit
-22 word tabl
22 next ONE order
22 next so ONE
22 word #
-21 next , but
-21 next ONE is
-21 next ONE —
-21 next could not
-21 next load .
-21 second : ,
-21 second api ONE
-21 second load >
-21 word return
21 next should be
21 next wer SUBJECT
21 second # )
21 second : >
21 word per
21 word should
-20 next ONE ?
-20 next in the
-20 next stor valu
-20 next the answer
-20 second ( )
-20 second < ?
-20 second ONE )
-20 second the return
-20 word d
-20 word fiabl
-20 word follow
-20 word —
20 next SUBJECT in
20 next to ONE
20 second ) >
20 second , SUBJECT
20 second , i
20 second < ONE
20 second total ONE
20 word after
20 word probably
-19 next . .
-19 next : null
-19 next for ONE
-19 next nam ONE
-19 next not use
-19 next so far
-19 next the summary
-19 second , _
-19 word if
-19 word null
-19 word of
-19 word summary
-19 word was
19 next ) .
19 next , with
19 next < answer
19 next ONE (
19 next about ONE
19 next use ONE
19 second not >
19 second the .
19 word %
19 word that
-18 next contradict the
-18 next show ONE
-18 second SUBJECT not
-18 second answer null
-18 second i no
-18 word can
-18 word cifra
-18 word fil
-18 word said
18 next SUBJECT a
18 second , #
18 second < should
-17 next answer is
-17 next i only
-17 next return rat
-17 next was SUBJECT
-17 second only #
-17 second the in
-17 word either
-17 word field
-17 word old
-17 word portal
-17 word show
-17 word station
-17 word thi
-17 word took
-17 word you
17 next - #
17 next ONE :
17 next SUBJECT ,
17 second < >
17 word sum
-16 next ( ONE
-16 next < saturday
-16 next ONE and
-16 next ONE can
-16 next SUBJECT (
-16 next as ONE
-16 next can not
-16 next is not
-16 second : #
-16 second ONE ,
-16 second SUBJECT say
-16 second i not
-16 second invalid .
-16 second the show
-16 second was .
-16 word a
-16 word befor
-16 word com
-16 word feed
-16 word nam
-16 word run
-16 word saturday
-16 word websit
16 next = pi
16 next order .
16 next with #
16 second , ONE
16 second has .
16 second order >
16 second should ONE
16 second ther ONE
16 word averag
16 word on
16 word ther
-15 next ONE row
-15 next SUBJECT ONE
-15 next had ONE
-15 next rat ,
-15 second # (
-15 second = .
-15 second count ONE
-15 second entry ONE
-15 second report ONE
-15 second still ONE
-15 word for
-15 word fre
-15 word hav
-15 word is
-15 word yet
15 next , at
15 next : i
15 next SUBJECT wer
15 next are ONE
15 next figur is
15 next not .
15 next of SUBJECT
15 next result >
15 second # >
15 second 's .
15 second ONE SUBJECT
15 second ONE wer
15 second are .
15 second in .
15 second is >
15 second on .
15 word verifi
15 word wrong
-14 next # for
-14 next , which
-14 next ; SUBJECT
-14 next fil .
-14 next i hav
-14 next of ONE
-14 next said ONE
-14 next the ONE
-14 next the field
-14 next the only
-14 next the portal
-14 second , by
-14 second ONE row
-14 second about SUBJECT
-14 second do use
-14 second feed ONE
-14 second the entry
-14 second valu ONE
-14 word dashboard
-14 word el
-14 word kann
-14 word next
-14 word noth
-14 word tool
-14 word y
14 next , as
14 next , i
14 next < edit
14 next < probably
14 next < that
14 next SUBJECT was
14 next at the
14 next edit :
14 next it 's
14 next order :
14 next probably ONE
14 next the manifest
14 second < #
14 second ONE and
14 second ONE at
14 second is wrong
14 second the SUBJECT
14 word correct
14 word edit
-13 next < el
-13 next < if
-13 next about #
-13 next or #
-13 next the sit
-13 second # i
-13 second , no
-13 second < b
-13 second < read
-13 second < sit
-13 second SUBJECT about
-13 second SUBJECT and
-13 second the took
-13 word could
-13 word draft
-13 word impossibl
-13 word log
-13 word partial
-13 word servic
-13 word too
-13 word which
13 next , so
13 next ; the
13 next < after
13 next < final
13 next < ther
13 next ONE SUBJECT
13 next SUBJECT #
13 next as i
13 next i 'm
13 next i had
13 next it should
13 next not SUBJECT
13 next that figur
13 next total :
13 next was ONE
13 second , that
13 second < are
13 second < not
13 second SUBJECT in
13 second about .
13 second figur wrong
13 second final ONE
13 second i the
13 second is ,
13 second n #
13 second order ONE
13 word 'm
13 word @first
13 word amount
13 word answer
13 word lin
13 word unit
-12 next , answer
-12 next < stor
-12 next ONE aus
-12 next against #
-12 next count .
-12 next die ONE
-12 next hav no
-12 next i found
-12 next is about
-12 next of #
-12 next out the
-12 next the first
-12 next the station
-12 next the stor
-12 next took ONE
-12 next use it
-12 second # against
-12 second < field
-12 second < valu
-12 second < would
-12 second ONE which
-12 second die aus
-12 second nam ,
-12 second nicht .
-12 second pag ONE
-12 second second .
-12 second stor :
-12 second stor ONE
-12 second the 's
-12 second the api
-12 second the report
-12 word against
-12 word aus
-12 word be
-12 word call
-12 word far
-12 word flag
-12 word pag
-12 word print
-12 word rank
-12 word register
12 next # %
12 next ONE wer
12 next and that
12 next final answer
12 next my answer
12 next per SUBJECT
12 next return .
12 next ther are
12 second # ,
12 second ONE with
12 second in ,
12 second is ;
12 second per .
12 second return >
12 second the list
12 second the was
12 word dos
12 word match
-11 next ; i
-11 next < earlier
-11 next ONE or
-11 next SUBJECT the
-11 next claim ONE
-11 next do not
-11 next if the
-11 next on fil
-11 next portal show
-11 next the plan
-11 next the registry
-11 next the satellit
-11 next the tabl
-11 next which is
-11 next would not
-11 second , :
-11 second < can
-11 second ONE answer
-11 second can be
-11 second not the
-11 second one the
-11 second portal ONE
-11 second record so
-11 second record the
-11 second the product
-11 second total .
-11 second with ONE
-11 word contradict
-11 word count
-11 word cover
-11 word het
-11 word invalid
-11 word n
-11 word output
-11 word refund
-11 word registry
-11 word satellit
-11 word sensor
-11 word stat
-11 word ten
-11 word the
11 next , although
11 next < order
11 next < overall
11 next < result
11 next < scratch
11 next box ONE
11 next if i
11 next it .
11 next log :
11 next not match
11 next on #
11 next on it
11 next recomput from
11 next servic .
11 next the lin
11 next though i
11 second : .
11 second < total
11 second ONE ONE
11 second ONE the
11 second and ONE
11 second i say
11 second it >
11 second no ONE
11 second no to
11 second recomput the
11 second servic >
11 second that was
11 second which at
11 word (
11 word about
11 word actually
11 word box
11 word contract
11 word mean
11 word month
11 word sign
-10 next # (
-10 next # :
-10 next # SUBJECT
-10 next # row
-10 next 's SUBJECT
-10 next ) >
-10 next . )
-10 next < statu
-10 next ONE contradict
-10 next ONE of
-10 next de ONE
-10 next leav out
-10 next list ONE
-10 next of thi
-10 next on the
-10 next out of
-10 next right .
-10 next satellit product
-10 next the api
-10 next the quarter
-10 next them .
-10 second , the
-10 second ; ONE
-10 second < answer
-10 second < api
-10 second < me
-10 second < registry
-10 second < satellit
-10 second < the
-10 second averag SUBJECT
-10 second but is
-10 second first :
-10 second got .
-10 second is the
-10 second no count
-10 second query ONE
-10 second right >
-10 second sit ONE
-10 second tabl ONE
-10 second the export
-10 second them >
-10 second was of
-10 word ,
-10 word es
-10 word last
-10 word lowest
-10 word o
-10 word plan
-10 word request
-10 word selby
-10 word statu
-10 word to
10 next # of
10 next 'm not
10 next , ONE
10 next . #
10 next < sum
10 next < with
10 next = #
10 next ONE ;
10 next ONE are
10 next ONE db
10 next ONE fail
10 next ONE per
10 next ONE well
10 next SUBJECT on
10 next be ONE
10 next count ONE
10 next i 'd
10 next list has
10 next only ONE
10 next verifi :
10 second : SUBJECT
10 second : db
10 second < is
10 second < manifest
10 second ONE in
10 second ONE per
10 second ONE so
10 second in >
10 second is for
10 second one ONE
10 second the lin
10 second to .
10 second with ,
10 word )
10 word bar
10 word floor
10 word in
10 word just
10 word liv
10 word manifest
10 word over
10 word overall
10 word recomput
10 word though
10 word top
10 word well
-9 next # so
-9 next < at
-9 next < no
-9 next < thi
-9 next ONE leav
-9 next SUBJECT order
-9 next a week
-9 next but i
-9 next but no
-9 next divid by
-9 next earlier i
-9 next field is
-9 next has #
-9 next i could
-9 next is a
-9 next not agre
-9 second # ONE
-9 second # the
-9 second 's leav
-9 second : ONE
-9 second : _
-9 second ; could
-9 second < call
-9 second < press
-9 second < stor
-9 second < tabl
-9 second ONE wrong
-9 second answer the
-9 second as ;
-9 second at ONE
-9 second by .
-9 second earlier of
-9 second is at
-9 second leav the
-9 second not a
-9 second said .
-9 second show ,
-9 second the claim
-9 word @this_1_rival_0
-9 word _
-9 word chart
-9 word discard
-9 word had
-9 word hall
-9 word leav
-9 word left
-9 word list
-9 word need
-9 word north
-9 word press
-9 word test
-9 word turn
-9 word una
-9 word until
9 next # was
9 next 'd say
9 next ) #
9 next , #
9 next < averag
9 next < box
9 next < only
9 next < they
9 next < use
9 next ONE a
9 next ONE it
9 next SUBJECT is
9 next SUBJECT mean
9 next again ,
9 next although i
9 next are SUBJECT
9 next are in
9 next from the
9 next get ONE
9 next i just
9 next in servic
9 next is .
9 next is SUBJECT
9 next match the
9 next number is
9 next say otherwis
9 next so ,
9 next so it
9 next the column
9 next the correct
9 next the final
9 next the last
9 next the list
9 second # _
9 second ; count
9 second < a
9 second < fail
9 second < log
9 second < result
9 second < use
9 second = ,
9 second ONE first
9 second SUBJECT SUBJECT
9 second SUBJECT as
9 second get .
9 second in ONE
9 second is by
9 second it .
9 second just that
9 second not much
9 second sum ONE
9 word again
9 word around
9 word candidat
9 word en
9 word giv
9 word ground
9 word ledger
9 word metric
9 word much
9 word otherwis
9 word right
9 word saw
9 word scratch
9 word sourc
9 word survey
9 word wurden
-8 next ) is
-8 next , say
-8 next , who
-8 next < first
-8 next < your
-8 next = ONE
-8 next ONE 's
-8 next ONE would
-8 next SUBJECT can
-8 next _ SUBJECT
-8 next as stor
-8 next at ONE
-8 next com from
-8 next credit ONE
-8 next found no
-8 next is out
-8 next is too
-8 next is wrong
-8 next it was
-8 next it would
-8 next not ,
-8 next noth to
-8 next pleas do
-8 next press releas
-8 next say the
-8 next siz .
-8 next the chart
-8 next the feed
-8 next the highest
-8 next the index
-8 next the servic
-8 next to be
-8 next would be
-8 next your SUBJECT
-8 second 's is
-8 second ( ,
-8 second - .
-8 second < check
-8 second < feed
-8 second < on
-8 second < record
-8 second ONE out
-8 second ONE who
-8 second SUBJECT rat
-8 second SUBJECT the
-8 second a that
-8 second at .
-8 second claim .
-8 second dashboard ONE
-8 second first ONE
-8 second has ONE
-8 second is as
-8 second is to
-8 second no figur
-8 second now ONE
-8 second pleas not
-8 second read ONE
-8 second record ONE
-8 second register >
-8 second report SUBJECT
-8 second servic ONE
-8 second siz >
-8 second the ,
-8 second the got
-8 second the order
-8 second thi .
-8 second thi not
-8 second would the
-8 word @this_2_rival_2
-8 word credit
-8 word do
-8 word document
-8 word has
-8 word invoic
-8 word its
-8 word mor
-8 word paper
-8 word product
-8 word reach
-8 word releas
-8 word sind
-8 word siz
-8 word up
-8 word using
-8 word version
-8 word work
8 next , >
8 next , though
8 next < about
8 next < all
8 next < verifi
8 next > ONE
8 next ONE <
8 next SUBJECT )
8 next SUBJECT per
8 next SUBJECT shar
8 next a =
8 next answer .
8 next answer ONE
8 next be mistaken
8 next by ONE
8 next contradict thi
8 next for thi
8 next found ONE
8 next i believ
8 next i go
8 next is my
8 next it :
8 next it can
8 next its SUBJECT
8 next likely ONE
8 next pi #
8 next pleas use
8 next the amount
8 next the count
8 next the full
8 next the number
8 second # -
8 second # of
8 second % ONE
8 second , at
8 second : of
8 second < (
8 second < and
8 second < believ
8 second > <
8 second SUBJECT all
8 second SUBJECT at
8 second SUBJECT has
8 second a pi
8 second all ONE
8 second answer ,
8 second answer >
8 second are servic
8 second found discrepancy
8 second in was
8 second is answer
8 second lin the
8 second manifest ONE
8 second my .
8 second number ONE
8 second on SUBJECT
8 second pi #
8 second pleas ONE
8 second result >
8 second the answer
8 second was ;
8 second with %
8 second wrong :
8 word <
8 word >
8 word add
8 word archiv
8 word audit
8 word column
8 word commit
8 word discrepancy
8 word error
8 word exact
8 word get
8 word go
8 word hourly
8 word likely
8 word may
8 word miss
8 word preliminary
8 word tim
8 word together
8 word year
-7 next # but
-7 next , it
-7 next , yet
-7 next < option
-7 next ONE )
-7 next SUBJECT read
-7 next SUBJECT record
-7 next _ valu
-7 next agre .
-7 next although the
-7 next an earlier
-7 next be used
-7 next but its
-7 next data .
-7 next from a
-7 next incorrect .
-7 next is incorrect
-7 next is only
-7 next is what
-7 next low .
-7 next mor than
-7 next no SUBJECT
-7 next null ,
-7 next out to
-7 next r =
-7 next so the
-7 next statu :
-7 next tabl is
-7 next the #
-7 next the brochur
-7 next the crm
-7 next the dashboard
-7 next the press
-7 next the query
-7 next the whol
-7 next to answer
-7 next was report
-7 next what the
-7 second # SUBJECT
-7 second % >
-7 second , answer
-7 second . >
-7 second ; would
-7 second < averag
-7 second < first
-7 second < has
-7 second ONE a
-7 second ONE is
-7 second SUBJECT =
-7 second SUBJECT with
-7 second agre >
-7 second be ,
-7 second been ,
-7 second but SUBJECT
-7 second chart ONE
-7 second com a
-7 second could be
-7 second for (
-7 second hold .
-7 second incorrect >
-7 second it not
-7 second mor the
-7 second not right
-7 second not used
-7 second of on
-7 second on :
-7 second option :
-7 second r ONE
-7 second the figur
-7 second the on
-7 second the record
-7 second the releas
-7 second to :
-7 second too .
-7 second tool ONE
-7 second use .
-7 word agre
-7 word alon
-7 word asset
-7 word brochur
-7 word claim
-7 word counter
-7 word crm
-7 word csv
-7 word data
-7 word good
-7 word her
-7 word highest
-7 word his
-7 word includ
-7 word incorrect
-7 word index
-7 word kept
-7 word me
-7 word mention
-7 word option
-7 word pass
-7 word pick
-7 word plac
-7 word previou
-7 word put
-7 word sold
-7 word system
-7 word tower
-7 word ward
-7 word whil
-7 word whol
-7 word your
7 next # -
7 next % of
7 next , unit
7 next < <
7 next < a
7 next < roughly
7 next > >
7 next ONE in
7 next SUBJECT at
7 next accord to
7 next around ONE
7 next count is
7 next e .
7 next fail .
7 next giv ONE
7 next hourly fil
7 next in #
7 next in SUBJECT
7 next is correct
7 next lin .
7 next mean SUBJECT
7 next no reason
7 next of cours
7 next official sourc
7 next p #
7 next ran the
7 next that 's
7 next that ONE
7 next the ledger
7 next the p
7 next ther is
7 next unit :
7 next week #
7 next with ONE
7 next year .
7 second # .
7 second 'd ONE
7 second , ,
7 second - )
7 second - was
7 second : amount
7 second < 'd
7 second < _
7 second < ledger
7 second < was
7 second < wurden
7 second = #
7 second ONE #
7 second ONE correct
7 second ONE right
7 second ONE though
7 second ONE unit
7 second SUBJECT had
7 second are SUBJECT
7 second de .
7 second fail >
7 second figur ONE
7 second foram ONE
7 second i to
7 second is official
7 second likely ,
7 second lin >
7 second p >
7 second the -
7 second the item
7 second the sourc
7 second would ONE
7 second year >
7 word accord
7 word actual
7 word confidenc
7 word cours
7 word e
7 word foram
7 word going
7 word issu
7 word most
7 word ran
7 word scal
7 word support
7 word tak
7 word thos
7 word thre
7 word tru
7 word way
7 word went
7 word without
-6 next # it
-6 next % .
-6 next 's ONE
-6 next , com
-6 next , sinc
-6 next . csv
-6 next ; pleas
-6 next < as
-6 next < report
-6 next ONE first
-6 next ONE out
-6 next and was
-6 next as well
-6 next but that
-6 next by a
-6 next caveat :
-6 next count ,
-6 next count :
-6 next figur .
-6 next i can
-6 next i previously
-6 next is #
-6 next is still
-6 next left out
-6 next log )
-6 next not find
-6 next not the
-6 next on SUBJECT
-6 next out .
-6 next record in
-6 next report ,
-6 next sensor feed
-6 next six SUBJECT
-6 next tabl ,
-6 next that was
-6 next the log
-6 next the second
-6 next the valu
-6 next thi is
-6 next too high
-6 next total is
-6 next valu :
-6 next yet .
-6 second 's contradict
-6 second , 's
-6 second , )
-6 second , thi
-6 second < draft
-6 second < had
-6 second < look
-6 second < top
-6 second = SUBJECT
-6 second ONE count
-6 second ONE no
-6 second ONE only
-6 second broken >
-6 second but hav
-6 second could find
-6 second data >
-6 second export ONE
-6 second figur >
-6 second figur not
-6 second for .
-6 second from .
-6 second had .
-6 second i at
-6 second in tabl
-6 second is figur
-6 second it :
-6 second list ,
-6 second log >
-6 second order .
-6 second out >
-6 second pleas with
-6 second previously ONE
-6 second return .
-6 second row #
-6 second row >
-6 second show .
-6 second so mean
-6 second the nam
-6 second the pag
-6 second thi the
-6 second to SUBJECT
-6 second which ONE
-6 second yet >
-6 word app
-6 word book
-6 word broken
-6 word cancell
-6 word caveat
-6 word check
-6 word complet
-6 word direct
-6 word every
-6 word flight
-6 word from
-6 word help
-6 word il
-6 word known
-6 word lik
-6 word older
-6 word or
-6 word previously
-6 word remain
-6 word sun
-6 word then
-6 word week
6 next # ONE
6 next % )
6 next 's what
6 next , and
6 next , that
6 next . e
6 next ; with
6 next < actual
6 next < most
6 next < updat
6 next < week
6 next ONE to
6 next all :
6 next and ONE
6 next at #
6 next i .
6 next i get
6 next in may
6 next includ it
6 next is no
6 next lin item
6 next match .
6 next mean was
6 next most likely
6 next nam ,
6 next not availabl
6 next not significant
6 next on averag
6 next probably around
6 next report .
6 next roughly ONE
6 next that is
6 next the archiv
6 next the raw
6 next the rest
6 next the top
6 next updat :
6 next was wrong
6 next wurden ONE
6 second # on
6 second % .
6 second ( %
6 second ( from
6 second ; it
6 second < around
6 second < do
6 second < likely
6 second < order
6 second < well
6 second < wer
6 second ONE as
6 second ONE be
6 second ONE not
6 second SUBJECT (
6 second SUBJECT are
6 second after .
6 second are and
6 second column ONE
6 second correct is
6 second do match
6 second es ONE
6 second had order
6 second i e
6 second if had
6 second includ ,
6 second is SUBJECT
6 second list ONE
6 second match >
6 second most ONE
6 second of .
6 second of SUBJECT
6 second only >
6 second or .
6 second probably ,
6 second probably ONE
6 second rat ONE
6 second report >
6 second that ONE
6 second that what
6 second the #
6 second the count
6 second to ,
6 second was :
6 second was SUBJECT
6 second well SUBJECT
6 second with >
6 word another
6 word ask
6 word cam
6 word confirm
6 word doubt
6 word each
6 word grew
6 word low
6 word p
6 word raw
6 word remov
6 word rest
6 word significant
6 word suspiciou
6 word two
6 word updat
-5 next # ;
-5 next # last
-5 next , includ
-5 next , is
-5 next : SUBJECT
-5 next < caveat
-5 next < draft
-5 next < max
-5 next < my
-5 next < you
-5 next ONE as
-5 next ONE lin
-5 next SUBJECT 's
-5 next SUBJECT ;
-5 next SUBJECT api
-5 next SUBJECT count
-5 next and the
-5 next api figur
-5 next be right
-5 next but it
-5 next dat .
-5 next exce the
-5 next first had
-5 next first pass
-5 next giv #
-5 next got ONE
-5 next hard to
-5 next hold ONE
-5 next i first
-5 next i look
-5 next if you
-5 next is impossibl
-5 next is known
-5 next march .
-5 next my first
-5 next not plausibl
-5 next only the
-5 next option a
-5 next releas speak
-5 next report :
-5 next return ONE
-5 next servic ,
-5 next so i
-5 next sorry ,
-5 next speak of
-5 next tabl has
-5 next than the
-5 next the counter
-5 next the lowest
-5 next the stall
-5 next the tool
-5 next too low
-5 next total SUBJECT
-5 next was not
-5 next wrot ONE
-5 second # =
-5 second 's has
-5 second , a
-5 second , exceed
-5 second , from
-5 second , station
-5 second , than
-5 second : is
-5 second ; the
-5 second < crm
-5 second < databas
-5 second < export
-5 second < may
-5 second < query
-5 second < sheet
-5 second < you
-5 second ONE exce
-5 second and found
-5 second api is
-5 second be to
-5 second claim ONE
-5 second com .
-5 second crm ONE
-5 second dat >
-5 second estimat ONE
-5 second from >
-5 second includ SUBJECT
-5 second is plausibl
-5 second its .
-5 second its is
-5 second log .
-5 second look ONE
-5 second march >
-5 second mean #
-5 second not ;
-5 second pass ONE
-5 second press speak
-5 second releas of
-5 second roughly SUBJECT
-5 second sheet ONE
-5 second so ONE
-5 second speak ONE
-5 second still .
-5 second system ONE
-5 second the databas
-5 second the fail
-5 second the servic
-5 second the tool
-5 second the with
-5 second total :
-5 second twic >
-5 second used >
-5 second valu .
-5 second wer to
-5 second would use
-5 word and
-5 word appear
-5 word been
-5 word by
-5 word cach
-5 word clearly
-5 word detail
-5 word divid
-5 word exce
-5 word fail
-5 word got
-5 word hand
-5 word hard
-5 word loan
-5 word must
-5 word number
-5 word obviously
-5 word own
-5 word rat
-5 word readmission
-5 word sorry
-5 word speak
-5 word stall
-5 word suspect
-5 word wert
-5 word who
-5 word wrot
5 next # day
5 next # g
5 next , giv
5 next , however
5 next . ONE
5 next < on
5 next < second
5 next < क
5 next ONE -
5 next ONE on
5 next ONE unit
5 next SUBJECT are
5 next SUBJECT has
5 next SUBJECT one
5 next SUBJECT use
5 next and can
5 next api .
5 next as far
5 next averag .
5 next cam in
5 next can confirm
5 next day .
5 next far as
5 next feed say
5 next fil has
5 next final :
5 next first .
5 next giv or
5 next going by
5 next hold ,
5 next however ,
5 next i think
5 next i would
5 next is authoritativ
5 next lin with
5 next minut ,
5 next no doubt
5 next of the
5 next or tak
5 next order >
5 next scratch that
5 next sinc #
5 next sourc ,
5 next tak .
5 next the catalogu
5 next the gat
5 next the order
5 next the right
5 next the sam
5 next the sheet
5 next the sign
5 next thi one
5 next wer ONE
5 next which includ
5 next क ल
5 next ल ONE
5 second # its
5 second 's doe
5 second , includ
5 second ; :
5 second < -
5 second < out
5 second < per
5 second < right
5 second < with
5 second < ल
5 second ONE averag
5 second ONE giv
5 second ONE record
5 second ONE total
5 second SUBJECT mean
5 second SUBJECT to
5 second a query
5 second and 's
5 second answer .
5 second api the
5 second are ,
5 second around SUBJECT
5 second as as
5 second as can
5 second at SUBJECT
5 second averag >
5 second box >
5 second can ,
5 second day >
5 second die ONE
5 second doe match
5 second far i
5 second final :
5 second first >
5 second giv tak
5 second i -
5 second i confirm
5 second in of
5 second includ ONE
5 second is .
5 second is :
5 second nam and
5 second of >
5 second probably .
5 second read the
5 second right is
5 second say ,
5 second show SUBJECT
5 second so .
5 second so is
5 second sourc so
5 second tak >
5 second the (
5 second the ;
5 second the rat
5 second क ONE
5 word 'd
5 word authoritativ
5 word best
5 word booking
5 word catalogu
5 word daily
5 word db
5 word exclud
5 word full
5 word hat
5 word however
5 word implausibl
5 word lower
5 word quot
5 word refresh
5 word scan
5 word see
5 word sheet
5 word stand
5 word sur
5 word thousand
5 word क
5 word ल
-4 next # member
-4 next ( the
-4 next ) =
-4 next , has
-4 next , mor
-4 next , not
-4 next < (
-4 next < lowest
-4 next < p
-4 next < sorry
-4 next SUBJECT log
-4 next SUBJECT report
-4 next and i
-4 next and should
-4 next api say
-4 next be wrong
-4 next confidenc :
-4 next depend on
-4 next draft .
-4 next had the
-4 next how many
-4 next i initially
-4 next i read
-4 next impossibl .
-4 next is mistaken
-4 next its capacity
-4 next list ,
-4 next mean :
-4 next mean in
-4 next not that
-4 next p (
-4 next q #
-4 next record :
-4 next result :
-4 next roughly #
-4 next should not
-4 next so a
-4 next stor ,
-4 next that :
-4 next the record
-4 next thi .
-4 next took the
-4 next use that
-4 second # ;
-4 second # wer
-4 second 's are
-4 second ) its
-4 second : the
-4 second < index
-4 second < initially
-4 second ONE clos
-4 second ONE i
-4 second ONE incorrect
-4 second and could
-4 second and no
-4 second as .
-4 second at %
-4 second back the
-4 second been .
-4 second count >
-4 second credit ,
-4 second credit with
-4 second databas ONE
-4 second depend the
-4 second draft >
-4 second fil ONE
-4 second for ,
-4 second has #
-4 second i had
-4 second impossibl >
-4 second initially ONE
-4 second is low
-4 second it the
-4 second keep ONE
-4 second loan >
-4 second no :
-4 second not to
-4 second of ONE
-4 second of so
-4 second should be
-4 second stor the
-4 second test .
-4 second the can
-4 second the giv
-4 second the has
-4 second the keep
-4 second the number
-4 second the run
-4 second the shar
-4 second thi >
-4 second to in
-4 second what portal
-4 second which not
-4 second yet #
-4 second you the
-4 word am
-4 word area
-4 word attribut
-4 word board
-4 word depend
-4 word die
-4 word disagre
-4 word estimat
-4 word exceed
-4 word high
-4 word how
-4 word initially
-4 word lookup
-4 word many
-4 word max
-4 word membership
-4 word person
-4 word pleas
-4 word q
-4 word second
-4 word staff
-4 word sync
-4 word tally
-4 word thought
-4 word timeout
-4 word told
4 next # had
4 next # unit
4 next % ,
4 next % >
4 next ) ,
4 next ) :
4 next , going
4 next , per
4 next - ONE
4 next ; dr
4 next < but
4 next < count
4 next < es
4 next < hmm
4 next < one
4 next < output
4 next < sinc
4 next < still
4 next < tl
4 next ONE pag
4 next ONE peopl
4 next ONE readmission
4 next ONE shar
4 next SUBJECT =
4 next SUBJECT _
4 next SUBJECT as
4 next SUBJECT hav
4 next SUBJECT it
4 next add up
4 next all #
4 next and got
4 next and it
4 next api is
4 next are left
4 next ask for
4 next be exact
4 next can see
4 next can tell
4 next carry the
4 next correct .
4 next count of
4 next count the
4 next did .
4 next dr :
4 next duplicat ,
4 next en #
4 next exact .
4 next hav been
4 next hmm ,
4 next i count
4 next in total
4 next leav ONE
4 next list .
4 next lower than
4 next may .
4 next mean ONE
4 next mistaken .
4 next must be
4 next my best
4 next not right
4 next one :
4 next order ,
4 next per claim
4 next per the
4 next right for
4 next scratch the
4 next second pass
4 next section #
4 next sur .
4 next tell ,
4 next that the
4 next the draft
4 next the export
4 next the official
4 next the publish
4 next the sensor
4 next thi SUBJECT
4 next tim .
4 next tl ;
4 next unit miss
4 next valu are
4 next was #
4 next well are
4 next what i
4 second # miss
4 second ( #
4 second ) ONE
4 second , after
4 second , averag
4 second , count
4 second , it
4 second , to
4 second , you
4 second - >
4 second - the
4 second : order
4 second : unit
4 second < add
4 second < correct
4 second < entry
4 second < far
4 second < month
4 second < number
4 second < to
4 second ONE accord
4 second ONE although
4 second ONE claim
4 second ONE going
4 second ONE n
4 second ONE report
4 second ONE return
4 second ONE year
4 second SUBJECT ,
4 second SUBJECT a
4 second SUBJECT by
4 second SUBJECT count
4 second accord the
4 second after #
4 second after the
4 second all >
4 second and is
4 second and shar
4 second averag ONE
4 second be ;
4 second believ is
4 second confirm the
4 second correct >
4 second did >
4 second dr ONE
4 second duplicat ONE
4 second e ONE
4 second error ONE
4 second exact >
4 second forc #
4 second giv ,
4 second giv .
4 second go the
4 second going the
4 second i it
4 second i noth
4 second i tell
4 second in SUBJECT
4 second is ONE
4 second is right
4 second it hav
4 second its are
4 second may >
4 second mean ONE
4 second mistaken >
4 second month ONE
4 second no that
4 second of #
4 second of )
4 second on i
4 second out #
4 second out ONE
4 second output ONE
4 second read .
4 second report .
4 second result ONE
4 second say >
4 second sur >
4 second that not
4 second the day
4 second the had
4 second the includ
4 second the offic
4 second tim >
4 second tl dr
4 second to exact
4 word !
4 word abov
4 word current
4 word customer
4 word deep
4 word der
4 word did
4 word dr
4 word duplicat
4 word forc
4 word g
4 word given
4 word hmm
4 word hold
4 word instead
4 word la
4 word label
4 word le
4 word loss
4 word mad
4 word mistaken
4 word my
4 word offic
4 word onc
4 word one
4 word quarter
4 word reading
4 word review
4 word s
4 word sam
4 word section
4 word shar
4 word tl
4 word valid
4 word visit
""",
    "rival": """\
-60 next < SUBJECT
-54 next ONE >
-46 word answer
45 word #
-43 next : ONE
41 word a
-40 next ONE .
-40 second < >
-40 second answer ONE
39 word report
-35 second < ONE
-35 second ONE >
-35 word final
-33 next answer :
32 word earlier
-31 word ;
-30 second SUBJECT ONE
-30 word :
30 word for
30 word of
30 word still
-29 second the is
27 next ONE is
-26 next < answer
-25 next , ONE
-25 next the SUBJECT
-25 second : .
-25 word SUBJECT
25 word api
25 word first
-24 next ) .
-24 second < =
24 next the ONE
24 word not
24 word valu
-23 next SUBJECT SUBJECT
-23 next is ONE
23 word befor
-22 next final answer
-22 second ) >
-22 second < answer
22 next . .
22 next ONE #
22 word tabl
-21 next < final
-21 next < x
-21 next x ONE
-21 second x >
21 next : #
21 next = ONE
21 next for ONE
21 word as
-20 next < result
-20 second it ONE
20 second not .
20 second still ONE
20 word thi
20 word to
-19 next , so
-19 next SUBJECT a
19 second # ONE
19 word an
19 word stor
-18 next SUBJECT :
-18 second , SUBJECT
-18 word figur
-18 word order
-18 word should
-18 word x
18 next , but
18 next < #
18 word at
18 word but
-17 second final :
-17 word so
17 next < saturday
17 next of ONE
17 word against
17 word fre
17 word said
17 word saturday
17 word summary
-16 next = pi
-16 next it is
-16 second SUBJECT .
-16 word lin
-16 word log
16 next stor valu
16 next the api
16 next the summary
16 second = .
16 second report ONE
16 word check
16 word db
16 word feed
16 word the
16 word tool
-15 next , with
-15 next : the
-15 next SUBJECT is
-15 next should be
-15 second , .
-15 second < should
-15 second ONE and
-15 second is .
-15 word last
-15 word sum
15 next # >
15 next not ONE
15 second < #
15 second ONE but
15 second SUBJECT the
15 word =
15 word draft
15 word list
15 word pag
15 word was
15 word which
-14 next : i
-14 second has .
-14 second result ONE
-14 second the say
-14 second to .
-14 second total ONE
-14 word call
-14 word correct
-14 word count
14 next # for
14 next , which
14 next < draft
14 second < first
14 second it not
14 word reject
14 word you
-13 next < edit
-13 next ONE (
-13 next by ONE
-13 next edit :
-13 next figur is
-13 next use ONE
-13 next with #
-13 second < a
-13 second count ONE
-13 second is ,
-13 word after
-13 word edit
13 next < a
13 next < earlier
13 next against #
13 second # against
13 word 's
13 word entry
13 word its
-12 next ; ONE
-12 next ONE ,
-12 next so ONE
-12 next the manifest
-12 second 's .
-12 second , that
-12 second < (
-12 word about
-12 word top
12 next ) >
12 next < (
12 next < not
12 next SUBJECT ,
12 next SUBJECT the
12 next claim ONE
12 next if the
12 next it was
12 next list ONE
12 next said ONE
12 next the quarter
12 next was not
12 second % >
12 second . >
12 second < i
12 second claim .
12 second feed ONE
12 second for .
12 second say .
12 second the report
12 word claim
12 word dashboard
12 word nam
12 word next
12 word out
12 word refund
12 word websit
-11 next < after
-11 next < order
-11 next count :
-11 next it should
-11 next not ,
-11 next order :
-11 next result >
-11 next to ONE
-11 next total :
-11 next wer SUBJECT
-11 second < .
-11 second < ;
-11 second are .
-11 second figur wrong
-11 second final ONE
-11 second order ONE
-11 second should ONE
-11 second was ;
-11 second wer .
-11 second which at
-11 word _
-11 word export
-11 word result
-11 word shar
-11 word use
11 next % .
11 next < at
11 next ONE was
11 next nam ONE
11 second # =
11 second . .
11 word be
11 word load
11 word would
-10 next , and
-10 next , at
-10 next < overall
-10 next SUBJECT _
-10 next has ONE
-10 next has the
-10 next list .
-10 next the raw
-10 second , ,
-10 second < call
-10 second < count
-10 second < log
-10 second SUBJECT is
-10 second is >
-10 second say ,
-10 word all
-10 word fil
-10 word is
-10 word survey
10 next , it
10 next . )
10 next ONE db
10 next an earlier
10 next at ONE
10 next contradict the
10 next earlier i
10 next is still
10 next say ONE
10 next the #
10 next the dashboard
10 next the satellit
10 next the sit
10 second , the
10 second : db
10 second : is
10 second < api
10 second < sit
10 second SUBJECT say
10 second at .
10 second at ONE
10 second dashboard ONE
10 second earlier of
10 second first ONE
10 second is at
10 second said .
10 second sit ONE
10 second still .
10 second the 's
10 second the in
10 second the product
10 word it
10 word product
10 word selby
10 word sensor
10 word sit
-9 next ) #
-9 next - #
-9 next . #
-9 next ; the
-9 next < sum
-9 next < with
-9 next ONE fail
-9 next hourly fil
-9 next i just
-9 next say otherwis
-9 next so it
-9 next that figur
-9 next the column
-9 next the export
-9 next the figur
-9 next the tracker
-9 second # #
-9 second # _
-9 second , #
-9 second , ONE
-9 second < ,
-9 second < fail
-9 second < manifest
-9 second SUBJECT #
-9 second SUBJECT :
-9 second about .
-9 second by .
-9 second just that
-9 second n #
-9 second the list
-9 second they not
-9 word ONE
-9 word bar
-9 word ground
-9 word hourly
-9 word otherwis
-9 word overall
-9 word raw
-9 word scan
-9 word tracker
-9 word verifi
9 next < report
9 next ONE SUBJECT
9 next ONE of
9 next of the
9 next out to
9 next satellit product
9 next sensor feed
9 next the stor
9 next to be
9 next to the
9 next with the
9 second ( )
9 second < :
9 second < feed
9 second < is
9 second < satellit
9 second < valu
9 second < was
9 second ONE a
9 second ONE count
9 second ONE which
9 second api ONE
9 second not the
9 second pag ONE
9 second the claim
9 second the on
9 word been
9 word can
9 word gav
9 word had
9 word hall
9 word north
9 word one
9 word previou
9 word satellit
9 word sold
9 word thought
9 word too
9 word turn
9 word version
-8 next # was
-8 next < scratch
-8 next < second
-8 next ONE it
-8 next a =
-8 next about ONE
-8 next and that
-8 next and the
-8 next is .
-8 next list has
-8 next not .
-8 next pi #
-8 next pleas use
-8 next result :
-8 next the correct
-8 next the full
-8 next the lin
-8 next the ward
-8 second % ONE
-8 second ( #
-8 second : SUBJECT
-8 second < total
-8 second = ,
-8 second ONE is
-8 second ONE with
-8 second SUBJECT in
-8 second a pi
-8 second is by
-8 second log ONE
-8 second not >
-8 second pi #
-8 second pleas ONE
-8 second so .
-8 second sum ONE
-8 second the ;
-8 word averag
-8 word contract
-8 word fail
-8 word full
-8 word liv
-8 word manifest
-8 word n
-8 word option
-8 word system
-8 word together
8 next , say
8 next ONE )
8 next as ONE
8 next by a
8 next i first
8 next in the
8 next incorrect .
8 next is a
8 next is incorrect
8 next press releas
8 next r =
8 next say the
8 next the highest
8 next was report
8 next which is
8 next would be
8 second 's is
8 second , answer
8 second < check
8 second as .
8 second draft ONE
8 second had .
8 second incorrect >
8 second r ONE
8 second the api
8 second the pag
8 second which ONE
8 second with SUBJECT
8 word .
8 word either
8 word every
8 word his
8 word if
8 word incorrect
8 word old
8 word older
8 word paper
8 word press
8 word releas
8 word say
8 word up
8 word using
-7 next < averag
-7 next < option
-7 next SUBJECT ONE
-7 next averag SUBJECT
-7 next contradict thi
-7 next fail .
-7 next get ONE
-7 next i go
-7 next it 's
-7 next log :
-7 next look at
-7 next order .
-7 next the list
-7 second # )
-7 second # -
-7 second # of
-7 second - )
-7 second : ,
-7 second ; count
-7 second ; would
-7 second < use
-7 second ONE at
-7 second fail >
-7 second get .
-7 second if ,
-7 second in ONE
-7 second in was
-7 second is SUBJECT
-7 second manifest ONE
-7 second no ONE
-7 second of ,
-7 second on SUBJECT
-7 second option :
-7 second order >
-7 second the fil
-7 second the had
-7 second the lin
-7 second with %
-7 second wrong :
-7 word ,
-7 word actually
-7 word dos
-7 word get
-7 word go
-7 word now
-7 word preliminary
-7 word they
7 next # SUBJECT
7 next . >
7 next < i
7 next < stor
7 next ONE 's
7 next ONE look
7 next SUBJECT report
7 next a ONE
7 next caveat :
7 next confidenc :
7 next draft :
7 next first had
7 next first pass
7 next i previously
7 next my first
7 next not use
7 next of thi
7 next report ,
7 next total SUBJECT
7 next was ONE
7 next wrot ONE
7 second , 's
7 second , i
7 second < -
7 second < b
7 second < that
7 second ONE nicht
7 second SUBJECT ,
7 second a .
7 second at %
7 second estimat ONE
7 second i had
7 second nicht .
7 second pass ONE
7 second pleas with
7 second previously ONE
7 second stor :
7 second the databas
7 second thi the
7 second to the
7 second tool ONE
7 second total :
7 second twic >
7 second valu ONE
7 second would ONE
7 word app
7 word asset
7 word broken
7 word caveat
7 word chart
7 word confidenc
7 word estimat
7 word flight
7 word help
7 word highest
7 word kept
7 word lik
7 word nicht
7 word peopl
7 word previously
7 word print
7 word rank
7 word run
7 word station
7 word twic
7 word week
7 word wer
7 word wert
7 word wrot
7 word yet
-6 next % of
-6 next , >
-6 next ; with
-6 next < all
-6 next < use
-6 next < verifi
-6 next < week
-6 next ONE order
-6 next SUBJECT at
-6 next SUBJECT on
-6 next are in
-6 next correct .
-6 next count ONE
-6 next in servic
-6 next is correct
-6 next it :
-6 next number .
-6 next on #
-6 next recomput from
-6 next servic .
-6 next the final
-6 next the last
-6 next verifi :
-6 next week #
-6 second # on
-6 second , it
-6 second : >
-6 second < ?
-6 second < SUBJECT
-6 second < are
-6 second < do
-6 second < raw
-6 second < result
-6 second = #
-6 second ONE correct
-6 second ONE first
-6 second SUBJECT has
-6 second SUBJECT rat
-6 second are servic
-6 second correct >
-6 second count >
-6 second fil >
-6 second has SUBJECT
-6 second in the
-6 second is ONE
-6 second number >
-6 second recomput the
-6 second result >
-6 second second :
-6 second servic >
-6 second the count
-6 second with >
-6 word and
-6 word capacity
-6 word duplicat
-6 word floor
-6 word given
-6 word just
-6 word ledger
-6 word rat
-6 word saw
-6 word scratch
-6 word sign
-6 word thos
6 next # it
6 next , includ
6 next - check
6 next < caveat
6 next < first
6 next < lowest
6 next < you
6 next a week
6 next believ the
6 next column :
6 next gav ONE
6 next had been
6 next i can
6 next march .
6 next not :
6 next report ONE
6 next right .
6 next six SUBJECT
6 next so that
6 next speak of
6 next tabl ,
6 next wrong .
6 second ( ,
6 second < look
6 second < may
6 second < of
6 second < sheet
6 second = SUBJECT
6 second ONE an
6 second ONE wrong
6 second a of
6 second and not
6 second api >
6 second be ,
6 second broken >
6 second for (
6 second list ,
6 second march >
6 second mean ONE
6 second on ,
6 second report SUBJECT
6 second right >
6 second shift >
6 second tabl ONE
6 second the column
6 second the of
6 second the releas
6 second the tool
6 second the valu
6 second the with
6 second wer to
6 second wrong >
6 word 'd
6 word book
6 word candidat
6 word gat
6 word i
6 word lowest
6 word march
6 word may
6 word plain
6 word reach
6 word speak
6 word told
6 word until
-5 next < actual
-5 next < they
-5 next < updat
-5 next ONE ?
-5 next ONE top
-5 next ONE well
-5 next SUBJECT mean
-5 next SUBJECT one
-5 next SUBJECT rat
-5 next SUBJECT shar
-5 next SUBJECT was
-5 next again ,
-5 next are ONE
-5 next cam in
-5 next count ,
-5 next count is
-5 next feed say
-5 next fil has
-5 next giv ONE
-5 next i get
-5 next in #
-5 next includ it
-5 next is about
-5 next is not
-5 next nam ,
-5 next number is
-5 next option b
-5 next the ledger
-5 next the new
-5 next the sheet
-5 next the top
-5 next top the
-5 next updat :
-5 next which includ
-5 second # ,
-5 second # >
-5 second , at
-5 second , includ
-5 second ; it
-5 second < has
-5 second < it
-5 second < ledger
-5 second < with
-5 second ONE so
-5 second SUBJECT SUBJECT
-5 second SUBJECT are
-5 second SUBJECT at
-5 second all ONE
-5 second correct is
-5 second figur ONE
-5 second giv ,
-5 second in of
-5 second includ ,
-5 second is ;
-5 second lin the
-5 second loan >
-5 second nam and
-5 second per .
-5 second the answer
-5 second ther ONE
-5 second with ,
-5 word actual
-5 word again
-5 word are
-5 word cancell
-5 word http
-5 word loan
-5 word recomput
-5 word thousand
-5 word unit
-5 word updat
-5 word without
5 next # #
5 next # :
5 next # m
5 next ( ONE
5 next ) =
5 next ; i
5 next < p
5 next < thi
5 next < thought
5 next ONE at
5 next ONE first
5 next ONE from
5 next ONE on
5 next SUBJECT ;
5 next check the
5 next day shift
5 next doe not
5 next had ONE
5 next is out
5 next is right
5 next it would
5 next list ,
5 next mean :
5 next not the
5 next of dat
5 next on fil
5 next one with
5 next p (
5 next portal show
5 next releas speak
5 next report :
5 next the chart
5 next the portal
5 next the press
5 next the tabl
5 next the two
5 next thought :
5 next took the
5 next valu :
5 next was SUBJECT
5 second 's has
5 second ( of
5 second , >
5 second , a
5 second , station
5 second , was
5 second : the
5 second < press
5 second ONE #
5 second ONE .
5 second ONE be
5 second ONE clos
5 second ONE in
5 second ONE incorrect
5 second and the
5 second been ,
5 second com .
5 second draft >
5 second in :
5 second includ SUBJECT
5 second is of
5 second not that
5 second one the
5 second out dat
5 second portal ONE
5 second press speak
5 second releas of
5 second sheet ONE
5 second speak ONE
5 second the .
5 second the has
5 second the run
5 second the servic
5 second was .
5 word attribut
5 word board
5 word clos
5 word com
5 word dat
5 word databas
5 word disagre
5 word doe
5 word doubl
5 word hav
5 word includ
5 word look
5 word m
5 word manual
5 word many
5 word me
5 word or
5 word p
5 word paid
5 word pass
5 word portal
5 word record
5 word stat
5 word statu
5 word tally
5 word took
5 word want
-4 next # ONE
-4 next , however
-4 next , that
-4 next < <
-4 next < ONE
-4 next < if
-4 next = #
-4 next > >
-4 next > ONE
-4 next ONE :
-4 next ONE ;
-4 next ONE <
-4 next ONE wer
-4 next SUBJECT .
-4 next all :
-4 next at the
-4 next duplicat ,
-4 next from the
-4 next however ,
-4 next in SUBJECT
-4 next is authoritativ
-4 next is my
-4 next rat .
-4 next scratch the
-4 next second call
-4 next second pass
-4 next the count
-4 next the remain
-4 next the rest
-4 next the right
-4 next unit miss
-4 next was the
-4 next was wrong
-4 next which has
-4 next would not
-4 second # miss
-4 second % .
-4 second < correct
-4 second < not
-4 second < right
-4 second < well
-4 second > <
-4 second ONE SUBJECT
-4 second ONE are
-4 second SUBJECT >
-4 second SUBJECT had
-4 second SUBJECT with
-4 second after #
-4 second and ONE
-4 second be ;
-4 second column ONE
-4 second duplicat ONE
-4 second in ,
-4 second includ ONE
-4 second it hav
-4 second list >
-4 second log >
-4 second not it
-4 second number ONE
-4 second only >
-4 second rat >
-4 second register >
-4 second right is
-4 second second ,
-4 second so is
-4 second that was
-4 second the -
-4 second the includ
-4 second the item
-4 second use .
-4 second well SUBJECT
-4 second which the
-4 word <
-4 word >
-4 word authoritativ
-4 word by
-4 word column
-4 word find
-4 word going
-4 word has
-4 word however
-4 word new
-4 word official
-4 word per
-4 word query
-4 word remov
-4 word rest
-4 word well
4 next ) is
4 next : a
4 next : it
4 next < do
4 next < in
4 next < offic
4 next ONE record
4 next ONE with
4 next SUBJECT to
4 next a decimal
4 next as the
4 next but i
4 next but it
4 next could not
4 next credit ONE
4 next dat .
4 next doubl -
4 next draft .
4 next entry is
4 next for a
4 next for the
4 next had the
4 next has #
4 next how many
4 next i could
4 next i initially
4 next i thought
4 next if you
4 next in total
4 next is mistaken
4 next not reproduc
4 next number of
4 next of #
4 next on SUBJECT
4 next on the
4 next pass :
4 next record in
4 next sourc .
4 next summary 's
4 next that entry
4 next the field
4 next the valu
4 next total .
4 next use it
4 second # .
4 second # wer
4 second ) but
4 second ) its
4 second , 'd
4 second , )
4 second , can
4 second , is
4 second , miss
4 second , would
4 second - :
4 second : m
4 second < earlier
4 second < initially
4 second < mean
4 second = >
4 second ONE )
4 second SUBJECT it
4 second SUBJECT not
4 second agent >
4 second been .
4 second could reproduc
4 second count twic
4 second credit with
4 second dat >
4 second entry ONE
4 second first :
4 second has ,
4 second i not
4 second initially ONE
4 second is and
4 second is number
4 second log .
4 second m #
4 second nam ,
4 second not ONE
4 second of ONE
4 second of wer
4 second second .
4 second sourc >
4 second summary ONE
4 second the >
4 second the SUBJECT
4 second thi ONE
4 second thought ONE
4 second to :
4 second total >
4 second wer in
4 second with #
4 second would use
4 word -
4 word agent
4 word also
4 word although
4 word becaus
4 word blog
4 word both
4 word could
4 word credit
4 word decimal
4 word delivery
4 word detail
4 word field
4 word found
4 word good
4 word her
4 word hold
4 word how
4 word in
4 word initially
4 word kann
4 word mean
4 word mistaken
4 word no
4 word partial
4 word person
4 word queri
4 word read
4 word reproduc
4 word request
4 word sampl
4 word stay
4 word swap
4 word think
4 word timeout
4 word tower
4 word two
""",
    "pair": """\
119 next not RIVAL
106 next RIVAL )
-105 next not THIS
-104 next THIS )
94 next = THIS
90 next THIS SUBJECT
86 next < THIS
84 second answer THIS
-82 next THIS RIVAL
-81 next = RIVAL
74 next so THIS
-71 next so RIVAL
71 second is THIS
69 next RIVAL #
-67 next RIVAL (
-66 next RIVAL SUBJECT
-66 second answer RIVAL
-66 second is RIVAL
64 second RIVAL but
64 second THIS SUBJECT
63 next from RIVAL
-62 next THIS #
62 next is THIS
-61 next is RIVAL
61 second THIS >
-60 next < RIVAL
59 next THIS ;
58 second SUBJECT THIS
57 next THIS (
56 next RIVAL 's
56 second in THIS
-55 next between RIVAL
-55 next the THIS
55 next : THIS
-54 second THIS but
-53 next RIVAL >
-53 second ahead THIS
-53 second in RIVAL
53 next RIVAL THIS
-52 next THIS 's
-52 next of THIS
-52 second RIVAL THIS
52 next the RIVAL
52 second THIS .
51 next of RIVAL
-50 next from THIS
50 second ahead RIVAL
50 second no RIVAL
49 next non RIVAL
47 next but THIS
47 second THIS ;
-46 next at RIVAL
-46 next non THIS
-46 second less RIVAL
46 next THIS ,
46 second THIS defectiv
46 second less THIS
-45 next RIVAL ;
-45 next to RIVAL
45 next THIS order
-44 second RIVAL defectiv
-44 second a THIS
44 next RIVAL is
44 next THIS >
44 next THIS well
44 next nicht RIVAL
44 second ther THIS
-43 next , RIVAL
-43 next RIVAL well
43 next at THIS
43 next between THIS
42 word ;
41 next RIVAL abov
41 next THIS .
41 second rather RIVAL
-40 next RIVAL order
-40 next THIS abov
-40 second RIVAL SUBJECT
-40 second no THIS
40 next THIS on
40 second THIS all
40 second should THIS
-39 next nicht THIS
-39 second RIVAL ;
-39 second RIVAL all
-39 second ther RIVAL
39 next ( RIVAL
39 next . THIS
39 second RIVAL =
39 second THIS reject
39 second a RIVAL
-38 next . RIVAL
-38 next RIVAL on
-38 second THIS =
-38 second rather THIS
-38 word or
-37 second RIVAL .
-37 second RIVAL reject
37 next THIS after
37 second follow RIVAL
37 second not RIVAL
-36 next but RIVAL
-36 second THIS RIVAL
-36 second should RIVAL
36 next , THIS
36 second median RIVAL
-35 second follow THIS
-35 second median THIS
35 next to THIS
35 second THIS nicht
-34 next RIVAL after
-34 second it RIVAL
34 next THIS in
34 second : THIS
34 second it THIS
34 second than RIVAL
34 second was THIS
-33 next RIVAL and
-33 second than THIS
33 next with RIVAL
33 second RIVAL #
-32 next ( THIS
-32 next be RIVAL
-32 next for THIS
32 next SUBJECT THIS
32 next only THIS
32 second = RIVAL
32 second RIVAL may
32 second up RIVAL
-31 next saw RIVAL
-31 second : RIVAL
-31 second THIS may
-31 second up THIS
-31 second was RIVAL
31 next saw THIS
31 second correction THIS
-30 next with THIS
-30 second = THIS
-30 second RIVAL nicht
-30 second SUBJECT RIVAL
-30 second THIS by
30 next for RIVAL
30 next no RIVAL
-29 next only RIVAL
-29 second RIVAL (
-29 second THIS less
-29 second THIS to
-29 second correction RIVAL
-29 second not THIS
29 next RIVAL doe
29 second RIVAL less
-28 next : RIVAL
-28 second RIVAL median
28 next > RIVAL
28 next THIS lead
28 next THIS rather
28 next been THIS
28 second RIVAL RIVAL
28 second THIS median
28 second THIS runner
28 second THIS with
28 second but THIS
28 second ledger THIS
-27 next RIVAL lead
-27 next and RIVAL
-27 next no THIS
-27 next than THIS
-27 next wer RIVAL
-27 second , >
-27 second but RIVAL
-27 second ledger RIVAL
27 next THIS ?
27 next THIS against
27 next THIS beat
27 next by RIVAL
27 next es THIS
27 next likely THIS
27 next than RIVAL
27 next wer THIS
27 second RIVAL )
27 second RIVAL sd
27 second es THIS
27 second final THIS
-26 next RIVAL against
-26 next RIVAL rather
-26 next SUBJECT RIVAL
-26 next THIS doe
-26 next been RIVAL
-26 next then THIS
-26 second RIVAL runner
-26 second THIS sd
26 next then RIVAL
26 second RIVAL in
26 second RIVAL second
26 second RIVAL sondern
26 second THIS :
26 second are THIS
26 second out THIS
-25 next RIVAL ,
-25 next RIVAL .
-25 next l THIS
-25 second RIVAL with
-25 second THIS THIS
-25 second are RIVAL
25 next RIVAL =
25 next RIVAL includ
25 next RIVAL should
25 next leav THIS
25 second RIVAL been
25 second RIVAL not
25 word .
-24 next - THIS
-24 next RIVAL are
-24 next RIVAL wer
-24 next either RIVAL
-24 next la RIVAL
-24 second ( THIS
-24 second THIS )
-24 second compar THIS
-24 second final RIVAL
-24 second out RIVAL
-24 second so RIVAL
24 next THIS are
24 next THIS has
24 next other THIS
24 next sondern THIS
24 next use THIS
24 second RIVAL by
24 second RIVAL to
24 second THIS high
24 second compar RIVAL
24 second so THIS
24 second wer RIVAL
-23 next THIS =
-23 next THIS includ
-23 next es RIVAL
-23 next likely RIVAL
-23 next other RIVAL
-23 second RIVAL :
-23 second RIVAL high
-23 second THIS sondern
-23 second THIS without
-23 second wer THIS
-23 word and
23 second THIS die
23 second THIS tim
23 second en THIS
23 second tim THIS
-22 next > THIS
-22 next THIS should
-22 next leav RIVAL
-22 second THIS been
-22 second THIS in
-22 second to ,
22 next RIVAL mor
22 next either THIS
22 next out RIVAL
22 next print RIVAL
22 next said RIVAL
22 second THIS top
22 second of RIVAL
-21 next RIVAL or
-21 next THIS mor
-21 next print THIS
-21 next said THIS
-21 next survey RIVAL
-21 second RIVAL top
-21 second RIVAL wherea
-21 second THIS second
-21 second es RIVAL
-21 second portal THIS
-21 second tim RIVAL
-21 second vs RIVAL
-21 word report
-21 word si
21 next # THIS
21 next ; THIS
21 next THIS :
21 next compar RIVAL
21 next sino THIS
21 second ( RIVAL
21 second RIVAL be
21 second RIVAL correction
21 second RIVAL than
21 second THIS (
21 second THIS mor
21 second THIS wherea
21 second candidat RIVAL
21 second most THIS
21 word is
-20 next RIVAL beat
-20 next THIS -
-20 next by THIS
-20 next compar THIS
-20 next sondern RIVAL
-20 next use RIVAL
-20 second RIVAL die
-20 second RIVAL tim
-20 second THIS #
-20 second THIS be
-20 second THIS correction
-20 second THIS saturday
-20 word nor
20 next . >
20 next RIVAL did
20 next la THIS
20 second RIVAL saturday
20 second THIS after
20 second THIS of
20 second e RIVAL
20 second first RIVAL
20 second revis THIS
20 second target RIVAL
20 second winner THIS
20 word not
-19 next < answer
-19 next RIVAL from
-19 next RIVAL in
-19 next out THIS
-19 second < RIVAL
-19 second RIVAL >
-19 second en RIVAL
-19 second first THIS
-19 second most RIVAL
-19 second target THIS
-19 second winner RIVAL
-19 word se
19 next THIS crash
19 next l RIVAL
19 next return RIVAL
19 next see RIVAL
19 second RIVAL mai
19 second RIVAL r
19 second figur THIS
19 second vs THIS
-18 next RIVAL ?
-18 next THIS by
-18 next by the
-18 next return THIS
-18 next say THIS
-18 next see THIS
-18 second RIVAL of
-18 second THIS lat
-18 second THIS r
-18 second THIS than
-18 second figur RIVAL
-18 word neither
18 next RIVAL first
18 next THIS cam
18 next THIS it
18 next THIS wer
18 next be THIS
18 second < THIS
18 second RIVAL lat
18 second RIVAL pero
18 second RIVAL without
18 second THIS a
18 second THIS the
18 second and ,
18 second api RIVAL
18 second avg THIS
18 second s RIVAL
18 second that THIS
-17 next RIVAL at
-17 next THIS did
-17 next THIS first
-17 next could be
-17 next got RIVAL
-17 next or THIS
-17 second RIVAL mor
-17 second THIS pero
-17 second avg RIVAL
-17 second candidat THIS
-17 second of THIS
-17 second revis RIVAL
-17 second s THIS
-17 second that RIVAL
17 next RIVAL the
17 next RIVAL we
17 next THIS instead
17 next compt THIS
17 next survey THIS
17 second % RIVAL
17 second 'd THIS
17 second THIS total
17 second et RIVAL
17 second may THIS
17 second portal RIVAL
17 second they THIS
17 second total THIS
17 second would RIVAL
-16 next RIVAL :
-16 next RIVAL crash
-16 next RIVAL has
-16 next RIVAL it
-16 next RIVAL of
-16 next THIS is
-16 next THIS we
-16 next has RIVAL
-16 second % THIS
-16 second RIVAL e
-16 second RIVAL sourc
-16 second RIVAL total
-16 second THIS mai
-16 second api THIS
-16 second b THIS
-16 second et THIS
-16 second gap RIVAL
-16 second may RIVAL
-16 second stor RIVAL
-16 second summary THIS
-16 word could
-16 word sourc
16 next RIVAL can
16 next RIVAL sino
16 next THIS from
16 next has THIS
16 next mak THIS
16 next women RIVAL
16 second RIVAL final
16 second feed RIVAL
16 second gap THIS
16 second is .
16 second stor THIS
-15 next # RIVAL
-15 next SUBJECT in
-15 next THIS can
-15 next THIS look
-15 next THIS or
-15 next THIS would
-15 next about RIVAL
-15 next as RIVAL
-15 next it is
-15 next sino RIVAL
-15 second 'd RIVAL
-15 second RIVAL after
-15 second RIVAL the
-15 second THIS yet
-15 second and .
-15 second number RIVAL
-15 second of SUBJECT
-15 second sheet THIS
-15 second sit RIVAL
-15 second the of
-15 second total RIVAL
-15 second would THIS
-15 word between
-15 word somewher
15 next RIVAL com
15 next RIVAL entry
15 next RIVAL last
15 next RIVAL look
15 next about THIS
15 next as THIS
15 next got THIS
15 next mai THIS
15 next pas RIVAL
15 second RIVAL as
15 second THIS averag
15 second THIS remov
15 second instead RIVAL
15 second number THIS
15 second open RIVAL
15 second summary RIVAL
15 second we RIVAL
-14 next # >
-14 next , and
-14 next RIVAL cam
-14 next RIVAL instead
-14 next RIVAL o
-14 next THIS but
-14 next THIS entry
-14 next THIS fewer
-14 next THIS the
-14 next mak RIVAL
-14 next o THIS
-14 next women THIS
-14 second THIS as
-14 second THIS final
-14 second cadastr THIS
-14 second e THIS
-14 second feed THIS
-14 second neither nor
-14 second open THIS
-14 second point THIS
-14 second releas THIS
-14 second servic THIS
-14 second the RIVAL
-14 second they RIVAL
-14 word both
-14 word o
-14 word without
14 next RIVAL fewer
14 next RIVAL to
14 next THIS and
14 next THIS at
14 next get THIS
14 second , is
14 second RIVAL le
14 second THIS last
14 second THIS sourc
14 second _ :
14 second export THIS
14 second releas RIVAL
14 second the is
-13 next THIS a
-13 next box RIVAL
-13 next compt RIVAL
-13 second RIVAL a
-13 second RIVAL remov
-13 second export RIVAL
-13 second or .
-13 second report THIS
-13 second the fil
-13 second without THIS
-13 word camera
-13 word impossibl
-13 word sich
13 next RIVAL a
13 next RIVAL mai
13 next RIVAL would
13 next de RIVAL
13 next the former
13 second : >
13 second RIVAL year
13 second THIS e
13 second THIS unit
13 second mean RIVAL
13 second registry RIVAL
13 second replac RIVAL
13 second servic RIVAL
13 second sheet RIVAL
13 word former
13 word from
-12 next SUBJECT was
-12 next THIS com
-12 next get RIVAL
-12 second RIVAL averag
-12 second RIVAL last
-12 second RIVAL who
-12 second SUBJECT the
-12 second THIS le
-12 second THIS nam
-12 second THIS they
-12 second instead THIS
-12 second longer THIS
-12 second mean THIS
-12 second plan RIVAL
-12 second tabl THIS
-12 second the THIS
-12 second we THIS
-12 word het
-12 word im
-12 word oder
-12 word say
12 next - RIVAL
12 next RIVAL but
12 next RIVAL count
12 next was THIS
12 second # RIVAL
12 second , ,
12 second < SUBJECT
12 second RIVAL nam
12 second RIVAL they
12 second SUBJECT SUBJECT
12 second THIS who
12 second b RIVAL
12 second i THIS
12 second plac RIVAL
12 second plan THIS
12 word 's
12 word _
-11 next < neither
-11 next THIS for
-11 next THIS last
-11 next claim THIS
-11 next mai RIVAL
-11 next or RIVAL
-11 next pas THIS
-11 second RIVAL down
-11 second THIS at
-11 second count RIVAL
-11 second has ,
-11 second recomput RIVAL
-11 second the in
-11 second the say
11 next : the
11 next < not
11 next RIVAL for
11 next RIVAL was
11 next RIVAL —
11 next behind RIVAL
11 next fueron THIS
11 next read RIVAL
11 second , RIVAL
11 second , and
11 second RIVAL at
11 second RIVAL first
11 second THIS an
11 second THIS down
11 second THIS list
11 second THIS no
11 second haben RIVAL
11 second rat THIS
11 second recomput THIS
11 word first
11 word out
-10 next , SUBJECT
-10 next SUBJECT SUBJECT
-10 next THIS sino
-10 next THIS to
-10 next behind THIS
-10 next count is
-10 second RIVAL an
-10 second RIVAL list
-10 second RIVAL log
-10 second RIVAL mean
-10 second RIVAL no
-10 second RIVAL unit
-10 second SUBJECT of
-10 second THIS das
-10 second between and
-10 second estimat THIS
-10 second in >
-10 second is of
-10 second nicht .
-10 second registry THIS
-10 second replac THIS
-10 second say .
-10 word has
-10 word order
-10 word to
-10 word é
10 next ; RIVAL
10 next RIVAL vs
10 next a RIVAL
10 next claim RIVAL
10 next hav RIVAL
10 next on THIS
10 next whil RIVAL
10 second : .
10 second ; RIVAL
10 second RIVAL ,
10 second RIVAL wrong
10 second THIS i
10 second THIS mean
10 second THIS whil
10 second estimat RIVAL
10 second hav THIS
10 second point RIVAL
10 second tabl RIVAL
10 word =
10 word rank
-9 next < #
-9 next THIS count
-9 next THIS if
-9 next THIS mai
-9 next THIS nor
-9 next THIS o
-9 next THIS vs
-9 next depend on
-9 next fueron RIVAL
-9 next has the
-9 next hold THIS
-9 next it could
-9 next neither THIS
-9 next nor RIVAL
-9 next o RIVAL
-9 next of the
-9 next the survey
-9 second < is
-9 second RIVAL i
-9 second SUBJECT #
-9 second THIS first
-9 second THIS it
-9 second THIS wrong
-9 second THIS year
-9 second could RIVAL
-9 second csv RIVAL
-9 second haben THIS
-9 second hav RIVAL
-9 second plac THIS
-9 second the SUBJECT
-9 word #
-9 word are
-9 word depend
-9 word due
-9 word je
-9 word pas
-9 word register
-9 word survey
9 next < of
9 next ? >
9 next RIVAL seem
9 next SUBJECT :
9 next count RIVAL
9 next hold RIVAL
9 next mean RIVAL
9 next one RIVAL
9 next say RIVAL
9 next the latter
9 second , .
9 second , _
9 second < (
9 second < ,
9 second > >
9 second RIVAL wer
9 second RIVAL yet
9 second from to
9 second i the
9 second in .
9 second one THIS
9 second or ?
9 second two ,
9 second wer .
9 word ?
9 word i
9 word last
9 word latter
-8 next # which
-8 next : null
-8 next RIVAL with
-8 next accord to
-8 next answer :
-8 next it THIS
-8 next log RIVAL
-8 next nor THIS
-8 next read THIS
-8 next report RIVAL
-8 next the sam
-8 next the websit
-8 next whil THIS
-8 second # the
-8 second ; THIS
-8 second < annual
-8 second RIVAL report
-8 second RIVAL whil
-8 second THIS are
-8 second THIS not
-8 second THIS one
-8 second and THIS
-8 second answer null
-8 second rat RIVAL
-8 second wer and
-8 word it
-8 word null
-8 word rang
-8 word sam
-8 word sit
-8 word websit
8 next , not
8 next , which
8 next ; the
8 next count ,
8 next had THIS
8 next invoic RIVAL
8 next log THIS
8 next longer RIVAL
8 second < of
8 second RIVAL is
8 second RIVAL only
8 second THIS for
8 second and on
8 second cadastr RIVAL
8 second csv THIS
8 second error THIS
8 second register RIVAL
8 second report RIVAL
8 second to .
8 second which RIVAL
8 second with RIVAL
8 word after
8 word as
8 word beat
8 word correct
8 word final
8 word second
8 word should
8 word that
8 word wer
-7 next # SUBJECT
-7 next # order
-7 next , das
-7 next , the
-7 next < sourc
-7 next SUBJECT wer
-7 next THIS oder
-7 next THIS seem
-7 next THIS —
-7 next a THIS
-7 next all THIS
-7 next annual report
-7 next had RIVAL
-7 next hav THIS
-7 next it .
-7 next longer than
-7 next nam THIS
-7 next oder RIVAL
-7 next one THIS
-7 next only #
-7 next order (
-7 next the annual
-7 next the count
-7 next the summary
-7 next the two
-7 second # (
-7 second 'est RIVAL
-7 second , by
-7 second , than
-7 second RIVAL for
-7 second SUBJECT was
-7 second THIS only
-7 second and are
-7 second are .
-7 second at ;
-7 second could THIS
-7 second dashboard THIS
-7 second depend the
-7 second error RIVAL
-7 second has SUBJECT
-7 second is ,
-7 second it >
-7 second lie RIVAL
-7 second not which
-7 second one RIVAL
-7 second was in
-7 second with THIS
-7 second you the
-7 word annual
-7 word databas
-7 word de
-7 word ledger
-7 word level
-7 word tabl
-7 word their
7 next 's THIS
7 next ( #
7 next , it
7 next < rank
7 next RIVAL as
7 next SUBJECT ;
7 next all RIVAL
7 next former is
7 next is the
7 next it RIVAL
7 next rank :
7 next report THIS
7 next the registry
7 next 张 >
7 second , SUBJECT
7 second , former
7 second : :
7 second RIVAL it
7 second RIVAL my
7 second THIS log
7 second THIS then
7 second and RIVAL
7 second correct >
7 second count THIS
7 second not .
7 second on .
7 second sit THIS
7 second the one
7 word SUBJECT
7 word cam
7 word duplicat
7 word had
7 word higher
7 word mai
7 word niet
7 word of
7 word remov
7 word revis
7 word sino
7 word total
-6 next ) vs
-6 next , by
-6 next < by
-6 next < het
-6 next < somewher
-6 next THIS as
-6 next THIS claim
-6 next THIS without
-6 next in #
-6 next lie between
-6 next mean THIS
-6 next not say
-6 next rat ,
-6 next report has
-6 next say which
-6 next sourc :
-6 next the district
-6 next was RIVAL
-6 next was the
-6 next 张 ,
-6 second # wer
-6 second , at
-6 second , only
-6 second : or
-6 second ; could
-6 second < -
-6 second < :
-6 second < and
-6 second < could
-6 second SUBJECT ,
-6 second SUBJECT .
-6 second SUBJECT count
-6 second THIS la
-6 second THIS my
-6 second and has
-6 second but #
-6 second i RIVAL
-6 second list THIS
-6 second not )
-6 second not it
-6 second on SUBJECT
-6 second or ,
-6 second order THIS
-6 second register THIS
-6 second wer on
-6 word api
-6 word b
-6 word cancell
-6 word dashboard
-6 word definition
-6 word disagre
-6 word district
-6 word overall
-6 word portal
-6 word result
-6 word 张
6 next , but
6 next , so
6 next : valu
6 next < SUBJECT
6 next < either
6 next < i
6 next < la
6 next < no
6 next < they
6 next RIVAL by
6 next RIVAL claim
6 next RIVAL that
6 next SUBJECT log
6 next _ answer
6 next it was
6 next the floor
6 next which THIS
6 next with the
6 second ; is
6 second < >
6 second = >
6 second RIVAL are
6 second RIVAL sinc
6 second SUBJECT and
6 second SUBJECT has
6 second THIS hav
6 second THIS select
6 second THIS so
6 second THIS which
6 second de ,
6 second differ THIS
6 second la .
6 second lie THIS
6 second list RIVAL
6 second of .
6 second ros RIVAL
6 second selby RIVAL
6 second than .
6 second the 's
6 second the and
6 second the differ
6 word >
6 word ask
6 word been
6 word but
6 word en
6 word floor
6 word il
6 word ist
6 word mean
6 word mor
6 word no
6 word sinc
6 word so
6 word year
-5 next , could
-5 next , sourc
-5 next , valu
-5 next < candidat
-5 next < could
-5 next < die
-5 next < le
-5 next < with
-5 next RIVAL nor
-5 next RIVAL oder
-5 next RIVAL without
-5 next SUBJECT is
-5 next THIS leav
-5 next THIS was
-5 next and i
-5 next between the
-5 next but only
-5 next candidat :
-5 next count THIS
-5 next dashboard ,
-5 next de THIS
-5 next from the
-5 next gav THIS
-5 next giv RIVAL
-5 next i could
-5 next invoic THIS
-5 next longer THIS
-5 next neither RIVAL
-5 next oder THIS
-5 next point to
-5 next question doe
-5 next register .
-5 next the cadastr
-5 next the leaflet
-5 next the lin
-5 next the portal
-5 next two sourc
-5 next without them
-5 second ) RIVAL
-5 second , be
-5 second : by
-5 second ; the
-5 second < a
-5 second < be
-5 second < by
-5 second < lead
-5 second < wer
-5 second RIVAL select
-5 second RIVAL then
-5 second SUBJECT rat
-5 second THIS wer
-5 second accord the
-5 second and both
-5 second be ,
-5 second disagre THIS
-5 second doe say
-5 second i not
-5 second if are
-5 second only SUBJECT
-5 second or RIVAL
-5 second or THIS
-5 second question not
-5 second register >
-5 second say ,
-5 second somewher RIVAL
-5 second sourc RIVAL
-5 second to SUBJECT
-5 second wer in
-5 word -
-5 word another
-5 word cadastr
-5 word csv
-5 word event
-5 word exclud
-5 word l
-5 word lie
-5 word summary
-5 word tell
-5 word which
5 next # %
5 next # )
5 next ) .
5 next , as
5 next , nicht
5 next , yet
5 next < in
5 next < the
5 next RIVAL -
5 next RIVAL leav
5 next answer is
5 next are RIVAL
5 next box THIS
5 next giv THIS
5 next in RIVAL
5 next the feed
5 next to be
5 second # ,
5 second ( remov
5 second ) >
5 second , the
5 second < _
5 second < in
5 second RIVAL com
5 second RIVAL one
5 second RIVAL out
5 second RIVAL third
5 second RIVAL was
5 second SUBJECT >
5 second THIS confidenc
5 second THIS sunday
5 second and ;
5 second answer the
5 second final answer
5 second is and
5 second longer RIVAL
5 second the giv
5 second the plan
5 second to api
5 second was .
5 second without RIVAL
5 word averag
5 word com
5 word compar
5 word consider
5 word feed
5 word los
5 word n
5 word plac
5 word que
5 word return
5 word row
5 word run
5 word show
5 word use
5 word —
-4 next ( not
-4 next ) :
-4 next , ahead
-4 next : #
-4 next : sourc
-4 next RIVAL accord
-4 next RIVAL hav
-4 next RIVAL whil
-4 next THIS accord
-4 next THIS i
-4 next THIS that
-4 next against THIS
-4 next fals ,
-4 next in the
-4 next is either
-4 next null ,
-4 next report .
-4 next show THIS
-4 next sourc disagre
-4 next the question
-4 next ther are
-4 next to report
-4 next trust the
-4 next which RIVAL
-4 next who SUBJECT
-4 second ) .
-4 second , accord
-4 second , b
-4 second , with
-4 second < accord
-4 second RIVAL could
-4 second RIVAL from
-4 second RIVAL sunday
-4 second RIVAL tabl
-4 second THIS com
-4 second THIS is
-4 second THIS third
-4 second THIS was
-4 second and from
-4 second and hav
-4 second be .
-4 second be ;
-4 second dat RIVAL
-4 second from RIVAL
-4 second i no
-4 second in SUBJECT
-4 second it a
-4 second nor :
-4 second report >
-4 second say SUBJECT
-4 second selby THIS
-4 second survey RIVAL
-4 second the ;
-4 second the api
-4 second the are
-4 second the doe
-4 second the has
-4 second the report
-4 second which THIS
-4 word (
-4 word )
-4 word accord
-4 word answer
-4 word box
-4 word das
-4 word each
-4 word either
-4 word favour
-4 word leaflet
-4 word lin
-4 word must
-4 word open
-4 word station
-4 word them
-4 word two
-4 word vs
-4 word who
4 next # #
4 next # =
4 next # and
4 next 'est pas
4 next , et
4 next , i
4 next , sondern
4 next - #
4 next : SUBJECT
4 next ; sinc
4 next ; without
4 next < it
4 next < mean
4 next SUBJECT .
4 next SUBJECT >
4 next SUBJECT and
4 next THIS per
4 next THIS row
4 next after remov
4 next against RIVAL
4 next and SUBJECT
4 next ask ,
4 next et non
4 next final _
4 next go with
4 next i consider
4 next if transfer
4 next includ it
4 next is SUBJECT
4 next je retien
4 next last year
4 next latter .
4 next month .
4 next n 'est
4 next nam RIVAL
4 next not ,
4 next on averag
4 next order .
4 next rank THIS
4 next report data
4 next show RIVAL
4 next the #
4 next the dashboard
4 next them ,
4 next two candidat
4 second # >
4 second 'est THIS
4 second ( :
4 second , non
4 second - SUBJECT
4 second : )
4 second < candidat
4 second < has
4 second SUBJECT :
4 second THIS from
4 second as THIS
4 second disagre RIVAL
4 second from THIS
4 second had SUBJECT
4 second has RIVAL
4 second in ,
4 second last .
4 second latter >
4 second lead THIS
4 second mai .
4 second month >
4 second n pas
4 second not ;
4 second not but
4 second order >
4 second result THIS
4 second the log
4 second valu RIVAL
4 word all
4 word befor
4 word cheaper
4 word decid
4 word differ
4 word earlier
4 word el
4 word es
4 word export
4 word fail
4 word four
4 word go
4 word her
4 word instead
4 word maar
4 word month
4 word number
4 word plan
4 word previou
4 word read
4 word registry
4 word reject
4 word retien
4 word right
4 word ros
4 word rul
4 word scheduler
4 word scor
4 word sondern
4 word system
4 word tim
4 word top
4 word we
""",
    "after_this": """\
53 next < the
-50 word .
-48 next . >
43 word b
40 word the
-37 next < that
-36 word which
-31 second SUBJECT >
31 second < :
-30 word that
-29 word not
-28 next < SUBJECT
-28 word SUBJECT
-28 word wrong
-26 next is wrong
24 word support
-23 word i
-23 word leav
23 second : >
23 word )
23 word c
23 word high
23 word option
-22 next that figur
-22 next wrong .
-22 second wrong >
22 next is the
22 next log .
22 second log >
-21 next i hav
-21 second < figur
-21 word it
21 second the figur
-20 next SUBJECT .
-20 second that is
20 second # #
20 second < >
20 second the one
-18 second < hav
-18 second i not
-18 second which is
18 next # -
18 next by the
18 word one
-17 second < -
17 next that .
17 second that >
17 word confirm
17 word with
-16 next that is
-16 next which one
-16 second i noth
16 next : SUBJECT
16 next < i
16 next < unit
16 next the latter
16 next unit :
16 second unit SUBJECT
16 word best
16 word latter
16 word unit
-15 second is .
-15 word no
-15 word tell
15 next ) .
15 second ) >
15 word second
-14 second remain .
-14 second the is
-14 word been
-14 word remain
-14 word two
14 next # #
14 next latter .
14 second # >
14 second latter >
14 word by
14 word trust
-13 next , i
-13 next SUBJECT >
-13 next has been
-13 next open .
-13 next the two
-13 second < ,
-13 second not which
-13 second open >
13 next < best
13 next the second
13 second < #
13 word (
13 word and
13 word fil
13 word may
-12 next < they
-12 next and i
-12 second < would
-12 second i no
-12 word both
-12 word noth
-12 word tak
12 next the log
12 next with the
12 second < latter
-11 next < sourc
-11 next hav no
-11 next i leav
-11 next i would
-11 second i leav
-11 second noth the
-11 word could
-11 word for
-11 word on
11 next , but
11 next : b
11 next go with
11 second < second
11 second i with
11 word api
11 word but
11 word report
-10 next < neither
-10 next a .
-10 next i could
-10 next no better
-10 next wrong ;
-10 second < .
-10 second a >
-10 second not it
-10 second that wrong
-10 word better
-10 word many
-10 word sourc
-10 word total
10 next < next
10 next i trust
10 next the former
10 second not that
10 second one right
10 word breakdown
10 word choos
10 word former
10 word next
-9 next # m
-9 next do not
-9 next leav the
-9 next me which
-9 next not use
-9 next so that
-9 next sourc :
-9 second < leav
-9 second be .
-9 second of two
-9 second the ,
-9 second with .
-9 word ;
-9 word count
-9 word decision
-9 word hav
-9 word m
-9 word neither
-9 word recommendation
-9 word they
-9 word would
9 next # %
9 next ) >
9 next < end
9 next align >
9 next end align
9 next right .
9 next trust the
9 second ( )
9 second < align
9 second < trust
9 second conflict the
9 second end >
9 second figur the
9 second right >
9 word %
9 word about
9 word align
9 word conflict
9 word end
9 word go
9 word log
9 word or
9 word plan
9 word school
9 word seem
9 word ticket
9 word week
-8 next < assessment
-8 next < hmm
-8 next < sinc
-8 next assessment >
-8 next hmm ,
-8 next tell me
-8 next the total
-8 next use it
-8 second , on
-8 second no for
-8 second q >
-8 second tell which
-8 word assessment
-8 word be
-8 word do
-8 word hmm
-8 word other
-8 word you
8 next # )
8 next < pleas
8 next about thi
8 next left out
8 next second one
8 second : %
8 second SUBJECT and
8 second fil the
8 second the .
8 second the fil
8 word column
8 word its
8 word show
8 word was
-7 next , that
-7 next < both
-7 next < it
-7 next < recommendation
-7 next < thi
-7 next can not
-7 next contradict each
-7 next it 's
-7 next it ;
-7 next log is
-7 next on the
-7 next recommendation >
-7 next that 's
-7 next the whol
-7 next to be
-7 next which of
-7 next would not
-7 second a .
-7 second be ;
-7 second contradict other
-7 second is to
-7 second it the
-7 second the mix
-7 word has
-7 word lin
-7 word me
-7 word quot
-7 word therefor
-7 word treat
-7 word whol
7 next % >
7 next ; the
7 next < thes
7 next consider the
7 next i consider
7 next i went
7 next is right
7 next it is
7 next seem to
7 next to hav
7 next week #
7 next went with
7 second so with
7 second the column
7 second the list
7 second thi the
7 second went the
7 word :
7 word all
7 word consider
7 word contradictory
7 word drop
7 word hour
7 word out
7 word should
7 word survey
7 word tabl
7 word went
7 word what
-6 next . s
-6 next < p
-6 next figur is
-6 next first .
-6 next i 'm
-6 next i had
-6 next need to
-6 next not tell
-6 next other .
-6 next p .
-6 next s .
-6 next the data
-6 second , .
-6 second , i
-6 second : SUBJECT
-6 second : had
-6 second < 's
-6 second < may
-6 second a of
-6 second can tell
-6 second first >
-6 second other >
-6 second p s
-6 second s >
-6 second the :
-6 second the open
-6 second to which
-6 word 'm
-6 word data
-6 word maximum
-6 word need
-6 word offic
-6 word p
-6 word s
-6 word siz
-6 word stat
-6 word unknown
-6 word valid
-6 word verifi
6 next a second
6 next and #
6 next b >
6 next is what
6 next no row
6 next one is
6 next the #
6 next the api
6 next the sam
6 second # the
6 second < a
6 second < chart
6 second < former
6 second go the
6 second i a
6 second open #
6 second wer .
6 word after
6 word chart
6 word fail
6 word look
6 word rat
6 word regard
6 word row
6 word rul
6 word sam
6 word sign
6 word ther
6 word use
6 word win
-5 next # SUBJECT
-5 next , and
-5 next : i
-5 next ; i
-5 next < edit
-5 next better figur
-5 next complet .
-5 next could not
-5 next edit :
-5 next establish which
-5 next figur for
-5 next found noth
-5 next hav not
-5 next is complet
-5 next is no
-5 next it ,
-5 next it with
-5 next of thi
-5 next one of
-5 next other ,
-5 next tell which
-5 next than the
-5 next the first
-5 next the other
-5 next two is
-5 next undecid .
-5 second 's .
-5 second ; hav
-5 second < are
-5 second < is
-5 second < two
-5 second clinic >
-5 second complet >
-5 second do use
-5 second for .
-5 second hav better
-5 second leav open
-5 second other so
-5 second pleas which
-5 second that ,
-5 second total >
-5 second undecid >
-5 second up the
-5 second which the
-5 second which you
-5 word #
-5 word 's
-5 word ,
-5 word abov
-5 word allow
-5 word an
-5 word answer
-5 word averag
-5 word complet
-5 word edit
-5 word either
-5 word establish
-5 word filter
-5 word from
-5 word mix
-5 word reconcil
-5 word someon
-5 word still
-5 word tim
-5 word undecid
-5 word until
-5 word year
5 next # and
5 next , which
5 next < as
5 next < conclusion
5 next < q
5 next < should
5 next < ther
5 next and the
5 next but it
5 next conclusion >
5 next fail to
5 next i took
5 next in SUBJECT
5 next not that
5 next q #
5 next report the
5 next say that
5 next so ther
5 next to the
5 second 'd the
5 second , it
5 second - >
5 second < conflict
5 second < regard
5 second all SUBJECT
5 second but is
5 second it be
5 second of #
5 second the number
5 second the tool
5 second to .
5 word -
5 word access
5 word as
5 word audit
5 word becaus
5 word conclusion
5 word find
5 word if
5 word is
5 word list
5 word load
5 word outlier
5 word q
5 word right
5 word see
5 word sensor
5 word sid
5 word thi
5 word took
5 word us
5 word wer
-4 next : the
-4 next < #
-4 next < sunday
-4 next and noth
-4 next both .
-4 next decid which
-4 next each other
-4 next exactly #
-4 next i found
-4 next it open
-4 next leav it
-4 next log to
-4 next not establish
-4 next number .
-4 next of thes
-4 next option a
-4 next second sourc
-4 next so pleas
-4 next tim out
-4 next to #
-4 next to say
-4 next wait ,
-4 second , SUBJECT
-4 second , pleas
-4 second . .
-4 second . >
-4 second < could
-4 second < log
-4 second < tool
-4 second both >
-4 second could establish
-4 second each ,
-4 second is second
-4 second is than
-4 second no sourc
-4 second not a
-4 second number >
-4 second publish .
-4 second ther no
-4 second would the
-4 second would use
-4 word a
-4 word can
-4 word caution
-4 word claim
-4 word clinic
-4 word decid
-4 word final
-4 word found
-4 word hold
-4 word open
-4 word rank
-4 word register
-4 word sunday
-4 word them
-4 word wait
4 next 's figur
4 next - check
4 next . png
4 next < appendix
4 next < not
4 next SUBJECT SUBJECT
4 next SUBJECT and
4 next agre .
4 next as a
4 next but that
4 next by #
4 next did not
4 next figur .
4 next it should
4 next list .
4 next not need
4 next other SUBJECT
4 next png .
4 next sid not
4 next that the
4 next the report
4 next the tabl
4 next thi figur
4 next thi is
4 next to confirm
4 next what it
4 next wrong ,
4 second , is
4 second < can
4 second < open
4 second < that
4 second agre >
4 second figur >
4 second for SUBJECT
4 second is SUBJECT
4 second list >
4 second no of
4 second no wer
4 second not .
4 second number the
4 second png >
4 second the 's
4 second thi with
4 second to ,
4 word add
4 word appendix
4 word did
4 word error
4 word expect
4 word general
4 word notic
4 word png
4 word reason
4 word recomput
4 word reliabl
4 word search
4 word too
4 word way
""",
    "after_rival": """\
43 next < SUBJECT
36 word #
31 word SUBJECT
-30 word b
28 second a >
26 word a
24 word :
23 next SUBJECT >
-21 next < i
-21 next < the
21 next # >
21 second < -
20 second the .
-19 word c
-19 word high
19 second < ,
-18 word both
-16 word may
-15 word one
-15 word thes
-15 word two
15 next : i
15 word ,
-14 next : SUBJECT
-14 next < unit
-14 next unit :
-14 second unit SUBJECT
-13 next # #
-13 next # -
-13 second # #
-13 word best
-13 word not
13 next , i
-12 next < best
-12 word log
12 next < #
12 next < sourc
12 next first .
12 second first >
12 second i the
12 word first
-11 next < pleas
-11 second # >
-11 second . >
-11 word )
-11 word pleas
11 next : the
11 next i had
11 next the first
11 word -
11 word that
11 word the
-10 next < thes
-10 second : >
-10 word for
-10 word reconcil
-10 word so
-10 word use
10 next < that
10 next sourc :
10 second : had
10 word had
10 word register
10 word sourc
-9 next < next
-9 next b >
-9 second < two
-9 word can
-9 word end
-9 word next
-9 word right
-9 word unit
-9 word you
9 next # m
9 next < hmm
9 next hmm ,
9 second q >
9 word by
9 word hmm
9 word m
-8 next # )
-8 next go with
-8 next is right
-8 next right .
-8 next the two
-8 second right >
-8 second to .
-8 word clear
-8 word go
-8 word hav
-8 word list
-8 word them
-8 word week
8 next , that
8 next . s
8 next < edit
8 next < p
8 next edit :
8 next p .
8 next s .
8 next wait ,
8 second , on
8 second SUBJECT >
8 second clinic >
8 second p s
8 second s >
8 word clinic
8 word edit
8 word on
8 word p
8 word s
8 word thi
8 word wait
-7 next # %
-7 next ) .
-7 next : b
-7 next < one
-7 next week #
-7 second : %
-7 second i both
-7 second no for
-7 word %
-7 word breakdown
-7 word report
-7 word was
-7 word with
7 next < correction
7 next < wait
7 second 's .
7 second < .
7 second had the
7 word correction
-6 next % >
-6 next , so
-6 next i could
-6 second ) >
-6 second conflict the
-6 second is .
-6 second the one
-6 word ;
-6 word could
-6 word either
-6 word other
6 next that 's
6 second that the
6 word need
6 word quot
-5 next ) >
-5 next ; the
-5 next < answer
-5 next answer :
-5 next can not
-5 next i 'd
-5 next i hav
-5 next of thes
-5 next one of
-5 next other ,
-5 next the log
-5 second , a
-5 second , i
-5 second < 'd
-5 second < hav
-5 second < list
-5 second < log
-5 second < of
-5 second < regard
-5 second a .
-5 second of two
-5 second other so
-5 word 'd
-5 word and
-5 word answer
-5 word contradict
-5 word left
-5 word no
-5 word prefer
-5 word regard
-5 word which
-5 word without
5 next - #
5 next check the
5 next column is
5 next that is
5 next the column
5 next thi .
5 second , column
5 second correct .
5 second i to
5 second thi >
5 second to thi
5 word after
5 word an
5 word check
5 word column
5 word correct
5 word count
5 word includ
5 word raw
5 word row
-4 next < q
-4 next believ .
-4 next clear .
-4 next contradict each
-4 next do not
-4 next each other
-4 next i was
-4 next it 's
-4 next list .
-4 next of them
-4 next q #
-4 next so that
-4 next the data
-4 next to believ
-4 next to me
-4 next which of
-4 next with the
-4 second ( )
-4 second < 's
-4 second < was
-4 second be .
-4 second believ >
-4 second clear >
-4 second contradict other
-4 second each ,
-4 second go the
-4 second i not
-4 second it not
-4 second list >
-4 second not to
-4 second of to
-4 second the list
-4 second was to
-4 word (
-4 word all
-4 word believ
-4 word conflict
-4 word data
-4 word do
-4 word each
-4 word it
-4 word leav
-4 word my
-4 word of
-4 word own
-4 word q
-4 word to
-4 word us
-4 word valu
4 next , the
4 next < by
4 next < sunday
4 next SUBJECT #
4 next SUBJECT to
4 next count .
4 next digit .
4 next is in
4 next is the
4 next the unit
4 second < >
4 second < is
4 second a of
4 second count >
4 second digit >
4 second in .
4 second the ,
4 second the count
4 second the row
4 word digit
4 word look
4 word outdat
4 word sunday
4 word wrong
""",
    "none": """\
-85 next < ONE
77 word no
68 second , >
-65 next ONE >
65 word not
-60 second ONE .
58 word @mentions_1
-55 word @sides_2
55 word @sides_1
-52 next ONE .
52 word nor
50 word neither
49 word answer
-45 second ONE >
45 word unknown
43 word ;
-41 word @mentions_2
-40 next is ONE
40 next not ONE
40 second neither nor
38 second : ,
-37 word RIVAL
-37 word THIS
37 next answer :
37 second RIVAL THIS
37 second THIS RIVAL
37 word figur
37 word only
-36 word -
35 next < answer
35 word chiffr
-34 next ONE SUBJECT
34 word je
34 word pas
-33 next RIVAL ,
-33 next THIS ,
-33 second < ,
-33 second ONE #
33 next , and
33 word has
32 next < neither
32 next has the
32 word dato
-31 second : >
31 second < only
31 word yet
30 next # SUBJECT
30 next is wrong
30 next not be
30 word who
29 next < i
29 next say ONE
29 second < kan
29 word follow
29 word zahl
-28 next # >
-28 word wer
28 next i hav
28 next rat ,
28 word alternativ
28 word kan
-27 word =
-27 word on
27 next and RIVAL
27 next and THIS
27 second # (
27 second i not
27 word and
27 word i
27 word ich
27 word stor
26 next . >
26 second SUBJECT rat
26 second i no
26 second the of
26 second thi .
26 word noth
26 word valor
-25 next ONE (
-25 word one
25 next is not
25 next last _
25 second ONE of
25 second no count
25 word betrouwbaar
25 word ik
-24 second < .
-24 second answer ONE
-24 second in .
-24 second wer .
-24 word if
24 next < no
24 next ONE was
24 next SUBJECT ONE
24 next read ONE
24 second dato ONE
24 word .
24 word niet
24 word toy
-23 second < SUBJECT
-23 word ONE
23 next ONE #
23 next nor RIVAL
23 next nor THIS
23 second answer #
23 word hav
23 word last
23 word say
-22 next < it
-22 next has ONE
-22 second # #
-22 word the
22 next < that
22 next di ONE
22 next not use
22 second , than
22 second SUBJECT was
22 word de
22 word et
22 word load
-21 next ) >
-21 second < (
-21 word all
-21 word with
21 next ONE —
21 next RIVAL nor
21 next THIS nor
21 next load .
21 next neither RIVAL
21 next neither THIS
21 next unknown .
21 second load >
21 second return ,
21 second unknown >
21 word di
21 word so
-20 second < >
-20 second not :
-20 second the .
20 next # which
20 next ONE and
20 next do not
20 next hav no
20 next the survey
20 next would not
20 second < ONE
20 second < figur
20 second < the
20 second SUBJECT not
20 second is #
20 second not a
20 second say .
20 second wer and
20 word could
20 word d
20 word fiabl
20 word fil
20 word n
20 word nicht
20 word output
-19 next ( #
-19 next confirm that
-19 second RIVAL >
-19 second THIS >
-19 second i the
19 next RIVAL and
19 next THIS and
19 next figur is
19 next who SUBJECT
19 second ONE ,
19 second not .
19 second that is
19 second ther no
19 word seen
-18 next < RIVAL
-18 next < THIS
-18 next the number
-18 next was ONE
-18 second SUBJECT and
-18 second it ONE
-18 second on .
-18 word plan
18 next return rat
18 next so far
18 next that figur
18 second < wer
18 second < would
18 second both and
18 second do use
18 second figur wrong
18 second the return
18 word but
18 word input
18 word is
18 word many
18 word than
18 word websit
18 word would
-17 next , the
-17 next = ONE
-17 next RIVAL ;
-17 next RIVAL SUBJECT
-17 next THIS ;
-17 next THIS SUBJECT
-17 next is right
-17 next not confirm
-17 next that .
-17 second < #
-17 second < ;
-17 second < not
-17 second that >
-17 word it
-17 word probably
-17 word second
17 next ( ONE
17 next < statu
17 next ONE can
17 next SUBJECT (
17 next is about
17 next mill #
17 next to report
17 next wrong .
17 second ONE )
17 second ONE nicht
17 second _ :
17 second and has
17 second invalid .
17 second say SUBJECT
17 word leav
17 word mill
17 word survey
17 word their
17 word use
17 word —
-16 next # %
-16 next ONE ,
-16 next is the
-16 next the not
-16 second answer RIVAL
-16 second answer THIS
-16 second confirm .
-16 second not which
-16 word amount
-16 word are
16 next , follow
16 next follow by
16 next longer than
16 next no answer
16 next number .
16 next the cadastr
16 next unabl to
16 second : #
16 second ONE is
16 second a .
16 second be .
16 second is to
16 second mean #
16 second number >
16 second to .
16 second wrong >
16 word be
16 word cadastr
16 word cifra
16 word do
16 word extract
16 word non
16 word return
16 word row
16 word unabl
16 word without
-15 next # :
-15 next , as
-15 next RIVAL .
-15 next THIS .
-15 next to the
-15 second . .
-15 second SUBJECT the
-15 word after
-15 word at
-15 word check
-15 word way
15 next RIVAL of
15 next RIVAL or
15 next SUBJECT it
15 next THIS of
15 next THIS or
15 next but #
15 next could not
15 next i could
15 next in thi
15 next order (
15 next result ,
15 next the RIVAL
15 next the THIS
15 next total is
15 next use it
15 second < valor
15 second has SUBJECT
15 second lie the
15 second not and
15 second only #
15 second valu ONE
15 word batch
15 word call
15 word europ
15 word found
15 word run
-14 next < if
-14 next < probably
-14 next ONE order
-14 next not SUBJECT
-14 next probably ONE
-14 next the #
-14 second , i
-14 second between and
-14 second is wrong
-14 second the #
-14 word %
-14 word @mentions_3
-14 word confidenc
-14 word match
-14 word may
-14 word over
-14 word per
-14 word right
-14 word see
-14 word two
14 next # has
14 next , so
14 next about #
14 next are no
14 next el valor
14 next i do
14 next i only
14 next is #
14 next roughly #
14 next the leaflet
14 next the only
14 next yet .
14 second < lead
14 second ONE row
14 second about SUBJECT
14 second i ONE
14 second log .
14 second no >
14 second no figur
14 second nor :
14 second not )
14 second not it
14 second the say
14 second total .
14 second yet >
14 word ,
14 word field
14 word number
14 word order
14 word y
-13 next : RIVAL
-13 next : THIS
-13 next ; RIVAL
-13 next ; THIS
-13 next ; the
-13 next ONE or
-13 next SUBJECT :
-13 next box ONE
-13 next of SUBJECT
-13 second ONE in
-13 second would ONE
-13 word box
-13 word error
-13 word p
13 next # order
13 next ; SUBJECT
13 next < el
13 next ONE row
13 next can not
13 next how many
13 next not hav
13 next or RIVAL
13 next or THIS
13 next the summary
13 next the whol
13 next took ONE
13 next two sourc
13 second # :
13 second , only
13 second ; would
13 second < call
13 second < has
13 second SUBJECT about
13 second the took
13 second to how
13 word can
13 word está
13 word impossibl
13 word leaflet
13 word left
13 word lie
13 word longer
13 word passenger
13 word siz
13 word stat
13 word whol
-12 next , although
-12 next ONE :
-12 next RIVAL is
-12 next SUBJECT #
-12 next THIS is
-12 next and #
-12 next as i
-12 next i had
-12 next it is
-12 next or #
-12 next the sam
-12 second # )
-12 second # >
-12 second , is
-12 second : SUBJECT
-12 second < and
-12 second ONE wer
-12 second SUBJECT RIVAL
-12 second SUBJECT THIS
-12 second no to
-12 word conflict
-12 word sam
-12 word though
-12 word ticket
-12 word unit
12 next ) .
12 next ; ONE
12 next ONE aus
12 next SUBJECT is
12 next SUBJECT rat
12 next between the
12 next can be
12 next die ONE
12 next hav noth
12 next not rank
12 next of #
12 next rank the
12 next than the
12 next the brochur
12 next the figur
12 next the total
12 next the tracker
12 next was SUBJECT
12 second # i
12 second # wer
12 second ( as
12 second < hav
12 second SUBJECT ,
12 second SUBJECT is
12 second answer null
12 second but #
12 second by .
12 second could rank
12 second die aus
12 second do hav
12 second entry ONE
12 second query ONE
12 second record so
12 second the in
12 second use .
12 word 's
12 word aus
12 word bed
12 word brochur
12 word budget
12 word el
12 word lead
12 word não
12 word out
12 word remain
12 word until
-11 next # -
-11 next , though
-11 next - #
-11 next < only
-11 next SUBJECT ,
-11 next doe not
-11 next if i
-11 next not match
-11 next return .
-11 next the latter
-11 second , #
-11 second , with
-11 second : :
-11 second = >
-11 second SUBJECT :
-11 second not >
-11 second of SUBJECT
-11 second of two
-11 word @sentences_4
-11 word a
-11 word befor
-11 word column
-11 word confirm
-11 word dat
-11 word doe
-11 word latter
-11 word reject
-11 word should
-11 word sign
11 next # (
11 next ( not
11 next ; total
11 next < #
11 next < je
11 next api report
11 next but only
11 next de ONE
11 next entry read
11 next fail ,
11 next giv #
11 next in the
11 next je ne
11 next known to
11 next lie between
11 next null >
11 next order and
11 next so i
11 next statu :
11 next that is
11 second ( #
11 second , by
11 second , no
11 second , non
11 second ; ONE
11 second ; valor
11 second < answer
11 second ONE answer
11 second SUBJECT with
11 second and log
11 second no can
11 second not ONE
11 second noth the
11 second only SUBJECT
11 second stor ONE
11 second with ONE
11 word cancell
11 word count
11 word flag
11 word id
11 word invalid
11 word known
11 word liberal
11 word lin
11 word ne
11 word op
11 word partial
11 word pass
11 word rat
11 word report
11 word servic
11 word sit
11 word statu
-10 next 'm not
-10 next - check
-10 next < of
-10 next ONE on
-10 next SUBJECT SUBJECT
-10 next SUBJECT was
-10 next about ONE
-10 next answer ONE
-10 next one .
-10 next only ONE
-10 next though i
-10 second : .
-10 second < -
-10 second < a
-10 second < was
-10 second ONE be
-10 second answer ,
-10 second i RIVAL
-10 second i THIS
-10 second i say
-10 second it not
-10 second not that
-10 second of #
-10 second of .
-10 second one >
-10 second order >
-10 second return >
-10 second the record
-10 second ther ONE
-10 second to ,
-10 word contradictory
-10 word discrepancy
-10 word either
-10 word en
-10 word final
-10 word la
-10 word metric
-10 word rul
-10 word suspiciou
-10 word trust
10 next # fil
10 next 's ONE
10 next , ahead
10 next : null
10 next ONE contradict
10 next RIVAL wer
10 next RIVAL without
10 next SUBJECT can
10 next SUBJECT order
10 next THIS wer
10 next THIS without
10 next and not
10 next had ONE
10 next is still
10 next leav thi
10 next no SUBJECT
10 next no better
10 next out the
10 next pleas do
10 next the field
10 next the mean
10 next the query
10 next the station
10 next the websit
10 second , _
10 second ONE but
10 second and RIVAL
10 second and THIS
10 second and wer
10 second as and
10 second averag SUBJECT
10 second can be
10 second got .
10 second i leav
10 second i need
10 second not right
10 second not up
10 second pleas not
10 second second .
10 second servic ONE
10 second that wrong
10 second the :
10 second was .
10 second was of
10 word :
10 word aantal
10 word far
10 word kann
10 word les
10 word nam
10 word null
10 word shar
10 word thi
10 word una
-9 next , ONE
-9 next , no
-9 next : the
-9 next ONE a
-9 next SUBJECT and
-9 next although i
-9 next are ONE
-9 next at #
-9 next candidat :
-9 next for thi
-9 next found ONE
-9 next in SUBJECT
-9 next is RIVAL
-9 next is SUBJECT
-9 next is THIS
-9 next its SUBJECT
-9 next not say
-9 next order .
-9 next per SUBJECT
-9 next the plan
-9 second # ,
-9 second 'd ONE
-9 second ( )
-9 second , and
-9 second < found
-9 second < i
-9 second < row
-9 second ONE SUBJECT
-9 second ONE though
-9 second RIVAL ,
-9 second RIVAL SUBJECT
-9 second SUBJECT all
-9 second THIS ,
-9 second THIS SUBJECT
-9 second is for
-9 second mean ONE
-9 second the log
-9 second the rat
-9 second the tabl
-9 word audit
-9 word first
-9 word hour
-9 word low
-9 word mean
-9 word much
-9 word open
-9 word show
-9 word that
-9 word wurden
9 next ) giv
9 next : ONE
9 next ; they
9 next < thi
9 next SUBJECT >
9 next ahead of
9 next as ONE
9 next averag the
9 next but no
9 next by ten
9 next divid by
9 next field is
9 next figur .
9 next fil .
9 next i 'd
9 next many SUBJECT
9 next not answer
9 next noth to
9 next only #
9 next tak the
9 next tell you
9 next up .
9 next wrong ;
9 second ) >
9 second ; hav
9 second < could
9 second < field
9 second < lookup
9 second < order
9 second < registry
9 second RIVAL yet
9 second SUBJECT SUBJECT
9 second SUBJECT be
9 second THIS yet
9 second and .
9 second and noth
9 second api ONE
9 second can answer
9 second field stor
9 second figur >
9 second figur the
9 second how SUBJECT
9 second i unabl
9 second in tabl
9 second it the
9 second known be
9 second many are
9 second not the
9 second now ONE
9 second of ,
9 second of and
9 second of lin
9 second or .
9 second read SUBJECT
9 second remain .
9 second return .
9 second say and
9 second sourc RIVAL
9 second sourc THIS
9 second survey .
9 second the order
9 second the sourc
9 second they not
9 second would the
9 word 'd
9 word ahead
9 word better
9 word cover
9 word determin
9 word lookup
9 word pick
9 word portal
9 word roughly
9 word sav
9 word sind
9 word station
9 word summary
9 word tak
9 word total
9 word ward
-8 next # =
-8 next 'd say
-8 next ) ,
-8 next , unit
-8 next < a
-8 next < box
-8 next SUBJECT )
-8 next SUBJECT has
-8 next SUBJECT per
-8 next about thi
-8 next agre .
-8 next and can
-8 next from the
-8 next match the
-8 next p #
-8 next record and
-8 next unit :
-8 next was not
-8 next was reject
-8 next with the
-8 second ( SUBJECT
-8 second , or
-8 second < =
-8 second < first
-8 second SUBJECT ONE
-8 second agre >
-8 second and both
-8 second are SUBJECT
-8 second box >
-8 second either or
-8 second found discrepancy
-8 second is ,
-8 second it .
-8 second log ONE
-8 second not much
-8 second of >
-8 second two ,
-8 second with SUBJECT
-8 word add
-8 word although
-8 word around
-8 word ask
-8 word cam
-8 word clos
-8 word commit
-8 word did
-8 word differ
-8 word doubl
-8 word higher
-8 word inconsistent
-8 word issu
-8 word m
-8 word mistaken
-8 word of
-8 word option
-8 word outlier
-8 word stak
-8 word tabl
-8 word twic
-8 word verifi
-8 word went
8 next 's is
8 next , becaus
8 next , which
8 next , who
8 next < SUBJECT
8 next < candidat
8 next < non
8 next < not
8 next < sinc
8 next < your
8 next ONE leav
8 next ONE lin
8 next RIVAL )
8 next SUBJECT 's
8 next THIS )
8 next a number
8 next be right
8 next be used
8 next data .
8 next find the
8 next in #
8 next is stor
8 next is too
8 next nam ONE
8 next no .
8 next no valid
8 next not find
8 next siz .
8 next station fil
8 next stor as
8 next the index
8 next the old
8 next thi siz
8 next to compar
8 next to say
8 next your SUBJECT
8 second # is
8 second # the
8 second 's ;
8 second ; 'd
8 second ; could
8 second ; new
8 second < valid
8 second ONE (
8 second ONE who
8 second a that
8 second as ;
8 second be on
8 second by ,
8 second cadastr RIVAL
8 second cadastr THIS
8 second could find
8 second data >
8 second fil >
8 second has ONE
8 second i confirm
8 second i noth
8 second is as
8 second longer RIVAL
8 second longer THIS
8 second my is
8 second not to
8 second not used
8 second of ;
8 second of siz
8 second on :
8 second on SUBJECT
8 second record ONE
8 second show ,
8 second siz >
8 second stor :
8 second the entry
8 second the got
8 second thi not
8 second up >
8 second wer ,
8 word availabl
8 word given
8 word het
8 word how
8 word need
8 word new
8 word nurs
8 word old
8 word put
8 word still
8 word ten
8 word test
8 word took
8 word tracker
8 word valu
-7 next # and
-7 next < (
-7 next < about
-7 next < between
-7 next < either
-7 next < final
-7 next < roughly
-7 next = #
-7 next RIVAL (
-7 next SUBJECT .
-7 next SUBJECT log
-7 next SUBJECT report
-7 next SUBJECT to
-7 next THIS (
-7 next a second
-7 next add up
-7 next api .
-7 next around ONE
-7 next at the
-7 next be in
-7 next be mistaken
-7 next check the
-7 next complet .
-7 next figur ,
-7 next has RIVAL
-7 next has THIS
-7 next i compar
-7 next i count
-7 next in second
-7 next is complet
-7 next is inconsistent
-7 next mistaken .
-7 next no reason
-7 next no way
-7 next not :
-7 next not right
-7 next of them
-7 next on #
-7 next on averag
-7 next on it
-7 next rul out
-7 next second ,
-7 next see no
-7 next so ONE
-7 next tell which
-7 next that ONE
-7 next the amount
-7 next the floor
-7 next the former
-7 next the p
-7 next two is
-7 next which of
-7 next with #
-7 second # =
-7 second # ONE
-7 second - was
-7 second : of
-7 second ; is
-7 second < RIVAL
-7 second < THIS
-7 second < wurden
-7 second < —
-7 second ONE and
-7 second ONE per
-7 second SUBJECT (
-7 second SUBJECT ;
-7 second SUBJECT as
-7 second and ,
-7 second and SUBJECT
-7 second api >
-7 second api the
-7 second are .
-7 second as .
-7 second complet >
-7 second count SUBJECT
-7 second de .
-7 second for .
-7 second foram ONE
-7 second in ,
-7 second is right
-7 second its are
-7 second mistaken >
-7 second one ONE
-7 second open #
-7 second or :
-7 second p >
-7 second second and
-7 second that was
-7 second the do
-7 second the plan
-7 second thi the
-7 second to the
-7 second which the
-7 word (
-7 word )
-7 word against
-7 word api
-7 word b
-7 word bill
-7 word chart
-7 word chosen
-7 word cours
-7 word daily
-7 word draft
-7 word e
-7 word each
-7 word exact
-7 word floor
-7 word foram
-7 word former
-7 word implausibl
-7 word le
-7 word likely
-7 word miss
-7 word month
-7 word official
-7 word peopl
-7 word plain
-7 word sur
-7 word thre
-7 word tim
-7 word well
7 next # row
7 next 's SUBJECT
7 next , answer
7 next , com
7 next : no
7 next ; i
7 next < averag
7 next < run
7 next < stor
7 next ONE as
7 next ONE is
7 next SUBJECT count
7 next among the
7 next answer >
7 next com from
7 next contradict the
7 next for may
7 next found noth
7 next from a
7 next given .
7 next hav .
7 next i tak
7 next impossibl .
7 next is impossibl
7 next it .
7 next it ;
7 next leav out
7 next list .
7 next look at
7 next nam a
7 next not RIVAL
7 next not THIS
7 next not verify
7 next of thi
7 next on fil
7 next out of
7 next portal show
7 next return ONE
7 next show ONE
7 next sinc the
7 next than RIVAL
7 next than THIS
7 next the new
7 next the portal
7 next the servic
7 next until the
7 next was unabl
7 second # can
7 second # still
7 second 'd it
7 second 's leav
7 second ) #
7 second ; do
7 second ; must
7 second < averag
7 second < giv
7 second < record
7 second < stor
7 second < to
7 second < valu
7 second ONE which
7 second SUBJECT becaus
7 second and and
7 second answer the
7 second but SUBJECT
7 second com a
7 second could be
7 second figur not
7 second given >
7 second hav >
7 second hold .
7 second impossibl >
7 second is than
7 second it :
7 second it >
7 second leav the
7 second list >
7 second mor the
7 second nam ,
7 second no number
7 second not thi
7 second of on
7 second portal ONE
7 second run #
7 second the ;
7 second two disagre
7 second was to
7 word alon
7 word among
7 word com
7 word discard
7 word entry
7 word index
7 word invoic
7 word now
7 word o
7 word pars
7 word pleas
7 word rank
7 word registry
7 word result
7 word therefor
7 word work
7 word wrong
7 word zinc
7 word è
-6 next # m
-6 next # of
-6 next , at
-6 next , candidat
-6 next . e
-6 next < ther
-6 next ONE peopl
-6 next ONE per
-6 next ONE to
-6 next ONE wer
-6 next SUBJECT ;
-6 next SUBJECT RIVAL
-6 next SUBJECT THIS
-6 next SUBJECT record
-6 next a ONE
-6 next accord to
-6 next and got
-6 next and its
-6 next averag .
-6 next could be
-6 next count ,
-6 next dat ,
-6 next depend on
-6 next doubl -
-6 next drop .
-6 next e .
-6 next establish which
-6 next floor plan
-6 next hour .
-6 next i trust
-6 next in may
-6 next inconsistent with
-6 next is in
-6 next is noth
-6 next it can
-6 next log is
-6 next my best
-6 next no -
-6 next not .
-6 next not establish
-6 next not significant
-6 next number to
-6 next of cours
-6 next probably around
-6 next reject .
-6 next result :
-6 next should be
-6 next suspiciou in
-6 next the bill
-6 next the dashboard
-6 next the draft
-6 next the gat
-6 next the way
-6 next to ONE
-6 next to RIVAL
-6 next to THIS
-6 next to all
-6 next way to
-6 next with its
-6 next wurden ONE
-6 second # RIVAL
-6 second # THIS
-6 second # its
-6 second , .
-6 second , would
-6 second : amount
-6 second < :
-6 second < around
-6 second < second
-6 second < that
-6 second ONE as
-6 second ONE at
-6 second ONE unit
-6 second SUBJECT to
-6 second accord the
-6 second and ONE
-6 second and not
-6 second averag >
-6 second could establish
-6 second do match
-6 second drop >
-6 second hour >
-6 second i a
-6 second if had
-6 second in SUBJECT
-6 second is :
-6 second is and
-6 second is with
-6 second n #
-6 second no wer
-6 second not out
-6 second on ,
-6 second probably ,
-6 second probably .
-6 second probably ONE
-6 second rat ONE
-6 second reject >
-6 second the (
-6 second the are
-6 second the has
-6 second the tool
-6 second ther noth
-6 second ticket >
-6 second two right
-6 second was :
-6 second which is
-6 word #
-6 word about
-6 word accord
-6 word archiv
-6 word best
-6 word booking
-6 word catalogu
-6 word chang
-6 word day
-6 word deni
-6 word depend
-6 word four
-6 word gat
-6 word gav
-6 word grew
-6 word growth
-6 word had
-6 word know
-6 word look
-6 word most
-6 word ok
-6 word review
-6 word s
-6 word scal
-6 word significant
6 next # but
6 next ) is
6 next , pleas
6 next : it
6 next ; no
6 next < sourc
6 next < to
6 next ONE did
6 next ONE out
6 next SUBJECT figur
6 next _ valu
6 next a search
6 next as stor
6 next be a
6 next brochur .
6 next by ONE
6 next count .
6 next count is
6 next count only
6 next document .
6 next exist .
6 next export say
6 next for RIVAL
6 next for THIS
6 next found no
6 next i look
6 next i was
6 next is known
6 next is only
6 next left in
6 next log RIVAL
6 next log THIS
6 next must not
6 next no es
6 next not nam
6 next not stat
6 next pass ,
6 next pleas disregard
6 next q #
6 next search for
6 next so the
6 next stor valu
6 next summary sheet
6 next tak that
6 next that was
6 next the averag
6 next the record
6 next the ward
6 next to answer
6 next two do
6 next was the
6 second # .
6 second 's contradict
6 second ( RIVAL
6 second ( THIS
6 second ( and
6 second ( in
6 second , SUBJECT
6 second , from
6 second < export
6 second < search
6 second ONE no
6 second ONE only
6 second ONE out
6 second SUBJECT say
6 second a for
6 second be ;
6 second brochur >
6 second count >
6 second document >
6 second exist >
6 second feed ONE
6 second fil ONE
6 second hav ONE
6 second is figur
6 second must be
6 second nam SUBJECT
6 second no for
6 second order RIVAL
6 second order THIS
6 second roughly SUBJECT
6 second row >
6 second sheet the
6 second so #
6 second so ONE
6 second so mean
6 second tabl ONE
6 second the certificat
6 second the mix
6 second the nam
6 second the report
6 second two not
6 second with .
6 second would use
6 word _
6 word camera
6 word certificat
6 word comput
6 word divid
6 word ein
6 word exist
6 word fail
6 word los
6 word must
6 word q
6 word que
6 word query
6 word request
6 word script
6 word sun
-5 next # g
-5 next # hour
-5 next , SUBJECT
-5 next , giv
-5 next , valu
-5 next , with
-5 next - show
-5 next : all
-5 next : ok
-5 next < an
-5 next < depend
-5 next < in
-5 next < la
-5 next < le
-5 next < on
-5 next < one
-5 next < should
-5 next < they
-5 next < you
-5 next < क
-5 next ONE are
-5 next SUBJECT as
-5 next against the
-5 next all thre
-5 next amount .
-5 next and that
-5 next api and
-5 next as far
-5 next as the
-5 next as you
-5 next ask for
-5 next between RIVAL
-5 next between THIS
-5 next but RIVAL
-5 next but THIS
-5 next by a
-5 next column is
-5 next cross -
-5 next did not
-5 next error .
-5 next fail to
-5 next far as
-5 next final answer
-5 next for a
-5 next giv or
-5 next giv the
-5 next had no
-5 next her .
-5 next i .
-5 next i believ
-5 next i can
-5 next i got
-5 next i keep
-5 next i ran
-5 next i think
-5 next latter .
-5 next likely ONE
-5 next log has
-5 next match .
-5 next most likely
-5 next n :
-5 next no doubt
-5 next not rul
-5 next one sourc
-5 next or tak
-5 next order ,
-5 next over #
-5 next roughly ONE
-5 next say so
-5 next say which
-5 next sinc #
-5 next so ,
-5 next sourc :
-5 next system is
-5 next tak .
-5 next the ONE
-5 next the airlin
-5 next the audit
-5 next the catalogu
-5 next the daily
-5 next the last
-5 next the rank
-5 next the rat
-5 next the sourc
-5 next ther is
-5 next thi one
-5 next tim .
-5 next total ,
-5 next trust the
-5 next what it
-5 next क ल
-5 next ल ONE
-5 second # for
-5 second 's doe
-5 second ( :
-5 second , you
-5 second . >
-5 second ; latter
-5 second < _
-5 second < believ
-5 second < draft
-5 second < got
-5 second < is
-5 second < or
-5 second < out
-5 second < ran
-5 second < sourc
-5 second < think
-5 second < two
-5 second < ल
-5 second ONE ONE
-5 second ONE averag
-5 second ONE giv
-5 second ONE on
-5 second ONE total
-5 second SUBJECT in
-5 second SUBJECT return
-5 second add to
-5 second amount >
-5 second and are
-5 second and the
-5 second another ,
-5 second answer SUBJECT
-5 second around SUBJECT
-5 second as can
-5 second at %
-5 second both .
-5 second but .
-5 second can ,
-5 second can rul
-5 second day >
-5 second depend the
-5 second die ONE
-5 second doe match
-5 second doubl check
-5 second error >
-5 second es ONE
-5 second far i
-5 second giv tak
-5 second i e
-5 second i it
-5 second i to
-5 second is ;
-5 second is SUBJECT
-5 second is number
-5 second it RIVAL
-5 second it THIS
-5 second latter >
-5 second likely ,
-5 second log complet
-5 second match >
-5 second may be
-5 second no of
-5 second no show
-5 second not for
-5 second of i
-5 second one .
-5 second per ;
-5 second report .
-5 second scan >
-5 second sourc :
-5 second sourc >
-5 second tabl .
-5 second tak >
-5 second the >
-5 second the at
-5 second the is
-5 second the one
-5 second the to
-5 second the used
-5 second the valu
-5 second the was
-5 second tim >
-5 second total ONE
-5 second up ONE
-5 second with ,
-5 second क ONE
-5 word !
-5 word 'll
-5 word agre
-5 word airlin
-5 word candidat
-5 word clinic
-5 word compar
-5 word consistent
-5 word cross
-5 word doubt
-5 word down
-5 word earlier
-5 word estimat
-5 word from
-5 word hat
-5 word in
-5 word just
-5 word mai
-5 word mak
-5 word na
-5 word off
-5 word previou
-5 word ran
-5 word receipt
-5 word seem
-5 word sery
-5 word settl
-5 word sino
-5 word small
-5 word stand
-5 word support
-5 word them
-5 word tool
-5 word tru
-5 word want
-5 word we
-5 word what
-5 word whether
-5 word you
-5 word क
-5 word ल
5 next # last
5 next # so
5 next , reject
5 next , therefor
5 next < last
5 next < max
5 next < output
5 next ONE top
5 next ONE would
5 next RIVAL but
5 next SUBJECT had
5 next THIS but
5 next agre ,
5 next and was
5 next answer thi
5 next as well
5 next averag :
5 next averag SUBJECT
5 next be given
5 next better figur
5 next by SUBJECT
5 next check against
5 next exce the
5 next figur for
5 next figur i
5 next has been
5 next hold ONE
5 next hourly fil
5 next http #
5 next is implausibl
5 next leav the
5 next lin list
5 next list ,
5 next low .
5 next lowest SUBJECT
5 next mean :
5 next mor than
5 next my answer
5 next my count
5 next no dependabl
5 next no second
5 next not giv
5 next not plausibl
5 next only SUBJECT
5 next open .
5 next or the
5 next reason :
5 next reject :
5 next report .
5 next the SUBJECT
5 next the counter
5 next the first
5 next the hourly
5 next the scan
5 next the sit
5 next the system
5 next ther are
5 next thi .
5 next valu of
5 next which i
5 second , exceed
5 second , had
5 second , of
5 second : ONE
5 second ; it
5 second < had
5 second < it
5 second < may
5 second < me
5 second < query
5 second < sit
5 second < tabl
5 second ONE exce
5 second SUBJECT #
5 second SUBJECT year
5 second ahead RIVAL
5 second ahead THIS
5 second an of
5 second and )
5 second and can
5 second and discard
5 second be to
5 second but hav
5 second can given
5 second claim ONE
5 second crm ONE
5 second duplicat >
5 second export ONE
5 second for )
5 second found .
5 second from .
5 second has lowest
5 second hav better
5 second i at
5 second i report
5 second in >
5 second in summary
5 second in the
5 second is ONE
5 second is answer
5 second is the
5 second low >
5 second my ,
5 second my .
5 second no .
5 second not you
5 second open >
5 second order .
5 second reject valu
5 second report >
5 second row #
5 second sinc #
5 second sourc (
5 second summary >
5 second tabl the
5 second that out
5 second the RIVAL
5 second the THIS
5 second the desk
5 second the fil
5 second the open
5 second the tim
5 second the would
5 second thi >
5 second too .
5 second up the
5 second use :
5 second used >
5 second valu .
5 second wer in
5 second what api
5 second which #
5 second wrong i
5 word @sentences_2
5 word @sentences_3
5 word absolut
5 word an
5 word april
5 word area
5 word averag
5 word cach
5 word clearly
5 word contain
5 word corrupt
5 word counter
5 word dependabl
5 word direct
5 word disregard
5 word evidenc
5 word exce
5 word guess
5 word hand
5 word il
5 word its
5 word maximum
5 word metr
5 word park
5 word record
5 word reliabl
5 word surviv
5 word suspect
5 word trustworthy
5 word usabl
5 word was
5 word when
-4 next ! >
-4 next # )
-4 next # day
-4 next # for
-4 next # no
-4 next % >
-4 next 's RIVAL
-4 next 's THIS
-4 next , it
-4 next , n
-4 next , not
-4 next . png
-4 next : i
-4 next : tru
-4 next < after
-4 next < by
-4 next < es
-4 next < il
-4 next < most
-4 next < result
-4 next < so
-4 next < still
-4 next ONE -
-4 next ONE readmission
-4 next ONE record
-4 next SUBJECT =
-4 next SUBJECT hav
-4 next SUBJECT mean
-4 next SUBJECT on
-4 next _ answer
-4 next after #
-4 next all report
-4 next and found
-4 next api 's
-4 next are consistent
-4 next as a
-4 next be ONE
-4 next be exact
-4 next best estimat
-4 next between #
-4 next but it
-4 next but the
-4 next by #
-4 next by the
-4 next can confirm
-4 next can see
-4 next can tell
-4 next check it
-4 next comment ,
-4 next confidenc :
-4 next count the
-4 next dashboard 's
-4 next day .
-4 next en #
-4 next es wurden
-4 next exact .
-4 next for that
-4 next had been
-4 next hav to
-4 next higher .
-4 next i 'll
-4 next i did
-4 next i see
-4 next i took
-4 next in ONE
-4 next is higher
-4 next is probably
-4 next it should
-4 next it to
-4 next it was
-4 next its valu
-4 next list ONE
-4 next may .
-4 next may be
-4 next me ,
-4 next mor .
-4 next my first
-4 next not ask
-4 next not need
-4 next official sourc
-4 next ok ,
-4 next on reflection
-4 next one :
-4 next order >
-4 next out to
-4 next plan and
-4 next png .
-4 next ran the
-4 next read the
-4 next registry .
-4 next return RIVAL
-4 next return THIS
-4 next right .
-4 next right for
-4 next s .
-4 next servic .
-4 next sid not
-4 next sourc i
-4 next sur .
-4 next tabl say
-4 next that 's
-4 next that the
-4 next the archiv
-4 next the contract
-4 next the factor
-4 next the glossary
-4 next the official
-4 next the publish
-4 next the sign
-4 next thi SUBJECT
-4 next tower log
-4 next two figur
-4 next use ONE
-4 next valu are
-4 next verifi thi
-4 next with ONE
-4 next year ,
-4 next you did
-4 next — the
-4 second # a
-4 second , 'd
-4 second , after
-4 second , if
-4 second , it
-4 second , miss
-4 second - SUBJECT
-4 second < best
-4 second < bill
-4 second < check
-4 second < entry
-4 second < error
-4 second < far
-4 second < likely
-4 second < number
-4 second < on
-4 second < open
-4 second < per
-4 second < plan
-4 second < reflection
-4 second < report
-4 second < summary
-4 second ONE although
-4 second ONE n
-4 second ONE report
-4 second ONE right
-4 second ONE so
-4 second ONE year
-4 second RIVAL but
-4 second SUBJECT .
-4 second SUBJECT but
-4 second SUBJECT by
-4 second SUBJECT mean
-4 second THIS but
-4 second _ >
-4 second a ,
-4 second a not
-4 second after .
-4 second all SUBJECT
-4 second and on
-4 second answer .
-4 second answer valu
-4 second as as
-4 second ask the
-4 second becaus tabl
-4 second best is
-4 second confirm the
-4 second cross check
-4 second dashboard ONE
-4 second dat so
-4 second did ask
-4 second error ONE
-4 second exact >
-4 second final :
-4 second from to
-4 second her >
-4 second higher >
-4 second hold #
-4 second i -
-4 second i had
-4 second i see
-4 second i tell
-4 second i with
-4 second is (
-4 second is official
-4 second is out
-4 second it be
-4 second log RIVAL
-4 second log THIS
-4 second may >
-4 second me but
-4 second mor >
-4 second my estimat
-4 second no ,
-4 second no RIVAL
-4 second no THIS
-4 second no that
-4 second not on
-4 second of is
-4 second of wer
-4 second on i
-4 second or ;
-4 second out .
-4 second out ONE
-4 second over #
-4 second plan the
-4 second png >
-4 second ran query
-4 second read .
-4 second read the
-4 second record the
-4 second registry >
-4 second report ,
-4 second report the
-4 second result ONE
-4 second return and
-4 second right >
-4 second sam .
-4 second see reason
-4 second servic >
-4 second still .
-4 second sur >
-4 second that my
-4 second that the
-4 second that what
-4 second the -
-4 second the against
-4 second the column
-4 second the differ
-4 second the found
-4 second the giv
-4 second the list
-4 second the mean
-4 second the team
-4 second to exact
-4 second to report
-4 second was >
-4 second you not
-4 word adjust
-4 word advis
-4 word between
-4 word bird
-4 word book
-4 word breakdown
-4 word brought
-4 word by
-4 word comment
-4 word completion
-4 word contract
-4 word customer
-4 word databas
-4 word db
-4 word deep
-4 word deliver
-4 word der
-4 word different
-4 word establish
-4 word factor
-4 word fewer
-4 word g
-4 word glossary
-4 word got
-4 word hold
-4 word im
-4 word individual
-4 word larg
-4 word light
-4 word lik
-4 word loss
-4 word lower
-4 word monthly
-4 word ont
-4 word other
-4 word pend
-4 word png
-4 word point
-4 word prefer
-4 word rang
-4 word reach
-4 word reading
-4 word reflection
-4 word ros
-4 word saw
-4 word scor
-4 word separat
-4 word sid
-4 word tell
-4 word ther
-4 word third
-4 word thought
-4 word told
-4 word tower
-4 word transfer
4 next # is
4 next # member
4 next , mor
4 next ; die
4 next ; pleas
4 next < although
4 next < for
4 next < york
4 next ONE )
4 next ONE had
4 next RIVAL :
4 next SUBJECT by
4 next SUBJECT number
4 next SUBJECT run
4 next THIS :
4 next a mean
4 next a reliabl
4 next although the
4 next and noth
4 next answer .
4 next api figur
4 next availabl .
4 next be confirm
4 next be read
4 next be wrong
4 next but i
4 next but its
4 next but that
4 next credit ONE
4 next disagre (
4 next either .
4 next export ,
4 next figur until
4 next giv a
4 next her :
4 next i leav
4 next it with
4 next its capacity
4 next log to
4 next me .
4 next no trustworthy
4 next not report
4 next of the
4 next on thi
4 next other .
4 next rat .
4 next record :
4 next report RIVAL
4 next report THIS
4 next second sourc
4 next should not
4 next so a
4 next so that
4 next sorry ,
4 next stor ,
4 next summary .
4 next the claim
4 next the event
4 next the export
4 next the lin
4 next the lookup
4 next the right
4 next the two
4 next them .
4 next ther 's
4 next tim out
4 next too low
4 next top the
4 next use that
4 next wer RIVAL
4 next wer THIS
4 next what the
4 next will not
4 next would be
4 second # SUBJECT
4 second 's are
4 second ) i
4 second , )
4 second , for
4 second , noth
4 second - .
4 second : (
4 second : a
4 second : is
4 second : row
4 second ; SUBJECT
4 second < api
4 second < count
4 second < crm
4 second < databas
4 second < do
4 second < index
4 second < press
4 second < top
4 second ONE wrong
4 second SUBJECT api
4 second SUBJECT so
4 second and to
4 second answer >
4 second api .
4 second are ,
4 second as is
4 second availabl >
4 second averag #
4 second call .
4 second can tell
4 second check the
4 second compar with
4 second count RIVAL
4 second count THIS
4 second credit ,
4 second digit ,
4 second either >
4 second find right
4 second giv number
4 second her the
4 second in plac
4 second is correct
4 second is low
4 second is plausibl
4 second is second
4 second keep ONE
4 second list the
4 second me >
4 second nicht .
4 second no sourc
4 second not ,
4 second of so
4 second one the
4 second other >
4 second pag ONE
4 second publish .
4 second rat >
4 second read ;
4 second report SUBJECT
4 second right .
4 second sind .
4 second so 'd
4 second so do
4 second so figur
4 second stor the
4 second survey RIVAL
4 second survey THIS
4 second system ONE
4 second than whol
4 second the claim
4 second the cover
4 second the credit
4 second the fail
4 second the keep
4 second the print
4 second the shar
4 second the show
4 second them >
4 second think is
4 second to :
4 second to wrong
4 second unabl say
4 second what portal
4 second who in
4 second would a
4 word both
4 word caution
4 word credit
4 word data
4 word declin
4 word desk
4 word fact
4 word hourly
4 word http
4 word max
4 word mention
4 word mix
4 word obviously
4 word read
4 word readmission
4 word sinc
4 word sorry
4 word stuck
4 word sync
4 word then
4 word treat
4 word warn
4 word which
4 word whil
4 word york
""",
    "both": """\
85 word @mentions_2
69 word or
-67 word #
60 word which
-54 word @mentions_3
52 word both
51 word two
50 next : >
50 second RIVAL THIS
50 second THIS RIVAL
-48 word @sides_1
48 word @sides_2
46 second not which
45 next candidat :
44 word si
43 word could
42 second to ,
-41 word @mentions_1
40 second < answer
40 word se
-37 second SUBJECT SUBJECT
37 next je ne
37 word either
37 word ne
36 word RIVAL
36 word THIS
-35 second < ,
35 word can
34 next ONE >
34 next could be
34 second i not
-33 next , which
33 next < ONE
33 second of SUBJECT
33 word between
33 word tell
32 next the two
32 second between and
32 second undecid >
32 word if
32 word undecid
-31 second : >
-31 second i the
-31 word ;
-31 word wer
31 word o
31 word somewher
31 word wert
-30 second < SUBJECT
30 next RIVAL THIS
30 next THIS RIVAL
30 word je
30 word register
-29 second and ,
-29 second the .
29 next can not
29 second SUBJECT the
29 second count ONE
29 word :
29 word not
-28 next is the
-28 next the former
-28 second , is
-28 second the one
-28 word former
28 word und
-27 word @sentences_1
-27 word is
27 next answer :
27 next depend on
27 word camera
27 word depend
27 word leav
27 word sich
27 word to
27 word toll
-26 word but
26 next and i
26 next it is
26 second candidat >
26 word het
26 word im
26 word impossibl
26 word log
26 word oder
25 next , ONE
25 next : null
25 next SUBJECT was
25 second < ?
25 second answer ONE
25 second which is
25 word answer
25 word null
24 next ONE ?
24 next ONE or
24 next RIVAL o
24 next THIS o
24 next o RIVAL
24 next o THIS
24 next or #
24 word sourc
-23 next the latter
-23 second RIVAL >
-23 second THIS >
-23 word latter
23 next , the
23 next < if
23 next by the
23 second depend the
23 second of two
23 word @sentences_3
23 word dashboard
23 word possibl
23 word them
23 word you
-22 word first
-22 word the
22 next , SUBJECT
22 next , without
22 next i can
22 next i hav
22 next say which
22 second , >
22 second has ,
22 second register >
22 word não
-21 second , ,
-21 word SUBJECT
-21 word alternativ
21 next < result
21 next RIVAL or
21 next THIS or
21 next i could
21 next not say
21 second ONE #
21 second SUBJECT of
21 second answer null
21 second is of
21 second nicht .
21 second sourc :
21 word and
21 word each
21 word other
21 word reconcil
21 word é
-20 next < #
-20 next < not
-20 next log .
-20 next not RIVAL
-20 next not THIS
-20 second , SUBJECT
20 next SUBJECT sit
20 next leav the
20 next the answer
20 next which one
20 second : SUBJECT
20 second < a
20 second < two
20 second either or
20 second is ,
20 second the RIVAL
20 second the THIS
20 word csv
20 word due
20 word open
20 word pas
-19 next ) .
-19 next , i
-19 next with the
-19 second ) >
-19 second < :
-19 second the figur
-19 word ,
-19 word db
19 next ONE (
19 next from the
19 second the is
19 word count
-18 next ; RIVAL
-18 next ; THIS
-18 next < SUBJECT
-18 next ONE db
-18 next a .
-18 next latter .
-18 next the api
-18 second : db
-18 second SUBJECT >
-18 second a >
-18 second latter >
-18 second wer .
-18 word after
-18 word correct
-18 word had
-18 word rank
-18 word sinc
-18 word support
-18 word thi
18 next # :
18 next between RIVAL
18 next between THIS
18 next contradict each
18 next could not
18 next it could
18 next one of
18 next the plan
18 next they are
18 next which of
18 second ( )
18 second < sit
18 second and .
18 second are .
18 second contradict other
18 second register .
18 word rang
18 word result
18 word without
-17 next : #
-17 next RIVAL in
-17 next SUBJECT ,
-17 next THIS in
-17 next figur is
-17 second < #
-17 second > >
-17 second _ :
-17 word as
17 next . .
17 next RIVAL (
17 next THIS (
17 next count :
17 next each other
17 next null ,
17 next open .
17 next the rang
17 second < on
17 second ONE >
17 second and are
17 second could RIVAL
17 second could THIS
17 second my :
17 second open >
17 second or :
17 second the fil
17 second the show
17 word @sentences_4
17 word de
17 word sam
17 word sit
-16 next , but
-16 next , so
-16 next RIVAL is
-16 next THIS is
-16 second # .
-16 second SUBJECT RIVAL
-16 second SUBJECT THIS
-16 second option .
-16 second or ?
-16 second the support
-16 word averag
-16 word last
-16 word mean
-16 word out
-16 word should
-16 word total
16 next < candidat
16 next < my
16 next < one
16 next RIVAL -
16 next THIS -
16 next accord to
16 next annual report
16 next be RIVAL
16 next be THIS
16 next i found
16 next on the
16 next report #
16 next report it
16 next the annual
16 next the sam
16 second , by
16 second - >
16 second < annual
16 second l .
16 second rang -
16 second report is
16 second the do
16 second the in
16 word annual
16 word api
16 word data
-15 next < the
-15 next ONE ,
-15 next the one
-15 second RIVAL SUBJECT
-15 second THIS SUBJECT
-15 second figur the
-15 second is one
-15 word beat
-15 word lower
-15 word remov
-15 word than
15 next , das
15 next < het
15 next and the
15 next or RIVAL
15 next or THIS
15 next portal .
15 next tell which
15 next to RIVAL
15 next to THIS
15 second ( log
15 second < and
15 second < could
15 second < count
15 second box >
15 second i both
15 second i no
15 second no for
15 second portal >
15 second record the
15 second to which
15 word contradict
15 word i
15 word ledger
15 word one
15 word portal
15 word report
-14 next , it
-14 next : RIVAL
-14 next : THIS
-14 next are SUBJECT
-14 next it :
-14 next my answer
-14 next the fil
-14 second , and
-14 second RIVAL .
-14 second RIVAL not
-14 second THIS .
-14 second THIS not
-14 second correct >
-14 second from to
-14 second in .
-14 word =
-14 word >
-14 word @sentences_2
-14 word consider
-14 word duplicat
-14 word use
14 next . >
14 next RIVAL by
14 next SUBJECT record
14 next THIS by
14 next are level
14 next if you
14 next me which
14 next record and
14 next which .
14 next you trust
14 next 张 ,
14 second # the
14 second SUBJECT was
14 second and both
14 second at ;
14 second final :
14 second result ONE
14 second say ,
14 second the export
14 second the record
14 second was in
14 second which >
14 second which the
14 word found
14 word level
14 word remain
14 word 张
-13 next < of
-13 next SUBJECT :
-13 next SUBJECT it
-13 next i consider
-13 next the floor
-13 next 张 >
-13 second , RIVAL
-13 second , THIS
-13 second first >
-13 second neither nor
-13 second the and
-13 word cam
-13 word floor
-13 word follow
-13 word from
-13 word mai
-13 word nor
-13 word row
-13 word who
13 next , by
13 next - RIVAL
13 next - THIS
13 next ; if
13 next < by
13 next < somewher
13 next RIVAL if
13 next RIVAL oder
13 next THIS if
13 next THIS oder
13 next agre .
13 next count is
13 next includ the
13 next log )
13 next my count
13 next oder RIVAL
13 next oder THIS
13 next order are
13 next register )
13 next report has
13 next result :
13 next show ONE
13 next the count
13 next the portal
13 next two is
13 second , if
13 second ; could
13 second agre >
13 second be ,
13 second be .
13 second do agre
13 second fil .
13 second i leav
13 second if ,
13 second log ONE
13 second on SUBJECT
13 second option :
13 second you the
13 word candidat
13 word hotlin
13 word tabl
13 word weekend
-12 next < o
-12 next < rank
-12 next = RIVAL
-12 next = THIS
-12 next ONE is
-12 next SUBJECT .
-12 next former is
-12 next go with
-12 next the RIVAL
-12 next the THIS
-12 next who SUBJECT
-12 second , former
-12 second , the
-12 second < consider
-12 second < latter
-12 second SUBJECT ,
-12 second and on
-12 second log >
-12 second say SUBJECT
-12 word _
-12 word by
-12 word en
-12 word go
-12 word reject
-12 word revis
-12 word ther
12 next ) vs
12 next : sourc
12 next < between
12 next < both
12 next < roughly
12 next < with
12 next ONE SUBJECT
12 next RIVAL ,
12 next THIS ,
12 next api :
12 next are tied
12 next establish which
12 next fil it
12 next final answer
12 next is meant
12 next is right
12 next log is
12 next no basi
12 next not agre
12 next not tell
12 next peopl .
12 next point to
12 next the data
12 next the district
12 next tied .
12 next to tell
12 next wer count
12 second - .
12 second : or
12 second < by
12 second < log
12 second SUBJECT count
12 second and SUBJECT
12 second and hav
12 second are the
12 second both #
12 second can say
12 second nennt ,
12 second not ONE
12 second or ,
12 second peopl >
12 second roughly to
12 second the doe
12 second tied >
12 second wer on
12 word agre
12 word basi
12 word box
12 word databas
12 word definition
12 word establish
12 word l
12 word me
12 word nennt
12 word overall
12 word prefer
12 word roughly
12 word tied
-11 next ( #
-11 next , not
-11 next ; the
-11 next RIVAL )
-11 next SUBJECT are
-11 next THIS )
-11 next higher .
-11 next i trust
-11 next is higher
-11 next it was
-11 next rank :
-11 second < .
-11 second < wer
-11 second SUBJECT :
-11 second de ,
-11 second go the
-11 second higher >
-11 second la .
-11 word becaus
-11 word higher
-11 word ist
-11 word niet
-11 word number
-11 word run
-11 word second
-11 word year
11 next , could
11 next , sourc
11 next , valu
11 next < assessment
11 next < could
11 next < depend
11 next < le
11 next assessment >
11 next basi for
11 next both .
11 next for prefer
11 next i got
11 next i leav
11 next loan .
11 next them .
11 next thes two
11 next to you
11 next you .
11 second , be
11 second . >
11 second ; the
11 second < be
11 second < got
11 second < hav
11 second a .
11 second accord the
11 second answer >
11 second basi prefer
11 second both >
11 second can tell
11 second could be
11 second fil is
11 second loan >
11 second not it
11 second the to
11 second them >
11 second to SUBJECT
11 second you >
11 word assessment
11 word cancell
11 word cover
11 word disagre
11 word district
11 word kann
11 word noth
11 word official
11 word on
11 word peopl
11 word publish
11 word record
-10 next , as
-10 next - #
-10 next : valu
-10 next < draft
-10 next < in
-10 next < la
-10 next < ther
-10 next RIVAL has
-10 next THIS has
-10 next db >
-10 next from RIVAL
-10 next from THIS
-10 next the report
-10 second # :
-10 second # >
-10 second 's .
-10 second , _
-10 second < feed
-10 second ONE the
-10 second RIVAL #
-10 second THIS #
-10 second are ,
-10 second fil >
-10 second i with
-10 second month >
-10 second survey .
-10 second the plan
-10 second to api
-10 second two ,
-10 word 's
-10 word all
-10 word drop
-10 word earlier
-10 word il
-10 word in
-10 word month
-10 word only
-10 word rat
10 next < answer
10 next < die
10 next < order
10 next SUBJECT in
10 next _ api
10 next a figur
10 next answer is
10 next ask the
10 next befor publish
10 next dashboard ,
10 next data :
10 next do not
10 next fals ,
10 next it 's
10 next log ,
10 next not establish
10 next other ,
10 next question doe
10 next reconcil them
10 next register .
10 next the question
10 next two .
10 next two figur
10 next was the
10 next without them
10 second , at
10 second : by
10 second < 's
10 second < draft
10 second < not
10 second and from
10 second could establish
10 second count the
10 second doe say
10 second if are
10 second other so
10 second prefer .
10 second question not
10 second read ONE
10 second reconcil .
10 second report :
10 second say .
10 second settl .
10 second tell which
10 second the ,
10 second the contradict
10 second two >
10 second two right
10 word .
10 word another
10 word das
10 word do
10 word it
10 word la
10 word loan
10 word stay
10 word thes
10 word utility
-9 next , nicht
-9 next RIVAL :
-9 next SUBJECT ;
-9 next THIS :
-9 next _ answer
-9 next and not
-9 next api report
-9 next at the
-9 next floor plan
-9 next i tak
-9 next month .
-9 next option a
-9 next sinc the
-9 next tak the
-9 next the final
-9 next 枚です >
-9 second # RIVAL
-9 second # THIS
-9 second ( remov
-9 second - SUBJECT
-9 second < in
-9 second SUBJECT has
-9 second and RIVAL
-9 second and THIS
-9 second and log
-9 second answer #
-9 second both and
-9 second fil the
-9 second in ,
-9 second on .
-9 second than .
-9 second to .
-9 second was .
-9 word an
-9 word cifra
-9 word longer
-9 word recomput
-9 word sino
-9 word we
-9 word went
-9 word —
-9 word 枚です
9 next ) :
9 next , candidat
9 next < sourc
9 next SUBJECT read
9 next hav no
9 next het dashboard
9 next inconsistent .
9 next is ONE
9 next is either
9 next not find
9 next of thes
9 next or the
9 next settl it
9 next sourc :
9 next tell me
9 next the choic
9 next undecid .
9 second , .
9 second , with
9 second . (
9 second ; can
9 second < leav
9 second < read
9 second RIVAL (
9 second RIVAL das
9 second THIS (
9 second THIS das
9 second and found
9 second be ;
9 second complet >
9 second could find
9 second databas .
9 second each ,
9 second for .
9 second inconsistent >
9 second it a
9 second log complet
9 second or .
9 second or >
9 second the are
9 second the open
9 word @mentions_4
9 word agreement
9 word are
9 word call
9 word choic
9 word clear
9 word correcta
9 word exclud
9 word export
9 word find
9 word further
9 word nicht
9 word plan
9 word pleas
9 word right
9 word system
-8 next # )
-8 next ( RIVAL
-8 next ( THIS
-8 next - -
-8 next : b
-8 next < RIVAL
-8 next < THIS
-8 next < das
-8 next < mean
-8 next RIVAL ?
-8 next SUBJECT log
-8 next THIS ?
-8 next after remov
-8 next are no
-8 next ask ,
-8 next et non
-8 next first .
-8 next i need
-8 next if transfer
-8 next in thi
-8 next includ it
-8 next is SUBJECT
-8 next second one
-8 next the ground
-8 next ther are
-8 second ( and
-8 second : )
-8 second : ,
-8 second < =
-8 second < order
-8 second < second
-8 second SUBJECT ONE
-8 second SUBJECT return
-8 second and )
-8 second and ;
-8 second final answer
-8 second i ONE
-8 second i to
-8 second no count
-8 second of .
-8 second order >
-8 second remov >
-8 second report .
-8 second second is
-8 second the 's
-8 second the sourc
-8 second the survey
-8 second ther no
-8 second thi .
-8 word 'd
-8 word audit
-8 word ce
-8 word com
-8 word correction
-8 word extract
-8 word fail
-8 word fil
-8 word four
-8 word los
-8 word many
-8 word n
-8 word near
-8 word neither
-8 word passenger
-8 word plac
-8 word richtig
-8 word seem
-8 word tak
-8 word that
-8 word unit
-8 word with
-8 word wrong
-8 word yet
8 next ) >
8 next , RIVAL
8 next , THIS
8 next < box
8 next < option
8 next ? >
8 next RIVAL accord
8 next THIS accord
8 next box RIVAL
8 next box THIS
8 next complet .
8 next favour one
8 next is RIVAL
8 next is THIS
8 next not ,
8 next not settl
8 next null >
8 next of them
8 next say RIVAL
8 next say THIS
8 second , accord
8 second , b
8 second ; must
8 second < RIVAL
8 second < THIS
8 second < b
8 second < depend
8 second < found
8 second ONE and
8 second RIVAL la
8 second SUBJECT =
8 second THIS la
8 second first :
8 second i left
8 second in >
8 second in SUBJECT
8 second in and
8 second log not
8 second matter .
8 second one the
8 second or RIVAL
8 second or THIS
8 second other >
8 second remain .
8 second sit RIVAL
8 second sit THIS
8 second the api
8 second the can
8 second the has
8 second without RIVAL
8 second without THIS
8 word ?
8 word accord
8 word befor
8 word exchang
8 word gateway
8 word gaug
8 word got
8 word inconsistent
8 word just
8 word le
8 word liegt
8 word matter
8 word meter
8 word must
8 word own
8 word question
8 word read
8 word scal
8 word they
8 word unclear
-7 next # #
-7 next # which
-7 next 'est pas
-7 next , et
-7 next : i
-7 next ; sinc
-7 next ; without
-7 next < c
-7 next < reject
-7 next < we
-7 next ONE .
-7 next RIVAL SUBJECT
-7 next RIVAL beat
-7 next THIS SUBJECT
-7 next THIS beat
-7 next becaus the
-7 next consider the
-7 next de RIVAL
-7 next de THIS
-7 next draft :
-7 next fil .
-7 next how many
-7 next i 'd
-7 next i went
-7 next it should
-7 next je retien
-7 next many SUBJECT
-7 next n 'est
-7 next on RIVAL
-7 next on THIS
-7 next on averag
-7 next pleas use
-7 next say ONE
-7 next should be
-7 next the log
-7 next the mean
-7 next the rat
-7 next the registry
-7 next to be
-7 next went with
-7 next which i
-7 next year .
-7 second , non
-7 second , you
-7 second : first
-7 second ; them
-7 second < candidat
-7 second < transfer
-7 second < trust
-7 second ONE (
-7 second after the
-7 second answer the
-7 second duplicat )
-7 second had SUBJECT
-7 second how SUBJECT
-7 second includ is
-7 second it ONE
-7 second mai .
-7 second many are
-7 second n pas
-7 second no RIVAL
-7 second no THIS
-7 second the (
-7 second the count
-7 second the differ
-7 second to how
-7 second valu ONE
-7 second went the
-7 second wer and
-7 second year >
-7 word cheaper
-7 word did
-7 word even
-7 word feed
-7 word her
-7 word how
-7 word input
-7 word instead
-7 word invoic
-7 word low
-7 word maar
-7 word mor
-7 word previou
-7 word que
-7 word retien
-7 word shar
-7 word so
-7 word statu
-7 word still
-7 word tim
-7 word tru
7 next , depend
7 next , log
7 next , no
7 next : ONE
7 next : box
7 next : csv
7 next : fals
7 next ; i
7 next ; it
7 next < from
7 next < je
7 next SUBJECT api
7 next a return
7 next by one
7 next c 'est
7 next call :
7 next found noth
7 next hard to
7 next i list
7 next l RIVAL
7 next l THIS
7 next noth that
7 next other .
7 next plan has
7 next result >
7 next right .
7 next somewher between
7 next tabl :
7 next tabl say
7 next the csv
7 next the definition
7 next the sign
7 next tower log
7 next transfer ,
7 next transfer .
7 next without a
7 second , or
7 second : and
7 second < (
7 second < accord
7 second < can
7 second < data
7 second RIVAL report
7 second SUBJECT #
7 second SUBJECT and
7 second THIS report
7 second and b
7 second api valu
7 second call ONE
7 second dashboard RIVAL
7 second dashboard THIS
7 second es .
7 second favour .
7 second found that
7 second if count
7 second leav open
7 second list so
7 second not between
7 second right >
7 second second :
7 second somewher RIVAL
7 second somewher THIS
7 second stay .
7 second transfer >
7 second with .
7 word allow
7 word clash
7 word fals
7 word fleet
7 word hard
7 word plausibl
7 word show
7 word station
7 word tower
7 word unknown
-6 next # =
-6 next ( ONE
-6 next ( b
-6 next , becaus
-6 next , mai
-6 next , sondern
-6 next < total
-6 next > RIVAL
-6 next > THIS
-6 next RIVAL nor
-6 next SUBJECT the
-6 next THIS nor
-6 next and SUBJECT
-6 next answer ,
-6 next b )
-6 next but RIVAL
-6 next but THIS
-6 next by a
-6 next data .
-6 next final _
-6 next former .
-6 next ground survey
-6 next i do
-6 next last year
-6 next left out
-6 next neither RIVAL
-6 next neither THIS
-6 next nor RIVAL
-6 next nor THIS
-6 next not hav
-6 next of which
-6 next per the
-6 next reject ,
-6 next report data
-6 next ros from
-6 next statu :
-6 next than RIVAL
-6 next than THIS
-6 next the #
-6 next the ONE
-6 next the cadastr
-6 next the invoic
-6 next the press
-6 next the tracker
-6 next two candidat
-6 next two do
-6 next unit :
-6 next valu :
-6 next wer SUBJECT
-6 next you ask
-6 second 's ,
-6 second ( :
-6 second , of
-6 second - is
-6 second ; =
-6 second < ;
-6 second < cam
-6 second < lead
-6 second < rat
-6 second < use
-6 second = ;
-6 second RIVAL but
-6 second SUBJECT becaus
-6 second THIS but
-6 second draft ONE
-6 second e RIVAL
-6 second e THIS
-6 second es ;
-6 second former >
-6 second from .
-6 second i confirm
-6 second is only
-6 second last .
-6 second nicht ,
-6 second nor :
-6 second not :
-6 second not RIVAL
-6 second not THIS
-6 second of and
-6 second row >
-6 second so with
-6 second the column
-6 second the had
-6 second to RIVAL
-6 second to THIS
-6 word )
-6 word a
-6 word against
-6 word away
-6 word began
-6 word cadastr
-6 word chiffr
-6 word column
-6 word determin
-6 word el
-6 word evidenc
-6 word fewer
-6 word final
-6 word includ
-6 word its
-6 word lat
-6 word look
-6 word old
-6 word option
-6 word p
-6 word return
-6 word ros
-6 word scheduler
-6 word scor
-6 word select
-6 word sondern
-6 word survey
-6 word thought
-6 word tracker
-6 word well
-6 word what
-6 word x
-6 word zahl
6 next 's sheet
6 next < b
6 next < either
6 next < final
6 next < i
6 next < so
6 next RIVAL >
6 next RIVAL from
6 next THIS >
6 next THIS from
6 next apply .
6 next b :
6 next count by
6 next csv >
6 next dashboard :
6 next doe not
6 next either .
6 next find out
6 next has RIVAL
6 next has THIS
6 next in ,
6 next is complet
6 next is inconsistent
6 next ledger .
6 next lin list
6 next log >
6 next log has
6 next net SUBJECT
6 next not decid
6 next not reconcil
6 next the airlin
6 next the gateway
6 next the pdf
6 second ) .
6 second , :
6 second < between
6 second < es
6 second < is
6 second < lin
6 second < pdf
6 second < prob
6 second RIVAL by
6 second RIVAL tabl
6 second RIVAL to
6 second THIS by
6 second THIS tabl
6 second THIS to
6 second _ >
6 second a ONE
6 second a RIVAL
6 second a THIS
6 second and could
6 second and not
6 second answer SUBJECT
6 second apply >
6 second are it
6 second b ONE
6 second can decid
6 second check .
6 second either >
6 second i check
6 second it either
6 second lead >
6 second ledger >
6 second me one
6 second no to
6 second not on
6 second not to
6 second one ,
6 second report RIVAL
6 second report THIS
6 second return .
6 second show .
6 second to :
6 second which you
6 word airlin
6 word archiv
6 word b
6 word be
6 word carrier
6 word conflict
6 word doe
6 word equally
6 word limit
6 word lin
6 word meant
6 word my
6 word net
6 word non
6 word pdf
6 word reach
6 word recommendation
6 word server
6 word settl
6 word someon
6 word sonar
6 word uniqu
6 word verifi
6 word view
-5 next # %
-5 next # >
-5 next # and
-5 next 's RIVAL
-5 next 's THIS
-5 next ( not
-5 next ( the
-5 next ) is
-5 next , #
-5 next , with
-5 next < (
-5 next < averag
-5 next < conclusion
-5 next < correction
-5 next < long
-5 next ONE )
-5 next RIVAL #
-5 next SUBJECT (
-5 next SUBJECT report
-5 next THIS #
-5 next a small
-5 next although the
-5 next as you
-5 next check the
-5 next chosen :
-5 next conclusion >
-5 next contrary to
-5 next correction :
-5 next en compt
-5 next fewer SUBJECT
-5 next follow the
-5 next for RIVAL
-5 next for THIS
-5 next had fewer
-5 next i had
-5 next interim report
-5 next is shorter
-5 next list ,
-5 next log RIVAL
-5 next log THIS
-5 next mean :
-5 next mill #
-5 next need to
-5 next nicht RIVAL
-5 next nicht THIS
-5 next no es
-5 next not verify
-5 next on tim
-5 next order :
-5 next rather than
-5 next reject :
-5 next remov duplicat
-5 next second .
-5 next seem to
-5 next select :
-5 next so i
-5 next that is
-5 next the audit
-5 next the dashboard
-5 next the feed
-5 next the first
-5 next the old
-5 next them ,
-5 next to hav
-5 next wait ,
-5 next wer RIVAL
-5 next wer THIS
-5 next would be
-5 second 's count
-5 second ) #
-5 second , 's
-5 second , ONE
-5 second , was
-5 second : :
-5 second : dashboard
-5 second : is
-5 second : say
-5 second < ONE
-5 second < der
-5 second < did
-5 second < former
-5 second < register
-5 second < ros
-5 second = >
-5 second ONE not
-5 second RIVAL ;
-5 second RIVAL after
-5 second RIVAL nicht
-5 second RIVAL which
-5 second SUBJECT csv
-5 second THIS ;
-5 second THIS after
-5 second THIS nicht
-5 second THIS which
-5 second a margin
-5 second a of
-5 second after duplicat
-5 second and has
-5 second and wer
-5 second as ask
-5 second contrary the
-5 second dashboard ,
-5 second do hav
-5 second drop .
-5 second es RIVAL
-5 second es THIS
-5 second feed ONE
-5 second fewer SUBJECT
-5 second had the
-5 second has .
-5 second i report
-5 second in :
-5 second is >
-5 second not ;
-5 second say and
-5 second second >
-5 second seem hav
-5 second small .
-5 second so .
-5 second the giv
-5 second the log
-5 second the number
-5 second the of
-5 second the quot
-5 second the seem
-5 second they not
-5 second total :
-5 second was ,
-5 second was on
-5 word %
-5 word (
-5 word aantal
-5 word although
-5 word among
-5 word au
-5 word chosen
-5 word clos
-5 word compt
-5 word conclusion
-5 word confirm
-5 word contrary
-5 word crash
-5 word day
-5 word der
-5 word entry
-5 word front
-5 word get
-5 word group
-5 word interim
-5 word liberal
-5 word likely
-5 word long
-5 word lowest
-5 word margin
-5 word may
-5 word mill
-5 word miss
-5 word need
-5 word off
-5 word pass
-5 word per
-5 word registr
-5 word replac
-5 word rul
-5 word school
-5 word shorter
-5 word small
-5 word surviv
-5 word though
-5 word too
-5 word twic
-5 word up
-5 word van
-5 word verify
-5 word wait
-5 word win
-5 word zählt
5 next 'd rather
5 next ) and
5 next , and
5 next - up
5 next < pleas
5 next < which
5 next = ONE
5 next RIVAL with
5 next THIS with
5 next a :
5 next and both
5 next and noth
5 next api )
5 next are includ
5 next believ .
5 next check with
5 next clear .
5 next dashboard show
5 next decid .
5 next definition :
5 next exactly #
5 next figur .
5 next got RIVAL
5 next got THIS
5 next gross SUBJECT
5 next in the
5 next in which
5 next it open
5 next leav it
5 next of the
5 next plausibl .
5 next pleas check
5 next possibl .
5 next rather not
5 next report both
5 next sheet has
5 next so that
5 next sourc differ
5 next sourc disagre
5 next tabl #
5 next the databas
5 next the new
5 next the other
5 next the paper
5 next the trial
5 second 'd not
5 second ( api
5 second , noth
5 second : ONE
5 second < -
5 second < differ
5 second < from
5 second < list
5 second < or
5 second < plan
5 second < remain
5 second < summary
5 second RIVAL another
5 second RIVAL could
5 second RIVAL without
5 second SUBJECT in
5 second THIS another
5 second THIS could
5 second THIS without
5 second a -
5 second and (
5 second at ,
5 second believ >
5 second by SUBJECT
5 second can reconcil
5 second clear >
5 second decid >
5 second figur >
5 second first gav
5 second from api
5 second i RIVAL
5 second i THIS
5 second i rather
5 second i two
5 second it .
5 second it RIVAL
5 second it THIS
5 second list .
5 second of to
5 second one them
5 second plausibl >
5 second pleas which
5 second pleas with
5 second point RIVAL
5 second point THIS
5 second portal RIVAL
5 second portal THIS
5 second possibl >
5 second say is
5 second tabl RIVAL
5 second tabl THIS
5 second tell is
5 second the ;
5 second the could
5 second the data
5 second the databas
5 second the disagre
5 second which them
5 second you and
5 second your .
5 word 'll
5 word advis
5 word apply
5 word believ
5 word book
5 word complet
5 word exactly
5 word favour
5 word gav
5 word gross
5 word guess
5 word hav
5 word les
5 word new
5 word order
5 word registrar
5 word sign
5 word vs
-4 next # RIVAL
-4 next # THIS
-4 next # to
-4 next 'd go
-4 next ( after
-4 next ) giv
-4 next , of
-4 next , statu
-4 next , though
-4 next , unit
-4 next - >
-4 next - show
-4 next : answer
-4 next : it
-4 next : the
-4 next < -
-4 next < after
-4 next < although
-4 next < contrary
-4 next < export
-4 next < il
-4 next < low
-4 next < no
-4 next < on
-4 next < select
-4 next < sinc
-4 next < to
-4 next < use
-4 next < valu
-4 next < wait
-4 next < x
-4 next ONE ;
-4 next RIVAL but
-4 next RIVAL last
-4 next RIVAL order
-4 next RIVAL sino
-4 next RIVAL was
-4 next RIVAL wer
-4 next SUBJECT #
-4 next SUBJECT >
-4 next SUBJECT a
-4 next THIS but
-4 next THIS last
-4 next THIS order
-4 next THIS sino
-4 next THIS was
-4 next THIS wer
-4 next _ SUBJECT
-4 next a -
-4 next actually ,
-4 next as the
-4 next at SUBJECT
-4 next averag .
-4 next averag the
-4 next be ONE
-4 next but it
-4 next but the
-4 next by RIVAL
-4 next by THIS
-4 next column .
-4 next confidenc :
-4 next count the
-4 next dashboard 's
-4 next defectiv .
-4 next did not
-4 next digit .
-4 next earlier .
-4 next fil is
-4 next first plac
-4 next giv #
-4 next has the
-4 next hav been
-4 next her .
-4 next in SUBJECT
-4 next instead of
-4 next is #
-4 next is my
-4 next is what
-4 next is wrong
-4 next it .
-4 next look at
-4 next mai RIVAL
-4 next mai THIS
-4 next no ,
-4 next no -
-4 next of #
-4 next one ,
-4 next p #
-4 next pas RIVAL
-4 next pas THIS
-4 next raw row
-4 next re -
-4 next recomput from
-4 next report the
-4 next row ,
-4 next rul out
-4 next second plac
-4 next show .
-4 next sino RIVAL
-4 next sino THIS
-4 next swap the
-4 next that .
-4 next that the
-4 next the digit
-4 next the last
-4 next the leaflet
-4 next the lowest
-4 next the tabl
-4 next the widget
-4 next ther wer
-4 next to compar
-4 next to report
-4 next two sourc
-4 next was RIVAL
-4 next was THIS
-4 next what the
-4 next with RIVAL
-4 next with THIS
-4 next wrong .
-4 next x ONE
-4 next です >
-4 second # =
-4 second # is
-4 second 'd the
-4 second ( from
-4 second , ist
-4 second , that
-4 second , to
-4 second , would
-4 second - ,
-4 second - -
-4 second . ,
-4 second : #
-4 second : had
-4 second ; RIVAL
-4 second ; THIS
-4 second ; b
-4 second ; is
-4 second ; was
-4 second < _
-4 second < compar
-4 second < of
-4 second < per
-4 second < plac
-4 second < sheet
-4 second < total
-4 second < went
-4 second < —
-4 second ONE ,
-4 second ONE ONE
-4 second ONE which
-4 second RIVAL a
-4 second SUBJECT are
-4 second SUBJECT data
-4 second SUBJECT not
-4 second SUBJECT run
-4 second THIS a
-4 second api RIVAL
-4 second api THIS
-4 second are SUBJECT
-4 second audit ,
-4 second averag >
-4 second candidat :
-4 second candidat RIVAL
-4 second candidat THIS
-4 second column >
-4 second compar with
-4 second correction i
-4 second count SUBJECT
-4 second defectiv >
-4 second digit >
-4 second earlier >
-4 second en RIVAL
-4 second en THIS
-4 second explanation the
-4 second fail .
-4 second her >
-4 second i go
-4 second in last
-4 second is and
-4 second it >
-4 second last ,
-4 second mean #
-4 second my .
-4 second my is
-4 second no .
-4 second no show
-4 second non .
-4 second not but
-4 second number the
-4 second of RIVAL
-4 second of THIS
-4 second one so
-4 second recomput the
-4 second report SUBJECT
-4 second result >
-4 second should RIVAL
-4 second should THIS
-4 second show >
-4 second so 'd
-4 second sourc (
-4 second that >
-4 second the answer
-4 second the befor
-4 second the claim
-4 second the fail
-4 second the report
-4 second the sheet
-4 second the was
-4 second the win
-4 second twic >
-4 second wer ,
-4 second wrong >
-4 second x >
-4 second you ,
-4 word about
-4 word actually
-4 word bar
-4 word chang
-4 word claim
-4 word clearly
-4 word confidenc
-4 word decision
-4 word defectiv
-4 word delay
-4 word deliver
-4 word ein
-4 word end
-4 word europ
-4 word explanation
-4 word high
-4 word lead
-4 word leaflet
-4 word lik
-4 word lost
-4 word median
-4 word men
-4 word most
-4 word onc
-4 word over
-4 word print
-4 word re
-4 word registry
-4 word s
-4 word saturday
-4 word scan
-4 word sheet
-4 word sold
-4 word stor
-4 word são
-4 word target
-4 word their
-4 word trust
-4 word until
-4 word valor
-4 word week
-4 word widget
-4 word yield
-4 word zunächst
-4 word è
-4 word です
4 next # of
4 next ( SUBJECT
4 next , another
4 next < api
4 next < second
4 next < someon
4 next RIVAL ;
4 next RIVAL at
4 next SUBJECT each
4 next SUBJECT is
4 next THIS ;
4 next THIS at
4 next a tie
4 next and they
4 next api and
4 next at RIVAL
4 next at THIS
4 next box ONE
4 next decid which
4 next disagre ,
4 next each .
4 next feed RIVAL
4 next feed THIS
4 next figur ,
4 next figur can
4 next first call
4 next for SUBJECT
4 next found no
4 next has been
4 next hav two
4 next i 'll
4 next know which
4 next la RIVAL
4 next la THIS
4 next leav both
4 next log :
4 next nam RIVAL
4 next nam THIS
4 next no way
4 next pleas confirm
4 next publish .
4 next second call
4 next so it
4 next so pleas
4 next statistic servic
4 next the bill
4 next the gap
4 next the ledger
4 next the protocol
4 next to believ
4 next to say
4 next trust the
4 next unabl to
4 next valu are
4 next vs .
4 next was not
4 second # each
4 second 'est RIVAL
4 second 'est THIS
4 second 's has
4 second ) RIVAL
4 second ) THIS
4 second ) with
4 second : .
4 second < bill
4 second < counter
4 second < it
4 second < show
4 second < with
4 second RIVAL log
4 second RIVAL one
4 second THIS log
4 second THIS one
4 second and will
4 second api the
4 second b RIVAL
4 second b THIS
4 second been .
4 second each .
4 second each >
4 second exactly >
4 second figur be
4 second gav and
4 second hav basi
4 second i noth
4 second i unabl
4 second is .
4 second look .
4 second not them
4 second one say
4 second publish >
4 second say one
4 second second .
4 second show SUBJECT
4 second sourc ,
4 second sourc >
4 second the #
4 second to data
4 second two contradict
4 second unabl say
4 second way tell
4 second which right
4 word ONE
4 word bill
4 word commit
4 word counter
4 word e
4 word event
4 word finish
4 word gap
4 word ich
4 word method
4 word photo
4 word point
4 word query
4 word say
4 word servic
4 word statistic
4 word step
4 word tie
4 word trac
4 word trial
4 word unabl
4 word way
4 word whether
4 word your
""",
}
"""Of each group hundredths of a log odd, a feature, its words."""
