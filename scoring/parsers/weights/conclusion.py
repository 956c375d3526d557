"""Learnt by `python -m bench.conclusion --write`; not written by hand."""

BIAS = {"none": -106, "both": -284}
WEIGHTS = {
    "this": """\
-113 word not
98 next ONE .
86 next ONE >
73 next < ONE
64 next SUBJECT SUBJECT
62 next is ONE
60 second SUBJECT ONE
60 word @closes
59 second ONE >
58 word @last
-56 second not .
-55 word stor
-53 next not ONE
-53 word no
53 second < ,
50 second ONE .
49 word @this_2_rival_1
48 word @opens
-47 second , >
-46 word out
46 second < .
46 second answer ONE
-45 word but
-44 next ONE #
-42 word pas
41 next the SUBJECT
41 word SUBJECT
-40 word only
-40 word unknown
40 second SUBJECT >
40 word .
-39 second not ONE
39 word final
-38 word ;
37 next SUBJECT .
37 second it ONE
-36 next < the
-36 word load
-36 word tool
36 word per
-35 next in the
35 next < SUBJECT
35 second < SUBJECT
35 second SUBJECT #
35 word it
-34 next show ONE
-34 word je
34 next . >
34 next ONE ,
-33 next , but
-33 second < kan
-33 word a
-33 word kan
33 word @first
33 word ONE
-32 next SUBJECT >
-32 next say ONE
-32 second < only
-32 word 's
-32 word dato
-32 word ich
-32 word nicht
-32 word record
-32 word still
-32 word would
-32 word zahl
32 second , #
-31 next < not
-31 next ? >
-31 next ONE is
-31 next ONE was
-31 word report
31 second < =
-30 second ONE but
-30 word ?
-30 word as
-30 word return
30 next : ONE
30 next has ONE
30 word order
-29 next not be
-29 next read ONE
-29 second _ :
-29 word betrouwbaar
-29 word valor
29 next about ONE
29 second ONE SUBJECT
-28 word first
28 next SUBJECT :
28 word should
-27 word api
-27 word fiabl
-27 word impossibl
27 next # >
27 next , with
27 second x >
27 word all
-26 next ONE ?
-26 second api ONE
-26 second report ONE
-26 second the in
26 next < x
26 next x ONE
26 second # #
26 second < ONE
26 second the SUBJECT
26 word wer
-25 second SUBJECT was
-25 word de
-25 word field
-25 word is
25 next < it
25 next of SUBJECT
25 second not :
25 second per .
-24 next # SUBJECT
-24 next : null
-24 next last _
-24 second ONE a
-24 second dato ONE
-24 second i not
-24 word earlier
-24 word null
-24 word show
-24 word than
24 second < ;
24 word x
-23 next ONE —
-23 next mor than
-23 next stor valu
-23 second ( )
-23 second i no
-23 second return ,
-23 second say .
-23 second the return
-23 second the show
-23 word @this_1_rival_1
-23 word non
-23 word row
-23 word yet
23 next ( #
23 next ONE (
23 next ONE SUBJECT
23 next ONE order
23 next SUBJECT in
23 next should be
23 next so ONE
23 second : >
23 second should ONE
23 second ther ONE
23 word -
-22 next can not
-22 next di ONE
-22 next nam ONE
-22 next the answer
-22 second ONE nicht
-22 word di
-22 word found
-22 word hav
-22 word of
-22 word system
-22 word —
22 next ONE per
22 next it is
22 next use ONE
22 second 's .
22 second < :
22 second SUBJECT in
22 second total ONE
-21 next . .
-21 next ONE would
-21 next answer is
-21 next i only
-21 second < ?
-21 second answer null
-21 word ,
-21 word an
-21 word follow
-21 word portal
21 next final answer
21 next in #
21 second ) >
21 second ONE #
21 second SUBJECT .
21 second is ,
21 second the was
21 second wer .
-20 next about #
-20 next contradict the
-20 next had ONE
-20 second , _
-20 second ONE )
-20 second ONE of
-20 second was .
-20 word lo
-20 word nam
-20 word output
-20 word seen
20 next ; the
20 next < final
20 next from the
20 second # )
20 second , ONE
20 second < #
20 word probably
-19 next , follow
-19 next is not
-19 next load .
-19 next out of
-19 next return rat
-19 second SUBJECT not
-19 second is #
-19 second load >
-19 word com
-19 word mor
-19 word said
-19 word summary
-19 word thi
19 next are ONE
19 next figur is
19 next i would
19 second , i
19 second not >
19 word confirm
19 word sign
-18 next for SUBJECT
-18 next return ONE
-18 next so far
-18 next the portal
-18 second , the
-18 second SUBJECT say
-18 word befor
-18 word cifra
-18 word d
-18 word either
-18 word entry
-18 word if
-18 word sit
-18 word tabl
18 next ) .
18 next , #
18 next , at
18 next ONE ;
18 next SUBJECT was
18 next it 's
18 next wer SUBJECT
18 second < should
18 second ONE wer
18 second SUBJECT SUBJECT
18 second are .
18 second is >
18 second the say
18 word %
18 word answer
18 word go
18 word with
-17 next 's ONE
-17 next < statu
-17 next SUBJECT b
-17 next fil .
-17 next of ONE
-17 next than the
-17 second # the
-17 second about SUBJECT
-17 second system ONE
-17 word kann
-17 word sensor
-17 word whil
17 next , ONE
17 next ONE :
17 next that figur
17 next the contract
17 second , SUBJECT
17 second ONE with
17 second figur wrong
17 second in >
17 second in SUBJECT
17 second the is
17 word are
17 word averag
-16 next ; SUBJECT
-16 next < saturday
-16 next not use
-16 next number of
-16 next rat ,
-16 next the summary
-16 second < record
-16 second ONE which
-16 second count ONE
-16 second invalid .
-16 second not the
-16 second tool ONE
-16 second valu ONE
-16 word far
-16 word fil
-16 word log
-16 word n
-16 word read
-16 word saturday
16 next < about
16 next < answer
16 next < probably
16 next SUBJECT wer
16 next and that
16 next i 'm
16 next order .
16 next probably ONE
16 next to ONE
16 second , ,
16 second , that
16 second has .
16 second i say
16 second order >
16 word 'm
16 word after
16 word that
16 word wrong
-15 next ONE can
-15 next SUBJECT the
-15 next could not
-15 next for ONE
-15 next leav thi
-15 next not hav
-15 next the first
-15 next the registry
-15 next the tool
-15 next unknown .
-15 second , by
-15 second , no
-15 second = .
-15 second ONE row
-15 second one the
-15 second only #
-15 second report SUBJECT
-15 second unknown >
-15 word against
-15 word dashboard
-15 word fre
-15 word new
-15 word old
-15 word rank
-15 word registry
-15 word run
-15 word station
-15 word took
-15 word valu
15 next < after
15 next < that
15 next < ther
15 next = pi
15 next SUBJECT #
15 next SUBJECT of
15 next is SUBJECT
15 next my answer
15 next not .
15 next report .
15 next result >
15 next total :
15 second < are
15 second < not
15 second report >
15 word correct
15 word lin
15 word miss
15 word sourc
15 word verifi
-14 next ( ONE
-14 next < if
-14 next < stor
-14 next ONE aus
-14 next die ONE
-14 next report ONE
-14 next said ONE
-14 next the ONE
-14 second # (
-14 second die aus
-14 second entry ONE
-14 second it not
-14 second mor the
-14 second nicht .
-14 second pag ONE
-14 second read SUBJECT
-14 second record the
-14 second still ONE
-14 second stor ONE
-14 word aus
-14 word can
-14 word el
-14 word last
-14 word leav
-14 word list
-14 word next
-14 word noth
-14 word partial
-14 word set
-14 word y
14 next , as
14 next , i
14 next - #
14 next : i
14 next < edit
14 next edit :
14 next log :
14 next order :
14 next pleas use
14 next was ONE
14 second # >
14 second 'd ONE
14 second < could
14 second < is
14 second SUBJECT has
14 second about .
14 second final ONE
14 second last :
14 second on SUBJECT
14 second pleas ONE
14 word discrepancy
14 word edit
14 word figur
14 word may
14 word sum
14 word unit
-13 next # for
-13 next , answer
-13 next < el
-13 next < i
-13 next SUBJECT (
-13 next against #
-13 next api has
-13 next de ONE
-13 next figur .
-13 next not giv
-13 next of log
-13 next only #
-13 next the old
-13 next would be
-13 second : ,
-13 second < b
-13 second < com
-13 second < has
-13 second < valu
-13 second ONE answer
-13 second SUBJECT api
-13 second as ,
-13 second databas ONE
-13 second do use
-13 second figur >
-13 second servic ONE
-13 second the tool
-13 second with ONE
-13 word con
-13 word stat
-13 word statu
-13 word to
-13 word websit
13 next SUBJECT a
13 next SUBJECT for
13 next go with
13 next it should
13 next servic .
13 next the manifest
13 second ONE ONE
13 second SUBJECT :
13 second is SUBJECT
13 second is wrong
13 second n #
13 second order ONE
13 second servic >
13 second that was
13 word assum
13 word right
13 word well
-12 next # row
-12 next # x
-12 next ONE and
-12 next ONE row
-12 next SUBJECT at
-12 next entry read
-12 next i found
-12 next i hav
-12 next is still
-12 next or #
-12 next the plan
-12 next the station
-12 next to be
-12 next x #
-12 second # against
-12 second # wer
-12 second , a
-12 second ; ONE
-12 second < field
-12 second < read
-12 second is than
-12 second portal ONE
-12 second second .
-12 second tabl ONE
-12 second total .
-12 word @this_1_rival_0
-12 word and
-12 word be
-12 word contradict
-12 word draft
-12 word exceed
-12 word hall
-12 word het
-12 word invalid
-12 word lowest
-12 word number
-12 word o
-12 word plac
-12 word plan
-12 word servic
-12 word too
-12 word work
12 next # %
12 next < result
12 next < scratch
12 next = #
12 next ONE on
12 next SUBJECT has
12 next accord to
12 next as i
12 next i 'd
12 next list has
12 next on #
12 second # _
12 second < >
12 second < use
12 second ONE at
12 second ONE per
12 second final :
12 second i that
12 second i with
12 second it >
12 second no ONE
12 second read as
12 second that ONE
12 second the sourc
12 second was SUBJECT
12 word #
12 word accord
12 word likely
12 word match
12 word preliminary
-11 next # (
-11 next # and
-11 next # but
-11 next 's SUBJECT
-11 next , sinc
-11 next . )
-11 next ; i
-11 next < earlier
-11 next < report
-11 next < thi
-11 next ONE or
-11 next but the
-11 next claim ONE
-11 next if the
-11 next is about
-11 next is mor
-11 next of thi
-11 next portal show
-11 next report :
-11 next the stor
-11 next took ONE
-11 next use it
-11 next which is
-11 second # in
-11 second ; could
-11 second < registry
-11 second < servic
-11 second ONE out
-11 second SUBJECT about
-11 second SUBJECT rat
-11 second a that
-11 second averag SUBJECT
-11 second be ,
-11 second field ONE
-11 second for SUBJECT
-11 second got .
-11 second has >
-11 second is the
-11 second no count
-11 second of ;
-11 second record so
-11 second return .
-11 second saturday ONE
-11 second set #
-11 second show ,
-11 second stor :
-11 second the ,
-11 second the nam
-11 second the of
-11 second the record
-11 second the took
-11 second took and
-11 word counter
-11 word cover
-11 word feed
-11 word mar
-11 word sampl
-11 word selby
-11 word sind
-11 word siz
-11 word una
-11 word usabl
-11 word was
11 next # n
11 next . ONE
11 next < with
11 next ONE by
11 next although i
11 next answer .
11 next i had
11 next if i
11 next it .
11 next number is
11 next return .
11 next that 's
11 next the correct
11 next the lin
11 second # .
11 second : .
11 second < (
11 second < -
11 second < by
11 second < total
11 second ONE and
11 second and ONE
11 second answer >
11 second at SUBJECT
11 second i read
11 second in ,
11 second my .
11 second on .
11 second one ONE
11 second rat ONE
11 second result >
11 second return >
11 second second ,
11 second the -
11 second the count
11 second was :
11 second was by
11 word amount
11 word contract
11 word dos
11 word floor
11 word liv
11 word mak
11 word minu
11 word ther
11 word went
-10 next ) >
-10 next , yet
-10 next ONE com
-10 next SUBJECT api
-10 next SUBJECT can
-10 next SUBJECT order
-10 next SUBJECT websit
-10 next _ api
-10 next as stor
-10 next found no
-10 next giv a
-10 next hav no
-10 next is out
-10 next is too
-10 next it was
-10 next list ONE
-10 next null ,
-10 next on fil
-10 next out the
-10 next right .
-10 next say the
-10 next siz .
-10 next the counter
-10 next the only
-10 next the record
-10 next the servic
-10 next the sit
-10 next was SUBJECT
-10 second # had
-10 second 's ;
-10 second , answer
-10 second , they
-10 second : #
-10 second < can
-10 second < check
-10 second < first
-10 second < me
-10 second < return
-10 second < scan
-10 second < sit
-10 second ONE still
-10 second SUBJECT and
-10 second SUBJECT but
-10 second a of
-10 second answer the
-10 second api .
-10 second but SUBJECT
-10 second feed ONE
-10 second first :
-10 second nam ,
-10 second nam .
-10 second only in
-10 second right >
-10 second siz >
-10 second that #
-10 second the databas
-10 second the report
-10 second the system
-10 word _
-10 word es
-10 word flag
-10 word higher
-10 word invoic
-10 word its
-10 word labell
-10 word nobody
-10 word who
10 next # of
10 next # was
10 next , the
10 next , though
10 next < #
10 next < they
10 next ONE fail
10 next ONE well
10 next ONE wer
10 next SUBJECT are
10 next SUBJECT shar
10 next in SUBJECT
10 next its SUBJECT
10 next most likely
10 next say otherwis
10 next the column
10 next the count
10 next ther are
10 next though i
10 next week #
10 next with #
10 second - )
10 second ; count
10 second ONE the
10 second accord the
10 second are SUBJECT
10 second i answer
10 second in ONE
10 second is ;
10 second is for
10 second mean .
10 second which at
10 second would ONE
10 second wrong :
10 word award
10 word bar
10 word candidat
10 word confidenc
10 word en
10 word minimum
10 word model
10 word most
10 word otherwis
10 word saw
10 word scratch
10 word thes
10 word use
-9 next # record
-9 next , say
-9 next , which
-9 next ; if
-9 next < as
-9 next < first
-9 next < option
-9 next ONE as
-9 next SUBJECT show
-9 next api :
-9 next as SUBJECT
-9 next but i
-9 next but no
-9 next by ten
-9 next data .
-9 next divid by
-9 next earlier i
-9 next field is
-9 next fre SUBJECT
-9 next impossibl .
-9 next is stor
-9 next it would
-9 next leav out
-9 next lowest SUBJECT
-9 next noth to
-9 next sensor in
-9 next the api
-9 next the field
-9 next them .
-9 next valu on
-9 next would mean
-9 next would not
-9 next your SUBJECT
-9 second # that
-9 second , its
-9 second < call
-9 second < draft
-9 second < tool
-9 second ONE i
-9 second ONE work
-9 second ONE wrong
-9 second at -
-9 second at ONE
-9 second can be
-9 second can hav
-9 second can tell
-9 second dashboard ONE
-9 second data >
-9 second export ONE
-9 second first ONE
-9 second had .
-9 second impossibl >
-9 second is as
-9 second is old
-9 second not with
-9 second option :
-9 second said .
-9 second the figur
-9 second the pag
-9 second them >
-9 second too .
-9 second was of
-9 second would the
-9 word abov
-9 word also
-9 word chart
-9 word could
-9 word document
-9 word end
-9 word every
-9 word goe
-9 word lik
-9 word obviously
-9 word pag
-9 word park
-9 word refund
-9 word sold
-9 word the
-9 word un
-9 word which
9 next # has
9 next 'd say
9 next ) #
9 next , so
9 next . #
9 next < averag
9 next < order
9 next < overall
9 next < sum
9 next ONE a
9 next ONE accord
9 next ONE are
9 next ONE db
9 next ONE return
9 next SUBJECT )
9 next SUBJECT on
9 next a =
9 next and can
9 next are in
9 next be ONE
9 next box ONE
9 next by ONE
9 next by the
9 next contradict thi
9 next i go
9 next it :
9 next likely ONE
9 next not SUBJECT
9 next not match
9 next per SUBJECT
9 next say so
9 next so ,
9 next stay with
9 next the final
9 next the maintenanc
9 next verifi :
9 second # of
9 second % ONE
9 second ) =
9 second : db
9 second < a
9 second < log
9 second < maintenanc
9 second < was
9 second = ,
9 second confirm .
9 second get .
9 second i the
9 second i to
9 second no to
9 second of SUBJECT
9 second only >
9 second probably ,
9 second scan >
9 second so figur
9 second sum ONE
9 second the includ
9 second the list
9 second with >
9 word actually
9 word add
9 word install
9 word lower
9 word m
9 word maintenanc
9 word mean
9 word much
9 word quarter
9 word see
9 word support
9 word tak
9 word though
-8 next 'd rather
-8 next , it
-8 next . csv
-8 next < at
-8 next < no
-8 next < your
-8 next ONE 's
-8 next ONE leav
-8 next ONE log
-8 next abov the
-8 next beat the
-8 next befor the
-8 next belong to
-8 next ceil of
-8 next com out
-8 next count .
-8 next exceed the
-8 next i first
-8 next i previously
-8 next i read
-8 next in a
-8 next incorrect .
-8 next is wrong
-8 next no answer
-8 next of a
-8 next one in
-8 next pleas do
-8 next press releas
-8 next q #
-8 next report as
-8 next satellit product
-8 next six SUBJECT
-8 next sorry ,
-8 next stat ONE
-8 next statu :
-8 next that was
-8 next the #
-8 next the lowest
-8 next the next
-8 next the satellit
-8 next the two
-8 next too low
-8 next total is
-8 next was report
-8 next what the
-8 second # i
-8 second 's is
-8 second 's leav
-8 second ( ,
-8 second , of
-8 second , than
-8 second , thi
-8 second : _
-8 second : is
-8 second < form
-8 second < press
-8 second < satellit
-8 second < stor
-8 second ONE count
-8 second ONE is
-8 second ONE yet
-8 second SUBJECT out
-8 second a with
-8 second and noth
-8 second are #
-8 second but was
-8 second earlier of
-8 second has ONE
-8 second i rather
-8 second incorrect >
-8 second is impossibl
-8 second leav the
-8 second no for
-8 second not a
-8 second not to
-8 second now ONE
-8 second pleas not
-8 second previously ONE
-8 second read ONE
-8 second sheet ONE
-8 second sit ONE
-8 second still .
-8 second the 's
-8 second the ONE
-8 second the api
-8 second the entry
-8 second the export
-8 second the got
-8 second the order
-8 second the product
-8 second thi :
-8 second was as
-8 second with SUBJECT
-8 word @this_2_rival_2
-8 word agent
-8 word area
-8 word asset
-8 word at
-8 word beat
-8 word belong
-8 word board
-8 word cancell
-8 word card
-8 word ceil
-8 word csv
-8 word dat
-8 word die
-8 word disregard
-8 word flight
-8 word had
-8 word incorrect
-8 word need
-8 word never
-8 word option
-8 word press
-8 word previou
-8 word previously
-8 word pur
-8 word q
-8 word releas
-8 word remain
-8 word search
-8 word seven
-8 word sorry
-8 word ten
-8 word test
-8 word until
-8 word weekend
8 next # m
8 next 's what
8 next , >
8 next , although
8 next < a
8 next < all
8 next < box
8 next < together
8 next < verifi
8 next > ONE
8 next ONE <
8 next ONE it
8 next SUBJECT mean
8 next again ,
8 next but with
8 next count is
8 next decimal point
8 next for thi
8 next get ONE
8 next hav been
8 next i just
8 next is .
8 next is in
8 next is my
8 next not say
8 next on it
8 next pi #
8 next recomput from
8 next return SUBJECT
8 next that ONE
8 next the ledger
8 next the sign
8 next was wrong
8 next which SUBJECT
8 second # ,
8 second # -
8 second # a
8 second # on
8 second # only
8 second , at
8 second < 'll
8 second < ledger
8 second < manifest
8 second < order
8 second < reflection
8 second < wer
8 second > <
8 second ONE are
8 second ONE averag
8 second ONE first
8 second ONE one
8 second ONE right
8 second ONE though
8 second ONE year
8 second a pi
8 second again the
8 second all ONE
8 second go ONE
8 second hav SUBJECT
8 second in .
8 second is answer
8 second is by
8 second it .
8 second just that
8 second likely ,
8 second lin the
8 second most ONE
8 second not much
8 second on ;
8 second pag >
8 second pi #
8 second recomput the
8 second so 's
8 second stay ONE
8 second that what
8 second the and
8 second the answer
8 second thes not
8 second well SUBJECT
8 second would it
8 word 'll
8 word <
8 word >
8 word about
8 word again
8 word audit
8 word booking
8 word column
8 word exact
8 word get
8 word ground
8 word hourly
8 word implausibl
8 word ledger
8 word manifest
8 word metric
8 word month
8 word point
8 word raw
8 word reflection
8 word survey
8 word thos
8 word thousand
8 word tim
-7 next # )
-7 next ) is
-7 next , mor
-7 next , who
-7 next - up
-7 next < (
-7 next < pleas
-7 next < sorry
-7 next ONE contradict
-7 next SUBJECT as
-7 next SUBJECT read
-7 next SUBJECT with
-7 next SUBJECT would
-7 next a #
-7 next and ONE
-7 next and i
-7 next at #
-7 next be used
-7 next count ,
-7 next do not
-7 next first had
-7 next for a
-7 next from a
-7 next has .
-7 next i will
-7 next low .
-7 next not agre
-7 next number i
-7 next of the
-7 next on top
-7 next out to
-7 next pay ONE
-7 next r =
-7 next the chart
-7 next the dashboard
-7 next the entry
-7 next the log
-7 next to believ
-7 next was not
-7 next will not
-7 next yet .
-7 second # an
-7 second : ONE
-7 second : earlier
-7 second ; would
-7 second < averag
-7 second < system
-7 second ONE below
-7 second ONE mor
-7 second ONE no
-7 second ONE register
-7 second ONE who
-7 second ONE would
-7 second a slip
-7 second at >
-7 second board ONE
-7 second but #
-7 second by .
-7 second chart ONE
-7 second claim .
-7 second could be
-7 second for #
-7 second from .
-7 second giv SUBJECT
-7 second has ,
-7 second hav #
-7 second i had
-7 second in summary
-7 second is at
-7 second is of
-7 second it :
-7 second lie the
-7 second list SUBJECT
-7 second log .
-7 second low >
-7 second mean #
-7 second no :
-7 second no figur
-7 second not used
-7 second number SUBJECT
-7 second order .
-7 second portal .
-7 second query ONE
-7 second r ONE
-7 second record ONE
-7 second statu :
-7 second than #
-7 second that out
-7 second the field
-7 second the that
-7 second thi not
-7 second was a
-7 second was first
-7 second would mor
-7 second yet >
-7 second yet SUBJECT
-7 word alon
-7 word am
-7 word book
-7 word broken
-7 word call
-7 word children
-7 word clearly
-7 word common
-7 word count
-7 word day
-7 word discard
-7 word fail
-7 word fleet
-7 word good
-7 word got
-7 word help
-7 word his
-7 word il
-7 word includ
-7 word kept
-7 word left
-7 word lie
-7 word me
-7 word mislabell
-7 word north
-7 word operation
-7 word pass
-7 word print
-7 word rather
-7 word room
-7 word satellit
-7 word staff
-7 word sun
-7 word team
-7 word they
-7 word tower
-7 word when
-7 word your
7 next # #
7 next , that
7 next ; with
7 next < <
7 next < roughly
7 next < week
7 next > >
7 next ONE pag
7 next ONE peopl
7 next SUBJECT ,
7 next SUBJECT by
7 next SUBJECT per
7 next amount do
7 next are SUBJECT
7 next at the
7 next be in
7 next db >
7 next feed say
7 next first .
7 next found ONE
7 next her .
7 next hourly fil
7 next however ,
7 next i assum
7 next i believ
7 next i stay
7 next in may
7 next last quarter
7 next lin :
7 next match the
7 next may .
7 next must be
7 next not availabl
7 next official sourc
7 next one :
7 next pag .
7 next r #
7 next register .
7 next sourc ,
7 next tak ONE
7 next the digit
7 next the figur
7 next the floor
7 next the full
7 next the order
7 next the raw
7 next unit :
7 next wer ONE
7 next with ONE
7 next would say
7 second # is
7 second ( #
7 second : SUBJECT
7 second : amount
7 second : of
7 second ; 'd
7 second < per
7 second < rat
7 second < with
7 second SUBJECT a
7 second SUBJECT all
7 second SUBJECT had
7 second SUBJECT register
7 second a .
7 second amount not
7 second are and
7 second are servic
7 second as as
7 second column ONE
7 second correct is
7 second do match
7 second figur ONE
7 second first >
7 second for .
7 second foram ONE
7 second giv .
7 second had order
7 second her >
7 second i .
7 second i go
7 second in of
7 second in was
7 second is ONE
7 second is official
7 second lin .
7 second manifest ONE
7 second may >
7 second number ONE
7 second out #
7 second p >
7 second point >
7 second quarter ONE
7 second row ONE
7 second so .
7 second that not
7 second the item
7 second the lin
7 second to ,
7 second was ;
7 second with %
7 second year >
7 word around
7 word authoritativ
7 word by
7 word cam
7 word commit
7 word db
7 word foram
7 word giv
7 word going
7 word grew
7 word however
7 word issu
7 word label
7 word post
7 word recomput
7 word refresh
7 word sheet
7 word wurden
-6 next # :
-6 next # it
-6 next # whil
-6 next # yet
-6 next ( the
-6 next , a
-6 next , and
-6 next , com
-6 next , is
-6 next , out
-6 next < die
-6 next ONE )
-6 next ONE lin
-6 next ONE out
-6 next ONE that
-6 next a dat
-6 next a day
-6 next although the
-6 next an earlier
-6 next and a
-6 next as record
-6 next but SUBJECT
-6 next by a
-6 next count :
-6 next export say
-6 next first pass
-6 next gav ONE
-6 next got ONE
-6 next in its
-6 next is impossibl
-6 next is incorrect
-6 next is off
-6 next is only
-6 next just #
-6 next left out
-6 next look lik
-6 next not plausibl
-6 next not usabl
-6 next on a
-6 next option a
-6 next plac in
-6 next pleas check
-6 next roughly #
-6 next second .
-6 next servic :
-6 next should not
-6 next so i
-6 next still show
-6 next than #
-6 next the brochur
-6 next the crm
-6 next the entir
-6 next the index
-6 next the press
-6 next the query
-6 next the search
-6 next the six
-6 next the tim
-6 next the typ
-6 next thi is
-6 next tool show
-6 next up :
-6 next valu of
-6 next wrot ONE
-6 second , 's
-6 second , )
-6 second , nobody
-6 second , only
-6 second - .
-6 second < chart
-6 second < contradict
-6 second < export
-6 second < look
-6 second < may
-6 second < search
-6 second < sheet
-6 second < you
-6 second ONE ,
-6 second ONE incorrect
-6 second ONE second
-6 second SUBJECT 's
-6 second SUBJECT total
-6 second SUBJECT with
-6 second about and
-6 second as :
-6 second at ,
-6 second at tim
-6 second been ,
-6 second broken >
-6 second com .
-6 second com a
-6 second count ,
-6 second for (
-6 second for )
-6 second form ONE
-6 second from >
-6 second had ONE
-6 second i ,
-6 second i at
-6 second i it
-6 second is low
-6 second is to
-6 second its .
-6 second lookup ONE
-6 second mor #
-6 second of is
-6 second of on
-6 second on :
-6 second out the
-6 second pass ONE
-6 second point ONE
-6 second return SUBJECT
-6 second roughly SUBJECT
-6 second second >
-6 second should be
-6 second so mean
-6 second that .
-6 second the agent
-6 second the claim
-6 second the from
-6 second the has
-6 second the on
-6 second the output
-6 second the print
-6 second the tabl
-6 second ther .
-6 second to :
-6 second use .
-6 second which not
-6 word @this_1_rival_2
-6 word appear
-6 word back
-6 word batch
-6 word bed
-6 word car
-6 word check
-6 word claim
-6 word crm
-6 word data
-6 word direct
-6 word disagre
-6 word dismiss
-6 word entir
-6 word form
-6 word human
-6 word known
-6 word mention
-6 word morn
-6 word municipality
-6 word older
-6 word or
-6 word pay
-6 word perhap
-6 word pick
-6 word profil
-6 word put
-6 word readmission
-6 word request
-6 word sinc
-6 word spar
-6 word stock
-6 word total
-6 word twic
-6 word typ
-6 word using
-6 word version
-6 word whol
-6 word wrot
6 next # k
6 next % of
6 next , per
6 next , unit
6 next < actual
6 next < most
6 next < updat
6 next < use
6 next ONE from
6 next SUBJECT to
6 next a SUBJECT
6 next and the
6 next answer ONE
6 next are register
6 next around ONE
6 next bas on
6 next be off
6 next can tell
6 next confirm it
6 next count of
6 next had a
6 next had no
6 next i 'll
6 next in .
6 next in servic
6 next is authoritativ
6 next is correct
6 next jun .
6 next leav ONE
6 next lin item
6 next miss .
6 next nam ,
6 next no -
6 next not significant
6 next over #
6 next p #
6 next register SUBJECT
6 next scratch the
6 next show a
6 next the amount
6 next the decimal
6 next the label
6 next the last
6 next the list
6 next the minimum
6 next the official
6 next the p
6 next the rat
6 next the rest
6 next the right
6 next the sheet
6 next the standard
6 next ther wer
6 next thi SUBJECT
6 next updat :
6 next which i
6 next with it
6 next with its
6 next year .
6 second # by
6 second # its
6 second ( %
6 second ) ONE
6 second ; it
6 second < 'm
6 second < fail
6 second < far
6 second < likely
6 second < wurden
6 second < —
6 second = #
6 second ONE although
6 second ONE correct
6 second ONE for
6 second ONE pleas
6 second ONE return
6 second ONE so
6 second ONE total
6 second ONE unit
6 second SUBJECT (
6 second SUBJECT for
6 second _ _
6 second a SUBJECT
6 second a query
6 second as can
6 second as with
6 second far i
6 second found discrepancy
6 second go the
6 second going the
6 second has SUBJECT
6 second i tell
6 second includ ,
6 second is :
6 second jun >
6 second look the
6 second miss >
6 second month ONE
6 second my is
6 second reject >
6 second sign ONE
6 second that the
6 second to #
6 second was in
6 second week >
6 second with ,
6 word 'd
6 word )
6 word actual
6 word apm
6 word box
6 word decimal
6 word ethanol
6 word expir
6 word full
6 word inspection
6 word k
6 word measurement
6 word my
6 word on
6 word over
6 word overall
6 word peak
6 word ran
6 word remov
6 word rest
6 word s
6 word significant
6 word stay
6 word supersed
6 word sur
6 word ticket
6 word together
6 word tru
6 word updat
-5 next # last
-5 next # wer
-5 next ) by
-5 next , reach
-5 next , whil
-5 next : the
-5 next ; ONE
-5 next < db
-5 next = ONE
-5 next ONE conflict
-5 next ONE in
-5 next SUBJECT area
-5 next SUBJECT record
-5 next SUBJECT say
-5 next SUBJECT together
-5 next _ SUBJECT
-5 next _ valu
-5 next a week
-5 next and should
-5 next and was
-5 next april #
-5 next are .
-5 next are under
-5 next be read
-5 next but its
-5 next but only
-5 next can only
-5 next consist of
-5 next disagre with
-5 next end at
-5 next exce the
-5 next four year
-5 next has #
-5 next has the
-5 next hav ONE
-5 next i initially
-5 next if you
-5 next is known
-5 next is larger
-5 next is what
-5 next january #
-5 next larger than
-5 next log )
-5 next lookup return
-5 next m #
-5 next morn .
-5 next not ,
-5 next not report
-5 next number for
-5 next of dat
-5 next on the
-5 next only number
-5 next physically impossibl
-5 next reject :
-5 next run from
-5 next sampl is
-5 next sensor feed
-5 next so that
-5 next stor ONE
-5 next tabl is
-5 next that SUBJECT
-5 next that day
-5 next the event
-5 next the fleet
-5 next the highest
-5 next the programm
-5 next the sal
-5 next the scan
-5 next the system
-5 next the tabl
-5 next the total
-5 next to answer
-5 next too high
-5 next tool 's
-5 next twic the
-5 next under #
-5 next valu :
-5 next valu ONE
-5 next was only
-5 next was the
-5 next would hav
-5 next yet the
-5 second # =
-5 second # at
-5 second 's can
-5 second 's contradict
-5 second 's has
-5 second ( and
-5 second ( mm
-5 second , field
-5 second , for
-5 second . >
-5 second : m
-5 second < had
-5 second < initially
-5 second < lookup
-5 second < the
-5 second < top
-5 second < would
-5 second = SUBJECT
-5 second ONE clos
-5 second ONE exce
-5 second ONE mean
-5 second SUBJECT giv
-5 second SUBJECT mor
-5 second SUBJECT than
-5 second and could
-5 second and discard
-5 second another .
-5 second are the
-5 second asset ,
-5 second back the
-5 second born #
-5 second but hav
-5 second crm ONE
-5 second end #
-5 second figur not
-5 second fil >
-5 second giv number
-5 second highest the
-5 second hold .
-5 second in at
-5 second in tabl
-5 second includ SUBJECT
-5 second initially ONE
-5 second is highest
-5 second is with
-5 second it been
-5 second larger the
-5 second log >
-5 second look ONE
-5 second m #
-5 second morn >
-5 second nam the
-5 second no is
-5 second not by
-5 second not right
-5 second not up
-5 second old the
-5 second only %
-5 second out dat
-5 second physically .
-5 second pleas with
-5 second print >
-5 second print the
-5 second row #
-5 second row >
-5 second servic #
-5 second stor SUBJECT
-5 second summary ONE
-5 second the are
-5 second the contradict
-5 second the fail
-5 second the goe
-5 second the releas
-5 second the result
-5 second the run
-5 second the team
-5 second thi .
-5 second thi ONE
-5 second total :
-5 second twic >
-5 second valu .
-5 second what portal
-5 second with #
-5 word agreement
-5 word anyth
-5 word app
-5 word apparently
-5 word april
-5 word becaus
-5 word below
-5 word blank
-5 word brochur
-5 word complet
-5 word consist
-5 word databas
-5 word exce
-5 word group
-5 word highest
-5 word initially
-5 word larger
-5 word must
-5 word physically
-5 word plausibl
-5 word programm
-5 word query
-5 word roll
-5 word sal
-5 word sid
-5 word slip
-5 word som
-5 word suspect
-5 word then
-5 word turn
-5 word ward
-5 word wher
-5 word why
5 next # in
5 next % )
5 next ) ,
5 next , SUBJECT
5 next , confidenc
5 next , or
5 next : #
5 next : about
5 next : all
5 next < an
5 next < by
5 next < last
5 next < on
5 next < one
5 next < second
5 next < sinc
5 next < still
5 next < thes
5 next < total
5 next < valu
5 next < क
5 next ONE to
5 next ONE unit
5 next SUBJECT is
5 next add up
5 next all :
5 next and it
5 next api .
5 next as far
5 next assum the
5 next availabl ,
5 next be mistaken
5 next cam in
5 next can confirm
5 next can see
5 next count ONE
5 next drop the
5 next en #
5 next entry must
5 next far as
5 next figur ,
5 next fil has
5 next floor plan
5 next going by
5 next has no
5 next hav to
5 next i get
5 next i giv
5 next i think
5 next it ONE
5 next it can
5 next its valu
5 next look at
5 next lower than
5 next mak ONE
5 next mak it
5 next manufacturer 's
5 next match .
5 next my best
5 next n =
5 next no doubt
5 next no reason
5 next not right
5 next on averag
5 next only ONE
5 next order ,
5 next point .
5 next probably around
5 next query return
5 next ran the
5 next reject .
5 next s .
5 next second ,
5 next second pass
5 next that ;
5 next the manufacturer
5 next the top
5 next the usual
5 next to #
5 next to the
5 next valu are
5 next which includ
5 next wurden ONE
5 next क ल
5 next ल ONE
5 second % .
5 second 'll with
5 second ( from
5 second , count
5 second , in
5 second , pleas
5 second , with
5 second , would
5 second , you
5 second - was
5 second < and
5 second < around
5 second < best
5 second < correct
5 second < doe
5 second < go
5 second < leav
5 second < month
5 second < of
5 second < out
5 second < result
5 second < used
5 second < well
5 second < ल
5 second ONE hav
5 second ONE on
5 second ONE tim
5 second SUBJECT are
5 second SUBJECT as
5 second SUBJECT from
5 second SUBJECT may
5 second after the
5 second an SUBJECT
5 second an of
5 second answer .
5 second averag ONE
5 second bas the
5 second be ;
5 second be that
5 second born ONE
5 second but 's
5 second de .
5 second die ONE
5 second entry be
5 second es ONE
5 second giv ONE
5 second i -
5 second i confirm
5 second i report
5 second if had
5 second includ ONE
5 second inconsistent its
5 second is right
5 second it SUBJECT
5 second list ONE
5 second mak ONE
5 second match >
5 second of #
5 second of .
5 second of for
5 second of m
5 second of year
5 second out ONE
5 second probably ONE
5 second read .
5 second register .
5 second result ONE
5 second say ,
5 second say >
5 second so is
5 second sourc so
5 second that is
5 second the drop
5 second the i
5 second the only
5 second the quarter
5 second the rat
5 second the servic
5 second the survey
5 second the used
5 second to that
5 second which the
5 second would .
5 second you about
5 second क ONE
5 word !
5 word (
5 word altogether
5 word any
5 word bas
5 word both
5 word cours
5 word each
5 word error
5 word exclud
5 word given
5 word hand
5 word her
5 word hold
5 word just
5 word manufacturer
5 word off
5 word p
5 word practic
5 word presumably
5 word reading
5 word scal
5 word stand
5 word target
5 word क
5 word ल
""",
    "rival": """\
-55 next ONE >
-48 word answer
-47 next : ONE
-46 next < SUBJECT
-46 next ONE .
46 word a
-45 second SUBJECT ONE
-45 word :
-44 second < >
43 word #
-41 second answer ONE
40 word report
-39 second ONE >
-36 word final
-34 next answer :
33 word still
-32 word ;
32 word first
-31 second the is
31 word not
-30 second < ONE
30 word earlier
30 word for
-29 next SUBJECT SUBJECT
29 next the ONE
29 word api
29 word tool
-28 next , ONE
-28 second : .
28 next ONE is
28 word of
-27 next is ONE
-27 word should
-25 second < answer
25 word 's
-24 next , with
-24 next < answer
-24 second ) >
24 next . .
24 next ONE #
24 next of ONE
24 word the
-23 next ) .
-23 next < x
-23 next final answer
-23 next x ONE
-23 second < =
-23 second x >
23 word befor
23 word thi
-22 next < final
-22 word figur
22 next SUBJECT ,
22 second report ONE
-21 next : the
-21 next the SUBJECT
-21 second it ONE
-21 word order
-21 word x
21 word stor
-20 next ONE (
-20 next SUBJECT :
20 next : #
20 next = ONE
20 next in the
20 word in
20 word its
20 word said
-19 next < result
-19 second SUBJECT #
19 next SUBJECT b
19 second < first
19 second not the
19 second still ONE
19 word against
19 word tabl
-18 second should ONE
18 next , but
18 next < (
18 next for ONE
18 second it not
18 word at
18 word fre
18 word saturday
-17 next it is
-17 next should be
-17 second final :
-17 second has .
-17 word lin
17 next < saturday
17 second not .
17 second the 's
17 word db
17 word to
-16 next SUBJECT ONE
-16 next use ONE
-16 second 's .
-16 word all
-16 word log
-16 word use
16 next ) >
16 next not ONE
16 next of the
16 next stor valu
16 second = .
16 second say .
16 second the in
16 word out
16 word valu
-15 next , so
-15 next figur is
-15 second , that
-15 second < (
-15 second figur wrong
-15 second total ONE
-15 word sum
15 next # for
15 next < #
15 next it was
15 second # ONE
15 second < #
15 word =
15 word but
15 word gav
15 word hav
15 word pag
-14 next - #
-14 next < edit
-14 next = pi
-14 next SUBJECT a
-14 next SUBJECT is
-14 next by ONE
-14 next edit :
-14 next so ONE
-14 next that figur
-14 next the contract
-14 next with #
-14 second # #
-14 second , #
-14 second , .
-14 second , SUBJECT
-14 second < should
-14 second ONE and
-14 second is .
-14 second say ,
-14 second the was
-14 word correct
-14 word edit
-14 word go
-14 word result
14 next < draft
14 next SUBJECT the
14 next number of
14 next the #
14 next the two
14 second , the
14 second < :
14 second ONE a
14 second ONE but
14 second ONE which
14 word be
14 word feed
14 word had
14 word mar
14 word reject
14 word sensor
14 word two
14 word would
-13 next < ONE
-13 next and that
-13 next it should
-13 next the manifest
-13 next total :
-13 second , ,
-13 second , ONE
-13 second < SUBJECT
-13 second < a
-13 second is ,
-13 second is ONE
-13 word sign
13 next 's ONE
13 next . )
13 next < earlier
13 next < not
13 next against #
13 next if the
13 next said ONE
13 next the api
13 second # against
13 second 's is
13 second . >
13 second the of
13 word app
13 word check
13 word dashboard
13 word draft
13 word list
13 word return
13 word summary
13 word than
13 word which
-12 next : i
-12 next ; ONE
-12 next ; the
-12 next < after
-12 next not ,
-12 next pleas use
-12 second : ,
-12 second ONE with
-12 second SUBJECT in
-12 second count ONE
-12 second last :
-12 second pleas ONE
-12 second result ONE
-12 second that ONE
-12 word about
-12 word fil
-12 word i
12 next # >
12 next # SUBJECT
12 next < report
12 next ONE was
12 next claim ONE
12 next the summary
12 second . .
12 second < i
12 second < was
12 second SUBJECT ,
12 second SUBJECT the
12 second sheet ONE
12 second the report
12 second the tool
12 word entry
12 word was
-11 next # n
-11 next < with
-11 next go with
-11 next i 'd
-11 next of SUBJECT
-11 next order :
-11 next result >
-11 next the maintenanc
-11 next the raw
-11 second < ,
-11 second < ;
-11 second < count
-11 second < maintenanc
-11 second final ONE
-11 second order ONE
-11 second the say
-11 second was ;
-11 word call
-11 word export
-11 word maintenanc
-11 word n
11 next , it
11 next , which
11 next < the
11 next earlier i
11 next gav ONE
11 next had ONE
11 next has #
11 next i first
11 next say ONE
11 next say the
11 next to be
11 next was not
11 second # =
11 second , a
11 second < sheet
11 second ONE still
11 second SUBJECT say
11 second at ONE
11 second claim .
11 second feed ONE
11 second first ONE
11 second had .
11 second saturday ONE
11 second still .
11 second tool ONE
11 word also
11 word claim
11 word lik
11 word previou
11 word selby
11 word thought
11 word up
-10 next < scratch
-10 next i 'm
-10 next it 's
-10 next list has
-10 next not .
-10 next say otherwis
-10 next the correct
-10 next the figur
-10 next the ward
-10 next to ONE
-10 second < use
-10 second SUBJECT .
-10 second about .
-10 second i read
-10 second read as
-10 second which at
-10 word 'm
-10 word ONE
-10 word SUBJECT
-10 word after
-10 word assum
-10 word count
-10 word ethanol
-10 word option
-10 word otherwis
-10 word raw
-10 word so
10 next # x
10 next , say
10 next < at
10 next at ONE
10 next fre SUBJECT
10 next is still
10 next out to
10 next report :
10 next return ONE
10 next the stor
10 next which is
10 next would be
10 next x #
10 second % >
10 second , they
10 second : is
10 second ONE count
10 second a .
10 second api ONE
10 second dashboard ONE
10 second one the
10 second said .
10 second the has
10 second with SUBJECT
10 word and
10 word as
10 word higher
10 word kept
10 word mor
10 word north
10 word one
10 word print
10 word run
10 word sold
-9 next ) #
-9 next , at
-9 next < option
-9 next < order
-9 next < sum
-9 next ONE ;
-9 next about ONE
-9 next count :
-9 next list .
-9 next log :
-9 next order .
-9 next the column
-9 next the export
-9 next the list
-9 next which SUBJECT
-9 second # )
-9 second % ONE
-9 second ) =
-9 second - )
-9 second < are
-9 second < call
-9 second < manifest
-9 second < total
-9 second SUBJECT has
-9 second SUBJECT is
-9 second by .
-9 second count >
-9 second not >
-9 second of ,
-9 second option :
-9 second order >
-9 second so .
-9 second the had
-9 second the list
-9 second to .
-9 second with %
-9 second wrong :
-9 word ,
-9 word dos
-9 word hourly
-9 word inspection
-9 word model
-9 word now
9 next % .
9 next ; if
9 next ONE db
9 next ONE of
9 next ONE would
9 next first had
9 next for the
9 next i previously
9 next in total
9 next incorrect .
9 next mor than
9 next report as
9 next sensor feed
9 next the dashboard
9 next the tool
9 next was report
9 next with the
9 second ( )
9 second , answer
9 second , its
9 second : db
9 second < b
9 second < check
9 second < valu
9 second ONE be
9 second draft ONE
9 second i had
9 second incorrect >
9 second is with
9 second previously ONE
9 second the api
9 second was as
9 word .
9 word agent
9 word either
9 word flight
9 word hall
9 word incorrect
9 word nam
9 word peopl
9 word previously
9 word refund
9 word say
9 word sit
9 word turn
9 word twic
-8 next # was
-8 next < overall
-8 next ONE per
-8 next contradict thi
-8 next has the
-8 next hav been
-8 next hourly fil
-8 next i go
-8 next i just
-8 next in #
-8 next on #
-8 next the digit
-8 next the lin
-8 second # ,
-8 second # _
-8 second , it
-8 second ; count
-8 second = ,
-8 second ONE SUBJECT
-8 second ONE at
-8 second SUBJECT :
-8 second SUBJECT SUBJECT
-8 second SUBJECT with
-8 second and is
-8 second if ,
-8 second is >
-8 second just that
-8 second log ONE
-8 second n #
-8 second result >
-8 second sum ONE
-8 second the count
-8 second ther ONE
-8 second they not
-8 word averag
-8 word award
-8 word bar
-8 word confirm
-8 word contract
-8 word liv
-8 word manifest
-8 word preliminary
-8 word scratch
-8 word shar
-8 word survey
-8 word top
-8 word verifi
8 next # #
8 next # )
8 next . >
8 next < first
8 next ONE 's
8 next ONE )
8 next an earlier
8 next draft :
8 next hav ONE
8 next is a
8 next is off
8 next list ONE
8 next nam ONE
8 next of thi
8 next press releas
8 next report ONE
8 next satellit product
8 next six SUBJECT
8 next still show
8 next the satellit
8 next the sit
8 next tool show
8 next wrot ONE
8 second < com
8 second < feed
8 second < look
8 second < satellit
8 second < sit
8 second < tool
8 second a of
8 second at .
8 second db ONE
8 second earlier of
8 second i it
8 second on ,
8 second pag ONE
8 second pass ONE
8 second pleas with
8 second report SUBJECT
8 second return SUBJECT
8 second sit ONE
8 second the claim
8 second the on
8 second the pag
8 second the product
8 second was a
8 word an
8 word asset
8 word becaus
8 word both
8 word chart
8 word disagre
8 word disregard
8 word doe
8 word every
8 word help
8 word if
8 word includ
8 word load
8 word look
8 word next
8 word old
8 word older
8 word on
8 word other
8 word paper
8 word pay
8 word press
8 word product
8 word releas
8 word satellit
8 word show
8 word took
8 word until
8 word weekend
8 word wrot
8 word yet
-7 next # jun
-7 next ( #
-7 next . ONE
-7 next ; with
-7 next < all
-7 next < second
-7 next < together
-7 next < week
-7 next ONE it
-7 next ONE order
-7 next SUBJECT of
-7 next a =
-7 next and the
-7 next are ONE
-7 next are in
-7 next feed say
-7 next has ONE
-7 next in servic
-7 next is .
-7 next pi #
-7 next r #
-7 next result :
-7 next servic .
-7 next week #
-7 next wer SUBJECT
-7 second # of
-7 second ( in
-7 second ; would
-7 second < log
-7 second < raw
-7 second a SUBJECT
-7 second a pi
-7 second are .
-7 second get .
-7 second go ONE
-7 second in ONE
-7 second in of
-7 second in the
-7 second lin the
-7 second my :
-7 second no ONE
-7 second per .
-7 second pi #
-7 second servic >
-7 second shar .
-7 second so 's
-7 second so figur
-7 second that was
-7 second the lin
-7 second with >
-7 second would it
-7 word expir
-7 word ground
-7 word hand
-7 word jun
-7 word new
-7 word read
-7 word right
-7 word scan
-7 word thousand
7 next ( the
7 next - up
7 next < db
7 next < in
7 next < pleas
7 next < stor
7 next < you
7 next ONE look
7 next ONE that
7 next SUBJECT report
7 next a ONE
7 next by a
7 next contradict the
7 next first pass
7 next is incorrect
7 next look lik
7 next march .
7 next not :
7 next not hav
7 next not that
7 next of dat
7 next pay ONE
7 next pleas check
7 next print ONE
7 next r =
7 next right .
7 next second .
7 next so that
7 next stat ONE
7 next that SUBJECT
7 next the highest
7 next was ONE
7 second # and
7 second # in
7 second , 's
7 second < may
7 second < return
7 second = SUBJECT
7 second a slip
7 second and #
7 second be ,
7 second broken >
7 second com .
7 second count ,
7 second databas ONE
7 second for SUBJECT
7 second i not
7 second is at
7 second is highest
7 second march >
7 second not ONE
7 second not with
7 second out dat
7 second r ONE
7 second right >
7 second second >
7 second show ,
7 second statu :
7 second stor :
7 second the befor
7 second the one
7 second the show
7 second to the
7 second valu ONE
7 second was .
7 word broken
7 word children
7 word common
7 word dat
7 word data
7 word dismiss
7 word highest
7 word his
7 word lowest
7 word march
7 word paid
7 word plac
7 word put
7 word search
7 word spar
7 word stat
7 word statu
7 word stay
7 word tim
7 word too
7 word using
7 word version
-6 next , and
-6 next , that
-6 next , the
-6 next . #
-6 next < averag
-6 next < last
-6 next < they
-6 next ONE ,
-6 next ONE fail
-6 next ONE top
-6 next ONE well
-6 next SUBJECT (
-6 next SUBJECT on
-6 next SUBJECT shar
-6 next averag SUBJECT
-6 next be ONE
-6 next get ONE
-6 next i assum
-6 next in SUBJECT
-6 next is correct
-6 next jun .
-6 next last quarter
-6 next lin :
-6 next look at
-6 next my answer
-6 next number is
-6 next option b
-6 next so it
-6 next the count
-6 next the final
-6 next the full
-6 next the right
-6 next top the
-6 next was wrong
-6 second # only
-6 second : SUBJECT
-6 second ; 'd
-6 second < 'm
-6 second < .
-6 second < fail
-6 second < it
-6 second < result
-6 second ONE correct
-6 second ONE is
-6 second SUBJECT rat
-6 second all >
-6 second are servic
-6 second as ;
-6 second confirm .
-6 second correct is
-6 second fil >
-6 second i that
-6 second in >
-6 second in was
-6 second is SUBJECT
-6 second jun >
-6 second manifest ONE
-6 second mean .
-6 second on SUBJECT
-6 second quarter ONE
-6 second sign ONE
-6 second the log
-6 second use .
-6 second wer .
-6 word actually
-6 word by
-6 word capacity
-6 word duplicat
-6 word fail
-6 word full
-6 word giv
-6 word given
-6 word http
-6 word minimum
-6 word official
-6 word per
-6 word post
-6 word rat
-6 word supersed
6 next # =
6 next # it
6 next < lowest
6 next ONE at
6 next SUBJECT with
6 next believ the
6 next can not
6 next caveat :
6 next confidenc :
6 next disagre with
6 next i initially
6 next my first
6 next not use
6 next than #
6 next the first
6 next the quarter
6 next the six
6 next to believ
6 next total SUBJECT
6 next valu :
6 second # an
6 second # had
6 second 's has
6 second ( ,
6 second : earlier
6 second < api
6 second < initially
6 second < is
6 second < that
6 second ONE )
6 second ONE incorrect
6 second ONE second
6 second entry ONE
6 second estimat ONE
6 second had ONE
6 second initially ONE
6 second mean ONE
6 second nicht .
6 second not that
6 second print >
6 second that SUBJECT
6 second the agent
6 second the column
6 second the data
6 second the databas
6 second the run
6 second thought ONE
6 second total :
6 second twic >
6 second up ONE
6 word can
6 word candidat
6 word caveat
6 word confidenc
6 word four
6 word has
6 word inconsistent
6 word initially
6 word itself
6 word many
6 word must
6 word nicht
6 word reach
6 word sinc
6 word slip
6 word som
6 word tally
6 word websit
6 word work
6 word you
-5 next % of
-5 next , >
-5 next : on
-5 next < <
-5 next < updat
-5 next < verifi
-5 next > >
-5 next > ONE
-5 next ONE :
-5 next ONE <
-5 next SUBJECT _
-5 next SUBJECT at
-5 next SUBJECT one
-5 next SUBJECT rat
-5 next again ,
-5 next answer .
-5 next assum the
-5 next but that
-5 next cam in
-5 next correct .
-5 next count is
-5 next count of
-5 next decimal point
-5 next giv ONE
-5 next her .
-5 next i suspect
-5 next is about
-5 next is authoritativ
-5 next is in
-5 next it :
-5 next loan .
-5 next mak it
-5 next most likely
-5 next of #
-5 next point .
-5 next recomput from
-5 next scratch the
-5 next sinc the
-5 next sourc ,
-5 next the ledger
-5 next the new
-5 next the remain
-5 next the tracker
-5 next updat :
-5 next verifi :
-5 next wer in
-5 second # -
-5 second ( #
-5 second , at
-5 second , to
-5 second ; it
-5 second < correct
-5 second < ledger
-5 second < tracker
-5 second < with
-5 second = #
-5 second > <
-5 second ONE first
-5 second SUBJECT are
-5 second SUBJECT for
-5 second a query
-5 second again the
-5 second all ONE
-5 second and ONE
-5 second answer >
-5 second but 's
-5 second correct >
-5 second giv ,
-5 second her >
-5 second i go
-5 second includ ,
-5 second includ ONE
-5 second list >
-5 second loan >
-5 second mak ONE
-5 second my .
-5 second point >
-5 second recomput the
-5 second row ONE
-5 second that not
-5 second the ;
-5 second the answer
-5 second the as
-5 second the fil
-5 second the includ
-5 second the sourc
-5 second was by
-5 second well SUBJECT
-5 second you about
-5 word 'd
-5 word >
-5 word actual
-5 word again
-5 word authoritativ
-5 word get
-5 word her
-5 word install
-5 word ledger
-5 word likely
-5 word lower
-5 word overall
-5 word point
-5 word refresh
-5 word register
-5 word servic
-5 word suspect
-5 word system
-5 word t
-5 word that
-5 word thos
-5 word together
-5 word tracker
-5 word ward
5 next # peopl
5 next 's #
5 next ( ONE
5 next ) =
5 next , includ
5 next , is
5 next , reach
5 next - check
5 next < caveat
5 next < of
5 next < p
5 next < som
5 next < thought
5 next ONE becaus
5 next ONE com
5 next ONE exceed
5 next SUBJECT has
5 next a week
5 next add the
5 next but the
5 next car .
5 next card .
5 next column :
5 next db >
5 next entry for
5 next exceed the
5 next for a
5 next four year
5 next had been
5 next is out
5 next it would
5 next itself ,
5 next just #
5 next list )
5 next m #
5 next mean :
5 next not reproduc
5 next not trust
5 next on fil
5 next on the
5 next out of
5 next p (
5 next paid by
5 next pass :
5 next reject :
5 next sheet say
5 next speak of
5 next summary .
5 next the app
5 next the chart
5 next the entry
5 next the portal
5 next the safety
5 next the statu
5 next thought :
5 next tim .
5 next tool 's
5 next total ,
5 next valu on
5 next websit still
5 next would hav
5 next would mean
5 next wrong .
5 second # per
5 second # that
5 second # the
5 second 's exceed
5 second , >
5 second , is
5 second : m
5 second < -
5 second < form
5 second < the
5 second = >
5 second ONE against
5 second ONE mean
5 second ONE nicht
5 second SUBJECT and
5 second SUBJECT total
5 second and the
5 second answer ,
5 second api >
5 second app ONE
5 second are the
5 second as .
5 second asset ,
5 second at %
5 second can hav
5 second car >
5 second card >
5 second could reproduc
5 second do trust
5 second draft >
5 second first :
5 second form ONE
5 second from >
5 second gav ,
5 second has ,
5 second hav .
5 second hav that
5 second highest the
5 second in .
5 second includ SUBJECT
5 second it been
5 second m #
5 second nam .
5 second of is
5 second of wer
5 second portal ONE
5 second say SUBJECT
5 second shift >
5 second speak ONE
5 second summary >
5 second the ,
5 second the >
5 second the for
5 second the releas
5 second the valu
5 second the websit
5 second the with
5 second tim >
5 second took in
5 second total so
5 second wer by
5 second which off
5 second with .
5 second would ONE
5 second wrong >
5 word apparently
5 word car
5 word databas
5 word door
5 word doubl
5 word estimat
5 word exceed
5 word extract
5 word follow
5 word form
5 word gat
5 word goe
5 word head
5 word ignor
5 word kpi
5 word manual
5 word me
5 word nin
5 word nobody
5 word off
5 word our
5 word over
5 word overstat
5 word p
5 word pass
5 word portal
5 word record
5 word reproduc
5 word request
5 word speak
5 word station
5 word ten
5 word think
5 word told
5 word want
5 word wer
5 word wert
5 word wher
5 word with
""",
    "pair": """\
125 next not RIVAL
-110 next not THIS
105 next = THIS
104 next RIVAL )
-101 next THIS )
-91 next = RIVAL
88 next < THIS
-85 next THIS RIVAL
85 next THIS SUBJECT
85 second answer THIS
-72 next so RIVAL
71 next so THIS
69 next RIVAL #
-67 next RIVAL SUBJECT
-67 next is RIVAL
67 second THIS SUBJECT
-66 second answer RIVAL
66 next is THIS
-65 next RIVAL (
65 next from RIVAL
-64 next < RIVAL
64 second RIVAL but
-63 next the THIS
-62 next THIS #
61 next THIS ;
61 second is THIS
60 second SUBJECT THIS
60 second THIS >
58 next RIVAL 's
-57 next RIVAL >
57 next RIVAL THIS
57 next the RIVAL
57 second in THIS
56 next THIS (
-55 next THIS 's
-55 second ahead THIS
-55 second in RIVAL
-55 second is RIVAL
55 second THIS .
-54 next be RIVAL
-54 next from THIS
-54 second THIS but
-53 next between RIVAL
-53 second RIVAL THIS
53 next : THIS
53 next of RIVAL
52 second ahead RIVAL
-51 next of THIS
50 second no RIVAL
49 next THIS on
-48 next , RIVAL
48 next THIS >
48 next but THIS
-47 next RIVAL ;
47 next no RIVAL
47 next non RIVAL
47 second THIS ;
46 second follow RIVAL
46 second less THIS
-45 second less RIVAL
45 next THIS ,
45 second THIS defectiv
-44 next RIVAL on
-44 next non THIS
-44 second RIVAL .
-44 second follow THIS
44 next nicht RIVAL
44 word ;
-43 next no THIS
-43 second RIVAL defectiv
-43 second a THIS
43 next THIS order
43 next THIS well
43 second not RIVAL
-42 next RIVAL well
-42 second RIVAL SUBJECT
-42 second THIS RIVAL
42 second RIVAL =
42 second ther THIS
-41 next to RIVAL
-41 second RIVAL all
41 next RIVAL abov
41 next between THIS
41 second THIS all
41 second rather RIVAL
-40 second THIS =
-40 second no THIS
40 next ( RIVAL
40 next , THIS
40 next THIS .
-39 next . RIVAL
-39 next THIS abov
-39 next nicht THIS
-39 second RIVAL ;
-39 second ther RIVAL
-39 word or
39 next . THIS
39 next be THIS
39 second a RIVAL
39 second should THIS
-38 next but RIVAL
-38 second rather THIS
38 second THIS reject
-37 next RIVAL order
-37 second RIVAL reject
37 next SUBJECT THIS
-36 next RIVAL and
36 next THIS after
-35 next for THIS
-35 second not THIS
-35 second should RIVAL
35 next RIVAL doe
35 second median RIVAL
-34 second THIS by
-34 second median THIS
34 next THIS in
34 next for RIVAL
34 next only THIS
34 second THIS nicht
34 second than RIVAL
-33 next RIVAL after
-33 second than THIS
33 second it THIS
33 second was THIS
-32 second THIS to
-32 second it RIVAL
32 second : THIS
32 second RIVAL may
32 second THIS with
32 second correction THIS
-31 next ( THIS
-31 next only RIVAL
-31 second RIVAL with
-31 second SUBJECT RIVAL
-31 second THIS may
-31 second sheet THIS
-31 second was RIVAL
31 next RIVAL is
31 next THIS onc
31 next saw THIS
31 second = RIVAL
31 second RIVAL less
-30 next RIVAL onc
-30 next THIS doe
-30 next saw RIVAL
-30 second RIVAL (
-30 second THIS less
30 second RIVAL #
30 second RIVAL not
30 second ledger THIS
30 second sheet RIVAL
-29 next at RIVAL
-29 next with THIS
-29 second : RIVAL
-29 second = THIS
-29 second RIVAL nicht
-29 second correction RIVAL
-29 second ledger RIVAL
29 next likely THIS
29 next over RIVAL
29 next with RIVAL
29 second THIS :
29 second THIS i
29 second THIS runner
29 second THIS whil
29 second but THIS
-28 next - THIS
-28 next over THIS
-28 second RIVAL whil
-28 second but RIVAL
28 next THIS :
28 next THIS ?
28 next THIS lead
28 next THIS rather
28 next at THIS
28 next by RIVAL
28 next to THIS
28 second RIVAL )
28 second RIVAL by
28 second RIVAL to
28 second THIS median
28 second rank THIS
28 second them THIS
28 word .
-27 next : RIVAL
-27 next RIVAL ,
-27 next RIVAL lead
-27 second , >
-27 second RIVAL median
-27 second RIVAL runner
27 next # THIS
27 next > RIVAL
27 next been THIS
27 next es THIS
27 next wer THIS
27 second are THIS
27 second up RIVAL
-26 next RIVAL follow
-26 next RIVAL rather
-26 next been RIVAL
-26 next likely RIVAL
-26 next wer RIVAL
-26 second THIS be
-26 second are RIVAL
-26 second portal THIS
-26 second them RIVAL
26 next THIS against
26 next THIS beat
26 next return RIVAL
26 next then RIVAL
26 second RIVAL be
26 second RIVAL sd
26 second RIVAL second
26 second RIVAL sondern
26 second compar RIVAL
26 second es THIS
26 second final THIS
26 word not
-25 next RIVAL against
-25 next RIVAL with
-25 next SUBJECT RIVAL
-25 next and RIVAL
-25 next l THIS
-25 next return THIS
-25 next then THIS
-25 second RIVAL :
-25 second RIVAL >
-25 second RIVAL i
-25 second THIS )
-25 second compar THIS
-25 second up THIS
25 next RIVAL includ
25 second THIS tim
25 second db RIVAL
25 second most THIS
25 second of RIVAL
-24 next other RIVAL
-24 second < RIVAL
-24 second THIS sd
-24 second THIS without
-24 second db THIS
-24 second final RIVAL
24 next . >
24 next RIVAL =
24 next RIVAL should
24 next leav THIS
24 next other THIS
24 next sondern THIS
24 next use THIS
24 second RIVAL been
24 second THIS top
24 second out THIS
24 second tim THIS
24 second wer RIVAL
-23 next # RIVAL
-23 next RIVAL .
-23 next RIVAL at
-23 next RIVAL wer
-23 next THIS -
-23 next either RIVAL
-23 next es RIVAL
-23 next la RIVAL
-23 next than THIS
-23 second RIVAL tim
-23 second THIS sondern
-23 second most RIVAL
-23 second out RIVAL
-23 second wer THIS
-23 word and
23 next THIS are
23 next THIS has
23 next said RIVAL
23 next than RIVAL
23 second RIVAL correction
23 second en THIS
23 second would RIVAL
23 word i
-22 next RIVAL are
-22 next THIS =
-22 next THIS includ
-22 next THIS mor
-22 next THIS would
-22 next by THIS
-22 next leav RIVAL
-22 next said THIS
-22 second ( THIS
-22 second RIVAL top
-22 second THIS would
-22 second rank RIVAL
-22 second so RIVAL
-22 second tim RIVAL
-22 second vs RIVAL
22 next RIVAL mor
22 next compar RIVAL
22 next either THIS
22 next that THIS
22 second RIVAL lat
22 second THIS die
22 second api RIVAL
22 second fin THIS
22 second portal RIVAL
-21 next > THIS
-21 next RIVAL :
-21 next compar THIS
-21 next say THIS
-21 next survey RIVAL
-21 next that RIVAL
-21 second THIS been
-21 second THIS lat
-21 second THIS second
-21 second api THIS
-21 second fin RIVAL
-21 second of THIS
-21 second would THIS
21 next THIS at
21 next THIS follow
21 next THIS with
21 next sino THIS
21 second < THIS
21 second RIVAL saturday
21 second RIVAL than
21 second RIVAL would
21 second THIS (
21 second THIS of
21 second THIS wherea
21 second candidat RIVAL
21 second rat THIS
21 second so THIS
21 word is
-20 next RIVAL in
-20 next THIS first
-20 next THIS should
-20 next sondern RIVAL
-20 next use RIVAL
-20 second RIVAL wherea
-20 second THIS correction
-20 second THIS saturday
-20 second es RIVAL
-20 word nor
-20 word report
-20 word si
20 next RIVAL for
20 next RIVAL would
20 next la THIS
20 next out RIVAL
20 second RIVAL RIVAL
20 second RIVAL mai
20 second RIVAL without
20 second THIS after
20 second THIS total
20 second figur THIS
20 second first RIVAL
20 second go THIS
20 second that THIS
20 second vs THIS
-19 next < answer
-19 next RIVAL beat
-19 next RIVAL or
-19 next THIS for
-19 next by the
-19 second RIVAL die
-19 second RIVAL of
-19 second RIVAL total
-19 second THIS than
-19 second en RIVAL
-19 second figur RIVAL
-19 second first THIS
-19 second go RIVAL
-19 second winner RIVAL
19 next THIS per
19 next l RIVAL
19 next print RIVAL
19 second 'd THIS
19 second ( RIVAL
19 second THIS mor
19 second at RIVAL
19 second e RIVAL
19 second revis THIS
19 second target RIVAL
19 second winner THIS
-18 next RIVAL ?
-18 next print THIS
-18 second THIS #
-18 second at THIS
-18 second befor THIS
-18 second may RIVAL
-18 second rat RIVAL
-18 second target THIS
-18 second that RIVAL
-18 second to ,
-18 word neither
18 next RIVAL did
18 next RIVAL first
18 next THIS cam
18 next THIS it
18 next see RIVAL
18 next survey THIS
18 second RIVAL as
18 second RIVAL pero
18 second and ,
18 second befor RIVAL
18 second feed RIVAL
18 second is .
18 second may THIS
18 second to THIS
18 second total THIS
-17 next could be
-17 next got RIVAL
-17 next mak RIVAL
-17 next out THIS
-17 next see THIS
-17 second % THIS
-17 second 'd RIVAL
-17 second THIS mai
-17 second THIS yet
-17 second and .
-17 second candidat THIS
-17 second s THIS
-17 second total RIVAL
17 next RIVAL we
17 next THIS crash
17 next THIS wer
17 next compt THIS
17 next get THIS
17 next women RIVAL
17 second RIVAL in
17 second THIS high
17 second avg THIS
17 second endpoint RIVAL
17 second et RIVAL
17 second s RIVAL
17 second stor THIS
-16 next , and
-16 next RIVAL has
-16 next RIVAL it
-16 next RIVAL per
-16 next THIS we
-16 next it is
-16 next or THIS
-16 second RIVAL mor
-16 second THIS THIS
-16 second THIS as
-16 second THIS pero
-16 second avg RIVAL
-16 second endpoint THIS
-16 second revis RIVAL
-16 second sit RIVAL
-16 second stor RIVAL
-16 second the of
-16 word se
-16 word sourc
16 next ; THIS
16 next RIVAL com
16 next RIVAL sino
16 next THIS instead
16 next THIS turn
16 next as THIS
16 second % RIVAL
16 second RIVAL r
16 second THIS an
16 second mean RIVAL
16 second they THIS
-15 next RIVAL crash
-15 next RIVAL turn
-15 next THIS but
-15 next THIS by
-15 next THIS did
-15 next THIS or
-15 next as RIVAL
-15 next box RIVAL
-15 next get RIVAL
-15 next sino RIVAL
-15 next women THIS
-15 second RIVAL after
-15 second RIVAL e
-15 second RIVAL high
-15 second THIS r
-15 second et THIS
-15 second export RIVAL
-15 second feed THIS
-15 second gap RIVAL
-15 second of SUBJECT
-15 second summary THIS
-15 second to SUBJECT
-15 second without THIS
-15 word between
-15 word could
15 next RIVAL can
15 next RIVAL look
15 next hav RIVAL
15 next mai THIS
15 next mak THIS
15 next pas RIVAL
15 next quot THIS
15 second THIS cheaper
15 second THIS just
15 second THIS remov
15 second THIS the
15 second gap THIS
15 second instead RIVAL
15 second the is
15 second we RIVAL
-14 next RIVAL cam
-14 next RIVAL instead
-14 next RIVAL of
-14 next THIS can
-14 next THIS fewer
-14 next THIS look
-14 next after THIS
-14 next compt RIVAL
-14 second RIVAL an
-14 second RIVAL could
-14 second RIVAL just
-14 second RIVAL sourc
-14 second THIS not
-14 second b THIS
-14 second e THIS
-14 second mean THIS
-14 second open THIS
-14 second plan RIVAL
-14 second releas THIS
-14 second servic THIS
-14 second they RIVAL
-14 second to RIVAL
-14 word camera
-14 word o
-14 word rang
-14 word somewher
14 next 's RIVAL
14 next RIVAL but
14 next RIVAL fewer
14 next RIVAL last
14 next THIS and
14 next THIS had
14 next after RIVAL
14 next got THIS
14 next measur THIS
14 next on THIS
14 second # RIVAL
14 second , is
14 second RIVAL final
14 second RIVAL le
14 second SUBJECT SUBJECT
14 second THIS unit
14 second _ :
14 second export THIS
14 second open RIVAL
14 second releas RIVAL
14 second you RIVAL
14 word from
-13 next # >
-13 next RIVAL o
-13 next THIS pag
-13 next THIS to
-13 next measur RIVAL
-13 next o THIS
-13 next quot RIVAL
-13 second < -
-13 second RIVAL remov
-13 second RIVAL the
-13 second THIS at
-13 second THIS final
-13 second THIS they
-13 second cadastr THIS
-13 second neither nor
-13 second or .
-13 second point THIS
-13 second tabl THIS
-13 second the say
-13 second we THIS
-13 second you THIS
-13 word both
-13 word without
13 next RIVAL a
13 next RIVAL entry
13 next RIVAL mai
13 next RIVAL pag
13 next RIVAL was
13 next THIS from
13 next in RIVAL
13 next read RIVAL
13 second , ,
13 second : .
13 second < SUBJECT
13 second RIVAL they
13 second RIVAL year
13 second THIS down
13 second THIS for
13 second THIS last
13 second b RIVAL
13 second i THIS
13 second servic RIVAL
13 second summary RIVAL
-12 next RIVAL from
-12 next RIVAL had
-12 next SUBJECT in
-12 next SUBJECT was
-12 next THIS a
-12 next THIS com
-12 next THIS entry
-12 second RIVAL down
-12 second RIVAL for
-12 second RIVAL last
-12 second RIVAL unit
-12 second THIS its
-12 second THIS le
-12 second THIS nam
-12 second entry THIS
-12 second for THIS
-12 second instead THIS
-12 second longer THIS
-12 second number RIVAL
-12 second recomput RIVAL
-12 second the fil
-12 word het
-12 word im
-12 word oder
-12 word sich
12 next - RIVAL
12 next ; RIVAL
12 next < i
12 next < not
12 next RIVAL —
12 next de RIVAL
12 next the former
12 second RIVAL january
12 second RIVAL nam
12 second RIVAL wer
12 second THIS a
12 second THIS averag
12 second THIS e
12 second THIS on
12 second THIS sourc
12 second THIS who
12 second entry RIVAL
12 second for RIVAL
12 second plan THIS
12 second recomput THIS
12 second replac RIVAL
12 word _
12 word former
12 word out
12 word that
-11 next , SUBJECT
-11 next claim THIS
-11 next hav THIS
-11 next mai RIVAL
-11 next of the
-11 next pas THIS
-11 second # the
-11 second < is
-11 second RIVAL cheaper
-11 second RIVAL who
-11 second THIS in
-11 second THIS it
-11 second THIS january
-11 second com THIS
-11 second report THIS
-11 second say .
-11 second the THIS
-11 word are
-11 word impossibl
11 next , which
11 next : the
11 next ? >
11 next RIVAL count
11 next RIVAL that
11 next RIVAL the
11 next claim RIVAL
11 next count RIVAL
11 next one RIVAL
11 second : >
11 second RIVAL yet
11 second com RIVAL
11 second hav THIS
11 second number THIS
11 second registry RIVAL
11 second tabl RIVAL
11 word =
11 word ?
11 word wer
-10 next , the
-10 next < neither
-10 next THIS if
-10 next THIS sino
-10 next count is
-10 next depend on
-10 next has the
-10 next in THIS
-10 next it could
-10 next or RIVAL
-10 next read THIS
-10 next the sam
-10 second RIVAL mean
-10 second SUBJECT the
-10 second THIS das
-10 second between and
-10 second could RIVAL
-10 second either RIVAL
-10 second estimat THIS
-10 second nicht .
-10 second replac THIS
-10 second the in
-10 word databas
-10 word depend
-10 word je
-10 word sam
-10 word say
-10 word to
10 next , not
10 next SUBJECT :
10 next THIS deliver
10 next behind RIVAL
10 next fueron THIS
10 next hold RIVAL
10 next say RIVAL
10 second , and
10 second < (
10 second RIVAL at
10 second RIVAL had
10 second RIVAL wrong
10 second THIS could
10 second estimat RIVAL
10 second haben RIVAL
10 second one THIS
10 second or ?
10 second point RIVAL
10 word first
10 word rank
-9 next < #
-9 next RIVAL e
-9 next SUBJECT sit
-9 next THIS last
-9 next THIS mai
-9 next THIS o
-9 next THIS that
-9 next THIS vs
-9 next answer :
-9 next behind THIS
-9 next hold THIS
-9 next it RIVAL
-9 next o RIVAL
-9 next one THIS
-9 second RIVAL averag
-9 second RIVAL list
-9 second RIVAL log
-9 second RIVAL on
-9 second SUBJECT of
-9 second THIS are
-9 second THIS had
-9 second THIS wrong
-9 second count RIVAL
-9 second haben THIS
-9 second hav RIVAL
-9 second is of
-9 second one RIVAL
-9 second the RIVAL
-9 word due
-9 word pas
-9 word register
9 next < of
9 next RIVAL exceed
9 next RIVAL vs
9 next a RIVAL
9 next mean RIVAL
9 next the latter
9 second RIVAL first
9 second RIVAL sinc
9 second THIS list
9 second THIS mean
9 second either THIS
9 second error THIS
9 second i the
9 second in .
9 second not .
9 second plac RIVAL
9 second sit THIS
9 second two ,
9 second wer .
9 word 's
9 word as
9 word last
9 word latter
9 word revis
-8 next # which
-8 next < report
-8 next RIVAL deliver
-8 next RIVAL peopl
-8 next SUBJECT >
-8 next THIS count
-8 next THIS exceed
-8 next THIS nor
-8 next THIS the
-8 next THIS —
-8 next accord to
-8 next count THIS
-8 next fueron RIVAL
-8 next log RIVAL
-8 next neither THIS
-8 next nor RIVAL
-8 next nor THIS
-8 next the count
-8 next the survey
-8 next the websit
-8 second SUBJECT #
-8 second THIS first
-8 second THIS year
-8 second could THIS
-8 second csv RIVAL
-8 second error RIVAL
-8 second in >
-8 second not and
-8 word circulation
-8 word order
-8 word survey
-8 word websit
-8 word é
8 next ( #
8 next , so
8 next ; the
8 next RIVAL seem
8 next SUBJECT ;
8 next THIS fail
8 next about THIS
8 next giv THIS
8 next it THIS
8 next log THIS
8 second , .
8 second , _
8 second < ,
8 second > >
8 second RIVAL is
8 second RIVAL its
8 second RIVAL too
8 second THIS then
8 second and on
8 second cadastr RIVAL
8 second from to
8 word after
8 word beat
8 word cam
8 word correct
8 word final
8 word had
8 word no
8 word of
8 word the
-7 next # has
-7 next # order
-7 next , das
-7 next : null
-7 next < sourc
-7 next RIVAL sign
-7 next THIS oder
-7 next THIS seem
-7 next THIS was
-7 next about RIVAL
-7 next all THIS
-7 next annual report
-7 next giv RIVAL
-7 next longer than
-7 next mean THIS
-7 next nam THIS
-7 next oder RIVAL
-7 next on RIVAL
-7 next only #
-7 next or the
-7 next order (
-7 next rang from
-7 next report #
-7 next the summary
-7 next was the
-7 next you trust
-7 second # (
-7 second , than
-7 second ; could
-7 second < :
-7 second < and
-7 second < annual
-7 second < could
-7 second < daily
-7 second RIVAL report
-7 second RIVAL then
-7 second SUBJECT ,
-7 second THIS la
-7 second THIS one
-7 second THIS sinc
-7 second THIS too
-7 second answer null
-7 second has ,
-7 second has SUBJECT
-7 second on SUBJECT
-7 second registry THIS
-7 second the databas
-7 second the has
-7 word #
-7 word -
-7 word annual
-7 word api
-7 word daily
-7 word de
-7 word disagre
-7 word ledger
-7 word level
-7 word null
-7 word sit
7 next , but
7 next , it
7 next < rank
7 next RIVAL as
7 next SUBJECT log
7 next THIS sign
7 next all RIVAL
7 next box THIS
7 next former is
7 next had THIS
7 next invoic RIVAL
7 next longer RIVAL
7 next the registry
7 next which THIS
7 next 张 >
7 second , former
7 second , the
7 second < of
7 second RIVAL ,
7 second RIVAL are
7 second RIVAL it
7 second SUBJECT >
7 second SUBJECT and
7 second SUBJECT has
7 second THIS log
7 second brochur RIVAL
7 second correct >
7 second csv THIS
7 second each RIVAL
7 second km THIS
7 second on .
7 second report RIVAL
7 second ros RIVAL
7 second scan RIVAL
7 second the one
7 second tool RIVAL
7 second valu RIVAL
7 second without RIVAL
7 word but
7 word duplicat
7 word higher
7 word mai
7 word mean
7 word niet
7 word remov
7 word second
7 word should
7 word sino
7 word year
-6 next , by
-6 next < by
-6 next < het
-6 next < somewher
-6 next RIVAL fail
-6 next RIVAL without
-6 next SUBJECT SUBJECT
-6 next THIS as
-6 next THIS claim
-6 next a THIS
-6 next but #
-6 next dashboard ,
-6 next gav THIS
-6 next had RIVAL
-6 next lie between
-6 next rat ,
-6 next register .
-6 next report has
-6 next sourc :
-6 next the annual
-6 next the district
-6 next the ministry
-6 next the two
-6 next which RIVAL
-6 next 张 ,
-6 second 'est RIVAL
-6 second RIVAL from
-6 second SUBJECT was
-6 second THIS what
-6 second accord the
-6 second and are
-6 second are .
-6 second at ;
-6 second brochur THIS
-6 second but #
-6 second dashboard THIS
-6 second data THIS
-6 second each THIS
-6 second i RIVAL
-6 second is ,
-6 second km RIVAL
-6 second lie RIVAL
-6 second not )
-6 second not which
-6 second or ,
-6 second or RIVAL
-6 second plac THIS
-6 second register >
-6 second scan THIS
-6 second the SUBJECT
-6 second tool THIS
-6 second valu THIS
-6 second was in
-6 second wer and
-6 second you the
-6 word dashboard
-6 word has
-6 word ministry
-6 word peopl
-6 word portal
-6 word result
-6 word summary
-6 word tabl
-6 word 张
6 next ) .
6 next < SUBJECT
6 next < la
6 next < no
6 next < they
6 next RIVAL claim
6 next SUBJECT and
6 next THIS row
6 next answer is
6 next count ,
6 next is the
6 next rank :
6 second # >
6 second , RIVAL
6 second : :
6 second ; is
6 second RIVAL com
6 second RIVAL only
6 second THIS from
6 second THIS select
6 second de ,
6 second la .
6 second than .
6 second to .
6 word >
6 word ask
6 word been
6 word en
6 word feed
6 word for
6 word ist
6 word mor
6 word sinc
6 word total
-5 next ) vs
-5 next , could
-5 next , depend
-5 next , sourc
-5 next , valu
-5 next : sourc
-5 next < candidat
-5 next < could
-5 next < with
-5 next RIVAL hav
-5 next RIVAL nor
-5 next RIVAL row
-5 next RIVAL whil
-5 next SUBJECT 's
-5 next SUBJECT databas
-5 next SUBJECT wer
-5 next THIS is
-5 next THIS without
-5 next between the
-5 next but only
-5 next candidat :
-5 next i could
-5 next if you
-5 next in #
-5 next invoic THIS
-5 next it .
-5 next list ,
-5 next longer THIS
-5 next neither RIVAL
-5 next not say
-5 next say which
-5 next show THIS
-5 next somewher between
-5 next the SUBJECT
-5 next the cadastr
-5 next the leaflet
-5 next the portal
-5 next ther are
-5 second # wer
-5 second , at
-5 second , be
-5 second , by
-5 second , if
-5 second , only
-5 second - SUBJECT
-5 second : by
-5 second : or
-5 second < be
-5 second RIVAL a
-5 second SUBJECT rat
-5 second THIS com
-5 second THIS only
-5 second THIS wer
-5 second and THIS
-5 second and both
-5 second be ,
-5 second be .
-5 second databas THIS
-5 second depend the
-5 second doe say
-5 second if are
-5 second it >
-5 second mor THIS
-5 second or THIS
-5 second say ,
-5 second say SUBJECT
-5 second somewher RIVAL
-5 second wer in
-5 word b
-5 word cadastr
-5 word cancell
-5 word card
-5 word csv
-5 word definition
-5 word district
-5 word event
-5 word exclud
-5 word guess
-5 word l
-5 word lie
-5 word overall
-5 word tell
-5 word their
5 next # =
5 next # and
5 next 'est pas
5 next , as
5 next , nicht
5 next , yet
5 next - #
5 next : valu
5 next < either
5 next < in
5 next RIVAL by
5 next RIVAL to
5 next SUBJECT .
5 next _ answer
5 next is SUBJECT
5 next it :
5 next it was
5 next n 'est
5 next order .
5 next show RIVAL
5 next the #
5 next the feed
5 next the fil
5 next to be
5 second # ,
5 second ( remov
5 second < >
5 second < _
5 second < candidat
5 second < in
5 second = >
5 second RIVAL next
5 second RIVAL one
5 second RIVAL out
5 second THIS correct
5 second THIS hav
5 second and ;
5 second count THIS
5 second data RIVAL
5 second differ THIS
5 second in ,
5 second is and
5 second lead THIS
5 second lie THIS
5 second longer RIVAL
5 second mai .
5 second mor RIVAL
5 second n pas
5 second of .
5 second order >
5 second register RIVAL
5 second run THIS
5 second the differ
5 second the log
5 second to api
5 second which RIVAL
5 second with RIVAL
5 word a
5 word averag
5 word cheaper
5 word com
5 word fail
5 word go
5 word hav
5 word il
5 word los
5 word maar
5 word n
5 word option
5 word plac
5 word que
5 word return
5 word ros
5 word rul
5 word show
5 word so
5 word top
5 word —
""",
    "after_this": """\
55 next < the
-43 word which
41 word b
-39 word leav
-36 second SUBJECT >
-34 next < SUBJECT
-34 word SUBJECT
-33 next < that
-33 word that
-33 word wrong
-32 next is wrong
30 second : >
30 word but
28 next , but
28 second < :
-27 next wrong .
-27 second wrong >
-27 word .
-27 word i
27 second # #
-26 next that figur
26 next < i
26 word the
-25 next . >
-24 second < -
24 word )
24 word high
24 word support
-23 second < figur
23 next is the
23 word c
23 word confirm
23 word option
23 word second
-22 second the is
22 word unit
-21 next SUBJECT .
-21 second that is
21 word refund
-20 next ? >
-20 word ?
20 next log .
20 next with the
20 word by
-19 next do not
-19 second is .
19 next # -
19 second < >
19 second the one
19 word one
-18 word has
-18 word me
18 second confirm .
18 second the figur
18 word may
18 word was
-17 next and i
-17 second i noth
-17 second which is
-17 word noth
17 second log >
17 second the of
-16 next hav noth
-16 next so pleas
-16 next the two
-16 next the whol
-16 second , pleas
-16 word both
-16 word tell
-16 word treat
16 next # #
16 next ) .
16 next < unit
16 next unit :
16 second ) >
16 second < second
16 second unit SUBJECT
16 word best
16 word go
16 word lower
-15 next ; i
-15 next i leav
-15 second not which
-15 word been
-15 word no
-15 word tak
15 next that .
15 next the latter
15 second # >
15 second that >
15 second the .
15 word (
15 word latter
-14 next can not
-14 next that is
-14 next which one
-14 second < ,
-14 second i not
-14 second i the
-14 second of two
-14 word not
-14 word whol
14 next < best
14 next < may
14 next < week
14 next latter .
14 next not confirm
14 next the second
14 second latter >
14 word list
-13 next has been
-13 second not a
-13 second only #
-13 second which #
-13 word #
-13 word do
-13 word just
13 next : SUBJECT
13 next by the
13 next it is
13 next that the
13 next the one
13 second is SUBJECT
13 second is one
13 second not that
13 word fil
-12 next SUBJECT >
-12 next SUBJECT SUBJECT
-12 second , SUBJECT
-12 second < hav
-12 second < leav
-12 second noth the
-12 second that wrong
-12 word many
-12 word neither
-12 word remain
-12 word someon
-12 word you
12 next : b
12 second < latter
12 word :
12 word api
12 word plan
12 word use
-11 next # >
-11 next i hav
-11 next leav out
-11 next other .
-11 next s .
-11 next which of
-11 second # SUBJECT
-11 second < has
-11 second < would
-11 second i leav
-11 second i no
-11 second other >
-11 second s >
-11 second the test
-11 word abov
-11 word pleas
-11 word s
-11 word select
-11 word therefor
-11 word told
11 next # %
11 next go with
11 next not that
11 next of the
11 next thi is
11 second # the
11 second SUBJECT #
11 second not for
11 second not the
11 word databas
11 word end
11 word if
11 word trust
11 word with
-10 next , that
-10 next . s
-10 next < assessment
-10 next < hmm
-10 next < neither
-10 next < p
-10 next < someon
-10 next < with
-10 next a .
-10 next each other
-10 next hav no
-10 next hmm ,
-10 next leav the
-10 next not use
-10 next p .
-10 next to be
-10 second . .
-10 second < 's
-10 second a >
-10 second as .
-10 second not it
-10 second on SUBJECT
-10 second p s
-10 second pleas the
-10 second remain .
-10 word answer
-10 word assessment
-10 word hmm
-10 word p
-10 word quot
-10 word test
-10 word two
10 next : #
10 next ; the
10 next < end
10 next align >
10 next end align
10 next the log
10 second < #
10 second < align
10 second end >
10 second figur the
10 second i with
10 second not .
10 second the SUBJECT
10 second the list
10 second thi the
10 word %
10 word align
10 word breakdown
10 word lik
10 word reason
10 word show
-9 next < it
-9 next < sourc
-9 next < they
-9 next < which
-9 next SUBJECT ?
-9 next figur is
-9 next i do
-9 next i would
-9 next it 's
-9 next no better
-9 next so that
-9 next use it
-9 next wrong ;
-9 next yet .
-9 second , on
-9 second SUBJECT SUBJECT
-9 second to which
-9 second yet >
-9 word can
-9 word decision
-9 word hav
-9 word instead
-9 word mean
-9 word stat
-9 word unknown
9 next < next
9 next and #
9 next did not
9 next i trust
9 next the former
9 next the number
9 next to hav
9 next trust the
9 second , is
9 second : %
9 second conflict the
9 second one right
9 word doubt
9 word former
9 word four
9 word next
9 word see
9 word survey
9 word ticket
9 word week
-8 next , i
-8 next < no
-8 next a number
-8 next contradict each
-8 next instead of
-8 next is still
-8 next look at
-8 next me which
-8 next no valid
-8 next open .
-8 next out ,
-8 next pleas do
-8 next sourc :
-8 next thi number
-8 next undecid .
-8 second contradict other
-8 second me >
-8 second no for
-8 second open >
-8 second pleas not
-8 second q >
-8 second thi is
-8 second undecid >
-8 second with .
-8 word availabl
-8 word be
-8 word better
-8 word count
-8 word decid
-8 word each
-8 word for
-8 word it
-8 word lin
-8 word recommendation
-8 word stay
-8 word undecid
-8 word until
-8 word valid
-8 word would
-8 word yet
8 next % >
8 next , which
8 next about thi
8 next left out
8 next list is
8 next right .
8 next second one
8 second # of
8 second ( )
8 second , it
8 second < trust
8 second SUBJECT to
8 second fil the
8 second on .
8 second other .
8 second right >
8 second seem hav
8 second the 's
8 second the in
8 second the survey
8 word all
8 word also
8 word befor
8 word choos
8 word column
8 word conflict
8 word did
8 word expect
8 word its
8 word load
8 word publication
-7 next # m
-7 next : i
-7 next < for
-7 next < sinc
-7 next and SUBJECT
-7 next for an
-7 next i could
-7 next i wo
-7 next it ;
-7 next me to
-7 next should look
-7 next tell me
-7 next the first
-7 next them .
-7 next to say
-7 next with #
-7 next wo not
-7 second : SUBJECT
-7 second : had
-7 second < answer
-7 second < do
-7 second < to
-7 second SUBJECT and
-7 second an of
-7 second been .
-7 second do hav
-7 second do use
-7 second is to
-7 second no .
-7 second should at
-7 second tell which
-7 second the ,
-7 second thi as
-7 second which the
-7 second you me
-7 word centr
-7 word comput
-7 word entry
-7 word figur
-7 word from
-7 word hold
-7 word maximum
-7 word miss
-7 word offic
-7 word reconcil
-7 word sourc
-7 word stand
-7 word they
-7 word thos
-7 word total
-7 word wo
7 next ) >
7 next SUBJECT 's
7 next a second
7 next as the
7 next b >
7 next consider the
7 next hav not
7 next i consider
7 next i only
7 next i went
7 next is #
7 next is right
7 next no row
7 next report the
7 next the sam
7 next was not
7 next was the
7 next week #
7 next went with
7 second no to
7 second so with
7 second the fil
7 second to ,
7 second went the
7 word about
7 word add
7 word becaus
7 word consider
7 word drop
7 word log
7 word notic
7 word rat
7 word sam
7 word school
7 word search
7 word went
-6 next < both
-6 next < one
-6 next < recommendation
-6 next < treat
-6 next abov #
-6 next assessment >
-6 next establish which
-6 next first .
-6 next had only
-6 next leav thi
-6 next miss .
-6 next need to
-6 next not hav
-6 next number .
-6 next of thi
-6 next on the
-6 next pleas treat
-6 next recommendation >
-6 next should i
-6 next so the
-6 next that entry
-6 next the total
-6 next total is
-6 next unknown .
-6 next whol SUBJECT
-6 next year .
-6 second 's .
-6 second , .
-6 second < SUBJECT
-6 second < as
-6 second SUBJECT .
-6 second SUBJECT of
-6 second be ;
-6 second day so
-6 second first >
-6 second is possibl
-6 second miss >
-6 second number >
-6 second thi ;
-6 second unknown >
-6 second which you
-6 second year >
-6 second your .
-6 word averag
-6 word basi
-6 word broken
-6 word caution
-6 word establish
-6 word eur
-6 word implausibl
-6 word m
-6 word must
-6 word possibl
-6 word publish
-6 word should
-6 word siz
-6 word than
-6 word verifi
6 next # )
6 next < q
6 next and the
6 next ask for
6 next but the
6 next fil .
6 next i did
6 next no reason
6 next not a
6 next one SUBJECT
6 next one is
6 next q #
6 next read the
6 next reason to
6 next the api
6 next the databas
6 next the unit
6 next thi with
6 next to doubt
6 next with a
6 second - >
6 second < did
6 second < had
6 second < only
6 second < went
6 second ask SUBJECT
6 second had SUBJECT
6 second no on
6 second one per
6 second reason doubt
6 second that SUBJECT
6 second the ;
6 second the column
6 second the was
6 second with #
6 word and
6 word ask
6 word cas
6 word general
6 word hour
6 word inconsistency
6 word is
6 word of
6 word q
6 word read
6 word record
6 word return
6 word row
6 word rul
6 word step
6 word us
6 word want
6 word weekly
-5 next , and
-5 next < correction
-5 next < edit
-5 next < thi
-5 next about #
-5 next and noth
-5 next and ther
-5 next answer ,
-5 next at it
-5 next be repeat
-5 next befor i
-5 next better figur
-5 next both .
-5 next count the
-5 next day ,
-5 next edit :
-5 next for SUBJECT
-5 next get the
-5 next hav a
-5 next how many
-5 next i tak
-5 next in your
-5 next is impossibl
-5 next it up
-5 next it with
-5 next leav it
-5 next log is
-5 next mor than
-5 next no other
-5 next not be
-5 next not tell
-5 next not to
-5 next one of
-5 next other ,
-5 next re -
-5 next say which
-5 next tak the
-5 next tell which
-5 next the dashboard
-5 next the lab
-5 next thes two
-5 next to get
-5 next treat it
-5 next treat thi
-5 next two is
-5 next until the
-5 next would hav
-5 next would not
-5 second < it
-5 second < may
-5 second < should
-5 second < with
-5 second a .
-5 second and hav
-5 second and not
-5 second are #
-5 second at point
-5 second be .
-5 second both >
-5 second can say
-5 second can tell
-5 second clinic >
-5 second each ,
-5 second had the
-5 second hav better
-5 second is for
-5 second leav question
-5 second look it
-5 second look the
-5 second my ,
-5 second no figur
-5 second no number
-5 second not up
-5 second publish .
-5 second question .
-5 second repeat the
-5 second so do
-5 second so treat
-5 second that ,
-5 second that .
-5 second the :
-5 second the desk
-5 second the doe
-5 second the for
-5 second the mix
-5 second the open
-5 second treat with
-5 second was and
-5 second wrong i
-5 second you >
-5 word allow
-5 word an
-5 word bill
-5 word could
-5 word desk
-5 word edit
-5 word evidenc
-5 word filter
-5 word ignor
-5 word impossibl
-5 word lie
-5 word mak
-5 word metr
-5 word mor
-5 word pick
-5 word point
-5 word prob
-5 word rank
-5 word raw
-5 word re
-5 word repeat
-5 word say
-5 word somewher
-5 word to
-5 word used
-5 word without
5 next 's own
5 next - check
5 next < as
5 next < if
5 next < thes
5 next becaus the
5 next compar thi
5 next cross -
5 next error .
5 next for the
5 next had #
5 next hour .
5 next is one
5 next is what
5 next itself .
5 next me ,
5 next no inconsistency
5 next not availabl
5 next of it
5 next publication .
5 next seem to
5 next so a
5 next so it
5 next the tabl
5 next thi one
5 second , a
5 second , you
5 second < a
5 second < conflict
5 second < former
5 second < step
5 second < the
5 second SUBJECT on
5 second compar with
5 second error >
5 second go the
5 second hav the
5 second hour >
5 second i a
5 second i open
5 second in SUBJECT
5 second it #
5 second itself >
5 second list not
5 second of .
5 second open #
5 second publication >
5 second sam .
5 second so hav
5 second the databas
5 second the itself
5 second the return
5 second the valu
5 second the win
5 second to it
5 second up #
5 second was ,
5 word 's
5 word between
5 word candidat
5 word chang
5 word cross
5 word depend
5 word draft
5 word error
5 word fewer
5 word find
5 word ground
5 word itself
5 word on
5 word or
5 word result
5 word seem
5 word separat
5 word shar
5 word sheet
5 word sid
5 word ther
5 word thi
5 word unusual
5 word valu
5 word way
5 word what
5 word win
""",
    "after_rival": """\
41 next < SUBJECT
38 word #
31 word SUBJECT
-30 word b
27 second a >
26 word a
-24 next < the
24 word :
23 next SUBJECT >
23 word ,
-21 word both
-20 word high
20 second < ,
20 second < -
20 second the .
-19 next < i
-19 word c
-19 word two
-18 word refund
18 next : i
-15 word ;
-15 word thes
-14 next < may
-14 second : >
-14 word may
14 next # >
14 next < that
14 second i the
14 word that
-13 next # #
-13 next # -
-13 next : SUBJECT
-13 next < unit
-13 next < week
-13 next unit :
-13 second unit SUBJECT
-13 word best
-13 word one
13 next , i
-12 next < best
-12 second # >
12 next : the
12 next < sourc
12 next first .
12 next i had
12 next i recommend
12 next the first
12 second < recommend
12 second first >
12 word evidenc
12 word first
12 word had
12 word recommend
12 word s
12 word select
-11 word them
11 next . s
11 next < #
11 next < p
11 next p .
11 next s .
11 second : had
11 second p s
11 second s >
11 word even
11 word p
11 word register
11 word thi
-10 next < thes
-10 next b >
-10 second # #
-10 second < two
-10 word for
-10 word hav
-10 word log
-10 word not
-10 word use
10 next . >
10 next < hmm
10 next hmm ,
10 next sourc :
10 second , on
10 word -
10 word hmm
10 word on
10 word sourc
10 word the
-9 next < pleas
-9 next the two
-9 second < step
-9 word end
-9 word pleas
-9 word reconcil
-9 word step
-9 word support
-9 word unit
-9 word you
9 next < correction
9 second < is
9 second clinic >
9 word .
9 word by
9 word clinic
9 word correction
-8 next # %
-8 next : b
-8 next < next
-8 next go with
-8 next i could
-8 second . >
-8 second : %
-8 second i not
-8 word %
-8 word can
-8 word choos
-8 word could
-8 word go
-8 word next
-8 word other
-8 word which
8 next , that
8 next wait ,
8 second q >
8 word wait
-7 next % >
-7 next ) .
-7 next : #
-7 next each other
-7 next is right
-7 next of them
-7 next right .
-7 next week #
-7 next which of
-7 second < 's
-7 second right >
-7 second which them
-7 word )
-7 word clear
-7 word conflict
-7 word contradict
-7 word each
-7 word leav
-7 word right
-7 word to
-7 word week
7 next # km
7 next # m
7 next < edit
7 next < wait
7 next edit :
7 next on ,
7 next that 's
7 next that is
7 second 's .
7 second had the
7 second that the
7 word centr
7 word count
7 word edit
7 word km
7 word m
7 word quot
-6 next could not
-6 next i 'd
-6 next i hav
-6 second ) >
-6 second < 'd
-6 second < conflict
-6 second < hav
-6 second conflict the
-6 second i both
-6 second not .
-6 second the one
-6 second to .
-6 second two not
-6 word 'd
-6 word answer
-6 word breakdown
-6 word was
6 next need to
6 second SUBJECT >
6 word an
6 word cach
6 word check
6 word column
6 word has
6 word mean
6 word need
-5 next # )
-5 next < answer
-5 next < one
-5 next < q
-5 next answer :
-5 next one of
-5 next other ,
-5 next q #
-5 second < of
-5 second i go
-5 second no for
-5 second other so
-5 second the contradict
-5 second with #
-5 word at
-5 word either
-5 word i
-5 word left
-5 word list
-5 word must
-5 word of
-5 word q
-5 word report
-5 word so
-5 word with
-5 word without
5 next # and
5 next < after
5 next < by
5 next < not
5 next check the
5 next count .
5 next digit .
5 next i misread
5 next is from
5 next is the
5 next misread the
5 next row ,
5 next the cach
5 next thi .
5 second . .
5 second : (
5 second < >
5 second < check
5 second correct .
5 second count >
5 second digit >
5 second i to
5 second the count
5 second the row
5 second thi >
5 second to thi
5 word after
5 word correct
5 word invoic
5 word misread
5 word outdat
5 word pag
5 word post
5 word raw
5 word row
5 word swap
5 word wrong
5 word year
""",
    "none": """\
-93 next < ONE
86 word no
78 word not
70 second , >
-65 next ONE >
61 word @sides_1
-60 word @sides_2
59 word @mentions_1
53 word neither
53 word nor
-52 second ONE .
51 word answer
51 word unknown
-50 next ONE .
-50 next is ONE
45 second i not
42 word figur
42 word leav
40 next not ONE
40 word pas
39 next < i
39 second RIVAL THIS
39 second THIS RIVAL
39 second neither nor
-38 second ONE #
-38 second ONE >
38 next , and
38 next can not
38 word only
-37 second : >
-37 word @mentions_2
-37 word RIVAL
-37 word THIS
37 second not a
37 word i
-36 second < ,
36 word stor
36 word yet
35 next is wrong
35 second : ,
34 next < answer
34 word hav
34 word who
-33 word one
33 second < kan
-32 next ONE SUBJECT
-32 second answer ONE
-32 word =
-32 word on
32 next answer :
32 next has the
32 next not be
32 word chiffr
32 word dato
32 word kan
32 word niet
32 word zahl
31 word ich
31 word je
31 word noth
31 word would
-30 next RIVAL ,
-30 next THIS ,
-30 word per
30 next ? >
30 next read ONE
30 second i no
30 word ?
30 word betrouwbaar
30 word impossibl
30 word than
29 next # SUBJECT
29 next < neither
29 next rat ,
29 second SUBJECT rat
29 word alternativ
29 word ik
-28 word second
-28 word two
28 second thi .
28 word ;
28 word fiabl
28 word follow
28 word valor
-27 next ) >
-27 word if
27 next . >
27 next < no
27 second # (
27 word @sentences_3
27 word lie
27 word run
-26 next has ONE
-26 second on .
-26 word may
26 next say ONE
26 second < only
26 second SUBJECT not
26 second lie the
26 second no count
26 second only #
26 second the of
26 word n
26 word toy
-25 second , i
-25 second the .
25 next ONE —
25 next number .
25 second not .
25 second number >
25 word and
-24 next is the
-24 second < not
-24 second in SUBJECT
-24 word wer
24 next and RIVAL
24 next and THIS
24 next do not
24 next hav no
24 next is not
24 next last _
24 second dato ONE
24 word could
24 word output
-23 second < .
-23 second not :
-23 second wer .
23 next unknown .
23 second # wer
23 second , than
23 second < would
23 second SUBJECT was
23 second unknown >
23 word nam
23 word nicht
-22 next ONE (
-22 next from the
-22 word ONE
22 next ONE was
22 next di ONE
22 next nor RIVAL
22 next nor THIS
22 next only #
22 next that figur
22 next unabl to
22 next wrong .
22 second _ :
22 second wrong >
22 word de
22 word di
22 word et
22 word number
22 word unabl
-21 second < (
-21 word want
21 next # which
21 next RIVAL and
21 next THIS and
21 next leav thi
21 next would not
21 second return ,
21 second to .
21 word ai
21 word out
21 word stat
21 word until
21 word usabl
21 word websit
-20 second < was
-20 second confirm .
-20 word final
20 next ONE #
20 next RIVAL nor
20 next THIS nor
20 next about #
20 next figur .
20 next i hav
20 next neither RIVAL
20 next neither THIS
20 next not hav
20 next not use
20 next return rat
20 next show ONE
20 second < figur
20 second ONE of
20 second be .
20 second figur >
20 second figur wrong
20 second is #
20 second not ONE
20 word .
20 word fil
20 word has
20 word lo
20 word report
20 word —
-19 next < RIVAL
-19 next < THIS
-19 next = ONE
-19 next was ONE
-19 second RIVAL >
-19 second SUBJECT the
-19 second THIS >
-19 second not which
-19 word @mentions_3
-19 word add
-19 word see
19 next is about
19 next not giv
19 next result ,
19 next so far
19 next the survey
19 next the whol
19 second do use
19 second that is
19 word thank
19 word whol
19 word without
-18 next # %
-18 next RIVAL SUBJECT
-18 next SUBJECT has
-18 next THIS SUBJECT
-18 next about ONE
-18 next the not
-18 second # >
-18 second # ONE
-18 second < #
-18 second < is
-18 second between and
-18 word all
-18 word first
-18 word it
-18 word unit
-18 word way
18 next ONE is
18 next a number
18 next figur is
18 next follow by
18 next for SUBJECT
18 next i 'd
18 next no answer
18 next than the
18 next the RIVAL
18 next the THIS
18 next use it
18 next who SUBJECT
18 second , only
18 second < has
18 second ONE nicht
18 second answer #
18 second i leav
18 second wer and
18 word 'd
18 word extract
18 word field
18 word load
18 word pleas
18 word so
-17 next # >
-17 next ( #
-17 next ; the
-17 next < final
-17 next confirm that
-17 next is right
-17 next not that
-17 next to the
-17 second # #
-17 second < >
-17 second ONE SUBJECT
-17 second is SUBJECT
-17 second of .
-17 word probably
17 next ( ONE
17 next : null
17 next ; ONE
17 next RIVAL of
17 next THIS of
17 next is still
17 next mill #
17 next mor than
17 next total is
17 second ONE but
17 second but #
17 second log .
17 second no figur
17 second not and
17 second the return
17 word an
17 word can
17 word cifra
17 word far
17 word mill
17 word null
17 word rat
17 word say
17 word seen
17 word test
-16 next < if
-16 next ONE ,
-16 next RIVAL ;
-16 next SUBJECT was
-16 next THIS ;
-16 next final answer
-16 next that .
-16 second no to
-16 second not that
-16 word %
-16 word amount
-16 word draft
-16 word of
-16 word sam
16 next ( not
16 next , follow
16 next < statu
16 next SUBJECT (
16 next as invalid
16 next but only
16 next hav noth
16 next i do
16 next its result
16 next leav out
16 next load .
16 next longer than
16 next look at
16 next pleas do
16 next re -
16 next the cadastr
16 second < 'm
16 second < call
16 second < it
16 second both and
16 second está .
16 second i unabl
16 second invalid .
16 second its ,
16 second load >
16 second pleas not
16 second system ONE
16 second the say
16 second ther no
16 second to a
16 second valu ONE
16 word be
16 word cadastr
16 word d
16 word entry
16 word found
16 word input
16 word invalid
16 word non
16 word re
16 word treat
-15 next , as
-15 next < it
-15 next < probably
-15 next ONE order
-15 next SUBJECT ,
-15 next the sam
-15 next with the
-15 second ONE wer
-15 second answer RIVAL
-15 second answer THIS
-15 second are .
-15 second final :
-15 second not >
-15 second the SUBJECT
-15 word discrepancy
-15 word four
-15 word lik
-15 word match
-15 word plan
-15 word up
15 next # order
15 next ; SUBJECT
15 next ; i
15 next < that
15 next ONE can
15 next RIVAL or
15 next SUBJECT ONE
15 next THIS or
15 next nam ONE
15 next not rank
15 next rank the
15 next roughly #
15 next run the
15 next so pleas
15 next the leaflet
15 next to report
15 second # :
15 second , of
15 second < record
15 second < valor
15 second ONE is
15 second ONE row
15 second and has
15 second could rank
15 second has SUBJECT
15 second i need
15 second i rather
15 second is to
15 second mean #
15 second row .
15 second say .
15 second say SUBJECT
15 second was .
15 second which #
15 word availabl
15 word determin
15 word many
15 word new
15 word progress
15 word rank
-14 next , not
-14 next < about
-14 next < you
-14 next RIVAL .
-14 next THIS .
-14 next and #
-14 next probably ONE
-14 next the number
-14 next you want
-14 second , is
-14 second : .
-14 second < ;
-14 second < SUBJECT
-14 second SUBJECT to
-14 second in .
-14 second is wrong
-14 second not for
-14 second that >
-14 second ther ONE
-14 second would ONE
-14 word -
-14 word after
-14 word ask
-14 word between
-14 word check
-14 word databas
-14 word had
-14 word in
-14 word other
-14 word rul
-14 word ticket
14 next < não
14 next ONE and
14 next ONE aus
14 next SUBJECT rat
14 next are no
14 next ceil of
14 next die ONE
14 next el valor
14 next giv a
14 next i only
14 next order (
14 next yet .
14 second < wer
14 second ONE )
14 second ONE ,
14 second about SUBJECT
14 second and follow
14 second answer null
14 second die aus
14 second do hav
14 second in tabl
14 second only SUBJECT
14 second the ;
14 second to out
14 second total .
14 second use .
14 second yet >
14 word aus
14 word ceil
14 word count
14 word está
14 word europ
14 word giv
14 word is
14 word last
14 word lead
14 word leaflet
14 word não
14 word pass
14 word portal
14 word rather
14 word survey
14 word thi
14 word valu
14 word y
-13 next , ONE
-13 next , the
-13 next ONE or
-13 next SUBJECT per
-13 next i had
-13 next its SUBJECT
-13 second , #
-13 second SUBJECT RIVAL
-13 second SUBJECT THIS
-13 second i say
-13 second of two
-13 second per .
-13 second the 's
-13 word befor
-13 word by
-13 word column
-13 word different
-13 word know
-13 word tim
13 next 'd rather
13 next ; total
13 next SUBJECT at
13 next SUBJECT is
13 next ahead of
13 next de ONE
13 next fail ,
13 next how many
13 next lie between
13 next lin of
13 next null >
13 next of log
13 next out of
13 next the websit
13 next ther are
13 second , SUBJECT
13 second ; valor
13 second ; would
13 second < lead
13 second < to
13 second ONE answer
13 second SUBJECT api
13 second SUBJECT with
13 second api ONE
13 second not )
13 second not up
13 second of ,
13 second pleas the
13 second stor ONE
13 second the :
13 second the open
13 second the test
13 second with ONE
13 second you it
13 word :
13 word abov
13 word ahead
13 word batch
13 word budget
13 word con
13 word id
13 word kann
13 word longer
13 word partial
13 word read
13 word set
13 word siz
13 word system
13 word their
13 word therefor
-12 next < (
-12 next ONE per
-12 next agre .
-12 next as i
-12 next box ONE
-12 next did not
-12 next is SUBJECT
-12 next not :
-12 next not SUBJECT
-12 next of SUBJECT
-12 next that the
-12 second : SUBJECT
-12 second ; is
-12 second < found
-12 second = >
-12 second SUBJECT in
-12 second agre >
-12 second of SUBJECT
-12 second thi the
-12 second to ,
-12 word @sentences_2
-12 word conflict
-12 word depend
-12 word differ
-12 word either
-12 word m
-12 word right
-12 word thes
-12 word thought
12 next < el
12 next < with
12 next ONE would
12 next SUBJECT it
12 next averag the
12 next confirm a
12 next count .
12 next not stat
12 next of #
12 next or RIVAL
12 next or THIS
12 next statu :
12 next tell you
12 next that is
12 next the portal
12 next the summary
12 next thi unanswer
12 next unanswer .
12 second # i
12 second ( and
12 second ( as
12 second , _
12 second , no
12 second , pleas
12 second ; ONE
12 second SUBJECT SUBJECT
12 second at -
12 second count >
12 second i ONE
12 second leav unanswer
12 second mor the
12 second no >
12 second nor :
12 second not with
12 second noth the
12 second of and
12 second or .
12 second return .
12 second that wrong
12 second the ?
12 second to how
12 second unanswer >
12 second wer ,
12 word #
12 word aantal
12 word better
12 word but
12 word cancell
12 word el
12 word left
12 word liberal
12 word me
12 word op
12 word passenger
12 word row
12 word sind
12 word unanswer
-11 next # :
-11 next - check
-11 next : RIVAL
-11 next : THIS
-11 next ; RIVAL
-11 next ; THIS
-11 next < thought
-11 next = #
-11 next ONE :
-11 next ONE on
-11 next SUBJECT report
-11 next SUBJECT to
-11 next and can
-11 next are ONE
-11 next as the
-11 next hav not
-11 next it is
-11 next must be
-11 next no reason
-11 next not match
-11 next not say
-11 next that 's
-11 next thi is
-11 next thought :
-11 second # )
-11 second < row
-11 second RIVAL SUBJECT
-11 second SUBJECT and
-11 second THIS SUBJECT
-11 second i with
-11 word (
-11 word )
-11 word confidenc
-11 word en
-11 word expect
-11 word gav
-11 word p
-11 word register
-11 word split
11 next # (
11 next 'm unabl
11 next < could
11 next < not
11 next ONE as
11 next SUBJECT can
11 next be used
11 next could you
11 next entry read
11 next i wo
11 next is impossibl
11 next leav the
11 next mak #
11 next no better
11 next not answer
11 next noth .
11 next open .
11 next order and
11 next sinc the
11 next the figur
11 next took ONE
11 next two sourc
11 next until the
11 next wer order
11 next will not
11 next wo not
11 second ; could
11 second ; new
11 second < you
11 second ONE a
11 second SUBJECT ,
11 second SUBJECT about
11 second SUBJECT is
11 second a SUBJECT
11 second and log
11 second averag SUBJECT
11 second by .
11 second can be
11 second can nam
11 second got .
11 second i confirm
11 second not used
11 second of ;
11 second open >
11 second query ONE
11 second run #
11 second say and
11 second set #
11 second shar .
11 second tabl ONE
11 second that out
11 second the nam
11 second the system
11 second the took
11 second took and
11 word ,
11 word lin
11 word reliabl
11 word summary
11 word then
11 word una
11 word wo
-10 next , although
-10 next , at
-10 next , though
-10 next : the
-10 next RIVAL is
-10 next SUBJECT ;
-10 next SUBJECT record
-10 next THIS is
-10 next a second
-10 next although i
-10 next and the
-10 next ask for
-10 next at ONE
-10 next do you
-10 next if i
-10 next is RIVAL
-10 next is THIS
-10 next me ,
-10 next not .
-10 next one .
-10 next only ONE
-10 next return .
-10 next the #
-10 next the databas
-10 next the latter
-10 next the unit
-10 next was not
-10 second # =
-10 second # a
-10 second 'd ONE
-10 second . .
-10 second < and
-10 second < first
-10 second < second
-10 second < that
-10 second ONE be
-10 second are SUBJECT
-10 second at SUBJECT
-10 second i RIVAL
-10 second i THIS
-10 second in ,
-10 second one >
-10 second rat ONE
-10 second the servic
-10 second the to
-10 word a
-10 word api
-10 word are
-10 word catalogu
-10 word db
-10 word did
-10 word each
-10 word error
-10 word for
-10 word latter
-10 word minu
-10 word reject
-10 word went
10 next # fil
10 next 'd need
10 next 's ONE
10 next 's is
10 next ) giv
10 next , ahead
10 next , so
10 next < non
10 next < stor
10 next ONE row
10 next RIVAL wer
10 next SUBJECT order
10 next THIS wer
10 next api report
10 next but #
10 next data .
10 next impossibl .
10 next known to
10 next lie abov
10 next no usabl
10 next no valid
10 next not report
10 next not verify
10 next noth to
10 next q #
10 next rat .
10 next report ONE
10 next return ONE
10 next siz .
10 next the brochur
10 next the old
10 next the record
10 next the station
10 next the total
10 next thi siz
10 next would be
10 next your SUBJECT
10 second # so
10 second ) >
10 second - the
10 second < scan
10 second < search
10 second < usabl
10 second ONE out
10 second SUBJECT remain
10 second and RIVAL
10 second and THIS
10 second and wer
10 second are #
10 second as and
10 second data >
10 second entry ONE
10 second i noth
10 second impossibl >
10 second is than
10 second me >
10 second no number
10 second no valu
10 second not it
10 second not number
10 second not right
10 second of lin
10 second of siz
10 second only in
10 second rat >
10 second record so
10 second report and
10 second the order
10 second the would
10 word bed
10 word brochur
10 word disregard
10 word het
10 word known
10 word los
10 word now
10 word offer
10 word q
10 word remain
10 word return
10 word sav
10 word should
10 word station
10 word still
10 word subtract
10 word your
10 word zinc
-9 next # =
-9 next # in
-9 next # m
-9 next , but
-9 next , i
-9 next ONE a
-9 next RIVAL (
-9 next SUBJECT )
-9 next SUBJECT and
-9 next THIS (
-9 next answer ONE
-9 next candidat :
-9 next complet .
-9 next doe not
-9 next i see
-9 next i think
-9 next in SUBJECT
-9 next is complet
-9 next list is
-9 next log ,
-9 next or #
-9 next tell which
-9 next the ONE
-9 next the order
-9 next the second
-9 next thi SUBJECT
-9 next though i
-9 next unit :
-9 next with a
-9 second : :
-9 second ONE on
-9 second SUBJECT (
-9 second complet >
-9 second i answer
-9 second i that
-9 second is for
-9 second is number
-9 second it #
-9 second on ,
-9 second return >
-9 second second ,
-9 second that SUBJECT
-9 second the #
-9 word box
-9 word cas
-9 word compar
-9 word doubt
-9 word likely
-9 word metric
-9 word much
-9 word show
-9 word stay
-9 word target
-9 word turn
-9 word was
9 next # 's
9 next # but
9 next # record
9 next # row
9 next # test
9 next ) .
9 next , answer
9 next - run
9 next : no
9 next < SUBJECT
9 next < je
9 next < until
9 next RIVAL without
9 next SUBJECT ?
9 next SUBJECT show
9 next SUBJECT websit
9 next SUBJECT would
9 next THIS without
9 next and ONE
9 next and SUBJECT
9 next and not
9 next api has
9 next as stor
9 next availabl .
9 next be right
9 next better figur
9 next but no
9 next by ten
9 next contradict the
9 next find the
9 next giv ONE
9 next had ONE
9 next in thi
9 next je ne
9 next me to
9 next not nam
9 next not pick
9 next number for
9 next other .
9 next read .
9 next sensor in
9 next station fil
9 next the entry
9 next the event
9 next the tool
9 next thi .
9 next thi number
9 next too low
9 second # SUBJECT
9 second 'm to
9 second 's ;
9 second , by
9 second , mak
9 second , non
9 second : is
9 second < ONE
9 second < averag
9 second < do
9 second < lookup
9 second < whol
9 second ONE i
9 second ONE work
9 second a for
9 second a that
9 second a with
9 second answer the
9 second availabl >
9 second can answer
9 second field stor
9 second is ONE
9 second is old
9 second known be
9 second la SUBJECT
9 second longer RIVAL
9 second longer THIS
9 second no .
9 second no for
9 second not you
9 second now ONE
9 second other >
9 second re run
9 second read >
9 second read SUBJECT
9 second servic ONE
9 second siz >
9 second the got
9 second thi >
9 second two (
9 second was of
9 word among
9 word ein
9 word end
9 word how
9 word labell
9 word maximum
9 word ne
9 word nurs
9 word o
9 word roughly
9 word servic
9 word suspect
9 word un
9 word use
9 word ward
9 word wrong
9 word è
-8 next # k
-8 next , SUBJECT
-8 next < a
-8 next < in
-8 next < of
-8 next ONE return
-8 next SUBJECT :
-8 next about thi
-8 next add up
-8 next but with
-8 next by the
-8 next confidenc :
-8 next confirm it
-8 next depend on
-8 next for the
-8 next found ONE
-8 next has RIVAL
-8 next has THIS
-8 next hav thi
-8 next inconsistent with
-8 next lik to
-8 next log is
-8 next match the
-8 next may be
-8 next no -
-8 next on #
-8 next on averag
-8 next on it
-8 next one :
-8 next open the
-8 next order .
-8 next per SUBJECT
-8 next return SUBJECT
-8 next rul out
-8 next the plan
-8 next the rat
-8 next with ONE
-8 second # of
-8 second ( SUBJECT
-8 second , or
-8 second , with
-8 second , you
-8 second . >
-8 second < :
-8 second < =
-8 second ONE per
-8 second ONE though
-8 second RIVAL ,
-8 second SUBJECT ;
-8 second SUBJECT a
-8 second THIS ,
-8 second and both
-8 second answer ,
-8 second can a
-8 second hav SUBJECT
-8 second i to
-8 second is ,
-8 second is :
-8 second is right
-8 second it ONE
-8 second may >
-8 second mean ONE
-8 second only thi
-8 second order >
-8 second sam .
-8 second stay ONE
-8 second that what
-8 second the is
-8 second the rat
-8 second was :
-8 second which is
-8 second which the
-8 word @sentences_1
-8 word @sentences_4
-8 word agre
-8 word also
-8 word although
-8 word claus
-8 word clos
-8 word decimal
-8 word fit
-8 word inconsistent
-8 word issu
-8 word k
-8 word official
-8 word option
-8 word over
-8 word print
-8 word publication
-8 word saw
-8 word solid
-8 word sur
-8 word tax
-8 word that
-8 word them
-8 word week
-8 word year
8 next 's SUBJECT
8 next ; they
8 next < impossibl
8 next < your
8 next ONE contradict
8 next ONE lin
8 next ONE log
8 next RIVAL )
8 next SUBJECT _
8 next SUBJECT count
8 next THIS )
8 next a count
8 next a day
8 next abov the
8 next among the
8 next and should
8 next answer with
8 next beat the
8 next between the
8 next can be
8 next count is
8 next divid by
8 next end at
8 next export say
8 next hav it
8 next i 'm
8 next impossibl ,
8 next is stor
8 next is too
8 next lowest SUBJECT
8 next many SUBJECT
8 next no other
8 next not usabl
8 next number i
8 next of thi
8 next one in
8 next out ,
8 next out the
8 next pleas treat
8 next portal show
8 next should not
8 next stat a
8 next stor as
8 next stor valu
8 next tak the
8 next the averag
8 next the lab
8 next the mean
8 next the new
8 next the only
8 next the tracker
8 next then i
8 next to answer
8 next to be
8 next until then
8 next was SUBJECT
8 next what the
8 next which mak
8 next would hav
8 next wrong ;
8 second # can
8 second ) #
8 second : #
8 second ; hav
8 second < 's
8 second < hav
8 second < registry
8 second < then
8 second < valid
8 second < wo
8 second RIVAL its
8 second RIVAL yet
8 second SUBJECT .
8 second SUBJECT for
8 second THIS its
8 second THIS yet
8 second an of
8 second and .
8 second and and
8 second and noth
8 second at >
8 second by ,
8 second cadastr RIVAL
8 second cadastr THIS
8 second confirm SUBJECT
8 second day so
8 second export ONE
8 second field ONE
8 second giv SUBJECT
8 second has ONE
8 second has lowest
8 second how SUBJECT
8 second i disregard
8 second is document
8 second is impossibl
8 second is possibl
8 second list >
8 second my is
8 second nam SUBJECT
8 second no read
8 second not the
8 second portal ONE
8 second report SUBJECT
8 second second .
8 second should be
8 second sourc RIVAL
8 second sourc THIS
8 second survey .
8 second tabl the
8 second that .
8 second the protocol
8 second the sourc
8 second the who
8 second thi as
8 second until i
8 second wer in
8 word 'm
8 word beat
8 word blank
8 word ce
8 word dilution
8 word exist
8 word fail
8 word les
8 word mor
8 word old
8 word pick
8 word query
8 word qui
8 word quot
8 word registry
8 word repeat
8 word whil
-7 next # l
-7 next 'd say
-7 next 's what
-7 next ) ,
-7 next , candidat
-7 next , confidenc
-7 next , it
-7 next , no
-7 next , unit
-7 next - show
-7 next < box
-7 next < either
-7 next < roughly
-7 next SUBJECT app
-7 next SUBJECT are
-7 next SUBJECT hav
-7 next SUBJECT log
-7 next _ db
-7 next add the
-7 next be in
-7 next between #
-7 next call it
-7 next check the
-7 next dat ,
-7 next had a
-7 next i count
-7 next i did
-7 next i stay
-7 next is inconsistent
-7 next it a
-7 next it can
-7 next it was
-7 next its valu
-7 next mak up
-7 next may .
-7 next not right
-7 next number to
-7 next of it
-7 next over #
-7 next p #
-7 next reach the
-7 next record .
-7 next result :
-7 next see no
-7 next servic .
-7 next show a
-7 next sourc :
-7 next that ONE
-7 next the amount
-7 next the label
-7 next the statu
-7 next the tax
-7 next the way
-7 next thi one
-7 next to RIVAL
-7 next to THIS
-7 next total ,
-7 next up #
-7 next up to
-7 next want the
-7 second # and
-7 second % the
-7 second ( )
-7 second , and
-7 second , would
-7 second : amount
-7 second : of
-7 second < RIVAL
-7 second < THIS
-7 second < by
-7 second < could
-7 second < rat
-7 second _ >
-7 second add to
-7 second and ,
-7 second and not
-7 second and the
-7 second as as
-7 second box >
-7 second do match
-7 second either or
-7 second foram ONE
-7 second had SUBJECT
-7 second if want
-7 second is %
-7 second is with
-7 second it .
-7 second likely ,
-7 second log ONE
-7 second mak #
-7 second n #
-7 second no show
-7 second not between
-7 second not much
-7 second not out
-7 second one #
-7 second or :
-7 second out #
-7 second p >
-7 second record >
-7 second register the
-7 second servic >
-7 second so stay
-7 second the i
-7 second the mean
-7 second the was
-7 second to it
-7 second with as
-7 second you the
-7 word !
-7 word about
-7 word any
-7 word app
-7 word cam
-7 word chang
-7 word club
-7 word commit
-7 word contradictory
-7 word earlier
-7 word exact
-7 word fewer
-7 word foram
-7 word from
-7 word fully
-7 word gap
-7 word get
-7 word go
-7 word high
-7 word hour
-7 word implausibl
-7 word itself
-7 word label
-7 word le
-7 word long
-7 word lower
-7 word most
-7 word pag
-7 word peopl
-7 word reach
-7 word sign
-7 word small
-7 word stak
-7 word think
-7 word though
-7 word thre
-7 word verifi
-7 word well
-7 word what
-7 word with
-7 word wurden
7 next # has
7 next 'll disregard
7 next , reason
7 next , therefor
7 next ; no
7 next < averag
7 next < sinc
7 next < someon
7 next ONE did
7 next ONE leav
7 next RIVAL follow
7 next SUBJECT only
7 next THIS follow
7 next a #
7 next at it
7 next averag SUBJECT
7 next day ,
7 next exist ,
7 next field is
7 next for an
7 next giv #
7 next in the
7 next instead of
7 next it .
7 next list .
7 next low .
7 next no .
7 next no SUBJECT
7 next not RIVAL
7 next not THIS
7 next not rely
7 next offer .
7 next on thi
7 next reason :
7 next should look
7 next sourc giv
7 next summary sheet
7 next than RIVAL
7 next than THIS
7 next the query
7 next the servic
7 next the system
7 next the ward
7 next to compar
7 next under #
7 second # still
7 second 'd the
7 second 's leav
7 second ; do
7 second < board
7 second < export
7 second < me
7 second < order
7 second < the
7 second < valu
7 second ONE below
7 second ONE yet
7 second SUBJECT becaus
7 second SUBJECT can
7 second SUBJECT out
7 second and )
7 second answer >
7 second as ;
7 second batch .
7 second better .
7 second board ONE
7 second could be
7 second databas ONE
7 second figur .
7 second find SUBJECT
7 second for SUBJECT
7 second has >
7 second it :
7 second it >
7 second low >
7 second many are
7 second n pas
7 second nam ,
7 second nicht .
7 second no can
7 second not thi
7 second offer >
7 second on #
7 second on :
7 second pag ONE
7 second portal .
7 second record ONE
7 second sheet the
7 second should at
7 second so 'd
7 second so do
7 second stor :
7 second the ONE
7 second the instead
7 second they not
7 second treat with
7 second two disagre
7 second was first
7 second what api
7 second you me
7 word board
7 word cover
7 word do
7 word entir
7 word flag
7 word gaug
7 word handl
7 word instead
7 word invoic
7 word metr
7 word operation
7 word order
7 word pars
7 word perhap
7 word reader
7 word record
7 word sampl
7 word staff
7 word statu
7 word stock
7 word total
7 word unfortunately
7 word using
-6 next ! >
-6 next # for
-6 next # was
-6 next 's #
-6 next 's RIVAL
-6 next 's THIS
-6 next , #
-6 next : i
-6 next ; #
-6 next < depend
-6 next < most
-6 next < one
-6 next < they
-6 next ONE accord
-6 next ONE by
-6 next ONE to
-6 next SUBJECT RIVAL
-6 next SUBJECT THIS
-6 next a ONE
-6 next amount do
-6 next and thi
-6 next be careful
-6 next com to
-6 next cross -
-6 next doubl -
-6 next drop .
-6 next error .
-6 next has #
-6 next i am
-6 next i compar
-6 next i trust
-6 next in .
-6 next in may
-6 next in second
-6 next is in
-6 next it has
-6 next itself .
-6 next likely ONE
-6 next match .
-6 next mean of
-6 next most likely
-6 next my first
-6 next n :
-6 next not fully
-6 next not rul
-6 next not significant
-6 next one of
-6 next peopl .
-6 next pleas confirm
-6 next read the
-6 next reason to
-6 next record and
-6 next register SUBJECT
-6 next row hav
-6 next say which
-6 next shar of
-6 next sinc #
-6 next the clinic
-6 next the floor
-6 next the last
-6 next the other
-6 next the p
-6 next the split
-6 next to doubt
-6 next two is
-6 next unit in
-6 next which of
-6 next with its
-6 next would say
-6 next you ask
-6 second # its
-6 second # mak
-6 second 'm fully
-6 second 'm the
-6 second 's is
-6 second 's the
-6 second , ,
-6 second , a
-6 second < a
-6 second < am
-6 second < at
-6 second < likely
-6 second < or
-6 second < see
-6 second < wurden
-6 second ONE ONE
-6 second ONE although
-6 second ONE for
-6 second ONE unit
-6 second SUBJECT #
-6 second SUBJECT ONE
-6 second SUBJECT all
-6 second a result
-6 second amount not
-6 second api the
-6 second app ONE
-6 second ask SUBJECT
-6 second be that
-6 second be with
-6 second but is
-6 second call a
-6 second can rul
-6 second de .
-6 second depend the
-6 second doubl check
-6 second drop >
-6 second error >
-6 second found discrepancy
-6 second giv .
-6 second going the
-6 second i .
-6 second i the
-6 second is and
-6 second is availabl
-6 second it RIVAL
-6 second it THIS
-6 second log complet
-6 second match >
-6 second neither is
-6 second no on
-6 second no wer
-6 second on log
-6 second one ONE
-6 second one per
-6 second open #
-6 second out .
-6 second peopl >
-6 second pleas with
-6 second probably ,
-6 second read .
-6 second reason doubt
-6 second register >
-6 second reject >
-6 second rul the
-6 second second and
-6 second so hav
-6 second that a
-6 second the -
-6 second the data
-6 second the do
-6 second the giv
-6 second the number
-6 second the one
-6 second the only
-6 second the valu
-6 second two ,
-6 word 's
-6 word apm
-6 word archiv
-6 word b
-6 word booking
-6 word candidat
-6 word careful
-6 word clinic
-6 word confirm
-6 word consistent
-6 word cours
-6 word cross
-6 word delivery
-6 word deni
-6 word fault
-6 word floor
-6 word gat
-6 word general
-6 word grew
-6 word inconsistency
-6 word limit
-6 word miss
-6 word mistaken
-6 word outlier
-6 word s
-6 word sheet
-6 word significant
-6 word suspiciou
-6 word trust
-6 word unless
-6 word unusual
-6 word weekly
-6 word written
6 next # bed
6 next # lin
6 next # or
6 next 'd leav
6 next , com
6 next , mor
6 next , out
6 next , who
6 next . csv
6 next : it
6 next < as
6 next < candidat
6 next < hmm
6 next < open
6 next < run
6 next < treat
6 next < york
6 next ONE ?
6 next ONE for
6 next ONE out
6 next SUBJECT area
6 next a figur
6 next and noth
6 next as ONE
6 next as record
6 next belong to
6 next could not
6 next disregard it
6 next disregard the
6 next eur #
6 next far .
6 next for RIVAL
6 next for THIS
6 next found no
6 next given .
6 next got ONE
6 next has .
6 next hav .
6 next hav a
6 next hmm ,
6 next i could
6 next i tak
6 next i will
6 next in a
6 next is mor
6 next is roughly
6 next it ;
6 next just #
6 next lin list
6 next my count
6 next no es
6 next not pass
6 next not plausibl
6 next of a
6 next only SUBJECT
6 next only has
6 next or the
6 next pass ,
6 next physically impossibl
6 next rather not
6 next report a
6 next sampl is
6 next so #
6 next so no
6 next summary .
6 next ten ,
6 next that day
6 next that many
6 next that number
6 next that was
6 next the entir
6 next the export
6 next the field
6 next the question
6 next the registry
6 next the right
6 next the scan
6 next the typ
6 next them .
6 next ther 's
6 next to giv
6 next to offer
6 next two do
6 next used .
6 next valu is
6 next was unabl
6 next well abov
6 second 'll the
6 second ( RIVAL
6 second ( THIS
6 second : the
6 second ; it
6 second < giv
6 second < stor
6 second ONE mor
6 second ONE which
6 second ONE who
6 second ONE would
6 second SUBJECT be
6 second SUBJECT giv
6 second SUBJECT say
6 second about and
6 second agre i
6 second and be
6 second another .
6 second api .
6 second are ,
6 second as :
6 second be on
6 second been yet
6 second can hav
6 second com a
6 second crm ONE
6 second digit ,
6 second direct ,
6 second disregard .
6 second figur not
6 second for )
6 second from .
6 second giv number
6 second given >
6 second hav >
6 second hav better
6 second hav other
6 second hav that
6 second i at
6 second if hav
6 second impossibl so
6 second in entir
6 second in the
6 second is answer
6 second is the
6 second leav the
6 second look it
6 second no :
6 second not to
6 second of on
6 second remain .
6 second report ONE
6 second result so
6 second roughly SUBJECT
6 second run ,
6 second so could
6 second so mean
6 second sourc (
6 second summary >
6 second that #
6 second the area
6 second the contain
6 second the entry
6 second the fil
6 second the from
6 second the in
6 second the output
6 second the report
6 second the show
6 second the that
6 second too .
6 second used >
6 second what portal
6 second with i
6 second would mor
6 second would quot
6 second would the
6 word belong
6 word broken
6 word caution
6 word certificat
6 word com
6 word comput
6 word die
6 word discard
6 word event
6 word exce
6 word half
6 word hmm
6 word il
6 word lab
6 word log
6 word municipality
6 word need
6 word next
6 word or
6 word possibl
6 word sensor
6 word someon
6 word tak
6 word team
6 word told
6 word tracker
6 word verify
6 word york
-5 next # -
-5 next # hour
-5 next # of
-5 next % .
-5 next 'd lik
-5 next ( the
-5 next , valu
-5 next - #
-5 next : #
-5 next : all
-5 next ; it
-5 next < >
-5 next < at
-5 next < between
-5 next < le
-5 next < result
-5 next < still
-5 next < thes
-5 next < क
-5 next ONE ;
-5 next ONE at
-5 next ONE pag
-5 next ONE peopl
-5 next ONE wer
-5 next SUBJECT for
-5 next SUBJECT of
-5 next a typo
-5 next a year
-5 next accord to
-5 next against the
-5 next all thre
-5 next amount .
-5 next and got
-5 next and that
-5 next anyth els
-5 next api 's
-5 next api .
-5 next are register
-5 next around ONE
-5 next as far
-5 next averag .
-5 next be mistaken
-5 next between RIVAL
-5 next between THIS
-5 next both figur
-5 next but RIVAL
-5 next but THIS
-5 next by #
-5 next by a
-5 next can confirm
-5 next compar thi
-5 next confirm with
-5 next contradict thi
-5 next could be
-5 next count ,
-5 next en #
-5 next entry ONE
-5 next entry and
-5 next establish which
-5 next far as
-5 next fewer than
-5 next find any
-5 next fit the
-5 next floor plan
-5 next has a
-5 next hour .
-5 next i consider
-5 next i get
-5 next i got
-5 next if the
-5 next is one
-5 next label is
-5 next last year
-5 next lower than
-5 next mistaken .
-5 next no doubt
-5 next no inconsistency
-5 next no row
-5 next no way
-5 next not ask
-5 next not availabl
-5 next not confirm
-5 next not establish
-5 next not read
-5 next of cours
-5 next on ,
-5 next one sourc
-5 next order ,
-5 next per #
-5 next probably around
-5 next register .
-5 next reject .
-5 next row .
-5 next second ,
-5 next servic ,
-5 next so ONE
-5 next so it
-5 next stay with
-5 next system is
-5 next that i
-5 next the column
-5 next the daily
-5 next the draft
-5 next the factor
-5 next the former
-5 next the gat
-5 next the monthly
-5 next the protocol
-5 next the sign
-5 next the sourc
-5 next ther is
-5 next to #
-5 next to go
-5 next trust the
-5 next turn up
-5 next two different
-5 next valu are
-5 next was reject
-5 next way .
-5 next what it
-5 next wurden ONE
-5 next क ल
-5 next ल ONE
-5 second # ,
-5 second # RIVAL
-5 second # THIS
-5 second # _
-5 second # for
-5 second % >
-5 second 'd to
-5 second 's and
-5 second , 'd
-5 second , it
-5 second , to
-5 second , treat
-5 second - ,
-5 second - was
-5 second < -
-5 second < _
-5 second < around
-5 second < got
-5 second < in
-5 second < log
-5 second < number
-5 second < of
-5 second < on
-5 second < out
-5 second < two
-5 second < ल
-5 second < —
-5 second ONE averag
-5 second ONE inconsistent
-5 second ONE one
-5 second ONE return
-5 second ONE right
-5 second ONE total
-5 second ONE year
-5 second RIVAL but
-5 second SUBJECT as
-5 second SUBJECT fiv
-5 second SUBJECT has
-5 second SUBJECT i
-5 second SUBJECT may
-5 second SUBJECT on
-5 second SUBJECT register
-5 second SUBJECT return
-5 second THIS but
-5 second a ,
-5 second a ONE
-5 second agent the
-5 second amount >
-5 second and ONE
-5 second answer SUBJECT
-5 second api >
-5 second as can
-5 second as with
-5 second averag >
-5 second befor >
-5 second both .
-5 second but .
-5 second could establish
-5 second count SUBJECT
-5 second cross check
-5 second die ONE
-5 second far i
-5 second for ,
-5 second giv >
-5 second hour >
-5 second i -
-5 second i a
-5 second i fairly
-5 second i lik
-5 second i open
-5 second if had
-5 second inconsistent its
-5 second is (
-5 second is by
-5 second itself >
-5 second list not
-5 second may be
-5 second me but
-5 second me so
-5 second mistaken >
-5 second most ONE
-5 second need >
-5 second of (
-5 second of in
-5 second other .
-5 second portal the
-5 second probably ONE
-5 second register .
-5 second report ,
-5 second result ONE
-5 second return and
-5 second row no
-5 second so two
-5 second sourc >
-5 second that one
-5 second the >
-5 second the add
-5 second the against
-5 second the and
-5 second the app
-5 second the cas
-5 second the has
-5 second the includ
-5 second the itself
-5 second the list
-5 second the on
-5 second the read
-5 second the record
-5 second the used
-5 second thought i
-5 second ticket >
-5 second to >
-5 second to the
-5 second total ONE
-5 second two right
-5 second up #
-5 second was ,
-5 second was by
-5 second way >
-5 second you not
-5 second क ONE
-5 word accord
-5 word account
-5 word around
-5 word bas
-5 word bill
-5 word calendar
-5 word certain
-5 word chosen
-5 word consider
-5 word deliver
-5 word e
-5 word estimat
-5 word euro
-5 word exclud
-5 word factor
-5 word fairly
-5 word former
-5 word growth
-5 word hold
-5 word library
-5 word list
-5 word loan
-5 word mai
-5 word march
-5 word measur
-5 word minut
-5 word monthly
-5 word na
-5 word notic
-5 word ok
-5 word outdat
-5 word peak
-5 word person
-5 word plain
-5 word practic
-5 word product
-5 word quarter
-5 word ran
-5 word reason
-5 word review
-5 word scal
-5 word screen
-5 word separat
-5 word sino
-5 word slightly
-5 word sometim
-5 word speak
-5 word support
-5 word the
-5 word third
-5 word tru
-5 word twic
-5 word typo
-5 word क
-5 word ल
5 next # last
5 next # to
5 next # whil
5 next # yet
5 next 'm leav
5 next ) by
5 next ; die
5 next < can
5 next < die
5 next < output
5 next < to
5 next < why
5 next ONE )
5 next ONE com
5 next ONE in
5 next ONE top
5 next RIVAL >
5 next SUBJECT >
5 next SUBJECT as
5 next SUBJECT could
5 next SUBJECT figur
5 next THIS >
5 next _ valu
5 next a possibl
5 next a reliabl
5 next a search
5 next abov #
5 next an SUBJECT
5 next an answer
5 next and over
5 next another sourc
5 next answer .
5 next answer >
5 next april #
5 next are .
5 next are under
5 next be a
5 next be repeat
5 next bed ,
5 next befor the
5 next brochur .
5 next by ONE
5 next by SUBJECT
5 next call fail
5 next com from
5 next com out
5 next consist of
5 next count only
5 next databas has
5 next discard .
5 next document .
5 next duplicat .
5 next exce the
5 next fil .
5 next fil :
5 next for may
5 next from a
5 next get the
5 next had only
5 next http #
5 next i leav
5 next implausibl for
5 next is it
5 next is my
5 next is physically
5 next it for
5 next it up
5 next left in
5 next log RIVAL
5 next log THIS
5 next many ,
5 next me .
5 next mean :
5 next mm )
5 next must not
5 next nam the
5 next no reliabl
5 next no trustworthy
5 next not quot
5 next only number
5 next output of
5 next part of
5 next put in
5 next question open
5 next rank ,
5 next raw fil
5 next run from
5 next should i
5 next so the
5 next sorry ,
5 next stat .
5 next suspect the
5 next system return
5 next tak that
5 next the counter
5 next the first
5 next the index
5 next the largest
5 next the lin
5 next the lowest
5 next the moment
5 next the next
5 next the park
5 next the report
5 next the sal
5 next the search
5 next the world
5 next thi entry
5 next to get
5 next to say
5 next treat it
5 next up and
5 next up with
5 next usabl valu
5 next valu :
5 next valu ONE
5 next valu on
5 next was #
5 next was discard
5 next was only
5 next wer in
5 next whil #
5 next whol SUBJECT
5 next why :
5 next with #
5 next with confidenc
5 next world record
5 second # not
5 second # offer
5 second 's a
5 second 's can
5 second 's contradict
5 second 's in
5 second ( mm
5 second , 'm
5 second , field
5 second , for
5 second , nobody
5 second , ther
5 second , thi
5 second ; 'd
5 second ; SUBJECT
5 second ; suspect
5 second < 'd
5 second < answer
5 second < can
5 second < leav
5 second < may
5 second < total
5 second ONE exce
5 second ONE no
5 second ONE wrong
5 second SUBJECT >
5 second SUBJECT hav
5 second SUBJECT mor
5 second SUBJECT only
5 second SUBJECT still
5 second ahead RIVAL
5 second ahead THIS
5 second and discard
5 second and no
5 second and still
5 second and to
5 second as ,
5 second at ,
5 second at moment
5 second at point
5 second befor SUBJECT
5 second born #
5 second brochur >
5 second but SUBJECT
5 second count RIVAL
5 second count THIS
5 second discard >
5 second document >
5 second duplicat >
5 second fil >
5 second for ONE
5 second from to
5 second giv ,
5 second hav #
5 second hav .
5 second hold .
5 second i ,
5 second in at
5 second in plac
5 second is a
5 second is as
5 second is low
5 second is of
5 second it with
5 second larger the
5 second leav figur
5 second leav question
5 second list for
5 second list which
5 second look the
5 second many in
5 second mix up
5 second mor #
5 second must be
5 second my ,
5 second not possibl
5 second number SUBJECT
5 second only %
5 second order RIVAL
5 second order THIS
5 second out the
5 second physically .
5 second point ONE
5 second print the
5 second rather the
5 second reject valu
5 second repeat the
5 second sampl #
5 second servic #
5 second show ,
5 second sind .
5 second stat >
5 second stor SUBJECT
5 second than #
5 second that ,
5 second the RIVAL
5 second the THIS
5 second the certificat
5 second the her
5 second the mix
5 second the team
5 second the until
5 second top the
5 second unabl confirm
5 second up the
5 second usabl .
5 second was and
5 second was to
5 second wer the
5 second which not
5 second who in
5 second with .
5 second with number
5 second wrong i
5 second yet SUBJECT
5 word allow
5 word area
5 word averag
5 word bought
5 word call
5 word camera
5 word consist
5 word corrupt
5 word direct
5 word engin
5 word eur
5 word fresh
5 word http
5 word ignor
5 word largest
5 word lookup
5 word lowest
5 word mislabell
5 word moment
5 word park
5 word physically
5 word publish
5 word readmission
5 word room
5 word script
5 word shar
5 word sit
5 word sun
5 word took
5 word trustworthy
5 word typ
5 word vessel
5 word work
5 word world
""",
    "both": """\
82 word @mentions_2
72 word or
-68 word #
65 word which
-59 word @mentions_3
57 word two
56 word both
55 second RIVAL THIS
55 second THIS RIVAL
51 second i not
50 second not which
49 next : >
-48 word @sides_1
48 word @sides_2
45 next candidat :
42 word si
41 second < answer
-40 second SUBJECT SUBJECT
40 word could
39 word between
39 word to
-38 next , which
38 word RIVAL
38 word THIS
38 word either
-37 word @mentions_1
37 next je ne
37 next the two
37 word can
37 word ne
37 word not
37 word tell
36 word @sentences_3
35 next could be
35 second to ,
35 word se
-34 word @sentences_1
-34 word wer
34 next ONE >
34 second undecid >
34 word undecid
-33 second : >
33 next < ONE
33 word :
32 second between and
32 second of SUBJECT
32 word if
-31 second < ,
31 word o
-30 next is the
-30 second and ,
-30 second i the
-30 second the one
30 next and i
30 second to SUBJECT
30 word je
30 word wert
-29 second < SUBJECT
29 next RIVAL THIS
29 next THIS RIVAL
29 next depend on
29 word depend
29 word rang
-28 next the former
-28 second , is
-28 word former
28 next , the
28 next < não
28 next can not
28 second count ONE
28 word camera
28 word leav
28 word log
28 word somewher
28 word toll
-27 word is
27 next answer :
27 second of two
27 second which is
27 word register
27 word und
27 word you
-26 word ;
-26 word but
26 second answer ONE
26 second candidat >
26 word answer
25 next : null
25 next < impossibl
25 next it is
25 second < ?
25 word het
25 word im
25 word null
25 word oder
25 word sich
25 word them
-24 word the
24 next , ONE
24 next , SUBJECT
24 next ONE or
24 next RIVAL o
24 next THIS o
24 next by the
24 next o RIVAL
24 next o THIS
24 next or #
24 next which of
24 second SUBJECT the
24 word impossibl
-23 next the latter
-23 word latter
23 next # :
23 next < if
23 next ONE ?
23 next SUBJECT was
23 next say which
23 second , >
23 word each
-22 next < not
-22 next not RIVAL
-22 next not THIS
-22 second , ,
-22 word alternativ
-22 word first
22 next , without
22 next i can
22 second register >
22 word and
22 word dashboard
22 word i
22 word open
22 word other
22 word possibl
22 word reconcil
-21 second < :
21 next < som
21 next RIVAL -
21 next THIS -
21 next each other
21 second and .
21 second answer null
21 second nicht .
21 word som
-20 next , i
-20 next < SUBJECT
-20 word had
20 next i could
20 next one of
20 next the answer
20 next to RIVAL
20 next to THIS
20 second < two
20 second ONE #
20 second depend the
20 word csv
20 word pas
20 word without
-19 next ) .
-19 next < #
-19 next with the
-19 second the .
-19 second the figur
-19 word ,
-19 word sinc
19 next . >
19 next < result
19 next RIVAL (
19 next RIVAL or
19 next SUBJECT sit
19 next THIS (
19 next THIS or
19 next could not
19 next it could
19 next not say
19 next which .
19 second # the
19 second or :
19 second which >
19 word databas
19 word due
19 word record
-18 next : #
-18 next ; RIVAL
-18 next ; THIS
-18 next log .
-18 second ) >
-18 second _ :
-18 second wer .
-18 word after
-18 word db
-18 word last
-18 word out
-18 word than
18 next < one
18 next ONE (
18 next null ,
18 next tell which
18 next they are
18 second ( )
18 second < -
18 second ONE >
18 second SUBJECT of
18 second is ,
18 second is of
18 second the is
18 word exclud
18 word one
18 word sam
18 word sourc
-17 next , but
-17 next , so
-17 next SUBJECT ,
-17 next a .
-17 next latter .
-17 second , the
-17 second RIVAL >
-17 second THIS >
-17 second a >
-17 second latter >
-17 second or ?
-17 word rank
17 next - RIVAL
17 next - THIS
17 next < candidat
17 next accord to
17 next be RIVAL
17 next be THIS
17 next between RIVAL
17 next between THIS
17 next contradict each
17 next leav the
17 next the sam
17 next which one
17 second contradict other
17 second could RIVAL
17 second could THIS
17 second either or
17 second has ,
17 second i leav
17 second i no
17 second option :
17 second register .
17 second sourc :
17 second to which
17 word de
17 word não
17 word result
17 word é
-16 next my answer
-16 second > >
-16 second SUBJECT >
-16 second SUBJECT RIVAL
-16 second SUBJECT THIS
-16 word averag
-16 word correct
-16 word mean
-16 word revis
-16 word should
-16 word support
16 next annual report
16 next count :
16 next from the
16 next the plan
16 second < and
16 second < sit
16 second and are
16 second box >
16 second say ,
16 second the fil
16 second which the
16 word annual
16 word api
16 word circulation
16 word portal
16 word report
-15 next : RIVAL
-15 next : THIS
-15 next ONE db
-15 next ONE is
-15 next RIVAL is
-15 next THIS is
-15 next figur is
-15 next the api
-15 second : db
-15 second < #
-15 second RIVAL not
-15 second THIS not
-15 second in .
-15 word SUBJECT
-15 word as
-15 word beat
-15 word cam
-15 word lower
-15 word thi
-15 word use
15 next . .
15 next : ONE
15 next i hav
15 next me which
15 next not tell
15 next on the
15 next open .
15 next or RIVAL
15 next or THIS
15 next rang from
15 next record and
15 next report #
15 next report it
15 second ( log
15 second , register
15 second < annual
15 second < daily
15 second < on
15 second final :
15 second i both
15 second my :
15 second not between
15 second on SUBJECT
15 second open >
15 second record the
15 second say .
15 second the RIVAL
15 second the THIS
15 second the do
15 second the has
15 second the show
15 second them .
15 word @mentions_4
15 word contradict
15 word count
15 word daily
15 word remain
15 word sit
-14 next , it
-14 next , not
-14 next < of
-14 next < the
-14 next RIVAL in
-14 next SUBJECT :
-14 next THIS in
-14 next are SUBJECT
-14 next it :
-14 next the fil
-14 next the lower
-14 next 张 >
-14 second , and
-14 second RIVAL SUBJECT
-14 second THIS SUBJECT
-14 second the support
-14 word @sentences_2
-14 word by
-14 word duplicat
-14 word follow
-14 word go
-14 word in
-14 word nor
-14 word remov
-14 word total
14 next < my
14 next SUBJECT >
14 next SUBJECT record
14 next and the
14 next ask the
14 next is ONE
14 next portal .
14 next the annual
14 next the count
14 next the portal
14 next the rang
14 next 张 ,
14 second : SUBJECT
14 second < a
14 second < could
14 second < count
14 second and both
14 second can tell
14 second do agre
14 second in rang
14 second l .
14 second no for
14 second portal >
14 second report is
14 second the in
14 second with report
14 word .
14 word card
14 word level
14 word thes
14 word 张
-13 next - #
-13 next go with
-13 next i consider
-13 next the one
-13 second # .
-13 second , former
-13 second and on
-13 second figur the
-13 second is one
-13 second neither nor
-13 second option .
-13 second support the
-13 word =
-13 word >
-13 word consider
-13 word floor
-13 word from
-13 word mai
-13 word reject
-13 word year
13 next , das
13 next ; if
13 next < het
13 next < report
13 next < somewher
13 next RIVAL oder
13 next THIS oder
13 next are tied
13 next i found
13 next i must
13 next if you
13 next includ the
13 next log )
13 next not agre
13 next oder RIVAL
13 next oder THIS
13 next order are
13 next register )
13 next tied .
13 next undecid .
13 next you trust
13 second , by
13 second ; could
13 second < log
13 second and hav
13 second are .
13 second be .
13 second if ,
13 second rang -
13 second the export
13 second tied >
13 word box
13 word candidat
13 word disagre
13 word ledger
13 word must
13 word tied
-12 next ; the
-12 next ONE ,
-12 next RIVAL )
-12 next SUBJECT ;
-12 next SUBJECT are
-12 next SUBJECT it
-12 next THIS )
-12 next former is
-12 next i recommend
-12 next the RIVAL
-12 next the THIS
-12 next the floor
-12 next the report
-12 second # >
-12 second , RIVAL
-12 second , THIS
-12 second < feed
-12 second < latter
-12 second correct >
-12 second from to
-12 second the and
-12 second two ,
-12 word becaus
-12 word niet
-12 word rat
-12 word recommend
-12 word second
-12 word who
-12 word with
12 next , by
12 next , valu
12 next : sourc
12 next < by
12 next < log
12 next RIVAL ,
12 next RIVAL by
12 next THIS ,
12 next THIS by
12 next agre .
12 next are level
12 next count is
12 next dashboard ,
12 next establish which
12 next final answer
12 next level .
12 next log is
12 next must leav
12 next report has
12 next show ONE
12 next the data
12 next the turnstil
12 next two .
12 second ; the
12 second < 's
12 second SUBJECT was
12 second a .
12 second agre >
12 second are the
12 second be ,
12 second both #
12 second could be
12 second fil .
12 second level >
12 second log ONE
12 second nennt ,
12 second not ONE
12 second one the
12 second or ,
12 second result ONE
12 second tell which
12 second the databas
12 second the record
12 second two >
12 word @sentences_4
12 word agre
12 word conflict
12 word establish
12 word found
12 word hotlin
12 word nennt
12 word noth
12 word resolv
12 word turnstil
-11 next < draft
-11 next < o
-11 next < rank
-11 next = RIVAL
-11 next = THIS
-11 next i trust
-11 next it was
-11 next option a
-11 next rank :
-11 second , SUBJECT
-11 second < beat
-11 second < consider
-11 second < recommend
-11 second SUBJECT has
-11 second are ,
-11 second de ,
-11 second first >
-11 second go the
-11 second i to
-11 word a
-11 word drop
-11 word en
-11 word higher
-11 word ist
-11 word month
-11 word row
-11 word run
-11 word went
11 next ) vs
11 next , could
11 next , sourc
11 next < depend
11 next < order
11 next RIVAL if
11 next SUBJECT databas
11 next THIS if
11 next _ api
11 next answer is
11 next both .
11 next choos between
11 next fil it
11 next i 'm
11 next i got
11 next is RIVAL
11 next is THIS
11 next is right
11 next log ,
11 next no basi
11 next of them
11 next other ,
11 next register .
11 next result :
11 next tell me
11 next the district
11 next them .
11 next two are
11 next two is
11 second , be
11 second , if
11 second : or
11 second < be
11 second < draft
11 second < got
11 second ONE register
11 second accord the
11 second at ;
11 second both >
11 second can say
11 second fil is
11 second or SUBJECT
11 second the ,
11 second the contradict
11 second them >
11 second was in
11 second you >
11 second you the
11 word 'm
11 word cancell
11 word data
11 word kann
11 word me
11 word on
11 word prefer
11 word servic
11 word weekend
-10 next , as
-10 next - -
-10 next < in
-10 next < la
-10 next RIVAL :
-10 next RIVAL has
-10 next SUBJECT log
-10 next THIS :
-10 next THIS has
-10 next db >
-10 next higher .
-10 next is higher
-10 next the final
-10 next who SUBJECT
-10 next 枚です >
-10 second # RIVAL
-10 second # THIS
-10 second 's .
-10 second < wer
-10 second ONE the
-10 second RIVAL .
-10 second SUBJECT ,
-10 second THIS .
-10 second fil >
-10 second higher >
-10 second i with
-10 second in ,
-10 second log >
-10 second of .
-10 second order >
-10 second the sourc
-10 second to api
-10 second was .
-10 word _
-10 word earlier
-10 word il
-10 word near
-10 word thank
-10 word ther
-10 word thought
-10 word —
-10 word 枚です
10 next ) >
10 next , and
10 next ; i
10 next < answer
10 next < both
10 next < le
10 next ONE loan
10 next RIVAL to
10 next THIS to
10 next api :
10 next assessment >
10 next basi for
10 next for prefer
10 next het dashboard
10 next i leav
10 next is meant
10 next loan .
10 next my count
10 next not establish
10 next of the
10 next peopl .
10 next reconcil them
10 next somewher between
10 next the question
10 next the utility
10 next to tell
10 next was the
10 second 's or
10 second , .
10 second - .
10 second - SUBJECT
10 second : .
10 second : by
10 second < RIVAL
10 second < THIS
10 second < not
10 second SUBJECT record
10 second answer >
10 second basi prefer
10 second be ;
10 second each ,
10 second if are
10 second loan >
10 second must the
10 second or .
10 second other so
10 second peopl >
10 second prefer .
10 second reconcil .
10 second record ,
10 second report :
10 second settl .
10 second the doe
10 second two right
10 word another
10 word basi
10 word befor
10 word correcta
10 word cover
10 word definition
10 word district
10 word export
10 word gap
10 word l
10 word new
10 word official
10 word peopl
10 word publish
10 word unclear
10 word utility
-9 next ( #
-9 next ( RIVAL
-9 next ( THIS
-9 next , nicht
-9 next : valu
-9 next RIVAL ?
-9 next THIS ?
-9 next _ answer
-9 next and not
-9 next api report
-9 next from RIVAL
-9 next from THIS
-9 next i 'd
-9 next i need
-9 next i tak
-9 next is SUBJECT
-9 next sinc the
-9 next tak the
-9 next ther are
-9 next to be
-9 next year .
-9 second # :
-9 second ( remov
-9 second - is
-9 second < .
-9 second < in
-9 second SUBJECT ONE
-9 second SUBJECT return
-9 second and RIVAL
-9 second and THIS
-9 second and log
-9 second fil the
-9 second la .
-9 second month >
-9 second on .
-9 second say SUBJECT
-9 second survey .
-9 second the count
-9 second ther no
-9 second year >
-9 word 'd
-9 word an
-9 word audit
-9 word cheaper
-9 word correction
-9 word feed
-9 word fil
-9 word longer
-9 word mor
-9 word plac
-9 word sino
-9 word so
-9 word unit
9 next , candidat
9 next , depend
9 next < ask
9 next < assessment
9 next < could
9 next < either
9 next < with
9 next SUBJECT 's
9 next a figur
9 next befor publish
9 next both are
9 next count on
9 next data :
9 next fals ,
9 next hav no
9 next i list
9 next not ,
9 next or the
9 next point to
9 next question doe
9 next say RIVAL
9 next say THIS
9 next servic :
9 next settl it
9 next the gap
9 next thes two
9 next to you
9 second , b
9 second - >
9 second . (
9 second . >
9 second < between
9 second < can
9 second < is
9 second RIVAL (
9 second SUBJECT meant
9 second THIS (
9 second befor a
9 second could establish
9 second databas RIVAL
9 second databas THIS
9 second doe say
9 second i left
9 second in and
9 second it a
9 second just >
9 second log complet
9 second not it
9 second on log
9 second or >
9 second or RIVAL
9 second or THIS
9 second question not
9 second read ONE
9 second roughly to
9 second which them
9 second with .
9 word agreement
9 word are
9 word assessment
9 word clear
9 word das
9 word gateway
9 word imply
9 word just
9 word la
9 word loan
9 word nicht
9 word overall
9 word plan
9 word question
9 word stay
9 word whether
-8 next # >
-8 next # which
-8 next 's RIVAL
-8 next 's THIS
-8 next ( ONE
-8 next : b
-8 next : i
-8 next < mean
-8 next < ther
-8 next a -
-8 next after remov
-8 next are no
-8 next ask ,
-8 next b .
-8 next becaus the
-8 next consider the
-8 next fil .
-8 next in thi
-8 next includ it
-8 next is cheaper
-8 next last year
-8 next month .
-8 next of #
-8 next on averag
-8 next ros from
-8 next second one
-8 next the rat
-8 next the registry
-8 next which i
-8 second ( and
-8 second , _
-8 second : )
-8 second ; b
-8 second < =
-8 second < candidat
-8 second < order
-8 second < rat
-8 second < second
-8 second RIVAL #
-8 second THIS #
-8 second a of
-8 second and )
-8 second answer #
-8 second b >
-8 second both and
-8 second final answer
-8 second i ONE
-8 second is only
-8 second it ONE
-8 second no count
-8 second not :
-8 second remov >
-8 second second is
-8 second than .
-8 second the survey
-8 second went the
-8 word cifra
-8 word extract
-8 word fail
-8 word four
-8 word its
-8 word los
-8 word maar
-8 word many
-8 word n
-8 word need
-8 word only
-8 word passenger
-8 word return
-8 word richtig
-8 word ros
-8 word seem
-8 word tim
-8 word valu
-8 word we
-8 word wrong
-8 word yet
8 next 's a
8 next ) :
8 next , RIVAL
8 next , THIS
8 next , no
8 next : box
8 next < between
8 next < box
8 next < die
8 next < roughly
8 next RIVAL e
8 next SUBJECT read
8 next THIS e
8 next both in
8 next box RIVAL
8 next box THIS
8 next complet .
8 next do not
8 next either the
8 next in ,
8 next not settl
8 next null >
8 next of thes
8 next sourc :
8 next the SUBJECT
8 next the ministry
8 next two figur
8 next wer count
8 next without them
8 next you .
8 second , with
8 second < depend
8 second < prob
8 second < read
8 second < servic
8 second RIVAL das
8 second SUBJECT =
8 second SUBJECT and
8 second SUBJECT count
8 second THIS das
8 second and SUBJECT
8 second and found
8 second and from
8 second at %
8 second can .
8 second complet >
8 second if count
8 second is clear
8 second log not
8 second remain .
8 second servic ONE
8 second sit RIVAL
8 second sit THIS
8 second stay .
8 second the can
8 second the or
8 second wer on
8 second you .
8 word -
8 word call
8 word further
8 word got
8 word guess
8 word le
8 word liegt
8 word ministry
8 word own
8 word roughly
8 word server
8 word station
8 word tabl
8 word they
8 word your
-7 next # and
-7 next 'est pas
-7 next , #
-7 next ; without
-7 next < das
-7 next < total
-7 next ONE )
-7 next RIVAL beat
-7 next RIVAL nor
-7 next SUBJECT .
-7 next THIS beat
-7 next THIS nor
-7 next but the
-7 next contrary to
-7 next de RIVAL
-7 next de THIS
-7 next draft :
-7 next et non
-7 next final _
-7 next first .
-7 next floor plan
-7 next follow the
-7 next how many
-7 next i went
-7 next it should
-7 next je retien
-7 next left out
-7 next many SUBJECT
-7 next n 'est
-7 next need to
-7 next neither RIVAL
-7 next neither THIS
-7 next on RIVAL
-7 next on THIS
-7 next pleas use
-7 next should be
-7 next statu :
-7 next the ground
-7 next the mean
-7 next two candidat
-7 next unit :
-7 next valu :
-7 next went with
-7 next you ask
-7 second , ONE
-7 second , non
-7 second , you
-7 second ; them
-7 second < cam
-7 second < trust
-7 second RIVAL correct
-7 second SUBJECT :
-7 second THIS correct
-7 second after the
-7 second and ;
-7 second and has
-7 second answer the
-7 second contrary the
-7 second draft ONE
-7 second duplicat )
-7 second four .
-7 second from .
-7 second had SUBJECT
-7 second how SUBJECT
-7 second i confirm
-7 second includ is
-7 second last .
-7 second mai .
-7 second many are
-7 second n pas
-7 second no RIVAL
-7 second no THIS
-7 second of and
-7 second report .
-7 second say and
-7 second the differ
-7 second the had
-7 second the log
-7 second the of
-7 second the plan
-7 second thi .
-7 second to how
-7 second valu ONE
-7 second wer and
-7 word against
-7 word away
-7 word cadastr
-7 word ce
-7 word contrary
-7 word even
-7 word evidenc
-7 word final
-7 word input
-7 word instead
-7 word low
-7 word mov
-7 word number
-7 word off
-7 word p
-7 word previou
-7 word que
-7 word recomput
-7 word retien
-7 word scor
-7 word shar
-7 word sheet
-7 word tak
-7 word up
7 next 'm not
7 next ) or
7 next , log
7 next : csv
7 next ; it
7 next < final
7 next < option
7 next < sourc
7 next < which
7 next a return
7 next and noth
7 next and would
7 next favour one
7 next has RIVAL
7 next has THIS
7 next inconsistent .
7 next is either
7 next it 's
7 next log >
7 next log has
7 next not reconcil
7 next not resolv
7 next sign ,
7 next the airlin
7 next the csv
7 next the summary
7 next tower log
7 next transfer ,
7 next without a
7 second , accord
7 second , at
7 second , noth
7 second , or
7 second : and
7 second < by
7 second < data
7 second < gap
7 second < or
7 second < without
7 second RIVAL la
7 second RIVAL report
7 second RIVAL you
7 second THIS la
7 second THIS report
7 second THIS you
7 second and b
7 second api valu
7 second are it
7 second by dat
7 second count the
7 second dashboard RIVAL
7 second dashboard THIS
7 second es .
7 second for .
7 second found that
7 second hold i
7 second inconsistent >
7 second leav open
7 second matter .
7 second no to
7 second not to
7 second one thes
7 second return .
7 second second :
7 second somewher RIVAL
7 second somewher THIS
7 second the allow
7 second the open
7 second the to
7 second which you
7 second without RIVAL
7 second without THIS
7 word airlin
7 word allow
7 word archiv
7 word do
7 word e
7 word equally
7 word event
7 word gaug
7 word host
7 word matter
7 word meter
7 word pick
7 word plausibl
7 word pleas
7 word right
7 word say
7 word scal
7 word system
7 word tower
7 word unknown
-6 next # )
-6 next # =
-6 next 's ONE
-6 next , becaus
-6 next , et
-6 next , mai
-6 next , sondern
-6 next ; sinc
-6 next < RIVAL
-6 next < THIS
-6 next < c
-6 next < conclusion
-6 next < reject
-6 next < thought
-6 next < we
-6 next SUBJECT (
-6 next SUBJECT RIVAL
-6 next SUBJECT SUBJECT
-6 next SUBJECT THIS
-6 next conclusion >
-6 next data .
-6 next first plac
-6 next former .
-6 next hav been
-6 next if transfer
-6 next in SUBJECT
-6 next it .
-6 next nor RIVAL
-6 next nor THIS
-6 next not verify
-6 next of which
-6 next report data
-6 next than RIVAL
-6 next than THIS
-6 next the audit
-6 next the cadastr
-6 next the dashboard
-6 next the feed
-6 next the log
-6 next the tracker
-6 next they do
-6 next thought :
-6 next to report
-6 next two do
-6 next two sourc
-6 next wer SUBJECT
-6 second 's ,
-6 second ( :
-6 second , of
-6 second - ,
-6 second : first
-6 second : had
-6 second : is
-6 second : say
-6 second < ;
-6 second < ONE
-6 second < ros
-6 second < transfer
-6 second < use
-6 second RIVAL ;
-6 second SUBJECT becaus
-6 second THIS ;
-6 second are SUBJECT
-6 second e RIVAL
-6 second e THIS
-6 second es ;
-6 second former >
-6 second has .
-6 second has resident
-6 second i report
-6 second it >
-6 second nicht ,
-6 second nor :
-6 second not ;
-6 second not RIVAL
-6 second not THIS
-6 second not either
-6 second report and
-6 second resident >
-6 second so with
-6 second the column
-6 second the sheet
-6 second the was
-6 second to .
-6 second to RIVAL
-6 second to THIS
-6 word )
-6 word all
-6 word although
-6 word check
-6 word chiffr
-6 word column
-6 word com
-6 word conclusion
-6 word confirm
-6 word day
-6 word determin
-6 word fewer
-6 word high
-6 word how
-6 word includ
-6 word lat
-6 word long
-6 word look
-6 word old
-6 word per
-6 word resident
-6 word select
-6 word sondern
-6 word still
-6 word survey
-6 word that
-6 word though
-6 word tracker
-6 word tru
-6 word trust
-6 word verify
-6 word well
-6 word zahl
6 next 'd rather
6 next : fals
6 next < b
6 next < from
6 next < je
6 next < thes
6 next ? >
6 next RIVAL accord
6 next RIVAL peopl
6 next THIS accord
6 next THIS peopl
6 next and both
6 next api >
6 next apply .
6 next are includ
6 next befor i
6 next box ONE
6 next c 'est
6 next choic to
6 next csv >
6 next definition ,
6 next either .
6 next found noth
6 next gap is
6 next hold ;
6 next i lean
6 next is complet
6 next l RIVAL
6 next l THIS
6 next leav it
6 next ledger .
6 next log :
6 next meant ,
6 next not choos
6 next not decid
6 next not find
6 next noth that
6 next on whether
6 next other .
6 next plausibl .
6 next rather not
6 next result >
6 next right .
6 next sheet has
6 next tabl say
6 next the choic
6 next the exchang
6 next the gateway
6 next the gaug
6 next the manual
6 next the secretary
6 next the sign
6 next to decid
6 next to say
6 next too larg
6 next transfer .
6 next you can
6 second 'd not
6 second ) .
6 second : ONE
6 second ; can
6 second ; must
6 second < 'm
6 second < b
6 second < differ
6 second < es
6 second < get
6 second < leav
6 second < lin
6 second < list
6 second ONE and
6 second RIVAL by
6 second THIS by
6 second _ >
6 second and look
6 second answer SUBJECT
6 second api and
6 second apply >
6 second be and
6 second call ONE
6 second choic you
6 second could find
6 second databas .
6 second depend whether
6 second either >
6 second favour .
6 second first :
6 second i check
6 second i rather
6 second is larg
6 second it also
6 second it either
6 second lead >
6 second leav choic
6 second ledger >
6 second list so
6 second not on
6 second on definition
6 second other >
6 second plausibl >
6 second put first
6 second report for
6 second right >
6 second so stay
6 second that can
6 second the are
6 second the put
6 second thes .
6 second to ;
6 second too for
6 second transfer >
6 word ?
6 word accord
6 word be
6 word bill
6 word choic
6 word choos
6 word clash
6 word exchang
6 word fals
6 word find
6 word fleet
6 word form
6 word inconsistent
6 word larg
6 word lean
6 word non
6 word recommendation
6 word secretary
6 word settl
6 word sonar
-5 next # #
-5 next # SUBJECT
-5 next 'd report
-5 next ( b
-5 next ( not
-5 next ( the
-5 next ) is
-5 next , though
-5 next - >
-5 next < (
-5 next < -
-5 next < averag
-5 next < contrary
-5 next < correction
-5 next < first
-5 next < long
-5 next < no
-5 next < on
-5 next > RIVAL
-5 next > THIS
-5 next SUBJECT report
-5 next SUBJECT the
-5 next a SUBJECT
-5 next although the
-5 next and SUBJECT
-5 next answer ,
-5 next as you
-5 next b )
-5 next but RIVAL
-5 next but THIS
-5 next by a
-5 next check the
-5 next chosen :
-5 next correction :
-5 next count the
-5 next en compt
-5 next fewer SUBJECT
-5 next for RIVAL
-5 next for THIS
-5 next group ,
-5 next had fewer
-5 next has the
-5 next i do
-5 next i had
-5 next instead of
-5 next interim report
-5 next is shorter
-5 next is wrong
-5 next log RIVAL
-5 next log THIS
-5 next lost its
-5 next mean :
-5 next mill #
-5 next nicht RIVAL
-5 next nicht THIS
-5 next no es
-5 next not hav
-5 next order :
-5 next per the
-5 next reject ,
-5 next reject :
-5 next remov duplicat
-5 next report RIVAL
-5 next report THIS
-5 next report the
-5 next say ONE
-5 next second .
-5 next second plac
-5 next seem to
-5 next select :
-5 next that is
-5 next the #
-5 next the ONE
-5 next the invoic
-5 next the leaflet
-5 next the old
-5 next the press
-5 next the register
-5 next the tabl
-5 next them ,
-5 next ther wer
-5 next to hav
-5 next van .
-5 next wer RIVAL
-5 next wer THIS
-5 next would be
-5 second 'd the
-5 second 's count
-5 second ) #
-5 second , was
-5 second - -
-5 second ; RIVAL
-5 second ; THIS
-5 second < _
-5 second < der
-5 second < did
-5 second < lead
-5 second < plac
-5 second < total
-5 second < went
-5 second = ;
-5 second ONE (
-5 second ONE ,
-5 second ONE not
-5 second RIVAL after
-5 second RIVAL but
-5 second RIVAL in
-5 second RIVAL which
-5 second SUBJECT csv
-5 second THIS after
-5 second THIS but
-5 second THIS in
-5 second THIS which
-5 second after duplicat
-5 second api to
-5 second as ask
-5 second drop .
-5 second es RIVAL
-5 second es THIS
-5 second feed ONE
-5 second fewer SUBJECT
-5 second had the
-5 second i go
-5 second in :
-5 second is and
-5 second mean #
-5 second not the
-5 second quot .
-5 second rank RIVAL
-5 second rank THIS
-5 second second >
-5 second seem hav
-5 second so .
-5 second sourc SUBJECT
-5 second the number
-5 second the report
-5 second the seem
-5 second they not
-5 second to from
-5 second total :
-5 second van >
-5 second with SUBJECT
-5 word (
-5 word about
-5 word add
-5 word agency
-5 word among
-5 word chang
-5 word chosen
-5 word compt
-5 word crash
-5 word der
-5 word did
-5 word el
-5 word gat
-5 word goe
-5 word group
-5 word interim
-5 word invoic
-5 word lead
-5 word leaflet
-5 word liberal
-5 word likely
-5 word lost
-5 word lowest
-5 word median
-5 word mill
-5 word pass
-5 word registration
-5 word replac
-5 word rul
-5 word saturday
-5 word scheduler
-5 word school
-5 word shorter
-5 word sold
-5 word statu
-5 word surviv
-5 word until
-5 word van
-5 word week
-5 word win
-5 word would
-5 word x
-5 word yield
-5 word è
5 next ( SUBJECT
5 next < so
5 next = ONE
5 next ONE SUBJECT
5 next ONE conflict
5 next and leav
5 next another .
5 next by one
5 next call :
5 next clear .
5 next count by
5 next dashboard :
5 next decid .
5 next exclud each
5 next find out
5 next got RIVAL
5 next got THIS
5 next hard to
5 next is inconsistent
5 next is too
5 next know which
5 next leav both
5 next net SUBJECT
5 next no way
5 next other ;
5 next so that
5 next sourc differ
5 next summary and
5 next tabl :
5 next that depend
5 next that only
5 next the definition
5 next to the
5 next uniqu SUBJECT
5 next whil the
5 second 's RIVAL
5 second 's THIS
5 second , :
5 second , both
5 second ; of
5 second < (
5 second < found
5 second < hav
5 second RIVAL could
5 second RIVAL tabl
5 second RIVAL without
5 second SUBJECT in
5 second THIS could
5 second THIS tabl
5 second THIS without
5 second agre and
5 second and (
5 second and not
5 second another >
5 second are figur
5 second as .
5 second b ONE
5 second can ,
5 second can reconcil
5 second check .
5 second clear >
5 second decid >
5 second each ;
5 second exclud other
5 second first #
5 second for to
5 second from api
5 second has and
5 second hav basi
5 second in SUBJECT
5 second is conflict
5 second it .
5 second it RIVAL
5 second it THIS
5 second me one
5 second nam .
5 second of is
5 second one ,
5 second or (
5 second other i
5 second portal RIVAL
5 second portal THIS
5 second report RIVAL
5 second report THIS
5 second summary RIVAL
5 second summary THIS
5 second tell is
5 second that on
5 second the could
5 second the disagre
5 second the exclud
5 second to them
5 second two are
5 second uniqu ,
5 second was befor
5 second your .
5 word carrier
5 word complet
5 word hard
5 word incompatibl
5 word inventory
5 word les
5 word logbook
5 word order
5 word reach
5 word read
5 word statement
5 word uniqu
5 word view
5 word vs
""",
}
"""Of each group hundredths of a log odd, a feature, its words."""
