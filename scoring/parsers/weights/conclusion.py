"""Learnt by `python -m bench.conclusion --write`; not written by hand."""

BIAS = {"none": -255, "both": -215}
WORDS = """
# % 'd 'est 'll 'm 's ( ) , - . : ; < = > ? @closes @first @last @mentions_1 @mentions_2
@mentions_3 @mentions_4 @opens @sentences_1 @sentences_2 @sentences_3 @sentences_4 @sides_1
@sides_2 @this_1_rival_0 @this_1_rival_1 @this_1_rival_2 @this_2_rival_0 @this_2_rival_1
@this_2_rival_2 ONE RIVAL SUBJECT THIS _ a aantal about abov absolut accord actual actually add
adjust advis after again against agre agreement ahead airlin align all allow alon also alternativ
although among amount an and annual another answer api app apply archiv are area around as ask
assessment asset at attribut au audit authoritativ availabl averag avg away b back bar basi batch
be beat becaus bed been befor behind believ best betrouwbaar better between bill board book booking
both box breakdown brochur budget but by c cach cadastr call cam camera can cancell candidat
capacity catalogu caution caveat ce certificat chang chart check chiffr choic choos cifra claim
clear clearly clinic clos column com comment commit compar complet compt comput conclusion
confidenc confirm conflict consider contract contradict contradictory contrary correct correcta
correction could count counter cours cover crash credit crm cross csv d daily das dashboard dat
data databas dato day db de decid decision declin deep defectiv definition del deliver deni depend
detail determin di did die differ direct disagre discard discrepancy disregard district divid do
document doe dos doubl doubt down draft drop drov due duplicat e each earlier edit either el en end
entry equally error es establish estimat está et europ even event every evidenc exact exactly exce
exchang exclud exist export extract factor fail fals far favour feed fewer fiabl field figur fil
final find first flag fleet flight floor follow for foram former found four fre from full further g
gap gat gateway gaug gav general get giv given go going good got grew gross ground group growth
haben had hall hard has hav help her het high higher highest his hmm hold hotlin hour hourly how
however http i ich id if ik il im implausibl impossibl in includ inconsistent incorrect index input
instead interim invalid invoic is ist it item its je just k kan kann keep kept know known l la
label larg last lat later latter le lead leaflet leav ledger left less level liberal lie lik likely
limit lin list liv load loan log longer look lookup los low lower lowest m maar mad mai mak
manifest manual many march margin match matter max maximum may me mean meant median member mention
meter metric mill miss mistaken mix month mor most much must my n na nam ne need neither nennt net
never new next nicht niet no non nor north not noth now null number nurs não o oder of offic
official old older on one only ont op open option or order other otherwis out outlier output over
overall own p pag paper park pars partial pas pass passenger pend peopl per pero pi pick plac plain
plan plausibl pleas point pool portal possibl prefer preliminary press previou previously print
prob probably product publish put q quarter que queri query question quot r ran rang rank rat
rather raw re reach read reading real reason recommendation recomput reconcil record recount
reflection refresh refund regard register registr registry reject releas reli reliabl remain remov
replac report reproduc request rest result retien return review revis revision richtig right ros
roughly row rul run runner s said sam satellit saturday sav saw say scal scan scheduler school
scratch sd se search second see seem seen selby select sensor server servic sery settl shar sheet
shift should show si sich sid sign significant sinc sino sit six siz small so sold someon somewher
sonar sondern sorry sourc speak staff stak stall stand start stat statement station statu stay
still stor subtract suggest sum summary sun sunday support survey suspect suspiciou swap system
tabl tak tally target tell ten test than that the their them then ther therefor thes they thi think
third thos though thought thousand thre ticket tie tied tim to together told toll too took tool top
total tower toy tracker transfer treat tru trust turn twic two una unabl unclear und undecid uniqu
unit unknown until up updat us usabl use used using utility valid valor valu van verifi verify view
visit vs wait want ward was way we websit week weekend well went wer wert what wherea which whil
who whol will win winner with without women work worst would wrong wrot wurden x y year yet yield
york you your zahl zinc ~ ~but ~check ~conflicts ~data ~degree ~doubt ~error ~explained ~factor
~failed_call ~fits ~generally ~if ~impossible ~limit ~miscounted ~modal ~more ~not ~odd ~own ~past
~plan ~prefer ~really ~right ~says ~seem ~size ~source ~stale ~swap ~trust ~wrong é क ल — 张 枚です
"""
WEIGHTS = {
    "this": """\
71 word @closes
71 next ONE .
-61 next ~ >
59 next ONE >
55 second ONE >
54 word @this_2_rival_1
-53 word ~source
52 word SUBJECT
52 next < ONE
49 word @opens
48 word @last
-47 word ~not
47 next SUBJECT SUBJECT
-46 word not
43 word it
-43 word stor
43 next SUBJECT .
-43 next not ONE
-43 next ~not ONE
43 second < ,
-42 word ~plan
41 second SUBJECT >
41 second it ONE
-40 second , >
39 next is ONE
39 second < .
-39 second not .
-37 word ~says
-37 next ONE ~
37 second ONE .
-36 word load
-36 next ~says ONE
-36 next ~source ~
35 next # >
-35 next ~not ~
-34 word out
34 next < SUBJECT
34 next SUBJECT :
34 second SUBJECT ONE
32 word .
32 second SUBJECT SUBJECT
31 word #
31 second < SUBJECT
-30 word unknown
-30 next < the
-30 next SUBJECT >
-29 word betrouwbaar
29 next . >
-29 second < only
28 word :
28 word are
28 word wer
-28 next ONE was
28 next ~ )
28 second < =
27 next ~ ONE
-27 second SUBJECT was
-26 word only
-26 next ? >
26 next ONE SUBJECT
26 next it is
26 next the SUBJECT
-26 next ~ ;
-26 next ~plan ~
-25 word ?
-25 word @this_1_rival_1
25 word final
-25 word kan
25 word ~really
25 next ONE ,
-25 next ~modal ~not
-25 next ~source ~data
-25 second < kan
-25 second ONE but
25 second SUBJECT .
-24 word ;
-24 word found
24 next < ~really
-24 next ONE ~modal
24 second < #
24 second < ;
24 second answer ONE
-23 word 's
23 word all
23 word that
-23 word valu
23 next # ~
23 next : ONE
23 next < x
-23 next ONE ?
-23 next ONE —
23 next has ONE
23 next x ONE
-23 next — ~
-23 second < ?
-23 second was .
23 second wer .
23 second x >
22 word -
22 word <
22 word >
-22 word as
22 word on
22 next ( #
-22 next < ~own
-22 next ONE #
-22 second ONE of
22 second SUBJECT :
-22 second is #
-21 word first
21 word giv
21 word with
21 word x
-21 word —
-21 next # SUBJECT
21 next < it
21 next SUBJECT a
-21 next of ONE
-21 next ~ .
-21 next ~own ~
21 second , i
21 second < :
-21 second _ :
21 second the say
20 word ONE
20 word order
20 word per
-20 next < not
20 next < ~data
-20 next load .
-20 next not be
20 next so ONE
20 second ONE SUBJECT
20 second SUBJECT #
-20 second load >
-20 second not ONE
-20 second return ,
-19 word record
-19 word was
-19 word ~past
-19 next # ~source
-19 next ( ONE
-19 next ONE is
19 next SUBJECT ,
-19 next was SUBJECT
-19 next ~ ~not
-19 next ~ ~plan
19 second # #
19 second # )
-19 second ( )
19 second : >
19 second < is
-19 second ONE )
-18 word befor
-18 word follow
18 word in
-18 word row
18 next , with
-18 next < i
18 next ONE :
-18 next for ONE
-18 next last _
-18 next stor valu
-18 next the answer
18 next wer SUBJECT
-18 next ~data ~
-18 next ~if ~
-18 second only #
17 word %
17 word after
-17 word but
-17 word valor
-17 word would
-17 next as ONE
17 next figur is
17 next giv ONE
-17 next i only
17 next should be
-17 next ~miscounted .
17 second , #
17 second , SUBJECT
17 second , that
-17 second ONE ,
17 second not :
17 second not >
-16 word api
16 word sum
-16 word ~but
-16 next , ~prefer
16 next : i
16 next : ~own
16 next SUBJECT in
-16 next contradict the
-16 next in the
-16 next nam ONE
16 next not SUBJECT
-16 next the ONE
16 next with #
-16 next ~ ~miscounted
-16 next ~miscounted :
-16 next ~not ~data
16 next ~own ~data
16 second , ONE
-16 second : #
16 second ONE the
-16 second the return
15 word averag
-15 word earlier
-15 word null
15 word should
15 word ther
15 word without
15 word ~check
15 word ~right
15 next # ~data
15 next - #
-15 next : null
-15 next : ~
-15 next fil .
15 next my answer
-15 next return rat
-15 next so far
-15 next ~ ~wrong
-15 next ~degree ~degree
-15 next ~past _
15 next ~really ONE
-15 next ~says ~data
15 next ~wrong ~
15 second # >
-15 second # ONE
15 second 's .
15 second ) >
-15 second = .
15 second in ,
15 second on .
-15 second valu ONE
-14 word @this_1_rival_2
-14 word com
-14 word de
-14 word either
-14 word fre
14 word hold
-14 word sit
-14 word too
14 next # %
-14 next 's ~
-14 next , ~past
-14 next ONE can
14 next SUBJECT wer
14 next about ONE
-14 next could not
14 next it 's
-14 next not use
-14 next say ONE
14 next use ONE
14 next ~right ~
-14 next ~wrong )
14 second < should
-14 second SUBJECT say
-14 second about SUBJECT
-14 second answer null
-14 second count ONE
14 second is ,
14 second is >
14 second the .
14 second the list
14 second ther ONE
-13 word against
13 word amount
-13 word field
-13 word return
-13 word saturday
13 word say
13 word wrong
-13 word you
-13 word ~miscounted
-13 word ~modal
-13 next # for
13 next ( ~
13 next ) .
13 next , so
13 next , ~degree
-13 next : ~factor
13 next ; the
-13 next < saturday
-13 next < stor
-13 next ONE and
13 next ONE order
13 next ONE wer
13 next ONE ~factor
-13 next SUBJECT ONE
-13 next _ ~
-13 next against #
13 next are ONE
13 next at the
13 next log :
-13 next the field
-13 next ~ #
-13 next ~ :
13 next ~check ~
13 next ~degree ONE
13 next ~factor :
13 next ~past #
13 second # ,
-13 second # against
-13 second ONE row
13 second ONE with
-13 second SUBJECT about
-13 second SUBJECT not
-13 second api ONE
13 second figur wrong
-13 second i no
13 second no ONE
-13 second report ONE
13 second should ONE
-13 second stor :
12 word @first
-12 word dato
12 word dos
-12 word entry
12 word figur
-12 word partial
-12 word summary
-12 word ten
-12 word took
-12 next # (
12 next , ONE
12 next , as
12 next , at
12 next , ~own
-12 next < ~not
12 next and that
-12 next answer is
-12 next had ONE
12 next i had
12 next if i
-12 next is about
12 next order :
12 next per SUBJECT
-12 next rat ,
-12 next read ONE
12 next that figur
-12 next the quarter
-12 next the sit
-12 next the summary
12 next to ONE
-12 next ~ 's
-12 next ~but ~
12 next ~fits ~
12 next ~if ~own
12 next ~miscounted ~
-12 next ~not ~source
-12 second , _
-12 second , no
-12 second < field
-12 second < sit
12 second and ONE
12 second are .
-12 second feed ONE
12 second say ,
-12 second stor ONE
12 second that was
-12 second the 's
-12 second the in
-12 second the show
-11 word @this_1_rival_0
-11 word @this_2_rival_2
11 word another
-11 word been
11 word edit
-11 word far
-11 word if
-11 word is
-11 word nam
-11 word of
11 word probably
11 word raw
-11 word read
-11 word station
11 word though
11 word unit
-11 next # row
-11 next , answer
-11 next , but
11 next , i
-11 next , ~miscounted
11 next < edit
11 next < final
-11 next = ONE
11 next ONE db
11 next ONE it
-11 next ONE row
-11 next SUBJECT (
11 next edit :
11 next is .
11 next it :
11 next it should
11 next not .
11 next of SUBJECT
11 next on #
11 next on it
-11 next or #
-11 next out the
11 next ther are
-11 next ~ ~explained
-11 next ~past ~past
11 next ~says .
-11 second # i
-11 second , by
11 second : db
11 second < are
-11 second < valu
11 second ONE at
11 second final ONE
11 second has .
11 second i say
11 second in .
11 second in >
-11 second invalid .
11 second is for
-11 second nam ,
11 second per .
11 second the SUBJECT
10 word ,
10 word and
-10 word call
-10 word can
10 word commit
-10 word d
10 word db
-10 word draft
-10 word fil
10 word going
10 word liv
10 word metric
10 word much
-10 word need
-10 word next
-10 word old
10 word one
-10 word product
10 word recomput
-10 word satellit
-10 word sensor
10 word sign
10 word sourc
-10 word still
10 word survey
10 word thre
10 word ~degree
10 word ~fits
-10 word ~own
10 next # of
-10 next ) >
10 next , although
10 next , and
-10 next , which
10 next - ~
10 next < after
10 next < answer
10 next < order
10 next < overall
10 next < scratch
-10 next < statu
10 next < ther
10 next < ~factor
10 next = ~
-10 next ONE contradict
10 next SUBJECT #
10 next SUBJECT was
-10 next about #
10 next contradict thi
-10 next count .
-10 next divid by
-10 next field is
-10 next is too
10 next it .
-10 next leav out
-10 next out of
-10 next satellit product
10 next so ,
-10 next the only
-10 next the portal
10 next the raw
-10 next the satellit
-10 next the stor
10 next ~ =
10 next ~ ~past
10 next ~ ~prefer
-10 next ~but ~not
-10 next ~conflicts ~
-10 next ~factor >
-10 next ~own ~plan
10 next ~says :
10 next ~source ~conflicts
-10 second # (
-10 second < b
-10 second < call
10 second < log
10 second < result
-10 second < satellit
-10 second < the
-10 second ONE answer
10 second ONE wer
10 second SUBJECT in
-10 second at .
-10 second by .
-10 second do use
10 second giv .
-10 second has ONE
10 second i the
-10 second is as
10 second it >
10 second no to
10 second order ONE
-10 second say .
-10 second second .
-10 second sit ONE
10 second so .
-10 second the product
10 second the was
10 second total ONE
-9 word an
-9 word credit
-9 word feed
-9 word for
9 word ground
-9 word had
-9 word impossibl
-9 word leav
9 word ledger
9 word lin
9 word manifest
9 word match
9 word mean
-9 word no
-9 word non
-9 word output
9 word overall
-9 word portal
-9 word press
-9 word refund
-9 word request
-9 word run
9 word sheet
9 word so
-9 word tabl
-9 word until
-9 word websit
-9 word yet
-9 word ~impossible
9 next # -
-9 next , it
9 next , though
-9 next . .
-9 next : ~failed_call
-9 next ; ~data
9 next < <
-9 next < at
9 next < probably
9 next < ~
9 next < ~check
9 next = pi
9 next > >
9 next > ONE
9 next ONE <
9 next ONE are
-9 next ONE leav
9 next ONE per
-9 next ONE would
-9 next ONE ~conflicts
-9 next ONE ~fits
9 next SUBJECT shar
9 next a =
9 next as i
9 next at #
-9 next can not
-9 next de ONE
9 next final answer
9 next from the
9 next i 'd
-9 next i found
9 next in SUBJECT
-9 next is #
-9 next it was
9 next list has
-9 next low .
9 next number is
-9 next of #
9 next order .
9 next pi #
-9 next r =
9 next recomput from
9 next result >
-9 next right .
-9 next siz .
-9 next the first
9 next the full
9 next the list
9 next the manifest
-9 next the station
9 next though i
-9 next which is
9 next ~ _
-9 next ~ ~data
9 next ~ ~failed_call
-9 next ~ ~trust
-9 next ~but ~says
-9 next ~data ;
9 next ~degree ,
9 next ~degree ~
9 next ~factor .
-9 next ~limit ~
9 next ~not ~wrong
9 next ~own 'd
9 next ~really ,
-9 next ~right .
-9 next ~source ~but
9 next ~source ~miscounted
-9 second 's leav
9 second : of
9 second ; count
9 second < manifest
-9 second < press
-9 second < read
-9 second < would
9 second = #
9 second > <
-9 second ONE wrong
9 second SUBJECT ,
-9 second SUBJECT and
9 second a pi
9 second about .
-9 second averag SUBJECT
-9 second can be
-9 second dato ONE
-9 second entry ONE
-9 second got .
9 second i to
9 second is wrong
9 second it .
-9 second leav the
9 second n #
-9 second no count
9 second not much
9 second on SUBJECT
9 second order >
9 second pi #
-9 second r ONE
9 second recomput the
9 second result >
-9 second right >
-9 second siz >
-9 second the export
9 second to .
-9 second too .
9 second which at
-9 second with ONE
-9 second would the
8 word accord
8 word actually
8 word answer
8 word box
8 word candidat
-8 word check
8 word correct
-8 word count
-8 word dashboard
-8 word di
8 word did
8 word exact
-8 word fail
-8 word fiabl
8 word floor
8 word grew
8 word miss
8 word month
8 word my
-8 word nicht
-8 word o
-8 word pleas
8 word preliminary
8 word query
8 word ran
8 word refresh
-8 word releas
8 word saw
8 word scratch
8 word significant
-8 word siz
8 word tim
8 word top
-8 word which
-8 word work
-8 word your
8 word ~odd
8 next # ONE
8 next 'd say
8 next 'd ~says
-8 next 's ~not
8 next ( ~check
-8 next ( ~source
-8 next ) ~
8 next , #
-8 next . )
-8 next ; SUBJECT
8 next < all
8 next < box
-8 next < earlier
-8 next < if
8 next < sum
8 next < that
-8 next < your
-8 next < ~if
-8 next ONE or
8 next ONE ~data
8 next ONE ~says
-8 next SUBJECT can
8 next SUBJECT on
8 next SUBJECT per
-8 next _ SUBJECT
8 next accord to
8 next box ONE
-8 next claim ONE
-8 next di ONE
-8 next earlier i
8 next feed say
8 next get ONE
-8 next hav no
-8 next if the
8 next is my
-8 next is out
8 next it can
-8 next it would
8 next mean SUBJECT
-8 next not ,
-8 next not agre
8 next not availabl
8 next not match
8 next not significant
-8 next on fil
-8 next on the
-8 next portal show
-8 next press releas
8 next probably ONE
8 next ran the
8 next servic .
8 next the column
8 next the last
8 next the ledger
-8 next the plan
-8 next took ONE
-8 next use it
-8 next was report
8 next without the
-8 next your SUBJECT
8 next ~ ~really
8 next ~ ~size
-8 next ~ ~source
8 next ~but ,
8 next ~data #
-8 next ~data .
8 next ~data =
8 next ~data >
8 next ~data _
-8 next ~data ~own
-8 next ~error ~
8 next ~miscounted ;
-8 next ~not ~says
-8 next ~past ~own
-8 next ~really ~
-8 next ~says #
8 second # _
8 second # of
-8 second 's is
-8 second ( ,
-8 second , the
-8 second . >
-8 second : _
-8 second < stor
8 second < total
8 second = ,
8 second ONE and
8 second ONE in
8 second ONE not
-8 second ONE out
8 second ONE though
-8 second ONE which
8 second all ONE
-8 second at ONE
8 second get .
8 second is ;
-8 second is low
-8 second is the
8 second lin the
8 second one ONE
-8 second record the
8 second servic >
-8 second so mean
-8 second still ONE
-8 second the got
8 second the tabl
-8 second the took
-8 second total .
7 word 'm
7 word (
7 word )
7 word @this_2_rival_0
-7 word _
7 word about
7 word again
-7 word agre
7 word availabl
7 word bar
-7 word be
-7 word brochur
-7 word cifra
-7 word clearly
7 word contract
-7 word could
-7 word cover
-7 word discard
-7 word divid
-7 word el
7 word en
-7 word flag
7 word get
7 word given
7 word go
-7 word hall
-7 word het
-7 word invalid
-7 word lowest
-7 word north
7 word otherwis
7 word over
-7 word plan
-7 word print
-7 word report
7 word scal
-7 word selby
-7 word stat
-7 word statu
7 word tak
-7 word test
7 word them
7 word thos
-7 word turn
-7 word whil
7 word wurden
-7 word y
7 word ~
-7 word ~conflicts
-7 word ~error
-7 next # it
-7 next # so
7 next # was
-7 next # ~degree
7 next # ~modal
-7 next % .
7 next % ~
7 next ) #
-7 next , who
7 next , ~but
7 next . #
7 next . ~
7 next < about
7 next < averag
-7 next < option
7 next < they
-7 next < thi
7 next < use
7 next < week
7 next < with
-7 next ONE 's
7 next ONE a
7 next ONE fail
7 next ONE in
-7 next ONE out
7 next ONE ~failed_call
7 next SUBJECT mean
-7 next SUBJECT order
-7 next SUBJECT the
-7 next _ valu
7 next again ,
7 next answer .
7 next are in
-7 next as stor
-7 next at ONE
7 next count ONE
-7 next credit ONE
7 next for thi
-7 next found no
7 next i 'm
-7 next i could
7 next i go
-7 next i hav
7 next i just
7 next in servic
7 next its SUBJECT
7 next match the
7 next on averag
7 next p #
-7 next pleas do
7 next say otherwis
-7 next statu :
7 next that ONE
7 next the amount
-7 next the brochur
7 next the count
7 next the final
7 next the lin
7 next the number
-7 next the press
7 next the sheet
7 next the sign
-7 next too low
7 next unit :
-7 next ~ (
-7 next ~ ~factor
-7 next ~ ~impossible
7 next ~but ~own
7 next ~check :
-7 next ~data :
7 next ~data ~more
-7 next ~degree .
-7 next ~factor ,
7 next ~miscounted ONE
7 next ~own 'm
7 next ~own ~right
-7 next ~plan ,
7 next ~prefer .
7 next ~really ~miscounted
7 next ~says ,
7 next ~says ~if
7 next ~source >
7 next ~trust .
7 second # -
7 second # its
7 second % .
-7 second % >
-7 second 's contradict
7 second , it
-7 second ; could
-7 second ; would
7 second < ONE
7 second < a
-7 second < api
-7 second < can
-7 second < check
7 second < do
7 second < fail
7 second < ledger
7 second < not
7 second ONE ONE
7 second ONE averag
7 second ONE per
7 second ONE so
7 second SUBJECT all
7 second SUBJECT at
-7 second SUBJECT rat
7 second a query
-7 second a that
7 second and is
7 second answer >
7 second are and
-7 second been ,
-7 second claim .
-7 second first :
-7 second for .
7 second is answer
-7 second is at
7 second is by
-7 second is to
7 second just that
7 second list ONE
7 second log ONE
7 second manifest ONE
7 second my .
-7 second not a
7 second number ONE
-7 second one the
-7 second option :
7 second p >
-7 second pleas not
-7 second read ONE
-7 second record so
7 second report .
-7 second show ,
-7 second the api
-7 second the claim
-7 second the record
-7 second the releas
-7 second the report
7 second was :
7 second was SUBJECT
-7 second was of
7 second wrong :
-6 word a
6 word actual
6 word add
6 word although
6 word archiv
6 word around
6 word catalogu
6 word column
-6 word contradict
6 word cours
6 word deep
-6 word direct
6 word discrepancy
6 word doubt
6 word duplicat
6 word each
6 word foram
6 word full
-6 word got
-6 word his
6 word hourly
-6 word ich
-6 word includ
6 word just
-6 word kept
6 word list
6 word offic
-6 word option
-6 word own
-6 word reach
-6 word said
-6 word sun
6 word suspiciou
-6 word tool
6 word two
-6 word up
6 word updat
-6 word using
6 word verifi
6 word way
6 word well
6 word year
-6 word zahl
-6 word ~stale
-6 word ~swap
6 next % )
6 next % of
-6 next 's SUBJECT
6 next 's ~data
6 next ) ,
-6 next ) is
6 next , >
6 next , unit
6 next , ~check
6 next : the
-6 next < as
-6 next < el
6 next < going
6 next < one
6 next < updat
-6 next < you
-6 next < ~plan
6 next ONE (
-6 next ONE )
6 next ONE ;
6 next ONE has
-6 next ONE ~not
6 next SUBJECT )
6 next SUBJECT at
-6 next a week
-6 next agre .
6 next all :
6 next and can
-6 next and was
6 next are SUBJECT
6 next be ONE
6 next be mistaken
-6 next but i
-6 next but no
-6 next by a
-6 next com from
-6 next got ONE
-6 next had been
-6 next has #
6 next hourly fil
6 next in total
-6 next is what
-6 next mean :
6 next nam ,
6 next no reason
6 next of cours
-6 next out to
6 next report ONE
6 next return .
-6 next six SUBJECT
6 next so it
-6 next so the
6 next that 's
-6 next the api
6 next the gat
-6 next the highest
6 next the p
-6 next the second
-6 next the tabl
6 next ther is
-6 next to answer
6 next updat :
-6 next valu :
6 next valu are
6 next was ONE
6 next was wrong
6 next week #
-6 next what the
-6 next would be
6 next ~ ~fits
6 next ~ ~modal
6 next ~ ~odd
6 next ~failed_call ~
6 next ~fits :
-6 next ~generally ~
-6 next ~impossible ~
6 next ~limit .
6 next ~modal ~
-6 next ~not ,
6 next ~not .
6 next ~not ~degree
6 next ~not ~explained
-6 next ~own ~past
6 next ~past .
-6 next ~says ~not
6 next ~trust ,
-6 next ~trust ONE
-6 second # =
-6 second # SUBJECT
6 second # on
-6 second # the
6 second % ONE
6 second ( %
6 second ( from
-6 second , 's
-6 second , )
-6 second , answer
6 second , at
6 second - >
6 second - the
-6 second : (
-6 second : ,
6 second : .
6 second : amount
-6 second ; ONE
6 second ; it
6 second < _
-6 second < record
6 second < with
6 second ONE first
6 second ONE total
6 second ONE unit
-6 second ONE who
6 second SUBJECT (
-6 second SUBJECT =
6 second SUBJECT as
-6 second agre >
6 second are SUBJECT
6 second are servic
-6 second as .
-6 second as ;
-6 second be ,
-6 second be .
-6 second been .
-6 second but is
-6 second com a
-6 second could be
-6 second first ONE
-6 second for (
6 second foram ONE
6 second giv ,
-6 second had .
6 second i -
6 second if had
6 second in of
6 second in was
6 second is SUBJECT
-6 second it :
6 second its are
6 second my is
6 second nam and
6 second no SUBJECT
-6 second not right
-6 second on :
-6 second pleas with
-6 second portal ONE
6 second query the
6 second rat ONE
-6 second record ONE
6 second return >
6 second show SUBJECT
-6 second so ONE
6 second sum ONE
6 second the answer
6 second the at
-6 second the entry
6 second the lin
6 second the offic
-6 second the order
6 second the sourc
6 second the without
6 second ther no
-6 second thi .
6 second to ,
6 second with %
5 word 'd
-5 word area
5 word ask
-5 word asset
5 word audit
-5 word book
5 word booking
-5 word cach
-5 word cancell
-5 word chart
-5 word complet
5 word databas
-5 word document
5 word e
-5 word exce
5 word g
-5 word has
-5 word hav
-5 word her
-5 word high
-5 word highest
-5 word incorrect
-5 word left
-5 word lik
-5 word many
-5 word mor
5 word most
5 word never
-5 word noth
-5 word older
-5 word or
5 word p
-5 word previou
5 word quot
5 word re
-5 word registry
-5 word servic
-5 word sold
-5 word speak
5 word support
-5 word suspect
5 word the
-5 word then
-5 word to
-5 word tower
5 word want
5 word went
-5 word whol
5 word worst
-5 word wrot
-5 word ~data
-5 word ~if
-5 word ~limit
5 word ~size
-5 word ~trust
5 word क
5 word ल
-5 next # ;
-5 next # =
-5 next # but
-5 next # last
-5 next # ~but
5 next 'm not
5 next 'm ~not
5 next 's what
-5 next ( ~miscounted
-5 next , com
-5 next , say
-5 next , yet
-5 next , ~
5 next - ran
-5 next : SUBJECT
-5 next ; i
5 next ; with
-5 next ; ~own
5 next < #
5 next < actual
-5 next < first
-5 next < max
5 next < result
5 next < roughly
-5 next < total
5 next < verifi
-5 next < ~limit
5 next < ~past
5 next < ~right
-5 next < ~says
5 next < क
5 next ONE for
-5 next ONE lin
-5 next ONE of
5 next ONE to
5 next ONE well
5 next ONE ~degree
5 next ONE ~more
5 next ONE ~prefer
-5 next SUBJECT read
-5 next SUBJECT record
5 next ask for
5 next availabl ,
5 next averag .
-5 next been ONE
-5 next but its
5 next cam in
-5 next count ,
-5 next count :
5 next count from
5 next count the
-5 next dat .
5 next did .
-5 next do not
5 next e .
-5 next exce the
5 next fail .
5 next final :
-5 next from a
5 next going by
5 next hold ,
5 next i believ
5 next i re
5 next i would
5 next inconsistent with
-5 next incorrect .
5 next is SUBJECT
5 next is correct
-5 next is incorrect
5 next is no
5 next is the
5 next lin with
-5 next log )
5 next must be
-5 next of dat
5 next official sourc
5 next only ONE
5 next pleas use
5 next query return
5 next re -
-5 next releas speak
-5 next report ,
-5 next say the
5 next scratch the
-5 next sensor feed
-5 next show ONE
5 next sourc ,
-5 next speak of
-5 next stor ,
5 next that is
-5 next that was
5 next the catalogu
5 next the read
-5 next the registry
-5 next the scan
5 next the sensor
-5 next the servic
5 next the top
-5 next the whol
-5 next to be
-5 next too high
-5 next took the
5 next total ,
5 next total :
-5 next total SUBJECT
-5 next total is
5 next verifi :
5 next with ONE
-5 next wrot ONE
-5 next ~ ~
-5 next ~ ~conflicts
5 next ~ ~own
5 next ~data )
-5 next ~degree ;
-5 next ~degree ~size
-5 next ~factor ~
-5 next ~factor ~miscounted
5 next ~failed_call .
5 next ~not -
5 next ~odd ~
-5 next ~says ~says
5 next ~says ~source
-5 next ~size .
5 next ~source .
5 next ~source ~fits
-5 next ~source ~says
-5 next ~wrong ,
5 next क ल
5 next ल ONE
5 second # a
5 second 'd ONE
5 second - )
-5 second - .
-5 second : ONE
5 second < 'd
5 second < and
-5 second < answer
-5 second < averag
5 second < believ
-5 second < export
-5 second < feed
-5 second < first
-5 second < has
-5 second < look
-5 second < may
5 second < number
-5 second < on
5 second < order
-5 second < tabl
5 second < use
5 second < wurden
5 second < ल
-5 second = SUBJECT
5 second ONE #
5 second ONE (
5 second ONE as
5 second ONE correct
-5 second ONE exce
-5 second ONE is
-5 second ONE nicht
5 second SUBJECT has
5 second SUBJECT i
5 second SUBJECT mean
-5 second SUBJECT the
-5 second a ONE
-5 second a of
5 second accord the
5 second and 's
5 second answer .
-5 second answer the
5 second at SUBJECT
5 second averag >
-5 second but SUBJECT
5 second column ONE
-5 second credit ,
-5 second dat >
5 second did >
5 second do match
-5 second export ONE
5 second fail >
5 second figur ONE
-5 second from >
5 second i noth
5 second in ONE
-5 second in tabl
-5 second includ SUBJECT
-5 second incorrect >
5 second is :
-5 second is figur
5 second is official
-5 second log .
-5 second log >
-5 second mean #
-5 second nicht .
-5 second no figur
-5 second not the
-5 second of on
-5 second order .
-5 second out dat
5 second pleas ONE
-5 second press speak
5 second re ran
5 second read .
5 second read the
-5 second releas of
5 second shar ONE
5 second so is
5 second sourc so
-5 second speak ONE
-5 second stor the
5 second that what
5 second the #
-5 second the fail
5 second the hold
5 second the item
-5 second the nam
-5 second the on
5 second the rat
-5 second thi not
-5 second thi the
-5 second to :
-5 second to SUBJECT
-5 second total :
-5 second twic >
-5 second valu .
5 second with ,
5 second with >
5 second क ONE
4 word authoritativ
4 word best
-4 word board
4 word both
-4 word by
4 word cam
-4 word caveat
-4 word claim
4 word confidenc
-4 word crm
4 word daily
-4 word detail
-4 word es
-4 word estimat
-4 word every
4 word gat
-4 word good
-4 word hard
-4 word how
4 word however
4 word i
4 word implausibl
-4 word index
-4 word invoic
4 word its
-4 word kann
-4 word known
4 word label
4 word likely
4 word m
4 word mad
-4 word max
-4 word mention
4 word now
4 word ont
-4 word pass
-4 word plac
-4 word rank
4 word reading
4 word real
4 word remov
4 word rest
4 word result
4 word see
-4 word sorry
-4 word stall
4 word stand
4 word subtract
-4 word tally
4 word thousand
4 word together
-4 word told
-4 word una
4 word visit
4 word yield
-4 word ~generally
-4 word ~prefer
-4 next # :
4 next # day
4 next # g
4 next # unit
4 next # ~miscounted
-4 next # ~past
4 next % ,
-4 next 'd ~
-4 next 's ONE
-4 next 's own
-4 next ) =
4 next , giv
-4 next , has
4 next , however
-4 next , includ
-4 next , is
-4 next , sinc
4 next , that
4 next - ONE
4 next - ~says
4 next . e
4 next : ~data
-4 next ; pleas
-4 next ; ~
-4 next < caveat
4 next < count
4 next < most
4 next < on
4 next < only
-4 next < p
-4 next < sorry
-4 next < ~source
4 next ONE on
4 next ONE peopl
4 next ONE unit
-4 next SUBJECT 's
4 next SUBJECT =
-4 next SUBJECT count
4 next SUBJECT has
4 next SUBJECT is
4 next SUBJECT rat
4 next a #
-4 next a :
4 next add up
4 next although i
-4 next although the
4 next and #
4 next and ONE
4 next and it
-4 next answer :
4 next answer ONE
4 next api .
4 next api report
4 next around ONE
-4 next as well
4 next availabl .
4 next be exact
-4 next be right
-4 next but that
-4 next caveat :
4 next databas .
4 next day .
-4 next draft .
4 next duplicat ,
-4 next figur .
-4 next figur of
4 next fil has
4 next first .
-4 next first had
4 next found ONE
-4 next from #
4 next giv or
4 next giv the
4 next going with
4 next had to
-4 next hard to
-4 next has been
-4 next how many
4 next however ,
4 next i .
4 next i count
4 next i do
-4 next i first
4 next i think
-4 next if you
4 next in #
4 next invalid .
4 next is authoritativ
-4 next is known
-4 next is not
-4 next is only
-4 next is still
4 next its valu
4 next likely ONE
4 next lin item
-4 next log ,
-4 next look lik
-4 next march .
4 next match .
4 next mean ONE
-4 next mean in
4 next mean was
-4 next mor than
4 next most likely
4 next no -
4 next not right
-4 next noth to
-4 next null ,
-4 next of thi
-4 next on SUBJECT
4 next one :
4 next only #
-4 next option a
4 next or tak
-4 next p (
4 next probably around
-4 next record in
4 next report .
-4 next result :
-4 next roughly #
4 next roughly ONE
4 next sinc #
-4 next sorry ,
-4 next tabl ,
-4 next tabl is
4 next tak .
-4 next that :
4 next that the
4 next the archiv
-4 next the chart
4 next the correct
-4 next the crm
-4 next the log
-4 next the lowest
4 next the official
-4 next the plain
4 next the rest
4 next the sam
-4 next the stall
-4 next the valu
-4 next thi .
4 next thi :
-4 next thi is
4 next thi one
4 next wer deliver
4 next what i
4 next with the
4 next wurden ONE
4 next year .
-4 next yet .
4 next yield ONE
-4 next ~ 'd
4 next ~ -
-4 next ~ ~but
-4 next ~ ~error
-4 next ~ ~stale
-4 next ~ ~swap
-4 next ~but .
4 next ~data (
4 next ~data ~modal
4 next ~doubt ~
4 next ~explained ONE
-4 next ~fits .
-4 next ~limit :
-4 next ~miscounted ,
-4 next ~not ~check
4 next ~not ~doubt
4 next ~not ~right
4 next ~own .
-4 next ~own ~check
-4 next ~own ~modal
-4 next ~own ~says
-4 next ~past :
-4 next ~past ~
-4 next ~prefer ,
-4 next ~prefer :
4 next ~says (
-4 next ~says )
-4 next ~says ~more
-4 next ~source ,
4 next ~source ~own
4 next ~source ~source
-4 next ~stale ~
-4 next ~trust :
-4 next ~trust ~data
4 next — the
4 second # .
-4 second # wer
4 second ( api
4 second , ,
4 second , after
4 second , and
-4 second , from
-4 second , thi
4 second , to
-4 second - :
-4 second ; the
-4 second < >
4 second < around
-4 second < claim
4 second < declin
-4 second < draft
-4 second < had
4 second < likely
-4 second < me
4 second < out
4 second < per
-4 second < query
4 second < raw
-4 second < registry
4 second < report
4 second < shar
4 second < survey
-4 second < top
4 second < was
4 second < wer
-4 second ONE count
4 second ONE giv
4 second ONE it
4 second ONE m
4 second ONE record
4 second ONE report
4 second SUBJECT are
4 second SUBJECT had
-4 second SUBJECT look
-4 second SUBJECT with
4 second add to
4 second after #
4 second after .
-4 second and found
-4 second and the
4 second api the
4 second around SUBJECT
-4 second as ,
4 second at #
4 second availabl >
-4 second back the
-4 second be to
4 second but 's
-4 second chart ONE
-4 second claim ONE
4 second databas >
4 second day >
4 second de .
4 second declin ONE
4 second doe match
-4 second draft >
4 second duplicat ONE
-4 second estimat ONE
4 second exact >
-4 second figur >
-4 second figur not
4 second first >
4 second found discrepancy
4 second giv tak
4 second go the
-4 second hav ONE
-4 second hold .
4 second i e
-4 second i had
4 second i report
4 second invalid >
4 second is .
-4 second is of
4 second is right
-4 second its is
4 second likely ,
-4 second loan >
-4 second march >
4 second match >
4 second mean SUBJECT
-4 second mor the
4 second most ONE
4 second not it
4 second of (
4 second of )
4 second of >
4 second offic ONE
4 second offic the
4 second on i
4 second or .
4 second probably .
4 second probably ONE
-4 second register >
4 second report >
-4 second roughly SUBJECT
-4 second row #
4 second sign .
4 second statu ONE
-4 second tabl ONE
4 second tak >
-4 second test .
4 second that ONE
4 second that the
-4 second the ,
4 second the -
4 second the ;
4 second the data
-4 second the figur
-4 second the has
4 second the is
4 second the log
4 second the row
-4 second the run
-4 second thi >
4 second to #
4 second to exact
4 second to the
-4 second use .
-4 second used >
4 second was ;
4 second well SUBJECT
-4 second which ONE
4 second with .
4 second would ONE
-4 second would use
4 second year >
-4 second yet >
""",
    "rival": """\
-60 next < SUBJECT
-46 second ONE >
-45 word answer
-44 next ONE >
-43 second answer ONE
-41 word ~data
38 word ~says
-38 next answer :
-37 next : ONE
-36 word final
-33 second < >
-33 second < ONE
-32 word SUBJECT
32 next ~ ~
31 word a
-30 next < ~data
-30 next ONE .
30 next ~says ~
-29 word :
29 word ~
29 word ~but
-29 second SUBJECT ONE
28 word for
-28 next ~data :
-28 second < answer
27 word #
27 next # ~
26 word of
26 word report
26 word ~past
-26 next , ONE
-26 next < final
-26 next final answer
25 word valu
-25 next SUBJECT SUBJECT
-24 next the SUBJECT
23 word api
23 word ~source
-23 second : .
22 word befor
22 next : #
-22 next < ONE
22 next = ONE
22 second # ONE
-21 next < ~
-21 next SUBJECT :
-21 second final :
21 second not .
-21 second the is
-20 word ;
20 word not
20 word ~plan
-20 next < answer
-20 next SUBJECT a
20 next for ONE
-20 next it is
20 next the ONE
19 word earlier
19 word stor
19 word to
-19 next ) .
-19 next < x
19 next ONE ~
-19 next x ONE
-19 next ~ )
-19 next ~ ;
19 next ~but ~
19 next ~plan ~
19 next ~says ONE
-19 second it ONE
-19 second x >
-18 next ; ~
18 next of ONE
-18 second ) >
-18 second , .
-18 second < =
17 word as
17 word first
-17 word log
17 word still
17 word was
-17 word x
-17 next ( ~
17 second < :
16 word at
16 word db
16 word fre
-16 word last
16 word ~conflicts
16 next ~conflicts ~
-16 second , SUBJECT
16 second = .
15 word =
15 word against
-15 word figur
15 word saturday
-15 word should
-15 word so
15 word which
15 word ~modal
-15 next , so
-15 next , ~degree
-15 next is ONE
15 next not ONE
15 next stor valu
15 next ~not ONE
15 next ~not ~
-14 word is
-14 word order
14 next , which
-14 next : i
-14 next < result
14 next < saturday
14 next ONE ~source
14 next ~ ~not
14 next ~past ~
14 next ~wrong .
14 second ONE but
-14 second SUBJECT .
14 second feed ONE
14 second report ONE
-14 second the say
13 word 's
-13 word and
13 word feed
13 word out
13 word tabl
13 next # for
13 next ) >
-13 next : ~own
13 next < #
13 next ONE is
13 next against #
-13 next should be
13 next the quarter
13 next ~ .
13 next ~ ~wrong
13 second # against
-13 second , that
-13 second result ONE
12 word been
12 word check
12 word ~error
-12 word ~really
12 next # =
12 next # SUBJECT
-12 next : the
12 next < a
-12 next SUBJECT is
-12 next figur is
-12 next with #
12 next ~ ONE
12 next ~ ~conflicts
12 next ~ ~error
12 next ~own ~plan
12 next ~past ~past
12 second # =
-12 second 's .
12 second ( )
12 second . >
-12 second < should
12 second SUBJECT the
12 second it not
12 second the 's
-11 word <
-11 word >
-11 word ONE
11 word an
11 word be
11 word but
-11 word call
-11 word count
-11 word edit
11 word entry
11 word had
-11 word result
-11 word survey
11 word tool
11 word would
11 word you
-11 word ~failed_call
11 word ~size
-11 next , and
11 next , but
11 next , it
-11 next , with
11 next , ~but
11 next . .
-11 next ; ONE
11 next < at
-11 next < edit
11 next ONE db
11 next SUBJECT ,
11 next claim ONE
-11 next edit :
11 next it was
-11 next so ONE
11 next the api
11 next ~but ~says
-11 next ~degree ONE
11 second % >
11 second : db
11 second < first
11 second claim .
11 second for .
-11 second is .
-11 second is >
11 second still ONE
-11 second to .
-11 second wer .
-10 word after
10 word draft
-10 word export
-10 word fil
-10 word lin
10 word load
10 word manual
10 word refund
10 word sensor
10 word sit
-10 word sum
10 word summary
10 word thi
-10 word top
-10 word ~miscounted
10 word ~not
10 next % .
10 next , ~
10 next < (
10 next < total
-10 next < ~really
-10 next ONE it
10 next at ONE
-10 next by ONE
-10 next giv ONE
10 next if the
-10 next is .
10 next nam ONE
10 next the sit
10 next the summary
-10 next wer SUBJECT
10 next ~ ~but
10 next ~ ~past
10 next ~data ;
10 next ~if ~
-10 next ~own ~miscounted
10 next ~source ~but
10 second , the
10 second . .
-10 second < a
10 second < sit
10 second < was
-10 second ONE and
-10 second ONE is
-10 second are .
10 second at .
-10 second count ONE
-10 second figur wrong
-10 second is ,
-10 second log ONE
-10 second say ,
-10 second should ONE
10 second sit ONE
10 second the claim
10 second valu ONE
-9 word ,
-9 word about
-9 word all
9 word claim
-9 word liv
9 word nam
9 word next
-9 word now
9 word previou
9 word product
9 word releas
9 word satellit
9 word ~wrong
-9 next # ~data
9 next ) ~
9 next . )
9 next < draft
-9 next < if
-9 next < order
-9 next < overall
-9 next < ~factor
-9 next = pi
-9 next = ~
-9 next SUBJECT .
-9 next SUBJECT _
-9 next a =
9 next as ONE
-9 next it should
-9 next not ,
-9 next order :
-9 next pi #
9 next r =
-9 next result :
9 next sensor feed
-9 next show ONE
-9 next that figur
9 next the satellit
9 next valu :
9 next was report
9 next ~ #
9 next ~ :
-9 next ~ _
9 next ~ ~explained
9 next ~error ~
-9 next ~factor :
-9 next ~not ,
9 next ~past :
9 next ~source (
9 next ~source ~data
-9 next ~wrong ~
-9 second : SUBJECT
-9 second < ,
-9 second < count
9 second < i
-9 second < log
9 second < satellit
9 second < valu
9 second ONE .
-9 second SUBJECT SUBJECT
-9 second a pi
9 second api ONE
9 second as .
9 second at ONE
-9 second final ONE
9 second first ONE
-9 second has .
9 second mean ONE
-9 second order ONE
-9 second pi #
9 second r ONE
-9 second so .
9 second the product
9 second the report
-9 second which at
8 word dashboard
-8 word ground
-8 word manifest
8 word mean
-8 word overall
8 word peopl
8 word press
-8 word query
8 word reject
-8 word scan
-8 word show
8 word too
-8 word ~degree
8 word ~explained
8 word ~swap
8 next # #
-8 next , at
-8 next < after
8 next < earlier
8 next < not
-8 next < scratch
8 next < stor
-8 next < ~if
8 next < ~says
8 next ONE of
8 next ONE ~modal
-8 next and that
8 next by a
8 next contradict the
-8 next contradict thi
-8 next count :
8 next earlier i
-8 next feed say
-8 next has ONE
-8 next has the
8 next in the
-8 next list has
-8 next log :
8 next mean :
8 next of the
8 next press releas
8 next satellit product
-8 next the list
-8 next the manifest
8 next the stor
-8 next the ward
8 next to be
-8 next use ONE
8 next was ONE
8 next was not
8 next ~ ~trust
8 next ~data .
-8 next ~miscounted :
-8 next ~miscounted ;
8 next ~past ~own
-8 next ~right ~
-8 next ~source ~
-8 next ~source ~conflicts
8 second 's is
-8 second , ,
-8 second < (
-8 second < ;
8 second < api
-8 second < manifest
8 second ONE #
-8 second ONE with
-8 second SUBJECT :
8 second SUBJECT say
8 second a of
-8 second by .
8 second had .
8 second is at
-8 second no ONE
8 second the on
-8 second was ;
-7 word _
-7 word bar
-7 word by
7 word can
7 word candidat
-7 word correct
7 word dat
-7 word dos
-7 word duplicat
7 word either
-7 word full
7 word gav
-7 word giv
-7 word given
-7 word going
7 word hall
7 word hav
-7 word hourly
7 word includ
7 word incorrect
7 word north
-7 word option
-7 word otherwis
-7 word raw
7 word said
7 word selby
7 word the
7 word thought
7 word total
-7 word tracker
7 word turn
7 word up
7 word using
7 word websit
-7 word without
7 word wrot
7 word ~generally
7 word ~trust
7 next # it
-7 next # was
-7 next ) #
-7 next - #
-7 next . #
-7 next < option
-7 next < ~check
7 next < ~not
7 next < ~prefer
-7 next ONE (
7 next ONE was
7 next SUBJECT the
7 next had been
-7 next hourly fil
7 next i first
-7 next i just
7 next incorrect .
7 next is incorrect
7 next is still
-7 next it 's
-7 next it :
7 next of dat
7 next out to
-7 next say otherwis
-7 next so it
-7 next the column
-7 next the export
-7 next the full
-7 next the raw
-7 next the tracker
7 next to the
7 next total SUBJECT
7 next would be
7 next wrot ONE
7 next ~ >
7 next ~ ~check
7 next ~ ~factor
-7 next ~ ~failed_call
7 next ~ ~own
-7 next ~ ~prefer
-7 next ~data =
-7 next ~data _
7 next ~generally ~
-7 next ~miscounted ,
7 next ~modal ~not
7 next ~own ~modal
7 next ~own ~past
-7 next ~own ~right
-7 next ~past #
-7 next ~prefer .
7 next ~says #
-7 next ~says ~if
7 next ~source :
7 next ~source >
-7 second # _
-7 second , #
-7 second , ONE
7 second , answer
-7 second , it
7 second : is
-7 second < call
7 second < check
7 second < feed
-7 second = #
7 second ONE which
-7 second SUBJECT >
-7 second SUBJECT is
7 second been .
7 second draft ONE
7 second incorrect >
-7 second just that
-7 second n #
-7 second on SUBJECT
-7 second option :
7 second out dat
7 second pleas with
7 second still .
7 second stor :
7 second the api
-7 second the fil
7 second the in
-7 second the list
7 second the of
7 second the valu
7 second total :
-7 second wrong :
6 word 'd
-6 word actually
6 word estimat
-6 word fail
6 word flight
-6 word get
-6 word go
6 word highest
6 word his
6 word it
6 word its
6 word kept
6 word lowest
6 word may
-6 word n
-6 word official
6 word older
6 word pag
6 word plain
-6 word refresh
-6 word scratch
6 word sold
-6 word sourc
6 word speak
6 word tally
6 word twic
6 word until
-6 word use
-6 word verifi
6 word ~more
-6 word ~right
-6 next # ~says
6 next 'd ~
6 next 's ~not
6 next ( ~miscounted
6 next ( ~source
6 next , say
6 next , ~says
-6 next < all
-6 next < going
6 next < lowest
-6 next < sum
-6 next < week
-6 next < with
6 next < you
6 next ONE 's
-6 next ONE fail
6 next ONE look
6 next ONE ~check
-6 next ONE ~failed_call
-6 next SUBJECT on
-6 next averag SUBJECT
-6 next count ,
6 next dat .
6 next draft :
6 next first had
-6 next get ONE
6 next had ONE
-6 next i go
6 next is out
6 next it would
-6 next list .
6 next list ONE
6 next not use
-6 next on #
6 next out of
6 next say the
6 next six SUBJECT
6 next speak of
6 next the #
6 next the dashboard
-6 next the figur
6 next the highest
-6 next the last
-6 next to ONE
-6 next week #
6 next which is
6 next with the
-6 next ~ ~miscounted
6 next ~ ~size
6 next ~ ~swap
-6 next ~but ,
6 next ~data ONE
-6 next ~not ~trust
6 next ~own ~
6 next ~prefer ,
-6 next ~really ,
6 next ~size ~
6 next ~source 's
-6 next ~source .
-6 second # )
-6 second # of
-6 second # on
-6 second ( #
6 second , 's
6 second , i
6 second < -
-6 second < ?
-6 second < are
-6 second < do
-6 second < fail
-6 second < it
-6 second < read
-6 second = ,
-6 second ONE SUBJECT
-6 second ONE at
-6 second SUBJECT #
6 second a .
-6 second a query
-6 second and is
6 second be ,
6 second dat >
6 second estimat ONE
-6 second get .
-6 second giv .
6 second i had
-6 second in the
-6 second is SUBJECT
-6 second is by
6 second is of
-6 second it .
-6 second manifest ONE
6 second not the
-6 second of ,
-6 second the ;
6 second the releas
6 second twic >
6 second was .
6 second which ONE
5 word -
5 word asset
-5 word averag
5 word board
5 word book
-5 word capacity
5 word caveat
5 word chart
5 word confidenc
5 word doubl
5 word every
-5 word floor
-5 word just
-5 word ledger
-5 word loan
5 word many
5 word march
5 word nicht
5 word old
5 word p
-5 word preliminary
5 word queri
-5 word recomput
-5 word register
5 word run
-5 word system
-5 word they
-5 word thousand
5 word told
5 word took
-5 word ward
-5 word worst
-5 next % of
5 next ( ONE
5 next ) =
5 next , the
5 next : it
-5 next : ~
-5 next ; the
-5 next ; with
-5 next < averag
5 next < mean
5 next < p
-5 next < second
-5 next ONE ?
5 next ONE on
-5 next ONE wer
5 next SUBJECT ;
-5 next SUBJECT >
-5 next SUBJECT ONE
-5 next SUBJECT at
-5 next SUBJECT read
5 next SUBJECT report
-5 next about ONE
-5 next and the
-5 next are ONE
-5 next are in
5 next been ONE
5 next caveat :
5 next confidenc :
5 next doubl -
-5 next fail .
-5 next from the
-5 next in servic
-5 next look at
5 next march .
5 next my first
-5 next nam ,
-5 next not .
5 next not :
5 next on the
5 next p (
-5 next pleas use
-5 next recomput from
5 next releas speak
5 next report ,
5 next right .
-5 next servic .
-5 next so ,
-5 next the final
5 next the press
-5 next the sheet
5 next the two
5 next took the
5 next was SUBJECT
5 next ~ 'd
5 next ~ ,
-5 next ~ ~data
-5 next ~ ~limit
-5 next ~check :
5 next ~degree ~size
5 next ~factor -
-5 next ~failed_call ,
-5 next ~failed_call .
-5 next ~fits :
-5 next ~not .
5 next ~not :
5 next ~not ~fits
5 next ~prefer :
-5 next ~really ONE
-5 next ~really ~miscounted
5 next ~right .
5 next ~stale ~says
5 next ~trust :
-5 second # -
-5 second # >
-5 second % ONE
5 second , >
5 second - :
-5 second : ,
-5 second ; it
-5 second < SUBJECT
5 second < b
-5 second < has
5 second < may
5 second < of
5 second < press
5 second < that
-5 second < total
-5 second < use
-5 second < with
5 second = >
5 second = SUBJECT
5 second ONE an
5 second ONE be
5 second ONE count
5 second ONE wrong
-5 second SUBJECT =
-5 second SUBJECT at
-5 second about .
-5 second all ONE
-5 second and ONE
5 second and the
5 second api >
-5 second are servic
5 second been ,
-5 second but 's
-5 second count >
5 second dashboard ONE
-5 second fail >
-5 second fil >
5 second for (
-5 second giv ,
-5 second has SUBJECT
-5 second if ,
-5 second in ,
-5 second in of
-5 second in was
5 second includ SUBJECT
-5 second is ;
-5 second lin the
-5 second list ONE
-5 second loan >
5 second march >
-5 second nam and
-5 second not >
-5 second not it
5 second pass ONE
-5 second pleas ONE
5 second press speak
-5 second read ONE
-5 second recomput the
-5 second register >
5 second releas of
-5 second return .
5 second right >
5 second say .
-5 second servic >
5 second speak ONE
-5 second sum ONE
5 second the .
-5 second the had
-5 second the lin
-5 second the offic
5 second the pag
-5 second ther ONE
-5 second they not
5 second thi the
-5 second with %
5 second would ONE
4 word (
4 word )
-4 word actual
-4 word again
4 word app
-4 word are
4 word attribut
4 word both
-4 word column
-4 word contract
4 word could
4 word deliver
4 word disagre
-4 word each
4 word found
4 word gat
-4 word has
4 word help
4 word her
4 word how
4 word lik
4 word list
4 word m
-4 word new
4 word paper
4 word pass
4 word previously
-4 word ran
4 word reach
-4 word remain
4 word reproduc
-4 word saw
-4 word sheet
4 word station
-4 word subtract
4 word swap
-4 word thos
4 word two
-4 word unit
-4 word updat
4 word want
4 word week
4 word wert
4 word yet
4 word ~odd
4 word ~own
-4 next # >
-4 next # ONE
4 next # m
-4 next 's what
4 next ( ~wrong
-4 next , >
4 next , has
4 next , includ
-4 next , ~check
4 next - check
-4 next - ran
-4 next - ~
4 next - ~check
-4 next < <
-4 next < actual
4 next < caveat
-4 next < from
4 next < in
4 next < pleas
4 next < report
-4 next < they
4 next < thi
4 next < thought
-4 next < updat
-4 next < use
-4 next < verifi
4 next < ~source
4 next = #
-4 next > >
4 next ONE )
-4 next ONE ,
-4 next ONE <
-4 next ONE SUBJECT
-4 next ONE did
-4 next ONE order
4 next ONE record
-4 next ONE top
4 next ONE ~conflicts
-4 next ONE ~factor
4 next ONE ~own
-4 next SUBJECT mean
-4 next SUBJECT shar
4 next SUBJECT to
4 next a ONE
4 next a factor
4 next a week
-4 next again ,
-4 next all :
4 next as the
-4 next b :
-4 next cam in
4 next could not
-4 next count ONE
4 next draft .
4 next factor of
4 next figur of
4 next first pass
4 next for the
-4 next going with
4 next has #
4 next how many
4 next i could
-4 next i do
4 next i previously
-4 next i re
-4 next in SUBJECT
4 next is a
-4 next is correct
4 next is right
4 next k )
-4 next mean SUBJECT
4 next not reproduc
4 next not the
4 next of #
4 next one with
-4 next option b
-4 next order .
-4 next query return
-4 next ran the
4 next record in
-4 next result >
-4 next return ONE
4 next said ONE
-4 next scratch the
4 next so that
4 next tabl ,
-4 next that 's
-4 next that the
-4 next the count
-4 next the ledger
-4 next the lin
-4 next the new
4 next the plain
-4 next the remain
-4 next the top
-4 next ther are
4 next thought :
-4 next top the
4 next total .
-4 next updat :
-4 next verifi :
-4 next what i
-4 next ~ -
4 next ~ =
4 next ~ ~degree
4 next ~ ~if
4 next ~ ~plan
-4 next ~ ~source
-4 next ~data >
-4 next ~data ~data
-4 next ~data ~more
4 next ~data ~source
4 next ~explained ~
4 next ~factor ~
4 next ~miscounted )
4 next ~miscounted .
-4 next ~miscounted ONE
4 next ~modal ~
4 next ~more .
-4 next ~own ~data
4 next ~past ~says
-4 next ~prefer ~
4 next ~really ~
4 next ~says )
-4 next ~says .
4 next ~says ~more
4 next ~source ~miscounted
4 second # and
4 second # wer
-4 second % .
-4 second ( %
4 second ( ,
4 second ( of
4 second ) #
4 second , 'd
-4 second , at
4 second , would
-4 second - )
4 second : the
-4 second ; count
4 second ; the
-4 second ; would
4 second < earlier
-4 second < ledger
4 second < look
-4 second < raw
-4 second < result
4 second < would
-4 second > <
4 second ONE )
-4 second ONE correct
-4 second ONE first
4 second ONE nicht
-4 second SUBJECT has
-4 second SUBJECT in
4 second SUBJECT it
4 second SUBJECT not
-4 second SUBJECT rat
-4 second SUBJECT with
-4 second and 's
4 second and not
-4 second b ONE
-4 second box >
4 second by factor
-4 second column ONE
4 second could reproduc
4 second draft >
-4 second had SUBJECT
-4 second in >
-4 second in ONE
4 second nam ,
4 second nicht .
4 second not that
-4 second offic ONE
4 second one the
-4 second order >
-4 second per .
4 second previously ONE
-4 second query ONE
-4 second re ran
4 second report SUBJECT
-4 second result >
-4 second second :
4 second shift >
-4 second show SUBJECT
-4 second that is
-4 second that was
-4 second that what
4 second the SUBJECT
-4 second the answer
4 second the databas
-4 second the export
4 second the has
4 second the run
4 second the with
4 second thought ONE
4 second to ,
4 second to :
4 second total >
4 second up ONE
-4 second with >
""",
    "pair": """\
-116 next ~not THIS
104 next RIVAL )
101 next ~not RIVAL
-99 next THIS )
95 next THIS SUBJECT
93 next = THIS
83 second answer THIS
75 second is THIS
74 next < THIS
-74 next = RIVAL
-74 next RIVAL (
71 next THIS ;
-71 second is RIVAL
-70 next THIS RIVAL
69 next RIVAL #
68 second THIS SUBJECT
-68 second answer RIVAL
67 next from RIVAL
66 second RIVAL but
-64 next is RIVAL
63 second THIS >
62 second SUBJECT THIS
-61 next the THIS
60 next THIS (
-60 second RIVAL THIS
59 next not RIVAL
-58 next RIVAL >
-58 next between RIVAL
-58 next not THIS
-57 next RIVAL SUBJECT
57 next is THIS
-56 word or
-56 next THIS #
-55 second THIS but
-54 next < RIVAL
54 next THIS >
54 next the RIVAL
-54 second ahead THIS
54 second in THIS
-53 next of THIS
52 next THIS ~degree
51 next THIS ,
-51 next from THIS
-51 second in RIVAL
51 second no RIVAL
50 next RIVAL 's
50 next RIVAL is
-49 next RIVAL ;
-49 next RIVAL ~degree
49 second THIS .
49 second ahead RIVAL
48 word ;
48 next of RIVAL
47 next RIVAL ~more
46 next so THIS
46 next ~degree THIS
45 next ( RIVAL
-45 next THIS 's
-45 next THIS ~more
-45 next so RIVAL
-45 next ~degree RIVAL
-45 second less RIVAL
45 second less THIS
44 second THIS defectiv
44 second ther THIS
43 next : THIS
-43 next to RIVAL
-43 second a THIS
43 second should THIS
-42 next at RIVAL
-42 second RIVAL defectiv
42 second THIS ;
42 second not RIVAL
-41 next , RIVAL
41 next RIVAL THIS
41 next THIS .
41 next at THIS
-40 word and
-40 next RIVAL ~prefer
40 next between THIS
40 second THIS all
39 next but THIS
39 second RIVAL #
-39 second RIVAL ;
-39 second RIVAL all
39 second THIS reject
38 second RIVAL =
38 second a RIVAL
-37 next be RIVAL
-37 second , >
-37 second RIVAL SUBJECT
-37 second RIVAL reject
-37 second THIS RIVAL
37 second median RIVAL
-37 second no THIS
37 second was THIS
-36 next RIVAL .
36 next THIS order
36 next THIS ~factor
-36 second THIS =
36 second follow RIVAL
-36 second median THIS
-36 second should RIVAL
36 second up RIVAL
35 next RIVAL ~modal
35 next THIS after
35 next THIS ~prefer
-35 next and RIVAL
35 next to THIS
-35 next ~says THIS
35 second RIVAL may
-35 second THIS by
-35 second THIS to
35 second than RIVAL
-35 second ther RIVAL
-34 next ( THIS
-34 next RIVAL on
34 next THIS on
-34 next for THIS
-34 next ~ THIS
34 next ~data RIVAL
34 second RIVAL not
-34 second follow THIS
34 second rather RIVAL
-34 second than THIS
-34 second up THIS
-33 next . RIVAL
33 next THIS well
33 next for RIVAL
33 next with RIVAL
-33 next ~source THIS
33 second = RIVAL
-33 second RIVAL .
32 next . THIS
32 next > RIVAL
-32 next RIVAL well
32 next THIS in
-32 next THIS ~modal
-32 next saw RIVAL
32 next saw THIS
-32 second THIS may
-32 second was RIVAL
-31 next RIVAL ,
-31 next ~ ~says
31 next ~more RIVAL
-31 second RIVAL (
-31 second it RIVAL
31 second it THIS
-31 second rather THIS
30 word ~past
-30 next < answer
30 next SUBJECT THIS
30 next THIS ~says
-30 next but RIVAL
30 next only THIS
-30 next ~more THIS
-30 second = THIS
-30 second not THIS
-29 word could
29 next RIVAL abov
-29 next RIVAL after
-29 next RIVAL and
29 next RIVAL doe
29 next by RIVAL
-29 next with THIS
29 next ~really THIS
29 second : THIS
29 second RIVAL )
29 second RIVAL less
-29 second THIS less
29 second THIS runner
29 second THIS with
29 second es THIS
29 second final THIS
-29 second ledger RIVAL
28 next RIVAL includ
-28 next RIVAL or
28 next THIS ?
-28 next THIS abov
28 next THIS beat
-28 next ~ ,
28 second RIVAL in
-28 second RIVAL median
28 second THIS median
-27 next - THIS
-27 next RIVAL order
-27 next either RIVAL
-27 next only RIVAL
-27 next than THIS
27 second RIVAL sd
-27 second SUBJECT RIVAL
27 second but THIS
27 second ledger THIS
-27 second to ,
-26 word between
26 next RIVAL =
-26 next RIVAL ~factor
-26 next RIVAL ~says
26 next THIS :
26 next THIS against
-26 next answer :
26 next wer THIS
-26 next ~really RIVAL
-26 second RIVAL runner
26 second RIVAL second
-26 second THIS )
26 second THIS :
26 second THIS nicht
26 second are THIS
26 second correction THIS
26 second so THIS
-25 word answer
25 word ~
-25 word ~fits
-25 next RIVAL against
-25 next SUBJECT RIVAL
-25 next THIS includ
25 next THIS lead
25 next been THIS
25 next es THIS
25 next leav THIS
-25 next ~ ~
25 next ~data ~
-25 second ( THIS
-25 second : RIVAL
25 second RIVAL RIVAL
25 second RIVAL by
-25 second THIS sd
-25 second are RIVAL
-25 second final RIVAL
25 second of RIVAL
-25 second so RIVAL
-24 next , and
-24 next > THIS
-24 next RIVAL lead
-24 next RIVAL wer
-24 next THIS doe
-24 next THIS or
-24 next l THIS
24 next than RIVAL
24 second RIVAL been
-24 second RIVAL with
24 second THIS high
24 second THIS tim
-24 second but RIVAL
24 second compar RIVAL
-24 second compar THIS
-24 second correction RIVAL
-24 second or .
24 second out THIS
-23 word se
-23 word sourc
23 next , THIS
-23 next THIS =
23 next THIS ~failed_call
-23 next could be
-23 next other RIVAL
23 next other THIS
23 next then RIVAL
-23 second RIVAL >
-23 second RIVAL high
23 second THIS after
23 second THIS die
23 second api RIVAL
23 second that THIS
23 second tim THIS
23 second would RIVAL
22 word SUBJECT
22 word ~plan
-22 next RIVAL are
22 next RIVAL did
-22 next RIVAL of
22 next THIS has
-22 next la RIVAL
-22 next leav RIVAL
22 next non RIVAL
-22 next or THIS
22 next sino THIS
-22 next then THIS
22 next ~says RIVAL
22 second RIVAL correction
-22 second RIVAL nicht
-22 second THIS THIS
22 second THIS a
-22 second portal THIS
-21 word nor
-21 word somewher
-21 next < ~modal
-21 next RIVAL ~failed_call
-21 next SUBJECT in
21 next THIS are
-21 next been RIVAL
21 next out RIVAL
21 next see RIVAL
21 next use THIS
-21 next wer RIVAL
21 next ~ ~more
-21 next ~data THIS
-21 next ~if ~
21 next ~plan RIVAL
-21 second RIVAL :
21 second RIVAL r
21 second RIVAL to
-21 second RIVAL wherea
-21 second THIS been
-21 second THIS in
21 second THIS top
21 second THIS wherea
-21 second THIS without
21 second and ,
21 second candidat RIVAL
21 second en THIS
21 second first RIVAL
-21 second out RIVAL
21 second target RIVAL
-21 second that RIVAL
-21 second vs RIVAL
-20 word het
-20 word report
20 next ; RIVAL
20 next < the
-20 next es RIVAL
20 next la THIS
-20 next survey RIVAL
-20 next ~ ~fits
-20 next ~ ~not
20 next ~but THIS
-20 next ~says ~
20 second : >
20 second < SUBJECT
20 second < THIS
-20 second RIVAL tim
-20 second RIVAL top
20 second RIVAL without
-20 second THIS correction
-20 second THIS second
-20 second and .
-20 second es RIVAL
20 second revis THIS
20 second winner THIS
-19 word neither
-19 word ~if
-19 word ~modal
19 word ~more
19 next # THIS
-19 next RIVAL ?
-19 next RIVAL beat
19 next RIVAL should
-19 next RIVAL ~
19 next RIVAL ~miscounted
-19 next THIS -
19 next THIS rather
-19 next THIS ~not
19 next compar RIVAL
-19 next compar THIS
19 next either THIS
-19 next it is
-19 next non THIS
-19 next or RIVAL
19 next said RIVAL
-19 next said THIS
19 next ~check RIVAL
-19 next ~check THIS
-19 next ~plan THIS
19 second , ,
-19 second < RIVAL
19 second RIVAL ,
-19 second RIVAL die
19 second RIVAL lat
-19 second RIVAL the
19 second THIS (
19 second THIS of
-19 second api THIS
-19 second could RIVAL
19 second may THIS
-19 second target THIS
-19 second winner RIVAL
18 word .
18 word is
-18 word si
-18 word ~factor
-18 word ~source
-18 next RIVAL from
18 next RIVAL sino
-18 next SUBJECT was
-18 next THIS by
-18 next THIS is
18 next THIS ~source
-18 next by THIS
-18 next got RIVAL
18 next l RIVAL
18 next print RIVAL
-18 next see THIS
18 next survey THIS
18 next ~ ;
-18 next ~data ,
18 next ~if THIS
-18 next ~not ~
18 second 'd THIS
18 second ( RIVAL
18 second RIVAL saturday
-18 second SUBJECT of
-18 second THIS lat
-18 second THIS not
-18 second THIS r
18 second THIS unit
-18 second THIS yet
18 second avg THIS
18 second e RIVAL
-18 second first THIS
-18 second may RIVAL
18 second portal RIVAL
18 second s RIVAL
-18 second s THIS
-18 second tim RIVAL
18 second vs THIS
18 second wer RIVAL
-17 word both
17 word latter
17 word wer
-17 word é
17 next , ~but
-17 next RIVAL :
17 next RIVAL first
-17 next RIVAL has
-17 next RIVAL rather
17 next RIVAL the
17 next RIVAL ~seem
17 next THIS cam
17 next THIS crash
-17 next THIS did
-17 next THIS ~seem
-17 next out THIS
-17 next print THIS
17 next return RIVAL
17 next the latter
-17 next ~ .
-17 next ~ ~if
17 next ~explained THIS
-17 next ~modal ~
17 second % RIVAL
-17 second % THIS
-17 second 'd RIVAL
-17 second 'est RIVAL
17 second , is
17 second RIVAL mai
-17 second RIVAL sourc
-17 second THIS saturday
-17 second candidat THIS
-17 second figur RIVAL
17 second figur THIS
-17 second in >
-17 second is of
-17 second of THIS
-17 second the in
-17 second wer THIS
-16 word depend
16 word former
-16 word order
16 word out
-16 next RIVAL at
-16 next THIS ~miscounted
-16 next THIS ~own
16 next compt THIS
-16 next depend on
16 next nicht RIVAL
16 next the former
-16 next use RIVAL
-16 next ~ RIVAL
-16 next ~ ~source
-16 next ~explained RIVAL
-16 next ~if RIVAL
-16 next ~not ~says
16 second # RIVAL
-16 second RIVAL of
16 second RIVAL pero
16 second SUBJECT SUBJECT
16 second THIS e
-16 second avg RIVAL
-16 second b THIS
-16 second between and
-16 second gap RIVAL
16 second gap THIS
-16 second revis RIVAL
-16 second sit RIVAL
-16 second the RIVAL
16 second they THIS
15 word =
15 word as
15 word from
-15 word has
15 word that
-15 word to
15 word ~data
-15 next ( ~
15 next , which
15 next < ~
15 next RIVAL com
-15 next RIVAL crash
15 next RIVAL ~own
-15 next THIS first
15 next THIS it
-15 next THIS the
-15 next count is
15 next has THIS
-15 next has the
15 next likely THIS
-15 next the two
15 next women RIVAL
-15 next ~fits ,
15 next ~source RIVAL
15 next ~source ~says
-15 second < is
-15 second RIVAL after
15 second RIVAL as
-15 second RIVAL e
-15 second SUBJECT #
15 second THIS averag
15 second THIS down
15 second THIS last
-15 second THIS mai
-15 second THIS pero
15 second THIS remov
15 second THIS total
-15 second could THIS
-15 second en RIVAL
-15 second export RIVAL
-15 second number RIVAL
15 second number THIS
15 second open RIVAL
-15 second point THIS
-15 second say .
15 second sheet RIVAL
-15 second sheet THIS
-15 second summary THIS
15 second total THIS
14 word _
-14 word camera
14 word first
-14 word impossibl
-14 word ledger
14 word not
-14 word o
-14 word ~impossible
14 next - RIVAL
-14 next : RIVAL
-14 next : ~
14 next ; THIS
14 next ; the
-14 next < #
-14 next RIVAL it
14 next RIVAL to
14 next RIVAL we
-14 next SUBJECT SUBJECT
-14 next THIS should
14 next THIS ~plan
-14 next about RIVAL
14 next about THIS
-14 next box RIVAL
14 next get THIS
-14 next in #
-14 next report RIVAL
-14 next sino RIVAL
14 next with the
-14 next women THIS
14 next ~ #
14 next ~ ~past
14 next ~stale ~
14 second , and
14 second ; RIVAL
14 second RIVAL at
-14 second RIVAL down
-14 second RIVAL last
14 second RIVAL le
-14 second RIVAL total
-14 second SUBJECT the
-14 second THIS #
14 second THIS an
-14 second THIS at
14 second THIS mor
14 second THIS the
14 second and on
-14 second are .
-14 second be .
-14 second depend the
14 second export THIS
-14 second neither nor
-14 second not which
-14 second open THIS
-14 second total RIVAL
14 second we RIVAL
14 second wer .
-14 second would THIS
13 word a
13 word after
-13 word level
13 word rank
-13 word sam
13 word should
-13 word websit
13 word ~degree
13 word ~really
13 word ~stale
-13 next # SUBJECT
-13 next # which
-13 next ) ~
-13 next , ~modal
13 next < SUBJECT
13 next < of
13 next RIVAL a
13 next RIVAL last
13 next RIVAL look
13 next SUBJECT .
-13 next THIS a
-13 next THIS if
-13 next THIS to
-13 next THIS we
13 next a RIVAL
13 next de RIVAL
13 next got THIS
-13 next likely RIVAL
-13 next nicht THIS
13 next no RIVAL
-13 next return THIS
-13 next the count
-13 next the sam
-13 next the websit
-13 next ~ )
-13 next ~source )
-13 second ; could
-13 second RIVAL an
13 second RIVAL be
13 second RIVAL nam
-13 second RIVAL unit
13 second RIVAL wer
13 second RIVAL year
13 second SUBJECT >
13 second _ :
-13 second at ;
-13 second cadastr THIS
-13 second e THIS
-13 second has ,
13 second instead RIVAL
-13 second is ,
13 second mean RIVAL
13 second most THIS
13 second registry RIVAL
13 second releas RIVAL
13 second replac RIVAL
13 second stor THIS
13 second summary RIVAL
-13 second the of
-13 second they RIVAL
13 second two ,
12 word had
-12 word im
-12 word null
-12 word overall
-12 word register
12 word remov
-12 word ~says
-12 next # >
12 next , it
12 next . >
-12 next : null
-12 next : ~factor
-12 next < het
-12 next < neither
-12 next RIVAL cam
12 next RIVAL mor
12 next RIVAL ~conflicts
-12 next RIVAL ~source
12 next SUBJECT :
12 next THIS from
12 next THIS instead
-12 next THIS look
-12 next THIS ~but
-12 next THIS ~if
-12 next as RIVAL
12 next as THIS
-12 next by the
-12 next candidat :
-12 next get RIVAL
12 next giv THIS
-12 next has RIVAL
12 next hav RIVAL
-12 next it could
12 next on THIS
-12 next only #
-12 next ~prefer THIS
-12 second # the
12 second 'est THIS
-12 second ( )
-12 second RIVAL a
-12 second RIVAL mor
-12 second RIVAL who
-12 second THIS as
-12 second THIS be
-12 second THIS nam
12 second THIS sourc
12 second THIS who
12 second b RIVAL
-12 second be ,
12 second in .
-12 second longer THIS
12 second on .
12 second plan THIS
12 second rat THIS
-12 second recomput RIVAL
12 second recomput THIS
-12 second releas THIS
-12 second report THIS
-12 second stor RIVAL
-12 second the THIS
-12 second the fil
11 word 's
11 word ask
-11 word count
11 word duplicat
-11 word either
11 word floor
11 word no
-11 word pas
-11 word say
-11 word two
11 word would
11 word ~but
-11 next # ~
11 next 's RIVAL
-11 next , by
-11 next , could
-11 next < could
-11 next < ~data
11 next RIVAL entry
11 next RIVAL for
-11 next RIVAL in
-11 next RIVAL instead
-11 next RIVAL o
11 next RIVAL vs
-11 next RIVAL ~plan
-11 next THIS com
-11 next THIS for
-11 next THIS mor
11 next THIS wer
-11 next THIS ~conflicts
11 next _ ~
-11 next and i
-11 next compt RIVAL
11 next count ,
-11 next giv RIVAL
11 next invoic RIVAL
-11 next lie between
11 next mak THIS
-11 next not say
-11 next o THIS
-11 next on the
11 next report THIS
-11 next say which
11 next the floor
-11 next the survey
11 next ~ ~plan
-11 next ~data :
11 second , .
11 second , :
11 second , RIVAL
11 second , SUBJECT
-11 second , at
-11 second , be
-11 second ; THIS
-11 second ; the
11 second < ,
-11 second < and
-11 second < be
-11 second RIVAL log
-11 second RIVAL remov
11 second RIVAL sondern
11 second RIVAL than
11 second THIS list
-11 second but #
-11 second count RIVAL
-11 second csv RIVAL
11 second estimat RIVAL
-11 second estimat THIS
11 second feed RIVAL
11 second from to
-11 second has SUBJECT
11 second i THIS
11 second i the
-11 second instead THIS
-11 second mean THIS
-11 second most RIVAL
11 second one THIS
11 second plac RIVAL
11 second tabl RIVAL
-11 second the SUBJECT
11 second the is
11 second the one
-11 second we THIS
-11 second wer and
-10 word accord
-10 word are
10 word averag
10 word beat
-10 word cancell
-10 word district
-10 word lie
-10 word rang
-10 word sich
-10 word which
10 word with
-10 word without
-10 word ~conflicts
10 word ~right
-10 next # order
-10 next ) vs
-10 next , SUBJECT
-10 next < by
10 next < rank
-10 next < somewher
-10 next RIVAL accord
-10 next SUBJECT wer
-10 next THIS accord
-10 next THIS entry
-10 next THIS of
-10 next THIS sino
-10 next accord to
10 next behind RIVAL
-10 next behind THIS
10 next is the
10 next latter .
10 next log THIS
-10 next mak RIVAL
-10 next order (
-10 next say THIS
-10 next the district
-10 next was the
10 next whil RIVAL
10 next ~ >
10 next ~ ~stale
-10 next ~factor (
10 next ~miscounted ,
-10 next ~miscounted ~
-10 next ~own ~modal
10 next ~past .
10 next ~prefer RIVAL
-10 next ~stale THIS
-10 second # wer
10 second , _
-10 second , accord
-10 second , only
10 second : .
-10 second < accord
10 second < of
-10 second RIVAL averag
10 second RIVAL final
-10 second RIVAL mean
10 second RIVAL they
10 second RIVAL wrong
10 second SUBJECT and
-10 second SUBJECT count
10 second THIS i
-10 second THIS le
10 second THIS whil
-10 second THIS wrong
-10 second and are
-10 second answer null
10 second hav THIS
-10 second i not
10 second is .
10 second latter >
-10 second of SUBJECT
-10 second on SUBJECT
-10 second only SUBJECT
-10 second plan RIVAL
10 second point RIVAL
-10 second replac THIS
-10 second tabl THIS
-10 second without THIS
-9 word annual
9 word been
9 word cam
9 word consider
9 word correct
-9 word de
-9 word definition
-9 word fil
9 word final
9 word niet
9 word revis
9 word second
9 word sino
-9 word their
-9 next # RIVAL
-9 next # ~factor
9 next ( #
-9 next ) :
9 next , as
9 next , not
-9 next , sourc
-9 next , ~more
-9 next , ~source
-9 next < candidat
9 next < in
9 next < no
-9 next < sourc
9 next > ~
9 next RIVAL can
9 next RIVAL count
9 next RIVAL was
9 next RIVAL ~check
9 next SUBJECT ;
9 next SUBJECT log
9 next THIS and
9 next THIS at
-9 next THIS can
-9 next THIS o
-9 next THIS would
-9 next annual report
9 next are RIVAL
9 next ask ,
-9 next between the
-9 next but only
9 next claim RIVAL
-9 next claim THIS
9 next former is
9 next it was
-9 next no THIS
-9 next o RIVAL
9 next rank :
-9 next the annual
-9 next the leaflet
-9 next the portal
-9 next the summary
9 next them ,
9 next was THIS
9 next ~ _
-9 next ~ ~trust
9 next ~degree ~
-9 next ~factor ~
-9 next ~says #
-9 second # (
9 second # ,
-9 second ) .
9 second , former
-9 second , than
9 second < (
-9 second < :
-9 second < annual
-9 second < could
9 second = >
9 second RIVAL are
-9 second RIVAL i
9 second RIVAL is
-9 second RIVAL list
9 second RIVAL only
9 second RIVAL sinc
-9 second RIVAL whil
-9 second SUBJECT rat
-9 second SUBJECT was
-9 second THIS are
-9 second THIS das
9 second THIS hav
-9 second THIS it
9 second THIS mean
-9 second THIS one
9 second THIS so
-9 second THIS sondern
-9 second THIS they
-9 second THIS year
-9 second and has
9 second de ,
-9 second doe say
9 second error THIS
-9 second not )
9 second of .
9 second ros RIVAL
-9 second somewher RIVAL
9 second the plan
-9 second was in
-9 second wer in
-9 second wer on
9 second with RIVAL
8 word ?
-8 word another
-8 word be
-8 word csv
-8 word dashboard
-8 word databas
8 word differ
8 word en
-8 word exclud
8 word go
8 word il
-8 word je
8 word last
8 word mean
-8 word result
8 word ros
-8 word sit
-8 word survey
8 word tim
8 word ~prefer
-8 next ( ~source
8 next ) .
-8 next , the
8 next , ~degree
-8 next : sourc
8 next : the
8 next ; without
8 next ; ~
8 next ; ~not
-8 next < ~source
8 next ? >
8 next RIVAL fewer
-8 next RIVAL with
-8 next THIS but
-8 next THIS last
-8 next THIS vs
8 next after remov
8 next count RIVAL
-8 next dashboard ,
-8 next hav THIS
8 next i consider
-8 next invoic THIS
-8 next log RIVAL
-8 next longer than
8 next on averag
8 next one RIVAL
-8 next question doe
-8 next rat ,
-8 next register .
-8 next show RIVAL
8 next sondern THIS
-8 next whil THIS
-8 next ~ ~conflicts
8 next ~ ~wrong
8 next ~miscounted RIVAL
-8 next ~modal ~not
8 next ~more .
8 next ~plan ~says
-8 next ~source .
8 next ~source ~
8 next ~stale RIVAL
8 next 张 >
8 second ( remov
8 second ) >
-8 second , by
8 second ; is
8 second ; them
8 second < >
8 second < candidat
8 second > >
-8 second RIVAL could
8 second RIVAL first
8 second RIVAL my
8 second RIVAL yet
-8 second SUBJECT ,
-8 second THIS final
8 second THIS select
-8 second THIS sinc
-8 second THIS than
-8 second and THIS
-8 second and hav
-8 second be ;
8 second csv THIS
-8 second dashboard THIS
-8 second either or
-8 second error RIVAL
-8 second feed THIS
-8 second one RIVAL
-8 second or ,
8 second or ?
-8 second or THIS
-8 second plac THIS
-8 second question not
-8 second register >
-8 second registry THIS
-8 second say ,
8 second servic RIVAL
-8 second servic THIS
8 second sit THIS
8 second the 's
-8 second the are
8 second the differ
8 second to .
7 word all
7 word es
7 word feed
-7 word oder
-7 word portal
7 word return
7 word row
7 word run
7 word scheduler
-7 word sign
-7 word summary
-7 word tell
-7 word vs
7 word we
7 word what
7 word ~wrong
-7 word 张
7 next # #
-7 next , depend
7 next , i
7 next , so
7 next , ~prefer
7 next - #
7 next : ~data
-7 next ; it
7 next < not
7 next RIVAL as
7 next RIVAL claim
-7 next RIVAL if
7 next RIVAL that
7 next RIVAL would
7 next RIVAL ~but
7 next RIVAL ~data
-7 next THIS claim
-7 next THIS count
-7 next THIS fewer
-7 next THIS nor
-7 next THIS ~check
-7 next count THIS
7 next et non
7 next had THIS
-7 next i hav
7 next is SUBJECT
7 next is what
-7 next neither THIS
-7 next nor RIVAL
-7 next nor THIS
-7 next null ,
7 next read RIVAL
-7 next sondern RIVAL
7 next the dashboard
-7 next to report
-7 next two sourc
7 next which THIS
7 next ~ (
-7 next ~ ~prefer
-7 next ~miscounted THIS
7 next ~more ~
7 next ~own ~trust
7 next ~past ~
7 next ~really ~
-7 next ~source ,
-7 next 张 ,
-7 second : or
-7 second < lead
-7 second < on
7 second RIVAL answer
-7 second RIVAL for
7 second SUBJECT has
-7 second THIS first
7 second THIS for
7 second THIS log
-7 second THIS my
-7 second THIS only
7 second THIS which
-7 second accord the
7 second and ;
-7 second and from
-7 second and wer
7 second cadastr RIVAL
7 second et RIVAL
-7 second i no
7 second in ,
7 second la .
-7 second not it
-7 second or RIVAL
-7 second order THIS
-7 second rat RIVAL
7 second report RIVAL
-7 second sourc RIVAL
-7 second the ,
7 second the and
7 second the giv
-7 second to SUBJECT
-7 second with THIS
6 word %
6 word ,
-6 word -
-6 word api
-6 word b
-6 word cach
6 word complet
-6 word disagre
-6 word do
-6 word each
6 word ist
-6 word it
-6 word l
-6 word leaflet
6 word log
6 word maar
-6 word must
6 word non
-6 word open
6 word plac
6 word plan
6 word que
6 word read
6 word registry
6 word retien
6 word sheet
6 word sinc
6 word total
6 word tracker
6 word unit
6 word up
6 word ~failed_call
6 word ~miscounted
-6 word ~not
6 word —
6 next # %
6 next # )
-6 next ( not
6 next ( the
-6 next , ahead
-6 next , das
6 next , et
6 next , ~data
6 next , ~not
-6 next : #
6 next ; ~past
6 next < la
-6 next < one
6 next < ther
6 next < they
6 next < two
6 next < ~own
6 next RIVAL but
6 next RIVAL leav
-6 next RIVAL nor
-6 next RIVAL whil
-6 next RIVAL without
-6 next RIVAL ~if
6 next RIVAL —
6 next SUBJECT and
-6 next SUBJECT rat
6 next SUBJECT the
-6 next THIS leav
6 next _ answer
6 next _ ~data
-6 next a THIS
6 next all RIVAL
-6 next all THIS
6 next are SUBJECT
6 next be THIS
-6 next can not
-6 next do not
6 next go with
6 next hold RIVAL
-6 next i could
6 next includ it
6 next it RIVAL
6 next je retien
-6 next neither RIVAL
6 next rank THIS
-6 next report .
-6 next report has
6 next ros from
-6 next sourc :
6 next the feed
6 next the registry
-6 next the sign
6 next the tracker
6 next two candidat
6 next what the
6 next ~ -
6 next ~ ~degree
-6 next ~ ~limit
-6 next ~conflicts .
6 next ~factor .
-6 next ~fits :
-6 next ~fits ~says
6 next ~not ,
-6 next ~prefer .
6 next ~source 's
-6 second # :
6 second # >
-6 second , i
6 second , non
6 second , would
6 second : )
-6 second : by
-6 second < 's
-6 second < -
6 second < _
-6 second < answer
-6 second < wer
-6 second RIVAL hav
6 second RIVAL out
-6 second RIVAL report
-6 second RIVAL so
6 second THIS confidenc
-6 second THIS la
6 second THIS then
6 second a of
-6 second api valu
6 second correct >
-6 second et THIS
6 second go the
-6 second hav RIVAL
-6 second i RIVAL
-6 second if are
-6 second in and
-6 second it a
-6 second lie RIVAL
6 second list RIVAL
6 second log THIS
-6 second nicht .
6 second register RIVAL
-6 second report >
6 second selby RIVAL
-6 second the doe
-6 second the list
6 second the log
6 second to api
6 second was .
-5 word alternativ
5 word an
-5 word archiv
-5 word box
-5 word cadastr
-5 word can
5 word chiffr
5 word com
5 word compt
5 word contrary
-5 word correcta
5 word did
5 word et
-5 word event
-5 word favour
5 word for
-5 word got
5 word her
5 word higher
5 word i
-5 word if
5 word lat
-5 word longer
5 word los
5 word may
5 word of
5 word option
5 word record
5 word reject
5 word so
5 word system
5 word top
5 word transfer
5 word use
5 word well
-5 word yet
-5 word ~limit
5 word ~own
5 next # =
5 next 'd go
-5 next ( ~not
5 next , but
-5 next , valu
5 next , with
5 next , yet
-5 next , ~
5 next : valu
5 next ; sinc
-5 next < between
5 next < i
5 next < ~not
5 next RIVAL mai
-5 next RIVAL ~not
5 next RIVAL ~past
5 next SUBJECT report
-5 next THIS as
-5 next THIS without
5 next against RIVAL
-5 next against THIS
-5 next ahead of
-5 next api ,
-5 next are includ
5 next at the
5 next but the
5 next by a
5 next contrary to
5 next en compt
-5 next fals ,
5 next former .
-5 next gav THIS
-5 next had RIVAL
-5 next hold THIS
-5 next i can
-5 next i got
5 next i would
5 next if transfer
5 next in RIVAL
5 next in SUBJECT
5 next is complet
-5 next is either
-5 next it THIS
5 next it would
5 next longer RIVAL
5 next nam RIVAL
-5 next one THIS
-5 next other .
5 next remov duplicat
5 next second .
5 next show THIS
-5 next somewher between
-5 next sourc disagre
5 next the #
-5 next the cadastr
-5 next the csv
-5 next the lin
5 next the log
5 next ther wer
5 next to be
5 next ~ =
-5 next ~ ~but
-5 next ~ ~factor
-5 next ~data ~modal
-5 next ~explained ~
-5 next ~factor ,
-5 next ~not ;
-5 next ~says .
5 next ~says ~data
-5 next ~source ~conflicts
5 next ~stale .
-5 next ~trust .
-5 next ~wrong ,
5 second # )
5 second # THIS
5 second 's ,
5 second 's .
5 second ( :
5 second , #
5 second , you
5 second . .
-5 second ; 'd
5 second ; latter
5 second ; would
-5 second < a
-5 second < by
-5 second < got
5 second < in
-5 second < or
5 second < ros
5 second RIVAL com
5 second RIVAL it
-5 second RIVAL select
-5 second RIVAL then
5 second RIVAL third
5 second RIVAL what
5 second SUBJECT :
-5 second THIS answer
-5 second THIS depend
5 second THIS from
5 second THIS sunday
-5 second THIS third
-5 second THIS wer
5 second after duplicat
-5 second and both
-5 second are it
5 second as THIS
5 second ask it
5 second been .
5 second contrary the
5 second count THIS
5 second differ THIS
-5 second disagre THIS
5 second final answer
5 second former >
5 second has .
5 second i go
5 second is and
5 second lie THIS
-5 second list THIS
-5 second no to
-5 second nor :
5 second not .
-5 second one say
-5 second other >
-5 second register THIS
5 second second >
5 second than .
5 second that is
-5 second the ;
-5 second the do
-5 second wer ,
5 second without ,
-5 second you the
4 word against
-4 word ahead
-4 word also
4 word but
-4 word candidat
4 word claim
-4 word das
4 word decid
4 word draft
4 word drop
4 word el
4 word fail
-4 word gross
-4 word lin
4 word mai
-4 word meant
4 word miss
4 word mor
-4 word net
4 word number
4 word p
4 word print
4 word rul
4 word satellit
4 word show
4 word staff
-4 word start
-4 word station
4 word suggest
4 word the
4 word ther
4 word tru
4 word year
4 word ~check
4 word ~error
4 word ~odd
4 next # and
4 next % ~
4 next 'd ~
4 next ( after
-4 next ) or
-4 next , log
4 next , nicht
4 next : SUBJECT
4 next < a
4 next < if
4 next < mean
-4 next RIVAL hav
4 next RIVAL remain
4 next RIVAL seem
4 next SUBJECT ,
4 next SUBJECT >
-4 next SUBJECT is
-4 next THIS oder
4 next THIS row
-4 next THIS that
4 next and SUBJECT
-4 next and not
4 next as the
4 next complet .
-4 next contradict each
-4 next csv ,
-4 next de THIS
4 next did not
4 next differ :
-4 next each other
4 next final _
4 next had the
4 next hav been
-4 next in the
4 next is not
-4 next it 's
-4 next it .
4 next it should
4 next last year
-4 next longer THIS
4 next mai THIS
-4 next nam THIS
4 next not ,
-4 next oder RIVAL
4 next of #
-4 next of the
4 next of which
4 next on tim
4 next one .
4 next order .
4 next order wer
4 next pas RIVAL
-4 next plan has
4 next report data
4 next should be
-4 next the answer
-4 next the ledger
-4 next the question
4 next the rat
4 next the report
4 next the sheet
4 next transfer wer
-4 next vs RIVAL
-4 next which RIVAL
4 next would be
4 next ~ ~really
4 next ~ ~size
-4 next ~ ~swap
-4 next ~doubt ~
4 next ~error ~
-4 next ~factor >
4 next ~modal ~says
4 next ~past ~past
4 next ~plan ~
4 next ~prefer ,
4 next ~prefer :
4 next ~right ~
4 next ~right ~data
-4 next ~source :
-4 next ~source ~factor
4 next ~wrong .
4 second # .
4 second # SUBJECT
4 second , 's
4 second , a
-4 second , b
-4 second , of
4 second , the
4 second : #
4 second : ,
-4 second ; can
-4 second < between
4 second < did
4 second < rat
4 second < would
-4 second RIVAL another
-4 second RIVAL from
4 second RIVAL one
-4 second RIVAL sunday
4 second RIVAL was
4 second SUBJECT ;
4 second SUBJECT are
-4 second THIS another
-4 second THIS com
-4 second THIS net
4 second THIS no
-4 second THIS was
-4 second and SUBJECT
4 second been ,
4 second by .
-4 second contradict other
-4 second dat RIVAL
4 second disagre RIVAL
-4 second favour .
4 second from .
4 second from THIS
4 second haben RIVAL
4 second had SUBJECT
4 second has RIVAL
-4 second in SUBJECT
-4 second it >
4 second it not
4 second last .
4 second lead THIS
4 second longer RIVAL
-4 second not between
-4 second of and
4 second one >
-4 second or (
4 second order >
4 second recount THIS
4 second report .
4 second result THIS
-4 second selby THIS
-4 second sourc THIS
4 second the count
-4 second the dat
-4 second the has
4 second the rat
-4 second the sourc
4 second to RIVAL
4 second to in
4 second which THIS
-4 second with ,
4 second you ,
""",
    "after_this": """\
57 next < the
48 word the
-40 word .
39 word b
-38 next . >
-33 next < that
-31 word which
30 second < :
-29 second SUBJECT >
-26 word that
-26 next < SUBJECT
25 word ~source
-24 word SUBJECT
-24 word ~wrong
24 next ~ ~source
23 word ~fits
-23 next ~ ~wrong
22 word c
22 word option
-22 next ~not ~
22 second : >
-21 word leav
-21 word ~not
-21 next is wrong
-21 next ~ ~data
-20 word it
-20 next wrong .
-20 next ~wrong .
20 second < >
-20 second wrong >
-19 word wrong
19 second the one
18 word )
18 word latter
-18 next SUBJECT .
18 next the latter
-18 next ~own ~
-18 second that is
17 next log .
-17 next that figur
-17 next ~ ,
17 next ~ ~fits
17 second # #
17 second # >
-17 second < figur
-17 second < hav
17 second log >
16 word high
16 word second
16 word support
16 word with
-16 word ~own
-16 next < ~
-16 next i hav
16 next latter .
16 second latter >
-16 second which is
15 word one
15 word ~size
15 next # #
15 next < i
15 next < ~size
-15 next SUBJECT >
15 next ~fits ~
15 next ~plan ~
-15 second < -
-14 word ~limit
14 word ~plan
14 next < ~data
14 next < ~modal
-14 next that is
14 next the second
-14 next ~ .
14 next ~ >
14 next ~ ~more
-14 next ~modal ~not
-14 next ~own ~modal
-14 second < ,
14 second < latter
13 word unit
-13 next < ~source
-13 next which one
-13 next ~ -
-13 next ~prefer ~
13 second the figur
12 word and
12 word best
12 word plan
-12 word tak
-12 word tell
12 word ~trust
12 next # -
12 next : SUBJECT
12 next < unit
-12 next open .
12 next that .
12 next unit :
12 next ~ )
-12 next ~ ~prefer
-12 next ~not ~data
12 next ~not ~fits
12 second < #
12 second < second
-12 second open >
12 second that >
12 second unit SUBJECT
11 word (
11 word confirm
-11 word hmm
-11 word on
11 word out
-11 word remain
-11 word sourc
11 word trust
-11 word two
-11 word ~
11 next ) .
-11 next < hmm
-11 next < sourc
11 next by the
-11 next hmm ,
-11 next i leav
11 next is the
-11 next ~ ~
-11 next ~limit ~
-11 next ~source :
-11 second , on
-11 second < .
-11 second i noth
11 second one right
-11 second remain .
10 word %
10 word all
10 word by
10 word fil
-10 word i
10 word ~error
10 next # %
-10 next , i
10 next , ~but
-10 next , ~own
10 next : #
10 next < best
10 next < pleas
10 next right .
10 next second one
-10 next the two
10 next with the
10 next ~ #
10 next ~check ~
10 next ~own ~prefer
10 second ) >
-10 second < leav
10 second i with
-10 second not it
-10 second not which
-10 second noth the
10 second right >
9 word :
9 word <
9 word >
-9 word been
-9 word both
9 word breakdown
9 word but
9 word column
9 word former
-9 word lin
9 word may
9 word show
9 word ~conflicts
9 word ~failed_call
9 next % >
9 next ( ~
9 next < ~plan
-9 next figur is
-9 next has been
-9 next i would
9 next left out
-9 next not use
-9 next sourc :
9 next the former
9 next ~explained ~
9 next ~more ~data
9 second : %
-9 second < would
9 second SUBJECT and
-9 second i leav
9 second the column
-9 second the is
-8 word assessment
8 word consider
-8 word could
-8 word decision
-8 word many
8 word report
8 word school
8 word seem
8 word use
8 word week
8 word went
-8 word would
-8 word you
8 word ~more
8 word ~seem
-8 next # SUBJECT
-8 next # m
8 next ) >
8 next , but
-8 next < #
-8 next < assessment
8 next < ~own
-8 next and i
-8 next assessment >
8 next consider the
8 next go with
8 next i consider
8 next i trust
8 next i went
8 next is right
-8 next leav the
8 next one is
8 next trust the
-8 next use it
8 next went with
8 next ~ ~says
-8 next ~check .
8 next ~own ~trust
-8 next ~source >
8 next ~stale ~
8 next ~trust ~
-8 second be .
8 second conflict the
-8 second i not
-8 second that wrong
-8 second the ,
8 second went the
7 word about
7 word after
7 word api
7 word conflict
7 word hour
7 word its
7 word next
-7 word not
7 word or
7 word q
7 word should
7 word survey
7 word tabl
7 word ticket
7 word ~if
7 word ~odd
-7 next , that
-7 next . s
7 next : b
7 next < next
7 next < q
-7 next < sinc
-7 next < they
-7 next a .
7 next and #
-7 next hav no
-7 next i could
-7 next p .
7 next q #
-7 next s .
-7 next that 's
-7 next ~ 's
7 next ~ ~explained
-7 next ~ ~limit
7 next ~ ~miscounted
-7 next ~ ~not
7 next ~but ~
-7 next ~not ~says
7 next ~source .
7 second < former
7 second < trust
-7 second a >
-7 second of two
-7 second p s
-7 second q >
-7 second s >
7 second so with
-7 second tell which
7 second the number
6 word #
-6 word abov
6 word align
-6 word allow
-6 word an
6 word authoritativ
-6 word better
6 word choos
6 word conclusion
-6 word do
6 word end
6 word go
-6 word hav
6 word is
-6 word m
-6 word maximum
-6 word me
-6 word neither
-6 word noth
-6 word offic
-6 word p
6 word rat
-6 word reconcil
6 word rul
6 word sign
-6 word total
-6 word undecid
-6 word valid
6 word valu
6 word wer
6 word what
6 word ~degree
6 word ~generally
6 next # and
-6 next # ~
6 next ; the
-6 next < both
6 next < conclusion
6 next < end
-6 next < neither
-6 next < p
6 next about thi
6 next align >
6 next authoritativ .
6 next conclusion >
-6 next contradict each
-6 next do not
6 next end align
-6 next first .
6 next is authoritativ
-6 next it 's
-6 next it ;
-6 next log is
-6 next me which
-6 next no better
6 next seem to
-6 next so that
-6 next tell me
-6 next the data
6 next the log
-6 next the total
6 next to hav
-6 next undecid .
-6 next would not
-6 next wrong ;
6 next ~ :
-6 next ~ ~but
6 next ~ ~error
-6 next ~ ~impossible
-6 next ~ ~modal
6 next ~conflicts ;
6 next ~data :
6 next ~if ~
6 next ~past ~
-6 next ~really ~
6 next ~seem ~
-6 next ~wrong ;
-6 second 's .
6 second ( )
-6 second . .
-6 second : SUBJECT
6 second < a
6 second < align
-6 second < are
6 second authoritativ >
-6 second contradict other
6 second end >
6 second figur the
6 second fil the
-6 second first >
-6 second i no
6 second i on
-6 second it the
-6 second no for
6 second not .
6 second not that
-6 second other so
6 second the .
-6 second the :
6 second the fil
-6 second the mix
6 second the tool
-6 second to which
-6 second undecid >
6 second wer .
-6 second with .
-5 word 'm
-5 word 's
-5 word answer
5 word as
5 word chart
-5 word clinic
5 word contradictory
-5 word count
5 word dat
-5 word data
5 word did
5 word drop
-5 word establish
5 word fail
-5 word for
5 word load
5 word log
-5 word no
-5 word open
-5 word other
5 word outlier
-5 word quot
5 word regard
-5 word register
5 word right
-5 word s
5 word sam
5 word sensor
-5 word siz
-5 word therefor
-5 word treat
5 word us
-5 word verifi
5 word was
5 word win
-5 word year
5 word ~explained
-5 word ~really
5 next # )
5 next , so
5 next , which
5 next , ~degree
-5 next , ~explained
-5 next , ~says
-5 next < it
5 next < thes
-5 next < ~check
-5 next < ~says
5 next SUBJECT #
5 next SUBJECT SUBJECT
5 next b >
-5 next both .
5 next column .
5 next did not
-5 next each other
-5 next establish which
5 next fail to
5 next figur .
-5 next hold on
-5 next i 'm
5 next it is
-5 next it open
-5 next it with
-5 next leav it
-5 next not tell
5 next not that
-5 next of thi
-5 next other ,
5 next say that
-5 next so pleas
5 next so ther
-5 next tell which
5 next the #
5 next the api
-5 next the first
5 next the sam
-5 next to be
5 next week #
5 next wrong ,
5 next ~ ~plan
-5 next ~ ~swap
-5 next ~explained .
5 next ~failed_call ~
5 next ~not ~conflicts
-5 next ~own 'm
5 next ~past #
-5 next ~says ~own
5 next ~source ~failed_call
-5 next ~swap ~
5 second # the
-5 second , .
5 second , it
-5 second , pleas
-5 second . >
-5 second < 's
5 second < chart
5 second < conflict
-5 second < data
-5 second < is
-5 second a .
-5 second both >
5 second but is
-5 second can tell
-5 second clinic >
5 second column >
-5 second do use
-5 second each ,
5 second figur >
-5 second is .
-5 second is to
-5 second leav open
5 second number the
-5 second that the
5 second thi the
-5 second up the
-5 second which you
-4 word a
-4 word averag
4 word becaus
4 word candidat
-4 word caution
-4 word complet
-4 word decid
-4 word each
-4 word edit
-4 word either
4 word find
-4 word first
-4 word from
4 word general
-4 word has
-4 word hold
4 word if
4 word left
4 word look
-4 word n
4 word of
-4 word own
4 word pool
4 word read
-4 word recommendation
4 word row
4 word say
4 word see
4 word sid
4 word small
-4 word someon
4 word ther
-4 word they
-4 word tim
4 word took
4 word tool
4 word way
4 word ~data
-4 word ~factor
4 next 's ~
4 next 's ~data
-4 next , #
4 next , ~
-4 next . ~
-4 next : i
-4 next : the
-4 next : ~own
4 next < as
-4 next < edit
4 next < not
-4 next < recommendation
-4 next < tell
-4 next < thi
4 next < ~past
4 next as a
4 next but it
-4 next complet .
-4 next decid which
-4 next edit :
-4 next exactly #
4 next i did
-4 next i had
4 next i took
4 next in SUBJECT
-4 next is complet
-4 next it ,
4 next it should
-4 next know which
-4 next need to
4 next not need
-4 next of thes
-4 next order .
-4 next other .
4 next other SUBJECT
-4 next recommendation >
4 next report the
4 next rul out
4 next sid not
4 next that the
4 next the report
-4 next to say
4 next to the
-4 next to you
4 next what it
-4 next which of
-4 next ~ ;
4 next ~ ~failed_call
4 next ~ ~if
-4 next ~ ~past
4 next ~degree ~
4 next ~error ,
4 next ~generally ~
-4 next ~modal ~check
4 next ~not ,
-4 next ~not ~limit
-4 next ~past .
-4 next ~past ~own
-4 next ~right ~
4 next ~source ,
4 next ~source ~past
4 next ~source ~says
4 next ~source ~seem
-4 second , SUBJECT
-4 second : had
4 second < can
-4 second < log
4 second < regard
-4 second a of
-4 second be ;
-4 second complet >
-4 second for .
4 second is with
4 second it be
4 second it not
4 second of #
4 second open #
4 second option .
-4 second other >
-4 second pleas which
4 second the list
4 second the log
-4 second the open
-4 second would use
4 second wrong the
""",
    "after_rival": """\
40 next < SUBJECT
36 word #
33 word SUBJECT
-26 word b
25 next # >
25 next SUBJECT >
24 second a >
22 word a
22 next < #
22 next < ~
22 next ~ #
20 second < ,
-19 word c
-19 next < the
19 second < -
-18 word ~modal
-18 next ~ ~fits
17 word ,
17 word :
-17 word both
17 next # ~
17 next ~ -
-17 next ~ >
16 second the .
-15 word ~data
-15 next < ~own
15 next ~own ~
-14 word high
-14 word ~size
-14 next # #
14 next ~ :
-13 word one
-13 word ~fits
-13 next < ~size
-12 word pleas
-12 word thes
-12 word two
-12 word ~not
12 next : i
12 next : ~own
12 next < sourc
-12 next ~data :
12 next ~source :
-12 second # >
11 word -
11 word hmm
-11 word log
-11 word may
11 word that
-11 word use
11 word ~miscounted
-11 next # -
11 next , i
11 next , ~
11 next , ~own
11 next < hmm
-11 next < i
-11 next < pleas
-11 next < ~data
-11 next < ~modal
11 next hmm ,
11 second , on
-11 second . >
-10 word )
10 word first
10 word on
10 word register
10 word sourc
10 word the
10 next : the
10 next : ~
10 next < that
-10 next < ~past
10 next first .
10 next sourc :
10 next the first
-10 next ~ ~
10 next ~ ~plan
-10 next ~not ~
10 next ~plan .
10 second < >
10 second first >
-9 word best
-9 word for
-9 word so
-9 word ~conflicts
-9 word ~degree
9 word ~stale
9 next . >
-9 next : SUBJECT
-9 next < unit
-9 next unit :
9 next ~ ,
-9 next ~ ~conflicts
9 next ~ ~stale
-9 next ~source ~
9 second i the
-9 second unit SUBJECT
8 word clinic
8 word m
8 word p
8 word s
8 word wait
8 next # m
8 next . s
8 next . ~
-8 next < best
8 next < p
8 next < ~check
8 next p .
8 next s .
8 next wait ,
8 next ~ ~factor
-8 second # #
-8 second : %
-8 second : >
8 second SUBJECT >
8 second clinic >
8 second p s
8 second q >
8 second s >
-7 word %
7 word count
7 word had
7 word i
-7 word next
-7 word report
-7 word you
-7 word ~past
-7 next # %
7 next , that
-7 next : #
-7 next < next
-7 next < one
7 next < wait
7 next i had
7 next ~ ~source
-7 next ~fits >
7 next ~miscounted .
7 second 's .
7 second : had
-7 second to .
6 word .
-6 word clear
6 word edit
-6 word not
-6 word of
6 word quot
-6 word reconcil
-6 word them
6 word thi
-6 word week
6 word ~check
6 word ~wrong
-6 next # )
-6 next % >
-6 next ) .
-6 next , so
-6 next , ~degree
6 next < edit
-6 next < thes
-6 next < ~plan
-6 next b >
6 next count .
6 next edit :
-6 next of thes
-6 next one of
6 next that 's
-6 next ~ ~not
6 next ~ ~prefer
-6 next ~degree ~
-6 next ~own ~prefer
-6 next ~plan ~
6 next ~prefer ~
6 second < .
-6 second < of
6 second count >
-6 second of two
6 second that the
6 second the count
-5 word (
-5 word <
-5 word >
-5 word all
-5 word allow
-5 word breakdown
5 word by
-5 word can
5 word correction
-5 word data
-5 word end
-5 word go
-5 word hav
5 word hold
-5 word leav
5 word need
-5 word other
-5 word q
-5 word right
5 word row
-5 word unit
-5 word was
-5 word with
5 word ~plan
-5 word ~right
-5 next ( ~
5 next , ~says
5 next - #
5 next < correction
-5 next < q
5 next SUBJECT #
-5 next go with
5 next hold on
-5 next is right
5 next is the
-5 next q #
-5 next right .
5 next that is
-5 next the data
-5 next the two
-5 next ~ )
-5 next ~ ~own
-5 next ~ ~right
-5 next ~conflicts ~
-5 next ~own ~says
-5 next ~right .
5 next ~source ,
-5 second ( )
-5 second ) >
-5 second < :
-5 second < data
-5 second < two
-5 second conflict the
-5 second i both
-5 second is .
-5 second no for
-5 second right >
-5 second the one
-4 word 'd
-4 word ;
4 word after
4 word an
4 word check
4 word column
-4 word contradict
4 word correct
-4 word each
-4 word either
4 word includ
-4 word it
4 word lin
-4 word list
-4 word no
-4 word own
4 word raw
-4 word regard
-4 word to
-4 word ~more
-4 word ~says
-4 word ~trust
-4 next 'd ~
-4 next ) >
4 next - >
-4 next : b
-4 next ; the
-4 next ; ~
4 next < -
4 next < ~source
-4 next SUBJECT :
4 next SUBJECT to
4 next check the
4 next column is
-4 next contradict each
-4 next each other
-4 next i 'd
-4 next i hav
-4 next i leav
-4 next leav the
-4 next other ,
4 next the column
4 next thi .
-4 next week #
-4 next ~ ~says
-4 next ~conflicts ;
-4 next ~modal ~check
-4 next ~more ~
-4 next ~own 'd
-4 next ~own ~modal
-4 next ~past #
4 next ~source ~source
4 next ~swap ~
4 next ~wrong ~
-4 second , a
4 second , column
-4 second < 'd
-4 second < hav
4 second < is
-4 second < regard
-4 second SUBJECT #
-4 second contradict other
4 second correct .
-4 second each ,
-4 second for .
4 second had the
4 second i to
-4 second other so
4 second the row
-4 second the to
4 second thi >
4 second to thi
""",
    "none": """\
86 word ~not
-74 next < ONE
67 word @mentions_1
61 second , >
60 word @sides_1
-60 word @sides_2
58 word ~data
47 second RIVAL THIS
47 second THIS RIVAL
-46 next ONE >
46 next ~ ,
-46 second ONE .
-41 word @mentions_2
-40 next ONE .
-40 next ONE SUBJECT
40 next ~ ;
-39 second ONE >
37 next < ~not
37 next ~not ~data
36 next ~ :
35 word no
34 word only
-34 next is ONE
34 next ~not ~
34 second < ONE
33 word unknown
32 word nor
32 next # SUBJECT
32 next not ONE
32 next ~not ONE
31 word ;
-31 word ~if
31 next RIVAL ~not
31 next THIS ~not
31 next ~says ONE
-30 word -
30 word betrouwbaar
30 word has
-30 word ~conflicts
-30 second < ,
-30 second answer ONE
29 word ik
29 next answer :
28 word neither
-28 next RIVAL ,
-28 next THIS ,
28 second < only
-27 word one
27 word stor
-27 next # >
27 next ~modal ~not
-27 second : >
-26 word on
26 next has the
26 second < kan
-26 second ONE #
26 second SUBJECT was
25 word follow
25 word kan
25 next < answer
25 next ONE #
25 next ~ ~wrong
24 word answer
-24 word wer
24 word ~own
-24 next , ~but
24 next ONE was
24 next RIVAL and
24 next THIS and
24 next and RIVAL
24 next and THIS
24 next is wrong
-23 word the
23 word yet
23 next < i
23 next ONE ~
23 next ONE —
23 next not be
23 next rat ,
-23 next ~ ~conflicts
23 next ~data :
23 next ~not ~says
23 second : ,
23 second ONE of
-22 word =
22 word who
-22 next < RIVAL
-22 next < THIS
22 next < ~data
22 next RIVAL nor
22 next THIS nor
22 next neither RIVAL
22 next neither THIS
22 next nor RIVAL
22 next nor THIS
22 next ~ .
22 next ~ >
22 next — ~
22 second SUBJECT rat
22 second thi .
21 word fil
-21 word if
21 word load
21 word niet
21 word ~says
21 next < ~own
21 next ~ ~but
21 second ONE ,
21 second neither nor
21 second no count
-20 word @mentions_3
20 word figur
20 word toy
20 next ; ~
20 next < that
20 next SUBJECT ONE
20 next load .
20 next ~not RIVAL
20 next ~not THIS
20 second # (
-20 second < SUBJECT
-20 second RIVAL >
-20 second THIS >
20 second _ :
20 second load >
-19 word all
19 word alternativ
-19 word are
-19 word it
19 word last
-19 word ~odd
19 word —
19 next ( ONE
19 next , and
19 next . >
19 next ONE ~modal
-19 next RIVAL SUBJECT
19 next RIVAL or
-19 next THIS SUBJECT
19 next THIS or
19 next not use
19 next ~ ~not
-19 next ~fits ~
-19 second < .
19 second answer #
-19 second in .
18 word and
18 word use
18 next # which
18 next : ~
-18 next RIVAL ;
-18 next THIS ;
18 next last _
-18 next not SUBJECT
18 next say ONE
18 next the RIVAL
18 next the THIS
-18 second # #
18 second < the
18 second and RIVAL
18 second and THIS
18 second be .
18 second is #
18 second return ,
18 second that is
17 word @sentences_1
17 word many
17 word not
17 word so
-17 word with
-17 next ( #
-17 next < it
17 next ONE and
17 next ONE is
17 next do not
-17 next the number
17 next wrong .
-17 next ~if ~
-17 next ~not ~fits
-17 second , i
17 second < figur
-17 second SUBJECT and
17 second not a
-17 second not which
17 second the return
17 second was .
-17 second wer .
17 second wrong >
16 word ,
-16 word a
16 word input
16 word return
16 word their
16 word valor
16 word websit
-16 word ~error
16 next # ~source
-16 next ) >
16 next < no
16 next < statu
16 next ONE can
16 next RIVAL of
-16 next SUBJECT ,
16 next THIS of
-16 next has ONE
16 next i hav
16 next is #
16 next is about
-16 next is the
16 next roughly #
16 next ~ 's
16 next ~own ~
16 second # .
16 second : #
-16 second < (
16 second < would
-16 second i the
16 second mean #
-16 second on .
16 second only #
-15 word @sentences_4
-15 word after
15 word batch
-15 word dat
15 word do
-15 word sign
15 word unabl
-15 word way
15 next ) .
15 next , follow
15 next , ~prefer
15 next < SUBJECT
-15 next = ONE
-15 next ONE (
15 next follow by
15 next or RIVAL
15 next or THIS
15 next return rat
15 next so far
15 next unabl to
15 next unknown .
15 next was SUBJECT
-15 next ~ )
15 next ~degree ~degree
15 next ~past _
15 next ~source ~data
15 second , than
-15 second < #
-15 second < ;
15 second < has
15 second ONE )
15 second ONE is
15 second do use
15 second has SUBJECT
15 second is to
15 second lie the
15 second no >
15 second to .
15 second unknown >
14 word .
-14 word amount
-14 word at
14 word found
14 word is
14 word noth
14 word order
14 word row
14 word say
-14 word second
-14 word two
14 word would
-14 word ~fits
14 word ~prefer
14 word ~wrong
-14 next , as
-14 next , the
14 next , ~more
-14 next , ~not
14 next ; ONE
14 next < the
14 next figur is
14 next i only
14 next no answer
14 next that figur
14 next the leaflet
14 next ~ ~
14 next ~ ~data
-14 next ~ ~past
14 next ~data ,
14 next ~data .
14 next ~limit ~
14 next ~says ~data
-14 next ~source ,
-14 second SUBJECT RIVAL
-14 second SUBJECT THIS
14 second SUBJECT not
14 second about SUBJECT
14 second by .
14 second figur wrong
-14 second it ONE
13 word chiffr
13 word extract
13 word leaflet
13 word leav
13 word lie
-13 word over
13 word pas
-13 word per
13 word siz
13 word than
-13 word ~right
13 next # (
13 next , ~explained
13 next < neither
-13 next RIVAL .
-13 next SUBJECT :
-13 next THIS .
13 next hav no
13 next is not
13 next number .
-13 next the #
13 next the summary
13 next the survey
13 next use it
-13 next ~ =
-13 next ~ RIVAL
-13 next ~ THIS
-13 next ~ ~error
13 next ~but ~not
-13 next ~conflicts ~
-13 next ~says ~
13 next ~says ~not
13 second ( #
13 second ONE row
-13 second RIVAL ,
13 second SUBJECT about
-13 second SUBJECT the
-13 second THIS ,
13 second i not
-13 second it not
-13 second not :
13 second number >
13 second valu ONE
13 second wer and
-12 word RIVAL
-12 word THIS
12 word call
12 word dato
12 word de
12 word europ
12 word je
12 word mill
12 word n
12 word output
12 word roughly
12 word seen
-12 word show
12 word summary
12 word ~source
12 next # ~
12 next , so
12 next , ~degree
-12 next ; the
-12 next < if
-12 next < ~if
-12 next ONE :
12 next RIVAL >
12 next SUBJECT (
12 next THIS >
12 next about #
-12 next and #
12 next how many
12 next i do
12 next in thi
12 next longer than
12 next mill #
-12 next of SUBJECT
12 next statu :
-12 next to the
-12 next was ONE
12 next ~ ~impossible
12 next ~ ~says
-12 next ~fits .
-12 second # )
12 second # :
12 second ) >
-12 second : SUBJECT
12 second ; would
-12 second < RIVAL
-12 second < THIS
12 second < call
-12 second < not
12 second ONE but
12 second RIVAL yet
12 second THIS yet
12 second and has
-12 second answer RIVAL
-12 second answer THIS
-12 second between and
12 second i no
12 second longer RIVAL
12 second longer THIS
-12 second not >
12 second say .
12 second sourc RIVAL
12 second sourc THIS
12 second the of
-12 second to ,
12 second to how
-11 word api
-11 word box
11 word budget
11 word but
11 word could
-11 word doe
11 word far
11 word field
-11 word hold
11 word impossibl
11 word longer
-11 word may
-11 word p
11 word partial
-11 word plan
-11 word see
11 word survey
-11 word unit
-11 word ~check
11 word ~limit
11 word ~miscounted
-11 next # -
11 next # fil
11 next 's ONE
-11 next 's ~data
-11 next , ONE
-11 next , although
-11 next : the
-11 next ; RIVAL
-11 next ; THIS
11 next ONE contradict
11 next ONE ~fits
11 next RIVAL )
11 next RIVAL ~prefer
-11 next SUBJECT ;
11 next SUBJECT can
11 next THIS )
11 next THIS ~prefer
11 next are no
11 next between the
-11 next box ONE
11 next could not
-11 next doe not
11 next fil .
11 next for RIVAL
11 next for THIS
-11 next i had
-11 next if i
-11 next is right
-11 next it is
11 next lie between
11 next null >
11 next of #
11 next out the
11 next than RIVAL
11 next than THIS
-11 next that .
11 next the websit
11 next to report
-11 next was not
11 next who SUBJECT
-11 next ~ ~more
11 next ~data ~
-11 next ~failed_call ~
-11 next ~if ~own
-11 next ~plan ~
11 next ~wrong )
-11 second # >
11 second # wer
11 second , no
11 second , only
-11 second < >
11 second < hav
11 second < lead
11 second < wer
-11 second ONE SUBJECT
-11 second RIVAL SUBJECT
-11 second THIS SUBJECT
11 second but #
11 second fil >
11 second invalid .
-11 second is for
-11 second no to
11 second only SUBJECT
11 second order RIVAL
11 second order THIS
11 second say SUBJECT
11 second stor ONE
-11 second that >
-11 second the #
11 second ther no
10 word 's
10 word cadastr
-10 word commit
-10 word did
10 word está
10 word et
-10 word final
10 word lead
10 word liberal
10 word lin
-10 word metric
10 word need
10 word passenger
-10 word peopl
10 word run
-10 word sam
10 word statu
10 word ten
-10 word them
10 next # has
10 next 's ~
-10 next ( ~
-10 next ) ,
-10 next - #
-10 next . ~
-10 next < ~really
-10 next ONE or
10 next ONE ~source
10 next RIVAL without
10 next SUBJECT is
10 next THIS without
10 next but only
10 next by ten
-10 next confirm that
10 next de ONE
10 next divid by
10 next fail ,
10 next hav noth
-10 next not confirm
10 next not hav
10 next order (
10 next order and
10 next read ONE
10 next stor as
10 next tak the
10 next the SUBJECT
10 next the cadastr
10 next the field
10 next the figur
10 next the only
10 next total is
10 next would not
-10 next ~ ONE
-10 next ~ ~degree
10 next ~ ~miscounted
-10 next ~ ~odd
-10 next ~data #
10 next ~factor (
10 next ~fits ~not
10 next ~not .
10 next ~not ~check
10 next ~not ~trust
10 next ~prefer .
-10 next ~really ONE
-10 next ~trust .
10 second # i
-10 second , #
-10 second . .
10 second ONE answer
10 second a .
10 second answer null
10 second as and
10 second averag SUBJECT
10 second both and
10 second cadastr RIVAL
10 second cadastr THIS
10 second can be
10 second do hav
10 second field stor
10 second got .
10 second has ONE
-10 second i RIVAL
-10 second i THIS
10 second i need
-10 second i say
-10 second is ,
10 second not )
10 second not .
10 second not and
10 second not it
10 second noth the
-10 second of two
10 second second .
-10 second the .
10 second total .
10 second use .
9 word 'd
9 word ahead
-9 word ask
9 word bed
-9 word check
9 word com
9 word d
9 word divid
-9 word either
9 word fiabl
9 word how
9 word id
9 word known
-9 word m
-9 word match
-9 word much
-9 word my
9 word não
-9 word of
9 word pass
9 word pleas
-9 word probably
-9 word stak
9 word stat
9 word thi
-9 word though
-9 word thre
9 word tracker
9 word until
-9 word want
9 word ~but
9 word ~factor
9 word ~modal
-9 word ~size
9 next # order
9 next , ahead
9 next , answer
-9 next , though
9 next , ~miscounted
9 next : ~failed_call
9 next ; total
9 next ; ~data
9 next < #
-9 next < a
9 next < not
9 next < ~
9 next ONE ~not
-9 next RIVAL (
-9 next RIVAL is
-9 next SUBJECT #
-9 next THIS (
-9 next THIS is
9 next _ ~
9 next ahead of
9 next as ONE
-9 next between RIVAL
-9 next between THIS
9 next field is
-9 next for thi
9 next i 'd
9 next i could
9 next in #
-9 next in SUBJECT
9 next in the
-9 next is RIVAL
-9 next is THIS
9 next is still
9 next is stor
9 next is too
9 next known to
9 next many SUBJECT
-9 next on it
-9 next or #
-9 next per SUBJECT
9 next result ,
9 next siz .
9 next the mean
-9 next the not
-9 next the sam
9 next the total
9 next the tracker
9 next the whol
9 next two sourc
-9 next with the
9 next yet .
9 next ~but .
-9 next ~but RIVAL
-9 next ~but THIS
-9 next ~but ~own
-9 next ~factor .
9 next ~miscounted :
-9 next ~modal ~says
-9 next ~not ~degree
-9 next ~not ~wrong
-9 next ~odd ~
9 next ~own 'd
-9 next ~says :
-9 second # ,
9 second # the
9 second ( RIVAL
9 second ( THIS
9 second , _
9 second , by
-9 second : :
9 second ; valor
-9 second < a
9 second < field
-9 second < was
-9 second = >
-9 second ONE in
-9 second SUBJECT :
-9 second SUBJECT all
9 second ahead RIVAL
9 second ahead THIS
-9 second and both
9 second and wer
-9 second confirm .
9 second dato ONE
9 second how SUBJECT
9 second i ONE
9 second is as
-9 second is wrong
-9 second mean ONE
9 second no figur
-9 second not much
9 second not right
-9 second of SUBJECT
9 second record so
9 second siz >
-9 second that was
9 second the got
9 second the in
-9 second the tabl
9 second the took
-9 second to the
-9 second which the
9 second with ONE
-9 second with SUBJECT
9 second would the
9 second yet >
-8 word %
-8 word :
-8 word @sentences_3
8 word SUBJECT
-8 word accord
-8 word although
-8 word another
-8 word both
8 word cancell
-8 word column
-8 word confidenc
-8 word draft
-8 word en
8 word fail
-8 word grew
8 word hav
-8 word hour
8 word i
-8 word latter
-8 word mean
8 word out
8 word rat
8 word remain
8 word sav
-8 word significant
-8 word suspiciou
8 word tak
-8 word that
8 word whol
-8 word ~
8 word ~impossible
8 word ~past
-8 next # :
8 next # row
-8 next # ~modal
-8 next 'd say
8 next : no
8 next : null
8 next ; SUBJECT
-8 next < probably
-8 next < result
8 next < sinc
8 next < stor
8 next < your
8 next < ~past
8 next ONE leav
8 next ONE lin
-8 next ONE on
-8 next ONE order
8 next ONE out
8 next ONE row
8 next ONE ~conflicts
-8 next ONE ~factor
8 next RIVAL wer
8 next SUBJECT it
-8 next SUBJECT per
-8 next SUBJECT was
8 next THIS wer
8 next a number
-8 next accord to
-8 next and can
8 next averag :
8 next by ONE
8 next can be
8 next can not
-8 next candidat :
8 next contradict the
8 next count is
8 next di ONE
-8 next did not
-8 next figur ,
8 next i tak
8 next leav thi
8 next low .
8 next no .
-8 next not match
-8 next not significant
8 next not verify
8 next of thi
-8 next on averag
-8 next one .
8 next only #
-8 next p #
8 next pleas do
-8 next probably ONE
8 next tell you
-8 next the latter
8 next the station
8 next thi siz
-8 next though i
8 next to compar
8 next took ONE
-8 next unit :
-8 next with #
8 next your SUBJECT
-8 next ~ #
8 next ~but #
8 next ~data ~own
-8 next ~degree ,
8 next ~factor ~
8 next ~miscounted ~
-8 next ~modal ~data
-8 next ~not ~conflicts
8 next ~really ~
8 next ~says .
8 next ~source .
8 next ~source ~
-8 second 'd ONE
8 second 's leav
-8 second : .
-8 second : of
-8 second < and
-8 second < found
-8 second < is
-8 second ONE wer
8 second SUBJECT with
-8 second another ,
8 second count RIVAL
8 second count THIS
-8 second either or
8 second i leav
8 second i unabl
-8 second in ,
8 second is low
-8 second its are
8 second leav the
8 second low >
8 second many are
8 second nor :
8 second not up
-8 second of .
8 second of and
8 second of siz
-8 second one >
8 second pleas not
8 second query ONE
8 second so #
8 second so mean
8 second stor :
8 second that wrong
-8 second the rat
-8 second ther ONE
8 second too .
8 second wer ,
-8 second would ONE
7 word ONE
7 word _
7 word aantal
-7 word add
7 word be
-7 word befor
7 word can
-7 word candidat
7 word clearly
-7 word contradictory
7 word count
-7 word cours
-7 word deni
7 word determin
7 word di
-7 word each
-7 word exact
-7 word first
-7 word gat
-7 word growth
7 word invalid
-7 word miss
7 word nam
7 word null
7 word o
7 word op
-7 word open
7 word pick
-7 word right
-7 word rul
-7 word should
7 word station
7 word test
-7 word tim
-7 word tool
-7 word trust
-7 word went
7 word wrong
-7 word wurden
7 word y
-7 word ~degree
-7 word ~generally
-7 word ~more
-7 next # and
7 next # ~past
-7 next % ~
7 next 'd ~
7 next 'm ~
7 next ( not
7 next , becaus
-7 next , no
-7 next , unit
7 next , who
-7 next , with
-7 next , ~data
7 next , ~past
-7 next - ~
7 next : ~not
7 next ; they
-7 next < box
-7 next < final
-7 next ONE a
-7 next ONE ~says
7 next RIVAL has
-7 next SUBJECT )
-7 next SUBJECT RIVAL
-7 next SUBJECT THIS
-7 next SUBJECT and
7 next SUBJECT order
7 next SUBJECT rat
7 next THIS has
7 next _ valu
-7 next about ONE
7 next and not
7 next answer >
-7 next are ONE
-7 next as i
-7 next at the
-7 next be in
7 next be right
7 next but no
7 next el valor
-7 next from the
7 next had ONE
7 next hav .
-7 next its SUBJECT
7 next leav out
7 next nam ONE
-7 next no reason
-7 next no way
7 next not rank
7 next rank the
-7 next result :
7 next station fil
7 next that is
-7 next the draft
-7 next the p
7 next the scan
-7 next to RIVAL
-7 next to THIS
7 next to say
7 next too low
-7 next which of
7 next ~ (
-7 next ~ ~if
-7 next ~ ~plan
-7 next ~ ~prefer
7 next ~ ~source
-7 next ~degree ~
-7 next ~doubt ~
7 next ~factor >
7 next ~failed_call ,
-7 next ~not ~explained
-7 next ~not ~odd
7 next ~own ~modal
7 next ~plan ,
-7 next ~says ~degree
7 next ~source ~plan
7 next ~trust ~data
-7 next ~wrong ~
-7 second # its
7 second # still
7 second 's contradict
-7 second , it
-7 second , with
-7 second , would
7 second : (
7 second ; 'd
-7 second < -
-7 second < i
7 second < stor
-7 second < that
7 second < valor
-7 second < —
-7 second ONE though
-7 second SUBJECT (
-7 second SUBJECT ;
7 second SUBJECT becaus
7 second SUBJECT is
7 second a that
-7 second and not
-7 second are SUBJECT
7 second by ,
7 second could be
7 second could rank
7 second hav >
-7 second i to
7 second in tabl
7 second it :
-7 second it RIVAL
-7 second it THIS
7 second known be
7 second nam ,
7 second no can
7 second not ONE
7 second now ONE
-7 second of #
7 second of lin
7 second on SUBJECT
-7 second p >
7 second record ONE
-7 second second and
7 second show ,
7 second the :
-7 second the log
7 second the order
7 second the sourc
-7 second the valu
-7 second was :
7 second was of
7 second wer in
-6 word @mentions_4
-6 word catalogu
-6 word chart
6 word cifra
-6 word conflict
6 word cover
6 word credit
-6 word databas
-6 word deep
-6 word depend
6 word discard
-6 word discrepancy
-6 word doubl
-6 word e
6 word el
-6 word error
6 word exce
6 word flag
-6 word for
-6 word foram
-6 word la
6 word left
-6 word mistaken
-6 word na
-6 word never
6 word now
6 word nurs
-6 word official
6 word old
-6 word outlier
6 word put
-6 word raw
-6 word read
-6 word register
-6 word reject
6 word request
-6 word scal
6 word shar
-6 word stand
6 word sun
-6 word tabl
6 word therefor
-6 word twic
6 word verify
6 word zahl
6 word ~failed_call
-6 next # =
-6 next # hour
-6 next # ~data
6 next # ~factor
6 next 's is
6 next ( ~not
-6 next , SUBJECT
6 next , com
-6 next , ~says
-6 next - check
-6 next - ~check
-6 next : all
6 next : ~factor
-6 next : ~own
-6 next < (
-6 next < about
-6 next < of
-6 next < one
6 next < to
-6 next ONE are
-6 next ONE peopl
-6 next ONE wer
6 next ONE would
-6 next ONE ~data
6 next RIVAL i
6 next SUBJECT 's
-6 next SUBJECT .
-6 next SUBJECT SUBJECT
6 next SUBJECT count
6 next SUBJECT return
6 next THIS i
-6 next about thi
-6 next all thre
-6 next answer ONE
6 next as stor
-6 next ask for
-6 next at #
-6 next averag .
6 next averag the
6 next be a
6 next be confirm
6 next brochur .
6 next but #
-6 next complet .
-6 next dat ,
-6 next depend on
6 next entry read
6 next exce the
-6 next final answer
6 next from a
6 next giv #
-6 next giv the
-6 next has RIVAL
-6 next has THIS
-6 next hour .
6 next impossibl .
-6 next in second
-6 next inconsistent with
-6 next is SUBJECT
-6 next is complet
-6 next it can
-6 next its valu
6 next lin list
6 next list .
-6 next list ONE
6 next my count
-6 next no -
6 next no better
6 next no valid
-6 next not .
6 next noth to
-6 next of them
-6 next on #
6 next on fil
-6 next order .
-6 next second ,
-6 next so ONE
-6 next suspiciou in
-6 next tell which
6 next than the
-6 next that ONE
-6 next the amount
6 next the claim
-6 next the gat
6 next the old
-6 next the plan
6 next the query
-6 next the sign
-6 next total ,
-6 next two is
6 next up .
-6 next valu are
6 next valu of
6 next was unabl
-6 next way to
6 next wrong ;
6 next ~ ~factor
-6 next ~check ~
-6 next ~error ~
-6 next ~explained ~
6 next ~fits ~says
6 next ~impossible .
6 next ~miscounted .
6 next ~more ~
-6 next ~not -
-6 next ~right ~
-6 next ~says ~own
-6 next ~source 's
6 next ~source (
-6 next ~source ~fits
-6 next ~trust ,
-6 second # RIVAL
-6 second # THIS
6 second # can
6 second 'd it
6 second 's ;
-6 second ( SUBJECT
6 second ( as
6 second ( in
-6 second , .
6 second , SUBJECT
-6 second , and
-6 second , if
-6 second , is
-6 second , or
6 second ; ONE
6 second ; hav
6 second ; new
-6 second < =
6 second < averag
-6 second < draft
-6 second < first
-6 second < number
6 second < order
6 second < record
6 second < valid
6 second < valu
-6 second ONE averag
-6 second ONE be
6 second ONE exce
6 second ONE out
-6 second ONE per
-6 second ONE the
-6 second ONE total
-6 second ONE unit
6 second ONE which
6 second ONE who
-6 second RIVAL the
6 second SUBJECT ,
-6 second SUBJECT .
6 second SUBJECT be
-6 second SUBJECT in
-6 second THIS the
-6 second accord the
-6 second and SUBJECT
6 second and noth
-6 second answer ,
-6 second are .
-6 second averag >
6 second be on
6 second brochur >
6 second com a
-6 second count SUBJECT
6 second entry ONE
-6 second final :
-6 second foram ONE
-6 second hour >
6 second impossibl >
-6 second is with
6 second list >
6 second log .
-6 second log ONE
-6 second log RIVAL
-6 second log THIS
6 second of ;
-6 second of >
-6 second on ,
6 second on :
-6 second order >
-6 second rat ONE
6 second run #
6 second say and
6 second servic ONE
6 second so ONE
6 second summary >
6 second the fil
-6 second the mean
-6 second the tool
6 second they not
-6 second total ONE
-6 second two ,
6 second two disagre
6 second up >
-6 second up ONE
6 second was to
6 second would use
-5 word (
-5 word )
5 word @sentences_2
-5 word archiv
5 word area
-5 word around
-5 word b
5 word better
-5 word bill
-5 word booking
5 word brochur
-5 word cam
5 word certificat
-5 word chang
5 word contradict
-5 word daily
-5 word data
-5 word day
5 word direct
-5 word doubt
5 word exist
-5 word former
-5 word four
-5 word g
-5 word gav
-5 word giv
-5 word had
5 word het
5 word hourly
5 word http
5 word ich
-5 word in
-5 word inconsistent
-5 word later
-5 word le
5 word maximum
-5 word most
5 word new
-5 word other
5 word park
5 word pars
5 word record
-5 word review
5 word servic
-5 word settl
-5 word small
-5 word sum
5 word suspect
-5 word system
-5 word third
-5 word ticket
-5 word to
5 word too
5 word usabl
5 word ward
-5 word we
-5 word well
5 word work
-5 word you
5 word your
5 word zinc
-5 word ~plan
-5 word क
-5 word ल
-5 next # %
5 next # but
-5 next # g
5 next # last
5 next # so
5 next # ~but
5 next # ~degree
5 next % .
-5 next 'm not
-5 next 'm ~not
5 next 's SUBJECT
5 next ) giv
5 next ) is
5 next ) ~says
-5 next , candidat
5 next , therefor
5 next , which
-5 next , ~own
-5 next : i
-5 next : ~data
-5 next < between
-5 next < either
5 next < el
5 next < last
5 next < max
-5 next < my
-5 next < roughly
5 next < ~but
-5 next < क
-5 next = #
5 next ONE )
-5 next ONE ,
-5 next ONE for
-5 next ONE in
-5 next ONE per
5 next RIVAL in
5 next RIVAL ~own
5 next SUBJECT _
-5 next SUBJECT has
-5 next SUBJECT record
-5 next SUBJECT report
-5 next SUBJECT to
5 next THIS in
5 next THIS ~own
-5 next a second
-5 next add up
-5 next after #
5 next agre ,
-5 next agre .
5 next among the
-5 next and got
-5 next api .
-5 next as the
-5 next be mistaken
-5 next but it
5 next but that
-5 next but the
-5 next check the
5 next com from
5 next compar RIVAL
5 next compar THIS
5 next count .
5 next document .
-5 next establish which
5 next exist .
5 next export say
-5 next fail to
5 next figur .
5 next for may
-5 next found ONE
-5 next hav to
-5 next her .
5 next hourly fil
5 next http #
-5 next i count
-5 next i did
-5 next i think
5 next i would
-5 next in total
5 next is impossibl
-5 next is in
-5 next is inconsistent
5 next it ;
-5 next latter .
5 next left in
-5 next log is
5 next look at
-5 next match the
5 next me .
-5 next mistaken .
5 next nam a
-5 next not establish
-5 next not say
5 next not stat
-5 next not tell
-5 next number is
5 next of ONE
5 next of RIVAL
5 next of THIS
-5 next of cours
-5 next of the
-5 next only ONE
-5 next over #
-5 next over the
5 next portal show
-5 next record and
5 next report .
-5 next rul out
-5 next say so
-5 next say which
-5 next see no
5 next sinc the
-5 next so ,
5 next so i
5 next so the
5 next stor ,
5 next stor valu
5 next summary .
5 next summary sheet
5 next that was
5 next the averag
5 next the brochur
-5 next the catalogu
-5 next the dashboard
-5 next the former
5 next the hourly
5 next the lin
5 next the new
5 next the record
5 next ther are
5 next to answer
5 next two do
5 next valu :
-5 next what it
5 next what the
-5 next ~ ~check
-5 next ~ ~failed_call
-5 next ~ ~generally
5 next ~but ~
5 next ~check RIVAL
5 next ~check THIS
-5 next ~conflicts :
-5 next ~conflicts ~data
-5 next ~data )
-5 next ~data ONE
5 next ~doubt ,
-5 next ~error ,
5 next ~explained .
-5 next ~factor -
5 next ~factor ~miscounted
-5 next ~modal ~
-5 next ~more #
-5 next ~more .
-5 next ~not ~error
5 next ~not ~limit
5 next ~not ~source
-5 next ~own ~trust
-5 next ~past #
-5 next ~past ~
-5 next ~says RIVAL
-5 next ~says THIS
-5 next ~source :
-5 next ~source ~miscounted
5 next ~wrong .
5 next ~wrong ;
-5 next क ल
-5 next ल ONE
-5 next — the
-5 second # =
-5 second # a
5 second 'd with
-5 second ( )
5 second , )
5 second , :
-5 second , ONE
5 second , RIVAL
5 second , THIS
-5 second , that
-5 second , you
-5 second : amount
5 second ; SUBJECT
5 second ; could
-5 second ; is
5 second < claim
-5 second < entry
5 second < export
5 second < giv
5 second < it
5 second < lookup
-5 second < or
-5 second < out
-5 second < row
-5 second < think
5 second < to
-5 second < wurden
-5 second < ल
-5 second ONE as
5 second ONE wrong
-5 second RIVAL #
5 second RIVAL are
-5 second SUBJECT i
-5 second SUBJECT mean
5 second SUBJECT say
-5 second THIS #
5 second THIS are
-5 second add to
-5 second agre >
5 second and .
-5 second and ONE
5 second and and
-5 second and are
5 second and can
5 second and discard
-5 second api >
5 second api ONE
-5 second api the
5 second as ;
5 second be to
-5 second box >
5 second but SUBJECT
-5 second candidat RIVAL
-5 second candidat THIS
5 second claim ONE
5 second compar with
-5 second complet >
-5 second could establish
5 second count >
5 second credit ,
-5 second depend the
5 second document >
5 second exist >
5 second export ONE
5 second figur >
5 second figur the
5 second for )
-5 second for .
5 second hav ONE
-5 second her >
5 second i confirm
5 second i noth
5 second i report
-5 second i with
-5 second if had
-5 second is (
5 second is ONE
5 second is figur
5 second is the
-5 second it .
-5 second latter >
-5 second left .
5 second me >
-5 second mistaken >
5 second no number
-5 second not for
-5 second not out
-5 second not that
5 second of ,
-5 second of i
-5 second of is
5 second of on
-5 second one .
-5 second one ONE
-5 second open #
-5 second or :
-5 second read .
5 second report >
5 second roughly SUBJECT
-5 second scan >
5 second sheet the
-5 second so can
5 second so do
5 second sourc (
5 second survey .
5 second survey RIVAL
5 second survey THIS
5 second that out
-5 second that the
-5 second the (
5 second the and
-5 second the are
-5 second the at
-5 second the column
-5 second the do
-5 second the doe
5 second the fail
-5 second the list
5 second the mix
5 second the nam
-5 second the one
-5 second the record
5 second the say
-5 second thi the
5 second to RIVAL
5 second to THIS
5 second two not
-5 second two right
5 second up the
5 second use :
5 second what api
-5 second which is
-5 second क ONE
4 word #
-4 word about
4 word absolut
-4 word adjust
-4 word airlin
4 word alon
4 word among
-4 word au
-4 word audit
4 word becaus
-4 word best
-4 word breakdown
4 word cach
4 word camera
4 word caution
-4 word clos
-4 word comment
4 word comput
-4 word cross
-4 word deliver
-4 word differ
4 word disregard
-4 word dos
-4 word down
4 word drov
4 word evidenc
-4 word floor
-4 word from
-4 word going
-4 word her
-4 word higher
-4 word im
-4 word implausibl
4 word index
4 word invoic
-4 word its
-4 word label
-4 word larg
4 word lookup
-4 word mai
4 word max
-4 word month
-4 word oder
-4 word ont
-4 word option
4 word own
-4 word pend
-4 word possibl
-4 word prefer
-4 word previou
4 word q
-4 word ran
-4 word rang
-4 word reason
-4 word reflection
4 word reliabl
-4 word revision
-4 word s
-4 word saw
4 word scan
-4 word sery
-4 word sid
4 word sit
4 word still
-4 word tell
-4 word thought
4 word una
4 word valu
-4 word what
-4 word which
4 word whil
4 word york
-4 word ~doubt
-4 word ~really
-4 next # for
-4 next # m
4 next # member
-4 next # of
4 next # ~says
4 next 'd go
-4 next 's RIVAL
-4 next 's THIS
-4 next , at
-4 next , giv
4 next , pleas
-4 next , ther
4 next , ~
-4 next - show
-4 next - ~says
-4 next . e
-4 next : ~source
4 next ; no
4 next < averag
-4 next < by
-4 next < depend
-4 next < metric
-4 next < on
-4 next < only
4 next < run
4 next < sourc
4 next < thi
-4 next < total
-4 next < we
4 next < york
-4 next < ~degree
4 next < ~limit
4 next ONE as
-4 next ONE to
4 next ONE top
-4 next ONE ~more
4 next RIVAL but
-4 next RIVAL by
-4 next RIVAL oder
4 next RIVAL would
-4 next SUBJECT =
-4 next SUBJECT as
-4 next SUBJECT for
-4 next SUBJECT log
4 next SUBJECT say
4 next THIS but
-4 next THIS by
-4 next THIS oder
4 next THIS would
-4 next a #
-4 next a declin
4 next a search
-4 next although i
-4 next and i
-4 next and its
-4 next and that
4 next and was
4 next api return
-4 next around ONE
-4 next as a
-4 next as you
-4 next availabl ,
4 next averag SUBJECT
4 next be used
4 next becaus the
4 next by SUBJECT
-4 next comment ,
4 next confirm .
-4 next count the
4 next credit ONE
4 next data .
4 next disagre (
-4 next doubl -
-4 next draft 's
-4 next e .
4 next either .
-4 next either RIVAL
-4 next either THIS
-4 next es RIVAL
-4 next es THIS
4 next figur until
4 next fil and
4 next find the
-4 next for a
-4 next giv ONE
-4 next giv or
4 next got ONE
-4 next got RIVAL
-4 next got THIS
-4 next had no
-4 next had to
4 next has been
-4 next i .
-4 next i got
-4 next i keep
-4 next i saw
-4 next i took
-4 next i trust
4 next i was
-4 next i went
4 next i will
-4 next invalid .
4 next is known
4 next it with
4 next leav the
4 next list ,
4 next log RIVAL
4 next log THIS
4 next log to
4 next lowest SUBJECT
-4 next match .
-4 next me ,
4 next mean :
-4 next mean ONE
4 next no SUBJECT
-4 next no later
4 next no second
-4 next not :
4 next not answer
-4 next not ask
-4 next not availabl
4 next not giv
4 next not nam
-4 next not need
-4 next not right
-4 next not that
-4 next number of
-4 next number to
-4 next oder RIVAL
-4 next oder THIS
-4 next on reflection
-4 next one :
-4 next one of
-4 next one sourc
4 next open .
-4 next or tak
4 next or the
-4 next order :
4 next out in
4 next out of
-4 next plan and
4 next pleas disregard
-4 next probably around
4 next q #
4 next record :
-4 next return .
-4 next return RIVAL
-4 next return THIS
-4 next roughly ONE
4 next search for
4 next show ONE
-4 next sid not
-4 next sinc #
4 next so pleas
-4 next sourc :
4 next survey RIVAL
4 next survey THIS
-4 next tak .
4 next tak that
-4 next that the
-4 next the airlin
-4 next the bill
-4 next the chart
-4 next the count
-4 next the daily
-4 next the databas
4 next the first
-4 next the floor
-4 next the log
4 next the portal
-4 next the rank
-4 next the rat
-4 next the raw
-4 next the read
4 next the servic
4 next the sit
4 next the tabl
4 next the ward
-4 next the way
4 next thi .
-4 next thi one
-4 next to ONE
4 next top the
-4 next trust the
4 next unit ,
4 next until the
4 next was #
4 next was the
-4 next went with
-4 next wer deliver
4 next which i
4 next will not
4 next with RIVAL
4 next with THIS
-4 next with its
-4 next without the
-4 next wurden ONE
-4 next you did
-4 next ~ ~doubt
-4 next ~ ~fits
-4 next ~ ~right
-4 next ~ ~size
4 next ~ ~swap
-4 next ~conflicts ,
-4 next ~data (
4 next ~data >
-4 next ~data RIVAL
-4 next ~data THIS
4 next ~data ~but
-4 next ~data ~source
4 next ~degree ;
-4 next ~factor :
-4 next ~factor ~data
4 next ~impossible ~
4 next ~limit :
-4 next ~miscounted ,
-4 next ~miscounted ~data
4 next ~modal ~fits
-4 next ~not :
-4 next ~not ~doubt
-4 next ~not ~right
-4 next ~own ,
-4 next ~own ~data
-4 next ~own ~source
4 next ~plan ~not
-4 next ~plan ~source
4 next ~says #
-4 next ~source )
4 next ~source ;
-4 next ~source ~conflicts
-4 next ~source ~failed_call
4 next ~trust ONE
4 second # SUBJECT
-4 second # and
4 second # is
-4 second # thi
4 second % >
-4 second 's doe
4 second ( ,
-4 second ( :
4 second ( and
-4 second ( api
4 second ) #
-4 second , 'd
-4 second , a
-4 second , after
4 second , for
4 second , from
4 second , had
4 second , of
4 second , pleas
-4 second , was
-4 second - >
-4 second . >
4 second : _
4 second : a
4 second : answer
4 second ; RIVAL
4 second ; THIS
4 second ; do
4 second ; it
-4 second ; took
-4 second < around
-4 second < chart
4 second < compar
4 second < could
-4 second < got
4 second < had
-4 second < on
4 second < press
4 second < query
-4 second < reflection
4 second < search
-4 second < second
4 second < sit
-4 second < sourc
4 second < tracker
-4 second < two
-4 second < went
4 second ONE (
4 second ONE are
-4 second ONE at
-4 second ONE giv
-4 second ONE it
-4 second ONE m
-4 second ONE on
-4 second ONE report
-4 second ONE with
4 second RIVAL be
-4 second RIVAL but
4 second SUBJECT ONE
-4 second SUBJECT SUBJECT
-4 second SUBJECT as
-4 second SUBJECT but
-4 second SUBJECT return
-4 second SUBJECT to
4 second THIS be
-4 second THIS but
-4 second _ >
4 second a for
4 second an of
4 second and )
-4 second and ,
-4 second and hav
4 second and log
-4 second answer .
-4 second answer SUBJECT
4 second api .
-4 second archiv ONE
4 second are ,
-4 second around SUBJECT
-4 second as .
-4 second ask the
4 second averag #
4 second back the
4 second be ;
-4 second but .
4 second by to
4 second can answer
4 second confirm >
4 second count #
4 second crm ONE
-4 second dat so
4 second data >
-4 second declin ONE
-4 second did SUBJECT
-4 second did ask
4 second disagre RIVAL
4 second disagre THIS
-4 second do match
-4 second doe match
-4 second doubl check
4 second duplicat >
4 second either >
4 second figur not
4 second fil ONE
4 second found .
-4 second found discrepancy
-4 second found later
-4 second giv .
4 second giv number
-4 second giv tak
4 second go the
-4 second going the
4 second has lowest
-4 second hav SUBJECT
4 second hold .
-4 second i a
-4 second i e
4 second i go
-4 second if ,
-4 second in SUBJECT
-4 second in data
4 second in summary
-4 second invalid >
4 second is .
-4 second is :
-4 second is RIVAL
-4 second is SUBJECT
-4 second is THIS
-4 second is and
-4 second is out
-4 second is right
4 second it the
4 second list the
-4 second log complet
-4 second match >
-4 second may be
-4 second me but
4 second mor the
4 second my is
-4 second n #
4 second nam SUBJECT
-4 second no RIVAL
-4 second no THIS
4 second no for
-4 second no of
-4 second no show
-4 second not between
4 second not thi
4 second not to
4 second not used
-4 second of (
-4 second of wer
-4 second on i
4 second open >
4 second or .
-4 second or ;
4 second or RIVAL
4 second or THIS
-4 second order #
4 second order .
4 second out the
-4 second over #
-4 second per ;
4 second portal ONE
-4 second probably ONE
4 second remain .
-4 second report .
4 second request ,
-4 second result >
-4 second result ONE
-4 second return >
-4 second sam .
-4 second say ,
-4 second see reason
-4 second sign .
-4 second so is
-4 second sourc :
4 second stor the
4 second tabl ONE
4 second tabl the
-4 second tak >
4 second test .
4 second the ;
4 second the RIVAL
4 second the THIS
-4 second the add
4 second the certificat
4 second the credit
-4 second the is
4 second the open
-4 second the plan
4 second the print
-4 second the read
-4 second the system
-4 second the was
4 second the would
4 second thi >
4 second thi not
-4 second ticket >
4 second to out
4 second unabl say
-4 second unit SUBJECT
4 second valu .
-4 second went the
-4 second with ,
-4 second you not
""",
    "both": """\
88 word @mentions_2
-67 word #
-57 word @sides_1
57 word @sides_2
56 word or
55 word which
55 second RIVAL THIS
55 second THIS RIVAL
-53 word @mentions_3
-51 word @mentions_1
47 word both
47 next < ~
46 word two
45 next ~not ~
-43 next # ~
42 word :
42 next : >
42 second not which
41 next candidat :
40 second < answer
-39 word SUBJECT
38 next ~source ~
36 word could
36 word ~modal
35 next ~if ~
34 word either
-34 second SUBJECT SUBJECT
33 next RIVAL or
33 next THIS or
33 next ~says ~
-32 word ~but
32 word ~if
32 next RIVAL THIS
32 next THIS RIVAL
32 next ~ ~says
31 word ~limit
-30 word @sentences_1
-30 next , which
29 word between
-29 word the
-29 word ~more
-29 next < the
-29 next ~not RIVAL
-29 next ~not THIS
28 word leav
-28 word wer
28 word ~conflicts
28 word ~source
28 next between RIVAL
28 next between THIS
28 next ~ ~conflicts
28 next ~own ~modal
-28 second the .
-27 word latter
27 word tell
27 word ~not
-27 next the latter
26 next or RIVAL
26 next or THIS
26 next the two
-26 second < SUBJECT
26 second between and
26 second to ,
-25 word ,
-25 word ;
25 word candidat
25 word depend
25 word se
25 word to
25 word undecid
-25 word ~past
-25 next RIVAL in
-25 next THIS in
25 next depend on
25 next ~modal ~not
-25 second i the
-25 second the one
25 second undecid >
24 word ne
24 word not
24 next je ne
24 next the answer
-24 next ~ ~more
24 second either or
24 second the RIVAL
24 second the THIS
24 second which is
23 word possibl
23 word somewher
23 word you
23 next and i
23 next could be
-23 next ~ ONE
23 second could RIVAL
23 second could THIS
22 word can
22 word het
-22 word ~data
-22 word ~prefer
-22 next ; RIVAL
-22 next ; THIS
22 next < candidat
22 next RIVAL o
22 next THIS o
22 next answer :
22 next o RIVAL
22 next o THIS
-22 second RIVAL >
-22 second THIS >
22 second candidat >
22 second depend the
22 second i not
21 word log
21 word ~fits
21 next , RIVAL
21 next , THIS
-21 next : #
-21 next latter .
-21 next the RIVAL
-21 next the THIS
21 next ~ ~data
21 next ~ ~fits
21 next ~source )
-21 second < ,
-21 second latter >
21 second of two
20 word @sentences_3
-20 word ONE
20 word data
-20 word former
20 word null
20 word register
20 word si
-20 word ther
-20 word thi
20 next ( ~
20 next : null
20 next RIVAL -
20 next SUBJECT was
20 next THIS -
20 next i hav
-20 next is the
-20 next the former
20 next ~ ~not
-20 second SUBJECT >
19 word je
19 word open
19 word ~own
-19 next , ~but
19 next : ~factor
-19 next < SUBJECT
19 next < ~modal
19 next ONE or
-19 next RIVAL is
-19 next SUBJECT ,
-19 next THIS is
19 next it is
19 next or #
19 next say which
19 next ~ )
19 next ~ ~prefer
19 next ~source RIVAL
19 next ~source THIS
-19 second SUBJECT RIVAL
-19 second SUBJECT THIS
19 second SUBJECT of
19 second are .
19 second the is
-18 word but
18 word dashboard
18 word each
18 word não
18 word reconcil
-18 word ~really
18 word é
18 next - RIVAL
18 next - THIS
-18 next < #
18 next can not
18 next leav the
18 next on the
-18 next with the
18 next ~ .
18 next ~ ~if
18 next ~modal ~
-18 second , is
18 second SUBJECT the
18 second count ONE
18 second is of
18 second my :
18 second register >
17 word other
17 word und
17 word wert
-17 word with
-17 word ~stale
-17 next , i
17 next < ~limit
-17 next SUBJECT .
-17 next a .
17 next the data
17 next the plan
17 next which one
-17 next ~but ~
17 next ~limit ~data
-17 next ~says ONE
-17 second : ,
-17 second < #
17 second < on
-17 second RIVAL .
-17 second RIVAL SUBJECT
-17 second THIS .
-17 second THIS SUBJECT
-17 second a >
-17 second option .
16 word @mentions_4
-16 word after
16 word count
16 word csv
16 word if
-16 word is
16 word one
-16 word out
16 word sam
16 next < one
-16 next RIVAL ~
-16 next THIS ~
16 next not say
16 next one of
16 next ~ ~limit
-16 next ~check ~
16 next ~not ~says
-16 next ~stale ~
-16 second , RIVAL
-16 second , SUBJECT
-16 second , THIS
-16 second and ,
16 second is ,
15 word and
-15 word as
15 word camera
15 word im
-15 word in
15 word o
-15 word should
15 word toll
-15 next ) .
15 next ) ~
15 next < result
-15 next ONE .
15 next both .
15 next i can
15 next they are
15 next to RIVAL
15 next to THIS
15 next ~fits ,
-15 next ~source ~says
-15 second # .
-15 second ) >
-15 second , ,
15 second < and
15 second ONE #
15 second answer null
15 second both >
15 second i no
15 second the ,
14 word RIVAL
14 word THIS
-14 word consider
-14 word db
-14 word had
-14 word support
-14 word would
-14 word ~check
14 next , ONE
14 next , the
-14 next , ~
14 next , ~modal
14 next < either
14 next < my
-14 next < ther
-14 next ONE ,
-14 next ONE ~
-14 next RIVAL )
-14 next THIS )
14 next contradict each
14 next each other
14 next i could
-14 next log .
-14 next not RIVAL
-14 next not THIS
14 next null ,
14 next open .
14 next the sam
-14 next ther are
14 next which of
-14 next ~ >
-14 next ~ ~stale
14 next ~conflicts ~
14 next ~impossible ~
14 second . >
-14 second : >
14 second ; could
14 second < a
-14 second RIVAL not
-14 second THIS not
14 second and are
14 second contradict other
14 second has ,
14 second open >
14 second or .
-14 second the and
-13 word )
-13 word alternativ
-13 word duplicat
-13 word first
13 word impossibl
13 word ledger
13 word level
13 word official
13 word pas
-13 word sinc
13 word sourc
13 word them
-13 word use
13 word weekend
13 word ~impossible
-13 word ~wrong
13 next # :
-13 next # >
13 next ( ~source
13 next < het
13 next ONE ?
-13 next ONE ~source
13 next answer is
-13 next are SUBJECT
13 next are level
-13 next i consider
13 next i leav
13 next portal .
13 next tell which
13 next the count
13 next which .
13 second ( )
-13 second , :
13 second , >
13 second : SUBJECT
13 second < ?
-13 second < consider
-13 second < latter
13 second RIVAL (
13 second THIS (
13 second and hav
13 second answer >
13 second at ;
13 second be ,
13 second be .
13 second i both
13 second portal >
13 second read ONE
13 second the do
13 second the in
13 second to which
-13 second wer .
13 second which >
-12 word (
12 word @sentences_4
12 word accord
12 word answer
12 word api
-12 word averag
12 word b
12 word cover
-12 word follow
-12 word go
-12 word nor
12 word overall
-12 word rank
-12 word remov
-12 word row
12 word sich
-12 word that
12 next , SUBJECT
-12 next , it
12 next , without
12 next < ~own
-12 next = RIVAL
-12 next = THIS
-12 next RIVAL has
-12 next THIS has
12 next accord to
12 next either RIVAL
12 next either THIS
-12 next from RIVAL
-12 next from THIS
-12 next go with
12 next it could
12 next my count
12 next not tell
12 next the portal
12 next ~ ~
12 next ~factor ,
-12 next ~miscounted ~
12 next ~right .
12 second < could
-12 second < feed
12 second < leav
12 second < two
12 second and .
12 second if ,
12 second no for
12 second or :
12 second somewher RIVAL
12 second somewher THIS
12 second sourc :
12 second the record
12 second which the
11 word befor
11 word de
-11 word extract
11 word plan
11 word rang
-11 word who
11 word ~factor
11 next ) vs
-11 next , but
11 next , by
11 next , could
-11 next , so
-11 next , ~degree
11 next , ~source
-11 next ; the
11 next < both
11 next < by
11 next < could
11 next < somewher
-11 next < ~not
-11 next ONE db
11 next RIVAL (
11 next RIVAL accord
-11 next SUBJECT are
-11 next SUBJECT it
11 next SUBJECT read
11 next SUBJECT record
11 next THIS (
11 next THIS accord
-11 next figur is
11 next fil it
11 next includ the
-11 next it :
11 next order are
11 next the district
11 next the rang
11 next thes two
11 next to you
11 next two .
11 next you .
-11 next ~ -
11 next ~ ~right
-11 next ~ ~size
-11 next ~ ~wrong
11 next ~data :
11 next ~own ~miscounted
11 next ~source ,
-11 next ~source .
-11 second # RIVAL
-11 second # THIS
11 second , accord
11 second , be
11 second , by
11 second , if
-11 second : db
11 second ; the
11 second < RIVAL
11 second < THIS
11 second < be
11 second < draft
11 second < read
-11 second RIVAL #
11 second RIVAL by
11 second RIVAL could
-11 second SUBJECT ,
11 second SUBJECT =
-11 second THIS #
11 second THIS by
11 second THIS could
-11 second are ,
11 second can tell
11 second could be
11 second doe say
11 second fil .
-11 second go the
-11 second log >
11 second not ONE
11 second of SUBJECT
11 second or RIVAL
11 second or THIS
11 second record the
-11 second say SUBJECT
11 second the doe
-11 second the figur
-11 second the support
11 second the to
-11 second ther no
11 second two >
11 second you >
-10 word all
10 word allow
10 word annual
10 word assessment
-10 word beat
-10 word becaus
10 word cancell
-10 word correct
10 word district
10 word establish
-10 word final
-10 word from
10 word me
10 word oder
10 word on
-10 word passenger
10 word portal
10 word prefer
10 word remain
10 word result
10 word roughly
-10 word than
10 word tied
10 word utility
-10 word we
-10 word ~failed_call
-10 word ~size
10 next , sourc
10 next . .
10 next : sourc
10 next ; if
10 next ; ~if
10 next < assessment
-10 next < of
10 next < roughly
10 next < ~if
-10 next < ~prefer
-10 next RIVAL :
10 next RIVAL oder
-10 next SUBJECT :
-10 next THIS :
10 next THIS oder
-10 next _ ~
10 next _ ~source
10 next a figur
10 next agre .
10 next annual report
-10 next are no
10 next are tied
10 next ask the
10 next assessment >
10 next be RIVAL
10 next be THIS
10 next befor publish
10 next could not
10 next establish which
-10 next for RIVAL
-10 next for THIS
10 next hav no
-10 next in thi
10 next is ONE
10 next it 's
10 next me which
10 next not ,
10 next oder RIVAL
10 next oder THIS
10 next other ,
10 next record and
10 next register )
-10 next second one
10 next the annual
-10 next the one
10 next them .
10 next tied .
10 next two is
-10 next who SUBJECT
-10 next ~ ~but
-10 next ~more ~
-10 next ~own ~trust
-10 next ~past .
-10 next ~prefer :
-10 next ~says ,
10 next ~says =
-10 next ~trust ~
-10 second # >
-10 second , and
10 second < 's
10 second < accord
10 second < annual
10 second < data
10 second < hav
10 second < log
-10 second < second
10 second SUBJECT count
10 second SUBJECT was
-10 second _ :
10 second a .
10 second agre >
-10 second and RIVAL
10 second and SUBJECT
-10 second and THIS
-10 second and on
10 second are the
10 second box >
10 second fil is
-10 second first >
10 second i leav
10 second if count
-10 second in .
-10 second no count
-10 second not RIVAL
-10 second not THIS
10 second on SUBJECT
10 second other so
10 second rang -
10 second roughly to
10 second say ,
-10 second second is
10 second the are
10 second them >
-10 second thi .
10 second tied >
-9 word 'd
-9 word an
9 word basi
9 word box
9 word choic
9 word contradict
9 word definition
9 word found
9 word hotlin
-9 word last
-9 word lower
-9 word mean
-9 word number
-9 word only
9 word publish
-9 word reject
9 word report
-9 word revis
9 word sit
9 word thes
-9 word total
-9 word unit
-9 word went
-9 word ~degree
-9 word ~explained
9 word 张
-9 next ( RIVAL
-9 next ( THIS
9 next ) :
-9 next , ~explained
-9 next < ONE
9 next < between
9 next < depend
9 next < if
-9 next < in
-9 next < not
9 next RIVAL at
-9 next RIVAL beat
9 next RIVAL if
9 next RIVAL 张
9 next SUBJECT sit
9 next THIS at
-9 next THIS beat
9 next THIS if
9 next THIS 张
9 next _ api
9 next and the
-9 next ask ,
-9 next at the
9 next got RIVAL
9 next got THIS
9 next i found
9 next i got
-9 next i trust
-9 next it was
-9 next my answer
9 next no basi
9 next of thes
9 next question doe
9 next reconcil them
9 next register .
-9 next sinc the
9 next the choic
-9 next the report
9 next undecid .
9 next wer count
-9 next ~ #
9 next ~ ~miscounted
-9 next ~but RIVAL
-9 next ~but THIS
9 next ~conflicts .
-9 next ~data RIVAL
-9 next ~data THIS
-9 next ~data ~
9 next ~modal ~check
-9 next ~more ~data
-9 next ~own ~prefer
9 next ~own ~says
-9 next ~plan .
-9 next ~source (
9 next ~trust .
9 next 张 ,
-9 second # :
-9 second 's .
9 second ) .
9 second , at
9 second . (
9 second < got
-9 second ONE the
9 second RIVAL and
9 second RIVAL another
-9 second SUBJECT :
9 second THIS and
9 second THIS another
-9 second answer #
9 second basi prefer
9 second do agre
-9 second figur the
9 second first :
-9 second from to
-9 second i with
-9 second is one
-9 second it ONE
9 second leav open
9 second log ONE
-9 second no RIVAL
-9 second no THIS
-9 second on .
9 second or ,
9 second question not
9 second reconcil .
9 second say .
9 second sit RIVAL
9 second sit THIS
-9 second survey .
-9 second the say
-9 second the survey
-9 second to RIVAL
-9 second to THIS
9 second was in
9 second wer on
8 word agre
8 word another
-8 word cam
-8 word drop
8 word exclud
-8 word feed
-8 word floor
8 word gateway
8 word got
-8 word il
8 word just
8 word my
-8 word neither
-8 word niet
8 word pleas
-8 word rat
8 word read
8 word record
-8 word return
-8 word run
-8 word second
8 word sign
8 word stay
-8 next 'd ~
-8 next , as
8 next , candidat
-8 next : ~own
8 next ; it
8 next < je
-8 next < rank
-8 next > RIVAL
-8 next > THIS
-8 next > ~
-8 next ONE is
-8 next RIVAL nor
-8 next THIS nor
-8 next after remov
8 next basi for
-8 next consider the
8 next count is
8 next dashboard ,
8 next data :
8 next for prefer
-8 next i 'd
8 next is either
-8 next it .
8 next log is
-8 next neither RIVAL
-8 next neither THIS
-8 next nor RIVAL
-8 next nor THIS
8 next not agre
-8 next than RIVAL
-8 next than THIS
-8 next the floor
-8 next the ground
8 next the question
8 next the sign
8 next to tell
8 next two figur
-8 next with RIVAL
-8 next with THIS
-8 next would be
-8 next ~ _
8 next ~ ~trust
8 next ~check .
8 next ~fits .
-8 next ~own 'd
-8 next ~past ~
8 next ~prefer ~
8 next ~source ~conflicts
-8 next ~source ~miscounted
-8 second ( remov
-8 second , former
8 second - .
8 second : or
-8 second ; them
8 second < not
8 second < or
8 second < sit
-8 second > >
-8 second RIVAL a
-8 second RIVAL after
-8 second RIVAL the
-8 second THIS a
-8 second THIS after
-8 second THIS the
8 second accord the
-8 second and ;
8 second and both
8 second and from
8 second can say
8 second count the
8 second dashboard RIVAL
8 second dashboard THIS
-8 second de ,
8 second each ,
8 second in and
-8 second it >
8 second it a
-8 second neither nor
8 second nicht .
8 second not between
8 second one the
8 second option :
8 second register .
8 second remain .
8 second report is
-8 second say and
8 second second :
8 second settl .
8 second stay .
8 second tell which
-8 second the 's
8 second the contradict
8 second the export
8 second two right
8 second without RIVAL
8 second without THIS
-7 word 's
-7 word .
-7 word by
-7 word claim
-7 word column
-7 word conclusion
-7 word did
7 word do
-7 word en
-7 word input
-7 word many
7 word own
7 word plausibl
-7 word ros
-7 word sino
-7 word their
7 word unknown
-7 word what
-7 word ~miscounted
-7 next # #
-7 next # RIVAL
-7 next # THIS
-7 next # which
-7 next ( #
7 next , depend
-7 next , not
-7 next , ~own
-7 next - #
7 next : csv
-7 next ; without
-7 next ; ~not
-7 next < conclusion
-7 next < draft
-7 next < ~data
-7 next < ~past
7 next = ONE
-7 next RIVAL ?
-7 next RIVAL order
-7 next RIVAL ~factor
7 next RIVAL ~if
-7 next RIVAL ~not
-7 next SUBJECT ;
-7 next THIS ?
-7 next THIS order
-7 next THIS ~factor
7 next THIS ~if
-7 next THIS ~not
-7 next becaus the
-7 next conclusion >
7 next count :
7 next do not
7 next favour one
-7 next floor plan
-7 next former is
7 next het dashboard
-7 next how many
-7 next i do
-7 next i tak
-7 next i went
7 next is RIVAL
7 next is THIS
7 next is right
-7 next is what
7 next it open
-7 next it should
7 next l RIVAL
7 next l THIS
7 next leav it
-7 next left out
7 next log ,
-7 next log RIVAL
-7 next log THIS
-7 next many SUBJECT
7 next not establish
-7 next not hav
7 next not settl
-7 next on averag
7 next other .
7 next peopl .
-7 next pleas use
-7 next rank :
7 next report #
7 next report has
7 next report it
7 next result >
-7 next say ONE
-7 next should be
-7 next tak the
7 next tell me
-7 next the tabl
7 next was the
-7 next went with
-7 next wer SUBJECT
-7 next which i
-7 next ~ =
7 next ~ ~doubt
7 next ~ ~source
7 next ~doubt ~
7 next ~miscounted :
-7 next ~more .
7 next ~not ,
7 next ~says ~own
-7 next 张 >
-7 second , _
-7 second , the
-7 second , would
7 second : and
7 second : by
-7 second ; RIVAL
-7 second ; THIS
7 second ; can
7 second < b
7 second < by
7 second < is
-7 second < order
-7 second < use
-7 second < wer
7 second < with
-7 second RIVAL but
7 second RIVAL das
7 second RIVAL depend
7 second RIVAL la
7 second RIVAL to
-7 second SUBJECT ONE
-7 second SUBJECT not
-7 second THIS but
7 second THIS das
7 second THIS depend
7 second THIS la
7 second THIS to
7 second api valu
7 second be ;
-7 second both and
7 second could establish
-7 second es RIVAL
-7 second es THIS
-7 second fil >
7 second for .
-7 second how SUBJECT
7 second if are
-7 second in ,
7 second it RIVAL
7 second it THIS
7 second l .
7 second log .
7 second log complet
-7 second many are
7 second no to
-7 second of .
-7 second or ?
7 second other >
7 second peopl >
7 second prefer .
-7 second ros RIVAL
-7 second ros THIS
-7 second should RIVAL
-7 second should THIS
7 second the fil
-7 second the plan
-7 second the sheet
7 second the show
-7 second the sourc
7 second to SUBJECT
-7 second to how
-7 second went the
-7 second would RIVAL
-7 second would THIS
-6 word %
-6 word =
-6 word _
-6 word away
6 word cach
6 word clear
6 word correcta
6 word databas
6 word disagre
6 word equally
-6 word even
6 word find
6 word further
6 word gaug
-6 word has
-6 word her
-6 word ist
6 word l
-6 word leaflet
-6 word list
-6 word longer
6 word matter
-6 word may
6 word meter
-6 word mill
6 word option
6 word peopl
6 word question
-6 word recomput
-6 word scheduler
-6 word shar
-6 word sheet
6 word they
-6 word tim
-6 word tracker
-6 word tru
-6 word up
6 word verifi
-6 word wrong
-6 word yet
6 word ~
-6 word 枚です
-6 next # )
-6 next 's ONE
-6 next ( the
-6 next ( ~prefer
6 next , and
-6 next , becaus
6 next , das
-6 next , et
6 next , ~fits
-6 next : i
-6 next : ~data
6 next < box
-6 next < c
-6 next < we
-6 next RIVAL #
6 next RIVAL ,
-6 next RIVAL SUBJECT
6 next RIVAL by
-6 next RIVAL sino
-6 next RIVAL vs
6 next RIVAL whil
6 next RIVAL with
-6 next RIVAL ~modal
-6 next RIVAL ~prefer
6 next SUBJECT in
-6 next THIS #
6 next THIS ,
-6 next THIS SUBJECT
6 next THIS by
-6 next THIS sino
-6 next THIS vs
6 next THIS whil
6 next THIS with
-6 next THIS ~modal
-6 next THIS ~prefer
-6 next _ ~data
6 next and RIVAL
6 next and THIS
6 next api ,
6 next box RIVAL
6 next box THIS
-6 next by RIVAL
-6 next by THIS
6 next csv >
-6 next db >
-6 next de RIVAL
-6 next de THIS
-6 next draft :
-6 next et non
6 next fals ,
6 next feed RIVAL
6 next feed THIS
-6 next first .
-6 next former .
6 next from the
-6 next includ it
-6 next is SUBJECT
6 next ledger .
-6 next mill #
6 next not reconcil
6 next of them
-6 next on RIVAL
-6 next on THIS
6 next or the
6 next settl it
6 next somewher between
-6 next the api
6 next the csv
-6 next the dashboard
6 next the definition
6 next the gateway
-6 next the tracker
-6 next them ,
-6 next to compar
-6 next wer RIVAL
-6 next wer THIS
-6 next what the
6 next you trust
-6 next ~ (
-6 next ~ ,
-6 next ~ ;
-6 next ~ RIVAL
-6 next ~ THIS
6 next ~ ~plan
6 next ~data >
6 next ~factor _
6 next ~not ;
6 next ~past ~own
-6 next ~really ~
-6 next ~size ~
-6 next ~source 's
-6 next ~source ;
6 next ~stale ,
-6 next ~stale .
-6 next ~wrong .
-6 next ~wrong ~
-6 next 枚です >
6 second # the
6 second 'est RIVAL
6 second 'est THIS
6 second ( log
-6 second , non
-6 second , of
6 second , or
6 second - >
-6 second : )
6 second ; must
-6 second < .
-6 second < =
-6 second < ONE
-6 second < candidat
6 second < depend
-6 second < did
-6 second ONE not
-6 second RIVAL ,
6 second RIVAL report
6 second RIVAL sourc
-6 second SUBJECT becaus
-6 second SUBJECT has
-6 second THIS ,
6 second THIS report
6 second THIS sourc
6 second a RIVAL
6 second a THIS
-6 second a of
-6 second and and
-6 second and log
6 second both #
-6 second feed ONE
-6 second fil the
-6 second former >
-6 second has .
-6 second i ONE
6 second i left
-6 second i on
6 second in >
6 second is .
6 second ledger >
6 second matter .
6 second not it
-6 second number the
-6 second of RIVAL
-6 second of THIS
-6 second one right
6 second or >
-6 second report .
6 second report RIVAL
6 second report THIS
-6 second result >
6 second result ONE
-6 second sheet the
-6 second so with
6 second the could
-6 second the differ
-6 second the number
6 second the open
-6 second ther RIVAL
-6 second ther THIS
-6 second valu ONE
-6 second was .
6 second which you
5 word ?
5 word advis
-5 word against
5 word agreement
-5 word ahead
5 word airlin
5 word archiv
-5 word authoritativ
5 word call
-5 word ce
-5 word confirm
-5 word contrary
5 word das
5 word due
-5 word earlier
-5 word entry
5 word exchang
5 word favour
5 word figur
5 word fleet
-5 word giv
-5 word group
5 word hard
5 word hav
-5 word how
-5 word maar
5 word must
5 word nennt
-5 word p
-5 word per
-5 word plac
-5 word que
5 word recommendation
-5 word reli
-5 word richtig
-5 word school
5 word server
-5 word so
5 word someon
-5 word tak
-5 word thought
5 word tower
-5 word van
5 word whil
-5 word win
5 word without
-5 word x
5 word ~doubt
-5 word ~generally
-5 word ~plan
5 word ~right
-5 word ~seem
-5 word ~trust
-5 next # %
-5 next # =
-5 next 'd go
-5 next 's RIVAL
-5 next 's THIS
-5 next ( ONE
-5 next , #
5 next , valu
-5 next , ~prefer
-5 next : b
-5 next : valu
-5 next ; ~past
-5 next < la
5 next < option
5 next < second
5 next < tell
-5 next < ~check
5 next < ~source
5 next ? >
5 next ONE (
5 next ONE >
5 next RIVAL .
-5 next RIVAL after
5 next RIVAL are
-5 next RIVAL wer
-5 next RIVAL ~source
-5 next SUBJECT >
-5 next SUBJECT the
5 next THIS .
-5 next THIS after
5 next THIS are
-5 next THIS wer
-5 next THIS ~source
-5 next _ answer
-5 next a RIVAL
-5 next a THIS
5 next and both
5 next apply .
-5 next are RIVAL
-5 next are THIS
5 next are includ
5 next b :
-5 next but RIVAL
-5 next but THIS
-5 next by a
5 next by one
5 next check with
-5 next column .
-5 next compar RIVAL
-5 next compar THIS
5 next complet .
-5 next contrary to
5 next dashboard show
-5 next did not
5 next figur .
-5 next follow the
5 next found noth
5 next hard to
5 next has been
-5 next has the
-5 next hav been
5 next i list
-5 next i need
-5 next i would
-5 next if transfer
5 next if you
5 next in ,
5 next inconsistent .
-5 next is #
-5 next is authoritativ
5 next is meant
-5 next it would
5 next know which
5 next la RIVAL
5 next la THIS
-5 next list ,
5 next loan .
5 next log )
5 next log show
-5 next mean :
5 next net SUBJECT
-5 next not be
5 next not decid
5 next not find
5 next noth that
5 next null >
5 next option a
5 next option b
5 next plausibl .
5 next pleas check
-5 next read RIVAL
-5 next read THIS
-5 next reli on
-5 next remov duplicat
5 next result :
-5 next ros from
-5 next sino RIVAL
-5 next sino THIS
-5 next so i
5 next so it
-5 next the ONE
5 next the airlin
-5 next the feed
-5 next the final
-5 next the leaflet
-5 next the mean
-5 next to be
5 next tower log
-5 next unit :
-5 next was RIVAL
-5 next was THIS
5 next without a
-5 next you ask
-5 next ~ ~error
-5 next ~ ~really
-5 next ~check RIVAL
-5 next ~check THIS
-5 next ~conflicts (
5 next ~data ~modal
-5 next ~degree ~own
5 next ~fits :
-5 next ~not ~data
5 next ~not ~fits
-5 next ~own ~data
-5 next ~past ~past
5 next ~plan ~
-5 next ~plan ~says
-5 next ~prefer ,
-5 next ~prefer .
-5 next ~says .
5 next ~says ~more
-5 next ~source ~source
5 next ~wrong ,
-5 second 's ,
5 second ) RIVAL
5 second ) THIS
5 second , b
-5 second , you
-5 second : .
-5 second : first
-5 second ; would
-5 second < ;
-5 second < >
5 second < between
5 second < can
-5 second < compar
5 second < count
-5 second < former
-5 second < in
-5 second < lead
5 second < plan
5 second < prob
-5 second < trust
-5 second ONE .
5 second ONE and
-5 second RIVAL are
-5 second RIVAL in
5 second RIVAL log
5 second RIVAL net
5 second RIVAL one
-5 second RIVAL which
5 second SUBJECT #
-5 second THIS are
-5 second THIS in
5 second THIS log
5 second THIS net
5 second THIS one
-5 second THIS which
5 second _ >
-5 second after duplicat
-5 second after the
5 second and found
5 second answer ONE
5 second answer SUBJECT
5 second apply >
5 second are it
5 second b ONE
5 second b RIVAL
5 second b THIS
5 second can decid
5 second can reconcil
-5 second column >
5 second complet >
-5 second contrary the
-5 second correct >
5 second could find
-5 second do hav
-5 second draft ONE
-5 second duplicat )
-5 second en RIVAL
-5 second en THIS
5 second favour .
5 second figur >
-5 second final answer
5 second found that
5 second from api
5 second i RIVAL
5 second i THIS
-5 second i go
-5 second i to
5 second i two
-5 second includ is
5 second inconsistent >
5 second it either
-5 second la .
5 second loan >
5 second log not
5 second look .
-5 second my is
5 second nennt ,
5 second not to
-5 second of and
5 second one say
5 second plausibl >
5 second pleas with
5 second portal RIVAL
5 second portal THIS
-5 second remov >
5 second report :
-5 second row >
-5 second that is
5 second the can
-5 second the column
-5 second the of
-5 second to api
-5 second two ,
5 second with ,
5 second you the
5 second your .
4 word 'll
-4 word aantal
-4 word about
4 word abov
4 word also
-4 word among
-4 word au
4 word be
-4 word cadastr
-4 word chiffr
4 word choos
-4 word cifra
-4 word com
-4 word compar
4 word complet
-4 word compt
-4 word correction
-4 word day
-4 word del
-4 word deliver
-4 word determin
-4 word end
-4 word et
-4 word europ
4 word exactly
-4 word fail
4 word fals
-4 word get
4 word gross
4 word ground
-4 word higher
-4 word hourly
-4 word includ
4 word inconsistent
-4 word interim
4 word la
-4 word lat
4 word limit
4 word loan
-4 word los
-4 word low
-4 word lowest
-4 word mai
-4 word manual
-4 word margin
4 word meant
-4 word month
4 word net
4 word nicht
-4 word no
4 word noth
-4 word press
-4 word print
4 word reach
-4 word registr
-4 word registry
-4 word retien
4 word right
-4 word saturday
-4 word say
4 word scal
-4 word seem
-4 word select
-4 word small
4 word sonar
4 word start
-4 word stat
4 word statement
-4 word statu
-4 word still
-4 word stor
-4 word summary
-4 word system
4 word tie
-4 word tool
4 word unclear
4 word uniqu
-4 word using
4 word view
4 word vs
-4 word wait
4 word way
-4 word well
-4 word year
4 word your
-4 word ~error
-4 word ~odd
4 word ~says
-4 word —
4 next 'd rather
4 next 'd ~degree
-4 next 'd ~says
-4 next ( after
-4 next ( ~check
-4 next ( ~miscounted
-4 next ( ~not
4 next ) or
-4 next , ahead
4 next , another
4 next , answer
4 next , log
-4 next , nicht
-4 next , ~check
-4 next - -
4 next - up
4 next : box
4 next : fals
4 next : ~wrong
-4 next ; sinc
-4 next < (
-4 next < -
-4 next < after
-4 next < contrary
-4 next < final
4 next < from
-4 next < i
4 next < it
-4 next < mean
-4 next < no
-4 next < o
4 next < order
-4 next < reject
-4 next < sensor
-4 next < sinc
4 next < so
4 next < someon
-4 next < to
-4 next < total
-4 next < use
-4 next < wait
4 next < which
4 next < with
-4 next < x
-4 next < ~conflicts
4 next < ~factor
-4 next < ~really
-4 next < ~size
-4 next ONE )
-4 next ONE ;
4 next ONE SUBJECT
-4 next RIVAL ;
4 next RIVAL and
-4 next RIVAL cam
4 next RIVAL hav
-4 next RIVAL i
-4 next RIVAL last
4 next RIVAL of
4 next RIVAL on
-4 next RIVAL should
-4 next RIVAL was
-4 next RIVAL ~own
-4 next RIVAL ~past
-4 next SUBJECT #
-4 next SUBJECT (
4 next SUBJECT api
4 next SUBJECT each
-4 next SUBJECT report
-4 next THIS ;
4 next THIS and
-4 next THIS cam
4 next THIS hav
-4 next THIS i
-4 next THIS last
4 next THIS of
4 next THIS on
-4 next THIS should
-4 next THIS was
-4 next THIS ~own
-4 next THIS ~past
4 next a :
4 next a tie
-4 next ahead of
-4 next and SUBJECT
-4 next and not
4 next and they
-4 next answer ,
4 next api :
-4 next api report
-4 next as the
-4 next as you
-4 next authoritativ .
-4 next but the
4 next clear .
-4 next compt RIVAL
-4 next compt THIS
4 next count ,
4 next csv ,
-4 next data .
4 next decid which
4 next definition :
4 next each .
-4 next en compt
4 next exactly #
-4 next feed :
4 next figur ,
-4 next final _
4 next find out
4 next first call
4 next gav RIVAL
4 next gav THIS
4 next gross SUBJECT
-4 next had the
4 next has RIVAL
4 next has THIS
-4 next hav .
-4 next hourly fil
-4 next i reli
4 next i was
4 next in #
-4 next in SUBJECT
4 next is complet
-4 next is not
-4 next is wrong
-4 next je retien
-4 next latter is
4 next log >
4 next log has
-4 next longer than
-4 next no es
4 next no way
-4 next not ONE
-4 next of which
-4 next on tim
4 next open which
4 next plan has
4 next point to
4 next possibl .
-4 next question ask
4 next rather not
-4 next raw row
-4 next recomput from
-4 next report .
4 next report both
-4 next row ,
-4 next second .
4 next second call
-4 next seem to
4 next so pleas
4 next so the
4 next sourc :
4 next tabl say
-4 next that .
-4 next that is
-4 next the #
4 next the app
-4 next the cadastr
-4 next the fil
-4 next the hourly
4 next the ledger
-4 next the meter
4 next the other
-4 next the rat
-4 next the registry
-4 next the second
-4 next ther wer
-4 next to hav
-4 next transfer wer
-4 next two candidat
-4 next two do
-4 next valu :
-4 next wait ,
-4 next x ONE
-4 next year .
-4 next ~ :
-4 next ~ ~factor
-4 next ~ ~failed_call
4 next ~ ~swap
4 next ~conflicts ~data
4 next ~degree ~not
-4 next ~factor :
4 next ~factor >
-4 next ~failed_call ,
-4 next ~fits ~
-4 next ~fits ~not
4 next ~limit .
-4 next ~miscounted )
-4 next ~modal ~fits
-4 next ~modal ~says
-4 next ~not ONE
-4 next ~not ~check
4 next ~not ~degree
-4 next ~plan )
-4 next ~really ,
4 next ~says #
-4 next ~says >
-4 next ~says RIVAL
-4 next ~says THIS
-4 next ~says ~data
-4 next ~seem ~
4 next ~source ~factor
-4 next ~source ~past
-4 next ~source ~seem
-4 second # #
4 second # each
4 second 'd not
-4 second 'd with
-4 second ( :
-4 second ( and
-4 second ( from
-4 second , #
-4 second , 'd
-4 second , 's
-4 second , ONE
4 second , on
4 second , pleas
-4 second , than
-4 second , that
-4 second - -
4 second . .
-4 second : #
-4 second : is
4 second < counter
4 second < found
4 second < from
4 second < lin
-4 second < rat
4 second < remain
-4 second < ros
-4 second < sheet
4 second < was
-4 second < went
-4 second < would
-4 second ONE (
-4 second ONE which
-4 second RIVAL :
-4 second RIVAL be
-4 second RIVAL nicht
-4 second RIVAL second
4 second RIVAL tabl
-4 second RIVAL wer
-4 second RIVAL with
4 second SUBJECT and
4 second SUBJECT in
-4 second SUBJECT return
-4 second SUBJECT run
-4 second THIS :
-4 second THIS be
-4 second THIS nicht
-4 second THIS second
4 second THIS tabl
-4 second THIS wer
-4 second THIS with
4 second a ONE
-4 second a margin
-4 second ahead RIVAL
-4 second ahead THIS
-4 second and )
-4 second and has
-4 second api RIVAL
-4 second api THIS
-4 second as ask
-4 second ask it
-4 second authoritativ >
-4 second cadastr RIVAL
-4 second cadastr THIS
4 second call ONE
-4 second candidat :
4 second check .
4 second clear >
-4 second compar with
4 second csv RIVAL
4 second csv THIS
4 second databas .
4 second databas RIVAL
4 second databas THIS
-4 second drop .
-4 second e RIVAL
-4 second e THIS
4 second each .
4 second each >
4 second es .
4 second exactly >
-4 second final RIVAL
-4 second final THIS
4 second from first
-4 second hav >
4 second hav basi
4 second i check
-4 second i confirm
4 second i rather
-4 second i report
4 second i unabl
4 second in SUBJECT
-4 second is ONE
4 second it .
4 second it which
4 second lead >
-4 second lie the
4 second list so
-4 second list the
-4 second longer RIVAL
-4 second longer THIS
-4 second mean #
-4 second month >
-4 second not ,
-4 second not a
4 second not on
-4 second not that
-4 second not the
4 second on ,
4 second one ,
4 second one them
4 second or (
-4 second order >
4 second pleas which
4 second point RIVAL
4 second point THIS
4 second possibl >
-4 second recomput the
-4 second reli the
-4 second reliabl .
-4 second revis RIVAL
-4 second revis THIS
4 second say is
-4 second second >
-4 second seem hav
-4 second sourc (
4 second tell is
-4 second than .
-4 second that >
-4 second the (
-4 second the :
4 second the api
-4 second the ask
-4 second the claim
-4 second the count
4 second the dat
-4 second the giv
-4 second the row
-4 second the seem
-4 second the was
-4 second the win
-4 second tim RIVAL
-4 second tim THIS
4 second to :
4 second to data
-4 second to in
-4 second tool >
4 second vs RIVAL
4 second vs THIS
-4 second was RIVAL
-4 second was THIS
-4 second wer ,
-4 second wer and
-4 second which RIVAL
-4 second which THIS
4 second which right
4 second which them
-4 second with SUBJECT
-4 second without ,
-4 second x >
-4 second year >
-4 second you ,
4 second you .
4 second you and
""",
}
"""Of each group hundredths of a log odd, a feature, its words."""
