"""Learnt by `python -m bench.conclusion --write`; not written by hand."""

BIAS = {"none": -85, "both": -220}
WEIGHTS = {
    "this": """\
-119 word not
98 next ONE .
87 next ONE >
79 word @last
75 next < ONE
73 next is ONE
68 next SUBJECT SUBJECT
67 second SUBJECT ONE
62 second ONE >
62 word @closes
-61 word stor
56 word @this_2_rival_1
-55 second not .
55 second < ,
-53 word no
-50 next not ONE
-50 word but
50 next the SUBJECT
49 second ONE .
-48 word out
48 second answer ONE
48 word .
-47 second , >
-47 second not ONE
46 word @opens
-45 word pas
-44 next ONE #
-44 word only
-42 next < the
42 second < .
41 word SUBJECT
40 next . >
40 second < SUBJECT
-39 word ;
-39 word unknown
39 next SUBJECT .
39 second it ONE
39 word final
-38 next , but
-38 next in the
-38 next show ONE
-38 word load
-38 word record
-38 word tool
38 word ONE
38 word per
-37 word impossibl
37 next ONE ,
37 second SUBJECT >
-35 next SUBJECT >
-34 next ? >
-34 next ONE and
-34 word 's
-34 word ?
-34 word a
-34 word as
-34 word first
-34 word je
34 next , with
34 next i would
34 second < =
34 word @first
34 word it
-33 next # SUBJECT
-33 second < kan
-33 second < only
-33 word api
-33 word ich
-33 word kan
-33 word nicht
-33 word zahl
33 next # >
33 next has ONE
-32 word dato
-32 word report
-31 next < not
-31 second ONE but
-31 second and SUBJECT
-31 word betrouwbaar
-31 word fiabl
31 next < SUBJECT
31 second the SUBJECT
-30 next . .
-30 next say ONE
-30 second the return
-30 word either
-30 word field
-30 word valor
30 next about ONE
30 second , #
30 second ONE SUBJECT
30 second should ONE
-29 word return
29 next so ONE
29 second ONE with
-28 next ONE was
-28 next read ONE
-28 second _ :
-28 second report ONE
-28 word still
28 next use ONE
28 second SUBJECT #
-27 next ONE is
-27 next ONE would
-27 second SUBJECT was
-27 second api ONE
-27 second the in
-27 second the show
-27 word found
-27 word show
27 next < it
27 next < x
27 next ONE (
27 next SUBJECT :
27 next SUBJECT in
27 next x ONE
27 second not :
27 second x >
27 word are
-26 next ONE ?
-26 next nam ONE
-26 word @this_1_rival_1
-26 word would
26 second : >
26 word order
-25 next not be
-25 word de
-25 word is
-25 word yet
25 next ( #
25 next : ONE
25 next ONE order
25 next of SUBJECT
25 next to ONE
25 second ther ONE
25 second total ONE
25 word -
25 word all
25 word x
-24 next : null
-24 next is not
-24 next last _
-24 next or #
-24 next the answer
-24 second , by
-24 second dato ONE
-24 word ,
-24 word earlier
-24 word nam
-24 word portal
24 next are ONE
24 second < :
24 second < ;
24 second SUBJECT .
24 second SUBJECT SUBJECT
24 second per .
24 second the was
24 word confirm
24 word probably
-23 next ONE —
-23 next i only
-23 next stor valu
-23 second ONE a
-23 second ONE which
-23 word non
-23 word null
23 next , #
23 next it is
23 next week #
23 second < #
23 second SUBJECT in
23 word answer
23 word should
23 word wer
23 word with
-22 next about #
-22 next answer is
-22 next di ONE
-22 second , _
-22 second ONE nicht
-22 second return ,
-22 second was .
-22 word between
-22 word com
-22 word di
-22 word than
-22 word whil
-22 word —
22 next < final
22 next < that
22 next ONE :
22 next ONE per
22 second 's .
22 second , ONE
22 second , SUBJECT
22 second , i
22 second < ONE
22 word go
-21 next can not
-21 next had ONE
-21 second SUBJECT not
-21 second answer null
-21 second i no
-21 second system ONE
-21 word of
-21 word system
21 next < they
21 next ONE ;
21 next final answer
21 next it 's
21 next pleas use
21 second # #
21 second # )
21 second ONE wer
21 second pleas ONE
21 second wer .
21 word well
-20 next 's ONE
-20 next follow by
-20 next for ONE
-20 next load .
-20 next mor than
-20 next out of
-20 second ( )
-20 second < b
-20 second ONE )
-20 second SUBJECT say
-20 second between and
-20 second load >
-20 word and
-20 word follow
-20 word lo
-20 word said
-20 word seen
-20 word summary
20 next - #
20 next ; the
20 next < answer
20 next < week
20 next SUBJECT was
20 next from the
20 next in #
20 second 'd ONE
20 second in SUBJECT
20 word %
20 word assum
-19 next SUBJECT the
-19 next fil .
-19 next for SUBJECT
-19 next not hav
-19 next return rat
-19 next the portal
-19 second , the
-19 second < ?
-19 second < record
-19 second ONE of
-19 second is #
-19 second tool ONE
-19 word befor
-19 word cifra
-19 word log
-19 word valu
19 next order .
19 next the contract
19 second < is
19 second i say
19 second in >
19 second is ,
19 second is >
19 second not >
19 second order >
19 word lin
19 word may
19 word use
-18 next , follow
-18 next contradict the
-18 next than the
-18 second SUBJECT api
-18 second i not
-18 second invalid .
-18 second not the
-18 word @this_1_rival_0
-18 word an
-18 word d
-18 word entry
-18 word list
-18 word n
-18 word or
-18 word output
-18 word row
-18 word sensor
-18 word sit
18 next , at
18 next figur is
18 next for thi
18 next go with
18 next probably ONE
18 next should be
18 next that figur
18 next wer SUBJECT
18 second ) >
18 second < a
18 second < not
18 second < use
18 second figur wrong
18 second is SUBJECT
18 second on SUBJECT
18 second that ONE
18 word wrong
-17 next ( ONE
-17 next ; SUBJECT
-17 next < saturday
-17 next < statu
-17 next ONE can
-17 next SUBJECT b
-17 next could not
-17 next only #
-17 next the ONE
-17 next the summary
-17 next would be
-17 second databas ONE
-17 second got .
-17 second is the
-17 second the 's
-17 second the tool
-17 word against
-17 word lowest
-17 word mor
-17 word new
-17 word saturday
-17 word thi
17 next : #
17 next < about
17 next < probably
17 next answer .
17 next is SUBJECT
17 next total :
17 second # >
17 second < are
17 second answer >
17 second are .
17 second has .
17 word averag
17 word sign
17 word that
-16 next claim ONE
-16 next number of
-16 next of ONE
-16 next rat ,
-16 next so far
-16 next the first
-16 next the registry
-16 second : ,
-16 second as ,
-16 second one the
-16 second say .
-16 second tabl ONE
-16 second the of
-16 word data
-16 word fre
-16 word kann
-16 word put
-16 word registry
-16 word station
16 next # has
16 next = pi
16 next SUBJECT of
16 next by ONE
16 next on #
16 next was ONE
16 second < should
16 second ONE ONE
16 word dos
16 word liv
16 word outsid
-15 next < stor
-15 next SUBJECT against
-15 next and #
-15 next impossibl .
-15 next leav thi
-15 next return ONE
-15 next the tool
-15 second # (
-15 second # that
-15 second , no
-15 second = .
-15 second ONE row
-15 second about SUBJECT
-15 second api .
-15 second count ONE
-15 second impossibl >
-15 second its .
-15 second the got
-15 word can
-15 word far
-15 word invalid
-15 word partial
-15 word stat
-15 word took
15 next ) .
15 next , as
15 next ONE SUBJECT
15 next SUBJECT a
15 next SUBJECT wer
15 next and that
15 next my answer
15 next not .
15 next report .
15 second , ,
15 second , that
15 second < -
15 second ONE and
15 second i read
15 second order ONE
15 second read as
15 word after
15 word figur
15 word miss
15 word right
15 word sourc
-14 next , answer
-14 next < as
-14 next < if
-14 next ONE aus
-14 next SUBJECT at
-14 next SUBJECT show
-14 next against #
-14 next but the
-14 next die ONE
-14 next list ONE
-14 next lowest SUBJECT
-14 next not a
-14 next not use
-14 next report ONE
-14 next said ONE
-14 next the stor
-14 next thi is
-14 next unknown .
-14 second < read
-14 second < valu
-14 second ONE answer
-14 second die aus
-14 second is than
-14 second mor the
-14 second nam ,
-14 second nicht .
-14 second only #
-14 second pag ONE
-14 second read SUBJECT
-14 second servic ONE
-14 second stor ONE
-14 second unknown >
-14 second valu ONE
-14 word aus
-14 word be
-14 word could
-14 word dashboard
-14 word draft
-14 word el
-14 word its
-14 word rank
-14 word read
-14 word set
-14 word statu
-14 word test
-14 word was
-14 word y
14 next , ONE
14 next . ONE
14 next < after
14 next ONE on
14 next SUBJECT #
14 next be ONE
14 next i 'd
14 next i 'm
14 next leav ONE
14 next order :
14 next result >
14 next thi year
14 second # _
14 second < (
14 second final :
14 second go ONE
14 second last :
14 second one ONE
14 second report >
14 second tabl .
14 second the is
14 second the say
14 word 'm
14 word point
14 word sum
14 word sur
14 word unit
14 word year
-13 next # for
-13 next < el
-13 next api has
-13 next count (
-13 next de ONE
-13 next is impossibl
-13 next is mor
-13 next lin of
-13 next of log
-13 next of thi
-13 next what the
-13 second # against
-13 second # in
-13 second # wer
-13 second ONE is
-13 second SUBJECT is
-13 second entry ONE
-13 second field ONE
-13 second for SUBJECT
-13 second portal ONE
-13 second the nam
-13 word con
-13 word databas
-13 word exceed
-13 word fil
-13 word got
-13 word hav
-13 word next
-13 word noth
-13 word o
-13 word old
-13 word plac
-13 word print
-13 word servic
-13 word siz
-13 word suspect
-13 word un
13 next # %
13 next # n
13 next : i
13 next < all
13 next < edit
13 next < scratch
13 next < ther
13 next ONE tabl
13 next SUBJECT has
13 next accord to
13 next as i
13 next edit :
13 next it should
13 next list has
13 next the digit
13 next thi SUBJECT
13 next with #
13 second # ONE
13 second < could
13 second < log
13 second < well
13 second ONE at
13 second ONE per
13 second final ONE
13 second given ONE
13 second is by
13 second is wrong
13 second n #
13 second on .
13 second that was
13 second they ONE
13 word accord
13 word discrepancy
13 word edit
13 word floor
13 word support
13 word verifi
-12 next # row
-12 next # x
-12 next 's SUBJECT
-12 next , yet
-12 next . )
-12 next < at
-12 next _ api
-12 next entry read
-12 next figur .
-12 next is about
-12 next is what
-12 next it was
-12 next not giv
-12 next not hold
-12 next on record
-12 next siz .
-12 next the station
-12 next the two
-12 next to be
-12 next x #
-12 second # .
-12 second # the
-12 second ; ONE
-12 second < com
-12 second < field
-12 second < servic
-12 second ONE cancell
-12 second ONE or
-12 second claim .
-12 second figur >
-12 second record the
-12 second report SUBJECT
-12 second siz >
-12 second the from
-12 second the report
-12 second total .
-12 second total :
-12 second with ONE
-12 word board
-12 word contradict
-12 word end
-12 word feed
-12 word had
-12 word het
-12 word if
-12 word last
-12 word previou
-12 word the
-12 word work
12 next # of
12 next , the
12 next < result
12 next SUBJECT are
12 next it .
12 next per SUBJECT
12 next servic .
12 next that 's
12 next the lin
12 next the manifest
12 second < total
12 second a query
12 second about .
12 second accord the
12 second all ONE
12 second are SUBJECT
12 second at SUBJECT
12 second confirm .
12 second i go
12 second it >
12 second probably ,
12 second servic >
12 second the answer
12 second would ONE
12 word amount
12 word cas
12 word correct
12 word week
-11 next ) >
-11 next ; i
-11 next < first
-11 next < thi
-11 next ONE row
-11 next SUBJECT can
-11 next SUBJECT websit
-11 next api :
-11 next as stor
-11 next but i
-11 next do not
-11 next got ONE
-11 next i found
-11 next is still
-11 next on fil
-11 next portal show
-11 next report :
-11 next sensor in
-11 next the old
-11 next the record
-11 next the servic
-11 next the sit
-11 next total SUBJECT
-11 second 's ;
-11 second , a
-11 second ; could
-11 second < board
-11 second < call
-11 second SUBJECT list
-11 second averag SUBJECT
-11 second board ONE
-11 second but SUBJECT
-11 second can hav
-11 second do use
-11 second export ONE
-11 second has >
-11 second is a
-11 second log .
-11 second nam .
-11 second no count
-11 second on ,
-11 second record so
-11 second saturday ONE
-11 second set #
-11 second show ,
-11 second still ONE
-11 second stor :
-11 second the databas
-11 second to )
-11 second took and
-11 word counter
-11 word cover
-11 word disregard
-11 word hall
-11 word id
-11 word labell
-11 word nobody
-11 word number
-11 word sampl
-11 word sind
-11 word to
-11 word tower
-11 word una
-11 word usabl
-11 word websit
-11 word when
11 next # ONE
11 next 'd say
11 next , i
11 next , so
11 next . #
11 next < overall
11 next < with
11 next = #
11 next ONE wer
11 next SUBJECT )
11 next SUBJECT for
11 next not SUBJECT
11 next number is
11 next query return
11 next the correct
11 next the ledger
11 second < hav
11 second < leav
11 second < was
11 second i with
11 second in ,
11 second leav .
11 second result >
11 second the sourc
11 second was SUBJECT
11 second which at
11 second would it
11 word award
11 word bar
11 word digit
11 word hourly
11 word i
11 word ledger
11 word match
11 word minimum
11 word minu
11 word model
11 word most
11 word preliminary
11 word scratch
11 word went
-10 next # (
-10 next # but
-10 next # is
-10 next 'd rather
-10 next ; if
-10 next < earlier
-10 next < option
-10 next < report
-10 next SUBJECT (
-10 next SUBJECT api
-10 next SUBJECT order
-10 next but no
-10 next field is
-10 next fre SUBJECT
-10 next giv a
-10 next i hav
-10 next is too
-10 next null ,
-10 next out the
-10 next record ,
-10 next say the
-10 next so i
-10 next sorry ,
-10 next the counter
-10 next the field
-10 next the lowest
-10 next took ONE
-10 next use it
-10 next valu on
-10 next your SUBJECT
-10 second # had
-10 second , answer
-10 second , they
-10 second < check
-10 second < databas
-10 second < me
-10 second < registry
-10 second < scan
-10 second < sit
-10 second < stor
-10 second ONE out
-10 second ONE still
-10 second SUBJECT about
-10 second SUBJECT and
-10 second SUBJECT but
-10 second SUBJECT out
-10 second answer the
-10 second at ONE
-10 second feed ONE
-10 second i rather
-10 second is with
-10 second it not
-10 second lie the
-10 second of ;
-10 second only in
-10 second option :
-10 second read ONE
-10 second record ONE
-10 second said .
-10 second second .
-10 second sheet ONE
-10 second the ,
-10 second the ONE
-10 second the pag
-10 second the took
-10 second valu fil
-10 word _
-10 word call
-10 word card
-10 word es
-10 word lie
-10 word lik
-10 word mar
-10 word possibl
-10 word refund
-10 word remain
-10 word room
-10 word search
-10 word selby
-10 word sorry
-10 word tabl
-10 word too
-10 word who
10 next # was
10 next ) #
10 next , >
10 next < order
10 next ONE accord
10 next ONE well
10 next SUBJECT shar
10 next all :
10 next although i
10 next are in
10 next box ONE
10 next get ONE
10 next hourly fil
10 next i had
10 next i just
10 next i think
10 next if i
10 next its SUBJECT
10 next log :
10 next most likely
10 next not match
10 next not say
10 next say otherwis
10 next that leav
10 next the count
10 next the maintenanc
10 next ther are
10 next to the
10 next up to
10 next year .
10 second # a
10 second # on
10 second ) =
10 second - )
10 second < >
10 second < ledger
10 second < maintenanc
10 second = ,
10 second ONE pleas
10 second and ONE
10 second but 's
10 second for .
10 second had order
10 second is ;
10 second just that
10 second lin .
10 second mean .
10 second my .
10 second rat ONE
10 second the lin
10 second the option
10 second the rat
10 second was :
10 second was by
10 second with .
10 second wrong :
10 second year >
10 word contract
10 word en
10 word get
10 word m
10 word maintenanc
10 word mak
10 word otherwis
10 word saw
10 word ther
-9 next # as
-9 next # record
-9 next , it
-9 next , say
-9 next , sinc
-9 next < (
-9 next < no
-9 next < sorry
-9 next < your
-9 next ONE 's
-9 next ONE com
-9 next ONE contradict
-9 next ONE or
-9 next SUBJECT would
-9 next around #
-9 next as #
-9 next earlier i
-9 next exceed the
-9 next export say
-9 next found no
-9 next hav no
-9 next i read
-9 next is out
-9 next it would
-9 next list with
-9 next noth to
-9 next one in
-9 next q #
-9 next right .
-9 next six SUBJECT
-9 next statu :
-9 next the api
-9 next the entir
-9 next the only
-9 next them .
-9 next too low
-9 next would not
-9 second : #
-9 second < contradict
-9 second < cost
-9 second < draft
-9 second < first
-9 second < has
-9 second < you
-9 second SUBJECT rat
-9 second a that
-9 second a with
-9 second are #
-9 second as :
-9 second at -
-9 second could be
-9 second first :
-9 second first ONE
-9 second for #
-9 second from .
-9 second had .
-9 second hav #
-9 second is old
-9 second not with
-9 second now ONE
-9 second right >
-9 second sit ONE
-9 second so could
-9 second the entry
-9 second the field
-9 second the print
-9 second the system
-9 second them >
-9 second thi :
-9 second to :
-9 second was first
-9 second would the
-9 word :
-9 word also
-9 word book
-9 word chart
-9 word csv
-9 word document
-9 word entir
-9 word fail
-9 word flag
-9 word good
-9 word higher
-9 word household
-9 word obviously
-9 word pag
-9 word park
-9 word q
-9 word run
-9 word statistic
-9 word sun
-9 word ten
-9 word total
-9 word weekend
9 next # m
9 next 's what
9 next : its
9 next < #
9 next < averag
9 next ONE db
9 next ONE fail
9 next ONE if
9 next SUBJECT is
9 next SUBJECT mean
9 next a =
9 next answer :
9 next be SUBJECT
9 next contradict thi
9 next count is
9 next decimal point
9 next found ONE
9 next i go
9 next likely ONE
9 next pag .
9 next recomput from
9 next return .
9 next say so
9 next that ONE
9 next the column
9 next the last
9 next the minimum
9 next the official
9 next the right
9 next the year
9 next though i
9 next which SUBJECT
9 next which i
9 next will be
9 second # of
9 second % ONE
9 second ( #
9 second : db
9 second ; count
9 second < per
9 second < reflection
9 second < them
9 second < with
9 second ONE cas
9 second ONE right
9 second SUBJECT :
9 second SUBJECT at
9 second SUBJECT has
9 second SUBJECT thi
9 second but would
9 second get .
9 second giv .
9 second i answer
9 second in ONE
9 second month ONE
9 second number ONE
9 second of .
9 second of SUBJECT
9 second pag >
9 second recomput the
9 second return >
9 second second ,
9 second so figur
9 second the -
9 second the .
9 second the list
9 second thi is
9 second will SUBJECT
9 word label
9 word likely
9 word mean
9 word recomput
9 word reflection
9 word tak
9 word them
-8 next # to
-8 next ) is
-8 next , who
-8 next . csv
-8 next ONE as
-8 next ONE leav
-8 next ONE log
-8 next SUBJECT from
-8 next SUBJECT read
-8 next SUBJECT with
-8 next april #
-8 next as record
-8 next beat the
-8 next belong to
-8 next by ten
-8 next ceil of
-8 next count .
-8 next data .
-8 next divid by
-8 next for a
-8 next has the
-8 next i first
-8 next i previously
-8 next i suspect
-8 next in a
-8 next incorrect .
-8 next is a
-8 next is stor
-8 next just #
-8 next leav out
-8 next lookup return
-8 next low .
-8 next of a
-8 next of servic
-8 next out to
-8 next pay ONE
-8 next pleas check
-8 next put in
-8 next report as
-8 next satellit product
-8 next stat ONE
-8 next the #
-8 next the brochur
-8 next the query
-8 next the satellit
-8 next the search
-8 next was not
-8 next was report
-8 next was the
-8 next would mean
-8 second 's leav
-8 second , )
-8 second , than
-8 second , thi
-8 second . .
-8 second : ONE
-8 second : _
-8 second : earlier
-8 second : is
-8 second ; would
-8 second < averag
-8 second < export
-8 second < form
-8 second < had
-8 second < lookup
-8 second < press
-8 second < return
-8 second < satellit
-8 second < search
-8 second ONE count
-8 second ONE mor
-8 second ONE register
-8 second ONE stor
-8 second ONE who
-8 second ONE work
-8 second ONE would
-8 second ONE yet
-8 second SUBJECT with
-8 second a of
-8 second a slip
-8 second and noth
-8 second but was
-8 second by .
-8 second count #
-8 second count ,
-8 second data >
-8 second earlier of
-8 second from >
-8 second has ,
-8 second i it
-8 second incorrect >
-8 second is impossibl
-8 second leav the
-8 second lookup ONE
-8 second low >
-8 second not to
-8 second of is
-8 second on :
-8 second pay .
-8 second portal .
-8 second previously ONE
-8 second stor SUBJECT
-8 second that is
-8 second the api
-8 second the export
-8 second the figur
-8 second the product
-8 second the record
-8 second ther only
-8 second was as
-8 second was of
-8 second yet SUBJECT
-8 word agent
-8 word alon
-8 word am
-8 word april
-8 word area
-8 word asset
-8 word beat
-8 word belong
-8 word brochur
-8 word cancell
-8 word ceil
-8 word common
-8 word cost
-8 word count
-8 word dat
-8 word day
-8 word die
-8 word direct
-8 word dismiss
-8 word goe
-8 word his
-8 word includ
-8 word incorrect
-8 word invoic
-8 word kept
-8 word left
-8 word me
-8 word north
-8 word pass
-8 word previously
-8 word pur
-8 word rather
-8 word register
-8 word sold
-8 word team
-8 word which
-8 word whol
-8 word your
8 next < box
8 next < roughly
8 next < sum
8 next ONE a
8 next ONE are
8 next ONE it
8 next ONE return
8 next SUBJECT gav
8 next and can
8 next assum ONE
8 next best estimat
8 next had a
8 next i assum
8 next in .
8 next in SUBJECT
8 next in may
8 next is .
8 next is in
8 next is my
8 next is the
8 next may .
8 next must be
8 next on SUBJECT
8 next pi #
8 next r #
8 next read it
8 next so ,
8 next stay with
8 next the final
8 next the limit
8 next verifi :
8 next was wrong
8 next wer ONE
8 next would say
8 second # -
8 second # was
8 second , pleas
8 second : SUBJECT
8 second : amount
8 second < manifest
8 second ONE :
8 second ONE are
8 second ONE first
8 second ONE one
8 second ONE return
8 second SUBJECT are
8 second a pi
8 second do match
8 second foram ONE
8 second i .
8 second in of
8 second is answer
8 second is for
8 second likely ,
8 second lin the
8 second may >
8 second most ONE
8 second no ONE
8 second no to
8 second only >
8 second pi #
8 second run ONE
8 second scan >
8 second so 's
8 second so is
8 second sum ONE
8 second that what
8 second to ,
8 second up ONE
8 second well ONE
8 second with %
8 second with >
8 word 'll
8 word >
8 word confidenc
8 word exact
8 word foram
8 word ground
8 word install
8 word k
8 word limit
8 word lower
8 word manifest
8 word metric
8 word one
8 word pleas
8 word so
8 word think
8 word thousand
8 word tim
-7 next # =
-7 next # and
-7 next # it
-7 next # whil
-7 next , com
-7 next , mor
-7 next , which
-7 next , whil
-7 next : that
-7 next < lowest
-7 next ONE )
-7 next ONE exceed
-7 next ONE new
-7 next SUBJECT as
-7 next SUBJECT statistic
-7 next although the
-7 next an earlier
-7 next and should
-7 next api return
-7 next as SUBJECT
-7 next befor the
-7 next by the
-7 next card .
-7 next com out
-7 next end at
-7 next first had
-7 next first pass
-7 next gav ONE
-7 next has .
-7 next hold ONE
-7 next is off
-7 next log )
-7 next no answer
-7 next not ,
-7 next not usabl
-7 next number i
-7 next on .
-7 next on a
-7 next peopl .
-7 next plac in
-7 next pleas do
-7 next press releas
-7 next print ONE
-7 next r =
-7 next sheet list
-7 next summary .
-7 next suspect that
-7 next that thi
-7 next that was
-7 next the chart
-7 next the crm
-7 next the entry
-7 next the highest
-7 next the next
-7 next the plan
-7 next total is
-7 next valu ONE
-7 next valu of
-7 next was SUBJECT
-7 next which is
-7 next will not
-7 second % its
-7 second 's can
-7 second 's is
-7 second ( ,
-7 second , its
-7 second , of
-7 second - .
-7 second < look
-7 second < tool
-7 second ONE below
-7 second ONE found
-7 second ONE i
-7 second ONE no
-7 second ONE wrong
-7 second at ,
-7 second be #
-7 second been ,
-7 second but #
-7 second can tell
-7 second card >
-7 second chart ONE
-7 second com .
-7 second end #
-7 second giv SUBJECT
-7 second giv for
-7 second had ONE
-7 second i at
-7 second i had
-7 second i hav
-7 second in fil
-7 second is highest
-7 second it :
-7 second no figur
-7 second not a
-7 second not right
-7 second peopl >
-7 second pleas not
-7 second pleas with
-7 second print >
-7 second r ONE
-7 second return .
-7 second sorry i
-7 second still .
-7 second summary >
-7 second than #
-7 second that #
-7 second the fail
-7 second the order
-7 second ther .
-7 second too .
-7 second valu .
-7 second wer by
-7 second with #
-7 second would mor
-7 word @this_2_rival_2
-7 word anyth
-7 word bed
-7 word broken
-7 word claim
-7 word crm
-7 word do
-7 word export
-7 word flight
-7 word from
-7 word help
-7 word highest
-7 word il
-7 word lookup
-7 word need
-7 word never
-7 word older
-7 word operation
-7 word pay
-7 word perhap
-7 word press
-7 word profil
-7 word releas
-7 word satellit
-7 word seven
-7 word staff
-7 word until
-7 word using
7 next # #
7 next # k
7 next % of
7 next , that
7 next , though
7 next < <
7 next < a
7 next < but
7 next < last
7 next < most
7 next < on
7 next < still
7 next < thes
7 next < together
7 next < verifi
7 next > >
7 next > ONE
7 next ONE <
7 next ONE from
7 next ONE pag
7 next SUBJECT abov
7 next SUBJECT per
7 next again ,
7 next amount do
7 next and the
7 next are register
7 next around ONE
7 next be in
7 next be off
7 next but with
7 next cas .
7 next confirm it
7 next db >
7 next feed say
7 next hav ONE
7 next hav been
7 next i 'll
7 next i stay
7 next is box
7 next is clearly
7 next it :
7 next jun .
7 next last quarter
7 next lin :
7 next match the
7 next my best
7 next official sourc
7 next one :
7 next only ONE
7 next over #
7 next register .
7 next return SUBJECT
7 next the figur
7 next the floor
7 next the label
7 next the list
7 next the order
7 next the standard
7 next unit :
7 next well #
7 second # by
7 second # only
7 second ( %
7 second , at
7 second , in
7 second : of
7 second < 'll
7 second < and
7 second < assum
7 second < at
7 second < best
7 second < likely
7 second < month
7 second < order
7 second < right
7 second < year
7 second > <
7 second ONE averag
7 second ONE hav
7 second ONE though
7 second ONE year
7 second SUBJECT (
7 second SUBJECT a
7 second SUBJECT as
7 second SUBJECT had
7 second SUBJECT i
7 second SUBJECT register
7 second _ _
7 second amount not
7 second are and
7 second as as
7 second cas >
7 second correct is
7 second from SUBJECT
7 second has SUBJECT
7 second hav SUBJECT
7 second i report
7 second i to
7 second in was
7 second includ ,
7 second is :
7 second is official
7 second jun >
7 second ledger ONE
7 second manifest ONE
7 second much it
7 second not much
7 second offic >
7 second on ;
7 second p >
7 second point >
7 second quarter ONE
7 second right is
7 second row ONE
7 second sign ONE
7 second stay ONE
7 second that not
7 second the and
7 second the had
7 second thes not
7 second thi .
7 second well SUBJECT
7 second would with
7 word #
7 word 'd
7 word <
7 word actually
7 word add
7 word agre
7 word booking
7 word both
7 word box
7 word decimal
7 word each
7 word exclud
7 word going
7 word grew
7 word implausibl
7 word issu
7 word measurement
7 word much
7 word over
7 word peak
7 word quarter
7 word remov
7 word s
7 word shift
7 word survey
7 word thes
7 word thos
7 word wurden
-6 next # :
-6 next # last
-6 next # on
-6 next # wer
-6 next # yet
-6 next , is
-6 next , out
-6 next , reach
-6 next : box
-6 next ; ONE
-6 next < die
-6 next = ONE
-6 next ONE includ
-6 next ONE lin
-6 next ONE of
-6 next ONE out
-6 next SUBJECT sheet
-6 next SUBJECT tool
-6 next _ SUBJECT
-6 next a #
-6 next and was
-6 next are .
-6 next are under
-6 next be used
-6 next by a
-6 next com from
-6 next drop SUBJECT
-6 next from a
-6 next i initially
-6 next i will
-6 next in its
-6 next is incorrect
-6 next is wrong
-6 next january #
-6 next look lik
-6 next mix up
-6 next not report
-6 next on top
-6 next print .
-6 next record and
-6 next second .
-6 next should not
-6 next the event
-6 next the feed
-6 next the index
-6 next the lms
-6 next the press
-6 next the programm
-6 next the sal
-6 next the six
-6 next the tabl
-6 next tool report
-6 next tool show
-6 next two column
-6 next was only
-6 next would hav
-6 next yet .
-6 next yet the
-6 second # i
-6 second ( to
-6 second , field
-6 second , nobody
-6 second , only
-6 second . >
-6 second : m
-6 second ; the
-6 second < chart
-6 second < initially
-6 second < register
-6 second < sheet
-6 second < statistic
-6 second < system
-6 second = SUBJECT
-6 second ONE ,
-6 second ONE nam
-6 second ONE second
-6 second SUBJECT 's
-6 second SUBJECT =
-6 second SUBJECT giv
-6 second SUBJECT print
-6 second SUBJECT than
-6 second SUBJECT total
-6 second about and
-6 second born #
-6 second broken >
-6 second crm ONE
-6 second dashboard ONE
-6 second for (
-6 second for )
-6 second form ONE
-6 second has ONE
-6 second highest the
-6 second hold .
-6 second in summary
-6 second initially ONE
-6 second is low
-6 second is to
-6 second it been
-6 second nam the
-6 second no :
-6 second not used
-6 second number SUBJECT
-6 second of siz
-6 second on >
-6 second order .
-6 second print the
-6 second register ONE
-6 second second >
-6 second should be
-6 second statu :
-6 second the agent
-6 second the column
-6 second the group
-6 second the has
-6 second the put
-6 second the result
-6 second the tabl
-6 second the that
-6 second thi ONE
-6 second thi not
-6 second up two
-6 second was a
-6 second what portal
-6 second which not
-6 second with SUBJECT
-6 second yet >
-6 word appear
-6 word back
-6 word batch
-6 word children
-6 word complet
-6 word disagre
-6 word discard
-6 word event
-6 word fleet
-6 word form
-6 word group
-6 word human
-6 word initially
-6 word l
-6 word leav
-6 word lms
-6 word mention
-6 word mislabell
-6 word monitor
-6 word morn
-6 word municipality
-6 word our
-6 word pick
-6 word programm
-6 word readmission
-6 word request
-6 word sal
-6 word slip
-6 word two
-6 word typ
-6 word whether
6 next # cas
6 next # in
6 next % )
6 next , although
6 next , assum
6 next , unit
6 next < for
6 next < sign
6 next < you
6 next ONE to
6 next ONE unit
6 next SUBJECT ,
6 next SUBJECT itself
6 next and ther
6 next are SUBJECT
6 next between #
6 next count of
6 next entry must
6 next every SUBJECT
6 next floor plan
6 next going by
6 next had no
6 next however ,
6 next i believ
6 next is correct
6 next is probably
6 next it as
6 next limit ,
6 next match .
6 next minu sign
6 next miss .
6 next n =
6 next nam ,
6 next not availabl
6 next not significant
6 next on it
6 next p #
6 next pleas hav
6 next point .
6 next row #
6 next s .
6 next scratch the
6 next so it
6 next sourc ,
6 next tak ONE
6 next the amount
6 next the district
6 next the full
6 next the raw
6 next the sign
6 next with ONE
6 next with its
6 next with the
6 second # ,
6 second % .
6 second ( from
6 second - has
6 second < fail
6 second < far
6 second < figur
6 second < for
6 second < rat
6 second < wer
6 second < —
6 second ONE (
6 second ONE although
6 second ONE correct
6 second ONE the
6 second ONE total
6 second ONE unit
6 second SUBJECT all
6 second SUBJECT may
6 second a SUBJECT
6 second again the
6 second an SUBJECT
6 second and >
6 second are servic
6 second as can
6 second as with
6 second best is
6 second claim #
6 second confirm the
6 second digit .
6 second entry be
6 second far i
6 second figur ONE
6 second for year
6 second found discrepancy
6 second from so
6 second going the
6 second i that
6 second inconsistent its
6 second is .
6 second it .
6 second match >
6 second miss >
6 second my is
6 second of )
6 second of m
6 second point the
6 second probably ONE
6 second read .
6 second reject >
6 second so suspect
6 second the includ
6 second the only
6 second the shift
6 second the used
6 second them ONE
6 second thi ;
6 second to #
6 second verifi ONE
6 second with ,
6 second you SUBJECT
6 word !
6 word about
6 word actual
6 word authoritativ
6 word column
6 word commit
6 word db
6 word did
6 word forc
6 word however
6 word just
6 word month
6 word overall
6 word photo
6 word quot
6 word raw
6 word reading
6 word real
6 word refresh
6 word see
6 word significant
6 word supersed
6 word they
6 word ticket
-5 next # )
-5 next ( the
-5 next ( with
-5 next ) by
-5 next , in
-5 next - up
-5 next < db
-5 next < i
-5 next < my
-5 next < pleas
-5 next ONE that
-5 next SUBJECT databas
-5 next SUBJECT scor
-5 next SUBJECT together
-5 next a dat
-5 next a week
-5 next and a
-5 next be read
-5 next be right
-5 next but SUBJECT
-5 next caveat :
-5 next column :
-5 next count :
-5 next dat the
-5 next databas has
-5 next databas say
-5 next disagre with
-5 next disregard it
-5 next entry for
-5 next exce the
-5 next fail :
-5 next four year
-5 next group .
-5 next has it
-5 next hav ,
-5 next her :
-5 next hr system
-5 next if the
-5 next if you
-5 next is only
-5 next is roughly
-5 next it had
-5 next larger than
-5 next last one
-5 next left out
-5 next list )
-5 next loan .
-5 next log has
-5 next m #
-5 next march .
-5 next not plausibl
-5 next number for
-5 next of dat
-5 next of the
-5 next offer .
-5 next only number
-5 next option a
-5 next option b
-5 next physically impossibl
-5 next put ONE
-5 next reject :
-5 next remain SUBJECT
-5 next roughly #
-5 next run from
-5 next sampl is
-5 next scor :
-5 next sheet say
-5 next so that
-5 next stor ONE
-5 next stor in
-5 next tabl is
-5 next than ther
-5 next the airlin
-5 next the averag
-5 next the closur
-5 next the dashboard
-5 next the hr
-5 next the new
-5 next the operation
-5 next the report
-5 next the scan
-5 next the siz
-5 next the tim
-5 next the typ
-5 next the whol
-5 next to believ
-5 next to hav
-5 next too high
-5 next twic the
-5 next under #
-5 next up the
-5 next which the
-5 next wrot ONE
-5 second # =
-5 second 's contradict
-5 second 's has
-5 second ( log
-5 second , 's
-5 second , for
-5 second , had
-5 second , station
-5 second - one
-5 second < also
-5 second < feed
-5 second < hr
-5 second < scor
-5 second < stat
-5 second ONE against
-5 second ONE clos
-5 second ONE exce
-5 second ONE incorrect
-5 second ONE mean
-5 second SUBJECT read
-5 second SUBJECT the
-5 second another .
-5 second are >
-5 second are for
-5 second are the
-5 second at %
-5 second at tim
-5 second can be
-5 second com a
-5 second db ONE
-5 second disregard .
-5 second fil >
-5 second group >
-5 second hr return
-5 second i ,
-5 second i up
-5 second is as
-5 second is at
-5 second is figur
-5 second is of
-5 second jun .
-5 second larger the
-5 second look ONE
-5 second m #
-5 second march >
-5 second mean #
-5 second mix the
-5 second mor ther
-5 second no for
-5 second not up
-5 second of ONE
-5 second of on
-5 second offer >
-5 second only %
-5 second out dat
-5 second out the
-5 second pass ONE
-5 second return SUBJECT
-5 second roughly SUBJECT
-5 second row #
-5 second sampl #
-5 second scor ONE
-5 second show as
-5 second so mean
-5 second statistic ONE
-5 second summary ONE
-5 second than are
-5 second that out
-5 second the claim
-5 second the giv
-5 second the it
-5 second the releas
-5 second the shar
-5 second the summary
-5 second the team
-5 word airlin
-5 word apparently
-5 word below
-5 word blank
-5 word cach
-5 word car
-5 word caveat
-5 word closur
-5 word door
-5 word eleven
-5 word exce
-5 word further
-5 word known
-5 word larger
-5 word must
-5 word offer
-5 word overstat
-5 word passenger
-5 word roll
-5 word sinc
-5 word som
-5 word someth
-5 word spar
-5 word version
-5 word why
-5 word wrot
5 next ! >
5 next # unit
5 next , becaus
5 next , confidenc
5 next , or
5 next , per
5 next , pleas
5 next - ONE
5 next : all
5 next ; #
5 next ; with
5 next < actual
5 next < an
5 next < by
5 next < one
5 next < only
5 next < sinc
5 next < updat
5 next < use
5 next < valu
5 next < क
5 next ONE -
5 next ONE shar
5 next ONE show
5 next SUBJECT -
5 next SUBJECT app
5 next SUBJECT fail
5 next SUBJECT hold
5 next a year
5 next all thre
5 next and it
5 next api .
5 next as far
5 next assum the
5 next at the
5 next availabl ,
5 next bas on
5 next by hand
5 next cam in
5 next can confirm
5 next can tell
5 next databas .
5 next did not
5 next digit revers
5 next en #
5 next estimat is
5 next far as
5 next final :
5 next first .
5 next first SUBJECT
5 next her .
5 next hold ,
5 next i can
5 next in servic
5 next is authoritativ
5 next is right
5 next it can
5 next lower than
5 next mak ONE
5 next no -
5 next no doubt
5 next not :
5 next not right
5 next notic that
5 next of all
5 next on averag
5 next on tim
5 next order ,
5 next peak .
5 next probably around
5 next re -
5 next register SUBJECT
5 next reject .
5 next row hav
5 next scratch that
5 next second ,
5 next second pass
5 next show a
5 next that ;
5 next the decimal
5 next the p
5 next the real
5 next the rest
5 next the scal
5 next the sheet
5 next the top
5 next the usual
5 next updat :
5 next with it
5 next wurden ONE
5 next क ल
5 next ल ONE
5 second # its
5 second % the
5 second 's pag
5 second ( SUBJECT
5 second ) ONE
5 second , %
5 second , count
5 second , to
5 second - was
5 second ; 'd
5 second ; :
5 second ; api
5 second ; figur
5 second ; it
5 second < _
5 second < around
5 second < correct
5 second < go
5 second < just
5 second < out
5 second < row
5 second < shar
5 second < tracker
5 second < used
5 second < wurden
5 second < ल
5 second ONE ;
5 second ONE for
5 second ONE inconsistent
5 second ONE so
5 second ONE thi
5 second ONE tim
5 second SUBJECT an
5 second SUBJECT for
5 second SUBJECT from
5 second SUBJECT to
5 second SUBJECT up
5 second a .
5 second are ,
5 second as 's
5 second averag ONE
5 second bas the
5 second born ONE
5 second count SUBJECT
5 second databas >
5 second de .
5 second did SUBJECT
5 second first >
5 second her >
5 second i assum
5 second i confirm
5 second i tell
5 second i the
5 second includ ONE
5 second is right
5 second lin #
5 second mak ONE
5 second my estimat
5 second of #
5 second of for
5 second of to
5 second out #
5 second out ONE
5 second peak >
5 second ran query
5 second register .
5 second s >
5 second so .
5 second that the
5 second the abov
5 second the gav
5 second the item
5 second the quarter
5 second to SUBJECT
5 second week >
5 second wer SUBJECT
5 second which the
5 second with digit
5 second would .
5 second क ONE
5 word again
5 word age
5 word altogether
5 word apm
5 word audit
5 word balanc
5 word cam
5 word candidat
5 word district
5 word ethanol
5 word expir
5 word fit
5 word full
5 word giv
5 word guess
5 word hand
5 word off
5 word official
5 word on
5 word p
5 word post
5 word presumably
5 word ran
5 word re
5 word rest
5 word round
5 word say
5 word stay
5 word target
5 word though
5 word together
5 word tru
5 word zero
5 word क
5 word ल
""",
    "rival": """\
-56 next ONE >
-50 second SUBJECT ONE
-47 word answer
47 word a
-45 next < SUBJECT
-44 next ONE .
-44 second < >
-44 second ONE >
-42 next : ONE
-42 second answer ONE
41 word report
-39 word :
38 word first
37 next the ONE
-36 next answer :
36 word #
36 word for
-35 word final
34 next . .
33 word of
32 word still
31 word api
31 word not
-30 next is ONE
30 next ONE is
-29 word should
29 word earlier
-28 next SUBJECT SUBJECT
28 word tool
-27 next , with
-27 second < answer
27 next of ONE
27 word the
-26 next , ONE
-25 next ) .
-25 second ) >
-25 second : .
-25 second < =
-25 second should ONE
-25 second the is
-25 word ;
-25 word figur
25 next ONE #
-24 next < answer
-24 next final answer
-24 next the SUBJECT
24 word befor
-23 next < final
-23 next < x
-23 next ONE (
-23 next x ONE
-23 second x >
23 word 's
-22 word x
22 next < (
22 second not the
22 second the 's
22 word in
-21 next use ONE
-21 next week #
-21 second < a
-21 second it ONE
-21 word lin
21 next SUBJECT ,
21 word fre
21 word stor
-20 next : the
-20 next it should
-20 next should be
-20 second < should
-20 second ONE with
-20 word log
20 next = ONE
20 next in the
20 second < first
20 second ONE which
20 second report ONE
20 word against
20 word out
20 word said
20 word thi
20 word to
-19 next < week
-19 second SUBJECT #
-19 second final :
-19 second has .
-19 second is ONE
-19 word option
-19 word use
19 next SUBJECT b
19 next for ONE
19 second SUBJECT the
19 second the in
19 word saturday
19 word tabl
19 word two
19 word valu
-18 next < result
-18 next SUBJECT :
-18 next it is
-18 next pleas use
-18 second < (
-18 second pleas ONE
-18 second the was
18 next 's ONE
18 next < saturday
18 next SUBJECT the
18 next the two
18 word at
18 word db
18 word print
-17 next SUBJECT is
-17 next by ONE
-17 second # #
-17 second that ONE
-17 word all
17 next < #
17 next claim ONE
17 next it was
17 second . .
17 second . >
17 second SUBJECT ,
17 second claim .
17 second still ONE
17 word gav
17 word had
17 word which
-16 next - #
-16 next = pi
-16 next figur is
-16 next so ONE
-16 second 's .
-16 second , that
-16 second ONE and
-16 second total ONE
-16 word fil
16 next # for
16 next ) >
16 next . )
16 next stor valu
16 next the #
16 second < b
16 second = .
16 word its
16 word previou
16 word put
16 word summary
-15 next the contract
-15 next with #
-15 second < ONE
-15 second < use
-15 second figur wrong
-15 word order
-15 word sum
15 next , but
15 next : #
15 next of the
15 next to be
15 second not .
15 second the of
15 second the report
15 word =
15 word claim
15 word was
-14 next SUBJECT a
-14 next i 'd
-14 next total :
-14 second SUBJECT in
-14 word assum
-14 word count
14 next , which
14 next SUBJECT against
14 next against #
14 next for the
14 next said ONE
14 second # against
14 second ONE a
14 second is with
14 word be
14 word dashboard
14 word draft
14 word feed
14 word list
14 word mar
14 word pag
14 word reject
14 word sensor
14 word than
-13 next # n
-13 next < edit
-13 next edit :
-13 next that figur
-13 second , .
-13 second , SUBJECT
-13 second count ONE
-13 second say ,
-13 word edit
-13 word go
-13 word liv
-13 word n
13 next , it
13 next < draft
13 next < not
13 next at ONE
13 next not ONE
13 next number of
13 next the summary
13 next total SUBJECT
13 second # =
13 second 's is
13 second at ONE
13 second it not
13 second total :
13 word and
13 word but
13 word entry
13 word hav
13 word up
-12 next : i
-12 next SUBJECT ONE
-12 next for thi
-12 next i would
-12 next it 's
-12 next list .
-12 next not ,
-12 next of SUBJECT
-12 next the figur
-12 next the manifest
-12 next to ONE
-12 second , ,
-12 second < count
-12 second < log
-12 second < maintenanc
-12 second i read
-12 second is ,
-12 second last :
-12 second read as
-12 second to .
-12 word about
-12 word confirm
-12 word dos
-12 word result
-12 word sign
12 next # =
12 next . >
12 next < at
12 next < earlier
12 next < the
12 next ONE of
12 next gav ONE
12 next the api
12 second , the
12 second < :
12 second < i
12 second ONE but
12 second ONE still
12 second at .
12 second sheet ONE
12 word .
12 word check
12 word thought
-11 next ; ONE
-11 next ; the
-11 next < scratch
-11 next ONE ;
-11 next and that
-11 next hourly fil
-11 next leav ONE
-11 next order .
-11 next order :
-11 next the maintenanc
-11 second , ONE
-11 second order >
-11 second order ONE
-11 second the had
-11 second the list
-11 second which at
-11 word call
-11 word hourly
-11 word maintenanc
11 next # x
11 next ; if
11 next < in
11 next ONE was
11 next ONE would
11 next fre SUBJECT
11 next i first
11 next out to
11 next print ONE
11 next the stor
11 next would be
11 next x #
11 second # that
11 second < sheet
11 second SUBJECT say
11 second a .
11 second feed ONE
11 second first ONE
11 second had .
11 second saturday ONE
11 second still .
11 word also
11 word an
11 word either
11 word lik
11 word mor
11 word north
11 word refund
11 word selby
11 word would
-10 next ) #
-10 next , so
-10 next < after
-10 next < all
-10 next < it
-10 next < option
-10 next < order
-10 next < overall
-10 next < with
-10 next ONE :
-10 next ONE order
-10 next count :
-10 next go with
-10 next i just
-10 next list has
-10 next not .
-10 next result >
-10 next so it
-10 next the correct
-10 next the digit
-10 next the lin
-10 next the raw
-10 next the ward
-10 next which SUBJECT
-10 second ) =
-10 second , #
-10 second : ,
-10 second < ,
-10 second < ;
-10 second < call
-10 second SUBJECT .
-10 second SUBJECT :
-10 second a query
-10 second final ONE
-10 second given ONE
-10 second just that
-10 second leav .
-10 second log ONE
-10 second not >
-10 second option :
-10 second the count
-10 second the lin
-10 second with %
-10 second would it
-10 second wrong :
-10 word award
-10 word ethanol
-10 word export
-10 word model
-10 word per
10 next < first
10 next < report
10 next ONE 's
10 next SUBJECT to
10 next earlier i
10 next had ONE
10 next has #
10 next is a
10 next is still
10 next mor than
10 next report :
10 next say the
10 next the dashboard
10 next the tool
10 next was not
10 next which is
10 second # ONE
10 second % >
10 second , a
10 second < #
10 second < cost
10 second < valu
10 second < was
10 second ONE count
10 second api ONE
10 second i it
10 second one the
10 second said .
10 second the api
10 second the tool
10 second with SUBJECT
10 word app
10 word cost
10 word disregard
10 word kept
10 word load
10 word look
10 word lowest
10 word nam
10 word other
10 word peopl
10 word weekend
-9 next ( #
-9 next , at
-9 next , the
-9 next . ONE
-9 next ONE per
-9 next about ONE
-9 next are ONE
-9 next be ONE
-9 next has ONE
-9 next i 'm
-9 next on #
-9 next query return
-9 next say otherwis
-9 next the column
-9 next the list
-9 second # _
-9 second % ONE
-9 second , it
-9 second - )
-9 second < are
-9 second = ,
-9 second SUBJECT at
-9 second SUBJECT has
-9 second all ONE
-9 second but 's
-9 second fil >
-9 second if ,
-9 second is >
-9 second n #
-9 second on SUBJECT
-9 second result >
-9 second result ONE
-9 second the option
-9 second the say
-9 word 'm
-9 word averag
-9 word bar
-9 word i
-9 word otherwis
-9 word raw
-9 word read
-9 word scratch
-9 word shar
-9 word top
9 next # #
9 next % .
9 next , say
9 next < a
9 next < lowest
9 next ONE )
9 next ONE db
9 next first had
9 next for SUBJECT
9 next incorrect .
9 next not that
9 next pleas check
9 next report as
9 next six SUBJECT
9 next the highest
9 next was report
9 next with ONE
9 second ( )
9 second , its
9 second , they
9 second : db
9 second : is
9 second ONE be
9 second SUBJECT list
9 second dashboard ONE
9 second db ONE
9 second draft ONE
9 second i had
9 second in .
9 second incorrect >
9 second is at
9 second on ,
9 second pleas with
9 second the from
9 second the has
9 second the pag
9 second to :
9 second tool ONE
9 second was .
9 second was as
9 word agent
9 word com
9 word dismiss
9 word doe
9 word hall
9 word help
9 word higher
9 word his
9 word incorrect
9 word next
9 word older
9 word one
9 word paid
9 word run
9 word search
9 word sold
9 word took
9 word twic
9 word with
9 word yet
-8 next # jun
-8 next # was
-8 next , and
-8 next . #
-8 next < i
-8 next < sum
-8 next < that
-8 next SUBJECT on
-8 next a =
-8 next all :
-8 next at #
-8 next contradict thi
-8 next pi #
-8 next r #
-8 next that leav
-8 next the right
-8 second # )
-8 second # of
-8 second < leav
-8 second < manifest
-8 second < total
-8 second ONE at
-8 second SUBJECT rat
-8 second a pi
-8 second about .
-8 second at >
-8 second confirm .
-8 second count >
-8 second in of
-8 second is .
-8 second is by
-8 second it be
-8 second my :
-8 second of ,
-8 second pi #
-8 second query ONE
-8 second return .
-8 second they not
-8 second was ;
-8 word after
-8 word contract
-8 word correct
-8 word digit
-8 word given
-8 word ground
-8 word inspection
-8 word jun
-8 word manifest
-8 word pleas
-8 word point
-8 word year
8 next # >
8 next ( the
8 next an earlier
8 next draft :
8 next first pass
8 next hav ONE
8 next i previously
8 next if the
8 next in total
8 next is off
8 next list ONE
8 next list with
8 next march .
8 next nam ONE
8 next of thi
8 next pay ONE
8 next r =
8 next report ONE
8 next satellit product
8 next sensor feed
8 next so that
8 next the satellit
8 next tool show
8 next with the
8 second # in
8 second , answer
8 second < check
8 second < feed
8 second < look
8 second < satellit
8 second < that
8 second a slip
8 second earlier of
8 second is highest
8 second march >
8 second not ONE
8 second of wer
8 second pag ONE
8 second pay .
8 second previously ONE
8 second print >
8 second r ONE
8 second report SUBJECT
8 second say .
8 second the product
8 second the put
8 word both
8 word broken
8 word chart
8 word children
8 word common
8 word data
8 word exceed
8 word flight
8 word has
8 word highest
8 word march
8 word paper
8 word pay
8 word previously
8 word product
8 word return
8 word satellit
8 word sit
8 word total
8 word until
8 word using
8 word you
-7 next % of
-7 next < ONE
-7 next < second
-7 next < sign
-7 next ONE for
-7 next ONE it
-7 next SUBJECT (
-7 next SUBJECT _
-7 next SUBJECT of
-7 next SUBJECT one
-7 next SUBJECT was
-7 next and the
-7 next answer .
-7 next feed say
-7 next hav been
-7 next i go
-7 next in #
-7 next is .
-7 next rat .
-7 next read it
-7 next result :
-7 next the export
-7 next the year
-7 second , in
-7 second ; count
-7 second ; would
-7 second < ledger
-7 second < raw
-7 second < them
-7 second < year
-7 second ONE pleas
-7 second SUBJECT are
-7 second SUBJECT with
-7 second a SUBJECT
-7 second answer >
-7 second by .
-7 second go ONE
-7 second had order
-7 second i that
-7 second in the
-7 second is SUBJECT
-7 second list >
-7 second log >
-7 second month ONE
-7 second per .
-7 second rat >
-7 second shar .
-7 second sign ONE
-7 second so 's
-7 second so .
-7 second so figur
-7 second sum ONE
-7 second that was
-7 word hand
-7 word official
-7 word preliminary
-7 word query
-7 word rat
-7 word row
-7 word so
-7 word support
-7 word survey
-7 word system
-7 word them
7 next # it
7 next : that
7 next < you
7 next ONE exceed
7 next ONE look
7 next SUBJECT report
7 next SUBJECT with
7 next by a
7 next card .
7 next column :
7 next exceed the
7 next impossibl .
7 next is impossibl
7 next is incorrect
7 next is list
7 next look lik
7 next mean :
7 next month .
7 next not :
7 next not a
7 next not hav
7 next of dat
7 next order is
7 next out of
7 next paid by
7 next press releas
7 next print .
7 next put ONE
7 next second .
7 next stat ONE
7 next summary .
7 next the sit
7 next valu :
7 next wrot ONE
7 second # and
7 second # had
7 second : earlier
7 second < com
7 second < sit
7 second < tool
7 second = SUBJECT
7 second SUBJECT print
7 second and #
7 second api >
7 second broken >
7 second card >
7 second com .
7 second count ,
7 second databas ONE
7 second had ONE
7 second has ,
7 second impossibl >
7 second mean ONE
7 second month >
7 second nicht .
7 second not with
7 second of is
7 second out dat
7 second pass ONE
7 second return SUBJECT
7 second second >
7 second show ,
7 second sit ONE
7 second summary >
7 second the befor
7 second the claim
7 second the column
7 second the run
7 second the show
7 second the valu
7 second valu ONE
7 second was a
7 second wer by
7 word asset
7 word becaus
7 word been
7 word databas
7 word disagre
7 word field
7 word found
7 word four
7 word group
7 word impossibl
7 word includ
7 word initially
7 word nicht
7 word pass
7 word plac
7 word press
7 word releas
7 word slip
7 word som
7 word stay
7 word tim
7 word version
7 word wrot
-6 next # mg
-6 next , >
-6 next , assum
-6 next < averag
-6 next < but
-6 next < from
-6 next < last
-6 next < they
-6 next < together
-6 next ONE ,
-6 next ONE fail
-6 next ONE if
-6 next ONE top
-6 next SUBJECT .
-6 next SUBJECT shar
-6 next averag SUBJECT
-6 next best estimat
-6 next cas .
-6 next count is
-6 next decimal point
-6 next i assum
-6 next is correct
-6 next jun .
-6 next last quarter
-6 next lin :
-6 next log :
-6 next number is
-6 next recomput from
-6 next row #
-6 next scratch the
-6 next the count
-6 next the final
-6 next the last
-6 next the ledger
-6 next the month
-6 next the tracker
-6 next thi year
-6 next top the
-6 next was wrong
-6 next wer SUBJECT
-6 second # ,
-6 second # -
-6 second # SUBJECT
-6 second # on
-6 second # only
-6 second ( in
-6 second < 'd
-6 second < SUBJECT
-6 second < assum
-6 second < fail
-6 second < figur
-6 second < it
-6 second < month
-6 second < right
-6 second < tracker
-6 second < with
-6 second ONE correct
-6 second ONE thi
-6 second SUBJECT SUBJECT
-6 second SUBJECT for
-6 second SUBJECT is
-6 second and is
-6 second are .
-6 second be .
-6 second cas >
-6 second correct is
-6 second for year
-6 second get .
-6 second in >
-6 second in ONE
-6 second in was
-6 second includ ,
-6 second jun >
-6 second ledger ONE
-6 second lin .
-6 second lin the
-6 second manifest ONE
-6 second one ONE
-6 second probably ,
-6 second quarter ONE
-6 second recomput the
-6 second right is
-6 second row ONE
-6 second that the
-6 second the answer
-6 second the fil
-6 second the log
-6 second ther ONE
-6 second year ONE
-6 word 'd
-6 word SUBJECT
-6 word agre
-6 word are
-6 word cas
-6 word did
-6 word expir
-6 word fail
-6 word find
-6 word floor
-6 word http
-6 word last
-6 word ledger
-6 word mg
-6 word now
-6 word overall
-6 word remov
-6 word right
-6 word scan
-6 word thousand
-6 word tracker
-6 word verifi
-6 word ward
-6 word week
6 next # SUBJECT
6 next # on
6 next # peopl
6 next , i
6 next , reach
6 next < db
6 next < of
6 next < thought
6 next < total
6 next ONE that
6 next SUBJECT >
6 next SUBJECT scor
6 next a ONE
6 next a week
6 next are SUBJECT
6 next but the
6 next can not
6 next caveat :
6 next confidenc :
6 next four year
6 next had been
6 next i initially
6 next it would
6 next just #
6 next list )
6 next m #
6 next mix up
6 next my first
6 next not trust
6 next not use
6 next on .
6 next pass :
6 next right .
6 next scor :
6 next sheet say
6 next the entry
6 next the first
6 next the other
6 next the quarter
6 next the six
6 next thought :
6 next to believ
6 next two column
6 next wrong .
6 second # an
6 second ( ,
6 second , 's
6 second , >
6 second , are
6 second : m
6 second < api
6 second < initially
6 second < may
6 second < return
6 second < scor
6 second < the
6 second ONE )
6 second ONE found
6 second ONE incorrect
6 second ONE second
6 second and not
6 second answer ,
6 second as ,
6 second at %
6 second be ,
6 second do trust
6 second entry ONE
6 second estimat ONE
6 second for .
6 second hav .
6 second highest the
6 second i not
6 second initially ONE
6 second it been
6 second m #
6 second nam .
6 second on >
6 second portal ONE
6 second put first
6 second right >
6 second scor ONE
6 second sorry i
6 second that SUBJECT
6 second the agent
6 second the data
6 second the group
6 second thought ONE
6 second to the
6 second twic >
6 second up two
6 second wrong >
6 word apparently
6 word candidat
6 word card
6 word caveat
6 word confidenc
6 word dat
6 word day
6 word door
6 word every
6 word follow
6 word from
6 word ignor
6 word inconsistent
6 word nobody
6 word off
6 word our
6 word overstat
6 word portal
6 word reach
6 word scor
6 word sery
6 word spar
6 word stat
6 word station
6 word statu
6 word tally
6 word too
6 word wer
6 word work
-5 next # to
-5 next 's a
-5 next 's the
-5 next , that
-5 next ; with
-5 next ONE ?
-5 next ONE loan
-5 next ONE well
-5 next SUBJECT #
-5 next SUBJECT 's
-5 next SUBJECT in
-5 next accord to
-5 next are in
-5 next assum ONE
-5 next but that
-5 next count ,
-5 next count of
-5 next figur for
-5 next from the
-5 next get ONE
-5 next has the
-5 next her .
-5 next in SUBJECT
-5 next in servic
-5 next is about
-5 next is authoritativ
-5 next is in
-5 next is the
-5 next it as
-5 next loan .
-5 next look at
-5 next minu sign
-5 next most likely
-5 next my answer
-5 next notic that
-5 next option a
-5 next option b
-5 next pag .
-5 next point .
-5 next probably ONE
-5 next servic .
-5 next should read
-5 next sinc the
-5 next sourc ,
-5 next that 's
-5 next the real
-5 next the result
-5 next the standard
-5 next wer in
-5 next which i
-5 next will be
-5 next would not
-5 second 'd ONE
-5 second ( #
-5 second ( log
-5 second , pleas
-5 second , to
-5 second - >
-5 second : SUBJECT
-5 second ; figur
-5 second ; it
-5 second < 'm
-5 second < ?
-5 second < by
-5 second < correct
-5 second < for
-5 second < just
-5 second < read
-5 second < result
-5 second < wer
-5 second ONE cas
-5 second ONE is
-5 second ONE per
-5 second ONE the
-5 second and >
-5 second are ,
-5 second are servic
-5 second as ;
-5 second as SUBJECT
-5 second between and
-5 second figur ONE
-5 second find SUBJECT
-5 second from so
-5 second giv ,
-5 second her >
-5 second i go
-5 second loan >
-5 second mean .
-5 second my .
-5 second pag >
-5 second point >
-5 second servic >
-5 second show .
-5 second so suspect
-5 second that not
-5 second the ;
-5 second the abov
-5 second the year
-5 second them ONE
-5 second use .
-5 second week >
-5 second well SUBJECT
-5 second wer .
-5 second will SUBJECT
-5 word accord
-5 word actually
-5 word authoritativ
-5 word best
-5 word by
-5 word capacity
-5 word duplicat
-5 word exclud
-5 word her
-5 word leav
-5 word loan
-5 word measurement
-5 word presumably
-5 word real
-5 word recomput
-5 word sourc
-5 word standard
-5 word supersed
-5 word t
-5 word then
-5 word thos
5 next # %
5 next # :
5 next # km
5 next 'd be
5 next 's #
5 next ( ONE
5 next ( with
5 next ) =
5 next , is
5 next - up
5 next : it
5 next < caveat
5 next < my
5 next < offic
5 next < p
5 next < som
5 next < sorry
5 next < stor
5 next < thi
5 next ONE SUBJECT
5 next ONE at
5 next ONE becaus
5 next ONE com
5 next SUBJECT from
5 next a transposition
5 next add the
5 next answer ONE
5 next believ the
5 next by mistak
5 next db >
5 next disagre with
5 next disregard the
5 next entry for
5 next figur of
5 next fin .
5 next for a
5 next group .
5 next i do
5 next is mor
5 next is out
5 next is right
5 next it had
5 next last one
5 next p (
5 next plac in
5 next return ONE
5 next sorry ,
5 next still show
5 next than #
5 next that SUBJECT
5 next the annual
5 next the closur
5 next the counter
5 next the safety
5 next total ,
5 next transposition .
5 next up the
5 next was ONE
5 next was SUBJECT
5 next with a
5 next would hav
5 second 's has
5 second ( the
5 second , is
5 second , station
5 second : order
5 second ; the
5 second < annual
5 second < is
5 second < mean
5 second < person
5 second = >
5 second ONE against
5 second ONE nicht
5 second a of
5 second are the
5 second as .
5 second been ,
5 second draft >
5 second fin >
5 second for ,
5 second for SUBJECT
5 second from >
5 second gav ,
5 second group >
5 second i up
5 second in SUBJECT
5 second mix the
5 second not that
5 second of ONE
5 second plac ONE
5 second report .
5 second return for
5 second shift >
5 second so of
5 second statu :
5 second stor :
5 second the >
5 second the databas
5 second the on
5 second the one
5 second the with
5 second took in
5 second total so
5 second transposition >
5 second which off
5 second would #
5 second would ONE
5 word along
5 word as
5 word book
5 word calendar
5 word can
5 word closur
5 word confus
5 word counter
5 word faulty
5 word got
5 word h
5 word itself
5 word km
5 word kpi
5 word many
5 word me
5 word mix
5 word must
5 word nin
5 word no
5 word or
5 word over
5 word p
5 word person
5 word record
5 word request
5 word sampl
5 word sheet
5 word show
5 word sorry
5 word speak
5 word statistic
5 word ten
5 word told
5 word tower
5 word transposition
5 word under
5 word want
5 word wert
5 word wher
5 word whil
5 word whol
""",
    "pair": """\
124 next not RIVAL
-109 next not THIS
106 next = THIS
105 next RIVAL )
-100 next THIS )
-92 next = RIVAL
92 next < THIS
90 next THIS SUBJECT
88 second answer THIS
-84 next THIS RIVAL
-72 next so RIVAL
72 next from RIVAL
72 next so THIS
71 next is THIS
-70 next is RIVAL
-70 second answer RIVAL
69 next RIVAL #
69 second THIS SUBJECT
-68 next RIVAL SUBJECT
-67 next < RIVAL
-65 next RIVAL (
63 next THIS ;
-62 next the THIS
62 next the RIVAL
62 second RIVAL but
62 second is THIS
-61 next THIS #
60 second SUBJECT THIS
-59 next RIVAL >
-59 next from THIS
59 next RIVAL 's
59 next THIS (
58 second THIS >
57 next RIVAL THIS
57 second in THIS
-56 next THIS 's
-56 second is RIVAL
-55 second THIS but
-55 second ahead THIS
-55 second in RIVAL
55 next of RIVAL
55 second THIS .
-54 next be RIVAL
-53 next of THIS
-53 second RIVAL THIS
52 next : THIS
51 second ahead RIVAL
-50 next between RIVAL
50 next but THIS
50 second no RIVAL
49 word ;
-48 next RIVAL ;
48 next THIS >
48 second follow RIVAL
47 next THIS on
47 next no RIVAL
47 next non RIVAL
-46 next RIVAL on
-46 second less RIVAL
46 second THIS ;
46 second THIS defectiv
46 second less THIS
-45 second RIVAL .
-45 second follow THIS
45 next THIS ,
-44 next , RIVAL
-44 next non THIS
-44 second RIVAL defectiv
44 next nicht RIVAL
44 second not RIVAL
-43 next no THIS
-43 second a THIS
43 next THIS order
43 second RIVAL =
43 second THIS all
42 next THIS well
42 second ther THIS
-41 next RIVAL well
-41 second RIVAL SUBJECT
-41 second RIVAL all
-41 second THIS =
41 next RIVAL abov
41 next between THIS
41 second rather RIVAL
-40 next THIS abov
-40 second THIS RIVAL
40 next , THIS
40 next . THIS
40 next be THIS
-39 next . RIVAL
-39 next but RIVAL
-39 second no THIS
39 next ( RIVAL
39 next SUBJECT THIS
39 next THIS .
39 second a RIVAL
39 second should THIS
-38 next nicht THIS
-38 next to RIVAL
-38 second RIVAL ;
-38 second rather THIS
-38 second ther RIVAL
-38 word or
38 next THIS :
38 second THIS reject
-37 second RIVAL reject
-37 second not THIS
37 next THIS after
-36 next RIVAL order
-36 second THIS by
-35 next for THIS
-35 second should RIVAL
35 next RIVAL doe
35 next for RIVAL
35 next only THIS
35 second median RIVAL
35 word .
-34 next RIVAL after
-34 second RIVAL with
-34 second SUBJECT RIVAL
-34 second median THIS
34 next RIVAL is
34 second THIS nicht
34 second it THIS
-33 second it RIVAL
33 second than RIVAL
-32 next RIVAL and
-32 second than THIS
32 second THIS with
32 second correction THIS
32 second was THIS
32 word i
-31 next RIVAL ,
-31 next only RIVAL
-31 second THIS less
-31 second THIS to
-31 second sheet THIS
31 next THIS onc
31 next saw THIS
31 second = RIVAL
31 second RIVAL #
31 second RIVAL less
31 second RIVAL may
31 second THIS :
31 word not
-30 next ( THIS
-30 next : RIVAL
-30 next RIVAL onc
-30 next THIS doe
-30 next at RIVAL
-30 next saw RIVAL
-30 second : RIVAL
-30 second RIVAL (
-30 second THIS may
-30 second correction RIVAL
-30 second was RIVAL
30 next . >
30 next THIS in
30 next with RIVAL
30 second : THIS
30 second sheet RIVAL
-29 next with THIS
-29 second , >
-29 second = THIS
-29 second RIVAL nicht
-29 second ledger RIVAL
29 next # THIS
29 next likely THIS
29 next over RIVAL
29 second RIVAL )
29 second RIVAL to
29 second THIS runner
29 second but THIS
29 second ledger THIS
29 second them THIS
-28 next - THIS
-28 next RIVAL with
-28 next over THIS
-28 next say THIS
-28 second but RIVAL
28 next THIS lead
28 next THIS rather
28 next at THIS
28 second RIVAL be
28 second RIVAL by
28 second RIVAL not
28 second THIS median
28 second THIS whil
-27 next RIVAL :
-27 next RIVAL lead
-27 next RIVAL rather
-27 next wer RIVAL
-27 second RIVAL median
-27 second RIVAL runner
-27 second RIVAL whil
-27 second THIS be
-27 second them RIVAL
27 next > RIVAL
27 next been THIS
27 next es THIS
27 second RIVAL been
27 second final THIS
27 second rank THIS
-26 next RIVAL follow
-26 next likely RIVAL
-26 second RIVAL :
-26 second THIS )
26 next THIS ?
26 next THIS beat
26 next then RIVAL
26 next wer THIS
26 second RIVAL sd
26 second RIVAL sondern
26 second are THIS
26 second es THIS
26 second go THIS
26 second up RIVAL
-25 next RIVAL .
-25 next been RIVAL
-25 next other RIVAL
-25 next then THIS
-25 second RIVAL >
-25 second THIS without
-25 second are RIVAL
-25 second compar THIS
-25 second db THIS
-25 second go RIVAL
-25 second portal THIS
25 next THIS against
25 next either THIS
25 next leav THIS
25 next other THIS
25 second RIVAL second
25 second compar RIVAL
25 second db RIVAL
25 second most THIS
25 second of RIVAL
25 second out THIS
25 second tim THIS
-24 next # RIVAL
-24 next RIVAL against
-24 next SUBJECT RIVAL
-24 next by THIS
-24 next l THIS
-24 second THIS sd
-24 second api THIS
-24 second final RIVAL
-24 second up THIS
-24 second wer THIS
24 next RIVAL =
24 next RIVAL includ
24 next RIVAL should
24 next THIS are
24 next THIS has
24 next sondern THIS
24 next to THIS
24 second THIS i
24 second THIS tim
24 second THIS top
24 second feed RIVAL
24 second wer RIVAL
24 second would RIVAL
-23 next RIVAL at
-23 next THIS -
-23 next THIS =
-23 next and RIVAL
-23 next es RIVAL
-23 second < RIVAL
-23 second RIVAL top
-23 second THIS been
-23 second THIS sondern
-23 second most RIVAL
-23 second out RIVAL
23 next by RIVAL
23 next said RIVAL
23 next that THIS
23 next use THIS
23 second < THIS
23 second RIVAL correction
23 second en THIS
-22 next THIS mor
-22 next la RIVAL
-22 next leav RIVAL
-22 next said THIS
-22 next survey RIVAL
-22 next than THIS
-22 next that RIVAL
-22 second ( THIS
-22 second RIVAL tim
-22 second THIS would
-22 second rank RIVAL
-22 second tim RIVAL
-22 second vs RIVAL
-22 second would THIS
22 next RIVAL mor
22 next THIS at
22 next THIS with
22 next than RIVAL
22 second THIS die
22 second THIS of
22 second api RIVAL
22 second fin THIS
22 second portal RIVAL
-21 next < answer
-21 next > THIS
-21 next RIVAL are
-21 next THIS includ
-21 second THIS correction
-21 second THIS lat
-21 second feed THIS
-21 second of THIS
-21 second so RIVAL
-21 word si
21 next THIS follow
21 next compar RIVAL
21 next count RIVAL
21 next la THIS
21 next sino THIS
21 second RIVAL lat
21 second RIVAL than
21 second RIVAL without
21 second RIVAL would
21 second THIS (
21 second candidat RIVAL
21 second rat THIS
21 second so THIS
-20 next THIS first
-20 next THIS should
-20 next compar THIS
-20 next either RIVAL
-20 next sondern RIVAL
-20 next use RIVAL
-20 second RIVAL of
-20 second RIVAL wherea
-20 second THIS saturday
-20 second es RIVAL
-20 second fin RIVAL
-20 second giv RIVAL
-20 second to SUBJECT
-20 word nor
-20 word report
20 next out RIVAL
20 second RIVAL mai
20 second RIVAL saturday
20 second THIS wherea
20 second first RIVAL
20 second giv THIS
20 second is .
20 second register RIVAL
20 second revis THIS
20 second the is
20 second vs THIS
-19 next RIVAL beat
-19 next RIVAL in
-19 next by the
-19 second RIVAL die
-19 second RIVAL total
-19 second THIS #
-19 second THIS second
-19 second THIS than
-19 second en RIVAL
-19 second first THIS
-19 second may RIVAL
-19 second winner RIVAL
19 next RIVAL did
19 next l RIVAL
19 second 'd THIS
19 second RIVAL RIVAL
19 second THIS after
19 second THIS mor
19 second THIS total
19 second e RIVAL
19 second figur THIS
19 second target RIVAL
19 second to THIS
19 second winner THIS
19 word is
-18 next RIVAL wer
-18 next THIS for
-18 next THIS would
-18 next print THIS
-18 second RIVAL i
-18 second THIS mai
-18 second com THIS
-18 second figur RIVAL
-18 second rat RIVAL
-18 second sit RIVAL
-18 second target THIS
-18 word neither
18 next RIVAL for
18 next RIVAL would
18 next as THIS
18 next print RIVAL
18 second ( RIVAL
18 second RIVAL in
18 second RIVAL pero
18 second and ,
18 second endpoint RIVAL
18 second may THIS
18 second total THIS
18 word that
-17 next RIVAL has
-17 next RIVAL per
-17 next THIS did
-17 next as RIVAL
-17 next could be
-17 next mak RIVAL
-17 next out THIS
-17 next see THIS
-17 second % THIS
-17 second RIVAL the
-17 second THIS yet
-17 second avg RIVAL
-17 second befor THIS
-17 second endpoint THIS
-17 second register THIS
-17 second revis RIVAL
17 next RIVAL first
17 next RIVAL we
17 next THIS cam
17 next THIS crash
17 next THIS it
17 next see RIVAL
17 next women RIVAL
17 second THIS high
17 second avg THIS
17 second befor RIVAL
17 second com RIVAL
17 second s RIVAL
17 second stor THIS
17 second they THIS
-16 next RIVAL it
-16 next RIVAL or
-16 next THIS by
-16 next THIS we
-16 next after THIS
-16 next count THIS
-16 second 'd RIVAL
-16 second THIS pero
-16 second candidat THIS
-16 second gap RIVAL
-16 second s THIS
-16 second stor RIVAL
-16 second summary THIS
-16 second the of
-16 second the say
-16 second total RIVAL
-16 word se
16 next < i
16 next RIVAL sino
16 next THIS and
16 next THIS instead
16 next THIS turn
16 next after RIVAL
16 next compt THIS
16 next get THIS
16 next survey THIS
16 second RIVAL r
16 second THIS an
16 second THIS cheaper
16 second THIS on
16 second et RIVAL
16 second gap THIS
16 second mean RIVAL
16 word from
16 word hav
-15 next RIVAL crash
-15 next RIVAL turn
-15 next THIS but
-15 next box RIVAL
-15 next got RIVAL
-15 next it is
-15 next or THIS
-15 next women THIS
-15 second RIVAL after
-15 second RIVAL an
-15 second RIVAL e
-15 second RIVAL high
-15 second RIVAL mor
-15 second THIS THIS
-15 second THIS r
-15 second and .
-15 second b THIS
-15 second et THIS
-15 second export RIVAL
-15 second mean THIS
-15 second or .
-15 second servic THIS
-15 second to ,
-15 word camera
15 next ; THIS
15 next RIVAL can
15 next RIVAL com
15 next RIVAL look
15 next THIS per
15 next about THIS
15 next mai THIS
15 next mak THIS
15 next pas RIVAL
15 next return RIVAL
15 next say RIVAL
15 second % RIVAL
15 second RIVAL wer
15 second THIS just
15 second THIS remov
15 second releas RIVAL
15 second that THIS
-14 next RIVAL instead
-14 next THIS can
-14 next THIS fewer
-14 next THIS look
-14 next THIS to
-14 next get RIVAL
-14 next sino RIVAL
-14 second RIVAL just
-14 second RIVAL remov
-14 second RIVAL sourc
-14 second THIS it
-14 second THIS its
-14 second cadastr THIS
-14 second of SUBJECT
-14 second open THIS
-14 second plan RIVAL
-14 second releas THIS
-14 second that RIVAL
-14 second the THIS
-14 second they RIVAL
-14 second to RIVAL
-14 second without THIS
-14 word o
-14 word sourc
14 next 's RIVAL
14 next ; RIVAL
14 next ? >
14 next RIVAL fewer
14 next RIVAL won
14 next THIS had
14 next THIS wer
14 next measur THIS
14 next on THIS
14 next quot THIS
14 next read RIVAL
14 second , is
14 second RIVAL final
14 second SUBJECT >
14 second THIS for
14 second THIS unit
14 second _ :
14 second instead RIVAL
14 second open RIVAL
14 second we RIVAL
14 word ?
14 word as
14 word out
-13 next # >
-13 next RIVAL ?
-13 next RIVAL o
-13 next THIS pag
-13 next about RIVAL
-13 next compt RIVAL
-13 next measur RIVAL
-13 next o THIS
-13 next return THIS
-13 second < -
-13 second RIVAL could
-13 second THIS final
-13 second THIS not
-13 second THIS they
-13 second e THIS
-13 second entry THIS
-13 second for THIS
-13 second neither nor
-13 second we THIS
-13 word and
-13 word could
-13 word rang
-13 word without
13 next , which
13 next - RIVAL
13 next RIVAL a
13 next RIVAL but
13 next RIVAL entry
13 next RIVAL last
13 next RIVAL mai
13 next RIVAL pag
13 next RIVAL —
13 next THIS from
13 next got THIS
13 next hav RIVAL
13 next in RIVAL
13 next the former
13 second # RIVAL
13 second : .
13 second RIVAL le
13 second RIVAL they
13 second RIVAL year
13 second THIS averag
13 second THIS down
13 second THIS last
13 second b RIVAL
13 second entry RIVAL
13 second export THIS
13 second or ?
13 second summary RIVAL
13 word former
13 word of
13 word wer
-12 next , and
-12 next RIVAL from
-12 next RIVAL had
-12 next RIVAL of
-12 next THIS a
-12 next THIS com
-12 next THIS entry
-12 next THIS or
-12 next THIS won
-12 next claim THIS
-12 next quot RIVAL
-12 second # the
-12 second RIVAL down
-12 second RIVAL for
-12 second RIVAL last
-12 second RIVAL on
-12 second SUBJECT the
-12 second THIS in
-12 second THIS nam
-12 second instead THIS
-12 second longer THIS
-12 second number RIVAL
-12 second point THIS
-12 second recomput RIVAL
-12 second tabl THIS
-12 word -
-12 word both
-12 word het
-12 word im
-12 word oder
-12 word sich
12 next < not
12 next de RIVAL
12 second , ,
12 second , and
12 second RIVAL january
12 second RIVAL nam
12 second THIS a
12 second THIS e
12 second THIS sourc
12 second for RIVAL
12 second i THIS
12 second in .
12 second number THIS
12 second plan THIS
12 second recomput THIS
12 second replac RIVAL
12 second servic RIVAL
12 second sit THIS
12 second two ,
12 word _
-11 next , SUBJECT
-11 next < #
-11 next RIVAL cam
-11 next SUBJECT by
-11 next SUBJECT was
-11 next answer :
-11 next or RIVAL
-11 next read THIS
-11 next the sam
-11 second < :
-11 second < is
-11 second RIVAL cheaper
-11 second RIVAL unit
-11 second RIVAL who
-11 second THIS at
-11 second THIS january
-11 second THIS le
-11 second report THIS
-11 second say .
-11 word are
-11 word between
-11 word impossibl
-11 word sam
11 next < either
11 next RIVAL count
11 next RIVAL that
11 next RIVAL was
11 next SUBJECT .
11 next claim RIVAL
11 second RIVAL yet
11 second THIS the
11 second THIS who
11 second at RIVAL
11 second hav THIS
11 second registry RIVAL
11 second tabl RIVAL
11 second wer .
11 second you RIVAL
11 word =
11 word no
-10 next , the
-10 next < the
-10 next RIVAL e
-10 next THIS if
-10 next THIS sino
-10 next depend on
-10 next has the
-10 next mai RIVAL
-10 next pas THIS
-10 second RIVAL log
-10 second RIVAL mean
-10 second THIS are
-10 second THIS had
-10 second at THIS
-10 second could RIVAL
-10 second either RIVAL
-10 second estimat THIS
-10 second hav RIVAL
-10 second nicht .
-10 second replac THIS
-10 second the SUBJECT
-10 second the fil
-10 word databas
-10 word depend
-10 word je
-10 word register
-10 word survey
10 next RIVAL the
10 next RIVAL vs
10 next SUBJECT :
10 next THIS deliver
10 next behind RIVAL
10 next fueron THIS
10 next hold RIVAL
10 next mean RIVAL
10 next one RIVAL
10 second , the
10 second : >
10 second RIVAL first
10 second RIVAL had
10 second RIVAL its
10 second RIVAL out
10 second RIVAL sinc
10 second RIVAL wrong
10 second estimat RIVAL
10 second haben RIVAL
10 second one THIS
10 second plac RIVAL
10 word revis
10 word should
-9 next < neither
-9 next SUBJECT >
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
-9 next hav THIS
-9 next hold THIS
-9 next in THIS
-9 next it RIVAL
-9 next it could
-9 next nam THIS
-9 next o RIVAL
-9 next one THIS
-9 next report #
-9 next the survey
-9 next the websit
-9 second < to
-9 second RIVAL averag
-9 second RIVAL list
-9 second SUBJECT #
-9 second SUBJECT of
-9 second THIS das
-9 second THIS wer
-9 second THIS wrong
-9 second count RIVAL
-9 second haben THIS
-9 second is of
-9 second one RIVAL
-9 second the in
-9 second you THIS
-9 word #
-9 word api
-9 word by
-9 word due
-9 word tabl
-9 word websit
9 next , not
9 next ; the
9 next RIVAL exceed
9 next SUBJECT ;
9 next SUBJECT log
9 second , former
9 second < (
9 second < of
9 second RIVAL has
9 second SUBJECT SUBJECT
9 second SUBJECT and
9 second THIS list
9 second THIS mean
9 second either THIS
9 second error THIS
9 second from to
9 second i the
9 second not .
9 second point RIVAL
9 word 's
9 word cam
9 word rank
9 word year
-8 next # which
-8 next , without
-8 next : null
-8 next < report
-8 next < sourc
-8 next RIVAL deliver
-8 next RIVAL peopl
-8 next SUBJECT sit
-8 next THIS count
-8 next THIS exceed
-8 next THIS nor
-8 next accord to
-8 next fueron RIVAL
-8 next lie between
-8 next log RIVAL
-8 next neither THIS
-8 next nor RIVAL
-8 next nor THIS
-8 next only #
-8 next order (
-8 second - THIS
-8 second < could
-8 second < daily
-8 second RIVAL report
-8 second THIS first
-8 second THIS has
-8 second THIS sinc
-8 second THIS year
-8 second answer null
-8 second catalogu THIS
-8 second could THIS
-8 second csv RIVAL
-8 second error RIVAL
-8 second i RIVAL
-8 second in >
-8 second is by
-8 second not and
-8 second register .
-8 second registry THIS
-8 second say ,
-8 second the has
-8 second wer and
-8 word circulation
-8 word daily
-8 word ledger
-8 word lie
-8 word null
-8 word order
-8 word pas
-8 word say
-8 word som
-8 word somewher
-8 word é
8 next ) .
8 next , but
8 next , so
8 next : the
8 next < SUBJECT
8 next < of
8 next RIVAL as
8 next RIVAL seem
8 next SUBJECT and
8 next a RIVAL
8 next former is
8 next it THIS
8 next the latter
8 second , .
8 second , _
8 second < hav
8 second > >
8 second RIVAL is
8 second RIVAL too
8 second SUBJECT has
8 second THIS and
8 second THIS could
8 second on .
8 second other RIVAL
8 second tool RIVAL
8 second without RIVAL
8 word SUBJECT
8 word beat
8 word correct
8 word final
8 word first
8 word had
8 word last
8 word latter
8 word mai
8 word sino
8 word system
8 word wrong
-7 next # #
-7 next # has
-7 next # order
-7 next - up
-7 next < candidat
-7 next THIS oder
-7 next THIS seem
-7 next THIS the
-7 next a THIS
-7 next it .
-7 next longer than
-7 next mean THIS
-7 next oder RIVAL
-7 next of the
-7 next on RIVAL
-7 next or the
-7 next rang from
-7 next the SUBJECT
-7 next the summary
-7 next was the
-7 next you trust
-7 second # (
-7 second , than
-7 second < annual
-7 second THIS la
-7 second THIS out
-7 second has SUBJECT
-7 second it >
-7 second km RIVAL
-7 second lie RIVAL
-7 second list THIS
-7 second not )
-7 second you the
-7 word de
-7 word level
-7 word list
-7 word per
-7 word result
7 next # and
7 next , as
7 next < la
7 next < no
7 next < they
7 next THIS fail
7 next answer is
7 next box THIS
7 next giv THIS
7 next had THIS
7 next invoic RIVAL
7 next longer RIVAL
7 next the registry
7 next which THIS
7 next 张 >
7 second : :
7 second RIVAL as
7 second THIS then
7 second cadastr RIVAL
7 second correct >
7 second csv THIS
7 second km THIS
7 second report RIVAL
7 second ros RIVAL
7 second scan RIVAL
7 second the one
7 second to .
7 second week RIVAL
7 second which RIVAL
7 word a
7 word after
7 word been
7 word compar
7 word feed
7 word for
7 word higher
7 word mean
7 word niet
7 word return
7 word use
-6 next ) vs
-6 next , by
-6 next , could
-6 next , das
-6 next , or
-6 next < by
-6 next < could
-6 next < het
-6 next RIVAL fail
-6 next RIVAL without
-6 next SUBJECT SUBJECT
-6 next THIS is
-6 next THIS was
-6 next all THIS
-6 next between the
-6 next but #
-6 next candidat :
-6 next dashboard ,
-6 next gav THIS
-6 next giv RIVAL
-6 next had RIVAL
-6 next if you
-6 next log :
-6 next on the
-6 next rat ,
-6 next register .
-6 next the annual
-6 next the portal
-6 next which RIVAL
-6 next 张 ,
-6 second # wer
-6 second 'est RIVAL
-6 second , be
-6 second ; could
-6 second < api
-6 second < be
-6 second < by
-6 second < wer
-6 second RIVAL a
-6 second RIVAL and
-6 second RIVAL from
-6 second RIVAL then
-6 second SUBJECT ,
-6 second SUBJECT is
-6 second SUBJECT rat
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
-6 second fil THIS
-6 second has ,
-6 second on SUBJECT
-6 second or RIVAL
-6 second plac THIS
-6 second register >
-6 second scan THIS
-6 second the RIVAL
-6 second tool THIS
-6 second week THIS
-6 second will THIS
-6 word b
-6 word card
-6 word dashboard
-6 word mill
-6 word peopl
-6 word portal
-6 word summary
-6 word 张
6 next ( #
6 next , it
6 next , yet
6 next < rank
6 next THIS row
6 next THIS sign
6 next all RIVAL
6 next count ,
6 next i hav
6 next is the
6 next other ,
6 next rank :
6 next the feed
6 next to be
6 next two candidat
6 second # >
6 second 's ,
6 second ) >
6 second , (
6 second , a
6 second ; is
6 second < ,
6 second < SUBJECT
6 second < _
6 second < candidat
6 second < or
6 second RIVAL ,
6 second RIVAL at
6 second RIVAL com
6 second RIVAL only
6 second RIVAL them
6 second THIS from
6 second THIS log
6 second THIS select
6 second and RIVAL
6 second and on
6 second brochur RIVAL
6 second catalogu RIVAL
6 second data RIVAL
6 second de ,
6 second each ,
6 second each RIVAL
6 second either or
6 second i not
6 second in ,
6 second la .
6 second lead THIS
6 second of two
6 second run THIS
6 second than .
6 second the log
6 second to api
6 second valu RIVAL
6 word >
6 word averag
6 word but
6 word contradict
6 word duplicat
6 word en
6 word figur
6 word ist
6 word los
6 word mor
6 word n
6 word one
6 word other
6 word remov
6 word second
6 word sinc
6 word so
6 word they
6 word ticket
6 word two
6 word why
-5 next ( not
-5 next , sourc
-5 next : #
-5 next : sourc
-5 next RIVAL hav
-5 next RIVAL nor
-5 next RIVAL oder
-5 next RIVAL row
-5 next RIVAL sign
-5 next RIVAL whil
-5 next SUBJECT wer
-5 next THIS as
-5 next THIS claim
-5 next THIS only
-5 next THIS without
-5 next annual report
-5 next but only
-5 next in the
-5 next longer THIS
-5 next neither RIVAL
-5 next not say
-5 next oder THIS
-5 next say which
-5 next show THIS
-5 next sourc :
-5 next the cadastr
-5 next the count
-5 next the district
-5 next the leaflet
-5 next the ministry
-5 next ther are
-5 next who SUBJECT
-5 second ) .
-5 second , #
-5 second , at
-5 second , b
-5 second , by
-5 second , if
-5 second , only
-5 second - SUBJECT
-5 second < a
-5 second RIVAL if
-5 second SUBJECT was
-5 second THIS com
-5 second THIS only
-5 second accord the
-5 second and both
-5 second be ,
-5 second between and
-5 second dat RIVAL
-5 second databas THIS
-5 second depend the
-5 second if are
-5 second is ,
-5 second mor THIS
-5 second not which
-5 second only SUBJECT
-5 second or ,
-5 second or THIS
-5 second return .
-5 second say SUBJECT
-5 second the .
-5 second the databas
-5 second the report
-5 second valu THIS
-5 second wer in
-5 word (
-5 word )
-5 word annual
-5 word answer
-5 word cadastr
-5 word cancell
-5 word confirm
-5 word csv
-5 word definition
-5 word district
-5 word event
-5 word exclud
-5 word finish
-5 word l
-5 word ministry
-5 word overall
-5 word scal
-5 word station
-5 word tell
-5 word their
-5 word with
5 next # is
5 next 'est pas
5 next , nicht
5 next : SUBJECT
5 next : valu
5 next < in
5 next < two
5 next RIVAL claim
5 next _ answer
5 next and THIS
5 next but the
5 next contradict each
5 next each other
5 next fil .
5 next it :
5 next it was
5 next log THIS
5 next must hav
5 next n 'est
5 next order .
5 next report THIS
5 next the #
5 next the fil
5 next the floor
5 next was RIVAL
5 next wrong .
5 second # SUBJECT
5 second , RIVAL
5 second , THIS
5 second < >
5 second < has
5 second = >
5 second RIVAL are
5 second RIVAL it
5 second RIVAL next
5 second RIVAL which
5 second SUBJECT :
5 second THIS correct
5 second THIS my
5 second but is
5 second contradict other
5 second differ THIS
5 second fil >
5 second fil RIVAL
5 second hav figur
5 second list RIVAL
5 second mai .
5 second mor RIVAL
5 second n pas
5 second one the
5 second order >
5 second the differ
5 second the giv
5 second the system
5 second two that
5 second with RIVAL
5 second wrong >
5 second year THIS
5 word about
5 word ask
5 word cheaper
5 word floor
5 word four
5 word il
5 word maar
5 word option
5 word plac
5 word que
5 word queu
5 word ros
5 word top
5 word —
""",
    "none": """\
-93 next < ONE
91 word no
84 word not
70 second , >
-64 next ONE >
-63 word @sides_2
63 word @sides_1
60 word @mentions_1
-57 next is ONE
57 word answer
54 word leav
54 word neither
53 word unknown
52 word nor
49 word i
48 next is wrong
48 second i not
-45 next ONE .
45 word figur
-44 second ONE #
-44 second ONE .
44 word noth
43 word pas
-41 second : >
41 next do not
41 second i no
41 second not a
41 word stor
40 next not ONE
40 word only
40 word yet
39 second RIVAL THIS
39 second THIS RIVAL
39 second neither nor
39 word would
38 word hav
-37 word one
37 next , and
-36 word @mentions_2
36 second : ,
36 word impossibl
-35 word RIVAL
-35 word THIS
35 word who
34 second < kan
34 word niet
-33 second < ,
-33 second ONE >
-33 second answer ONE
-33 word may
33 next hav no
33 next that figur
33 second that is
33 word kan
-32 next ONE SUBJECT
-32 word =
32 next < answer
32 next < that
32 word chiffr
32 word dato
32 word zahl
-31 word if
-31 word on
31 next . >
31 next < i
31 next < no
31 next can not
31 next not be
31 word betrouwbaar
31 word fiabl
31 word follow
31 word ich
31 word ik
31 word je
31 word than
-30 next RIVAL ,
-30 next THIS ,
-30 word second
30 next answer :
30 next has the
30 next read ONE
30 second # (
30 second thi .
-29 next ) >
29 next ? >
29 next i hav
29 next rat ,
29 next say ONE
29 second < would
29 second SUBJECT rat
29 word ?
29 word test
-28 word want
28 next < neither
28 next not hav
28 next wrong .
28 second figur wrong
28 second not ONE
28 second wrong >
28 word alternativ
28 word lie
28 word n
28 word treat
28 word valor
-27 second in SUBJECT
27 next only #
27 second SUBJECT not
27 second no count
27 second only #
27 word number
27 word stat
27 word toy
-26 next has ONE
-26 second on .
-26 second the .
-26 word ONE
26 second < only
26 second SUBJECT was
26 second lie the
26 word ;
26 word output
-25 second # >
-25 second < not
-25 second SUBJECT the
-25 second not :
25 next # SUBJECT
25 next ; i
25 next ONE —
25 next and RIVAL
25 next and THIS
25 next hav noth
25 next show ONE
25 next unknown .
25 second the say
25 second unknown >
25 word report
-24 second , i
-24 second < (
-24 second wer .
-24 word add
-24 word per
-24 word two
24 next RIVAL and
24 next THIS and
24 next is not
24 next last _
24 next number .
24 next would not
24 second , than
24 second dato ONE
24 second number >
24 word and
24 word nicht
-23 next from the
-23 next is the
-23 second < .
-23 second < was
-23 second confirm .
-23 word unit
23 next di ONE
23 next nor RIVAL
23 next nor THIS
23 second # wer
23 second < figur
23 word run
23 word thi
-22 next ( #
-22 next < you
-22 second < #
-22 second ONE SUBJECT
-22 word well
-22 word wer
22 next a number
22 next about #
22 next figur .
22 next i 'd
22 next leav thi
22 next that is
22 next the whol
22 next unabl to
22 next use it
22 second _ :
22 second figur >
22 word ai
22 word di
22 word et
22 word has
22 word unabl
22 word websit
22 word whol
-21 next < RIVAL
-21 next < THIS
-21 next ONE (
-21 next and #
-21 next with the
-21 second is SUBJECT
-21 second of .
-21 second the SUBJECT
-21 word @mentions_3
21 next ( ONE
21 next , last
21 next ONE was
21 next figur is
21 next for SUBJECT
21 next not giv
21 next so pleas
21 next than the
21 second ONE but
21 second return ,
21 second to .
21 second wer and
21 word 'd
21 word .
21 word de
21 word do
21 word entry
21 word invalid
21 word nam
21 word usabl
-20 next = ONE
-20 next confirm that
-20 second # ONE
-20 second between and
-20 second the 's
-20 word final
-20 word see
-20 word up
-20 word way
20 next ONE #
20 next ONE is
20 next RIVAL nor
20 next THIS nor
20 next leav out
20 next nam ONE
20 next neither RIVAL
20 next neither THIS
20 next result ,
20 next the survey
20 second < cadastr
20 second < wer
20 second ONE of
20 second be .
20 second log .
20 second no figur
20 second which #
20 word be
20 word extract
20 word field
20 word lo
20 word out
20 word pleas
20 word say
20 word —
-19 next , as
-19 next RIVAL SUBJECT
-19 next THIS SUBJECT
-19 next about ONE
-19 next the not
-19 next was ONE
-19 second < >
-19 word by
-19 word first
19 next # which
19 next look at
19 next re -
19 next return rat
19 next the RIVAL
19 next the THIS
19 next who SUBJECT
19 second , only
19 second , pleas
19 second < record
19 second ONE is
19 second answer #
19 second i leav
19 second i need
19 second i noth
19 second that wrong
19 second the of
19 word could
19 word re
19 word so
19 word thank
-18 next ; the
-18 next to the
-18 second , is
-18 second RIVAL >
-18 second THIS >
-18 second no to
-18 second to ,
-18 word in
-18 word ticket
18 next : null
18 next ; ONE
18 next RIVAL of
18 next THIS of
18 next i do
18 next is about
18 next is still
18 next leav the
18 next mill #
18 next no answer
18 next not use
18 next the cadastr
18 second < call
18 second < it
18 second ONE nicht
18 second both and
18 second but #
18 second has SUBJECT
18 second invalid .
18 second is #
18 second say .
18 second say SUBJECT
18 second the :
18 second the return
18 second the test
18 second to out
18 word cadastr
18 word can
18 word cifra
18 word many
18 word wrong
-17 next # %
-17 next # >
-17 next , but
-17 next is right
-17 next it is
-17 next not that
-17 second not that
-17 second ther ONE
-17 word about
-17 word gav
-17 word of
-17 word rul
17 next follow by
17 next how many
17 next its result
17 next load .
17 next longer than
17 next not rank
17 next pleas do
17 next rank the
17 next so far
17 second ; could
17 second could rank
17 second do hav
17 second for SUBJECT
17 second i unabl
17 second is to
17 second its ,
17 second load >
17 second not .
17 second not and
17 second noth the
17 second pleas not
17 second the open
17 second to a
17 word @sentences_3
17 word far
17 word fil
17 word found
17 word giv
17 word liberal
17 word load
17 word non
17 word null
17 word pass
17 word rank
17 word rat
17 word siz
17 word suspect
17 word valu
-16 next , not
-16 next < final
-16 next < if
-16 next SUBJECT was
-16 next final answer
-16 second < could
-16 second ONE wer
-16 second answer RIVAL
-16 second answer THIS
-16 second thi the
-16 word amount
-16 word conflict
-16 word it
-16 word lik
-16 word plan
-16 word probably
-16 word you
16 next # order
16 next ( not
16 next , follow
16 next ; SUBJECT
16 next < statu
16 next < treat
16 next ONE can
16 next ONE would
16 next but only
16 next giv a
16 next mak #
16 next mor than
16 next the leaflet
16 next thi number
16 next total is
16 next yet .
16 second # SUBJECT
16 second < has
16 second SUBJECT api
16 second do use
16 second está .
16 second got .
16 second mean #
16 second return .
16 second tabl ONE
16 second was .
16 second yet >
16 second you it
16 word batch
16 word better
16 word d
16 word determin
16 word input
16 word mill
16 word portal
16 word publish
16 word seen
16 word therefor
16 word until
16 word without
-15 next # :
-15 next < they
-15 next RIVAL ;
-15 next THIS ;
-15 next and the
-15 next as the
-15 next that .
-15 next that the
-15 next the sam
-15 second i say
-15 second i to
-15 second is wrong
-15 second one >
-15 word %
-15 word (
-15 word )
-15 word check
-15 word databas
-15 word discrepancy
-15 word form
-15 word match
-15 word sam
-15 word was
15 next < não
15 next < with
15 next SUBJECT (
15 next SUBJECT is
15 next SUBJECT rat
15 next SUBJECT you
15 next as invalid
15 next count for
15 next lie between
15 next no better
15 next not among
15 next open .
15 next order (
15 next to report
15 second # :
15 second < valor
15 second ONE row
15 second SUBJECT >
15 second and has
15 second i rather
15 second not it
15 second only SUBJECT
15 second open >
15 second row .
15 second the system
15 second total .
15 second valu ONE
15 second you me
15 word #
15 word brochur
15 word count
15 word está
15 word lead
15 word me
15 word não
15 word row
15 word set
15 word should
15 word subtract
15 word survey
-14 next , the
-14 next < (
-14 next < probably
-14 next ONE order
-14 next SUBJECT has
-14 next are ONE
-14 next as i
-14 next hav ONE
-14 next is SUBJECT
-14 next its SUBJECT
-14 next me ,
-14 next not :
-14 next not say
-14 next up to
-14 next you want
-14 second , #
-14 second < ;
-14 second < SUBJECT
-14 second final :
-14 second not >
-14 second not for
-14 second tabl .
-14 second would ONE
-14 word between
-14 word column
-14 word differ
-14 word different
-14 word four
-14 word had
14 next ONE aus
14 next SUBJECT ?
14 next SUBJECT at
14 next SUBJECT show
14 next are no
14 next be used
14 next ceil of
14 next de ONE
14 next die ONE
14 next el valor
14 next find the
14 next i only
14 next i wo
14 next is impossibl
14 next roughly #
14 next run the
14 next the brochur
14 next the portal
14 next the websit
14 next ther are
14 next thi siz
14 second # do
14 second , _
14 second ; valor
14 second < lookup
14 second ONE )
14 second SUBJECT with
14 second about SUBJECT
14 second and follow
14 second and log
14 second answer null
14 second die aus
14 second mor the
14 second not )
14 second not thi
14 second of siz
14 word aus
14 word ceil
14 word europ
14 word instead
14 word is
14 word leaflet
14 word progress
14 word y
-13 next , SUBJECT
-13 next - check
-13 next < about
-13 next < in
-13 next < the
-13 next ONE ,
-13 next SUBJECT report
-13 next at ONE
-13 next box ONE
-13 next i had
-13 next no reason
-13 next probably ONE
-13 next the unit
-13 next thi SUBJECT
-13 second 'd ONE
-13 second < :
-13 second < found
-13 second < is
-13 second SUBJECT RIVAL
-13 second SUBJECT THIS
-13 second are .
-13 second at SUBJECT
-13 second that >
-13 second which is
-13 word 's
-13 word a
-13 word after
-13 word all
-13 word chang
-13 word draft
-13 word either
-13 word minu
-13 word outsid
-13 word reason
-13 word reservation
-13 word with
13 next # test
13 next 'd need
13 next 'd rather
13 next 'm unabl
13 next ONE as
13 next RIVAL or
13 next SUBJECT ONE
13 next THIS or
13 next ahead of
13 next confirm a
13 next fail ,
13 next lead ,
13 next lin of
13 next noth .
13 next null >
13 next of log
13 next other .
13 next return ONE
13 next tell you
13 next test SUBJECT
13 next the entry
13 next thi unanswer
13 next to be
13 next unanswer .
13 next would be
13 next wrong ;
13 second , mak
13 second , of
13 second < lead
13 second ONE ,
13 second a SUBJECT
13 second api ONE
13 second at -
13 second can nam
13 second la SUBJECT
13 second leav unanswer
13 second no for
13 second not up
13 second not you
13 second of and
13 second other >
13 second report and
13 second run #
13 second stor ONE
13 second system ONE
13 second the got
13 second ther no
13 second to how
13 second unanswer >
13 second use .
13 word ahead
13 word availabl
13 word budget
13 word con
13 word kann
13 word maximum
13 word op
13 word partial
13 word rather
13 word record
13 word sind
13 word un
13 word unanswer
13 word whil
-12 next # in
-12 next ONE on
-12 next ONE or
-12 next ONE tabl
-12 next RIVAL .
-12 next SUBJECT ;
-12 next SUBJECT per
-12 next THIS .
-12 next a second
-12 next agre .
-12 next did not
-12 next list is
-12 next not SUBJECT
-12 next not match
-12 next only ONE
-12 next open the
-12 next the ONE
-12 next the form
-12 next with a
-12 second # #
-12 second # .
-12 second , a
-12 second : .
-12 second ; is
-12 second < second
-12 second = >
-12 second RIVAL SUBJECT
-12 second SUBJECT a
-12 second THIS SUBJECT
-12 second a number
-12 second agre >
-12 second in .
-12 second that my
-12 second they ONE
-12 second you one
-12 word !
-12 word -
-12 word are
-12 word cas
-12 word compar
-12 word doubt
-12 word expect
-12 word fit
-12 word go
-12 word know
-12 word m
-12 word phon
-12 word split
-12 word went
12 next # to
12 next , so
12 next ; total
12 next < el
12 next < impossibl
12 next SUBJECT _
12 next SUBJECT it
12 next a possibl
12 next api report
12 next averag the
12 next better figur
12 next contradict the
12 next for an
12 next had ONE
12 next instead of
12 next me to
12 next no valid
12 next not answer
12 next not hold
12 next not report
12 next not stat
12 next of thi
12 next order and
12 next report ONE
12 next siz .
12 next statu :
12 next the summary
12 next two sourc
12 next was cancell
12 next wer order
12 next which mak
12 next wo not
12 second , no
12 second ; ONE
12 second ; new
12 second < 'm
12 second < search
12 second ONE cancell
12 second an of
12 second are #
12 second i ONE
12 second i confirm
12 second in tabl
12 second is a
12 second log to
12 second me >
12 second nam ,
12 second no .
12 second not possibl
12 second not right
12 second not used
12 second or .
12 second so do
12 second that out
12 second the ?
12 second thi as
12 second took and
12 second wer ,
12 second what api
12 second with ONE
12 word aantal
12 word abov
12 word an
12 word data
12 word disregard
12 word el
12 word end
12 word left
12 word offer
12 word passenger
12 word qui
12 word reliabl
12 word using
12 word wo
-11 next ! >
-11 next - #
-11 next : RIVAL
-11 next : THIS
-11 next : the
-11 next ; RIVAL
-11 next ; THIS
-11 next = #
-11 next RIVAL (
-11 next SUBJECT record
-11 next SUBJECT to
-11 next THIS (
-11 next and can
-11 next by the
-11 next do you
-11 next hav not
-11 next if i
-11 next may be
-11 next the #
-11 next the databas
-11 next was not
-11 second # )
-11 second # a
-11 second . .
-11 second . >
-11 second : SUBJECT
-11 second < first
-11 second < row
-11 second not which
-11 second of SUBJECT
-11 second rat ONE
-11 second so hav
-11 second the to
-11 second up ONE
-11 word ask
-11 word befor
-11 word box
-11 word complet
-11 word en
-11 word factor
-11 word for
-11 word other
-11 word p
-11 word register
-11 word requir
-11 word right
-11 word the
-11 word thes
-11 word thought
-11 word we
11 next # fil
11 next 's ONE
11 next , ahead
11 next < not
11 next < stor
11 next < york
11 next ONE row
11 next SUBJECT would
11 next abov #
11 next and SUBJECT
11 next around #
11 next availabl .
11 next end at
11 next entry read
11 next export say
11 next i suspect
11 next in the
11 next known to
11 next no other
11 next not nam
11 next of #
11 next out of
11 next rat .
11 next sensor in
11 next so the
11 next the averag
11 next the figur
11 next the record
11 next too low
11 next took ONE
11 next what the
11 next will not
11 second # i
11 second ( and
11 second ( as
11 second - the
11 second ; would
11 second < 'd
11 second < 's
11 second < averag
11 second ONE answer
11 second SUBJECT ,
11 second SUBJECT about
11 second SUBJECT remain
11 second and RIVAL
11 second and THIS
11 second and wer
11 second answer the
11 second availabl >
11 second averag SUBJECT
11 second can tell
11 second n pas
11 second no >
11 second no number
11 second of ,
11 second only in
11 second pleas the
11 second publish .
11 second query ONE
11 second rat >
11 second report ONE
11 second set #
11 second survey .
11 second that ,
11 second the nam
11 second the took
11 word among
11 word as
11 word bed
11 word blank
11 word cancell
11 word ce
11 word known
11 word last
11 word lin
11 word los
11 word return
11 word sav
11 word una
11 word york
-10 next # m
-10 next ) ,
-10 next , #
-10 next , ONE
-10 next : #
-10 next < thought
-10 next ONE :
-10 next RIVAL is
-10 next SUBJECT ,
-10 next SUBJECT :
-10 next THIS is
-10 next although i
-10 next candidat :
-10 next dat ,
-10 next for the
-10 next has RIVAL
-10 next has THIS
-10 next i see
-10 next per SUBJECT
-10 next the latter
-10 next the limit
-10 next the number
-10 next the second
-10 next thi is
-10 next thought :
-10 second # =
-10 second , it
-10 second , you
-10 second < and
-10 second < or
-10 second SUBJECT (
-10 second are SUBJECT
-10 second i RIVAL
-10 second i THIS
-10 second i with
-10 second in ,
-10 second is number
-10 second it #
-10 second it ONE
-10 second only thi
-10 second per .
-10 second sam .
-10 second that SUBJECT
-10 second the servic
-10 second to it
-10 word @sentences_4
-10 word catalogu
-10 word confidenc
-10 word db
-10 word depend
-10 word did
-10 word each
-10 word error
-10 word get
-10 word inconsistent
-10 word latter
-10 word limit
-10 word reject
-10 word small
-10 word sur
-10 word they
-10 word tim
10 next # 's
10 next # but
10 next 's SUBJECT
10 next 's is
10 next < non
10 next ONE contradict
10 next RIVAL wer
10 next RIVAL without
10 next SUBJECT only
10 next SUBJECT order
10 next THIS wer
10 next THIS without
10 next and ONE
10 next but #
10 next count is
10 next data .
10 next giv ONE
10 next got ONE
10 next ignor it
10 next impossibl .
10 next it ;
10 next lowest SUBJECT
10 next not verify
10 next noth to
10 next number for
10 next one in
10 next or RIVAL
10 next or THIS
10 next out ,
10 next q #
10 next read .
10 next tak the
10 next the export
10 next the station
10 next the total
10 next thi .
10 next would hav
10 next your SUBJECT
10 second # so
10 second 'm to
10 second : #
10 second < board
10 second < scan
10 second < usabl
10 second < you
10 second ONE a
10 second SUBJECT .
10 second SUBJECT for
10 second and .
10 second as and
10 second at >
10 second board ONE
10 second can answer
10 second data >
10 second export ONE
10 second giv SUBJECT
10 second has lowest
10 second hav that
10 second impossibl >
10 second is than
10 second is the
10 second its .
10 second known be
10 second my is
10 second nor :
10 second not number
10 second of lin
10 second possibl .
10 second read >
10 second record ONE
10 second servic ONE
10 second shar .
10 second siz >
10 second the ;
10 second the instead
10 second the show
10 second the would
10 second thi >
10 word :
10 word board
10 word het
10 word log
10 word o
10 word q
10 word station
10 word summary
10 word tariff
10 word then
10 word told
10 word zinc
-9 next # =
-9 next # k
-9 next 'm sorry
-9 next ( the
-9 next , although
-9 next , at
-9 next , though
-9 next < a
-9 next < it
-9 next ONE a
-9 next SUBJECT )
-9 next SUBJECT log
-9 next doe not
-9 next found ONE
-9 next had a
-9 next hav thi
-9 next i did
-9 next inconsistent with
-9 next is RIVAL
-9 next is THIS
-9 next is correct
-9 next match the
-9 next must be
-9 next not .
-9 next on #
-9 next one :
-9 next read the
-9 next that 's
-9 next that ONE
-9 next the build
-9 next the order
-9 next the plan
-9 next the rat
-9 next ther is
-9 next thi year
-9 next though i
-9 next to ONE
-9 next want to
-9 next will be
-9 second # of
-9 second 's say
-9 second ( )
-9 second ( SUBJECT
-9 second : :
-9 second SUBJECT in
-9 second SUBJECT to
-9 second abov limit
-9 second be with
-9 second do match
-9 second hav SUBJECT
-9 second i sorry
-9 second i that
-9 second is %
-9 second it .
-9 second mean ONE
-9 second of two
-9 second one #
-9 second or :
-9 second register the
-9 second that what
-9 second the rat
-9 second with as
-9 word also
-9 word archiv
-9 word both
-9 word build
-9 word cam
-9 word clos
-9 word condition
-9 word decimal
-9 word directly
-9 word from
-9 word itself
-9 word k
-9 word likely
-9 word lower
-9 word metric
-9 word over
-9 word print
-9 word shar
-9 word sid
-9 word stay
-9 word tabl
-9 word target
-9 word turn
-9 word weekly
9 next # (
9 next # record
9 next # row
9 next ) giv
9 next , answer
9 next , therefor
9 next - run
9 next ; they
9 next < je
9 next < sinc
9 next < someon
9 next < sorry
9 next < until
9 next RIVAL )
9 next SUBJECT SUBJECT
9 next SUBJECT count
9 next SUBJECT websit
9 next THIS )
9 next a count
9 next and not
9 next answer with
9 next api has
9 next as stor
9 next both RIVAL
9 next both THIS
9 next but no
9 next from #
9 next hold ONE
9 next i leav
9 next i tak
9 next impossibl ,
9 next lie abov
9 next many SUBJECT
9 next no SUBJECT
9 next no usabl
9 next not pick
9 next not rely
9 next not usabl
9 next number as
9 next on record
9 next only has
9 next pleas treat
9 next should not
9 next stat a
9 next stor valu
9 next the entir
9 next the event
9 next the lab
9 next to offer
9 next until the
9 second # can
9 second 'd the
9 second 's ;
9 second ) >
9 second , by
9 second , non
9 second : is
9 second ; hav
9 second ; it
9 second < answer
9 second < export
9 second < should
9 second < the
9 second < to
9 second < valid
9 second ONE out
9 second ONE work
9 second RIVAL its
9 second RIVAL yet
9 second SUBJECT SUBJECT
9 second SUBJECT can
9 second SUBJECT only
9 second THIS its
9 second THIS yet
9 second a for
9 second a with
9 second api .
9 second been yet
9 second better .
9 second by .
9 second cadastr RIVAL
9 second cadastr THIS
9 second can hav
9 second confirm SUBJECT
9 second entry ONE
9 second field ONE
9 second from to
9 second hav better
9 second how SUBJECT
9 second is document
9 second is old
9 second longer RIVAL
9 second longer THIS
9 second nam SUBJECT
9 second now ONE
9 second of ;
9 second re run
9 second read SUBJECT
9 second record so
9 second remain .
9 second sourc RIVAL
9 second sourc THIS
9 second the protocol
9 second the who
9 second tool ONE
9 second treat number
9 second treat with
9 second two (
9 second was first
9 second wer in
9 word anyth
9 word caution
9 word comput
9 word dilution
9 word ein
9 word entir
9 word given
9 word household
9 word how
9 word id
9 word labell
9 word lookup
9 word metr
9 word now
9 word old
9 word perhap
9 word query
9 word read
9 word repeat
9 word ring
9 word roughly
9 word still
9 word ward
9 word è
-8 next # l
-8 next 's what
-8 next , it
-8 next , with
-8 next ; both
-8 next < either
-8 next ONE per
-8 next SUBJECT and
-8 next SUBJECT app
-8 next about thi
-8 next add the
-8 next answer ONE
-8 next between #
-8 next confidenc :
-8 next factor of
-8 next i think
-8 next in .
-8 next in SUBJECT
-8 next is in
-8 next is inconsistent
-8 next it has
-8 next it was
-8 next lik to
-8 next mak up
-8 next may .
-8 next no -
-8 next not availabl
-8 next not decid
-8 next of SUBJECT
-8 next of it
-8 next on ,
-8 next operator 's
-8 next order .
-8 next over #
-8 next reason to
-8 next record .
-8 next result :
-8 next return .
-8 next rul out
-8 next say #
-8 next show a
-8 next so it
-8 next sourc :
-8 next the amount
-8 next the label
-8 next the last
-8 next the statu
-8 next the tax
-8 next the well
-8 next unit :
-8 next unit in
-8 next up #
-8 next with ONE
-8 next you ask
-8 second # was
-8 second % the
-8 second , and
-8 second < =
-8 second < RIVAL
-8 second < THIS
-8 second < at
-8 second < by
-8 second < that
-8 second < well
-8 second ONE per
-8 second RIVAL ,
-8 second SUBJECT ;
-8 second SUBJECT on
-8 second SUBJECT own
-8 second THIS ,
-8 second _ >
-8 second can decid
-8 second either or
-8 second for ,
-8 second i answer
-8 second i only
-8 second is :
-8 second is availabl
-8 second is right
-8 second list not
-8 second mak #
-8 second may >
-8 second n #
-8 second order >
-8 second other .
-8 second record >
-8 second second ,
-8 second the #
-8 second the has
-8 second the i
-8 second the number
-8 second the was
-8 second two ,
-8 second well ONE
-8 second well the
-8 word @sentences_1
-8 word account
-8 word although
-8 word assum
-8 word clear
-8 word contradictory
-8 word e
-8 word exact
-8 word fault
-8 word high
-8 word issu
-8 word label
-8 word much
-8 word official
-8 word operator
-8 word option
-8 word outlier
-8 word paid
-8 word permit
-8 word publication
-8 word saw
-8 word solid
-8 word tax
-8 word think
-8 word trust
-8 word zero
8 next # as
8 next # or
8 next ) .
8 next < as
8 next < candidat
8 next < open
8 next < output
8 next < your
8 next ONE ?
8 next ONE did
8 next ONE lin
8 next ONE log
8 next SUBJECT can
8 next SUBJECT on
8 next among the
8 next april #
8 next as record
8 next at it
8 next averag SUBJECT
8 next be right
8 next beat the
8 next between the
8 next brochur .
8 next by ten
8 next count only
8 next disregard it
8 next exist ,
8 next has been
8 next is too
8 next je ne
8 next just #
8 next list ONE
8 next low .
8 next not list
8 next not pass
8 next number i
8 next of servic
8 next out the
8 next output of
8 next portal show
8 next record ,
8 next report a
8 next should look
8 next so #
8 next station fil
8 next suspect that
8 next that many
8 next the first
8 next the mean
8 next the old
8 next the only
8 next the query
8 next the question
8 next the tool
8 next them .
8 next then i
8 next to answer
8 next treat the
8 next two do
8 next until then
8 second # still
8 second 's in
8 second , SUBJECT
8 second , can
8 second < stor
8 second < wo
8 second ONE stor
8 second ONE which
8 second ONE yet
8 second SUBJECT becaus
8 second and and
8 second and be
8 second and noth
8 second another .
8 second answer >
8 second as :
8 second at point
8 second batch .
8 second be on
8 second brochur >
8 second could find
8 second digit ,
8 second direct ,
8 second disregard .
8 second field stor
8 second giv number
8 second hav other
8 second i disregard
8 second impossibl so
8 second in brochur
8 second in entir
8 second is impossibl
8 second is possibl
8 second it :
8 second look it
8 second low >
8 second many are
8 second no valu
8 second not with
8 second on :
8 second portal .
8 second portal ONE
8 second say ,
8 second second .
8 second should at
8 second should be
8 second stor :
8 second stor SUBJECT
8 second tabl the
8 second the from
8 second the sourc
8 second ther only
8 second they not
8 second until i
8 second was of
8 second wer #
8 second with .
8 second would mor
8 word allow
8 word enter
8 word exist
8 word les
8 word longer
8 word ne
8 word new
8 word nurs
8 word pick
8 word recip
8 word registry
8 word script
8 word servic
8 word that
8 word which
-7 next # )
-7 next # -
-7 next # ONE
-7 next # for
-7 next # was
-7 next 'd say
-7 next 's RIVAL
-7 next 's THIS
-7 next , candidat
-7 next , confidenc
-7 next , no
-7 next , unit
-7 next - show
-7 next : i
-7 next < >
-7 next < box
-7 next < of
-7 next < roughly
-7 next ONE at
-7 next ONE by
-7 next ONE return
-7 next SUBJECT are
-7 next SUBJECT gav
-7 next SUBJECT hav
-7 next _ db
-7 next add up
-7 next amount do
-7 next be in
-7 next both remain
-7 next but with
-7 next complet .
-7 next confirm it
-7 next cross -
-7 next doubl -
-7 next error .
-7 next first .
-7 next had #
-7 next hav the
-7 next i count
-7 next i want
-7 next if the
-7 next is clearly
-7 next is complet
-7 next it a
-7 next its valu
-7 next limit ,
-7 next log ,
-7 next lower than
-7 next my sid
-7 next n :
-7 next not chang
-7 next not right
-7 next number to
-7 next on SUBJECT
-7 next on averag
-7 next one sourc
-7 next only the
-7 next p #
-7 next plan .
-7 next record and
-7 next remain possibl
-7 next return SUBJECT
-7 next see no
-7 next servic .
-7 next split .
-7 next the factor
-7 next the operator
-7 next the scal
-7 next the sourc
-7 next the way
-7 next to RIVAL
-7 next to THIS
-7 next to add
-7 next to doubt
-7 next to go
-7 next two figur
-7 next water .
-7 next well #
-7 next with its
-7 next would say
-7 next you may
-7 second # and
-7 second # its
-7 second # mak
-7 second 'm the
-7 second 's is
-7 second 's the
-7 second , ,
-7 second , .
-7 second , or
-7 second , would
-7 second : amount
-7 second : of
-7 second ; remain
-7 second < am
-7 second < get
-7 second < rat
-7 second < want
-7 second ONE ONE
-7 second ONE be
-7 second ONE for
-7 second ONE gav
-7 second ONE return
-7 second ONE though
-7 second ONE total
-7 second ONE with
-7 second SUBJECT an
-7 second SUBJECT as
-7 second SUBJECT i
-7 second amount not
-7 second and not
-7 second and the
-7 second answer ,
-7 second answer SUBJECT
-7 second as as
-7 second both possibl
-7 second box >
-7 second can the
-7 second complet >
-7 second correct >
-7 second dat so
-7 second doubl check
-7 second error >
-7 second first >
-7 second foram ONE
-7 second from SUBJECT
-7 second giv .
-7 second is ,
-7 second is by
-7 second is with
-7 second it RIVAL
-7 second it THIS
-7 second likely ,
-7 second me so
-7 second my ;
-7 second no on
-7 second no show
-7 second of is
-7 second one ONE
-7 second out #
-7 second p >
-7 second plan >
-7 second reason doubt
-7 second return >
-7 second rul the
-7 second run ONE
-7 second servic >
-7 second sourc >
-7 second split >
-7 second stay ONE
-7 second the and
-7 second the data
-7 second the giv
-7 second the log
-7 second the mean
-7 second the only
-7 second the permit
-7 second total ONE
-7 second up #
-7 second was :
-7 word agre
-7 word annual
-7 word app
-7 word b
-7 word booking
-7 word comment
-7 word cross
-7 word earlier
-7 word fewer
-7 word foram
-7 word gap
-7 word hour
-7 word inconsistency
-7 word le
-7 word my
-7 word pag
-7 word scal
-7 word show
-7 word sign
-7 word significant
-7 word som
-7 word sometim
-7 word support
-7 word them
-7 word thre
-7 word unless
-7 word unusual
-7 word verifi
-7 word week
-7 word wurden
7 next 'll disregard
7 next 'm leav
7 next , reason
7 next : it
7 next : no
7 next ; no
7 next < averag
7 next < can
7 next < could
7 next < hmm
7 next < run
7 next ONE for
7 next ONE leav
7 next ONE out
7 next RIVAL follow
7 next SUBJECT from
7 next THIS follow
7 next a day
7 next a digit
7 next an SUBJECT
7 next an answer
7 next and i
7 next and noth
7 next and should
7 next be a
7 next call fail
7 next contain SUBJECT
7 next could you
7 next divid by
7 next figur as
7 next for may
7 next found no
7 next giv an
7 next hav a
7 next hmm ,
7 next http #
7 next implausibl for
7 next is stor
7 next is what
7 next it for
7 next it should
7 next log RIVAL
7 next log THIS
7 next lookup return
7 next nam the
7 next no .
7 next not RIVAL
7 next not THIS
7 next not a
7 next not comfortabl
7 next not find
7 next not to
7 next noth els
7 next offer .
7 next on thi
7 next only SUBJECT
7 next question open
7 next record is
7 next sampl is
7 next so that
7 next sourc giv
7 next stor as
7 next summary sheet
7 next tak that
7 next that day
7 next the lookup
7 next the lowest
7 next the new
7 next the report
7 next the scan
7 next the servic
7 next the tracker
7 next the ward
7 next to giv
7 next under #
7 next used .
7 next valu ONE
7 next valu on
7 next with #
7 next year .
7 second 'm comfortabl
7 second 's leav
7 second ( RIVAL
7 second ( THIS
7 second ) #
7 second , field
7 second ; do
7 second < hav
7 second < leav
7 second < me
7 second < order
7 second < registry
7 second < then
7 second < whol
7 second ONE below
7 second ONE i
7 second ONE mor
7 second ONE would
7 second SUBJECT giv
7 second SUBJECT hav
7 second SUBJECT is
7 second SUBJECT out
7 second a error
7 second a that
7 second agre i
7 second and )
7 second are ,
7 second be ;
7 second born #
7 second can be
7 second could be
7 second databas ONE
7 second day so
7 second far >
7 second figur not
7 second figur the
7 second find SUBJECT
7 second for whol
7 second from .
7 second has >
7 second hav #
7 second hav replacement
7 second in fil
7 second in the
7 second is ONE
7 second is first
7 second it with
7 second leav question
7 second lookup ONE
7 second metr not
7 second mix up
7 second nicht .
7 second no can
7 second no read
7 second number SUBJECT
7 second of metr
7 second offer >
7 second pag ONE
7 second sourc (
7 second stat number
7 second that as
7 second the RIVAL
7 second the THIS
7 second the certificat
7 second the dat
7 second the entry
7 second the order
7 second two disagre
7 second unabl giv
7 second used >
7 second valu fil
7 second would quot
7 second would the
7 second wrong i
7 word april
7 word averag
7 word beat
7 word certificat
7 word die
7 word direct
7 word event
7 word height
7 word hmm
7 word lowest
7 word mor
7 word offic
7 word pars
7 word remain
7 word replacement
7 word sal
7 word sampl
7 word sensor
7 word sun
7 word system
7 word tak
7 word their
7 word tool
7 word total
-6 next # cas
-6 next 'd lik
-6 next ; #
-6 next < on
-6 next < result
-6 next < still
-6 next < we
-6 next ONE record
-6 next ONE to
-6 next ONE wer
-6 next SUBJECT RIVAL
-6 next SUBJECT THIS
-6 next SUBJECT of
-6 next a ONE
-6 next a different
-6 next a factor
-6 next a fault
-6 next a typo
-6 next a year
-6 next against the
-6 next and thi
-6 next are in
-6 next around ONE
-6 next by #
-6 next call it
-6 next com to
-6 next depend on
-6 next entry and
-6 next fit .
-6 next for thi
-6 next for you
-6 next from my
-6 next gav mor
-6 next i compar
-6 next i get
-6 next i stay
-6 next i trust
-6 next if you
-6 next is lower
-6 next is one
-6 next it can
-6 next last year
-6 next likely ONE
-6 next log is
-6 next match .
-6 next mean of
-6 next most likely
-6 next no longer
-6 next no way
-6 next not ask
-6 next not fully
-6 next not need
-6 next not rul
-6 next not significant
-6 next of ONE
-6 next one of
-6 next or #
-6 next reach the
-6 next reason i
-6 next register .
-6 next row hav
-6 next sinc #
-6 next so ONE
-6 next still ,
-6 next that i
-6 next the floor
-6 next the local
-6 next the minimum
-6 next the monthly
-6 next the split
-6 next the titl
-6 next thi with
-6 next to open
-6 next total ,
-6 next trust the
-6 next until someon
-6 next want the
-6 next way .
-6 next you need
-6 second # for
-6 second # no
-6 second 'm fully
-6 second , miss
-6 second , the
-6 second , treat
-6 second , with
-6 second < _
-6 second < a
-6 second < see
-6 second < wurden
-6 second ONE although
-6 second ONE inconsistent
-6 second ONE one
-6 second ONE report
-6 second ONE right
-6 second ONE so
-6 second ONE unit
-6 second SUBJECT may
-6 second SUBJECT return
-6 second a ,
-6 second a ONE
-6 second a result
-6 second add to
-6 second agent the
-6 second and ,
-6 second app ONE
-6 second as can
-6 second but .
-6 second but is
-6 second call a
-6 second can a
-6 second can rul
-6 second clear .
-6 second cross check
-6 second de .
-6 second fit >
-6 second for reason
-6 second for the
-6 second found discrepancy
-6 second from sid
-6 second get ,
-6 second giv >
-6 second going the
-6 second hav the
-6 second i .
-6 second i two
-6 second if want
-6 second inconsistent its
-6 second is (
-6 second is need
-6 second last the
-6 second match >
-6 second much it
-6 second need >
-6 second no wer
-6 second not between
-6 second not much
-6 second not out
-6 second of in
-6 second of month
-6 second one per
-6 second open #
-6 second out .
-6 second pleas with
-6 second probably ,
-6 second read .
-6 second register .
-6 second register >
-6 second reject >
-6 second result ONE
-6 second return and
-6 second second and
-6 second so can
-6 second so stay
-6 second so was
-6 second still it
-6 second that one
-6 second the app
-6 second the cas
-6 second the for
-6 second the is
-6 second the itself
-6 second the read
-6 second the used
-6 second the valu
-6 second thi ,
-6 second ticket >
-6 second was ,
-6 second was last
-6 second way >
-6 second which clearly
-6 second you the
-6 word any
-6 word api
-6 word apm
-6 word apply
-6 word at
-6 word authority
-6 word becaus
-6 word certain
-6 word claus
-6 word clinic
-6 word club
-6 word consistent
-6 word correct
-6 word delivery
-6 word deni
-6 word doctor
-6 word estimat
-6 word exclud
-6 word explain
-6 word fre
-6 word general
-6 word grew
-6 word help
-6 word list
-6 word local
-6 word long
-6 word minimum
-6 word monthly
-6 word most
-6 word notic
-6 word peak
-6 word policy
-6 word reach
-6 word sinc
-6 word sino
-6 word speak
-6 word stak
-6 word suspiciou
-6 word third
-6 word though
-6 word titl
-6 word twic
-6 word typo
-6 word within
-6 word year
6 next # bed
6 next # can
6 next # last
6 next # lin
6 next # whil
6 next 'd ask
6 next 'm not
6 next , mor
6 next , who
6 next SUBJECT area
6 next SUBJECT could
6 next SUBJECT figur
6 next SUBJECT tool
6 next a #
6 next a figur
6 next a reliabl
6 next a search
6 next and over
6 next another sourc
6 next answer .
6 next are .
6 next as #
6 next averag :
6 next be mor
6 next bed ,
6 next belong to
6 next can be
6 next day ,
6 next disagre (
6 next disregard the
6 next document .
6 next drop SUBJECT
6 next far .
6 next field is
6 next figur for
6 next fil .
6 next fil :
6 next for RIVAL
6 next for THIS
6 next given .
6 next has .
6 next hav .
6 next hav it
6 next i would
6 next is absurd
6 next is implausibl
6 next is mor
6 next it up
6 next january #
6 next leav that
6 next left in
6 next lin list
6 next many ,
6 next mean :
6 next my answer
6 next my count
6 next not publish
6 next not tell
6 next number should
6 next of that
6 next on that
6 next per month
6 next pleas disregard
6 next reason :
6 next remain SUBJECT
6 next should i
6 next sorry ,
6 next summary .
6 next system return
6 next tabl list
6 next than RIVAL
6 next than THIS
6 next than a
6 next the lms
6 next the right
6 next the sal
6 next the sit
6 next the system
6 next the world
6 next thi entry
6 next to compar
6 next treat it
6 next up with
6 next valu is
6 next was #
6 next was only
6 next well abov
6 next whil #
6 next world record
6 second # doe
6 second # month
6 second # offer
6 second 'll the
6 second 's a
6 second 's can
6 second ( in
6 second , 'm
6 second , )
6 second : (
6 second : the
6 second ; 'd
6 second ; SUBJECT
6 second < ONE
6 second < giv
6 second < valu
6 second ONE can
6 second ONE no
6 second SUBJECT still
6 second about and
6 second among .
6 second and still
6 second as .
6 second as ;
6 second at ,
6 second be #
6 second can stat
6 second crm ONE
6 second document >
6 second end #
6 second far low
6 second figur .
6 second fil >
6 second for )
6 second found .
6 second giv ,
6 second giv count
6 second giv for
6 second given >
6 second hav >
6 second hav from
6 second hold .
6 second if hav
6 second is answer
6 second is low
6 second it probably
6 second leav the
6 second list >
6 second look the
6 second many in
6 second must be
6 second my ,
6 second no :
6 second number .
6 second on #
6 second on SUBJECT
6 second order RIVAL
6 second order THIS
6 second print the
6 second rather the
6 second roughly SUBJECT
6 second run ,
6 second sheet the
6 second so 'd
6 second so could
6 second sorry i
6 second summary >
6 second that i
6 second the ONE
6 second the area
6 second the as
6 second the mix
6 second the shar
6 second the that
6 second the year
6 second them >
6 second two not
6 second up the
6 second valu .
6 second was and
6 second what portal
6 second which was
6 second who in
6 second with number
6 second would a
6 second would use
6 second year >
6 second your .
6 word SUBJECT
6 word absurd
6 word another
6 word been
6 word belong
6 word broken
6 word but
6 word cell
6 word cent
6 word comfortabl
6 word corrupt
6 word flag
6 word flat
6 word handl
6 word http
6 word il
6 word lab
6 word municipality
6 word operation
6 word park
6 word past
6 word queu
6 word reader
6 word room
6 word someth
6 word stock
6 word team
6 word trustworthy
6 word unlikely
6 word use
6 word verify
6 word vessel
6 word world
-5 next # of
-5 next % )
-5 next % .
-5 next 's #
-5 next 's entry
-5 next , >
-5 next , sourc
-5 next , valu
-5 next . )
-5 next ; it
-5 next < by
-5 next < la
-5 next < le
-5 next < most
-5 next < only
-5 next < two
-5 next < under
-5 next < up
-5 next < क
-5 next ONE accord
-5 next ONE pag
-5 next ONE unit
-5 next SUBJECT fail
-5 next SUBJECT last
-5 next SUBJECT mean
-5 next SUBJECT wer
-5 next about that
-5 next all thre
-5 next an error
-5 next and got
-5 next and that
-5 next annual report
-5 next api 's
-5 next api .
-5 next are SUBJECT
-5 next are register
-5 next as far
-5 next ask for
-5 next at its
-5 next availabl ,
-5 next averag .
-5 next be careful
-5 next best estimat
-5 next between RIVAL
-5 next between THIS
-5 next both figur
-5 next but RIVAL
-5 next but THIS
-5 next can confirm
-5 next cap at
-5 next car .
-5 next chang the
-5 next check it
-5 next check the
-5 next check thi
-5 next column is
-5 next compar thi
-5 next contradict thi
-5 next could be
-5 next count ,
-5 next databas .
-5 next databas ;
-5 next doubt it
-5 next drop .
-5 next en #
-5 next entry ONE
-5 next fail .
-5 next far as
-5 next fewer than
-5 next figur ,
-5 next fil ,
-5 next find any
-5 next first SUBJECT
-5 next fit the
-5 next floor plan
-5 next had no
-5 next has an
-5 next i am
-5 next i consider
-5 next i got
-5 next i not
-5 next i went
-5 next in may
-5 next in second
-5 next is no
-5 next itself .
-5 next k and
-5 next label is
-5 next latter .
-5 next my first
-5 next no doubt
-5 next no inconsistency
-5 next not compar
-5 next not read
-5 next not the
-5 next number is
-5 next on it
-5 next only .
-5 next order ,
-5 next order :
-5 next order wer
-5 next outlier ,
-5 next pleas ask
-5 next pleas confirm
-5 next pleas hav
-5 next probably around
-5 next rat is
-5 next register SUBJECT
-5 next reject .
-5 next return a
-5 next row .
-5 next say so
-5 next second ,
-5 next servic ,
-5 next shar of
-5 next sheet .
-5 next sheet has
-5 next show the
-5 next so a
-5 next sur .
-5 next system is
-5 next system say
-5 next tabl doe
-5 next tell which
-5 next than #
-5 next that contradict
-5 next the annual
-5 next the catalogu
-5 next the clinic
-5 next the column
-5 next the count
-5 next the daily
-5 next the digit
-5 next the former
-5 next the official
-5 next the p
-5 next the print
-5 next the sign
-5 next thi as
-5 next to all
-5 next turn up
-5 next two different
-5 next unit .
-5 next use .
-5 next was reject
-5 next well ,
-5 next wer ONE
-5 next what it
-5 next wrong for
-5 next wurden ONE
-5 next year ,
-5 next क ल
-5 next ल ONE
-5 second # _
-5 second % >
-5 second 'd to
-5 second 's and
-5 second 's doe
-5 second ) SUBJECT
-5 second , 'd
-5 second , (
-5 second , to
-5 second - has
-5 second - was
-5 second ; ask
-5 second < around
-5 second < check
-5 second < for
-5 second < got
-5 second < i
-5 second < likely
-5 second < out
-5 second < per
-5 second < two
-5 second < work
-5 second < ल
-5 second < —
-5 second ONE :
-5 second ONE are
-5 second ONE at
-5 second ONE averag
-5 second ONE hav
-5 second ONE list
-5 second ONE tim
-5 second ONE year
-5 second SUBJECT all
-5 second SUBJECT between
-5 second SUBJECT register
-5 second SUBJECT thi
-5 second SUBJECT up
-5 second a report
-5 second about .
-5 second and ONE
-5 second and both
-5 second and m
-5 second and on
-5 second api >
-5 second api the
-5 second as with
-5 second availabl so
-5 second averag >
-5 second be in
-5 second be that
-5 second befor on
-5 second born ONE
-5 second both .
-5 second car >
-5 second claim >
-5 second databas >
-5 second do want
-5 second drop >
-5 second each ,
-5 second fail >
-5 second far i
-5 second first had
-5 second had SUBJECT
-5 second hav confirm
-5 second hav figur
-5 second i -
-5 second i a
-5 second i be
-5 second i had
-5 second i lik
-5 second i open
-5 second is and
-5 second is at
-5 second is official
-5 second itself >
-5 second latter >
-5 second lik .
-5 second log ONE
-5 second log RIVAL
-5 second log THIS
-5 second lower the
-5 second may a
-5 second me but
-5 second mean .
-5 second my estimat
-5 second neither is
-5 second no between
-5 second no that
-5 second not whether
-5 second notic the
-5 second number ONE
-5 second of (
-5 second of to
-5 second on ;
-5 second only >
-5 second or ?
-5 second portal the
-5 second probably ONE
-5 second rat #
-5 second report ,
-5 second rest the
-5 second row no
-5 second see .
-5 second sheet >
-5 second sinc -
-5 second so two
-5 second sorry the
-5 second that ONE
-5 second that a
-5 second that not
-5 second the ,
-5 second the >
-5 second the against
-5 second the column
-5 second the differ
-5 second the do
-5 second the on
-5 second thought i
-5 second to SUBJECT
-5 second to the
-5 second unit >
-5 second use >
-5 second was by
-5 second wer SUBJECT
-5 second whether is
-5 second which be
-5 second with >
-5 second you SUBJECT
-5 second you need
-5 second you not
-5 second क ONE
-5 word advic
-5 word balanc
-5 word bank
-5 word believ
-5 word bill
-5 word c
-5 word calendar
-5 word careful
-5 word chosen
-5 word commit
-5 word company
-5 word cours
-5 word decad
-5 word decid
-5 word extra
-5 word floor
-5 word former
-5 word fully
-5 word gat
-5 word implausibl
-5 word library
-5 word lot
-5 word mai
-5 word march
-5 word material
-5 word mean
-5 word measur
-5 word miss
-5 word na
-5 word odd
-5 word ok
-5 word older
-5 word onlin
-5 word person
-5 word plain
-5 word previou
-5 word product
-5 word public
-5 word quit
-5 word ran
-5 word rang
-5 word review
-5 word s
-5 word separat
-5 word sheet
-5 word slightly
-5 word step
-5 word taken
-5 word tru
-5 word unfortunately
-5 word usual
-5 word usually
-5 word version
-5 word written
-5 word क
-5 word ल
5 next # jun
5 next # mg
5 next # per
5 next # yet
5 next 'd leav
5 next 'd not
5 next ) is
5 next , com
5 next , in
5 next - read
5 next . csv
5 next ; die
5 next < die
5 next < max
5 next ONE )
5 next ONE com
5 next ONE includ
5 next SUBJECT one
5 next SUBJECT profil
5 next SUBJECT than
5 next SUBJECT together
5 next agre ,
5 next answer is
5 next api :
5 next api return
5 next are under
5 next at thi
5 next be repeat
5 next but she
5 next check against
5 next com out
5 next count .
5 next dat the
5 next databas has
5 next enter it
5 next entry as
5 next eur #
5 next exce the
5 next fail :
5 next far too
5 next found noth
5 next get the
5 next giv #
5 next group ,
5 next had only
5 next hav ,
5 next her :
5 next hr system
5 next i will
5 next in a
5 next in its
5 next in january
5 next in your
5 next is it
5 next is roughly
5 next it could
5 next it with
5 next list .
5 next log to
5 next me .
5 next no es
5 next no reliabl
5 next no second
5 next not plausibl
5 next number ;
5 next of a
5 next on as
5 next only number
5 next or the
5 next pass ,
5 next peopl on
5 next physically impossibl
5 next put in
5 next quot it
5 next rank ,
5 next read it
5 next register in
5 next rely on
5 next say what
5 next sinc the
5 next stat .
5 next still has
5 next stor ONE
5 next survey RIVAL
5 next survey THIS
5 next tabl .
5 next ten ,
5 next than ther
5 next that entry
5 next that number
5 next that thi
5 next that would
5 next the api
5 next the field
5 next the lin
5 next the median
5 next the operation
5 next the recip
5 next the registry
5 next the typ
5 next ther 's
5 next to get
5 next to say
5 next top in
5 next treat thi
5 next up .
5 next up and
5 next usabl valu
5 next valu of
5 next wer bought
5 next would mean
5 next would need
5 next your own
5 second # all
5 second # day
5 second # has
5 second # is
5 second # weigh
5 second % its
5 second 'm with
5 second 's fil
5 second ( vs
5 second ) i
5 second , for
5 second , nobody
5 second - count
5 second - one
5 second ; suspect
5 second ; was
5 second < as
5 second < do
5 second < doe
5 second < event
5 second < hr
5 second < servic
5 second < statistic
5 second < tak
5 second < thos
5 second ONE exce
5 second ONE what
5 second ONE who
5 second SUBJECT 's
5 second SUBJECT found
5 second SUBJECT of
5 second SUBJECT read
5 second SUBJECT say
5 second SUBJECT would
5 second a read
5 second ahead RIVAL
5 second ahead THIS
5 second all .
5 second already #
5 second and hav
5 second and to
5 second are >
5 second are for
5 second at #
5 second befor SUBJECT
5 second but SUBJECT
5 second by ,
5 second call .
5 second cas SUBJECT
5 second com a
5 second could check
5 second count >
5 second count RIVAL
5 second count THIS
5 second dat .
5 second databas but
5 second for ONE
5 second has ONE
5 second hav reliabl
5 second hr return
5 second i ask
5 second i at
5 second in plac
5 second in rank
5 second is .
5 second jun .
5 second larger the
5 second list for
5 second mor a
5 second mor ther
5 second no in
5 second not ,
5 second not an
5 second noth to
5 second of on
5 second of per
5 second one the
5 second only %
5 second out ,
5 second pass on
5 second peopl the
5 second pleas it
5 second re read
5 second reject valu
5 second repeat the
5 second report SUBJECT
5 second result so
5 second sign in
5 second sind .
5 second so ONE
5 second so figur
5 second so mean
5 second so not
5 second stat >
5 second statistic ONE
5 second tabl >
5 second than are
5 second the blank
5 second the contain
5 second the desk
5 second the her
5 second the output
5 second the profil
5 second the snippet
5 second the team
5 second thi :
5 second top the
5 second treat entry
5 second unabl confirm
5 second up >
5 second usabl .
5 second vs )
5 second well #
5 second wer the
5 second which not
5 second with peopl
5 second yet SUBJECT
5 second you number
5 word almost
5 word alon
5 word anyon
5 word area
5 word bought
5 word calculation
5 word comparabl
5 word contact
5 word cover
5 word discard
5 word empty
5 word engin
5 word ethanol
5 word exce
5 word fresh
5 word gaug
5 word grid
5 word his
5 word ignor
5 word invoic
5 word january
5 word licenc
5 word lms
5 word mg
5 word mislabell
5 word or
5 word plac
5 word plausibl
5 word pur
5 word quot
5 word readmission
5 word real
5 word rely
5 word result
5 word roll
5 word sit
5 word snippet
5 word stand
5 word statu
5 word surviv
5 word ten
5 word tracker
5 word typ
""",
    "both": """\
87 word or
80 word which
78 word @mentions_2
72 word both
-65 word @mentions_3
-63 word #
58 word two
55 word between
53 next : >
53 second RIVAL THIS
53 second THIS RIVAL
52 second i not
52 second not which
50 word to
49 second between and
47 next candidat :
47 word somewher
-45 next is the
-43 word @sides_1
43 word @sides_2
43 word either
43 word si
-42 next , which
-42 word @sentences_1
42 second < answer
41 second to SUBJECT
41 word and
40 next the two
40 second undecid >
40 word can
40 word undecid
39 word @sentences_3
39 word could
39 word tell
-38 second : >
-37 word wer
37 next and i
37 next je ne
37 second ONE #
37 word ne
36 next could be
36 second which is
36 word not
36 word se
-35 word the
-34 next the former
-34 second < ,
-34 second i the
-34 word but
-34 word former
34 next , SUBJECT
34 next < somewher
34 next or #
34 second SUBJECT the
34 word you
-33 second the one
33 next ONE >
33 next by the
33 word leav
-32 second SUBJECT SUBJECT
-32 second and ,
32 next ONE and
-31 second , is
31 next can not
31 next somewher between
31 second < between
31 second of SUBJECT
31 word je
-30 second the figur
30 next depend on
30 next which of
30 second to ,
30 word RIVAL
30 word THIS
30 word camera
30 word depend
30 word o
30 word possibl
30 word toll
30 word wert
-29 next log .
-29 word @mentions_1
29 next RIVAL THIS
29 next THIS RIVAL
29 word if
29 word them
-28 next the latter
-28 second < SUBJECT
-28 word latter
28 next answer :
28 word register
28 word und
-27 next , but
-27 word support
27 next < não
27 second SUBJECT is
27 second and SUBJECT
27 second and are
27 second answer ONE
27 second count ONE
27 word :
27 word open
27 word rang
-26 second < :
-26 word ,
26 next , the
26 next : null
26 next say which
26 second , >
26 second of two
26 word het
26 word i
26 word null
26 word oder
26 word reconcil
26 word remain
-25 next the one
25 next # :
25 next , without
25 next . >
25 next < ONE
25 next < impossibl
25 next SUBJECT by
25 second < ?
25 second candidat >
25 second i no
25 second the is
25 word im
25 word sich
-24 next < #
-24 second the support
-24 word go
-24 word lower
24 next < one
24 next RIVAL o
24 next THIS o
24 next it is
24 next o RIVAL
24 next o THIS
-23 next : #
-23 next ONE is
-23 next latter .
-23 next the lower
-23 second figur the
-23 second in .
-23 second latter >
-23 word alternativ
-23 word first
-23 word sinc
-23 word thi
23 next i can
23 second < and
23 second < two
23 second register >
23 word answer
23 word impossibl
23 word sourc
-22 second , ,
-22 second is one
-22 second support the
-22 word ;
-22 word had
-22 word out
22 next , ONE
22 next ONE ?
22 next and the
22 next i hav
22 next which one
22 second # .
22 second , by
22 second answer null
22 word conflict
22 word count
22 word csv
22 word dashboard
22 word other
22 word without
-21 next < not
-21 next not RIVAL
-21 next not THIS
-21 second or ?
-21 second the .
-21 word than
21 next < if
21 next SUBJECT was
21 next hav no
21 next is either
21 next to RIVAL
21 next to THIS
21 second nicht .
21 second which the
21 word databas
21 word each
-20 next ) .
-20 next , so
-20 next go with
-20 next with the
-20 second wer .
-20 word a
-20 word should
20 next ONE or
20 next RIVAL -
20 next THIS -
20 next and #
20 next i could
20 next one of
20 next the answer
20 second < sit
20 second say ,
20 second to which
20 word .
20 word due
-19 next ; the
-19 next SUBJECT ,
-19 next a .
-19 second ) >
-19 second < latter
-19 second a >
-19 second log >
-19 word after
-19 word as
-19 word averag
19 next < candidat
19 next SUBJECT sit
19 next count :
19 next each other
19 next is too
19 next it could
19 next not say
19 next null ,
19 next open .
19 next report #
19 next tell which
19 next the photo
19 next undecid .
19 next which .
19 second < by
19 second i leav
19 second is of
19 second open >
19 second which >
19 word exclud
19 word log
19 word pas
19 word photo
19 word read
-18 next ; RIVAL
-18 next ; THIS
-18 next ONE ,
-18 next the RIVAL
-18 next the THIS
-18 next the api
-18 second , and
-18 second _ :
-18 second from to
-18 word cam
-18 word db
-18 word last
-18 word rank
-18 word use
18 next < result
18 next could not
18 next me which
18 next of them
18 next on the
18 next they are
18 second < -
18 second SUBJECT of
18 second and hav
18 second could RIVAL
18 second could THIS
18 second depend the
18 second i both
18 second option :
18 second the ,
-17 next , i
-17 next < SUBJECT
-17 next < the
-17 next RIVAL is
-17 next THIS is
-17 next the report
-17 second two ,
-17 word revis
-17 word year
17 next . .
17 next : ONE
17 next < which
17 next ONE (
17 next RIVAL (
17 next THIS (
17 next i leav
17 next leav the
17 second do agre
17 word api
17 word are
17 word não
17 word sam
17 word your
-16 next # >
-16 next ONE db
-16 next SUBJECT :
-16 next figur is
-16 next my answer
-16 second , former
-16 second : db
-16 second RIVAL SUBJECT
-16 second THIS SUBJECT
-16 word floor
-16 word mean
-16 word second
16 next - RIVAL
16 next - THIS
16 next < som
16 next RIVAL ,
16 next RIVAL or
16 next THIS ,
16 next THIS or
16 next accord to
16 next be RIVAL
16 next be THIS
16 next from the
16 next not agre
16 next or RIVAL
16 next or THIS
16 next the sam
16 second # the
16 second ( )
16 second ; could
16 second SUBJECT #
16 second box >
16 second has ,
16 second or .
16 second register .
16 second say .
16 second sourc :
16 second the contradict
16 second the has
16 second the show
16 word @mentions_4
16 word annual
16 word card
16 word circulation
16 word contradict
16 word de
16 word portal
16 word thes
16 word é
-15 next former is
-15 next the fil
-15 next the floor
-15 next the log
-15 second > >
-15 second RIVAL >
-15 second THIS >
-15 second go the
-15 word beat
-15 word becaus
-15 word fil
15 next < both
15 next < log
15 next RIVAL to
15 next THIS to
15 next ask the
15 next conflict ,
15 next i found
15 next rang from
15 next the portal
15 next two .
15 next 张 ,
15 second , register
15 second < annual
15 second < daily
15 second ONE >
15 second and .
15 second conflict and
15 second final :
15 second is by
15 second my :
15 second no for
15 second two >
15 word ledger
15 word level
15 word one
15 word question
15 word result
15 word ring
15 word som
15 word stay
15 word 张
-14 next RIVAL )
-14 next SUBJECT ;
-14 next THIS )
-14 next i consider
-14 next 张 >
-14 second , the
-14 second RIVAL not
-14 second THIS not
-14 second the system
-14 word consider
-14 word duplicat
-14 word follow
-14 word is
-14 word nor
14 next # SUBJECT
14 next < report
14 next api :
14 next between RIVAL
14 next between THIS
14 next contradict each
14 next i must
14 next if you
14 next in conflict
14 next is ONE
14 next is at
14 next portal .
14 next register )
14 next report it
14 next show ONE
14 next the annual
14 next the plan
14 next you trust
14 second < a
14 second < log
14 second < on
14 second ONE or
14 second a .
14 second are conflict
14 second contradict other
14 second l .
14 second not between
14 second other so
14 second portal >
14 second tell which
14 second the export
14 second them .
14 second to portal
14 second to the
14 second too to
14 second with report
14 second you >
14 word agre
14 word daily
14 word servic
14 word sit
-13 next # and
-13 next , as
-13 next , it
-13 next , not
-13 next RIVAL :
-13 next SUBJECT log
-13 next THIS :
-13 next i recommend
-13 next it :
-13 next of #
-13 second # RIVAL
-13 second # THIS
-13 second < #
-13 second < feed
-13 second < second
-13 second SUBJECT ,
-13 second SUBJECT ONE
-13 second SUBJECT RIVAL
-13 second SUBJECT THIS
-13 second first >
-13 second i to
-13 second neither nor
-13 second option .
-13 word >
-13 word drop
-13 word mai
-13 word rat
-13 word recommend
-13 word remov
-13 word run
-13 word unit
-13 word went
-13 word who
13 next ) vs
13 next , and
13 next , das
13 next - up
13 next < het
13 next < order
13 next RIVAL by
13 next RIVAL oder
13 next SUBJECT databas
13 next THIS by
13 next THIS oder
13 next _ api
13 next both are
13 next do not
13 next either .
13 next establish which
13 next final answer
13 next must leav
13 next no third
13 next not tell
13 next oder RIVAL
13 next oder THIS
13 next read the
13 next tell me
13 next the headlin
13 next to you
13 second : SUBJECT
13 second < 's
13 second < can
13 second < to
13 second and both
13 second be .
13 second be ;
13 second by headlin
13 second can say
13 second either >
13 second if ,
13 second log ONE
13 second no one
13 second report is
13 second the RIVAL
13 second the THIS
13 second third .
13 word box
13 word establish
13 word gateway
13 word headlin
13 word hotlin
13 word noth
13 word on
13 word own
13 word prefer
-12 next - #
-12 next : RIVAL
-12 next : THIS
-12 next : i
-12 next < o
-12 next < of
-12 next SUBJECT it
-12 next i trust
-12 next second one
-12 next sinc the
-12 second , RIVAL
-12 second , THIS
-12 second < ONE
-12 second < candidat
-12 second < consider
-12 second < recommend
-12 second SUBJECT has
-12 second SUBJECT return
-12 second and RIVAL
-12 second and THIS
-12 second fil >
-12 second i with
-12 second second is
-12 second the of
-12 second the sourc
-12 word =
-12 word audit
-12 word correct
-12 word higher
-12 word its
-12 word niet
-12 word only
-12 word row
-12 word so
-12 word ther
-12 word thought
-12 word total
-12 word was
12 next , by
12 next : sourc
12 next ; if
12 next < by
12 next < depend
12 next < my
12 next annual report
12 next are exclud
12 next at odd
12 next both remain
12 next dashboard ,
12 next i list
12 next includ the
12 next not decid
12 next order are
12 next record and
12 next remain possibl
12 next the data
12 next the rang
12 next two is
12 second ( log
12 second : .
12 second ; the
12 second < figur
12 second ONE register
12 second both #
12 second both possibl
12 second can tell
12 second for .
12 second in rang
12 second is ,
12 second not ONE
12 second on SUBJECT
12 second record the
12 second stay .
12 second the do
12 second which them
12 word -
12 word @sentences_4
12 word kann
12 word me
12 word record
12 word resolv
12 word someon
-11 next ( RIVAL
-11 next ( THIS
-11 next - -
-11 next : b
-11 next < draft
-11 next < in
-11 next < la
-11 next < rank
-11 next = RIVAL
-11 next = THIS
-11 next RIVAL in
-11 next THIS in
-11 next are SUBJECT
-11 next from RIVAL
-11 next from THIS
-11 next higher .
-11 next i need
-11 next is higher
-11 next it was
-11 next option a
-11 next ther are
-11 next two candidat
-11 second , SUBJECT
-11 second < beat
-11 second RIVAL #
-11 second SUBJECT >
-11 second THIS #
-11 second are ,
-11 second de ,
-11 second fil the
-11 second higher >
-11 second on .
-11 second survey .
-11 second the and
-11 second ther no
-11 second to api
-11 second to how
-11 word about
-11 word correction
-11 word en
-11 word feed
-11 word four
-11 word from
-11 word ist
-11 word many
-11 word number
-11 word reject
-11 word return
11 next ) >
11 next , could
11 next , sourc
11 next , valu
11 next ONE SUBJECT
11 next ONE loan
11 next RIVAL if
11 next SUBJECT record
11 next THIS if
11 next answer is
11 next are level
11 next basi for
11 next both .
11 next choos between
11 next for prefer
11 next leav it
11 next level .
11 next loan .
11 next log )
11 next log ,
11 next no basi
11 next not establish
11 next odd with
11 next or the
11 next report has
11 next the sourc
11 next the utility
11 next thes two
11 next to tell
11 next two are
11 second , be
11 second , if
11 second < be
11 second < could
11 second < draft
11 second are the
11 second at ;
11 second at with
11 second basi prefer
11 second both >
11 second can .
11 second can decid
11 second could be
11 second fil .
11 second is ONE
11 second is odd
11 second level >
11 second loan >
11 second nennt ,
11 second or ,
11 second rang -
11 second read ONE
11 second result ONE
11 second the can
11 second you the
11 word allow
11 word another
11 word basi
11 word data
11 word disagre
11 word do
11 word export
11 word found
11 word nennt
11 word say
11 word scal
11 word third
11 word too
11 word utility
11 word weekend
11 word whether
-10 next # which
-10 next 's RIVAL
-10 next 's THIS
-10 next < ther
-10 next RIVAL ?
-10 next RIVAL has
-10 next SUBJECT are
-10 next THIS ?
-10 next THIS has
-10 next but the
-10 next consider the
-10 next i 'd
-10 next in thi
-10 next rank :
-10 next the final
-10 next the ground
-10 next who SUBJECT
-10 next wrong .
-10 second # :
-10 second 's ,
-10 second , ONE
-10 second < .
-10 second a of
-10 second four .
-10 second la .
-10 second order >
-10 second say SUBJECT
-10 second so with
-10 second the log
-10 second the survey
-10 second was .
-10 second wrong >
-10 word 'd
-10 word SUBJECT
-10 word by
-10 word column
-10 word even
-10 word how
-10 word il
-10 word longer
-10 word los
-10 word near
-10 word plac
-10 word shar
-10 word signatur
-10 word sino
-10 word thank
-10 word that
-10 word wrong
-10 word —
10 next , or
10 next ; i
10 next < answer
10 next < ask
10 next < le
10 next SUBJECT api
10 next SUBJECT read
10 next a figur
10 next agre .
10 next are in
10 next are tied
10 next assessment >
10 next befor publish
10 next count (
10 next count is
10 next data :
10 next fil it
10 next het dashboard
10 next i got
10 next is correct
10 next log is
10 next other .
10 next reconcil them
10 next register .
10 next result :
10 next settl it
10 next sourc is
10 next the question
10 next them .
10 next tied .
10 next you .
10 second ( to
10 second , .
10 second , b
10 second - SUBJECT
10 second . (
10 second . >
10 second < got
10 second < not
10 second < read
10 second SUBJECT =
10 second accord the
10 second agre >
10 second are .
10 second befor a
10 second could establish
10 second count #
10 second fil is
10 second i left
10 second if are
10 second just >
10 second must the
10 second one thes
10 second or :
10 second or SUBJECT
10 second other >
10 second prefer .
10 second reconcil .
10 second report :
10 second settl .
10 second the fil
10 second them >
10 second tied >
10 second to )
10 second two right
10 second up .
10 second with and
10 word befor
10 word candidat
10 word clear
10 word correcta
10 word cover
10 word decid
10 word finish
10 word imply
10 word just
10 word la
10 word odd
10 word pick
10 word publish
10 word tied
-9 next 's ONE
-9 next ( ONE
-9 next , nicht
-9 next : valu
-9 next ONE .
-9 next SUBJECT RIVAL
-9 next SUBJECT THIS
-9 next and not
-9 next are no
-9 next becaus the
-9 next count for
-9 next db >
-9 next fil .
-9 next first .
-9 next floor plan
-9 next i went
-9 next left out
-9 next need to
-9 next pleas use
-9 next the audit
-9 next the rat
-9 next went with
-9 next year .
-9 next 枚です >
-9 second # >
-9 second ( remov
-9 second , (
-9 second , i
-9 second , of
-9 second - is
-9 second : )
-9 second : of
-9 second < =
-9 second < order
-9 second < rat
-9 second < wer
-9 second RIVAL .
-9 second SUBJECT .
-9 second THIS .
-9 second after the
-9 second answer the
-9 second by .
-9 second i ONE
-9 second i go
-9 second no count
-9 second not the
-9 second than .
-9 second the plan
-9 second thi .
-9 second went the
-9 second year >
-9 word @sentences_2
-9 word ONE
-9 word _
-9 word away
-9 word cheaper
-9 word earlier
-9 word extract
-9 word in
-9 word maar
-9 word n
-9 word off
-9 word p
-9 word ros
-9 word seem
-9 word ticket
-9 word tim
-9 word yet
-9 word 枚です
9 next # nam
9 next ) :
9 next , candidat
9 next ; both
9 next ; it
9 next < assessment
9 next < b
9 next < unclear
9 next SUBJECT >
9 next SUBJECT is
9 next both in
9 next fals ,
9 next favour one
9 next i 'm
9 next in ,
9 next is meant
9 next is right
9 next log :
9 next log >
9 next my count
9 next not ,
9 next of thes
9 next peopl .
9 next say RIVAL
9 next say THIS
9 next the count
9 next the district
9 next the turnstil
9 next tower log
9 next was the
9 next without a
9 second 's or
9 second < count
9 second < depend
9 second < leav
9 second < prob
9 second RIVAL (
9 second RIVAL report
9 second SUBJECT meant
9 second SUBJECT record
9 second SUBJECT was
9 second THIS (
9 second THIS report
9 second and found
9 second be ,
9 second databas RIVAL
9 second databas THIS
9 second lead >
9 second leav open
9 second list so
9 second nam .
9 second one them
9 second or >
9 second peopl >
9 second record ,
9 second remain .
9 second return .
9 second that can
9 second the doe
9 second the in
9 second which you
9 second you .
9 word 'm
9 word agreement
9 word assessment
9 word at
9 word cancell
9 word definition
9 word further
9 word gap
9 word l
9 word le
9 word liegt
9 word liv
9 word new
9 word nicht
9 word overall
9 word pleas
9 word report
9 word server
9 word settl
9 word sonar
9 word start
9 word station
9 word tabl
9 word they
9 word turnstil
9 word unclear
-8 next : one
-8 next ; without
-8 next < mean
-8 next < thought
-8 next < total
-8 next RIVAL and
-8 next SUBJECT (
-8 next THIS and
-8 next _ answer
-8 next a -
-8 next answer .
-8 next ask ,
-8 next b .
-8 next contrary to
-8 next draft :
-8 next former .
-8 next group ,
-8 next hav it
-8 next how many
-8 next i had
-8 next i tak
-8 next in SUBJECT
-8 next is cheaper
-8 next last year
-8 next on averag
-8 next only for
-8 next ros from
-8 next tak the
-8 next that contradict
-8 next the ONE
-8 next the cadastr
-8 next the feed
-8 next the tracker
-8 next thought :
-8 next two sourc
-8 next unit :
-8 next valu :
-8 next you ask
-8 second 's .
-8 second ( :
-8 second ( and
-8 second , _
-8 second , final
-8 second , you
-8 second : first
-8 second ; b
-8 second < in
-8 second ONE ,
-8 second ONE SUBJECT
-8 second ONE not
-8 second and )
-8 second and on
-8 second and wer
-8 second answer #
-8 second are SUBJECT
-8 second b >
-8 second both and
-8 second contrary the
-8 second count SUBJECT
-8 second final answer
-8 second former >
-8 second from .
-8 second i report
-8 second is only
-8 second it ONE
-8 second last .
-8 second of .
-8 second remov >
-8 second the differ
-8 second the sheet
-8 second two must
-8 second valu ONE
-8 second with SUBJECT
-8 word )
-8 word all
-8 word cadastr
-8 word cifra
-8 word contrary
-8 word every
-8 word evidenc
-8 word fail
-8 word group
-8 word high
-8 word long
-8 word look
-8 word month
-8 word po
-8 word queu
-8 word recomput
-8 word richtig
-8 word school
-8 word scor
-8 word still
-8 word tracker
-8 word valu
-8 word win
-8 word would
8 next 's a
8 next : box
8 next < box
8 next < could
8 next < die
8 next < je
8 next < pleas
8 next < roughly
8 next < sourc
8 next < thes
8 next ? >
8 next RIVAL e
8 next THIS e
8 next a return
8 next are includ
8 next befor i
8 next box RIVAL
8 next box THIS
8 next count on
8 next csv >
8 next either the
8 next found noth
8 next has RIVAL
8 next has THIS
8 next log has
8 next not resolv
8 next noth that
8 next null >
8 next servic :
8 next sign ,
8 next the airlin
8 next the build
8 next the csv
8 next the gap
8 next the gateway
8 next to decid
8 next until someon
8 next wer count
8 second , at
8 second - >
8 second : by
8 second ; remain
8 second < RIVAL
8 second < THIS
8 second < get
8 second < lin
8 second < list
8 second < of
8 second < question
8 second < sourc
8 second RIVAL by
8 second RIVAL das
8 second RIVAL la
8 second SUBJECT count
8 second THIS by
8 second THIS das
8 second THIS la
8 second _ >
8 second and b
8 second and from
8 second are :
8 second at %
8 second complet >
8 second found that
8 second giv .
8 second if count
8 second is clear
8 second log complet
8 second log not
8 second on log
8 second or RIVAL
8 second or THIS
8 second other i
8 second roughly to
8 second so stay
8 second the databas
8 second the disagre
8 second the lie
8 second the total
8 second thes .
8 second was in
8 second wer on
8 word ?
8 word airlin
8 word bill
8 word build
8 word carrier
8 word das
8 word district
8 word guess
8 word itself
8 word loan
8 word peopl
8 word recommendation
8 word roughly
8 word tower
8 word verifi
-7 next # -
-7 next 'd report
-7 next 'est pas
-7 next , #
-7 next , becaus
-7 next < conclusion
-7 next < correction
-7 next < das
-7 next ONE )
-7 next RIVAL nor
-7 next SUBJECT and
-7 next SUBJECT the
-7 next THIS nor
-7 next after remov
-7 next and RIVAL
-7 next and SUBJECT
-7 next and THIS
-7 next api report
-7 next between #
-7 next check the
-7 next conclusion >
-7 next correction :
-7 next de RIVAL
-7 next de THIS
-7 next et non
-7 next includ it
-7 next it should
-7 next many SUBJECT
-7 next must hav
-7 next n 'est
-7 next neither RIVAL
-7 next neither THIS
-7 next of which
-7 next on RIVAL
-7 next on THIS
-7 next per the
-7 next report the
-7 next should be
-7 next so ONE
-7 next statu :
-7 next than RIVAL
-7 next than THIS
-7 next the mean
-7 next the registry
-7 next which i
-7 next with ONE
-7 second , non
-7 second - ,
-7 second : had
-7 second ; them
-7 second < report
-7 second < trust
-7 second < went
-7 second RIVAL correct
-7 second SUBJECT becaus
-7 second THIS correct
-7 second and ;
-7 second and has
-7 second and log
-7 second dashboard ,
-7 second draft ONE
-7 second had SUBJECT
-7 second had the
-7 second how SUBJECT
-7 second i confirm
-7 second is .
-7 second mai .
-7 second many are
-7 second n pas
-7 second no RIVAL
-7 second no THIS
-7 second report .
-7 second so 'd
-7 second the answer
-7 second the column
-7 second the number
-7 second the was
-7 second the win
-7 second wer and
-7 word %
-7 word against
-7 word although
-7 word among
-7 word an
-7 word ce
-7 word conclusion
-7 word confirm
-7 word decision
-7 word determin
-7 word digit
-7 word figur
-7 word final
-7 word input
-7 word instead
-7 word lost
-7 word low
-7 word mov
-7 word old
-7 word phon
-7 word previou
-7 word que
-7 word saturday
-7 word survey
-7 word trust
-7 word well
7 next 'd rather
7 next ) or
7 next , depend
7 next , log
7 next , no
7 next : fals
7 next < final
7 next < option
7 next < with
7 next ONE by
7 next RIVAL with
7 next SUBJECT #
7 next SUBJECT total
7 next THIS with
7 next and noth
7 next and would
7 next api >
7 next complet .
7 next count .
7 next from my
7 next is RIVAL
7 next is THIS
7 next it 's
7 next it and
7 next it open
7 next my sid
7 next nam RIVAL
7 next nam THIS
7 next not find
7 next not reconcil
7 next not settl
7 next other ,
7 next per month
7 next question doe
7 next rather not
7 next result >
7 next say #
7 next sheet has
7 next so that
7 next sourc :
7 next system say
7 next the other
7 next the sheet
7 next the sign
7 next the sum
7 next they contradict
7 next transfer ,
7 next without them
7 next you can
7 next your question
7 second 'd not
7 second 's say
7 second , accord
7 second , noth
7 second , with
7 second - :
7 second : and
7 second : or
7 second < differ
7 second < servic
7 second < start
7 second < sum
7 second < without
7 second api valu
7 second been .
7 second by dat
7 second could find
7 second dashboard RIVAL
7 second dashboard THIS
7 second doe say
7 second es .
7 second favour .
7 second first :
7 second from sid
7 second hold i
7 second i noth
7 second i rather
7 second in and
7 second is ?
7 second it a
7 second log and
7 second my ;
7 second not on
7 second on you
7 second one the
7 second or with
7 second per is
7 second question not
7 second report for
7 second second :
7 second servic ONE
7 second sit RIVAL
7 second sit THIS
7 second that my
7 second the open
7 second the or
7 second the permit
7 second the put
7 second the record
7 second the to
7 second total .
7 second without RIVAL
7 second without THIS
7 word call
7 word choos
7 word equally
7 word fals
7 word got
7 word host
7 word meter
7 word must
7 word official
7 word operator
7 word per
7 word permit
7 word unknown
-6 next # km
-6 next ( b
-6 next ( the
-6 next ) and
-6 next , et
-6 next , mai
-6 next , sondern
-6 next : SUBJECT
-6 next : thes
-6 next ; sinc
-6 next < (
-6 next < -
-6 next < after
-6 next < c
-6 next < contrary
-6 next < either
-6 next < first
-6 next < wait
-6 next ONE ;
-6 next RIVAL #
-6 next RIVAL beat
-6 next RIVAL wer
-6 next SUBJECT itself
-6 next THIS #
-6 next THIS beat
-6 next THIS wer
-6 next a SUBJECT
-6 next answer from
-6 next b )
-6 next but RIVAL
-6 next but THIS
-6 next by a
-6 next chosen :
-6 next column .
-6 next digit .
-6 next figur that
-6 next fil is
-6 next final _
-6 next first plac
-6 next follow the
-6 next for RIVAL
-6 next for THIS
-6 next has the
-6 next is what
-6 next itself ,
-6 next je retien
-6 next lost its
-6 next mill #
-6 next no es
-6 next nor RIVAL
-6 next nor THIS
-6 next not verify
-6 next one ,
-6 next p #
-6 next report ONE
-6 next report data
-6 next row ,
-6 next second plac
-6 next seem to
-6 next that is
-6 next the dashboard
-6 next the digit
-6 next the invoic
-6 next the leaflet
-6 next the old
-6 next the second
-6 next to be
-6 next to hav
-6 next to report
-6 next van .
-6 next wait ,
-6 next wer SUBJECT
-6 next with #
-6 next would be
-6 second 's count
-6 second - -
-6 second : is
-6 second : say
-6 second < ;
-6 second < cam
-6 second < did
-6 second < former
-6 second < plac
-6 second < ros
-6 second < use
-6 second ONE (
-6 second ONE .
-6 second ONE ONE
-6 second RIVAL ;
-6 second RIVAL in
-6 second RIVAL which
-6 second SUBJECT are
-6 second SUBJECT from
-6 second THIS ;
-6 second THIS in
-6 second THIS which
-6 second api to
-6 second audit ,
-6 second but is
-6 second cam ,
-6 second column >
-6 second correction i
-6 second digit >
-6 second drop .
-6 second duplicat )
-6 second e RIVAL
-6 second e THIS
-6 second es ;
-6 second has .
-6 second has resident
-6 second hav figur
-6 second includ is
-6 second nicht ,
-6 second not :
-6 second not ;
-6 second not either
-6 second of and
-6 second one right
-6 second one so
-6 second so is
-6 second sourc (
-6 second sourc SUBJECT
-6 second the had
-6 second to .
-6 second to RIVAL
-6 second to THIS
-6 second to from
-6 second total :
-6 second two disagre
-6 second two that
-6 second van >
-6 word (
-6 word chang
-6 word chiffr
-6 word chosen
-6 word day
-6 word fewer
-6 word goe
-6 word invoic
-6 word lat
-6 word leaflet
-6 word liberal
-6 word lik
-6 word lowest
-6 word median
-6 word mill
-6 word mor
-6 word replac
-6 word resident
-6 word retien
-6 word scheduler
-6 word select
-6 word sondern
-6 word tak
-6 word though
-6 word van
-6 word verify
-6 word wait
-6 word we
-6 word week
-6 word zahl
6 next # is
6 next , RIVAL
6 next , THIS
6 next : csv
6 next < your
6 next RIVAL >
6 next RIVAL accord
6 next RIVAL peopl
6 next SUBJECT lie
6 next THIS >
6 next THIS accord
6 next THIS peopl
6 next another .
6 next box ONE
6 next c 'est
6 next call :
6 next count as
6 next exclud each
6 next has been
6 next hold ;
6 next in the
6 next inconsistent .
6 next l RIVAL
6 next l THIS
6 next leav both
6 next ledger .
6 next meant ,
6 next no way
6 next not choos
6 next one .
6 next one count
6 next other ;
6 next point to
6 next so it
6 next sourc differ
6 next summary and
6 next tabl #
6 next tabl say
6 next that depend
6 next the draw
6 next the manual
6 next the operator
6 next the secretary
6 next the summary
6 next the trial
6 next thes do
6 next transfer .
6 next two different
6 next whether the
6 second ) .
6 second , giv
6 second , or
6 second - .
6 second : ONE
6 second ; must
6 second ; of
6 second < (
6 second < b
6 second < data
6 second < es
6 second < found
6 second < gap
6 second < was
6 second RIVAL if
6 second RIVAL it
6 second RIVAL tabl
6 second RIVAL the
6 second RIVAL you
6 second SUBJECT or
6 second THIS if
6 second THIS it
6 second THIS tabl
6 second THIS the
6 second THIS you
6 second agre and
6 second and 'd
6 second another >
6 second answer >
6 second answer SUBJECT
6 second are figur
6 second are it
6 second call ONE
6 second can reconcil
6 second check .
6 second count >
6 second databas .
6 second each ,
6 second each ;
6 second exclud other
6 second first #
6 second for to
6 second got and
6 second has and
6 second i check
6 second in databas
6 second inconsistent >
6 second it RIVAL
6 second it THIS
6 second it either
6 second ledger >
6 second matter .
6 second nam ,
6 second no to
6 second not it
6 second of paper
6 second own .
6 second per .
6 second pleas which
6 second put first
6 second say is
6 second system ONE
6 second tell is
6 second that on
6 second the allow
6 second the api
6 second the exclud
6 second the it
6 second transfer >
6 second two contradict
6 second two not
6 second was befor
6 second way tell
6 second your .
6 word apply
6 word archiv
6 word cell
6 word draw
6 word e
6 word event
6 word find
6 word fleet
6 word gaug
6 word lin
6 word matter
6 word my
6 word non
6 word person
6 word plan
6 word plausibl
6 word right
6 word secretary
6 word show
6 word sid
6 word trial
6 word will
-5 next # =
-5 next 'd go
-5 next ) is
-5 next , though
-5 next - >
-5 next : it
-5 next < although
-5 next < averag
-5 next < long
-5 next < no
-5 next < on
-5 next < reject
-5 next > RIVAL
-5 next > THIS
-5 next RIVAL cam
-5 next SUBJECT on
-5 next SUBJECT report
-5 next THIS cam
-5 next _ SUBJECT
-5 next about ,
-5 next although the
-5 next answer ,
-5 next as the
-5 next as you
-5 next at SUBJECT
-5 next count the
-5 next dashboard 's
-5 next data .
-5 next en compt
-5 next fewer SUBJECT
-5 next first SUBJECT
-5 next for the
-5 next ground survey
-5 next had fewer
-5 next has #
-5 next hav been
-5 next i believ
-5 next i would
-5 next if transfer
-5 next in all
-5 next instead of
-5 next interim report
-5 next is #
-5 next is wrong
-5 next it .
-5 next latter is
-5 next log giv
-5 next mean :
-5 next nicht RIVAL
-5 next nicht THIS
-5 next not SUBJECT
-5 next not be
-5 next not hav
-5 next of ONE
-5 next on SUBJECT
-5 next on tim
-5 next order :
-5 next raw row
-5 next reject ,
-5 next remov duplicat
-5 next report ,
-5 next report RIVAL
-5 next report THIS
-5 next second .
-5 next select :
-5 next the #
-5 next the press
-5 next them ,
-5 next ther wer
-5 next thi .
-5 next two do
-5 next was RIVAL
-5 next was THIS
-5 second # and
-5 second # is
-5 second % #
-5 second ) #
-5 second , 's
-5 second , report
-5 second , was
-5 second : dashboard
-5 second ; =
-5 second ; RIVAL
-5 second ; SUBJECT
-5 second ; THIS
-5 second < began
-5 second < der
-5 second < lead
-5 second < total
-5 second < transfer
-5 second = ;
-5 second ONE which
-5 second RIVAL :
-5 second RIVAL after
-5 second RIVAL its
-5 second RIVAL nicht
-5 second RIVAL second
-5 second SUBJECT (
-5 second SUBJECT :
-5 second SUBJECT csv
-5 second SUBJECT first
-5 second SUBJECT not
-5 second THIS :
-5 second THIS after
-5 second THIS its
-5 second THIS nicht
-5 second THIS second
-5 second after duplicat
-5 second and at
-5 second as ask
-5 second candidat RIVAL
-5 second candidat THIS
-5 second correct >
-5 second es RIVAL
-5 second es THIS
-5 second even .
-5 second feed ONE
-5 second fewer SUBJECT
-5 second first and
-5 second for SUBJECT
-5 second go ONE
-5 second in :
-5 second it >
-5 second month >
-5 second my .
-5 second non .
-5 second nor :
-5 second not RIVAL
-5 second not THIS
-5 second not right
-5 second old .
-5 second on old
-5 second p #
-5 second rank RIVAL
-5 second rank THIS
-5 second raw ,
-5 second report and
-5 second resident >
-5 second say and
-5 second second >
-5 second seem hav
-5 second sheet .
-5 second show >
-5 second the cam
-5 second the row
-5 second the seem
-5 second the sinc
-5 second they .
-5 second thi >
-5 second to in
-5 second to thi
-5 second too .
-5 second was on
-5 word aantal
-5 word add
-5 word agency
-5 word bar
-5 word began
-5 word check
-5 word com
-5 word compar
-5 word compt
-5 word crash
-5 word der
-5 word did
-5 word el
-5 word end
-5 word front
-5 word henc
-5 word includ
-5 word interim
-5 word issu
-5 word km
-5 word likely
-5 word mg
-5 word need
-5 word option
-5 word our
-5 word pass
-5 word print
-5 word quarter
-5 word recalibrat
-5 word s
-5 word sensor
-5 word shorter
-5 word sold
-5 word sorry
-5 word stor
-5 word swap
-5 word target
-5 word their
-5 word then
-5 word tru
-5 word yield
5 next # to
5 next 's own
5 next ( SUBJECT
5 next , with
5 next < api
5 next < from
5 next = ONE
5 next ONE new
5 next RIVAL whil
5 next SUBJECT 's
5 next THIS whil
5 next allow for
5 next and both
5 next apply .
5 next at all
5 next believ .
5 next by one
5 next choic to
5 next clear .
5 next count by
5 next dashboard :
5 next decid .
5 next decid which
5 next definition ,
5 next figur can
5 next for choos
5 next gap is
5 next got RIVAL
5 next got THIS
5 next hav #
5 next hold .
5 next i lean
5 next is complet
5 next is inconsistent
5 next lean toward
5 next on what
5 next on whether
5 next operator 's
5 next other and
5 next possibl .
5 next reconcil the
5 next remain open
5 next that only
5 next the bill
5 next the catalogu
5 next the choic
5 next the databas
5 next the definition
5 next the exchang
5 next the gaug
5 next the label
5 next the ministry
5 next the paper
5 next them is
5 next them to
5 next to #
5 next to hold
5 next to my
5 next to say
5 next too larg
5 next top SUBJECT
5 next would not
5 next you want
5 second 's RIVAL
5 second 's THIS
5 second ) RIVAL
5 second ) THIS
5 second < card
5 second < contradict
5 second < hav
5 second < plan
5 second < show
5 second < step
5 second RIVAL at
5 second RIVAL could
5 second SUBJECT between
5 second THIS at
5 second THIS could
5 second a RIVAL
5 second a THIS
5 second api and
5 second apply >
5 second be and
5 second be from
5 second believ >
5 second between two
5 second by (
5 second card ONE
5 second choic you
5 second clear >
5 second decid >
5 second depend what
5 second depend whether
5 second disagre i
5 second each and
5 second figur be
5 second from data
5 second gav and
5 second get from
5 second hav basi
5 second hold >
5 second i RIVAL
5 second i THIS
5 second i toward
5 second is conflict
5 second is larg
5 second it also
5 second label the
5 second leav choic
5 second lie RIVAL
5 second lie THIS
5 second me one
5 second not at
5 second not one
5 second not to
5 second of is
5 second of to
5 second on definition
5 second one >
5 second one and
5 second or (
5 second possibl >
5 second question .
5 second question for
5 second reconcil two
5 second report RIVAL
5 second report THIS
5 second servic .
5 second show .
5 second show SUBJECT
5 second summary RIVAL
5 second summary THIS
5 second tell .
5 second that could
5 second the #
5 second the are
5 second the could
5 second the level
5 second the the
5 second thes not
5 second they each
5 second to data
5 second to them
5 second too for
5 second which .
5 second which right
5 second with .
5 second with not
5 second you :
5 second you and
5 word advis
5 word be
5 word choic
5 word contract
5 word dealer
5 word exchang
5 word favour
5 word ich
5 word incompatibl
5 word inconsistent
5 word inventory
5 word know
5 word larg
5 word lean
5 word les
5 word logbook
5 word ministry
5 word monitor
5 word reach
5 word statement
5 word suit
5 word sum
5 word system
5 word toward
5 word whil
""",
}
"""Of each group hundredths of a log odd, a feature, its words."""
