"""Learnt by `python -m bench.conclusion --write`; not written by hand."""

BIAS = {"none": -110, "both": -253}
WEIGHTS = {
    "this": """\
-125 word not
110 next ONE .
98 next ONE >
76 next is ONE
75 next < ONE
-73 word stor
70 next SUBJECT SUBJECT
67 second SUBJECT ONE
67 word @last
-65 next not ONE
-65 second , >
64 second < ,
-59 word no
-57 second not .
57 second ONE >
-56 next ONE #
56 word @this_2_rival_1
55 second answer ONE
-53 second not ONE
53 second < SUBJECT
52 second ONE .
-51 word out
-51 word pas
50 word .
50 word @closes
-49 word but
-46 word tool
46 word final
-45 word api
-45 word unknown
-44 second and SUBJECT
-44 word impossibl
-44 word only
44 next . >
-43 next ONE and
-43 next in the
43 second < .
43 word @first
-42 second api ONE
-42 word a
-42 word je
42 word @opens
-41 next say ONE
-41 second < kan
-41 word ;
-41 word kan
41 next the SUBJECT
41 second SUBJECT #
41 second SUBJECT >
41 second it ONE
-40 next < not
-40 next SUBJECT >
40 next , with
-39 word ich
-39 word load
-39 word nicht
-39 word zahl
39 next ONE ,
-38 next # SUBJECT
-38 next ? >
-38 second < only
-38 word dato
38 word SUBJECT
-37 next ONE was
37 next SUBJECT .
37 next has ONE
37 word per
-36 next show ONE
-36 second _ :
-36 second the in
-36 word ?
-36 word valor
-36 word would
36 next # >
36 next < SUBJECT
36 second < =
36 second ONE SUBJECT
-35 next , but
-35 second SUBJECT was
-35 word 's
-35 word betrouwbaar
35 next i would
-34 next ONE —
-34 word earlier
-34 word record
34 next ; the
34 next so ONE
34 second SUBJECT .
-33 next read ONE
-33 second report ONE
-33 second the show
-33 word first
-33 word found
-33 word still
33 next about ONE
33 second , #
33 word ONE
33 word it
-32 next < the
-32 word @this_1_rival_1
-32 word is
-32 word —
32 next < x
32 next SUBJECT :
32 next x ONE
32 second x >
32 word answer
-31 word as
-31 word field
-31 word nam
31 second should ONE
31 word are
-30 next nam ONE
-30 second was .
-30 word fiabl
-30 word report
-30 word return
-30 word said
30 next : ONE
30 next ONE (
30 second ONE with
30 second total ONE
30 word x
-29 next : null
-29 second ONE but
-29 word either
-29 word than
29 next use ONE
29 second # #
29 second < ONE
29 second SUBJECT SUBJECT
29 second ther ONE
-28 next ONE ?
-28 next ONE would
-28 second dato ONE
-28 word befor
-28 word de
-28 word null
28 next ONE :
28 next of SUBJECT
28 second per .
28 word with
-27 next ONE is
-27 next last _
-27 second ONE nicht
-27 word non
27 next ( #
27 next , #
27 next < it
27 second , i
27 second < ;
27 second not :
27 word order
-26 next . .
-26 next di ONE
-26 next mor than
-26 next not be
-26 second ONE which
-26 second i no
-26 second the return
-26 word di
-26 word portal
-26 word yet
26 next ONE order
26 next are ONE
26 next it 's
26 next to ONE
26 second is ,
26 word probably
-25 next about #
-25 next impossibl .
-25 next out of
-25 second ONE a
-25 second between and
-25 second impossibl >
-25 second tool ONE
25 next < final
25 next it is
25 second 'd ONE
25 second the SUBJECT
25 second the was
25 word all
25 word averag
-24 next had ONE
-24 next in a
-24 next is impossibl
-24 next stor valu
-24 next the ONE
-24 second , by
-24 second SUBJECT not
-24 second answer null
-24 second as ,
-24 second return ,
-24 second system ONE
-24 word ,
-24 word between
-24 word d
-24 word lo
-24 word n
-24 word seen
-24 word whil
24 next ONE per
24 next final answer
24 next in #
24 second < :
24 word %
24 word confirm
24 word may
24 word wer
-23 next 's ONE
-23 next answer is
-23 next follow by
-23 next is not
-23 next said ONE
-23 second ONE of
-23 second SUBJECT say
-23 word show
-23 word system
23 next SUBJECT in
23 next answer .
23 next is SUBJECT
23 next that figur
23 next was ONE
23 second # )
23 second : >
23 second < are
23 second ONE wer
23 second answer >
23 second is >
23 second not >
23 word go
23 word should
-22 next , follow
-22 next SUBJECT b
-22 next SUBJECT would
-22 next and #
-22 next fil .
-22 next load .
-22 next or #
-22 next return rat
-22 second , _
-22 second < ?
-22 second load >
-22 word mor
-22 word row
22 next < they
22 next and that
22 second 's .
22 second , ONE
22 second the say
22 second wer .
22 word well
-21 next api has
-21 next the answer
-21 next the portal
-21 next the tool
-21 second ONE )
-21 second is #
-21 word cifra
-21 word leav
-21 word summary
21 next - #
21 next < answer
21 next SUBJECT of
21 next SUBJECT was
21 next figur is
21 next from the
21 next i 'd
21 next probably ONE
21 next wer SUBJECT
21 second ) >
21 second ONE and
21 second are .
21 second figur wrong
21 second i say
21 second in SUBJECT
21 word sourc
-20 next < statu
-20 next ONE can
-20 next for ONE
-20 next i only
-20 next than the
-20 second databas ONE
-20 second only #
-20 second pag ONE
-20 second tabl ONE
-20 word against
-20 word an
-20 word com
-20 word follow
-20 word sensor
-20 word sit
20 next ONE ;
20 next SUBJECT wer
20 next go with
20 next order .
20 second order >
20 word -
20 word sign
20 word ticket
-19 next < saturday
-19 next < stor
-19 next could not
-19 next not hav
-19 next rat ,
-19 second but SUBJECT
-19 second i not
-19 second one the
-19 word kann
-19 word of
-19 word output
-19 word saturday
-19 word took
-19 word valu
19 next < that
19 next result >
19 next total :
19 second < #
19 second < is
19 second ONE ONE
19 second is wrong
19 second on SUBJECT
19 second would ONE
19 word after
19 word assum
19 word miss
19 word ther
-18 next ( ONE
-18 next . )
-18 next ; SUBJECT
-18 next SUBJECT the
-18 next but the
-18 next can not
-18 next of ONE
-18 next so far
-18 next the first
-18 next the summary
-18 second ( )
-18 second SUBJECT but
-18 second about SUBJECT
-18 second count ONE
-18 second is a
-18 second of is
-18 second say .
-18 word and
-18 word if
-18 word log
-18 word old
-18 word room
-18 word to
18 next , ONE
18 next < about
18 next < after
18 next ONE SUBJECT
18 next be ONE
18 second : .
18 second < not
18 second the is
18 word correct
18 word discrepancy
18 word match
-17 next # is
-17 next , answer
-17 next SUBJECT at
-17 next against #
-17 next as stor
-17 next do not
-17 next leav thi
-17 next not use
-17 next the api
-17 next would be
-17 second : earlier
-17 second ONE answer
-17 second report SUBJECT
-17 second the of
-17 second valu ONE
-17 word batch
-17 word draft
-17 word fil
-17 word list
-17 word noth
-17 word partial
-17 word read
-17 word station
-17 word too
-17 word when
17 next ) .
17 next , as
17 next , at
17 next < probably
17 next = pi
17 next SUBJECT ,
17 next my answer
17 next not .
17 next on #
17 next order :
17 next should be
17 next the contract
17 second # _
17 second , SUBJECT
17 second < (
17 second has .
17 second is SUBJECT
17 second order ONE
17 word lin
17 word sum
17 word unit
17 word use
-16 next < if
-16 next ONE aus
-16 next SUBJECT can
-16 next die ONE
-16 next lin of
-16 next number of
-16 next return ONE
-16 next the old
-16 next the registry
-16 next unknown .
-16 second # that
-16 second , the
-16 second die aus
-16 second invalid .
-16 second nicht .
-16 second not the
-16 second read SUBJECT
-16 second servic ONE
-16 second the 's
-16 second unknown >
-16 word @this_1_rival_0
-16 word aus
-16 word be
-16 word can
-16 word con
-16 word dashboard
-16 word el
-16 word far
-16 word lowest
-16 word o
-16 word registry
-16 word set
-16 word statu
-16 word thi
-16 word y
16 next # has
16 next , i
16 next < #
16 next < result
16 next by ONE
16 next i think
16 next not match
16 next report .
16 second # >
16 second , ,
16 second < a
16 second < could
16 second go ONE
16 second report >
16 word sur
16 word wrong
-15 next # row
-15 next ) >
-15 next ; i
-15 next < el
-15 next SUBJECT api
-15 next SUBJECT show
-15 next claim ONE
-15 next contradict the
-15 next de ONE
-15 next for SUBJECT
-15 next i found
-15 next it was
-15 next not a
-15 next of log
-15 next record ,
-15 next the stor
-15 next thi is
-15 next was SUBJECT
-15 second # (
-15 second # in
-15 second < b
-15 second < stor
-15 second < tool
-15 second = .
-15 second ONE cancell
-15 second answer not
-15 second is to
-15 second mor the
-15 second nam .
-15 second portal ONE
-15 second record the
-15 word end
-15 word entry
-15 word fre
-15 word rank
-15 word sav
-15 word test
15 next # %
15 next . ONE
15 next : #
15 next : i
15 next : its
15 next < edit
15 next < ther
15 next = #
15 next ONE a
15 next SUBJECT a
15 next edit :
15 next for thi
15 next not SUBJECT
15 next number is
15 next pleas use
15 next year .
15 second < -
15 second < use
15 second SUBJECT in
15 second final ONE
15 second it .
15 second last :
15 second n #
15 second on .
15 second pleas ONE
15 second that was
15 second the answer
15 second year >
15 word edit
15 word mak
15 word outsid
15 word point
15 word verifi
-14 next # (
-14 next # for
-14 next < as
-14 next < report
-14 next ONE row
-14 next SUBJECT against
-14 next entry read
-14 next figur .
-14 next is about
-14 next is still
-14 next list ONE
-14 next not giv
-14 next not hold
-14 next of thi
-14 next only #
-14 second ( as
-14 second ; could
-14 second < record
-14 second < valu
-14 second ONE row
-14 second ONE would
-14 second SUBJECT api
-14 second entry ONE
-14 second figur >
-14 second got .
-14 second has >
-14 second its .
-14 second nam ,
-14 second saturday ONE
-14 second show ,
-14 second still ONE
-14 second stor ONE
-14 second the api
-14 second the pag
-14 second to the
-14 second took and
-14 second total .
-14 second with ONE
-14 word _
-14 word call
-14 word could
-14 word had
-14 word hall
-14 word id
-14 word new
-14 word next
-14 word plac
-14 word websit
-14 word work
14 next # n
14 next # of
14 next 'd say
14 next accord to
14 next for #
14 next in SUBJECT
14 next list has
14 next log :
14 next servic .
14 next the correct
14 next the digit
14 next the manifest
14 second < total
14 second ONE at
14 second SUBJECT :
14 second at SUBJECT
14 second contract ONE
14 second final :
14 second i go
14 second in >
14 second probably ,
14 second rat ONE
14 second read as
14 second servic >
14 second the .
14 second was SUBJECT
14 word 'd
14 word accord
14 word actually
14 word digit
14 word preliminary
14 word tak
14 word think
-13 next 's SUBJECT
-13 next for a
-13 next has the
-13 next i hav
-13 next portal show
-13 next report :
-13 next so i
-13 next the event
-13 next to believ
-13 next took ONE
-13 next unabl to
-13 next what the
-13 second # against
-13 second # wer
-13 second 's ;
-13 second 's not
-13 second , its
-13 second , no
-13 second < com
-13 second do use
-13 second is .
-13 second is the
-13 second no count
-13 second no figur
-13 second second .
-13 second set #
-13 second show .
-13 second stor :
-13 second the took
-13 word counter
-13 word data
-13 word do
-13 word feed
-13 word flag
-13 word hav
-13 word het
-13 word higher
-13 word labell
-13 word put
-13 word selby
-13 word servic
-13 word suspect
-13 word tabl
-13 word una
-13 word unabl
13 next # ONE
13 next # was
13 next < a
13 next < averag
13 next < scratch
13 next ONE tabl
13 next box ONE
13 next fil )
13 next i had
13 next the lin
13 next the ticket
13 next week #
13 next with #
13 second # on
13 second , that
13 second < log
13 second < should
13 second < well
13 second about .
13 second accord the
13 second is by
13 second my .
13 second one ONE
13 second result >
13 second tabl .
13 second the list
13 second the sourc
13 second which at
13 word confidenc
13 word contract
13 word m
13 word minu
13 word right
-12 next # but
-12 next # x
-12 next 'm unabl
-12 next , it
-12 next < earlier
-12 next < his
-12 next < option
-12 next < thi
-12 next SUBJECT (
-12 next SUBJECT order
-12 next a day
-12 next count (
-12 next found no
-12 next hav no
-12 next is mor
-12 next is out
-12 next is too
-12 next lowest SUBJECT
-12 next null ,
-12 next out the
-12 next say the
-12 next siz .
-12 next the counter
-12 next the plan
-12 next the station
-12 next x #
-12 second # .
-12 second < databas
-12 second < field
-12 second < first
-12 second < form
-12 second < me
-12 second < registry
-12 second < servic
-12 second < would
-12 second ONE wrong
-12 second SUBJECT out
-12 second SUBJECT rat
-12 second a of
-12 second at ,
-12 second averag SUBJECT
-12 second i unabl
-12 second is than
-12 second lie the
-12 second option :
-12 second record so
-12 second siz >
-12 second the from
-12 second the got
-12 second the has
-12 second the nam
-12 second the result
-12 second the tool
-12 word board
-12 word cover
-12 word databas
-12 word disregard
-12 word es
-12 word event
-12 word his
-12 word invalid
-12 word its
-12 word lie
-12 word mar
-12 word morn
-12 word nobody
-12 word run
-12 word sampl
-12 word siz
-12 word team
12 next < box
12 next ONE are
12 next ONE it
12 next ONE on
12 next SUBJECT #
12 next SUBJECT are
12 next although i
12 next as i
12 next i report
12 next is .
12 next return .
12 next say so
12 next that 's
12 next that as
12 next the certificat
12 next though i
12 second ( #
12 second : SUBJECT
12 second < was
12 second ONE year
12 second and ONE
12 second and is
12 second in ONE
12 second no ONE
12 second return >
12 second second ,
12 second that ONE
12 second they ONE
12 second was :
12 second wrong :
12 word amount
12 word bar
12 word certificat
12 word en
12 word figur
12 word floor
12 word liv
12 word most
12 word quarter
12 word ran
12 word saw
12 word that
12 word went
12 word zero
-11 next # as
-11 next , befor
-11 next , is
-11 next , say
-11 next , yet
-11 next < (
-11 next < pleas
-11 next ONE log
-11 next SUBJECT websit
-11 next SUBJECT with
-11 next but no
-11 next fre SUBJECT
-11 next giv a
-11 next my earlier
-11 next noth to
-11 next on fil
-11 next on record
-11 next pleas do
-11 next right .
-11 next sensor in
-11 next sold .
-11 next station fil
-11 next the #
-11 next the next
-11 next the record
-11 next the servic
-11 next the sit
-11 next the two
-11 next to be
-11 next too low
-11 next tool report
-11 next use it
-11 next valu ONE
-11 next your SUBJECT
-11 second , answer
-11 second , they
-11 second : ,
-11 second < check
-11 second < draft
-11 second < return
-11 second < scan
-11 second ONE count
-11 second ONE need
-11 second ONE still
-11 second a that
-11 second answer the
-11 second at -
-11 second can hav
-11 second feed ONE
-11 second field ONE
-11 second first ONE
-11 second has ,
-11 second has lowest
-11 second is old
-11 second is with
-11 second log .
-11 second of ;
-11 second only in
-11 second pleas not
-11 second read ONE
-11 second return .
-11 second right >
-11 second sheet ONE
-11 second sold >
-11 second the figur
-11 second thi :
-11 second would the
-11 word contradict
-11 word dat
-11 word day
-11 word document
-11 word exceed
-11 word got
-11 word household
-11 word messag
-11 word obviously
-11 word or
-11 word possibl
-11 word refund
-11 word search
-11 word sind
-11 word usabl
-11 word whol
11 next # #
11 next # m
11 next ) #
11 next , so
11 next < order
11 next < overall
11 next < sum
11 next < together
11 next ONE db
11 next ONE for
11 next ONE return
11 next SUBJECT shar
11 next and ther
11 next final count
11 next if i
11 next is in
11 next is my
11 next likely ONE
11 next say otherwis
11 next the column
11 next the final
11 next the maintenanc
11 next ther are
11 next thi year
11 next which SUBJECT
11 next with ONE
11 second % ONE
11 second ) =
11 second : db
11 second < >
11 second < maintenanc
11 second < per
11 second = ,
11 second ONE hav
11 second ONE right
11 second SUBJECT as
11 second a .
11 second an SUBJECT
11 second but would
11 second i read
11 second i with
11 second of giv
11 second ran query
11 second sum ONE
11 second to ,
11 second with >
11 word both
11 word cas
11 word dos
11 word get
11 word maintenanc
11 word model
11 word otherwis
-10 next # record
-10 next # to
-10 next 'd rather
-10 next ( the
-10 next , sinc
-10 next . csv
-10 next : my
-10 next ONE com
-10 next api :
-10 next around #
-10 next as SUBJECT
-10 next belong to
-10 next check with
-10 next field is
-10 next got ONE
-10 next i first
-10 next is hard
-10 next leav out
-10 next list with
-10 next no SUBJECT
-10 next of a
-10 next of servic
-10 next report as
-10 next six SUBJECT
-10 next the field
-10 next the lowest
-10 next turn out
-10 next valu on
-10 next was not
-10 next was report
-10 next would mean
-10 next would not
-10 second # had
-10 second # the
-10 second , nam
-10 second , of
-10 second , than
-10 second : #
-10 second < call
-10 second < press
-10 second < read
-10 second < sit
-10 second ONE or
-10 second ONE work
-10 second SUBJECT about
-10 second a with
-10 second and noth
-10 second api .
-10 second export ONE
-10 second first :
-10 second i rather
-10 second it not
-10 second leav the
-10 second nam the
-10 second not a
-10 second not with
-10 second now ONE
-10 second open #
-10 second out be
-10 second said .
-10 second said SUBJECT
-10 second the ONE
-10 second the databas
-10 second the entry
-10 second the field
-10 second too .
-10 second turn to
-10 second valu fil
-10 second was of
-10 second would #
-10 word also
-10 word am
-10 word belong
-10 word cancell
-10 word card
-10 word chart
-10 word flight
-10 word from
-10 word good
-10 word invoic
-10 word kept
-10 word last
-10 word north
-10 word print
-10 word pur
-10 word stat
-10 word un
-10 word weekend
-10 word who
10 next . #
10 next < all
10 next > ONE
10 next ONE accord
10 next ONE fail
10 next ONE well
10 next ONE wer
10 next SUBJECT gav
10 next contradict thi
10 next i assum
10 next it .
10 next match the
10 next return SUBJECT
10 next so ,
10 next stay with
10 next that ONE
10 next the count
10 next the last
10 next the sign
10 next up to
10 next verifi :
10 second , in
10 second - )
10 second ; count
10 second < hav
10 second < reflection
10 second < ticket
10 second SUBJECT has
10 second are SUBJECT
10 second but 's
10 second confirm .
10 second foram ONE
10 second get .
10 second given ONE
10 second i use
10 second in .
10 second is ;
10 second is answer
10 second it >
10 second mean .
10 second no to
10 second number ONE
10 second of SUBJECT
10 second pag >
10 second scan >
10 second so .
10 second so figur
10 second that what
10 second the rat
10 second was by
10 second with .
10 word 'll
10 word >
10 word box
10 word exact
10 word foram
10 word going
10 word install
10 word just
10 word mean
10 word minimum
10 word one
10 word reflection
10 word scratch
10 word support
10 word thousand
-9 next # )
-9 next ) is
-9 next , mor
-9 next , nam
-9 next , reason
-9 next ; ONE
-9 next ; if
-9 next < at
-9 next < first
-9 next < no
-9 next < sorry
-9 next < your
-9 next ONE 's
-9 next ONE as
-9 next ONE leav
-9 next ONE new
-9 next ONE or
-9 next SUBJECT as
-9 next SUBJECT from
-9 next a half
-9 next api valu
-9 next but its
-9 next count .
-9 next earlier i
-9 next far .
-9 next first had
-9 next i previously
-9 next in ONE
-9 next incorrect .
-9 next is off
-9 next is stor
-9 next not among
-9 next number i
-9 next on a
-9 next one in
-9 next pleas check
-9 next print ONE
-9 next put in
-9 next q #
-9 next reason :
-9 next record and
-9 next reject ,
-9 next report ONE
-9 next satellit product
-9 next sorry ,
-9 next stat ONE
-9 next statu :
-9 next stor ,
-9 next that was
-9 next the only
-9 next the query
-9 next the room
-9 next the satellit
-9 next them .
-9 next total is
-9 next when the
-9 next year :
-9 second 'm to
-9 second 's leav
-9 second ( ,
-9 second . >
-9 second : is
-9 second < board
-9 second < satellit
-9 second < you
-9 second ONE below
-9 second ONE mor
-9 second ONE out
-9 second ONE register
-9 second SUBJECT and
-9 second be #
-9 second board ONE
-9 second but was
-9 second by .
-9 second can tell
-9 second claim .
-9 second count ,
-9 second earlier of
-9 second far >
-9 second fil >
-9 second for #
-9 second form ONE
-9 second from .
-9 second had .
-9 second incorrect >
-9 second is of
-9 second per is
-9 second previously ONE
-9 second sit ONE
-9 second still .
-9 second than #
-9 second the ,
-9 second the export
-9 second the order
-9 second the print
-9 second the product
-9 second the system
-9 second them >
-9 second to )
-9 second was as
-9 second would mor
-9 word area
-9 word asset
-9 word book
-9 word broken
-9 word common
-9 word csv
-9 word exclud
-9 word form
-9 word goe
-9 word hard
-9 word incorrect
-9 word left
-9 word municipality
-9 word number
-9 word pag
-9 word park
-9 word previously
-9 word q
-9 word sold
-9 word sorry
-9 word until
9 next 's what
9 next ; with
9 next < <
9 next < roughly
9 next < week
9 next < with
9 next > >
9 next ONE <
9 next ONE from
9 next ONE has
9 next ONE pag
9 next SUBJECT )
9 next SUBJECT for
9 next a =
9 next again ,
9 next and can
9 next and i
9 next are in
9 next but pleas
9 next contract say
9 next db >
9 next decimal point
9 next get ONE
9 next hav been
9 next her .
9 next hourly fil
9 next i 'll
9 next i go
9 next i just
9 next i stay
9 next in .
9 next in may
9 next it :
9 next it should
9 next match .
9 next on SUBJECT
9 next on it
9 next only ONE
9 next pag .
9 next pi #
9 next the full
9 next the minimum
9 next the official
9 next wer ONE
9 next will be
9 next with it
9 second # ,
9 second # a
9 second # only
9 second , at
9 second , pleas
9 second : amount
9 second : of
9 second < and
9 second < for
9 second < of
9 second < rat
9 second < used
9 second > <
9 second ONE #
9 second ONE ;
9 second ONE first
9 second ONE so
9 second ONE the
9 second SUBJECT from
9 second SUBJECT register
9 second a pi
9 second again the
9 second all ONE
9 second are servic
9 second do match
9 second for .
9 second her >
9 second i .
9 second i answer
9 second i that
9 second i to
9 second in was
9 second just that
9 second likely ,
9 second lin the
9 second match >
9 second most ONE
9 second much it
9 second not much
9 second pi #
9 second point >
9 second show for
9 second so is
9 second stay ONE
9 second than >
9 second the -
9 second the lin
9 second will SUBJECT
9 second would it
9 word <
9 word about
9 word agre
9 word award
9 word buy
9 word column
9 word db
9 word grew
9 word ground
9 word hourly
9 word label
9 word limit
9 word lower
9 word metric
9 word see
9 word used
9 word week
-8 next , com
-8 next , out
-8 next , who
-8 next - up
-8 next ONE contradict
-8 next ONE lin
-8 next and should
-8 next as #
-8 next as record
-8 next beat the
-8 next by ten
-8 next call ONE
-8 next data .
-8 next divid by
-8 next hard to
-8 next hold ONE
-8 next is incorrect
-8 next is wrong
-8 next it would
-8 next nam in
-8 next no answer
-8 next of the
-8 next option a
-8 next out to
-8 next peopl .
-8 next plac in
-8 next press releas
-8 next r =
-8 next seat #
-8 next the chart
-8 next the dashboard
-8 next the roster
-8 next the search
-8 next too high
-8 next valu of
-8 next which is
-8 next will not
-8 next yet .
-8 second # i
-8 second , thi
-8 second : ONE
-8 second : _
-8 second : api
-8 second ; ONE
-8 second < has
-8 second < look
-8 second < search
-8 second ONE who
-8 second a -
-8 second are #
-8 second broken >
-8 second can be
-8 second could be
-8 second dashboard ONE
-8 second data >
-8 second hav #
-8 second i at
-8 second i had
-8 second in batch
-8 second in plac
-8 second in summary
-8 second it :
-8 second not possibl
-8 second not right
-8 second number SUBJECT
-8 second on ,
-8 second order .
-8 second peopl >
-8 second portal .
-8 second query ONE
-8 second r ONE
-8 second seat >
-8 second so could
-8 second stor the
-8 second that #
-8 second that out
-8 second the claim
-8 second the report
-8 second ther only
-8 second total :
-8 second was first
-8 second week ONE
-8 second with SUBJECT
-8 second yet >
-8 word @this_2_rival_2
-8 word agent
-8 word alon
-8 word beat
-8 word below
-8 word die
-8 word direct
-8 word disagre
-8 word dismiss
-8 word fail
-8 word half
-8 word hour
-8 word lik
-8 word must
-8 word never
-8 word nin
-8 word operation
-8 word pass
-8 word press
-8 word releas
-8 word remain
-8 word roster
-8 word satellit
-8 word seat
-8 word seven
-8 word statistic
-8 word sun
-8 word ten
-8 word typ
-8 word was
-8 word your
8 next % of
8 next , >
8 next , confidenc
8 next , that
8 next , though
8 next < actual
8 next < in
8 next < most
8 next < on
8 next < only
8 next < verifi
8 next ONE if
8 next SUBJECT is
8 next SUBJECT mean
8 next amount do
8 next answer :
8 next are register
8 next be in
8 next be off
8 next between #
8 next count is
8 next first .
8 next floor plan
8 next going by
8 next i believ
8 next is correct
8 next is the
8 next its SUBJECT
8 next last quarter
8 next may .
8 next most likely
8 next must be
8 next not :
8 next not availabl
8 next not say
8 next one :
8 next presumably ONE
8 next r #
8 next recomput from
8 next register .
8 next so it
8 next the floor
8 next the ledger
8 next the limit
8 next the list
8 next the right
8 next thi as
8 next unit :
8 second # by
8 second # of
8 second # was
8 second < 'll
8 second < leav
8 second < likely
8 second < manifest
8 second < out
8 second < think
8 second < with
8 second = #
8 second ONE :
8 second ONE are
8 second ONE averag
8 second ONE cas
8 second ONE confidenc
8 second ONE correct
8 second SUBJECT (
8 second SUBJECT had
8 second _ _
8 second amount not
8 second and >
8 second are and
8 second as as
8 second claim #
8 second correct is
8 second first >
8 second giv .
8 second going the
8 second had order
8 second i report
8 second in of
8 second is :
8 second is for
8 second lin .
8 second mak ONE
8 second manifest ONE
8 second may >
8 second month ONE
8 second of .
8 second of m
8 second on ;
8 second one #
8 second one .
8 second p >
8 second quarter ONE
8 second recomput the
8 second row ONE
8 second run ONE
8 second sheet >
8 second so 's
8 second that my
8 second that not
8 second the count
8 second the includ
8 second the item
8 second the quarter
8 second the used
8 second treat as
8 second verifi ONE
8 second well ONE
8 second well SUBJECT
8 second with %
8 second would .
8 second would with
8 word !
8 word actual
8 word commit
8 word did
8 word due
8 word ethanol
8 word implausibl
8 word issu
8 word ledger
8 word manifest
8 word measurement
8 word month
8 word much
8 word overall
8 word photo
8 word presumably
8 word so
8 word wurden
-7 next , which
-7 next : that
-7 next < correction
-7 next < i
-7 next _ SUBJECT
-7 next _ api
-7 next _ valu
-7 next a #
-7 next although the
-7 next an earlier
-7 next api ,
-7 next api show
-7 next april #
-7 next be right
-7 next befor the
-7 next but i
-7 next ceil of
-7 next com out
-7 next contrary to
-7 next correction :
-7 next dat .
-7 next disagre with
-7 next each other
-7 next end at
-7 next exceed the
-7 next export say
-7 next from a
-7 next gav ONE
-7 next giv the
-7 next has .
-7 next i initially
-7 next i suspect
-7 next i will
-7 next in its
-7 next is a
-7 next is only
-7 next is roughly
-7 next left out
-7 next log )
-7 next low .
-7 next no trustworthy
-7 next not ,
-7 next not usabl
-7 next on .
-7 next on top
-7 next output is
-7 next roughly #
-7 next second .
-7 next sheet list
-7 next so that
-7 next still show
-7 next than ther
-7 next that thi
-7 next the brochur
-7 next the crm
-7 next the entir
-7 next the index
-7 next the press
-7 next the six
-7 next the system
-7 next the tabl
-7 next the tim
-7 next tool show
-7 next total SUBJECT
-7 next valu :
-7 second # at
-7 second 's has
-7 second , 's
-7 second , )
-7 second , a
-7 second , only
-7 second : m
-7 second ; would
-7 second < averag
-7 second < chart
-7 second < contradict
-7 second < initially
-7 second < lookup
-7 second < sheet
-7 second < system
-7 second < week
-7 second = SUBJECT
-7 second ONE com
-7 second ONE incorrect
-7 second ONE yet
-7 second SUBJECT 's
-7 second SUBJECT ,
-7 second SUBJECT total
-7 second against >
-7 second as :
-7 second at ONE
-7 second at tim
-7 second been ,
-7 second chart ONE
-7 second contrary the
-7 second dat >
-7 second end #
-7 second for (
-7 second for )
-7 second for SUBJECT
-7 second hard believ
-7 second has ONE
-7 second highest the
-7 second in fil
-7 second initially ONE
-7 second is at
-7 second is highest
-7 second is impossibl
-7 second lookup ONE
-7 second low >
-7 second mor ther
-7 second no :
-7 second not to
-7 second on :
-7 second pay .
-7 second pleas with
-7 second roughly SUBJECT
-7 second second >
-7 second statu :
-7 second stor is
-7 second than are
-7 second that .
-7 second the record
-7 second the that
-7 second ther .
-7 second thi not
-7 second valu the
-7 second was a
-7 second what api
-7 second yet SUBJECT
-7 word abov
-7 word anyth
-7 word back
-7 word bed
-7 word ceil
-7 word contrary
-7 word correction
-7 word count
-7 word crm
-7 word entir
-7 word even
-7 word exce
-7 word fleet
-7 word handl
-7 word has
-7 word il
-7 word initially
-7 word level
-7 word nominal
-7 word part
-7 word profil
-7 word spec
-7 word staff
-7 word tower
-7 word trustworthy
-7 word which
7 next ! >
7 next , although
7 next , per
7 next , unit
7 next < but
7 next < last
7 next < sinc
7 next < still
7 next < thes
7 next < use
7 next ONE to
7 next ONE unit
7 next SUBJECT abov
7 next SUBJECT hav
7 next SUBJECT per
7 next a year
7 next all :
7 next all thre
7 next api .
7 next around ONE
7 next availabl ,
7 next best estimat
7 next but with
7 next cam in
7 next cas .
7 next count of
7 next did not
7 next entry must
7 next feed say
7 next found ONE
7 next had a
7 next had no
7 next however ,
7 next i 'm
7 next i can
7 next in servic
7 next is clearly
7 next it ONE
7 next its valu
7 next jun .
7 next limit ,
7 next lin :
7 next lin item
7 next mak it
7 next minu sign
7 next miss .
7 next not significant
7 next of all
7 next official sourc
7 next over #
7 next p #
7 next point .
7 next scratch the
7 next stat .
7 next tak ONE
7 next that ;
7 next the amount
7 next the cas
7 next the figur
7 next the label
7 next the standard
7 next thi SUBJECT
7 next ticket ,
7 next was wrong
7 next well #
7 next what i
7 next would mak
7 next would say
7 second # -
7 second # ONE
7 second # its
7 second 's pag
7 second 's the
7 second ( %
7 second ) ONE
7 second , includ
7 second , would
7 second - was
7 second ; figur
7 second < assum
7 second < correct
7 second < fail
7 second < ledger
7 second < result
7 second < wer
7 second < year
7 second < —
7 second ONE for
7 second ONE on
7 second ONE one
7 second ONE though
7 second ONE unit
7 second SUBJECT all
7 second SUBJECT are
7 second SUBJECT i
7 second SUBJECT thi
7 second a query
7 second abov limit
7 second averag ONE
7 second cas >
7 second column ONE
7 second doe match
7 second due .
7 second entry be
7 second figur ONE
7 second has pag
7 second hav SUBJECT
7 second i the
7 second inconsistent its
7 second is official
7 second jun >
7 second look the
7 second miss >
7 second of )
7 second point the
7 second read .
7 second reject >
7 second sign ONE
7 second stat >
7 second that a
7 second the option
7 second thes not
7 second thi ;
7 second to that
7 second up ONE
7 second was ;
7 second week >
7 second you SUBJECT
7 word 'm
7 word add
7 word again
7 word apm
7 word archiv
7 word authoritativ
7 word booking
7 word by
7 word candidat
7 word cent
7 word decimal
7 word error
7 word expir
7 word forc
7 word full
7 word however
7 word k
7 word peak
7 word reading
7 word recomput
7 word refresh
7 word s
7 word scan
7 word significant
7 word supersed
7 word though
7 word together
-6 next # :
-6 next # m²
-6 next # on
-6 next # whil
-6 next # yet
-6 next - year
-6 next ; it
-6 next ; no
-6 next < db
-6 next < die
-6 next < lowest
-6 next ONE belong
-6 next ONE cost
-6 next ONE exceed
-6 next ONE includ
-6 next ONE look
-6 next ONE out
-6 next ONE that
-6 next SUBJECT read
-6 next SUBJECT tool
-6 next and was
-6 next api call
-6 next are .
-6 next be read
-6 next be used
-6 next below the
-6 next by a
-6 next contradict it
-6 next count :
-6 next databas has
-6 next exce the
-6 next figur of
-6 next first pass
-6 next four year
-6 next has #
-6 next hav ,
-6 next if you
-6 next inconsistent .
-6 next is larger
-6 next is likely
-6 next is list
-6 next it had
-6 next just #
-6 next last one
-6 next look lik
-6 next lookup return
-6 next m #
-6 next no ONE
-6 next not plausibl
-6 next not report
-6 next not trust
-6 next of dat
-6 next only number
-6 next reject :
-6 next run from
-6 next sampl is
-6 next sensor feed
-6 next should not
-6 next stor ONE
-6 next stor in
-6 next suspect that
-6 next tabl is
-6 next the new
-6 next the operation
-6 next the quarter
-6 next the report
-6 next the sal
-6 next the typ
-6 next the whol
-6 next tool 's
-6 next valu for
-6 next whil the
-6 next yet the
-6 second % its
-6 second 's can
-6 second ( list
-6 second , field
-6 second , for
-6 second , nobody
-6 second - .
-6 second . .
-6 second < cost
-6 second < export
-6 second < pay
-6 second < portal
-6 second ONE exce
-6 second ONE found
-6 second ONE from
-6 second ONE second
-6 second ONE whil
-6 second SUBJECT can
-6 second a slip
-6 second a would
-6 second and could
-6 second are >
-6 second are the
-6 second asset ,
-6 second befor SUBJECT
-6 second but exclud
-6 second but hav
-6 second com .
-6 second com a
-6 second crm ONE
-6 second do trust
-6 second each .
-6 second find SUBJECT
-6 second for ONE
-6 second from >
-6 second hav the
-6 second hold .
-6 second i ,
-6 second inconsistent >
-6 second is low
-6 second list for
-6 second list the
-6 second m #
-6 second no for
-6 second not ;
-6 second not used
-6 second of on
-6 second of siz
-6 second on >
-6 second out dat
-6 second out the
-6 second pass ONE
-6 second print the
-6 second return SUBJECT
-6 second row #
-6 second sampl #
-6 second should be
-6 second so of
-6 second stor SUBJECT
-6 second summary ONE
-6 second the agent
-6 second the fail
-6 second the releas
-6 second the summary
-6 second the tabl
-6 second thi ONE
-6 second tim the
-6 second to in
-6 second valu .
-6 second what SUBJECT
-6 second what portal
-6 second will giv
-6 word among
-6 word appear
-6 word april
-6 word blank
-6 word brochur
-6 word car
-6 word discard
-6 word door
-6 word four
-6 word help
-6 word human
-6 word larger
-6 word lms
-6 word lookup
-6 word maximum
-6 word me
-6 word mislabell
-6 word monitor
-6 word mov
-6 word need
-6 word our
-6 word perhap
-6 word pick
-6 word previou
-6 word rather
-6 word reach
-6 word readmission
-6 word reason
-6 word result
-6 word sal
-6 word spar
-6 word stall
-6 word stock
-6 word taken
-6 word whether
-6 word workshop
6 next # k
6 next # unit
6 next % )
6 next 'd use
6 next , assum
6 next , becaus
6 next , going
6 next - ONE
6 next : all
6 next ; #
6 next ; a
6 next < one
6 next < second
6 next < sign
6 next < updat
6 next < क
6 next ONE entry
6 next ONE error
6 next ONE high
6 next ONE record
6 next SUBJECT -
6 next SUBJECT ;
6 next SUBJECT app
6 next SUBJECT bug
6 next SUBJECT fail
6 next SUBJECT has
6 next SUBJECT itself
6 next a SUBJECT
6 next are SUBJECT
6 next as far
6 next assum ONE
6 next at the
6 next be SUBJECT
6 next can .
6 next claim .
6 next databas .
6 next digit are
6 next digit revers
6 next en #
6 next every SUBJECT
6 next fail .
6 next far as
6 next hav ONE
6 next includ the
6 next is authoritativ
6 next is complet
6 next is no
6 next is probably
6 next is right
6 next it can
6 next leav ONE
6 next mak ONE
6 next mean SUBJECT
6 next my best
6 next n =
6 next nam ,
6 next no -
6 next no discrepancy
6 next no doubt
6 next no reason
6 next on averag
6 next query return
6 next read it
6 next register SUBJECT
6 next reject .
6 next row #
6 next row .
6 next second pass
6 next show a
6 next sinc #
6 next sourc ,
6 next sourc :
6 next that leav
6 next the p
6 next the raw
6 next the rest
6 next the top
6 next to the
6 next treat thi
6 next two sourc
6 next updat :
6 next use .
6 next valu are
6 next which i
6 next wurden ONE
6 next क ल
6 next ल ONE
6 second % .
6 second ( from
6 second , count
6 second ; 'd
6 second ; :
6 second ; api
6 second ; it
6 second ; whol
6 second < 'd
6 second < at
6 second < best
6 second < by
6 second < error
6 second < far
6 second < month
6 second < shar
6 second < wurden
6 second < ल
6 second ONE (
6 second ONE its
6 second ONE meant
6 second ONE per
6 second ONE pleas
6 second ONE total
6 second SUBJECT at
6 second SUBJECT may
6 second SUBJECT so
6 second SUBJECT week
6 second as 's
6 second as ;
6 second be that
6 second box >
6 second can >
6 second claim >
6 second com ONE
6 second count SUBJECT
6 second databas >
6 second de .
6 second did SUBJECT
6 second digit .
6 second expir ONE
6 second fail >
6 second far the
6 second from SUBJECT
6 second from so
6 second giv ONE
6 second has resident
6 second if had
6 second includ ONE
6 second is i
6 second main .
6 second my is
6 second normal .
6 second not #
6 second out #
6 second probably ONE
6 second so suspect
6 second the (
6 second the and
6 second the app
6 second the number
6 second the only
6 second the shift
6 second to .
6 second use >
6 second was in
6 second what would
6 second with digit
6 second you about
6 second क ONE
6 word #
6 word =
6 word audit
6 word balanc
6 word contain
6 word duplicat
6 word high
6 word i
6 word inspection
6 word le
6 word long
6 word official
6 word p
6 word quot
6 word raw
6 word real
6 word remov
6 word rest
6 word shift
6 word thes
6 word thos
6 word tim
6 word updat
6 word क
6 word ल
-5 next # and
-5 next # it
-5 next # last
-5 next # wer
-5 next 'd be
-5 next 's no
-5 next ( with
-5 next ) by
-5 next , includ
-5 next , one
-5 next , reach
-5 next , whil
-5 next < som
-5 next ONE loan
-5 next SUBJECT _
-5 next SUBJECT area
-5 next SUBJECT databas
-5 next SUBJECT figur
-5 next SUBJECT say
-5 next SUBJECT sheet
-5 next SUBJECT statistic
-5 next SUBJECT together
-5 next _ stat
-5 next a dat
-5 next add the
-5 next against .
-5 next an older
-5 next and ONE
-5 next and a
-5 next are under
-5 next availabl :
-5 next believ the
-5 next but SUBJECT
-5 next card .
-5 next consist of
-5 next count ,
-5 next credit ONE
-5 next disregard the
-5 next down :
-5 next draft .
-5 next for one
-5 next half -
-5 next has mor
-5 next has not
-5 next he is
-5 next her :
-5 next how many
-5 next i check
-5 next i doubt
-5 next impossibl ,
-5 next in total
-5 next its own
-5 next january #
-5 next larger than
-5 next loan .
-5 next municipality has
-5 next must hav
-5 next not agre
-5 next not possibl
-5 next number .
-5 next number for
-5 next offer .
-5 next one SUBJECT
-5 next pag of
-5 next pag say
-5 next pleas not
-5 next quot .
-5 next remain SUBJECT
-5 next result is
-5 next room for
-5 next servic :
-5 next sheet say
-5 next show SUBJECT
-5 next summary .
-5 next that day
-5 next the asset
-5 next the closur
-5 next the end
-5 next the highest
-5 next the organiser
-5 next the spec
-5 next the stall
-5 next then .
-5 next thi .
-5 next tim what
-5 next to answer
-5 next tru .
-5 next under #
-5 next up :
-5 next was only
-5 next was the
-5 next wrot ONE
-5 second 's are
-5 second 's contradict
-5 second ( and
-5 second ( log
-5 second , .
-5 second , exceed
-5 second , had
-5 second , it
-5 second , station
-5 second - one
-5 second ; was
-5 second < event
-5 second < person
-5 second < query
-5 second < stat
-5 second < tabl
-5 second < the
-5 second < top
-5 second ONE ,
-5 second ONE against
-5 second ONE can
-5 second ONE clos
-5 second ONE i
-5 second ONE is
-5 second ONE mean
-5 second ONE no
-5 second ONE stor
-5 second ONE too
-5 second SUBJECT =
-5 second SUBJECT mor
-5 second SUBJECT read
-5 second SUBJECT show
-5 second SUBJECT stat
-5 second SUBJECT than
-5 second SUBJECT twic
-5 second SUBJECT with
-5 second _ giv
-5 second a error
-5 second about and
-5 second among .
-5 second and found
-5 second another .
-5 second api one
-5 second availabl ONE
-5 second back the
-5 second born #
-5 second but #
-5 second card >
-5 second card ONE
-5 second claim ONE
-5 second contradict .
-5 second count #
-5 second day #
-5 second doe SUBJECT
-5 second draft >
-5 second estimat ONE
-5 second giv SUBJECT
-5 second had ONE
-5 second in tabl
-5 second is as
-5 second is figur
-5 second is plausibl
-5 second it be
-5 second its is
-5 second larger the
-5 second look ONE
-5 second march >
-5 second monitor ONE
-5 second mor #
-5 second not by
-5 second not them
-5 second number >
-5 second of ONE
-5 second offer >
-5 second old the
-5 second one ,
-5 second only %
-5 second order ,
-5 second point ONE
-5 second print >
-5 second quot >
-5 second remain .
-5 second say ,
-5 second say ;
-5 second search ONE
-5 second show as
-5 second so 'll
-5 second so mean
-5 second sorry i
-5 second summary >
-5 second the befor
-5 second the can
-5 second the column
-5 second the contradict
-5 second the goe
-5 second the must
-5 second the shar
-5 second the sheet
-5 second the team
-5 second the would
-5 second then >
-5 second thi >
-5 second took in
-5 second top the
-5 second tru >
-5 second typ ,
-5 second wer ,
-5 second wer by
-5 second with :
-5 word apparently
-5 word becaus
-5 word branch
-5 word check
-5 word closur
-5 word consist
-5 word eleven
-5 word every
-5 word exist
-5 word export
-5 word further
-5 word highest
-5 word how
-5 word kpi
-5 word mention
-5 word offer
-5 word older
-5 word option
-5 word organiser
-5 word other
-5 word paper
-5 word peopl
-5 word plan
-5 word plausibl
-5 word programm
-5 word register
-5 word request
-5 word roll
-5 word scor
-5 word session
-5 word som
-5 word using
-5 word wher
-5 word why
-5 word wrot
5 next # cas
5 next # in
5 next # jun
5 next % >
5 next , and
5 next , from
5 next , or
5 next , pleas
5 next , sourc
5 next , the
5 next : (
5 next : >
5 next : about
5 next < an
5 next < by
5 next < count
5 next < for
5 next < il
5 next < just
5 next < le
5 next < total
5 next < valu
5 next ONE by
5 next ONE claim
5 next ONE report
5 next ONE shar
5 next ONE sheet
5 next ONE show
5 next SUBJECT fil
5 next SUBJECT hold
5 next SUBJECT it
5 next SUBJECT pag
5 next SUBJECT report
5 next a miss
5 next a zero
5 next add up
5 next after remov
5 next and it
5 next and thi
5 next api and
5 next archiv has
5 next ask about
5 next assum the
5 next averag rat
5 next bas on
5 next be exact
5 next between them
5 next both the
5 next by hand
5 next can confirm
5 next can tell
5 next claim (
5 next confidenc :
5 next confirm it
5 next duplicat ,
5 next explain the
5 next fil ONE
5 next fil has
5 next final :
5 next giv or
5 next has no
5 next hav to
5 next hold ,
5 next i count
5 next is at
5 next is due
5 next is lower
5 next is strang
5 next it as
5 next it did
5 next it went
5 next just ONE
5 next last SUBJECT
5 next lower than
5 next mean of
5 next not explain
5 next not right
5 next of them
5 next on tim
5 next one zero
5 next or tak
5 next order ,
5 next order >
5 next paper has
5 next peak .
5 next per SUBJECT
5 next probably around
5 next ran the
5 next rat is
5 next roughly ONE
5 next row hav
5 next s .
5 next second ,
5 next sheet .
5 next should read
5 next sinc the
5 next stand at
5 next sur .
5 next than ONE
5 next that it
5 next the archiv
5 next the balanc
5 next the decimal
5 next the district
5 next the gap
5 next the paper
5 next the practic
5 next the product
5 next the real
5 next the sam
5 next the sheet
5 next the smallest
5 next the tru
5 next the usual
5 next ther is
5 next total of
5 next well ,
5 next zero too
5 second # it
5 second # point
5 second 'll ONE
5 second 'll with
5 second ( -
5 second ( :
5 second , you
5 second - has
5 second : (
5 second < around
5 second < do
5 second < doe
5 second < go
5 second < most
5 second < order
5 second < over
5 second < paper
5 second < product
5 second < remov
5 second < right
5 second < row
5 second < tracker
5 second ONE although
5 second ONE day
5 second ONE due
5 second ONE giv
5 second ONE in
5 second ONE inconsistent
5 second ONE may
5 second ONE return
5 second ONE thi
5 second ONE week
5 second ONE yesterday
5 second SUBJECT far
5 second SUBJECT hold
5 second SUBJECT up
5 second after #
5 second after the
5 second answer .
5 second archiv ONE
5 second as can
5 second as with
5 second balanc ONE
5 second bas the
5 second best is
5 second between .
5 second born ONE
5 second can explain
5 second confirm the
5 second databas .
5 second die ONE
5 second en >
5 second error the
5 second es ONE
5 second exact >
5 second far i
5 second fil SUBJECT
5 second for year
5 second found discrepancy
5 second giv >
5 second giv tak
5 second had SUBJECT
5 second hold #
5 second i -
5 second i confirm
5 second i tell
5 second includ ,
5 second is availabl
5 second is right
5 second it hav
5 second itself so
5 second lin #
5 second list ONE
5 second lower the
5 second mak .
5 second no that
5 second of #
5 second of for
5 second of to
5 second of year
5 second one too
5 second only the
5 second out ONE
5 second paper ONE
5 second peak >
5 second quot ,
5 second register .
5 second right is
5 second s >
5 second say >
5 second so it
5 second sur >
5 second that be
5 second the at
5 second the contract
5 second the drop
5 second the i
5 second to exact
5 second tru is
5 second two agre
5 second wer SUBJECT
5 second which clearly
5 second which consider
5 second which the
5 second zero many
5 word 've
5 word )
5 word age
5 word altogether
5 word bottl
5 word cam
5 word degre
5 word deliver
5 word district
5 word drink
5 word expect
5 word fit
5 word gap
5 word guess
5 word hand
5 word hat
5 word her
5 word jun
5 word mad
5 word odd
5 word post
5 word practic
5 word replac
5 word sam
5 word sheet
5 word smallest
5 word stay
5 word survey
5 word within
5 word written
""",
    "rival": """\
-64 next ONE >
-57 word answer
-54 next : ONE
-54 second < >
53 word a
-52 next ONE .
-50 second SUBJECT ONE
-49 next < SUBJECT
-47 second answer ONE
-47 word :
45 word report
43 next the ONE
43 word #
-40 word final
40 word first
39 word earlier
-38 next answer :
-38 second : .
-37 next is ONE
36 word still
-35 second ONE >
35 next ONE #
35 word of
-34 next SUBJECT SUBJECT
34 word api
34 word tool
32 word not
-31 next , ONE
-31 next , with
-31 second the is
-31 word ;
-31 word should
31 word said
30 next of ONE
30 word for
-29 second < answer
29 next . .
29 next ONE is
28 second report ONE
28 word 's
28 word stor
28 word the
-27 next < x
-27 next x ONE
-27 second < =
-27 second x >
27 word in
-26 next < answer
-26 next final answer
-26 second < ONE
-26 word x
-25 next ) .
-25 next : the
-25 next SUBJECT :
-25 second ) >
-25 word figur
25 next SUBJECT ,
25 next SUBJECT b
-24 next < final
-24 next it is
-24 second it ONE
-24 second should ONE
-24 word log
24 next in the
24 next said ONE
-23 next < result
23 next : #
23 next < (
23 word befor
-22 next use ONE
-22 second ONE with
-22 second has .
-22 word lin
22 next < the
22 second < #
22 second the in
22 word saturday
22 word tabl
-21 second the was
21 next < saturday
21 next = ONE
21 next for ONE
21 second < first
21 second not .
21 word against
-20 next ONE (
-20 next so ONE
-20 second < (
-20 second SUBJECT #
-20 word use
20 next 's ONE
20 next ) >
20 next it was
20 next the #
20 second < :
20 second the 's
20 word db
20 word fre
20 word had
20 word its
20 word out
-19 next SUBJECT a
-19 next should be
-19 next the SUBJECT
-19 second < should
-19 second figur wrong
-19 second final :
-19 second is ONE
-19 second total ONE
-19 word i
-19 word option
19 next # >
19 second # ONE
19 second still ONE
19 word thi
19 word two
19 word valu
-18 next ONE for
-18 next SUBJECT is
-18 next by ONE
-18 next i 'd
-18 next it should
-18 second # #
-18 second ONE and
-18 word sum
18 next not ONE
18 next stor valu
18 next the two
18 second ONE which
18 second not the
18 second the of
18 word at
18 word feed
18 word gav
18 word list
18 word to
-17 next ; the
-17 next figur is
-17 next that figur
-17 second < a
-17 second is ,
-17 second is .
-17 word all
17 next # for
17 next SUBJECT the
17 next of the
17 second : earlier
17 word mar
17 word sensor
-16 next - #
-16 next = pi
-16 next total :
-16 next with #
-16 second 's .
-16 second , that
-16 second < ,
-16 second < SUBJECT
-16 word about
-16 word go
-16 word ticket
16 next . )
16 next < #
16 next < draft
16 second = .
16 second SUBJECT ,
16 second SUBJECT the
16 word =
16 word draft
16 word hav
16 word print
16 word put
16 word was
-15 next , so
-15 next < edit
-15 next edit :
-15 next not ,
-15 next the contract
-15 second , SUBJECT
-15 second : ,
-15 word edit
-15 word is
15 next < not
15 next ONE would
15 next at ONE
15 next for the
15 next number of
15 next the api
15 second . .
15 second < was
15 second feed ONE
15 second it not
15 second say .
15 word pag
15 word reject
15 word up
-14 next : i
-14 next < after
-14 next and that
-14 second , .
-14 second count ONE
-14 word assum
-14 word n
-14 word result
-14 word sign
-14 word so
14 next , but
14 next < earlier
14 next against #
14 next claim ONE
14 next nam ONE
14 second . >
14 second ONE a
14 second ONE but
14 second ONE still
14 second as ,
14 second claim .
14 second saturday ONE
14 second sheet ONE
14 second the api
14 second the show
14 word check
14 word dashboard
14 word nam
14 word summary
14 word which
-13 next # n
-13 next ; ONE
-13 next order :
-13 next pleas use
-13 next result >
-13 next the maintenanc
-13 next the manifest
-13 next which SUBJECT
-13 second , ,
-13 second < count
-13 second < maintenanc
-13 second last :
-13 second log ONE
-13 second order ONE
-13 second pleas ONE
-13 second the say
-13 second which at
-13 word correct
-13 word ethanol
-13 word fil
-13 word maintenanc
13 next < report
13 next ONE was
13 next SUBJECT against
13 next had ONE
13 next my earlier
13 next print ONE
13 next report as
13 next say the
13 next to be
13 second # against
13 second , the
13 second ONE count
13 second SUBJECT say
13 second first ONE
13 second still .
13 word also
13 word app
13 word previou
13 word return
13 word run
13 word selby
13 word than
13 word thought
13 word would
-12 next < option
-12 next SUBJECT ONE
-12 next about ONE
-12 next it 's
-12 next list has
-12 next the certificat
-12 next the correct
-12 next the ticket
-12 next the ward
-12 next to ONE
-12 second < are
-12 second final ONE
-12 second option :
-12 second read as
-12 second result ONE
-12 second say ,
-12 second so .
-12 second that ONE
-12 second wrong :
-12 word averag
-12 word call
-12 word certificat
-12 word count
-12 word order
-12 word rat
12 next # x
12 next , it
12 next ONE 's
12 next ONE of
12 next fre SUBJECT
12 next gav ONE
12 next has #
12 next i first
12 next in total
12 next is still
12 next report :
12 next sold .
12 next the summary
12 next was not
12 next which is
12 next x #
12 second # that
12 second < .
12 second < i
12 second < sheet
12 second a .
12 second api ONE
12 second had .
12 second one the
12 second sold >
12 second the report
12 word hall
12 word includ
12 word kept
12 word lik
12 word mor
12 word next
12 word north
12 word on
12 word paper
12 word refund
-11 next ) #
-11 next , and
-11 next . ONE
-11 next < overall
-11 next < scratch
-11 next ONE per
-11 next count :
-11 next for #
-11 next go with
-11 next i 'm
-11 next not .
-11 next on #
-11 next order .
-11 next say otherwis
-11 next so it
-11 next the digit
-11 second ) =
-11 second < 'd
-11 second < ;
-11 second < use
-11 second ONE #
-11 second SUBJECT :
-11 second SUBJECT has
-11 second about .
-11 second and is
-11 second contract ONE
-11 second not >
-11 second order >
-11 second the lin
-11 second was ;
-11 second with %
-11 word 'd
-11 word 'm
-11 word confirm
-11 word digit
-11 word export
-11 word otherwis
11 next % .
11 next , say
11 next , which
11 next . >
11 next < at
11 next ONE db
11 next earlier i
11 next list ONE
11 next say ONE
11 next sensor feed
11 next the stor
11 next the tool
11 second # =
11 second # in
11 second % >
11 second 's is
11 second , a
11 second , they
11 second : db
11 second : is
11 second < week
11 second at .
11 second nam .
11 second said .
11 second the tool
11 second tool ONE
11 word .
11 word be
11 word but
11 word disregard
11 word flight
11 word look
11 word one
11 word peopl
11 word product
11 word sold
11 word weekend
-10 next < averag
-10 next < i
-10 next < order
-10 next < sum
-10 next < together
-10 next < with
-10 next ONE :
-10 next ONE it
-10 next answer .
-10 next be ONE
-10 next i would
-10 next is .
-10 next number is
-10 next sinc the
-10 next the column
-10 next the export
-10 next the figur
-10 next the lin
-10 next the raw
-10 second # _
-10 second % ONE
-10 second , #
-10 second , ONE
-10 second < call
-10 second < ticket
-10 second < total
-10 second = ,
-10 second SUBJECT in
-10 second SUBJECT with
-10 second answer >
-10 second are .
-10 second if ,
-10 second is >
-10 second n #
-10 second result >
-10 second show for
-10 second sum ONE
-10 second the count
-10 second the list
-10 second to .
-10 second use .
-10 word after
-10 word bar
-10 word dos
-10 word model
-10 word per
-10 word point
-10 word raw
-10 word read
10 next : my
10 next ; if
10 next first had
10 next incorrect .
10 next mor than
10 next out to
10 next return ONE
10 next six SUBJECT
10 next the sit
10 next turn out
10 next was report
10 second , its
10 second < b
10 second < feed
10 second < sit
10 second ONE be
10 second at ONE
10 second dashboard ONE
10 second draft ONE
10 second i had
10 second in .
10 second incorrect >
10 second is at
10 second is with
10 second out be
10 second report SUBJECT
10 second said SUBJECT
10 second show ,
10 second sit ONE
10 second the claim
10 second the one
10 second turn to
10 second was as
10 word an
10 word asset
10 word broken
10 word dismiss
10 word doe
10 word either
10 word every
10 word higher
10 word incorrect
10 word messag
10 word other
10 word say
10 word search
10 word sit
10 word took
10 word twic
10 word yet
-9 next # jun
-9 next # was
-9 next , at
-9 next ONE ;
-9 next ONE order
-9 next SUBJECT of
-9 next contradict thi
-9 next fil )
-9 next final count
-9 next has ONE
-9 next has the
-9 next hourly fil
-9 next in #
-9 next in SUBJECT
-9 next list .
-9 next log :
-9 next of SUBJECT
-9 next that as
-9 next the list
-9 second # )
-9 second < log
-9 second < manifest
-9 second < read
-9 second ONE is
-9 second SUBJECT .
-9 second but 's
-9 second by .
-9 second count >
-9 second go ONE
-9 second i read
-9 second in the
-9 second my :
-9 second of giv
-9 second on SUBJECT
-9 second record ONE
-9 second that the
-9 second the had
-9 second wer .
-9 word actually
-9 word ground
-9 word hourly
-9 word inspection
-9 word liv
-9 word official
-9 word scan
-9 word survey
-9 word top
9 next ( the
9 next , nam
9 next < correction
9 next < you
9 next ONE look
9 next check with
9 next correction :
9 next draft :
9 next hav ONE
9 next i previously
9 next if the
9 next impossibl .
9 next is a
9 next is impossibl
9 next is incorrect
9 next of thi
9 next out of
9 next satellit product
9 next so that
9 next the dashboard
9 next the first
9 next the highest
9 next the satellit
9 next tool show
9 next total SUBJECT
9 next would be
9 second , answer
9 second < _
9 second < check
9 second < satellit
9 second < that
9 second < tool
9 second < valu
9 second = SUBJECT
9 second broken >
9 second count ,
9 second db ONE
9 second earlier of
9 second has ,
9 second impossibl >
9 second not with
9 second of is
9 second on ,
9 second pag ONE
9 second previously ONE
9 second so of
9 second the from
9 second the pag
9 second the product
9 second the put
9 second total :
9 second week ONE
9 word agent
9 word been
9 word book
9 word both
9 word chart
9 word correction
9 word data
9 word disagre
9 word highest
9 word his
9 word impossibl
9 word lowest
9 word old
9 word previously
9 word reach
9 word satellit
9 word too
9 word you
-8 next % of
-8 next , the
-8 next . #
-8 next ; with
-8 next < all
-8 next < it
-8 next < second
-8 next < week
-8 next a =
-8 next are ONE
-8 next for thi
-8 next i assum
-8 next i just
-8 next i report
-8 next is correct
-8 next option b
-8 next pi #
-8 next r #
-8 next result :
-8 next the final
-8 next the right
-8 next week #
-8 next wer SUBJECT
-8 next with it
-8 second # only
-8 second 'd ONE
-8 second , in
-8 second , it
-8 second - )
-8 second ; count
-8 second < for
-8 second < used
-8 second ONE correct
-8 second SUBJECT is
-8 second a pi
-8 second i that
-8 second in ONE
-8 second in of
-8 second in was
-8 second is by
-8 second just that
-8 second log >
-8 second no ONE
-8 second of ,
-8 second per .
-8 second pi #
-8 second so figur
-8 second the answer
-8 second they not
-8 word award
-8 word http
-8 word jun
-8 word manifest
-8 word now
-8 word preliminary
-8 word row
-8 word scratch
-8 word shar
-8 word verifi
8 next # )
8 next # =
8 next - up
8 next < db
8 next < his
8 next < lowest
8 next < stor
8 next SUBJECT with
8 next an earlier
8 next as stor
8 next contrary to
8 next i initially
8 next is off
8 next look lik
8 next not :
8 next not a
8 next not hav
8 next not that
8 next of dat
8 next pleas check
8 next r =
8 next right .
8 next second .
8 next stat ONE
8 next still show
8 next to believ
8 next total ,
8 next with the
8 second # and
8 second , 's
8 second < com
8 second < form
8 second < initially
8 second < look
8 second ONE incorrect
8 second a slip
8 second api >
8 second contrary the
8 second estimat ONE
8 second for .
8 second i it
8 second initially ONE
8 second is highest
8 second it >
8 second march >
8 second out dat
8 second pass ONE
8 second r ONE
8 second return SUBJECT
8 second right >
8 second second >
8 second statu :
8 second stor :
8 second the befor
8 second the data
8 second the run
8 second valu ONE
8 second was .
8 second was a
8 word becaus
8 word claim
8 word common
8 word contrary
8 word databas
8 word entry
8 word exceed
8 word field
8 word four
8 word from
8 word help
8 word initially
8 word march
8 word nobody
8 word older
8 word paid
8 word plac
8 word provisional
8 word statu
8 word tim
8 word until
8 word version
8 word wer
-7 next # mg
-7 next ( #
-7 next < ONE
-7 next < but
-7 next < they
-7 next ONE fail
-7 next SUBJECT 's
-7 next SUBJECT shar
-7 next and the
-7 next averag SUBJECT
-7 next call ONE
-7 next feed say
-7 next hav been
-7 next i go
-7 next in servic
-7 next is in
-7 next jun .
-7 next lin :
-7 next look at
-7 next rat .
-7 next servic .
-7 next the answer
-7 next the tracker
-7 next the year
-7 next was wrong
-7 second # -
-7 second # of
-7 second ( #
-7 second ( in
-7 second ; figur
-7 second ; would
-7 second < correct
-7 second < fail
-7 second < raw
-7 second < result
-7 second < tracker
-7 second ONE at
-7 second SUBJECT SUBJECT
-7 second SUBJECT are
-7 second are servic
-7 second correct is
-7 second expir ONE
-7 second get .
-7 second given ONE
-7 second in >
-7 second jun >
-7 second lin the
-7 second manifest ONE
-7 second not number
-7 second probably ,
-7 second rat >
-7 second servic >
-7 second shar .
-7 second so 's
-7 second that was
-7 second the ;
-7 second the abov
-7 second the log
-7 second the option
-7 second ther ONE
-7 second with >
-7 second would it
-7 word by
-7 word capacity
-7 word cent
-7 word contract
-7 word did
-7 word duplicat
-7 word expir
-7 word hand
-7 word her
-7 word last
-7 word mg
-7 word overall
-7 word supersed
-7 word system
-7 word that
-7 word thousand
-7 word together
-7 word tracker
-7 word used
-7 word ward
7 next # #
7 next # peopl
7 next : that
7 next ; it
7 next < a
7 next < first
7 next < pleas
7 next < thought
7 next ONE )
7 next ONE exceed
7 next a ONE
7 next believ the
7 next but the
7 next by a
7 next confidenc :
7 next db >
7 next disagre with
7 next exceed the
7 next first pass
7 next it .
7 next m #
7 next march .
7 next mean :
7 next month .
7 next not trust
7 next not use
7 next pay ONE
7 next press releas
7 next reject ,
7 next that SUBJECT
7 next the other
7 next the quarter
7 next the six
7 next thought :
7 next with a
7 next wrot ONE
7 second # an
7 second 's has
7 second ( )
7 second ( ,
7 second ( list
7 second : m
7 second < may
7 second < pay
7 second < return
7 second < would
7 second = >
7 second ONE second
7 second SUBJECT total
7 second com .
7 second databas ONE
7 second do trust
7 second form ONE
7 second highest the
7 second in SUBJECT
7 second m #
7 second mean ONE
7 second month >
7 second nicht .
7 second not ONE
7 second pay .
7 second pleas with
7 second portal ONE
7 second tabl ONE
7 second the agent
7 second the column
7 second the for
7 second thought ONE
7 second to the
7 second total so
7 second twic >
7 second with SUBJECT
7 word candidat
7 word confidenc
7 word cost
7 word door
7 word form
7 word inconsistent
7 word nicht
7 word our
7 word pay
7 word portal
7 word press
7 word releas
7 word som
7 word spar
7 word spec
7 word stat
7 word stay
7 word using
7 word work
7 word wrot
-6 next # to
-6 next 'd use
-6 next 's the
-6 next , >
-6 next , assum
-6 next , that
-6 next : on
-6 next < actual
-6 next < from
-6 next < sign
-6 next < that
-6 next ONE if
-6 next ONE top
-6 next ONE well
-6 next ONE wer
-6 next SUBJECT (
-6 next SUBJECT .
-6 next SUBJECT one
-6 next accord to
-6 next again ,
-6 next at #
-6 next cam in
-6 next contract say
-6 next count is
-6 next count of
-6 next decimal point
-6 next digit are
-6 next her .
-6 next i believ
-6 next it :
-6 next last quarter
-6 next loan .
-6 next minu sign
-6 next my answer
-6 next point .
-6 next presumably ONE
-6 next probably ONE
-6 next row #
-6 next scratch the
-6 next should read
-6 next the cas
-6 next the full
-6 next the last
-6 next the new
-6 next thi year
-6 next to #
-6 next top the
-6 second # SUBJECT
-6 second # can
-6 second # on
-6 second , at
-6 second ; it
-6 second < 'm
-6 second < assum
-6 second < by
-6 second < can
-6 second < year
-6 second = #
-6 second ONE SUBJECT
-6 second ONE thi
-6 second SUBJECT >
-6 second SUBJECT at
-6 second SUBJECT rat
-6 second again the
-6 second all >
-6 second an SUBJECT
-6 second and >
-6 second and ONE
-6 second as 's
-6 second as ;
-6 second between and
-6 second confirm .
-6 second for year
-6 second from so
-6 second had order
-6 second her >
-6 second i go
-6 second i use
-6 second it .
-6 second list ONE
-6 second loan >
-6 second mean .
-6 second not #
-6 second of m
-6 second point >
-6 second quarter ONE
-6 second row ONE
-6 second sign ONE
-6 second so suspect
-6 second the as
-6 second the number
-6 second the year
-6 second year ONE
-6 word SUBJECT
-6 word accord
-6 word actual
-6 word again
-6 word agre
-6 word cas
-6 word fail
-6 word floor
-6 word full
-6 word going
-6 word install
-6 word measurement
-6 word new
-6 word presumably
-6 word t
-6 word year
6 next # on
6 next 's #
6 next ) ,
6 next , includ
6 next < of
6 next < som
6 next ONE cost
6 next ONE that
6 next SUBJECT report
6 next an older
6 next answer ONE
6 next are SUBJECT
6 next card .
6 next caveat :
6 next column :
6 next contradict it
6 next count every
6 next disregard the
6 next doe not
6 next for SUBJECT
6 next for a
6 next four year
6 next had the
6 next is out
6 next is right
6 next it had
6 next just #
6 next last one
6 next list )
6 next on .
6 next on the
6 next paid by
6 next put ONE
6 next sheet list
6 next sheet say
6 next stor ,
6 next the counter
6 next the next
6 next the spec
6 next the statu
6 next valu :
6 next was SUBJECT
6 next wer told
6 next would hav
6 second , >
6 second < -
6 second < archiv
6 second < cost
6 second < mean
6 second < person
6 second ONE )
6 second ONE .
6 second ONE against
6 second ONE found
6 second ONE nicht
6 second ONE to
6 second _ :
6 second and #
6 second and not
6 second and the
6 second answer ,
6 second are the
6 second asset ,
6 second been ,
6 second card >
6 second contradict .
6 second data ONE
6 second of wer
6 second on >
6 second order ,
6 second print >
6 second sensor ONE
6 second that SUBJECT
6 second the databas
6 second the has
6 second the on
6 second the sheet
6 second the valu
6 second the with
6 second took in
6 second wer by
6 word _
6 word apparently
6 word as
6 word catalogu
6 word caveat
6 word com
6 word could
6 word dat
6 word found
6 word gat
6 word got
6 word high
6 word ignor
6 word kpi
6 word load
6 word many
6 word my
6 word obviously
6 word off
6 word pass
6 word person
6 word request
6 word sery
6 word sheet
6 word slip
6 word station
6 word tally
6 word told
6 word wert
6 word with
-5 next # unit
-5 next : about
-5 next : its
-5 next < <
-5 next < last
-5 next < updat
-5 next < use
-5 next < verifi
-5 next = #
-5 next > >
-5 next > ONE
-5 next ONE <
-5 next ONE are
-5 next ONE did
-5 next ONE loan
-5 next SUBJECT in
-5 next SUBJECT rat
-5 next SUBJECT was
-5 next after remov
-5 next and #
-5 next answer is
-5 next are in
-5 next ask about
-5 next be off
-5 next between #
-5 next but that
-5 next cas .
-5 next count ,
-5 next entry must
-5 next fail .
-5 next fil has
-5 next get ONE
-5 next going by
-5 next is SUBJECT
-5 next is about
-5 next is authoritativ
-5 next is my
-5 next is probably
-5 next mak it
-5 next read it
-5 next recomput from
-5 next say so
-5 next second pass
-5 next so ,
-5 next sourc ,
-5 next that 's
-5 next that leav
-5 next the count
-5 next the remain
-5 next the rest
-5 next the standard
-5 next the top
-5 next the tru
-5 next updat :
-5 next verifi :
-5 next wer in
-5 next which i
-5 next which includ
-5 next will be
-5 next would mak
-5 next would not
-5 second # it
-5 second ( log
-5 second , i
-5 second , pleas
-5 second - >
-5 second : SUBJECT
-5 second ; 'd
-5 second < it
-5 second < leav
-5 second < ledger
-5 second < reflection
-5 second < right
-5 second < wer
-5 second < will
-5 second < with
-5 second > <
-5 second ONE cas
-5 second SUBJECT for
-5 second SUBJECT from
-5 second a SUBJECT
-5 second a query
-5 second accord the
-5 second after the
-5 second all ONE
-5 second at >
-5 second at SUBJECT
-5 second cas >
-5 second fail >
-5 second fil >
-5 second includ ONE
-5 second is SUBJECT
-5 second list >
-5 second mak ONE
-5 second month ONE
-5 second my .
-5 second one ONE
-5 second only >
-5 second recomput the
-5 second register >
-5 second right is
-5 second scan >
-5 second second :
-5 second so SUBJECT
-5 second that not
-5 second the :
-5 second the fil
-5 second the item
-5 second the sourc
-5 second tru is
-5 second verifi ONE
-5 second well SUBJECT
-5 second will SUBJECT
-5 second you about
-5 word ,
-5 word <
-5 word >
-5 word authoritativ
-5 word between
-5 word get
-5 word just
-5 word loan
-5 word meant
-5 word photo
-5 word probably
-5 word real
-5 word reflection
-5 word refresh
-5 word remov
-5 word rest
-5 word right
-5 word standard
-5 word then
-5 word well
-5 word will
-5 word zero
5 next # :
5 next # SUBJECT
5 next # it
5 next 'd be
5 next ( ONE
5 next ( with
5 next ) =
5 next , is
5 next , reach
5 next - check
5 next < caveat
5 next < p
5 next < sorry
5 next ONE at
5 next ONE becaus
5 next ONE belong
5 next ONE com
5 next SUBJECT >
5 next SUBJECT app
5 next SUBJECT are
5 next SUBJECT from
5 next SUBJECT has
5 next SUBJECT show
5 next SUBJECT to
5 next SUBJECT would
5 next _ stat
5 next a transposition
5 next a week
5 next add the
5 next against .
5 next and is
5 next at first
5 next belong to
5 next but ONE
5 next by mistak
5 next car .
5 next dat .
5 next entry with
5 next figur of
5 next fil is
5 next fin .
5 next first ,
5 next had been
5 next i do
5 next i thought
5 next is not
5 next my first
5 next not the
5 next order is
5 next p (
5 next pass :
5 next plac in
5 next pleas not
5 next portal show
5 next put the
5 next record ,
5 next reject :
5 next sorry ,
5 next summary .
5 next than #
5 next the annual
5 next the app
5 next the catalogu
5 next the chart
5 next the closur
5 next the kpi
5 next the number
5 next the portal
5 next the safety
5 next the tim
5 next too high
5 next tool 's
5 next total .
5 next transposition .
5 next twic )
5 next websit still
5 next what the
5 next would mean
5 next wrong .
5 second # for
5 second # had
5 second 's exceed
5 second ( the
5 second , 'd
5 second , )
5 second , are
5 second , nam
5 second , one
5 second , station
5 second < annual
5 second < disagre
5 second < is
5 second < last
5 second ONE wrong
5 second SUBJECT but
5 second SUBJECT list
5 second SUBJECT stat
5 second a earlier
5 second a of
5 second against >
5 second app ONE
5 second at %
5 second but was
5 second can hav
5 second car >
5 second count twic
5 second dat >
5 second draft >
5 second fin >
5 second first :
5 second for ,
5 second from >
5 second gav ,
5 second had ONE
5 second has >
5 second hav .
5 second high >
5 second includ SUBJECT
5 second is a
5 second list SUBJECT
5 second not that
5 second of >
5 second of ONE
5 second of two
5 second of with
5 second old the
5 second on is
5 second plac ONE
5 second put first
5 second say SUBJECT
5 second search ONE
5 second shift >
5 second summary >
5 second the >
5 second the ONE
5 second the revers
5 second the search
5 second the servic
5 second the the
5 second the websit
5 second to :
5 second total >
5 second transposition >
5 second up ONE
5 second wer to
5 second would #
5 second wrong >
5 word although
5 word and
5 word area
5 word belong
5 word car
5 word card
5 word claus
5 word clos
5 word closur
5 word confus
5 word counter
5 word crat
5 word extract
5 word faulty
5 word follow
5 word goe
5 word group
5 word h
5 word has
5 word how
5 word me
5 word nin
5 word overstat
5 word p
5 word partial
5 word pur
5 word queri
5 word reply
5 word reproduc
5 word room
5 word sampl
5 word scor
5 word show
5 word sorry
5 word speak
5 word statistic
5 word ten
5 word total
5 word transposition
5 word trust
5 word under
5 word want
5 word wher
5 word whol
5 word wrong
""",
    "pair": """\
140 next not RIVAL
-126 next not THIS
120 next = THIS
120 next RIVAL )
-115 next THIS )
-105 next = RIVAL
102 second answer THIS
-101 next THIS RIVAL
96 next < THIS
95 next THIS SUBJECT
89 next so THIS
-88 next so RIVAL
-82 second answer RIVAL
81 next from RIVAL
80 next is THIS
79 next RIVAL #
78 next RIVAL 's
-77 next is RIVAL
-75 next RIVAL SUBJECT
-75 next THIS 's
75 second RIVAL but
75 second THIS SUBJECT
75 second is THIS
-73 next RIVAL (
-71 next < RIVAL
-71 next the THIS
-70 next THIS #
-70 second ahead THIS
70 next the RIVAL
70 second THIS >
-68 second is RIVAL
68 next : THIS
68 next RIVAL THIS
-67 next from THIS
67 second ahead RIVAL
67 second in THIS
-66 second THIS but
66 next THIS (
66 second THIS .
-65 next RIVAL >
-65 next be RIVAL
-65 second in RIVAL
65 next THIS ;
-64 next between RIVAL
-62 second less RIVAL
62 second less THIS
61 second SUBJECT THIS
61 second THIS ;
60 second no RIVAL
59 next THIS on
59 next no RIVAL
58 next but THIS
58 next non RIVAL
58 second THIS defectiv
-57 next RIVAL on
57 next THIS well
57 second follow RIVAL
-56 next RIVAL well
-56 next non THIS
-56 next of THIS
-56 second RIVAL .
-56 second RIVAL defectiv
56 next THIS >
-55 second RIVAL THIS
55 next between THIS
-54 next no THIS
-54 second follow THIS
54 next RIVAL abov
54 second THIS all
-53 second RIVAL all
-52 next . RIVAL
-52 next THIS abov
-52 second RIVAL ;
-52 second a THIS
52 next . THIS
52 next nicht RIVAL
52 next of RIVAL
51 second THIS reject
51 second not RIVAL
51 word ;
-50 next RIVAL ;
50 next THIS ,
-49 next , RIVAL
-49 second no THIS
49 next THIS report
49 next be THIS
49 second RIVAL =
49 second rather RIVAL
-48 next RIVAL report
-48 second RIVAL reject
-48 second THIS =
48 next THIS order
48 next over RIVAL
48 second a RIVAL
48 second ther THIS
-47 next over THIS
47 second should THIS
-46 next but RIVAL
-46 second THIS RIVAL
-46 second rather THIS
46 next THIS :
46 next only THIS
-45 next nicht THIS
-45 second RIVAL SUBJECT
-45 word or
45 next THIS after
45 second sheet RIVAL
-44 second not THIS
-44 second sheet THIS
-44 second ther RIVAL
44 second median RIVAL
-43 next to RIVAL
-43 second median THIS
43 next ( RIVAL
43 next SUBJECT THIS
-42 next RIVAL after
-42 next RIVAL order
-42 next for THIS
-42 next only RIVAL
-42 second should RIVAL
42 next THIS onc
42 second THIS nicht
42 second than RIVAL
-41 next RIVAL onc
-41 second than THIS
41 next saw THIS
41 second : THIS
41 second RIVAL less
41 second ledger THIS
-40 next saw RIVAL
-40 second RIVAL with
-40 second THIS by
-40 second THIS less
40 next , THIS
40 next RIVAL doe
40 next for RIVAL
40 second RIVAL be
40 second them THIS
-39 second RIVAL whil
-39 second THIS be
-39 second ledger RIVAL
39 next likely THIS
39 second RIVAL may
39 second THIS whil
39 second THIS with
-38 next : RIVAL
-38 second THIS may
-38 second them RIVAL
38 second = RIVAL
38 second THIS :
38 second correction THIS
-37 next RIVAL and
-37 next RIVAL follow
-37 second : RIVAL
-37 second RIVAL (
-37 second THIS to
37 next THIS .
37 second RIVAL sd
37 second db RIVAL
37 second was THIS
-36 next likely RIVAL
-36 second RIVAL nicht
-36 second db THIS
36 next THIS against
36 next with RIVAL
36 second RIVAL #
36 second are THIS
36 second but THIS
-35 next THIS doe
-35 second = THIS
-35 second THIS sd
-35 second are RIVAL
-35 second but RIVAL
-35 second correction RIVAL
-35 second was RIVAL
35 next # THIS
35 next THIS ?
35 next THIS in
35 second THIS median
35 word .
35 word not
-34 next - THIS
-34 next RIVAL against
-34 next at RIVAL
-34 next with THIS
-34 second RIVAL median
-34 second THIS without
34 next THIS beat
34 next THIS rather
34 next been THIS
34 next leav THIS
34 next then RIVAL
34 second RIVAL not
34 second THIS runner
34 second compar RIVAL
34 second most THIS
34 second tim THIS
-33 next RIVAL :
-33 second RIVAL :
-33 second SUBJECT RIVAL
-33 second board RIVAL
-33 second compar THIS
33 next RIVAL is
33 next THIS lead
33 next either THIS
33 next es THIS
33 next other THIS
33 second RIVAL )
33 second THIS tim
33 second board THIS
33 second final THIS
33 second rank THIS
-32 next ( THIS
-32 next RIVAL ,
-32 next RIVAL lead
-32 next RIVAL rather
-32 next been RIVAL
-32 next other RIVAL
-32 next then THIS
-32 second RIVAL >
-32 second RIVAL runner
-32 second it RIVAL
-32 second most RIVAL
-32 second portal THIS
32 next > RIVAL
32 next at THIS
32 next that THIS
32 second RIVAL been
32 second RIVAL by
32 second RIVAL out
32 second RIVAL to
32 second THIS top
32 second es THIS
32 second it THIS
-31 next that RIVAL
-31 second , >
-31 second tim RIVAL
-31 second would THIS
31 next RIVAL includ
31 next THIS follow
31 second RIVAL sondern
-30 next # RIVAL
-30 next l THIS
-30 next leav RIVAL
-30 next say THIS
-30 next survey RIVAL
-30 second RIVAL tim
-30 second RIVAL top
-30 second THIS )
-30 second final RIVAL
-30 second so RIVAL
30 next said RIVAL
30 second out THIS
30 second would RIVAL
-29 next RIVAL at
-29 next RIVAL with
-29 next and RIVAL
-29 next es RIVAL
-29 next said THIS
-29 second RIVAL wherea
-29 second THIS would
29 next . >
29 next RIVAL should
29 next compar RIVAL
29 next wer THIS
29 second RIVAL without
29 second THIS die
29 second THIS wherea
29 second go THIS
29 second so THIS
29 second wer RIVAL
-28 next RIVAL per
-28 next THIS includ
-28 next compar THIS
-28 next either RIVAL
-28 next la RIVAL
-28 next wer RIVAL
-28 second THIS been
-28 second go RIVAL
-28 second out RIVAL
-28 second wer THIS
28 next THIS are
28 next THIS at
28 next THIS has
28 next sondern THIS
28 second RIVAL correction
28 second RIVAL lat
28 second RIVAL would
28 second THIS (
28 second candidat RIVAL
28 second en THIS
28 second up RIVAL
-27 next SUBJECT RIVAL
-27 next THIS first
-27 second THIS lat
-27 second THIS out
-27 second THIS sondern
-27 second giv RIVAL
-27 second vs RIVAL
27 next henc THIS
27 next print RIVAL
27 second RIVAL RIVAL
27 second THIS of
27 second befor RIVAL
27 second fin THIS
27 second giv THIS
27 second register RIVAL
27 word i
-26 next RIVAL beat
-26 next THIS -
-26 next THIS mor
-26 next THIS should
-26 next henc RIVAL
-26 next print THIS
-26 second befor THIS
-26 second fin RIVAL
-26 second typo RIVAL
-26 second up THIS
26 next RIVAL =
26 next RIVAL mor
26 next la THIS
26 next out RIVAL
26 second RIVAL mai
26 second RIVAL saturday
26 second api RIVAL
26 second e RIVAL
26 second portal RIVAL
26 second rat THIS
26 second revis THIS
26 second typo THIS
26 second winner THIS
-25 next > THIS
-25 next RIVAL are
-25 next THIS =
-25 second < RIVAL
-25 second RIVAL die
-25 second RIVAL of
-25 second THIS correction
-25 second THIS saturday
-25 second es RIVAL
-25 second feed THIS
-25 second rank RIVAL
-25 second winner RIVAL
-25 word report
25 next RIVAL first
25 next THIS it
25 next THIS turn
25 next probably THIS
25 next survey THIS
25 next to THIS
25 second RIVAL than
25 second THIS after
25 second THIS i
25 second feed RIVAL
25 second target RIVAL
25 second to THIS
25 second vs THIS
25 word is
-24 next RIVAL turn
-24 next RIVAL wer
-24 next mak RIVAL
-24 next probably RIVAL
-24 next sondern RIVAL
-24 second api THIS
-24 second en RIVAL
-24 second s THIS
-24 second target THIS
24 next RIVAL did
24 next RIVAL we
24 next THIS per
24 next l RIVAL
24 next sino THIS
24 second < THIS
24 second RIVAL second
24 second THIS high
24 second THIS total
24 second s RIVAL
24 second total THIS
-23 next < answer
-23 next RIVAL it
-23 next THIS for
-23 next THIS we
-23 next by THIS
-23 next out THIS
-23 second ( THIS
-23 second RIVAL total
-23 second THIS mai
-23 second THIS than
-23 second THIS yet
-23 second avg RIVAL
-23 second export RIVAL
-23 second for THIS
-23 second rat RIVAL
-23 second register THIS
-23 word si
23 next ; THIS
23 next RIVAL for
23 next by RIVAL
23 second RIVAL in
23 second RIVAL pero
23 second avg THIS
23 second first RIVAL
23 second for RIVAL
23 second is .
-22 next RIVAL in
-22 next RIVAL or
-22 next THIS look
-22 next see THIS
-22 second RIVAL high
-22 second THIS THIS
-22 second THIS pero
-22 second first THIS
-22 second report THIS
-22 second revis RIVAL
-22 second sit RIVAL
-22 second summary THIS
-22 second to SUBJECT
-22 second total RIVAL
-22 word nor
22 next RIVAL look
22 next THIS with
22 next mak THIS
22 next see RIVAL
22 second 'd THIS
22 second disregard RIVAL
22 second endpoint RIVAL
22 second of RIVAL
22 second stor THIS
22 second the is
-21 next RIVAL .
-21 next RIVAL ?
-21 next THIS did
-21 next as RIVAL
-21 next than THIS
-21 second RIVAL an
-21 second RIVAL e
-21 second THIS it
-21 second candidat THIS
-21 second disregard THIS
-21 second endpoint THIS
-21 second figur RIVAL
-21 second may RIVAL
-21 second stor RIVAL
-21 second to ,
21 next THIS cam
21 next THIS crash
21 next THIS instead
21 next as THIS
21 next count RIVAL
21 next than RIVAL
21 next women RIVAL
21 second THIS an
21 second export THIS
21 second figur THIS
21 second may THIS
21 second mean RIVAL
21 second summary RIVAL
21 second that THIS
-20 next THIS pag
-20 next after THIS
-20 next by the
-20 next got RIVAL
-20 next or THIS
-20 second % THIS
-20 second RIVAL after
-20 second RIVAL i
-20 second THIS #
-20 second b THIS
-20 second cadastr THIS
-20 second gap RIVAL
-20 second mean THIS
-20 second that RIVAL
-20 word neither
20 next RIVAL error
20 next RIVAL pag
20 next RIVAL sino
20 next after RIVAL
20 next get THIS
20 next read RIVAL
20 second RIVAL final
20 second RIVAL r
20 second THIS mor
20 second THIS unit
20 second and ,
20 second entry RIVAL
20 second gap THIS
20 second instead RIVAL
20 second they THIS
20 second we RIVAL
-19 next RIVAL has
-19 next RIVAL instead
-19 next could be
-19 next women THIS
-19 second 'd RIVAL
-19 second THIS r
-19 second and .
-19 second open THIS
-19 second or .
-19 second to RIVAL
-19 second we THIS
-19 word se
19 next RIVAL can
19 next RIVAL won
19 next compt THIS
19 next its RIVAL
19 next mai THIS
19 next measur THIS
19 next pas RIVAL
19 next quot THIS
19 second ( RIVAL
19 second THIS just
19 second THIS remov
19 second b RIVAL
19 second com RIVAL
19 second open RIVAL
-18 next , and
-18 next RIVAL crash
-18 next THIS can
-18 next THIS error
-18 next box RIVAL
-18 next count THIS
-18 next get RIVAL
-18 next its THIS
-18 next measur RIVAL
-18 second ) THIS
-18 second RIVAL just
-18 second RIVAL the
-18 second THIS final
-18 second THIS not
-18 second THIS second
-18 second com THIS
-18 second e THIS
-18 second entry THIS
-18 second of SUBJECT
-18 second of THIS
-18 second point THIS
-18 second they RIVAL
18 next - RIVAL
18 next RIVAL last
18 next THIS from
18 next THIS wer
18 next on THIS
18 second # RIVAL
18 second % RIVAL
18 second RIVAL reason
18 second THIS e
18 second releas RIVAL
18 second you RIVAL
-17 next RIVAL hav
-17 next THIS but
-17 next THIS won
-17 next sino RIVAL
-17 second RIVAL down
-17 second RIVAL for
-17 second RIVAL remov
-17 second RIVAL unit
-17 second THIS in
-17 second THIS its
-17 second THIS they
-17 second instead THIS
-17 second plan RIVAL
-17 second releas THIS
-17 second the of
-17 second without THIS
-17 word camera
17 next RIVAL the
17 next THIS and
17 next about THIS
17 next got THIS
17 next hav RIVAL
17 next return RIVAL
17 next say RIVAL
17 second , is
17 second RIVAL they
17 second RIVAL yet
17 second THIS cheaper
17 second THIS down
17 second THIS for
17 second THIS last
17 second THIS the
17 second et RIVAL
17 second i THIS
17 second sit THIS
17 word from
17 word that
-16 next RIVAL from
-16 next RIVAL o
-16 next THIS fewer
-16 next THIS to
-16 next claim THIS
-16 next compt RIVAL
-16 next o THIS
-16 next quot RIVAL
-16 second RIVAL could
-16 second RIVAL last
-16 second RIVAL mor
-16 second RIVAL sourc
-16 second THIS nam
-16 second number RIVAL
-16 second servic THIS
-16 second the say
-16 second tool THIS
-16 word and
-16 word sourc
16 next 's RIVAL
16 next < i
16 next RIVAL a
16 next RIVAL but
16 next RIVAL entry
16 next RIVAL fewer
16 next RIVAL mai
16 next RIVAL —
16 next claim RIVAL
16 next in RIVAL
16 second RIVAL january
16 second RIVAL le
16 second RIVAL nam
16 second RIVAL wer
16 second THIS a
16 second at RIVAL
16 second replac RIVAL
16 second tool RIVAL
16 word out
-15 next RIVAL cam
-15 next RIVAL of
-15 next THIS a
-15 next THIS entry
-15 next THIS last
-15 next it RIVAL
-15 next it is
-15 next return THIS
-15 second RIVAL most
-15 second THIS january
-15 second THIS reason
-15 second at THIS
-15 second et THIS
-15 second neither nor
-15 second recomput RIVAL
-15 second tabl THIS
-15 second you THIS
-15 word could
-15 word o
-15 word rang
-15 word without
15 next ? >
15 next RIVAL as
15 next RIVAL com
15 next RIVAL used
15 next THIS had
15 next THIS hav
15 next it THIS
15 next one RIVAL
15 next the former
15 next use THIS
15 second THIS most
15 second _ :
15 second number THIS
15 second plan THIS
15 second point RIVAL
15 second recomput THIS
15 second registry RIVAL
15 second servic RIVAL
15 word ?
15 word former
-14 next THIS or
-14 next THIS the
-14 next THIS used
-14 next about RIVAL
-14 next hav THIS
-14 next read THIS
-14 second < -
-14 second THIS at
-14 second THIS had
-14 second THIS le
-14 second km RIVAL
-14 second longer THIS
-14 second the fil
-14 word -
-14 word are
-14 word both
-14 word het
-14 word im
14 next RIVAL vs
14 next de RIVAL
14 second : .
14 second RIVAL had
14 second THIS averag
14 second THIS sourc
14 second THIS who
14 second km THIS
14 second or ?
14 second tabl RIVAL
14 word as
-13 next # >
-13 next , SUBJECT
-13 next RIVAL had
-13 next THIS as
-13 next THIS sino
-13 next THIS vs
-13 next mai RIVAL
-13 next one THIS
-13 next or RIVAL
-13 next pas THIS
-13 second RIVAL cheaper
-13 second RIVAL list
-13 second RIVAL log
-13 second RIVAL who
-13 second SUBJECT the
-13 second either RIVAL
-13 second replac THIS
-13 second say .
-13 second the THIS
-13 word oder
-13 word sich
13 next , which
13 next < not
13 next RIVAL count
13 next RIVAL that
13 next fueron THIS
13 second ) RIVAL
13 second RIVAL its
13 second RIVAL sinc
13 second RIVAL year
13 second cadastr RIVAL
13 second hav THIS
13 second one THIS
13 word hav
-12 next SUBJECT by
-12 next SUBJECT was
-12 next THIS by
-12 next THIS if
-12 next answer :
-12 next in THIS
-12 next the sam
-12 next use RIVAL
-12 second # the
-12 second THIS das
-12 second hav RIVAL
-12 second one RIVAL
-12 word depend
-12 word impossibl
-12 word je
-12 word sam
12 next behind RIVAL
12 second , ,
12 second SUBJECT >
12 second THIS list
12 second THIS my
12 second either THIS
12 second estimat RIVAL
12 second reject RIVAL
12 second report RIVAL
12 word no
12 word rank
12 word wer
-11 next < #
-11 next < report
-11 next RIVAL e
-11 next THIS com
-11 next THIS mai
-11 next THIS that
-11 next THIS —
-11 next behind THIS
-11 next count is
-11 next depend on
-11 next hold THIS
-11 next log RIVAL
-11 next on RIVAL
-11 second < is
-11 second RIVAL my
-11 second SUBJECT #
-11 second SUBJECT of
-11 second THIS wrong
-11 second catalogu THIS
-11 second could RIVAL
-11 second csv RIVAL
-11 second estimat THIS
-11 second has ,
-11 second nicht .
-11 second registry THIS
-11 word due
11 next RIVAL seem
11 next THIS deliver
11 next a RIVAL
11 next hold RIVAL
11 next was THIS
11 second : >
11 second < (
11 second RIVAL at
11 second RIVAL first
11 second RIVAL has
11 second THIS and
11 second THIS could
11 second in .
11 second plac RIVAL
11 word =
11 word of
11 word revis
-10 next < neither
-10 next RIVAL peopl
-10 next SUBJECT in
-10 next THIS count
-10 next THIS o
-10 next a THIS
-10 next accord to
-10 next fueron RIVAL
-10 next giv RIVAL
-10 next has the
-10 next it could
-10 next o RIVAL
-10 second - THIS
-10 second RIVAL a
-10 second RIVAL and
-10 second RIVAL from
-10 second RIVAL mean
-10 second THIS are
-10 second THIS first
-10 second THIS has
-10 second THIS sinc
-10 second THIS wer
-10 second dat RIVAL
-10 second i RIVAL
-10 second is of
-10 second the SUBJECT
-10 word between
-10 word pas
-10 word register
10 next , but
10 next , not
10 next : the
10 next ; RIVAL
10 next < SUBJECT
10 next RIVAL was
10 next SUBJECT :
10 next SUBJECT ;
10 next box THIS
10 next former is
10 next log THIS
10 second , _
10 second , and
10 second , former
10 second > >
10 second RIVAL ,
10 second RIVAL it
10 second RIVAL too
10 second RIVAL wrong
10 second THIS from
10 second THIS mean
10 second from to
10 second haben RIVAL
10 second i the
10 second not .
10 second to .
10 second wer .
10 second without RIVAL
10 word 's
10 word _
10 word cam
10 word year
-9 next # which
-9 next : null
-9 next RIVAL deliver
-9 next RIVAL sign
-9 next SUBJECT is
-9 next THIS nor
-9 next THIS oder
-9 next THIS seem
-9 next includ the
-9 next lie between
-9 next neither THIS
-9 next nor RIVAL
-9 next nor THIS
-9 next oder RIVAL
-9 next rang from
-9 next report has
-9 next show THIS
-9 second < annual
-9 second < could
-9 second < daily
-9 second THIS la
-9 second THIS year
-9 second answer null
-9 second haben THIS
-9 second is by
-9 second not and
-9 second register .
-9 second reject THIS
-9 word circulation
-9 word daily
-9 word null
-9 word order
-9 word say
-9 word som
-9 word survey
-9 word to
-9 word é
9 next ) .
9 next , so
9 next ; the
9 next < no
9 next < rank
9 next THIS row
9 next THIS sign
9 next and THIS
9 next show RIVAL
9 next the latter
9 next the registry
9 next which THIS
9 next 张 >
9 second , .
9 second < ,
9 second < SUBJECT
9 second < of
9 second RIVAL com
9 second RIVAL what
9 second SUBJECT has
9 second THIS hav
9 second catalogu RIVAL
9 second each RIVAL
9 second on .
9 second other RIVAL
9 second run THIS
9 second week RIVAL
9 word a
9 word beat
9 word correct
9 word final
9 word first
9 word latter
9 word mai
9 word niet
9 word should
9 word sino
-8 next # order
-8 next , das
-8 next , without
-8 next ; if
-8 next < sourc
-8 next RIVAL row
-8 next SUBJECT >
-8 next if you
-8 next list THIS
-8 next only #
-8 next or the
-8 next order (
-8 next the survey
-8 next the websit
-8 next was the
-8 next which RIVAL
-8 second # (
-8 second 'est RIVAL
-8 second < :
-8 second < to
-8 second RIVAL averag
-8 second RIVAL report
-8 second THIS too
-8 second THIS what
-8 second could THIS
-8 second count RIVAL
-8 second each THIS
-8 second in >
-8 second not )
-8 second the in
-8 second week THIS
-8 word databas
-8 word de
-8 word level
-8 word lie
-8 word portal
-8 word somewher
-8 word websit
8 next , as
8 next < either
8 next < of
8 next < they
8 next RIVAL exceed
8 next SUBJECT .
8 next SUBJECT and
8 next SUBJECT log
8 next THIS fail
8 next correct )
8 next rank :
8 second , the
8 second SUBJECT SUBJECT
8 second SUBJECT and
8 second THIS log
8 second THIS then
8 second correct >
8 second csv THIS
8 second dat THIS
8 second error THIS
8 second lead THIS
8 second ros RIVAL
8 second scan RIVAL
8 second the one
8 second two ,
8 second with RIVAL
8 word after
8 word been
8 word but
8 word duplicat
8 word had
8 word higher
8 word mean
8 word remov
8 word return
8 word system
8 word the
-7 next # has
-7 next ) vs
-7 next , the
-7 next - up
-7 next < het
-7 next RIVAL fail
-7 next RIVAL without
-7 next SUBJECT sit
-7 next THIS claim
-7 next THIS exceed
-7 next all THIS
-7 next it .
-7 next longer than
-7 next nam THIS
-7 next portal .
-7 next register .
-7 next report #
-7 next the annual
-7 next the summary
-7 next you trust
-7 next 张 ,
-7 second , than
-7 second ; could
-7 second RIVAL then
-7 second SUBJECT is
-7 second SUBJECT somewher
-7 second THIS com
-7 second THIS you
-7 second accord the
-7 second at ;
-7 second error RIVAL
-7 second it >
-7 second lie RIVAL
-7 second on SUBJECT
-7 second or RIVAL
-7 second or SUBJECT
-7 second portal >
-7 second register >
-7 second report is
-7 second run RIVAL
-7 second say ,
-7 second scan THIS
-7 second the RIVAL
-7 second the has
-7 second wer and
-7 second you the
-7 word #
-7 word api
-7 word card
-7 word dashboard
-7 word giv
-7 word has
-7 word ledger
-7 word list
-7 word per
-7 word result
-7 word tabl
-7 word 张
7 next # and
7 next ( #
7 next < la
7 next RIVAL claim
7 next all RIVAL
7 next answer is
7 next are RIVAL
7 next had THIS
7 next invoic RIVAL
7 next is the
7 next longer RIVAL
7 next report THIS
7 second # >
7 second 's ,
7 second : :
7 second < hav
7 second RIVAL is
7 second THIS select
7 second THIS so
7 second THIS sunday
7 second and on
7 second averag THIS
7 second de ,
7 second la .
7 second longer RIVAL
7 second mor RIVAL
7 second the log
7 second valu RIVAL
7 word >
7 word SUBJECT
7 word en
7 word four
7 word ist
7 word last
7 word los
7 word second
7 word sinc
7 word use
7 word wrong
-6 next ( not
-6 next , by
-6 next , could
-6 next : #
-6 next < by
-6 next < could
-6 next RIVAL accord
-6 next RIVAL nor
-6 next annual report
-6 next between the
-6 next but #
-6 next dashboard ,
-6 next gav THIS
-6 next had RIVAL
-6 next neither RIVAL
-6 next not say
-6 next rat ,
-6 next say which
-6 next the cadastr
-6 next the count
-6 next the ministry
-6 next ther are
-6 second # wer
-6 second , at
-6 second , be
-6 second , if
-6 second - SUBJECT
-6 second ; the
-6 second < and
-6 second < be
-6 second RIVAL hav
-6 second RIVAL if
-6 second SUBJECT rat
-6 second THIS only
-6 second THIS return
-6 second and are
-6 second and both
-6 second be ,
-6 second but #
-6 second could be
-6 second field THIS
-6 second from RIVAL
-6 second has SUBJECT
-6 second list THIS
-6 second mor THIS
-6 second not which
-6 second or ,
-6 second or THIS
-6 second plac THIS
-6 second show RIVAL
-6 second the api
-6 second the report
-6 second valu THIS
-6 second will THIS
-6 word annual
-6 word b
-6 word box
-6 word by
-6 word cadastr
-6 word csv
-6 word exclud
-6 word l
-6 word mill
-6 word ministry
-6 word open
-6 word overall
-6 word scal
-6 word their
6 next 'est pas
6 next , it
6 next , nicht
6 next : valu
6 next < in
6 next RIVAL -
6 next RIVAL i
6 next _ answer
6 next count ,
6 next giv THIS
6 next it :
6 next it was
6 next mean RIVAL
6 next n 'est
6 next the rat
6 next to be
6 second 'est THIS
6 second ( remov
6 second ) >
6 second - RIVAL
6 second ; is
6 second < >
6 second < _
6 second < rat
6 second = >
6 second RIVAL on
6 second RIVAL only
6 second RIVAL read
6 second RIVAL return
6 second RIVAL was
6 second RIVAL which
6 second SUBJECT :
6 second THIS confidenc
6 second THIS correct
6 second brochur RIVAL
6 second differ THIS
6 second either or
6 second from THIS
6 second in ,
6 second mai .
6 second n pas
6 second show THIS
6 second than .
6 second to api
6 word about
6 word ask
6 word averag
6 word com
6 word fit
6 word il
6 word log
6 word maar
6 word mor
6 word n
6 word option
6 word plac
6 word so
6 word they
6 word —
-5 next # #
-5 next ) :
-5 next , depend
-5 next , or
-5 next , sourc
-5 next , valu
-5 next : sourc
-5 next < le
-5 next RIVAL oder
-5 next RIVAL whil
-5 next SUBJECT databas
-5 next SUBJECT wer
-5 next THIS i
-5 next THIS only
-5 next THIS was
-5 next THIS without
-5 next api .
-5 next api list
-5 next but only
-5 next de THIS
-5 next fals ,
-5 next has RIVAL
-5 next list ,
-5 next log :
-5 next longer THIS
-5 next null ,
-5 next oder THIS
-5 next of the
-5 next on the
-5 next question doe
-5 next sourc :
-5 next the district
-5 next the leaflet
-5 second 's RIVAL
-5 second ) .
-5 second , accord
-5 second , b
-5 second , only
-5 second : (
-5 second : ,
-5 second : by
-5 second < a
-5 second < by
-5 second < depend
-5 second < lead
-5 second < wer
-5 second RIVAL confidenc
-5 second RIVAL select
-5 second RIVAL so
-5 second RIVAL sunday
-5 second SUBJECT ,
-5 second THIS lik
-5 second THIS was
-5 second and THIS
-5 second api >
-5 second are .
-5 second as RIVAL
-5 second averag RIVAL
-5 second be .
-5 second brochur THIS
-5 second counter THIS
-5 second data THIS
-5 second databas THIS
-5 second depend the
-5 second disagre THIS
-5 second doe say
-5 second fil THIS
-5 second if are
-5 second is ,
-5 second only SUBJECT
-5 second other THIS
-5 second question not
-5 second survey RIVAL
-5 second system RIVAL
-5 second the databas
-5 second wer in
-5 second with .
-5 second with THIS
-5 word (
-5 word )
-5 word cancell
-5 word confirm
-5 word definition
-5 word district
-5 word event
-5 word finish
-5 word guess
-5 word leaflet
-5 word own
-5 word peopl
-5 word sit
-5 word station
-5 word summary
-5 word tell
5 next - #
5 next < mean
5 next RIVAL only
5 next SUBJECT the
5 next THIS peopl
5 next but the
5 next contrary to
5 next databas RIVAL
5 next et non
5 next i hav
5 next is cheaper
5 next last year
5 next list RIVAL
5 next must hav
5 next nam RIVAL
5 next on averag
5 next order .
5 next other ,
5 next rank THIS
5 next ros from
5 next son THIS
5 next the #
5 next the answer
5 next the dashboard
5 next the feed
5 next the fil
5 next the report
5 next wrong .
5 second # SUBJECT
5 second , (
5 second , THIS
5 second , a
5 second - is
5 second < 'd
5 second < =
5 second < has
5 second RIVAL lik
5 second RIVAL next
5 second RIVAL third
5 second and ;
5 second and SUBJECT
5 second annual THIS
5 second answer the
5 second as THIS
5 second but is
5 second by .
5 second contrary the
5 second each ,
5 second field RIVAL
5 second final answer
5 second from .
5 second has RIVAL
5 second hav figur
5 second i not
5 second list RIVAL
5 second of two
5 second one the
5 second order >
5 second report .
5 second result THIS
5 second selby RIVAL
5 second the count
5 second the differ
5 second the giv
5 second the system
5 second two that
5 second which RIVAL
5 second will RIVAL
5 second wrong >
5 word cheaper
5 word compar
5 word contradict
5 word contrary
5 word decid
5 word differ
5 word fail
5 word figur
5 word for
5 word go
5 word her
5 word instead
5 word other
5 word p
5 word previou
5 word que
5 word queu
5 word read
5 word registry
5 word reject
5 word ros
5 word row
5 word show
5 word ticket
5 word top
5 word total
5 word why
""",
    "after_this": """\
62 next < the
-52 word which
50 word b
-46 word leav
-44 second the is
-42 word that
-41 next < that
40 word but
-39 second SUBJECT >
39 second : >
-38 word SUBJECT
37 next , but
37 next < i
-36 next < SUBJECT
-36 next is wrong
-36 word wrong
35 second < :
-32 next do not
-32 next that figur
32 word c
-31 next ? >
-31 word ?
31 word )
-30 next wrong .
-30 second wrong >
30 word support
30 word unit
-29 next and i
-29 second < figur
29 next is the
29 word option
29 word refund
-28 second < -
28 word the
-27 second that is
27 word high
26 second # #
26 word confirm
26 word may
-25 next SUBJECT .
25 next # -
25 next < high
25 second < >
25 word second
-24 word do
-24 word i
-24 word treat
24 second the of
24 word was
23 next log .
23 second the figur
23 word by
-22 next the two
-22 word me
22 next with the
-21 next . >
-21 next i hav
-21 word both
-21 word noth
-20 second < ,
-20 second i noth
-20 word .
-20 word been
-20 word someon
20 next # #
20 second # >
20 second confirm .
20 second log >
20 word (
20 word lower
-19 next SUBJECT SUBJECT
-19 next hav no
-19 second < hav
-19 second as .
-19 second i no
19 next < unit
19 next it is
19 next unit :
19 second < second
19 second unit SUBJECT
-18 next hav noth
-18 next i leav
-18 next that is
-18 second not it
-18 second not which
-18 word has
-18 word tak
18 next < week
18 next by the
18 next latter .
18 next the latter
18 second latter >
18 second may >
18 word best
18 word go
18 word latter
18 word use
-17 next has been
-17 next so pleas
-17 next the whol
-17 second , SUBJECT
-17 second , pleas
-17 word tell
17 next ) .
17 next : SUBJECT
17 next < may
17 next the one
17 second ) >
17 second < latter
17 second is one
17 word api
17 word fil
-16 second # SUBJECT
-16 second in ,
-16 second of two
-16 word hav
-16 word no
-16 word whol
-16 word you
16 next : #
16 next : b
16 next < best
16 next that the
16 next the second
16 second can confirm
16 second the one
16 word ,
16 word reason
-15 next which of
-15 next which one
-15 second and are
-15 second and hav
-15 second i need
-15 word select
-15 word sourc
-15 word therefor
-15 word unknown
15 next as the
15 next not confirm
15 second figur the
15 word about
-14 next < treat
-14 next i would
-14 next other .
-14 next s .
-14 next so that
-14 next use it
-14 second i leav
-14 second not a
-14 second noth the
-14 second only #
-14 second other >
-14 second s >
-14 second which #
-14 second which is
-14 second with .
-14 word answer
-14 word count
-14 word just
-14 word neither
-14 word s
14 next that .
14 next the log
14 second is SUBJECT
14 second not the
14 second that >
14 word becaus
14 word form
14 word if
14 word show
-13 next # >
-13 next < neither
-13 next SUBJECT >
-13 next a .
-13 next a number
-13 next conflict ,
-13 next each other
-13 next to be
-13 second < has
-13 second < leav
-13 second < would
-13 second a >
-13 second conflict and
-13 second i the
-13 second the test
-13 second to out
-13 word basi
-13 word many
-13 word publish
-13 word quot
-13 word test
-13 word two
-13 word would
13 next not that
13 second < #
13 word :
13 word chang
13 word lik
13 word plan
-12 next . s
-12 next ; i
-12 next < assessment
-12 next < p
-12 next < they
-12 next are in
-12 next i do
-12 next in conflict
-12 next is too
-12 next leav out
-12 next p .
-12 next unknown .
-12 next wrong ;
-12 second < 's
-12 second are conflict
-12 second i not
-12 second no for
-12 second p s
-12 second unknown >
-12 word assessment
-12 word p
-12 word remain
12 next # %
12 next % >
12 next < you
12 next go with
12 next of the
12 next to hav
12 second : %
12 second a number
12 second end >
12 second i with
12 second one right
12 second the in
12 word %
12 word all
12 word breakdown
12 word databas
12 word end
12 word next
12 word record
12 word requir
12 word reservation
12 word see
12 word sinc
12 word trust
12 word unfortunately
-11 next < hmm
-11 next < someon
-11 next < which
-11 next contradict each
-11 next figur is
-11 next hmm ,
-11 next is implausibl
-11 next leav the
-11 second < answer
-11 second SUBJECT .
-11 second SUBJECT SUBJECT
-11 second be ;
-11 second contradict other
-11 second is .
-11 second is possibl
-11 second is to
-11 second publish .
-11 second q >
-11 second too to
-11 word availabl
-11 word each
-11 word either
-11 word hmm
-11 word implausibl
-11 word instead
-11 word photo
-11 word they
-11 word told
11 next ; the
11 next < end
11 next < pleas
11 next align >
11 next end align
11 next next step
11 next right .
11 next sinc the
11 next the unit
11 next was the
11 next week #
11 second ( )
11 second < align
11 second not for
11 second other .
11 word 's
11 word align
11 word doubt
11 word four
11 word shar
-10 next , i
-10 next : i
-10 next < one
-10 next < sinc
-10 next < with
-10 next instead of
-10 next of them
-10 next the first
-10 next to say
-10 second , on
-10 second . .
-10 second been .
-10 second me >
-10 second on SUBJECT
-10 second remain .
-10 second that not
-10 second that wrong
-10 second the ,
-10 second the contradict
-10 word #
-10 word allow
-10 word decision
-10 word number
-10 word reconcil
-10 word stay
10 next # )
10 next < next
10 next and #
10 next but the
10 next i trust
10 next in thi
10 next left out
10 next one is
10 next second one
10 second # the
10 second SUBJECT the
10 second fil the
10 second i that
10 second right >
10 second the .
10 second thi the
10 word ask
10 word expect
10 word its
10 word notic
10 word rul
10 word survey
10 word ticket
-9 next 'd need
-9 next < sourc
-9 next < thi
-9 next an SUBJECT
-9 next either .
-9 next it 's
-9 next leav thi
-9 next look at
-9 next no better
-9 next no valid
-9 next one of
-9 next open .
-9 next that would
-9 next thi number
-9 next treat the
-9 next undecid .
-9 next yet .
-9 second : had
-9 second < of
-9 second a .
-9 second either >
-9 second is for
-9 second open >
-9 second thi as
-9 second to which
-9 second undecid >
-9 second which the
-9 second yet >
-9 word centr
-9 word comput
-9 word correct
-9 word decid
-9 word from
-9 word maximum
-9 word mean
-9 word mor
-9 word most
-9 word question
-9 word rank
-9 word recommendation
-9 word stat
-9 word too
-9 word total
-9 word undecid
9 next ) >
9 next , which
9 next - check
9 next about thi
9 next b >
9 next is right
9 next list is
9 next the api
9 next thi is
9 next trust the
9 second SUBJECT #
9 second conflict the
9 second not that
9 second one per
9 second seem hav
9 second that SUBJECT
9 second the 's
9 second the SUBJECT
9 second the survey
9 second to ,
9 word add
9 word also
9 word column
9 word complet
9 word condition
9 word drop
9 word their
9 word want
-8 next # m
-8 next , that
-8 next < no
-8 next SUBJECT ?
-8 next is still
-8 next it ;
-8 next me the
-8 next me which
-8 next not clear
-8 next not tell
-8 next number as
-8 next out ,
-8 next should look
-8 next sourc :
-8 next wo not
-8 next would not
-8 second , 's
-8 second : SUBJECT
-8 second < and
-8 second < do
-8 second < one
-8 second < whol
-8 second SUBJECT of
-8 second do hav
-8 second for .
-8 second it .
-8 second not with
-8 second send the
-8 second should at
-8 second tell which
-8 second treat number
-8 second would use
-8 second you >
-8 word abov
-8 word better
-8 word bill
-8 word contradict
-8 word could
-8 word get
-8 word hotel
-8 word mak
-8 word offic
-8 word send
-8 word tool
-8 word used
-8 word valid
-8 word who
-8 word wo
-8 word yet
8 next < q
8 next a second
8 next consider the
8 next did not
8 next i consider
8 next i went
8 next me ,
8 next nam in
8 next q #
8 next report the
8 next the former
8 next the ground
8 next the sam
8 next want to
8 next went with
8 second # of
8 second , is
8 second , it
8 second - >
8 second < conflict
8 second < trust
8 second < went
8 second ask SUBJECT
8 second go the
8 second had SUBJECT
8 second no to
8 second not their
8 second on .
8 second so with
8 second the fil
8 second the was
8 second went the
8 second with #
8 word april
8 word authority
8 word befor
8 word doubl
8 word former
8 word hour
8 word last
8 word list
8 word load
8 word log
8 word nam
8 word publication
8 word q
8 word sam
8 word school
8 word search
8 word unusual
8 word went
-7 next 'd ask
-7 next , and
-7 next ; no
-7 next < edit
-7 next SUBJECT #
-7 next about #
-7 next abov #
-7 next and SUBJECT
-7 next assessment >
-7 next be right
-7 next befor i
-7 next count the
-7 next edit :
-7 next for an
-7 next i wo
-7 next in your
-7 next is at
-7 next no answer
-7 next on the
-7 next one .
-7 next pleas treat
-7 next so the
-7 next sourc is
-7 next tell which
-7 next the total
-7 next them .
-7 next total is
-7 next with #
-7 second : .
-7 second ; it
-7 second < are
-7 second < can
-7 second < quot
-7 second apply >
-7 second can say
-7 second can tell
-7 second had the
-7 second has SUBJECT
-7 second i ask
-7 second one >
-7 second per .
-7 second so figur
-7 second that ,
-7 second the open
-7 second thi a
-7 second use .
-7 second which you
-7 second you it
-7 second your .
-7 word apply
-7 word averag
-7 word brochur
-7 word broken
-7 word data
-7 word edit
-7 word even
-7 word figur
-7 word final
-7 word m
-7 word miss
-7 word must
-7 word need
-7 word not
-7 word say
-7 word so
-7 word stand
-7 word to
-7 word verifi
7 next ; pleas
7 next < answer
7 next < okafor
7 next SUBJECT ,
7 next and can
7 next hav not
7 next i only
7 next is one
7 next no reason
7 next no row
7 next open the
7 next plan .
7 next reason to
7 next seem to
7 next so a
7 next thi with
7 next to doubt
7 second , a
7 second , i
7 second , the
7 second < could
7 second < had
7 second SUBJECT to
7 second it #
7 second no on
7 second plan >
7 second reason doubt
7 second the has
7 second to it
7 second wer .
7 word cancell
7 word conclusion
7 word december
7 word fail
7 word general
7 word ground
7 word hand
7 word includ
7 word okafor
7 word seem
7 word step
7 word ther
7 word us
7 word week
7 word well
-6 next # km
-6 next < both
-6 next < correction
-6 next < could
-6 next < recommendation
-6 next and ther
-6 next answer ,
-6 next answer with
-6 next at it
-6 next at most
-6 next be used
-6 next both are
-6 next establish which
-6 next find the
-6 next for SUBJECT
-6 next for me
-6 next i tak
-6 next it up
-6 next leav it
-6 next many ,
-6 next mor than
-6 next not answer
-6 next not hav
-6 next other ,
-6 next pleas look
-6 next re -
-6 next recommendation >
-6 next right ,
-6 next say which
-6 next tak the
-6 next tell me
-6 next than the
-6 next the SUBJECT
-6 next the brochur
-6 next the dashboard
-6 next two is
-6 next valu is
-6 next whol SUBJECT
-6 next would need
-6 next year .
-6 next your question
-6 second 's a
-6 second < question
-6 second < to
-6 second < two
-6 second < with
-6 second SUBJECT has
-6 second and #
-6 second could find
-6 second each ,
-6 second is ;
-6 second not right
-6 second number .
-6 second pleas it
-6 second pleas the
-6 second so treat
-6 second that .
-6 second the :
-6 second the as
-6 second the blank
-6 second the mix
-6 second thi ;
-6 second thi is
-6 second week so
-6 second year >
-6 second you .
-6 second you me
-6 word age
-6 word anywher
-6 word at
-6 word balanc
-6 word caution
-6 word conflict
-6 word establish
-6 word eur
-6 word evidenc
-6 word filter
-6 word hold
-6 word ignor
-6 word itself
-6 word km
-6 word metr
-6 word payroll
-6 word point
-6 word prob
-6 word re
-6 word somewher
6 next , SUBJECT
6 next , as
6 next < thes
6 next SUBJECT 's
6 next ask for
6 next becaus the
6 next but i
6 next cross -
6 next dat ,
6 next do you
6 next doubl -
6 next fil .
6 next had #
6 next i did
6 next is what
6 next not a
6 next not includ
6 next one SUBJECT
6 next out .
6 next that i
6 next the databas
6 next the fil
6 next the report
6 next use the
6 next was not
6 next with a
6 second but hav
6 second can the
6 second compar with
6 second doubl check
6 second for SUBJECT
6 second i be
6 second i look
6 second i open
6 second list not
6 second may a
6 second out >
6 second sam .
6 second so hav
6 second the column
6 second the win
6 word between
6 word cas
6 word choos
6 word consider
6 word cross
6 word depend
6 word draft
6 word error
6 word fewer
6 word higher
6 word inconsistency
6 word longer
6 word mail
6 word on
6 word one
6 word programm
6 word rat
6 word return
6 word small
6 word turn
6 word way
6 word we
6 word win
-5 next # to
-5 next , pleas
-5 next , so
-5 next - year
-5 next < on
-5 next < your
-5 next SUBJECT thi
-5 next a negativ
-5 next anyth .
-5 next at odd
-5 next basi .
-5 next be repeat
-5 next befor giv
-5 next both .
-5 next entry as
-5 next figur as
-5 next giv you
-5 next had only
-5 next has #
-5 next hav a
-5 next how many
-5 next in total
-5 next is impossibl
-5 next it with
-5 next just #
-5 next know which
-5 next known to
-5 next leav that
-5 next log is
-5 next miss .
-5 next need the
-5 next need to
-5 next no replacement
-5 next not find
-5 next not to
-5 next not use
-5 next of thes
-5 next on a
-5 next other ;
-5 next report a
-5 next report that
-5 next should i
-5 next that 's
-5 next that entry
-5 next the lab
-5 next the tool
-5 next thi entry
-5 next to you
-5 next treat it
-5 next wait ,
-5 next week ,
-5 next which document
-5 next would hav
-5 next you .
-5 second # can
-5 second 'm with
-5 second , that
-5 second : (
-5 second ; SUBJECT
-5 second < as
-5 second < tool
-5 second SUBJECT and
-5 second a -
-5 second an of
-5 second and 'd
-5 second anyth >
-5 second at point
-5 second basi >
-5 second both >
-5 second clinic >
-5 second conflict >
-5 second hav replacement
-5 second i both
-5 second i it
-5 second leav question
-5 second list >
-5 second look it
-5 second look the
-5 second miss >
-5 second my ,
-5 second no .
-5 second no number
-5 second not up
-5 second not used
-5 second on basi
-5 second one the
-5 second one them
-5 second other so
-5 second pleas which
-5 second question .
-5 second repeat the
-5 second so do
-5 second so is
-5 second that out
-5 second they not
-5 second to a
-5 second to wrong
-5 second treat entry
-5 second two not
-5 second up the
-5 second was and
-5 second wer #
-5 second which apply
-5 second with and
-5 second would the
-5 second year the
-5 word advis
-5 word blank
-5 word check
-5 word clinic
-5 word correction
-5 word digit
-5 word disregard
-5 word enter
-5 word field
-5 word impossibl
-5 word in
-5 word mix
-5 word month
-5 word national
-5 word odd
-5 word outdat
-5 word pick
-5 word possibl
-5 word post
-5 word probably
-5 word real
-5 word repeat
-5 word replacement
-5 word third
-5 word weigh
5 next # hour
5 next 'm sorry
5 next 's own
5 next ( the
5 next ) ,
5 next , not
5 next - #
5 next < (
5 next < conclusion
5 next < if
5 next SUBJECT are
5 next SUBJECT befor
5 next SUBJECT can
5 next about that
5 next answer :
5 next availabl to
5 next but that
5 next compar thi
5 next conclusion >
5 next doe not
5 next entry and
5 next error .
5 next for the
5 next hard to
5 next hour .
5 next i doubl
5 next i see
5 next it doe
5 next itself .
5 next may be
5 next no inconsistency
5 next no longer
5 next not availabl
5 next not chang
5 next not compar
5 next of it
5 next one ,
5 next only the
5 next other SUBJECT
5 next pleas ask
5 next reason i
5 next see no
5 next the audit
5 next the fir
5 next the month
5 next the tabl
5 next thi figur
5 next unfortunately can
5 next valu .
5 next will be
5 next wrong ,
5 next you ask
5 next you should
5 second , you
5 second < 'm
5 second < did
5 second < doubl
5 second < former
5 second < found
5 second < is
5 second < only
5 second < report
5 second < step
5 second < was
5 second SUBJECT befor
5 second SUBJECT not
5 second SUBJECT on
5 second SUBJECT own
5 second a ,
5 second all SUBJECT
5 second am a
5 second availabl me
5 second be with
5 second can be
5 second cross check
5 second error >
5 second hav the
5 second hour >
5 second i -
5 second i a
5 second i sorry
5 second is in
5 second itself >
5 second no between
5 second not .
5 second not SUBJECT
5 second of .
5 second of is
5 second of month
5 second open #
5 second so was
5 second sorry the
5 second that a
5 second the ;
5 second the databas
5 second the itself
5 second unfortunately not
5 second up #
5 second was ,
5 second with other
5 second you need
5 second you not
5 word amount
5 word any
5 word back
5 word decimal
5 word did
5 word different
5 word doe
5 word fir
5 word for
5 word gat
5 word hard
5 word new
5 word of
5 word open
5 word order
5 word out
5 word outlier
5 word policy
5 word pool
5 word recomput
5 word result
5 word row
5 word sensor
5 word separat
5 word short
5 word sign
5 word skip
5 word sorry
5 word tabl
5 word thi
5 word weekly
5 word will
""",
    "after_rival": """\
47 next < SUBJECT
46 word #
38 word SUBJECT
-37 word b
35 second a >
-29 next < the
29 word ,
29 word a
28 word :
27 next SUBJECT >
26 second < ,
26 second < -
-25 word both
-25 word c
-24 next < i
-24 word refund
-22 word two
22 next : i
22 second the .
22 word that
-21 next < high
-21 word ;
-21 word high
-18 next # #
-18 next # -
-18 next < week
-18 word thes
18 next # >
18 next < that
-17 second # #
-17 second : >
-17 word one
17 next i recommend
17 second < recommend
17 second i the
17 word recommend
-16 next : SUBJECT
-16 next < may
-16 next < unit
-16 next unit :
-16 second # >
-16 second may >
-16 second unit SUBJECT
-16 word can
-16 word may
-16 word not
16 next , i
16 word even
16 word select
16 word thi
-15 word best
15 next : the
15 next first .
15 next the first
15 second first >
15 word first
-14 next < best
-14 next b >
14 next . s
14 next < p
14 next i had
14 next p .
14 next s .
14 second : had
14 second p s
14 second s >
14 word decision
14 word evidenc
14 word had
14 word p
14 word s
13 next < sourc
13 word by
13 word the
-12 next < pleas
-12 next < thes
-12 second i not
-12 word hav
-12 word pleas
-12 word unit
-12 word use
12 next < #
12 word quot
-11 next # %
-11 next is right
-11 next right .
-11 next the two
-11 second : %
-11 second < step
-11 second < two
-11 second end >
-11 word %
-11 word end
-11 word for
-11 word other
-11 word step
-11 word support
-11 word them
-11 word week
-11 word which
11 next . >
11 next < correction
11 next < hmm
11 next hmm ,
11 next sourc :
11 second , on
11 second < is
11 second q >
11 word correction
11 word hmm
11 word on
11 word register
-10 next % >
-10 next can not
-10 next i could
-10 next week #
-10 second be .
-10 word and
-10 word could
-10 word list
-10 word log
-10 word you
10 next wait ,
10 second < quot
10 word -
10 word .
10 word centr
10 word hotel
10 word wait
-9 next : #
-9 next : b
-9 next < next
-9 next each other
-9 next go with
-9 next i 'd
-9 next next step
-9 second . >
-9 second < 'd
-9 second is .
-9 second it not
-9 word 'd
-9 word choos
-9 word contradict
-9 word each
-9 word go
-9 word next
-9 word reconcil
-9 word right
-9 word to
9 next # km
9 next # m
9 next , that
9 next < edit
9 next < thi
9 next < wait
9 next edit :
9 second clinic >
9 second had the
9 word clinic
9 word count
9 word edit
9 word km
9 word m
-8 next < it
-8 next doe not
-8 next i hav
-8 next of them
-8 second can be
-8 second not .
-8 second right >
-8 word )
-8 word i
-8 word it
-8 word leav
8 next need to
8 next on ,
8 next that 's
8 second 's .
8 second , 's
8 second that the
8 word check
-7 next ) .
-7 next < q
-7 next contradict each
-7 next could not
-7 next q #
-7 next which of
-7 second ) >
-7 second < 's
-7 second < conflict
-7 second < hav
-7 second contradict other
-7 second i both
-7 second no for
-7 second the one
-7 second to .
-7 second which them
-7 word answer
-7 word breakdown
-7 word clear
-7 word doe
-7 word of
-7 word q
-7 word report
7 next digit .
7 next that is
7 second SUBJECT >
7 second digit >
7 second that not
7 word cach
7 word column
7 word from
7 word mean
7 word raw
7 word row
-6 next # )
-6 next ; the
-6 next < answer
-6 next < one
-6 next and can
-6 next answer :
-6 next i was
-6 next it doe
-6 next not clear
-6 next not includ
-6 next one of
-6 next without a
-6 second < doe
-6 second < of
-6 second < was
-6 second i left
-6 second the can
-6 second the contradict
-6 second to which
-6 second two not
-6 word all
-6 word cancell
-6 word hand
-6 word left
-6 word so
-6 word was
-6 word without
6 next < after
6 next < by
6 next < not
6 next check the
6 next column is
6 next count .
6 next i misread
6 next misread the
6 next row ,
6 next the cach
6 next the column
6 next thi .
6 second , column
6 second . .
6 second : (
6 second < check
6 second SUBJECT .
6 second correct .
6 second count >
6 second i to
6 second the count
6 second the row
6 second thi >
6 second to thi
6 word after
6 word correct
6 word digit
6 word has
6 word implausibl
6 word invoic
6 word misread
6 word national
6 word outdat
6 word pag
6 word post
6 word sourc
6 word swap
6 word tool
-5 next 's a
-5 next , so
-5 next ; i
-5 next < both
-5 next < okafor
-5 next < ther
-5 next clear .
-5 next i list
-5 next list .
-5 next list both
-5 next of thes
-5 next other ,
-5 next resolv .
-5 next that i
-5 next ther 's
-5 next thes two
-5 next two .
-5 second , a
-5 second ; of
-5 second < _
-5 second < log
-5 second a .
-5 second clear >
-5 second each ,
-5 second i go
-5 second list >
-5 second not to
-5 second of two
-5 second one thes
-5 second other so
-5 second resolv >
-5 second that could
-5 second ther a
-5 second two >
-5 second with #
-5 word _
-5 word at
-5 word basi
-5 word befor
-5 word either
-5 word her
-5 word must
-5 word okafor
-5 word prefer
-5 word resolv
-5 word stay
-5 word us
5 next , the
5 next - >
5 next < -
5 next SUBJECT to
5 next about #
5 next is from
5 next is the
5 next pag .
5 next ther .
5 second # .
5 second - -
5 second < >
5 second < by
5 second < to
5 second in .
5 second is an
5 second pag >
5 second the ,
5 second the log
5 second ther >
5 second thi is
5 second to :
5 second with SUBJECT
5 word about
5 word an
5 word children
5 word get
5 word need
5 word ther
5 word tru
5 word wrong
""",
    "none": """\
97 word no
-92 next < ONE
87 second , >
87 word not
-71 next ONE >
-65 word @sides_2
65 word @sides_1
63 word @mentions_1
63 word unknown
61 word neither
-60 next is ONE
59 word answer
-58 second ONE .
58 word leav
57 word nor
-53 next ONE .
51 next not ONE
50 second i not
48 word pas
46 word stor
-44 second ONE #
44 word figur
-43 second : >
43 next is wrong
43 second neither nor
43 word i
43 word only
43 word yet
42 next , and
42 word niet
41 next has the
41 second < kan
41 second RIVAL THIS
41 second THIS RIVAL
41 word chiffr
41 word who
41 word would
-40 second answer ONE
40 next < no
40 next do not
40 second not a
40 word alternativ
40 word je
40 word kan
38 word dato
38 word impossibl
38 word noth
38 word zahl
-37 second ONE >
-37 word @mentions_2
37 next < i
37 second SUBJECT was
37 word ich
36 next ONE —
36 second : ,
36 second i no
36 word betrouwbaar
36 word n
-35 next RIVAL ,
-35 next THIS ,
-35 second < #
-35 word =
-35 word one
-35 word two
35 next can not
35 next not be
35 word ik
-34 word RIVAL
-34 word THIS
-34 word may
34 next read ONE
34 second # (
34 word valor
-33 second < ,
33 next unabl to
33 second < only
33 second not ONE
33 word follow
33 word report
33 word than
33 word unabl
-32 second < .
-32 second SUBJECT the
-32 word if
32 next answer :
32 next rat ,
32 second no count
-31 second in SUBJECT
31 next # SUBJECT
31 next < answer
31 next < neither
31 second SUBJECT rat
31 second only #
31 second thi .
30 next ONE was
30 next unknown .
30 second that is
30 second unknown >
30 word ai
30 word fiabl
30 word nam
30 word —
-29 next ONE SUBJECT
-29 second the .
29 next ? >
29 next no answer
29 word et
29 word nicht
29 word output
29 word toy
-28 next ) >
-28 next has ONE
-28 second < (
28 next RIVAL and
28 next THIS and
28 next is not
28 next would not
28 second dato ONE
28 word ;
28 word ?
28 word batch
28 word has
28 word lie
28 word number
-27 second # >
-27 second < not
-27 word second
27 next about #
27 next di ONE
27 next hav no
27 next last _
27 next say who
27 next show ONE
27 second lie the
27 word test
-26 next ONE (
-26 second not :
-26 word unit
26 next : unknown
26 next and RIVAL
26 next and THIS
26 next leav thi
26 next that figur
26 second , SUBJECT
26 second , than
26 second < would
26 second figur wrong
26 second i unabl
26 second is to
26 second was .
26 word di
26 word giv
-25 next ( #
-25 next was ONE
-25 word ONE
-25 word see
25 next i hav
25 next nor RIVAL
25 next nor THIS
25 next only #
25 second SUBJECT not
25 second _ :
25 second the :
25 word de
-24 second # ONE
-24 second < was
-24 second wer .
24 next ( ONE
24 next , last
24 next . >
24 next : null
24 next ; ONE
24 next ONE is
24 next not hav
24 next number .
24 second # wer
24 second ONE of
24 second be .
24 second i need
24 second not .
24 second number >
24 second the of
24 word can
24 word extract
24 word fil
24 word hav
24 word lo
24 word whol
-23 next # >
-23 next < RIVAL
-23 next < THIS
-23 next is the
-23 second , i
-23 word @mentions_3
-23 word per
-23 word well
23 next a number
23 next in a
23 next return rat
23 next than the
23 next the survey
23 second ONE nicht
23 word load
23 word null
23 word portal
23 word run
23 word stat
23 word websit
-22 next , as
-22 next ; the
-22 next = ONE
-22 second < is
-22 second confirm .
-22 second of .
-22 second on .
-22 word add
-22 word final
-22 word wer
22 next 'm unabl
22 next ONE #
22 next RIVAL nor
22 next THIS nor
22 next found #
22 next i 'd
22 next neither RIVAL
22 next neither THIS
22 next use it
22 second api ONE
22 second is #
22 second return ,
22 second the say
22 word d
22 word is
22 word usabl
-21 next < you
-21 next about ONE
-21 next from the
-21 next to the
-21 second < SUBJECT
-21 second ONE SUBJECT
-21 second between and
-21 second in .
-21 word first
-21 word match
-21 word up
21 next figur .
21 next is about
21 next is impossibl
21 next not rank
21 next rank the
21 second < cadastr
21 second < it
21 second figur >
21 second i leav
21 second no figur
21 word 'd
21 word @sentences_3
21 word could
21 word rat
21 word treat
21 word withdrew
-20 next < if
-20 next is right
-20 next not that
-20 second RIVAL >
-20 second THIS >
-20 second ther ONE
-20 word discrepancy
-20 word lik
-20 word on
-20 word way
20 next # which
20 next < that
20 next SUBJECT would
20 next follow by
20 next hav noth
20 next not giv
20 next re -
20 next result ,
20 next the cadastr
20 next the whol
20 next wrong .
20 second answer #
20 second could rank
20 second está .
20 second use .
20 second wer and
20 second wrong >
20 word and
20 word cadastr
20 word cifra
20 word entry
20 word non
20 word pass
20 word rank
20 word re
20 word seen
20 word valu
-19 next , not
-19 next confirm that
-19 next is SUBJECT
-19 next the not
-19 second not >
-19 word amount
-19 word gav
-19 word want
19 next ONE can
19 next SUBJECT is
19 next is still
19 next leav out
19 next load .
19 next mill #
19 next not among
19 next say ONE
19 next so far
19 next total is
19 next who SUBJECT
19 second 'm to
19 second , only
19 second < figur
19 second answer null
19 second follow >
19 second has SUBJECT
19 second load >
19 second log .
19 second not and
19 second the return
19 word availabl
19 word found
19 word input
19 word thank
19 word therefor
-18 next and #
-18 next as the
-18 next not match
-18 next say :
-18 second ONE wer
-18 second answer RIVAL
-18 second answer THIS
-18 second not that
-18 word conflict
-18 word for
-18 word in
-18 word rul
18 next # order
18 next 'd need
18 next ( not
18 next , follow
18 next ; i
18 next < não
18 next < statu
18 next RIVAL of
18 next THIS of
18 next are no
18 next count for
18 next impossibl .
18 next longer than
18 next look at
18 next mor than
18 next nam ONE
18 next the RIVAL
18 next the THIS
18 next the event
18 second < answer
18 second < call
18 second < wer
18 second ONE but
18 second both and
18 second but #
18 second i rather
18 second impossibl >
18 second is a
18 second not it
18 second row .
18 second say SUBJECT
18 second valu ONE
18 word determin
18 word está
18 word me
18 word mill
18 word não
18 word progress
18 word publish
18 word say
18 word survey
18 word suspect
-17 next # %
-17 next # :
-17 next , SUBJECT
-17 next < final
-17 next < they
-17 next SUBJECT ,
-17 next SUBJECT was
-17 next not :
-17 next that .
-17 second , #
-17 second , is
-17 second : SUBJECT
-17 second is wrong
-17 second no to
-17 second to ,
-17 word about
-17 word between
-17 word ticket
-17 word with
17 next ; SUBJECT
17 next api has
17 next but only
17 next call ONE
17 next figur is
17 next i do
17 next its result
17 next other .
17 next run the
17 next the total
17 next to giv
17 next to report
17 second ; could
17 second ; valor
17 second < 'm
17 second < valor
17 second its ,
17 second no .
17 second not right
17 second other >
17 second system ONE
17 second tabl ONE
17 second to a
17 second total .
17 second you it
17 word .
17 word do
17 word far
17 word field
17 word invalid
17 word many
17 word maximum
17 word row
17 word so
-16 next < in
-16 next ONE a
-16 next ONE order
-16 next RIVAL SUBJECT
-16 next THIS SUBJECT
-16 next agre .
-16 next are ONE
-16 next box ONE
-16 next final answer
-16 next i had
-16 next that the
-16 second # .
-16 second , a
-16 second < ;
-16 second agre >
-16 second are .
-16 second i say
-16 second not which
-16 second would ONE
-16 word %
-16 word draft
-16 word four
-16 word probably
-16 word sam
16 next ONE aus
16 next SUBJECT (
16 next SUBJECT at
16 next as invalid
16 next die ONE
16 next el valor
16 next find the
16 next for SUBJECT
16 next leav the
16 next lin of
16 next not use
16 next null >
16 next order (
16 next roughly #
16 next the leaflet
16 next ther are
16 next websit .
16 next which lie
16 next yet .
16 second ONE ,
16 second about SUBJECT
16 second answer not
16 second die aus
16 second invalid .
16 second mean #
16 second not )
16 second ther no
16 second to .
16 second websit >
16 second which #
16 second yet >
16 word aus
16 word thi
16 word whil
16 word without
16 word y
-15 next - check
-15 next < about
-15 next < it
-15 next < probably
-15 next ONE :
-15 next RIVAL ;
-15 next THIS ;
-15 next it is
-15 next not SUBJECT
-15 next the sam
-15 second SUBJECT RIVAL
-15 second SUBJECT THIS
-15 second at SUBJECT
-15 second final :
-15 second is SUBJECT
-15 second the 's
-15 second which is
-15 word 's
-15 word are
-15 word chang
-15 word differ
-15 word different
-15 word either
-15 word form
-15 word had
-15 word it
-15 word of
-15 word plan
-15 word reservation
15 next 'd rather
15 next ; total
15 next < not
15 next RIVAL or
15 next SUBJECT rat
15 next THIS or
15 next be used
15 next de ONE
15 next fail ,
15 next giv a
15 next lie between
15 next of #
15 next of log
15 next that is
15 next the portal
15 second # :
15 second # SUBJECT
15 second , of
15 second < record
15 second ONE )
15 second ONE cancell
15 second ONE is
15 second answer >
15 second at -
15 second do hav
15 second is among
15 second log to
15 second mor the
15 second noth the
15 second say .
15 second the ;
15 second the open
15 second the system
15 second the test
15 second unabl giv
15 word #
15 word among
15 word be
15 word broken
15 word but
15 word con
15 word event
15 word lead
15 word leaflet
15 word out
15 word tool
-14 next ONE ,
-14 next SUBJECT ;
-14 next SUBJECT per
-14 next SUBJECT report
-14 next at ONE
-14 next hav ONE
-14 next only ONE
-14 next probably ONE
-14 next the unit
-14 next up to
-14 second < >
-14 second < could
-14 second < row
-14 second not your
-14 second so hav
-14 second that >
-14 second the #
-14 word !
-14 word after
-14 word all
-14 word check
-14 word column
-14 word error
-14 word expect
-14 word fit
-14 word m
-14 word minu
14 next < el
14 next < treat
14 next ONE row
14 next ONE would
14 next SUBJECT _
14 next answer .
14 next be right
14 next ceil of
14 next flag as
14 next how many
14 next i only
14 next lead ,
14 next not answer
14 next not hold
14 next noth .
14 next pleas do
14 next rather leav
14 next tell you
14 next the entry
14 next the summary
14 next the websit
14 next was cancell
14 second # do
14 second 'd leav
14 second , _
14 second ; would
14 second ONE answer
14 second ONE row
14 second SUBJECT ?
14 second SUBJECT can
14 second SUBJECT for
14 second and has
14 second averag SUBJECT
14 second can nam
14 second do use
14 second i ONE
14 second pleas not
14 second return .
14 second the took
14 second to out
14 second took and
14 second tool ONE
14 second with ONE
14 word :
14 word budget
14 word europ
14 word kann
14 word last
14 word liberal
14 word log
14 word partial
14 word rather
14 word set
14 word sind
14 word summary
14 word until
-13 next ! >
-13 next ; RIVAL
-13 next ; THIS
-13 next < (
-13 next < a
-13 next ONE on
-13 next ONE or
-13 next RIVAL .
-13 next THIS .
-13 next by the
-13 next do you
-13 next hav the
-13 next i think
-13 next its SUBJECT
-13 next may be
-13 next me ,
-13 next no reason
-13 next open the
-13 next the #
-13 next thi SUBJECT
-13 next with the
-13 next you want
-13 second 'd ONE
-13 second : .
-13 second ; is
-13 second < found
-13 second = >
-13 second i it
-13 second i to
-13 second of two
-13 second tabl .
-13 second the to
-13 second thi the
-13 word agre
-13 word archiv
-13 word both
-13 word by
-13 word catalogu
-13 word confidenc
-13 word databas
-13 word depend
-13 word en
-13 word high
-13 word know
-13 word other
-13 word register
-13 word split
-13 word sur
-13 word think
13 next # (
13 next # fil
13 next 's ONE
13 next , so
13 next < stor
13 next a day
13 next ahead of
13 next around #
13 next confirm a
13 next i wo
13 next is #
13 next mak #
13 next no SUBJECT
13 next report ONE
13 next thi .
13 next to leav
13 next took ONE
13 next was #
13 second # i
13 second ( and
13 second ( as
13 second - the
13 second ; new
13 second < lead
13 second < stor
13 second ONE which
13 second ONE would
13 second SUBJECT ,
13 second SUBJECT api
13 second SUBJECT with
13 second got .
13 second in tabl
13 second is possibl
13 second list >
13 second not up
13 second or .
13 second pag ONE
13 second query ONE
13 second set #
13 second stor ONE
13 second that out
13 second the would
13 second thi >
13 second verify .
13 word abov
13 word ahead
13 word an
13 word bed
13 word better
13 word brochur
13 word cancell
13 word ceil
13 word disregard
13 word el
13 word end
13 word old
13 word op
13 word passenger
13 word room
13 word should
13 word una
-12 next # in
-12 next , the
-12 next , though
-12 next : RIVAL
-12 next : THIS
-12 next ONE -
-12 next ONE tabl
-12 next SUBJECT has
-12 next although i
-12 next and can
-12 next as i
-12 next doe not
-12 next i see
-12 next if i
-12 next not .
-12 next return .
-12 next though i
-12 second ( )
-12 second . .
-12 second < and
-12 second ONE the
-12 second it ONE
-12 second they ONE
-12 word )
-12 word at
-12 word limit
-12 word outsid
-12 word p
-12 word phon
-12 word them
-12 word thought
-12 word went
12 next # row
12 next 's is
12 next , answer
12 next < with
12 next ONE as
12 next SUBJECT order
12 next SUBJECT you
12 next a possibl
12 next among the
12 next and ONE
12 next averag the
12 next had ONE
12 next known to
12 next not nam
12 next not verify
12 next or RIVAL
12 next or THIS
12 next order and
12 next rat .
12 next siz .
12 next so pleas
12 next statu :
12 next the brochur
12 next the tool
12 next thi number
12 next thi unanswer
12 next too low
12 next unanswer .
12 next wer order
12 next what the
12 next will not
12 next would be
12 second 's not
12 second ) >
12 second < scan
12 second < the
12 second < whol
12 second ONE a
12 second ONE need
12 second SUBJECT about
12 second and RIVAL
12 second and THIS
12 second and log
12 second but SUBJECT
12 second by .
12 second can answer
12 second entry ONE
12 second find SUBJECT
12 second leav unanswer
12 second nam SUBJECT
12 second no >
12 second no valu
12 second nor :
12 second not possibl
12 second not used
12 second not with
12 second of and
12 second only SUBJECT
12 second rat >
12 second run #
12 second say ,
12 second servic ONE
12 second to how
12 second unanswer >
12 second year the
12 word aantal
12 word blank
12 word data
12 word flag
12 word o
12 word siz
12 word tariff
12 word team
12 word unanswer
-11 next # m
-11 next ) ,
-11 next , #
-11 next , ONE
-11 next , although
-11 next < box
-11 next = #
-11 next RIVAL (
-11 next RIVAL is
-11 next SUBJECT and
-11 next SUBJECT to
-11 next THIS (
-11 next THIS is
-11 next confidenc :
-11 next did not
-11 next hav not
-11 next of SUBJECT
-11 next that 's
-11 next the ONE
-11 next the form
-11 next the limit
-11 next with a
-11 second < :
-11 second RIVAL SUBJECT
-11 second SUBJECT (
-11 second THIS SUBJECT
-11 second i RIVAL
-11 second i THIS
-11 second i with
-11 second not for
-11 second of SUBJECT
-11 second per .
-11 second rat ONE
-11 second return >
-11 second that SUBJECT
-11 second that my
-11 second that what
-11 second the is
-11 second you one
-11 word (
-11 word bank
-11 word cas
-11 word clos
-11 word compar
-11 word complet
-11 word db
-11 word doubt
-11 word show
-11 word tax
-11 word they
-11 word thre
-11 word turn
-11 word we
-11 word zero
11 next # but
11 next # to
11 next 's SUBJECT
11 next ) .
11 next - run
11 next - year
11 next : ONE
11 next < could
11 next < non
11 next ONE log
11 next RIVAL wer
11 next SUBJECT ONE
11 next SUBJECT SUBJECT
11 next SUBJECT it
11 next THIS wer
11 next an SUBJECT
11 next as stor
11 next end at
11 next entry read
11 next hold ONE
11 next i suspect
11 next implausibl for
11 next lie abov
11 next no better
11 next no usabl
11 next no valid
11 next noth to
11 next open .
11 next q #
11 next sensor in
11 next the figur
11 next the station
11 next was SUBJECT
11 next wo not
11 next your SUBJECT
11 second 's ;
11 second , no
11 second , non
11 second ; ONE
11 second < 'd
11 second < averag
11 second < has
11 second < search
11 second < total
11 second < usabl
11 second SUBJECT .
11 second a -
11 second a SUBJECT
11 second a with
11 second and follow
11 second and wer
11 second answer the
11 second at ,
11 second for SUBJECT
11 second has lowest
11 second i noth
11 second in batch
11 second is document
11 second is old
11 second me >
11 second no number
11 second not number
11 second not the
11 second not thi
11 second of ,
11 second of ;
11 second of lin
11 second only in
11 second open >
11 second publish .
11 second re run
11 second report and
11 second shar .
11 second survey .
11 second that implausibl
11 second the ?
11 second the got
11 second the nam
11 second the protocol
11 second thi as
11 second wer ,
11 word exclud
11 word exist
11 word household
11 word id
11 word known
11 word labell
11 word left
11 word los
11 word need
11 word now
11 word q
11 word reliabl
11 word sav
11 word send
11 word servic
11 word station
11 word subtract
11 word system
11 word then
11 word total
11 word wo
-10 next , confidenc
-10 next , with
-10 next : #
-10 next : its
-10 next : the
-10 next < thought
-10 next ONE record
-10 next ONE return
-10 next SUBJECT record
-10 next a second
-10 next a year
-10 next and the
-10 next candidat :
-10 next could be
-10 next doubl -
-10 next is RIVAL
-10 next is THIS
-10 next its valu
-10 next lik to
-10 next match the
-10 next one :
-10 next or #
-10 next order .
-10 next read the
-10 next say #
-10 next sourc :
-10 next that ONE
-10 next the latter
-10 next the number
-10 next the order
-10 next thi as
-10 next thought :
-10 next unit :
-10 second # )
-10 second # a
-10 second , .
-10 second , would
-10 second < -
-10 second < second
-10 second ONE hav
-10 second ONE year
-10 second SUBJECT to
-10 second _ >
-10 second a number
-10 second abov limit
-10 second amount not
-10 second correct >
-10 second for .
-10 second foram ONE
-10 second had SUBJECT
-10 second hav SUBJECT
-10 second i that
-10 second i the
-10 second is ,
-10 second is number
-10 second it #
-10 second order >
-10 second the count
-10 second the rat
-10 second up ONE
-10 word -
-10 word @sentences_4
-10 word although
-10 word foram
-10 word latter
-10 word metric
-10 word outlier
-10 word ran
-10 word reason
-10 word resolv
-10 word shar
-10 word sid
-10 word sign
-10 word solid
-10 word sourc
-10 word support
-10 word you
10 next # as
10 next # record
10 next ) giv
10 next , ahead
10 next ; they
10 next < je
10 next < sinc
10 next < sorry
10 next ONE lin
10 next RIVAL )
10 next RIVAL without
10 next SUBJECT in
10 next SUBJECT show
10 next SUBJECT websit
10 next THIS )
10 next THIS without
10 next and SUBJECT
10 next and not
10 next answer with
10 next api report
10 next are #
10 next but #
10 next but no
10 next contradict the
10 next fil .
10 next i 'm
10 next ignor it
10 next in the
10 next is hard
10 next je ne
10 next not report
10 next not stat
10 next number for
10 next of servic
10 next out of
10 next out the
10 next pick up
10 next report has
10 next return ONE
10 next stat a
10 next station fil
10 next tak the
10 next the new
10 next the old
10 next the query
10 next the record
10 next two sourc
10 next valu ONE
10 next wrong ;
10 second # so
10 second , by
10 second , mak
10 second < ONE
10 second < box
10 second < lookup
10 second ONE work
10 second SUBJECT remain
10 second and noth
10 second are #
10 second at >
10 second cadastr RIVAL
10 second cadastr THIS
10 second can be
10 second disregard entry
10 second i confirm
10 second i disregard
10 second is data
10 second known be
10 second my is
10 second nam ,
10 second need by
10 second no for
10 second not you
10 second now ONE
10 second read SUBJECT
10 second record ONE
10 second record so
10 second second .
10 second siz >
10 second that wrong
10 second treat number
10 second was of
10 second work the
10 second you me
10 word 'm
10 word anyth
10 word ein
10 word het
10 word morn
10 word ne
10 word nurs
10 word read
10 word trustworthy
10 word using
10 word ward
10 word wrong
10 word zinc
10 word è
-9 next # )
-9 next # ONE
-9 next 's #
-9 next , at
-9 next , but
-9 next , it
-9 next , unit
-9 next - #
-9 next < roughly
-9 next ONE per
-9 next SUBJECT )
-9 next SUBJECT app
-9 next SUBJECT gav
-9 next SUBJECT hav
-9 next SUBJECT log
-9 next SUBJECT of
-9 next about thi
-9 next answer ONE
-9 next api .
-9 next check it
-9 next dat ,
-9 next first .
-9 next high ,
-9 next in .
-9 next is correct
-9 next it 's
-9 next it has
-9 next last year
-9 next list is
-9 next match .
-9 next on #
-9 next on it
-9 next return SUBJECT
-9 next row .
-9 next show a
-9 next split .
-9 next the amount
-9 next the tax
-9 next ther is
-9 next to ONE
-9 next unit in
-9 second # =
-9 second 's say
-9 second ( SUBJECT
-9 second , :
-9 second , you
-9 second : :
-9 second : of
-9 second < =
-9 second < by
-9 second < first
-9 second < or
-9 second < see
-9 second < think
-9 second RIVAL ,
-9 second SUBJECT ;
-9 second THIS ,
-9 second api >
-9 second be with
-9 second box >
-9 second can a
-9 second do match
-9 second doubl check
-9 second first >
-9 second i .
-9 second i call
-9 second is :
-9 second is right
-9 second list return
-9 second match >
-9 second mean ONE
-9 second one >
-9 second out #
-9 second register the
-9 second sam .
-9 second second ,
-9 second split >
-9 second stay ONE
-9 second than >
-9 second that a
-9 second the data
-9 second the number
-9 second the servic
-9 second to it
-9 second total ONE
-9 second treat as
-9 second was :
-9 second well the
-9 second which the
-9 second with as
-9 second you not
-9 word also
-9 word app
-9 word b
-9 word claus
-9 word condition
-9 word decimal
-9 word e
-9 word exact
-9 word factor
-9 word issu
-9 word itself
-9 word k
-9 word le
-9 word much
-9 word my
-9 word official
-9 word previou
-9 word print
-9 word reject
-9 word right
-9 word saw
-9 word sheet
-9 word stay
-9 word though
-9 word unusual
9 next # 's
9 next # test
9 next 'll disregard
9 next 'm leav
9 next < as
9 next < someon
9 next < until
9 next ONE contradict
9 next ONE for
9 next ONE leav
9 next SUBJECT can
9 next SUBJECT count
9 next SUBJECT only
9 next a half
9 next abov #
9 next as record
9 next averag SUBJECT
9 next better figur
9 next board :
9 next both RIVAL
9 next both THIS
9 next count is
9 next data .
9 next divid by
9 next for RIVAL
9 next for THIS
9 next giv you
9 next hav it
9 next impossibl ,
9 next is implausibl
9 next is on
9 next is test
9 next is too
9 next it should
9 next lowest SUBJECT
9 next many SUBJECT
9 next me the
9 next no other
9 next not find
9 next not list
9 next not pick
9 next not rely
9 next not usabl
9 next number as
9 next number i
9 next on a
9 next on record
9 next one in
9 next only has
9 next portal show
9 next read .
9 next send me
9 next so #
9 next so that
9 next so the
9 next still run
9 next test SUBJECT
9 next test data
9 next that many
9 next the api
9 next the averag
9 next the lab
9 next the system
9 next the tracker
9 next thi siz
9 next treat the
9 next until the
9 next until then
9 next used .
9 next valu :
9 next year :
9 second # still
9 second 'd the
9 second , can
9 second : #
9 second : is
9 second < board
9 second < order
9 second < valid
9 second RIVAL its
9 second SUBJECT SUBJECT
9 second SUBJECT but
9 second SUBJECT yet
9 second THIS its
9 second as and
9 second be on
9 second can tell
9 second could find
9 second could send
9 second data >
9 second fil >
9 second from .
9 second has broken
9 second how SUBJECT
9 second la SUBJECT
9 second longer RIVAL
9 second longer THIS
9 second number SUBJECT
9 second of siz
9 second portal ONE
9 second possibl .
9 second read >
9 second report ONE
9 second report SUBJECT
9 second send the
9 second sourc RIVAL
9 second sourc THIS
9 second the order
9 second two (
9 second used >
9 second wer in
9 second who on
9 word board
9 word eight
9 word enter
9 word les
9 word lin
9 word longer
9 word mor
9 word new
9 word offer
9 word perhap
9 word qui
9 word record
9 word repeat
9 word return
9 word roughly
9 word still
9 word un
9 word when
-8 next # k
-8 next 'd say
-8 next 'm sorry
-8 next 's what
-8 next ; #
-8 next < of
-8 next ONE by
-8 next ONE has
-8 next ONE pag
-8 next _ db
-8 next a ONE
-8 next add the
-8 next amount do
-8 next and i
-8 next api say
-8 next as provisional
-8 next ask for
-8 next be in
-8 next between #
-8 next but pleas
-8 next call it
-8 next complet .
-8 next confirm it
-8 next depend on
-8 next for the
-8 next gav mor
-8 next has a
-8 next hav thi
-8 next i stay
-8 next if the
-8 next in SUBJECT
-8 next is complet
-8 next is in
-8 next it a
-8 next likely ONE
-8 next log ,
-8 next most likely
-8 next must be
-8 next no -
-8 next no discrepancy
-8 next not decid
-8 next not resolv
-8 next not right
-8 next not say
-8 next number to
-8 next of it
-8 next on averag
-8 next operator 's
-8 next p #
-8 next plan .
-8 next pleas hav
-8 next reason i
-8 next record .
-8 next result :
-8 next rul out
-8 next servic .
-8 next tell which
-8 next the archiv
-8 next the build
-8 next the databas
-8 next the label
-8 next the scal
-8 next the second
-8 next the sourc
-8 next the split
-8 next the statu
-8 next the way
-8 next the well
-8 next thi ,
-8 next total ,
-8 next want the
-8 next will be
-8 next would say
-8 second # its
-8 second # of
-8 second # was
-8 second 's the
-8 second , or
-8 second : amount
-8 second < RIVAL
-8 second < THIS
-8 second < out
-8 second < well
-8 second ONE be
-8 second ONE confidenc
-8 second ONE gav
-8 second ONE on
-8 second ONE though
-8 second SUBJECT on
-8 second answer ,
-8 second app ONE
-8 second as as
-8 second be that
-8 second call a
-8 second can decid
-8 second can resolv
-8 second check .
-8 second complet >
-8 second doe match
-8 second far the
-8 second for reason
-8 second i -
-8 second i answer
-8 second i sorry
-8 second if want
-8 second is %
-8 second may >
-8 second much it
-8 second n #
-8 second no wer
-8 second not much
-8 second not their
-8 second one #
-8 second one .
-8 second one per
-8 second or :
-8 second p >
-8 second plan >
-8 second ran query
-8 second read .
-8 second record >
-8 second run ONE
-8 second servic >
-8 second so stay
-8 second the app
-8 second the i
-8 second the only
-8 second well ONE
-8 word authority
-8 word build
-8 word cam
-8 word club
-8 word contradictory
-8 word directly
-8 word doubl
-8 word due
-8 word earlier
-8 word fault
-8 word fewer
-8 word from
-8 word label
-8 word long
-8 word lower
-8 word miss
-8 word na
-8 word notic
-8 word option
-8 word pag
-8 word permit
-8 word provisional
-8 word publication
-8 word significant
-8 word slow
-8 word small
-8 word sometim
-8 word stak
-8 word tabl
-8 word target
-8 word that
-8 word ther
-8 word thes
-8 word third
-8 word tim
-8 word was
-8 word wurden
8 next # or
8 next , befor
8 next , reason
8 next , therefor
8 next ; no
8 next < impossibl
8 next < run
8 next < york
8 next < your
8 next ONE did
8 next SUBJECT ?
8 next SUBJECT area
8 next a count
8 next and should
8 next api valu
8 next as #
8 next at most
8 next beat the
8 next between the
8 next but its
8 next by ten
8 next contain SUBJECT
8 next disregard the
8 next export say
8 next full -
8 next got ONE
8 next instead of
8 next is stor
8 next me to
8 next nam the
8 next no .
8 next no trustworthy
8 next not RIVAL
8 next not THIS
8 next not pass
8 next of thi
8 next on thi
8 next out ,
8 next reason :
8 next record ,
8 next right ,
8 next seat #
8 next should look
8 next sorry ,
8 next still to
8 next stor valu
8 next summary sheet
8 next suspect that
8 next the export
8 next the room
8 next the servic
8 next the ward
8 next them .
8 next then i
8 next to answer
8 next tool report
8 next which SUBJECT
8 next which mak
8 next yet SUBJECT
8 second 'll the
8 second 'm thi
8 second 's in
8 second 's leav
8 second ) #
8 second , that
8 second : api
8 second < 's
8 second < export
8 second < me
8 second < registry
8 second < then
8 second ONE mor
8 second ONE out
8 second RIVAL are
8 second RIVAL yet
8 second SUBJECT becaus
8 second SUBJECT out
8 second SUBJECT report
8 second THIS are
8 second THIS yet
8 second a of
8 second a that
8 second an of
8 second and )
8 second and .
8 second at #
8 second batch .
8 second be #
8 second be ;
8 second been yet
8 second believ the
8 second board ONE
8 second confirm SUBJECT
8 second could be
8 second databas ONE
8 second export ONE
8 second far >
8 second field ONE
8 second field stor
8 second giv number
8 second has >
8 second if hav
8 second in day
8 second is the
8 second it :
8 second its .
8 second leav the
8 second list the
8 second many are
8 second nicht .
8 second not to
8 second not who
8 second per is
8 second portal .
8 second room #
8 second seat >
8 second should at
8 second should be
8 second so do
8 second sorry i
8 second stor :
8 second tabl the
8 second the entry
8 second the instead
8 second the result
8 second the seat
8 second the show
8 second ther only
8 second they not
8 second until i
8 second was first
8 second wer #
8 second with .
8 second would mor
8 second would use
8 word basi
8 word comput
8 word dilution
8 word instead
8 word municipality
8 word operation
8 word pars
8 word pleas
8 word reader
8 word stock
8 word york
-7 next # =
-7 next # of
-7 next # peopl
-7 next , candidat
-7 next : i
-7 next < at
-7 next < either
-7 next < le
-7 next < only
-7 next < result
-7 next ONE to
-7 next SUBJECT abov
-7 next about that
-7 next against the
-7 next all thre
-7 next and that
-7 next api 's
-7 next api and
-7 next are in
-7 next both remain
-7 next but with
-7 next com to
-7 next count ,
-7 next drop .
-7 next factor of
-7 next found ONE
-7 next from my
-7 next had a
-7 next has RIVAL
-7 next has THIS
-7 next has no
-7 next i did
-7 next i doubl
-7 next i trust
-7 next inconsistent with
-7 next is clearly
-7 next is no
-7 next is one
-7 next it can
-7 next limit ,
-7 next log is
-7 next mak up
-7 next may .
-7 next my best
-7 next my sid
-7 next n :
-7 next no longer
-7 next not availabl
-7 next not chang
-7 next not fully
-7 next not significant
-7 next of ONE
-7 next one of
-7 next only giv
-7 next over #
-7 next remain possibl
-7 next row hav
-7 next see no
-7 next siz is
-7 next sourc i
-7 next that i
-7 next the catalogu
-7 next the last
-7 next the minimum
-7 next the plan
-7 next the rat
-7 next the sign
-7 next thi year
-7 next to RIVAL
-7 next to THIS
-7 next trust the
-7 next up #
-7 next use .
-7 next valu are
-7 next was not
-7 next was reject
-7 next water .
-7 next well #
-7 next wer drop
-7 next with ONE
-7 next wrong for
-7 next you ask
-7 second # _
-7 second # be
-7 second # for
-7 second # no
-7 second % the
-7 second 's ,
-7 second , ,
-7 second , the
-7 second , with
-7 second - was
-7 second . >
-7 second ; remain
-7 second < archiv
-7 second < at
-7 second < doubl
-7 second < error
-7 second < per
-7 second < rat
-7 second < that
-7 second ONE :
-7 second ONE ONE
-7 second ONE although
-7 second ONE and
-7 second ONE right
-7 second ONE total
-7 second ONE unit
-7 second ONE with
-7 second SUBJECT as
-7 second SUBJECT i
-7 second a ONE
-7 second a result
-7 second and both
-7 second and build
-7 second and not
-7 second and the
-7 second answer SUBJECT
-7 second ask SUBJECT
-7 second both possibl
-7 second but .
-7 second but is
-7 second can the
-7 second clear .
-7 second dat so
-7 second de .
-7 second drop >
-7 second either or
-7 second found discrepancy
-7 second from sid
-7 second has pag
-7 second i be
-7 second is and
-7 second is availabl
-7 second is by
-7 second is in
-7 second it RIVAL
-7 second it THIS
-7 second likely ,
-7 second mak #
-7 second may a
-7 second me but
-7 second my ;
-7 second neither is
-7 second no on
-7 second null candidat
-7 second one ONE
-7 second only thi
-7 second reject >
-7 second rul the
-7 second that one
-7 second the do
-7 second the mean
-7 second the permit
-7 second the used
-7 second two ,
-7 second use >
-7 second which clearly
-7 second with confidenc
-7 word @sentences_1
-7 word a
-7 word account
-7 word apm
-7 word assum
-7 word bill
-7 word booking
-7 word card
-7 word chosen
-7 word clear
-7 word commit
-7 word consistent
-7 word cross
-7 word deni
-7 word each
-7 word estimat
-7 word gap
-7 word get
-7 word go
-7 word grew
-7 word inconsistent
-7 word likely
-7 word mail
-7 word normal
-7 word older
-7 word paid
-7 word person
-7 word plain
-7 word policy
-7 word product
-7 word quarter
-7 word reading
-7 word requir
-7 word sino
-7 word trust
-7 word unless
-7 word verifi
-7 word version
-7 word within
-7 word written
7 next # bed
7 next # can
7 next 'd ask
7 next ) is
7 next , mor
7 next . csv
7 next : no
7 next : not
7 next < averag
7 next < can
7 next < hmm
7 next < output
7 next < report
7 next RIVAL follow
7 next SUBJECT >
7 next SUBJECT a
7 next SUBJECT figur
7 next THIS follow
7 next _ valu
7 next a digit
7 next a figur
7 next and over
7 next annual entitlement
7 next api show
7 next april #
7 next at it
7 next availabl .
7 next becaus its
7 next bed ,
7 next befor giv
7 next befor it
7 next brochur .
7 next by SUBJECT
7 next cent ,
7 next com from
7 next count only
7 next disregard it
7 next document .
7 next exce the
7 next exist ,
7 next far .
7 next for an
7 next for may
7 next found no
7 next from #
7 next has .
7 next has been
7 next hav .
7 next hmm ,
7 next i leav
7 next i will
7 next in its
7 next is mor
7 next is roughly
7 next it ;
7 next its own
7 next list with
7 next low .
7 next my answer
7 next not publish
7 next of RIVAL
7 next of THIS
7 next on that
7 next output of
7 next put in
7 next report a
7 next should be
7 next sourc giv
7 next stor as
7 next summary is
7 next than RIVAL
7 next than THIS
7 next the entir
7 next the first
7 next ther 's
7 next to be
7 next under #
7 next valu for
7 second # ,
7 second # can
7 second # is
7 second 'd a
7 second ( RIVAL
7 second ( THIS
7 second : a
7 second : the
7 second ; 'd
7 second ; do
7 second ; hav
7 second ; it
7 second < hav
7 second < may
7 second < wo
7 second ONE all
7 second ONE com
7 second ONE exce
7 second ONE whil
7 second ONE wrong
7 second _ has
7 second a for
7 second and and
7 second and be
7 second and still
7 second annual is
7 second are ,
7 second as :
7 second availabl >
7 second brochur >
7 second by ,
7 second can hav
7 second cent so
7 second count RIVAL
7 second count THIS
7 second digit ,
7 second direct ,
7 second disregard .
7 second document >
7 second entitlement #
7 second hav >
7 second hav other
7 second hav that
7 second i at
7 second impossibl so
7 second in >
7 second in brochur
7 second in entir
7 second in fil
7 second in the
7 second is ONE
7 second is answer
7 second is first
7 second look it
7 second low >
7 second maximum .
7 second must be
7 second n pas
7 second nam >
7 second nam the
7 second no read
7 second of last
7 second on :
7 second remain .
7 second roughly SUBJECT
7 second sheet the
7 second sourc (
7 second stor is
7 second stor the
7 second that ,
7 second the area
7 second the as
7 second the contain
7 second the who
7 second thi :
7 second tim the
7 second treat with
7 second two disagre
7 second what api
7 second which do
7 word anyon
7 word anywher
7 word beat
7 word call
7 word ce
7 word certificat
7 word die
7 word direct
7 word document
7 word entir
7 word entitlement
7 word even
7 word fail
7 word gaug
7 word half
7 word handl
7 word hmm
7 word level
7 word metr
7 word registry
7 word sit
7 word someon
7 word stop
7 word their
7 word told
7 word took
7 word tracker
7 word work
-6 next # for
-6 next # l
-6 next 'd lik
-6 next , sourc
-6 next , valu
-6 next - .
-6 next - off
-6 next - show
-6 next . SUBJECT
-6 next : all
-6 next < an
-6 next < depend
-6 next < most
-6 next < one
-6 next < still
-6 next < the
-6 next < thes
-6 next < two
-6 next < क
-6 next ONE at
-6 next ONE error
-6 next ONE from
-6 next ONE high
-6 next SUBJECT RIVAL
-6 next SUBJECT THIS
-6 next SUBJECT card
-6 next SUBJECT wer
-6 next a SUBJECT
-6 next accord to
-6 next add up
-6 next and thi
-6 next annual report
-6 next archiv has
-6 next are register
-6 next around ONE
-6 next as far
-6 next availabl ,
-6 next both figur
-6 next but RIVAL
-6 next but THIS
-6 next cross -
-6 next databas .
-6 next en #
-6 next entry ONE
-6 next error .
-6 next far as
-6 next fewer than
-6 next find any
-6 next fit .
-6 next for thi
-6 next for you
-6 next fully certain
-6 next had #
-6 next had no
-6 next has #
-6 next i compar
-6 next i consider
-6 next i got
-6 next in may
-6 next in second
-6 next includ .
-6 next itself .
-6 next label is
-6 next lin #
-6 next lower than
-6 next mean of
-6 next no doubt
-6 next no way
-6 next not read
-6 next not rul
-6 next not sur
-6 next of all
-6 next of them
-6 next one sourc
-6 next order ,
-6 next pleas confirm
-6 next reach the
-6 next reason to
-6 next record and
-6 next register .
-6 next register SUBJECT
-6 next reject .
-6 next say so
-6 next say which
-6 next sinc #
-6 next slow and
-6 next so ONE
-6 next still ,
-6 next sur .
-6 next system is
-6 next the annual
-6 next the count
-6 next the daily
-6 next the floor
-6 next the official
-6 next the other
-6 next the p
-6 next the product
-6 next ther .
-6 next think it
-6 next to open
-6 next tool was
-6 next total of
-6 next two figur
-6 next until someon
-6 next was slow
-6 next well ,
-6 next wrong ,
-6 next wurden ONE
-6 next you need
-6 next क ल
-6 next ल ONE
-6 second # and
-6 second # mak
-6 second 'd to
-6 second 'm fully
-6 second 'm the
-6 second 's doe
-6 second ( to
-6 second ) SUBJECT
-6 second , and
-6 second , to
-6 second < _
-6 second < get
-6 second < got
-6 second < likely
-6 second < product
-6 second < sourc
-6 second < wurden
-6 second < ल
-6 second < —
-6 second ONE ;
-6 second ONE at
-6 second ONE averag
-6 second ONE for
-6 second ONE inconsistent
-6 second ONE report
-6 second SUBJECT a
-6 second SUBJECT all
-6 second SUBJECT an
-6 second SUBJECT and
-6 second SUBJECT register
-6 second SUBJECT return
-6 second SUBJECT thi
-6 second about .
-6 second accord the
-6 second and on
-6 second archiv ONE
-6 second at and
-6 second availabl so
-6 second befor >
-6 second can rul
-6 second card ONE
-6 second cross check
-6 second databas >
-6 second depend the
-6 second do want
-6 second each ,
-6 second error >
-6 second fit >
-6 second for ,
-6 second for the
-6 second from SUBJECT
-6 second giv >
-6 second going the
-6 second has resident
-6 second i lik
-6 second i open
-6 second i ran
-6 second i two
-6 second includ >
-6 second is (
-6 second is ?
-6 second is at
-6 second is best
-6 second it .
-6 second itself >
-6 second list not
-6 second log RIVAL
-6 second log THIS
-6 second log complet
-6 second most ONE
-6 second my answer
-6 second no between
-6 second no show
-6 second no that
-6 second not between
-6 second not certain
-6 second on ;
-6 second on log
-6 second only one
-6 second only the
-6 second order #
-6 second other .
-6 second over #
-6 second portal the
-6 second probably ,
-6 second register .
-6 second register >
-6 second right >
-6 second row no
-6 second sampl .
-6 second second and
-6 second so may
-6 second sourc >
-6 second the >
-6 second the and
-6 second the card
-6 second the giv
-6 second the itself
-6 second the one
-6 second the quarter
-6 second the run
-6 second the was
-6 second ther >
-6 second thought i
-6 second ticket >
-6 second to SUBJECT
-6 second up #
-6 second was ,
-6 second was in
-6 second wer SUBJECT
-6 second with >
-6 second with and
-6 second you the
-6 second क ONE
-6 word ask
-6 word c
-6 word certain
-6 word clinic
-6 word consider
-6 word decad
-6 word decid
-6 word delivery
-6 word doctor
-6 word donation
-6 word drop
-6 word explain
-6 word fre
-6 word fully
-6 word gat
-6 word general
-6 word heat
-6 word help
-6 word inconsistency
-6 word journal
-6 word less
-6 word mai
-6 word march
-6 word mean
-6 word minimum
-6 word monthly
-6 word night
-6 word odd
-6 word ok
-6 word over
-6 word possibl
-6 word rang
-6 word review
-6 word ros
-6 word s
-6 word scal
-6 word slightly
-6 word som
-6 word speak
-6 word suspiciou
-6 word the
-6 word under
-6 word weekly
-6 word whether
-6 word क
-6 word ल
6 next # lin
6 next # m²
6 next 'd leav
6 next , com
6 next , who
6 next < annual
6 next < candidat
6 next < open
6 next ONE )
6 next ONE ?
6 next ONE out
6 next SUBJECT api
6 next SUBJECT as
6 next SUBJECT could
6 next SUBJECT from
6 next SUBJECT nam
6 next SUBJECT on
6 next SUBJECT tool
6 next SUBJECT whil
6 next a full
6 next a search
6 next and an
6 next and need
6 next and noth
6 next anyth .
6 next anywher .
6 next api ,
6 next api call
6 next are .
6 next be quot
6 next call fail
6 next can be
6 next can only
6 next databas has
6 next disagre (
6 next exclud each
6 next exclud the
6 next far too
6 next field is
6 next figur as
6 next fil :
6 next for a
6 next for one
6 next giv ONE
6 next giv the
6 next hav ,
6 next hav a
6 next i tak
6 next in ONE
6 next is absurd
6 next it for
6 next it up
6 next just #
6 next lin list
6 next log RIVAL
6 next log THIS
6 next lookup return
6 next many ,
6 next must not
6 next my count
6 next nam .
6 next no es
6 next no reliabl
6 next not a
6 next not plausibl
6 next of a
6 next offer .
6 next only SUBJECT
6 next only number
6 next or the
6 next pass ,
6 next pass thi
6 next per month
6 next pleas disregard
6 next pool .
6 next question open
6 next read it
6 next record is
6 next remain SUBJECT
6 next result is
6 next sampl is
6 next should not
6 next stor ONE
6 next summary .
6 next tabl .
6 next tak that
6 next ten ,
6 next than ther
6 next that day
6 next that exclud
6 next that would
6 next the index
6 next the level
6 next the lowest
6 next the only
6 next the operation
6 next the provider
6 next the report
6 next the right
6 next the roster
6 next the scan
6 next the typ
6 next the world
6 next tim what
6 next to compar
6 next to offer
6 next two do
6 next up with
6 next usabl valu
6 next valu is
6 next valu of
6 next valu on
6 next when the
6 next whil #
6 next world record
6 next would hav
6 second # month
6 second # offer
6 second 's a
6 second 's can
6 second , )
6 second , field
6 second < giv
6 second < leav
6 second < level
6 second < read
6 second < servic
6 second < should
6 second < to
6 second < tool
6 second < trustworthy
6 second < valu
6 second < you
6 second ONE below
6 second ONE can
6 second ONE who
6 second ONE yet
6 second SUBJECT only
6 second about and
6 second agre i
6 second among .
6 second and no
6 second another .
6 second anyth >
6 second anywher >
6 second are >
6 second as .
6 second ask .
6 second befor SUBJECT
6 second better .
6 second but exclud
6 second can stat
6 second com a
6 second crm ONE
6 second do rely
6 second end #
6 second exclud other
6 second figur .
6 second for #
6 second for )
6 second for ONE
6 second giv ,
6 second giv SUBJECT
6 second giv and
6 second has ONE
6 second hav #
6 second hav .
6 second hav better
6 second hav replacement
6 second hold .
6 second hr >
6 second i ask
6 second in plac
6 second is impossibl
6 second is low
6 second is than
6 second it probably
6 second it the
6 second it with
6 second leav question
6 second list for
6 second lookup ONE
6 second metr not
6 second mix up
6 second no :
6 second no can
6 second not by
6 second not quot
6 second of metr
6 second of on
6 second offer >
6 second on #
6 second only that
6 second order RIVAL
6 second order THIS
6 second reject valu
6 second result so
6 second so #
6 second so could
6 second so figur
6 second so is
6 second so treat
6 second stat number
6 second stor SUBJECT
6 second summary >
6 second system >
6 second t #
6 second tabl >
6 second than are
6 second that as
6 second the ,
6 second the ONE
6 second the RIVAL
6 second the THIS
6 second the certificat
6 second the dat
6 second the from
6 second the mix
6 second the pag
6 second the pool
6 second the shar
6 second the sourc
6 second thes each
6 second thi a
6 second total SUBJECT
6 second typ ,
6 second up the
6 second usabl .
6 second valu fil
6 second week so
6 second what portal
6 second will giv
6 second with number
6 second would a
6 second would quot
6 second your .
6 word absurd
6 word area
6 word as
6 word averag
6 word bonu
6 word camera
6 word cent
6 word count
6 word cover
6 word flat
6 word forest
6 word good
6 word hard
6 word height
6 word his
6 word how
6 word ignor
6 word il
6 word invoic
6 word lab
6 word lowest
6 word past
6 word pick
6 word plac
6 word protocol
6 word query
6 word readmission
6 word really
6 word replacement
6 word ring
6 word sal
6 word script
6 word seat
6 word sensor
6 word sighting
6 word statu
6 word summit
6 word sun
6 word verify
6 word vessel
6 word world
-5 next # -
-5 next # ;
-5 next # cas
-5 next # g
-5 next # hour
-5 next % )
-5 next % ,
-5 next % >
-5 next 's RIVAL
-5 next 's THIS
-5 next ( SUBJECT
-5 next , i
-5 next , per
-5 next . e
-5 next : (
-5 next : >
-5 next : ok
-5 next ; both
-5 next ; it
-5 next < by
-5 next < il
-5 next < just
-5 next < la
-5 next < lin
-5 next < total
-5 next < we
-5 next ONE ;
-5 next ONE accord
-5 next ONE of
-5 next ONE report
-5 next ONE show
-5 next ONE stand
-5 next ONE unit
-5 next SUBJECT bug
-5 next SUBJECT data
-5 next SUBJECT fail
-5 next SUBJECT may
-5 next SUBJECT yesterday
-5 next a different
-5 next a factor
-5 next a fault
-5 next a miss
-5 next a typo
-5 next a zero
-5 next and got
-5 next anyth els
-5 next at its
-5 next be careful
-5 next best estimat
-5 next between them
-5 next both the
-5 next can confirm
-5 next cap at
-5 next column is
-5 next compar with
-5 next contradict thi
-5 next e .
-5 next entry and
-5 next establish which
-5 next fit the
-5 next for other
-5 next had the
-5 next has SUBJECT
-5 next hour .
-5 next i .
-5 next i believ
-5 next i count
-5 next i get
-5 next i not
-5 next i report
-5 next if you
-5 next in ,
-5 next is due
-5 next is inconsistent
-5 next is lower
-5 next it to
-5 next k and
-5 next last SUBJECT
-5 next latter .
-5 next list the
-5 next low ,
-5 next most of
-5 next no inconsistency
-5 next no row
-5 next not ask
-5 next not establish
-5 next not fit
-5 next on ,
-5 next open ticket
-5 next order :
-5 next out to
-5 next outlier ,
-5 next over the
-5 next pag .
-5 next paper has
-5 next pleas ask
-5 next pleas verify
-5 next portal and
-5 next probably around
-5 next put the
-5 next query .
-5 next rat is
-5 next record for
-5 next registry .
-5 next return a
-5 next roughly ONE
-5 next second ,
-5 next see ONE
-5 next servic ,
-5 next shar of
-5 next sheet has
-5 next show the
-5 next so a
-5 next so it
-5 next stay with
-5 next tak ONE
-5 next than ONE
-5 next that contradict
-5 next the airlin
-5 next the bill
-5 next the clinic
-5 next the draft
-5 next the exact
-5 next the factor
-5 next the feed
-5 next the former
-5 next the gat
-5 next the monthly
-5 next the one
-5 next the practic
-5 next the print
-5 next the screen
-5 next the titl
-5 next ther may
-5 next to doubt
-5 next turn up
-5 next two different
-5 next two is
-5 next under the
-5 next unfortunately can
-5 next was written
-5 next way .
-5 next way to
-5 next week #
-5 next wer ONE
-5 next what it
-5 next which is
-5 next which of
-5 next with its
-5 next year befor
-5 next yesterday .
-5 second # #
-5 second # RIVAL
-5 second # THIS
-5 second # by
-5 second 'd that
-5 second 's pag
-5 second ( :
-5 second , 'd
-5 second , do
-5 second , miss
-5 second , treat
-5 second - ,
-5 second ; trust
-5 second < around
-5 second < believ
-5 second < for
-5 second < i
-5 second < of
-5 second < paper
-5 second < report
-5 second < request
-5 second < ros
-5 second < ther
-5 second < two
-5 second < work
-5 second ONE are
-5 second ONE day
-5 second ONE due
-5 second ONE its
-5 second ONE may
-5 second ONE so
-5 second ONE yesterday
-5 second RIVAL i
-5 second SUBJECT befor
-5 second SUBJECT between
-5 second SUBJECT by
-5 second SUBJECT db
-5 second SUBJECT fiv
-5 second SUBJECT from
-5 second SUBJECT it
-5 second SUBJECT may
-5 second SUBJECT most
-5 second SUBJECT own
-5 second SUBJECT up
-5 second SUBJECT week
-5 second THIS i
-5 second a ,
-5 second a ;
-5 second a report
-5 second a to
-5 second add to
-5 second agent the
-5 second am a
-5 second an SUBJECT
-5 second and ,
-5 second and :
-5 second and ONE
-5 second and are
-5 second as can
-5 second ask the
-5 second averag ONE
-5 second becaus tabl
-5 second between .
-5 second born ONE
-5 second but can
-5 second claim >
-5 second could establish
-5 second die ONE
-5 second doe fit
-5 second due .
-5 second en >
-5 second es ONE
-5 second establish of
-5 second even .
-5 second get ,
-5 second giv different
-5 second given the
-5 second got and
-5 second hav figur
-5 second hav thi
-5 second hold #
-5 second hour >
-5 second i a
-5 second i e
-5 second if had
-5 second in #
-5 second in ,
-5 second in ;
-5 second is official
-5 second last the
-5 second latter >
-5 second le de
-5 second lik .
-5 second list as
-5 second lower the
-5 second me so
-5 second mean .
-5 second my estimat
-5 second need >
-5 second not out
-5 second not sur
-5 second notic the
-5 second number ONE
-5 second odd the
-5 second of (
-5 second of i
-5 second of month
-5 second of to
-5 second on ,
-5 second or ?
-5 second or is
-5 second out .
-5 second out ONE
-5 second pag >
-5 second paper ONE
-5 second probably ONE
-5 second quarter #
-5 second query >
-5 second reason doubt
-5 second registry >
-5 second request the
-5 second return and
-5 second see .
-5 second so two
-5 second so was
-5 second sur >
-5 second the -
-5 second the SUBJECT
-5 second the against
-5 second the answer
-5 second the cas
-5 second the put
-5 second the read
-5 second the total
-5 second the valu
-5 second ther be
-5 second to for
-5 second too to
-5 second two right
-5 second unfortunately not
-5 second was by
-5 second was last
-5 second way >
-5 second which a
-5 second which no
-5 second would .
-5 second yesterday >
-5 second you need
-5 word accord
-5 word airlin
-5 word approval
-5 word box
-5 word breakdown
-5 word calendar
-5 word careful
-5 word character
-5 word conversion
-5 word correct
-5 word cours
-5 word degre
-5 word did
-5 word district
-5 word draw
-5 word entirely
-5 word euro
-5 word extra
-5 word floor
-5 word former
-5 word fraction
-5 word growth
-5 word hat
-5 word hour
-5 word into
-5 word later
-5 word library
-5 word look
-5 word lot
-5 word main
-5 word manual
-5 word material
-5 word mistaken
-5 word obtain
-5 word onlin
-5 word peak
-5 word player
-5 word prefer
-5 word preliminary
-5 word presumably
-5 word procurement
-5 word quit
-5 word reach
-5 word revis
-5 word screen
-5 word seem
-5 word separat
-5 word skip
-5 word slip
-5 word titl
-5 word twic
-5 word typo
-5 word usually
-5 word what
5 next # is
5 next # last
5 next # mg
5 next # per
5 next # plac
5 next # whil
5 next 'd not
5 next 'm stay
5 next ( api
5 next , out
5 next , yet
5 next - read
5 next ; die
5 next ; thes
5 next < die
5 next < thi
5 next ONE com
5 next ONE new
5 next ONE top
5 next SUBJECT one
5 next SUBJECT return
5 next SUBJECT together
5 next a #
5 next a negativ
5 next a reliabl
5 next an answer
5 next an old
5 next another sourc
5 next are under
5 next availabl :
5 next averag :
5 next basi .
5 next be confirm
5 next be repeat
5 next belong to
5 next but i
5 next consist of
5 next corrupt ,
5 next could not
5 next down :
5 next duplicat .
5 next enter it
5 next entry as
5 next eur #
5 next for me
5 next for now
5 next get the
5 next giv #
5 next given .
5 next had only
5 next half -
5 next hard to
5 next her :
5 next http #
5 next in your
5 next january #
5 next leav at
5 next leav that
5 next left in
5 next list ONE
5 next list end
5 next me .
5 next mean :
5 next month are
5 next nam a
5 next no ONE
5 next no dependabl
5 next no replacement
5 next no second
5 next not comfortabl
5 next not stand
5 next not to
5 next noth els
5 next number should
5 next of that
5 next output is
5 next pag of
5 next pag say
5 next part of
5 next plausibl ,
5 next pleas treat
5 next rank ,
5 next rely on
5 next report giv
5 next report nam
5 next right SUBJECT
5 next run from
5 next should i
5 next so i
5 next stor in
5 next survey RIVAL
5 next survey THIS
5 next suspect the
5 next system return
5 next tabl list
5 next tak #
5 next than a
5 next that entry
5 next that number
5 next that thi
5 next the enrolment
5 next the field
5 next the lin
5 next the maximum
5 next the mean
5 next the median
5 next the nam
5 next the next
5 next the organiser
5 next the remain
5 next the sal
5 next the year
5 next thi entry
5 next to believ
5 next to get
5 next tool 's
5 next top in
5 next top the
5 next total SUBJECT
5 next treat it
5 next tru .
5 next trustworthy figur
5 next up and
5 next was only
5 next was unabl
5 next week ,
5 next well ;
5 next wer bought
5 next who is
5 next whol SUBJECT
5 next work with
5 next would mean
5 next would need
5 next you hav
5 second # all
5 second # ther
5 second # weigh
5 second 'm comfortabl
5 second 's are
5 second 's contradict
5 second 's fil
5 second ( ,
5 second ( vs
5 second ) i
5 second , 'm
5 second , for
5 second , nam
5 second , nobody
5 second , thi
5 second - count
5 second - one
5 second : (
5 second : row
5 second ; suspect
5 second < correct
5 second < event
5 second < negativ
5 second < press
5 second < query
5 second < will
5 second ONE far
5 second ONE from
5 second ONE i
5 second ONE stor
5 second SUBJECT found
5 second SUBJECT giv
5 second SUBJECT hav
5 second SUBJECT read
5 second SUBJECT show
5 second a error
5 second a would
5 second ahead RIVAL
5 second ahead THIS
5 second already #
5 second and can
5 second and to
5 second api .
5 second api one
5 second at point
5 second availabl ONE
5 second basi >
5 second born #
5 second both return
5 second claim ONE
5 second databas but
5 second day so
5 second duplicat >
5 second figur not
5 second for whol
5 second found .
5 second from to
5 second giv count
5 second given >
5 second hard believ
5 second hav from
5 second i ,
5 second i therefor
5 second in rank
5 second in was
5 second it a
5 second its is
5 second list at
5 second list which
5 second many in
5 second mor ther
5 second must to
5 second my ,
5 second not ;
5 second not from
5 second number .
5 second of per
5 second on basi
5 second one mor
5 second only %
5 second part .
5 second pleas it
5 second print the
5 second rank SUBJECT
5 second rather the
5 second re read
5 second read ;
5 second repeat the
5 second report RIVAL
5 second report THIS
5 second right .
5 second row #
5 second run ,
5 second sampl #
5 second servic #
5 second show ,
5 second show .
5 second sinc #
5 second sind .
5 second so 'd
5 second so 'll
5 second so ONE
5 second so mean
5 second than #
5 second that the
5 second the blank
5 second the her
5 second the in
5 second the team
5 second the that
5 second the year
5 second treat entry
5 second tru >
5 second two not
5 second unabl confirm
5 second valu .
5 second vs )
5 second want ask
5 second was to
5 second wer the
5 second what SUBJECT
5 second which was
5 second who in
5 second with :
5 second with i
5 second would #
5 second would the
5 second yet SUBJECT
5 second you number
5 word allow
5 word around
5 word belong
5 word berth
5 word caution
5 word cell
5 word com
5 word consist
5 word corrupt
5 word dependabl
5 word discard
5 word empty
5 word engineer
5 word enrolment
5 word ethanol
5 word eur
5 word exce
5 word fresh
5 word given
5 word guess
5 word http
5 word lookup
5 word mg
5 word mislabell
5 word must
5 word nominal
5 word offic
5 word organiser
5 word own
5 word park
5 word provider
5 word pur
5 word que
5 word queu
5 word recip
5 word rely
5 word remain
5 word result
5 word roll
5 word roster
5 word someth
5 word tak
5 word typ
5 word unlikely
""",
    "both": """\
96 word or
91 word @mentions_2
-74 word @mentions_3
72 word which
71 word both
-70 word #
61 word between
60 second RIVAL THIS
60 second THIS RIVAL
59 next : >
57 word somewher
56 second between and
55 second i not
54 word to
54 word two
51 next candidat :
50 second not which
49 word either
49 word si
48 next ONE and
47 second ONE #
-46 word @sides_1
46 second < answer
46 word @sides_2
45 second to SUBJECT
45 word possibl
-44 next , which
43 next < somewher
42 next je ne
42 next somewher between
42 second undecid >
42 word can
42 word ne
42 word undecid
-41 next is the
-41 word @sentences_1
-41 word wer
41 word @sentences_3
41 word could
41 word se
40 next could be
40 second < between
40 second to ,
39 word and
-38 second < ,
38 next by the
-37 second : >
-37 second and ,
-37 second i the
37 next , SUBJECT
37 next the two
37 word tell
-36 next the former
-36 word former
36 next ONE >
36 word not
-35 word @mentions_1
35 next RIVAL THIS
35 next THIS RIVAL
35 next can not
35 next or #
35 word camera
35 word if
35 word je
35 word toll
35 word wert
-34 second SUBJECT SUBJECT
-34 word alternativ
-34 word but
34 next < não
34 next answer :
34 second and SUBJECT
34 word :
34 word o
33 second SUBJECT the
33 second candidat >
33 second which is
33 word depend
32 next and i
32 next depend on
32 second count ONE
32 second of SUBJECT
32 word register
32 word und
-31 second , is
-31 second the one
31 second answer ONE
31 word you
30 second , >
30 word RIVAL
30 word THIS
30 word het
30 word leav
30 word rang
29 next and #
29 word im
29 word oder
-28 second < SUBJECT
-28 word the
28 next # :
28 next < impossibl
28 next RIVAL o
28 next THIS o
28 next o RIVAL
28 next o THIS
28 next which of
28 word sich
28 word them
-27 next , but
-27 next the latter
-27 word latter
27 next : null
27 next < if
27 next it is
27 second < ?
27 second and are
27 word answer
27 word conflict
27 word null
-26 next ONE is
-26 word ,
-26 word ;
-26 word first
-26 word sinc
26 next i can
26 second # .
26 second register >
26 word impossibl
26 word sourc
-25 next : #
-25 next SUBJECT ,
-25 second < :
-25 word a
25 next , the
25 next , without
25 next ONE ?
25 next SUBJECT by
25 next say which
25 next to RIVAL
25 next to THIS
25 second SUBJECT is
25 second i no
25 second the is
25 word dashboard
25 word reconcil
24 next , ONE
24 next < ONE
24 next < one
24 second < and
24 second answer null
24 second has ,
24 second nicht .
24 word card
24 word remain
-23 next < not
-23 next log .
-23 second or ?
-23 second the figur
-23 word had
23 next . >
23 next and the
23 next count :
23 next the answer
23 second of two
23 second or .
23 word i
23 word pas
23 word without
-22 next ONE ,
-22 next not RIVAL
-22 next not THIS
-22 next with the
-22 second , ,
-22 second in .
-22 word as
-22 word db
-22 word out
-22 word rank
22 next ONE or
22 next SUBJECT was
22 next it could
22 second SUBJECT of
22 second and .
22 second option :
22 word csv
22 word due
22 word log
22 word open
22 word resolv
-21 next ) .
-21 next < #
-21 next a .
-21 next latter .
-21 next the one
-21 second ) >
-21 second _ :
-21 second a >
-21 second latter >
-21 word support
-21 word than
21 next < candidat
21 next RIVAL -
21 next RIVAL or
21 next THIS -
21 next THIS or
21 next accord to
21 next is ONE
21 next not say
21 second , by
21 second is of
21 word result
-20 next ; RIVAL
-20 next ; THIS
-20 next ; the
-20 next RIVAL is
-20 next THIS is
-20 next the api
-20 second wer .
-20 word after
-20 word averag
-20 word cam
-20 word go
-20 word last
-20 word mean
-20 word use
20 next < report
20 next < result
20 next if you
20 next is either
20 next or RIVAL
20 next or THIS
20 next tell which
20 next the sam
20 next which .
20 second < can
20 second or SUBJECT
20 second which >
20 second which the
20 word api
20 word count
20 word não
20 word other
20 word sam
-19 next ONE db
-19 next my answer
-19 second , former
-19 second , the
-19 second : db
-19 second RIVAL SUBJECT
-19 second THIS SUBJECT
-19 second from to
-19 word @sentences_2
-19 word reject
-19 word revis
-19 word should
-19 word year
19 next . .
19 next hav no
19 next i could
19 next i hav
19 second < sit
19 second and hav
19 second could RIVAL
19 second could THIS
19 second depend the
19 second to which
19 word circulation
19 word databas
19 word each
19 word é
-18 next , i
-18 next : RIVAL
-18 next : THIS
-18 next former is
-18 next the lower
-18 next 张 >
-18 second > >
-18 second RIVAL >
-18 second THIS >
-18 second the .
-18 second the support
-18 word lower
-18 word thi
18 next RIVAL (
18 next SUBJECT sit
18 next THIS (
18 next be RIVAL
18 next be THIS
18 next is too
18 next leav the
18 next null ,
18 next open .
18 next rang from
18 next they are
18 next 张 ,
18 second ( )
18 second , register
18 second < -
18 second < annual
18 second < daily
18 second < two
18 second my :
18 second open >
18 second register .
18 second say ,
18 second the contradict
18 second the fil
18 word -
18 word @mentions_4
18 word @sentences_4
18 word de
18 word 张
-17 next , so
-17 next SUBJECT :
-17 next go with
-17 next the RIVAL
-17 next the THIS
-17 next the fil
-17 second , SUBJECT
-17 second < latter
-17 second figur the
-17 second is one
-17 second support the
-17 word beat
-17 word duplicat
-17 word from
17 next - RIVAL
17 next - THIS
17 next < som
17 next ONE (
17 next RIVAL ,
17 next THIS ,
17 next could not
17 next each other
17 next not resolv
17 next one of
17 next the annual
17 next the photo
17 next the plan
17 next undecid .
17 second # the
17 second < by
17 second box >
17 second i both
17 second i leav
17 second is by
17 second say .
17 word annual
17 word photo
17 word say
17 word som
-16 next < SUBJECT
-16 next SUBJECT ;
-16 next i recommend
-16 second option .
-16 word >
-16 word follow
-16 word is
-16 word recommend
-16 word remov
-16 word row
-16 word second
-16 word that
16 next ; if
16 next < answer
16 next < het
16 next conflict ,
16 next from the
16 next me which
16 next report #
16 next which one
16 second _ >
16 second do agre
16 second final :
16 second l .
16 word .
16 word candidat
16 word daily
16 word exclud
-15 next # >
-15 next < o
-15 next < rank
-15 next RIVAL :
-15 next THIS :
-15 next correct )
-15 next it :
-15 next the floor
-15 next the report
-15 second , and
-15 second < recommend
-15 second RIVAL not
-15 second SUBJECT ,
-15 second THIS not
-15 word =
-15 word becaus
-15 word floor
-15 word higher
-15 word niet
-15 word rat
-15 word ther
15 next , das
15 next < log
15 next < my
15 next RIVAL oder
15 next RIVAL to
15 next SUBJECT api
15 next THIS oder
15 next THIS to
15 next annual report
15 next either .
15 next i found
15 next not agre
15 next oder RIVAL
15 next oder THIS
15 next of them
15 next on the
15 next register )
15 next report it
15 next to you
15 next two .
15 next you trust
15 second , them
15 second ; could
15 second < a
15 second < to
15 second ONE >
15 second accord the
15 second be .
15 second conflict and
15 second either >
15 second if ,
15 second is ,
15 second no for
15 second report is
15 second sourc :
15 second the show
15 second them .
15 second two >
15 second with report
15 second you >
15 word contradict
15 word hotlin
15 word level
15 word pleas
15 word portal
15 word read
15 word your
-14 next , as
-14 next , not
-14 next - #
-14 next RIVAL )
-14 next SUBJECT are
-14 next THIS )
-14 next higher .
-14 next is higher
-14 next rank :
-14 next sinc the
-14 next 枚です >
-14 second < feed
-14 second SUBJECT RIVAL
-14 second SUBJECT THIS
-14 second SUBJECT has
-14 second higher >
-14 second log >
-14 second neither nor
-14 second the log
-14 word drop
-14 word mai
-14 word nor
-14 word run
-14 word total
-14 word 枚です
14 next # SUBJECT
14 next ask the
14 next contradict each
14 next dashboard ,
14 next i leav
14 next i must
14 next is right
14 next level .
14 next must leav
14 next record and
14 next the turnstil
14 next the utility
14 second - >
14 second ; the
14 second < could
14 second < on
14 second ONE register
14 second a .
14 second and both
14 second are .
14 second can say
14 second contradict other
14 second level >
14 second not between
14 second record the
14 second report :
14 second the export
14 second the has
14 word agre
14 word ledger
14 word record
14 word ring
14 word sit
14 word thes
14 word turnstil
14 word utility
-13 next # and
-13 next < draft
-13 next RIVAL in
-13 next SUBJECT it
-13 next SUBJECT log
-13 next THIS in
-13 next i consider
-13 next it was
-13 next option a
-13 second # RIVAL
-13 second # THIS
-13 second < #
-13 second < ONE
-13 second < beat
-13 second RIVAL #
-13 second SUBJECT >
-13 second SUBJECT ONE
-13 second THIS #
-13 second de ,
-13 second fil >
-13 second first >
-13 second go the
-13 second say SUBJECT
-13 second the sourc
-13 word consider
-13 word four
-13 word ist
-13 word only
-13 word return
-13 word went
-13 word wrong
13 next ) vs
13 next - up
13 next : ONE
13 next : sourc
13 next < both
13 next < which
13 next RIVAL by
13 next SUBJECT record
13 next THIS by
13 next answer is
13 next api :
13 next are exclud
13 next are level
13 next between RIVAL
13 next between THIS
13 next establish which
13 next final answer
13 next if they
13 next in conflict
13 next includ the
13 next log >
13 next no third
13 next order are
13 next portal .
13 next the data
13 next two are
13 second - SUBJECT
13 second < draft
13 second < log
13 second ONE or
13 second SUBJECT somewher
13 second are conflict
13 second at ;
13 second be ;
13 second if count
13 second nennt ,
13 second no one
13 second not ONE
13 second portal >
13 second result ONE
13 second the RIVAL
13 second the THIS
13 second the do
13 second to the
13 second too to
13 word are
13 word establish
13 word kann
13 word nennt
13 word own
13 word question
13 word stay
13 word weekend
-12 next ( RIVAL
-12 next ( THIS
-12 next - -
-12 next < in
-12 next < la
-12 next < of
-12 next < ther
-12 next = RIVAL
-12 next = THIS
-12 next RIVAL ?
-12 next THIS ?
-12 next are SUBJECT
-12 next db >
-12 next figur is
-12 next from RIVAL
-12 next from THIS
-12 next i trust
-12 next ther are
-12 second # :
-12 second < consider
-12 second and RIVAL
-12 second and THIS
-12 second are SUBJECT
-12 second four .
-12 second i to
-12 second the and
-12 second the plan
-12 second the system
-12 second ther no
-12 word correct
-12 word correction
-12 word en
-12 word its
-12 word los
-12 word near
-12 word thought
-12 word unit
-12 word yet
12 next , could
12 next , sourc
12 next , valu
12 next ; both
12 next < by
12 next < depend
12 next < le
12 next < order
12 next ONE loan
12 next RIVAL if
12 next SUBJECT databas
12 next THIS if
12 next _ api
12 next agre .
12 next i got
12 next is at
12 next is correct
12 next loan .
12 next log )
12 next my count
12 next no basi
12 next not clear
12 next not tell
12 next reconcil them
12 next register .
12 next sourc is
12 next the headlin
12 next the rang
12 next to tell
12 next was the
12 next you .
12 second ( log
12 second , be
12 second , if
12 second < 's
12 second < be
12 second < count
12 second < figur
12 second < got
12 second < not
12 second agre >
12 second are the
12 second both #
12 second by headlin
12 second can tell
12 second could be
12 second fil .
12 second in rang
12 second loan >
12 second or ,
12 second reconcil .
12 second tell which
12 second the ,
12 second third .
12 second you the
12 word found
12 word headlin
12 word noth
12 word on
12 word one
12 word prefer
-11 next ( ONE
-11 next , nicht
-11 next : b
-11 next < the
-11 next RIVAL has
-11 next THIS has
-11 next answer .
-11 next api report
-11 next i tak
-11 next in thi
-11 next of #
-11 next the final
-11 next the rat
-11 next who SUBJECT
-11 next wrong .
-11 next year .
-11 second ( remov
-11 second , ONE
-11 second , _
-11 second < .
-11 second < rat
-11 second SUBJECT return
-11 second and log
-11 second answer #
-11 second are ,
-11 second i with
-11 second la .
-11 second on .
-11 second order >
-11 second report .
-11 second survey .
-11 second to api
-11 second to how
-11 second two ,
-11 second was .
-11 second wrong >
-11 second year >
-11 word 'd
-11 word SUBJECT
-11 word an
-11 word il
-11 word in
-11 word longer
-11 word maar
-11 word many
-11 word plac
-11 word shar
-11 word signatur
-11 word thank
-11 word valu
-11 word was
-11 word who
-11 word —
11 next ) :
11 next , by
11 next < ask
11 next < assessment
11 next SUBJECT >
11 next are tied
11 next assessment >
11 next basi for
11 next befor publish
11 next both .
11 next both are
11 next choos between
11 next count is
11 next data :
11 next do not
11 next favour one
11 next fil it
11 next for prefer
11 next het dashboard
11 next i 'm
11 next i list
11 next not decid
11 next or the
11 next read the
11 next result :
11 next say ONE
11 next show ONE
11 next tell me
11 next the count
11 next the sourc
11 next tied .
11 second SUBJECT #
11 second SUBJECT record
11 second basi prefer
11 second befor a
11 second both >
11 second can decid
11 second card ONE
11 second fil is
11 second for .
11 second must the
11 second on SUBJECT
11 second other so
11 second rang -
11 second record ,
11 second the doe
11 second the in
11 second tied >
11 second which them
11 word 'm
11 word allow
11 word another
11 word assessment
11 word basi
11 word cover
11 word l
11 word overall
11 word pick
11 word scal
11 word servic
11 word third
11 word tied
11 word whether
-10 next 's RIVAL
-10 next 's THIS
-10 next : i
-10 next : valu
-10 next SUBJECT RIVAL
-10 next SUBJECT THIS
-10 next _ answer
-10 next a -
-10 next are no
-10 next count for
-10 next fil .
-10 next floor plan
-10 next i 'd
-10 next i need
-10 next pleas use
-10 next reject :
-10 next second one
-10 next tak the
-10 next the log
-10 second # >
-10 second 's ,
-10 second 's .
-10 second , RIVAL
-10 second , THIS
-10 second - is
-10 second ; b
-10 second < =
-10 second < second
-10 second < wer
-10 second RIVAL .
-10 second THIS .
-10 second and on
-10 second fil the
-10 second from .
-10 second i ONE
-10 second no count
-10 second not the
-10 second remov >
-10 second second is
-10 second thi .
-10 second to .
-10 word all
-10 word audit
-10 word by
-10 word cheaper
-10 word cifra
-10 word extract
-10 word fil
-10 word final
-10 word month
-10 word n
-10 word po
-10 word richtig
-10 word ros
-10 word sino
-10 word tim
10 next , RIVAL
10 next , THIS
10 next , and
10 next , depend
10 next ; it
10 next RIVAL e
10 next SUBJECT is
10 next THIS e
10 next a >
10 next a figur
10 next at odd
10 next both remain
10 next count (
10 next fals ,
10 next log is
10 next not ,
10 next odd with
10 next remain possibl
10 next report has
10 next settl it
10 next so pleas
10 next the district
10 next them .
10 next two is
10 second , .
10 second , b
10 second , pleas
10 second . (
10 second . >
10 second : .
10 second : SUBJECT
10 second : by
10 second < depend
10 second RIVAL (
10 second SUBJECT meant
10 second THIS (
10 second at with
10 second both possibl
10 second can resolv
10 second i left
10 second if are
10 second is odd
10 second just >
10 second log ONE
10 second or :
10 second prefer .
10 second read ONE
10 second settl .
10 second stay .
10 second the can
10 second the which
10 second them >
10 second two right
10 second up .
10 word agreement
10 word befor
10 word cancell
10 word correcta
10 word definition
10 word do
10 word finish
10 word gateway
10 word imply
10 word just
10 word la
10 word le
10 word liegt
10 word polic
10 word report
10 word sampl
-9 next # which
-9 next 'est pas
-9 next 's ONE
-9 next , #
-9 next , it
-9 next < das
-9 next < mean
-9 next ONE )
-9 next SUBJECT (
-9 next SUBJECT the
-9 next and not
-9 next ask ,
-9 next b .
-9 next becaus the
-9 next but the
-9 next consider the
-9 next contrary to
-9 next draft :
-9 next is cheaper
-9 next last year
-9 next n 'est
-9 next need to
-9 next on averag
-9 next only for
-9 next ros from
-9 next that contradict
-9 next the mean
-9 next to be
-9 next valu :
-9 next you ask
-9 second , i
-9 second - ,
-9 second : )
-9 second : of
-9 second < order
-9 second ONE ,
-9 second ONE not
-9 second RIVAL correct
-9 second SUBJECT .
-9 second SUBJECT :
-9 second THIS correct
-9 second a of
-9 second answer the
-9 second b >
-9 second by .
-9 second contrary the
-9 second count SUBJECT
-9 second final answer
-9 second i go
-9 second i report
-9 second is only
-9 second last .
-9 second mai .
-9 second n pas
-9 second of .
-9 second than .
-9 second the of
-9 second the sheet
-9 second valu ONE
-9 second went the
-9 word _
-9 word about
-9 word contrary
-9 word earlier
-9 word even
-9 word fail
-9 word high
-9 word input
-9 word number
-9 word off
-9 word old
-9 word p
-9 word previou
-9 word queu
-9 word recomput
-9 word seem
-9 word so
-9 word tak
-9 word ticket
9 next 's a
9 next ) >
9 next ) or
9 next , candidat
9 next , or
9 next < b
9 next < could
9 next < die
9 next < option
9 next SUBJECT read
9 next api .
9 next are in
9 next count on
9 next either the
9 next has RIVAL
9 next has THIS
9 next is meant
9 next leav it
9 next list both
9 next log ,
9 next not establish
9 next null >
9 next of thes
9 next other .
9 next other ;
9 next question doe
9 next say RIVAL
9 next say THIS
9 next the portal
9 next the question
9 next thes two
9 next wer count
9 second ( to
9 second , accord
9 second , at
9 second , with
9 second : sourc
9 second < RIVAL
9 second < THIS
9 second < sourc
9 second RIVAL das
9 second SUBJECT =
9 second SUBJECT count
9 second SUBJECT was
9 second THIS das
9 second and from
9 second api >
9 second are :
9 second at %
9 second could establish
9 second databas RIVAL
9 second databas THIS
9 second doe say
9 second each ;
9 second establish of
9 second is ONE
9 second is clear
9 second log and
9 second not reconcil
9 second null candidat
9 second one thes
9 second or RIVAL
9 second or THIS
9 second other >
9 second pleas the
9 second question not
9 second roughly to
9 second say is
9 second the lie
9 second the to
9 second to )
9 second to portal
9 second wer on
9 second which you
9 second with and
9 word bank
9 word box
9 word carrier
9 word clear
9 word das
9 word data
9 word disagre
9 word district
9 word event
9 word gap
9 word loan
9 word me
9 word nicht
9 word odd
9 word official
9 word plausibl
9 word publish
9 word right
9 word someon
9 word start
9 word statement
9 word station
9 word too
-8 next , becaus
-8 next , et
-8 next : one
-8 next ; without
-8 next < c
-8 next < no
-8 next < reject
-8 next < thought
-8 next < total
-8 next RIVAL and
-8 next RIVAL beat
-8 next THIS and
-8 next THIS beat
-8 next a SUBJECT
-8 next after remov
-8 next between #
-8 next de RIVAL
-8 next de THIS
-8 next et non
-8 next first .
-8 next first plac
-8 next hav it
-8 next how many
-8 next i went
-8 next in SUBJECT
-8 next includ it
-8 next is #
-8 next left out
-8 next many SUBJECT
-8 next must hav
-8 next say who
-8 next so ONE
-8 next that is
-8 next the ONE
-8 next the cadastr
-8 next the ground
-8 next the registry
-8 next thought :
-8 next two sourc
-8 next two system
-8 next unit :
-8 next went with
-8 next which i
-8 second ( :
-8 second , (
-8 second , final
-8 second , non
-8 second , of
-8 second , you
-8 second : first
-8 second < cam
-8 second < in
-8 second ONE ONE
-8 second ONE SUBJECT
-8 second SUBJECT are
-8 second after the
-8 second and ;
-8 second draft ONE
-8 second duplicat )
-8 second e RIVAL
-8 second e THIS
-8 second feed the
-8 second had SUBJECT
-8 second has resident
-8 second how SUBJECT
-8 second i confirm
-8 second log .
-8 second many are
-8 second report and
-8 second so with
-8 second the answer
-8 second the had
-8 second the survey
-8 second to from
-8 second two must
-8 second wer and
-8 second with SUBJECT
-8 word ONE
-8 word against
-8 word away
-8 word cadastr
-8 word ce
-8 word column
-8 word com
-8 word did
-8 word evidenc
-8 word has
-8 word how
-8 word long
-8 word lost
-8 word low
-8 word mov
-8 word que
-8 word resident
-8 word scor
-8 word still
-8 word survey
-8 word though
-8 word well
-8 word would
-8 word yield
8 next , log
8 next , no
8 next - .
8 next : box
8 next : fals
8 next ; i
8 next < box
8 next < roughly
8 next < unclear
8 next < with
8 next RIVAL accord
8 next SUBJECT #
8 next SUBJECT card
8 next THIS accord
8 next a return
8 next and would
8 next api >
8 next are includ
8 next both in
8 next box RIVAL
8 next box THIS
8 next in ,
8 next not reconcil
8 next not settl
8 next noth that
8 next peopl .
8 next pleas hav
8 next servic :
8 next sign ,
8 next the SUBJECT
8 next the csv
8 next the gap
8 next the ministry
8 next the sampl
8 next the tower
8 next thes do
8 next thi ,
8 next tower log
8 next without a
8 next without them
8 second 's or
8 second - :
8 second : ONE
8 second ; must
8 second ; remain
8 second < data
8 second < leav
8 second < prob
8 second < without
8 second RIVAL by
8 second RIVAL if
8 second RIVAL it
8 second RIVAL la
8 second THIS by
8 second THIS if
8 second THIS it
8 second THIS la
8 second and b
8 second and build
8 second and found
8 second api ONE
8 second be ,
8 second can .
8 second count #
8 second es .
8 second found that
8 second in and
8 second leav open
8 second log complet
8 second log not
8 second matter .
8 second on log
8 second peopl >
8 second sampl .
8 second so hav
8 second tell is
8 second the allow
8 second the are
8 second the card
8 second the databas
8 second the disagre
8 second the open
8 second the or
8 second the record
8 second thes .
8 second was in
8 word accord
8 word bill
8 word equally
8 word export
8 word fals
8 word further
8 word got
8 word liv
8 word matter
8 word meter
8 word ministry
8 word new
8 word roughly
8 word server
8 word settl
8 word tabl
8 word unclear
-7 next , sondern
-7 next , though
-7 next , yet
-7 next ; sinc
-7 next < conclusion
-7 next < contrary
-7 next < first
-7 next RIVAL #
-7 next RIVAL nor
-7 next SUBJECT and
-7 next THIS #
-7 next THIS nor
-7 next answer ,
-7 next answer from
-7 next as the
-7 next by a
-7 next check the
-7 next chosen :
-7 next conclusion >
-7 next correction :
-7 next final _
-7 next for RIVAL
-7 next for THIS
-7 next former .
-7 next i had
-7 next if transfer
-7 next is what
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
-7 next report ONE
-7 next second plac
-7 next should be
-7 next than RIVAL
-7 next than THIS
-7 next the audit
-7 next the dashboard
-7 next the old
-7 next the tracker
-7 next two do
-7 next wer SUBJECT
-7 next with #
-7 next with ONE
-7 second ( and
-7 second . ,
-7 second ; them
-7 second < ;
-7 second < candidat
-7 second < plac
-7 second < ros
-7 second < trust
-7 second < use
-7 second < went
-7 second RIVAL ;
-7 second RIVAL which
-7 second SUBJECT becaus
-7 second THIS ;
-7 second THIS which
-7 second and )
-7 second and has
-7 second both and
-7 second correct >
-7 second es ;
-7 second former >
-7 second includ is
-7 second month >
-7 second nicht ,
-7 second no RIVAL
-7 second no THIS
-7 second rank RIVAL
-7 second rank THIS
-7 second sourc SUBJECT
-7 second the differ
-7 second to RIVAL
-7 second to THIS
-7 second total :
-7 second verify .
-7 word %
-7 word although
-7 word check
-7 word chosen
-7 word conclusion
-7 word confirm
-7 word day
-7 word determin
-7 word feed
-7 word fewer
-7 word goe
-7 word group
-7 word instead
-7 word liberal
-7 word lowest
-7 word median
-7 word mill
-7 word nam
-7 word need
-7 word phon
-7 word retien
-7 word select
-7 word sold
-7 word sondern
-7 word tracker
-7 word trust
-7 word week
-7 word win
-7 word zahl
7 next # is
7 next 'd rather
7 next ( SUBJECT
7 next : api
7 next : csv
7 next : unknown
7 next < je
7 next < thes
7 next ONE -
7 next ONE SUBJECT
7 next SUBJECT lie
7 next and noth
7 next another .
7 next befor i
7 next c 'est
7 next csv >
7 next found noth
7 next from my
7 next hav the
7 next is RIVAL
7 next is THIS
7 next it 's
7 next it and
7 next l RIVAL
7 next l THIS
7 next log :
7 next look plausibl
7 next my sid
7 next per month
7 next rather not
7 next right .
7 next say #
7 next that depend
7 next the airlin
7 next the build
7 next the gateway
7 next the other
7 next the sheet
7 next the sign
7 next transfer ,
7 next transfer .
7 next until someon
7 next you count
7 second 'd not
7 second 's say
7 second ) .
7 second ) RIVAL
7 second ) THIS
7 second , giv
7 second , noth
7 second : and
7 second < b
7 second < es
7 second < found
7 second < get
7 second < question
7 second < read
7 second < servic
7 second < start
7 second < was
7 second RIVAL report
7 second RIVAL you
7 second THIS report
7 second THIS you
7 second another >
7 second api valu
7 second are it
7 second call ONE
7 second complet >
7 second dashboard RIVAL
7 second dashboard THIS
7 second first :
7 second from sid
7 second giv .
7 second got and
7 second i check
7 second i rather
7 second it RIVAL
7 second it THIS
7 second it a
7 second my ;
7 second no to
7 second not on
7 second not thi
7 second one them
7 second or (
7 second or >
7 second remain .
7 second report for
7 second return .
7 second second :
7 second servic ONE
7 second sit RIVAL
7 second sit THIS
7 second so stay
7 second the permit
7 second transfer >
7 second without RIVAL
7 second without THIS
7 second you .
7 word airlin
7 word archiv
7 word build
7 word choos
7 word guess
7 word my
7 word permit
7 word recommendation
7 word sid
7 word tower
7 word unknown
-6 next # -
-6 next 'd go
-6 next 'd report
-6 next ( b
-6 next ( the
-6 next , mai
-6 next - >
-6 next < (
-6 next < -
-6 next < correction
-6 next < export
-6 next < il
-6 next < valu
-6 next > RIVAL
-6 next > THIS
-6 next ONE ;
-6 next SUBJECT SUBJECT
-6 next SUBJECT itself
-6 next and RIVAL
-6 next and THIS
-6 next are #
-6 next b )
-6 next but RIVAL
-6 next but THIS
-6 next cam to
-6 next data .
-6 next fewer SUBJECT
-6 next figur that
-6 next first SUBJECT
-6 next follow the
-6 next group ,
-6 next had fewer
-6 next hav been
-6 next is my
-6 next is shorter
-6 next it .
-6 next it should
-6 next itself ,
-6 next log RIVAL
-6 next log THIS
-6 next month .
-6 next nicht RIVAL
-6 next nicht THIS
-6 next no ,
-6 next no es
-6 next not be
-6 next not verify
-6 next on SUBJECT
-6 next order :
-6 next reason :
-6 next reject ,
-6 next remov duplicat
-6 next report data
-6 next report the
-6 next resident .
-6 next seem to
-6 next select :
-6 next the feed
-6 next the first
-6 next the leaflet
-6 next them ,
-6 next to hav
-6 next to report
-6 next two candidat
-6 next van .
-6 next would be
-6 second # ,
-6 second 's count
-6 second , ;
-6 second - -
-6 second : :
-6 second : had
-6 second : is
-6 second : say
-6 second ; =
-6 second < >
-6 second < began
-6 second < der
-6 second < did
-6 second < need
-6 second < total
-6 second < transfer
-6 second = ;
-6 second ONE (
-6 second ONE which
-6 second SUBJECT first
-6 second SUBJECT from
-6 second after duplicat
-6 second and wer
-6 second api to
-6 second but is
-6 second c #
-6 second cam ,
-6 second candidat RIVAL
-6 second candidat THIS
-6 second drop .
-6 second fewer SUBJECT
-6 second first and
-6 second had the
-6 second hav figur
-6 second it >
-6 second my from
-6 second nor :
-6 second not :
-6 second not ;
-6 second not either
-6 second of and
-6 second resident >
-6 second row >
-6 second so 'd
-6 second so is
-6 second the :
-6 second the column
-6 second the number
-6 second the was
-6 second two disagre
-6 second two that
-6 second van >
-6 word )
-6 word aantal
-6 word among
-6 word bar
-6 word began
-6 word capacity
-6 word chang
-6 word chiffr
-6 word compar
-6 word crash
-6 word der
-6 word digit
-6 word el
-6 word gat
-6 word lat
-6 word lead
-6 word leaflet
-6 word lik
-6 word look
-6 word mg
-6 word mor
-6 word option
-6 word quarter
-6 word replac
-6 word saturday
-6 word school
-6 word sensor
-6 word sheet
-6 word shorter
-6 word statistic
-6 word surviv
-6 word tru
-6 word used
-6 word van
-6 word verify
-6 word what
-6 word with
-6 word è
6 next 'm not
6 next , >
6 next < >
6 next < event
6 next < final
6 next < your
6 next ONE by
6 next RIVAL with
6 next SUBJECT 's
6 next SUBJECT servic
6 next SUBJECT total
6 next THIS with
6 next and both
6 next and leav
6 next api list
6 next api say
6 next b :
6 next box ONE
6 next call :
6 next complet .
6 next count .
6 next count as
6 next dashboard :
6 next definition ,
6 next further .
6 next inconsistent .
6 next it open
6 next know which
6 next ledger .
6 next meant ,
6 next not choos
6 next result >
6 next so it
6 next sourc differ
6 next system say
6 next the bill
6 next the catalogu
6 next the definition
6 next the draw
6 next the gaug
6 next the sum
6 next to decid
6 next would say
6 next you can
6 next your question
6 second 's RIVAL
6 second 's THIS
6 second , or
6 second - .
6 second : _
6 second : or
6 second < differ
6 second < gap
6 second < lin
6 second < step
6 second < sum
6 second < tool
6 second RIVAL could
6 second RIVAL to
6 second SUBJECT say
6 second THIS could
6 second THIS to
6 second agre and
6 second and not
6 second api and
6 second b ONE
6 second between two
6 second by dat
6 second can reconcil
6 second check .
6 second conflict >
6 second event :
6 second favour .
6 second first #
6 second further >
6 second has and
6 second in databas
6 second inconsistent >
6 second is ?
6 second it also
6 second lead >
6 second ledger >
6 second list .
6 second list SUBJECT
6 second list so
6 second not it
6 second on definition
6 second on you
6 second own .
6 second per .
6 second per is
6 second put first
6 second right >
6 second system ONE
6 second that can
6 second that my
6 second that on
6 second the -
6 second the put
6 second the total
6 second thes not
6 second to them
6 second total .
6 second was befor
6 second with .
6 second you :
6 second your .
6 word call
6 word cell
6 word decid
6 word draw
6 word fleet
6 word form
6 word gaug
6 word host
6 word itself
6 word list
6 word logbook
6 word must
6 word non
6 word peopl
6 word per
6 word plan
6 word reach
6 word sonar
6 word verifi
6 word whil
-5 next # =
-5 next # km
-5 next ( #
-5 next ( after
-5 next ) is
-5 next , reason
-5 next , reject
-5 next , unit
-5 next : it
-5 next : thes
-5 next < after
-5 next < long
-5 next < on
-5 next < select
-5 next < sensor
-5 next < wait
-5 next ONE .
-5 next ONE was
-5 next RIVAL cam
-5 next RIVAL last
-5 next RIVAL sino
-5 next RIVAL was
-5 next RIVAL wer
-5 next SUBJECT a
-5 next SUBJECT on
-5 next SUBJECT report
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
-5 next api count
-5 next as you
-5 next at the
-5 next averag .
-5 next both RIVAL
-5 next both THIS
-5 next correction ,
-5 next count the
-5 next dashboard 's
-5 next digit .
-5 next en compt
-5 next explanation :
-5 next feed :
-5 next for the
-5 next has #
-5 next has the
-5 next her .
-5 next i believ
-5 next i do
-5 next in all
-5 next instead of
-5 next interim report
-5 next is not
-5 next is wrong
-5 next latter is
-5 next no -
-5 next not :
-5 next not hav
-5 next of ONE
-5 next on tim
-5 next one ,
-5 next out of
-5 next report RIVAL
-5 next report THIS
-5 next row ,
-5 next second .
-5 next sinc they
-5 next so RIVAL
-5 next so THIS
-5 next that .
-5 next that the
-5 next the #
-5 next the digit
-5 next the invoic
-5 next the lowest
-5 next the press
-5 next the register
-5 next the survey
-5 next the usual
-5 next ther wer
-5 next they do
-5 next to ONE
-5 next wait ,
-5 next was RIVAL
-5 next was SUBJECT
-5 next was THIS
-5 next wer RIVAL
-5 next wer THIS
-5 next year ,
-5 next です >
-5 second # and
-5 second % #
-5 second , report
-5 second , tak
-5 second , than
-5 second , that
-5 second , was
-5 second : dashboard
-5 second ; was
-5 second ; would
-5 second < cadastr
-5 second < has
-5 second < lie
-5 second < register
-5 second < report
-5 second < —
-5 second ONE what
-5 second RIVAL :
-5 second RIVAL after
-5 second RIVAL cheaper
-5 second RIVAL in
-5 second RIVAL its
-5 second RIVAL nicht
-5 second RIVAL second
-5 second SUBJECT (
-5 second SUBJECT not
-5 second SUBJECT report
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
-5 second and :
-5 second and at
-5 second as ask
-5 second audit ,
-5 second averag >
-5 second but would
-5 second correction i
-5 second dashboard ,
-5 second digit >
-5 second es RIVAL
-5 second es THIS
-5 second even .
-5 second feed ONE
-5 second follow >
-5 second go ONE
-5 second has .
-5 second has in
-5 second her >
-5 second high >
-5 second in :
-5 second is >
-5 second it ONE
-5 second lie #
-5 second mean #
-5 second my .
-5 second no .
-5 second not RIVAL
-5 second not THIS
-5 second not right
-5 second of >
-5 second old .
-5 second on old
-5 second one right
-5 second one so
-5 second p #
-5 second quot .
-5 second reliabl .
-5 second result >
-5 second revis .
-5 second ros RIVAL
-5 second ros THIS
-5 second second >
-5 second seem hav
-5 second show >
-5 second so .
-5 second sold SUBJECT
-5 second sourc (
-5 second that >
-5 second the row
-5 second the seem
-5 second the sinc
-5 second the win
-5 second them as
-5 second they .
-5 second to in
-5 second too .
-5 second twic >
-5 second was ,
-5 second was on
-5 second x >
-5 word (
-5 word actual
-5 word add
-5 word agency
-5 word avg
-5 word broken
-5 word claim
-5 word compt
-5 word decision
-5 word delay
-5 word every
-5 word fit
-5 word for
-5 word front
-5 word henc
-5 word includ
-5 word interim
-5 word invoic
-5 word issu
-5 word km
-5 word likely
-5 word margin
-5 word men
-5 word miss
-5 word neither
-5 word of
-5 word onc
-5 word our
-5 word print
-5 word recalibrat
-5 word registr
-5 word registration
-5 word reliabl
-5 word s
-5 word short
-5 word small
-5 word sorry
-5 word staff
-5 word stor
-5 word target
-5 word their
-5 word then
-5 word usual
-5 word wait
-5 word we
-5 word zunächst
-5 word zählt
-5 word です
5 next # nam
5 next 's own
5 next < from
5 next < pleas
5 next < so
5 next < sourc
5 next = ONE
5 next ? >
5 next ONE conflict
5 next ONE new
5 next RIVAL >
5 next RIVAL peopl
5 next RIVAL per
5 next SUBJECT each
5 next SUBJECT say
5 next THIS >
5 next THIS peopl
5 next THIS per
5 next a :
5 next a tie
5 next allow for
5 next apply .
5 next are list
5 next between the
5 next both figur
5 next by one
5 next choic to
5 next clear .
5 next dashboard show
5 next databas :
5 next figur can
5 next for choos
5 next gap is
5 next got RIVAL
5 next got THIS
5 next hard to
5 next hav #
5 next hold ;
5 next i lean
5 next is complet
5 next leav both
5 next list .
5 next log has
5 next match .
5 next net SUBJECT
5 next no way
5 next not find
5 next on what
5 next one count
5 next plan has
5 next plausibl .
5 next point to
5 next remain open
5 next resolv .
5 next sheet has
5 next sourc :
5 next summary and
5 next tabl #
5 next tabl say
5 next that i
5 next that only
5 next the book
5 next the choic
5 next the inventory
5 next the label
5 next the manual
5 next the operator
5 next the secretary
5 next the trial
5 next the weather
5 next them is
5 next they contradict
5 next to my
5 next to the
5 next two different
5 next uniqu SUBJECT
5 next vs .
5 next weather api
5 next whether the
5 next would not
5 second # each
5 second , both
5 second , without
5 second < (
5 second < accord
5 second < databas
5 second < list
5 second < of
5 second < plan
5 second ONE that
5 second RIVAL another
5 second RIVAL log
5 second RIVAL tabl
5 second RIVAL the
5 second SUBJECT or
5 second THIS another
5 second THIS log
5 second THIS tabl
5 second THIS the
5 second a ONE
5 second a RIVAL
5 second a THIS
5 second and 'd
5 second and look
5 second answer >
5 second answer SUBJECT
5 second apply >
5 second are figur
5 second be and
5 second be from
5 second been .
5 second by (
5 second can ,
5 second choic you
5 second clear >
5 second could find
5 second count >
5 second count the
5 second databas .
5 second depend what
5 second disagre i
5 second figur be
5 second from data
5 second get from
5 second hav basi
5 second hold i
5 second i RIVAL
5 second i THIS
5 second i noth
5 second it either
5 second label the
5 second leav choic
5 second lie RIVAL
5 second lie THIS
5 second match >
5 second me one
5 second nam .
5 second not one
5 second not to
5 second of is
5 second of paper
5 second one ,
5 second one the
5 second or with
5 second other i
5 second plausibl >
5 second pleas which
5 second question for
5 second report RIVAL
5 second report THIS
5 second resolv >
5 second so 'm
5 second sourc ,
5 second that could
5 second the ;
5 second the api
5 second the could
5 second the exclud
5 second the it
5 second the portal
5 second to data
5 second to one
5 second uniqu ,
5 second way tell
5 second which correct
5 second you and
5 word ?
5 word advis
5 word apply
5 word at
5 word be
5 word choic
5 word counter
5 word e
5 word favour
5 word hotel
5 word ich
5 word incompatibl
5 word know
5 word lean
5 word les
5 word person
5 word secretary
5 word suit
5 word summary
5 word system
5 word they
5 word uniqu
5 word view
5 word way
5 word weather
""",
}
"""Of each group hundredths of a log odd, a feature, its words."""
