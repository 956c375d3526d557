"""Learnt by `python -m bench.conclusion --write`; not written by hand."""

BIAS = {"none": -106, "both": -267}
WEIGHTS = {
    "this": """\
97 next ONE .
-92 word not
86 next ONE >
75 word @last
65 second ONE >
65 word @closes
56 second ONE .
55 next is ONE
-53 second not .
52 next SUBJECT SUBJECT
52 second < .
51 next < ONE
-50 next not ONE
-50 word ;
50 second SUBJECT ONE
49 second < ,
-47 next ONE #
-47 word stor
47 next SUBJECT .
46 second it ONE
-45 word no
45 next ONE ,
44 second SUBJECT >
43 word it
-42 second , >
42 second answer ONE
42 word @opens
-41 word load
41 word @this_2_rival_1
40 word SUBJECT
-39 word out
-38 word unknown
38 next < SUBJECT
-37 next < the
37 second SUBJECT .
36 second < =
-35 word first
35 next the SUBJECT
-34 next ONE was
34 second < SUBJECT
-33 next SUBJECT >
-33 second < only
-33 word 's
33 next . >
33 word .
-32 word dato
32 next < it
-31 word but
-31 word valu
-30 next not be
-30 word api
-30 word as
30 next has ONE
30 word all
30 word final
30 word order
-29 next say ONE
-29 word nicht
-29 word record
-29 word row
29 word are
29 word that
-28 second < kan
-28 second _ :
-28 word ich
-28 word kan
-28 word read
-28 word valor
-28 word zahl
28 second # #
28 second < ;
28 word ONE
-27 next < not
-27 next ? >
-27 second not ONE
-27 word only
27 next it is
27 word wer
-26 next . .
-26 next < i
-26 word ?
-26 word betrouwbaar
-26 word earlier
26 next ( #
26 second < :
26 second SUBJECT #
-25 next read ONE
-25 word de
-25 word would
25 next : ONE
-24 next last _
-24 second ONE of
-24 second SUBJECT was
-24 second dato ONE
-24 second is #
-24 word entry
-24 word non
24 next < x
24 next ONE order
24 next should be
24 next x ONE
24 second not :
24 second x >
24 word -
24 word with
24 word x
-23 second : ,
-23 second ONE but
-23 word an
-23 word found
-23 word sit
-23 word tabl
23 next < answer
23 next SUBJECT :
23 next SUBJECT in
23 next to ONE
23 next use ONE
23 second , i
23 second : >
-22 next ONE is
-22 next di ONE
-22 second ONE nicht
-22 second the return
-22 word di
-22 word report
-22 word was
22 second SUBJECT :
22 word #
22 word should
-21 next , but
-21 next ONE ?
-21 next ONE —
-21 next could not
-21 next for ONE
-21 next the answer
-21 second < ?
-21 second < b
-21 second ONE )
-21 second return ,
-21 second say .
-21 word @this_1_rival_1
-21 word d
21 next SUBJECT ,
21 next so ONE
21 next wer SUBJECT
21 second < should
21 second wer .
21 word per
-20 next : null
-20 next contradict the
-20 next in the
-20 next load .
-20 next stor valu
-20 second ( )
-20 second , _
-20 second load >
-20 word fiabl
-20 word follow
-20 word if
-20 word return
-20 word —
20 next < that
20 next ONE (
20 next week #
20 second # )
20 second ) >
20 second < #
20 second should ONE
20 second total ONE
20 word probably
-19 next i only
-19 next nam ONE
-19 next so far
-19 next the summary
-19 second api ONE
-19 word field
-19 word null
-19 word of
-19 word station
-19 word summary
-19 word the
19 next ) .
19 next ONE :
19 next about ONE
19 next order .
19 second , #
19 second , SUBJECT
19 second < ONE
19 second order >
-18 next ( ONE
-18 next answer is
-18 next not use
-18 second SUBJECT say
-18 second answer null
-18 second invalid .
-18 word befor
-18 word cifra
-18 word said
-18 word still
-18 word took
18 next # >
18 next < week
18 next = pi
18 next SUBJECT a
18 second # >
18 second not >
18 second the say
18 word %
18 word dos
18 word wrong
-17 next < saturday
-17 next return rat
-17 next was SUBJECT
-17 second = .
-17 second SUBJECT not
-17 second only #
-17 word com
-17 word either
-17 word fil
-17 word fre
-17 word log
-17 word portal
-17 word register
-17 word saturday
17 next , at
17 next , with
17 next - #
17 next are ONE
17 next it should
17 second < a
17 second in .
17 second the .
17 second the SUBJECT
17 word after
17 word averag
17 word on
-16 next # for
-16 next ONE and
-16 next ONE can
-16 next had ONE
-16 next or #
-16 next show ONE
-16 second # (
-16 second : #
-16 second entry ONE
-16 second i no
-16 second was .
-16 word a
-16 word can
-16 word print
-16 word show
-16 word tool
16 next SUBJECT was
16 next of SUBJECT
16 next with #
16 second 's .
16 second ONE at
16 second has .
16 second is >
16 second on .
16 second ther ONE
16 word answer
16 word sum
16 word ther
-15 next , which
-15 next ONE row
-15 next SUBJECT (
-15 next as ONE
-15 next can not
-15 next is not
-15 next rat ,
-15 next the field
-15 second ONE ,
-15 second got .
-15 second is the
-15 second the in
-15 word @this_1_rival_0
-15 word dashboard
-15 word feed
-15 word for
-15 word i
-15 word nam
-15 word servic
-15 word thi
-15 word yet
-15 word you
15 next < probably
15 next figur is
15 next order :
15 second < >
15 second ONE SUBJECT
-14 next ; SUBJECT
-14 next ONE or
-14 next SUBJECT ONE
-14 next about #
-14 next against #
-14 next fil .
-14 next said ONE
-14 next the first
-14 next the portal
-14 next the sit
-14 next the stor
-14 second # against
-14 second , by
-14 second < read
-14 second < sit
-14 second ONE row
-14 second about SUBJECT
-14 second count ONE
-14 second i not
-14 second the entry
-14 second the report
-14 second the show
-14 word against
-14 word call
-14 word el
-14 word hav
-14 word impossibl
-14 word lowest
-14 word next
-14 word which
-14 word y
14 next , as
14 next , so
14 next : i
14 next < final
14 next as i
14 next it 's
14 next leav ONE
14 next not .
14 next not SUBJECT
14 next pleas use
14 next probably ONE
14 next total :
14 second , that
14 second < not
14 second ONE wer
14 second are .
14 second is wrong
14 second n #
14 second order ONE
14 second pleas ONE
14 word lin
14 word liv
14 word verifi
-13 next < el
-13 next < if
-13 next SUBJECT the
-13 next claim ONE
-13 next of #
-13 next of ONE
-13 next the ONE
-13 next the station
-13 next took ONE
-13 second , :
-13 second ONE which
-13 second SUBJECT about
-13 second do use
-13 second not the
-13 second pag ONE
-13 second record ONE
-13 second report ONE
-13 second the 's
-13 second the got
-13 second the took
-13 word contradict
-13 word draft
-13 word is
-13 word kann
-13 word noth
-13 word pag
-13 word partial
-13 word run
-13 word websit
13 next < edit
13 next < overall
13 next < ther
13 next at the
13 next edit :
13 next i 'm
13 next i had
13 next my answer
13 next result >
13 next that figur
13 next the manifest
13 second , ONE
13 second < log
13 second < use
13 second ONE in
13 second figur wrong
13 second in ,
13 second that ONE
13 second the list
13 word 'm
13 word amount
13 word correct
13 word edit
13 word match
13 word month
13 word unit
-12 next # SUBJECT
-12 next , answer
-12 next < stor
-12 next ONE aus
-12 next ONE of
-12 next count .
-12 next die ONE
-12 next i hav
-12 next is about
-12 next is what
-12 next on fil
-12 next portal show
-12 next the only
-12 next the registry
-12 next the tabl
-12 second # i
-12 second , no
-12 second < field
-12 second < on
-12 second < record
-12 second < valu
-12 second < would
-12 second SUBJECT and
-12 second can be
-12 second die aus
-12 second feed ONE
-12 second nam ,
-12 second nicht .
-12 second still ONE
-12 second stor :
-12 second stor ONE
-12 second valu ONE
-12 word aus
-12 word could
-12 word flag
-12 word had
-12 word invalid
-12 word output
-12 word refund
-12 word registry
-12 word ten
12 next , although
12 next , i
12 next . #
12 next < after
12 next < all
12 next ONE ;
12 next SUBJECT #
12 next SUBJECT wer
12 next and that
12 next be ONE
12 next it .
12 next on #
12 next per SUBJECT
12 next recomput from
12 next the lin
12 second # ,
12 second < are
12 second ONE and
12 second ONE with
12 second SUBJECT in
12 second all ONE
12 second final ONE
12 second i say
12 second i the
12 second is ,
12 second it >
12 second one ONE
12 second recomput the
12 second to .
12 word ledger
12 word recomput
12 word right
12 word sign
12 word top
-11 next . )
-11 next < no
-11 next ONE contradict
-11 next i found
-11 next if the
-11 next of thi
-11 next out the
-11 next the api
-11 next the quarter
-11 next the satellit
-11 next use it
-11 next what the
-11 second : ONE
-11 second < answer
-11 second < me
-11 second ONE answer
-11 second claim .
-11 second record so
-11 second record the
-11 second second .
-11 second sit ONE
-11 second tabl ONE
-11 second the api
-11 second the product
-11 second to :
-11 second total .
-11 second total :
-11 second with ONE
-11 word ,
-11 word be
-11 word cover
-11 word far
-11 word het
-11 word old
-11 word previou
-11 word rank
-11 word satellit
-11 word sensor
-11 word too
-11 word tower
11 next # %
11 next ; the
11 next < order
11 next < result
11 next < scratch
11 next < with
11 next ONE wer
11 next SUBJECT is
11 next SUBJECT mean
11 next SUBJECT on
11 next box ONE
11 next by ONE
11 next final answer
11 next for thi
11 next if i
11 next not match
11 next on it
11 next servic .
11 next ther are
11 next though i
11 next was ONE
11 second < total
11 second ONE ONE
11 second ONE per
11 second ONE the
11 second about .
11 second and ONE
11 second in >
11 second is ;
11 second is for
11 second no to
11 second per .
11 second servic >
11 second that was
11 second the was
11 second with ,
11 word bar
11 word box
11 word contract
11 word floor
11 word just
11 word mean
11 word overall
11 word though
11 word well
-10 next # :
-10 next # row
-10 next ) >
-10 next ; i
-10 next < as
-10 next < at
-10 next < earlier
-10 next < first
-10 next = ONE
-10 next a week
-10 next at ONE
-10 next de ONE
-10 next has #
-10 next hav no
-10 next is a
-10 next leav out
-10 next list ONE
-10 next on the
-10 next out of
-10 next right .
-10 next satellit product
-10 next the plan
-10 next the servic
-10 next them .
-10 next total SUBJECT
-10 next which is
-10 next would be
-10 second # SUBJECT
-10 second . >
-10 second ; ONE
-10 second < call
-10 second < can
-10 second < had
-10 second < satellit
-10 second < stor
-10 second < tabl
-10 second SUBJECT the
-10 second at .
-10 second at ONE
-10 second averag SUBJECT
-10 second is at
-10 second no count
-10 second on :
-10 second one the
-10 second read ONE
-10 second right >
-10 second servic ONE
-10 second them >
-10 word chart
-10 word es
-10 word got
-10 word n
-10 word o
-10 word or
-10 word reach
-10 word selby
-10 word stat
-10 word until
10 next # of
10 next 'm not
10 next ) #
10 next , #
10 next , >
10 next ONE db
10 next ONE fail
10 next ONE well
10 next all :
10 next hourly fil
10 next i 'd
10 next i just
10 next is SUBJECT
10 next list has
10 next log :
10 next only ONE
10 next the last
10 next the ledger
10 next the list
10 second # _
10 second : db
10 second < fail
10 second < is
10 second < ledger
10 second = ,
10 second is by
10 second just that
10 second the lin
10 second which at
10 word (
10 word )
10 word @first
10 word about
10 word ground
10 word hourly
10 word metric
10 word over
10 word scratch
10 word support
10 word wurden
-9 next # (
-9 next # so
-9 next 's SUBJECT
-9 next < statu
-9 next ONE leav
-9 next ONE would
-9 next SUBJECT order
-9 next divid by
-9 next do not
-9 next field is
-9 next got ONE
-9 next it would
-9 next not ,
-9 next not agre
-9 next siz .
-9 next the brochur
-9 next the highest
-9 next would not
-9 second 's is
-9 second : _
-9 second ; could
-9 second < api
-9 second < check
-9 second < press
-9 second < registry
-9 second ONE is
-9 second answer the
-9 second but is
-9 second by .
-9 second earlier of
-9 second first :
-9 second leav the
-9 second not a
-9 second portal ONE
-9 second register >
-9 second said .
-9 second siz >
-9 second the ,
-9 second the export
-9 second thi .
-9 second was of
-9 word @this_2_rival_2
-9 word _
-9 word been
-9 word brochur
-9 word claim
-9 word hall
-9 word has
-9 word her
-9 word his
-9 word last
-9 word list
-9 word mor
-9 word need
-9 word north
-9 word plan
-9 word request
-9 word siz
-9 word statu
-9 word system
-9 word test
-9 word to
-9 word turn
-9 word una
-9 word version
9 next # was
9 next 'd say
9 next , though
9 next < averag
9 next < box
9 next < only
9 next < sum
9 next < they
9 next = #
9 next ONE SUBJECT
9 next ONE a
9 next ONE are
9 next ONE in
9 next ONE it
9 next ONE per
9 next SUBJECT per
9 next a =
9 next although i
9 next are SUBJECT
9 next get ONE
9 next in servic
9 next is .
9 next match the
9 next number is
9 next pi #
9 next return .
9 next say otherwis
9 next that ONE
9 next the column
9 next the correct
9 next the count
9 next the number
9 next verifi :
9 second # -
9 second # of
9 second < manifest
9 second < them
9 second ONE first
9 second ONE so
9 second SUBJECT SUBJECT
9 second SUBJECT as
9 second a pi
9 second a query
9 second figur ONE
9 second get .
9 second had order
9 second is .
9 second it .
9 second not much
9 second number ONE
9 second on SUBJECT
9 second pi #
9 second return >
9 word actually
9 word around
9 word candidat
9 word discrepancy
9 word en
9 word error
9 word given
9 word in
9 word manifest
9 word much
9 word otherwis
9 word saw
9 word sourc
9 word year
-8 next # it
-8 next ) is
-8 next , who
-8 next , yet
-8 next < lowest
-8 next < thi
-8 next ONE 's
-8 next SUBJECT can
-8 next _ SUBJECT
-8 next although the
-8 next an earlier
-8 next but no
-8 next com from
-8 next earlier i
-8 next found no
-8 next i could
-8 next no SUBJECT
-8 next noth to
-8 next out to
-8 next pleas do
-8 next press releas
-8 next r =
-8 next statu :
-8 next the chart
-8 next the crm
-8 next the dashboard
-8 second # the
-8 second 's leav
-8 second ( ,
-8 second , )
-8 second , the
-8 second - .
-8 second < export
-8 second < the
-8 second ONE a
-8 second ONE wrong
-8 second SUBJECT =
-8 second SUBJECT with
-8 second a that
-8 second as ;
-8 second be ,
-8 second been .
-8 second but SUBJECT
-8 second could be
-8 second dashboard ONE
-8 second export ONE
-8 second for (
-8 second has ONE
-8 second is as
-8 second is figur
-8 second now ONE
-8 second pleas not
-8 second r ONE
-8 second show ,
-8 second the order
-8 second thi not
-8 second tool ONE
-8 second would the
-8 word book
-8 word crm
-8 word csv
-8 word discard
-8 word document
-8 word highest
-8 word older
-8 word plac
-8 word press
-8 word product
-8 word rat
-8 word releas
-8 word sind
-8 word sun
-8 word up
-8 word using
8 next , and
8 next < about
8 next < use
8 next SUBJECT )
8 next SUBJECT at
8 next SUBJECT shar
8 next accord to
8 next answer .
8 next answer ONE
8 next are in
8 next contradict thi
8 next count ONE
8 next e .
8 next found ONE
8 next from the
8 next is my
8 next it can
8 next its SUBJECT
8 next likely ONE
8 next mean SUBJECT
8 next query return
8 next so ,
8 next so it
8 next the amount
8 next the final
8 next the right
8 next thi SUBJECT
8 next year .
8 second # .
8 second % ONE
8 second : SUBJECT
8 second : of
8 second ; count
8 second < (
8 second < -
8 second < _
8 second < and
8 second < result
8 second < right
8 second < was
8 second SUBJECT all
8 second SUBJECT are
8 second answer >
8 second are servic
8 second found discrepancy
8 second in was
8 second includ ,
8 second is answer
8 second lin the
8 second my .
8 second no ONE
8 second of .
8 second p >
8 second right is
8 second sum ONE
8 second with %
8 second year >
8 word accord
8 word again
8 word audit
8 word commit
8 word e
8 word exact
8 word get
8 word giv
8 word likely
8 word miss
8 word preliminary
8 word survey
8 word thre
8 word tim
8 word use
-7 next # but
-7 next % .
-7 next 's ONE
-7 next , it
-7 next , say
-7 next . csv
-7 next < my
-7 next < option
-7 next < your
-7 next ONE )
-7 next SUBJECT read
-7 next SUBJECT record
-7 next agre .
-7 next as stor
-7 next be used
-7 next but i
-7 next but it
-7 next by a
-7 next credit ONE
-7 next depend on
-7 next from a
-7 next is only
-7 next is out
-7 next is too
-7 next is wrong
-7 next it was
-7 next mor than
-7 next null ,
-7 next out .
-7 next report ,
-7 next say the
-7 next the #
-7 next the feed
-7 next the press
-7 next the query
-7 next the whol
-7 next to answer
-7 next to be
-7 next your SUBJECT
-7 second # =
-7 second % >
-7 second , a
-7 second < averag
-7 second < feed
-7 second < first
-7 second < has
-7 second ONE out
-7 second ONE who
-7 second agre >
-7 second been ,
-7 second chart ONE
-7 second com a
-7 second depend the
-7 second first ONE
-7 second for .
-7 second hold .
-7 second no figur
-7 second not right
-7 second not used
-7 second of on
-7 second option :
-7 second out >
-7 second the claim
-7 second the releas
-7 second thi the
-7 second too .
-7 second use .
-7 word agre
-7 word alon
-7 word asset
-7 word by
-7 word check
-7 word count
-7 word data
-7 word depend
-7 word direct
-7 word do
-7 word from
-7 word good
-7 word index
-7 word invoic
-7 word kept
-7 word left
-7 word lik
-7 word lookup
-7 word me
-7 word mention
-7 word option
-7 word own
-7 word paper
-7 word pass
-7 word whol
-7 word work
7 next # ONE
7 next % of
7 next , ONE
7 next . e
7 next < <
7 next < roughly
7 next < verifi
7 next > >
7 next > ONE
7 next ONE <
7 next SUBJECT are
7 next SUBJECT one
7 next again ,
7 next around ONE
7 next at #
7 next be mistaken
7 next count is
7 next fail .
7 next i believ
7 next i go
7 next i would
7 next it :
7 next lin .
7 next most likely
7 next no reason
7 next of cours
7 next official sourc
7 next on averag
7 next p #
7 next that 's
7 next the full
7 next the p
7 next ther is
7 next unit :
7 next with ONE
7 second # on
7 second ( from
7 second , ,
7 second , at
7 second - )
7 second - was
7 second : .
7 second : amount
7 second < 'd
7 second < believ
7 second < order
7 second < well
7 second < with
7 second < wurden
7 second > <
7 second ONE #
7 second ONE not
7 second ONE right
7 second ONE though
7 second ONE unit
7 second SUBJECT (
7 second SUBJECT at
7 second SUBJECT had
7 second SUBJECT has
7 second answer ,
7 second are SUBJECT
7 second are and
7 second de .
7 second fail >
7 second foram ONE
7 second in ONE
7 second is SUBJECT
7 second is official
7 second likely ,
7 second lin >
7 second manifest ONE
7 second month ONE
7 second of SUBJECT
7 second result >
7 second the answer
7 second the sourc
7 second was ;
7 second wrong :
7 word <
7 word >
7 word add
7 word archiv
7 word ask
7 word column
7 word confirm
7 word cours
7 word doubt
7 word each
7 word exclud
7 word foram
7 word go
7 word going
7 word grew
7 word instead
7 word issu
7 word may
7 word most
7 word p
7 word ran
7 word remov
7 word suspiciou
7 word tak
7 word thos
7 word together
7 word tru
7 word went
7 word without
-6 next # last
-6 next , com
-6 next < max
-6 next < offic
-6 next ONE first
-6 next ONE out
-6 next _ valu
-6 next but its
-6 next caveat :
-6 next data .
-6 next figur .
-6 next first pass
-6 next hold ONE
-6 next i first
-6 next if you
-6 next incorrect .
-6 next is #
-6 next is impossibl
-6 next is incorrect
-6 next is the
-6 next log )
-6 next low .
-6 next not find
-6 next not the
-6 next record :
-6 next record in
-6 next scor :
-6 next six SUBJECT
-6 next sorry ,
-6 next tabl is
-6 next that was
-6 next the index
-6 next the lowest
-6 next the record
-6 next the second
-6 next the valu
-6 next total is
-6 next was report
-6 next yet .
-6 second 's contradict
-6 second , answer
-6 second , station
-6 second , than
-6 second , thi
-6 second ; the
-6 second ; would
-6 second < crm
-6 second < dashboard
-6 second < databas
-6 second < look
-6 second < you
-6 second ONE no
-6 second com .
-6 second could find
-6 second data >
-6 second estimat ONE
-6 second figur >
-6 second figur not
-6 second fil ONE
-6 second from .
-6 second from >
-6 second had .
-6 second i at
-6 second incorrect >
-6 second is to
-6 second it not
-6 second list ,
-6 second log .
-6 second log >
-6 second mor the
-6 second order .
-6 second pleas with
-6 second query ONE
-6 second register ONE
-6 second report SUBJECT
-6 second row #
-6 second row >
-6 second scor ONE
-6 second so mean
-6 second the fail
-6 second the nam
-6 second the on
-6 second the pag
-6 second the record
-6 second the tool
-6 second to SUBJECT
-6 second valu .
-6 second which ONE
-6 second yet >
-6 word broken
-6 word cach
-6 word cancell
-6 word caveat
-6 word counter
-6 word credit
-6 word detail
-6 word drop
-6 word estimat
-6 word every
-6 word help
-6 word il
-6 word incorrect
-6 word its
-6 word max
-6 word pick
-6 word put
-6 word remain
-6 word second
-6 word sold
-6 word sorry
-6 word ward
-6 word whil
-6 word your
6 next # -
6 next % )
6 next 's what
6 next , unit
6 next < most
6 next < updat
6 next ONE to
6 next SUBJECT _
6 next SUBJECT has
6 next and ONE
6 next api .
6 next averag .
6 next feed say
6 next giv ONE
6 next hold ,
6 next i .
6 next i get
6 next in SUBJECT
6 next in may
6 next is box
6 next is correct
6 next is no
6 next list .
6 next match .
6 next mean was
6 next nam ,
6 next not availabl
6 next not significant
6 next probably around
6 next ran the
6 next report .
6 next roughly ONE
6 next the rest
6 next the sheet
6 next the top
6 next updat :
6 next was wrong
6 next wurden ONE
6 second % .
6 second 'd ONE
6 second < around
6 second < do
6 second < likely
6 second < month
6 second < wer
6 second = #
6 second ONE as
6 second ONE averag
6 second ONE correct
6 second are ,
6 second around SUBJECT
6 second at SUBJECT
6 second averag >
6 second correct is
6 second do match
6 second final :
6 second giv .
6 second i e
6 second i to
6 second if had
6 second in SUBJECT
6 second in of
6 second is ONE
6 second match >
6 second most ONE
6 second or .
6 second probably ,
6 second probably .
6 second probably ONE
6 second rat ONE
6 second report >
6 second that what
6 second the -
6 second the count
6 second the had
6 second the rat
6 second them ONE
6 second to ,
6 second was :
6 second was SUBJECT
6 second well SUBJECT
6 second would ONE
6 word actual
6 word another
6 word booking
6 word confidenc
6 word db
6 word figur
6 word low
6 word rest
6 word see
6 word them
6 word updat
6 word way
-5 next # ;
-5 next 's own
-5 next , has
-5 next , not
-5 next , sinc
-5 next : box
-5 next ; pleas
-5 next < (
-5 next < caveat
-5 next < report
-5 next < sorry
-5 next SUBJECT 's
-5 next SUBJECT ;
-5 next SUBJECT api
-5 next SUBJECT count
-5 next SUBJECT dat
-5 next SUBJECT scor
-5 next and the
-5 next and was
-5 next api figur
-5 next api return
-5 next as well
-5 next be right
-5 next been ONE
-5 next but that
-5 next column :
-5 next count ,
-5 next count :
-5 next dat .
-5 next exce the
-5 next giv #
-5 next had the
-5 next i can
-5 next i look
-5 next i previously
-5 next is still
-5 next left out
-5 next log ,
-5 next march .
-5 next mean :
-5 next my first
-5 next not plausibl
-5 next only the
-5 next option a
-5 next releas speak
-5 next report :
-5 next sensor feed
-5 next servic ,
-5 next so that
-5 next so the
-5 next speak of
-5 next tabl ,
-5 next than the
-5 next the counter
-5 next the log
-5 next the stall
-5 next the tool
-5 next thi is
-5 next too high
-5 next too low
-5 next took the
-5 next valu :
-5 next was not
-5 next wrot ONE
-5 second ) its
-5 second , 's
-5 second : is
-5 second < draft
-5 second < may
-5 second < query
-5 second < scor
-5 second = SUBJECT
-5 second ONE clos
-5 second ONE count
-5 second ONE exce
-5 second ONE only
-5 second SUBJECT rat
-5 second a of
-5 second back the
-5 second be to
-5 second broken >
-5 second but hav
-5 second claim ONE
-5 second count >
-5 second crm ONE
-5 second dat >
-5 second in tabl
-5 second it :
-5 second it the
-5 second its .
-5 second look ONE
-5 second march >
-5 second mean #
-5 second not ;
-5 second press speak
-5 second previously ONE
-5 second releas of
-5 second roughly SUBJECT
-5 second show .
-5 second sorry i
-5 second speak ONE
-5 second the can
-5 second the column
-5 second the databas
-5 second the giv
-5 second the run
-5 second the servic
-5 second the with
-5 second twic >
-5 second used >
-5 second what portal
-5 second would use
-5 word :
-5 word and
-5 word app
-5 word appear
-5 word b
-5 word complet
-5 word exce
-5 word export
-5 word fail
-5 word flight
-5 word hand
-5 word known
-5 word loan
-5 word obviously
-5 word person
-5 word previously
-5 word speak
-5 word stall
-5 word sync
-5 word wert
-5 word what
-5 word who
-5 word wrot
5 next # day
5 next # unit
5 next , giv
5 next , per
5 next , that
5 next . ONE
5 next ; dr
5 next ; with
5 next < actual
5 next < recomput
5 next < sinc
5 next < still
5 next < tl
5 next < क
5 next ONE -
5 next ONE on
5 next ONE readmission
5 next ONE unit
5 next and can
5 next as far
5 next cam in
5 next can confirm
5 next count the
5 next day .
5 next dr :
5 next far as
5 next final :
5 next first .
5 next giv or
5 next going by
5 next i think
5 next in #
5 next in total
5 next includ it
5 next is authoritativ
5 next lin with
5 next no doubt
5 next of the
5 next or tak
5 next per the
5 next re -
5 next scratch that
5 next scratch the
5 next second pass
5 next sourc ,
5 next tak .
5 next that is
5 next the archiv
5 next the catalogu
5 next the gat
5 next the order
5 next thi one
5 next tim .
5 next tl ;
5 next wer ONE
5 next which includ
5 next क ल
5 next ल ONE
5 second # its
5 second 's doe
5 second ( %
5 second , includ
5 second , to
5 second ; :
5 second ; it
5 second < out
5 second < per
5 second < ल
5 second ONE accord
5 second ONE be
5 second ONE giv
5 second ONE record
5 second ONE total
5 second ONE year
5 second SUBJECT ,
5 second SUBJECT by
5 second SUBJECT to
5 second after .
5 second and 's
5 second answer .
5 second api the
5 second as as
5 second as can
5 second confirm the
5 second day >
5 second die ONE
5 second doe match
5 second dr ONE
5 second es ONE
5 second far i
5 second first >
5 second giv tak
5 second i -
5 second i confirm
5 second i it
5 second is :
5 second list ONE
5 second nam and
5 second of )
5 second of >
5 second only >
5 second result ONE
5 second show SUBJECT
5 second so .
5 second so is
5 second sourc so
5 second tak >
5 second the (
5 second the ;
5 second the for
5 second the item
5 second tim >
5 second tl dr
5 second wer in
5 second क ONE
5 word abov
5 word authoritativ
5 word best
5 word cam
5 word catalogu
5 word current
5 word daily
5 word dr
5 word hat
5 word hold
5 word implausibl
5 word label
5 word onc
5 word one
5 word re
5 word refresh
5 word scal
5 word shar
5 word sheet
5 word significant
5 word stand
5 word sur
5 word thousand
5 word tl
5 word क
5 word ल
""",
    "rival": """\
-62 next < SUBJECT
-55 next ONE >
-48 word answer
43 word a
-42 second ONE >
-42 second answer ONE
42 word report
-41 next : ONE
-41 second < >
41 word #
-40 next ONE .
-36 next answer :
-34 word final
-33 second SUBJECT ONE
33 word earlier
-32 second < ONE
32 word for
32 word of
30 next . .
-29 second the is
29 word not
-28 next < answer
-28 next the SUBJECT
28 next ONE is
-27 second < =
27 word api
27 word first
27 word still
26 word valu
-25 next ) .
-25 next SUBJECT SUBJECT
25 word befor
-24 word ;
24 next for ONE
24 next the ONE
-23 next , ONE
-23 next is ONE
-23 second ) >
-23 second < answer
-23 word SUBJECT
23 next ONE #
-22 next < final
-22 next final answer
-22 second : .
-22 word :
22 next = ONE
22 word an
22 word tabl
-21 next SUBJECT is
-21 second < a
21 next : #
21 word as
21 word at
21 word to
-20 next < x
-20 next week #
-20 next x ONE
-20 second SUBJECT .
-20 second it ONE
-20 second x >
-20 word figur
-20 word order
-20 word should
20 next < #
20 word thi
-19 next SUBJECT a
-19 next it is
-19 next should be
-19 word x
19 second not .
19 second still ONE
19 word against
19 word but
19 word fre
19 word stor
19 word which
-18 next < result
-18 next < week
-18 second < should
-18 second final :
-18 word log
18 next , but
18 next , which
18 next < a
18 next < saturday
18 next of ONE
18 second = .
18 word saturday
18 word summary
18 word tool
18 word was
-17 next , so
-17 next = pi
-17 next use ONE
-17 second , SUBJECT
-17 second to .
-17 word lin
17 next the summary
17 word feed
-16 word last
16 next # for
16 next claim ONE
16 next stor valu
16 next the api
16 second . >
16 second SUBJECT the
16 word check
16 word list
16 word pag
16 word said
16 word the
-15 next by ONE
-15 next it should
-15 second should ONE
-15 word count
-15 word sum
-15 word use
15 next against #
15 second # against
15 second . .
15 second < b
15 second ONE but
15 second claim .
15 second report ONE
15 second the report
15 word 's
15 word =
15 word claim
15 word db
15 word entry
15 word you
-14 next ONE (
-14 next SUBJECT :
-14 second , .
-14 second ONE and
-14 second count ONE
-14 second has .
-14 word all
-14 word call
14 next # >
14 next < not
14 next SUBJECT the
14 next not ONE
14 next the quarter
14 second < first
14 second for .
14 second it not
14 word .
14 word draft
14 word i
14 word previou
14 word would
-13 next , with
-13 next : i
-13 next < edit
-13 next edit :
-13 next pleas use
-13 next to ONE
-13 next with #
-13 second < log
-13 second is ,
-13 second is .
-13 second pleas ONE
-13 second result ONE
-13 second the say
-13 second total ONE
-13 word edit
-13 word top
13 next . >
13 next < (
13 next < draft
13 next said ONE
13 second # =
13 second % >
13 second < i
13 second SUBJECT say
13 second not the
13 word been
13 word dashboard
13 word it
13 word its
13 word next
13 word out
13 word refund
13 word reject
-12 next : the
-12 next ; ONE
-12 next < order
-12 next < overall
-12 next ONE ,
-12 next SUBJECT _
-12 next count :
-12 next figur is
-12 next leav ONE
-12 next list .
-12 next order :
-12 next total :
-12 second 's .
-12 second < (
-12 second < use
-12 second order ONE
-12 word _
-12 word after
-12 word correct
-12 word dos
-12 word fil
-12 word given
-12 word shar
-12 word so
12 next % .
12 next . )
12 next < at
12 next ONE of
12 next at ONE
12 next if the
12 next list ONE
12 next nam ONE
12 next total SUBJECT
12 second # ONE
12 second at .
12 second at ONE
12 second feed ONE
12 second total :
12 word be
12 word load
12 word nam
-11 next , at
-11 next . #
-11 next has the
-11 next hourly fil
-11 next so ONE
-11 next the figur
-11 next the manifest
-11 second , that
-11 second < count
-11 second SUBJECT #
-11 second log ONE
-11 second which at
-11 word about
-11 word export
-11 word hourly
-11 word liv
-11 word result
11 next ) >
11 next < earlier
11 next ONE was
11 next an earlier
11 next contradict the
11 next it was
11 next the #
11 next the dashboard
11 next was not
11 second ONE which
11 second is at
11 word can
11 word had
11 word product
-10 next ) #
-10 next < all
-10 next < with
-10 next has ONE
-10 next i just
-10 next not ,
-10 next result >
-10 next wer SUBJECT
-10 second # _
-10 second < ;
-10 second < call
-10 second figur wrong
-10 second final ONE
-10 second is >
-10 second just that
-10 second n #
-10 second the list
-10 word bar
-10 word overall
-10 word survey
10 next , it
10 next ONE db
10 next of the
10 next out to
10 next the satellit
10 next the stor
10 next to be
10 next with the
10 second : db
10 second : is
10 second < #
10 second < api
10 second < satellit
10 second ONE a
10 second dashboard ONE
10 second earlier of
10 second first ONE
10 second said .
10 second the 's
10 second the in
10 second the product
10 word his
10 word older
10 word one
10 word print
10 word satellit
10 word selby
10 word thought
10 word turn
10 word websit
10 word wer
-9 next - #
-9 next < after
-9 next < scratch
-9 next ONE fail
-9 next a =
-9 next all :
-9 next order .
-9 next pi #
-9 next so it
-9 next the column
-9 next the lin
-9 next the raw
-9 next the tracker
-9 second , #
-9 second , ,
-9 second < fail
-9 second = ,
-9 second ONE at
-9 second SUBJECT is
-9 second SUBJECT rat
-9 second a pi
-9 second all ONE
-9 second are .
-9 second fil >
-9 second is by
-9 second order >
-9 second pi #
-9 second say ,
-9 second that ONE
-9 second the fil
-9 second the had
-9 second was ;
-9 word averag
-9 word ground
-9 word leav
-9 word ledger
-9 word n
-9 word tracker
9 next < in
9 next < lowest
9 next ONE SUBJECT
9 next SUBJECT ,
9 next SUBJECT to
9 next by a
9 next earlier i
9 next had been
9 next i first
9 next is a
9 next is still
9 next r =
9 next report ONE
9 next satellit product
9 next the highest
9 next the sit
9 next was ONE
9 next which is
9 second 's is
9 second ( )
9 second , i
9 second , the
9 second < check
9 second < is
9 second < sit
9 second < that
9 second < valu
9 second api ONE
9 second estimat ONE
9 second pag ONE
9 second r ONE
9 second sit ONE
9 second still .
9 second the claim
9 second the pag
9 second to :
9 word either
9 word gav
9 word hall
9 word lowest
9 word north
9 word sensor
9 word sit
9 word too
9 word using
9 word version
-8 next # was
-8 next , and
-8 next < sum
-8 next ONE it
-8 next ONE order
-8 next SUBJECT ONE
-8 next and the
-8 next is .
-8 next result :
-8 next say otherwis
-8 next that figur
-8 next the export
-8 next the list
-8 next the ward
-8 second # #
-8 second # -
-8 second # >
-8 second % ONE
-8 second ( #
-8 second : ,
-8 second < manifest
-8 second ONE with
-8 second SUBJECT :
-8 second SUBJECT in
-8 second a query
-8 second by .
-8 second is ONE
-8 second is SUBJECT
-8 second the lin
-8 second they not
-8 word contract
-8 word fail
-8 word manifest
-8 word option
-8 word otherwis
-8 word raw
-8 word scratch
-8 word system
8 next # SUBJECT
8 next # it
8 next , say
8 next < i
8 next ONE )
8 next a week
8 next caveat :
8 next first pass
8 next incorrect .
8 next is incorrect
8 next not :
8 next not use
8 next of thi
8 next say the
8 next sensor feed
8 next so that
8 next the two
8 next to the
8 next would be
8 next wrong .
8 second < :
8 second < feed
8 second < of
8 second < was
8 second as .
8 second been .
8 second draft ONE
8 second had .
8 second incorrect >
8 second pleas with
8 second the api
8 second the on
8 second tool ONE
8 second was .
8 second which ONE
8 second would ONE
8 word 'd
8 word caveat
8 word estimat
8 word help
8 word highest
8 word if
8 word incorrect
8 word nicht
8 word no
8 word reach
8 word releas
8 word sold
8 word station
8 word up
8 word yet
-7 next % of
-7 next , >
-7 next < averag
-7 next < option
-7 next < second
-7 next < that
-7 next SUBJECT .
-7 next SUBJECT at
-7 next SUBJECT one
-7 next SUBJECT was
-7 next about ONE
-7 next and that
-7 next are ONE
-7 next averag SUBJECT
-7 next fail .
-7 next get ONE
-7 next it 's
-7 next list has
-7 next not .
-7 next on #
-7 next query return
-7 next recomput from
-7 next the correct
-7 next the ledger
-7 next the right
-7 second # )
-7 second # of
-7 second ; would
-7 second < ?
-7 second < ledger
-7 second < right
-7 second < them
-7 second < total
-7 second ONE is
-7 second SUBJECT are
-7 second about .
-7 second fail >
-7 second get .
-7 second if ,
-7 second in the
-7 second in was
-7 second not >
-7 second of ,
-7 second on SUBJECT
-7 second option :
-7 second recomput the
-7 second return .
-7 second right is
-7 second so .
-7 second sum ONE
-7 second the ;
-7 second with %
-7 word capacity
-7 word floor
-7 word get
-7 word instead
-7 word query
-7 word recomput
-7 word scan
-7 word they
-7 word together
-7 word verifi
7 next # #
7 next < first
7 next < offic
7 next < report
7 next ONE 's
7 next ONE look
7 next SUBJECT report
7 next SUBJECT scor
7 next as ONE
7 next column :
7 next confidenc :
7 next draft :
7 next first had
7 next march .
7 next my first
7 next press releas
7 next report ,
7 next scor :
7 next was report
7 next wrot ONE
7 second ( ,
7 second , a
7 second , answer
7 second < scor
7 second ONE an
7 second ONE count
7 second ONE nicht
7 second a .
7 second a of
7 second and not
7 second api >
7 second at %
7 second be ,
7 second for (
7 second i had
7 second march >
7 second mean ONE
7 second nicht .
7 second report SUBJECT
7 second scor ONE
7 second shift >
7 second the .
7 second the column
7 second the databas
7 second the valu
7 second thi the
7 second twic >
7 second valu ONE
7 second with SUBJECT
7 second wrong >
7 word book
7 word broken
7 word chart
7 word confidenc
7 word every
7 word flight
7 word hav
7 word kept
7 word lik
7 word march
7 word paid
7 word paper
7 word pass
7 word peopl
7 word plain
7 word press
7 word rank
7 word scor
7 word tower
7 word two
7 word until
7 word wert
7 word wrot
-6 next < it
-6 next ONE ?
-6 next ONE top
-6 next ONE well
-6 next SUBJECT mean
-6 next SUBJECT on
-6 next SUBJECT shar
-6 next are in
-6 next contradict thi
-6 next i go
-6 next in servic
-6 next is correct
-6 next it :
-6 next log :
-6 next look at
-6 next servic .
-6 next show ONE
-6 next the full
-6 next the last
-6 next top the
-6 second # on
-6 second , ONE
-6 second - )
-6 second ; count
-6 second < ,
-6 second < with
-6 second ONE correct
-6 second ONE first
-6 second SUBJECT >
-6 second SUBJECT has
-6 second are servic
-6 second figur ONE
-6 second has SUBJECT
-6 second in of
-6 second includ ,
-6 second manifest ONE
-6 second query ONE
-6 second servic >
-6 second wer .
-6 second with ,
-6 second wrong :
-6 word actually
-6 word find
-6 word full
-6 word go
-6 word is
-6 word just
-6 word now
-6 word sign
-6 word support
-6 word thos
6 next # :
6 next ( ONE
6 next < caveat
6 next < stor
6 next < total
6 next < you
6 next ONE at
6 next ONE first
6 next ONE on
6 next SUBJECT ;
6 next a ONE
6 next been ONE
6 next day shift
6 next gav ONE
6 next i can
6 next i previously
6 next in the
6 next it would
6 next mean :
6 next six SUBJECT
6 next valu :
6 next was SUBJECT
6 second ( of
6 second , 's
6 second , station
6 second < look
6 second = SUBJECT
6 second ONE wrong
6 second SUBJECT ,
6 second broken >
6 second com .
6 second draft >
6 second i not
6 second list ,
6 second not that
6 second of wer
6 second pass ONE
6 second previously ONE
6 second say .
6 second stor :
6 second tabl ONE
6 second the releas
6 second the run
6 second the servic
6 second the tool
6 second the with
6 second to the
6 word app
6 word asset
6 word candidat
6 word clos
6 word com
6 word her
6 word in
6 word may
6 word me
6 word mean
6 word my
6 word or
6 word previously
6 word record
6 word twic
-5 next # ONE
-5 next ; the
-5 next ; with
-5 next < if
-5 next < the
-5 next < updat
-5 next < use
-5 next < verifi
-5 next ONE :
-5 next ONE ;
-5 next cam in
-5 next correct .
-5 next count ,
-5 next count ONE
-5 next count is
-5 next giv ONE
-5 next i get
-5 next nam ,
-5 next number .
-5 next option b
-5 next return ONE
-5 next the final
-5 next the new
-5 next the sheet
-5 next the top
-5 next updat :
-5 next verifi :
-5 second , it
-5 second : >
-5 second : SUBJECT
-5 second ; it
-5 second < are
-5 second < do
-5 second < it
-5 second < month
-5 second < raw
-5 second < result
-5 second < well
-5 second correct >
-5 second correct is
-5 second count >
-5 second giv ,
-5 second had order
-5 second in ONE
-5 second lin the
-5 second list >
-5 second loan >
-5 second month ONE
-5 second nam and
-5 second number >
-5 second number ONE
-5 second one ONE
-5 second result >
-5 second them ONE
-5 word are
-5 word duplicat
-5 word each
-5 word going
-5 word loan
-5 word preliminary
-5 word right
-5 word saw
-5 word them
-5 word thousand
-5 word unit
-5 word updat
-5 word without
5 next # =
5 next # m
5 next ) =
5 next , includ
5 next - check
5 next : a
5 next ; i
5 next < my
5 next < p
5 next < thi
5 next < thought
5 next ONE from
5 next but it
5 next credit ONE
5 next draft .
5 next has #
5 next if you
5 next is right
5 next is the
5 next is wrong
5 next not the
5 next one with
5 next p (
5 next paid by
5 next pass :
5 next releas speak
5 next report :
5 next right .
5 next speak of
5 next tabl ,
5 next the press
5 next the tabl
5 next thought :
5 next took the
5 next use it
5 second ) its
5 second , 'd
5 second , >
5 second , is
5 second , would
5 second : the
5 second < may
5 second < me
5 second < press
5 second < sheet
5 second ONE #
5 second ONE )
5 second ONE be
5 second ONE clos
5 second and the
5 second been ,
5 second in :
5 second includ SUBJECT
5 second is and
5 second log .
5 second on ,
5 second one the
5 second press speak
5 second releas of
5 second right >
5 second sheet ONE
5 second speak ONE
5 second the of
5 second thi ONE
5 word also
5 word although
5 word attribut
5 word becaus
5 word board
5 word contradict
5 word credit
5 word dat
5 word databas
5 word day
5 word disagre
5 word doubl
5 word gat
5 word hold
5 word look
5 word manual
5 word p
5 word partial
5 word person
5 word queri
5 word run
5 word sorry
5 word speak
5 word tally
5 word told
5 word took
5 word want
""",
    "pair": """\
119 next not RIVAL
106 next RIVAL )
-105 next not THIS
-103 next THIS )
94 next = THIS
90 next THIS SUBJECT
87 next < THIS
84 second answer THIS
-82 next THIS RIVAL
-80 next = RIVAL
74 next so THIS
-71 next so RIVAL
71 second is THIS
69 next RIVAL #
-67 next RIVAL (
-66 next RIVAL SUBJECT
-66 second answer RIVAL
-66 second is RIVAL
65 second THIS SUBJECT
-63 next THIS #
63 next from RIVAL
63 second RIVAL but
62 next is THIS
-61 next is RIVAL
-60 next < RIVAL
60 second THIS >
59 next THIS ;
59 second SUBJECT THIS
56 next RIVAL 's
56 next THIS (
56 second in THIS
-55 next between RIVAL
-55 next the THIS
-54 next RIVAL >
-54 second THIS but
54 next : THIS
-53 second ahead THIS
-53 second in RIVAL
53 next the RIVAL
53 second THIS .
-52 next THIS 's
-52 second RIVAL THIS
52 next RIVAL THIS
-51 next of THIS
51 next of RIVAL
51 second no RIVAL
-50 next from THIS
50 second ahead RIVAL
49 next non RIVAL
48 second THIS ;
-47 next at RIVAL
47 next but THIS
-46 next non THIS
-46 next to RIVAL
46 next THIS ,
46 second THIS defectiv
46 second less THIS
-45 next RIVAL ;
-45 second less RIVAL
45 next RIVAL is
45 next THIS order
45 word ;
-44 second RIVAL defectiv
-44 second a THIS
44 next THIS well
44 next nicht RIVAL
44 second ther THIS
-43 next RIVAL well
43 next at THIS
-42 next , RIVAL
42 next THIS >
42 next between THIS
41 next RIVAL abov
41 next THIS .
41 next THIS on
41 second rather RIVAL
-40 next THIS abov
-40 second RIVAL ;
-40 second RIVAL SUBJECT
-40 second no THIS
40 second THIS all
40 second should THIS
-39 next RIVAL order
-39 second RIVAL all
-39 second ther RIVAL
39 next ( RIVAL
39 next . THIS
39 second RIVAL =
39 second THIS reject
-38 next . RIVAL
-38 next nicht THIS
-38 second THIS =
-38 second rather THIS
38 second a RIVAL
-37 next RIVAL on
-37 second RIVAL reject
37 next , THIS
37 second follow RIVAL
37 second not RIVAL
-36 next but RIVAL
-36 second RIVAL .
-36 second should RIVAL
-36 word or
36 next THIS after
36 next to THIS
36 second median RIVAL
-35 second follow THIS
-35 second median THIS
35 second THIS nicht
35 second was THIS
-34 next RIVAL after
-34 next RIVAL and
-34 second THIS RIVAL
34 next THIS in
34 second : THIS
34 second it THIS
34 second than RIVAL
-33 second it RIVAL
-33 second than THIS
33 next SUBJECT THIS
33 second = RIVAL
33 second RIVAL may
33 word .
-32 next be RIVAL
32 next only THIS
32 next with RIVAL
32 second RIVAL #
32 second up RIVAL
-31 next ( THIS
-31 next for THIS
-31 next saw RIVAL
-31 next with THIS
-31 second : RIVAL
-31 second SUBJECT RIVAL
-31 second THIS may
-31 second up THIS
-31 second was RIVAL
31 next no RIVAL
31 next saw THIS
31 second correction THIS
-30 next : RIVAL
-30 next only RIVAL
-30 second = THIS
-30 second RIVAL (
-30 second RIVAL nicht
-30 second THIS by
30 next for RIVAL
-29 second THIS less
-29 second THIS to
-29 second correction RIVAL
-29 second not THIS
29 next RIVAL doe
29 second RIVAL less
-28 next wer RIVAL
-28 second , >
-28 second RIVAL median
-28 second ledger RIVAL
28 next . >
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
-27 next no THIS
-27 next than THIS
27 next THIS ?
27 next THIS beat
27 next es THIS
27 next likely THIS
27 next than RIVAL
27 next wer THIS
27 second RIVAL )
27 second RIVAL sd
27 second es THIS
27 second final THIS
-26 next RIVAL ,
-26 next RIVAL against
-26 next RIVAL rather
-26 next THIS doe
-26 next been RIVAL
-26 next then THIS
-26 second RIVAL runner
-26 second THIS sd
-26 second but RIVAL
26 next THIS against
26 next by RIVAL
26 next then RIVAL
26 second RIVAL been
26 second RIVAL in
26 second RIVAL not
26 second RIVAL second
26 second RIVAL sondern
26 second THIS :
26 second are THIS
26 second out THIS
26 word not
-25 next RIVAL .
-25 next SUBJECT RIVAL
-25 next and RIVAL
-25 next l THIS
-25 second ( THIS
-25 second RIVAL with
-25 second THIS )
-25 second THIS THIS
-25 second are RIVAL
25 next RIVAL =
25 next RIVAL includ
25 next RIVAL should
25 next THIS are
25 next leav THIS
-24 next - THIS
-24 next RIVAL are
-24 next RIVAL wer
-24 second compar THIS
-24 second final RIVAL
-24 second out RIVAL
-24 second so RIVAL
24 next THIS has
24 next other THIS
24 next sondern THIS
24 next use THIS
24 second RIVAL to
24 second compar RIVAL
24 second so THIS
24 second wer RIVAL
-23 next THIS =
-23 next THIS includ
-23 next es RIVAL
-23 next la RIVAL
-23 next likely RIVAL
-23 next other RIVAL
-23 second RIVAL :
-23 second RIVAL high
-23 second THIS sondern
-23 second THIS without
-23 second wer THIS
-23 word report
23 next either THIS
23 second RIVAL by
23 second THIS die
23 second THIS high
23 second THIS tim
23 second en THIS
23 second tim THIS
23 word is
-22 next > THIS
-22 next THIS should
-22 next either RIVAL
-22 next leav RIVAL
-22 next survey RIVAL
-22 second THIS been
-22 second THIS in
-22 word and
22 next RIVAL mor
22 next out RIVAL
22 next print RIVAL
22 next said RIVAL
22 second THIS top
22 second of RIVAL
-21 next < answer
-21 next THIS mor
-21 next by THIS
-21 next print THIS
-21 next said THIS
-21 second RIVAL top
-21 second RIVAL wherea
-21 second THIS #
-21 second THIS second
-21 second es RIVAL
-21 second portal THIS
-21 second tim RIVAL
-21 second to ,
-21 word si
21 next THIS :
21 next compar RIVAL
21 next la THIS
21 next sino THIS
21 second ( RIVAL
21 second RIVAL be
21 second RIVAL correction
21 second RIVAL than
21 second THIS (
21 second THIS mor
21 second THIS wherea
21 second candidat RIVAL
21 second e RIVAL
21 second most THIS
-20 next RIVAL beat
-20 next RIVAL or
-20 next by the
-20 next compar THIS
-20 next sondern RIVAL
-20 next use RIVAL
-20 second RIVAL die
-20 second RIVAL tim
-20 second THIS be
-20 second THIS correction
-20 second THIS saturday
-20 second vs RIVAL
20 next # THIS
20 next ; THIS
20 next RIVAL did
20 next return RIVAL
20 second RIVAL saturday
20 second THIS after
20 second THIS of
20 second figur THIS
20 second first RIVAL
20 second revis THIS
20 second target RIVAL
20 second winner THIS
-19 next RIVAL from
-19 next RIVAL in
-19 next THIS -
-19 next out THIS
-19 next say THIS
-19 second < RIVAL
-19 second RIVAL >
-19 second en RIVAL
-19 second figur RIVAL
-19 second first THIS
-19 second most RIVAL
-19 second target THIS
-19 second winner RIVAL
-19 word nor
19 next THIS cam
19 next THIS crash
19 next THIS wer
19 next l RIVAL
19 next see RIVAL
19 second < THIS
19 second RIVAL mai
19 second RIVAL r
19 second vs THIS
-18 next RIVAL ?
-18 next THIS by
-18 next return THIS
-18 next see THIS
-18 second RIVAL of
-18 second THIS lat
-18 second THIS r
-18 second THIS than
-18 word se
18 next RIVAL first
18 next THIS it
18 next be THIS
18 second RIVAL lat
18 second RIVAL pero
18 second RIVAL without
18 second THIS a
18 second and ,
18 second avg THIS
18 second s RIVAL
18 second that THIS
-17 next # >
-17 next THIS did
-17 next THIS first
-17 next got RIVAL
-17 second RIVAL mor
-17 second api THIS
-17 second avg RIVAL
-17 second candidat THIS
-17 second of THIS
-17 second revis RIVAL
-17 second s THIS
-17 word neither
17 next RIVAL the
17 next RIVAL we
17 next THIS instead
17 second 'd THIS
17 second THIS the
17 second THIS total
17 second api RIVAL
17 second et RIVAL
17 second feed RIVAL
17 second is .
17 second may THIS
17 second portal RIVAL
17 second they THIS
17 second total THIS
17 second would RIVAL
-16 next RIVAL :
-16 next RIVAL at
-16 next RIVAL crash
-16 next RIVAL has
-16 next RIVAL it
-16 next THIS is
-16 next THIS we
-16 next could be
-16 next or THIS
-16 second % THIS
-16 second RIVAL e
-16 second RIVAL sourc
-16 second RIVAL the
-16 second RIVAL total
-16 second THIS mai
-16 second THIS pero
-16 second b THIS
-16 second et THIS
-16 second gap RIVAL
-16 second may RIVAL
-16 second sit RIVAL
-16 second stor RIVAL
-16 second summary THIS
-16 second that RIVAL
-16 word sourc
16 next RIVAL can
16 next RIVAL sino
16 next THIS from
16 next as THIS
16 next compt THIS
16 next has THIS
16 next mak THIS
16 next survey THIS
16 next women RIVAL
16 second % RIVAL
16 second RIVAL as
16 second RIVAL final
16 second gap THIS
16 second stor THIS
16 second we RIVAL
16 word i
-15 next # RIVAL
-15 next RIVAL of
-15 next SUBJECT in
-15 next THIS can
-15 next THIS look
-15 next THIS the
-15 next THIS would
-15 next about RIVAL
-15 next as RIVAL
-15 next has RIVAL
-15 next it is
-15 next sino RIVAL
-15 second 'd RIVAL
-15 second RIVAL after
-15 second SUBJECT the
-15 second THIS yet
-15 second number RIVAL
-15 second of SUBJECT
-15 second point THIS
-15 second sheet THIS
-15 second total RIVAL
-15 second would THIS
-15 word between
-15 word could
-15 word somewher
15 next RIVAL com
15 next RIVAL entry
15 next RIVAL last
15 next RIVAL look
15 next THIS and
15 next about THIS
15 next got THIS
15 next mai THIS
15 next pas RIVAL
15 second , and
15 second , is
15 second THIS averag
15 second THIS remov
15 second _ :
15 second instead RIVAL
15 second number THIS
15 second open RIVAL
-14 next RIVAL cam
-14 next RIVAL instead
-14 next RIVAL o
-14 next THIS but
-14 next THIS entry
-14 next THIS fewer
-14 next THIS or
-14 next mak RIVAL
-14 next o THIS
-14 next women THIS
-14 second THIS as
-14 second THIS final
-14 second and .
-14 second cadastr THIS
-14 second e THIS
-14 second export RIVAL
-14 second feed THIS
-14 second neither nor
-14 second open THIS
-14 second releas THIS
-14 second servic THIS
-14 second the RIVAL
-14 second the THIS
-14 second the of
-14 second they RIVAL
-14 word without
14 next RIVAL fewer
14 next RIVAL to
14 next THIS at
14 next get THIS
14 second RIVAL le
14 second THIS last
14 second THIS sourc
14 second export THIS
14 second releas RIVAL
14 second summary RIVAL
14 second the is
14 word from
-13 next , and
-13 next THIS a
-13 next box RIVAL
-13 next compt RIVAL
-13 second RIVAL remov
-13 second without THIS
-13 word #
-13 word both
-13 word camera
-13 word impossibl
-13 word o
-13 word sich
13 next RIVAL a
13 next RIVAL count
13 next RIVAL mai
13 next RIVAL would
13 next de RIVAL
13 second < SUBJECT
13 second RIVAL year
13 second THIS e
13 second THIS unit
13 second i THIS
13 second mean RIVAL
13 second registry RIVAL
13 second replac RIVAL
13 second sheet RIVAL
13 word _
-12 next < neither
-12 next SUBJECT was
-12 next THIS com
-12 next get RIVAL
-12 second RIVAL a
-12 second RIVAL averag
-12 second RIVAL last
-12 second RIVAL who
-12 second THIS le
-12 second THIS nam
-12 second THIS they
-12 second count RIVAL
-12 second instead THIS
-12 second longer THIS
-12 second mean THIS
-12 second plan RIVAL
-12 second report THIS
-12 second tabl THIS
-12 second the fil
-12 second the say
-12 word het
-12 word im
-12 word oder
12 next RIVAL but
12 next was THIS
12 second # RIVAL
12 second , ,
12 second : >
12 second RIVAL at
12 second RIVAL nam
12 second RIVAL they
12 second SUBJECT SUBJECT
12 second THIS down
12 second THIS who
12 second b RIVAL
12 second plac RIVAL
12 second plan THIS
12 second two ,
12 word 's
-11 next THIS for
-11 next THIS last
-11 next claim THIS
-11 next mai RIVAL
-11 next pas THIS
-11 next the survey
-11 second RIVAL down
-11 second THIS at
-11 second in >
-11 second is of
-11 second recomput RIVAL
-11 second the in
-11 second we THIS
-11 word say
-11 word survey
11 next - RIVAL
11 next : the
11 next ; RIVAL
11 next < not
11 next RIVAL for
11 next RIVAL was
11 next RIVAL —
11 next behind RIVAL
11 next fueron THIS
11 next hav RIVAL
11 next on THIS
11 next read RIVAL
11 next the former
11 second , RIVAL
11 second : .
11 second RIVAL first
11 second THIS an
11 second THIS i
11 second THIS list
11 second THIS no
11 second haben RIVAL
11 second hav THIS
11 second rat THIS
11 second recomput THIS
11 second servic RIVAL
11 second wer .
11 word former
11 word out
-10 next , SUBJECT
-10 next < #
-10 next THIS sino
-10 next THIS to
-10 next behind THIS
-10 next has the
-10 next or RIVAL
-10 second < :
-10 second RIVAL an
-10 second RIVAL list
-10 second RIVAL mean
-10 second RIVAL unit
-10 second SUBJECT of
-10 second THIS das
-10 second between and
-10 second csv RIVAL
-10 second estimat THIS
-10 second nicht .
-10 second or .
-10 second registry THIS
-10 second replac THIS
-10 second say .
-10 second wer and
-10 word order
-10 word é
10 next , which
10 next ? >
10 next RIVAL vs
10 next claim RIVAL
10 next mean RIVAL
10 next whil RIVAL
10 second ; RIVAL
10 second RIVAL wer
10 second RIVAL wrong
10 second THIS mean
10 second THIS whil
10 second estimat RIVAL
10 second or ?
10 second tabl RIVAL
10 word =
10 word ?
10 word first
10 word rank
10 word that
-9 next , the
-9 next RIVAL with
-9 next SUBJECT SUBJECT
-9 next THIS count
-9 next THIS if
-9 next THIS mai
-9 next THIS nor
-9 next THIS o
-9 next THIS vs
-9 next answer :
-9 next count is
-9 next fueron RIVAL
-9 next hold THIS
-9 next it could
-9 next log RIVAL
-9 next nam THIS
-9 next neither THIS
-9 next nor RIVAL
-9 next o RIVAL
-9 next of the
-9 next report RIVAL
-9 next the sam
-9 next the websit
-9 second # the
-9 second < is
-9 second RIVAL i
-9 second RIVAL log
-9 second RIVAL no
-9 second RIVAL report
-9 second SUBJECT #
-9 second THIS first
-9 second THIS it
-9 second THIS wrong
-9 second THIS year
-9 second could RIVAL
-9 second haben THIS
-9 second has ,
-9 second has SUBJECT
-9 second hav RIVAL
-9 second plac THIS
-9 second the SUBJECT
-9 word api
-9 word databas
-9 word due
-9 word je
-9 word pas
-9 word register
-9 word sam
-9 word sit
-9 word tabl
-9 word websit
9 next < either
9 next < of
9 next SUBJECT :
9 next a RIVAL
9 next count RIVAL
9 next hold RIVAL
9 next one RIVAL
9 next the latter
9 second , .
9 second , _
9 second < ,
9 second RIVAL ,
9 second RIVAL yet
9 second SUBJECT >
9 second from to
9 second i the
9 second in .
9 second one THIS
9 second point RIVAL
9 second report RIVAL
9 word as
9 word final
9 word last
9 word latter
9 word of
-8 next # which
-8 next : null
-8 next < sourc
-8 next depend on
-8 next it THIS
-8 next only #
-8 next order (
-8 next read THIS
-8 next whil THIS
-8 second , by
-8 second ; THIS
-8 second RIVAL whil
-8 second THIS are
-8 second THIS not
-8 second THIS one
-8 second and THIS
-8 second answer null
-8 second dashboard THIS
-8 second is ,
-8 second rat RIVAL
-8 word are
-8 word b
-8 word depend
-8 word has
-8 word ledger
-8 word null
-8 word rang
-8 word to
8 next , not
8 next ; the
8 next < i
8 next RIVAL seem
8 next SUBJECT ;
8 next SUBJECT log
8 next count ,
8 next had THIS
8 next invoic RIVAL
8 next longer RIVAL
8 next say RIVAL
8 second < (
8 second < of
8 second > >
8 second RIVAL is
8 second RIVAL only
8 second THIS for
8 second and on
8 second csv THIS
8 second error THIS
8 second register RIVAL
8 second the and
8 second to .
8 second which RIVAL
8 second with RIVAL
8 word SUBJECT
8 word after
8 word beat
8 word correct
8 word had
8 word no
8 word revis
8 word should
8 word wer
-7 next # SUBJECT
-7 next # order
-7 next , by
-7 next , das
-7 next < by
-7 next < candidat
-7 next SUBJECT wer
-7 next THIS oder
-7 next THIS seem
-7 next THIS —
-7 next a THIS
-7 next accord to
-7 next all THIS
-7 next had RIVAL
-7 next in #
-7 next longer than
-7 next nor THIS
-7 next oder RIVAL
-7 next one THIS
-7 next point to
-7 next the count
-7 next the summary
-7 second # (
-7 second 'est RIVAL
-7 second , than
-7 second < a
-7 second < by
-7 second < wer
-7 second RIVAL for
-7 second SUBJECT was
-7 second THIS only
-7 second and are
-7 second are .
-7 second at ;
-7 second could THIS
-7 second error RIVAL
-7 second lie RIVAL
-7 second one RIVAL
-7 second was in
-7 second with THIS
-7 second you the
-7 word de
-7 word level
7 next 's THIS
7 next ( #
7 next , but
7 next , it
7 next < la
7 next < no
7 next < rank
7 next RIVAL as
7 next SUBJECT .
7 next all RIVAL
7 next former is
7 next is the
7 next it RIVAL
7 next the floor
7 next two candidat
7 next 张 >
7 second , SUBJECT
7 second , former
7 second : :
7 second < candidat
7 second RIVAL it
7 second RIVAL my
7 second SUBJECT and
7 second THIS log
7 second and RIVAL
7 second cadastr RIVAL
7 second correct >
7 second count THIS
7 second la .
7 second not .
7 second on .
7 word cam
7 word duplicat
7 word en
7 word feed
7 word floor
7 word higher
7 word mai
7 word mean
7 word niet
7 word remov
7 word second
7 word sino
7 word total
7 word year
-6 next ) vs
-6 next < het
-6 next < somewher
-6 next RIVAL without
-6 next THIS as
-6 next THIS claim
-6 next THIS without
-6 next annual report
-6 next candidat :
-6 next hav THIS
-6 next it .
-6 next mean THIS
-6 next rat ,
-6 next the annual
-6 next the portal
-6 next the two
-6 next was RIVAL
-6 next was the
-6 next 张 ,
-6 second # wer
-6 second , at
-6 second , only
-6 second : or
-6 second ; could
-6 second < -
-6 second < annual
-6 second < could
-6 second RIVAL tabl
-6 second SUBJECT ,
-6 second SUBJECT count
-6 second SUBJECT rat
-6 second THIS la
-6 second THIS my
-6 second THIS wer
-6 second and both
-6 second and has
-6 second but #
-6 second depend the
-6 second i RIVAL
-6 second it >
-6 second list THIS
-6 second not )
-6 second not which
-6 second on SUBJECT
-6 second or ,
-6 second order THIS
-6 second register THIS
-6 second say ,
-6 second wer in
-6 second wer on
-6 word annual
-6 word cancell
-6 word definition
-6 word event
-6 word overall
-6 word portal
-6 word result
-6 word their
-6 word 张
6 next , so
6 next : valu
6 next < they
6 next < two
6 next RIVAL claim
6 next RIVAL that
6 next _ answer
6 next it was
6 next rank :
6 next report THIS
6 next the feed
6 next the registry
6 next which THIS
6 second ; is
6 second < _
6 second = >
6 second RIVAL are
6 second RIVAL sinc
6 second SUBJECT has
6 second THIS hav
6 second THIS select
6 second THIS so
6 second THIS then
6 second THIS which
6 second de ,
6 second differ THIS
6 second lie THIS
6 second of .
6 second ros RIVAL
6 second selby RIVAL
6 second sit THIS
6 second than .
6 second the 's
6 second the differ
6 second the giv
6 second the one
6 second the plan
6 second to api
6 word >
6 word ask
6 word been
6 word but
6 word compar
6 word il
6 word ist
6 word mor
6 word return
6 word row
6 word scheduler
6 word sinc
6 word so
6 word we
-5 next ( not
-5 next , could
-5 next , valu
-5 next : #
-5 next < could
-5 next < le
-5 next < with
-5 next RIVAL nor
-5 next RIVAL oder
-5 next RIVAL whil
-5 next SUBJECT is
-5 next THIS leav
-5 next THIS was
-5 next between the
-5 next but only
-5 next count THIS
-5 next dashboard ,
-5 next de THIS
-5 next gav THIS
-5 next giv RIVAL
-5 next invoic THIS
-5 next lie between
-5 next longer THIS
-5 next neither RIVAL
-5 next not say
-5 next oder THIS
-5 next register .
-5 next report .
-5 next say which
-5 next sourc :
-5 next the cadastr
-5 next the district
-5 next the leaflet
-5 next the lin
-5 next to report
-5 next two sourc
-5 second ) RIVAL
-5 second , b
-5 second , be
-5 second : by
-5 second ; the
-5 second < and
-5 second < be
-5 second < lead
-5 second RIVAL select
-5 second RIVAL then
-5 second accord the
-5 second be ,
-5 second disagre THIS
-5 second doe say
-5 second if are
-5 second in SUBJECT
-5 second not it
-5 second only SUBJECT
-5 second or RIVAL
-5 second or THIS
-5 second register >
-5 second report >
-5 second somewher RIVAL
-5 second the .
-5 second the has
-5 second the report
-5 second to SUBJECT
-5 word (
-5 word )
-5 word -
-5 word another
-5 word answer
-5 word cadastr
-5 word csv
-5 word dashboard
-5 word disagre
-5 word district
-5 word exclud
-5 word it
-5 word l
-5 word lie
-5 word servic
-5 word station
-5 word summary
-5 word tell
5 next , as
5 next , nicht
5 next , yet
5 next < in
5 next < it
5 next < we
5 next RIVAL by
5 next RIVAL leav
5 next answer is
5 next are RIVAL
5 next box THIS
5 next et non
5 next giv THIS
5 next je retien
5 next log THIS
5 next the #
5 next to be
5 next with the
5 second # ,
5 second ( remov
5 second , the
5 second - SUBJECT
5 second < >
5 second < has
5 second < in
5 second RIVAL com
5 second RIVAL one
5 second RIVAL out
5 second RIVAL was
5 second THIS confidenc
5 second THIS sunday
5 second answer the
5 second final answer
5 second in ,
5 second is and
5 second list RIVAL
5 second was .
5 second without RIVAL
5 word averag
5 word com
5 word es
5 word instead
5 word los
5 word n
5 word plac
5 word plan
5 word que
5 word retien
5 word run
5 word use
5 word —
""",
    "none": """\
-87 next < ONE
82 word no
70 word not
69 second , >
-65 next ONE >
63 word @mentions_1
-59 word @sides_2
59 word @sides_1
-57 second ONE .
52 word neither
52 word nor
50 word answer
-49 next ONE .
47 word ;
-46 word @mentions_2
46 word unknown
-42 next is ONE
42 word figur
41 second : ,
-40 second ONE >
40 next is wrong
40 next not ONE
40 second neither nor
-38 word -
38 next . >
37 next < that
37 next answer :
37 second RIVAL THIS
37 second THIS RIVAL
37 word only
-36 word RIVAL
-36 word THIS
-35 second < ,
35 next < answer
35 next < i
35 next i hav
35 word chiffr
35 word i
-34 second : >
34 next < neither
34 next say ONE
34 word .
34 word has
34 word je
34 word pas
-33 next RIVAL ,
-33 next THIS ,
-33 second ONE #
33 next has the
33 second i no
33 word yet
-32 next ONE SUBJECT
32 next , and
32 second i not
32 word dato
32 word noth
31 next # SUBJECT
31 second < only
30 next not be
30 second < figur
30 word stor
-29 next # >
-29 word wer
29 word follow
29 word hav
29 word who
-28 word ONE
-28 word one
28 next rat ,
28 second # (
28 second < kan
28 word alternativ
28 word kan
28 word zahl
-27 word =
-27 word the
27 next that figur
27 second SUBJECT rat
27 second that is
27 second thi .
27 word ich
27 word say
-26 second wer .
26 next ONE was
26 next and RIVAL
26 next and THIS
26 next figur is
26 second figur wrong
26 word betrouwbaar
26 word ik
26 word niet
26 word valor
-25 next ONE (
-25 second < .
-25 second answer ONE
-25 second in .
-25 word if
-25 word on
-25 word with
25 next hav no
25 next is not
25 next last _
25 second ONE of
25 second answer #
25 second no count
25 word and
-24 second # #
24 next < no
24 next ONE #
24 next not use
24 next read ONE
24 second dato ONE
24 second the of
24 word toy
-23 next has ONE
-23 second < SUBJECT
23 next SUBJECT ONE
23 next do not
23 next nor RIVAL
23 next nor THIS
23 next wrong .
23 second , than
23 second < would
23 second SUBJECT was
23 second wer and
23 second wrong >
23 word et
23 word last
-22 next ( #
-22 next ) >
-22 second < >
22 next di ONE
22 second say .
22 word @sentences_2
22 word output
-21 next < it
-21 second < (
-21 second not :
-21 second the .
-21 word all
21 next # which
21 next ONE and
21 next ONE —
21 next RIVAL nor
21 next THIS nor
21 next neither RIVAL
21 next neither THIS
21 next the survey
21 next unknown .
21 next would not
21 second < wer
21 second not a
21 second unknown >
21 word d
21 word de
21 word di
21 word is
21 word many
-20 next confirm that
-20 word plan
-20 word second
20 next RIVAL and
20 next THIS and
20 next load .
20 next that is
20 second < ONE
20 second SUBJECT not
20 second is #
20 second load >
20 second return ,
20 word could
20 word fiabl
20 word load
20 word seen
20 word so
20 word than
-19 next < RIVAL
-19 next < THIS
-19 next is the
-19 next the number
-19 next was ONE
-19 second < ;
-19 second RIVAL >
-19 second SUBJECT and
-19 second THIS >
-19 second it ONE
-19 second on .
19 next who SUBJECT
19 second < the
19 second do use
19 second the return
19 second ther no
19 word do
19 word leav
19 word nicht
19 word use
19 word would
-18 next ONE ,
-18 next RIVAL ;
-18 next RIVAL SUBJECT
-18 next THIS ;
-18 next THIS SUBJECT
-18 next that .
-18 second < #
-18 second that >
-18 word at
18 next ( ONE
18 next mill #
18 next number .
18 next return rat
18 next to report
18 next use it
18 second < hav
18 second ONE ,
18 second _ :
18 second both and
18 second invalid .
18 second mean #
18 second not it
18 second number >
18 second the say
18 word found
18 word input
18 word mill
18 word n
18 word survey
18 word websit
-17 next # %
-17 next , the
-17 next = ONE
-17 next is right
-17 next not confirm
-17 next the not
-17 next to the
-17 second < not
-17 second confirm .
-17 second i the
-17 word probably
-17 word right
-17 word way
17 next ONE can
17 next SUBJECT (
17 next longer than
17 next so far
17 next the cadastr
17 second : #
17 second ONE is
17 second and has
17 second log .
17 second say SUBJECT
17 second to .
17 word extract
17 word fil
17 word return
17 word stat
17 word their
17 word wrong
17 word —
-16 next # :
-16 next RIVAL .
-16 next THIS .
-16 next it is
-16 next the #
-16 word amount
-16 word are
-16 word check
16 next , follow
16 next , so
16 next < statu
16 next RIVAL of
16 next THIS of
16 next but #
16 next can not
16 next could not
16 next follow by
16 next hav noth
16 next i could
16 next in thi
16 next is about
16 next no answer
16 next result ,
16 second , only
16 second ONE )
16 second ONE nicht
16 second be .
16 second has SUBJECT
16 second is to
16 second lie the
16 second not .
16 second that wrong
16 word be
16 word cadastr
16 word cifra
16 word europ
16 word non
16 word until
16 word without
-15 next ; the
-15 next ONE order
-15 next not SUBJECT
-15 second ONE in
-15 second answer RIVAL
-15 second answer THIS
-15 second is wrong
-15 word %
-15 word error
-15 word match
-15 word over
15 next RIVAL or
15 next SUBJECT is
15 next SUBJECT it
15 next THIS or
15 next about #
15 next i only
15 next is #
15 next order (
15 next so i
15 next the RIVAL
15 next the THIS
15 next the brochur
15 next the whol
15 next unabl to
15 next yet .
15 second < lead
15 second < valor
15 second no figur
15 second not and
15 second noth the
15 second total .
15 second yet >
15 word brochur
15 word call
15 word field
15 word impossibl
15 word liberal
15 word siz
15 word unabl
15 word whol
-14 next , as
-14 next < if
-14 next < probably
-14 next SUBJECT :
-14 next probably ONE
-14 second . .
-14 second ONE wer
-14 second SUBJECT the
-14 second between and
-14 second the #
-14 word @mentions_3
-14 word @sentences_1
-14 word after
-14 word confidenc
-14 word may
-14 word per
-14 word sam
-14 word see
-14 word ticket
14 next # has
14 next ; SUBJECT
14 next SUBJECT rat
14 next api report
14 next el valor
14 next how many
14 next no better
14 next not hav
14 next than the
14 next the figur
14 next the leaflet
14 next total is
14 next two sourc
14 second # :
14 second < call
14 second ONE row
14 second a .
14 second about SUBJECT
14 second and log
14 second got .
14 second i noth
14 second not )
14 second only #
14 second the :
14 second to how
14 word ,
14 word batch
14 word but
14 word order
14 word y
-13 next # -
-13 next , although
-13 next - #
-13 next ; RIVAL
-13 next ; THIS
-13 next RIVAL is
-13 next THIS is
-13 next and #
-13 next as i
-13 next box ONE
-13 next i had
-13 next of SUBJECT
-13 next the sam
-13 second # )
-13 second , is
-13 second : SUBJECT
-13 second < and
-13 second ONE SUBJECT
-13 second it not
-13 second not which
-13 second would ONE
-13 word @sentences_4
-13 word box
-13 word column
-13 word confirm
-13 word should
-13 word sign
13 next # order
13 next are no
13 next had ONE
13 next no SUBJECT
13 next not rank
13 next rank the
13 next roughly #
13 next took ONE
13 next wrong ;
13 second < answer
13 second < has
13 second < lookup
13 second SUBJECT about
13 second but #
13 second could rank
13 second do hav
13 second i ONE
13 second nor :
13 second query ONE
13 second the took
13 second valu ONE
13 word better
13 word budget
13 word can
13 word está
13 word known
13 word lead
13 word lie
13 word longer
13 word lookup
13 word number
13 word passenger
13 word remain
13 word row
13 word run
-12 next - check
-12 next : RIVAL
-12 next : THIS
-12 next ONE :
-12 next ONE or
-12 next doe not
-12 next the latter
-12 second # >
-12 second ( )
-12 second , i
-12 second SUBJECT RIVAL
-12 second SUBJECT THIS
-12 second no to
-12 second of SUBJECT
-12 second to ,
-12 word conflict
-12 word doe
-12 word latter
-12 word p
-12 word reject
-12 word rul
-12 word though
-12 word two
-12 word unit
12 next ) .
12 next ; ONE
12 next < el
12 next ONE aus
12 next ONE row
12 next between the
12 next but only
12 next can be
12 next die ONE
12 next i do
12 next known to
12 next leav thi
12 next lie between
12 next null >
12 next of #
12 next or RIVAL
12 next or THIS
12 next order and
12 next the field
12 next the only
12 next the summary
12 next the total
12 next was SUBJECT
12 second # i
12 second # wer
12 second ( as
12 second , by
12 second , non
12 second ; would
12 second answer null
12 second as and
12 second die aus
12 second entry ONE
12 second i leav
12 second i need
12 second it the
12 second no >
12 second on SUBJECT
12 second record ONE
12 second record so
12 second return .
12 second the got
12 word 's
12 word el
12 word invalid
12 word leaflet
12 word não
12 word pleas
12 word tak
-11 next , ONE
-11 next , though
-11 next : the
-11 next < only
-11 next SUBJECT #
-11 next SUBJECT SUBJECT
-11 next about ONE
-11 next for thi
-11 next is SUBJECT
-11 next not match
-11 next not say
-11 next or #
-11 next with the
-11 second , and
-11 second : :
-11 second < :
-11 second SUBJECT :
-11 second i RIVAL
-11 second i THIS
-11 second i say
-11 second not >
-11 second not that
-11 second the log
-11 second the record
-11 second thi the
-11 word )
-11 word a
-11 word befor
-11 word contradictory
-11 word either
-11 word la
-11 word mean
-11 word metric
-11 word suspiciou
-11 word trust
11 next # (
11 next ( not
11 next ; total
11 next < je
11 next < sinc
11 next < thi
11 next ONE contradict
11 next and not
11 next de ONE
11 next entry read
11 next fail ,
11 next in the
11 next je ne
11 next tak the
11 next thi siz
11 second , _
11 second ; hav
11 second ; valor
11 second < record
11 second ONE answer
11 second SUBJECT ,
11 second by .
11 second no can
11 second no for
11 second of siz
11 second only SUBJECT
11 second remain .
11 second stor ONE
11 second use .
11 second with ONE
11 word aus
11 word bed
11 word cancell
11 word determin
11 word id
11 word left
11 word lin
11 word ne
11 word op
11 word out
11 word partial
11 word rat
11 word sit
-10 next 'm not
-10 next , no
-10 next < of
-10 next ONE on
-10 next SUBJECT was
-10 next answer ONE
-10 next candidat :
-10 next if i
-10 next is RIVAL
-10 next is THIS
-10 next one .
-10 next only ONE
-10 next order .
-10 next per SUBJECT
-10 next the plan
-10 next though i
-10 second # ,
-10 second ( SUBJECT
-10 second , #
-10 second , with
-10 second : .
-10 second < a
-10 second < i
-10 second < was
-10 second = >
-10 second RIVAL SUBJECT
-10 second THIS SUBJECT
-10 second and SUBJECT
-10 second answer ,
-10 second mean ONE
-10 second of #
-10 second of .
-10 second of two
-10 second one >
-10 second order >
-10 second the rat
-10 second the tabl
-10 second ther ONE
-10 second two ,
-10 word (
-10 word add
-10 word audit
-10 word discrepancy
-10 word en
-10 word final
-10 word inconsistent
-10 word it
-10 word low
-10 word wurden
10 next # fil
10 next , ahead
10 next : null
10 next < #
10 next < candidat
10 next RIVAL wer
10 next RIVAL without
10 next SUBJECT order
10 next THIS wer
10 next THIS without
10 next ahead of
10 next found noth
10 next giv #
10 next is still
10 next not answer
10 next of thi
10 next pleas do
10 next statu :
10 next the mean
10 next the query
10 next the websit
10 second ( #
10 second , no
10 second ; ONE
10 second < could
10 second ONE but
10 second SUBJECT >
10 second SUBJECT is
10 second SUBJECT with
10 second averag SUBJECT
10 second be ;
10 second can answer
10 second can be
10 second known be
10 second my is
10 second not ONE
10 second not right
10 second not up
10 second on :
10 second pleas not
10 second read SUBJECT
10 second say and
10 second second .
10 second servic ONE
10 second survey .
10 second the in
10 second the sourc
10 word aantal
10 word ahead
10 word count
10 word far
10 word flag
10 word kann
10 word les
10 word null
10 word old
10 word report
10 word shar
10 word una
-9 next 'd say
-9 next ) ,
-9 next < (
-9 next < either
-9 next < ther
-9 next ONE a
-9 next SUBJECT )
-9 next SUBJECT ,
-9 next SUBJECT and
-9 next SUBJECT has
-9 next SUBJECT log
-9 next SUBJECT per
-9 next about thi
-9 next although i
-9 next and can
-9 next are ONE
-9 next at #
-9 next found ONE
-9 next in SUBJECT
-9 next its SUBJECT
-9 next match the
-9 next on #
-9 next was not
-9 next with #
-9 second 'd ONE
-9 second < -
-9 second < found
-9 second < row
-9 second ONE be
-9 second ONE though
-9 second SUBJECT all
-9 second SUBJECT as
-9 second either or
-9 second is ,
-9 second it .
-9 second open #
-9 second with SUBJECT
-9 word although
-9 word ask
-9 word chart
-9 word clos
-9 word did
-9 word first
-9 word hour
-9 word much
-9 word open
-9 word outlier
-9 word show
-9 word went
9 next ) giv
9 next : ONE
9 next ; i
9 next ; they
9 next < york
9 next ONE lin
9 next RIVAL )
9 next SUBJECT can
9 next THIS )
9 next as ONE
9 next averag the
9 next be used
9 next but no
9 next by ten
9 next divid by
9 next field is
9 next fil .
9 next for may
9 next i tak
9 next in #
9 next it ;
9 next many SUBJECT
9 next noth to
9 next only #
9 next out the
9 next portal show
9 next sinc the
9 next siz .
9 next tell you
9 next the record
9 next the station
9 next up .
9 second ) >
9 second ; new
9 second < field
9 second RIVAL yet
9 second THIS yet
9 second and .
9 second and RIVAL
9 second and THIS
9 second and noth
9 second and wer
9 second by ,
9 second cadastr RIVAL
9 second cadastr THIS
9 second field stor
9 second figur the
9 second fil >
9 second how SUBJECT
9 second i unabl
9 second is than
9 second is the
9 second many are
9 second now ONE
9 second of ,
9 second of and
9 second of lin
9 second siz >
9 second sourc RIVAL
9 second sourc THIS
9 second the order
9 second was of
9 second would the
9 word given
9 word nam
9 word need
9 word new
9 word pass
9 word pick
9 word portal
9 word record
9 word sav
9 word servic
9 word sind
9 word station
9 word statu
9 word therefor
9 word thi
-8 next # =
-8 next # and
-8 next < box
-8 next SUBJECT ;
-8 next SUBJECT report
-8 next a second
-8 next add up
-8 next agre .
-8 next at the
-8 next check the
-8 next figur ,
-8 next from the
-8 next has RIVAL
-8 next has THIS
-8 next i count
-8 next is inconsistent
-8 next no -
-8 next no reason
-8 next no way
-8 next on averag
-8 next p #
-8 next record and
-8 next return .
-8 next rul out
-8 next that ONE
-8 next the floor
-8 next the former
-8 next the way
-8 next unit :
-8 next was reject
-8 second < =
-8 second < RIVAL
-8 second < THIS
-8 second < first
-8 second < second
-8 second ONE per
-8 second RIVAL ,
-8 second SUBJECT (
-8 second SUBJECT ONE
-8 second THIS ,
-8 second agre >
-8 second and both
-8 second are SUBJECT
-8 second box >
-8 second count SUBJECT
-8 second is with
-8 second not much
-8 second of >
-8 second p >
-8 second second and
-8 second that was
-8 second the plan
-8 second the tool
-8 second ticket >
-8 word around
-8 word by
-8 word cam
-8 word commit
-8 word cours
-8 word dat
-8 word differ
-8 word doubl
-8 word exact
-8 word floor
-8 word former
-8 word issu
-8 word m
-8 word stak
-8 word tabl
-8 word verifi
-8 word well
-8 word you
8 next 's ONE
8 next 's is
8 next , becaus
8 next , who
8 next ; no
8 next < non
8 next < run
8 next < stor
8 next SUBJECT >
8 next a number
8 next be right
8 next better figur
8 next brochur .
8 next contradict the
8 next count only
8 next export say
8 next figur .
8 next given .
8 next hav .
8 next is impossibl
8 next is stor
8 next it .
8 next nam ONE
8 next no valid
8 next not verify
8 next on fil
8 next pleas disregard
8 next return ONE
8 next show ONE
8 next stor as
8 next tak that
8 next the old
8 next the portal
8 next the tracker
8 next the two
8 next to compar
8 next to say
8 next until the
8 next was the
8 second # can
8 second 'd it
8 second ) #
8 second ; 'd
8 second ; it
8 second < export
8 second < had
8 second < order
8 second < registry
8 second < stor
8 second < to
8 second < valid
8 second ONE (
8 second SUBJECT becaus
8 second api .
8 second as ;
8 second brochur >
8 second figur >
8 second figur not
8 second given >
8 second has ONE
8 second hav >
8 second i confirm
8 second in tabl
8 second is figur
8 second longer RIVAL
8 second longer THIS
8 second nam ,
8 second no number
8 second not the
8 second not to
8 second not used
8 second of ;
8 second or .
8 second stor :
8 second the certificat
8 second the entry
8 second the mix
8 second they not
8 second two disagre
8 second up >
8 second wer ,
8 second what api
8 second with .
8 second would use
8 word among
8 word availabl
8 word certificat
8 word cover
8 word entry
8 word het
8 word how
8 word rank
8 word roughly
8 word summary
8 word sun
8 word ten
8 word took
8 word total
8 word treat
8 word ward
8 word york
-7 next , but
-7 next , candidat
-7 next , unit
-7 next - show
-7 next < about
-7 next < between
-7 next < final
-7 next < roughly
-7 next = #
-7 next RIVAL (
-7 next SUBJECT record
-7 next SUBJECT to
-7 next THIS (
-7 next accord to
-7 next and got
-7 next api .
-7 next around ONE
-7 next be in
-7 next be mistaken
-7 next fail to
-7 next floor plan
-7 next i compar
-7 next in second
-7 next is complet
-7 next is in
-7 next is noth
-7 next mistaken .
-7 next my best
-7 next not :
-7 next not right
-7 next result :
-7 next second ,
-7 next see no
-7 next so ONE
-7 next the amount
-7 next the bill
-7 next the p
-7 next the rat
-7 next to ONE
-7 next way to
-7 second # =
-7 second , or
-7 second - was
-7 second . >
-7 second : of
-7 second < wurden
-7 second < —
-7 second ONE and
-7 second SUBJECT ;
-7 second SUBJECT return
-7 second accord the
-7 second and ,
-7 second and ONE
-7 second api >
-7 second api the
-7 second as .
-7 second de .
-7 second foram ONE
-7 second found discrepancy
-7 second i a
-7 second in SUBJECT
-7 second is and
-7 second is for
-7 second is right
-7 second log ONE
-7 second mistaken >
-7 second n #
-7 second no show
-7 second no wer
-7 second one ONE
-7 second or :
-7 second return >
-7 second the (
-7 second the has
-7 second ther noth
-7 word about
-7 word against
-7 word archiv
-7 word b
-7 word best
-7 word bill
-7 word booking
-7 word chosen
-7 word compar
-7 word daily
-7 word day
-7 word deni
-7 word draft
-7 word e
-7 word each
-7 word factor
-7 word foram
-7 word four
-7 word gav
-7 word had
-7 word higher
-7 word know
-7 word le
-7 word likely
-7 word look
-7 word miss
-7 word mistaken
-7 word most
-7 word of
-7 word official
-7 word option
-7 word plain
-7 word small
-7 word sur
-7 word thre
-7 word tool
-7 word twic
7 next 's SUBJECT
7 next , answer
7 next , com
7 next , pleas
7 next , which
7 next < SUBJECT
7 next < averag
7 next < not
7 next < output
7 next ONE leav
7 next ONE out
7 next SUBJECT 's
7 next SUBJECT count
7 next a search
7 next agre ,
7 next among the
7 next be a
7 next check against
7 next data .
7 next exist .
7 next figur for
7 next find the
7 next found no
7 next from a
7 next got ONE
7 next i 'd
7 next impossibl .
7 next is implausibl
7 next it ,
7 next leav the
7 next list .
7 next log RIVAL
7 next log THIS
7 next look at
7 next lowest SUBJECT
7 next mean :
7 next must not
7 next nam a
7 next no .
7 next no second
7 next not RIVAL
7 next not THIS
7 next not find
7 next not giv
7 next not stat
7 next open .
7 next out of
7 next record :
7 next search for
7 next station fil
7 next than RIVAL
7 next than THIS
7 next the averag
7 next the first
7 next the lookup
7 next the new
7 next the servic
7 next tim out
7 next to answer
7 next two do
7 next was unabl
7 next your SUBJECT
7 second # still
7 second # the
7 second 's ;
7 second ( in
7 second ; could
7 second ; must
7 second < averag
7 second < giv
7 second < search
7 second < valu
7 second ONE no
7 second ONE who
7 second SUBJECT be
7 second a for
7 second a that
7 second an of
7 second and and
7 second answer the
7 second be on
7 second but SUBJECT
7 second com a
7 second could be
7 second could find
7 second data >
7 second exist >
7 second export ONE
7 second fil ONE
7 second has lowest
7 second hav better
7 second hold .
7 second impossibl >
7 second is as
7 second it >
7 second list >
7 second mor the
7 second must be
7 second no .
7 second not thi
7 second of on
7 second open >
7 second portal ONE
7 second run #
7 second show ,
7 second the RIVAL
7 second the THIS
7 second the desk
7 second the open
7 second the report
7 second the tim
7 second thi not
7 second two not
7 second was .
7 second was to
7 second which #
7 second wrong i
7 word 'd
7 word alon
7 word april
7 word caution
7 word data
7 word direct
7 word disregard
7 word exist
7 word index
7 word metr
7 word must
7 word now
7 word nurs
7 word o
7 word pars
7 word put
7 word registry
7 word script
7 word test
7 word valu
7 word which
7 word zinc
7 word è
-6 next # m
-6 next # of
-6 next , SUBJECT
-6 next , at
-6 next . e
-6 next < a
-6 next < in
-6 next < should
-6 next < you
-6 next ONE are
-6 next ONE peopl
-6 next ONE per
-6 next ONE wer
-6 next SUBJECT RIVAL
-6 next SUBJECT THIS
-6 next SUBJECT as
-6 next a ONE
-6 next against the
-6 next and its
-6 next ask for
-6 next averag .
-6 next by the
-6 next complet .
-6 next could be
-6 next count ,
-6 next cross -
-6 next dat ,
-6 next did not
-6 next doubl -
-6 next drop .
-6 next e .
-6 next error .
-6 next for a
-6 next hour .
-6 next i trust
-6 next inconsistent with
-6 next it can
-6 next latter .
-6 next may be
-6 next n :
-6 next not .
-6 next not need
-6 next not significant
-6 next number to
-6 next of cours
-6 next of them
-6 next one sourc
-6 next probably around
-6 next say so
-6 next should be
-6 next suspiciou in
-6 next tell which
-6 next the audit
-6 next the catalogu
-6 next the daily
-6 next the draft
-6 next the factor
-6 next the gat
-6 next the sourc
-6 next ther is
-6 next tim .
-6 next to all
-6 next total ,
-6 next trust the
-6 next with its
-6 next wurden ONE
-6 second # RIVAL
-6 second # THIS
-6 second # for
-6 second # its
-6 second , it
-6 second , would
-6 second , you
-6 second : amount
-6 second ; is
-6 second < _
-6 second < around
-6 second < sourc
-6 second < that
-6 second ONE as
-6 second ONE at
-6 second ONE averag
-6 second ONE unit
-6 second SUBJECT to
-6 second add to
-6 second are .
-6 second around SUBJECT
-6 second averag >
-6 second complet >
-6 second cross check
-6 second do match
-6 second doubl check
-6 second drop >
-6 second error >
-6 second hour >
-6 second i to
-6 second if had
-6 second in ,
-6 second is (
-6 second is :
-6 second is SUBJECT
-6 second it RIVAL
-6 second it THIS
-6 second its are
-6 second latter >
-6 second may be
-6 second not for
-6 second not out
-6 second on ,
-6 second probably ,
-6 second probably .
-6 second probably ONE
-6 second rat ONE
-6 second report .
-6 second return and
-6 second the are
-6 second the do
-6 second the is
-6 second the one
-6 second the valu
-6 second the was
-6 second tim >
-6 second to the
-6 second was :
-6 second which the
-6 word accord
-6 word catalogu
-6 word clinic
-6 word cross
-6 word down
-6 word earlier
-6 word estimat
-6 word feed
-6 word gat
-6 word grew
-6 word growth
-6 word hold
-6 word lik
-6 word month
-6 word off
-6 word ok
-6 word peopl
-6 word ran
-6 word review
-6 word scal
-6 word seem
-6 word significant
-6 word support
-6 word tim
-6 word tru
-6 word want
-6 word we
-6 word whether
6 next # but
6 next # last
6 next # row
6 next ) is
6 next , therefor
6 next : no
6 next < max
6 next < sourc
6 next < to
6 next < your
6 next ONE as
6 next ONE did
6 next ONE would
6 next RIVAL but
6 next THIS but
6 next answer >
6 next as stor
6 next availabl .
6 next averag :
6 next com from
6 next count .
6 next count is
6 next for RIVAL
6 next for SUBJECT
6 next for THIS
6 next has been
6 next hold ONE
6 next http #
6 next i leav
6 next i look
6 next i was
6 next i would
6 next is too
6 next it with
6 next leav out
6 next left in
6 next not nam
6 next of the
6 next only SUBJECT
6 next q #
6 next report .
6 next report RIVAL
6 next report THIS
6 next second sourc
6 next so that
6 next stor valu
6 next summary sheet
6 next that was
6 next the index
6 next the sit
6 next wer RIVAL
6 next wer THIS
6 next what the
6 second # .
6 second # is
6 second 's contradict
6 second 's leav
6 second ( RIVAL
6 second ( THIS
6 second , )
6 second ; do
6 second < api
6 second < may
6 second < sit
6 second < tabl
6 second ONE which
6 second SUBJECT SUBJECT
6 second SUBJECT year
6 second api ONE
6 second availabl >
6 second found .
6 second it :
6 second leav the
6 second my ,
6 second order RIVAL
6 second order THIS
6 second report >
6 second roughly SUBJECT
6 second row >
6 second sheet the
6 second so mean
6 second sourc (
6 second tabl ONE
6 second that ,
6 second the ;
6 second up the
6 second valu .
6 word _
6 word an
6 word averag
6 word both
6 word cach
6 word com
6 word comput
6 word corrupt
6 word desk
6 word discard
6 word ein
6 word for
6 word invoic
6 word los
6 word maximum
6 word park
6 word q
6 word que
6 word request
6 word result
6 word still
6 word surviv
6 word tracker
6 word when
6 word work
-5 next # )
-5 next # for
-5 next # hour
-5 next # no
-5 next , giv
-5 next , not
-5 next , valu
-5 next , with
-5 next : all
-5 next : i
-5 next : ok
-5 next < >
-5 next < an
-5 next < by
-5 next < la
-5 next < le
-5 next < one
-5 next < result
-5 next < so
-5 next < still
-5 next < the
-5 next < they
-5 next < क
-5 next ONE in
-5 next ONE readmission
-5 next ONE to
-5 next SUBJECT mean
-5 next SUBJECT on
-5 next all thre
-5 next and that
-5 next api 's
-5 next api and
-5 next as a
-5 next as far
-5 next as the
-5 next as you
-5 next best estimat
-5 next between RIVAL
-5 next between THIS
-5 next but RIVAL
-5 next but THIS
-5 next but it
-5 next by #
-5 next by a
-5 next can confirm
-5 next column is
-5 next depend on
-5 next establish which
-5 next far as
-5 next final answer
-5 next giv or
-5 next giv the
-5 next had no
-5 next her .
-5 next i .
-5 next i believ
-5 next i can
-5 next i did
-5 next i got
-5 next i keep
-5 next i ran
-5 next i see
-5 next i think
-5 next in may
-5 next likely ONE
-5 next log is
-5 next match .
-5 next most likely
-5 next no doubt
-5 next not ask
-5 next not establish
-5 next not rul
-5 next on it
-5 next or tak
-5 next order ,
-5 next over #
-5 next plan and
-5 next ran the
-5 next read the
-5 next reject .
-5 next report has
-5 next roughly ONE
-5 next servic .
-5 next sinc #
-5 next so ,
-5 next sourc :
-5 next system is
-5 next tak .
-5 next that the
-5 next the ONE
-5 next the archiv
-5 next the chart
-5 next the contract
-5 next the dashboard
-5 next the glossary
-5 next the last
-5 next the official
-5 next the rank
-5 next the second
-5 next thi one
-5 next to RIVAL
-5 next to THIS
-5 next two figur
-5 next two is
-5 next which of
-5 next you did
-5 next क ल
-5 next ल ONE
-5 next — the
-5 second # ONE
-5 second 's doe
-5 second ( :
-5 second , .
-5 second , miss
-5 second , the
-5 second ; latter
-5 second < chart
-5 second < draft
-5 second < got
-5 second < or
-5 second < out
-5 second < ran
-5 second < think
-5 second < two
-5 second < ल
-5 second ONE ONE
-5 second ONE giv
-5 second ONE on
-5 second ONE total
-5 second ONE year
-5 second SUBJECT .
-5 second SUBJECT by
-5 second and are
-5 second and not
-5 second and on
-5 second and the
-5 second another ,
-5 second answer SUBJECT
-5 second as can
-5 second at %
-5 second becaus tabl
-5 second both .
-5 second but .
-5 second can ,
-5 second can rul
-5 second could establish
-5 second day >
-5 second did ask
-5 second die ONE
-5 second doe match
-5 second es ONE
-5 second far i
-5 second final :
-5 second giv tak
-5 second her >
-5 second hold #
-5 second i -
-5 second i e
-5 second i with
-5 second is number
-5 second is official
-5 second it be
-5 second likely ,
-5 second log RIVAL
-5 second log THIS
-5 second match >
-5 second my estimat
-5 second no of
-5 second of i
-5 second one .
-5 second per ;
-5 second read .
-5 second reject >
-5 second result ONE
-5 second scan >
-5 second servic >
-5 second sourc :
-5 second sourc >
-5 second tabl .
-5 second tak >
-5 second that my
-5 second the -
-5 second the >
-5 second the against
-5 second the at
-5 second the column
-5 second the list
-5 second the used
-5 second total ONE
-5 second two right
-5 second up ONE
-5 second which is
-5 second with ,
-5 second you not
-5 second क ONE
-5 word !
-5 word #
-5 word 'll
-5 word api
-5 word bird
-5 word brought
-5 word candidat
-5 word chang
-5 word consistent
-5 word databas
-5 word depend
-5 word different
-5 word glossary
-5 word hat
-5 word implausibl
-5 word just
-5 word lower
-5 word mai
-5 word mak
-5 word na
-5 word point
-5 word prefer
-5 word previou
-5 word reach
-5 word s
-5 word separat
-5 word sery
-5 word settl
-5 word sino
-5 word stand
-5 word ther
-5 word third
-5 word told
-5 word क
-5 word ल
5 next 's own
5 next , reject
5 next : it
5 next < for
5 next ONE is
5 next RIVAL >
5 next SUBJECT figur
5 next SUBJECT from
5 next SUBJECT had
5 next THIS >
5 next _ valu
5 next averag SUBJECT
5 next be confirm
5 next be given
5 next be wrong
5 next by ONE
5 next by SUBJECT
5 next document .
5 next exce the
5 next figur i
5 next giv a
5 next hourly fil
5 next implausibl for
5 next is only
5 next lin list
5 next list ,
5 next log to
5 next low .
5 next me .
5 next mor than
5 next my answer
5 next my count
5 next no dependabl
5 next no es
5 next on the
5 next or the
5 next other .
5 next pass ,
5 next rat .
5 next reason :
5 next reject :
5 next so pleas
5 next so the
5 next the SUBJECT
5 next the claim
5 next the counter
5 next the data
5 next the export
5 next the scan
5 next the system
5 next the ward
5 next them .
5 next to be
5 next year is
5 second ( and
5 second , SUBJECT
5 second , from
5 second , of
5 second : (
5 second : ONE
5 second < count
5 second < databas
5 second < me
5 second < query
5 second ONE exce
5 second ONE only
5 second ONE out
5 second SUBJECT #
5 second SUBJECT api
5 second SUBJECT say
5 second SUBJECT so
5 second ahead RIVAL
5 second ahead THIS
5 second and )
5 second and can
5 second and discard
5 second another .
5 second are ,
5 second as is
5 second averag #
5 second be to
5 second call .
5 second can given
5 second can tell
5 second check the
5 second claim ONE
5 second count >
5 second count RIVAL
5 second count THIS
5 second crm ONE
5 second digit ,
5 second document >
5 second feed ONE
5 second for )
5 second from .
5 second had SUBJECT
5 second hav ONE
5 second i at
5 second in >
5 second in the
5 second is ONE
5 second is answer
5 second is second
5 second low >
5 second me >
5 second my .
5 second nam SUBJECT
5 second no sourc
5 second not ,
5 second not you
5 second one the
5 second order .
5 second other >
5 second out ,
5 second pag ONE
5 second publish .
5 second rat >
5 second register ONE
5 second reject valu
5 second row #
5 second so #
5 second so 'd
5 second so ONE
5 second so do
5 second so figur
5 second summary >
5 second tabl the
5 second that out
5 second the fail
5 second the nam
5 second the print
5 second the shar
5 second the would
5 second them >
5 second thi >
5 second to wrong
5 second too .
5 second use :
5 second used >
5 second wer in
5 second what portal
5 second would a
5 word SUBJECT
5 word area
5 word camera
5 word contain
5 word counter
5 word dependabl
5 word divid
5 word exce
5 word fail
5 word guess
5 word hand
5 word http
5 word il
5 word max
5 word mix
5 word query
5 word sinc
5 word stuck
5 word suspect
5 word sync
5 word trustworthy
5 word usabl
""",
    "both": """\
84 word @mentions_2
71 word which
69 word or
-68 word #
59 word both
55 word two
-53 word @mentions_3
52 next : >
50 second not which
49 second RIVAL THIS
49 second THIS RIVAL
-47 word @sides_1
47 word @sides_2
46 next candidat :
46 word could
44 word si
41 second < answer
41 second to ,
41 word can
-40 word @mentions_1
40 word se
-39 second SUBJECT SUBJECT
-38 second : >
-38 second the .
38 next je ne
38 second i not
38 word ne
38 word tell
-37 second < ,
36 next the two
36 word RIVAL
36 word THIS
36 word either
-35 next , which
35 second SUBJECT the
-34 next is the
-34 second i the
34 next could be
34 second undecid >
34 word between
34 word not
34 word undecid
-33 second the one
-33 word @sentences_1
33 next < ONE
33 next ONE >
-32 word wer
32 second between and
32 second of SUBJECT
32 second which is
-31 next the former
-31 second < SUBJECT
-31 word ;
-31 word former
31 next RIVAL THIS
31 next THIS RIVAL
31 next can not
31 word if
31 word register
31 word wert
-30 word is
30 next and i
30 word je
30 word leav
30 word o
30 word somewher
-29 word the
29 next depend on
29 second count ONE
29 word depend
29 word you
-28 second , is
-28 second and ,
-28 second the figur
-28 word but
28 next it is
28 word camera
28 word log
28 word toll
28 word und
-27 next log .
-27 next the latter
-27 word latter
27 next which one
27 second of two
27 word :
27 word to
-26 next < #
26 next , ONE
26 next : null
26 next ONE or
26 next answer :
26 next i hav
26 next or #
26 word het
26 word im
26 word impossibl
26 word null
26 word oder
26 word possibl
26 word sich
26 word sourc
-25 word support
25 next , the
25 next ONE ?
25 next SUBJECT was
25 second < ?
25 second answer ONE
25 second candidat >
25 second depend the
25 word @sentences_3
25 word answer
25 word them
24 next RIVAL o
24 next THIS o
24 next i can
24 next i could
24 next o RIVAL
24 next o THIS
24 word and
24 word csv
24 word open
24 word other
-23 next figur is
-23 second RIVAL >
-23 second THIS >
-23 word first
23 next , without
23 next SUBJECT sit
23 next say which
23 second sourc :
23 word dashboard
23 word each
23 word reconcil
-22 next latter .
-22 next with the
-22 second latter >
-22 second the support
-22 word lower
22 next , SUBJECT
22 next < if
22 next < result
22 next not say
22 next one of
22 next which of
22 second , >
22 second : SUBJECT
22 second < a
22 second < sit
22 second < two
22 second ONE #
22 second is of
22 second register >
22 word i
22 word não
-21 next < not
-21 next not RIVAL
-21 next not THIS
-21 next the one
-21 second < :
-21 second figur the
-21 second is one
-21 word alternativ
21 next . >
21 next contradict each
21 next the answer
21 second SUBJECT of
21 second answer null
21 second contradict other
21 second nicht .
21 second the RIVAL
21 second the THIS
21 word é
-20 next , so
-20 second , ,
-20 second , SUBJECT
-20 second , and
-20 second wer .
-20 word ,
-20 word thi
20 next RIVAL or
20 next THIS or
20 next by the
20 next could not
20 next each other
20 next from the
20 next i found
20 next leav the
20 next open .
20 next report #
20 second < on
20 second is ,
20 second open >
20 word api
20 word due
20 word without
-19 next ) .
-19 next , i
-19 next < SUBJECT
-19 next < the
-19 next a .
-19 next the api
-19 second ) >
-19 second < #
-19 second a >
-19 second log >
-19 word SUBJECT
-19 word after
-19 word had
19 next . .
19 next < one
19 next ONE (
19 next me which
19 next they are
19 second , by
19 second has ,
19 second the is
19 second the show
19 word count
19 word pas
19 word result
19 word sit
-18 next ; RIVAL
-18 next ; THIS
-18 next ONE db
-18 second : db
-18 second _ :
-18 second or ?
-18 word correct
-18 word db
-18 word out
-18 word rank
-18 word sinc
18 next # :
18 next < candidat
18 next RIVAL (
18 next THIS (
18 next between RIVAL
18 next between THIS
18 next it could
18 next null ,
18 next on the
18 next tell which
18 next the plan
18 second ONE >
18 second and are
18 second to which
18 word .
18 word contradict
18 word data
18 word rang
-17 next , but
-17 next : #
-17 next RIVAL in
-17 next THIS in
-17 next the fil
-17 word as
-17 word by
-17 word last
17 next < both
17 next < my
17 next accord to
17 next and the
17 next count :
17 next portal .
17 next the rang
17 second - >
17 second could RIVAL
17 second could THIS
17 second either or
17 second i both
17 second my :
17 second no for
17 second or :
17 second portal >
17 second register .
17 second the export
17 word found
17 word remain
17 word sam
-16 next RIVAL is
-16 next THIS is
-16 second # .
-16 second < latter
-16 second > >
-16 second SUBJECT >
-16 second SUBJECT RIVAL
-16 second SUBJECT THIS
-16 second first >
-16 second in .
-16 second option .
-16 second the and
-16 word averag
-16 word should
-16 word than
-16 word total
16 next RIVAL -
16 next THIS -
16 next report it
16 next to RIVAL
16 next to THIS
16 second ( )
16 second ( log
16 second < could
16 second are .
16 second box >
16 second i no
16 second log ONE
16 second rang -
16 second report is
16 second say ,
16 second the do
16 second the in
16 second which the
16 word @sentences_4
16 word de
16 word ledger
16 word me
16 word portal
16 word tabl
-15 next ONE ,
-15 next SUBJECT ,
-15 next are SUBJECT
-15 next go with
-15 next i consider
-15 next the floor
-15 second , RIVAL
-15 second , THIS
-15 second RIVAL SUBJECT
-15 second RIVAL not
-15 second THIS SUBJECT
-15 second THIS not
-15 second from to
-15 word beat
-15 word consider
-15 word floor
-15 word go
-15 word nor
15 next < by
15 next < het
15 next RIVAL by
15 next THIS by
15 next be RIVAL
15 next be THIS
15 next point to
15 next show ONE
15 next the sam
15 second # the
15 second < count
15 second and .
15 second and both
15 second final :
15 second l .
15 word databas
15 word noth
-14 next , it
-14 next SUBJECT it
-14 next it :
-14 next my answer
-14 next the report
-14 second RIVAL .
-14 second THIS .
-14 second correct >
-14 second go the
-14 second neither nor
-14 second two ,
-14 word =
-14 word duplicat
-14 word mean
-14 word remov
-14 word row
-14 word use
14 next , by
14 next , das
14 next - RIVAL
14 next - THIS
14 next < between
14 next < order
14 next ONE SUBJECT
14 next SUBJECT record
14 next annual report
14 next are level
14 next establish which
14 next final answer
14 next i leav
14 next if you
14 next log ,
14 next log is
14 next not agre
14 next or RIVAL
14 next or THIS
14 next peopl .
14 next record and
14 next the annual
14 next the portal
14 next two is
14 next you trust
14 next 张 ,
14 second < and
14 second < annual
14 second < by
14 second SUBJECT was
14 second at ;
14 second be ,
14 second do agre
14 second i leav
14 second peopl >
14 second record the
14 second result ONE
14 second tell which
14 second the fil
14 second was in
14 word annual
14 word establish
14 word hotlin
14 word level
14 word one
14 word prefer
14 word 张
-13 next < o
-13 next < of
-13 next SUBJECT :
-13 next the RIVAL
-13 next the THIS
-13 next 张 >
-13 second , the
-13 second < consider
-13 second fil >
-13 word >
-13 word cam
-13 word fil
-13 word follow
-13 word mai
-13 word revis
-13 word who
13 next ) vs
13 next ; if
13 next < depend
13 next < i
13 next < somewher
13 next RIVAL ,
13 next RIVAL if
13 next RIVAL oder
13 next THIS ,
13 next THIS if
13 next THIS oder
13 next agre .
13 next api :
13 next basi for
13 next log )
13 next my count
13 next no basi
13 next not tell
13 next oder RIVAL
13 next oder THIS
13 next order are
13 next other ,
13 next register )
13 next result :
13 next tell me
13 next the data
13 next them .
13 next thes two
13 next to tell
13 next which .
13 second , if
13 second . >
13 second : or
13 second < hav
13 second a .
13 second agre >
13 second be .
13 second both #
13 second can say
13 second can tell
13 second fil .
13 second if ,
13 second on SUBJECT
13 second option :
13 second roughly to
13 second the record
13 second them >
13 second which >
13 second you the
13 word agre
13 word basi
13 word box
13 word it
13 word on
13 word peopl
13 word report
13 word thes
13 word weekend
-12 next , not
-12 next : b
-12 next < rank
-12 next = RIVAL
-12 next = THIS
-12 next RIVAL )
-12 next THIS )
-12 next i trust
-12 next it was
-12 next who SUBJECT
-12 second , former
-12 second < .
-12 second < second
-12 second SUBJECT ,
-12 second SUBJECT :
-12 second and on
-12 second fil the
-12 second i with
-12 second say SUBJECT
-12 second survey .
-12 second to api
-12 word becaus
-12 word en
-12 word from
-12 word second
-12 word ther
12 next : sourc
12 next < roughly
12 next < sourc
12 next < with
12 next answer is
12 next are tied
12 next count is
12 next fil it
12 next for prefer
12 next includ the
12 next is meant
12 next is right
12 next of them
12 next the count
12 next tied .
12 next two .
12 next two figur
12 next undecid .
12 next wer count
12 second - .
12 second ; could
12 second < leav
12 second < log
12 second SUBJECT count
12 second accord the
12 second and found
12 second answer >
12 second are the
12 second basi prefer
12 second nennt ,
12 second not ONE
12 second or ,
12 second other so
12 second read ONE
12 second the contradict
12 second tied >
12 second to SUBJECT
12 second two >
12 second wer on
12 word are
12 word definition
12 word la
12 word nennt
12 word overall
12 word pleas
12 word roughly
12 word stay
12 word system
12 word tied
-11 next ( #
-11 next - #
-11 next : RIVAL
-11 next : THIS
-11 next ; the
-11 next < la
-11 next < ther
-11 next ONE is
-11 next SUBJECT are
-11 next former is
-11 next from RIVAL
-11 next from THIS
-11 next is higher
-11 next rank :
-11 next second one
-11 next the final
-11 next the log
-11 next two candidat
-11 second # >
-11 second 's .
-11 second < candidat
-11 second < feed
-11 second are ,
-11 second de ,
-11 second la .
-11 second second is
-11 word audit
-11 word drop
-11 word higher
-11 word il
-11 word in
-11 word ist
-11 word month
-11 word niet
-11 word number
-11 word reject
-11 word run
-11 word we
-11 word year
11 next , could
11 next , valu
11 next < could
11 next < le
11 next SUBJECT in
11 next _ api
11 next both .
11 next do not
11 next hav no
11 next it 's
11 next loan .
11 next not establish
11 next of thes
11 next settl it
11 next the district
11 next the question
11 next to you
11 next you .
11 second , b
11 second , be
11 second ; the
11 second < be
11 second < read
11 second and hav
11 second both >
11 second complet >
11 second could be
11 second could establish
11 second each ,
11 second fil is
11 second for .
11 second loan >
11 second log complet
11 second prefer .
11 second remain .
11 second report :
11 second say .
11 second settl .
11 second the doe
11 second the to
11 second two right
11 second you >
11 word another
11 word cancell
11 word cover
11 word disagre
11 word district
11 word do
11 word export
11 word further
11 word kann
11 word l
11 word official
11 word publish
11 word record
-10 next # >
-10 next , as
-10 next : i
-10 next : valu
-10 next < draft
-10 next < in
-10 next < we
-10 next RIVAL has
-10 next SUBJECT .
-10 next SUBJECT log
-10 next THIS has
-10 next consider the
-10 next first .
-10 next floor plan
-10 next higher .
-10 next the ground
-10 second # :
-10 second , _
-10 second < wer
-10 second SUBJECT has
-10 second SUBJECT return
-10 second higher >
-10 second i to
-10 second month >
-10 second on .
-10 second so with
-10 second the plan
-10 second the survey
-10 word _
-10 word all
-10 word an
-10 word earlier
-10 word only
-10 word sino
-10 word unit
-10 word went
-10 word with
10 next , sourc
10 next < assessment
10 next SUBJECT read
10 next a figur
10 next ask the
10 next assessment >
10 next befor publish
10 next complet .
10 next dashboard ,
10 next data :
10 next fals ,
10 next found noth
10 next i got
10 next i list
10 next is ONE
10 next noth that
10 next reconcil them
10 next register .
10 next report has
10 second , at
10 second : by
10 second < 's
10 second < draft
10 second < got
10 second < not
10 second and from
10 second count the
10 second databas .
10 second doe say
10 second found that
10 second leav open
10 second not it
10 second one the
10 second or >
10 second reconcil .
10 second sit RIVAL
10 second sit THIS
10 second the can
10 second the has
10 word @mentions_4
10 word agreement
10 word assessment
10 word call
10 word candidat
10 word clear
10 word exchang
10 word gateway
10 word just
10 word servic
10 word show
10 word station
10 word they
10 word utility
-9 next ( RIVAL
-9 next ( THIS
-9 next , nicht
-9 next - -
-9 next < RIVAL
-9 next < THIS
-9 next ONE .
-9 next RIVAL :
-9 next RIVAL ?
-9 next SUBJECT ;
-9 next THIS :
-9 next THIS ?
-9 next _ answer
-9 next and not
-9 next at the
-9 next db >
-9 next fil .
-9 next i need
-9 next left out
-9 next month .
-9 next option a
-9 next sinc the
-9 next 枚です >
-9 second # RIVAL
-9 second # THIS
-9 second ( and
-9 second ( remov
-9 second - SUBJECT
-9 second : )
-9 second : first
-9 second < in
-9 second < order
-9 second ONE the
-9 second RIVAL #
-9 second SUBJECT ONE
-9 second THIS #
-9 second and )
-9 second and RIVAL
-9 second and THIS
-9 second answer #
-9 second both and
-9 second in ,
-9 second order >
-9 second than .
-9 second the 's
-9 second to .
-9 second was .
-9 word 'd
-9 word 's
-9 word cifra
-9 word correction
-9 word invoic
-9 word longer
-9 word near
-9 word rat
-9 word recomput
-9 word scheduler
-9 word seem
-9 word so
-9 word —
-9 word 枚です
9 next ) :
9 next ) >
9 next , candidat
9 next < answer
9 next < die
9 next favour one
9 next inconsistent .
9 next is either
9 next not find
9 next or the
9 next question doe
9 next say RIVAL
9 next say THIS
9 next sourc :
9 next without them
9 second , .
9 second , or
9 second , with
9 second . (
9 second < (
9 second < can
9 second ONE and
9 second RIVAL (
9 second RIVAL das
9 second RIVAL la
9 second RIVAL report
9 second SUBJECT =
9 second THIS (
9 second THIS das
9 second THIS la
9 second THIS report
9 second _ >
9 second and SUBJECT
9 second be ;
9 second could find
9 second first :
9 second i left
9 second if are
9 second in SUBJECT
9 second inconsistent >
9 second it a
9 second lead >
9 second list so
9 second question not
9 second stay .
9 second the ,
9 second the are
9 second the open
9 word befor
9 word correcta
9 word das
9 word exclud
9 word find
9 word liegt
9 word lin
9 word loan
9 word read
9 word right
9 word scal
9 word settl
9 word someon
9 word sonar
9 word unclear
9 word verifi
-8 next # )
-8 next # which
-8 next ; without
-8 next < das
-8 next < mean
-8 next after remov
-8 next are no
-8 next ask ,
-8 next becaus the
-8 next et non
-8 next former .
-8 next how many
-8 next i 'd
-8 next i tak
-8 next i went
-8 next in thi
-8 next includ it
-8 next is SUBJECT
-8 next it should
-8 next je retien
-8 next many SUBJECT
-8 next on RIVAL
-8 next on THIS
-8 next pleas use
-8 next say ONE
-8 next should be
-8 next tak the
-8 next the audit
-8 next the invoic
-8 next ther are
-8 next went with
-8 next which i
-8 second < =
-8 second < trust
-8 second after the
-8 second answer the
-8 second final answer
-8 second former >
-8 second how SUBJECT
-8 second i ONE
-8 second many are
-8 second no count
-8 second remov >
-8 second report .
-8 second the sourc
-8 second ther no
-8 second thi .
-8 second to how
-8 second went the
-8 word )
-8 word @sentences_2
-8 word away
-8 word column
-8 word com
-8 word even
-8 word extract
-8 word fail
-8 word feed
-8 word four
-8 word group
-8 word instead
-8 word los
-8 word many
-8 word mor
-8 word n
-8 word passenger
-8 word plac
-8 word previou
-8 word retien
-8 word richtig
-8 word school
-8 word yet
8 next , log
8 next : box
8 next < b
8 next < box
8 next < from
8 next < je
8 next RIVAL accord
8 next THIS accord
8 next a return
8 next box RIVAL
8 next box THIS
8 next call :
8 next count by
8 next csv >
8 next het dashboard
8 next in ,
8 next is RIVAL
8 next is THIS
8 next is complet
8 next it open
8 next leav it
8 next lin list
8 next log >
8 next not ,
8 next not settl
8 next null >
8 next tabl :
8 next the airlin
8 next the choic
8 next tower log
8 next transfer ,
8 next transfer .
8 next was the
8 next without a
8 second , accord
8 second : and
8 second ; can
8 second < RIVAL
8 second < THIS
8 second < accord
8 second < b
8 second < depend
8 second < found
8 second < lin
8 second < list
8 second < prob
8 second RIVAL tabl
8 second THIS tabl
8 second and b
8 second call ONE
8 second favour .
8 second i noth
8 second in >
8 second in and
8 second log not
8 second or RIVAL
8 second or THIS
8 second second :
8 second the api
8 second transfer >
8 second which you
8 second with .
8 second without RIVAL
8 second without THIS
8 word accord
8 word airlin
8 word choic
8 word clash
8 word fleet
8 word gav
8 word got
8 word inconsistent
8 word le
8 word meter
8 word nicht
8 word order
8 word own
8 word plan
8 word question
8 word registrar
8 word server
8 word tower
-7 next # #
-7 next 'est pas
-7 next , becaus
-7 next , et
-7 next ; sinc
-7 next < c
-7 next RIVAL SUBJECT
-7 next RIVAL beat
-7 next RIVAL nor
-7 next SUBJECT >
-7 next THIS SUBJECT
-7 next THIS beat
-7 next THIS nor
-7 next and SUBJECT
-7 next de RIVAL
-7 next de THIS
-7 next draft :
-7 next final _
-7 next ground survey
-7 next i had
-7 next if transfer
-7 next last year
-7 next n 'est
-7 next neither RIVAL
-7 next neither THIS
-7 next nor RIVAL
-7 next nor THIS
-7 next of which
-7 next on averag
-7 next report the
-7 next the press
-7 next the rat
-7 next unit :
-7 next year .
-7 next you ask
-7 second ( :
-7 second , non
-7 second , of
-7 second , you
-7 second : ,
-7 second ; them
-7 second < ONE
-7 second < former
-7 second < transfer
-7 second ONE (
-7 second SUBJECT becaus
-7 second and ;
-7 second and log
-7 second duplicat )
-7 second from .
-7 second i confirm
-7 second includ is
-7 second it ONE
-7 second mai .
-7 second n pas
-7 second no RIVAL
-7 second no THIS
-7 second the (
-7 second the column
-7 second the differ
-7 second the number
-7 second valu ONE
-7 second year >
-7 word ce
-7 word cheaper
-7 word determin
-7 word did
-7 word evidenc
-7 word her
-7 word how
-7 word includ
-7 word input
-7 word its
-7 word look
-7 word low
-7 word maar
-7 word que
-7 word return
-7 word scor
-7 word shar
-7 word statu
-7 word still
-7 word tak
-7 word tru
-7 word win
-7 word wrong
7 next 's sheet
7 next , depend
7 next , no
7 next : ONE
7 next : fals
7 next ; i
7 next ; it
7 next < option
7 next < pleas
7 next < which
7 next ? >
7 next RIVAL >
7 next SUBJECT api
7 next THIS >
7 next believ .
7 next c 'est
7 next either .
7 next find out
7 next has been
7 next is inconsistent
7 next l RIVAL
7 next l THIS
7 next log has
7 next nam RIVAL
7 next nam THIS
7 next of the
7 next possibl .
7 next result >
7 next sheet has
7 next so that
7 next somewher between
7 next statistic servic
7 next tabl #
7 next tabl say
7 next the csv
7 next the definition
7 next the gateway
7 next the new
7 next the paper
7 next the pdf
7 next the sign
7 next the trial
7 second ; must
7 second < data
7 second < is
7 second < pdf
7 second RIVAL by
7 second RIVAL to
7 second SUBJECT #
7 second THIS by
7 second THIS to
7 second a RIVAL
7 second a THIS
7 second api valu
7 second believ >
7 second check .
7 second dashboard RIVAL
7 second dashboard THIS
7 second either >
7 second es .
7 second i check
7 second if count
7 second is .
7 second it either
7 second matter .
7 second me one
7 second not on
7 second not to
7 second one them
7 second other >
7 second possibl >
7 second return .
7 second show .
7 second show SUBJECT
7 second somewher RIVAL
7 second somewher THIS
7 second the databas
7 word ?
7 word allow
7 word archiv
7 word be
7 word book
7 word carrier
7 word complet
7 word fals
7 word favour
7 word gaug
7 word hav
7 word limit
7 word matter
7 word must
7 word pdf
7 word reach
7 word recommendation
7 word statistic
7 word trial
7 word unknown
-6 next # =
-6 next 's RIVAL
-6 next 's THIS
-6 next ( ONE
-6 next ( b
-6 next , mai
-6 next , sondern
-6 next : the
-6 next < conclusion
-6 next < correction
-6 next < long
-6 next < reject
-6 next < total
-6 next SUBJECT (
-6 next SUBJECT the
-6 next answer ,
-6 next api report
-6 next b )
-6 next but RIVAL
-6 next but THIS
-6 next by a
-6 next check the
-6 next chosen :
-6 next column .
-6 next conclusion >
-6 next contrary to
-6 next correction :
-6 next data .
-6 next fil is
-6 next follow the
-6 next i do
-6 next interim report
-6 next list ,
-6 next mill #
-6 next no es
-6 next not hav
-6 next not verify
-6 next one ,
-6 next per the
-6 next reject ,
-6 next report data
-6 next seem to
-6 next select :
-6 next so i
-6 next statu :
-6 next than RIVAL
-6 next than THIS
-6 next the #
-6 next the ONE
-6 next the cadastr
-6 next the feed
-6 next the mean
-6 next the registry
-6 next the tracker
-6 next to be
-6 next to hav
-6 next valu :
-6 next wait ,
-6 next wer SUBJECT
-6 second 'd the
-6 second 's ,
-6 second - is
-6 second ; =
-6 second < ;
-6 second < cam
-6 second < rat
-6 second < use
-6 second = ;
-6 second RIVAL but
-6 second RIVAL which
-6 second THIS but
-6 second THIS which
-6 second and has
-6 second and wer
-6 second audit ,
-6 second column >
-6 second contrary the
-6 second dashboard ,
-6 second draft ONE
-6 second drop .
-6 second e RIVAL
-6 second e THIS
-6 second es ;
-6 second had SUBJECT
-6 second had the
-6 second i report
-6 second is only
-6 second last .
-6 second nicht ,
-6 second nor :
-6 second not :
-6 second not RIVAL
-6 second not THIS
-6 second number the
-6 second of .
-6 second of and
-6 second one so
-6 second row >
-6 second say and
-6 second seem hav
-6 second so 'd
-6 second the giv
-6 second the had
-6 second the of
-6 second the quot
-6 second the seem
-6 second the win
-6 second to RIVAL
-6 second to THIS
-6 second total :
-6 word (
-6 word although
-6 word began
-6 word cadastr
-6 word chiffr
-6 word chosen
-6 word clos
-6 word conclusion
-6 word contrary
-6 word day
-6 word el
-6 word entry
-6 word fewer
-6 word figur
-6 word final
-6 word interim
-6 word lat
-6 word long
-6 word margin
-6 word may
-6 word mill
-6 word neither
-6 word old
-6 word option
-6 word p
-6 word ros
-6 word select
-6 word sondern
-6 word thought
-6 word tim
-6 word tracker
-6 word twic
-6 word van
-6 word verify
-6 word wait
-6 word well
-6 word what
-6 word x
-6 word zahl
6 next # of
6 next , RIVAL
6 next , THIS
6 next , and
6 next : csv
6 next < api
6 next < final
6 next < they
6 next RIVAL from
6 next THIS from
6 next and noth
6 next api )
6 next apply .
6 next by one
6 next dashboard :
6 next decid which
6 next figur ,
6 next hard to
6 next has RIVAL
6 next has THIS
6 next ledger .
6 next net SUBJECT
6 next not decid
6 next not reconcil
6 next other .
6 next sourc differ
6 next the databas
6 next the ledger
6 next to believ
6 second 's has
6 second ( api
6 second ) .
6 second , :
6 second , noth
6 second : ONE
6 second < between
6 second < differ
6 second < es
6 second < plan
6 second < remain
6 second < summary
6 second SUBJECT and
6 second and could
6 second answer SUBJECT
6 second apply >
6 second are it
6 second at ,
6 second been .
6 second can decid
6 second first gav
6 second gav and
6 second i two
6 second ledger >
6 second list .
6 second log .
6 second nam ,
6 second not between
6 second of to
6 second one ,
6 second other i
6 second pleas which
6 second point RIVAL
6 second point THIS
6 second tell is
6 second the ;
6 second the data
6 second the disagre
6 second which right
6 second which them
6 second you and
6 second your .
6 word b
6 word believ
6 word commit
6 word conflict
6 word equally
6 word for
6 word hard
6 word my
6 word new
6 word non
6 word of
6 word plausibl
-5 next # %
-5 next # and
-5 next ( not
-5 next ( the
-5 next ) is
-5 next , #
-5 next , with
-5 next < (
-5 next < -
-5 next < after
-5 next < although
-5 next < averag
-5 next < contrary
-5 next < on
-5 next < select
-5 next < wait
-5 next > RIVAL
-5 next > THIS
-5 next ONE )
-5 next RIVAL #
-5 next RIVAL was
-5 next RIVAL wer
-5 next SUBJECT report
-5 next THIS #
-5 next THIS was
-5 next THIS wer
-5 next a small
-5 next although the
-5 next as you
-5 next but the
-5 next count the
-5 next digit .
-5 next en compt
-5 next fewer SUBJECT
-5 next first plac
-5 next for RIVAL
-5 next for THIS
-5 next had fewer
-5 next has the
-5 next hav been
-5 next instead of
-5 next is wrong
-5 next log giv
-5 next need to
-5 next nicht RIVAL
-5 next nicht THIS
-5 next of #
-5 next on tim
-5 next order :
-5 next rather than
-5 next raw row
-5 next remov duplicat
-5 next ros from
-5 next row ,
-5 next rul out
-5 next second .
-5 next swap the
-5 next the digit
-5 next the first
-5 next the old
-5 next the second
-5 next the tabl
-5 next them ,
-5 next ther wer
-5 next two do
-5 next was RIVAL
-5 next was THIS
-5 next would be
-5 second # is
-5 second 's count
-5 second ) #
-5 second , 's
-5 second , ONE
-5 second , was
-5 second - -
-5 second : :
-5 second : dashboard
-5 second : had
-5 second : is
-5 second : say
-5 second < >
-5 second < compar
-5 second < der
-5 second < did
-5 second < lead
-5 second < register
-5 second < ros
-5 second < sheet
-5 second < went
-5 second ONE not
-5 second RIVAL ;
-5 second RIVAL a
-5 second RIVAL after
-5 second RIVAL nicht
-5 second SUBJECT csv
-5 second THIS ;
-5 second THIS a
-5 second THIS after
-5 second THIS nicht
-5 second a margin
-5 second a of
-5 second after duplicat
-5 second as ask
-5 second candidat RIVAL
-5 second candidat THIS
-5 second correction i
-5 second count SUBJECT
-5 second digit >
-5 second do hav
-5 second es RIVAL
-5 second es THIS
-5 second feed ONE
-5 second fewer SUBJECT
-5 second not ;
-5 second of RIVAL
-5 second of THIS
-5 second one right
-5 second second >
-5 second small .
-5 second so .
-5 second sourc (
-5 second the count
-5 second the log
-5 second the was
-5 second was ,
-5 second was on
-5 second wer and
-5 second you ,
-5 word %
-5 word against
-5 word among
-5 word compt
-5 word confirm
-5 word crash
-5 word decision
-5 word delay
-5 word der
-5 word digit
-5 word front
-5 word get
-5 word liberal
-5 word likely
-5 word lowest
-5 word miss
-5 word need
-5 word off
-5 word over
-5 word pass
-5 word replac
-5 word rul
-5 word saturday
-5 word small
-5 word their
-5 word though
-5 word too
-5 word trust
-5 word week
-5 word zählt
5 next 'd rather
5 next ( SUBJECT
5 next - up
5 next < second
5 next < so
5 next < someon
5 next < tell
5 next = ONE
5 next RIVAL with
5 next THIS with
5 next and both
5 next and they
5 next are includ
5 next b :
5 next both claim
5 next box ONE
5 next check with
5 next clear .
5 next dashboard show
5 next decid .
5 next definition :
5 next doe not
5 next got RIVAL
5 next got THIS
5 next in the
5 next leav both
5 next no way
5 next other and
5 next plan has
5 next plausibl .
5 next pleas check
5 next publish .
5 next rather not
5 next right .
5 next the fleet
5 next the other
5 next they contradict
5 second 'd not
5 second ) with
5 second < -
5 second < contradict
5 second < ledger
5 second < one
5 second < show
5 second RIVAL another
5 second RIVAL could
5 second RIVAL without
5 second SUBJECT in
5 second THIS another
5 second THIS could
5 second THIS without
5 second a -
5 second a ONE
5 second and (
5 second and not
5 second and will
5 second b ONE
5 second by SUBJECT
5 second clear >
5 second csv ONE
5 second decid >
5 second each and
5 second from api
5 second has SUBJECT
5 second hav basi
5 second i RIVAL
5 second i THIS
5 second i rather
5 second it .
5 second it RIVAL
5 second it THIS
5 second no to
5 second one .
5 second plausibl >
5 second pleas with
5 second portal RIVAL
5 second portal THIS
5 second publish >
5 second report RIVAL
5 second report THIS
5 second right >
5 second say one
5 second second .
5 second tabl RIVAL
5 second tabl THIS
5 second the #
5 second the could
5 second the list
5 second they each
5 second to :
5 second two :
5 second two contradict
5 second two not
5 second way tell
5 word 'll
5 word advis
5 word apply
5 word doe
5 word event
5 word finish
5 word guess
5 word les
5 word meant
5 word net
5 word photo
5 word point
5 word query
5 word say
5 word sign
5 word step
5 word trac
5 word uniqu
5 word view
5 word vs
5 word way
5 word whether
5 word your
""",
}
"""Of each group hundredths of a log odd, a feature, its words."""
