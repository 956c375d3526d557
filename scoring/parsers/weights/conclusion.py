"""Learnt by `python -m bench.conclusion --write`; not written by hand."""

BIAS = {"none": -101, "both": -239}
WEIGHTS = {
    "this": """\
-118 word not
101 next ONE .
87 next ONE >
77 next < ONE
69 next is ONE
67 next SUBJECT SUBJECT
62 second SUBJECT ONE
61 second ONE >
60 word @last
59 word @closes
-57 word stor
56 word @this_2_rival_1
-55 second not .
-55 word no
54 second < ,
52 second ONE .
-51 next not ONE
-49 word out
-48 second , >
-47 second not ONE
47 next the SUBJECT
47 second < .
47 word @opens
-45 word but
45 second answer ONE
-44 next ONE #
-43 word pas
43 second < SUBJECT
-42 word only
41 word .
-40 word unknown
40 word final
-38 word ;
38 word @first
38 word ONE
38 word SUBJECT
38 word per
-37 word tool
37 second it ONE
-36 next in the
36 next ONE ,
-35 next show ONE
-35 word as
-35 word load
-35 word record
35 second SUBJECT >
-34 next , but
-34 next < the
-34 next ? >
-34 next ONE and
-34 second < kan
-34 word a
-34 word impossibl
-34 word je
-34 word kan
34 next , with
34 next . >
34 next SUBJECT .
-33 next # SUBJECT
-33 word ?
-33 word dato
-33 word ich
-33 word zahl
33 next # >
-32 next SUBJECT >
-32 next say ONE
-32 second < only
-32 second and SUBJECT
-32 word nicht
32 next < SUBJECT
32 word it
-31 next < not
-31 word 's
-31 word betrouwbaar
-31 word report
31 second < =
31 second ONE SUBJECT
-30 second _ :
-30 word return
-30 word still
-30 word valor
-30 word would
30 next SUBJECT :
-29 second ONE but
-29 second the in
-29 word first
29 next about ONE
29 next has ONE
29 next i would
29 second , #
-28 next ONE was
-28 next read ONE
-28 word api
-28 word fiabl
-28 word found
28 next < x
28 next x ONE
28 second SUBJECT #
28 second the SUBJECT
28 second x >
-27 next ONE is
-27 second api ONE
-27 second report ONE
-27 word @this_1_rival_1
-27 word field
27 next : ONE
27 next so ONE
27 second ONE with
27 word are
-26 second SUBJECT was
-26 second the show
-26 word de
-26 word either
-26 word is
26 next ONE (
26 second should ONE
-25 next ONE ?
-25 next ONE would
-25 next nam ONE
-25 second the return
-25 word nam
-25 word show
25 next SUBJECT in
25 second ther ONE
25 word order
25 word x
-24 next : null
-24 next is not
-24 next last _
-24 next not be
-24 second dato ONE
-24 word non
-24 word portal
-24 word yet
24 next ; the
24 next < it
24 second < ;
24 second not :
24 second per .
24 second the was
24 word -
24 word all
24 word wer
24 word with
-23 next . .
-23 next ONE —
-23 next stor valu
-23 next the answer
-23 second i no
-23 word earlier
-23 word null
23 next ( #
23 next ONE order
23 next it is
23 next of SUBJECT
23 next use ONE
23 second # #
23 second , i
23 second : >
23 second < :
23 second < ONE
23 second SUBJECT in
23 second total ONE
23 second wer .
23 word probably
-22 next di ONE
-22 second ONE a
-22 second ONE nicht
-22 second ONE which
-22 second return ,
-22 second was .
-22 word di
-22 word than
-22 word —
22 next < final
22 next ONE per
22 next are ONE
22 second , ONE
22 second SUBJECT .
22 second SUBJECT SUBJECT
22 word go
22 word should
-21 next about #
-21 next answer is
-21 second , by
-21 second answer null
-21 second say .
-21 word between
21 next , #
21 next ONE :
21 next final answer
21 next in #
21 next to ONE
21 second 's .
21 word well
-20 next can not
-20 next follow by
-20 next i only
-20 next load .
-20 next mor than
-20 next out of
-20 second ( )
-20 second , _
-20 second ONE of
-20 second SUBJECT not
-20 second between and
-20 second load >
-20 second system ONE
-20 word an
-20 word and
-20 word com
-20 word follow
-20 word lo
-20 word of
-20 word row
-20 word said
-20 word thi
20 next it 's
20 second # )
20 second 'd ONE
20 second ) >
20 second , SUBJECT
20 second ONE wer
20 second is ,
20 word %
20 word answer
20 word confirm
-19 next had ONE
-19 next the ONE
-19 next the portal
-19 second < ?
-19 second ONE )
-19 second SUBJECT say
-19 second is #
-19 second tool ONE
-19 word ,
-19 word cifra
-19 word seen
-19 word summary
-19 word system
-19 word whil
19 next - #
19 next < they
19 next ONE ;
19 next from the
19 second not >
19 word may
-18 next 's ONE
-18 next , follow
-18 next fil .
-18 next not hav
-18 next or #
-18 next return ONE
-18 next return rat
-18 next than the
-18 second i not
-18 word befor
-18 word d
-18 word entry
-18 word sensor
-18 word sit
18 next ONE SUBJECT
18 next SUBJECT was
18 next figur is
18 next probably ONE
18 next that figur
18 next wer SUBJECT
18 second < #
18 second < are
18 second figur wrong
18 second i say
18 second is >
18 word sign
-17 next < statu
-17 next contradict the
-17 next of ONE
-17 next only #
-17 next the summary
-17 second , the
-17 word hav
-17 word kann
-17 word mor
-17 word n
-17 word read
-17 word valu
17 next ) .
17 next < answer
17 next < probably
17 next go with
17 next order .
17 next the contract
17 next was ONE
17 second < is
17 second ONE and
17 second are .
17 second has .
17 second in >
17 second in SUBJECT
17 second on SUBJECT
17 second order >
17 second the say
17 word after
17 word assum
17 word averag
17 word lin
-16 next ; SUBJECT
-16 next < saturday
-16 next ONE can
-16 next SUBJECT b
-16 next SUBJECT the
-16 next could not
-16 next for ONE
-16 next for SUBJECT
-16 next number of
-16 next rat ,
-16 next so far
-16 second about SUBJECT
-16 second as ,
-16 second databas ONE
-16 second invalid .
-16 second not the
-16 second one the
-16 second the tool
-16 word new
-16 word old
-16 word output
-16 word saturday
16 next , at
16 next < about
16 next SUBJECT of
16 next SUBJECT wer
16 next and that
16 next answer .
16 next result >
16 next should be
16 second < not
16 second answer >
-15 next ( ONE
-15 next < stor
-15 next SUBJECT at
-15 next and #
-15 next leav thi
-15 next not use
-15 next the first
-15 next the registry
-15 next unknown .
-15 next would be
-15 second , no
-15 second < record
-15 second SUBJECT api
-15 second count ONE
-15 second report SUBJECT
-15 second the 's
-15 second the of
-15 second unknown >
-15 second valu ONE
-15 word @this_1_rival_0
-15 word against
-15 word far
-15 word fil
-15 word leav
-15 word list
-15 word log
-15 word next
-15 word partial
-15 word rank
-15 word registry
-15 word set
-15 word station
-15 word took
15 next , ONE
15 next , as
15 next : #
15 next < after
15 next < that
15 next = pi
15 next i 'd
15 next i 'm
15 next is SUBJECT
15 next my answer
15 next not .
15 next pleas use
15 next total :
15 second # >
15 second , ,
15 second , that
15 second ONE ONE
15 second order ONE
15 second pleas ONE
15 word 'm
15 word sourc
15 word wrong
-14 next , answer
-14 next < if
-14 next ONE aus
-14 next die ONE
-14 next impossibl .
-14 next not a
-14 next said ONE
-14 next the tool
-14 second # (
-14 second # that
-14 second : ,
-14 second ONE answer
-14 second ONE row
-14 second die aus
-14 second impossibl >
-14 second mor the
-14 second nam ,
-14 second nicht .
-14 second only #
-14 second portal ONE
-14 second read SUBJECT
-14 second tabl ONE
-14 word aus
-14 word be
-14 word can
-14 word dashboard
-14 word data
-14 word draft
-14 word el
-14 word fre
-14 word its
-14 word lowest
-14 word noth
-14 word stat
-14 word statu
-14 word test
-14 word y
14 next # has
14 next . ONE
14 next < edit
14 next SUBJECT #
14 next SUBJECT a
14 next edit :
14 next on #
14 next order :
14 next report .
14 next the digit
14 next the manifest
14 second < (
14 second final ONE
14 second go ONE
14 second is SUBJECT
14 second report >
14 word edit
14 word miss
14 word outsid
14 word sum
14 word sur
14 word unit
14 word verifi
14 word year
-13 next < el
-13 next but the
-13 next de ONE
-13 next do not
-13 next figur .
-13 next i hav
-13 next is impossibl
-13 next is mor
-13 next lin of
-13 next not giv
-13 next report ONE
-13 next the old
-13 next the stor
-13 next thi is
-13 second # the
-13 second # wer
-13 second < b
-13 second < valu
-13 second = .
-13 second ONE cancell
-13 second entry ONE
-13 second figur >
-13 second is than
-13 second is the
-13 second its .
-13 second pag ONE
-13 second servic ONE
-13 second still ONE
-13 second stor ONE
-13 word con
-13 word could
-13 word het
-13 word invalid
-13 word o
-13 word or
-13 word plac
-13 word put
-13 word websit
13 next # %
13 next , i
13 next : i
13 next ONE on
13 next for thi
13 next with #
13 second # _
13 second < >
13 second < could
13 second < use
13 second about .
13 second final :
13 second is wrong
13 second last :
13 second n #
13 second on .
13 second that was
13 second the answer
13 word correct
13 word discrepancy
13 word use
-12 next # row
-12 next # x
-12 next 's SUBJECT
-12 next . )
-12 next ; i
-12 next SUBJECT against
-12 next against #
-12 next api has
-12 next claim ONE
-12 next entry read
-12 next i found
-12 next is about
-12 next is still
-12 next it was
-12 next list ONE
-12 next not hold
-12 next of log
-12 next of thi
-12 next to be
-12 next x #
-12 second # in
-12 second ; ONE
-12 second < com
-12 second < read
-12 second do use
-12 second for SUBJECT
-12 second got .
-12 second has >
-12 second record the
-12 second second .
-12 second show ,
-12 second stor :
-12 second the nam
-12 second total .
-12 second with ONE
-12 word exceed
-12 word hall
-12 word if
-12 word last
-12 word number
-12 word run
-12 word servic
-12 word to
-12 word work
12 next # n
12 next 'd say
12 next < result
12 next < scratch
12 next < ther
12 next = #
12 next ONE wer
12 next as i
12 next by ONE
12 next list has
12 next log :
12 next not SUBJECT
12 next servic .
12 next the correct
12 second < should
12 second < total
12 second < well
12 second ONE at
12 second ONE per
12 second i go
12 second no ONE
12 second probably ,
12 second servic >
12 second that ONE
12 second the is
12 second would ONE
12 word amount
12 word most
12 word point
12 word preliminary
12 word right
12 word ther
-11 next # for
-11 next ) >
-11 next , yet
-11 next < as
-11 next < earlier
-11 next < report
-11 next < thi
-11 next ONE row
-11 next SUBJECT (
-11 next SUBJECT api
-11 next _ api
-11 next hav no
-11 next lowest SUBJECT
-11 next out the
-11 next portal show
-11 next report :
-11 next siz .
-11 next the station
-11 next your SUBJECT
-11 second # .
-11 second # against
-11 second 's ;
-11 second , a
-11 second , answer
-11 second ; could
-11 second < field
-11 second ONE out
-11 second SUBJECT and
-11 second SUBJECT rat
-11 second answer the
-11 second api .
-11 second averag SUBJECT
-11 second feed ONE
-11 second field ONE
-11 second is a
-11 second no count
-11 second saturday ONE
-11 second set #
-11 second siz >
-11 second the databas
-11 second the from
-11 second the took
-11 second took and
-11 word contradict
-11 word counter
-11 word databas
-11 word end
-11 word es
-11 word feed
-11 word id
-11 word labell
-11 word sampl
-11 word selby
-11 word sind
-11 word siz
-11 word suspect
-11 word tabl
-11 word too
-11 word una
11 next # of
11 next SUBJECT are
11 next SUBJECT has
11 next accord to
11 next be ONE
11 next i think
11 next it .
11 next number is
11 next per SUBJECT
11 next that 's
11 next the lin
11 next ther are
11 second - )
11 second < -
11 second < a
11 second and ONE
11 second are SUBJECT
11 second at SUBJECT
11 second i read
11 second is by
11 second it >
11 second one ONE
11 second rat ONE
11 second result >
11 second second ,
11 second tabl .
11 second the sourc
11 second they ONE
11 second was SUBJECT
11 word accord
11 word cas
11 word contract
11 word digit
11 word dos
11 word figur
11 word floor
11 word liv
11 word match
11 word minu
-10 next # (
-10 next # but
-10 next ; if
-10 next < at
-10 next SUBJECT can
-10 next SUBJECT order
-10 next SUBJECT websit
-10 next api :
-10 next as stor
-10 next but i
-10 next but no
-10 next count (
-10 next found no
-10 next giv a
-10 next is out
-10 next is too
-10 next null ,
-10 next on fil
-10 next on record
-10 next right .
-10 next say the
-10 next sensor in
-10 next the counter
-10 next the record
-10 next the sit
-10 next the two
-10 next took ONE
-10 next use it
-10 next what the
-10 second , they
-10 second < call
-10 second < check
-10 second < databas
-10 second < first
-10 second < has
-10 second < me
-10 second < registry
-10 second < scan
-10 second < servic
-10 second < sit
-10 second ONE still
-10 second SUBJECT about
-10 second a that
-10 second but SUBJECT
-10 second can hav
-10 second first ONE
-10 second it not
-10 second lie the
-10 second nam .
-10 second of ;
-10 second on ,
-10 second only in
-10 second record so
-10 second return .
-10 second right >
-10 second sheet ONE
-10 second the figur
-10 second the got
-10 second the pag
-10 second the record
-10 second would the
-10 word _
-10 word board
-10 word cover
-10 word disregard
-10 word includ
-10 word lie
-10 word mar
-10 word nobody
-10 word print
-10 word room
-10 word search
-10 word un
-10 word usabl
-10 word was
-10 word who
10 next # was
10 next , so
10 next < #
10 next ONE are
10 next ONE tabl
10 next SUBJECT )
10 next although i
10 next box ONE
10 next i had
10 next if i
10 next is the
10 next its SUBJECT
10 next most likely
10 next return .
10 next say otherwis
10 next the column
10 next thi year
10 next week #
10 second # a
10 second # on
10 second : .
10 second ; count
10 second < log
10 second < maintenanc
10 second < was
10 second SUBJECT :
10 second SUBJECT has
10 second accord the
10 second i answer
10 second i with
10 second in ONE
10 second mean .
10 second my .
10 second read as
10 second return >
10 second the -
10 second the .
10 second the lin
10 second was :
10 second was by
10 second which at
10 second wrong :
10 second year >
10 word 'd
10 word bar
10 word en
10 word m
10 word mak
10 word otherwis
10 word saw
10 word scratch
10 word thes
10 word went
-9 next # as
-9 next # record
-9 next 'd rather
-9 next , it
-9 next , say
-9 next , sinc
-9 next < i
-9 next < option
-9 next < your
-9 next ONE com
-9 next ONE new
-9 next SUBJECT from
-9 next SUBJECT show
-9 next SUBJECT with
-9 next around #
-9 next as #
-9 next count .
-9 next earlier i
-9 next exceed the
-9 next field is
-9 next fre SUBJECT
-9 next i first
-9 next i previously
-9 next incorrect .
-9 next it would
-9 next leav out
-9 next noth to
-9 next record ,
-9 next so i
-9 next the field
-9 next the lowest
-9 next the only
-9 next the servic
-9 next too low
-9 next valu on
-9 next would not
-9 second # had
-9 second : #
-9 second < draft
-9 second < return
-9 second < stor
-9 second < you
-9 second ONE count
-9 second ONE i
-9 second ONE is
-9 second ONE work
-9 second SUBJECT but
-9 second SUBJECT out
-9 second a with
-9 second at -
-9 second at ONE
-9 second export ONE
-9 second first :
-9 second had .
-9 second i rather
-9 second incorrect >
-9 second is old
-9 second leav the
-9 second not with
-9 second option :
-9 second previously ONE
-9 second said .
-9 second sit ONE
-9 second that #
-9 second the ONE
-9 second the entry
-9 second the field
-9 second the report
-9 second thi :
-9 second to )
-9 second valu fil
-9 word area
-9 word call
-9 word chart
-9 word day
-9 word do
-9 word document
-9 word flag
-9 word had
-9 word higher
-9 word household
-9 word incorrect
-9 word invoic
-9 word lik
-9 word obviously
-9 word park
-9 word possibl
-9 word previously
-9 word refund
-9 word remain
-9 word sold
-9 word when
9 next # #
9 next # ONE
9 next # m
9 next ) #
9 next , the
9 next . #
9 next < all
9 next < order
9 next < overall
9 next < sum
9 next < with
9 next ONE a
9 next ONE accord
9 next ONE db
9 next ONE fail
9 next ONE it
9 next ONE well
9 next SUBJECT for
9 next SUBJECT shar
9 next a =
9 next are in
9 next contradict thi
9 next decimal point
9 next get ONE
9 next hav been
9 next i assum
9 next i go
9 next is in
9 next it should
9 next likely ONE
9 next not match
9 next say so
9 next stay with
9 next the count
9 next the final
9 next the last
9 next the maintenanc
9 next the official
9 next the year
9 next though i
9 next up to
9 next verifi :
9 next which i
9 next year .
9 second # of
9 second % ONE
9 second ( #
9 second ) =
9 second : SUBJECT
9 second : db
9 second < hav
9 second < per
9 second = ,
9 second ONE right
9 second but 's
9 second but would
9 second confirm .
9 second for .
9 second get .
9 second given ONE
9 second in ,
9 second of SUBJECT
9 second only >
9 second pag >
9 second scan >
9 second so figur
9 second so is
9 second sum ONE
9 second the list
9 second the rat
9 second to ,
9 second with >
9 word actually
9 word confidenc
9 word get
9 word likely
9 word lower
9 word maintenanc
9 word minimum
9 word model
9 word that
-8 next # is
-8 next , who
-8 next . csv
-8 next < (
-8 next < first
-8 next < no
-8 next < sorry
-8 next ONE 's
-8 next ONE as
-8 next ONE contradict
-8 next ONE leav
-8 next ONE log
-8 next ONE or
-8 next SUBJECT would
-8 next as SUBJECT
-8 next beat the
-8 next belong to
-8 next by ten
-8 next data .
-8 next divid by
-8 next first had
-8 next i read
-8 next in a
-8 next is stor
-8 next is wrong
-8 next low .
-8 next number i
-8 next of a
-8 next of servic
-8 next one in
-8 next out to
-8 next pleas do
-8 next press releas
-8 next print ONE
-8 next put in
-8 next q #
-8 next report as
-8 next satellit product
-8 next six SUBJECT
-8 next sorry ,
-8 next stat ONE
-8 next statu :
-8 next that was
-8 next the #
-8 next the next
-8 next the plan
-8 next the satellit
-8 next them .
-8 next total is
-8 next was SUBJECT
-8 next was not
-8 next was report
-8 next which is
-8 next would mean
-8 second 's leav
-8 second , its
-8 second , than
-8 second : _
-8 second : is
-8 second ; would
-8 second < averag
-8 second < board
-8 second < form
-8 second < press
-8 second < satellit
-8 second < tool
-8 second < would
-8 second ONE mor
-8 second ONE or
-8 second ONE register
-8 second ONE wrong
-8 second ONE yet
-8 second SUBJECT is
-8 second and noth
-8 second are #
-8 second be #
-8 second board ONE
-8 second but was
-8 second by .
-8 second can tell
-8 second claim .
-8 second could be
-8 second data >
-8 second earlier of
-8 second for #
-8 second has ,
-8 second i had
-8 second i it
-8 second is to
-8 second it :
-8 second log .
-8 second low >
-8 second no figur
-8 second not a
-8 second not to
-8 second now ONE
-8 second of is
-8 second pleas not
-8 second read ONE
-8 second so could
-8 second still .
-8 second than #
-8 second the export
-8 second the print
-8 second the product
-8 second the system
-8 second them >
-8 second was as
-8 second was of
-8 word alon
-8 word also
-8 word asset
-8 word beat
-8 word belong
-8 word cancell
-8 word card
-8 word count
-8 word csv
-8 word die
-8 word fail
-8 word fleet
-8 word flight
-8 word goe
-8 word good
-8 word kept
-8 word left
-8 word me
-8 word pag
-8 word press
-8 word previou
-8 word pur
-8 word q
-8 word releas
-8 word sorry
-8 word statistic
-8 word team
-8 word ten
-8 word weekend
-8 word which
-8 word your
8 next 's what
8 next , >
8 next : its
8 next < <
8 next < a
8 next < averag
8 next < box
8 next < on
8 next < roughly
8 next < together
8 next > >
8 next > ONE
8 next ONE <
8 next ONE if
8 next ONE return
8 next SUBJECT is
8 next again ,
8 next and can
8 next be SUBJECT
8 next count is
8 next i just
8 next in SUBJECT
8 next in may
8 next is .
8 next is my
8 next it :
8 next not say
8 next pag .
8 next pi #
8 next recomput from
8 next return SUBJECT
8 next so ,
8 next that ONE
8 next the ledger
8 next the limit
8 next the minimum
8 next the sign
8 next to the
8 next was wrong
8 next wer ONE
8 next which SUBJECT
8 next will be
8 next with ONE
8 second # ,
8 second # -
8 second # ONE
8 second # only
8 second , at
8 second < manifest
8 second < order
8 second < reflection
8 second > <
8 second ONE are
8 second ONE first
8 second ONE one
8 second ONE the
8 second a pi
8 second do match
8 second is ;
8 second just that
8 second likely ,
8 second lin the
8 second manifest ONE
8 second most ONE
8 second no to
8 second number ONE
8 second pi #
8 second recomput the
8 second so 's
8 second stay ONE
8 second will SUBJECT
8 second with %
8 second with .
8 word 'll
8 word <
8 word >
8 word add
8 word award
8 word column
8 word decimal
8 word exact
8 word ground
8 word hourly
8 word install
8 word ledger
8 word limit
8 word manifest
8 word mean
8 word much
8 word quarter
8 word reflection
8 word support
8 word tak
8 word think
8 word thousand
-7 next # :
-7 next ) is
-7 next , com
-7 next , mor
-7 next , out
-7 next , which
-7 next - up
-7 next : that
-7 next < pleas
-7 next ONE includ
-7 next SUBJECT as
-7 next SUBJECT read
-7 next SUBJECT tool
-7 next although the
-7 next and should
-7 next befor the
-7 next ceil of
-7 next com out
-7 next end at
-7 next for a
-7 next gav ONE
-7 next got ONE
-7 next has the
-7 next i will
-7 next is incorrect
-7 next just #
-7 next no answer
-7 next on a
-7 next peopl .
-7 next plac in
-7 next pleas check
-7 next r =
-7 next record and
-7 next the api
-7 next the chart
-7 next the entir
-7 next the event
-7 next the log
-7 next the query
-7 next the search
-7 next tool report
-7 next valu of
-7 next will not
-7 next yet .
-7 second 's is
-7 second ( ,
-7 second , of
-7 second , thi
-7 second : ONE
-7 second : earlier
-7 second < contradict
-7 second < search
-7 second < sheet
-7 second < system
-7 second ONE below
-7 second ONE found
-7 second ONE no
-7 second ONE who
-7 second ONE would
-7 second SUBJECT with
-7 second a slip
-7 second at ,
-7 second broken >
-7 second chart ONE
-7 second count ,
-7 second dashboard ONE
-7 second form ONE
-7 second giv SUBJECT
-7 second hav #
-7 second in summary
-7 second is impossibl
-7 second is of
-7 second no :
-7 second number SUBJECT
-7 second pay .
-7 second peopl >
-7 second portal .
-7 second query ONE
-7 second r ONE
-7 second record ONE
-7 second statu :
-7 second the ,
-7 second the api
-7 second the has
-7 second the order
-7 second the that
-7 second ther only
-7 second too .
-7 second was first
-7 second yet >
-7 second yet SUBJECT
-7 word @this_2_rival_2
-7 word agent
-7 word am
-7 word batch
-7 word bed
-7 word book
-7 word broken
-7 word ceil
-7 word common
-7 word dat
-7 word direct
-7 word dismiss
-7 word entir
-7 word form
-7 word got
-7 word help
-7 word il
-7 word mislabell
-7 word need
-7 word never
-7 word north
-7 word operation
-7 word rather
-7 word satellit
-7 word seven
-7 word staff
-7 word sun
-7 word tower
-7 word until
-7 word whether
-7 word whol
7 next , although
7 next , that
7 next , though
7 next ; with
7 next < but
7 next < verifi
7 next < week
7 next SUBJECT gav
7 next SUBJECT mean
7 next amount do
7 next are SUBJECT
7 next around ONE
7 next between #
7 next but with
7 next cas .
7 next count of
7 next db >
7 next feed say
7 next floor plan
7 next found ONE
7 next had a
7 next hourly fil
7 next however ,
7 next i 'll
7 next i believ
7 next i stay
7 next in .
7 next is correct
7 next last quarter
7 next lin :
7 next match the
7 next may .
7 next minu sign
7 next must be
7 next not availabl
7 next on it
7 next one :
7 next r #
7 next register .
7 next so it
7 next tak ONE
7 next the full
7 next the order
7 next the raw
7 next the right
7 next thi SUBJECT
7 next unit :
7 next with the
7 second # by
7 second # was
7 second ( %
7 second , in
7 second : amount
7 second : of
7 second < 'll
7 second < and
7 second < assum
7 second < ledger
7 second < with
7 second ONE :
7 second ONE averag
7 second ONE cas
7 second ONE correct
7 second ONE though
7 second ONE year
7 second SUBJECT a
7 second SUBJECT all
7 second SUBJECT from
7 second SUBJECT had
7 second SUBJECT register
7 second SUBJECT thi
7 second again the
7 second all ONE
7 second amount not
7 second are and
7 second are servic
7 second cas >
7 second column ONE
7 second correct is
7 second foram ONE
7 second from SUBJECT
7 second had order
7 second hav SUBJECT
7 second i .
7 second i the
7 second i to
7 second in of
7 second in was
7 second is answer
7 second is for
7 second is official
7 second it .
7 second jun >
7 second lin .
7 second may >
7 second month ONE
7 second much it
7 second not much
7 second of .
7 second on ;
7 second point >
7 second quarter ONE
7 second row ONE
7 second run ONE
7 second that not
7 second that what
7 second the includ
7 second the item
7 second verifi ONE
7 second well ONE
7 second well SUBJECT
7 second would it
7 second would with
7 word about
7 word again
7 word booking
7 word db
7 word did
7 word foram
7 word going
7 word grew
7 word however
7 word implausibl
7 word k
7 word label
7 word measurement
7 word metric
7 word one
7 word raw
7 word recomput
7 word see
7 word so
7 word survey
7 word thos
7 word tim
7 word wurden
-6 next # and
-6 next # on
-6 next # wer
-6 next # whil
-6 next # yet
-6 next ( the
-6 next , is
-6 next ; ONE
-6 next < die
-6 next ONE )
-6 next ONE exceed
-6 next ONE lin
-6 next ONE of
-6 next ONE out
-6 next ONE that
-6 next _ SUBJECT
-6 next a #
-6 next a day
-6 next an earlier
-6 next and was
-6 next april #
-6 next as record
-6 next be used
-6 next disagre with
-6 next exce the
-6 next export say
-6 next first pass
-6 next four year
-6 next from a
-6 next has .
-6 next hold ONE
-6 next i initially
-6 next i suspect
-6 next in its
-6 next is off
-6 next is only
-6 next is roughly
-6 next left out
-6 next log )
-6 next look lik
-6 next m #
-6 next not ,
-6 next not usabl
-6 next of the
-6 next on .
-6 next on top
-6 next option a
-6 next pay ONE
-6 next roughly #
-6 next sheet list
-6 next should not
-6 next still show
-6 next tabl is
-6 next that thi
-6 next the brochur
-6 next the crm
-6 next the dashboard
-6 next the entry
-6 next the highest
-6 next the index
-6 next the press
-6 next the six
-6 next the tabl
-6 next the tim
-6 next the typ
-6 next to believ
-6 next tool show
-6 next up :
-6 next valu ONE
-6 next was the
-6 next wrot ONE
-6 second # i
-6 second % its
-6 second 's can
-6 second , 's
-6 second , )
-6 second , field
-6 second , nobody
-6 second , only
-6 second - .
-6 second : m
-6 second < chart
-6 second < export
-6 second < initially
-6 second < look
-6 second < lookup
-6 second = SUBJECT
-6 second ONE exce
-6 second ONE incorrect
-6 second ONE stor
-6 second SUBJECT total
-6 second a of
-6 second as :
-6 second at tim
-6 second been ,
-6 second but #
-6 second com .
-6 second count #
-6 second end #
-6 second fil >
-6 second for (
-6 second for )
-6 second from .
-6 second from >
-6 second has ONE
-6 second highest the
-6 second i at
-6 second in fil
-6 second initially ONE
-6 second is at
-6 second is highest
-6 second is low
-6 second is with
-6 second lookup ONE
-6 second mean #
-6 second not right
-6 second not used
-6 second on :
-6 second on >
-6 second order .
-6 second pleas with
-6 second return SUBJECT
-6 second roughly SUBJECT
-6 second should be
-6 second that is
-6 second that out
-6 second the agent
-6 second the claim
-6 second the put
-6 second the result
-6 second the tabl
-6 second ther .
-6 second thi not
-6 second total :
-6 second valu .
-6 second was a
-6 second what portal
-6 second which not
-6 second with #
-6 second would mor
-6 word @this_1_rival_2
-6 word anyth
-6 word appear
-6 word back
-6 word below
-6 word brochur
-6 word complet
-6 word crm
-6 word disagre
-6 word discard
-6 word event
-6 word exce
-6 word highest
-6 word his
-6 word human
-6 word initially
-6 word known
-6 word mention
-6 word monitor
-6 word morn
-6 word municipality
-6 word older
-6 word pass
-6 word perhap
-6 word profil
-6 word readmission
-6 word request
-6 word spar
-6 word typ
-6 word using
6 next # k
6 next % of
6 next , unit
6 next < actual
6 next < by
6 next < for
6 next < most
6 next < still
6 next < thes
6 next < updat
6 next < use
6 next ONE from
6 next ONE pag
6 next ONE to
6 next ONE unit
6 next SUBJECT abov
6 next SUBJECT itself
6 next SUBJECT per
6 next and it
6 next and the
6 next and ther
6 next are register
6 next assum ONE
6 next be in
6 next be off
6 next best estimat
6 next cam in
6 next did not
6 next digit revers
6 next entry must
6 next every SUBJECT
6 next first .
6 next had no
6 next her .
6 next is authoritativ
6 next is clearly
6 next jun .
6 next leav ONE
6 next limit ,
6 next lin item
6 next match .
6 next miss .
6 next nam ,
6 next not significant
6 next official sourc
6 next on SUBJECT
6 next on averag
6 next only ONE
6 next over #
6 next row #
6 next scratch the
6 next sourc ,
6 next the amount
6 next the floor
6 next the label
6 next the list
6 next the standard
6 next updat :
6 next well #
6 next with its
6 next would say
6 second # its
6 second 's pag
6 second ) ONE
6 second , pleas
6 second ; 'd
6 second ; figur
6 second ; it
6 second < correct
6 second < fail
6 second < far
6 second < likely
6 second < rat
6 second < year
6 second = #
6 second ONE although
6 second ONE hav
6 second ONE return
6 second ONE so
6 second ONE total
6 second ONE unit
6 second SUBJECT (
6 second SUBJECT as
6 second SUBJECT at
6 second SUBJECT i
6 second _ _
6 second a query
6 second and >
6 second and is
6 second as as
6 second as can
6 second claim #
6 second digit .
6 second entry be
6 second far i
6 second figur ONE
6 second first >
6 second for year
6 second found discrepancy
6 second from so
6 second giv .
6 second has SUBJECT
6 second her >
6 second i report
6 second i that
6 second inconsistent its
6 second is :
6 second look the
6 second match >
6 second miss >
6 second my is
6 second of m
6 second out #
6 second p >
6 second point the
6 second probably ONE
6 second reject >
6 second sign ONE
6 second so suspect
6 second that the
6 second the abov
6 second the and
6 second the count
6 second the only
6 second the option
6 second the quarter
6 second the shift
6 second thes not
6 second thi ;
6 second to #
6 second up ONE
6 second you SUBJECT
6 word !
6 word actual
6 word authoritativ
6 word both
6 word box
6 word cam
6 word commit
6 word each
6 word ethanol
6 word forc
6 word full
6 word inspection
6 word issu
6 word official
6 word over
6 word overall
6 word peak
6 word photo
6 word post
6 word quot
6 word ran
6 word reading
6 word real
6 word refresh
6 word remov
6 word s
6 word significant
6 word supersed
6 word though
6 word ticket
-5 next # it
-5 next # last
-5 next # to
-5 next 's no
-5 next ) by
-5 next , a
-5 next , one
-5 next , reach
-5 next , whil
-5 next < db
-5 next = ONE
-5 next SUBJECT area
-5 next SUBJECT databas
-5 next SUBJECT sheet
-5 next SUBJECT statistic
-5 next SUBJECT together
-5 next _ valu
-5 next a dat
-5 next and a
-5 next are .
-5 next are under
-5 next be read
-5 next be right
-5 next but SUBJECT
-5 next but its
-5 next by a
-5 next card .
-5 next caveat :
-5 next consist of
-5 next count ,
-5 next count :
-5 next databas has
-5 next entry for
-5 next hav ,
-5 next her :
-5 next is a
-5 next is known
-5 next is what
-5 next january #
-5 next larger than
-5 next last one
-5 next loan .
-5 next lookup return
-5 next morn .
-5 next not plausibl
-5 next not report
-5 next number for
-5 next of dat
-5 next offer .
-5 next only number
-5 next physically impossibl
-5 next reject :
-5 next run from
-5 next sampl is
-5 next second .
-5 next sensor feed
-5 next servic :
-5 next so the
-5 next stor ONE
-5 next suspect that
-5 next than ther
-5 next that SUBJECT
-5 next that day
-5 next the averag
-5 next the closur
-5 next the feed
-5 next the lms
-5 next the new
-5 next the operation
-5 next the programm
-5 next the roster
-5 next the sal
-5 next the scan
-5 next the whol
-5 next to answer
-5 next too high
-5 next total SUBJECT
-5 next under #
-5 next valu :
-5 next was only
-5 next would hav
-5 next yet the
-5 second 's contradict
-5 second 's has
-5 second ( and
-5 second ( mm
-5 second , exceed
-5 second , for
-5 second , had
-5 second - SUBJECT
-5 second . .
-5 second < can
-5 second < cost
-5 second < event
-5 second < feed
-5 second < had
-5 second < top
-5 second ONE ,
-5 second ONE against
-5 second ONE mean
-5 second ONE nam
-5 second ONE second
-5 second SUBJECT 's
-5 second SUBJECT giv
-5 second SUBJECT read
-5 second SUBJECT than
-5 second about and
-5 second and could
-5 second and discard
-5 second another .
-5 second are >
-5 second are the
-5 second asset ,
-5 second be .
-5 second born #
-5 second but hav
-5 second can be
-5 second card >
-5 second com a
-5 second crm ONE
-5 second figur not
-5 second for ,
-5 second for ONE
-5 second had ONE
-5 second hold .
-5 second i ,
-5 second in tabl
-5 second is as
-5 second larger the
-5 second look ONE
-5 second m #
-5 second mor ther
-5 second morn >
-5 second nam the
-5 second no for
-5 second no is
-5 second not up
-5 second of on
-5 second of siz
-5 second offer >
-5 second old the
-5 second only %
-5 second out dat
-5 second out the
-5 second pass ONE
-5 second physically .
-5 second point ONE
-5 second print the
-5 second sampl #
-5 second second >
-5 second so mean
-5 second sorry i
-5 second stor SUBJECT
-5 second summary ONE
-5 second than are
-5 second that .
-5 second the contradict
-5 second the fail
-5 second the giv
-5 second the goe
-5 second the releas
-5 second the summary
-5 second the team
-5 second thi ONE
-5 second to :
-5 second to in
-5 second twic >
-5 second use .
-5 second wer by
-5 word april
-5 word blank
-5 word car
-5 word caveat
-5 word children
-5 word closur
-5 word consist
-5 word doe
-5 word eleven
-5 word from
-5 word further
-5 word kpi
-5 word larger
-5 word lms
-5 word lookup
-5 word must
-5 word offer
-5 word our
-5 word pay
-5 word peopl
-5 word physically
-5 word pick
-5 word plan
-5 word programm
-5 word query
-5 word register
-5 word roster
-5 word sal
-5 word sid
-5 word slip
-5 word som
-5 word total
-5 word twic
-5 word version
-5 word why
-5 word wrot
5 next ! >
5 next # cas
5 next # in
5 next % )
5 next , assum
5 next , becaus
5 next , confidenc
5 next , per
5 next : about
5 next : all
5 next ; #
5 next < an
5 next < last
5 next < one
5 next < only
5 next < second
5 next < sign
5 next < sinc
5 next < total
5 next < क
5 next ONE -
5 next ONE by
5 next ONE shar
5 next SUBJECT -
5 next SUBJECT app
5 next SUBJECT hold
5 next SUBJECT to
5 next a SUBJECT
5 next all :
5 next all thre
5 next answer :
5 next answer ONE
5 next api .
5 next as far
5 next at the
5 next availabl ,
5 next bas on
5 next by hand
5 next can confirm
5 next can tell
5 next confirm it
5 next en #
5 next far as
5 next final :
5 next going by
5 next i can
5 next in servic
5 next is probably
5 next its valu
5 next lower than
5 next mak ONE
5 next mak it
5 next my best
5 next n =
5 next no -
5 next no doubt
5 next no reason
5 next not right
5 next of all
5 next order ,
5 next p #
5 next point .
5 next probably around
5 next query return
5 next ran the
5 next rat is
5 next register SUBJECT
5 next reject .
5 next row hav
5 next s .
5 next second ,
5 next second pass
5 next show a
5 next the decimal
5 next the figur
5 next the p
5 next the rest
5 next the scal
5 next the sheet
5 next the top
5 next the usual
5 next valu are
5 next what i
5 next with it
5 next wurden ONE
5 next क ल
5 next ल ONE
5 second % .
5 second ( from
5 second , count
5 second , to
5 second , with
5 second , would
5 second , you
5 second - was
5 second < 'm
5 second < around
5 second < at
5 second < best
5 second < by
5 second < doe
5 second < for
5 second < leav
5 second < month
5 second < of
5 second < out
5 second < result
5 second < right
5 second < row
5 second < shar
5 second < used
5 second < wer
5 second < wurden
5 second < ल
5 second < —
5 second ONE (
5 second ONE ;
5 second ONE inconsistent
5 second ONE not
5 second ONE pleas
5 second ONE tim
5 second SUBJECT are
5 second SUBJECT may
5 second SUBJECT so
5 second SUBJECT up
5 second SUBJECT week
5 second a .
5 second a SUBJECT
5 second after the
5 second an SUBJECT
5 second answer .
5 second as 's
5 second as with
5 second averag ONE
5 second be that
5 second count SUBJECT
5 second de .
5 second did SUBJECT
5 second giv ONE
5 second going the
5 second i -
5 second i confirm
5 second i tell
5 second if had
5 second in .
5 second includ ,
5 second includ ONE
5 second is right
5 second it hav
5 second mak ONE
5 second of #
5 second of )
5 second of for
5 second of to
5 second offic >
5 second out ONE
5 second ran query
5 second read .
5 second result ONE
5 second right is
5 second so .
5 second the i
5 second the survey
5 second the used
5 second to that
5 second was ;
5 second was in
5 second which the
5 second with ,
5 second with digit
5 second would .
5 second you about
5 second क ONE
5 word #
5 word 've
5 word (
5 word )
5 word age
5 word agre
5 word altogether
5 word apm
5 word audit
5 word expir
5 word fit
5 word giv
5 word guess
5 word hand
5 word just
5 word month
5 word my
5 word off
5 word on
5 word presumably
5 word rest
5 word round
5 word scal
5 word shift
5 word stay
5 word together
5 word tru
5 word updat
5 word zero
5 word क
5 word ल
""",
    "rival": """\
-56 next ONE >
-46 next < SUBJECT
-46 next ONE .
-46 word answer
46 word a
-45 next : ONE
-45 second < >
-45 word :
-44 second SUBJECT ONE
-41 second answer ONE
41 word #
-39 second ONE >
39 word report
-37 word final
35 next the ONE
35 word first
-34 next answer :
33 word for
33 word still
-32 word ;
31 word of
30 word the
-29 next SUBJECT SUBJECT
29 next ONE is
29 word earlier
-28 next , with
-28 next is ONE
-28 second : .
28 word api
28 word not
28 word tool
-27 next , ONE
-27 word should
-26 second < answer
-26 second the is
26 next of ONE
25 next . .
-24 next < x
-24 next final answer
-24 next x ONE
-24 second x >
24 next ONE #
24 next SUBJECT ,
-23 next ) .
-23 next < answer
-23 second ) >
23 word befor
-22 next < final
-22 next SUBJECT :
-22 second < =
-22 word figur
-22 word x
22 second report ONE
22 word 's
22 word in
21 second the 's
21 word stor
-20 next : the
-20 next < result
-20 next ONE (
-20 next the SUBJECT
-20 second < ONE
-20 second should ONE
20 next < (
20 next = ONE
20 next in the
20 second not the
20 word said
20 word thi
-19 second ONE with
-19 second has .
-19 second it ONE
-19 second the was
-19 word lin
19 next SUBJECT b
19 second < first
19 second the in
19 word fre
19 word out
19 word tabl
19 word to
-18 second final :
-18 word log
18 next < the
18 second ONE which
18 second still ONE
18 word against
18 word saturday
-17 second # #
-17 second < (
-17 second ONE and
-17 second SUBJECT #
17 next ) >
17 next , but
17 next : #
17 next < saturday
17 next for ONE
17 next it was
17 next stor valu
17 second SUBJECT ,
17 second not .
17 word at
17 word db
17 word gav
17 word valu
-16 next ; the
-16 next figur is
-16 next it is
-16 next it should
-16 next should be
-16 next so ONE
-16 next use ONE
-16 second 's .
-16 second < should
-16 second figur wrong
-16 second is ONE
-16 word all
16 second # ONE
16 second the of
16 word its
16 word two
-15 next - #
-15 next = pi
-15 next by ONE
-15 next with #
-15 second , that
-15 second total ONE
-15 word option
-15 word sum
-15 word use
15 next 's ONE
15 next < #
15 next SUBJECT the
15 next not ONE
15 next the two
15 second < #
15 second SUBJECT the
15 second say .
15 word =
15 word reject
15 word sensor
-14 next < edit
-14 next SUBJECT is
-14 next edit :
-14 next that figur
-14 next the contract
-14 second , ONE
-14 second , SUBJECT
-14 second < a
-14 second say ,
-14 word about
-14 word edit
-14 word go
-14 word order
14 next # for
14 next . )
14 next < draft
14 next of the
14 next said ONE
14 next the #
14 second = .
14 second it not
14 word but
14 word draft
14 word feed
14 word had
14 word hav
14 word print
14 word put
14 word summary
-13 next < ONE
-13 next SUBJECT a
-13 next i 'd
-13 next not ,
-13 next the manifest
-13 next total :
-13 second , ,
-13 second , .
-13 second is ,
-13 word assum
13 next , it
13 next < earlier
13 next claim ONE
13 next for the
13 next number of
13 next to be
13 second 's is
13 second . .
13 second . >
13 second < :
13 second ONE a
13 second ONE but
13 word check
13 word dashboard
13 word mar
13 word pag
13 word return
13 word up
13 word which
-12 next : i
-12 next ; ONE
-12 next < after
-12 next and that
-12 next pleas use
-12 next result >
-12 second : ,
-12 second < count
-12 second < maintenanc
-12 second SUBJECT in
-12 second count ONE
-12 second last :
-12 second pleas ONE
-12 second that ONE
-12 word count
-12 word fil
-12 word i
-12 word result
-12 word sign
12 next < not
12 next < report
12 next ONE was
12 next ONE would
12 next against #
12 next gav ONE
12 next the api
12 next the summary
12 second # against
12 second < i
12 second < was
12 second ONE still
12 second at ONE
12 second claim .
12 second first ONE
12 second sheet ONE
12 second still .
12 word list
12 word than
12 word thought
-11 next # n
-11 next , so
-11 next ONE per
-11 next SUBJECT ONE
-11 next it 's
-11 next order :
-11 next the digit
-11 next the maintenanc
-11 second < ,
-11 second < ;
-11 second < SUBJECT
-11 second final ONE
-11 second order ONE
-11 second result ONE
-11 second the say
-11 word call
-11 word maintenanc
-11 word n
-11 word so
11 next # x
11 next , which
11 next < at
11 next SUBJECT against
11 next at ONE
11 next earlier i
11 next had ONE
11 next i first
11 next is still
11 next print ONE
11 next the stor
11 next was not
11 next x #
11 second # =
11 second # that
11 second , the
11 second ONE count
11 second SUBJECT say
11 second a .
11 second feed ONE
11 second had .
11 second one the
11 second saturday ONE
11 second the report
11 word app
11 word be
11 word either
11 word entry
11 word previou
11 word run
11 word selby
11 word was
11 word would
-10 next < scratch
-10 next go with
-10 next i 'm
-10 next list has
-10 next not .
-10 next of SUBJECT
-10 next say otherwis
-10 next so it
-10 next the correct
-10 next the raw
-10 next the ward
-10 second , #
-10 second < are
-10 second < use
-10 second SUBJECT :
-10 second SUBJECT is
-10 second about .
-10 second is .
-10 second not >
-10 second the count
-10 second the lin
-10 second was ;
-10 second which at
-10 second with %
-10 second wrong :
-10 word 'm
-10 word after
-10 word correct
-10 word ethanol
-10 word export
-10 word otherwis
-10 word per
-10 word raw
10 next # >
10 next ; if
10 next ONE 's
10 next ONE of
10 next fre SUBJECT
10 next out to
10 next report :
10 next say the
10 next which is
10 next would be
10 second , a
10 second , they
10 second < sheet
10 second api ONE
10 second dashboard ONE
10 second i it
10 second in .
10 second said .
10 second the tool
10 second tool ONE
10 word also
10 word claim
10 word disregard
10 word hall
10 word kept
10 word lik
10 word mor
10 word nam
10 word north
10 word one
10 word other
10 word peopl
10 word refund
10 word sold
10 word twic
-9 next ) #
-9 next , and
-9 next . ONE
-9 next < option
-9 next < order
-9 next < sum
-9 next < with
-9 next ONE ;
-9 next about ONE
-9 next count :
-9 next hourly fil
-9 next i would
-9 next list .
-9 next on #
-9 next order .
-9 next the column
-9 next the export
-9 next the figur
-9 next the list
-9 next to ONE
-9 next which SUBJECT
-9 second % ONE
-9 second ) =
-9 second - )
-9 second < call
-9 second < manifest
-9 second < total
-9 second SUBJECT .
-9 second SUBJECT has
-9 second but 's
-9 second i read
-9 second if ,
-9 second is >
-9 second option :
-9 second order >
-9 second result >
-9 second the had
-9 second the list
-9 second wer .
-9 word averag
-9 word digit
-9 word hourly
-9 word inspection
-9 word model
-9 word rat
9 next , say
9 next . >
9 next ONE )
9 next ONE db
9 next first had
9 next has #
9 next hav ONE
9 next i previously
9 next in total
9 next incorrect .
9 next list ONE
9 next report as
9 next return ONE
9 next say ONE
9 next sensor feed
9 next the dashboard
9 next the tool
9 next was report
9 second % >
9 second ( )
9 second , answer
9 second , its
9 second : db
9 second : is
9 second < check
9 second ONE be
9 second at .
9 second db ONE
9 second draft ONE
9 second i had
9 second incorrect >
9 second is with
9 second on ,
9 second previously ONE
9 second the api
9 second the has
9 second the show
9 second was as
9 word .
9 word an
9 word asset
9 word both
9 word doe
9 word higher
9 word includ
9 word incorrect
9 word look
9 word next
9 word previously
9 word search
9 word sit
9 word weekend
-8 next # jun
-8 next , at
-8 next < overall
-8 next ONE :
-8 next ONE for
-8 next ONE order
-8 next contradict thi
-8 next has ONE
-8 next hav been
-8 next i just
-8 next in #
-8 next log :
-8 next the lin
-8 next the year
-8 second # )
-8 second # _
-8 second # of
-8 second , it
-8 second ; count
-8 second < log
-8 second = ,
-8 second and is
-8 second count >
-8 second go ONE
-8 second just that
-8 second n #
-8 second of ,
-8 second on SUBJECT
-8 second read as
-8 second so .
-8 second sum ONE
-8 second they not
-8 second to .
-8 word 'd
-8 word ,
-8 word ONE
-8 word SUBJECT
-8 word bar
-8 word confirm
-8 word contract
-8 word dos
-8 word liv
-8 word manifest
-8 word official
-8 word point
-8 word preliminary
-8 word scan
-8 word scratch
-8 word shar
-8 word survey
-8 word top
-8 word verifi
8 next # =
8 next % .
8 next ( the
8 next an earlier
8 next draft :
8 next if the
8 next is a
8 next is incorrect
8 next mor than
8 next nam ONE
8 next not a
8 next of thi
8 next out of
8 next pleas check
8 next press releas
8 next six SUBJECT
8 next stat ONE
8 next the highest
8 next the satellit
8 next the sit
8 next tool show
8 next with the
8 next wrot ONE
8 second # in
8 second < b
8 second < feed
8 second < look
8 second < sit
8 second < tool
8 second < valu
8 second = SUBJECT
8 second databas ONE
8 second earlier of
8 second is at
8 second is highest
8 second not ONE
8 second pag ONE
8 second pleas with
8 second report SUBJECT
8 second show ,
8 second sit ONE
8 second the claim
8 second the from
8 second the one
8 second the pag
8 second the product
8 second the put
8 word agent
8 word and
8 word broken
8 word chart
8 word data
8 word databas
8 word dismiss
8 word flight
8 word help
8 word highest
8 word load
8 word old
8 word older
8 word paper
8 word press
8 word product
8 word releas
8 word satellit
8 word show
8 word took
8 word using
8 word wrot
8 word yet
8 word you
-7 next # was
-7 next ( #
-7 next . #
-7 next ; with
-7 next < all
-7 next < second
-7 next < they
-7 next < together
-7 next < week
-7 next ONE it
-7 next SUBJECT of
-7 next SUBJECT on
-7 next a =
-7 next answer .
-7 next are ONE
-7 next be ONE
-7 next feed say
-7 next for thi
-7 next i assum
-7 next i go
-7 next is .
-7 next pi #
-7 next r #
-7 next result :
-7 next the final
-7 next week #
-7 next wer SUBJECT
-7 second # ,
-7 second ( in
-7 second , in
-7 second : SUBJECT
-7 second ; would
-7 second < assum
-7 second < raw
-7 second ONE at
-7 second SUBJECT with
-7 second a pi
-7 second answer >
-7 second are .
-7 second by .
-7 second get .
-7 second in ONE
-7 second in of
-7 second in the
-7 second is by
-7 second log >
-7 second log ONE
-7 second my :
-7 second no ONE
-7 second per .
-7 second pi #
-7 second shar .
-7 second so 's
-7 second so figur
-7 second that the
-7 second that was
-7 second the answer
-7 second the log
-7 word award
-7 word did
-7 word expir
-7 word ground
-7 word hand
-7 word her
-7 word jun
-7 word now
-7 word row
-7 word system
-7 word year
7 next # #
7 next - up
7 next : that
7 next < db
7 next < first
7 next < pleas
7 next < you
7 next ONE exceed
7 next ONE look
7 next SUBJECT with
7 next a ONE
7 next by a
7 next first pass
7 next impossibl .
7 next is impossibl
7 next is off
7 next look lik
7 next march .
7 next not :
7 next not hav
7 next not that
7 next of dat
7 next order is
7 next pay ONE
7 next r =
7 next right .
7 next satellit product
7 next second .
7 next still show
7 next the first
7 next the other
7 next to believ
7 next total SUBJECT
7 second , 's
7 second < com
7 second < is
7 second < may
7 second < return
7 second < satellit
7 second = >
7 second ONE incorrect
7 second a slip
7 second broken >
7 second count ,
7 second impossibl >
7 second march >
7 second not with
7 second out dat
7 second pass ONE
7 second pay .
7 second portal ONE
7 second r ONE
7 second return SUBJECT
7 second right >
7 second second >
7 second statu :
7 second the befor
7 second to the
7 second total :
7 second twic >
7 second valu ONE
7 second was a
7 second with SUBJECT
7 word children
7 word common
7 word disagre
7 word exceed
7 word field
7 word found
7 word four
7 word his
7 word impossibl
7 word lowest
7 word march
7 word on
7 word paid
7 word pay
7 word plac
7 word portal
7 word say
7 word spar
7 word statu
7 word stay
7 word tim
7 word until
7 word version
-6 next # mg
-6 next % of
-6 next , that
-6 next , the
-6 next : on
-6 next < averag
-6 next < but
-6 next < it
-6 next < sign
-6 next ONE fail
-6 next ONE if
-6 next SUBJECT #
-6 next SUBJECT shar
-6 next and the
-6 next are in
-6 next at #
-6 next averag SUBJECT
-6 next cas .
-6 next count is
-6 next decimal point
-6 next has the
-6 next her .
-6 next in SUBJECT
-6 next in servic
-6 next is correct
-6 next jun .
-6 next lin :
-6 next look at
-6 next minu sign
-6 next my answer
-6 next number is
-6 next option b
-6 next rat .
-6 next servic .
-6 next sinc the
-6 next the right
-6 next the tracker
-6 next was wrong
-6 second # only
-6 second ; figur
-6 second < 'd
-6 second < 'm
-6 second < fail
-6 second < it
-6 second < result
-6 second < tracker
-6 second < year
-6 second ONE SUBJECT
-6 second ONE correct
-6 second ONE is
-6 second SUBJECT >
-6 second SUBJECT SUBJECT
-6 second SUBJECT at
-6 second SUBJECT rat
-6 second are servic
-6 second as ;
-6 second cas >
-6 second confirm .
-6 second correct is
-6 second giv ,
-6 second given ONE
-6 second her >
-6 second i that
-6 second in >
-6 second in was
-6 second jun >
-6 second lin the
-6 second manifest ONE
-6 second mean .
-6 second probably ,
-6 second rat >
-6 second row ONE
-6 second servic >
-6 second the ;
-6 second the abov
-6 second the option
-6 second ther ONE
-6 second with >
-6 second would it
-6 second year ONE
-6 word actually
-6 word are
-6 word by
-6 word cas
-6 word duplicat
-6 word http
-6 word is
-6 word mg
-6 word read
-6 word supersed
-6 word that
-6 word thousand
-6 word tracker
-6 word ward
6 next # it
6 next # on
6 next # peopl
6 next 's #
6 next < a
6 next < in
6 next < lowest
6 next < stor
6 next < thought
6 next ONE that
6 next SUBJECT report
6 next believ the
6 next but the
6 next caveat :
6 next confidenc :
6 next disagre with
6 next exceed the
6 next for SUBJECT
6 next four year
6 next i initially
6 next just #
6 next m #
6 next mean :
6 next month .
6 next not use
6 next report ONE
6 next so that
6 next that SUBJECT
6 next the quarter
6 next the six
6 next thought :
6 next total ,
6 next with a
6 second # an
6 second # and
6 second # had
6 second , >
6 second : earlier
6 second : m
6 second < api
6 second < cost
6 second < initially
6 second < that
6 second ONE )
6 second ONE found
6 second ONE second
6 second and #
6 second are the
6 second com .
6 second entry ONE
6 second estimat ONE
6 second has ,
6 second highest the
6 second in SUBJECT
6 second initially ONE
6 second m #
6 second mean ONE
6 second month >
6 second nicht .
6 second of is
6 second stor :
6 second that SUBJECT
6 second the agent
6 second the column
6 second the data
6 second the databas
6 second the on
6 second the run
6 second the valu
6 second thought ONE
6 second was .
6 word as
6 word becaus
6 word candidat
6 word caveat
6 word com
6 word confidenc
6 word cost
6 word dat
6 word every
6 word has
6 word inconsistent
6 word initially
6 word nicht
6 word off
6 word our
6 word sery
6 word slip
6 word som
6 word stat
6 word tally
6 word too
6 word with
6 word work
-5 next # to
-5 next 's the
-5 next , >
-5 next , assum
-5 next < <
-5 next < from
-5 next < i
-5 next < last
-5 next < that
-5 next < updat
-5 next < verifi
-5 next > >
-5 next > ONE
-5 next ONE ,
-5 next ONE <
-5 next ONE top
-5 next ONE well
-5 next ONE wer
-5 next SUBJECT 's
-5 next SUBJECT (
-5 next SUBJECT .
-5 next SUBJECT _
-5 next SUBJECT one
-5 next SUBJECT was
-5 next again ,
-5 next and it
-5 next but that
-5 next cam in
-5 next count ,
-5 next count of
-5 next get ONE
-5 next is about
-5 next is authoritativ
-5 next is in
-5 next is the
-5 next it :
-5 next last quarter
-5 next loan .
-5 next most likely
-5 next point .
-5 next probably ONE
-5 next recomput from
-5 next row #
-5 next scratch the
-5 next should read
-5 next sourc ,
-5 next that 's
-5 next the count
-5 next the full
-5 next the last
-5 next the new
-5 next the rest
-5 next thi year
-5 next top the
-5 next updat :
-5 next verifi :
-5 next wer in
-5 next which i
-5 next will be
-5 next would not
-5 second # -
-5 second # SUBJECT
-5 second # it
-5 second # on
-5 second 'd ONE
-5 second ( #
-5 second , at
-5 second , to
-5 second - >
-5 second ; it
-5 second < .
-5 second < by
-5 second < correct
-5 second < for
-5 second = #
-5 second > <
-5 second ONE cas
-5 second ONE thi
-5 second SUBJECT are
-5 second SUBJECT for
-5 second a SUBJECT
-5 second after the
-5 second again the
-5 second all >
-5 second all ONE
-5 second and >
-5 second and ONE
-5 second as 's
-5 second between and
-5 second fil >
-5 second for year
-5 second from so
-5 second had order
-5 second i go
-5 second includ ONE
-5 second list >
-5 second list ONE
-5 second loan >
-5 second my .
-5 second only >
-5 second point >
-5 second quarter ONE
-5 second recomput the
-5 second second :
-5 second sign ONE
-5 second so suspect
-5 second that not
-5 second the as
-5 second the sourc
-5 second the year
-5 second use .
-5 second verifi ONE
-5 second well SUBJECT
-5 second will SUBJECT
-5 second you about
-5 word >
-5 word again
-5 word agre
-5 word authoritativ
-5 word capacity
-5 word fail
-5 word floor
-5 word full
-5 word install
-5 word last
-5 word lower
-5 word measurement
-5 word new
-5 word overall
-5 word real
-5 word refresh
-5 word remov
-5 word rest
-5 word t
-5 word thos
5 next # )
5 next # :
5 next # SUBJECT
5 next ) =
5 next , includ
5 next , is
5 next , reach
5 next - check
5 next : it
5 next < caveat
5 next < of
5 next < p
5 next < som
5 next ONE becaus
5 next SUBJECT from
5 next SUBJECT to
5 next a transposition
5 next a week
5 next add the
5 next are SUBJECT
5 next by mistak
5 next can not
5 next car .
5 next card .
5 next column :
5 next count every
5 next db >
5 next doe not
5 next entry for
5 next figur of
5 next is out
5 next is right
5 next last one
5 next list )
5 next my first
5 next not trust
5 next on .
5 next p (
5 next paid by
5 next pass :
5 next plac in
5 next put ONE
5 next reject :
5 next sheet list
5 next sheet say
5 next summary .
5 next than #
5 next the chart
5 next the closur
5 next the counter
5 next the entry
5 next the portal
5 next the safety
5 next the statu
5 next tool 's
5 next transposition .
5 next valu :
5 next was SUBJECT
5 next wer told
5 next with ONE
5 next wrong .
5 second # .
5 second # for
5 second 's has
5 second ( ,
5 second , are
5 second , is
5 second : order
5 second < -
5 second < archiv
5 second < databas
5 second < form
5 second < mean
5 second < person
5 second < the
5 second ONE against
5 second ONE nicht
5 second SUBJECT and
5 second SUBJECT total
5 second a of
5 second and not
5 second and the
5 second answer ,
5 second api >
5 second as ,
5 second as .
5 second asset ,
5 second at %
5 second car >
5 second card >
5 second count twic
5 second do trust
5 second for ,
5 second for SUBJECT
5 second form ONE
5 second had ONE
5 second hav .
5 second hav that
5 second nam .
5 second of ONE
5 second of wer
5 second on >
5 second on is
5 second plac ONE
5 second print >
5 second report .
5 second shift >
5 second so of
5 second summary >
5 second the >
5 second the for
5 second the with
5 second took in
5 second total so
5 second transposition >
5 second up ONE
5 second was the
5 second wer by
5 second wer to
5 second would #
5 second wrong >
5 word apparently
5 word closur
5 word day
5 word door
5 word follow
5 word form
5 word gat
5 word how
5 word ignor
5 word kpi
5 word many
5 word me
5 word must
5 word nin
5 word nobody
5 word over
5 word p
5 word pass
5 word person
5 word reach
5 word record
5 word reproduc
5 word request
5 word speak
5 word station
5 word statistic
5 word ten
5 word told
5 word transposition
5 word want
5 word websit
5 word wert
5 word wher
""",
    "pair": """\
124 next not RIVAL
-109 next not THIS
105 next = THIS
104 next RIVAL )
-100 next THIS )
-92 next = RIVAL
90 next < THIS
89 next THIS SUBJECT
87 second answer THIS
-85 next THIS RIVAL
-73 next so RIVAL
73 next so THIS
72 next from RIVAL
71 next is THIS
-70 next is RIVAL
-69 second answer RIVAL
69 next RIVAL #
-68 next RIVAL SUBJECT
68 second THIS SUBJECT
-67 next < RIVAL
-64 next RIVAL (
63 second RIVAL but
-62 next the THIS
62 next THIS ;
62 second is THIS
-61 next THIS #
61 next the RIVAL
60 second THIS >
-59 next RIVAL >
-59 next from THIS
59 next THIS (
59 second SUBJECT THIS
58 next RIVAL 's
58 next RIVAL THIS
57 second in THIS
56 second THIS .
-55 next THIS 's
-55 second THIS but
-55 second ahead THIS
-55 second in RIVAL
-55 second is RIVAL
-54 next be RIVAL
-54 next of THIS
54 next : THIS
54 next of RIVAL
-53 second RIVAL THIS
52 second ahead RIVAL
51 next but THIS
-50 next between RIVAL
50 next THIS >
50 second no RIVAL
-48 next RIVAL ;
48 next THIS on
47 next no RIVAL
47 next non RIVAL
47 second follow RIVAL
-46 next , RIVAL
-46 next RIVAL on
-46 second RIVAL .
-46 second less RIVAL
46 next THIS ,
46 second THIS ;
46 second THIS defectiv
46 second less THIS
45 word ;
-44 next non THIS
-44 second RIVAL defectiv
-44 second follow THIS
44 next nicht RIVAL
-43 next no THIS
-43 second a THIS
43 second RIVAL =
43 second THIS all
43 second not RIVAL
-42 second RIVAL SUBJECT
-42 second RIVAL all
-42 second THIS =
-42 second THIS RIVAL
42 next THIS order
42 next THIS well
42 next between THIS
42 second ther THIS
-41 next RIVAL well
41 next RIVAL abov
41 second rather RIVAL
-40 next . RIVAL
40 next . THIS
40 next THIS .
40 next be THIS
-39 next THIS abov
-39 next but RIVAL
-39 next to RIVAL
-39 second no THIS
-39 word or
39 next ( RIVAL
39 next , THIS
39 second a RIVAL
39 second should THIS
-38 next nicht THIS
-38 second RIVAL ;
-38 second rather THIS
-38 second ther RIVAL
38 next SUBJECT THIS
38 second THIS reject
-37 next RIVAL order
-37 second RIVAL reject
-37 second not THIS
37 next THIS :
37 next THIS after
-36 second THIS by
-35 next for THIS
-35 second should RIVAL
35 next RIVAL doe
35 second median RIVAL
-34 next RIVAL after
-34 second SUBJECT RIVAL
-34 second median THIS
34 next RIVAL is
34 next for RIVAL
34 next only THIS
-33 second RIVAL with
-33 second it RIVAL
33 second THIS nicht
33 second it THIS
33 second than RIVAL
-32 next RIVAL and
-32 second THIS to
-32 second than THIS
32 next THIS onc
32 second RIVAL #
32 second THIS with
32 second correction THIS
32 second was THIS
-31 next THIS doe
-31 next only RIVAL
-31 second THIS less
-31 second sheet THIS
31 second : THIS
31 second = RIVAL
31 second RIVAL less
31 second RIVAL may
31 second THIS :
31 second sheet RIVAL
31 word .
-30 next ( THIS
-30 next RIVAL onc
-30 next at RIVAL
-30 next saw RIVAL
-30 second : RIVAL
-30 second THIS may
-30 second correction RIVAL
-30 second was RIVAL
30 next THIS in
30 next saw THIS
30 next with RIVAL
-29 next RIVAL ,
-29 second = THIS
-29 second RIVAL (
-29 second RIVAL nicht
-29 second ledger RIVAL
29 next # THIS
29 next likely THIS
29 next over RIVAL
29 second RIVAL by
29 second THIS runner
29 second but THIS
29 second ledger THIS
29 second them THIS
29 word not
-28 next - THIS
-28 next : RIVAL
-28 next RIVAL with
-28 next over THIS
-28 next with THIS
-28 second , >
-28 second but RIVAL
28 next THIS lead
28 next THIS rather
28 next at THIS
28 second RIVAL )
28 second RIVAL be
28 second RIVAL not
28 second RIVAL to
28 second THIS median
28 second THIS whil
-27 next RIVAL :
-27 next RIVAL lead
-27 next say THIS
-27 second RIVAL median
-27 second RIVAL runner
-27 second RIVAL whil
-27 second THIS be
-27 second them RIVAL
27 next > RIVAL
27 next been THIS
27 next es THIS
27 next wer THIS
27 second rank THIS
-26 next RIVAL follow
-26 next RIVAL rather
-26 next likely RIVAL
-26 next wer RIVAL
-26 second RIVAL :
-26 second portal THIS
26 next . >
26 next THIS ?
26 next THIS beat
26 next then RIVAL
26 second RIVAL been
26 second RIVAL sd
26 second RIVAL sondern
26 second are THIS
26 second es THIS
26 second final THIS
26 second go THIS
26 word i
-25 next SUBJECT RIVAL
-25 next and RIVAL
-25 next been RIVAL
-25 next other RIVAL
-25 next then THIS
-25 second RIVAL >
-25 second THIS )
-25 second THIS without
-25 second are RIVAL
-25 second compar THIS
25 next THIS against
25 next leav THIS
25 next other THIS
25 second RIVAL second
25 second THIS tim
25 second compar RIVAL
25 second db RIVAL
25 second most THIS
25 second of RIVAL
25 second out THIS
25 second tim THIS
25 second up RIVAL
-24 next # RIVAL
-24 next RIVAL .
-24 next RIVAL against
-24 next RIVAL at
-24 next by THIS
-24 next l THIS
-24 second < RIVAL
-24 second THIS sd
-24 second db THIS
-24 second final RIVAL
-24 second go RIVAL
-24 second up THIS
-24 second wer THIS
24 next RIVAL =
24 next RIVAL includ
24 next RIVAL should
24 next THIS are
24 next THIS has
24 next either THIS
24 next sondern THIS
24 second THIS top
24 second feed RIVAL
24 second wer RIVAL
24 second would RIVAL
-23 next THIS -
-23 next THIS =
-23 next es RIVAL
-23 next la RIVAL
-23 second RIVAL tim
-23 second RIVAL top
-23 second THIS been
-23 second THIS sondern
-23 second api THIS
-23 second most RIVAL
-23 second out RIVAL
23 next by RIVAL
23 next said RIVAL
23 next that THIS
23 next to THIS
23 next use THIS
23 second RIVAL correction
23 second THIS i
23 second api RIVAL
23 second en THIS
-22 next RIVAL are
-22 next THIS mor
-22 next either RIVAL
-22 next leav RIVAL
-22 next said THIS
-22 next survey RIVAL
-22 next than THIS
-22 next that RIVAL
-22 second ( THIS
-22 second THIS would
-22 second feed THIS
-22 second so RIVAL
-22 second tim RIVAL
-22 second vs RIVAL
-22 second would THIS
22 next RIVAL mor
22 next THIS at
22 next than RIVAL
22 second THIS die
22 second THIS of
22 second fin THIS
22 second portal RIVAL
-21 next > THIS
-21 next THIS includ
-21 second THIS correction
-21 second THIS lat
-21 second fin RIVAL
-21 second of THIS
-21 second rank RIVAL
21 next THIS follow
21 next THIS with
21 next compar RIVAL
21 next sino THIS
21 second < THIS
21 second RIVAL lat
21 second RIVAL than
21 second RIVAL without
21 second RIVAL would
21 second THIS (
21 second candidat RIVAL
21 second so THIS
-20 next THIS should
-20 next compar THIS
-20 next sondern RIVAL
-20 next use RIVAL
-20 second RIVAL wherea
-20 second THIS saturday
-20 second es RIVAL
-20 second giv RIVAL
-20 second to SUBJECT
-20 word nor
-20 word si
20 next count RIVAL
20 next la THIS
20 next out RIVAL
20 second RIVAL RIVAL
20 second RIVAL mai
20 second RIVAL saturday
20 second THIS after
20 second THIS wherea
20 second first RIVAL
20 second giv THIS
20 second rat THIS
20 second register RIVAL
20 second revis THIS
20 second vs THIS
-19 next < answer
-19 next RIVAL beat
-19 next RIVAL in
-19 next RIVAL wer
-19 next THIS first
-19 second RIVAL die
-19 second RIVAL of
-19 second RIVAL total
-19 second THIS second
-19 second en RIVAL
-19 second first THIS
-19 second winner RIVAL
-19 word report
19 next RIVAL did
19 next l RIVAL
19 second THIS mor
19 second THIS total
19 second e RIVAL
19 second figur THIS
19 second target RIVAL
19 second the is
19 second to THIS
19 second winner THIS
19 word is
-18 next THIS for
-18 next THIS would
-18 next by the
-18 next print THIS
-18 second RIVAL i
-18 second THIS #
-18 second THIS mai
-18 second THIS than
-18 second figur RIVAL
-18 second may RIVAL
-18 second or .
-18 second rat RIVAL
-18 second target THIS
-18 word neither
18 next RIVAL first
18 next print RIVAL
18 second 'd THIS
18 second ( RIVAL
18 second RIVAL in
18 second RIVAL pero
18 second and ,
18 second endpoint RIVAL
18 second is .
18 second may THIS
18 second total THIS
-17 next RIVAL has
-17 next RIVAL or
-17 next RIVAL per
-17 next THIS did
-17 next as RIVAL
-17 next could be
-17 next mak RIVAL
-17 next out THIS
-17 next see THIS
-17 second % THIS
-17 second THIS pero
-17 second THIS yet
-17 second and .
-17 second befor THIS
-17 second candidat THIS
-17 second com THIS
-17 second endpoint THIS
-17 second register THIS
-17 second revis RIVAL
-17 second sit RIVAL
17 next RIVAL for
17 next RIVAL we
17 next RIVAL would
17 next THIS cam
17 next THIS crash
17 next THIS it
17 next as THIS
17 next see RIVAL
17 next survey THIS
17 next women RIVAL
17 second THIS high
17 second avg THIS
17 second befor RIVAL
17 second com RIVAL
17 second s RIVAL
17 second stor THIS
-16 next RIVAL it
-16 next RIVAL turn
-16 next THIS we
-16 next after THIS
-16 next count THIS
-16 next got RIVAL
-16 next or THIS
-16 next women THIS
-16 second THIS THIS
-16 second avg RIVAL
-16 second gap RIVAL
-16 second s THIS
-16 second stor RIVAL
-16 second the of
-16 second to ,
-16 second total RIVAL
-16 word and
-16 word se
16 next ; THIS
16 next < i
16 next RIVAL sino
16 next THIS instead
16 next THIS per
16 next THIS turn
16 next after RIVAL
16 next compt THIS
16 next get THIS
16 next say RIVAL
16 second % RIVAL
16 second RIVAL r
16 second THIS an
16 second THIS cheaper
16 second et RIVAL
16 second gap THIS
16 second mean RIVAL
16 second they THIS
16 word from
-15 next , and
-15 next RIVAL ?
-15 next RIVAL crash
-15 next THIS but
-15 next THIS by
-15 next box RIVAL
-15 next get RIVAL
-15 next sino RIVAL
-15 second 'd RIVAL
-15 second RIVAL after
-15 second RIVAL an
-15 second RIVAL e
-15 second RIVAL high
-15 second RIVAL mor
-15 second RIVAL the
-15 second THIS r
-15 second b THIS
-15 second et THIS
-15 second export RIVAL
-15 second mean THIS
-15 second servic THIS
-15 second summary THIS
-15 second the say
-15 second without THIS
-15 word sourc
15 next RIVAL can
15 next RIVAL com
15 next RIVAL look
15 next THIS and
15 next about THIS
15 next mai THIS
15 next mak THIS
15 next pas RIVAL
15 second RIVAL final
15 second THIS just
15 second THIS on
15 second THIS remov
15 second that THIS
15 word that
-14 next RIVAL instead
-14 next THIS can
-14 next THIS fewer
-14 next THIS look
-14 next THIS or
-14 next THIS to
-14 next it is
-14 second RIVAL just
-14 second RIVAL remov
-14 second RIVAL sourc
-14 second THIS it
-14 second THIS its
-14 second cadastr THIS
-14 second neither nor
-14 second of SUBJECT
-14 second open THIS
-14 second plan RIVAL
-14 second releas THIS
-14 second that RIVAL
-14 second they RIVAL
-14 second to RIVAL
-14 word camera
-14 word could
-14 word o
-14 word without
14 next RIVAL but
14 next RIVAL fewer
14 next RIVAL won
14 next THIS had
14 next measur THIS
14 next quot THIS
14 next read RIVAL
14 next return RIVAL
14 second , is
14 second RIVAL wer
14 second THIS unit
14 second _ :
14 second entry RIVAL
14 second instead RIVAL
14 second open RIVAL
14 second releas RIVAL
14 second summary RIVAL
14 second we RIVAL
14 word out
-13 next RIVAL o
-13 next THIS pag
-13 next about RIVAL
-13 next compt RIVAL
-13 next measur RIVAL
-13 next o THIS
-13 next return THIS
-13 second RIVAL could
-13 second RIVAL for
-13 second THIS final
-13 second THIS not
-13 second THIS they
-13 second e THIS
-13 second entry THIS
-13 second we THIS
-13 word both
-13 word rang
13 next 's RIVAL
13 next - RIVAL
13 next ; RIVAL
13 next RIVAL a
13 next RIVAL entry
13 next RIVAL last
13 next RIVAL mai
13 next RIVAL pag
13 next RIVAL —
13 next THIS from
13 next THIS wer
13 next got THIS
13 next hav RIVAL
13 next in RIVAL
13 next on THIS
13 next the former
13 second # RIVAL
13 second , ,
13 second : .
13 second RIVAL le
13 second RIVAL they
13 second THIS averag
13 second THIS down
13 second THIS for
13 second THIS last
13 second THIS the
13 second b RIVAL
13 second export THIS
13 second servic RIVAL
13 second sit THIS
13 word as
13 word former
-12 next # >
-12 next RIVAL from
-12 next RIVAL had
-12 next RIVAL of
-12 next THIS a
-12 next THIS com
-12 next THIS entry
-12 next THIS won
-12 next or RIVAL
-12 next quot RIVAL
-12 second < -
-12 second RIVAL down
-12 second RIVAL last
-12 second RIVAL on
-12 second THIS in
-12 second THIS nam
-12 second for THIS
-12 second instead THIS
-12 second longer THIS
-12 second number RIVAL
-12 second point THIS
-12 second recomput RIVAL
-12 second tabl THIS
-12 second the THIS
-12 word are
-12 word het
-12 word im
-12 word oder
-12 word sich
12 next < not
12 next ? >
12 next de RIVAL
12 second RIVAL january
12 second RIVAL nam
12 second RIVAL year
12 second THIS a
12 second THIS e
12 second THIS sourc
12 second for RIVAL
12 second i THIS
12 second plan THIS
12 second recomput THIS
12 second replac RIVAL
12 word ?
12 word _
12 word hav
12 word wer
-11 next , SUBJECT
-11 next RIVAL cam
-11 next SUBJECT was
-11 next claim THIS
-11 next read THIS
-11 next the sam
-11 second # the
-11 second < is
-11 second RIVAL cheaper
-11 second RIVAL unit
-11 second RIVAL who
-11 second THIS january
-11 second THIS le
-11 second report THIS
-11 second say .
-11 second the fil
-11 word -
-11 word between
-11 word impossibl
-11 word sam
11 next , which
11 next RIVAL count
11 next RIVAL that
11 next RIVAL was
11 next claim RIVAL
11 second : >
11 second RIVAL had
11 second RIVAL out
11 second RIVAL yet
11 second THIS who
11 second at RIVAL
11 second hav THIS
11 second number THIS
11 second or ?
11 second registry RIVAL
11 second tabl RIVAL
11 second you RIVAL
11 word of
-10 next < #
-10 next < neither
-10 next SUBJECT by
-10 next THIS if
-10 next THIS sino
-10 next answer :
-10 next depend on
-10 next has the
-10 next hav THIS
-10 next mai RIVAL
-10 next pas THIS
-10 second RIVAL log
-10 second RIVAL mean
-10 second SUBJECT of
-10 second SUBJECT the
-10 second THIS are
-10 second THIS at
-10 second THIS das
-10 second THIS had
-10 second at THIS
-10 second could RIVAL
-10 second either RIVAL
-10 second estimat THIS
-10 second hav RIVAL
-10 second nicht .
-10 second replac THIS
-10 second the SUBJECT
-10 word depend
-10 word je
10 next RIVAL the
10 next RIVAL vs
10 next THIS deliver
10 next behind RIVAL
10 next fueron THIS
10 next hold RIVAL
10 next mean RIVAL
10 next one RIVAL
10 second , the
10 second < (
10 second RIVAL first
10 second RIVAL its
10 second RIVAL sinc
10 second RIVAL wrong
10 second SUBJECT >
10 second either THIS
10 second estimat RIVAL
10 second haben RIVAL
10 second in .
10 second one THIS
10 second plac RIVAL
10 second point RIVAL
10 word 's
10 word =
10 word should
-9 next , the
-9 next RIVAL e
-9 next SUBJECT in
-9 next SUBJECT is
-9 next THIS last
-9 next THIS mai
-9 next THIS o
-9 next THIS that
-9 next THIS vs
-9 next THIS —
-9 next behind THIS
-9 next count is
-9 next hold THIS
-9 next in THIS
-9 next it RIVAL
-9 next it could
-9 next lie between
-9 next o RIVAL
-9 second < to
-9 second RIVAL averag
-9 second RIVAL list
-9 second THIS wrong
-9 second count RIVAL
-9 second haben THIS
-9 second is of
-9 second one RIVAL
-9 second the in
-9 second you THIS
-9 word due
-9 word order
-9 word pas
-9 word register
-9 word somewher
-9 word to
9 next , but
9 next , not
9 next SUBJECT :
9 next the latter
9 second , and
9 second , former
9 second > >
9 second RIVAL has
9 second THIS list
9 second THIS mean
9 second error THIS
9 second from to
9 second i the
9 second not .
9 second wer .
9 word cam
9 word first
9 word latter
9 word no
9 word rank
9 word revis
9 word year
-8 next # which
-8 next , without
-8 next : null
-8 next < report
-8 next < sourc
-8 next RIVAL deliver
-8 next RIVAL peopl
-8 next SUBJECT >
-8 next SUBJECT SUBJECT
-8 next THIS count
-8 next THIS exceed
-8 next THIS nor
-8 next accord to
-8 next fueron RIVAL
-8 next log RIVAL
-8 next neither THIS
-8 next nor RIVAL
-8 next nor THIS
-8 next one THIS
-8 next order (
-8 next the SUBJECT
-8 next the websit
-8 second - THIS
-8 second < annual
-8 second < could
-8 second < daily
-8 second SUBJECT #
-8 second THIS first
-8 second THIS has
-8 second THIS out
-8 second THIS sinc
-8 second THIS year
-8 second answer null
-8 second catalogu THIS
-8 second could THIS
-8 second csv RIVAL
-8 second error RIVAL
-8 second has ,
-8 second in >
-8 second is by
-8 second not and
-8 second register .
-8 word circulation
-8 word daily
-8 word databas
-8 word lie
-8 word null
-8 word say
-8 word som
-8 word survey
-8 word websit
-8 word é
8 next ) .
8 next : the
8 next ; the
8 next < SUBJECT
8 next RIVAL as
8 next RIVAL exceed
8 next RIVAL seem
8 next SUBJECT ;
8 next SUBJECT and
8 next a RIVAL
8 next former is
8 next it THIS
8 next the registry
8 next which THIS
8 second , .
8 second , _
8 second RIVAL ,
8 second RIVAL is
8 second RIVAL too
8 second SUBJECT SUBJECT
8 second THIS could
8 second cadastr RIVAL
8 second other RIVAL
8 second tool RIVAL
8 second two ,
8 second without RIVAL
8 word beat
8 word but
8 word correct
8 word final
8 word had
8 word last
8 word sino
8 word the
-7 next # has
-7 next # order
-7 next , das
-7 next THIS oder
-7 next THIS seem
-7 next THIS the
-7 next a THIS
-7 next giv RIVAL
-7 next it .
-7 next longer than
-7 next mean THIS
-7 next nam THIS
-7 next oder RIVAL
-7 next of the
-7 next on RIVAL
-7 next only #
-7 next or the
-7 next rang from
-7 next report #
-7 next the annual
-7 next the survey
-7 next was the
-7 next you trust
-7 second # (
-7 second , than
-7 second < :
-7 second RIVAL report
-7 second SUBJECT ,
-7 second THIS la
-7 second THIS wer
-7 second has SUBJECT
-7 second i RIVAL
-7 second it >
-7 second km RIVAL
-7 second lie RIVAL
-7 second not )
-7 second registry THIS
-7 second say ,
-7 second the has
-7 word dashboard
-7 word de
-7 word ledger
-7 word level
-7 word result
-7 word tabl
7 next ( #
7 next , as
7 next , so
7 next < either
7 next < of
7 next < they
7 next SUBJECT .
7 next SUBJECT log
7 next THIS fail
7 next box THIS
7 next had THIS
7 next log THIS
7 next longer RIVAL
7 next 张 >
7 second : :
7 second < ,
7 second < SUBJECT
7 second < of
7 second RIVAL as
7 second SUBJECT and
7 second SUBJECT has
7 second THIS and
7 second THIS then
7 second and on
7 second correct >
7 second km THIS
7 second on .
7 second report RIVAL
7 second ros RIVAL
7 second scan RIVAL
7 second the one
7 second week RIVAL
7 word a
7 word after
7 word been
7 word duplicat
7 word higher
7 word mai
7 word mean
7 word niet
7 word remov
7 word second
7 word system
7 word wrong
-6 next ) vs
-6 next , could
-6 next - up
-6 next < could
-6 next < het
-6 next RIVAL fail
-6 next RIVAL without
-6 next SUBJECT sit
-6 next THIS as
-6 next THIS is
-6 next THIS was
-6 next all THIS
-6 next annual report
-6 next between the
-6 next but #
-6 next dashboard ,
-6 next had RIVAL
-6 next rat ,
-6 next register .
-6 next report has
-6 next sourc :
-6 next the count
-6 next the summary
-6 next which RIVAL
-6 next 张 ,
-6 second # wer
-6 second 'est RIVAL
-6 second , be
-6 second - SUBJECT
-6 second ; could
-6 second < and
-6 second < be
-6 second RIVAL a
-6 second RIVAL and
-6 second RIVAL from
-6 second RIVAL then
-6 second SUBJECT is
-6 second THIS too
-6 second THIS you
-6 second and are
-6 second are .
-6 second at ;
-6 second brochur THIS
-6 second but #
-6 second dashboard THIS
-6 second data THIS
-6 second each THIS
-6 second list THIS
-6 second not which
-6 second on SUBJECT
-6 second or RIVAL
-6 second plac THIS
-6 second register >
-6 second scan THIS
-6 second the RIVAL
-6 second tool THIS
-6 second week THIS
-6 second wer and
-6 second will THIS
-6 second you the
-6 word #
-6 word annual
-6 word api
-6 word by
-6 word card
-6 word has
-6 word mill
-6 word their
-6 word 张
6 next # and
6 next , it
6 next , yet
6 next < la
6 next < no
6 next < rank
6 next THIS row
6 next THIS sign
6 next all RIVAL
6 next answer is
6 next count ,
6 next giv THIS
6 next invoic RIVAL
6 next is the
6 next rank :
6 next report THIS
6 second # >
6 second 's ,
6 second ) >
6 second ; is
6 second < hav
6 second RIVAL at
6 second RIVAL com
6 second RIVAL only
6 second RIVAL them
6 second THIS correct
6 second THIS from
6 second THIS log
6 second THIS select
6 second brochur RIVAL
6 second catalogu RIVAL
6 second csv THIS
6 second de ,
6 second each RIVAL
6 second fil RIVAL
6 second in ,
6 second la .
6 second lead THIS
6 second run THIS
6 second than .
6 second the log
6 second to .
6 second valu RIVAL
6 second which RIVAL
6 word >
6 word en
6 word ist
6 word los
6 word mor
6 word return
6 word sinc
6 word use
-5 next ( not
-5 next , by
-5 next , or
-5 next , sourc
-5 next , valu
-5 next : #
-5 next : sourc
-5 next < by
-5 next < candidat
-5 next RIVAL hav
-5 next RIVAL nor
-5 next RIVAL oder
-5 next RIVAL row
-5 next RIVAL sign
-5 next RIVAL whil
-5 next SUBJECT wer
-5 next THIS claim
-5 next THIS only
-5 next THIS without
-5 next but only
-5 next candidat :
-5 next gav THIS
-5 next if you
-5 next log :
-5 next longer THIS
-5 next neither RIVAL
-5 next not say
-5 next oder THIS
-5 next on the
-5 next say which
-5 next show THIS
-5 next the cadastr
-5 next the district
-5 next the leaflet
-5 next the ministry
-5 next ther are
-5 second ) .
-5 second , at
-5 second , if
-5 second , only
-5 second ; the
-5 second RIVAL if
-5 second SUBJECT rat
-5 second SUBJECT was
-5 second THIS com
-5 second THIS only
-5 second accord the
-5 second and THIS
-5 second and both
-5 second be ,
-5 second be .
-5 second between and
-5 second dat RIVAL
-5 second depend the
-5 second fil THIS
-5 second if are
-5 second is ,
-5 second mor THIS
-5 second only SUBJECT
-5 second or ,
-5 second or THIS
-5 second the databas
-5 second valu THIS
-5 second was in
-5 second wer in
-5 word b
-5 word cadastr
-5 word cancell
-5 word csv
-5 word definition
-5 word district
-5 word exclud
-5 word giv
-5 word l
-5 word list
-5 word ministry
-5 word overall
-5 word peopl
-5 word per
-5 word portal
-5 word scal
-5 word summary
-5 word tell
5 next 'est pas
5 next , nicht
5 next : SUBJECT
5 next : valu
5 next < in
5 next RIVAL by
5 next RIVAL claim
5 next RIVAL only
5 next _ answer
5 next but the
5 next i hav
5 next it :
5 next it was
5 next n 'est
5 next order .
5 next other ,
5 next the feed
5 next the rat
5 next to be
5 next was RIVAL
5 second ( remov
5 second , (
5 second , a
5 second - RIVAL
5 second < >
5 second < _
5 second < or
5 second < rat
5 second = >
5 second RIVAL are
5 second RIVAL it
5 second RIVAL next
5 second RIVAL was
5 second and ;
5 second and RIVAL
5 second but is
5 second data RIVAL
5 second differ THIS
5 second each ,
5 second list RIVAL
5 second longer RIVAL
5 second mai .
5 second mor RIVAL
5 second n pas
5 second of two
5 second one the
5 second order >
5 second the differ
5 second the giv
5 second the system
5 second to api
5 word about
5 word ask
5 word averag
5 word cheaper
5 word compar
5 word feed
5 word figur
5 word for
5 word four
5 word go
5 word il
5 word log
5 word maar
5 word n
5 word option
5 word plac
5 word que
5 word queu
5 word ros
5 word row
5 word show
5 word so
5 word they
5 word ticket
5 word top
5 word why
5 word —
""",
    "after_this": """\
50 next < the
-44 word which
41 word b
-40 word leav
-36 word that
-35 next < that
-34 second SUBJECT >
-34 second the is
-34 word wrong
-33 next < SUBJECT
33 next < i
33 word but
-32 next is wrong
-32 word SUBJECT
31 second : >
30 next , but
-28 next and i
28 second < :
-27 next that figur
-27 next wrong .
-27 second wrong >
-26 next ? >
-26 word ?
-26 word i
26 next is the
26 word support
-25 second < -
25 second # #
25 word )
25 word c
-24 next do not
-24 word .
-23 next . >
-23 second < figur
23 word high
23 word option
23 word unit
-22 second that is
-22 word treat
22 next log .
22 word by
22 word refund
22 word second
22 word the
21 second the of
21 word confirm
20 next # -
20 next with the
20 second < >
20 second the figur
-19 next i hav
-19 next the two
19 second log >
19 word may
-18 next SUBJECT .
-18 next hav no
-18 word both
-18 word has
18 word lower
18 word was
-17 next the whol
-17 second i no
-17 second i noth
-17 second not which
-17 word do
-17 word noth
17 second confirm .
17 word go
-16 next ; i
-16 next SUBJECT SUBJECT
-16 next hav noth
-16 next i leav
-16 second is .
-16 word been
16 next < unit
16 next unit :
16 second < second
16 second unit SUBJECT
16 word best
-15 second < ,
-15 second < hav
-15 second as .
-15 second i the
-15 second not a
-15 word hav
-15 word no
-15 word whol
15 next # #
15 next ) .
15 next by the
15 next the latter
15 next the one
15 second # >
15 second ) >
15 second can confirm
15 second is one
15 second the one
15 word (
15 word latter
15 word list
-14 next so pleas
-14 next which one
-14 second , pleas
-14 second of two
-14 second which is
-14 word just
-14 word many
-14 word tak
-14 word tell
14 next < best
14 next < week
14 next latter .
14 next not confirm
14 next the second
14 second < latter
14 second latter >
14 second may >
14 word :
-13 next < treat
-13 next has been
-13 next other .
-13 next s .
-13 next to be
-13 next which of
-13 second and hav
-13 second in ,
-13 second only #
-13 second other >
-13 second s >
-13 second which #
-13 word #
-13 word count
-13 word me
-13 word sourc
-13 word to
13 next : SUBJECT
13 next : b
13 next < may
13 next that .
13 second is SUBJECT
13 second that >
13 word ,
13 word about
13 word fil
13 word reason
-12 next # >
-12 next SUBJECT >
-12 next that is
-12 next use it
-12 second , SUBJECT
-12 second < would
-12 second and are
-12 second i not
-12 second noth the
-12 second that wrong
-12 second the test
-12 second to out
-12 word answer
-12 word remain
-12 word s
-12 word someon
-12 word two
12 next go with
12 next it is
12 next that the
12 next the log
12 word api
12 word form
12 word plan
-11 next . s
-11 next < assessment
-11 next < p
-11 next < they
-11 next < with
-11 next a .
-11 next conflict ,
-11 next each other
-11 next i do
-11 next i would
-11 next p .
-11 next wrong ;
-11 second # SUBJECT
-11 second < 's
-11 second < has
-11 second < leav
-11 second a >
-11 second conflict and
-11 second i leav
-11 second p s
-11 word assessment
-11 word neither
-11 word p
-11 word publish
-11 word select
-11 word test
-11 word therefor
11 next # %
11 next ; the
11 second figur the
11 second not the
11 word %
11 word databas
11 word if
11 word requir
11 word show
11 word sinc
11 word unfortunately
11 word use
-10 next , that
-10 next < hmm
-10 next < neither
-10 next < no
-10 next SUBJECT ?
-10 next a number
-10 next are in
-10 next hmm ,
-10 next in conflict
-10 next is too
-10 next leav out
-10 next leav the
-10 next open .
-10 next to say
-10 second are conflict
-10 second is to
-10 second no for
-10 second not it
-10 second on SUBJECT
-10 second open >
-10 second publish .
-10 second remain .
-10 word each
-10 word hmm
-10 word instead
-10 word mean
-10 word stat
-10 word told
-10 word unknown
-10 word you
10 next : #
10 next as the
10 next not that
10 next of the
10 next thi is
10 second a number
10 second conflict the
10 second end >
10 second i with
10 second not .
10 second not for
10 second one right
10 second the .
10 word a
10 word all
10 word becaus
10 word end
10 word lik
10 word next
10 word reservation
10 word see
10 word trust
-9 next , and
-9 next < one
-9 next < someon
-9 next contradict each
-9 next look at
-9 next so that
-9 next thi number
-9 next undecid .
-9 second , on
-9 second . .
-9 second < answer
-9 second be ;
-9 second contradict other
-9 second for .
-9 second i need
-9 second the ,
-9 second too to
-9 second undecid >
-9 second which the
-9 second with .
-9 word abov
-9 word decid
-9 word photo
-9 word question
-9 word quot
-9 word reconcil
-9 word stay
-9 word they
-9 word undecid
9 next % >
9 next < end
9 next align >
9 next and #
9 next end align
9 next next step
9 next right .
9 next second one
9 next to hav
9 second # the
9 second ( )
9 second : %
9 second < #
9 second < align
9 second other .
9 second the SUBJECT
9 second the in
9 second the list
9 second thi the
9 word add
9 word align
9 word breakdown
9 word chang
9 word doubt
9 word four
9 word its
9 word log
9 word on
9 word rul
9 word search
9 word shar
9 word survey
9 word week
-8 next , i
-8 next < sourc
-8 next < which
-8 next figur is
-8 next instead of
-8 next it 's
-8 next it ;
-8 next no better
-8 next no valid
-8 next number as
-8 next the first
-8 next treat the
-8 next with #
-8 next yet .
-8 second SUBJECT SUBJECT
-8 second do hav
-8 second me >
-8 second q >
-8 second thi is
-8 second to which
-8 second treat number
-8 second yet >
-8 word allow
-8 word comput
-8 word decision
-8 word either
-8 word lin
-8 word maximum
-8 word mor
-8 word recommendation
-8 word thos
-8 word too
8 next < next
8 next < pleas
8 next about thi
8 next b >
8 next did not
8 next i trust
8 next left out
8 next list is
8 next one is
8 next sinc the
8 next the former
8 next the sam
8 next trust the
8 second # of
8 second , is
8 second , it
8 second < could
8 second SUBJECT the
8 second fil the
8 second i that
8 second on .
8 second right >
8 second so hav
8 second the 's
8 second the ;
8 second the survey
8 second to ,
8 word also
8 word column
8 word former
8 word one
8 word sam
8 word ticket
8 word want
-7 next : i
-7 next < sinc
-7 next abov #
-7 next and SUBJECT
-7 next for an
-7 next i wo
-7 next is still
-7 next me which
-7 next not hav
-7 next not tell
-7 next of them
-7 next on the
-7 next one of
-7 next out ,
-7 next should look
-7 next so the
-7 next sourc :
-7 next them .
-7 next unknown .
-7 next wo not
-7 second , 's
-7 second : SUBJECT
-7 second : had
-7 second < and
-7 second < do
-7 second < to
-7 second an of
-7 second been .
-7 second one the
-7 second should at
-7 second tell which
-7 second that ,
-7 second thi as
-7 second unknown >
-7 second you >
-7 second you it
-7 second your .
-7 word availabl
-7 word better
-7 word bill
-7 word centr
-7 word figur
-7 word mak
-7 word miss
-7 word offic
-7 word rank
-7 word say
-7 word stand
-7 word total
-7 word used
-7 word valid
-7 word wo
-7 word would
-7 word yet
7 next # )
7 next ) >
7 next < you
7 next a second
7 next and can
7 next but the
7 next i went
7 next in SUBJECT
7 next in thi
7 next is right
7 next one SUBJECT
7 next report the
7 next the unit
7 next want to
7 next was the
7 next week #
7 next went with
7 second < trust
7 second can be
7 second no to
7 second not that
7 second one per
7 second seem hav
7 second so with
7 second the fil
7 second the has
7 second went the
7 word ask
7 word complet
7 word did
7 word drop
7 word expect
7 word notic
7 word publication
7 word record
7 word their
7 word went
-6 next # m
-6 next < both
-6 next < recommendation
-6 next < thi
-6 next SUBJECT #
-6 next answer ,
-6 next assessment >
-6 next befor i
-6 next both are
-6 next either .
-6 next establish which
-6 next had only
-6 next has #
-6 next how many
-6 next in your
-6 next is at
-6 next leav thi
-6 next mor than
-6 next need to
-6 next no answer
-6 next not use
-6 next of thi
-6 next one .
-6 next other ,
-6 next pleas treat
-6 next re -
-6 next recommendation >
-6 next say which
-6 next that entry
-6 next the dashboard
-6 next the total
-6 next total is
-6 next two is
-6 next whol SUBJECT
-6 next year .
-6 next your question
-6 second # can
-6 second < are
-6 second < should
-6 second SUBJECT of
-6 second a .
-6 second can tell
-6 second either >
-6 second i ask
-6 second no .
-6 second one >
-6 second so do
-6 second that .
-6 second the contradict
-6 second the mix
-6 second the open
-6 second thi ;
-6 second which you
-6 second with and
-6 second year >
-6 word basi
-6 word brochur
-6 word broken
-6 word caution
-6 word correct
-6 word entry
-6 word establish
-6 word eur
-6 word hotel
-6 word implausibl
-6 word in
-6 word m
-6 word metr
-6 word point
-6 word re
-6 word siz
-6 word than
-6 word verifi
6 next , which
6 next ; pleas
6 next < okafor
6 next < q
6 next SUBJECT 's
6 next consider the
6 next fil .
6 next i consider
6 next i did
6 next i only
6 next me ,
6 next nam in
6 next no reason
6 next no row
6 next not includ
6 next plan .
6 next q #
6 next reason to
6 next so a
6 next the api
6 next thi with
6 next to doubt
6 next you ask
6 second , a
6 second - >
6 second < conflict
6 second < had
6 second < only
6 second < went
6 second SUBJECT #
6 second ask SUBJECT
6 second had SUBJECT
6 second i only
6 second it #
6 second plan >
6 second reason doubt
6 second that SUBJECT
6 second the was
6 second to it
6 second with #
6 word 's
6 word authority
6 word between
6 word cancell
6 word choos
6 word consider
6 word fail
6 word ground
6 word hand
6 word hour
6 word load
6 word longer
6 word okafor
6 word q
6 word rat
6 word result
6 word return
6 word school
6 word small
6 word step
6 word thi
6 word us
-5 next # to
-5 next 'd ask
-5 next < correction
-5 next < edit
-5 next < your
-5 next about #
-5 next and ther
-5 next at it
-5 next be repeat
-5 next be used
-5 next count the
-5 next edit :
-5 next for SUBJECT
-5 next hav a
-5 next i had
-5 next i tak
-5 next is impossibl
-5 next it up
-5 next leav it
-5 next leav that
-5 next log is
-5 next many ,
-5 next me to
-5 next miss .
-5 next not establish
-5 next not to
-5 next report a
-5 next should i
-5 next sourc is
-5 next tak the
-5 next tell me
-5 next tell which
-5 next the brochur
-5 next the lab
-5 next would hav
-5 second 's a
-5 second ; could
-5 second < SUBJECT
-5 second < as
-5 second < of
-5 second < question
-5 second < sourc
-5 second < two
-5 second < with
-5 second SUBJECT .
-5 second SUBJECT and
-5 second SUBJECT has
-5 second at point
-5 second each ,
-5 second had the
-5 second hav replacement
-5 second i both
-5 second i it
-5 second is ;
-5 second is for
-5 second is possibl
-5 second look the
-5 second miss >
-5 second no figur
-5 second other so
-5 second per .
-5 second pleas it
-5 second so figur
-5 second so treat
-5 second the :
-5 second the as
-5 second the blank
-5 second to wrong
-5 second treat with
-5 second up the
-5 second was and
-5 second would use
-5 second you me
-5 word advis
-5 word at
-5 word averag
-5 word could
-5 word dashboard
-5 word data
-5 word disregard
-5 word edit
-5 word enter
-5 word even
-5 word evidenc
-5 word filter
-5 word from
-5 word hold
-5 word ignor
-5 word impossibl
-5 word itself
-5 word lie
-5 word mix
-5 word month
-5 word must
-5 word other
-5 word outdat
-5 word payroll
-5 word pick
-5 word prob
-5 word probably
-5 word raw
-5 word repeat
-5 word replacement
-5 word somewher
-5 word third
-5 word who
5 next 's own
5 next , SUBJECT
5 next - #
5 next - check
5 next < answer
5 next < if
5 next SUBJECT are
5 next about that
5 next but i
5 next compar thi
5 next dat ,
5 next had #
5 next hav not
5 next hav the
5 next hour .
5 next i see
5 next is #
5 next is not
5 next is one
5 next is what
5 next no longer
5 next not a
5 next not availabl
5 next not chang
5 next not possibl
5 next of it
5 next open the
5 next see no
5 next the databas
5 next the tabl
5 next thi one
5 next unfortunately can
5 next use the
5 next valu .
5 next was not
5 next with a
5 second , you
5 second < did
5 second < former
5 second SUBJECT on
5 second SUBJECT own
5 second SUBJECT to
5 second but hav
5 second compar with
5 second go the
5 second hour >
5 second i open
5 second in SUBJECT
5 second it be
5 second it not
5 second list not
5 second no between
5 second no on
5 second of .
5 second of month
5 second sam .
5 second the column
5 second the databas
5 second the plan
5 second the win
5 second unfortunately not
5 second wer .
5 word befor
5 word cas
5 word different
5 word draft
5 word fewer
5 word general
5 word includ
5 word inconsistency
5 word nam
5 word of
5 word separat
5 word sorry
5 word turn
5 word unusual
5 word valu
5 word way
5 word we
5 word win
""",
    "after_rival": """\
42 next < SUBJECT
39 word #
-31 word b
30 word SUBJECT
28 second a >
-25 next < the
25 word ,
25 word :
24 next SUBJECT >
24 word a
23 second < ,
-21 next < i
-21 word both
-20 word high
20 second < -
20 word that
-19 word c
-19 word two
-18 word refund
18 next : i
18 second the .
17 next < that
-16 word ;
-16 word thes
-15 word one
-14 next # -
-14 next < week
-14 second : >
-14 word can
14 next # >
14 next , i
14 second i the
-13 next # #
-13 next : SUBJECT
-13 next < unit
-13 next unit :
-13 second unit SUBJECT
13 word even
13 word s
-12 next < best
-12 next < may
-12 next b >
-12 second # #
-12 second # >
-12 second may >
-12 word best
-12 word may
12 next . s
12 next : the
12 next < p
12 next first .
12 next i had
12 next i recommend
12 next p .
12 next s .
12 next the first
12 second : had
12 second < recommend
12 second first >
12 second p s
12 second s >
12 word evidenc
12 word first
12 word had
12 word p
12 word recommend
12 word select
-11 next < thes
-11 word not
11 next < #
11 next < sourc
11 word by
11 word on
11 word thi
-10 next the two
-10 second < two
-10 word could
-10 word for
-10 word hav
-10 word log
-10 word them
10 next < hmm
10 next hmm ,
10 next sourc :
10 second , on
10 word -
10 word hmm
10 word register
-9 next < pleas
-9 next i could
-9 second : %
-9 second < step
-9 second be .
-9 second end >
-9 second i not
-9 word and
-9 word end
-9 word other
-9 word pleas
-9 word step
-9 word support
-9 word unit
-9 word use
-9 word which
9 next , that
9 next . >
9 next < correction
9 next wait ,
9 second < is
9 word correction
9 word sourc
9 word wait
-8 next # %
-8 next % >
-8 next : b
-8 next can not
-8 next go with
-8 next i 'd
-8 second . >
-8 second < 'd
-8 second it not
-8 word %
-8 word 'd
-8 word choos
-8 word go
-8 word it
-8 word reconcil
-8 word you
8 next < edit
8 next < wait
8 next edit :
8 second clinic >
8 second q >
8 word .
8 word clinic
8 word edit
8 word the
-7 next : #
-7 next < it
-7 next < next
-7 next could not
-7 next each other
-7 next is right
-7 next next step
-7 next of them
-7 next right .
-7 next week #
-7 second < 's
-7 word )
-7 word answer
-7 word clear
-7 word conflict
-7 word contradict
-7 word each
-7 word i
-7 word leav
-7 word next
-7 word week
7 next # km
7 next # m
7 next on ,
7 next that 's
7 next that is
7 second 's .
7 second , 's
7 second had the
7 second that not
7 second that the
7 word cach
7 word centr
7 word check
7 word count
7 word hotel
7 word km
7 word m
7 word quot
-6 next ) .
-6 next i hav
-6 next one of
-6 next which of
-6 second ) >
-6 second < conflict
-6 second < hav
-6 second can be
-6 second conflict the
-6 second i both
-6 second no for
-6 second not .
-6 second the one
-6 second to .
-6 second which them
-6 word breakdown
-6 word of
-6 word report
-6 word right
6 next need to
6 second < quot
6 word after
6 word column
6 word mean
6 word raw
6 word row
-5 next # )
-5 next ; the
-5 next < answer
-5 next < okafor
-5 next < one
-5 next < q
-5 next and can
-5 next answer :
-5 next contradict each
-5 next doe not
-5 next it doe
-5 next not includ
-5 next of thes
-5 next other ,
-5 next q #
-5 next thes two
-5 second < doe
-5 second < log
-5 second < of
-5 second contradict other
-5 second each ,
-5 second i go
-5 second i left
-5 second is .
-5 second of two
-5 second one thes
-5 second other so
-5 second right >
-5 second the can
-5 second the contradict
-5 second two not
-5 second with #
-5 word all
-5 word at
-5 word befor
-5 word cancell
-5 word doe
-5 word either
-5 word hand
-5 word left
-5 word list
-5 word must
-5 word okafor
-5 word q
-5 word so
-5 word stay
-5 word to
-5 word without
5 next < after
5 next < by
5 next < not
5 next < thi
5 next check the
5 next count .
5 next digit .
5 next i misread
5 next is from
5 next misread the
5 next pag .
5 next row ,
5 next the cach
5 next ther .
5 next thi .
5 second . .
5 second : (
5 second < check
5 second SUBJECT >
5 second correct .
5 second count >
5 second digit >
5 second i to
5 second is an
5 second pag >
5 second the count
5 second the row
5 second ther >
5 second thi >
5 second thi is
5 second to thi
5 word an
5 word correct
5 word get
5 word has
5 word implausibl
5 word invoic
5 word misread
5 word national
5 word outdat
5 word pag
5 word post
5 word swap
5 word ther
5 word tru
5 word wrong
""",
    "none": """\
-89 next < ONE
86 word no
84 word not
70 second , >
-64 next ONE >
-59 word @sides_2
59 word @sides_1
57 word @mentions_1
-54 next is ONE
54 word answer
52 word neither
52 word nor
52 word unknown
-49 second ONE .
-48 next ONE .
44 second i not
44 word leav
43 word i
42 word only
-41 second ONE #
41 word pas
40 second RIVAL THIS
40 second THIS RIVAL
40 word figur
39 next not ONE
39 second neither nor
-38 second : >
38 second not a
-37 word one
37 next , and
37 word stor
37 word yet
-36 second ONE >
36 next is wrong
-35 word RIVAL
-35 word THIS
35 second : ,
35 word who
34 next < i
34 second < kan
34 word niet
34 word would
-33 word @mentions_2
33 word dato
33 word kan
33 word noth
33 word zahl
-32 second answer ONE
32 next < answer
32 next has the
32 second i no
32 word chiffr
32 word impossibl
32 word je
-31 next RIVAL ,
-31 next THIS ,
-31 second < ,
-31 word =
31 next < no
31 next answer :
31 next can not
31 next do not
31 word betrouwbaar
31 word ich
31 word ik
-30 next ONE SUBJECT
-30 word may
30 next not be
30 next read ONE
30 second # (
29 next rat ,
29 word fiabl
29 word follow
29 word hav
29 word than
29 word valor
-28 word if
28 next < neither
28 second SUBJECT rat
28 second not ONE
28 second thi .
28 word alternativ
28 word n
-27 next ) >
-27 word on
-27 word two
27 next # SUBJECT
27 next is not
27 word lie
26 next and RIVAL
26 next and THIS
26 next hav no
26 next only #
26 second < only
26 second SUBJECT was
26 second no count
26 second only #
26 second that is
26 second the of
26 word toy
-25 second # >
-25 second SUBJECT the
-25 word per
25 next . >
25 next ONE —
25 second < would
25 second SUBJECT not
25 second lie the
25 word ;
25 word number
25 word stat
-24 second < (
-24 second in SUBJECT
-24 word second
24 next ? >
24 next last _
24 next say ONE
24 second , than
24 second dato ONE
24 word ?
24 word nicht
24 word report
24 word test
-23 next has ONE
-23 second < .
-23 second < not
-23 second on .
-23 second the .
-23 second wer .
-23 word want
23 next RIVAL and
23 next THIS and
23 next di ONE
23 next not hav
23 next that figur
23 next unabl to
23 next unknown .
23 second not .
23 second unknown >
23 word ai
23 word nam
23 word output
23 word run
23 word thi
23 word unabl
-22 next ONE (
-22 next from the
-22 second < #
-22 second not :
-22 word ONE
22 next i 'd
22 next nor RIVAL
22 next nor THIS
22 next would not
22 second # wer
22 second _ :
22 second be .
22 word de
22 word di
22 word et
22 word websit
-21 second # ONE
-21 second , i
-21 word @mentions_3
-21 word unit
21 next ONE is
21 next a number
21 next about #
21 next figur .
21 next i hav
21 next number .
21 next show ONE
21 second ONE of
21 second figur >
21 second figur wrong
21 second number >
21 second return ,
21 second the say
21 second to .
21 word 'd
21 word can
21 word fil
21 word treat
-20 next ( #
-20 next is the
-20 second < was
-20 word add
-20 word final
-20 word see
-20 word well
-20 word wer
20 next # which
20 next ( ONE
20 next , last
20 next ONE #
20 next ONE was
20 next RIVAL nor
20 next THIS nor
20 next leav thi
20 next neither RIVAL
20 next neither THIS
20 next not giv
20 next result ,
20 next the survey
20 next wrong .
20 second is #
20 second wrong >
20 word and
20 word could
20 word entry
20 word extract
20 word has
20 word lo
20 word usabl
20 word —
-19 next , as
-19 next < RIVAL
-19 next < THIS
-19 next < you
-19 next = ONE
-19 second RIVAL >
-19 second THIS >
-19 second confirm .
-19 second is SUBJECT
-19 second of .
-19 word first
-19 word in
-19 word up
19 next ; ONE
19 next is about
19 next nam ONE
19 next return rat
19 next than the
19 next the whol
19 next use it
19 second < wer
19 second wer and
19 word @sentences_3
19 word load
19 word rat
19 word thank
19 word whol
-18 next # >
-18 next about ONE
-18 next and #
-18 next was ONE
-18 second between and
18 next ; i
18 next hav noth
18 next no answer
18 next the RIVAL
18 next the THIS
18 next who SUBJECT
18 second < cadastr
18 second ONE but
18 second ONE nicht
18 second answer #
18 second i leav
18 second the return
18 second was .
18 word be
18 word cifra
18 word giv
18 word invalid
18 word non
18 word out
-17 next RIVAL SUBJECT
-17 next THIS SUBJECT
-17 next confirm that
-17 next is right
-17 next the not
-17 second < >
-17 second < is
-17 second ONE SUBJECT
-17 second ther ONE
-17 word way
17 next : null
17 next RIVAL of
17 next THIS of
17 next follow by
17 next is still
17 next its result
17 next leav out
17 next load .
17 next look at
17 next mill #
17 next not rank
17 next not use
17 next rank the
17 next re -
17 next so far
17 next the cadastr
17 second , only
17 second < call
17 second < it
17 second both and
17 second but #
17 second could rank
17 second has SUBJECT
17 second i need
17 second i unabl
17 second invalid .
17 second is to
17 second its ,
17 second load >
17 second no figur
17 second not and
17 word .
17 word cadastr
17 word field
17 word found
17 word null
17 word rank
17 word re
17 word so
17 word valu
-16 next # %
-16 next < final
-16 next < if
-16 next not that
-16 next to the
-16 next with the
-16 second answer RIVAL
-16 second answer THIS
-16 second not that
-16 second the 's
-16 second the SUBJECT
-16 word amount
-16 word for
-16 word gav
-16 word rul
16 next # order
16 next , follow
16 next < statu
16 next < that
16 next ONE can
16 next giv a
16 next i do
16 next longer than
16 next total is
16 second < has
16 second < record
16 second ONE is
16 second está .
16 second log .
16 second say .
16 second say SUBJECT
16 second to a
16 second valu ONE
16 word batch
16 word d
16 word far
16 word input
16 word mill
16 word pass
16 word row
16 word say
16 word seen
16 word suspect
-15 next ; the
-15 next SUBJECT was
-15 next final answer
-15 second , #
-15 second , is
-15 second < SUBJECT
-15 second no to
-15 second not >
-15 second not which
-15 word conflict
-15 word discrepancy
-15 word draft
-15 word it
-15 word lik
-15 word probably
-15 word ticket
15 next ( not
15 next ; SUBJECT
15 next < não
15 next SUBJECT at
15 next SUBJECT rat
15 next are no
15 next as invalid
15 next but only
15 next count for
15 next for SUBJECT
15 next i only
15 next not among
15 next order (
15 next roughly #
15 next run the
15 next the leaflet
15 next to report
15 next yet .
15 second # :
15 second ; could
15 second < valor
15 second and has
15 second api ONE
15 second i rather
15 second mean #
15 second the system
15 second ther no
15 second total .
15 second which #
15 second yet >
15 second you it
15 word :
15 word availabl
15 word determin
15 word está
15 word many
15 word portal
15 word survey
15 word without
-14 next # :
-14 next , not
-14 next , the
-14 next < about
-14 next < probably
-14 next < they
-14 next ONE order
-14 next RIVAL ;
-14 next THIS ;
-14 next and the
-14 next are ONE
-14 next that .
-14 next the sam
-14 second : .
-14 second < ;
-14 second ONE wer
-14 second final :
-14 second in .
-14 second is wrong
-14 second one >
-14 second to ,
-14 second which is
-14 word %
-14 word check
-14 word either
-14 word four
-14 word match
-14 word of
-14 word plan
-14 word sam
-14 word you
14 next ONE aus
14 next ONE would
14 next RIVAL or
14 next SUBJECT (
14 next THIS or
14 next de ONE
14 next die ONE
14 next el valor
14 next figur is
14 next how many
14 next leav the
14 next lie between
14 next mor than
14 next so pleas
14 next the websit
14 second ; valor
14 second < figur
14 second ONE )
14 second ONE row
14 second SUBJECT api
14 second about SUBJECT
14 second and follow
14 second answer null
14 second die aus
14 second do hav
14 second do use
14 second for SUBJECT
14 second not )
14 second only SUBJECT
14 second row .
14 second tabl ONE
14 second the open
14 second use .
14 word aus
14 word but
14 word last
14 word lead
14 word leaflet
14 word não
14 word pleas
14 word progress
14 word record
14 word set
14 word siz
14 word therefor
14 word y
-13 next , SUBJECT
-13 next < in
-13 next ONE ,
-13 next RIVAL .
-13 next SUBJECT has
-13 next THIS .
-13 next as i
-13 next its SUBJECT
-13 next not :
-13 next you want
-13 second SUBJECT RIVAL
-13 second SUBJECT THIS
-13 second i say
-13 word -
-13 word after
-13 word all
-13 word are
-13 word between
-13 word by
-13 word differ
-13 word different
-13 word form
-13 word other
13 next 'd need
13 next 'd rather
13 next 'm unabl
13 next < el
13 next < treat
13 next SUBJECT is
13 next ahead of
13 next ceil of
13 next fail ,
13 next find the
13 next lead ,
13 next lin of
13 next not stat
13 next null >
13 next of log
13 next pleas do
13 next tell you
13 next the portal
13 next ther are
13 second # SUBJECT
13 second # do
13 second , of
13 second ; would
13 second ONE cancell
13 second SUBJECT ,
13 second SUBJECT with
13 second at -
13 second can nam
13 second in tabl
13 second mor the
13 second not thi
13 second noth the
13 second pleas not
13 second stor ONE
13 second system ONE
13 second the :
13 second the test
13 second to out
13 word ahead
13 word budget
13 word ceil
13 word con
13 word do
13 word europ
13 word is
13 word kann
13 word op
13 word partial
13 word rather
13 word should
-12 next < (
-12 next ONE on
-12 next ONE or
-12 next SUBJECT per
-12 next agre .
-12 next as the
-12 next box ONE
-12 next hav ONE
-12 next i had
-12 next is SUBJECT
-12 next not match
-12 next probably ONE
-12 next that the
-12 next thi SUBJECT
-12 next up to
-12 second 'd ONE
-12 second ; is
-12 second < could
-12 second < found
-12 second = >
-12 second agre >
-12 second are .
-12 second of two
-12 second tabl .
-12 second that >
-12 second thi the
-12 second would ONE
-12 word about
-12 word column
-12 word databas
-12 word had
-12 word minu
12 next ; total
12 next ONE as
12 next ONE row
12 next SUBJECT ONE
12 next SUBJECT it
12 next around #
12 next averag the
12 next confirm a
12 next i wo
12 next is impossibl
12 next mak #
12 next not answer
12 next not hold
12 next noth .
12 next of #
12 next open .
12 next report ONE
12 next return ONE
12 next statu :
12 next that is
12 next the entry
12 next the summary
12 next thi unanswer
12 next unanswer .
12 next was cancell
12 second , _
12 second , no
12 second , pleas
12 second ; ONE
12 second < 'm
12 second < lead
12 second ONE ,
12 second i ONE
12 second is a
12 second leav unanswer
12 second log to
12 second no >
12 second nor :
12 second not up
12 second not you
12 second of ,
12 second of and
12 second open >
12 second or .
12 second return .
12 second run #
12 second that wrong
12 second the ;
12 second the ?
12 second unanswer >
12 second wer ,
12 second with ONE
12 word aantal
12 word brochur
12 word cancell
12 word count
12 word el
12 word end
12 word left
12 word liberal
12 word maximum
12 word me
12 word publish
12 word sind
12 word then
12 word una
12 word unanswer
12 word until
-11 next # in
-11 next - check
-11 next : RIVAL
-11 next : THIS
-11 next ; RIVAL
-11 next ; THIS
-11 next < it
-11 next RIVAL (
-11 next SUBJECT report
-11 next THIS (
-11 next and can
-11 next at ONE
-11 next by the
-11 next if i
-11 next it is
-11 next no reason
-11 next not SUBJECT
-11 next not say
-11 next only ONE
-11 next that 's
-11 next the #
-11 next the unit
-11 second # .
-11 second . .
-11 second < and
-11 second < row
-11 second SUBJECT in
-11 second SUBJECT to
-11 second at SUBJECT
-11 second i to
-11 second not for
-11 second of SUBJECT
-11 second that my
-11 word !
-11 word 's
-11 word both
-11 word chang
-11 word each
-11 word en
-11 word expect
-11 word fit
-11 word know
-11 word m
-11 word outsid
-11 word reservation
-11 word right
-11 word split
-11 word thes
-11 word thought
-11 word with
11 next 's ONE
11 next < not
11 next < with
11 next SUBJECT you
11 next a possibl
11 next api report
11 next be used
11 next contradict the
11 next no valid
11 next or RIVAL
11 next or THIS
11 next order and
11 next out of
11 next rat .
11 next siz .
11 next the brochur
11 next the event
11 next the figur
11 next thi .
11 next thi siz
11 next two sourc
11 next wer order
11 next will not
11 next would be
11 next your SUBJECT
11 second # i
11 second ( and
11 second ( as
11 second , SUBJECT
11 second - the
11 second ; new
11 second < search
11 second < the
11 second ONE a
11 second ONE answer
11 second SUBJECT about
11 second a SUBJECT
11 second and RIVAL
11 second and THIS
11 second and log
11 second answer the
11 second averag SUBJECT
11 second got .
11 second i confirm
11 second i noth
11 second is than
11 second me >
11 second nam ,
11 second not possibl
11 second not right
11 second not used
11 second of siz
11 second query ONE
11 second rat >
11 second report and
11 second set #
11 second that out
11 second the nam
11 second the took
11 second thi >
11 second to how
11 second took and
11 word #
11 word an
11 word as
11 word bed
11 word better
11 word disregard
11 word het
11 word lin
11 word new
11 word passenger
11 word reliabl
11 word return
11 word summary
11 word whil
-10 next ! >
-10 next , ONE
-10 next = #
-10 next ONE :
-10 next ONE a
-10 next ONE tabl
-10 next RIVAL is
-10 next SUBJECT ,
-10 next SUBJECT ;
-10 next SUBJECT record
-10 next SUBJECT to
-10 next THIS is
-10 next although i
-10 next candidat :
-10 next did not
-10 next hav not
-10 next i see
-10 next me ,
-10 next not .
-10 next open the
-10 next read the
-10 next the ONE
-10 next the form
-10 next the limit
-10 next with a
-10 second # #
-10 second # a
-10 second , a
-10 second : SUBJECT
-10 second RIVAL SUBJECT
-10 second THIS SUBJECT
-10 second a number
-10 second are SUBJECT
-10 second i with
-10 second in ,
-10 second is number
-10 second it ONE
-10 second per .
-10 second rat ONE
-10 second the servic
-10 second they ONE
-10 second up ONE
-10 second you one
-10 word (
-10 word )
-10 word ask
-10 word cas
-10 word db
-10 word depend
-10 word from
-10 word get
-10 word limit
-10 word p
-10 word phon
-10 word register
-10 word reject
-10 word they
-10 word turn
-10 word we
-10 word went
10 next # (
10 next # but
10 next # fil
10 next # row
10 next 's is
10 next , ahead
10 next , so
10 next - run
10 next < non
10 next < stor
10 next < until
10 next RIVAL wer
10 next SUBJECT ?
10 next SUBJECT order
10 next SUBJECT show
10 next SUBJECT websit
10 next THIS wer
10 next and ONE
10 next and SUBJECT
10 next but #
10 next end at
10 next entry read
10 next had ONE
10 next i suspect
10 next impossibl .
10 next known to
10 next lie abov
10 next no better
10 next no usabl
10 next not nam
10 next not report
10 next not verify
10 next noth to
10 next number for
10 next other .
10 next sensor in
10 next the averag
10 next the record
10 next the station
10 next the total
10 next thi number
10 next too low
10 next took ONE
10 next wo not
10 second 'm to
10 second , non
10 second < 'd
10 second < averag
10 second < scan
10 second < usabl
10 second ONE out
10 second SUBJECT .
10 second SUBJECT SUBJECT
10 second SUBJECT remain
10 second a with
10 second and wer
10 second are #
10 second at >
10 second by .
10 second can answer
10 second impossibl >
10 second la SUBJECT
10 second no number
10 second not it
10 second not number
10 second of lin
10 second only in
10 second other >
10 second re run
10 second servic ONE
10 second shar .
10 second siz >
10 second the would
10 word abov
10 word among
10 word blank
10 word known
10 word log
10 word los
10 word now
10 word o
10 word offer
10 word roughly
10 word sav
10 word servic
10 word station
10 word subtract
10 word tariff
10 word un
10 word wo
-9 next , although
-9 next , at
-9 next , though
-9 next : the
-9 next < thought
-9 next SUBJECT )
-9 next SUBJECT and
-9 next a second
-9 next answer ONE
-9 next do you
-9 next for the
-9 next has RIVAL
-9 next has THIS
-9 next in SUBJECT
-9 next is RIVAL
-9 next is THIS
-9 next must be
-9 next not decid
-9 next or #
-9 next per SUBJECT
-9 next return .
-9 next the latter
-9 next the number
-9 next the order
-9 next though i
-9 next thought :
-9 next unit :
-9 second # )
-9 second # =
-9 second : :
-9 second < first
-9 second < second
-9 second < that
-9 second ONE be
-9 second SUBJECT (
-9 second SUBJECT a
-9 second abov limit
-9 second hav SUBJECT
-9 second i RIVAL
-9 second i THIS
-9 second it #
-9 second it .
-9 second return >
-9 second the #
-9 second the rat
-9 second the to
-9 word @sentences_4
-9 word a
-9 word box
-9 word catalogu
-9 word compar
-9 word complet
-9 word confidenc
-9 word latter
-9 word likely
-9 word much
-9 word show
-9 word stay
-9 word sur
-9 word that
-9 word tim
-9 word was
9 next # 's
9 next # record
9 next # test
9 next 's SUBJECT
9 next ) giv
9 next , answer
9 next : no
9 next ; they
9 next < impossibl
9 next < je
9 next < sorry
9 next ONE contradict
9 next ONE log
9 next RIVAL )
9 next RIVAL without
9 next SUBJECT _
9 next SUBJECT count
9 next SUBJECT would
9 next THIS )
9 next THIS without
9 next abov #
9 next and not
9 next answer with
9 next api has
9 next as stor
9 next availabl .
9 next better figur
9 next both RIVAL
9 next both THIS
9 next but no
9 next count is
9 next data .
9 next giv ONE
9 next ignor it
9 next in the
9 next je ne
9 next lowest SUBJECT
9 next many SUBJECT
9 next not pick
9 next of thi
9 next out the
9 next q #
9 next so the
9 next stat a
9 next test SUBJECT
9 next the tracker
9 next then i
9 next to be
9 next until then
9 next what the
9 next would hav
9 second # can
9 second # so
9 second 'd the
9 second 's ;
9 second ) >
9 second , mak
9 second : #
9 second : is
9 second < lookup
9 second < to
9 second ONE which
9 second ONE work
9 second SUBJECT can
9 second SUBJECT for
9 second a that
9 second an of
9 second and .
9 second as and
9 second availabl >
9 second be on
9 second cadastr RIVAL
9 second cadastr THIS
9 second could be
9 second data >
9 second entry ONE
9 second has lowest
9 second how SUBJECT
9 second is document
9 second is old
9 second its .
9 second known be
9 second longer RIVAL
9 second longer THIS
9 second nam SUBJECT
9 second no valu
9 second not the
9 second not with
9 second now ONE
9 second of ;
9 second possibl .
9 second publish .
9 second read SUBJECT
9 second record so
9 second sourc RIVAL
9 second sourc THIS
9 second survey .
9 second the got
9 second the protocol
9 second the who
9 second two (
9 second until i
9 second was of
9 second you me
9 word ein
9 word event
9 word household
9 word id
9 word instead
9 word labell
9 word longer
9 word ne
9 word nurs
9 word q
9 word query
9 word qui
9 word read
9 word repeat
9 word still
9 word ward
9 word zinc
9 word è
-8 next # )
-8 next # =
-8 next # k
-8 next # m
-8 next ) ,
-8 next , #
-8 next , with
-8 next - #
-8 next : #
-8 next < a
-8 next ONE per
-8 next ONE return
-8 next SUBJECT app
-8 next about thi
-8 next confidenc :
-8 next dat ,
-8 next doe not
-8 next found ONE
-8 next i think
-8 next inconsistent with
-8 next is correct
-8 next its valu
-8 next lik to
-8 next list is
-8 next match the
-8 next may be
-8 next of SUBJECT
-8 next on #
-8 next one :
-8 next operator 's
-8 next order .
-8 next say #
-8 next show a
-8 next sourc :
-8 next that ONE
-8 next the amount
-8 next the build
-8 next the databas
-8 next the tax
-8 next was not
-8 second 's say
-8 second ( SUBJECT
-8 second , .
-8 second , with
-8 second , would
-8 second , you
-8 second . >
-8 second < =
-8 second < by
-8 second < or
-8 second ONE per
-8 second RIVAL ,
-8 second THIS ,
-8 second answer ,
-8 second can decid
-8 second do match
-8 second had SUBJECT
-8 second i answer
-8 second i that
-8 second is right
-8 second mean ONE
-8 second only thi
-8 second or :
-8 second order >
-8 second out #
-8 second sam .
-8 second second ,
-8 second so hav
-8 second that SUBJECT
-8 second that what
-8 second the has
-8 second the is
-8 word agre
-8 word app
-8 word archiv
-8 word befor
-8 word build
-8 word cam
-8 word clos
-8 word did
-8 word doubt
-8 word e
-8 word error
-8 word inconsistent
-8 word itself
-8 word k
-8 word metric
-8 word official
-8 word operator
-8 word option
-8 word over
-8 word permit
-8 word reason
-8 word requir
-8 word saw
-8 word shar
-8 word sign
-8 word small
-8 word solid
-8 word target
-8 word tax
-8 word them
-8 word thre
8 next # as
8 next # to
8 next ) .
8 next , therefor
8 next < could
8 next < your
8 next ONE did
8 next ONE leav
8 next ONE lin
8 next SUBJECT can
8 next SUBJECT only
8 next a count
8 next a day
8 next among the
8 next and should
8 next averag SUBJECT
8 next be right
8 next beat the
8 next between the
8 next by ten
8 next export say
8 next from #
8 next hold ONE
8 next impossibl ,
8 next instead of
8 next no SUBJECT
8 next no other
8 next not list
8 next number as
8 next number i
8 next of servic
8 next on record
8 next on thi
8 next one in
8 next pleas treat
8 next portal show
8 next read .
8 next should not
8 next so #
8 next sourc giv
8 next station fil
8 next stor valu
8 next tak the
8 next the lab
8 next the mean
8 next the new
8 next the old
8 next the only
8 next the query
8 next the servic
8 next the tool
8 next to answer
8 next to giv
8 next which mak
8 next wrong ;
8 second # still
8 second ) #
8 second , by
8 second , can
8 second < ONE
8 second < order
8 second < should
8 second < then
8 second < valid
8 second < whol
8 second < you
8 second ONE i
8 second RIVAL its
8 second RIVAL yet
8 second THIS its
8 second THIS yet
8 second a for
8 second and and
8 second and noth
8 second answer >
8 second batch .
8 second can tell
8 second confirm SUBJECT
8 second export ONE
8 second field ONE
8 second field stor
8 second find SUBJECT
8 second giv SUBJECT
8 second giv number
8 second i disregard
8 second in the
8 second is impossibl
8 second it :
8 second my is
8 second n pas
8 second no .
8 second no can
8 second no for
8 second number SUBJECT
8 second pleas the
8 second portal ONE
8 second read >
8 second record ONE
8 second report SUBJECT
8 second second .
8 second so do
8 second tabl the
8 second the order
8 second the sourc
8 second they not
8 second thi as
8 second tool ONE
8 second treat number
8 second was first
8 second wer #
8 second wer in
8 second what api
8 word ce
8 word comput
8 word data
8 word given
8 word les
8 word perhap
8 word system
8 word their
8 word tool
8 word using
8 word wrong
-7 next # l
-7 next 'd say
-7 next 'm sorry
-7 next 's RIVAL
-7 next 's THIS
-7 next 's what
-7 next , but
-7 next , candidat
-7 next , confidenc
-7 next , it
-7 next , unit
-7 next : i
-7 next ; both
-7 next < box
-7 next < either
-7 next < of
-7 next < on
-7 next < roughly
-7 next ONE by
-7 next SUBJECT :
-7 next SUBJECT are
-7 next SUBJECT gav
-7 next SUBJECT hav
-7 next a ONE
-7 next add the
-7 next amount do
-7 next be in
-7 next between #
-7 next both remain
-7 next but with
-7 next complet .
-7 next confirm it
-7 next depend on
-7 next first .
-7 next from my
-7 next had a
-7 next hav thi
-7 next i count
-7 next i did
-7 next i stay
-7 next in .
-7 next is complet
-7 next is in
-7 next is inconsistent
-7 next it a
-7 next it has
-7 next it was
-7 next log ,
-7 next mak up
-7 next may .
-7 next my sid
-7 next no -
-7 next not right
-7 next number to
-7 next of it
-7 next on averag
-7 next one of
-7 next over #
-7 next p #
-7 next plan .
-7 next record .
-7 next remain possibl
-7 next result :
-7 next return SUBJECT
-7 next rul out
-7 next split .
-7 next tell which
-7 next the operator
-7 next the plan
-7 next the rat
-7 next the scal
-7 next the second
-7 next the sourc
-7 next the statu
-7 next the well
-7 next ther is
-7 next thi year
-7 next to ONE
-7 next to RIVAL
-7 next to THIS
-7 next will be
-7 next with ONE
-7 next you ask
-7 next you may
-7 second # and
-7 second # its
-7 second # no
-7 second # of
-7 second # was
-7 second % the
-7 second 's the
-7 second ( )
-7 second , and
-7 second , or
-7 second : amount
-7 second : of
-7 second ; remain
-7 second < :
-7 second < RIVAL
-7 second < THIS
-7 second < see
-7 second < well
-7 second ONE though
-7 second SUBJECT ;
-7 second SUBJECT and
-7 second SUBJECT on
-7 second _ >
-7 second amount not
-7 second and not
-7 second and the
-7 second answer SUBJECT
-7 second as as
-7 second be with
-7 second both possibl
-7 second box >
-7 second can a
-7 second complet >
-7 second correct >
-7 second either or
-7 second first >
-7 second foram ONE
-7 second i sorry
-7 second is %
-7 second is ,
-7 second is :
-7 second is and
-7 second likely ,
-7 second may >
-7 second much it
-7 second my ;
-7 second n #
-7 second not much
-7 second one #
-7 second plan >
-7 second record >
-7 second register the
-7 second run ONE
-7 second so stay
-7 second split >
-7 second stay ONE
-7 second the i
-7 second the number
-7 second the permit
-7 second to it
-7 second two ,
-7 second was :
-7 second well ONE
-7 second well the
-7 second which the
-7 second with as
-7 word @sentences_2
-7 word account
-7 word also
-7 word although
-7 word api
-7 word assum
-7 word at
-7 word b
-7 word booking
-7 word claus
-7 word clear
-7 word condition
-7 word contradictory
-7 word decimal
-7 word directly
-7 word earlier
-7 word exact
-7 word factor
-7 word fault
-7 word fewer
-7 word foram
-7 word go
-7 word high
-7 word hour
-7 word implausibl
-7 word issu
-7 word le
-7 word lower
-7 word most
-7 word my
-7 word outlier
-7 word print
-7 word publication
-7 word scal
-7 word sid
-7 word stak
-7 word think
-7 word third
-7 word trust
-7 word week
-7 word wurden
-7 word year
7 next # or
7 next 'll disregard
7 next , mor
7 next ; no
7 next < as
7 next < averag
7 next < can
7 next < sinc
7 next < someon
7 next ONE ?
7 next RIVAL follow
7 next SUBJECT on
7 next THIS follow
7 next at it
7 next brochur .
7 next can be
7 next contain SUBJECT
7 next could you
7 next disregard it
7 next divid by
7 next exist ,
7 next fil .
7 next for an
7 next got ONE
7 next hav it
7 next is mor
7 next is stor
7 next is too
7 next it ;
7 next it should
7 next low .
7 next me to
7 next nam the
7 next no .
7 next not rely
7 next not usabl
7 next offer .
7 next only has
7 next out ,
7 next record ,
7 next report a
7 next should look
7 next sorry ,
7 next stor as
7 next summary sheet
7 next suspect that
7 next than RIVAL
7 next than THIS
7 next that many
7 next the entir
7 next the export
7 next the right
7 next the scan
7 next the ward
7 next them .
7 next to offer
7 next treat the
7 next under #
7 next until the
7 second # is
7 second 'll the
7 second 's in
7 second 's leav
7 second ( RIVAL
7 second ( THIS
7 second ; 'd
7 second ; do
7 second ; hav
7 second < 's
7 second < answer
7 second < board
7 second < export
7 second < giv
7 second < me
7 second < registry
7 second < stor
7 second < valu
7 second < wo
7 second ONE below
7 second ONE mor
7 second ONE yet
7 second SUBJECT becaus
7 second SUBJECT is
7 second and )
7 second another .
7 second be #
7 second board ONE
7 second brochur >
7 second can hav
7 second digit ,
7 second disregard .
7 second far >
7 second figur .
7 second from to
7 second has >
7 second hav that
7 second in brochur
7 second is ONE
7 second is possibl
7 second is the
7 second leav the
7 second look it
7 second low >
7 second many are
7 second nicht .
7 second no read
7 second offer >
7 second on #
7 second on :
7 second pag ONE
7 second portal .
7 second remain .
7 second report ONE
7 second should at
7 second should be
7 second sorry i
7 second sourc (
7 second stat number
7 second stor :
7 second that ,
7 second the entry
7 second the in
7 second the instead
7 second the show
7 second ther only
7 second treat with
7 second two disagre
7 second unabl giv
7 second would the
7 word anyth
7 word beat
7 word board
7 word die
7 word dilution
7 word entir
7 word fail
7 word gaug
7 word handl
7 word how
7 word metr
7 word old
7 word operation
7 word pars
7 word pick
7 word registry
7 word sampl
7 word statu
7 word team
7 word total
7 word tracker
-6 next # ONE
-6 next # for
-6 next # was
-6 next ( the
-6 next , no
-6 next - show
-6 next ; #
-6 next ONE record
-6 next ONE to
-6 next ONE wer
-6 next SUBJECT abov
-6 next SUBJECT log
-6 next _ db
-6 next a year
-6 next add up
-6 next and thi
-6 next are in
-6 next around ONE
-6 next but RIVAL
-6 next but THIS
-6 next call it
-6 next com to
-6 next doubl -
-6 next gav mor
-6 next has a
-6 next hav the
-6 next i compar
-6 next i get
-6 next i trust
-6 next if the
-6 next is clearly
-6 next is one
-6 next it can
-6 next likely ONE
-6 next limit ,
-6 next log is
-6 next match .
-6 next mean of
-6 next most likely
-6 next not chang
-6 next not fully
-6 next not significant
-6 next on SUBJECT
-6 next on it
-6 next one sourc
-6 next reason i
-6 next record and
-6 next see no
-6 next servic .
-6 next that i
-6 next the floor
-6 next the label
-6 next the last
-6 next the split
-6 next the way
-6 next total ,
-6 next trust the
-6 next two figur
-6 next unit in
-6 next until someon
-6 next up #
-6 next want the
-6 next water .
-6 next well #
-6 next with its
-6 second # for
-6 second 'm fully
-6 second 's is
-6 second , ,
-6 second < a
-6 second < am
-6 second < at
-6 second < get
-6 second < of
-6 second < rat
-6 second < wurden
-6 second ONE :
-6 second ONE ONE
-6 second ONE although
-6 second ONE gav
-6 second ONE right
-6 second ONE so
-6 second ONE total
-6 second ONE unit
-6 second ONE with
-6 second SUBJECT ONE
-6 second SUBJECT as
-6 second a ONE
-6 second a result
-6 second and ,
-6 second and both
-6 second app ONE
-6 second as can
-6 second but .
-6 second call a
-6 second clear .
-6 second dat so
-6 second de .
-6 second doubl check
-6 second for ,
-6 second for .
-6 second for reason
-6 second found discrepancy
-6 second from SUBJECT
-6 second from sid
-6 second giv .
-6 second going the
-6 second i .
-6 second i the
-6 second i two
-6 second if want
-6 second is by
-6 second is with
-6 second it RIVAL
-6 second it THIS
-6 second mak #
-6 second match >
-6 second no show
-6 second no wer
-6 second not between
-6 second on ;
-6 second one ONE
-6 second one per
-6 second other .
-6 second p >
-6 second probably ,
-6 second reject >
-6 second right >
-6 second rul the
-6 second servic >
-6 second sourc >
-6 second that one
-6 second the app
-6 second the data
-6 second the do
-6 second the giv
-6 second the log
-6 second the mean
-6 second the only
-6 second the used
-6 second the valu
-6 second to the
-6 second total ONE
-6 second which clearly
-6 second you SUBJECT
-6 word annual
-6 word any
-6 word apm
-6 word apply
-6 word authority
-6 word believ
-6 word clinic
-6 word club
-6 word commit
-6 word consistent
-6 word correct
-6 word cross
-6 word decid
-6 word exclud
-6 word fre
-6 word gap
-6 word gat
-6 word grew
-6 word label
-6 word long
-6 word miss
-6 word pag
-6 word paid
-6 word person
-6 word policy
-6 word significant
-6 word sino
-6 word sometim
-6 word tabl
-6 word though
-6 word twic
-6 word unless
-6 word unusual
-6 word verifi
-6 word weekly
-6 word written
-6 word zero
6 next # bed
6 next # can
6 next # lin
6 next 'd leav
6 next , com
6 next , reason
6 next , who
6 next : it
6 next < candidat
6 next < hmm
6 next < open
6 next < run
6 next < york
6 next ONE for
6 next ONE out
6 next SUBJECT area
6 next SUBJECT could
6 next SUBJECT figur
6 next SUBJECT from
6 next SUBJECT tool
6 next a #
6 next a digit
6 next a figur
6 next an SUBJECT
6 next an answer
6 next and noth
6 next and over
6 next answer .
6 next april #
6 next as #
6 next as record
6 next be a
6 next bed ,
6 next belong to
6 next call fail
6 next count .
6 next count only
6 next disagre (
6 next disregard the
6 next document .
6 next eur #
6 next exce the
6 next far .
6 next field is
6 next for RIVAL
6 next for THIS
6 next found no
6 next giv #
6 next given .
6 next had only
6 next has .
6 next has been
6 next hav .
6 next hav a
6 next hmm ,
6 next i tak
6 next i will
6 next is roughly
6 next just #
6 next lin list
6 next log RIVAL
6 next log THIS
6 next my answer
6 next my count
6 next no es
6 next no reliabl
6 next not RIVAL
6 next not THIS
6 next not a
6 next not find
6 next not pass
6 next of a
6 next only SUBJECT
6 next output of
6 next pass ,
6 next reason :
6 next record is
6 next sampl is
6 next tak that
6 next that day
6 next that number
6 next the first
6 next the lowest
6 next the question
6 next the report
6 next the system
6 next the typ
6 next the world
6 next ther 's
6 next to compar
6 next two do
6 next used .
6 next valu ONE
6 next valu on
6 next world record
6 second # the
6 second 's can
6 second , field
6 second , thi
6 second : the
6 second ; it
6 second < can
6 second ONE exce
6 second ONE stor
6 second ONE who
6 second ONE would
6 second SUBJECT giv
6 second SUBJECT only
6 second SUBJECT out
6 second agre i
6 second among .
6 second and be
6 second api .
6 second are ,
6 second as ;
6 second at ,
6 second at point
6 second been yet
6 second better .
6 second by ,
6 second can be
6 second could find
6 second count >
6 second crm ONE
6 second databas ONE
6 second day so
6 second direct ,
6 second document >
6 second figur not
6 second fil >
6 second for #
6 second for )
6 second from .
6 second giv ,
6 second giv count
6 second given >
6 second hav >
6 second hav better
6 second hav other
6 second i at
6 second if hav
6 second impossibl so
6 second in entir
6 second in fil
6 second is answer
6 second is first
6 second is low
6 second it with
6 second list >
6 second metr not
6 second no :
6 second not to
6 second of metr
6 second result so
6 second roughly SUBJECT
6 second say ,
6 second sheet the
6 second so ONE
6 second summary >
6 second that as
6 second the ONE
6 second the RIVAL
6 second the THIS
6 second the area
6 second the certificat
6 second the contain
6 second the dat
6 second the from
6 second the output
6 second the that
6 second used >
6 second valu fil
6 second what portal
6 second who in
6 second with .
6 second would mor
6 second would quot
6 second your .
6 word ,
6 word allow
6 word alon
6 word averag
6 word belong
6 word broken
6 word caution
6 word certificat
6 word cover
6 word direct
6 word enter
6 word exce
6 word exist
6 word flag
6 word hmm
6 word il
6 word invoic
6 word lab
6 word lowest
6 word mor
6 word municipality
6 word park
6 word reader
6 word room
6 word sal
6 word sensor
6 word told
6 word trustworthy
6 word typ
6 word verify
6 word vessel
6 word world
6 word york
-5 next # -
-5 next # cas
-5 next # of
-5 next % )
-5 next 'd lik
-5 next 's #
-5 next , sourc
-5 next , valu
-5 next : all
-5 next ; it
-5 next < >
-5 next < at
-5 next < depend
-5 next < le
-5 next < most
-5 next < one
-5 next < only
-5 next < result
-5 next < still
-5 next < thes
-5 next < we
-5 next < क
-5 next ONE accord
-5 next ONE at
-5 next ONE pag
-5 next ONE unit
-5 next SUBJECT RIVAL
-5 next SUBJECT THIS
-5 next SUBJECT of
-5 next a different
-5 next a fault
-5 next a typo
-5 next against the
-5 next all thre
-5 next and got
-5 next and that
-5 next api 's
-5 next api .
-5 next are register
-5 next as far
-5 next ask for
-5 next averag .
-5 next between RIVAL
-5 next between THIS
-5 next both figur
-5 next by #
-5 next can confirm
-5 next cap at
-5 next check it
-5 next contradict thi
-5 next could be
-5 next count ,
-5 next cross -
-5 next drop .
-5 next each other
-5 next en #
-5 next entry ONE
-5 next entry and
-5 next error .
-5 next establish which
-5 next factor of
-5 next far as
-5 next fewer than
-5 next find any
-5 next fit .
-5 next fit the
-5 next for thi
-5 next for you
-5 next had #
-5 next has #
-5 next has no
-5 next i am
-5 next i consider
-5 next i got
-5 next if you
-5 next in may
-5 next in second
-5 next is no
-5 next it 's
-5 next itself .
-5 next last year
-5 next latter .
-5 next lower than
-5 next n :
-5 next no doubt
-5 next no longer
-5 next no way
-5 next not ask
-5 next not availabl
-5 next not establish
-5 next not fit
-5 next not read
-5 next not rul
-5 next of them
-5 next on ,
-5 next order ,
-5 next pleas confirm
-5 next probably around
-5 next rat is
-5 next reach the
-5 next reason to
-5 next register .
-5 next register SUBJECT
-5 next reject .
-5 next row .
-5 next row hav
-5 next say which
-5 next second ,
-5 next servic ,
-5 next shar of
-5 next sinc #
-5 next so it
-5 next still ,
-5 next sur .
-5 next system is
-5 next the clinic
-5 next the factor
-5 next the former
-5 next the gat
-5 next the minimum
-5 next the monthly
-5 next the official
-5 next the other
-5 next the p
-5 next the sign
-5 next thi is
-5 next to doubt
-5 next to open
-5 next turn up
-5 next two different
-5 next use .
-5 next valu are
-5 next want to
-5 next was reject
-5 next way .
-5 next what it
-5 next would say
-5 next wrong for
-5 next wurden ONE
-5 next year ,
-5 next you need
-5 next क ल
-5 next ल ONE
-5 second # RIVAL
-5 second # THIS
-5 second # _
-5 second # mak
-5 second 'd to
-5 second 'm the
-5 second 's doe
-5 second ( to
-5 second ) SUBJECT
-5 second , 'd
-5 second , it
-5 second , miss
-5 second , to
-5 second , treat
-5 second - was
-5 second < around
-5 second < believ
-5 second < got
-5 second < in
-5 second < likely
-5 second < need
-5 second < out
-5 second < per
-5 second < sourc
-5 second < two
-5 second < ल
-5 second < —
-5 second ONE and
-5 second ONE averag
-5 second ONE for
-5 second ONE inconsistent
-5 second ONE one
-5 second ONE report
-5 second ONE return
-5 second ONE year
-5 second SUBJECT all
-5 second SUBJECT an
-5 second SUBJECT i
-5 second SUBJECT own
-5 second SUBJECT register
-5 second SUBJECT up
-5 second a report
-5 second add to
-5 second agent the
-5 second and ONE
-5 second and are
-5 second and on
-5 second api >
-5 second api the
-5 second ask SUBJECT
-5 second availabl so
-5 second averag >
-5 second be that
-5 second befor >
-5 second both .
-5 second can rul
-5 second can the
-5 second claim >
-5 second could establish
-5 second cross check
-5 second depend the
-5 second drop >
-5 second each ,
-5 second error >
-5 second far i
-5 second fit >
-5 second for the
-5 second get ,
-5 second giv >
-5 second i lik
-5 second i open
-5 second if had
-5 second in #
-5 second inconsistent its
-5 second is (
-5 second is ?
-5 second is availabl
-5 second itself >
-5 second latter >
-5 second list not
-5 second log ONE
-5 second log complet
-5 second me but
-5 second neither is
-5 second no between
-5 second no on
-5 second no that
-5 second not out
-5 second number ONE
-5 second of in
-5 second of is
-5 second of to
-5 second on log
-5 second open #
-5 second out .
-5 second pleas with
-5 second portal the
-5 second probably ONE
-5 second read .
-5 second reason doubt
-5 second register .
-5 second register >
-5 second result ONE
-5 second second and
-5 second so was
-5 second that a
-5 second that not
-5 second the >
-5 second the against
-5 second the and
-5 second the cas
-5 second the itself
-5 second the one
-5 second the read
-5 second the was
-5 second thi ,
-5 second thought i
-5 second ticket >
-5 second to SUBJECT
-5 second too to
-5 second two right
-5 second up #
-5 second use >
-5 second was last
-5 second way >
-5 second wer SUBJECT
-5 second you not
-5 second you the
-5 second क ONE
-5 word balanc
-5 word bill
-5 word certain
-5 word chosen
-5 word comment
-5 word consider
-5 word conversion
-5 word cours
-5 word decad
-5 word delivery
-5 word deni
-5 word doctor
-5 word estimat
-5 word former
-5 word fully
-5 word general
-5 word help
-5 word inconsistency
-5 word mai
-5 word march
-5 word measur
-5 word minimum
-5 word mistaken
-5 word monthly
-5 word na
-5 word notic
-5 word odd
-5 word off
-5 word ok
-5 word older
-5 word peak
-5 word plain
-5 word previou
-5 word product
-5 word rang
-5 word reach
-5 word review
-5 word s
-5 word separat
-5 word sheet
-5 word slightly
-5 word som
-5 word speak
-5 word support
-5 word suspiciou
-5 word typo
-5 word what
-5 word within
-5 word क
-5 word ल
5 next # last
5 next # whil
5 next # yet
5 next 'd ask
5 next 'd not
5 next 'd report
5 next 'm leav
5 next 'm stay
5 next ) by
5 next ) is
5 next . csv
5 next ; die
5 next < die
5 next < output
5 next < sourc
5 next < why
5 next ONE )
5 next ONE com
5 next ONE in
5 next ONE includ
5 next ONE new
5 next ONE top
5 next SUBJECT as
5 next SUBJECT profil
5 next _ valu
5 next a reliabl
5 next a search
5 next another sourc
5 next answer >
5 next are .
5 next are under
5 next as ONE
5 next at thi
5 next averag :
5 next be repeat
5 next but i
5 next by SUBJECT
5 next check against
5 next com from
5 next com out
5 next confirm thi
5 next consist of
5 next databas has
5 next day ,
5 next down :
5 next duplicat .
5 next fil :
5 next for may
5 next get the
5 next giv an
5 next group ,
5 next hav ,
5 next her :
5 next http #
5 next i 'm
5 next i leav
5 next implausibl for
5 next in a
5 next in its
5 next in your
5 next is absurd
5 next is it
5 next is known
5 next is physically
5 next it .
5 next it for
5 next it up
5 next january #
5 next leav that
5 next left in
5 next list .
5 next list ONE
5 next many ,
5 next me .
5 next mean :
5 next mm )
5 next no trustworthy
5 next not comfortabl
5 next not plausibl
5 next not publish
5 next noth els
5 next of that
5 next only number
5 next or the
5 next per month
5 next physically impossibl
5 next pleas disregard
5 next put in
5 next question open
5 next rank ,
5 next raw fil
5 next read it
5 next remain SUBJECT
5 next run from
5 next should i
5 next stat .
5 next summary .
5 next system return
5 next tabl .
5 next tabl list
5 next ten ,
5 next than a
5 next that thi
5 next the field
5 next the index
5 next the lin
5 next the lms
5 next the moment
5 next the next
5 next the operation
5 next the park
5 next the sal
5 next to get
5 next to say
5 next top in
5 next up .
5 next up and
5 next up with
5 next usabl valu
5 next valu :
5 next valu is
5 next valu of
5 next was #
5 next was SUBJECT
5 next was only
5 next was unabl
5 next well abov
5 next whil #
5 next whol SUBJECT
5 next why :
5 next with confidenc
5 next with thi
5 next year .
5 next you hav
5 second # all
5 second # month
5 second # not
5 second # offer
5 second # ther
5 second % its
5 second 'm comfortabl
5 second 's a
5 second 's contradict
5 second 's fil
5 second ( mm
5 second ) i
5 second , 'm
5 second , )
5 second , for
5 second , nobody
5 second : ONE
5 second ; SUBJECT
5 second ; suspect
5 second < event
5 second < leav
5 second < servic
5 second < will
5 second ONE can
5 second ONE no
5 second ONE wrong
5 second SUBJECT 's
5 second SUBJECT >
5 second SUBJECT found
5 second SUBJECT hav
5 second SUBJECT read
5 second SUBJECT say
5 second about and
5 second ahead RIVAL
5 second ahead THIS
5 second all .
5 second and no
5 second and still
5 second and to
5 second are >
5 second as ,
5 second as :
5 second at #
5 second at moment
5 second befor SUBJECT
5 second born #
5 second can stat
5 second com a
5 second count RIVAL
5 second count THIS
5 second duplicat >
5 second end #
5 second figur the
5 second for ONE
5 second found .
5 second has ONE
5 second hav #
5 second hav .
5 second hav from
5 second hav replacement
5 second hold .
5 second i ask
5 second in plac
5 second in rank
5 second it a
5 second it probably
5 second larger the
5 second leav figur
5 second leav question
5 second list for
5 second look the
5 second lookup ONE
5 second many in
5 second mix up
5 second must be
5 second must to
5 second of on
5 second of per
5 second only %
5 second order RIVAL
5 second order THIS
5 second out the
5 second physically .
5 second pleas it
5 second point ONE
5 second print the
5 second rather the
5 second reject valu
5 second repeat the
5 second run ,
5 second show ,
5 second sind .
5 second so could
5 second so mean
5 second stat >
5 second stor SUBJECT
5 second tabl >
5 second than #
5 second that #
5 second the as
5 second the fil
5 second the her
5 second the mix
5 second the profil
5 second the report
5 second the team
5 second the year
5 second thi :
5 second to on
5 second top the
5 second two not
5 second unabl confirm
5 second up the
5 second usabl .
5 second valu .
5 second vs )
5 second was and
5 second well #
5 second wer the
5 second which not
5 second which was
5 second with i
5 second with number
5 second would a
5 second would use
5 second year >
5 second yet SUBJECT
5 second you number
5 word 'm
5 word absurd
5 word another
5 word anyon
5 word april
5 word area
5 word below
5 word best
5 word camera
5 word cell
5 word cent
5 word com
5 word consist
5 word corrupt
5 word dependabl
5 word discard
5 word engin
5 word eur
5 word evidenc
5 word flat
5 word fresh
5 word height
5 word http
5 word ignor
5 word lookup
5 word mislabell
5 word need
5 word or
5 word past
5 word physically
5 word plac
5 word que
5 word quot
5 word readmission
5 word recip
5 word remain
5 word replacement
5 word result
5 word ring
5 word roll
5 word script
5 word someth
5 word staff
5 word stock
5 word sun
5 word tak
5 word use
""",
    "both": """\
84 word or
78 word @mentions_2
67 word which
-65 word @mentions_3
63 word both
-62 word #
54 second RIVAL THIS
54 second THIS RIVAL
54 word between
52 word two
51 next : >
49 second between and
49 second i not
47 second not which
47 word somewher
47 word to
46 next candidat :
-43 word @sides_1
43 word @sides_2
43 word either
43 word si
40 second < answer
40 second to SUBJECT
40 word @sentences_3
39 word could
-38 next , which
-38 word @sentences_1
38 second ONE #
38 word can
-36 next is the
-36 word wer
36 next could be
36 next je ne
36 second undecid >
36 word ne
36 word se
36 word undecid
35 next < somewher
35 next by the
35 word and
34 next the two
33 next ONE >
33 word not
33 word tell
-32 second : >
-32 second < ,
-32 second SUBJECT SUBJECT
-32 second and ,
32 next ONE and
32 next somewher between
-31 next the former
-31 second i the
-31 word but
-31 word former
31 next , SUBJECT
31 second < between
31 second to ,
31 word RIVAL
31 word THIS
31 word o
-30 second , is
-30 word @mentions_1
30 next and i
30 next can not
30 next or #
30 second of SUBJECT
30 word :
30 word if
30 word je
30 word wert
29 next RIVAL THIS
29 next THIS RIVAL
29 next answer :
29 next depend on
29 second and SUBJECT
29 second which is
29 word camera
29 word toll
-28 second the one
28 second SUBJECT the
28 second answer ONE
28 word depend
28 word leav
28 word possibl
28 word rang
28 word register
-27 word the
27 next < não
27 second count ONE
27 word und
27 word you
-26 second < SUBJECT
26 next : null
26 second , >
26 second candidat >
26 word het
26 word null
26 word oder
26 word them
25 next # :
25 next < ONE
25 next < impossibl
25 next which of
25 word im
25 word sich
-24 word ;
24 next , the
24 next RIVAL o
24 next THIS o
24 next o RIVAL
24 next o THIS
24 next say which
24 second < ?
24 second SUBJECT is
24 second and are
-23 next , but
-23 next ONE is
-23 next the latter
-23 second < :
-23 word ,
-23 word alternativ
-23 word first
-23 word latter
23 next , without
23 next i can
23 next it is
23 second register >
23 word answer
23 word impossibl
23 word reconcil
-22 next : #
-22 second , ,
22 next , ONE
22 next . >
22 next < if
22 next < one
22 next ONE ?
22 next SUBJECT by
22 next to RIVAL
22 next to THIS
22 second < and
22 second answer null
22 second i no
22 second the is
22 word count
22 word dashboard
22 word open
22 word remain
-21 next < not
-21 next not RIVAL
-21 next not THIS
-21 word go
-21 word sinc
21 next SUBJECT was
21 next and #
21 second nicht .
21 second or .
21 word conflict
21 word i
21 word sourc
21 word without
-20 next < #
-20 next log .
-20 second in .
-20 second the figur
-20 word had
-20 word out
-20 word than
-20 word thi
20 next ONE or
20 next RIVAL -
20 next THIS -
20 next and the
20 next the answer
20 second of two
20 word log
20 word pas
-19 next ) .
-19 next , so
-19 next ; RIVAL
-19 next ; THIS
-19 next SUBJECT ,
-19 word should
19 next count :
19 next i could
19 next it could
19 next not say
19 second # .
19 second , by
19 second < two
19 second has ,
19 second is of
19 second say ,
19 word csv
19 word due
19 word other
-18 next ONE ,
-18 next latter .
-18 next the one
-18 second ) >
-18 second latter >
-18 second or ?
-18 second wer .
-18 word a
-18 word after
-18 word as
-18 word averag
-18 word db
-18 word mean
-18 word rank
-18 word support
-18 word use
18 next < candidat
18 next < result
18 next RIVAL or
18 next THIS or
18 next could not
18 next i hav
18 next is either
18 next null ,
18 next or RIVAL
18 next or THIS
18 next which .
18 second SUBJECT of
18 second and .
18 second could RIVAL
18 second could THIS
18 second which >
18 second which the
18 word exclud
18 word sam
-17 next , i
-17 next ; the
-17 next RIVAL is
-17 next THIS is
-17 next a .
-17 next my answer
-17 next the api
-17 next with the
-17 second _ :
-17 second a >
-17 second from to
-17 word cam
-17 word last
-17 word revis
-17 word year
17 next be RIVAL
17 next be THIS
17 next hav no
17 next open .
17 next the sam
17 next they are
17 second ( )
17 second < -
17 second < sit
17 second and hav
17 second depend the
17 second i leav
17 second open >
17 second option :
17 second the ,
17 word databas
17 word de
17 word each
17 word não
-16 next < SUBJECT
-16 next go with
-16 next the RIVAL
-16 next the THIS
-16 next the lower
-16 second , former
-16 second > >
-16 second RIVAL >
-16 second RIVAL SUBJECT
-16 second THIS >
-16 second THIS SUBJECT
-16 second the support
-16 word lower
16 next - RIVAL
16 next - THIS
16 next . .
16 next : ONE
16 next ONE (
16 next RIVAL (
16 next SUBJECT sit
16 next THIS (
16 next each other
16 next leav the
16 next on the
16 next tell which
16 second < annual
16 second register .
16 second to which
16 word .
16 word @mentions_4
16 word annual
16 word card
16 word circulation
16 word é
-15 next ONE db
-15 next SUBJECT :
-15 next former is
-15 second , the
-15 second : db
-15 second figur the
-15 second is one
-15 second support the
-15 word @sentences_2
-15 word beat
-15 word second
15 next < som
15 next RIVAL to
15 next THIS to
15 next accord to
15 next from the
15 next is too
15 next one of
15 next rang from
15 next report #
15 next the annual
15 next the photo
15 next the plan
15 next which one
15 second # the
15 second , register
15 second ; could
15 second < by
15 second < daily
15 second box >
15 second do agre
15 second final :
15 second i both
15 second is by
15 second my :
15 second say .
15 second sourc :
15 second the show
15 word one
15 word photo
15 word portal
15 word read
15 word result
15 word som
-14 next : RIVAL
-14 next : THIS
-14 next 张 >
-14 second < latter
-14 second RIVAL not
-14 second SUBJECT ,
-14 second THIS not
-14 word >
-14 word duplicat
-14 word is
14 next < report
14 next RIVAL ,
14 next SUBJECT >
14 next THIS ,
14 next annual report
14 next ask the
14 next if you
14 next me which
14 next not agre
14 next report it
14 next two .
14 next undecid .
14 next 张 ,
14 second < on
14 second < to
14 second ONE >
14 second l .
14 second not between
14 second report is
14 second the contradict
14 second the has
14 second them .
14 second two >
14 second with report
14 word api
14 word candidat
14 word daily
14 word level
14 word question
14 word record
14 word your
14 word 张
-13 next , as
-13 next , it
-13 next RIVAL )
-13 next RIVAL :
-13 next SUBJECT ;
-13 next THIS )
-13 next THIS :
-13 next it :
-13 next the floor
-13 next the report
-13 second # RIVAL
-13 second # THIS
-13 second , and
-13 second < #
-13 second SUBJECT >
-13 second SUBJECT RIVAL
-13 second SUBJECT THIS
-13 second go the
-13 second option .
-13 second the .
-13 second the system
-13 word =
-13 word SUBJECT
-13 word becaus
-13 word floor
-13 word follow
-13 word from
-13 word mai
-13 word nor
-13 word rat
-13 word reject
-13 word remov
-13 word total
-13 word who
13 next , das
13 next ; if
13 next < het
13 next < log
13 next < which
13 next RIVAL oder
13 next THIS oder
13 next are exclud
13 next between RIVAL
13 next between THIS
13 next i found
13 next i leav
13 next i must
13 next is ONE
13 next must leav
13 next oder RIVAL
13 next oder THIS
13 next of them
13 next order are
13 next portal .
13 next register )
13 next report has
13 next the turnstil
13 next you trust
13 second < a
13 second < can
13 second < log
13 second a .
13 second and both
13 second be .
13 second if ,
13 second no for
13 second portal >
13 second the export
13 second the fil
13 second to portal
13 word -
13 word @sentences_4
13 word agre
13 word are
13 word hotlin
13 word ledger
13 word resolv
13 word sit
13 word stay
13 word thes
13 word turnstil
-12 next # >
-12 next # and
-12 next , not
-12 next < of
-12 next RIVAL in
-12 next SUBJECT it
-12 next THIS in
-12 next higher .
-12 next i consider
-12 next i recommend
-12 next is higher
-12 next the fil
-12 second < feed
-12 second RIVAL #
-12 second SUBJECT ONE
-12 second THIS #
-12 second higher >
-12 second neither nor
-12 word consider
-12 word correct
-12 word fil
-12 word higher
-12 word niet
-12 word recommend
-12 word run
-12 word that
-12 word ther
12 next # SUBJECT
12 next ) vs
12 next : sourc
12 next < answer
12 next < depend
12 next < my
12 next RIVAL by
12 next SUBJECT databas
12 next THIS by
12 next api :
12 next are level
12 next conflict ,
12 next dashboard ,
12 next final answer
12 next in conflict
12 next includ the
12 next level .
12 next not decid
12 next not tell
12 next record and
12 next show ONE
12 next the data
12 next the portal
12 next the rang
12 next to you
12 second ; the
12 second < 's
12 second < could
12 second ONE register
12 second SUBJECT #
12 second are conflict
12 second are the
12 second at ;
12 second be ;
12 second can say
12 second conflict and
12 second in rang
12 second is ,
12 second level >
12 second nennt ,
12 second record the
12 second the RIVAL
12 second the THIS
12 second the do
12 second you >
12 word box
12 word contradict
12 word nennt
12 word on
12 word own
-11 next ( RIVAL
-11 next ( THIS
-11 next - #
-11 next < draft
-11 next < in
-11 next < o
-11 next < rank
-11 next = RIVAL
-11 next = THIS
-11 next i trust
-11 next it was
-11 next of #
-11 next sinc the
-11 next ther are
-11 second , RIVAL
-11 second , SUBJECT
-11 second , THIS
-11 second < ONE
-11 second < beat
-11 second < recommend
-11 second SUBJECT has
-11 second and RIVAL
-11 second and THIS
-11 second de ,
-11 second i to
-11 second log >
-11 second say SUBJECT
-11 second the sourc
-11 second two ,
-11 word _
-11 word drop
-11 word en
-11 word four
-11 word many
-11 word only
-11 word row
-11 word so
-11 word thought
-11 word went
-11 word wrong
11 next ) >
11 next , and
11 next , by
11 next , could
11 next , sourc
11 next , valu
11 next - up
11 next < both
11 next < by
11 next < order
11 next ONE loan
11 next RIVAL if
11 next SUBJECT record
11 next THIS if
11 next _ api
11 next both remain
11 next contradict each
11 next count is
11 next either .
11 next establish which
11 next i got
11 next is at
11 next loan .
11 next log )
11 next no third
11 next reconcil them
11 next register .
11 next remain possibl
11 next the headlin
11 next tied .
11 next two are
11 next was the
11 second ( log
11 second , be
11 second , if
11 second : SUBJECT
11 second < be
11 second < draft
11 second < figur
11 second < got
11 second ONE or
11 second are .
11 second both #
11 second both possibl
11 second by headlin
11 second can decid
11 second can tell
11 second contradict other
11 second could be
11 second either >
11 second fil .
11 second log ONE
11 second no one
11 second not ONE
11 second on SUBJECT
11 second or ,
11 second other so
11 second rang -
11 second reconcil .
11 second result ONE
11 second tell which
11 second third .
11 second tied >
11 second to the
11 second too to
11 second you the
11 word another
11 word establish
11 word kann
11 word prefer
11 word report
11 word ring
11 word weekend
-10 next - -
-10 next < la
-10 next < the
-10 next RIVAL has
-10 next SUBJECT log
-10 next THIS has
-10 next api report
-10 next are SUBJECT
-10 next db >
-10 next from RIVAL
-10 next from THIS
-10 next option a
-10 next rank :
-10 next who SUBJECT
-10 next wrong .
-10 next 枚です >
-10 second # :
-10 second 's ,
-10 second , ONE
-10 second < consider
-10 second < wer
-10 second and log
-10 second are ,
-10 second fil >
-10 second first >
-10 second four .
-10 second i with
-10 second on .
-10 second order >
-10 second the and
-10 second the log
-10 second the of
-10 second ther no
-10 second to how
-10 second was .
-10 second wrong >
-10 word about
-10 word correction
-10 word in
-10 word ist
-10 word its
-10 word longer
-10 word los
-10 word near
-10 word return
-10 word signatur
-10 word sino
-10 word thank
-10 word unit
-10 word would
-10 word —
-10 word 枚です
10 next < assessment
10 next < le
10 next agre .
10 next answer is
10 next are tied
10 next assessment >
10 next basi for
10 next both .
10 next both are
10 next choos between
10 next data :
10 next do not
10 next fil it
10 next het dashboard
10 next is right
10 next log is
10 next my count
10 next no basi
10 next not establish
10 next or the
10 next other .
10 next read the
10 next result :
10 next tell me
10 next the count
10 next the utility
10 next to tell
10 next two is
10 second - SUBJECT
10 second : .
10 second < count
10 second < not
10 second SUBJECT record
10 second agre >
10 second basi prefer
10 second both >
10 second fil is
10 second for .
10 second if are
10 second loan >
10 second must the
10 second or :
10 second other >
10 second record ,
10 second report :
10 second stay .
10 second the doe
10 second two right
10 second which them
10 word allow
10 word befor
10 word correcta
10 word cover
10 word data
10 word disagre
10 word found
10 word gateway
10 word headlin
10 word l
10 word noth
10 word overall
10 word say
10 word scal
10 word someon
10 word third
10 word tied
10 word utility
10 word whether
-9 next # which
-9 next 's RIVAL
-9 next 's THIS
-9 next ( ONE
-9 next , nicht
-9 next : i
-9 next : valu
-9 next < ther
-9 next RIVAL ?
-9 next SUBJECT are
-9 next THIS ?
-9 next are no
-9 next count for
-9 next figur is
-9 next i 'd
-9 next i need
-9 next i tak
-9 next in thi
-9 next tak the
-9 next the final
-9 next the log
-9 next the rat
-9 next year .
-9 second ( remov
-9 second , _
-9 second - is
-9 second < .
-9 second < =
-9 second < rat
-9 second < second
-9 second RIVAL .
-9 second SUBJECT return
-9 second THIS .
-9 second and on
-9 second answer the
-9 second i go
-9 second la .
-9 second no count
-9 second of .
-9 second survey .
-9 second than .
-9 second the plan
-9 second thi .
-9 second to api
-9 second year >
-9 word 'd
-9 word audit
-9 word cheaper
-9 word earlier
-9 word extract
-9 word feed
-9 word how
-9 word il
-9 word n
-9 word number
-9 word plac
-9 word ros
-9 word shar
-9 word tim
-9 word was
-9 word yet
9 next ) :
9 next , candidat
9 next , or
9 next ; it
9 next < ask
9 next < unclear
9 next ? >
9 next ONE SUBJECT
9 next SUBJECT is
9 next SUBJECT read
9 next a figur
9 next at odd
9 next befor publish
9 next count (
9 next fals ,
9 next favour one
9 next for prefer
9 next i 'm
9 next i list
9 next is correct
9 next is meant
9 next not ,
9 next odd with
9 next sourc is
9 next the district
9 next the question
9 next the sourc
9 next them .
9 next you .
9 second ( to
9 second , .
9 second . (
9 second . >
9 second < RIVAL
9 second < THIS
9 second RIVAL (
9 second SUBJECT meant
9 second SUBJECT was
9 second THIS (
9 second accord the
9 second at with
9 second befor a
9 second could establish
9 second i left
9 second is odd
9 second just >
9 second or SUBJECT
9 second prefer .
9 second read ONE
9 second settl .
9 second the can
9 second the in
9 second them >
9 second was in
9 word 'm
9 word agreement
9 word assessment
9 word basi
9 word bill
9 word cancell
9 word clear
9 word definition
9 word district
9 word export
9 word finish
9 word la
9 word liegt
9 word nicht
9 word pick
9 word publish
9 word servic
9 word unclear
-8 next 's ONE
-8 next : b
-8 next < mean
-8 next < thought
-8 next SUBJECT RIVAL
-8 next SUBJECT THIS
-8 next SUBJECT the
-8 next _ answer
-8 next a -
-8 next and not
-8 next answer .
-8 next ask ,
-8 next b .
-8 next becaus the
-8 next but the
-8 next contrary to
-8 next floor plan
-8 next how many
-8 next in SUBJECT
-8 next is cheaper
-8 next last year
-8 next need to
-8 next on averag
-8 next only for
-8 next pleas use
-8 next ros from
-8 next second one
-8 next the cadastr
-8 next the mean
-8 next the registry
-8 next thought :
-8 next you ask
-8 second # >
-8 second 's .
-8 second ( :
-8 second , of
-8 second , you
-8 second : )
-8 second : of
-8 second ; b
-8 second < order
-8 second ONE ,
-8 second ONE SUBJECT
-8 second ONE not
-8 second RIVAL correct
-8 second SUBJECT .
-8 second THIS correct
-8 second a of
-8 second and ;
-8 second answer #
-8 second b >
-8 second both and
-8 second by .
-8 second contrary the
-8 second fil the
-8 second final answer
-8 second from .
-8 second i ONE
-8 second is .
-8 second is only
-8 second it ONE
-8 second last .
-8 second remov >
-8 second report .
-8 second second is
-8 second to .
-8 second valu ONE
-8 second went the
-8 second wer and
-8 word ONE
-8 word all
-8 word an
-8 word cadastr
-8 word cifra
-8 word contrary
-8 word even
-8 word fail
-8 word look
-8 word maar
-8 word off
-8 word p
-8 word richtig
-8 word survey
-8 word ticket
8 next 's a
8 next ) or
8 next ; both
8 next ; i
8 next < box
8 next < could
8 next < die
8 next < roughly
8 next < with
8 next RIVAL e
8 next SUBJECT api
8 next THIS e
8 next are includ
8 next both in
8 next box RIVAL
8 next box THIS
8 next count on
8 next either the
8 next has RIVAL
8 next has THIS
8 next in ,
8 next leav it
8 next log ,
8 next log >
8 next not resolv
8 next not settl
8 next null >
8 next question doe
8 next say RIVAL
8 next say THIS
8 next settl it
8 next sign ,
8 next the ministry
8 next thes two
8 next wer count
8 next without a
8 next without them
8 second 's or
8 second , at
8 second , b
8 second - >
8 second : by
8 second ; remain
8 second < depend
8 second < prob
8 second < read
8 second RIVAL by
8 second RIVAL das
8 second SUBJECT =
8 second SUBJECT count
8 second THIS by
8 second THIS das
8 second and from
8 second are :
8 second at %
8 second be ,
8 second can .
8 second count #
8 second databas RIVAL
8 second databas THIS
8 second doe say
8 second if count
8 second is ONE
8 second is clear
8 second log not
8 second matter .
8 second one thes
8 second or >
8 second or RIVAL
8 second or THIS
8 second question not
8 second roughly to
8 second the databas
8 second the lie
8 second the open
8 second to )
8 second up .
8 second wer on
8 second with and
8 word ?
8 word das
8 word do
8 word gap
8 word imply
8 word just
8 word le
8 word loan
8 word matter
8 word me
8 word ministry
8 word new
8 word odd
8 word official
8 word start
8 word tabl
-7 next 'est pas
-7 next , #
-7 next , becaus
-7 next : one
-7 next ; without
-7 next < das
-7 next < reject
-7 next < total
-7 next ONE )
-7 next ONE .
-7 next SUBJECT (
-7 next SUBJECT and
-7 next after remov
-7 next between #
-7 next consider the
-7 next de RIVAL
-7 next de THIS
-7 next draft :
-7 next et non
-7 next fil .
-7 next hav it
-7 next i went
-7 next includ it
-7 next left out
-7 next many SUBJECT
-7 next must hav
-7 next n 'est
-7 next statu :
-7 next than RIVAL
-7 next than THIS
-7 next that contradict
-7 next the ONE
-7 next the dashboard
-7 next the ground
-7 next the tracker
-7 next to be
-7 next two sourc
-7 next unit :
-7 next valu :
-7 next went with
-7 next which i
-7 next with ONE
-7 second ( and
-7 second , (
-7 second , final
-7 second , i
-7 second , non
-7 second - ,
-7 second < candidat
-7 second < in
-7 second after the
-7 second and )
-7 second and has
-7 second are SUBJECT
-7 second draft ONE
-7 second had SUBJECT
-7 second how SUBJECT
-7 second i confirm
-7 second i report
-7 second log .
-7 second mai .
-7 second many are
-7 second n pas
-7 second no RIVAL
-7 second no THIS
-7 second not the
-7 second report and
-7 second the answer
-7 second the differ
-7 second the had
-7 second the sheet
-7 second the survey
-7 second two must
-7 second with SUBJECT
-7 word %
-7 word against
-7 word away
-7 word by
-7 word ce
-7 word every
-7 word fewer
-7 word final
-7 word has
-7 word high
-7 word input
-7 word long
-7 word low
-7 word month
-7 word mov
-7 word old
-7 word po
-7 word previou
-7 word que
-7 word queu
-7 word recomput
-7 word resident
-7 word scor
-7 word seem
-7 word still
-7 word tak
-7 word tracker
-7 word valu
-7 word well
7 next 'd rather
7 next , RIVAL
7 next , THIS
7 next , depend
7 next , log
7 next , no
7 next : box
7 next : fals
7 next < b
7 next < option
7 next a return
7 next and noth
7 next and would
7 next are in
7 next befor i
7 next from my
7 next inconsistent .
7 next is RIVAL
7 next is THIS
7 next log :
7 next log has
7 next my sid
7 next not reconcil
7 next of thes
7 next peopl .
7 next per month
7 next rather not
7 next say #
7 next servic :
7 next sourc :
7 next the airlin
7 next the build
7 next the csv
7 next the gap
7 next the gateway
7 next the sign
7 next tower log
7 next transfer ,
7 next until someon
7 second 'd not
7 second 's say
7 second ) .
7 second , accord
7 second , noth
7 second , with
7 second - .
7 second - :
7 second : and
7 second : or
7 second ; must
7 second < found
7 second < get
7 second < leav
7 second < without
7 second RIVAL if
7 second RIVAL it
7 second RIVAL la
7 second RIVAL report
7 second THIS if
7 second THIS it
7 second THIS la
7 second THIS report
7 second and b
7 second api valu
7 second complet >
7 second dashboard RIVAL
7 second dashboard THIS
7 second either or
7 second es .
7 second from sid
7 second giv .
7 second i rather
7 second in and
7 second inconsistent >
7 second it RIVAL
7 second it THIS
7 second it a
7 second lead >
7 second leav open
7 second list so
7 second log and
7 second log complet
7 second my ;
7 second no to
7 second not it
7 second not on
7 second on log
7 second peopl >
7 second remain .
7 second return .
7 second second :
7 second so stay
7 second that my
7 second the or
7 second the permit
7 second the record
7 second the to
7 second which you
7 second without RIVAL
7 second without THIS
7 second you .
7 word airlin
7 word build
7 word call
7 word carrier
7 word choos
7 word decid
7 word equally
7 word further
7 word got
7 word guess
7 word host
7 word liv
7 word meter
7 word my
7 word permit
7 word plausibl
7 word pleas
7 word recommendation
7 word right
7 word roughly
7 word server
7 word settl
7 word station
7 word too
7 word tower
7 word unknown
-6 next # -
-6 next , et
-6 next , mai
-6 next , sondern
-6 next ; sinc
-6 next < c
-6 next < conclusion
-6 next < contrary
-6 next < first
-6 next < no
-6 next ONE ;
-6 next RIVAL #
-6 next RIVAL and
-6 next RIVAL beat
-6 next RIVAL nor
-6 next THIS #
-6 next THIS and
-6 next THIS beat
-6 next THIS nor
-6 next a SUBJECT
-6 next and SUBJECT
-6 next answer from
-6 next but RIVAL
-6 next but THIS
-6 next by a
-6 next check the
-6 next conclusion >
-6 next correction :
-6 next fewer SUBJECT
-6 next final _
-6 next first .
-6 next first plac
-6 next former .
-6 next had fewer
-6 next i had
-6 next i would
-6 next if transfer
-6 next is what
-6 next it should
-6 next je retien
-6 next mean :
-6 next mill #
-6 next neither RIVAL
-6 next neither THIS
-6 next no es
-6 next nor RIVAL
-6 next nor THIS
-6 next not be
-6 next of which
-6 next on RIVAL
-6 next on THIS
-6 next p #
-6 next per the
-6 next report ONE
-6 next second plac
-6 next should be
-6 next so ONE
-6 next that is
-6 next the audit
-6 next the old
-6 next to report
-6 next two candidat
-6 next two do
-6 next wer SUBJECT
-6 next with #
-6 second 's count
-6 second : first
-6 second : is
-6 second ; them
-6 second < ;
-6 second < cam
-6 second < plac
-6 second < ros
-6 second < trust
-6 second < use
-6 second < went
-6 second ONE (
-6 second ONE .
-6 second RIVAL ;
-6 second SUBJECT are
-6 second SUBJECT becaus
-6 second THIS ;
-6 second and wer
-6 second but is
-6 second correct >
-6 second count SUBJECT
-6 second duplicat )
-6 second e RIVAL
-6 second e THIS
-6 second es ;
-6 second fewer SUBJECT
-6 second former >
-6 second has .
-6 second has resident
-6 second includ is
-6 second nicht ,
-6 second nor :
-6 second not :
-6 second not ;
-6 second not either
-6 second of and
-6 second so with
-6 second the was
-6 second to RIVAL
-6 second to THIS
-6 second to from
-6 second total :
-6 word although
-6 word among
-6 word chang
-6 word check
-6 word chiffr
-6 word column
-6 word com
-6 word conclusion
-6 word determin
-6 word digit
-6 word evidenc
-6 word goe
-6 word instead
-6 word lat
-6 word lost
-6 word lowest
-6 word median
-6 word mill
-6 word mor
-6 word phon
-6 word retien
-6 word sondern
-6 word statistic
-6 word though
-6 word trust
-6 word win
-6 word zahl
6 next # is
6 next # nam
6 next : csv
6 next < final
6 next < je
6 next < pleas
6 next < sourc
6 next < thes
6 next RIVAL accord
6 next RIVAL with
6 next SUBJECT #
6 next SUBJECT 's
6 next SUBJECT lie
6 next THIS accord
6 next THIS with
6 next and both
6 next another .
6 next api >
6 next c 'est
6 next complet .
6 next count .
6 next count as
6 next csv >
6 next it 's
6 next it and
6 next l RIVAL
6 next l THIS
6 next ledger .
6 next meant ,
6 next not choos
6 next not find
6 next result >
6 next so it
6 next sourc differ
6 next system say
6 next tabl say
6 next that depend
6 next the gaug
6 next the manual
6 next the operator
6 next the other
6 next the sheet
6 next transfer .
6 next you can
6 next your question
6 second , :
6 second , giv
6 second < b
6 second < data
6 second < differ
6 second < es
6 second < gap
6 second < lin
6 second < list
6 second < question
6 second < servic
6 second < sourc
6 second < start
6 second < was
6 second RIVAL you
6 second THIS you
6 second _ >
6 second agre and
6 second and found
6 second another >
6 second answer >
6 second api and
6 second are it
6 second between two
6 second by dat
6 second call ONE
6 second can reconcil
6 second could find
6 second favour .
6 second first :
6 second got and
6 second has and
6 second i check
6 second is ?
6 second ledger >
6 second nam .
6 second on definition
6 second on you
6 second one them
6 second or (
6 second put first
6 second report RIVAL
6 second report THIS
6 second report for
6 second say is
6 second servic ONE
6 second sit RIVAL
6 second sit THIS
6 second system ONE
6 second that can
6 second that on
6 second the allow
6 second the are
6 second the disagre
6 second the put
6 second the total
6 second thes .
6 second transfer >
6 second was befor
6 second your .
6 word archiv
6 word at
6 word e
6 word fals
6 word fleet
6 word gaug
6 word itself
6 word logbook
6 word must
6 word non
6 word operator
6 word peopl
6 word plan
6 word sid
6 word sonar
6 word they
-5 next # =
-5 next 'd go
-5 next 'd report
-5 next ( b
-5 next ( the
-5 next ) is
-5 next , though
-5 next , unit
-5 next - >
-5 next : SUBJECT
-5 next : thes
-5 next < (
-5 next < -
-5 next < correction
-5 next < on
-5 next < valu
-5 next > RIVAL
-5 next > THIS
-5 next RIVAL cam
-5 next RIVAL wer
-5 next SUBJECT SUBJECT
-5 next SUBJECT itself
-5 next SUBJECT report
-5 next THIS cam
-5 next THIS wer
-5 next _ SUBJECT
-5 next about ,
-5 next although the
-5 next answer ,
-5 next as the
-5 next as you
-5 next averag .
-5 next b )
-5 next chosen :
-5 next data .
-5 next en compt
-5 next figur that
-5 next follow the
-5 next for RIVAL
-5 next for THIS
-5 next group ,
-5 next has #
-5 next has the
-5 next hav been
-5 next interim report
-5 next is #
-5 next is shorter
-5 next is wrong
-5 next itself ,
-5 next log RIVAL
-5 next log THIS
-5 next lost its
-5 next nicht RIVAL
-5 next nicht THIS
-5 next not verify
-5 next on SUBJECT
-5 next order :
-5 next reject ,
-5 next reject :
-5 next remov duplicat
-5 next report RIVAL
-5 next report THIS
-5 next report data
-5 next report the
-5 next second .
-5 next select :
-5 next the digit
-5 next the feed
-5 next the leaflet
-5 next them ,
-5 next to hav
-5 next van .
-5 next was RIVAL
-5 next was THIS
-5 next wer RIVAL
-5 next wer THIS
-5 next would be
-5 second % #
-5 second ) #
-5 second , 's
-5 second , ;
-5 second , was
-5 second - -
-5 second : :
-5 second : dashboard
-5 second : had
-5 second : say
-5 second ; =
-5 second ; SUBJECT
-5 second ; was
-5 second < _
-5 second < began
-5 second < der
-5 second < did
-5 second < lead
-5 second < total
-5 second < transfer
-5 second = ;
-5 second ONE ONE
-5 second ONE which
-5 second RIVAL :
-5 second RIVAL after
-5 second RIVAL in
-5 second RIVAL second
-5 second RIVAL which
-5 second SUBJECT :
-5 second SUBJECT csv
-5 second SUBJECT from
-5 second SUBJECT not
-5 second THIS :
-5 second THIS after
-5 second THIS in
-5 second THIS second
-5 second THIS which
-5 second after duplicat
-5 second as ask
-5 second averag >
-5 second cam ,
-5 second dashboard ,
-5 second es RIVAL
-5 second es THIS
-5 second feed ONE
-5 second had the
-5 second hav figur
-5 second in :
-5 second mean #
-5 second month >
-5 second not RIVAL
-5 second not THIS
-5 second old .
-5 second on old
-5 second p #
-5 second rank RIVAL
-5 second rank THIS
-5 second resident >
-5 second second >
-5 second show >
-5 second so 'd
-5 second so is
-5 second sourc (
-5 second sourc SUBJECT
-5 second the column
-5 second the number
-5 second the win
-5 second to in
-5 second too .
-5 second two disagre
-5 second two that
-5 second van >
-5 word )
-5 word aantal
-5 word add
-5 word agency
-5 word avg
-5 word bar
-5 word began
-5 word chosen
-5 word compar
-5 word compt
-5 word confirm
-5 word crash
-5 word day
-5 word decision
-5 word der
-5 word did
-5 word el
-5 word front
-5 word gat
-5 word group
-5 word henc
-5 word interim
-5 word lead
-5 word leaflet
-5 word liberal
-5 word lik
-5 word likely
-5 word mg
-5 word need
-5 word pass
-5 word quarter
-5 word recalibrat
-5 word replac
-5 word saturday
-5 word school
-5 word select
-5 word sensor
-5 word shorter
-5 word sold
-5 word sorry
-5 word surviv
-5 word target
-5 word then
-5 word tru
-5 word van
-5 word verify
-5 word we
-5 word week
-5 word yield
5 next ( SUBJECT
5 next < your
5 next = ONE
5 next ONE by
5 next ONE conflict
5 next ONE new
5 next RIVAL >
5 next RIVAL peopl
5 next SUBJECT total
5 next THIS >
5 next THIS peopl
5 next apply .
5 next b :
5 next box ONE
5 next by one
5 next call :
5 next choic to
5 next clear .
5 next dashboard :
5 next decid .
5 next definition ,
5 next exclud each
5 next found noth
5 next got RIVAL
5 next got THIS
5 next hav #
5 next is inconsistent
5 next it open
5 next leav both
5 next net SUBJECT
5 next no way
5 next noth that
5 next on what
5 next on whether
5 next operator 's
5 next other ;
5 next plan has
5 next plausibl .
5 next point to
5 next right .
5 next sheet has
5 next so that
5 next summary and
5 next that only
5 next the bill
5 next the catalogu
5 next the choic
5 next the definition
5 next the draw
5 next the secretary
5 next the sum
5 next the summary
5 next thes do
5 next to decid
5 next to my
5 next uniqu SUBJECT
5 next whether the
5 next would not
5 second 's RIVAL
5 second 's THIS
5 second ) RIVAL
5 second ) THIS
5 second , both
5 second , or
5 second : ONE
5 second ; of
5 second < of
5 second < plan
5 second < step
5 second < sum
5 second RIVAL could
5 second RIVAL log
5 second SUBJECT between
5 second SUBJECT or
5 second THIS could
5 second THIS log
5 second and look
5 second and not
5 second answer SUBJECT
5 second apply >
5 second are figur
5 second b ONE
5 second be and
5 second can ,
5 second check .
5 second choic you
5 second clear >
5 second count >
5 second databas .
5 second decid >
5 second depend what
5 second depend whether
5 second disagre i
5 second each ;
5 second exclud other
5 second first #
5 second found that
5 second from api
5 second get from
5 second hold i
5 second i RIVAL
5 second i THIS
5 second in databas
5 second is conflict
5 second it also
5 second it either
5 second leav choic
5 second lie RIVAL
5 second lie THIS
5 second not one
5 second one the
5 second or with
5 second other i
5 second own .
5 second per .
5 second per is
5 second plausibl >
5 second pleas which
5 second reconcil two
5 second right >
5 second tell is
5 second the could
5 second the exclud
5 second the it
5 second to data
5 second to them
5 second total .
5 second uniqu ,
5 second way tell
5 second with .
5 second you :
5 word accord
5 word advis
5 word apply
5 word be
5 word cell
5 word choic
5 word draw
5 word event
5 word form
5 word ich
5 word incompatibl
5 word inconsistent
5 word inventory
5 word les
5 word per
5 word person
5 word reach
5 word secretary
5 word statement
5 word uniqu
5 word verifi
5 word will
""",
}
"""Of each group hundredths of a log odd, a feature, its words."""
