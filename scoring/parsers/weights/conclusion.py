"""Learnt by `python -m bench.conclusion --write`; not written by hand."""

BIAS = {"none": -93, "both": -237}
WEIGHTS = {
    "this": """\
-126 word not
111 next ONE .
98 next ONE >
77 next < ONE
73 next SUBJECT SUBJECT
73 next is ONE
67 second SUBJECT ONE
66 word @closes
-64 second , >
-64 word stor
-63 next not ONE
-63 second not .
62 second < ,
61 word @last
60 second ONE >
59 word @this_2_rival_1
-58 word no
-57 next ONE #
56 second ONE .
-54 second not ONE
-54 word out
54 second < .
54 word @opens
52 second answer ONE
51 next the SUBJECT
-50 word pas
-49 word but
-47 word only
47 word .
-46 word unknown
46 word final
45 second < SUBJECT
-42 word tool
42 word per
-41 next ONE and
-41 word ;
41 next ONE ,
41 second it ONE
41 word @first
-40 next in the
-40 second < kan
-40 second and SUBJECT
-40 word je
-40 word kan
-40 word load
40 word SUBJECT
-39 next SUBJECT >
-39 next show ONE
-39 word as
39 next , with
39 next . >
-38 next # SUBJECT
-38 next < not
-38 second < only
-38 word ich
-38 word nicht
-38 word record
-38 word zahl
38 next # >
38 second SUBJECT >
-37 next < the
-37 word dato
-37 word impossibl
-36 next , but
-36 next ? >
-36 next say ONE
-36 word betrouwbaar
36 second < =
-35 second SUBJECT was
-35 word ?
-35 word a
-35 word valor
35 word ONE
35 word it
-34 next ONE was
-34 second _ :
-34 word 's
-34 word still
34 next < SUBJECT
34 next SUBJECT :
34 second , #
-33 next ONE —
-33 second ONE but
-33 second the in
-33 word found
-33 word report
-33 word return
33 next SUBJECT .
33 next about ONE
33 next i would
33 second ONE SUBJECT
33 second x >
-32 next read ONE
-32 word would
32 next < x
32 next has ONE
32 next x ONE
32 word are
-31 word fiabl
-31 word field
-31 word first
-31 word —
31 second SUBJECT #
-30 second api ONE
-30 second report ONE
-30 word api
30 next so ONE
30 second ONE with
30 second should ONE
-29 next ONE is
-29 second the show
-29 word @this_1_rival_1
-29 word either
29 next ONE (
29 second < ;
29 second the SUBJECT
29 word order
-28 next last _
-28 next nam ONE
-28 second the return
-28 second was .
-28 word de
-28 word earlier
-28 word nam
28 next : ONE
28 second not :
28 second the was
28 second total ONE
28 word -
28 word all
28 word x
-27 next : null
-27 next ONE ?
-27 next ONE would
-27 next not be
-27 next stor valu
-27 next the answer
-27 second ONE nicht
-27 second dato ONE
-27 word is
-27 word non
-27 word yet
27 next ; the
27 next < it
27 second , i
27 second < :
27 second < ONE
27 second per .
27 second ther ONE
27 second wer .
27 word probably
-26 next . .
-26 second between and
-26 word between
-26 word null
-26 word portal
-26 word show
26 next ONE order
26 next SUBJECT in
26 next it is
26 next use ONE
26 second # #
26 second SUBJECT .
26 word wer
26 word with
-25 next answer is
-25 next di ONE
-25 next i only
-25 second , by
-25 second ONE a
-25 second ONE which
-25 second i no
-25 second return ,
-25 word di
25 next ( #
25 next , #
25 next < final
25 next ONE :
25 next ONE per
25 next of SUBJECT
25 second SUBJECT in
25 word should
-24 next about #
-24 second , _
-24 second answer null
-24 second say .
24 next are ONE
24 next final answer
24 next in #
24 second 's .
24 second , ONE
24 second not >
24 word go
24 word well
-23 next follow by
-23 next had ONE
-23 next is not
-23 next out of
-23 second ONE )
-23 second ONE of
-23 word an
-23 word follow
-23 word lo
-23 word said
-23 word seen
-23 word thi
23 next < they
23 next ONE ;
23 next to ONE
23 second , SUBJECT
23 second : >
23 second SUBJECT SUBJECT
23 second is ,
23 word %
23 word answer
23 word confirm
-22 next , follow
-22 next SUBJECT b
-22 next load .
-22 next mor than
-22 next return rat
-22 second SUBJECT not
-22 second SUBJECT say
-22 second is #
-22 second load >
-22 second system ONE
-22 word ,
-22 word and
-22 word com
-22 word d
-22 word summary
-22 word than
-22 word whil
22 next from the
22 next it 's
22 second # )
22 second 'd ONE
22 second < is
22 second ONE wer
22 second is >
-21 next can not
-21 next fil .
-21 next the ONE
-21 next the portal
-21 second ( )
-21 second < ?
-21 word cifra
-21 word row
-21 word sensor
-21 word system
21 next - #
21 next SUBJECT was
21 next figur is
21 next probably ONE
21 next that figur
21 second ) >
21 second < are
21 second are .
21 second figur wrong
21 second the say
21 word may
21 word sign
-20 next 's ONE
-20 next ONE can
-20 next not hav
-20 next of ONE
-20 next or #
-20 next than the
-20 second tool ONE
-20 word befor
-20 word entry
-20 word n
-20 word of
-20 word sit
20 next go with
20 next the contract
20 next was ONE
20 next wer SUBJECT
20 second has .
20 second i say
20 word wrong
-19 next ; SUBJECT
-19 next < saturday
-19 next < statu
-19 next SUBJECT the
-19 next and #
-19 next contradict the
-19 next for ONE
-19 next rat ,
-19 next return ONE
-19 next the summary
-19 second , the
-19 second invalid .
-19 word kann
-19 word saturday
19 next < answer
19 next < probably
19 next SUBJECT a
19 next SUBJECT of
19 next result >
19 next total :
19 second # >
19 second < not
19 second ONE and
19 second in >
19 second in SUBJECT
19 second on SUBJECT
19 word after
19 word assum
19 word averag
19 word lin
-18 next for SUBJECT
-18 next number of
-18 next only #
-18 next so far
-18 second about SUBJECT
-18 second i not
-18 second one the
-18 second only #
-18 second the tool
-18 word against
-18 word hav
-18 word new
-18 word old
-18 word output
-18 word read
18 next , ONE
18 next , at
18 next < about
18 next ONE SUBJECT
18 next SUBJECT wer
18 next answer .
18 next i 'm
18 next is SUBJECT
18 next not .
18 next order .
18 next should be
18 second , ,
18 second answer >
18 second is wrong
18 second order >
18 word 'm
-17 next ( ONE
-17 next < if
-17 next < stor
-17 next SUBJECT at
-17 next leav thi
-17 next not use
-17 next the first
-17 next the registry
-17 next unknown .
-17 next would be
-17 second , no
-17 second < record
-17 second ONE row
-17 second SUBJECT api
-17 second as ,
-17 second count ONE
-17 second databas ONE
-17 second not the
-17 second report SUBJECT
-17 second the of
-17 second unknown >
-17 second valu ONE
-17 word @this_1_rival_0
-17 word far
-17 word fil
-17 word fre
-17 word leav
-17 word mor
-17 word next
-17 word partial
-17 word registry
-17 word set
-17 word station
-17 word took
-17 word valu
17 next ) .
17 next , as
17 next < after
17 next < that
17 next = pi
17 next SUBJECT #
17 next and that
17 next i 'd
17 next order :
17 next pleas use
17 second < #
17 second < (
17 second ONE ONE
17 second is SUBJECT
17 second order ONE
17 second pleas ONE
17 word sourc
17 word sum
17 word sur
-16 next , answer
-16 next could not
-16 next impossibl .
-16 next not a
-16 next said ONE
-16 next the old
-16 next the tool
-16 second # (
-16 second # that
-16 second ONE answer
-16 second entry ONE
-16 second impossibl >
-16 second mor the
-16 second nam ,
-16 second nicht .
-16 second pag ONE
-16 second read SUBJECT
-16 second tabl ONE
-16 second the 's
-16 word data
-16 word draft
-16 word el
-16 word list
-16 word log
-16 word lowest
-16 word rank
-16 word stat
-16 word test
-16 word y
16 next # has
16 next . ONE
16 next : #
16 next < edit
16 next edit :
16 next my answer
16 next not SUBJECT
16 next on #
16 next report .
16 second , that
16 second < could
16 second final ONE
16 second go ONE
16 second last :
16 second report >
16 second that was
16 word edit
16 word miss
16 word unit
16 word verifi
-15 next < el
-15 next ONE aus
-15 next SUBJECT against
-15 next against #
-15 next de ONE
-15 next die ONE
-15 next figur .
-15 next is mor
-15 next is still
-15 next lin of
-15 next of log
-15 next of thi
-15 next the stor
-15 second # .
-15 second # wer
-15 second : ,
-15 second < b
-15 second < valu
-15 second = .
-15 second die aus
-15 second figur >
-15 second is than
-15 second its .
-15 second portal ONE
-15 second stor ONE
-15 word aus
-15 word con
-15 word dashboard
-15 word hall
-15 word invalid
-15 word noth
-15 word o
-15 word plac
-15 word put
-15 word statu
15 next # %
15 next : i
15 next < result
15 next ONE on
15 next for thi
15 next log :
15 next the digit
15 next the manifest
15 second # _
15 second < use
15 second about .
15 second final :
15 second n #
15 second on .
15 second the answer
15 word correct
15 word discrepancy
15 word outsid
15 word year
-14 next # (
-14 next # for
-14 next # row
-14 next # x
-14 next 's SUBJECT
-14 next . )
-14 next api has
-14 next but the
-14 next claim ONE
-14 next do not
-14 next i hav
-14 next is impossibl
-14 next it was
-14 next list ONE
-14 next not giv
-14 next not hold
-14 next report ONE
-14 next thi is
-14 next was SUBJECT
-14 next x #
-14 second # in
-14 second # the
-14 second < read
-14 second ONE cancell
-14 second do use
-14 second for SUBJECT
-14 second got .
-14 second is the
-14 second saturday ONE
-14 second servic ONE
-14 second show ,
-14 second still ONE
-14 second total .
-14 second with ONE
-14 word can
-14 word exceed
-14 word feed
-14 word if
-14 word its
-14 word number
-14 word or
-14 word run
-14 word websit
-14 word work
14 next # of
14 next 'd say
14 next , i
14 next < scratch
14 next = #
14 next ONE wer
14 next as i
14 next by ONE
14 next list has
14 next with #
14 second < should
14 second < total
14 second ONE at
14 second ONE per
14 second is by
14 second no ONE
14 second servic >
14 second that ONE
14 second was SUBJECT
14 second would ONE
14 word point
14 word preliminary
14 word use
-13 next ; i
-13 next < report
-13 next < thi
-13 next _ api
-13 next entry read
-13 next is about
-13 next portal show
-13 next report :
-13 next the station
-13 next to be
-13 second # against
-13 second , answer
-13 second ; could
-13 second < com
-13 second SUBJECT rat
-13 second averag SUBJECT
-13 second feed ONE
-13 second has >
-13 second is a
-13 second record the
-13 second second .
-13 second set #
-13 second stor :
-13 second the from
-13 second the nam
-13 second took and
-13 word be
-13 word could
-13 word end
-13 word het
-13 word labell
-13 word last
-13 word mar
-13 word selby
-13 word servic
-13 word suspect
-13 word to
-13 word una
13 next # n
13 next < ther
13 next be ONE
13 next it .
13 next its SUBJECT
13 next servic .
13 next that 's
13 next the correct
13 second : .
13 second : SUBJECT
13 second < -
13 second < a
13 second < was
13 second < well
13 second SUBJECT :
13 second and ONE
13 second i go
13 second one ONE
13 second probably ,
13 second result >
13 second second ,
13 second tabl .
13 second the sourc
13 second which at
13 word amount
13 word cas
13 word digit
13 word dos
13 word floor
13 word liv
13 word minu
13 word most
13 word right
13 word ther
-12 next # but
-12 next , yet
-12 next < as
-12 next < at
-12 next < earlier
-12 next < option
-12 next ONE row
-12 next SUBJECT (
-12 next SUBJECT api
-12 next SUBJECT order
-12 next but i
-12 next giv a
-12 next i found
-12 next is too
-12 next lowest SUBJECT
-12 next on fil
-12 next out the
-12 next say the
-12 next siz .
-12 next use it
-12 next your SUBJECT
-12 second 's ;
-12 second , a
-12 second , they
-12 second < field
-12 second < scan
-12 second < servic
-12 second ONE out
-12 second ONE still
-12 second SUBJECT about
-12 second SUBJECT and
-12 second answer the
-12 second api .
-12 second but SUBJECT
-12 second field ONE
-12 second no count
-12 second of ;
-12 second option :
-12 second record so
-12 second siz >
-12 second the databas
-12 second the figur
-12 second the got
-12 second the record
-12 second the took
-12 word contradict
-12 word counter
-12 word cover
-12 word databas
-12 word id
-12 word includ
-12 word print
-12 word room
-12 word sampl
-12 word siz
-12 word too
-12 word usabl
12 next # was
12 next < #
12 next ONE are
12 next ONE tabl
12 next SUBJECT are
12 next SUBJECT has
12 next accord to
12 next although i
12 next box ONE
12 next i had
12 next i think
12 next number is
12 next per SUBJECT
12 next return .
12 next say otherwis
12 next the column
12 next the lin
12 next ther are
12 next thi year
12 next week #
12 second # a
12 second - )
12 second < >
12 second < log
12 second SUBJECT has
12 second are SUBJECT
12 second at SUBJECT
12 second i answer
12 second i read
12 second i with
12 second it >
12 second rat ONE
12 second read as
12 second return >
12 second the .
12 second the is
12 second they ONE
12 second was :
12 second wrong :
12 word accord
12 word bar
12 word contract
12 word en
12 word figur
12 word m
12 word mak
12 word match
12 word otherwis
12 word saw
-11 next # as
-11 next ) >
-11 next , it
-11 next , say
-11 next ; if
-11 next SUBJECT can
-11 next SUBJECT show
-11 next SUBJECT websit
-11 next api :
-11 next as stor
-11 next but no
-11 next count (
-11 next field is
-11 next found no
-11 next fre SUBJECT
-11 next hav no
-11 next is out
-11 next noth to
-11 next null ,
-11 next on record
-11 next right .
-11 next sensor in
-11 next the counter
-11 next the lowest
-11 next the record
-11 next the sit
-11 next the two
-11 next took ONE
-11 next valu on
-11 next what the
-11 next would not
-11 second ; ONE
-11 second < call
-11 second < check
-11 second < draft
-11 second < first
-11 second < form
-11 second < has
-11 second < me
-11 second < registry
-11 second < sit
-11 second ONE count
-11 second SUBJECT out
-11 second a that
-11 second at ONE
-11 second can hav
-11 second first :
-11 second first ONE
-11 second is old
-11 second it not
-11 second lie the
-11 second nam .
-11 second on ,
-11 second only in
-11 second return .
-11 second right >
-11 second said .
-11 second sheet ONE
-11 second the pag
-11 second thi :
-11 second valu fil
-11 second would the
-11 word _
-11 word board
-11 word disregard
-11 word document
-11 word es
-11 word household
-11 word lie
-11 word nobody
-11 word refund
-11 word search
-11 word sind
-11 word sold
-11 word tabl
-11 word un
-11 word who
11 next # #
11 next # ONE
11 next # m
11 next , so
11 next < order
11 next < overall
11 next < sum
11 next ONE a
11 next ONE fail
11 next ONE well
11 next SUBJECT )
11 next SUBJECT shar
11 next are in
11 next contradict thi
11 next if i
11 next most likely
11 next not match
11 next that ONE
11 next the maintenanc
11 next year .
11 second # on
11 second ; count
11 second < maintenanc
11 second < per
11 second accord the
11 second but would
11 second given ONE
11 second in ONE
11 second mean .
11 second my .
11 second only >
11 second scan >
11 second sum ONE
11 second the -
11 second the lin
11 second the rat
11 second was by
11 second with >
11 second year >
11 word confidenc
11 word maintenanc
11 word model
11 word scratch
11 word thes
11 word went
-10 next # record
-10 next 'd rather
-10 next , sinc
-10 next < i
-10 next < your
-10 next ONE com
-10 next ONE leav
-10 next ONE log
-10 next ONE new
-10 next SUBJECT from
-10 next SUBJECT with
-10 next around #
-10 next as #
-10 next earlier i
-10 next i first
-10 next i previously
-10 next in a
-10 next incorrect .
-10 next is wrong
-10 next it would
-10 next leav out
-10 next of a
-10 next six SUBJECT
-10 next so i
-10 next sorry ,
-10 next stat ONE
-10 next the field
-10 next the next
-10 next the only
-10 next the servic
-10 next too low
-10 second # had
-10 second : #
-10 second : _
-10 second < databas
-10 second < return
-10 second < stor
-10 second ONE i
-10 second ONE work
-10 second SUBJECT but
-10 second a with
-10 second are #
-10 second at -
-10 second can tell
-10 second could be
-10 second earlier of
-10 second export ONE
-10 second had .
-10 second i rather
-10 second incorrect >
-10 second leav the
-10 second log .
-10 second not with
-10 second previously ONE
-10 second sit ONE
-10 second still .
-10 second that #
-10 second the ONE
-10 second the entry
-10 second the field
-10 second to )
-10 second was of
-10 word beat
-10 word call
-10 word chart
-10 word flag
-10 word flight
-10 word goe
-10 word good
-10 word incorrect
-10 word invoic
-10 word kept
-10 word north
-10 word obviously
-10 word park
-10 word possibl
-10 word previou
-10 word previously
-10 word sorry
-10 word was
-10 word when
10 next 's what
10 next ) #
10 next , >
10 next , the
10 next . #
10 next < a
10 next < all
10 next < averag
10 next < box
10 next < on
10 next < together
10 next < with
10 next > ONE
10 next ONE accord
10 next ONE db
10 next ONE it
10 next ONE return
10 next SUBJECT for
10 next a =
10 next and can
10 next decimal point
10 next get ONE
10 next hav been
10 next i assum
10 next i go
10 next is .
10 next is in
10 next is the
10 next it should
10 next likely ONE
10 next say so
10 next so ,
10 next stay with
10 next the count
10 next the final
10 next the last
10 next the official
10 next the year
10 next though i
10 next up to
10 next verifi :
10 next which SUBJECT
10 next which i
10 second # of
10 second % ONE
10 second ( #
10 second ) =
10 second : db
10 second < hav
10 second < order
10 second < reflection
10 second = ,
10 second ONE first
10 second ONE one
10 second ONE right
10 second but 's
10 second confirm .
10 second for .
10 second foram ONE
10 second get .
10 second in ,
10 second no to
10 second pag >
10 second so figur
10 second to ,
10 word 'd
10 word >
10 word actually
10 word award
10 word column
10 word foram
10 word get
10 word install
10 word likely
10 word lower
10 word minimum
10 word reflection
10 word that
-9 next # :
-9 next # is
-9 next , who
-9 next . csv
-9 next < first
-9 next < no
-9 next < sorry
-9 next ONE 's
-9 next ONE as
-9 next ONE contradict
-9 next SUBJECT would
-9 next as SUBJECT
-9 next beat the
-9 next belong to
-9 next by ten
-9 next count .
-9 next data .
-9 next divid by
-9 next exceed the
-9 next first had
-9 next i read
-9 next is stor
-9 next low .
-9 next number i
-9 next of servic
-9 next on a
-9 next one in
-9 next out to
-9 next pleas do
-9 next press releas
-9 next print ONE
-9 next put in
-9 next q #
-9 next record ,
-9 next report as
-9 next satellit product
-9 next statu :
-9 next that was
-9 next the plan
-9 next the satellit
-9 next them .
-9 next total is
-9 next was report
-9 next would mean
-9 second 's leav
-9 second , its
-9 second , than
-9 second : earlier
-9 second ; would
-9 second < averag
-9 second < board
-9 second < contradict
-9 second < press
-9 second < satellit
-9 second < tool
-9 second < you
-9 second ONE ,
-9 second ONE is
-9 second ONE mor
-9 second ONE or
-9 second ONE register
-9 second ONE wrong
-9 second ONE yet
-9 second and noth
-9 second be #
-9 second board ONE
-9 second but was
-9 second by .
-9 second claim .
-9 second dashboard ONE
-9 second data >
-9 second for #
-9 second form ONE
-9 second has ,
-9 second i had
-9 second i it
-9 second is to
-9 second it :
-9 second low >
-9 second no figur
-9 second not a
-9 second not to
-9 second now ONE
-9 second number SUBJECT
-9 second of is
-9 second pleas not
-9 second read ONE
-9 second than #
-9 second the export
-9 second the print
-9 second the product
-9 second the report
-9 second the system
-9 second them >
-9 second was as
-9 word also
-9 word am
-9 word area
-9 word asset
-9 word belong
-9 word broken
-9 word cancell
-9 word csv
-9 word day
-9 word do
-9 word fleet
-9 word form
-9 word got
-9 word had
-9 word higher
-9 word left
-9 word lik
-9 word me
-9 word pag
-9 word pur
-9 word q
-9 word releas
-9 word remain
-9 word seven
-9 word team
-9 word weekend
-9 word your
9 next : its
9 next < <
9 next < roughly
9 next < week
9 next > >
9 next ONE <
9 next ONE if
9 next SUBJECT gav
9 next SUBJECT is
9 next again ,
9 next be SUBJECT
9 next but with
9 next count is
9 next db >
9 next found ONE
9 next hourly fil
9 next i just
9 next i stay
9 next in may
9 next it :
9 next must be
9 next not say
9 next pag .
9 next pi #
9 next recomput from
9 next return SUBJECT
9 next the ledger
9 next the limit
9 next the minimum
9 next unit :
9 next was wrong
9 next will be
9 next with ONE
9 second # ,
9 second # -
9 second # ONE
9 second # only
9 second , at
9 second , in
9 second : of
9 second < and
9 second < manifest
9 second > <
9 second ONE are
9 second ONE cas
9 second ONE correct
9 second ONE not
9 second ONE the
9 second a pi
9 second again the
9 second do match
9 second i .
9 second is ;
9 second it .
9 second just that
9 second likely ,
9 second lin the
9 second number ONE
9 second of SUBJECT
9 second on ;
9 second pi #
9 second recomput the
9 second so 's
9 second so is
9 second stay ONE
9 second the list
9 second will SUBJECT
9 second with %
9 word 'll
9 word <
9 word about
9 word add
9 word db
9 word exact
9 word grew
9 word ground
9 word hourly
9 word implausibl
9 word ledger
9 word limit
9 word manifest
9 word mean
9 word much
9 word quarter
9 word support
9 word survey
9 word tak
9 word think
9 word thousand
9 word wurden
-8 next ) is
-8 next , com
-8 next , mor
-8 next , out
-8 next - up
-8 next : that
-8 next ; ONE
-8 next < pleas
-8 next ONE or
-8 next SUBJECT as
-8 next SUBJECT tool
-8 next an earlier
-8 next and should
-8 next befor the
-8 next ceil of
-8 next for a
-8 next gav ONE
-8 next got ONE
-8 next has the
-8 next is incorrect
-8 next no answer
-8 next on .
-8 next option a
-8 next peopl .
-8 next plac in
-8 next pleas check
-8 next r =
-8 next record and
-8 next the #
-8 next the chart
-8 next the entir
-8 next the event
-8 next the log
-8 next the search
-8 next to believ
-8 next valu of
-8 next was not
-8 next which is
-8 next will not
-8 next yet .
-8 second 's is
-8 second ( ,
-8 second , of
-8 second , thi
-8 second : is
-8 second < search
-8 second < sheet
-8 second < system
-8 second < would
-8 second ONE found
-8 second ONE who
-8 second ONE would
-8 second SUBJECT with
-8 second a slip
-8 second at ,
-8 second broken >
-8 second chart ONE
-8 second count ,
-8 second giv SUBJECT
-8 second has ONE
-8 second hav #
-8 second in summary
-8 second is at
-8 second is impossibl
-8 second is of
-8 second no :
-8 second not right
-8 second pay .
-8 second peopl >
-8 second portal .
-8 second r ONE
-8 second record ONE
-8 second so could
-8 second the ,
-8 second the api
-8 second the has
-8 second the order
-8 second ther .
-8 second ther only
-8 second too .
-8 second was a
-8 second was first
-8 second yet >
-8 second yet SUBJECT
-8 word @this_2_rival_2
-8 word agent
-8 word alon
-8 word anyth
-8 word batch
-8 word bed
-8 word book
-8 word card
-8 word ceil
-8 word common
-8 word count
-8 word dat
-8 word die
-8 word direct
-8 word dismiss
-8 word entir
-8 word fail
-8 word help
-8 word his
-8 word morn
-8 word need
-8 word never
-8 word operation
-8 word press
-8 word rather
-8 word satellit
-8 word staff
-8 word statistic
-8 word sun
-8 word ten
-8 word tower
-8 word until
-8 word which
8 next , although
8 next , that
8 next ; with
8 next < verifi
8 next ONE pag
8 next SUBJECT ,
8 next SUBJECT mean
8 next amount do
8 next and the
8 next and ther
8 next are SUBJECT
8 next are register
8 next around ONE
8 next be off
8 next between #
8 next cas .
8 next count of
8 next did not
8 next first .
8 next floor plan
8 next i 'll
8 next i believ
8 next in .
8 next in SUBJECT
8 next is correct
8 next is my
8 next last quarter
8 next lin :
8 next match the
8 next may .
8 next minu sign
8 next not availabl
8 next not significant
8 next one :
8 next only ONE
8 next r #
8 next register .
8 next so it
8 next the floor
8 next the full
8 next the order
8 next the raw
8 next the right
8 next the sign
8 next thi SUBJECT
8 next to the
8 next wer ONE
8 second # by
8 second # was
8 second : amount
8 second < 'll
8 second < assum
8 second < —
8 second ONE :
8 second ONE averag
8 second ONE hav
8 second ONE return
8 second ONE though
8 second ONE unit
8 second ONE year
8 second SUBJECT (
8 second SUBJECT all
8 second SUBJECT from
8 second SUBJECT had
8 second SUBJECT register
8 second all ONE
8 second amount not
8 second and >
8 second are and
8 second are servic
8 second as as
8 second cas >
8 second column ONE
8 second correct is
8 second first >
8 second from SUBJECT
8 second had order
8 second hav SUBJECT
8 second i the
8 second i to
8 second in of
8 second in was
8 second is answer
8 second is for
8 second is official
8 second lin .
8 second manifest ONE
8 second may >
8 second month ONE
8 second most ONE
8 second much it
8 second not much
8 second of .
8 second point >
8 second quarter ONE
8 second reject >
8 second row ONE
8 second run ONE
8 second that not
8 second that what
8 second the includ
8 second the item
8 second verifi ONE
8 second well ONE
8 second well SUBJECT
8 second with .
8 second would it
8 second would with
8 word !
8 word again
8 word booking
8 word box
8 word decimal
8 word did
8 word ethanol
8 word inspection
8 word issu
8 word k
8 word label
8 word measurement
8 word metric
8 word raw
8 word recomput
8 word refresh
8 word see
8 word significant
8 word so
8 word tim
-7 next # on
-7 next # wer
-7 next # whil
-7 next ( the
-7 next , which
-7 next < (
-7 next ONE includ
-7 next ONE lin
-7 next SUBJECT read
-7 next a #
-7 next although the
-7 next and was
-7 next as record
-7 next be right
-7 next be used
-7 next com out
-7 next end at
-7 next export say
-7 next four year
-7 next from a
-7 next has .
-7 next hold ONE
-7 next i initially
-7 next i suspect
-7 next i will
-7 next in its
-7 next is off
-7 next is only
-7 next is roughly
-7 next just #
-7 next log )
-7 next of the
-7 next on top
-7 next pay ONE
-7 next roughly #
-7 next sensor feed
-7 next sheet list
-7 next still show
-7 next that thi
-7 next the api
-7 next the brochur
-7 next the crm
-7 next the dashboard
-7 next the entry
-7 next the highest
-7 next the index
-7 next the press
-7 next the query
-7 next the six
-7 next the tim
-7 next tool report
-7 next tool show
-7 next valu ONE
-7 second # i
-7 second % its
-7 second 's can
-7 second 's has
-7 second , 's
-7 second , )
-7 second , field
-7 second , only
-7 second - .
-7 second . .
-7 second : ONE
-7 second : m
-7 second < chart
-7 second < initially
-7 second < lookup
-7 second ONE below
-7 second ONE incorrect
-7 second ONE no
-7 second SUBJECT is
-7 second SUBJECT total
-7 second a of
-7 second at tim
-7 second been ,
-7 second but #
-7 second fil >
-7 second for (
-7 second for )
-7 second from .
-7 second from >
-7 second highest the
-7 second i at
-7 second in fil
-7 second initially ONE
-7 second is highest
-7 second is low
-7 second lookup ONE
-7 second not used
-7 second on :
-7 second on >
-7 second order .
-7 second pleas with
-7 second query ONE
-7 second roughly SUBJECT
-7 second statu :
-7 second that is
-7 second that out
-7 second the agent
-7 second the claim
-7 second the put
-7 second the result
-7 second the that
-7 second thi not
-7 second total :
-7 second which not
-7 second with #
-7 second would mor
-7 word appear
-7 word back
-7 word brochur
-7 word complet
-7 word crm
-7 word disagre
-7 word discard
-7 word event
-7 word highest
-7 word il
-7 word initially
-7 word mention
-7 word mislabell
-7 word municipality
-7 word pass
-7 word perhap
-7 word profil
-7 word request
-7 word spar
-7 word typ
-7 word using
-7 word version
-7 word whether
-7 word whol
7 next ! >
7 next # k
7 next % of
7 next , though
7 next , unit
7 next < actual
7 next < but
7 next < for
7 next < last
7 next < most
7 next < still
7 next < thes
7 next < use
7 next ONE from
7 next ONE to
7 next ONE unit
7 next SUBJECT abov
7 next all thre
7 next assum ONE
7 next be in
7 next best estimat
7 next cam in
7 next entry must
7 next feed say
7 next had a
7 next had no
7 next her .
7 next however ,
7 next is clearly
7 next jun .
7 next leav ONE
7 next limit ,
7 next lin item
7 next match .
7 next miss .
7 next official sourc
7 next on SUBJECT
7 next on it
7 next over #
7 next row #
7 next scratch the
7 next sourc ,
7 next tak ONE
7 next the amount
7 next the label
7 next the list
7 next the standard
7 next well #
7 next with its
7 second # its
7 second ( %
7 second ) ONE
7 second , pleas
7 second , with
7 second - was
7 second ; figur
7 second < correct
7 second < fail
7 second < far
7 second < for
7 second < ledger
7 second < likely
7 second < out
7 second < rat
7 second < with
7 second < wurden
7 second < year
7 second = #
7 second ONE ;
7 second ONE although
7 second ONE total
7 second SUBJECT a
7 second SUBJECT as
7 second SUBJECT at
7 second SUBJECT i
7 second SUBJECT thi
7 second _ _
7 second a query
7 second an SUBJECT
7 second as can
7 second claim #
7 second de .
7 second entry be
7 second figur ONE
7 second for year
7 second found discrepancy
7 second giv .
7 second her >
7 second i report
7 second i that
7 second inconsistent its
7 second is :
7 second jun >
7 second look the
7 second match >
7 second miss >
7 second my is
7 second of m
7 second out #
7 second p >
7 second point the
7 second probably ONE
7 second so suspect
7 second the abov
7 second the and
7 second the count
7 second the option
7 second thes not
7 second thi ;
7 second to #
7 second was ;
7 second you SUBJECT
7 word )
7 word actual
7 word authoritativ
7 word both
7 word cam
7 word commit
7 word forc
7 word full
7 word giv
7 word going
7 word however
7 word just
7 word official
7 word one
7 word overall
7 word photo
7 word quot
7 word ran
7 word reading
7 word s
7 word supersed
7 word thos
7 word ticket
7 word together
-6 next # and
-6 next # it
-6 next # to
-6 next # yet
-6 next ) by
-6 next , is
-6 next , whil
-6 next < db
-6 next < die
-6 next ONE )
-6 next ONE exceed
-6 next ONE of
-6 next ONE out
-6 next ONE that
-6 next SUBJECT sheet
-6 next _ SUBJECT
-6 next _ valu
-6 next a dat
-6 next a day
-6 next and a
-6 next april #
-6 next are .
-6 next are under
-6 next be read
-6 next believ the
-6 next but SUBJECT
-6 next by a
-6 next count :
-6 next databas has
-6 next disagre with
-6 next exce the
-6 next first pass
-6 next hav ,
-6 next is a
-6 next is known
-6 next is what
-6 next larger than
-6 next last one
-6 next left out
-6 next look lik
-6 next lookup return
-6 next m #
-6 next morn .
-6 next not ,
-6 next not plausibl
-6 next not report
-6 next not usabl
-6 next number for
-6 next of dat
-6 next offer .
-6 next only number
-6 next physically impossibl
-6 next reject :
-6 next run from
-6 next sampl is
-6 next second .
-6 next should not
-6 next suspect that
-6 next tabl is
-6 next than ther
-6 next the averag
-6 next the feed
-6 next the new
-6 next the operation
-6 next the programm
-6 next the sal
-6 next the scan
-6 next the tabl
-6 next the typ
-6 next too high
-6 next total SUBJECT
-6 next up :
-6 next was only
-6 next was the
-6 next would hav
-6 next wrot ONE
-6 next yet the
-6 second , for
-6 second , had
-6 second , nobody
-6 second - SUBJECT
-6 second < can
-6 second < cost
-6 second < export
-6 second < feed
-6 second < look
-6 second < top
-6 second = SUBJECT
-6 second ONE exce
-6 second ONE nam
-6 second ONE second
-6 second ONE stor
-6 second SUBJECT 's
-6 second SUBJECT giv
-6 second SUBJECT than
-6 second about and
-6 second another .
-6 second are >
-6 second are the
-6 second as :
-6 second born #
-6 second but hav
-6 second com .
-6 second com a
-6 second crm ONE
-6 second end #
-6 second for ,
-6 second for ONE
-6 second had ONE
-6 second hold .
-6 second i ,
-6 second is as
-6 second is with
-6 second m #
-6 second mean #
-6 second mor ther
-6 second morn >
-6 second nam the
-6 second no for
-6 second of on
-6 second of siz
-6 second offer >
-6 second old the
-6 second only %
-6 second out dat
-6 second out the
-6 second pass ONE
-6 second print the
-6 second return SUBJECT
-6 second sampl #
-6 second second >
-6 second should be
-6 second so mean
-6 second stor SUBJECT
-6 second summary ONE
-6 second than are
-6 second that .
-6 second the fail
-6 second the giv
-6 second the releas
-6 second the tabl
-6 second the team
-6 second thi ONE
-6 second to :
-6 second valu .
-6 second what portal
-6 word april
-6 word below
-6 word blank
-6 word car
-6 word children
-6 word eleven
-6 word exce
-6 word four
-6 word from
-6 word human
-6 word known
-6 word lookup
-6 word monitor
-6 word offer
-6 word older
-6 word our
-6 word paper
-6 word pay
-6 word peopl
-6 word pick
-6 word programm
-6 word query
-6 word readmission
-6 word sal
-6 word slip
-6 word som
-6 word why
-6 word wrot
6 next # cas
6 next # in
6 next % )
6 next , assum
6 next , becaus
6 next , confidenc
6 next , per
6 next : about
6 next : all
6 next < an
6 next < by
6 next < one
6 next < only
6 next < second
6 next < sign
6 next < sinc
6 next < updat
6 next < valu
6 next < क
6 next ONE -
6 next ONE by
6 next SUBJECT app
6 next SUBJECT itself
6 next SUBJECT per
6 next a SUBJECT
6 next all :
6 next and it
6 next answer ONE
6 next api .
6 next as far
6 next at the
6 next availabl ,
6 next can confirm
6 next can tell
6 next digit revers
6 next en #
6 next every SUBJECT
6 next far as
6 next going by
6 next i can
6 next in servic
6 next is authoritativ
6 next it can
6 next its valu
6 next mak ONE
6 next n =
6 next nam ,
6 next no -
6 next no doubt
6 next no reason
6 next not :
6 next not right
6 next of all
6 next on averag
6 next order ,
6 next p #
6 next point .
6 next probably around
6 next query return
6 next ran the
6 next rat is
6 next register SUBJECT
6 next reject .
6 next row hav
6 next second ,
6 next second pass
6 next show a
6 next the figur
6 next the p
6 next the rest
6 next the sheet
6 next the top
6 next updat :
6 next valu are
6 next with it
6 next with the
6 next would say
6 next wurden ONE
6 next क ल
6 next ल ONE
6 second % .
6 second 's pag
6 second ( from
6 second , count
6 second , to
6 second ; 'd
6 second ; it
6 second < 'm
6 second < around
6 second < at
6 second < by
6 second < doe
6 second < leav
6 second < of
6 second < result
6 second < row
6 second < used
6 second < wer
6 second < ल
6 second ONE (
6 second ONE pleas
6 second ONE so
6 second SUBJECT are
6 second SUBJECT so
6 second SUBJECT up
6 second a .
6 second a SUBJECT
6 second after the
6 second and is
6 second as 's
6 second averag ONE
6 second be that
6 second count SUBJECT
6 second did SUBJECT
6 second die ONE
6 second digit .
6 second es ONE
6 second far i
6 second from so
6 second going the
6 second has SUBJECT
6 second i -
6 second i confirm
6 second i tell
6 second if had
6 second in .
6 second includ ,
6 second includ ONE
6 second is right
6 second it hav
6 second mak ONE
6 second of )
6 second out ONE
6 second ran query
6 second read .
6 second sign ONE
6 second so .
6 second that the
6 second the i
6 second the only
6 second the quarter
6 second the shift
6 second the used
6 second up ONE
6 second which the
6 second with digit
6 second would .
6 second you about
6 second क ONE
6 word #
6 word (
6 word agre
6 word apm
6 word audit
6 word each
6 word expir
6 word fit
6 word hand
6 word month
6 word off
6 word on
6 word over
6 word peak
6 word post
6 word real
6 word remov
6 word rest
6 word round
6 word shift
6 word stay
6 word though
6 word tru
6 word used
6 word zero
6 word क
6 word ल
-5 next # )
-5 next # last
-5 next 's no
-5 next ( with
-5 next , a
-5 next , includ
-5 next , one
-5 next , reach
-5 next : it
-5 next ; no
-5 next < caveat
-5 next < draft
-5 next < lowest
-5 next < som
-5 next = ONE
-5 next ONE loan
-5 next SUBJECT area
-5 next SUBJECT count
-5 next SUBJECT databas
-5 next SUBJECT figur
-5 next SUBJECT say
-5 next SUBJECT servic
-5 next SUBJECT statistic
-5 next SUBJECT together
-5 next a transposition
-5 next a week
-5 next add the
-5 next against .
-5 next api ,
-5 next below the
-5 next but its
-5 next but only
-5 next can only
-5 next card .
-5 next caveat :
-5 next consist of
-5 next count ,
-5 next credit ONE
-5 next down :
-5 next drop SUBJECT
-5 next entry for
-5 next figur of
-5 next has it
-5 next her :
-5 next i doubt
-5 next i wo
-5 next if the
-5 next if you
-5 next is larger
-5 next is obviously
-5 next january #
-5 next list with
-5 next loan .
-5 next march .
-5 next order is
-5 next releas speak
-5 next remain SUBJECT
-5 next room for
-5 next servic :
-5 next sheet say
-5 next so that
-5 next so the
-5 next speak of
-5 next stor ONE
-5 next summary .
-5 next tabl ,
-5 next that SUBJECT
-5 next that day
-5 next the closur
-5 next the end
-5 next the fleet
-5 next the lms
-5 next the morn
-5 next the quarter
-5 next the roster
-5 next the system
-5 next the total
-5 next the whol
-5 next then .
-5 next to answer
-5 next to hav
-5 next tool 's
-5 next transposition .
-5 next twic the
-5 next under #
-5 next which the
-5 next wo not
-5 second # an
-5 second # at
-5 second # so
-5 second # ther
-5 second 's contradict
-5 second ( and
-5 second ( log
-5 second ( mm
-5 second , exceed
-5 second , station
-5 second - one
-5 second . >
-5 second . _
-5 second ; the
-5 second ; was
-5 second < did
-5 second < event
-5 second < had
-5 second < may
-5 second < person
-5 second < portal
-5 second < query
-5 second < stat
-5 second < statistic
-5 second < wo
-5 second ONE against
-5 second ONE clos
-5 second ONE mean
-5 second SUBJECT =
-5 second SUBJECT read
-5 second SUBJECT twic
-5 second against >
-5 second among .
-5 second and could
-5 second and discard
-5 second and found
-5 second and second
-5 second asset ,
-5 second at %
-5 second back the
-5 second be .
-5 second can be
-5 second card >
-5 second contradict SUBJECT
-5 second count #
-5 second db ONE
-5 second down #
-5 second estimat ONE
-5 second figur not
-5 second find SUBJECT
-5 second from first
-5 second giv for
-5 second giv number
-5 second i hav
-5 second in at
-5 second in tabl
-5 second is figur
-5 second it be
-5 second it been
-5 second larger the
-5 second list for
-5 second look ONE
-5 second march >
-5 second maximum ONE
-5 second no is
-5 second not at
-5 second not by
-5 second not up
-5 second of ONE
-5 second on is
-5 second physically .
-5 second point ONE
-5 second press speak
-5 second print >
-5 second releas of
-5 second report which
-5 second row #
-5 second search ONE
-5 second servic #
-5 second show as
-5 second so of
-5 second sorry i
-5 second speak ONE
-5 second summary >
-5 second the befor
-5 second the can
-5 second the contradict
-5 second the goe
-5 second the it
-5 second the shar
-5 second the summary
-5 second the websit
-5 second the with
-5 second then >
-5 second to in
-5 second to the
-5 second took in
-5 second top the
-5 second transposition >
-5 second twic >
-5 second use .
-5 second wer by
-5 second wer the
-5 second wer to
-5 second which off
-5 second with :
-5 second with SUBJECT
-5 second wo giv
-5 second would #
-5 word abov
-5 word apparently
-5 word b
-5 word cach
-5 word caveat
-5 word closur
-5 word completion
-5 word consist
-5 word doe
-5 word door
-5 word eligibl
-5 word export
-5 word further
-5 word how
-5 word kpi
-5 word larger
-5 word lms
-5 word must
-5 word option
-5 word overstat
-5 word physically
-5 word plan
-5 word plausibl
-5 word register
-5 word roll
-5 word roster
-5 word session
-5 word sid
-5 word sinc
-5 word stall
-5 word temperatur
-5 word total
-5 word transposition
-5 word twic
-5 word wher
-5 word wo
5 next # jun
5 next # resident
5 next # unit
5 next % >
5 next , from
5 next , going
5 next , or
5 next - ONE
5 next : (
5 next : >
5 next : on
5 next ; #
5 next < count
5 next < just
5 next < le
5 next < total
5 next ONE claim
5 next ONE readmission
5 next ONE report
5 next ONE shar
5 next ONE sheet
5 next ONE show
5 next SUBJECT -
5 next SUBJECT bug
5 next SUBJECT fail
5 next SUBJECT hav
5 next SUBJECT hold
5 next SUBJECT it
5 next SUBJECT on
5 next SUBJECT pag
5 next SUBJECT to
5 next SUBJECT use
5 next a year
5 next add up
5 next after remov
5 next and thi
5 next assum that
5 next assum the
5 next bas on
5 next be exact
5 next be mistaken
5 next both tim
5 next by hand
5 next confirm it
5 next count the
5 next databas .
5 next did .
5 next fail .
5 next fil has
5 next final :
5 next for #
5 next from ONE
5 next giv or
5 next go by
5 next has no
5 next hav ONE
5 next hav to
5 next hold ,
5 next i count
5 next i report
5 next is probably
5 next is right
5 next it ONE
5 next it did
5 next it has
5 next last SUBJECT
5 next lower than
5 next mak it
5 next my best
5 next no ,
5 next not confirm
5 next of cours
5 next of them
5 next on tim
5 next one zero
5 next or tak
5 next order >
5 next roughly ONE
5 next s .
5 next sheet .
5 next should read
5 next sinc #
5 next sourc :
5 next stand at
5 next sur .
5 next tak .
5 next than ONE
5 next that ;
5 next that a
5 next that it
5 next the decimal
5 next the district
5 next the practic
5 next the product
5 next the rat
5 next the real
5 next the scal
5 next the usual
5 next well ,
5 next well are
5 next what i
5 next which includ
5 next zero too
5 second % the
5 second 'll ONE
5 second 'll with
5 second ( SUBJECT
5 second , has
5 second , includ
5 second , is
5 second , would
5 second , you
5 second - has
5 second ; :
5 second ; api
5 second < 's
5 second < best
5 second < do
5 second < found
5 second < go
5 second < month
5 second < product
5 second < remov
5 second < right
5 second < shar
5 second < tracker
5 second < verifi
5 second ONE confidenc
5 second ONE day
5 second ONE giv
5 second ONE inconsistent
5 second ONE record
5 second ONE sourc
5 second ONE ther
5 second ONE thi
5 second ONE tim
5 second SUBJECT for
5 second SUBJECT hold
5 second SUBJECT may
5 second SUBJECT week
5 second after #
5 second an of
5 second answer .
5 second as with
5 second balanc ONE
5 second bas the
5 second be ;
5 second best is
5 second born ONE
5 second box >
5 second check .
5 second confirm the
5 second databas .
5 second databas >
5 second did >
5 second e ONE
5 second en >
5 second exact >
5 second fail >
5 second giv ONE
5 second giv tak
5 second go the
5 second has resident
5 second hold #
5 second i by
5 second ledger ONE
5 second lin #
5 second list ONE
5 second main .
5 second nam and
5 second no that
5 second not #
5 second of #
5 second of for
5 second of in
5 second of to
5 second of year
5 second offic >
5 second one too
5 second only the
5 second quot ,
5 second register .
5 second result ONE
5 second right is
5 second s >
5 second say >
5 second sheet >
5 second siz ONE
5 second sourc so
5 second sur >
5 second tak >
5 second the hold
5 second the survey
5 second thi .
5 second thi is
5 second to SUBJECT
5 second to exact
5 second to that
5 second was in
5 second wer SUBJECT
5 second which clearly
5 second with ,
5 second zero many
5 word 've
5 word =
5 word age
5 word altogether
5 word any
5 word balanc
5 word bottl
5 word by
5 word candidat
5 word cours
5 word duplicat
5 word exclud
5 word fully
5 word guess
5 word hat
5 word i
5 word jun
5 word le
5 word long
5 word mad
5 word my
5 word open
5 word p
5 word practic
5 word presumably
5 word scal
5 word scan
5 word sheet
5 word t
5 word updat
5 word way
5 word written
""",
    "rival": """\
-62 next ONE >
-53 next < SUBJECT
-52 next ONE .
-52 second < >
-52 word answer
51 word a
-49 next : ONE
-49 second SUBJECT ONE
-48 word :
-47 second answer ONE
47 word #
45 word report
-40 word final
40 next the ONE
38 word first
38 word still
-37 next answer :
-37 second ONE >
37 word for
-35 word ;
35 next ONE #
35 word of
34 word earlier
-32 next , with
-32 next SUBJECT SUBJECT
-32 second : .
-32 word should
32 next ONE is
32 word the
-31 next is ONE
-31 second the is
31 word api
31 word tool
-30 next , ONE
-30 second < answer
30 next of ONE
30 word not
29 next . .
-28 next < x
-28 next x ONE
-28 second x >
-27 second < =
27 next SUBJECT ,
-26 next < answer
-26 next final answer
-26 second ) >
-26 second < ONE
26 word befor
-25 next ) .
-25 next SUBJECT :
-25 word figur
-25 word x
25 next SUBJECT b
25 second report ONE
25 word 's
-24 next < final
24 word stor
-23 next : the
-23 second should ONE
23 second the 's
23 word fre
23 word in
23 word said
23 word thi
-22 next < result
-22 next ONE (
-22 next the SUBJECT
-22 second the was
22 next < (
22 second < #
22 second not the
22 word out
-21 second ONE with
-21 second has .
-21 second it ONE
-21 word lin
-21 word log
21 next < saturday
21 next = ONE
21 next in the
21 second < first
21 second the in
21 word against
21 word saturday
21 word tabl
21 word to
-20 second < (
20 next ) >
20 next : #
20 next for ONE
20 second ONE which
20 second not .
20 second still ONE
20 word db
-19 next figur is
-19 next it is
-19 next should be
-19 next so ONE
-19 second # #
-19 second < should
-19 second SUBJECT #
-19 second final :
-19 second total ONE
-19 word option
19 next it was
19 next stor valu
19 second SUBJECT ,
19 word at
19 word gav
19 word valu
-18 next SUBJECT a
-18 next by ONE
-18 next it should
-18 next use ONE
-18 second 's .
-18 second ONE and
-18 second figur wrong
-18 second is ONE
-18 word all
-18 word sum
18 next , but
18 next < #
18 next < the
18 next not ONE
18 second the of
18 word its
18 word reject
18 word sensor
-17 next - #
-17 next ; the
-17 next = pi
-17 next that figur
-17 next with #
-17 second , SUBJECT
-17 second , that
17 next # for
17 next 's ONE
17 next SUBJECT the
17 next of the
17 next the two
17 second # ONE
17 second SUBJECT the
17 second it not
17 second say .
17 word feed
17 word mar
17 word two
-16 next < edit
-16 next SUBJECT is
-16 next edit :
-16 next the contract
-16 next total :
-16 second , ONE
-16 second < a
-16 second say ,
-16 word about
-16 word edit
-16 word go
-16 word use
16 next # >
16 next . )
16 next < draft
16 next number of
16 next said ONE
16 next the #
16 second < :
16 second = .
16 word =
16 word draft
16 word had
16 word pag
16 word print
16 word summary
-15 next not ,
-15 next the manifest
-15 second , .
-15 second is ,
-15 word order
15 next , it
15 next < earlier
15 next claim ONE
15 next for the
15 next to be
15 second . .
15 second ONE but
15 word but
15 word check
15 word dashboard
15 word hav
15 word put
15 word up
-14 next : i
-14 next ; ONE
-14 next < after
-14 next and that
-14 next i 'd
-14 next pleas use
-14 second , ,
-14 second : ,
-14 second < SUBJECT
-14 second SUBJECT in
-14 second count ONE
-14 second last :
-14 second pleas ONE
-14 word assum
-14 word fil
-14 word result
-14 word sign
14 next < not
14 next < report
14 next ONE was
14 next SUBJECT against
14 next against #
14 next the summary
14 second # against
14 second 's is
14 second . >
14 second ONE a
14 second ONE count
14 second ONE still
14 second at ONE
14 second claim .
14 second feed ONE
14 second saturday ONE
14 second sheet ONE
14 second still .
14 word list
14 word return
14 word which
-13 next # n
-13 next order :
-13 next result >
-13 next the maintenanc
-13 second < count
-13 second < maintenanc
-13 second final ONE
-13 second order ONE
-13 second that ONE
-13 second the say
-13 second which at
-13 word i
-13 word maintenanc
-13 word n
13 next # x
13 next < at
13 next ONE would
13 next gav ONE
13 next is still
13 next print ONE
13 next the api
13 next was not
13 next x #
13 second # that
13 second < i
13 second < was
13 second SUBJECT say
13 second a .
13 second first ONE
13 second one the
13 second the report
13 word app
13 word previou
13 word selby
13 word than
13 word thought
13 word was
-12 next , so
-12 next < option
-12 next < scratch
-12 next ONE per
-12 next SUBJECT ONE
-12 next go with
-12 next list has
-12 next not .
-12 next say otherwis
-12 next the correct
-12 next the digit
-12 next the raw
-12 next the ward
-12 next which SUBJECT
-12 second < ,
-12 second < ;
-12 second < use
-12 second SUBJECT is
-12 second not >
-12 second option :
-12 second result ONE
-12 second the count
-12 word call
-12 word correct
-12 word count
-12 word ethanol
-12 word export
-12 word otherwis
12 next , which
12 next at ONE
12 next earlier i
12 next fre SUBJECT
12 next had ONE
12 next i first
12 next out to
12 next report :
12 next say the
12 next the stor
12 second , the
12 second , they
12 second < sheet
12 second had .
12 second said .
12 word be
12 word either
12 word entry
12 word hall
12 word kept
12 word north
12 word one
12 word run
12 word sold
12 word twic
-11 next . ONE
-11 next < sum
-11 next ONE ;
-11 next i 'm
-11 next it 's
-11 next of SUBJECT
-11 next so it
-11 next the column
-11 next to ONE
-11 second , #
-11 second < are
-11 second < total
-11 second SUBJECT :
-11 second SUBJECT has
-11 second about .
-11 second is .
-11 second is >
-11 second the lin
-11 second was ;
-11 second with %
-11 second wrong :
-11 word 'm
-11 word after
-11 word inspection
-11 word per
-11 word raw
-11 word so
11 next , say
11 next ; if
11 next ONE 's
11 next ONE of
11 next first had
11 next has #
11 next incorrect .
11 next sensor feed
11 next the tool
11 next which is
11 next would be
11 second # =
11 second , a
11 second , answer
11 second api ONE
11 second at .
11 second dashboard ONE
11 second earlier of
11 second i had
11 second i it
11 second in .
11 second incorrect >
11 second the api
11 second the show
11 second the tool
11 word also
11 word an
11 word claim
11 word disregard
11 word flight
11 word includ
11 word incorrect
11 word lik
11 word mor
11 word nam
11 word next
11 word other
11 word paper
11 word peopl
11 word refund
11 word sit
11 word would
-10 next ) #
-10 next , and
-10 next < ONE
-10 next < order
-10 next < overall
-10 next < together
-10 next < with
-10 next ONE :
-10 next about ONE
-10 next count :
-10 next hourly fil
-10 next i would
-10 next list .
-10 next log :
-10 next on #
-10 next order .
-10 next the export
-10 next the figur
-10 next the list
-10 second # _
-10 second % ONE
-10 second ) =
-10 second - )
-10 second < call
-10 second < manifest
-10 second SUBJECT .
-10 second by .
-10 second i read
-10 second if ,
-10 second n #
-10 second on SUBJECT
-10 second order >
-10 second read as
-10 second result >
-10 second sum ONE
-10 second the had
-10 second the list
-10 second to .
-10 second wer .
-10 word averag
-10 word bar
-10 word digit
-10 word dos
-10 word hourly
-10 word model
-10 word official
-10 word point
-10 word rat
-10 word survey
10 next ONE )
10 next ONE db
10 next an earlier
10 next i previously
10 next in total
10 next list ONE
10 next mor than
10 next of thi
10 next report as
10 next return ONE
10 next say ONE
10 next six SUBJECT
10 next the dashboard
10 next the sit
10 next was report
10 second % >
10 second , its
10 second : db
10 second : is
10 second < b
10 second < check
10 second < feed
10 second < sit
10 second < valu
10 second ONE be
10 second db ONE
10 second draft ONE
10 second is at
10 second is with
10 second on ,
10 second pag ONE
10 second previously ONE
10 second sit ONE
10 second the claim
10 second the has
10 second tool ONE
10 second was as
10 word asset
10 word both
10 word doe
10 word higher
10 word look
10 word previously
10 word product
10 word search
10 word weekend
-9 next # jun
-9 next # was
-9 next , at
-9 next ONE for
-9 next ONE it
-9 next SUBJECT of
-9 next contradict thi
-9 next for thi
-9 next hav been
-9 next i just
-9 next in #
-9 next is .
-9 next the lin
-9 next the year
-9 next wer SUBJECT
-9 second # )
-9 second # ,
-9 second # of
-9 second , it
-9 second ; count
-9 second < log
-9 second = ,
-9 second SUBJECT with
-9 second are .
-9 second but 's
-9 second count >
-9 second go ONE
-9 second in ONE
-9 second is by
-9 second just that
-9 second log ONE
-9 second no ONE
-9 second of ,
-9 second so .
-9 second they not
-9 word ,
-9 word SUBJECT
-9 word award
-9 word confirm
-9 word contract
-9 word ground
-9 word jun
-9 word liv
-9 word manifest
-9 word preliminary
-9 word scan
-9 word scratch
-9 word shar
-9 word top
-9 word verifi
9 next % .
9 next . >
9 next < you
9 next draft :
9 next hav ONE
9 next if the
9 next is a
9 next is incorrect
9 next is off
9 next nam ONE
9 next not a
9 next out of
9 next pleas check
9 next satellit product
9 next stat ONE
9 next the highest
9 next the satellit
9 next tool show
9 next with the
9 next wrot ONE
9 second # in
9 second ( )
9 second < satellit
9 second < tool
9 second broken >
9 second count ,
9 second databas ONE
9 second is highest
9 second not ONE
9 second pleas with
9 second report SUBJECT
9 second show ,
9 second the from
9 second the one
9 second the pag
9 second the product
9 second the put
9 second with SUBJECT
9 word agent
9 word broken
9 word chart
9 word databas
9 word dismiss
9 word four
9 word help
9 word highest
9 word his
9 word load
9 word old
9 word older
9 word releas
9 word satellit
9 word tim
9 word took
9 word until
9 word using
9 word version
9 word wrot
9 word you
-8 next % of
-8 next ( #
-8 next . #
-8 next ; with
-8 next < all
-8 next < second
-8 next < they
-8 next < week
-8 next ONE order
-8 next SUBJECT on
-8 next a =
-8 next answer .
-8 next at #
-8 next be ONE
-8 next feed say
-8 next has ONE
-8 next i assum
-8 next i go
-8 next is correct
-8 next option b
-8 next pi #
-8 next r #
-8 next result :
-8 next the final
-8 next week #
-8 second # only
-8 second ( in
-8 second , in
-8 second ; would
-8 second < raw
-8 second ONE at
-8 second ONE correct
-8 second a pi
-8 second and is
-8 second answer >
-8 second get .
-8 second given ONE
-8 second in of
-8 second in the
-8 second log >
-8 second my :
-8 second per .
-8 second pi #
-8 second shar .
-8 second so 's
-8 second so figur
-8 second that was
-8 second the answer
-8 second the log
-8 word by
-8 word did
-8 word expir
-8 word hand
-8 word http
-8 word now
-8 word row
-8 word system
-8 word thousand
-8 word year
8 next # =
8 next ( the
8 next - up
8 next : that
8 next < db
8 next < first
8 next < pleas
8 next < stor
8 next ONE look
8 next SUBJECT with
8 next a ONE
8 next believ the
8 next confidenc :
8 next first pass
8 next impossibl .
8 next is impossibl
8 next look lik
8 next march .
8 next not :
8 next not hav
8 next not that
8 next of dat
8 next order is
8 next pay ONE
8 next press releas
8 next r =
8 next right .
8 next second .
8 next still show
8 next the first
8 next the other
8 next to believ
8 next total SUBJECT
8 second # an
8 second , 's
8 second : earlier
8 second < com
8 second < look
8 second < may
8 second < return
8 second = SUBJECT
8 second ONE incorrect
8 second a slip
8 second impossibl >
8 second march >
8 second not with
8 second out dat
8 second pass ONE
8 second pay .
8 second portal ONE
8 second r ONE
8 second return SUBJECT
8 second right >
8 second second >
8 second statu :
8 second the befor
8 second to the
8 second total :
8 second twic >
8 second valu ONE
8 second was a
8 word .
8 word and
8 word candidat
8 word children
8 word common
8 word confidenc
8 word data
8 word disagre
8 word every
8 word exceed
8 word field
8 word found
8 word impossibl
8 word lowest
8 word march
8 word on
8 word paid
8 word pay
8 word plac
8 word portal
8 word press
8 word show
8 word spar
8 word statu
8 word stay
8 word yet
-7 next # mg
-7 next , the
-7 next : on
-7 next < averag
-7 next < but
-7 next < it
-7 next ONE fail
-7 next ONE if
-7 next SUBJECT _
-7 next SUBJECT shar
-7 next and the
-7 next are ONE
-7 next are in
-7 next averag SUBJECT
-7 next decimal point
-7 next has the
-7 next her .
-7 next in servic
-7 next jun .
-7 next lin :
-7 next look at
-7 next minu sign
-7 next number is
-7 next rat .
-7 next servic .
-7 next the right
-7 next the tracker
-7 next thi year
-7 next was wrong
-7 second ( #
-7 second : SUBJECT
-7 second ; figur
-7 second < .
-7 second < assum
-7 second < fail
-7 second < it
-7 second < result
-7 second < tracker
-7 second < year
-7 second ONE SUBJECT
-7 second ONE is
-7 second SUBJECT >
-7 second SUBJECT SUBJECT
-7 second SUBJECT at
-7 second SUBJECT rat
-7 second are servic
-7 second confirm .
-7 second correct is
-7 second her >
-7 second i that
-7 second in >
-7 second in was
-7 second jun >
-7 second lin the
-7 second manifest ONE
-7 second mean .
-7 second rat >
-7 second row ONE
-7 second servic >
-7 second that the
-7 second the ;
-7 second the abov
-7 second the option
-7 second ther ONE
-7 second with >
-7 second would it
-7 second year ONE
-7 word 'd
-7 word actually
-7 word are
-7 word duplicat
-7 word her
-7 word is
-7 word mg
-7 word read
-7 word supersed
-7 word tracker
-7 word ward
7 next # #
7 next # on
7 next < a
7 next < in
7 next < lowest
7 next < thought
7 next ONE exceed
7 next ONE that
7 next SUBJECT report
7 next by a
7 next caveat :
7 next db >
7 next disagre with
7 next exceed the
7 next for SUBJECT
7 next four year
7 next i initially
7 next m #
7 next mean :
7 next month .
7 next not use
7 next report ONE
7 next so that
7 next that SUBJECT
7 next the quarter
7 next the six
7 next thought :
7 next with a
7 second # and
7 second ( ,
7 second , >
7 second : m
7 second < cost
7 second < form
7 second < initially
7 second < is
7 second < that
7 second = >
7 second ONE found
7 second ONE second
7 second and #
7 second are the
7 second com .
7 second entry ONE
7 second estimat ONE
7 second form ONE
7 second has ,
7 second highest the
7 second in SUBJECT
7 second initially ONE
7 second m #
7 second mean ONE
7 second month >
7 second nicht .
7 second of is
7 second stor :
7 second that SUBJECT
7 second the agent
7 second the column
7 second the data
7 second the on
7 second the run
7 second the valu
7 second the with
7 second thought ONE
7 second was .
7 word becaus
7 word caveat
7 word cost
7 word dat
7 word form
7 word inconsistent
7 word initially
7 word nicht
7 word our
7 word say
7 word sery
7 word slip
7 word som
7 word stat
7 word tally
7 word too
7 word with
7 word work
-6 next # to
-6 next 's the
-6 next , >
-6 next , assum
-6 next , that
-6 next < from
-6 next < last
-6 next < sign
-6 next ONE ,
-6 next ONE top
-6 next ONE well
-6 next SUBJECT #
-6 next SUBJECT 's
-6 next SUBJECT (
-6 next SUBJECT .
-6 next SUBJECT one
-6 next again ,
-6 next but that
-6 next cam in
-6 next cas .
-6 next count is
-6 next count of
-6 next get ONE
-6 next in SUBJECT
-6 next is about
-6 next is authoritativ
-6 next is in
-6 next it :
-6 next last quarter
-6 next loan .
-6 next my answer
-6 next recomput from
-6 next row #
-6 next scratch the
-6 next should read
-6 next sinc the
-6 next that 's
-6 next the count
-6 next the full
-6 next the last
-6 next the new
-6 next top the
-6 next which i
-6 next would not
-6 second # -
-6 second # on
-6 second , at
-6 second , to
-6 second ; it
-6 second < 'd
-6 second < 'm
-6 second < correct
-6 second < for
-6 second = #
-6 second ONE cas
-6 second ONE thi
-6 second SUBJECT are
-6 second a SUBJECT
-6 second again the
-6 second all >
-6 second and >
-6 second and ONE
-6 second as 's
-6 second as ;
-6 second between and
-6 second cas >
-6 second fil >
-6 second for year
-6 second from so
-6 second giv ,
-6 second i go
-6 second includ ONE
-6 second list ONE
-6 second loan >
-6 second only >
-6 second probably ,
-6 second quarter ONE
-6 second recomput the
-6 second sign ONE
-6 second so suspect
-6 second that not
-6 second the year
-6 second use .
-6 second you about
-6 word ONE
-6 word again
-6 word agre
-6 word authoritativ
-6 word capacity
-6 word cas
-6 word fail
-6 word floor
-6 word full
-6 word install
-6 word last
-6 word measurement
-6 word new
-6 word overall
-6 word refresh
-6 word t
-6 word that
-6 word together
6 next # )
6 next # :
6 next # it
6 next # peopl
6 next 's #
6 next , includ
6 next , reach
6 next < caveat
6 next < of
6 next < p
6 next < som
6 next SUBJECT from
6 next a week
6 next add the
6 next but the
6 next by mistak
6 next car .
6 next column :
6 next count every
6 next figur of
6 next is out
6 next is right
6 next just #
6 next last one
6 next list )
6 next not trust
6 next on .
6 next pass :
6 next put ONE
6 next reject :
6 next sheet list
6 next sheet say
6 next the entry
6 next the portal
6 next the safety
6 next the statu
6 next tool 's
6 next total ,
6 next valu :
6 next was SUBJECT
6 next wer told
6 next with ONE
6 next wrong .
6 second # .
6 second # had
6 second 's has
6 second < -
6 second < api
6 second < archiv
6 second < mean
6 second < person
6 second ONE )
6 second ONE nicht
6 second SUBJECT and
6 second a of
6 second and the
6 second answer ,
6 second api >
6 second as ,
6 second as .
6 second asset ,
6 second at %
6 second been ,
6 second car >
6 second count twic
6 second do trust
6 second for ,
6 second for .
6 second for SUBJECT
6 second had ONE
6 second hav .
6 second nam .
6 second on >
6 second print >
6 second report .
6 second shift >
6 second so of
6 second the >
6 second the databas
6 second the for
6 second took in
6 second total so
6 second up ONE
6 second was the
6 second wer to
6 second would #
6 second wrong >
6 word apparently
6 word as
6 word com
6 word day
6 word door
6 word gat
6 word has
6 word kpi
6 word me
6 word nobody
6 word off
6 word p
6 word pass
6 word person
6 word reach
6 word record
6 word request
6 word speak
6 word station
6 word told
6 word websit
6 word wert
6 word wher
-5 next 's a
-5 next < <
-5 next < actual
-5 next < i
-5 next < if
-5 next < that
-5 next < updat
-5 next < verifi
-5 next > >
-5 next > ONE
-5 next ONE <
-5 next ONE ?
-5 next ONE are
-5 next ONE did
-5 next ONE loan
-5 next ONE wer
-5 next SUBJECT at
-5 next SUBJECT rat
-5 next SUBJECT was
-5 next and #
-5 next and it
-5 next assum that
-5 next be off
-5 next between #
-5 next count ,
-5 next did not
-5 next entry must
-5 next fail .
-5 next fil has
-5 next first .
-5 next from the
-5 next i believ
-5 next is SUBJECT
-5 next is my
-5 next mak it
-5 next most likely
-5 next nam ,
-5 next number .
-5 next pag .
-5 next per #
-5 next point .
-5 next probably ONE
-5 next say so
-5 next second pass
-5 next so ,
-5 next sourc ,
-5 next the ledger
-5 next the remain
-5 next the rest
-5 next the sheet
-5 next the standard
-5 next the top
-5 next to #
-5 next updat :
-5 next verifi :
-5 next wer in
-5 next which includ
-5 next will be
-5 next with it
-5 second # SUBJECT
-5 second # can
-5 second # it
-5 second 'd ONE
-5 second ( log
-5 second , pleas
-5 second - >
-5 second ; 'd
-5 second < by
-5 second < ledger
-5 second < reflection
-5 second < right
-5 second < used
-5 second < wer
-5 second < with
-5 second > <
-5 second ONE first
-5 second SUBJECT for
-5 second a query
-5 second after the
-5 second all ONE
-5 second an SUBJECT
-5 second at >
-5 second column ONE
-5 second entry be
-5 second fail >
-5 second figur ONE
-5 second first >
-5 second from to
-5 second had order
-5 second includ ,
-5 second it hav
-5 second ledger ONE
-5 second list >
-5 second mak ONE
-5 second my .
-5 second nam and
-5 second not #
-5 second not it
-5 second number >
-5 second of m
-5 second one ONE
-5 second pag >
-5 second point >
-5 second right is
-5 second scan >
-5 second second :
-5 second the as
-5 second the fil
-5 second the item
-5 second the sourc
-5 second verifi ONE
-5 second was by
-5 second well SUBJECT
-5 second will SUBJECT
-5 word <
-5 word >
-5 word actual
-5 word between
-5 word cancell
-5 word column
-5 word decimal
-5 word given
-5 word loan
-5 word lower
-5 word photo
-5 word post
-5 word presumably
-5 word real
-5 word reflection
-5 word remov
-5 word rest
-5 word right
-5 word round
-5 word standard
-5 word then
-5 word thos
-5 word used
-5 word will
5 next # ;
5 next # SUBJECT
5 next # km
5 next ( ONE
5 next ( with
5 next ) =
5 next , is
5 next - check
5 next : it
5 next < sorry
5 next ONE becaus
5 next SUBJECT app
5 next SUBJECT to
5 next a transposition
5 next against .
5 next and is
5 next are SUBJECT
5 next but ONE
5 next card .
5 next chang .
5 next dat .
5 next day shift
5 next disregard the
5 next doe not
5 next entry for
5 next for a
5 next had been
5 next i thought
5 next is mor
5 next it would
5 next list ,
5 next my first
5 next not reproduc
5 next not the
5 next on fil
5 next one with
5 next p (
5 next paid by
5 next plac in
5 next portal show
5 next releas speak
5 next report ,
5 next sorry ,
5 next speak of
5 next summary .
5 next tabl ,
5 next than #
5 next the annual
5 next the app
5 next the chart
5 next the closur
5 next the counter
5 next the kpi
5 next the number
5 next the press
5 next the tim
5 next tim .
5 next total .
5 next transposition .
5 next valu on
5 next websit still
5 next what the
5 next would hav
5 second # for
5 second ( the
5 second , )
5 second , are
5 second , is
5 second , one
5 second , station
5 second : order
5 second ; the
5 second < annual
5 second < contradict
5 second < databas
5 second < press
5 second < previously
5 second < the
5 second ONE .
5 second ONE against
5 second ONE sinc
5 second SUBJECT total
5 second against >
5 second and not
5 second at tim
5 second but was
5 second can hav
5 second card >
5 second chang >
5 second contradict SUBJECT
5 second could reproduc
5 second dat >
5 second draft >
5 second first .
5 second first :
5 second from >
5 second gav ,
5 second has >
5 second hav that
5 second includ SUBJECT
5 second is a
5 second it >
5 second it been
5 second of ONE
5 second of two
5 second of wer
5 second of with
5 second old the
5 second on is
5 second plac ONE
5 second press speak
5 second put first
5 second releas of
5 second report which
5 second search ONE
5 second speak ONE
5 second summary >
5 second the releas
5 second the search
5 second the the
5 second the websit
5 second thi the
5 second tim >
5 second to :
5 second total >
5 second transposition >
5 second valu fil
5 second wer by
5 second which off
5 word book
5 word car
5 word card
5 word claus
5 word closur
5 word confus
5 word counter
5 word extract
5 word faulty
5 word follow
5 word goe
5 word group
5 word h
5 word high
5 word how
5 word ignor
5 word itself
5 word km
5 word manual
5 word many
5 word must
5 word nin
5 word obviously
5 word over
5 word overstat
5 word partial
5 word reproduc
5 word sheet
5 word sorry
5 word statistic
5 word ten
5 word timeout
5 word transposition
5 word turn
5 word want
5 word whil
""",
    "pair": """\
141 next not RIVAL
-125 next not THIS
121 next RIVAL )
120 next = THIS
-117 next THIS )
-105 next = RIVAL
100 second answer THIS
-99 next THIS RIVAL
97 next < THIS
95 next THIS SUBJECT
-86 next so RIVAL
86 next so THIS
-80 second answer RIVAL
80 next RIVAL #
80 next from RIVAL
79 next is THIS
-78 next is RIVAL
74 second THIS SUBJECT
-73 next < RIVAL
73 second RIVAL but
73 second is THIS
72 next RIVAL 's
-71 next RIVAL SUBJECT
-71 next THIS #
71 second THIS >
-69 next RIVAL (
-69 next THIS 's
-69 next the THIS
69 second in THIS
-68 second ahead THIS
-67 second in RIVAL
67 next THIS ;
-66 next from THIS
-66 second is RIVAL
66 next RIVAL THIS
66 next the RIVAL
-65 second THIS but
65 second ahead RIVAL
-64 next RIVAL >
-64 next be RIVAL
64 second THIS .
-63 next between RIVAL
-63 second less RIVAL
63 next THIS (
63 second less THIS
62 second SUBJECT THIS
61 next no RIVAL
60 next : THIS
59 next but THIS
59 next non RIVAL
59 second THIS defectiv
59 second no RIVAL
-57 second RIVAL defectiv
57 next THIS on
57 second follow RIVAL
-56 next no THIS
-56 next non THIS
-56 second RIVAL THIS
56 next THIS well
-55 next RIVAL on
-55 next RIVAL well
55 next RIVAL abov
55 next THIS >
-54 next of THIS
-54 second follow THIS
54 next between THIS
54 next of RIVAL
54 second THIS ;
-53 next THIS abov
-53 second RIVAL .
53 second THIS all
-52 next , RIVAL
-52 next RIVAL ;
52 next nicht RIVAL
-51 second RIVAL all
-51 second a THIS
51 next THIS ,
-50 next . RIVAL
50 next . THIS
50 second THIS reject
50 second not RIVAL
50 word ;
49 second rather RIVAL
49 second ther THIS
-48 second RIVAL reject
-48 second no THIS
48 next THIS :
48 next THIS order
48 next be THIS
-47 second rather THIS
47 second RIVAL =
47 second a RIVAL
-46 next but RIVAL
-46 second RIVAL ;
-46 second THIS =
-46 second THIS RIVAL
-46 second THIS by
46 next , THIS
46 second should THIS
-45 next nicht THIS
-45 second ther RIVAL
45 next THIS after
-44 second RIVAL SUBJECT
44 second median RIVAL
-43 next to RIVAL
-43 second median THIS
-43 second not THIS
-43 second sheet THIS
-43 word or
43 next RIVAL doe
43 second sheet RIVAL
-42 next RIVAL after
-42 next RIVAL order
-42 second should RIVAL
42 next ( RIVAL
42 next SUBJECT THIS
42 next THIS onc
42 next only THIS
42 second THIS nicht
42 second than RIVAL
-41 next RIVAL onc
41 second ledger THIS
41 second was THIS
-40 next for THIS
-40 second THIS less
-40 second ledger RIVAL
-40 second than THIS
40 next over RIVAL
40 next saw THIS
40 second RIVAL less
40 second them THIS
-39 next only RIVAL
-39 next over THIS
-39 next saw RIVAL
39 next for RIVAL
39 second THIS :
39 second THIS whil
-38 next THIS doe
-38 second RIVAL whil
-38 second THIS to
-38 second them RIVAL
-38 second was RIVAL
38 second = RIVAL
38 second RIVAL by
38 second RIVAL may
38 second correction THIS
-37 next RIVAL and
-37 second THIS may
37 next RIVAL is
37 next THIS .
37 next THIS in
37 second RIVAL sd
37 second rank THIS
-36 next RIVAL follow
-36 second = THIS
-36 second RIVAL (
-36 second RIVAL median
-36 second RIVAL nicht
36 next THIS against
36 next likely THIS
36 next with RIVAL
36 second RIVAL not
36 second THIS median
36 second but THIS
36 word .
-35 next RIVAL :
-35 next RIVAL against
-35 second RIVAL with
-35 second THIS sd
-35 second but RIVAL
-35 second correction RIVAL
35 next THIS ?
35 next THIS lead
35 next THIS rather
35 second : THIS
35 second THIS runner
35 second are THIS
-34 next RIVAL lead
-34 second SUBJECT RIVAL
-34 second THIS without
-34 second are RIVAL
34 next # THIS
34 next THIS beat
34 next es THIS
34 second RIVAL #
34 second RIVAL )
34 second RIVAL to
34 second THIS tim
34 second THIS with
-33 next RIVAL ,
-33 next RIVAL rather
-33 next at RIVAL
-33 next likely RIVAL
-33 next with THIS
-33 second : RIVAL
-33 second RIVAL :
-33 second compar THIS
-33 second it RIVAL
33 next been THIS
33 next either THIS
33 next leav THIS
33 second RIVAL be
33 second compar RIVAL
33 second db RIVAL
33 second final THIS
33 second it THIS
33 second tim THIS
-32 next ( THIS
-32 next - THIS
-32 next RIVAL with
-32 next other RIVAL
-32 second RIVAL runner
-32 second RIVAL tim
-32 second THIS be
-32 second db THIS
32 next > RIVAL
32 next RIVAL includ
32 next other THIS
32 next then RIVAL
32 second RIVAL been
32 second es THIS
32 second go THIS
32 second out THIS
32 word not
-31 next : RIVAL
-31 next RIVAL at
-31 next been RIVAL
-31 next then THIS
-31 second , >
-31 second RIVAL >
-31 second THIS )
-31 second portal THIS
-31 second tim RIVAL
31 next at THIS
31 second RIVAL sondern
31 second most THIS
31 second would RIVAL
-30 next and RIVAL
-30 next either RIVAL
-30 next l THIS
-30 next said THIS
-30 next say THIS
-30 next survey RIVAL
-30 second final RIVAL
-30 second go RIVAL
-30 second out RIVAL
-30 second so RIVAL
30 next . >
30 next THIS follow
30 next said RIVAL
30 next wer THIS
30 second THIS top
30 second feed RIVAL
30 second wer RIVAL
-29 next THIS includ
-29 next es RIVAL
-29 next leav RIVAL
-29 next that RIVAL
-29 next wer RIVAL
-29 second RIVAL wherea
-29 second THIS lat
-29 second THIS would
-29 second most RIVAL
-29 second rank RIVAL
-29 second wer THIS
-29 second would THIS
29 next RIVAL =
29 next THIS at
29 next THIS has
29 next that THIS
29 next use THIS
29 second RIVAL lat
29 second RIVAL without
29 second THIS die
29 second THIS wherea
29 second so THIS
29 word i
-28 next # RIVAL
-28 next la RIVAL
-28 second RIVAL top
-28 second THIS been
-28 second feed THIS
28 next RIVAL should
28 next THIS are
28 next compar RIVAL
28 next sondern THIS
28 second RIVAL correction
28 second RIVAL would
28 second en THIS
28 second fin THIS
28 second up RIVAL
-27 next SUBJECT RIVAL
-27 next THIS =
-27 next THIS first
-27 next THIS mor
-27 next compar THIS
-27 second THIS sondern
-27 second giv RIVAL
-27 second up THIS
27 next RIVAL mor
27 second RIVAL second
27 second THIS (
27 second THIS of
27 second candidat RIVAL
27 second giv THIS
27 second portal RIVAL
27 second register RIVAL
27 second revis THIS
27 second target RIVAL
-26 next RIVAL are
-26 second RIVAL die
-26 second THIS saturday
-26 second es RIVAL
-26 second fin RIVAL
-26 second vs RIVAL
26 next la THIS
26 second RIVAL mai
26 second RIVAL saturday
26 second RIVAL than
26 second THIS i
26 second e RIVAL
26 second winner THIS
-25 next > THIS
-25 next RIVAL beat
-25 next RIVAL in
-25 next THIS -
-25 next use RIVAL
-25 second ( THIS
-25 second < RIVAL
-25 second RIVAL of
-25 second THIS correction
-25 second api THIS
-25 second target THIS
-25 second winner RIVAL
25 next RIVAL did
25 next THIS with
25 next count RIVAL
25 next out RIVAL
25 next survey THIS
25 second RIVAL RIVAL
25 second THIS after
25 second THIS total
25 second api RIVAL
25 second first RIVAL
25 second of RIVAL
25 second rat THIS
-24 next THIS should
-24 next sondern RIVAL
-24 second RIVAL total
-24 second first THIS
24 next RIVAL first
24 next l RIVAL
24 next sino THIS
24 next to THIS
24 second < THIS
24 second avg THIS
24 second vs THIS
-23 next RIVAL per
-23 next RIVAL wer
-23 next THIS for
-23 next THIS we
-23 next by THIS
-23 next mak RIVAL
-23 next than THIS
-23 second THIS mai
-23 second THIS than
-23 second THIS yet
-23 second avg RIVAL
-23 second en RIVAL
-23 second may RIVAL
-23 second register THIS
-23 second revis RIVAL
-23 second s THIS
-23 second to SUBJECT
-23 word si
23 next RIVAL we
23 next by RIVAL
23 next print RIVAL
23 next than RIVAL
23 second 'd THIS
23 second RIVAL pero
23 second THIS high
23 second befor RIVAL
23 second endpoint RIVAL
23 second may THIS
23 second s RIVAL
23 second to THIS
23 second total THIS
-22 next RIVAL ?
-22 next THIS did
-22 next THIS would
-22 next count THIS
-22 next out THIS
-22 next print THIS
-22 second THIS pero
-22 second b THIS
-22 second befor THIS
-22 second candidat THIS
-22 second com THIS
-22 second rat RIVAL
-22 second sit RIVAL
-22 second total RIVAL
-22 word nor
-22 word report
22 next RIVAL for
22 next THIS it
22 next as THIS
22 next see RIVAL
22 next women RIVAL
22 second com RIVAL
22 second figur THIS
22 second the is
-21 next < answer
-21 next RIVAL .
-21 next RIVAL has
-21 next RIVAL it
-21 next RIVAL turn
-21 next after THIS
-21 next as RIVAL
-21 next see THIS
-21 second % THIS
-21 second RIVAL e
-21 second RIVAL high
-21 second RIVAL i
-21 second endpoint THIS
-21 second export RIVAL
-21 second figur RIVAL
-21 second of THIS
-21 second stor RIVAL
-21 second to ,
21 next ; THIS
21 next RIVAL would
21 next THIS crash
21 next THIS per
21 next THIS turn
21 next after RIVAL
21 next get THIS
21 next mak THIS
21 second and ,
21 second gap THIS
21 second is .
21 second stor THIS
21 second they THIS
21 word is
-20 next RIVAL or
-20 next by the
-20 next got RIVAL
-20 next women THIS
-20 second 'd RIVAL
-20 second RIVAL after
-20 second THIS THIS
-20 second THIS second
-20 second gap RIVAL
-20 second or .
-20 second servic THIS
-20 second summary THIS
-20 word neither
20 next RIVAL can
20 next RIVAL sino
20 next THIS cam
20 next THIS instead
20 next measur THIS
20 second % RIVAL
20 second ( RIVAL
20 second RIVAL r
20 second THIS cheaper
20 second THIS mor
20 second b RIVAL
20 second mean RIVAL
20 second that THIS
-19 next RIVAL crash
-19 next THIS can
-19 next THIS look
-19 next could be
-19 next get RIVAL
-19 next measur RIVAL
-19 next or THIS
-19 second THIS r
-19 second and .
-19 second cadastr THIS
-19 second mean THIS
-19 second open THIS
-19 word se
19 next RIVAL last
19 next RIVAL look
19 next RIVAL won
19 next THIS and
19 next compt THIS
19 next quot THIS
19 second RIVAL final
19 second RIVAL in
19 second THIS an
19 second THIS e
19 second THIS just
19 second THIS on
19 second THIS remov
19 second THIS unit
19 second entry RIVAL
19 second export THIS
19 second open RIVAL
19 second summary RIVAL
-18 next RIVAL instead
-18 next THIS pag
-18 next box RIVAL
-18 second RIVAL an
-18 second RIVAL just
-18 second RIVAL sourc
-18 second THIS #
-18 second THIS final
-18 second THIS not
-18 second e THIS
-18 second entry THIS
-18 second plan RIVAL
-18 second releas THIS
-18 second that RIVAL
-18 second they RIVAL
-18 second to RIVAL
18 next < i
18 next RIVAL com
18 next RIVAL pag
18 next THIS wer
18 next about THIS
18 next got THIS
18 next mai THIS
18 next pas RIVAL
18 next read RIVAL
18 second instead RIVAL
18 second releas RIVAL
18 second servic RIVAL
18 second we RIVAL
-17 next THIS but
-17 next THIS fewer
-17 next THIS won
-17 next quot RIVAL
-17 next sino RIVAL
-17 second RIVAL down
-17 second RIVAL remov
-17 second THIS it
-17 second THIS its
-17 second THIS they
-17 second for THIS
-17 second number RIVAL
-17 second the of
-17 second the say
-17 second we THIS
-17 second without THIS
-17 word and
-17 word camera
-17 word sourc
17 next RIVAL fewer
17 next THIS from
17 next in RIVAL
17 next on THIS
17 next say RIVAL
17 second THIS down
17 second THIS for
17 second THIS last
17 second et RIVAL
17 second sit THIS
17 word from
-16 next , and
-16 next RIVAL from
-16 next RIVAL o
-16 next THIS to
-16 next about RIVAL
-16 next compt RIVAL
-16 next it is
-16 next o THIS
-16 second RIVAL for
-16 second RIVAL last
-16 second RIVAL mor
-16 second RIVAL unit
-16 second THIS nam
-16 second et THIS
-16 second of SUBJECT
-16 second tabl THIS
16 next RIVAL but
16 next RIVAL entry
16 next RIVAL mai
16 next RIVAL —
16 next THIS had
16 next hav RIVAL
16 next return RIVAL
16 second # RIVAL
16 second RIVAL january
16 second RIVAL le
16 second RIVAL nam
16 second RIVAL they
16 second RIVAL wer
16 second RIVAL yet
16 second THIS sourc
16 second at RIVAL
16 second for RIVAL
16 second number THIS
16 second plan THIS
16 second replac RIVAL
16 second you RIVAL
16 word out
16 word that
-15 next RIVAL of
-15 next THIS a
-15 next THIS by
-15 next THIS entry
-15 next claim THIS
-15 next return THIS
-15 second RIVAL cheaper
-15 second RIVAL could
-15 second RIVAL log
-15 second RIVAL on
-15 second RIVAL the
-15 second THIS january
-15 second instead THIS
-15 second longer THIS
-15 second neither nor
-15 second recomput RIVAL
-15 second report THIS
-15 word could
-15 word o
-15 word rang
-15 word without
15 next - RIVAL
15 next RIVAL a
15 next claim RIVAL
15 next de RIVAL
15 next one RIVAL
15 next the former
15 second , ,
15 second , is
15 second THIS a
15 second _ :
15 second recomput THIS
15 word as
15 word former
-14 next # >
-14 next RIVAL cam
-14 next RIVAL had
-14 next THIS com
-14 next THIS last
-14 next THIS or
-14 next it RIVAL
-14 next read THIS
-14 second < -
-14 second THIS at
-14 second THIS le
-14 second at THIS
-14 second point THIS
-14 second you THIS
-14 word both
-14 word im
-14 word sich
14 next ? >
14 next RIVAL count
14 second : .
14 second RIVAL had
14 second RIVAL out
14 second THIS who
14 second hav THIS
14 second one THIS
14 second registry RIVAL
14 second tabl RIVAL
14 word ?
-13 next , SUBJECT
-13 next SUBJECT was
-13 next THIS sino
-13 next hav THIS
-13 next in THIS
-13 next mai RIVAL
-13 next one THIS
-13 next or RIVAL
-13 next pas THIS
-13 second < is
-13 second RIVAL list
-13 second RIVAL who
-13 second THIS are
-13 second THIS had
-13 second THIS in
-13 second either RIVAL
-13 second say .
-13 word -
-13 word are
-13 word het
-13 word impossibl
-13 word oder
13 next < not
13 next RIVAL that
13 next fueron THIS
13 next it THIS
13 second RIVAL its
13 second RIVAL year
13 second THIS averag
13 second THIS list
13 second THIS the
13 second cadastr RIVAL
13 second i THIS
13 second or ?
13 second plac RIVAL
13 word _
13 word hav
13 word wer
-12 next THIS if
-12 next THIS vs
-12 next THIS —
-12 next behind THIS
-12 next hold THIS
-12 next the sam
-12 second # the
-12 second SUBJECT the
-12 second THIS das
-12 second hav RIVAL
-12 second one RIVAL
-12 second replac THIS
-12 second the SUBJECT
-12 second the THIS
-12 second the fil
-12 word je
-12 word sam
12 next , which
12 next ; RIVAL
12 next RIVAL the
12 next RIVAL vs
12 next RIVAL was
12 next THIS deliver
12 next THIS fail
12 next behind RIVAL
12 next hold RIVAL
12 second RIVAL first
12 second RIVAL has
12 second RIVAL sinc
12 second RIVAL wrong
12 second SUBJECT >
12 second either THIS
12 second estimat RIVAL
12 second in .
12 second point RIVAL
12 word of
-11 next < #
-11 next < neither
-11 next RIVAL e
-11 next RIVAL fail
-11 next SUBJECT by
-11 next SUBJECT is
-11 next THIS count
-11 next THIS mai
-11 next THIS that
-11 next count is
-11 next depend on
-11 second RIVAL mean
-11 second SUBJECT of
-11 second THIS wrong
-11 second catalogu THIS
-11 second could RIVAL
-11 second csv RIVAL
-11 second estimat THIS
-11 second is of
-11 second nicht .
-11 word depend
-11 word register
-11 word to
11 next 's RIVAL
11 next RIVAL exceed
11 next RIVAL seem
11 next mean RIVAL
11 second : >
11 second < (
11 second error THIS
11 second haben RIVAL
11 word 's
11 word =
11 word rank
11 word revis
-10 next RIVAL peopl
-10 next SUBJECT >
-10 next SUBJECT in
-10 next THIS exceed
-10 next THIS o
-10 next answer :
-10 next fueron RIVAL
-10 next has the
-10 next it could
-10 next log RIVAL
-10 next o RIVAL
-10 next on RIVAL
-10 second - THIS
-10 second THIS first
-10 second THIS has
-10 second THIS out
-10 second THIS sinc
-10 second error RIVAL
-10 second has ,
-10 second km RIVAL
-10 second registry THIS
-10 word between
-10 word due
-10 word pas
10 next , but
10 next , not
10 next SUBJECT :
10 next a RIVAL
10 next box THIS
10 next former is
10 next log THIS
10 next the latter
10 next which THIS
10 second , and
10 second , former
10 second , the
10 second > >
10 second RIVAL at
10 second THIS and
10 second THIS could
10 second THIS log
10 second THIS mean
10 second from to
10 second i the
10 second km THIS
10 second not .
10 second report RIVAL
10 second wer .
10 second without RIVAL
10 word cam
10 word correct
10 word latter
10 word no
10 word should
10 word year
-9 next # which
-9 next , the
-9 next , without
-9 next < report
-9 next < sourc
-9 next RIVAL deliver
-9 next SUBJECT SUBJECT
-9 next THIS nor
-9 next THIS seem
-9 next a THIS
-9 next accord to
-9 next giv RIVAL
-9 next lie between
-9 next nam THIS
-9 next neither THIS
-9 next nor RIVAL
-9 next nor THIS
-9 next rang from
-9 next the websit
-9 second < annual
-9 second < could
-9 second < daily
-9 second < to
-9 second SUBJECT #
-9 second THIS la
-9 second THIS wer
-9 second haben THIS
-9 second i RIVAL
-9 second is by
-9 second not and
-9 second plac THIS
-9 second register .
-9 second the in
-9 word circulation
-9 word daily
-9 word databas
-9 word order
-9 word say
-9 word som
-9 word somewher
-9 word survey
-9 word websit
-9 word é
9 next ) .
9 next : the
9 next ; the
9 next < SUBJECT
9 next SUBJECT .
9 next SUBJECT ;
9 next SUBJECT and
9 next the registry
9 next 张 >
9 second , .
9 second , _
9 second < of
9 second RIVAL com
9 second RIVAL is
9 second RIVAL too
9 second SUBJECT has
9 second catalogu RIVAL
9 second correct >
9 second csv THIS
9 second each RIVAL
9 second other RIVAL
9 second run THIS
9 second to .
9 second tool RIVAL
9 second two ,
9 second week RIVAL
9 word beat
9 word first
9 word last
9 word niet
9 word sino
-8 next # has
-8 next # order
-8 next , das
-8 next : null
-8 next RIVAL hav
-8 next RIVAL sign
-8 next THIS oder
-8 next THIS the
-8 next all THIS
-8 next it .
-8 next longer than
-8 next mean THIS
-8 next oder RIVAL
-8 next only #
-8 next order (
-8 next report #
-8 next the SUBJECT
-8 next the annual
-8 next the survey
-8 next was the
-8 next which RIVAL
-8 second # (
-8 second 'est RIVAL
-8 second , than
-8 second RIVAL a
-8 second RIVAL and
-8 second RIVAL averag
-8 second RIVAL from
-8 second RIVAL report
-8 second SUBJECT ,
-8 second THIS too
-8 second THIS year
-8 second answer null
-8 second could THIS
-8 second dat RIVAL
-8 second data THIS
-8 second each THIS
-8 second in >
-8 second it >
-8 second lie RIVAL
-8 second not )
-8 second say ,
-8 second scan THIS
-8 second the RIVAL
-8 second the has
-8 second week THIS
-8 word de
-8 word ledger
-8 word lie
-8 word null
-8 word result
-8 word tabl
8 next , as
8 next , so
8 next < either
8 next < no
8 next < of
8 next < rank
8 next < they
8 next RIVAL as
8 next SUBJECT log
8 next THIS row
8 next THIS sign
8 next all RIVAL
8 next giv THIS
8 next had THIS
8 next invoic RIVAL
8 next rank :
8 second SUBJECT SUBJECT
8 second SUBJECT and
8 second THIS from
8 second THIS hav
8 second THIS then
8 second and on
8 second averag RIVAL
8 second lead THIS
8 second on .
8 second scan RIVAL
8 second the one
8 word a
8 word after
8 word but
8 word duplicat
8 word final
8 word had
8 word higher
8 word mai
8 word mean
8 word remov
8 word system
8 word wrong
-7 next ) vs
-7 next RIVAL row
-7 next RIVAL without
-7 next SUBJECT sit
-7 next THIS claim
-7 next THIS only
-7 next annual report
-7 next but #
-7 next dashboard ,
-7 next had RIVAL
-7 next of the
-7 next or the
-7 next rat ,
-7 next register .
-7 next report has
-7 next show THIS
-7 next the summary
-7 next you trust
-7 next 张 ,
-7 second - SUBJECT
-7 second ; could
-7 second < :
-7 second SUBJECT is
-7 second THIS com
-7 second THIS you
-7 second at ;
-7 second brochur THIS
-7 second count RIVAL
-7 second has SUBJECT
-7 second list THIS
-7 second mor THIS
-7 second on SUBJECT
-7 second or RIVAL
-7 second register >
-7 second run RIVAL
-7 second tool THIS
-7 second wer and
-7 second you the
-7 word #
-7 word annual
-7 word api
-7 word by
-7 word card
-7 word dashboard
-7 word level
-7 word their
-7 word 张
7 next # and
7 next 's THIS
7 next ( #
7 next , it
7 next < la
7 next RIVAL claim
7 next RIVAL only
7 next and THIS
7 next answer is
7 next is the
7 next longer RIVAL
7 next report THIS
7 second # >
7 second : :
7 second < ,
7 second < SUBJECT
7 second < hav
7 second RIVAL are
7 second RIVAL only
7 second RIVAL them
7 second THIS correct
7 second brochur RIVAL
7 second data RIVAL
7 second de ,
7 second differ THIS
7 second fil RIVAL
7 second in ,
7 second la .
7 second longer RIVAL
7 second mor RIVAL
7 second ros RIVAL
7 second the log
7 second with RIVAL
7 word >
7 word been
7 word en
7 word four
7 word ist
7 word los
7 word second
7 word sinc
7 word the
7 word use
-6 next , by
-6 next , could
-6 next , sourc
-6 next - up
-6 next < by
-6 next < could
-6 next < het
-6 next RIVAL nor
-6 next THIS as
-6 next THIS is
-6 next THIS was
-6 next THIS without
-6 next between the
-6 next gav THIS
-6 next if you
-6 next longer THIS
-6 next neither RIVAL
-6 next not say
-6 next say which
-6 next sourc :
-6 next the cadastr
-6 next the count
-6 next the district
-6 next the ministry
-6 next ther are
-6 second # wer
-6 second , at
-6 second , be
-6 second , if
-6 second < and
-6 second < be
-6 second RIVAL then
-6 second SUBJECT rat
-6 second THIS only
-6 second THIS what
-6 second accord the
-6 second and are
-6 second and both
-6 second are .
-6 second be ,
-6 second but #
-6 second fil THIS
-6 second from RIVAL
-6 second not which
-6 second or ,
-6 second or THIS
-6 second will THIS
-6 word b
-6 word cadastr
-6 word cancell
-6 word district
-6 word exclud
-6 word giv
-6 word has
-6 word l
-6 word list
-6 word mill
-6 word ministry
-6 word overall
-6 word per
-6 word portal
-6 word tell
6 next 'est pas
6 next , nicht
6 next , yet
6 next : SUBJECT
6 next : valu
6 next < in
6 next THIS hav
6 next _ answer
6 next are RIVAL
6 next count ,
6 next i hav
6 next it :
6 next n 'est
6 next order .
6 next rank THIS
6 next show RIVAL
6 next the rat
6 next to be
6 second 'est THIS
6 second 's ,
6 second ( remov
6 second ) >
6 second , a
6 second - RIVAL
6 second ; is
6 second < >
6 second < _
6 second < or
6 second < rat
6 second = >
6 second RIVAL it
6 second RIVAL next
6 second RIVAL was
6 second RIVAL what
6 second THIS confidenc
6 second THIS select
6 second THIS sunday
6 second THIS which
6 second dat THIS
6 second from THIS
6 second has RIVAL
6 second list RIVAL
6 second mai .
6 second n pas
6 second order >
6 second than .
6 second valu RIVAL
6 second year THIS
6 word about
6 word ask
6 word averag
6 word cheaper
6 word compar
6 word feed
6 word figur
6 word for
6 word il
6 word maar
6 word mor
6 word n
6 word plac
6 word return
6 word ros
6 word they
6 word why
6 word —
-5 next ( not
-5 next ) :
-5 next , or
-5 next , valu
-5 next : #
-5 next : sourc
-5 next < candidat
-5 next < le
-5 next < one
-5 next RIVAL accord
-5 next RIVAL oder
-5 next RIVAL whil
-5 next SUBJECT databas
-5 next SUBJECT wer
-5 next but only
-5 next candidat :
-5 next de THIS
-5 next fals ,
-5 next invoic THIS
-5 next list ,
-5 next log :
-5 next null ,
-5 next oder THIS
-5 next on the
-5 next the leaflet
-5 next the portal
-5 next who SUBJECT
-5 next without them
-5 second 's RIVAL
-5 second ) .
-5 second , b
-5 second , only
-5 second - .
-5 second : by
-5 second ; the
-5 second < by
-5 second < lead
-5 second < was
-5 second < wer
-5 second RIVAL hav
-5 second RIVAL if
-5 second RIVAL select
-5 second SUBJECT was
-5 second THIS is
-5 second THIS sign
-5 second THIS them
-5 second THIS third
-5 second THIS was
-5 second abov THIS
-5 second and THIS
-5 second and has
-5 second as RIVAL
-5 second averag THIS
-5 second be .
-5 second be ;
-5 second dashboard THIS
-5 second databas THIS
-5 second depend the
-5 second disagre THIS
-5 second doe say
-5 second has THIS
-5 second if are
-5 second is ,
-5 second lin RIVAL
-5 second only SUBJECT
-5 second other THIS
-5 second result RIVAL
-5 second return .
-5 second say SUBJECT
-5 second sourc RIVAL
-5 second survey RIVAL
-5 second the databas
-5 second the report
-5 second valu THIS
-5 second was in
-5 second wer in
-5 second with THIS
-5 second year RIVAL
-5 word (
-5 word )
-5 word confirm
-5 word csv
-5 word definition
-5 word event
-5 word finish
-5 word guess
-5 word leaflet
-5 word open
-5 word peopl
-5 word scal
-5 word sit
-5 word summary
-5 word vs
5 next - #
5 next < mean
5 next RIVAL leav
5 next SUBJECT the
5 next THIS becaus
5 next THIS peopl
5 next but the
5 next et non
5 next is cheaper
5 next it was
5 next last year
5 next must hav
5 next nam RIVAL
5 next on averag
5 next other ,
5 next ros from
5 next son THIS
5 next the #
5 next the answer
5 next the dashboard
5 next the feed
5 next the fil
5 next wrong .
5 second # SUBJECT
5 second , (
5 second , THIS
5 second - is
5 second < 'd
5 second < =
5 second < has
5 second RIVAL ,
5 second RIVAL as
5 second RIVAL sign
5 second RIVAL third
5 second SUBJECT :
5 second THIS my
5 second and ;
5 second and RIVAL
5 second annual THIS
5 second answer the
5 second as THIS
5 second but is
5 second by .
5 second each ,
5 second final answer
5 second from .
5 second last .
5 second not out
5 second of .
5 second of two
5 second one the
5 second report .
5 second result THIS
5 second the differ
5 second the giv
5 second the system
5 second to api
5 second will RIVAL
5 second wrong >
5 word com
5 word contradict
5 word decid
5 word differ
5 word fail
5 word go
5 word log
5 word number
5 word option
5 word other
5 word p
5 word que
5 word queu
5 word row
5 word show
5 word so
5 word ticket
5 word top
5 word total
""",
    "after_this": """\
57 next < the
50 word b
-49 word which
-45 word leav
-41 word that
-40 next < that
-39 word wrong
-38 next < SUBJECT
-38 second SUBJECT >
-38 second the is
38 next < i
-37 next is wrong
37 second : >
37 word but
-36 word SUBJECT
36 second < :
34 next , but
-32 next that figur
32 word c
-31 next and i
-31 next wrong .
-31 second wrong >
-30 second < -
30 next is the
30 word high
30 word support
29 second # #
29 word )
29 word option
29 word refund
-28 next ? >
-28 second < figur
-28 word ?
-27 word i
27 word unit
-26 next do not
-26 second that is
-25 word .
25 next # -
25 next log .
25 second < >
25 word second
-24 next . >
-24 word treat
24 second the of
24 word by
24 word confirm
24 word the
23 next with the
23 second the figur
23 word may
-22 next i hav
22 second log >
-21 next SUBJECT .
-21 next the two
21 second confirm .
-20 next hav no
-20 second i noth
-20 word has
20 next # #
20 second # >
20 word go
20 word lower
20 word was
-19 next hav noth
-19 next the whol
-19 word both
-19 word noth
19 next < unit
19 next unit :
19 second unit SUBJECT
19 word best
-18 next i leav
-18 second as .
-18 second i no
-18 second not which
-18 word been
-18 word do
18 next < week
18 next latter .
18 next the latter
18 second < latter
18 second < second
18 second latter >
18 second may >
18 word latter
-17 next ; i
-17 next SUBJECT SUBJECT
-17 second < ,
-17 second < hav
-17 second is .
-17 word whol
17 next ) .
17 next < best
17 next < may
17 next by the
17 next the one
17 second ) >
17 second can confirm
17 second is one
17 second the one
17 word (
-16 next has been
-16 next so pleas
-16 second , pleas
-16 second i the
-16 second not a
-16 second which is
-16 word just
-16 word no
-16 word tak
16 next : SUBJECT
16 next not confirm
16 next that .
16 next the second
16 second that >
16 word list
16 word reason
16 word use
-15 next other .
-15 next which of
-15 next which one
-15 second in ,
-15 second of two
-15 second only #
-15 second other >
-15 word #
-15 word count
-15 word hav
-15 word many
-15 word me
-15 word select
-15 word sourc
-15 word tell
15 next : b
15 second is SUBJECT
15 word :
15 word fil
-14 next < treat
-14 next SUBJECT >
-14 next s .
-14 next to be
-14 second and are
-14 second and hav
-14 second noth the
-14 second s >
-14 second to out
-14 second which #
-14 word answer
-14 word s
-14 word someon
-14 word to
14 next : #
14 next go with
14 word ,
14 word about
14 word plan
-13 next # >
-13 next < assessment
-13 next < they
-13 next < with
-13 next a .
-13 next conflict ,
-13 next that is
-13 next use it
-13 second # SUBJECT
-13 second , SUBJECT
-13 second < has
-13 second < leav
-13 second < would
-13 second a >
-13 second conflict and
-13 second i leav
-13 second that wrong
-13 second the test
-13 word assessment
-13 word neither
-13 word remain
-13 word two
13 next # %
13 next ; the
13 next as the
13 next it is
13 next that the
13 next the log
13 second figur the
13 word %
13 word api
13 word databas
13 word form
13 word show
13 word sinc
-12 next . s
-12 next < hmm
-12 next < neither
-12 next < p
-12 next a number
-12 next each other
-12 next hmm ,
-12 next i do
-12 next i would
-12 next leav out
-12 next leav the
-12 next p .
-12 next wrong ;
-12 second < 's
-12 second i not
-12 second p s
-12 word hmm
-12 word p
-12 word publish
-12 word test
-12 word therefor
-12 word told
-12 word you
12 next of the
12 second a number
12 second conflict the
12 second one right
12 word end
12 word if
12 word lik
12 word requir
12 word reservation
12 word see
12 word trust
12 word unfortunately
12 word week
-11 next , that
-11 next < no
-11 next < someon
-11 next are in
-11 next figur is
-11 next in conflict
-11 next is too
-11 next open .
-11 next the first
-11 next to say
-11 second , on
-11 second are conflict
-11 second is to
-11 second no for
-11 second not it
-11 second on SUBJECT
-11 second open >
-11 second publish .
-11 second q >
-11 second remain .
-11 word each
-11 word instead
-11 word mean
-11 word question
-11 word reconcil
-11 word stat
-11 word they
-11 word unknown
11 next % >
11 next < end
11 next align >
11 next end align
11 next next step
11 next not that
11 next thi is
11 second : %
11 second < align
11 second end >
11 second i with
11 second not .
11 second not for
11 second not the
11 second other .
11 second the SUBJECT
11 second the in
11 word align
11 word becaus
11 word breakdown
11 word log
11 word next
11 word shar
11 word survey
-10 next < one
-10 next < sourc
-10 next SUBJECT ?
-10 next contradict each
-10 next instead of
-10 next it 's
-10 next look at
-10 next no valid
-10 next so that
-10 next thi number
-10 next undecid .
-10 second < answer
-10 second be ;
-10 second contradict other
-10 second for .
-10 second i need
-10 second the ,
-10 second too to
-10 second undecid >
-10 second which the
-10 second with .
-10 word abov
-10 word decid
-10 word decision
-10 word lin
-10 word photo
-10 word quot
-10 word recommendation
-10 word stay
-10 word undecid
10 next < next
10 next < pleas
10 next and #
10 next one is
10 next right .
10 next second one
10 next to hav
10 next week #
10 second ( )
10 second right >
10 second the list
10 second the survey
10 second thi the
10 word a
10 word add
10 word all
10 word chang
10 word doubt
10 word four
10 word its
10 word one
10 word rul
10 word search
10 word ticket
-9 next , and
-9 next , i
-9 next : i
-9 next < which
-9 next it ;
-9 next no better
-9 next number as
-9 next sourc :
-9 next treat the
-9 next yet .
-9 second . .
-9 second an of
-9 second been .
-9 second me >
-9 second thi is
-9 second to which
-9 second treat number
-9 second yet >
-9 word allow
-9 word bill
-9 word centr
-9 word comput
-9 word either
-9 word maximum
-9 word mor
-9 word thos
-9 word too
9 next about thi
9 next did not
9 next i trust
9 next is right
9 next left out
9 next list is
9 next sinc the
9 next the former
9 next the sam
9 next trust the
9 next was the
9 second # of
9 second # the
9 second , is
9 second < could
9 second SUBJECT the
9 second fil the
9 second i that
9 second not that
9 second on .
9 second the 's
9 second the .
9 word also
9 word column
9 word complet
9 word former
9 word on
9 word sam
9 word want
-8 next # m
-8 next < sinc
-8 next abov #
-8 next and SUBJECT
-8 next for an
-8 next i wo
-8 next is still
-8 next me which
-8 next of them
-8 next on the
-8 next one of
-8 next out ,
-8 next should look
-8 next so the
-8 next with #
-8 next wo not
-8 second , 's
-8 second : SUBJECT
-8 second : had
-8 second < do
-8 second SUBJECT SUBJECT
-8 second do hav
-8 second should at
-8 second tell which
-8 second that ,
-8 second you >
-8 second you it
-8 second your .
-8 word availabl
-8 word better
-8 word hotel
-8 word implausibl
-8 word mak
-8 word miss
-8 word offic
-8 word rank
-8 word say
-8 word total
-8 word valid
-8 word wo
-8 word would
-8 word yet
8 next # )
8 next ) >
8 next < q
8 next < you
8 next a second
8 next b >
8 next but the
8 next consider the
8 next i consider
8 next i went
8 next in SUBJECT
8 next in thi
8 next one SUBJECT
8 next q #
8 next report the
8 next the unit
8 next want to
8 next went with
8 second , it
8 second - >
8 second < #
8 second < trust
8 second can be
8 second no to
8 second one per
8 second seem hav
8 second so hav
8 second so with
8 second the ;
8 second the fil
8 second the has
8 second to ,
8 second went the
8 word ask
8 word did
8 word expect
8 word hour
8 word load
8 word publication
8 word q
8 word record
8 word school
8 word step
8 word their
8 word went
-7 next < both
-7 next < recommendation
-7 next < thi
-7 next answer ,
-7 next assessment >
-7 next befor i
-7 next either .
-7 next establish which
-7 next has #
-7 next in your
-7 next is at
-7 next leav thi
-7 next need to
-7 next no answer
-7 next not hav
-7 next not tell
-7 next not use
-7 next of thi
-7 next one .
-7 next recommendation >
-7 next say which
-7 next that entry
-7 next the total
-7 next them .
-7 next total is
-7 next two is
-7 next unknown .
-7 next whol SUBJECT
-7 next year .
-7 second # can
-7 second < and
-7 second < are
-7 second < to
-7 second SUBJECT of
-7 second a .
-7 second either >
-7 second i ask
-7 second no .
-7 second one >
-7 second one the
-7 second so do
-7 second that .
-7 second the contradict
-7 second the open
-7 second thi as
-7 second unknown >
-7 second which you
-7 second with and
-7 second year >
-7 word basi
-7 word brochur
-7 word caution
-7 word correct
-7 word entry
-7 word establish
-7 word figur
-7 word m
-7 word point
-7 word siz
-7 word stand
-7 word than
-7 word used
-7 word verifi
7 next , which
7 next ; pleas
7 next < okafor
7 next SUBJECT 's
7 next and can
7 next fil .
7 next i only
7 next me ,
7 next nam in
7 next no reason
7 next no row
7 next reason to
7 next so a
7 next thi with
7 next to doubt
7 next you ask
7 second < conflict
7 second < had
7 second < only
7 second < went
7 second SUBJECT #
7 second ask SUBJECT
7 second go the
7 second had SUBJECT
7 second i only
7 second reason doubt
7 second that SUBJECT
7 second the column
7 second with #
7 word authority
7 word between
7 word cancell
7 word choos
7 word consider
7 word drop
7 word fail
7 word ground
7 word hand
7 word notic
7 word okafor
7 word rat
7 word result
7 word return
7 word thi
7 word us
-6 next # to
-6 next 'd ask
-6 next < edit
-6 next SUBJECT #
-6 next about #
-6 next and ther
-6 next at it
-6 next both are
-6 next count the
-6 next edit :
-6 next for SUBJECT
-6 next had only
-6 next how many
-6 next i tak
-6 next is impossibl
-6 next it up
-6 next leav it
-6 next log is
-6 next many ,
-6 next me to
-6 next miss .
-6 next mor than
-6 next not to
-6 next other ,
-6 next pleas treat
-6 next re -
-6 next report a
-6 next should i
-6 next sourc is
-6 next tak the
-6 next the brochur
-6 next the dashboard
-6 next the lab
-6 next would hav
-6 next your question
-6 second 's .
-6 second 's a
-6 second ; could
-6 second < as
-6 second < question
-6 second < should
-6 second < sourc
-6 second < two
-6 second < with
-6 second SUBJECT .
-6 second at point
-6 second can tell
-6 second clinic >
-6 second each ,
-6 second had the
-6 second i both
-6 second i it
-6 second is for
-6 second look the
-6 second miss >
-6 second other so
-6 second per .
-6 second pleas it
-6 second so figur
-6 second the :
-6 second the as
-6 second the blank
-6 second the mix
-6 second thi ;
-6 second was and
-6 second you me
-6 word advis
-6 word at
-6 word averag
-6 word broken
-6 word could
-6 word dashboard
-6 word edit
-6 word eur
-6 word even
-6 word evidenc
-6 word filter
-6 word hold
-6 word ignor
-6 word impossibl
-6 word in
-6 word metr
-6 word mix
-6 word month
-6 word must
-6 word other
-6 word outdat
-6 word pick
-6 word prob
-6 word re
-6 word somewher
-6 word who
6 next < answer
6 next had #
6 next hav not
6 next hav the
6 next hour .
6 next i did
6 next i see
6 next is one
6 next is what
6 next no longer
6 next not includ
6 next not possibl
6 next open the
6 next plan .
6 next see no
6 next the api
6 next the databas
6 next thi one
6 next with a
6 second , a
6 second , you
6 second < did
6 second SUBJECT to
6 second compar with
6 second hour >
6 second i open
6 second it #
6 second it be
6 second list not
6 second no between
6 second no on
6 second open #
6 second plan >
6 second sam .
6 second the databas
6 second the plan
6 second the was
6 second the win
6 second to it
6 second wer .
6 word 's
6 word draft
6 word fewer
6 word general
6 word inconsistency
6 word longer
6 word nam
6 word small
6 word turn
6 word unusual
6 word valu
6 word we
6 word win
-5 next < by
-5 next < correction
-5 next < your
-5 next SUBJECT count
-5 next SUBJECT thi
-5 next a reliabl
-5 next abl to
-5 next and noth
-5 next at odd
-5 next be repeat
-5 next be used
-5 next both .
-5 next figur as
-5 next get the
-5 next hav a
-5 next i had
-5 next it with
-5 next leav that
-5 next log to
-5 next month .
-5 next need the
-5 next no other
-5 next not answer
-5 next not establish
-5 next not report
-5 next number for
-5 next on that
-5 next pag .
-5 next say what
-5 next tell me
-5 next tell which
-5 next than the
-5 next that 's
-5 next that would
-5 next the sourc
-5 next thi entry
-5 next to decid
-5 next to get
-5 next to you
-5 next treat it
-5 next treat thi
-5 next wait ,
-5 next was #
-5 next you .
-5 second 'm with
-5 second - it
-5 second . >
-5 second : (
-5 second ; SUBJECT
-5 second < it
-5 second < log
-5 second < of
-5 second < wo
-5 second SUBJECT and
-5 second SUBJECT has
-5 second and #
-5 second and 'd
-5 second and be
-5 second answer >
-5 second both >
-5 second can say
-5 second could establish
-5 second for ?
-5 second hav replacement
-5 second is ;
-5 second is possibl
-5 second leav question
-5 second look it
-5 second month >
-5 second no figur
-5 second no number
-5 second not one
-5 second not up
-5 second not used
-5 second not with
-5 second number .
-5 second pag >
-5 second pleas which
-5 second question .
-5 second repeat the
-5 second say the
-5 second so treat
-5 second that out
-5 second they not
-5 second to wrong
-5 second treat with
-5 second two not
-5 second two right
-5 second up the
-5 second wer #
-5 second would use
-5 second you .
-5 word abl
-5 word blank
-5 word check
-5 word clinic
-5 word correction
-5 word data
-5 word disregard
-5 word empty
-5 word enter
-5 word field
-5 word from
-5 word get
-5 word itself
-5 word lie
-5 word national
-5 word payroll
-5 word post
-5 word probably
-5 word raw
-5 word repeat
-5 word replacement
-5 word third
-5 word weigh
5 next 's own
5 next , SUBJECT
5 next , not
5 next - #
5 next - check
5 next < as
5 next < conclusion
5 next < if
5 next < ther
5 next < thes
5 next SUBJECT are
5 next SUBJECT befor
5 next about that
5 next answer :
5 next ask for
5 next becaus the
5 next but i
5 next but that
5 next column .
5 next compar thi
5 next conclusion >
5 next contradict thi
5 next cross -
5 next dat ,
5 next do you
5 next for the
5 next hard to
5 next is #
5 next is not
5 next is noth
5 next it doe
5 next itself .
5 next no inconsistency
5 next not a
5 next not availabl
5 next not chang
5 next not compar
5 next number of
5 next of it
5 next one ,
5 next pleas ask
5 next publication .
5 next say that
5 next seem to
5 next that i
5 next the audit
5 next the fil
5 next the month
5 next the tabl
5 next to add
5 next unfortunately can
5 next use the
5 next valu .
5 next was not
5 next will be
5 second , i
5 second , not
5 second < former
5 second < step
5 second < was
5 second SUBJECT on
5 second SUBJECT own
5 second a ,
5 second all SUBJECT
5 second but hav
5 second can the
5 second column >
5 second dat so
5 second hav the
5 second in SUBJECT
5 second it not
5 second itself >
5 second of .
5 second of month
5 second only thi
5 second publication >
5 second so was
5 second sorry the
5 second the are
5 second the itself
5 second the return
5 second the valu
5 second ther noth
5 second unfortunately not
5 second up #
5 second valu >
5 second was ,
5 second with other
5 second you need
5 word after
5 word any
5 word april
5 word back
5 word bank
5 word befor
5 word cas
5 word conclusion
5 word contradictory
5 word cross
5 word decimal
5 word depend
5 word different
5 word error
5 word fault
5 word gat
5 word hard
5 word includ
5 word last
5 word new
5 word of
5 word only
5 word order
5 word outlier
5 word pool
5 word recomput
5 word separat
5 word sorry
5 word tabl
5 word ther
5 word way
5 word weekly
5 word well
""",
    "after_rival": """\
49 next < SUBJECT
44 word #
-38 word b
35 second a >
34 word SUBJECT
29 word ,
29 word :
29 word a
-28 next < the
28 next SUBJECT >
-26 word high
26 second < ,
-25 word c
25 second < -
-24 word both
-24 word refund
-23 next < i
-23 word two
22 second the .
22 word that
21 next : i
-19 word ;
-19 word thes
-18 next # #
-18 next # -
-18 next < week
-18 second : >
18 next < that
-17 word one
17 next # >
17 next , i
17 next i recommend
17 second < recommend
17 word recommend
-16 next : SUBJECT
-16 next < may
-16 next < unit
-16 next unit :
-16 second # #
-16 second # >
-16 second may >
-16 second unit SUBJECT
-16 word can
-16 word may
16 next : the
16 next first .
16 second first >
16 second i the
16 word first
16 word select
-15 word best
15 next the first
15 word even
-14 next < best
-14 next b >
14 next i had
14 second : had
14 word evidenc
14 word had
14 word s
-13 next < thes
-13 word use
13 next . s
13 next < #
13 next < p
13 next < sourc
13 next p .
13 next s .
13 second p s
13 second s >
13 word p
13 word thi
-12 next < pleas
-12 next the two
-12 second < two
-12 word for
-12 word hav
-12 word not
-12 word pleas
-12 word them
12 next < hmm
12 next hmm ,
12 next sourc :
12 second , on
12 word by
12 word hmm
12 word on
12 word register
12 word sourc
-11 second : %
-11 second < step
-11 word could
-11 word log
-11 word step
-11 word support
-11 word unit
11 next . >
11 second < is
11 second q >
11 word -
-10 next # %
-10 next % >
-10 next i 'd
-10 next i could
-10 next week #
-10 second be .
-10 second end >
-10 second i not
-10 word %
-10 word 'd
-10 word end
-10 word other
-10 word reconcil
-10 word week
-10 word you
10 next , that
10 next < correction
10 next wait ,
10 second clinic >
10 word .
10 word clinic
10 word correction
10 word hotel
10 word the
10 word wait
-9 next : #
-9 next : b
-9 next can not
-9 next go with
-9 next is right
-9 next right .
-9 second . >
-9 second < 'd
-9 second it not
-9 word and
-9 word choos
-9 word go
-9 word it
-9 word which
9 next # km
9 next # m
9 next < edit
9 next < wait
9 next edit :
9 next that 's
9 second 's .
9 second , 's
9 second had the
9 word centr
9 word edit
9 word km
9 word m
-8 next < it
-8 next < next
-8 next could not
-8 next each other
-8 next next step
-8 next of them
-8 second < 's
-8 second the one
-8 word )
-8 word clear
-8 word conflict
-8 word contradict
-8 word each
-8 word leav
-8 word next
-8 word of
8 next on ,
8 second that the
8 word check
8 word quot
-7 next ) .
-7 next < q
-7 next i hav
-7 next q #
-7 next which of
-7 second ) >
-7 second < conflict
-7 second < hav
-7 second can be
-7 second conflict the
-7 second i both
-7 second no for
-7 second not .
-7 second to .
-7 second which them
-7 word answer
-7 word breakdown
-7 word q
-7 word report
-7 word right
7 next digit .
7 next need to
7 next that is
7 second digit >
7 second that not
7 word cach
7 word column
7 word count
7 word mean
-6 next # )
-6 next ; the
-6 next < answer
-6 next < one
-6 next and can
-6 next answer :
-6 next contradict each
-6 next doe not
-6 next it doe
-6 next not includ
-6 next one of
-6 next other ,
-6 second < doe
-6 second < of
-6 second contradict other
-6 second each ,
-6 second i go
-6 second i left
-6 second is .
-6 second other so
-6 second right >
-6 second the can
-6 second two not
-6 second with #
-6 word all
-6 word cancell
-6 word doe
-6 word either
-6 word hand
-6 word i
-6 word left
-6 word list
-6 word so
-6 word stay
-6 word to
-6 word without
6 next < after
6 next < by
6 next < not
6 next check the
6 next count .
6 next i misread
6 next is from
6 next misread the
6 next row ,
6 next the cach
6 next thi .
6 second . .
6 second : (
6 second < check
6 second < quot
6 second correct .
6 second count >
6 second i to
6 second the count
6 second the row
6 second thi >
6 second to thi
6 word after
6 word correct
6 word has
6 word implausibl
6 word invoic
6 word misread
6 word national
6 word outdat
6 word pag
6 word post
6 word raw
6 word row
6 word swap
6 word tru
-5 next 's a
-5 next , so
-5 next < okafor
-5 next < ther
-5 next clear .
-5 next i list
-5 next of thes
-5 next resolv .
-5 next that i
-5 next ther 's
-5 next thes two
-5 second , a
-5 second ; of
-5 second < list
-5 second < log
-5 second a .
-5 second clear >
-5 second of two
-5 second one thes
-5 second resolv >
-5 second that could
-5 second the contradict
-5 second ther a
-5 word at
-5 word basi
-5 word befor
-5 word her
-5 word must
-5 word okafor
-5 word prefer
-5 word resolv
-5 word us
-5 word using
-5 word valu
-5 word was
-5 word with
5 next - >
5 next < -
5 next < thi
5 next SUBJECT #
5 next about #
5 next column is
5 next is the
5 next pag .
5 next the column
5 next the unit
5 next ther .
5 second , column
5 second - -
5 second SUBJECT >
5 second in .
5 second is an
5 second pag >
5 second the ,
5 second ther >
5 second thi is
5 word about
5 word an
5 word digit
5 word get
5 word need
5 word ther
5 word wrong
5 word year
""",
    "none": """\
93 word no
-92 next < ONE
90 word not
85 second , >
-70 next ONE >
-64 word @sides_2
64 word @sides_1
61 word @mentions_1
-60 next is ONE
59 word unknown
58 word answer
57 word neither
57 word nor
-55 second ONE .
-53 next ONE .
51 word leav
50 next not ONE
49 second i not
-48 second ONE #
48 word pas
47 word i
46 word only
44 word figur
43 second RIVAL THIS
43 second THIS RIVAL
43 second neither nor
43 word niet
-42 second : >
42 next , and
42 next is wrong
42 second not a
42 word yet
-41 word one
41 second < kan
40 word kan
40 word stor
39 word who
38 second : ,
38 word chiffr
38 word je
38 word zahl
-37 second answer ONE
-37 word RIVAL
-37 word THIS
37 next < i
37 word dato
37 word would
-36 second ONE >
36 word betrouwbaar
36 word ich
36 word ik
36 word noth
-35 next RIVAL ,
-35 next THIS ,
-35 second < ,
-35 word @mentions_2
35 next ONE —
35 next has the
35 word impossibl
-34 word =
34 next < answer
34 next answer :
34 next can not
34 next do not
34 next not be
34 next rat ,
34 next read ONE
34 second # (
34 second SUBJECT was
34 second i no
34 word alternativ
-33 word may
33 next < no
33 second not ONE
33 word follow
33 word n
33 word valor
-32 next ) >
-32 word if
32 second SUBJECT rat
32 word fiabl
-31 next ONE SUBJECT
31 next < neither
31 second < only
31 second only #
31 second that is
31 second thi .
31 word than
-30 word two
30 second no count
30 word hav
30 word lie
30 word toy
-29 second # >
-29 word on
29 second lie the
29 word —
-28 second < not
-28 second in SUBJECT
28 next # SUBJECT
28 next and RIVAL
28 next and THIS
28 next hav no
28 next is not
28 next last _
28 next only #
28 next that figur
28 second dato ONE
28 word ai
28 word nicht
28 word stat
-27 second < (
-27 second < .
-27 second SUBJECT the
-27 second on .
-27 word per
-27 word second
27 next say ONE
27 second , than
27 second SUBJECT not
27 second not .
27 second the of
27 word ;
27 word et
27 word output
27 word test
-26 next has ONE
-26 second < #
-26 second not :
-26 second the .
-26 second wer .
-26 word want
26 next . >
26 next RIVAL and
26 next THIS and
26 next di ONE
26 next unabl to
26 next unknown .
26 second < would
26 second _ :
26 second unknown >
26 word number
26 word report
26 word run
26 word unabl
-25 next ONE (
-25 second , i
25 next ? >
25 next ONE was
25 next about #
25 next nor RIVAL
25 next nor THIS
25 next not hav
25 next would not
25 second figur wrong
25 second return ,
25 second was .
25 word ?
25 word di
25 word nam
25 word websit
-24 next # >
-24 next from the
-24 second # ONE
-24 second < was
-24 word unit
24 next , last
24 next ; ONE
24 next i 'd
24 next show ONE
24 second # wer
24 second ONE of
24 second be .
24 word de
24 word fil
24 word thi
24 word treat
-23 next is the
-23 second confirm .
-23 second is SUBJECT
-23 word add
-23 word well
23 next a number
23 next figur .
23 next i hav
23 next leav thi
23 next not giv
23 next number .
23 next return rat
23 second figur >
23 second is #
23 second number >
23 second to .
23 word 'd
23 word extract
23 word lo
23 word usabl
-22 next < you
-22 next = ONE
-22 word @mentions_3
-22 word ONE
-22 word final
-22 word see
-22 word wer
22 next # which
22 next ( ONE
22 next ONE #
22 next ONE is
22 next RIVAL nor
22 next THIS nor
22 next is about
22 next neither RIVAL
22 next neither THIS
22 next result ,
22 next the survey
22 next wrong .
22 second ONE nicht
22 second the say
22 second wrong >
22 word can
22 word entry
-21 next , as
-21 next < RIVAL
-21 next < THIS
-21 next about ONE
-21 next and #
-21 next was ONE
-21 second < is
-21 second between and
-21 second of .
-21 word first
-21 word in
21 next follow by
21 next nam ONE
21 next no answer
21 next than the
21 next the whol
21 next use it
21 second < cadastr
21 second < wer
21 second wer and
21 word @sentences_3
21 word and
21 word could
21 word has
21 word load
21 word rat
21 word thank
21 word whol
-20 next ( #
-20 next confirm that
-20 next is right
-20 next the not
-20 second RIVAL >
-20 second THIS >
-20 word up
-20 word way
20 next : null
20 next ONE can
20 next hav noth
20 next is still
20 next look at
20 next mill #
20 next re -
20 next the RIVAL
20 next the THIS
20 next who SUBJECT
20 second < it
20 second ONE but
20 second answer #
20 second i leav
20 second the return
20 word d
20 word found
20 word giv
20 word invalid
20 word non
20 word re
20 word seen
-19 second ONE SUBJECT
-19 second answer RIVAL
-19 second answer THIS
-19 second is wrong
-19 second ther ONE
19 next , follow
19 next ; i
19 next < that
19 next RIVAL of
19 next THIS of
19 next its result
19 next leav out
19 next load .
19 next not rank
19 next not use
19 next rank the
19 next so far
19 next the cadastr
19 next total is
19 second , only
19 second < call
19 second both and
19 second but #
19 second could rank
19 second está .
19 second i need
19 second i unabl
19 second invalid .
19 second is to
19 second its ,
19 second load >
19 second not and
19 second say .
19 second say SUBJECT
19 word cadastr
19 word cifra
19 word field
19 word null
19 word out
19 word pass
-18 next < final
-18 next < if
-18 next RIVAL SUBJECT
-18 next SUBJECT was
-18 next THIS SUBJECT
-18 next not that
-18 next to the
-18 second no to
-18 second not >
-18 second not that
-18 word amount
-18 word for
-18 word gav
-18 word probably
-18 word rul
-18 word ticket
18 next # order
18 next < não
18 next < statu
18 next figur is
18 next i only
18 next longer than
18 next roughly #
18 second < record
18 second ONE ,
18 second has SUBJECT
18 second log .
18 second no figur
18 second to a
18 second valu ONE
18 second you it
18 word batch
18 word be
18 word está
18 word input
18 word mill
18 word não
18 word rank
18 word row
18 word say
18 word so
18 word suspect
18 word valu
-17 next # %
-17 next , not
-17 next ; the
-17 next < probably
-17 next ONE ,
-17 next final answer
-17 next with the
-17 second , is
-17 second < ;
-17 second the 's
-17 second the SUBJECT
-17 word conflict
-17 word discrepancy
-17 word draft
-17 word lik
-17 word match
17 next ( not
17 next ; SUBJECT
17 next SUBJECT at
17 next are no
17 next as invalid
17 next but only
17 next count for
17 next for SUBJECT
17 next giv a
17 next i do
17 next run the
17 next the leaflet
17 next yet .
17 second # :
17 second ; could
17 second ; valor
17 second < figur
17 second < has
17 second < valor
17 second ONE )
17 second ONE is
17 second ONE row
17 second api ONE
17 second mean #
17 second row .
17 second total .
17 second which #
17 second yet >
17 word .
17 word availabl
17 word far
17 word progress
17 word survey
17 word without
-16 next # :
-16 next < about
-16 next < they
-16 next ONE order
-16 next and the
-16 next that .
-16 second , #
-16 second : .
-16 second ONE wer
-16 second in .
-16 second not which
-16 second one >
-16 word check
-16 word four
-16 word it
-16 word plan
16 next < not
16 next ONE aus
16 next SUBJECT (
16 next SUBJECT rat
16 next die ONE
16 next el valor
16 next lie between
16 next not among
16 next order (
16 next so pleas
16 next to report
16 second SUBJECT api
16 second and has
16 second answer null
16 second die aus
16 second do use
16 second i rather
16 second tabl ONE
16 second the open
16 second the system
16 second ther no
16 second use .
16 word :
16 word determin
16 word last
16 word leaflet
16 word many
16 word portal
16 word set
16 word siz
16 word therefor
16 word y
-15 next < (
-15 next < in
-15 next RIVAL ;
-15 next SUBJECT has
-15 next THIS ;
-15 next are ONE
-15 next its SUBJECT
-15 next not :
-15 next not SUBJECT
-15 next probably ONE
-15 next the sam
-15 next you want
-15 second < found
-15 second final :
-15 second i say
-15 second to ,
-15 second which is
-15 second would ONE
-15 word %
-15 word -
-15 word after
-15 word are
-15 word between
-15 word differ
-15 word either
-15 word form
-15 word of
-15 word other
-15 word sam
-15 word you
15 next 'd need
15 next < treat
15 next ONE would
15 next RIVAL or
15 next SUBJECT ONE
15 next THIS or
15 next de ONE
15 next fail ,
15 next find the
15 next how many
15 next leav the
15 next lin of
15 next mor than
15 next null >
15 next of log
15 next tell you
15 next the entry
15 next the websit
15 next ther are
15 second # SUBJECT
15 second # do
15 second , _
15 second SUBJECT with
15 second about SUBJECT
15 second and follow
15 second at -
15 second can nam
15 second do hav
15 second for SUBJECT
15 second in tabl
15 second not )
15 second not thi
15 second noth the
15 second only SUBJECT
15 second the test
15 second to out
15 word aus
15 word budget
15 word but
15 word con
15 word europ
15 word lead
15 word liberal
15 word partial
15 word pleas
15 word should
-14 next , SUBJECT
-14 next , the
-14 next ONE on
-14 next SUBJECT ,
-14 next as i
-14 next as the
-14 next at ONE
-14 next box ONE
-14 next hav ONE
-14 next i had
-14 next is SUBJECT
-14 next not match
-14 next only ONE
-14 next thi SUBJECT
-14 next up to
-14 second 'd ONE
-14 second < >
-14 second < could
-14 second SUBJECT RIVAL
-14 second SUBJECT THIS
-14 second are .
-14 second that >
-14 word about
-14 word all
-14 word databas
-14 word different
-14 word had
-14 word minu
-14 word reject
14 next 'd rather
14 next 'm unabl
14 next ; total
14 next < el
14 next ONE as
14 next SUBJECT is
14 next ahead of
14 next around #
14 next ceil of
14 next confirm a
14 next i wo
14 next lead ,
14 next not answer
14 next not hold
14 next not stat
14 next of #
14 next open .
14 next pleas do
14 next statu :
14 next that is
14 next the portal
14 next the summary
14 next was cancell
14 second , SUBJECT
14 second , no
14 second , of
14 second ; would
14 second < 'm
14 second < lead
14 second ONE cancell
14 second got .
14 second i ONE
14 second is a
14 second log to
14 second mor the
14 second no >
14 second not up
14 second of ,
14 second open >
14 second or .
14 second pleas not
14 second return .
14 second stor ONE
14 second system ONE
14 second the :
14 second the ;
14 second the ?
14 second with ONE
14 word ahead
14 word brochur
14 word ceil
14 word is
14 word kann
14 word maximum
14 word publish
14 word rather
14 word record
14 word sind
-13 next : RIVAL
-13 next : THIS
-13 next ONE or
-13 next RIVAL .
-13 next SUBJECT per
-13 next THIS .
-13 next agre .
-13 next and can
-13 next not say
-13 next that 's
-13 next that the
-13 next the #
-13 next the unit
-13 second # .
-13 second # a
-13 second : SUBJECT
-13 second ; is
-13 second < SUBJECT
-13 second < row
-13 second = >
-13 second agre >
-13 second not for
-13 second of two
-13 second tabl .
-13 second thi the
-13 word !
-13 word by
-13 word column
-13 word en
-13 word m
-13 word reservation
-13 word split
-13 word thes
13 next # (
13 next # fil
13 next < with
13 next SUBJECT it
13 next averag the
13 next is impossibl
13 next mak #
13 next noth .
13 next or RIVAL
13 next or THIS
13 next rat .
13 next report ONE
13 next return ONE
13 next the brochur
13 next thi .
13 next thi siz
13 next thi unanswer
13 next unanswer .
13 next will not
13 second # i
13 second ( and
13 second ( as
13 second - the
13 second ; new
13 second < ONE
13 second ONE answer
13 second SUBJECT ,
13 second SUBJECT about
13 second and log
13 second averag SUBJECT
13 second leav unanswer
13 second nam ,
13 second nor :
13 second not right
13 second not you
13 second of and
13 second of siz
13 second rat >
13 second run #
13 second set #
13 second that wrong
13 second thi >
13 second to how
13 second took and
13 second unanswer >
13 second wer ,
13 word bed
13 word cancell
13 word disregard
13 word do
13 word el
13 word end
13 word left
13 word lin
13 word me
13 word op
13 word then
13 word una
13 word unanswer
13 word until
13 word whil
-12 next ! >
-12 next # in
-12 next , ONE
-12 next - check
-12 next ; RIVAL
-12 next ; THIS
-12 next < it
-12 next ONE :
-12 next ONE a
-12 next ONE tabl
-12 next RIVAL (
-12 next SUBJECT record
-12 next SUBJECT report
-12 next THIS (
-12 next although i
-12 next by the
-12 next hav not
-12 next if i
-12 next it is
-12 next me ,
-12 next no reason
-12 next not .
-12 next open the
-12 next the ONE
-12 next the limit
-12 second . .
-12 second < and
-12 second SUBJECT in
-12 second SUBJECT to
-12 second at SUBJECT
-12 second i to
-12 second in ,
-12 second of SUBJECT
-12 second rat ONE
-12 second that my
-12 word 's
-12 word )
-12 word a
-12 word ask
-12 word both
-12 word chang
-12 word each
-12 word expect
-12 word fit
-12 word get
-12 word know
-12 word limit
-12 word outsid
-12 word p
-12 word phon
-12 word register
-12 word thought
12 next # row
12 next 's ONE
12 next 's is
12 next < stor
12 next ONE row
12 next SUBJECT order
12 next SUBJECT you
12 next a possibl
12 next api report
12 next be used
12 next contradict the
12 next entry read
12 next no valid
12 next not report
12 next order and
12 next other .
12 next siz .
12 next the averag
12 next the event
12 next the figur
12 next the total
12 next too low
12 next took ONE
12 next two sourc
12 next wer order
12 next would be
12 next your SUBJECT
12 second ) >
12 second , pleas
12 second ; ONE
12 second < averag
12 second < scan
12 second < search
12 second < the
12 second ONE a
12 second SUBJECT remain
12 second a SUBJECT
12 second and RIVAL
12 second and THIS
12 second and wer
12 second answer the
12 second by .
12 second i confirm
12 second i noth
12 second is than
12 second me >
12 second not number
12 second not possibl
12 second not used
12 second other >
12 second query ONE
12 second report and
12 second that out
12 second the nam
12 second the took
12 word aantal
12 word abov
12 word among
12 word an
12 word as
12 word better
12 word count
12 word log
12 word los
12 word new
12 word o
12 word passenger
12 word reliabl
12 word sav
12 word subtract
12 word summary
12 word tariff
-11 next = #
-11 next RIVAL is
-11 next SUBJECT ;
-11 next SUBJECT to
-11 next THIS is
-11 next answer ONE
-11 next candidat :
-11 next did not
-11 next do you
-11 next i see
-11 next must be
-11 next per SUBJECT
-11 next read the
-11 next return .
-11 next the form
-11 next the latter
-11 next with a
-11 second , a
-11 second : :
-11 second < :
-11 second ONE be
-11 second RIVAL SUBJECT
-11 second THIS SUBJECT
-11 second a number
-11 second i RIVAL
-11 second i THIS
-11 second i with
-11 second is number
-11 second it ONE
-11 second per .
-11 second return >
-11 second the rat
-11 second the servic
-11 second the to
-11 second they ONE
-11 second up ONE
-11 second you one
-11 word (
-11 word @sentences_4
-11 word box
-11 word cas
-11 word catalogu
-11 word compar
-11 word confidenc
-11 word db
-11 word depend
-11 word latter
-11 word right
-11 word sur
-11 word that
-11 word they
-11 word turn
-11 word we
-11 word went
-11 word with
11 next # 's
11 next # but
11 next , ahead
11 next , answer
11 next , so
11 next - run
11 next < non
11 next < until
11 next RIVAL wer
11 next RIVAL without
11 next SUBJECT ?
11 next SUBJECT show
11 next SUBJECT would
11 next THIS wer
11 next THIS without
11 next and ONE
11 next and SUBJECT
11 next answer with
11 next but #
11 next end at
11 next had ONE
11 next i suspect
11 next ignor it
11 next impossibl .
11 next known to
11 next lie abov
11 next lowest SUBJECT
11 next no better
11 next no usabl
11 next not nam
11 next not verify
11 next noth to
11 next number for
11 next of thi
11 next out of
11 next q #
11 next sensor in
11 next so the
11 next the record
11 next the station
11 next thi number
11 next wo not
11 second 'm to
11 second 's ;
11 second , non
11 second < to
11 second < usabl
11 second ONE out
11 second SUBJECT SUBJECT
11 second a with
11 second are #
11 second at >
11 second can answer
11 second entry ONE
11 second has lowest
11 second impossibl >
11 second is old
11 second la SUBJECT
11 second no number
11 second no valu
11 second not it
11 second of ;
11 second of lin
11 second only in
11 second re run
11 second servic ONE
11 second shar .
11 second siz >
11 second the got
11 second the protocol
11 second the would
11 word blank
11 word het
11 word household
11 word known
11 word labell
11 word now
11 word offer
11 word q
11 word query
11 word return
11 word roughly
11 word servic
11 word station
11 word un
11 word wo
11 word zinc
-10 next , #
-10 next , although
-10 next , at
-10 next , but
-10 next , though
-10 next : the
-10 next < a
-10 next < thought
-10 next SUBJECT )
-10 next SUBJECT and
-10 next a second
-10 next for the
-10 next found ONE
-10 next inconsistent with
-10 next not decid
-10 next or #
-10 next that ONE
-10 next the number
-10 next the order
-10 next though i
-10 next thought :
-10 next unit :
-10 next was not
-10 second < first
-10 second < or
-10 second < second
-10 second < that
-10 second SUBJECT (
-10 second SUBJECT a
-10 second abov limit
-10 second answer ,
-10 second are SUBJECT
-10 second hav SUBJECT
-10 second i answer
-10 second it #
-10 second only thi
-10 second that what
-10 second the #
-10 second was :
-10 word complet
-10 word doubt
-10 word error
-10 word from
-10 word inconsistent
-10 word itself
-10 word likely
-10 word metric
-10 word much
-10 word reason
-10 word requir
-10 word show
-10 word solid
-10 word stay
-10 word them
-10 word thre
-10 word tim
-10 word was
10 next # as
10 next # record
10 next # test
10 next 's SUBJECT
10 next ) .
10 next ) giv
10 next : no
10 next ; they
10 next < impossibl
10 next < je
10 next < sorry
10 next ONE contradict
10 next ONE log
10 next RIVAL )
10 next SUBJECT count
10 next SUBJECT websit
10 next THIS )
10 next a count
10 next abov #
10 next and not
10 next api has
10 next availabl .
10 next be right
10 next better figur
10 next both RIVAL
10 next both THIS
10 next but no
10 next count is
10 next data .
10 next giv ONE
10 next in the
10 next je ne
10 next not list
10 next not pick
10 next number i
10 next out the
10 next sourc giv
10 next stat a
10 next station fil
10 next tak the
10 next test SUBJECT
10 next the tracker
10 next then i
10 next until then
10 next was SUBJECT
10 next what the
10 next would hav
10 second # can
10 second # so
10 second # still
10 second 'd the
10 second , mak
10 second : #
10 second < 'd
10 second < lookup
10 second < then
10 second < whol
10 second ONE which
10 second ONE work
10 second SUBJECT .
10 second SUBJECT can
10 second SUBJECT for
10 second a for
10 second a that
10 second an of
10 second as and
10 second availabl >
10 second be on
10 second cadastr RIVAL
10 second cadastr THIS
10 second can tell
10 second confirm SUBJECT
10 second could be
10 second data >
10 second i disregard
10 second is document
10 second its .
10 second known be
10 second longer RIVAL
10 second longer THIS
10 second nam SUBJECT
10 second no for
10 second not with
10 second now ONE
10 second possibl .
10 second publish .
10 second read SUBJECT
10 second record so
10 second second .
10 second sourc RIVAL
10 second sourc THIS
10 second survey .
10 second the who
10 second until i
10 second was of
10 second you me
10 word #
10 word data
10 word ein
10 word event
10 word given
10 word id
10 word instead
10 word longer
10 word ne
10 word nurs
10 word qui
10 word repeat
10 word still
10 word ward
10 word è
-9 next # k
-9 next # m
-9 next 'd say
-9 next , unit
-9 next , with
-9 next : #
-9 next < box
-9 next < roughly
-9 next ONE return
-9 next SUBJECT app
-9 next about thi
-9 next but with
-9 next dat ,
-9 next doe not
-9 next has RIVAL
-9 next has THIS
-9 next hav thi
-9 next i think
-9 next in SUBJECT
-9 next is RIVAL
-9 next is THIS
-9 next is correct
-9 next it has
-9 next its valu
-9 next lik to
-9 next list is
-9 next match the
-9 next may be
-9 next of SUBJECT
-9 next on #
-9 next one :
-9 next order .
-9 next record .
-9 next return SUBJECT
-9 next say #
-9 next show a
-9 next sourc :
-9 next the amount
-9 next the build
-9 next the databas
-9 next the tax
-9 next ther is
-9 second # #
-9 second # )
-9 second # =
-9 second # its
-9 second 's say
-9 second ( )
-9 second ( SUBJECT
-9 second , .
-9 second , with
-9 second , would
-9 second , you
-9 second . >
-9 second : of
-9 second < =
-9 second < by
-9 second ONE per
-9 second RIVAL ,
-9 second THIS ,
-9 second _ >
-9 second can decid
-9 second do match
-9 second foram ONE
-9 second i that
-9 second is right
-9 second it .
-9 second mean ONE
-9 second one #
-9 second or :
-9 second order >
-9 second out #
-9 second record >
-9 second register the
-9 second sam .
-9 second second ,
-9 second so hav
-9 second stay ONE
-9 second that SUBJECT
-9 second the has
-9 second the i
-9 second the is
-9 second with as
-9 word agre
-9 word although
-9 word api
-9 word app
-9 word archiv
-9 word befor
-9 word build
-9 word clear
-9 word clos
-9 word condition
-9 word did
-9 word directly
-9 word earlier
-9 word exact
-9 word foram
-9 word hour
-9 word implausibl
-9 word issu
-9 word k
-9 word le
-9 word official
-9 word option
-9 word outlier
-9 word over
-9 word permit
-9 word saw
-9 word shar
-9 word sign
-9 word small
-9 word tax
-9 word think
-9 word wurden
9 next # to
9 next 'll disregard
9 next , therefor
9 next < someon
9 next < your
9 next ONE did
9 next ONE leav
9 next ONE lin
9 next SUBJECT >
9 next SUBJECT _
9 next SUBJECT can
9 next SUBJECT only
9 next a day
9 next and should
9 next as stor
9 next averag SUBJECT
9 next beat the
9 next between the
9 next by ten
9 next export say
9 next from #
9 next hav it
9 next hold ONE
9 next impossibl ,
9 next instead of
9 next low .
9 next many SUBJECT
9 next no other
9 next not usabl
9 next number as
9 next of servic
9 next on record
9 next on thi
9 next one in
9 next portal show
9 next read .
9 next should not
9 next so #
9 next stor valu
9 next the lab
9 next the mean
9 next the new
9 next the old
9 next the only
9 next the query
9 next the tool
9 next them .
9 next to answer
9 next to be
9 next which mak
9 second , by
9 second , can
9 second : is
9 second < answer
9 second < me
9 second < should
9 second < valid
9 second < you
9 second ONE i
9 second RIVAL its
9 second RIVAL yet
9 second THIS its
9 second THIS yet
9 second and .
9 second and noth
9 second answer >
9 second batch .
9 second export ONE
9 second field ONE
9 second field stor
9 second find SUBJECT
9 second giv SUBJECT
9 second giv number
9 second how SUBJECT
9 second in the
9 second is impossibl
9 second is the
9 second it :
9 second low >
9 second my is
9 second n pas
9 second no .
9 second no can
9 second not the
9 second pleas the
9 second portal ONE
9 second read >
9 second record ONE
9 second report SUBJECT
9 second so do
9 second tabl the
9 second the entry
9 second the order
9 second the sourc
9 second they not
9 second thi as
9 second tool ONE
9 second treat number
9 second two (
9 second was first
9 second wer #
9 second wer in
9 second what api
9 word ce
9 word comput
9 word les
9 word perhap
9 word read
9 word system
9 word their
9 word tool
9 word using
-8 next # )
-8 next # =
-8 next # l
-8 next 'm sorry
-8 next 's RIVAL
-8 next 's THIS
-8 next 's what
-8 next ) ,
-8 next , candidat
-8 next , confidenc
-8 next , it
-8 next - #
-8 next ; both
-8 next < either
-8 next < of
-8 next < on
-8 next ONE by
-8 next ONE per
-8 next SUBJECT :
-8 next SUBJECT gav
-8 next SUBJECT hav
-8 next a ONE
-8 next add the
-8 next amount do
-8 next be in
-8 next between #
-8 next both remain
-8 next call it
-8 next complet .
-8 next confidenc :
-8 next confirm it
-8 next first .
-8 next i count
-8 next i stay
-8 next in .
-8 next is complet
-8 next is in
-8 next is inconsistent
-8 next it a
-8 next it can
-8 next it was
-8 next log ,
-8 next mak up
-8 next my sid
-8 next no -
-8 next not right
-8 next not significant
-8 next number to
-8 next of it
-8 next on averag
-8 next operator 's
-8 next p #
-8 next plan .
-8 next remain possibl
-8 next result :
-8 next rul out
-8 next see no
-8 next split .
-8 next the plan
-8 next the rat
-8 next the second
-8 next the split
-8 next the statu
-8 next the well
-8 next thi year
-8 next to ONE
-8 next unit in
-8 next want the
-8 next will be
-8 next with ONE
-8 next you ask
-8 second # and
-8 second # no
-8 second # was
-8 second 's the
-8 second , ,
-8 second , and
-8 second , or
-8 second : amount
-8 second ; remain
-8 second < RIVAL
-8 second < THIS
-8 second < see
-8 second < well
-8 second ONE right
-8 second ONE though
-8 second ONE unit
-8 second SUBJECT ;
-8 second SUBJECT and
-8 second amount not
-8 second and not
-8 second and the
-8 second answer SUBJECT
-8 second as as
-8 second be with
-8 second both possibl
-8 second box >
-8 second call a
-8 second can a
-8 second complet >
-8 second either or
-8 second first >
-8 second had SUBJECT
-8 second i sorry
-8 second if want
-8 second is %
-8 second is :
-8 second is and
-8 second may >
-8 second much it
-8 second my ;
-8 second n #
-8 second not much
-8 second plan >
-8 second reject >
-8 second run ONE
-8 second so stay
-8 second split >
-8 second the number
-8 second the permit
-8 second to it
-8 second to the
-8 second two ,
-8 second well ONE
-8 second well the
-8 word @sentences_2
-8 word also
-8 word at
-8 word booking
-8 word cam
-8 word club
-8 word contradictory
-8 word decimal
-8 word e
-8 word factor
-8 word fault
-8 word fewer
-8 word go
-8 word lower
-8 word most
-8 word my
-8 word operator
-8 word print
-8 word publication
-8 word scal
-8 word sid
-8 word significant
-8 word sometim
-8 word stak
-8 word target
-8 word third
-8 word trust
-8 word twic
-8 word week
-8 word year
8 next # or
8 next , mor
8 next ; no
8 next < could
8 next < sinc
8 next < york
8 next SUBJECT on
8 next among the
8 next as #
8 next at it
8 next can be
8 next could you
8 next disregard the
8 next divid by
8 next exist ,
8 next fil .
8 next for an
8 next got ONE
8 next is mor
8 next is stor
8 next is too
8 next it ;
8 next it should
8 next me to
8 next nam the
8 next no .
8 next out ,
8 next pleas treat
8 next report a
8 next should look
8 next sorry ,
8 next stor as
8 next summary sheet
8 next suspect that
8 next the entir
8 next the export
8 next the lowest
8 next the right
8 next the scan
8 next the servic
8 next the ward
8 next to giv
8 next to offer
8 next treat the
8 next under #
8 next wrong ;
8 second 'll the
8 second 's in
8 second 's leav
8 second ) #
8 second ; 'd
8 second ; do
8 second < 's
8 second < board
8 second < export
8 second < giv
8 second < order
8 second < registry
8 second < stor
8 second < wo
8 second ONE below
8 second ONE mor
8 second ONE yet
8 second SUBJECT becaus
8 second and and
8 second another .
8 second be #
8 second board ONE
8 second can hav
8 second digit ,
8 second far >
8 second figur .
8 second from to
8 second has >
8 second hav that
8 second if hav
8 second in brochur
8 second is ONE
8 second is possibl
8 second leav the
8 second many are
8 second no read
8 second number SUBJECT
8 second on #
8 second pag ONE
8 second portal .
8 second remain .
8 second report ONE
8 second should at
8 second should be
8 second sorry i
8 second stat number
8 second stor :
8 second that ,
8 second the instead
8 second the show
8 second ther only
8 second treat with
8 second unabl giv
8 word anyth
8 word beat
8 word board
8 word dilution
8 word entir
8 word gaug
8 word how
8 word metr
8 word old
8 word operation
8 word pars
8 word pick
8 word registry
8 word total
8 word tracker
8 word york
-7 next # ONE
-7 next # was
-7 next , no
-7 next - show
-7 next : i
-7 next ; #
-7 next < only
-7 next ONE record
-7 next ONE to
-7 next ONE wer
-7 next SUBJECT abov
-7 next SUBJECT are
-7 next SUBJECT log
-7 next _ db
-7 next a year
-7 next add up
-7 next all thre
-7 next are in
-7 next around ONE
-7 next could be
-7 next depend on
-7 next doubl -
-7 next from my
-7 next gav mor
-7 next had a
-7 next has a
-7 next hav the
-7 next i did
-7 next if the
-7 next is clearly
-7 next likely ONE
-7 next limit ,
-7 next log is
-7 next match .
-7 next may .
-7 next mean of
-7 next most likely
-7 next not fully
-7 next on SUBJECT
-7 next on it
-7 next one of
-7 next one sourc
-7 next over #
-7 next reason i
-7 next record and
-7 next servic .
-7 next tell which
-7 next that i
-7 next the label
-7 next the last
-7 next the operator
-7 next the scal
-7 next the sourc
-7 next the way
-7 next to RIVAL
-7 next to THIS
-7 next total ,
-7 next trust the
-7 next until someon
-7 next up #
-7 next was reject
-7 next water .
-7 next well #
-7 next with its
-7 next you may
-7 second # of
-7 second % the
-7 second 'm fully
-7 second 's doe
-7 second 's is
-7 second - was
-7 second < am
-7 second < at
-7 second < get
-7 second < of
-7 second < out
-7 second < rat
-7 second < wurden
-7 second ONE ONE
-7 second ONE although
-7 second ONE gav
-7 second ONE so
-7 second ONE total
-7 second ONE with
-7 second SUBJECT on
-7 second a ONE
-7 second a result
-7 second and both
-7 second app ONE
-7 second be that
-7 second but .
-7 second clear .
-7 second correct >
-7 second dat so
-7 second de .
-7 second for ,
-7 second for reason
-7 second found discrepancy
-7 second from SUBJECT
-7 second from sid
-7 second giv .
-7 second going the
-7 second i .
-7 second i the
-7 second is ,
-7 second is by
-7 second is with
-7 second it RIVAL
-7 second it THIS
-7 second likely ,
-7 second mak #
-7 second match >
-7 second no show
-7 second no wer
-7 second not between
-7 second on ;
-7 second one ONE
-7 second one per
-7 second other .
-7 second p >
-7 second probably ,
-7 second rul the
-7 second servic >
-7 second sourc >
-7 second the app
-7 second the data
-7 second the do
-7 second the log
-7 second the mean
-7 second the only
-7 second the used
-7 second total ONE
-7 second which the
-7 word account
-7 word annual
-7 word any
-7 word apply
-7 word assum
-7 word authority
-7 word b
-7 word believ
-7 word chosen
-7 word claus
-7 word clinic
-7 word commit
-7 word correct
-7 word cross
-7 word decid
-7 word deni
-7 word fre
-7 word gap
-7 word gat
-7 word grew
-7 word high
-7 word label
-7 word long
-7 word na
-7 word ok
-7 word pag
-7 word person
-7 word plain
-7 word policy
-7 word sino
-7 word tabl
-7 word though
-7 word unless
-7 word unusual
-7 word verifi
-7 word written
-7 word zero
7 next # bed
7 next # can
7 next # lin
7 next 'd leav
7 next , reason
7 next : it
7 next < as
7 next < averag
7 next < can
7 next < candidat
7 next < hmm
7 next < open
7 next < run
7 next ONE ?
7 next ONE for
7 next RIVAL follow
7 next SUBJECT could
7 next SUBJECT figur
7 next SUBJECT from
7 next SUBJECT tool
7 next THIS follow
7 next a #
7 next a digit
7 next a figur
7 next an SUBJECT
7 next as record
7 next be a
7 next bed ,
7 next belong to
7 next brochur .
7 next but i
7 next call fail
7 next contain SUBJECT
7 next count .
7 next disregard it
7 next document .
7 next for RIVAL
7 next for THIS
7 next found no
7 next giv #
7 next has .
7 next hav .
7 next hmm ,
7 next i tak
7 next in a
7 next is roughly
7 next just #
7 next no SUBJECT
7 next not RIVAL
7 next not THIS
7 next not a
7 next not pass
7 next not rely
7 next of a
7 next offer .
7 next only SUBJECT
7 next only has
7 next reason :
7 next record ,
7 next record is
7 next sampl is
7 next tak that
7 next than RIVAL
7 next than THIS
7 next that day
7 next that many
7 next that number
7 next the first
7 next the report
7 next the system
7 next the typ
7 next the world
7 next ther 's
7 next to compar
7 next two do
7 next until the
7 next valu on
7 next world record
7 second # is
7 second # the
7 second ( RIVAL
7 second ( THIS
7 second , field
7 second : the
7 second ; SUBJECT
7 second ; hav
7 second ; it
7 second < valu
7 second ONE would
7 second SUBJECT giv
7 second SUBJECT is
7 second SUBJECT only
7 second SUBJECT out
7 second agre i
7 second all .
7 second among .
7 second and )
7 second and be
7 second api .
7 second are ,
7 second at ,
7 second been yet
7 second better .
7 second brochur >
7 second by ,
7 second can be
7 second could find
7 second count >
7 second crm ONE
7 second databas ONE
7 second direct ,
7 second disregard .
7 second document >
7 second figur not
7 second fil >
7 second for #
7 second from .
7 second giv ,
7 second giv count
7 second hav >
7 second hav other
7 second impossibl so
7 second in entir
7 second in fil
7 second is first
7 second is low
7 second list >
7 second look it
7 second metr not
7 second nicht .
7 second no :
7 second not to
7 second of metr
7 second offer >
7 second on :
7 second roughly SUBJECT
7 second say ,
7 second sheet the
7 second sourc (
7 second that as
7 second the ONE
7 second the RIVAL
7 second the THIS
7 second the certificat
7 second the dat
7 second the from
7 second the in
7 second the output
7 second the that
7 second two disagre
7 second valu fil
7 second with .
7 second would mor
7 second would the
7 second your .
7 word ,
7 word allow
7 word alon
7 word averag
7 word belong
7 word caution
7 word certificat
7 word cover
7 word direct
7 word enter
7 word exist
7 word fail
7 word handl
7 word hmm
7 word ignor
7 word invoic
7 word lab
7 word lowest
7 word municipality
7 word reader
7 word sampl
7 word sensor
7 word statu
7 word team
7 word told
7 word trustworthy
7 word verify
7 word world
7 word wrong
-6 next # for
-6 next # hour
-6 next # of
-6 next 'd lik
-6 next 's #
-6 next ( the
-6 next , valu
-6 next : all
-6 next ; it
-6 next < le
-6 next < most
-6 next < one
-6 next < result
-6 next < still
-6 next < क
-6 next ONE ;
-6 next ONE at
-6 next ONE pag
-6 next SUBJECT RIVAL
-6 next SUBJECT THIS
-6 next a different
-6 next a fault
-6 next against the
-6 next and got
-6 next and thi
-6 next api 's
-6 next api .
-6 next are register
-6 next as far
-6 next ask for
-6 next both figur
-6 next but RIVAL
-6 next but THIS
-6 next by #
-6 next can confirm
-6 next com to
-6 next contradict thi
-6 next count ,
-6 next cross -
-6 next drop .
-6 next entry ONE
-6 next entry and
-6 next error .
-6 next factor of
-6 next far as
-6 next fewer than
-6 next find any
-6 next fit .
-6 next fit the
-6 next for thi
-6 next has no
-6 next i am
-6 next i compar
-6 next i consider
-6 next i get
-6 next i got
-6 next i trust
-6 next in may
-6 next in second
-6 next is no
-6 next is one
-6 next itself .
-6 next last year
-6 next lower than
-6 next n :
-6 next no doubt
-6 next no longer
-6 next no way
-6 next not availabl
-6 next not chang
-6 next not read
-6 next not rul
-6 next of them
-6 next order ,
-6 next pleas confirm
-6 next probably around
-6 next rat is
-6 next reach the
-6 next reason to
-6 next register .
-6 next register SUBJECT
-6 next reject .
-6 next row .
-6 next row hav
-6 next say which
-6 next second ,
-6 next servic ,
-6 next sinc #
-6 next so it
-6 next sur .
-6 next system is
-6 next the catalogu
-6 next the clinic
-6 next the floor
-6 next the gat
-6 next the minimum
-6 next the official
-6 next the p
-6 next to open
-6 next turn up
-6 next two figur
-6 next valu are
-6 next would say
-6 next wrong for
-6 next wurden ONE
-6 next year ,
-6 next you need
-6 next क ल
-6 next ल ONE
-6 second # _
-6 second # for
-6 second # mak
-6 second 'd to
-6 second 'm the
-6 second ) SUBJECT
-6 second , treat
-6 second < -
-6 second < a
-6 second < around
-6 second < got
-6 second < in
-6 second < likely
-6 second < per
-6 second < two
-6 second < ल
-6 second < —
-6 second ONE :
-6 second ONE averag
-6 second ONE for
-6 second ONE inconsistent
-6 second ONE one
-6 second ONE report
-6 second ONE return
-6 second ONE year
-6 second SUBJECT all
-6 second SUBJECT an
-6 second SUBJECT as
-6 second SUBJECT i
-6 second SUBJECT register
-6 second add to
-6 second and ,
-6 second and ONE
-6 second and on
-6 second api >
-6 second api the
-6 second as can
-6 second ask SUBJECT
-6 second availabl so
-6 second can rul
-6 second can the
-6 second die ONE
-6 second doubl check
-6 second drop >
-6 second each ,
-6 second error >
-6 second fit >
-6 second for .
-6 second for the
-6 second get ,
-6 second giv >
-6 second i open
-6 second i two
-6 second in #
-6 second inconsistent its
-6 second is availabl
-6 second itself >
-6 second list not
-6 second me but
-6 second neither is
-6 second no on
-6 second no that
-6 second not out
-6 second open #
-6 second pleas with
-6 second portal the
-6 second probably ONE
-6 second read .
-6 second register .
-6 second register >
-6 second result ONE
-6 second right >
-6 second second and
-6 second that a
-6 second that one
-6 second the >
-6 second the and
-6 second the giv
-6 second the itself
-6 second the one
-6 second the read
-6 second the valu
-6 second thi ,
-6 second thought i
-6 second ticket >
-6 second to SUBJECT
-6 second up #
-6 second which clearly
-6 second you SUBJECT
-6 second you the
-6 second क ONE
-6 word apm
-6 word bill
-6 word certain
-6 word comment
-6 word consider
-6 word consistent
-6 word conversion
-6 word cours
-6 word decad
-6 word delivery
-6 word doctor
-6 word exclud
-6 word fully
-6 word general
-6 word growth
-6 word help
-6 word inconsistency
-6 word mai
-6 word march
-6 word measur
-6 word minimum
-6 word miss
-6 word mistaken
-6 word monthly
-6 word odd
-6 word paid
-6 word previou
-6 word product
-6 word reach
-6 word review
-6 word s
-6 word sheet
-6 word speak
-6 word support
-6 word suspiciou
-6 word weekly
-6 word within
-6 word क
-6 word ल
6 next # whil
6 next 'd ask
6 next 'm leav
6 next ) is
6 next , com
6 next , who
6 next . csv
6 next < output
6 next < sourc
6 next ONE out
6 next SUBJECT area
6 next SUBJECT as
6 next _ valu
6 next a reliabl
6 next a search
6 next an answer
6 next and noth
6 next and over
6 next another sourc
6 next answer .
6 next answer >
6 next april #
6 next are .
6 next be repeat
6 next count only
6 next databas has
6 next day ,
6 next disagre (
6 next eur #
6 next exce the
6 next far .
6 next field is
6 next fil :
6 next for may
6 next given .
6 next had only
6 next has been
6 next hav ,
6 next hav a
6 next her :
6 next http #
6 next i leav
6 next i will
6 next implausibl for
6 next in its
6 next in your
6 next is absurd
6 next it .
6 next it for
6 next it up
6 next left in
6 next lin list
6 next list .
6 next list ONE
6 next log RIVAL
6 next log THIS
6 next many ,
6 next me .
6 next mean :
6 next my answer
6 next my count
6 next no es
6 next no reliabl
6 next not find
6 next not plausibl
6 next of that
6 next only number
6 next or the
6 next output of
6 next pass ,
6 next per month
6 next physically impossibl
6 next pleas disregard
6 next put in
6 next question open
6 next read it
6 next remain SUBJECT
6 next tabl .
6 next ten ,
6 next than a
6 next the index
6 next the lms
6 next the operation
6 next the question
6 next top in
6 next up with
6 next usabl valu
6 next used .
6 next valu ONE
6 next valu of
6 next was only
6 next well abov
6 next whil #
6 next whol SUBJECT
6 next year .
6 next you hav
6 second # month
6 second # not
6 second # offer
6 second 's a
6 second 's can
6 second 's fil
6 second , 'm
6 second , )
6 second , nobody
6 second , thi
6 second ; suspect
6 second < can
6 second < leav
6 second ONE can
6 second ONE exce
6 second ONE no
6 second ONE stor
6 second ONE who
6 second ONE wrong
6 second SUBJECT 's
6 second SUBJECT hav
6 second SUBJECT say
6 second about and
6 second and no
6 second and still
6 second and to
6 second are >
6 second as ,
6 second as :
6 second as ;
6 second at #
6 second at point
6 second born #
6 second can stat
6 second com a
6 second count RIVAL
6 second count THIS
6 second day so
6 second end #
6 second for )
6 second for ONE
6 second given >
6 second has ONE
6 second hav #
6 second hav .
6 second hav better
6 second hav from
6 second hav replacement
6 second hold .
6 second i at
6 second in plac
6 second in rank
6 second is answer
6 second it a
6 second it probably
6 second it with
6 second leav figur
6 second leav question
6 second look the
6 second lookup ONE
6 second mix up
6 second must be
6 second of on
6 second of per
6 second order RIVAL
6 second order THIS
6 second pleas it
6 second point ONE
6 second result so
6 second so ONE
6 second so could
6 second so mean
6 second stor SUBJECT
6 second summary >
6 second tabl >
6 second the area
6 second the as
6 second the contain
6 second the fil
6 second the mix
6 second the team
6 second thi :
6 second to on
6 second unabl confirm
6 second up the
6 second usabl .
6 second used >
6 second valu .
6 second was and
6 second wer the
6 second what portal
6 second which not
6 second which was
6 second who in
6 second with number
6 second would quot
6 second would use
6 second year >
6 word absurd
6 word another
6 word anyon
6 word area
6 word best
6 word broken
6 word cent
6 word die
6 word discard
6 word eur
6 word exce
6 word flag
6 word flat
6 word height
6 word http
6 word il
6 word lookup
6 word mislabell
6 word park
6 word plac
6 word recip
6 word replacement
6 word ring
6 word roll
6 word room
6 word sal
6 word script
6 word someth
6 word stock
6 word sun
6 word typ
6 word vessel
-5 next # cas
-5 next # peopl
-5 next % )
-5 next % >
-5 next 's entry
-5 next , giv
-5 next , per
-5 next , sourc
-5 next - off
-5 next : (
-5 next : its
-5 next : ok
-5 next < >
-5 next < at
-5 next < depend
-5 next < il
-5 next < la
-5 next < thes
-5 next < we
-5 next < which
-5 next ONE -
-5 next ONE accord
-5 next ONE readmission
-5 next ONE report
-5 next ONE show
-5 next ONE unit
-5 next SUBJECT bug
-5 next SUBJECT fail
-5 next SUBJECT last
-5 next SUBJECT of
-5 next a factor
-5 next a typo
-5 next about that
-5 next amount .
-5 next and that
-5 next annual report
-5 next api and
-5 next as you
-5 next averag .
-5 next be careful
-5 next be mistaken
-5 next best estimat
-5 next between RIVAL
-5 next between THIS
-5 next can tell
-5 next cap at
-5 next check it
-5 next check the
-5 next column is
-5 next compar thi
-5 next databas .
-5 next databas ;
-5 next discrepancy ,
-5 next each other
-5 next en #
-5 next establish which
-5 next figur ,
-5 next first SUBJECT
-5 next floor plan
-5 next for you
-5 next giv or
-5 next had #
-5 next had no
-5 next has #
-5 next has SUBJECT
-5 next higher than
-5 next hour .
-5 next i not
-5 next if you
-5 next is lower
-5 next it 's
-5 next it to
-5 next k and
-5 next label is
-5 next last SUBJECT
-5 next latter .
-5 next mistaken .
-5 next most of
-5 next my first
-5 next no discrepancy
-5 next no inconsistency
-5 next no row
-5 next not ask
-5 next not compar
-5 next not establish
-5 next not fit
-5 next of ONE
-5 next of all
-5 next of cours
-5 next on ,
-5 next one .
-5 next or tak
-5 next order :
-5 next out to
-5 next outlier ,
-5 next over the
-5 next portal and
-5 next return a
-5 next roughly ONE
-5 next say so
-5 next shar of
-5 next sheet .
-5 next show the
-5 next so ,
-5 next so ONE
-5 next so a
-5 next still ,
-5 next summary and
-5 next suspiciou in
-5 next system say
-5 next tak .
-5 next tak ONE
-5 next than ONE
-5 next that contradict
-5 next the annual
-5 next the daily
-5 next the draft
-5 next the exact
-5 next the factor
-5 next the former
-5 next the monthly
-5 next the other
-5 next the practic
-5 next the product
-5 next the protocol
-5 next the sign
-5 next the titl
-5 next the toll
-5 next thi as
-5 next thi is
-5 next thi with
-5 next to add
-5 next to doubt
-5 next to go
-5 next total of
-5 next two different
-5 next two is
-5 next unfortunately can
-5 next use .
-5 next use ONE
-5 next want to
-5 next was written
-5 next way .
-5 next way to
-5 next well ,
-5 next wer ONE
-5 next what it
-5 next which .
-5 next wrong ,
-5 second # RIVAL
-5 second # THIS
-5 second 's and
-5 second ( to
-5 second , 'd
-5 second , (
-5 second , count
-5 second , it
-5 second , miss
-5 second , the
-5 second , to
-5 second , was
-5 second - has
-5 second : hav
-5 second ; 'm
-5 second < _
-5 second < believ
-5 second < check
-5 second < for
-5 second < i
-5 second < need
-5 second < number
-5 second < product
-5 second < sourc
-5 second < work
-5 second ONE and
-5 second ONE at
-5 second ONE confidenc
-5 second ONE giv
-5 second ONE hav
-5 second ONE on
-5 second ONE ther
-5 second ONE tim
-5 second SUBJECT between
-5 second SUBJECT fiv
-5 second SUBJECT may
-5 second SUBJECT own
-5 second SUBJECT return
-5 second SUBJECT thi
-5 second SUBJECT up
-5 second _ is
-5 second a ,
-5 second a report
-5 second about .
-5 second agent the
-5 second amount >
-5 second and are
-5 second and m
-5 second averag >
-5 second befor >
-5 second born ONE
-5 second both .
-5 second but is
-5 second claim >
-5 second could establish
-5 second cross check
-5 second databas >
-5 second depend the
-5 second doe fit
-5 second en >
-5 second es ONE
-5 second even .
-5 second far i
-5 second giv different
-5 second giv tak
-5 second has resident
-5 second hav figur
-5 second hour >
-5 second i -
-5 second i a
-5 second i be
-5 second i had
-5 second i lik
-5 second i tell
-5 second if had
-5 second in ;
-5 second is (
-5 second is ?
-5 second is for
-5 second is official
-5 second last the
-5 second latter >
-5 second lik .
-5 second log ONE
-5 second log RIVAL
-5 second log THIS
-5 second log complet
-5 second lower the
-5 second may a
-5 second may be
-5 second me so
-5 second mistaken >
-5 second most ONE
-5 second my estimat
-5 second need >
-5 second no between
-5 second noth in
-5 second number ONE
-5 second of in
-5 second of is
-5 second of month
-5 second of to
-5 second on log
-5 second only the
-5 second or ?
-5 second order #
-5 second out .
-5 second out ONE
-5 second over #
-5 second pleas .
-5 second reason doubt
-5 second return and
-5 second row no
-5 second see .
-5 second sheet >
-5 second siz ONE
-5 second so can
-5 second so was
-5 second sorry the
-5 second sourc :
-5 second sur >
-5 second tak >
-5 second that ONE
-5 second that not
-5 second that was
-5 second the add
-5 second the against
-5 second the cas
-5 second the count
-5 second the for
-5 second the run
-5 second the was
-5 second to >
-5 second too to
-5 second treat as
-5 second two right
-5 second unfortunately not
-5 second use >
-5 second was ,
-5 second was >
-5 second was by
-5 second was last
-5 second way >
-5 second wer SUBJECT
-5 second which >
-5 second which no
-5 second with >
-5 second with other
-5 second you need
-5 second you not
-5 word _
-5 word age
-5 word approval
-5 word balanc
-5 word bank
-5 word c
-5 word calendar
-5 word careful
-5 word company
-5 word estimat
-5 word euro
-5 word explain
-5 word floor
-5 word former
-5 word hat
-5 word higher
-5 word larg
-5 word library
-5 word loss
-5 word lot
-5 word mov
-5 word normal
-5 word notic
-5 word off
-5 word older
-5 word onlin
-5 word open
-5 word our
-5 word peak
-5 word player
-5 word positiv
-5 word public
-5 word quarter
-5 word quit
-5 word ran
-5 word rang
-5 word reading
-5 word resolv
-5 word road
-5 word screen
-5 word separat
-5 word sinc
-5 word slightly
-5 word som
-5 word taken
-5 word titl
-5 word toll
-5 word typo
-5 word usual
-5 word usually
-5 word version
-5 word what
5 next # last
5 next # mg
5 next # per
5 next # yet
5 next 'd not
5 next 'd report
5 next 'm afraid
5 next 'm stay
5 next ) by
5 next , in
5 next , out
5 next , which
5 next - read
5 next : ONE
5 next ; die
5 next < SUBJECT
5 next < die
5 next < to
5 next < why
5 next ONE )
5 next ONE com
5 next ONE in
5 next ONE includ
5 next ONE new
5 next ONE top
5 next SUBJECT SUBJECT
5 next SUBJECT one
5 next SUBJECT profil
5 next SUBJECT servic
5 next SUBJECT together
5 next _ api
5 next anyth .
5 next api :
5 next are under
5 next as ONE
5 next at thi
5 next averag :
5 next be confirm
5 next by ONE
5 next by SUBJECT
5 next check against
5 next com from
5 next com out
5 next confirm thi
5 next consist of
5 next discard .
5 next down :
5 next drop SUBJECT
5 next duplicat .
5 next entry as
5 next figur as
5 next for now
5 next get the
5 next giv an
5 next giv you
5 next group ,
5 next i 'm
5 next is it
5 next is known
5 next is my
5 next is physically
5 next january #
5 next larger than
5 next leav that
5 next log to
5 next lookup return
5 next maximum of
5 next mm )
5 next morn .
5 next nam a
5 next no dependabl
5 next no second
5 next no trustworthy
5 next not comfortabl
5 next not publish
5 next not to
5 next noth els
5 next number ;
5 next number should
5 next on that
5 next part of
5 next plausibl ,
5 next programm has
5 next rank ,
5 next rather not
5 next raw fil
5 next rely on
5 next right SUBJECT
5 next run from
5 next say what
5 next servic say
5 next should i
5 next sinc the
5 next stat .
5 next stor ONE
5 next summary .
5 next suspect the
5 next system return
5 next tabl list
5 next than ther
5 next that thi
5 next the field
5 next the lin
5 next the logger
5 next the median
5 next the moment
5 next the next
5 next the park
5 next the result
5 next the sal
5 next the sit
5 next then .
5 next thi entry
5 next to get
5 next to say
5 next tool report
5 next top the
5 next treat it
5 next up .
5 next up and
5 next valu :
5 next valu is
5 next was #
5 next was discard
5 next was unabl
5 next well ;
5 next wer bought
5 next wer in
5 next why :
5 next with #
5 next with confidenc
5 next with thi
5 next would mean
5 second # all
5 second # day
5 second # ther
5 second # weigh
5 second % its
5 second 'm comfortabl
5 second 'm with
5 second 's contradict
5 second ( ,
5 second ( mm
5 second ( run
5 second ( vs
5 second ) i
5 second , for
5 second - >
5 second - count
5 second - one
5 second : (
5 second : ONE
5 second : row
5 second < event
5 second < press
5 second < servic
5 second < tak
5 second < thos
5 second < top
5 second < will
5 second RIVAL are
5 second SUBJECT found
5 second SUBJECT read
5 second SUBJECT still
5 second SUBJECT than
5 second SUBJECT would
5 second THIS are
5 second a error
5 second a of
5 second ahead RIVAL
5 second ahead THIS
5 second already #
5 second and discard
5 second and second
5 second anyth >
5 second at moment
5 second befor SUBJECT
5 second but SUBJECT
5 second call .
5 second could check
5 second discard >
5 second down #
5 second duplicat >
5 second far low
5 second feed ONE
5 second figur the
5 second found .
5 second giv for
5 second i ,
5 second i afraid
5 second i ask
5 second in at
5 second is of
5 second larger the
5 second list at
5 second list for
5 second list which
5 second many in
5 second mor ther
5 second morn >
5 second must to
5 second n >
5 second no in
5 second only %
5 second out the
5 second physically .
5 second print the
5 second rather the
5 second re read
5 second read ;
5 second reject valu
5 second repeat the
5 second right .
5 second row #
5 second run ,
5 second sampl #
5 second servic #
5 second show ,
5 second sind .
5 second so #
5 second so 'd
5 second stat >
5 second survey RIVAL
5 second survey THIS
5 second system >
5 second than #
5 second than are
5 second that #
5 second the blank
5 second the contradict
5 second the figur
5 second the had
5 second the her
5 second the profil
5 second the report
5 second the shar
5 second the year
5 second them >
5 second then >
5 second top the
5 second treat entry
5 second two not
5 second up >
5 second vs )
5 second was to
5 second well #
5 second with :
5 second with i
5 second wo giv
5 second would a
5 second yet SUBJECT
5 second you :
5 second you number
5 word 'm
5 word afraid
5 word almost
5 word april
5 word around
5 word below
5 word camera
5 word cell
5 word com
5 word comfortabl
5 word consist
5 word corrupt
5 word dependabl
5 word eligibl
5 word empty
5 word engin
5 word ethanol
5 word evidenc
5 word fresh
5 word goe
5 word good
5 word guess
5 word january
5 word key
5 word logger
5 word mg
5 word moment
5 word mor
5 word morn
5 word need
5 word or
5 word past
5 word physically
5 word plausibl
5 word protocol
5 word pur
5 word que
5 word quot
5 word readmission
5 word rely
5 word remain
5 word renovation
5 word sighting
5 word sit
5 word staff
5 word surviv
5 word tak
5 word temperatur
5 word ten
5 word took
5 word unlikely
5 word use
""",
    "both": """\
91 word or
83 word @mentions_2
-73 word @mentions_3
73 word which
70 word both
-67 word #
62 word between
61 next : >
59 second RIVAL THIS
59 second THIS RIVAL
57 word two
56 second between and
56 word somewher
53 next candidat :
53 second i not
53 word to
51 second not which
49 word si
48 word either
46 second < answer
46 second ONE #
46 second to SUBJECT
-45 word @sides_1
45 word @sides_2
-42 next , which
42 next < somewher
42 next je ne
42 second undecid >
42 word @sentences_3
42 word could
42 word ne
42 word undecid
-41 next is the
41 second to ,
41 word can
41 word se
-40 word wer
40 next ONE and
-39 word @sentences_1
39 next could be
39 next somewher between
39 second < between
38 next by the
38 word and
-37 second : >
-37 second < ,
-37 second and ,
37 next the two
-36 next the former
-36 word former
36 next , SUBJECT
36 word not
36 word tell
36 word wert
-35 second i the
35 second and SUBJECT
35 word camera
35 word je
35 word toll
-34 second SUBJECT SUBJECT
34 next < não
34 next ONE >
34 next RIVAL THIS
34 next THIS RIVAL
34 second of SUBJECT
34 word if
34 word o
-33 second , is
-33 word but
33 next answer :
33 next or #
33 second answer ONE
33 second which is
33 word possibl
-32 second the one
32 next and i
32 next can not
32 second SUBJECT the
32 second candidat >
32 word und
31 second count ONE
31 word :
31 word RIVAL
31 word THIS
31 word rang
31 word register
-30 second < SUBJECT
-30 word the
30 next depend on
30 second , >
30 word depend
30 word im
30 word leav
30 word you
-29 word @mentions_1
29 next # :
29 next : null
29 next < impossibl
29 word het
29 word null
29 word oder
29 word them
-28 word alternativ
28 next RIVAL o
28 next THIS o
28 next o RIVAL
28 next o THIS
28 word sich
-27 next the latter
-27 word ;
-27 word latter
27 next and #
27 next which of
27 second < ?
27 second SUBJECT is
27 second and are
27 word reconcil
-26 second , ,
-26 word ,
-26 word first
26 next , without
26 next it is
26 next say which
26 next to RIVAL
26 next to THIS
26 second register >
26 word answer
26 word impossibl
-25 next , but
-25 next : #
-25 next ONE is
-25 second < :
25 next , the
25 next < ONE
25 next < if
25 second # .
25 second answer null
25 second the is
25 word remain
-24 word sinc
24 next , ONE
24 next < one
24 next ONE ?
24 next SUBJECT by
24 next SUBJECT was
24 next i can
24 next the answer
24 second < and
24 second i no
24 second nicht .
24 word count
24 word dashboard
24 word open
-23 next log .
-23 next not RIVAL
-23 next not THIS
-23 second the figur
-23 word go
-23 word out
23 second or .
23 word conflict
23 word pas
23 word without
-22 next < #
-22 next < not
-22 next a .
-22 second a >
-22 second in .
-22 word db
-22 word had
-22 word than
-22 word thi
22 next . >
22 next ONE or
22 next RIVAL -
22 next THIS -
22 next and the
22 next count :
22 second < two
22 second has ,
22 second is of
22 second of two
22 second option :
22 word due
22 word log
-21 next ) .
-21 next , so
-21 next ; RIVAL
-21 next ; THIS
-21 next SUBJECT ,
-21 next latter .
-21 next the one
-21 second latter >
-21 second or ?
-21 word a
-21 word rank
-21 word support
21 next < candidat
21 next < result
21 next i could
21 next it could
21 next not say
21 second , by
21 second SUBJECT of
21 second and .
21 second say ,
21 word csv
21 word i
21 word sourc
-20 next RIVAL is
-20 next THIS is
-20 second ) >
-20 second RIVAL >
-20 second THIS >
-20 second from to
-20 second wer .
-20 word after
-20 word as
-20 word averag
-20 word cam
-20 word last
-20 word mean
-20 word revis
-20 word should
-20 word use
20 next i hav
20 next is either
20 next null ,
20 next the sam
20 next which .
20 second < sit
20 second which >
20 second which the
20 word exclud
20 word não
20 word other
20 word sam
-19 next < SUBJECT
-19 next my answer
-19 next the api
-19 next with the
-19 second , former
-19 second > >
-19 second RIVAL SUBJECT
-19 second THIS SUBJECT
-19 second _ :
-19 second the support
-19 word lower
-19 word year
19 next . .
19 next RIVAL or
19 next SUBJECT sit
19 next THIS or
19 next could not
19 next hav no
19 next or RIVAL
19 next or THIS
19 next they are
19 second < -
19 second and hav
19 second could RIVAL
19 second could THIS
19 second register .
19 second the ,
19 word @mentions_4
19 word circulation
19 word databas
19 word each
19 word é
-18 next , i
-18 next ; the
-18 next ONE ,
-18 next ONE db
-18 next former is
-18 next go with
-18 next the RIVAL
-18 next the THIS
-18 next the lower
-18 next 张 >
-18 second : db
18 next - RIVAL
18 next - THIS
18 next < som
18 next ONE (
18 next be RIVAL
18 next be THIS
18 next is ONE
18 next open .
18 next rang from
18 next tell which
18 second ( )
18 second , register
18 second < annual
18 second < daily
18 second depend the
18 second i leav
18 second is by
18 second open >
18 second say .
18 second to which
18 word annual
18 word card
18 word de
18 word result
18 word som
-17 second < latter
-17 second figur the
-17 second is one
-17 second support the
-17 word beat
-17 word duplicat
17 next RIVAL (
17 next THIS (
17 next accord to
17 next each other
17 next from the
17 next is too
17 next leav the
17 next one of
17 next report #
17 next the annual
17 next the plan
17 next which one
17 next 张 ,
17 second # the
17 second < by
17 second box >
17 second do agre
17 second i both
17 second my :
17 second sourc :
17 word daily
17 word photo
17 word read
17 word 张
-16 next : RIVAL
-16 next : THIS
-16 next SUBJECT :
-16 second , the
-16 second RIVAL not
-16 second THIS not
-16 second option .
-16 word >
-16 word @sentences_2
-16 word correct
-16 word recommend
-16 word remov
-16 word second
16 next # SUBJECT
16 next , das
16 next : ONE
16 next < report
16 next RIVAL ,
16 next RIVAL to
16 next THIS ,
16 next THIS to
16 next annual report
16 next ask the
16 next me which
16 next not agre
16 next on the
16 next report it
16 next the photo
16 next two .
16 next undecid .
16 second ; could
16 second a .
16 second l .
16 second report is
16 second the show
16 second them .
16 second two >
16 second with report
16 word .
16 word api
16 word candidat
16 word one
16 word portal
-15 next # >
-15 next < o
-15 next RIVAL :
-15 next SUBJECT ;
-15 next THIS :
-15 next i recommend
-15 next it :
-15 next the floor
-15 next the report
-15 second < recommend
-15 second SUBJECT ,
-15 second the .
-15 word becaus
-15 word floor
-15 word from
-15 word is
-15 word niet
-15 word rat
-15 word reject
-15 word total
15 next < het
15 next < log
15 next < which
15 next RIVAL oder
15 next SUBJECT >
15 next THIS oder
15 next i found
15 next i must
15 next if you
15 next oder RIVAL
15 next oder THIS
15 next of them
15 next register )
15 next report has
15 next you trust
15 second < a
15 second < log
15 second < on
15 second < to
15 second be .
15 second final :
15 second if ,
15 second not between
15 second the contradict
15 second the fil
15 second the has
15 word ledger
15 word level
15 word own
15 word question
15 word record
15 word resolv
15 word sit
15 word your
-14 next # and
-14 next , as
-14 next , it
-14 next , not
-14 next RIVAL )
-14 next SUBJECT it
-14 next THIS )
-14 next the fil
-14 second # RIVAL
-14 second # THIS
-14 second , and
-14 second < #
-14 second RIVAL #
-14 second SUBJECT >
-14 second SUBJECT RIVAL
-14 second SUBJECT THIS
-14 second THIS #
-14 second go the
-14 second neither nor
-14 second the system
-14 word =
-14 word consider
-14 word follow
-14 word higher
-14 word mai
-14 word nor
-14 word run
-14 word who
14 next ) vs
14 next : sourc
14 next ; if
14 next < my
14 next SUBJECT databas
14 next are exclud
14 next conflict ,
14 next i leav
14 next includ the
14 next must leav
14 next order are
14 next portal .
14 next the portal
14 next the turnstil
14 second ; the
14 second < 's
14 second < can
14 second ONE >
14 second and both
14 second be ;
14 second conflict and
14 second no for
14 second portal >
14 second record the
14 second the export
14 second to portal
14 word -
14 word agre
14 word are
14 word hotlin
14 word stay
14 word thes
14 word turnstil
-13 next - #
-13 next < draft
-13 next < of
-13 next < rank
-13 next RIVAL in
-13 next THIS in
-13 next higher .
-13 next i consider
-13 next is higher
-13 next rank :
-13 next sinc the
-13 next 枚です >
-13 second , SUBJECT
-13 second < ONE
-13 second < beat
-13 second < feed
-13 second SUBJECT ONE
-13 second SUBJECT has
-13 second de ,
-13 second first >
-13 second higher >
-13 second log >
-13 second say SUBJECT
-13 second the sourc
-13 second two ,
-13 word SUBJECT
-13 word drop
-13 word fil
-13 word four
-13 word ist
-13 word row
-13 word that
-13 word ther
-13 word went
-13 word 枚です
13 next , by
13 next - up
13 next < answer
13 next < both
13 next < by
13 next RIVAL by
13 next THIS by
13 next _ api
13 next answer is
13 next api :
13 next are level
13 next between RIVAL
13 next between THIS
13 next dashboard ,
13 next either .
13 next in conflict
13 next level .
13 next no third
13 next not decid
13 next record and
13 next show ONE
13 next the data
13 next the rang
13 next to you
13 next two are
13 second - SUBJECT
13 second < could
13 second ONE or
13 second ONE register
13 second SUBJECT #
13 second are conflict
13 second are the
13 second at ;
13 second can say
13 second either >
13 second in rang
13 second is ,
13 second level >
13 second nennt ,
13 second not ONE
13 second result ONE
13 second the RIVAL
13 second the THIS
13 second the do
13 second too to
13 second you >
13 second you the
13 word @sentences_4
13 word box
13 word contradict
13 word kann
13 word nennt
13 word report
13 word ring
13 word weekend
-12 next ( RIVAL
-12 next ( THIS
-12 next - -
-12 next < in
-12 next < la
-12 next = RIVAL
-12 next = THIS
-12 next SUBJECT log
-12 next db >
-12 next from RIVAL
-12 next from THIS
-12 next i trust
-12 next it was
-12 next of #
-12 next option a
-12 next ther are
-12 second < consider
-12 second < wer
-12 second and RIVAL
-12 second and THIS
-12 second four .
-12 second i to
-12 second ther no
-12 word _
-12 word en
-12 word los
-12 word many
-12 word near
-12 word only
-12 word so
-12 word thought
-12 word wrong
12 next , and
12 next , could
12 next , sourc
12 next , valu
12 next < depend
12 next < le
12 next < order
12 next ONE loan
12 next RIVAL if
12 next SUBJECT record
12 next THIS if
12 next agre .
12 next assessment >
12 next both remain
12 next contradict each
12 next count is
12 next establish which
12 next fil it
12 next final answer
12 next het dashboard
12 next i got
12 next is at
12 next loan .
12 next log )
12 next my count
12 next not tell
12 next or the
12 next reconcil them
12 next register .
12 next remain possibl
12 next result :
12 next the headlin
12 next the utility
12 next tied .
12 next was the
12 second ( log
12 second , be
12 second , if
12 second < be
12 second < draft
12 second < figur
12 second < got
12 second < not
12 second agre >
12 second are .
12 second both #
12 second both possibl
12 second by headlin
12 second can decid
12 second contradict other
12 second could be
12 second fil .
12 second fil is
12 second for .
12 second loan >
12 second log ONE
12 second no one
12 second on SUBJECT
12 second or ,
12 second other so
12 second rang -
12 second reconcil .
12 second tell which
12 second third .
12 second tied >
12 second to the
12 word another
12 word befor
12 word establish
12 word found
12 word headlin
12 word on
12 word prefer
12 word utility
-11 next , nicht
-11 next : b
-11 next < the
-11 next RIVAL has
-11 next THIS has
-11 next api report
-11 next are SUBJECT
-11 next figur is
-11 next i need
-11 next the rat
-11 next who SUBJECT
-11 next wrong .
-11 next year .
-11 second # :
-11 second 's ,
-11 second ( remov
-11 second - is
-11 second < rat
-11 second RIVAL .
-11 second SUBJECT return
-11 second THIS .
-11 second and log
-11 second are ,
-11 second fil >
-11 second i with
-11 second la .
-11 second on .
-11 second order >
-11 second survey .
-11 second the and
-11 second the log
-11 second the of
-11 second to .
-11 second to how
-11 second was .
-11 second wrong >
-11 second year >
-11 word about
-11 word cheaper
-11 word correction
-11 word how
-11 word il
-11 word its
-11 word longer
-11 word plac
-11 word shar
-11 word signatur
-11 word sino
-11 word thank
-11 word unit
-11 word —
11 next < ask
11 next < assessment
11 next SUBJECT is
11 next a figur
11 next are tied
11 next basi for
11 next befor publish
11 next both .
11 next both are
11 next choos between
11 next data :
11 next do not
11 next for prefer
11 next i list
11 next log is
11 next no basi
11 next not ,
11 next other .
11 next read the
11 next tell me
11 next the count
11 next to tell
11 next two is
11 second . (
11 second < count
11 second SUBJECT record
11 second basi prefer
11 second befor a
11 second both >
11 second can tell
11 second if are
11 second just >
11 second must the
11 second or :
11 second other >
11 second record ,
11 second report :
11 second the can
11 second the doe
11 second the in
11 second two right
11 second which them
11 word allow
11 word assessment
11 word cover
11 word data
11 word disagre
11 word gateway
11 word l
11 word noth
11 word overall
11 word say
11 word scal
11 word servic
11 word third
11 word tied
11 word whether
-10 next # which
-10 next 's RIVAL
-10 next 's THIS
-10 next ( ONE
-10 next : i
-10 next : valu
-10 next < ther
-10 next RIVAL ?
-10 next SUBJECT are
-10 next THIS ?
-10 next are no
-10 next count for
-10 next i 'd
-10 next i tak
-10 next in thi
-10 next is cheaper
-10 next only for
-10 next pleas use
-10 next second one
-10 next tak the
-10 next the final
-10 next the log
-10 second # >
-10 second , ONE
-10 second , RIVAL
-10 second , THIS
-10 second , _
-10 second < .
-10 second < =
-10 second < second
-10 second RIVAL correct
-10 second THIS correct
-10 second and on
-10 second answer #
-10 second answer the
-10 second correct >
-10 second from .
-10 second i ONE
-10 second i go
-10 second is only
-10 second no count
-10 second of .
-10 second remov >
-10 second second is
-10 second the plan
-10 second thi .
-10 second to api
-10 word 'd
-10 word audit
-10 word cifra
-10 word earlier
-10 word extract
-10 word feed
-10 word in
-10 word maar
-10 word n
-10 word number
-10 word p
-10 word po
-10 word return
-10 word richtig
-10 word ros
-10 word tim
-10 word was
-10 word would
10 next ) :
10 next ) >
10 next , candidat
10 next , or
10 next ; it
10 next < b
10 next < option
10 next < unclear
10 next SUBJECT read
10 next at odd
10 next count (
10 next fals ,
10 next favour one
10 next i 'm
10 next is correct
10 next is meant
10 next is right
10 next not establish
10 next odd with
10 next sourc is
10 next the district
10 next the question
10 next the sourc
10 next them .
10 next thes two
10 next you .
10 second ( to
10 second , .
10 second . >
10 second : .
10 second : SUBJECT
10 second SUBJECT meant
10 second SUBJECT was
10 second accord the
10 second at with
10 second could establish
10 second i left
10 second is odd
10 second or SUBJECT
10 second prefer .
10 second read ONE
10 second settl .
10 second stay .
10 second up .
10 word 'm
10 word agreement
10 word basi
10 word bill
10 word cancell
10 word clear
10 word correcta
10 word definition
10 word district
10 word finish
10 word la
10 word le
10 word liegt
10 word pick
10 word publish
10 word someon
10 word unclear
-9 next 'est pas
-9 next 's ONE
-9 next , #
-9 next < das
-9 next < mean
-9 next < reject
-9 next SUBJECT RIVAL
-9 next SUBJECT THIS
-9 next SUBJECT and
-9 next SUBJECT the
-9 next _ answer
-9 next a -
-9 next and not
-9 next answer .
-9 next ask ,
-9 next b .
-9 next becaus the
-9 next but the
-9 next consider the
-9 next contrary to
-9 next draft :
-9 next floor plan
-9 next last year
-9 next n 'est
-9 next need to
-9 next on averag
-9 next ros from
-9 next the mean
-9 next the registry
-9 next you ask
-9 second 's .
-9 second , you
-9 second : of
-9 second ; b
-9 second < order
-9 second ONE ,
-9 second ONE not
-9 second a of
-9 second and ;
-9 second b >
-9 second both and
-9 second by .
-9 second contrary the
-9 second fil the
-9 second it ONE
-9 second last .
-9 second mai .
-9 second n pas
-9 second report .
-9 second than .
-9 second the survey
-9 second valu ONE
-9 second went the
-9 second wer and
-9 word all
-9 word an
-9 word by
-9 word contrary
-9 word even
-9 word fail
-9 word final
-9 word look
-9 word month
-9 word mov
-9 word off
-9 word survey
-9 word ticket
-9 word yet
9 next 's a
9 next ; both
9 next ; i
9 next < could
9 next < die
9 next < with
9 next ? >
9 next ONE SUBJECT
9 next RIVAL e
9 next SUBJECT api
9 next THIS e
9 next are includ
9 next both in
9 next box RIVAL
9 next box THIS
9 next either the
9 next in ,
9 next leav it
9 next log ,
9 next log >
9 next not resolv
9 next not settl
9 next question doe
9 next say RIVAL
9 next say THIS
9 next settl it
9 next the ministry
9 next without a
9 next without them
9 second 's or
9 second , at
9 second , b
9 second - :
9 second : by
9 second ; remain
9 second < RIVAL
9 second < THIS
9 second < depend
9 second < prob
9 second < read
9 second RIVAL (
9 second RIVAL by
9 second RIVAL das
9 second SUBJECT =
9 second THIS (
9 second THIS by
9 second THIS das
9 second and from
9 second are :
9 second at %
9 second can .
9 second count #
9 second databas RIVAL
9 second databas THIS
9 second doe say
9 second giv .
9 second if count
9 second is clear
9 second log and
9 second log not
9 second one thes
9 second or RIVAL
9 second or THIS
9 second question not
9 second roughly to
9 second the databas
9 second the lie
9 second the open
9 second them >
9 second to )
9 second was in
9 second with and
9 word ?
9 word das
9 word do
9 word export
9 word further
9 word gap
9 word imply
9 word just
9 word loan
9 word me
9 word meter
9 word ministry
9 word new
9 word nicht
9 word odd
9 word official
9 word server
9 word start
9 word tabl
-8 next , becaus
-8 next , et
-8 next : one
-8 next ; without
-8 next < thought
-8 next < total
-8 next ONE )
-8 next RIVAL beat
-8 next SUBJECT (
-8 next THIS beat
-8 next after remov
-8 next between #
-8 next de RIVAL
-8 next de THIS
-8 next et non
-8 next fil .
-8 next first .
-8 next first plac
-8 next hav it
-8 next how many
-8 next i went
-8 next in SUBJECT
-8 next includ it
-8 next left out
-8 next many SUBJECT
-8 next must hav
-8 next statu :
-8 next that contradict
-8 next the cadastr
-8 next the dashboard
-8 next the ground
-8 next thought :
-8 next to be
-8 next two sourc
-8 next unit :
-8 next valu :
-8 next went with
-8 next which i
-8 second ( :
-8 second ( and
-8 second , (
-8 second , final
-8 second , i
-8 second , non
-8 second , of
-8 second - ,
-8 second : )
-8 second : first
-8 second < cam
-8 second < candidat
-8 second < in
-8 second ONE SUBJECT
-8 second SUBJECT .
-8 second after the
-8 second and )
-8 second and has
-8 second are SUBJECT
-8 second draft ONE
-8 second duplicat )
-8 second e RIVAL
-8 second e THIS
-8 second final answer
-8 second had SUBJECT
-8 second has resident
-8 second how SUBJECT
-8 second i report
-8 second is .
-8 second many are
-8 second not the
-8 second report and
-8 second the answer
-8 second the sheet
-8 second to from
-8 second two must
-8 second with SUBJECT
-8 word ONE
-8 word against
-8 word away
-8 word cadastr
-8 word ce
-8 word every
-8 word evidenc
-8 word high
-8 word input
-8 word long
-8 word lost
-8 word low
-8 word previou
-8 word queu
-8 word recomput
-8 word resident
-8 word scor
-8 word seem
-8 word still
-8 word tak
-8 word valu
8 next 'd rather
8 next ) or
8 next , log
8 next , no
8 next : box
8 next : fals
8 next < box
8 next < roughly
8 next a return
8 next and noth
8 next and would
8 next are in
8 next befor i
8 next count on
8 next from my
8 next has RIVAL
8 next has THIS
8 next is RIVAL
8 next is THIS
8 next log has
8 next my sid
8 next not reconcil
8 next null >
8 next of thes
8 next peopl .
8 next per month
8 next rather not
8 next say #
8 next servic :
8 next sign ,
8 next the airlin
8 next the build
8 next the csv
8 next the gap
8 next the gateway
8 next the sign
8 next tower log
8 next until someon
8 next wer count
8 second 'd not
8 second 's say
8 second , accord
8 second , noth
8 second , with
8 second - >
8 second : or
8 second ; must
8 second < found
8 second < get
8 second < leav
8 second < without
8 second RIVAL it
8 second RIVAL la
8 second SUBJECT count
8 second THIS it
8 second THIS la
8 second and b
8 second answer >
8 second api valu
8 second be ,
8 second dashboard RIVAL
8 second dashboard THIS
8 second from sid
8 second i rather
8 second in and
8 second is ONE
8 second lead >
8 second leav open
8 second list so
8 second log complet
8 second matter .
8 second my ;
8 second not it
8 second not on
8 second on log
8 second or >
8 second peopl >
8 second remain .
8 second return .
8 second so stay
8 second that can
8 second that my
8 second the or
8 second the permit
8 second the record
8 second wer on
8 second which you
8 second without RIVAL
8 second without THIS
8 second you .
8 word airlin
8 word build
8 word call
8 word carrier
8 word decid
8 word equally
8 word got
8 word guess
8 word liv
8 word matter
8 word my
8 word permit
8 word pleas
8 word recommendation
8 word roughly
8 word settl
8 word sonar
8 word station
8 word too
8 word tower
8 word unknown
-7 next , sondern
-7 next < c
-7 next < conclusion
-7 next < contrary
-7 next < first
-7 next < no
-7 next RIVAL #
-7 next RIVAL and
-7 next RIVAL nor
-7 next THIS #
-7 next THIS and
-7 next THIS nor
-7 next and SUBJECT
-7 next answer ,
-7 next answer from
-7 next by a
-7 next check the
-7 next chosen :
-7 next conclusion >
-7 next final _
-7 next former .
-7 next i had
-7 next je retien
-7 next lost its
-7 next mean :
-7 next mill #
-7 next neither RIVAL
-7 next neither THIS
-7 next nor RIVAL
-7 next nor THIS
-7 next of which
-7 next on RIVAL
-7 next on THIS
-7 next p #
-7 next per the
-7 next reject ,
-7 next second plac
-7 next should be
-7 next so ONE
-7 next than RIVAL
-7 next than THIS
-7 next that is
-7 next the ONE
-7 next the audit
-7 next the old
-7 next the tracker
-7 next two do
-7 next wer SUBJECT
-7 next with #
-7 next with ONE
-7 second 's count
-7 second ; them
-7 second < ;
-7 second < plac
-7 second < ros
-7 second < trust
-7 second < use
-7 second ONE ONE
-7 second RIVAL ;
-7 second SUBJECT :
-7 second SUBJECT are
-7 second SUBJECT becaus
-7 second THIS ;
-7 second count SUBJECT
-7 second former >
-7 second has .
-7 second i confirm
-7 second includ is
-7 second log .
-7 second month >
-7 second nicht ,
-7 second no RIVAL
-7 second no THIS
-7 second not either
-7 second resident >
-7 second so with
-7 second the column
-7 second the differ
-7 second the had
-7 second total :
-7 word %
-7 word although
-7 word among
-7 word chang
-7 word chosen
-7 word column
-7 word com
-7 word conclusion
-7 word decision
-7 word determin
-7 word fewer
-7 word goe
-7 word group
-7 word has
-7 word instead
-7 word liberal
-7 word lowest
-7 word median
-7 word mill
-7 word mor
-7 word old
-7 word phon
-7 word que
-7 word retien
-7 word sondern
-7 word statistic
-7 word though
-7 word tracker
-7 word well
-7 word win
-7 word yield
-7 word zahl
7 next , RIVAL
7 next , THIS
7 next , depend
7 next : csv
7 next < je
7 next < thes
7 next RIVAL accord
7 next RIVAL with
7 next SUBJECT 's
7 next SUBJECT lie
7 next THIS accord
7 next THIS with
7 next another .
7 next api >
7 next c 'est
7 next complet .
7 next count .
7 next csv >
7 next inconsistent .
7 next it and
7 next l RIVAL
7 next l THIS
7 next log :
7 next not choos
7 next result >
7 next sourc :
7 next system say
7 next tabl say
7 next the manual
7 next the operator
7 next the other
7 next the sheet
7 next transfer ,
7 next transfer .
7 next you can
7 second ) .
7 second , giv
7 second - .
7 second : and
7 second < b
7 second < data
7 second < es
7 second < lin
7 second < list
7 second < question
7 second < servic
7 second < start
7 second < was
7 second RIVAL if
7 second RIVAL report
7 second RIVAL you
7 second THIS if
7 second THIS report
7 second THIS you
7 second _ >
7 second agre and
7 second and found
7 second another >
7 second are it
7 second complet >
7 second either or
7 second es .
7 second first :
7 second got and
7 second i check
7 second inconsistent >
7 second is ?
7 second it RIVAL
7 second it THIS
7 second it a
7 second no to
7 second on you
7 second one them
7 second report for
7 second say is
7 second second :
7 second servic ONE
7 second sit RIVAL
7 second sit THIS
7 second system ONE
7 second the allow
7 second the are
7 second the disagre
7 second the to
7 second thes .
7 second transfer >
7 second was befor
7 word archiv
7 word at
7 word choos
7 word fals
7 word gaug
7 word host
7 word must
7 word operator
7 word peopl
7 word plan
7 word plausibl
7 word right
7 word sid
-6 next # -
-6 next 'd go
-6 next 'd report
-6 next ( b
-6 next , mai
-6 next , though
-6 next - >
-6 next : SUBJECT
-6 next ; sinc
-6 next < (
-6 next < -
-6 next < correction
-6 next < export
-6 next < il
-6 next > RIVAL
-6 next > THIS
-6 next ONE .
-6 next ONE ;
-6 next RIVAL SUBJECT
-6 next SUBJECT itself
-6 next SUBJECT report
-6 next THIS SUBJECT
-6 next a SUBJECT
-6 next and RIVAL
-6 next and THIS
-6 next as the
-6 next as you
-6 next b )
-6 next but RIVAL
-6 next but THIS
-6 next cam to
-6 next correction :
-6 next data .
-6 next fewer SUBJECT
-6 next figur that
-6 next for RIVAL
-6 next for THIS
-6 next group ,
-6 next had fewer
-6 next has the
-6 next hav been
-6 next i would
-6 next if transfer
-6 next is #
-6 next is what
-6 next it should
-6 next itself ,
-6 next log RIVAL
-6 next log THIS
-6 next month .
-6 next nicht RIVAL
-6 next nicht THIS
-6 next no es
-6 next not be
-6 next not verify
-6 next on SUBJECT
-6 next order :
-6 next reject :
-6 next remov duplicat
-6 next report ONE
-6 next report RIVAL
-6 next report THIS
-6 next report data
-6 next second .
-6 next select :
-6 next the digit
-6 next the feed
-6 next the leaflet
-6 next them ,
-6 next to report
-6 next two candidat
-6 next van .
-6 next would be
-6 second - -
-6 second : had
-6 second : is
-6 second : say
-6 second ; =
-6 second < began
-6 second < der
-6 second < did
-6 second < total
-6 second < transfer
-6 second < went
-6 second = ;
-6 second ONE (
-6 second ONE .
-6 second RIVAL which
-6 second SUBJECT csv
-6 second SUBJECT from
-6 second THIS which
-6 second after duplicat
-6 second and wer
-6 second but is
-6 second c #
-6 second dashboard ,
-6 second es ;
-6 second feed ONE
-6 second fewer SUBJECT
-6 second had the
-6 second hav figur
-6 second nor :
-6 second not :
-6 second not ;
-6 second not RIVAL
-6 second not THIS
-6 second of and
-6 second p #
-6 second rank RIVAL
-6 second rank THIS
-6 second second >
-6 second so 'd
-6 second so is
-6 second sourc (
-6 second sourc SUBJECT
-6 second the number
-6 second the was
-6 second the win
-6 second to RIVAL
-6 second to THIS
-6 second to in
-6 second two disagre
-6 second two that
-6 second van >
-6 word )
-6 word aantal
-6 word avg
-6 word bar
-6 word began
-6 word check
-6 word chiffr
-6 word confirm
-6 word crash
-6 word day
-6 word der
-6 word did
-6 word digit
-6 word el
-6 word gat
-6 word lat
-6 word leaflet
-6 word lik
-6 word mg
-6 word need
-6 word quarter
-6 word recalibrat
-6 word replac
-6 word saturday
-6 word school
-6 word select
-6 word sensor
-6 word shorter
-6 word sold
-6 word surviv
-6 word tru
-6 word trust
-6 word van
-6 word verify
-6 word week
-6 word è
6 next # is
6 next # nam
6 next ( SUBJECT
6 next < pleas
6 next < sourc
6 next < your
6 next = ONE
6 next ONE by
6 next ONE new
6 next RIVAL >
6 next RIVAL peopl
6 next SUBJECT #
6 next SUBJECT total
6 next THIS >
6 next THIS peopl
6 next and both
6 next b :
6 next box ONE
6 next call :
6 next choic to
6 next clear .
6 next count as
6 next dashboard :
6 next definition ,
6 next exclud each
6 next found noth
6 next it 's
6 next leav both
6 next ledger .
6 next meant ,
6 next no way
6 next not find
6 next noth that
6 next operator 's
6 next other ;
6 next plan has
6 next point to
6 next so it
6 next so that
6 next sourc differ
6 next summary and
6 next that depend
6 next that only
6 next the bill
6 next the catalogu
6 next the choic
6 next the definition
6 next the draw
6 next the gaug
6 next the sum
6 next the summary
6 next thes do
6 next to decid
6 next your question
6 second 's RIVAL
6 second 's THIS
6 second ) RIVAL
6 second ) THIS
6 second , both
6 second < differ
6 second < gap
6 second < sourc
6 second < step
6 second < sum
6 second RIVAL could
6 second SUBJECT or
6 second THIS could
6 second and look
6 second answer SUBJECT
6 second api and
6 second b ONE
6 second be and
6 second between two
6 second by dat
6 second call ONE
6 second can reconcil
6 second check .
6 second choic you
6 second clear >
6 second could find
6 second count >
6 second databas .
6 second exclud other
6 second favour .
6 second first #
6 second found that
6 second has and
6 second i RIVAL
6 second i THIS
6 second in databas
6 second is conflict
6 second it also
6 second it either
6 second leav choic
6 second ledger >
6 second nam .
6 second not one
6 second on definition
6 second one the
6 second or (
6 second or with
6 second own .
6 second per .
6 second per is
6 second put first
6 second report RIVAL
6 second report THIS
6 second tell is
6 second that on
6 second the exclud
6 second the put
6 second the total
6 second to them
6 second total .
6 second with .
6 second you :
6 second your .
6 word advis
6 word apply
6 word cell
6 word choic
6 word draw
6 word event
6 word fleet
6 word form
6 word inconsistent
6 word itself
6 word logbook
6 word non
6 word per
6 word reach
6 word they
6 word verifi
6 word will
-5 next # =
-5 next # km
-5 next ( the
-5 next ) is
-5 next , statu
-5 next , unit
-5 next - show
-5 next : it
-5 next : thes
-5 next < after
-5 next < although
-5 next < averag
-5 next < it
-5 next < long
-5 next < on
-5 next < select
-5 next < sensor
-5 next < valu
-5 next < wait
-5 next < x
-5 next ONE was
-5 next RIVAL cam
-5 next RIVAL last
-5 next RIVAL sino
-5 next RIVAL was
-5 next RIVAL wer
-5 next SUBJECT a
-5 next SUBJECT on
-5 next THIS cam
-5 next THIS last
-5 next THIS sino
-5 next THIS was
-5 next THIS wer
-5 next _ SUBJECT
-5 next about ,
-5 next although the
-5 next and ONE
-5 next and has
-5 next at the
-5 next averag .
-5 next both RIVAL
-5 next both THIS
-5 next correction ,
-5 next count every
-5 next count the
-5 next dashboard 's
-5 next digit .
-5 next en compt
-5 next explanation :
-5 next feed :
-5 next fil is
-5 next first SUBJECT
-5 next follow the
-5 next for the
-5 next from #
-5 next has #
-5 next i do
-5 next in all
-5 next in front
-5 next instead of
-5 next interim report
-5 next is outdat
-5 next is shorter
-5 next is wrong
-5 next it .
-5 next latter is
-5 next look lik
-5 next me ,
-5 next no ,
-5 next no -
-5 next not SUBJECT
-5 next not hav
-5 next of ONE
-5 next on tim
-5 next one ,
-5 next report the
-5 next row ,
-5 next seem to
-5 next show .
-5 next sinc they
-5 next that .
-5 next the first
-5 next the invoic
-5 next the lowest
-5 next the press
-5 next the register
-5 next ther wer
-5 next they do
-5 next to hav
-5 next wait ,
-5 next was RIVAL
-5 next was THIS
-5 next wer RIVAL
-5 next wer THIS
-5 next what the
-5 next x ONE
-5 next です >
-5 second # and
-5 second # is
-5 second % #
-5 second ) #
-5 second , 's
-5 second , ;
-5 second , report
-5 second , tak
-5 second , was
-5 second . ,
-5 second : ,
-5 second : :
-5 second : dashboard
-5 second ; RIVAL
-5 second ; SUBJECT
-5 second ; THIS
-5 second ; was
-5 second < _
-5 second < has
-5 second < lead
-5 second < lie
-5 second < need
-5 second < register
-5 second < you
-5 second < —
-5 second ONE which
-5 second RIVAL :
-5 second RIVAL after
-5 second RIVAL cheaper
-5 second RIVAL in
-5 second RIVAL its
-5 second RIVAL nicht
-5 second RIVAL second
-5 second SUBJECT (
-5 second SUBJECT first
-5 second SUBJECT not
-5 second SUBJECT run
-5 second SUBJECT sold
-5 second THIS :
-5 second THIS after
-5 second THIS cheaper
-5 second THIS in
-5 second THIS its
-5 second THIS nicht
-5 second THIS second
-5 second a margin
-5 second agre i
-5 second and at
-5 second api to
-5 second as ask
-5 second audit ,
-5 second averag >
-5 second been to
-5 second cam ,
-5 second candidat RIVAL
-5 second candidat THIS
-5 second correction i
-5 second digit >
-5 second drop .
-5 second es RIVAL
-5 second es THIS
-5 second even .
-5 second explanation the
-5 second first and
-5 second for SUBJECT
-5 second go ONE
-5 second has in
-5 second in :
-5 second is >
-5 second it >
-5 second lie #
-5 second mean #
-5 second my .
-5 second my is
-5 second no .
-5 second no show
-5 second non .
-5 second not right
-5 second old .
-5 second on old
-5 second one so
-5 second revis .
-5 second ros RIVAL
-5 second ros THIS
-5 second row >
-5 second seem hav
-5 second show >
-5 second sold SUBJECT
-5 second the :
-5 second the seem
-5 second they .
-5 second too .
-5 second twic >
-5 second was on
-5 second x >
-5 word (
-5 word add
-5 word agency
-5 word capacity
-5 word claim
-5 word compar
-5 word compt
-5 word confidenc
-5 word delay
-5 word front
-5 word henc
-5 word interim
-5 word issu
-5 word lead
-5 word likely
-5 word margin
-5 word men
-5 word onc
-5 word our
-5 word pass
-5 word print
-5 word registration
-5 word reliabl
-5 word s
-5 word small
-5 word sorry
-5 word staff
-5 word statu
-5 word stor
-5 word target
-5 word their
-5 word then
-5 word wait
-5 word we
-5 word what
-5 word zunächst
-5 word zählt
-5 word です
5 next 'm not
5 next 's own
5 next < final
5 next < from
5 next < thi
5 next ONE conflict
5 next SUBJECT say
5 next SUBJECT servic
5 next a :
5 next allow for
5 next api giv
5 next apply .
5 next believ .
5 next by one
5 next dashboard show
5 next decid .
5 next disagre ,
5 next figur can
5 next fleet _
5 next for choos
5 next gap is
5 next got RIVAL
5 next got THIS
5 next hav #
5 next hold ;
5 next i lean
5 next in the
5 next is complet
5 next is inconsistent
5 next it open
5 next nam RIVAL
5 next nam THIS
5 next net SUBJECT
5 next on what
5 next on whether
5 next one count
5 next only ONE
5 next plausibl .
5 next reconcil the
5 next resolv .
5 next right .
5 next sheet has
5 next tabl #
5 next that i
5 next the SUBJECT
5 next the databas
5 next the exchang
5 next the inventory
5 next the label
5 next the secretary
5 next them is
5 next they contradict
5 next thi is
5 next to my
5 next two different
5 next uniqu SUBJECT
5 next vs .
5 next whether the
5 next would not
5 second , :
5 second , or
5 second , without
5 second : ONE
5 second ; of
5 second < (
5 second < form
5 second < hav
5 second < plan
5 second ONE that
5 second RIVAL another
5 second RIVAL log
5 second RIVAL tabl
5 second RIVAL without
5 second SUBJECT between
5 second THIS another
5 second THIS log
5 second THIS tabl
5 second THIS without
5 second a ONE
5 second a RIVAL
5 second a THIS
5 second and 'd
5 second and not
5 second apply >
5 second are figur
5 second be from
5 second been .
5 second believ >
5 second by (
5 second can ,
5 second decid >
5 second depend what
5 second depend whether
5 second disagre i
5 second each ;
5 second figur be
5 second from api
5 second from data
5 second get from
5 second hold i
5 second label the
5 second lie RIVAL
5 second lie THIS
5 second of is
5 second of paper
5 second one ,
5 second other i
5 second plausibl >
5 second pleas .
5 second pleas which
5 second portal RIVAL
5 second portal THIS
5 second question for
5 second reconcil two
5 second resolv >
5 second right >
5 second so 'm
5 second sourc ,
5 second sourc >
5 second tabl RIVAL
5 second tabl THIS
5 second that ONE
5 second that could
5 second the api
5 second the could
5 second the it
5 second the the
5 second to data
5 second to one
5 second two contradict
5 second two not
5 second uniqu ,
5 second way tell
5 second which .
5 second you and
5 word accord
5 word be
5 word counter
5 word e
5 word exchang
5 word find
5 word hotel
5 word ich
5 word incompatibl
5 word inventory
5 word lean
5 word les
5 word person
5 word secretary
5 word statement
5 word step
5 word suit
5 word uniqu
5 word view
5 word way
""",
}
"""Of each group hundredths of a log odd, a feature, its words."""
