"""Learnt by `python -m bench.conclusion --write`; not written by hand."""

BIAS = {"none": -108, "both": -394}
WORDS = """
# % 'd 'est 'm 's ( ) , - . : ; < = > ? @closes @first @last @mentions_1 @mentions_2 @mentions_3
@mentions_4 @opens @sentences_1 @sentences_2 @sentences_3 @sentences_4 @sides_1 @sides_2
@this_0_rival_1 @this_1_rival_0 @this_1_rival_1 @this_1_rival_2 @this_2_rival_1 @this_2_rival_2 ONE
RIVAL SUBJECT THIS _ a aantal about abov accord across actual actually add adjust advis after again
against agre agreement ahead airlin align all allow alon alternativ although among amount an and
annual another answer api app appear apply archiv are area around as ask assessment asset at
attribut au audit aus authoritativ availabl averag avg away b back bar basi batch be beat becaus
bed been befor began behind believ best betrouwbaar better between bill bird board book booking
both box breakdown brochur broken budget but by c cach cadastr call cam camera can cancell candidat
capacity catalogu caution caveat ce certificat chang chart check chiffr choic choos cifra claim
clash clear clearly clinic clos column com comment commit compar complet compt conclusion confidenc
confirm conflict consider contract contradict contradictory contrary correct correcta correction
could count counter cours cover crash credit cross csv d daily das dashboard dat data databas dato
day db de decid decision declin deep defectiv definition del delay deliver deni depend der det
detail determin di did die differ different digit direct disagre discard discrepancy disregard
district divid do document doe dos doubl doubt down draft drop drov due duplicat e each earlier
edit ein either el en encyclopaedia end entry equally error es establish estimat está et europ even
every evidenc exact exce exchang exclud exist export extract factor fail fals far favour feed fewer
fiabl field figur fil final find first flag fleet flight floor follow for foram former found four
fre from full further g gap gat gateway gaug gav get giv given go going good got grew gross ground
group growth guess haben had hall hard has hav help her het high higher highest his hmm hold hotlin
hour hourly how however http i ich id if ik il im implausibl impossibl in includ inconsistent
incorrect input instead interim invalid invoic is ist it item its je just k kan kann keep kept km
know known l la label larg last lat later latter le lead leaflet leav ledger left less level
liberal lie lik likely limit lin list liv load loan log longer look lookup los lost low lower
lowest m maar mad mai mak manifest manual many march margin match matter max maximum may me mean
meant measur median medio men mention meter metric mill miss mistaken mix month mor most much must
my n na nam ne need neither nennt net never new next nicht niet no non nor north not noth now null
number nurs não o oder of offic official ok old older on onc one only ont op open opinion option or
order other otherwis out outlier output over overall own p pag paper park pars partial pas pass
passenger pdf pend peopl per pero pi pick plac plain plan plausibl pleas point portal possibl
prefer preliminary press previou print prob probably product publish put q quarter que queri query
question quot r ran rang rank rat rather raw re reach read reading real reason recommendation
recomput reconcil record recount reflection refresh refund regard register registr registry reject
releas reliabl remain remov renewal replac report request result retien return review revis
revision richtig right ros roughly row rul run runner s said sam satellit saturday sav saw say scal
scan scheduler school scor scratch sd se search second see seem seen selby select sensor server
servic sery settl shar sheet shift should show si sich sign significant sinc sino sit six siz small
so sold someon somewher sonar sondern sorry sourc speak stak stall stand start stat station statu
stay step still stor sum summary sun sunday support survey surviv suspect suspiciou swap system
tabl tak tally target tell ten test than that the their them then ther therefor thes they thi think
third thos though thought thousand thre ticket tie tied tim to together told toll too took tool top
total tower toy tracker transfer treat trial tru trust turn twic two una unabl unclear und undecid
unit unknown until up updat us use used using usual utility valid valor valu van verifi verify
version visit vs wait want ward was way we websit week weekend well went wer wert what wherea which
whil who whol will win winner with without women work would wrong wrot wurden x y year yet yield
york you your zahl zinc zunächst ~ ~but ~check ~conflicts ~data ~degree ~doubt ~error ~explained
~factor ~failed_call ~fits ~generally ~if ~impossible ~limit ~miscounted ~modal ~more ~not ~odd
~own ~past ~plan ~prefer ~really ~right ~says ~seem ~size ~source ~stale ~swap ~trust ~wrong è é क
ल — です 张 枚です
"""
WEIGHTS = {
    "this": """\
74 next ONE .
67 word @closes
-61 word ~source
-58 next ~ >
57 next ONE >
-54 word ~not
-51 word not
50 word SUBJECT
-48 next ONE #
46 word @opens
45 word @last
45 next SUBJECT SUBJECT
44 next < ONE
-44 next not ONE
-44 next ~not ONE
44 second ONE >
43 word it
-42 word ~plan
-41 word stor
41 next SUBJECT .
41 next is ONE
41 second < ,
-40 next ~not ~
-40 second , >
40 second it ONE
-40 second not .
-39 word ~says
39 second SUBJECT >
-38 next ONE ~
38 second < .
-37 next ~says ONE
-36 next ~source ~
36 second SUBJECT ONE
-35 next < the
34 word @this_2_rival_1
34 second ONE .
-33 word load
33 next < SUBJECT
32 word .
-32 word out
31 word <
31 word >
31 next SUBJECT :
-31 next ~ ;
-30 word unknown
30 next . >
-30 second < only
30 second answer ONE
-29 word ;
-29 next ~plan ~
29 second < SUBJECT
28 word :
28 word ONE
28 next ONE SUBJECT
-28 next ONE was
28 next ~ )
28 second SUBJECT SUBJECT
27 word are
27 word final
-27 word only
27 word wer
-27 next ~ .
-27 second SUBJECT was
-26 word betrouwbaar
-26 word kan
-26 next SUBJECT >
26 next it is
-26 next ~modal ~not
-26 next ~source ~data
26 second < =
-26 second < kan
26 second SUBJECT .
-25 word 's
-25 next < ~own
-25 next ~own ~
-25 second ONE but
24 word all
-24 word as
-24 word found
24 word that
24 word ~really
24 next # ~
24 next the SUBJECT
-24 next ~data ~
23 next : ONE
23 next < ~really
23 next ONE ,
-23 next ONE ~modal
23 next has ONE
-23 next ~ :
-23 next — ~
23 second < ;
-23 second ONE of
-23 second was .
23 second wer .
-22 word ?
-22 word valu
-22 next < i
22 next < x
22 next < ~data
-22 next ? >
-22 next ONE —
22 next x ONE
-22 next ~ ~not
-22 second _ :
-22 second is #
22 second x >
-21 word first
21 word on
-21 word was
21 word with
21 word x
-21 word —
21 next ( #
-21 next < not
21 second , i
21 second the say
20 word -
-20 next # SUBJECT
-20 next ( ONE
20 next < it
-20 next ONE ?
-20 next ONE is
-20 next not be
-20 next of ONE
20 second ONE SUBJECT
20 second SUBJECT #
20 second SUBJECT :
19 word order
-19 word would
-19 word ~past
19 next SUBJECT a
-19 next was SUBJECT
19 next ~ ONE
19 second # #
19 second # )
-19 second ( )
-19 second < ?
-19 second ONE )
-19 second not ONE
-19 second return ,
-18 word follow
18 word giv
18 word per
-18 word record
-18 word valor
-18 next : ~
18 next SUBJECT ,
-18 next as ONE
-18 next for ONE
-18 next load .
-18 next stor valu
-18 next ~ ~plan
-18 next ~if ~
-18 next ~miscounted .
18 second , that
-18 second ONE ,
-18 second load >
-18 second only #
17 word after
-17 word befor
-17 word but
-17 word earlier
17 word in
-17 word row
-17 next # ~source
-17 next , ~prefer
17 next ONE :
-17 next i only
-17 next last _
17 next not SUBJECT
17 next should be
-17 next the answer
17 next wer SUBJECT
17 next with #
-17 next ~ ~wrong
-17 next ~miscounted :
-17 next ~not ~data
17 second , SUBJECT
17 second : >
17 second < :
17 second not :
16 word %
-16 word com
-16 word null
16 word should
-16 word sit
16 word sum
16 word without
-16 word ~but
16 next , with
-16 next , ~past
16 next - #
-16 next : null
-16 next < ~not
16 next figur is
16 next so ONE
-16 next the ONE
16 next ~own ~data
16 second not >
-16 second the return
15 word averag
-15 word ~miscounted
-15 word ~modal
15 next # ~data
15 next : i
15 next : ~own
-15 next SUBJECT ONE
15 next SUBJECT in
-15 next _ ~
-15 next contradict the
-15 next could not
-15 next in the
-15 next not use
-15 next return rat
-15 next so far
-15 next ~ ~data
-15 next ~degree ~degree
15 next ~really ONE
-15 next ~says ~data
15 second # >
15 second , #
-15 second : #
-15 second = .
-15 second answer null
15 second the .
-15 second valu ONE
14 word #
-14 word @this_1_rival_1
-14 word de
-14 word either
-14 word field
-14 word fre
14 word ther
14 word wrong
14 next # >
-14 next 's ~
14 next , ONE
-14 next : ~factor
14 next < final
-14 next ONE and
-14 next ONE can
-14 next fil .
14 next final answer
14 next giv ONE
-14 next had ONE
14 next my answer
-14 next nam ONE
-14 next rat ,
-14 next say ONE
-14 next the sit
-14 next ~ ~miscounted
-14 next ~past _
14 next ~right ~
-14 next ~wrong )
14 next ~wrong ~
14 second , ONE
14 second < is
14 second < should
-14 second < sit
-14 second SUBJECT say
-14 second about SUBJECT
14 second in ,
14 second is ,
14 second is >
14 second on .
14 second the list
13 word amount
13 word and
-13 word dato
-13 word entry
-13 word of
-13 word saturday
13 word say
-13 word summary
-13 word ten
-13 word too
-13 word you
-13 word ~own
13 word ~right
13 next # %
-13 next # for
13 next ( ~
-13 next < saturday
13 next ONE wer
13 next ONE ~factor
13 next SUBJECT wer
13 next about ONE
-13 next against #
13 next are ONE
13 next at the
-13 next is about
13 next it 's
-13 next read ONE
13 next that figur
-13 next the field
-13 next the summary
13 next use ONE
-13 next ~ 's
-13 next ~not ~source
13 next ~past #
13 second # ,
-13 second # against
13 second 's .
13 second ) >
-13 second , _
13 second ONE the
-13 second SUBJECT about
-13 second SUBJECT not
-13 second api ONE
13 second are .
-13 second count ONE
13 second figur wrong
-13 second i no
13 second no ONE
-13 second report ONE
13 second should ONE
13 second ther ONE
-12 word against
-12 word api
12 word dos
-12 word draft
12 word figur
12 word hold
-12 word is
-12 word no
-12 word partial
-12 word read
-12 word station
-12 word took
12 next , as
12 next , ~own
12 next < answer
-12 next < stor
12 next ONE order
-12 next SUBJECT (
12 next and that
-12 next answer is
12 next i had
12 next log :
12 next order :
12 next per SUBJECT
-12 next the quarter
12 next to ONE
-12 next ~but ~
12 next ~factor :
12 next ~fits ~
12 next ~miscounted ~
-12 next ~past ~past
-12 second , by
-12 second < field
-12 second < valu
-12 second ONE row
12 second ONE with
12 second and ONE
12 second has .
12 second in .
12 second in >
-12 second invalid .
-12 second stor :
-12 second stor ONE
12 second that was
-12 second the 's
-12 second the in
-12 second the show
-11 word been
-11 word call
11 word edit
-11 word old
-11 word return
-11 word run
11 word sign
11 word sourc
-11 word still
11 word ~check
-11 next # (
11 next ) .
-11 next , answer
11 next , at
-11 next , but
11 next , i
-11 next , ~miscounted
11 next - ~
11 next ; the
11 next < edit
-11 next < ~source
11 next ONE it
-11 next about #
11 next edit :
11 next if i
11 next it should
11 next not .
11 next of SUBJECT
11 next on it
-11 next or #
-11 next out of
-11 next out the
11 next ther are
-11 next ~ ~explained
11 next ~ ~prefer
-11 next ~but ~not
11 next ~check ~
-11 next ~conflicts ~
11 next ~if ~own
-11 next ~own ~plan
11 next ~says .
-11 second # (
-11 second # ONE
-11 second # i
-11 second , no
11 second < are
-11 second < b
11 second < log
-11 second do use
-11 second feed ONE
11 second i say
11 second is for
11 second per .
11 second say ,
-11 second sit ONE
11 second the SUBJECT
11 second total ONE
10 word @first
10 word another
10 word answer
-10 word can
10 word commit
-10 word d
-10 word far
-10 word for
-10 word had
10 word liv
10 word metric
10 word much
-10 word need
-10 word next
-10 word non
10 word one
10 word probably
10 word raw
-10 word satellit
-10 word sensor
-10 word statu
10 word survey
10 word though
10 word unit
-10 word websit
10 next # of
-10 next ) >
10 next , although
10 next , and
-10 next , it
10 next , so
-10 next , which
10 next , ~degree
-10 next . .
-10 next : ~failed_call
-10 next ; ~
10 next < after
10 next < overall
10 next < scratch
-10 next < statu
10 next < ther
-10 next = ONE
10 next = ~
-10 next ONE contradict
10 next ONE per
-10 next ONE row
10 next SUBJECT #
10 next contradict thi
-10 next count .
-10 next divid by
-10 next field is
10 next from the
10 next i 'd
10 next is .
-10 next is too
10 next it :
10 next list has
10 next on #
-10 next right .
-10 next satellit product
10 next so ,
-10 next the only
-10 next the portal
-10 next the satellit
-10 next ~ #
10 next ~ ~failed_call
10 next ~degree ONE
10 next ~factor .
-10 next ~factor >
10 next ~not ~wrong
10 next ~own 'd
-10 next ~right .
10 next ~source ~conflicts
-10 second , the
10 second : .
-10 second < call
-10 second < satellit
-10 second < the
10 second = #
-10 second ONE answer
10 second ONE at
10 second ONE in
10 second ONE wer
-10 second at .
-10 second dato ONE
-10 second got .
-10 second has ONE
10 second i the
-10 second is as
10 second it .
10 second n #
-10 second nam ,
-10 second right >
-10 second second .
-10 second the product
10 second the was
-9 word @this_1_rival_0
-9 word an
-9 word check
-9 word count
-9 word di
-9 word fail
-9 word feed
-9 word fiabl
-9 word fil
9 word get
9 word ground
-9 word if
-9 word impossibl
9 word ledger
9 word lin
9 word mean
9 word my
-9 word o
-9 word output
9 word overall
-9 word pleas
-9 word portal
-9 word press
-9 word product
9 word ran
9 word recomput
-9 word refund
-9 word releas
-9 word request
9 word sheet
9 word top
-9 word until
-9 word ~impossible
9 word ~odd
-9 next # row
-9 next 's ~not
9 next , though
9 next . #
-9 next . )
-9 next ; SUBJECT
-9 next ; ~data
-9 next < at
-9 next < option
9 next < order
9 next < ~factor
9 next = pi
9 next ONE db
-9 next ONE leav
-9 next ONE or
-9 next ONE ~conflicts
9 next ONE ~data
-9 next ONE ~fits
9 next SUBJECT was
-9 next _ SUBJECT
9 next a =
9 next as i
-9 next can not
-9 next de ONE
-9 next di ONE
9 next get ONE
-9 next hav no
-9 next i found
9 next in SUBJECT
-9 next is #
9 next it .
-9 next leav out
-9 next not agre
9 next number is
-9 next of #
-9 next on the
9 next order .
9 next pi #
-9 next portal show
-9 next press releas
-9 next r =
9 next ran the
9 next recomput from
9 next servic .
-9 next siz .
-9 next the first
9 next the last
9 next the raw
-9 next the station
9 next though i
-9 next use it
-9 next which is
9 next ~ ~size
-9 next ~ ~source
-9 next ~ ~trust
-9 next ~but ~says
9 next ~data #
-9 next ~data .
-9 next ~data ;
9 next ~data _
9 next ~degree ,
9 next ~degree ~
9 next ~really ,
9 next ~says :
-9 next ~source ~but
-9 second ( ,
-9 second . >
-9 second : _
9 second : db
9 second < not
-9 second < press
-9 second < read
9 second < result
-9 second < would
9 second = ,
9 second ONE and
-9 second ONE which
-9 second ONE wrong
-9 second SUBJECT and
9 second SUBJECT in
9 second a pi
-9 second at ONE
-9 second averag SUBJECT
-9 second by .
-9 second can be
-9 second entry ONE
9 second final ONE
9 second get .
9 second i to
9 second is wrong
9 second it >
-9 second leav the
-9 second no count
9 second no to
9 second not much
9 second on SUBJECT
-9 second option :
9 second order >
9 second order ONE
9 second pi #
-9 second r ONE
9 second recomput the
-9 second record the
-9 second say .
9 second servic >
-9 second siz >
-9 second too .
-9 second total .
9 second which at
-9 second with ONE
-9 second would the
8 word 'm
-8 word a
8 word actually
8 word bar
8 word box
-8 word cover
-8 word credit
-8 word dashboard
8 word did
8 word exact
8 word floor
8 word grew
-8 word het
-8 word leav
8 word manifest
8 word match
8 word month
-8 word nam
-8 word nicht
-8 word option
8 word otherwis
-8 word plan
8 word refresh
-8 word said
8 word saw
8 word scratch
-8 word siz
-8 word tabl
8 word thos
8 word thre
-8 word which
-8 word work
-8 word yet
-8 word ~conflicts
8 word ~fits
8 word ~size
-8 word ~trust
8 next # -
8 next # ONE
8 next 'd say
8 next 'd ~says
-8 next ( ~source
8 next ) #
-8 next ) ~
8 next , #
8 next < <
8 next < box
-8 next < earlier
8 next < probably
8 next < that
8 next < week
8 next < with
-8 next < your
8 next < ~check
8 next > >
8 next > ONE
8 next ONE (
8 next ONE <
8 next ONE are
-8 next ONE would
8 next ONE ~says
-8 next SUBJECT can
8 next SUBJECT on
8 next SUBJECT shar
-8 next SUBJECT the
8 next at #
8 next box ONE
-8 next claim ONE
-8 next earlier i
8 next feed say
8 next i 'm
-8 next i hav
-8 next if the
8 next in servic
-8 next is out
8 next it can
-8 next it was
-8 next it would
-8 next low .
-8 next not ,
8 next not availabl
8 next not match
-8 next pleas do
8 next probably ONE
8 next result >
8 next say otherwis
-8 next statu :
8 next the column
8 next the full
8 next the manifest
-8 next the plan
-8 next the stor
-8 next took ONE
-8 next was report
8 next without the
-8 next would be
-8 next your SUBJECT
-8 next ~ (
-8 next ~ ,
8 next ~ =
8 next ~ _
8 next ~but ,
-8 next ~error ~
-8 next ~factor ,
-8 next ~limit ~
8 next ~miscounted ;
-8 next ~not ~says
8 next ~own 'm
-8 next ~past ~own
-8 next ~really ~
8 next ~says ~if
8 second # -
8 second # _
-8 second % >
-8 second 's is
-8 second 's leav
8 second , it
-8 second : ,
8 second : of
-8 second ; would
-8 second < can
8 second < manifest
8 second < total
8 second > <
8 second ONE ONE
8 second ONE so
8 second SUBJECT ,
-8 second SUBJECT rat
8 second about .
8 second all ONE
8 second is ;
-8 second is the
8 second lin the
8 second list ONE
8 second one ONE
-8 second pleas not
-8 second record so
8 second result >
-8 second so mean
-8 second still ONE
-8 second the claim
-8 second the export
-8 second the got
8 second the tabl
-8 second the took
8 second to .
8 second wrong :
7 word ,
-7 word _
7 word about
7 word accord
7 word again
-7 word agre
7 word archiv
7 word availabl
-7 word be
7 word candidat
-7 word cifra
-7 word clearly
7 word contract
7 word correct
-7 word discard
-7 word divid
7 word duplicat
-7 word el
7 word en
-7 word flag
7 word foram
7 word given
7 word go
7 word going
-7 word hall
-7 word his
-7 word ich
-7 word invalid
7 word just
-7 word lowest
7 word miss
7 word over
7 word preliminary
7 word query
7 word scal
-7 word selby
7 word significant
-7 word stat
-7 word test
7 word them
7 word tim
-7 word tool
7 word wurden
-7 word y
-7 word your
-7 word zahl
-7 word ~data
-7 word ~error
-7 word ~prefer
-7 word ~swap
-7 next # :
-7 next # so
7 next # was
-7 next # ~degree
7 next # ~modal
7 next % )
-7 next % .
7 next ( ~check
7 next ) ,
-7 next , who
7 next , ~but
7 next . ~
7 next < all
7 next < averag
-7 next < if
7 next < sum
7 next < they
-7 next < thi
7 next < use
-7 next < ~if
7 next < ~past
-7 next ONE 's
7 next ONE ;
7 next ONE a
7 next ONE in
-7 next ONE out
-7 next ONE ~not
-7 next SUBJECT order
7 next SUBJECT per
7 next accord to
-7 next agre .
7 next and can
7 next answer .
7 next are in
-7 next as stor
-7 next at ONE
-7 next but no
-7 next do not
7 next for thi
-7 next found no
7 next i go
7 next i just
7 next is my
7 next mean SUBJECT
7 next not significant
-7 next on fil
7 next p #
7 next report ONE
7 next return .
7 next so it
-7 next so the
7 next that ONE
7 next the amount
7 next the count
7 next the final
7 next the ledger
7 next the lin
7 next the list
-7 next the press
7 next the sheet
7 next the sign
7 next total :
-7 next valu :
-7 next what the
7 next ~ ~fits
-7 next ~ ~impossible
7 next ~ ~past
7 next ~ ~really
-7 next ~ ~says
7 next ~but ~own
7 next ~check :
7 next ~data =
7 next ~data >
7 next ~data ~more
-7 next ~data ~own
-7 next ~degree .
-7 next ~generally ~
7 next ~own ~right
-7 next ~plan ,
7 next ~prefer .
-7 next ~says #
-7 next ~says ~not
-7 next ~source ~says
7 next ~trust .
-7 second # SUBJECT
7 second # its
7 second # of
-7 second # the
7 second % .
-7 second 's contradict
-7 second : (
7 second ; count
7 second < a
-7 second < api
-7 second < check
7 second < do
7 second < ledger
-7 second < stor
7 second ONE not
-7 second ONE out
7 second ONE per
7 second ONE though
7 second SUBJECT all
7 second SUBJECT at
-7 second SUBJECT the
7 second a query
-7 second a that
-7 second agre >
7 second answer >
7 second are and
-7 second as .
-7 second as ;
-7 second be .
-7 second been ,
-7 second claim .
7 second final :
-7 second first :
-7 second first ONE
-7 second for .
7 second foram ONE
7 second giv .
7 second is answer
-7 second is at
7 second is by
-7 second is low
-7 second is to
7 second just that
7 second my .
7 second no SUBJECT
-7 second not a
7 second number ONE
7 second p >
-7 second portal ONE
7 second report .
7 second return >
-7 second show ,
7 second show SUBJECT
7 second so .
-7 second the ,
7 second the at
-7 second the entry
7 second the lin
-7 second the record
-7 second the releas
7 second the sourc
7 second was :
7 second was SUBJECT
-7 second was of
7 second with %
6 word (
6 word )
-6 word @this_1_rival_2
-6 word @this_2_rival_2
6 word actual
6 word add
6 word although
6 word around
-6 word brochur
6 word catalogu
-6 word contradict
-6 word could
6 word cours
6 word db
6 word deep
-6 word direct
6 word discrepancy
-6 word document
6 word doubt
6 word each
-6 word exce
-6 word got
-6 word has
-6 word highest
6 word hourly
-6 word includ
-6 word kept
-6 word many
-6 word mor
-6 word north
-6 word or
6 word p
-6 word previou
-6 word print
-6 word reach
-6 word servic
6 word so
-6 word sun
-6 word suspect
6 word tak
-6 word tower
-6 word turn
6 word updat
6 word verifi
-6 word whil
-6 word wrot
6 word ~degree
-6 word ~stale
-6 next # it
6 next % of
6 next % ~
-6 next 's SUBJECT
-6 next ) is
6 next , >
-6 next , com
-6 next , say
6 next , ~check
-6 next : SUBJECT
6 next : the
6 next ; with
6 next < about
-6 next < as
-6 next < draft
-6 next < el
-6 next < first
6 next < updat
-6 next < you
-6 next < ~plan
-6 next < ~says
-6 next ONE )
6 next ONE fail
-6 next ONE lin
-6 next ONE of
6 next ONE ~failed_call
6 next SUBJECT )
6 next SUBJECT at
6 next SUBJECT mean
-6 next SUBJECT record
-6 next _ valu
-6 next a week
6 next again ,
6 next all :
-6 next and was
6 next are SUBJECT
-6 next but i
-6 next by a
-6 next com from
-6 next count :
6 next count ONE
-6 next credit ONE
-6 next exce the
6 next going by
-6 next got ONE
-6 next has #
6 next hourly fil
-6 next i could
6 next in #
-6 next is not
-6 next is what
6 next its SUBJECT
6 next match the
-6 next mean :
6 next nam ,
6 next no reason
6 next of cours
-6 next of thi
6 next official sourc
6 next on averag
6 next only ONE
-6 next say the
-6 next six SUBJECT
6 next that 's
-6 next that was
-6 next the brochur
6 next the gat
-6 next the highest
6 next the number
6 next the p
-6 next the servic
-6 next the tabl
-6 next to answer
-6 next too low
-6 next total is
6 next unit :
6 next updat :
6 next valu are
6 next was wrong
6 next week #
-6 next wrot ONE
-6 next ~ ~factor
6 next ~ ~odd
-6 next ~data ~says
-6 next ~degree ;
6 next ~failed_call ~
6 next ~fits :
-6 next ~impossible ~
6 next ~limit .
6 next ~miscounted ONE
6 next ~modal ~
-6 next ~not ,
6 next ~not .
6 next ~not ~degree
6 next ~not ~explained
-6 next ~own ~modal
6 next ~past .
-6 next ~past ~
6 next ~really ~miscounted
6 next ~says ,
6 next ~source >
6 second # on
6 second % ONE
6 second ( %
6 second ( from
-6 second , 's
-6 second , )
6 second , at
6 second : amount
-6 second ; ONE
-6 second ; could
6 second < and
6 second < fail
-6 second < first
-6 second < has
-6 second < on
6 second < order
6 second < per
-6 second < record
-6 second < tabl
6 second ONE #
6 second ONE averag
-6 second ONE exce
6 second ONE first
6 second ONE total
6 second ONE unit
6 second SUBJECT (
6 second SUBJECT as
6 second SUBJECT has
-6 second a ONE
6 second and is
6 second are SUBJECT
6 second are servic
-6 second been .
-6 second but SUBJECT
-6 second but is
-6 second com a
-6 second could be
-6 second for (
-6 second had .
6 second i -
6 second in of
6 second in was
6 second is SUBJECT
6 second is official
6 second its are
6 second manifest ONE
6 second my is
6 second nam and
-6 second not right
-6 second not the
-6 second of on
-6 second on :
-6 second one the
6 second query the
6 second rat ONE
-6 second read ONE
-6 second record ONE
6 second sum ONE
6 second the answer
-6 second the api
-6 second the on
-6 second the order
-6 second the report
6 second the without
-6 second thi .
-6 second thi not
6 second to ,
-6 second to SUBJECT
-6 second total :
-6 second use .
6 second with ,
6 second with >
5 word 'd
-5 word alon
-5 word area
5 word audit
-5 word book
-5 word by
-5 word cach
-5 word cancell
-5 word chart
-5 word claim
5 word column
5 word daily
-5 word detail
-5 word do
5 word e
-5 word estimat
-5 word every
5 word full
-5 word hav
-5 word incorrect
-5 word invoic
-5 word known
-5 word lik
-5 word max
5 word most
5 word never
-5 word noth
5 word offic
-5 word older
-5 word pass
-5 word plac
5 word quot
-5 word registry
-5 word report
5 word see
-5 word sold
-5 word speak
5 word suspiciou
-5 word thi
5 word thousand
5 word two
-5 word up
-5 word using
-5 word version
5 word want
5 word way
5 word well
5 word went
-5 word whol
5 word year
-5 word ~generally
-5 word ~limit
5 word क
5 word ल
-5 next # ;
-5 next # but
-5 next # ~but
5 next % ,
5 next 'm not
5 next 'm ~not
-5 next 's ONE
5 next 's ~data
-5 next ( ~miscounted
-5 next , sinc
5 next , that
5 next , unit
-5 next , ~
5 next - ran
-5 next ; i
-5 next ; pleas
-5 next ; ~own
-5 next < (
-5 next < max
5 next < one
5 next < only
5 next < result
5 next < roughly
5 next < verifi
-5 next < ~limit
5 next < क
5 next ONE for
5 next ONE has
5 next ONE well
5 next ONE ~degree
5 next ONE ~prefer
-5 next SUBJECT read
-5 next a :
5 next api report
-5 next as well
5 next availabl ,
5 next averag .
5 next be ONE
5 next be mistaken
5 next cam in
5 next count from
-5 next dat .
5 next did .
5 next e .
-5 next first had
-5 next from a
-5 next had been
5 next hold ,
5 next i do
-5 next i first
5 next i re
5 next in total
-5 next incorrect .
5 next is SUBJECT
5 next is correct
-5 next is incorrect
5 next is no
5 next is the
-5 next is wrong
5 next lin with
5 next match .
5 next must be
-5 next of dat
-5 next on SUBJECT
5 next one :
-5 next option a
-5 next out to
5 next pleas use
5 next query return
-5 next releas speak
-5 next said ONE
5 next scratch the
-5 next sensor feed
5 next sourc ,
-5 next speak of
5 next the catalogu
-5 next the log
5 next the read
-5 next the registry
-5 next the scan
-5 next the second
5 next the top
-5 next the whol
5 next ther is
-5 next thi is
-5 next to be
-5 next too high
-5 next total SUBJECT
5 next verifi :
5 next was ONE
-5 next ~ 'd
-5 next ~ ~
-5 next ~ ~but
-5 next ~ ~error
5 next ~ ~modal
-5 next ~ ~swap
5 next ~data (
5 next ~data )
-5 next ~factor ~
-5 next ~factor ~miscounted
-5 next ~fits .
-5 next ~limit :
5 next ~not -
-5 next ~own ~past
-5 next ~past :
-5 next ~prefer ~
-5 next ~says ~says
5 next ~says ~source
5 next ~source ~miscounted
5 next ~source ~own
-5 next ~trust :
-5 next ~trust ONE
-5 next ~wrong ,
5 next क ल
5 next ल ONE
5 second 'd ONE
5 second , .
-5 second , answer
-5 second , from
5 second - )
-5 second - .
5 second - >
5 second : SUBJECT
-5 second : is
5 second ; it
5 second < 'd
5 second < (
5 second < _
-5 second < averag
-5 second < export
-5 second < feed
-5 second < look
-5 second < may
-5 second < me
5 second < number
5 second < out
5 second < use
5 second < wurden
5 second < ल
-5 second = SUBJECT
5 second ONE as
5 second ONE correct
-5 second ONE nicht
-5 second ONE who
-5 second SUBJECT =
5 second accord the
5 second and 's
-5 second answer the
5 second api the
5 second at SUBJECT
5 second averag >
-5 second be ,
-5 second claim ONE
-5 second count >
-5 second dat >
5 second did >
5 second do match
-5 second earlier of
-5 second estimat ONE
-5 second export ONE
-5 second from >
5 second giv ,
-5 second hav ONE
-5 second hold .
-5 second i not
5 second i noth
5 second if had
5 second in ONE
-5 second includ SUBJECT
-5 second incorrect >
-5 second is figur
-5 second is of
-5 second it :
-5 second log .
5 second log ONE
5 second match >
-5 second mean #
-5 second nicht .
-5 second no figur
5 second of >
-5 second order .
-5 second out dat
-5 second pag ONE
5 second pleas ONE
-5 second pleas with
-5 second press speak
5 second re ran
5 second read the
-5 second releas of
-5 second roughly SUBJECT
-5 second so ONE
5 second sourc so
-5 second speak ONE
-5 second stor the
5 second the #
5 second the is
5 second the item
5 second the rat
-5 second the run
5 second ther no
-5 second to :
-5 second twic >
5 second क ONE
-4 word appear
4 word ask
-4 word asset
-4 word aus
4 word authoritativ
4 word best
-4 word board
4 word booking
-4 word broken
4 word cam
-4 word caveat
-4 word complet
-4 word drop
-4 word es
4 word exclud
-4 word flight
4 word g
-4 word good
-4 word hard
-4 word her
-4 word high
-4 word how
4 word however
4 word implausibl
-4 word kann
4 word label
-4 word left
4 word likely
4 word list
-4 word look
4 word mad
-4 word march
-4 word mention
4 word now
4 word onc
4 word ont
-4 word own
-4 word pag
-4 word rank
4 word reading
4 word real
-4 word register
4 word remov
4 word scan
-4 word sorry
-4 word stall
4 word stand
4 word support
-4 word swap
-4 word tally
-4 word tell
-4 word to
4 word together
-4 word told
-4 word total
-4 word una
4 word visit
4 word win
4 word ~
4 next # day
4 next # g
-4 next # last
4 next # unit
4 next # ~miscounted
-4 next 'd ~
4 next 's what
-4 next ) =
4 next , giv
-4 next , has
4 next , however
-4 next , is
4 next , ther
-4 next , yet
4 next - ONE
4 next - ~says
4 next . e
4 next < #
4 next < a
4 next < actual
-4 next < caveat
4 next < going
-4 next < lowest
4 next < most
4 next < on
-4 next < p
4 next < sinc
-4 next < sorry
-4 next < total
4 next < ~right
-4 next ONE as
-4 next ONE aus
4 next ONE peopl
4 next ONE to
4 next ONE ~more
-4 next ONE ~own
-4 next SUBJECT count
4 next SUBJECT has
4 next SUBJECT rat
4 next a declin
4 next add up
4 next although i
-4 next although the
4 next and #
4 next and ONE
4 next and it
-4 next and the
4 next api .
-4 next api figur
4 next around ONE
-4 next be right
-4 next been ONE
-4 next but its
-4 next caveat :
-4 next column :
-4 next count ,
4 next count is
4 next count the
4 next declin of
-4 next die ONE
-4 next draft .
4 next duplicat ,
-4 next figur .
-4 next figur of
4 next final :
-4 next first pass
4 next found ONE
4 next giv or
4 next giv the
-4 next had the
4 next had to
-4 next hard to
-4 next how many
4 next however ,
4 next i .
4 next i believ
4 next i count
4 next i get
4 next i think
4 next inconsistent with
-4 next is a
4 next is authoritativ
-4 next is impossibl
-4 next is known
-4 next is only
-4 next is still
4 next its valu
4 next likely ONE
4 next lin item
-4 next log )
-4 next log ,
-4 next march .
4 next mean ONE
-4 next mean in
4 next mean was
-4 next mor than
4 next most likely
4 next no -
-4 next no SUBJECT
4 next no doubt
-4 next not plausibl
4 next not right
-4 next not the
-4 next noth to
-4 next null ,
4 next or tak
-4 next p (
4 next probably around
-4 next record in
-4 next report ,
4 next report .
-4 next report :
-4 next roughly #
4 next roughly ONE
-4 next show ONE
4 next sinc #
-4 next sorry ,
-4 next stor ,
-4 next tabl ,
-4 next tabl is
4 next tak .
-4 next that :
4 next that is
4 next that the
4 next the archiv
-4 next the chart
4 next the correct
4 next the fil
4 next the official
4 next the order
-4 next the plain
4 next the sam
4 next the sensor
-4 next the stall
-4 next the total
-4 next the valu
4 next the ward
-4 next thi .
4 next thi one
-4 next took the
4 next total ,
4 next what i
4 next wurden ONE
4 next year .
-4 next yet .
-4 next ~ ~conflicts
-4 next ~ ~stale
-4 next ~but .
-4 next ~degree ~size
4 next ~failed_call .
-4 next ~not ~check
4 next ~not ~doubt
4 next ~not ~right
4 next ~odd ~
4 next ~own .
-4 next ~own ~check
-4 next ~own ~says
-4 next ~prefer ,
-4 next ~prefer :
4 next ~says (
-4 next ~says )
-4 next ~says ~more
-4 next ~source 's
4 next ~source ~fits
-4 next ~stale ~
4 next ~trust ,
-4 next ~trust ~data
4 next — the
4 second # .
4 second # :
-4 second # ;
4 second # a
4 second ( api
4 second ) ONE
4 second , ,
-4 second , :
4 second , after
4 second - the
-4 second . .
-4 second : ONE
4 second < #
4 second < around
4 second < believ
-4 second < claim
4 second < declin
-4 second < draft
-4 second < had
4 second < likely
-4 second < query
-4 second < registry
4 second < survey
-4 second < top
4 second < was
4 second < wer
4 second ONE (
-4 second ONE count
4 second ONE giv
-4 second ONE i
-4 second ONE is
4 second ONE m
4 second ONE record
4 second ONE report
4 second SUBJECT are
4 second SUBJECT count
4 second SUBJECT had
4 second SUBJECT i
-4 second SUBJECT look
4 second SUBJECT mean
-4 second SUBJECT with
-4 second a of
4 second add to
4 second after #
4 second after .
4 second answer .
4 second around SUBJECT
-4 second as ,
-4 second back the
4 second be ;
-4 second be to
4 second but 's
-4 second by ,
-4 second by to
-4 second chart ONE
-4 second com .
-4 second credit ,
-4 second dashboard ONE
4 second de .
4 second declin ONE
-4 second die aus
-4 second draft >
4 second duplicat ONE
-4 second figur >
4 second figur ONE
-4 second figur not
4 second found discrepancy
4 second giv tak
4 second i e
-4 second i had
4 second i report
-4 second in tabl
4 second in the
4 second includ ,
4 second is :
-4 second is plausibl
4 second is right
4 second likely ,
-4 second list ,
-4 second loan >
-4 second log >
-4 second look ONE
-4 second march >
-4 second mor the
4 second most ONE
4 second of (
4 second on i
4 second or .
-4 second pass ONE
4 second probably ONE
4 second read .
4 second report >
-4 second row #
-4 second said .
-4 second servic ONE
4 second shar ONE
4 second sign .
-4 second so do
4 second so is
4 second statu ONE
-4 second still .
-4 second tabl ONE
4 second tak >
-4 second test .
4 second that ONE
4 second that the
4 second that what
4 second the ;
-4 second the can
-4 second the column
-4 second the fail
-4 second the figur
-4 second the has
4 second the hold
4 second the log
-4 second the nam
-4 second the of
4 second the sheet
-4 second thi >
-4 second thi the
4 second to #
4 second to the
-4 second valu .
4 second was ;
4 second well SUBJECT
-4 second would use
4 second year >
-4 second yet #
-4 second yet >
""",
    "rival": """\
-59 next < SUBJECT
42 word ~says
-40 next ONE >
38 word #
-38 word ~data
-35 word answer
-34 next ONE .
-33 word SUBJECT
-33 next : ONE
-32 second answer ONE
-31 second < ONE
30 next ~ ~
30 next ~says ~
-30 second SUBJECT ONE
29 word a
-29 word final
-28 word :
-28 next < ~data
-28 second < >
27 word for
27 word ~but
26 word of
26 next ONE #
25 word report
25 word ~past
25 next # ~
-25 next answer :
-25 second ONE >
24 word ~
-24 next the SUBJECT
-24 second the is
-23 word ;
23 word valu
-23 next , ONE
-23 next < ~
23 next = ONE
-23 next SUBJECT SUBJECT
-22 next SUBJECT :
21 word api
21 word ~source
21 next ONE ~
-21 next it is
21 next the ONE
-21 second < answer
20 word befor
20 word earlier
20 next : #
-20 next ; ~
-20 next < final
-20 next SUBJECT a
-20 next final answer
-20 next ~ ;
20 next ~says ONE
-20 second : .
-19 next < x
19 next for ONE
-19 next x ONE
-19 next ~ )
-19 next ~data :
19 second < #
-19 second < =
-19 second it ONE
19 second not .
-19 second x >
18 word ~plan
-18 next ) .
-18 next is ONE
18 next of ONE
18 next ~plan ~
17 word as
-17 word is
-17 word last
17 word not
17 word still
17 word stor
17 word to
17 word was
-17 word x
17 next # >
17 next ONE is
17 next ~but ~
17 second # ONE
-17 second ) >
16 word =
-16 word figur
16 word first
16 word fre
-16 next ( ~
-16 next < answer
16 next ~ .
-16 second , .
16 second = .
-16 second final :
15 word against
15 word at
-15 word log
-15 word should
-15 word so
15 word ~conflicts
-15 next , so
-15 next , ~degree
15 next ~conflicts ~
-15 second , SUBJECT
14 word check
14 word db
14 word draft
-14 word order
14 word saturday
14 word which
14 word ~modal
14 next # for
14 next ) >
-14 next : i
14 next < #
14 next < saturday
14 next not ONE
-14 next should be
14 next stor valu
-14 next with #
14 next ~not ONE
14 next ~past ~
14 next ~wrong .
-14 second , that
14 second < :
14 second ONE but
14 second report ONE
-14 second the say
-13 word and
-13 word ~really
13 next , which
-13 next : the
-13 next : ~own
13 next < draft
13 next against #
-13 next figur is
13 second # against
13 second . >
13 second feed ONE
12 word 's
-12 word ,
12 word an
-12 word count
12 word feed
-12 word fil
12 word out
12 word sensor
12 word tabl
12 word would
12 word ~error
12 next # SUBJECT
12 next , it
-12 next , with
12 next . .
-12 next < result
12 next the quarter
12 next ~ ONE
12 next ~ ~error
12 next ~ ~wrong
12 next ~if ~
12 next ~not ~
12 next ~past ~past
-12 second < should
-12 second SUBJECT .
-12 second is .
-12 second result ONE
11 word been
-11 word edit
11 word had
-11 word sum
-11 word survey
-11 word top
11 word you
-11 word ~failed_call
11 word ~size
-11 next ; ONE
11 next < (
11 next < a
11 next < at
-11 next < edit
11 next ONE ~source
-11 next SUBJECT is
11 next claim ONE
-11 next edit :
11 next it was
-11 next ~ _
11 next ~ ~conflicts
11 next ~ ~not
11 next ~ ~past
11 next ~but ~says
11 next ~own ~plan
11 second % >
-11 second 's .
11 second ( )
11 second . .
-11 second < a
-11 second < count
11 second < first
11 second < was
11 second ONE .
11 second SUBJECT the
-11 second are .
-11 second count ONE
-11 second figur wrong
11 second for .
-11 second is ,
-11 second is >
11 second it not
11 second still ONE
-11 second to .
-11 second wer .
-10 word <
-10 word >
-10 word ONE
-10 word _
-10 word after
10 word be
10 word but
10 word entry
-10 word lin
10 word product
10 word sit
10 word summary
10 word tool
-10 word ~miscounted
-10 next # ~data
10 next % .
10 next , but
10 next , ~but
10 next < ~prefer
-10 next < ~really
10 next < ~says
-10 next ONE it
10 next SUBJECT ,
-10 next SUBJECT .
10 next at ONE
-10 next by ONE
-10 next is .
10 next sensor feed
-10 next that figur
10 next the api
10 next the sit
10 next the summary
10 next ~ ~but
10 next ~source ~but
10 second , the
10 second < sit
-10 second ONE and
-10 second ONE is
-10 second SUBJECT :
10 second as .
10 second at .
10 second claim .
-10 second has .
-10 second should ONE
10 second sit ONE
10 second the 's
10 second the claim
10 second valu ONE
-9 word about
-9 word all
-9 word call
-9 word export
-9 word ground
9 word next
-9 word now
-9 word option
-9 word overall
9 word previou
9 word refund
9 word reject
-9 word result
9 word satellit
9 word thi
-9 word without
9 word ~swap
9 next ) ~
-9 next , and
9 next . )
-9 next < after
9 next < earlier
-9 next < option
-9 next < overall
-9 next < scratch
-9 next = pi
-9 next = ~
9 next ONE db
-9 next SUBJECT _
9 next SUBJECT the
-9 next a =
9 next as ONE
-9 next count :
-9 next has ONE
9 next if the
-9 next it should
9 next nam ONE
9 next of the
-9 next pi #
9 next r =
-9 next show ONE
-9 next so ONE
9 next the satellit
-9 next use ONE
9 next was ONE
9 next was report
9 next ~data ;
-9 next ~degree ONE
9 next ~error ~
-9 next ~miscounted :
-9 next ~past #
9 next ~source ~data
-9 next ~wrong ~
9 second # =
-9 second , ,
9 second : db
9 second : is
9 second < i
-9 second < log
9 second < satellit
-9 second = #
-9 second ONE with
9 second SUBJECT say
-9 second a pi
9 second api ONE
9 second at ONE
9 second first ONE
-9 second log ONE
9 second mean ONE
-9 second no ONE
-9 second option :
-9 second pi #
9 second r ONE
-9 second say ,
9 second the of
9 second the product
-9 second which at
8 word claim
8 word dashboard
-8 word dos
-8 word given
-8 word hourly
8 word its
8 word load
-8 word otherwis
8 word pag
8 word press
-8 word query
8 word releas
8 word said
-8 word scan
8 word selby
-8 word show
8 word too
-8 word tracker
-8 word ~degree
8 word ~explained
8 word ~generally
8 word ~trust
8 word ~wrong
8 next # =
-8 next ) #
-8 next - #
-8 next . #
-8 next . >
8 next < not
-8 next < order
8 next < total
-8 next < ~factor
8 next ONE of
-8 next and that
-8 next contradict thi
8 next draft :
8 next earlier i
-8 next giv ONE
-8 next has the
-8 next hourly fil
-8 next list has
-8 next not ,
-8 next order :
8 next press releas
-8 next result :
8 next satellit product
-8 next say otherwis
-8 next the raw
-8 next the tracker
-8 next the ward
8 next valu :
8 next was not
-8 next wer SUBJECT
8 next ~ ~check
8 next ~ ~explained
-8 next ~ ~miscounted
8 next ~ ~trust
8 next ~data .
-8 next ~factor :
-8 next ~miscounted ;
-8 next ~own ~miscounted
8 next ~past :
8 next ~past ~own
-8 next ~right ~
-8 next ~says ~if
8 next ~source (
-8 next ~source ~conflicts
-8 second , #
-8 second < ,
8 second < -
8 second < feed
-8 second < manifest
8 second < valu
8 second ONE which
-8 second SUBJECT >
-8 second SUBJECT SUBJECT
-8 second SUBJECT is
8 second a of
-8 second by .
8 second draft ONE
8 second had .
8 second is at
-8 second order ONE
-8 second the fil
8 second the on
8 second the report
-8 second was ;
-7 word .
-7 word bar
-7 word by
7 word can
-7 word correct
-7 word duplicat
7 word estimat
-7 word full
-7 word get
7 word hall
7 word his
7 word incorrect
-7 word liv
-7 word manifest
7 word mean
-7 word n
7 word nam
7 word north
7 word peopl
-7 word raw
-7 word scratch
7 word thought
7 word turn
7 word twic
-7 word use
7 word websit
7 word wrot
7 word ~not
-7 word ~right
-7 next # ~says
-7 next , at
7 next , ~
7 next - check
7 next - ~check
7 next < stor
-7 next < week
-7 next < with
-7 next < ~check
7 next ONE was
7 next ONE ~modal
7 next by a
7 next contradict the
-7 next feed say
-7 next get ONE
7 next i first
-7 next i just
7 next in the
7 next incorrect .
7 next is incorrect
-7 next it :
-7 next list .
7 next list ONE
-7 next log :
7 next mean :
7 next of dat
7 next out to
-7 next so it
-7 next the column
-7 next the figur
-7 next the full
-7 next the manifest
7 next the stor
7 next to be
7 next to the
7 next total SUBJECT
-7 next week #
7 next would be
7 next wrot ONE
7 next ~ >
-7 next ~ ~failed_call
7 next ~ ~own
-7 next ~ ~prefer
7 next ~ ~says
-7 next ~data _
7 next ~generally ~
7 next ~modal ~not
-7 next ~not ,
7 next ~own ~modal
-7 next ~own ~right
-7 next ~prefer .
-7 next ~really ,
-7 next ~source ~
-7 second # )
-7 second # _
7 second 's is
-7 second ( #
7 second , 's
-7 second , it
-7 second < (
-7 second < ;
-7 second < SUBJECT
7 second < api
-7 second < call
-7 second < do
-7 second < it
-7 second = ,
7 second = >
-7 second ONE at
-7 second SUBJECT #
7 second estimat ONE
-7 second final ONE
-7 second get .
7 second incorrect >
-7 second just that
-7 second n #
-7 second on SUBJECT
7 second out dat
-7 second so .
7 second stor :
7 second the api
7 second the in
-7 second the list
7 second total :
-7 second wrong :
6 word -
-6 word actually
-6 word averag
6 word candidat
6 word dat
6 word either
6 word flight
6 word gat
-6 word giv
-6 word go
-6 word has
6 word hav
6 word highest
6 word includ
6 word kept
-6 word ledger
6 word manual
6 word many
6 word may
6 word older
6 word plain
-6 word refresh
6 word sold
6 word speak
6 word tally
6 word total
6 word up
6 word using
-6 word verifi
-6 word with
6 word ~check
6 word ~more
-6 next # ONE
6 next # it
-6 next # was
6 next 'd ~
6 next 's ~not
6 next ( ONE
6 next ( ~miscounted
6 next ( ~source
6 next , say
6 next , ~says
-6 next ; the
-6 next < all
-6 next < sum
6 next < you
6 next < ~not
6 next ONE 's
-6 next ONE ,
6 next ONE look
-6 next ONE wer
6 next ONE ~check
-6 next SUBJECT on
6 next column :
6 next dat .
6 next first had
6 next had ONE
6 next had been
-6 next i go
6 next is out
6 next is still
-6 next it 's
6 next it would
-6 next not .
-6 next on #
6 next releas speak
6 next say the
6 next six SUBJECT
6 next speak of
6 next the #
6 next the dashboard
-6 next the export
6 next the highest
-6 next the last
-6 next the list
6 next the press
-6 next to ONE
6 next which is
6 next with the
6 next ~ ,
6 next ~ ~factor
6 next ~ ~size
6 next ~ ~swap
-6 next ~but ,
-6 next ~data =
6 next ~data ONE
-6 next ~failed_call ,
-6 next ~not .
-6 next ~not ~trust
6 next ~own ~past
6 next ~prefer ,
6 next ~says #
-6 next ~says .
6 next ~size ~
6 next ~source 's
6 next ~source :
6 next ~source >
-6 second # -
-6 second # >
-6 second # of
-6 second # on
-6 second % ONE
6 second , answer
-6 second : ,
-6 second : SUBJECT
-6 second < are
6 second < check
6 second < press
-6 second ONE SUBJECT
-6 second and ONE
-6 second and is
6 second been .
6 second dashboard ONE
6 second dat >
-6 second fil >
6 second i had
-6 second in the
-6 second is SUBJECT
-6 second is by
6 second is of
-6 second it .
-6 second list ONE
-6 second not >
-6 second of ,
6 second pleas with
6 second press speak
6 second releas of
6 second speak ONE
6 second still .
-6 second the ;
6 second the column
6 second the releas
6 second the valu
6 second twic >
6 second was .
-6 second with %
5 word 'd
-5 word are
5 word asset
5 word board
5 word book
5 word both
-5 word capacity
5 word chart
5 word confidenc
-5 word contract
5 word deliver
5 word doubl
5 word every
-5 word fail
-5 word floor
5 word gav
-5 word going
-5 word just
5 word list
5 word lowest
5 word march
-5 word new
5 word number
-5 word official
5 word old
5 word p
-5 word recomput
5 word run
-5 word sourc
5 word statu
-5 word that
-5 word they
-5 word thos
-5 word thousand
5 word told
5 word until
5 word version
-5 word ward
5 word ~odd
-5 next % of
-5 next , >
-5 next - ~
-5 next : ~
-5 next ; with
-5 next < averag
-5 next < if
5 next < in
5 next < lowest
5 next < mean
5 next < p
-5 next < second
-5 next < they
-5 next < use
-5 next < ~if
-5 next ONE fail
5 next ONE on
-5 next ONE top
-5 next ONE ~failed_call
5 next SUBJECT ;
-5 next SUBJECT ONE
-5 next SUBJECT at
-5 next about ONE
5 next an earlier
-5 next are ONE
-5 next are in
-5 next averag SUBJECT
-5 next b :
5 next been ONE
-5 next cam in
5 next check the
5 next confidenc :
-5 next count ,
5 next doubl -
-5 next from the
-5 next in #
-5 next in servic
5 next is a
-5 next is correct
5 next is right
-5 next look at
5 next march .
-5 next nam ,
5 next not :
5 next not use
-5 next option b
5 next out of
-5 next pleas use
-5 next recomput from
5 next right .
5 next said ONE
-5 next servic .
-5 next so ,
-5 next the final
-5 next the new
-5 next the sheet
-5 next the top
-5 next top the
-5 next total :
5 next was SUBJECT
5 next ~ 'd
5 next ~ :
5 next ~ =
-5 next ~ ~limit
-5 next ~check :
5 next ~check ~
5 next ~factor -
-5 next ~fits :
5 next ~miscounted )
-5 next ~miscounted ,
5 next ~own ~
5 next ~prefer :
-5 next ~really ONE
-5 next ~really ~miscounted
5 next ~right .
-5 next ~source .
5 next ~stale ~says
5 next ~trust :
-5 second # ,
-5 second % .
5 second ( of
5 second , 'd
5 second , >
-5 second , ONE
5 second , i
-5 second ; it
5 second < b
-5 second < fail
5 second < may
-5 second < raw
5 second < that
-5 second < total
5 second = SUBJECT
5 second ONE #
5 second ONE be
-5 second ONE correct
5 second ONE count
5 second ONE wrong
-5 second SUBJECT at
5 second a .
-5 second a query
-5 second about .
-5 second all ONE
5 second and the
5 second api >
-5 second are servic
-5 second b ONE
5 second be ,
5 second been ,
-5 second but 's
5 second earlier of
5 second for (
-5 second giv ,
-5 second has SUBJECT
-5 second if ,
-5 second in >
-5 second in of
-5 second in was
5 second includ SUBJECT
-5 second is ;
-5 second lin the
-5 second manifest ONE
5 second march >
-5 second nam and
-5 second not it
5 second not the
5 second pass ONE
-5 second per .
-5 second pleas ONE
-5 second recomput the
-5 second register >
-5 second return .
5 second right >
-5 second servic >
5 second shift >
-5 second sum ONE
-5 second that is
5 second the .
-5 second the lin
5 second the run
-5 second ther ONE
-5 second they not
-5 second total ONE
5 second which ONE
-5 second with >
5 second would ONE
4 word (
4 word )
-4 word actual
-4 word again
4 word app
4 word attribut
4 word broken
-4 word cancell
4 word caveat
4 word clos
4 word com
-4 word daily
4 word found
4 word help
4 word how
-4 word however
4 word lik
-4 word loan
4 word look
4 word m
4 word mention
4 word nicht
-4 word onc
4 word one
4 word only
4 word or
4 word paper
4 word pass
-4 word preliminary
4 word queri
-4 word ran
-4 word rat
4 word reach
-4 word register
-4 word remain
-4 word saw
-4 word shar
-4 word sheet
4 word station
4 word swap
-4 word system
4 word took
-4 word unit
-4 word updat
4 word want
4 word week
4 word wert
4 word yet
-4 word ~fits
4 word ~prefer
4 next # #
4 next # m
-4 next % ,
-4 next ( ~check
4 next ( ~wrong
4 next ) =
4 next , includ
-4 next , that
-4 next , ~check
-4 next - ran
4 next : a
4 next : it
-4 next < <
-4 next < actual
4 next < caveat
-4 next < going
4 next < pleas
4 next < re
4 next < report
-4 next < updat
-4 next < verifi
4 next < ~source
-4 next > >
-4 next > ONE
-4 next ONE (
4 next ONE )
-4 next ONE :
-4 next ONE <
-4 next ONE did
-4 next ONE per
4 next ONE record
4 next ONE ~own
-4 next SUBJECT >
4 next SUBJECT report
-4 next SUBJECT shar
4 next SUBJECT to
4 next a ONE
4 next a week
-4 next again ,
-4 next all :
-4 next and the
4 next caveat :
-4 next correct .
4 next day shift
4 next draft .
-4 next fail .
4 next figur of
4 next first pass
-4 next going by
4 next had the
4 next has #
4 next how many
-4 next however ,
-4 next i do
-4 next i re
-4 next in SUBJECT
-4 next is my
4 next k )
4 next mention ONE
4 next my first
4 next not the
4 next number of
4 next on the
4 next one with
-4 next order .
4 next p (
-4 next per SUBJECT
-4 next query return
-4 next ran the
4 next record in
4 next report ,
-4 next result >
-4 next scratch the
4 next so that
4 next tabl ,
-4 next that the
-4 next the count
-4 next the ledger
-4 next the lin
4 next the plain
-4 next the query
4 next the two
-4 next ther are
4 next took the
4 next total .
-4 next updat :
-4 next verifi :
-4 next was wrong
4 next ~ ~degree
4 next ~ ~if
-4 next ~ ~source
-4 next ~data >
-4 next ~data ~data
-4 next ~data ~more
4 next ~data ~source
4 next ~degree ~size
4 next ~explained ~
4 next ~factor ~
-4 next ~failed_call .
-4 next ~limit .
4 next ~miscounted .
4 next ~modal ~
4 next ~more .
4 next ~not :
4 next ~not ~fits
-4 next ~own ~data
4 next ~prefer ONE
4 next ~really ~
4 next ~says )
4 next ~says ~more
4 next ~source ~miscounted
4 second # and
-4 second ( %
4 second ( ,
4 second ) #
-4 second , at
4 second , was
4 second , would
-4 second - )
4 second - :
4 second : the
-4 second ; SUBJECT
-4 second ; count
-4 second ; would
-4 second < has
-4 second < ledger
4 second < look
4 second < mean
4 second < of
-4 second < result
-4 second < use
-4 second > <
4 second ONE )
4 second ONE an
-4 second ONE are
4 second ONE nicht
-4 second ONE so
-4 second SUBJECT has
-4 second SUBJECT in
4 second SUBJECT not
-4 second SUBJECT rat
-4 second SUBJECT with
4 second and not
4 second com .
-4 second correct >
-4 second count >
4 second count twic
4 second draft >
-4 second fail >
-4 second giv .
-4 second had SUBJECT
4 second is #
4 second is number
4 second list ,
-4 second loan >
4 second log .
4 second nam ,
4 second nicht .
4 second not that
4 second on ,
4 second one the
-4 second order >
4 second pag ONE
-4 second query ONE
-4 second query the
-4 second re ran
4 second report SUBJECT
-4 second result >
4 second said .
4 second say .
-4 second second :
-4 second show SUBJECT
-4 second that was
4 second the SUBJECT
-4 second the answer
4 second the databas
-4 second the had
-4 second the log
4 second the pag
4 second the with
-4 second the without
4 second thi the
4 second to :
4 second total >
4 second up ONE
""",
    "pair": """\
-110 next ~not THIS
105 next ~not RIVAL
103 next RIVAL )
-99 next THIS )
87 next = THIS
87 next THIS SUBJECT
83 second answer THIS
-75 next = RIVAL
74 second is THIS
-71 second is RIVAL
-70 next RIVAL (
-69 second answer RIVAL
68 next < THIS
68 next THIS ;
-67 next THIS RIVAL
65 next RIVAL #
65 second RIVAL but
-64 next RIVAL SUBJECT
64 second THIS SUBJECT
63 next THIS (
63 next from RIVAL
62 second THIS >
61 next not RIVAL
-60 next RIVAL >
-60 next is RIVAL
60 next is THIS
-58 next < RIVAL
-58 next THIS #
-58 next the THIS
57 second SUBJECT THIS
-57 second THIS but
56 next the RIVAL
-55 next not THIS
-55 second RIVAL THIS
-54 next between RIVAL
-53 next from THIS
-53 second ahead THIS
53 second in THIS
-52 next of THIS
-52 second in RIVAL
51 next THIS >
51 next THIS ~degree
51 second ahead RIVAL
-50 next RIVAL ;
-49 next RIVAL ~degree
49 next of RIVAL
48 next RIVAL 's
48 second no RIVAL
47 next THIS ,
47 next so THIS
47 next ~degree THIS
47 second THIS .
46 next RIVAL ~more
45 next RIVAL is
-45 next THIS 's
-45 next THIS ~more
-45 next so RIVAL
-45 next ~degree RIVAL
-45 second less RIVAL
45 second less THIS
44 next RIVAL THIS
44 second THIS defectiv
-43 next at RIVAL
-43 next to RIVAL
-43 second a THIS
42 next ( RIVAL
-42 second RIVAL defectiv
42 second THIS ;
42 second ther THIS
41 next THIS .
41 next at THIS
41 next between THIS
-41 second RIVAL SUBJECT
41 second not RIVAL
41 second should THIS
-40 next RIVAL ~prefer
40 second THIS all
-39 second RIVAL ;
-39 second RIVAL all
39 second a RIVAL
38 word ;
-38 next , RIVAL
38 second THIS reject
-38 second no THIS
37 next but THIS
37 second RIVAL =
-37 second RIVAL reject
-36 word or
-36 next ( THIS
36 next : THIS
36 next THIS ~prefer
36 next to THIS
-36 second RIVAL .
36 second follow RIVAL
36 second median RIVAL
-36 second median THIS
-36 second should RIVAL
-36 second ther RIVAL
36 second up RIVAL
36 second was THIS
-35 next RIVAL .
-35 next RIVAL on
35 next RIVAL ~modal
35 next THIS on
-35 second THIS =
35 second than RIVAL
-35 second up THIS
34 next THIS after
34 next THIS order
34 next THIS ~factor
-34 next for THIS
-34 next ~says THIS
34 second RIVAL may
-34 second THIS RIVAL
-34 second follow THIS
34 second rather RIVAL
-34 second than THIS
-33 next RIVAL ,
33 next THIS well
-33 next THIS ~modal
33 next for RIVAL
33 next ~data RIVAL
33 second = RIVAL
33 second RIVAL #
-33 second THIS by
-33 second THIS may
-32 next . RIVAL
32 next . THIS
-32 next RIVAL well
-32 next saw RIVAL
32 next saw THIS
32 next with RIVAL
32 second RIVAL not
-32 second SUBJECT RIVAL
-32 second THIS to
-32 second not THIS
-32 second rather THIS
-32 second was RIVAL
-31 next but RIVAL
31 next ~more RIVAL
-31 next ~source THIS
-31 second = THIS
31 second it THIS
-30 next RIVAL after
-30 next RIVAL and
-30 next and RIVAL
30 next only THIS
-30 next with THIS
-30 next ~more THIS
-30 second it RIVAL
29 next > RIVAL
29 next RIVAL abov
29 next SUBJECT THIS
29 next THIS ~says
-29 second RIVAL (
29 second RIVAL )
29 second RIVAL less
-29 second THIS less
29 second THIS with
-28 next RIVAL order
-28 next RIVAL ~factor
-28 next THIS abov
28 next THIS in
-28 next be RIVAL
28 next ~really THIS
-28 second , >
-28 second RIVAL median
28 second THIS median
28 second THIS runner
28 second final THIS
-28 second ledger RIVAL
28 second ledger THIS
-27 word and
27 next RIVAL doe
27 next RIVAL includ
27 next THIS ?
27 next by RIVAL
-27 next only RIVAL
-27 next than THIS
27 second : THIS
27 second RIVAL in
27 second but THIS
27 second es THIS
26 next , THIS
-26 next - THIS
26 next THIS against
26 next THIS beat
-26 next ~really RIVAL
26 second RIVAL by
-26 second RIVAL runner
26 second RIVAL sd
-26 second THIS )
26 second THIS nicht
-26 second are RIVAL
26 second are THIS
26 second correction THIS
-25 next > THIS
25 next RIVAL =
-25 next RIVAL against
-25 next RIVAL ~says
-25 next SUBJECT RIVAL
-25 next THIS doe
-25 next THIS includ
25 next THIS lead
25 next been THIS
25 next es THIS
25 next ~says RIVAL
-25 second : RIVAL
25 second RIVAL second
-25 second RIVAL with
-25 second THIS sd
-25 second but RIVAL
-25 second correction RIVAL
-25 second final RIVAL
-25 second so RIVAL
25 second so THIS
-24 next RIVAL lead
24 next THIS :
-24 next THIS =
-24 next either RIVAL
24 next leav THIS
24 next than RIVAL
24 next wer THIS
-24 second RIVAL >
24 second RIVAL RIVAL
24 second RIVAL been
-24 second RIVAL high
24 second RIVAL to
24 second THIS :
24 second THIS high
24 second THIS tim
24 second compar RIVAL
-24 second compar THIS
24 second out THIS
23 word ~data
23 next THIS ~failed_call
-23 next other RIVAL
23 next other THIS
-23 next wer RIVAL
-23 next ~data THIS
23 second THIS die
-23 second THIS in
23 second of RIVAL
23 second that THIS
22 next THIS has
-22 next THIS is
-22 next been RIVAL
-22 next l THIS
-22 next leav RIVAL
22 next non RIVAL
22 next then RIVAL
-22 next then THIS
22 next ~data ~
-22 second ( THIS
-22 second RIVAL :
-22 second RIVAL nicht
-22 second THIS THIS
-22 second out RIVAL
-22 second portal THIS
22 second tim THIS
-21 next : RIVAL
21 next RIVAL did
-21 next RIVAL wer
-21 next RIVAL ~failed_call
21 next THIS are
21 next either THIS
-21 next es RIVAL
21 next see RIVAL
21 next sino THIS
21 second RIVAL correction
-21 second RIVAL tim
-21 second RIVAL wherea
21 second THIS after
-21 second THIS been
-21 second THIS correction
-21 second THIS second
21 second THIS wherea
21 second api RIVAL
-21 second es RIVAL
-21 second that RIVAL
-21 second to ,
-20 next RIVAL are
-20 next RIVAL beat
-20 next la RIVAL
20 next la THIS
20 next out RIVAL
-20 next survey RIVAL
20 next use THIS
20 next ~plan RIVAL
-20 next ~plan THIS
20 second ( RIVAL
-20 second < RIVAL
20 second < THIS
-20 second RIVAL die
20 second RIVAL r
-20 second RIVAL top
20 second RIVAL without
-20 second THIS #
20 second THIS (
20 second THIS a
20 second THIS top
-20 second THIS without
-20 second api THIS
20 second candidat RIVAL
20 second en THIS
20 second first RIVAL
20 second portal RIVAL
20 second revis THIS
20 second target RIVAL
-20 second vs RIVAL
20 second winner THIS
20 second would RIVAL
19 word .
19 word not
19 word ~
-19 next RIVAL :
-19 next RIVAL ?
-19 next RIVAL or
-19 next by THIS
19 next compar RIVAL
-19 next compar THIS
19 next l RIVAL
-19 next non THIS
19 next print RIVAL
19 next said RIVAL
-19 next said THIS
-19 next see THIS
19 next survey THIS
-19 next ~ ,
19 next ~check RIVAL
-19 next ~check THIS
19 second RIVAL lat
19 second THIS of
-19 second THIS r
19 second may THIS
-19 second target THIS
-19 second tim RIVAL
19 second vs THIS
-19 second winner RIVAL
-18 word between
18 word ~past
18 next RIVAL should
18 next RIVAL ~miscounted
-18 next THIS -
-18 next THIS did
18 next THIS rather
-18 next print THIS
-18 next ~ ~says
18 next ~source RIVAL
18 second 'd THIS
18 second RIVAL saturday
-18 second THIS lat
-18 second THIS not
18 second e RIVAL
-18 second first THIS
-18 second may RIVAL
18 second s RIVAL
-18 second s THIS
18 second wer RIVAL
17 word is
-17 next < answer
17 next RIVAL first
-17 next RIVAL from
-17 next RIVAL rather
17 next RIVAL the
17 next RIVAL ~seem
17 next THIS crash
-17 next THIS ~seem
17 next THIS ~source
-17 next got RIVAL
-17 next out THIS
-17 next use RIVAL
-17 next ~ THIS
17 next ~but THIS
17 next ~explained THIS
-17 next ~if RIVAL
17 next ~if THIS
17 second % RIVAL
-17 second % THIS
-17 second 'd RIVAL
-17 second RIVAL of
-17 second THIS saturday
17 second THIS unit
-17 second THIS yet
-17 second avg RIVAL
17 second avg THIS
-17 second candidat THIS
17 second figur THIS
-17 second of THIS
-17 second or .
-17 second revis RIVAL
-17 second wer THIS
16 next # THIS
16 next . >
-16 next RIVAL has
16 next RIVAL sino
16 next THIS cam
-16 next THIS first
-16 next THIS ~miscounted
-16 next THIS ~own
16 next nicht RIVAL
-16 next or THIS
16 next return RIVAL
16 next ~ ;
-16 next ~explained RIVAL
16 second RIVAL ,
-16 second RIVAL after
16 second RIVAL mai
-16 second RIVAL sourc
-16 second RIVAL the
16 second THIS e
-16 second THIS mai
16 second THIS the
-16 second en RIVAL
-16 second figur RIVAL
-16 second gap RIVAL
16 second gap THIS
16 second they THIS
-15 word report
-15 word se
15 next ; RIVAL
-15 next RIVAL crash
-15 next RIVAL in
-15 next RIVAL it
-15 next RIVAL of
15 next RIVAL to
15 next RIVAL ~own
15 next THIS it
-15 next THIS or
-15 next THIS should
-15 next THIS the
-15 next THIS ~not
15 next be THIS
15 next compt THIS
-15 next sino RIVAL
15 next women RIVAL
-15 second 'est RIVAL
15 second RIVAL as
15 second RIVAL pero
15 second THIS down
15 second THIS last
-15 second THIS pero
15 second THIS total
-15 second b THIS
-15 second export RIVAL
-15 second number RIVAL
15 second number THIS
15 second open RIVAL
15 second sheet RIVAL
-15 second sheet THIS
-15 second sit RIVAL
-15 second summary THIS
15 second total THIS
-15 second would THIS
-14 word could
-14 word sourc
-14 word ~fits
-14 next , and
14 next - RIVAL
-14 next < ~modal
14 next RIVAL com
14 next RIVAL we
-14 next THIS by
14 next THIS from
14 next THIS wer
-14 next about RIVAL
14 next about THIS
14 next get THIS
14 next got THIS
14 next has THIS
14 next likely THIS
-14 next report RIVAL
-14 next return THIS
-14 next women THIS
-14 next ~ ~
-14 second RIVAL a
14 second RIVAL at
-14 second RIVAL down
-14 second RIVAL e
-14 second RIVAL last
14 second RIVAL le
-14 second RIVAL total
-14 second RIVAL unit
14 second THIS an
14 second THIS averag
14 second THIS mor
14 second THIS remov
-14 second and .
14 second export THIS
-14 second open THIS
-14 second point THIS
14 second summary RIVAL
-14 second they RIVAL
-14 second total RIVAL
14 second we RIVAL
-13 word nor
-13 word somewher
13 next RIVAL a
-13 next RIVAL at
-13 next RIVAL cam
13 next RIVAL look
-13 next RIVAL ~source
-13 next SUBJECT in
-13 next THIS a
-13 next THIS to
-13 next THIS we
13 next THIS ~plan
-13 next likely RIVAL
-13 next nicht THIS
13 next no RIVAL
-13 next ~ ~fits
-13 next ~prefer THIS
13 second 'est THIS
13 second ; RIVAL
-13 second RIVAL an
13 second RIVAL be
-13 second RIVAL mor
13 second RIVAL nam
-13 second THIS as
-13 second THIS at
-13 second THIS be
13 second THIS sourc
13 second and ,
-13 second cadastr THIS
-13 second e THIS
13 second instead RIVAL
13 second stor THIS
-13 second the RIVAL
-12 word both
-12 word het
-12 word neither
12 word ~not
12 word ~plan
12 next RIVAL last
-12 next RIVAL ~plan
-12 next SUBJECT SUBJECT
-12 next SUBJECT was
-12 next THIS com
12 next THIS instead
-12 next THIS look
12 next a RIVAL
-12 next as RIVAL
12 next as THIS
-12 next compt RIVAL
-12 next could be
12 next de RIVAL
-12 next get RIVAL
-12 next giv RIVAL
12 next giv THIS
-12 next or RIVAL
12 next ~ ~more
-12 next ~data ,
-12 next ~says ~
12 second # RIVAL
12 second , is
-12 second ; THIS
-12 second RIVAL remov
-12 second RIVAL who
12 second RIVAL year
-12 second SUBJECT of
-12 second THIS nam
12 second THIS who
12 second b RIVAL
12 second is .
-12 second is of
-12 second longer THIS
12 second mean RIVAL
12 second most THIS
12 second plan THIS
-12 second recomput RIVAL
12 second recomput THIS
12 second registry RIVAL
12 second releas RIVAL
-12 second releas THIS
12 second replac RIVAL
-12 second stor RIVAL
11 word out
-11 word é
-11 next # >
-11 next # RIVAL
-11 next # ~
11 next 's RIVAL
11 next , ~but
11 next RIVAL entry
11 next RIVAL for
-11 next RIVAL instead
11 next RIVAL mor
-11 next RIVAL ~
11 next RIVAL ~conflicts
-11 next THIS for
-11 next THIS mor
11 next THIS ~
-11 next THIS ~but
-11 next THIS ~conflicts
-11 next box RIVAL
-11 next has RIVAL
11 next hav RIVAL
-11 next it is
11 next mak THIS
11 next report THIS
11 second , ,
11 second , RIVAL
11 second : >
11 second < SUBJECT
-11 second RIVAL averag
11 second RIVAL sondern
11 second RIVAL than
11 second RIVAL wer
11 second RIVAL yet
-11 second between and
11 second estimat RIVAL
-11 second estimat THIS
-11 second instead THIS
-11 second mean THIS
-11 second most RIVAL
11 second plac RIVAL
-11 second plan RIVAL
11 second point RIVAL
11 second rat THIS
-11 second replac THIS
-11 second report THIS
-11 second we THIS
10 word _
-10 word camera
10 word from
10 word no
-10 word si
10 word that
-10 word to
10 word ~degree
10 word ~more
10 next ; the
10 next ; ~
10 next RIVAL vs
10 next THIS at
-10 next THIS entry
-10 next THIS sino
-10 next answer :
10 next behind RIVAL
-10 next behind THIS
-10 next has the
10 next invoic RIVAL
-10 next mak RIVAL
-10 next no THIS
10 next on THIS
10 next whil RIVAL
-10 next ~fits ,
10 next ~source ~says
-10 next ~stale THIS
10 second , and
-10 second < :
-10 second < is
-10 second RIVAL list
-10 second RIVAL log
-10 second RIVAL mean
10 second RIVAL they
-10 second RIVAL whil
10 second RIVAL wrong
-10 second SUBJECT the
10 second THIS i
-10 second THIS le
10 second THIS list
-10 second THIS sondern
10 second THIS whil
-10 second THIS wrong
-10 second THIS year
-10 second could RIVAL
-10 second csv RIVAL
10 second feed RIVAL
10 second i THIS
-10 second neither nor
10 second one THIS
10 second tabl RIVAL
-10 second tabl THIS
-10 second the in
10 second the is
-9 word #
9 word =
9 word SUBJECT
9 word as
-9 word o
9 word should
-9 word ~factor
9 word ~right
-9 next # which
-9 next ( ~
9 next , which
9 next ; THIS
-9 next < #
9 next RIVAL can
-9 next RIVAL o
9 next THIS and
-9 next THIS can
-9 next THIS last
-9 next THIS would
-9 next by the
9 next claim RIVAL
-9 next claim THIS
9 next count RIVAL
-9 next o THIS
-9 next the survey
-9 next the two
-9 next ~ )
-9 next ~ ~if
-9 next ~ ~source
-9 next ~if ~
9 next ~miscounted RIVAL
-9 next ~modal ~
-9 next ~not ~says
9 next ~prefer RIVAL
9 next ~source ~
-9 second # the
9 second RIVAL final
-9 second RIVAL i
9 second RIVAL sinc
-9 second SUBJECT #
9 second SUBJECT SUBJECT
-9 second THIS are
-9 second THIS it
9 second THIS mean
-9 second THIS than
-9 second THIS they
9 second _ :
9 second error THIS
9 second hav THIS
-9 second in >
-9 second one RIVAL
-9 second registry THIS
-9 second say .
-9 second the THIS
9 second two ,
-9 second without THIS
-8 word -
-8 word answer
-8 word depend
8 word first
8 word former
-8 word im
8 word latter
-8 word level
-8 word order
8 word rank
-8 word sam
8 word sino
-8 word survey
-8 word websit
8 word wer
8 word ~but
-8 word ~if
8 word ~own
8 word ~really
-8 word ~source
-8 next < candidat
-8 next < neither
8 next < the
8 next RIVAL claim
8 next RIVAL count
8 next RIVAL was
8 next RIVAL would
8 next RIVAL ~check
-8 next THIS but
-8 next THIS claim
-8 next THIS if
-8 next THIS vs
-8 next THIS ~check
-8 next candidat :
-8 next count is
-8 next depend on
-8 next hav THIS
-8 next in #
-8 next invoic THIS
-8 next log RIVAL
8 next log THIS
-8 next say THIS
8 next sondern THIS
8 next the former
8 next the latter
-8 next the sam
-8 next the websit
8 next was THIS
-8 next whil THIS
8 next ~ ~data
8 next ~stale RIVAL
8 second , :
8 second < (
-8 second < and
8 second < of
8 second RIVAL answer
8 second RIVAL are
8 second RIVAL first
8 second RIVAL is
8 second RIVAL only
8 second SUBJECT and
-8 second THIS das
-8 second THIS final
8 second THIS for
8 second THIS hav
8 second THIS log
-8 second THIS one
8 second THIS so
8 second and on
-8 second at ;
8 second cadastr RIVAL
-8 second count RIVAL
8 second csv THIS
-8 second error RIVAL
-8 second feed THIS
8 second from to
-8 second has ,
8 second in .
-8 second is ,
-8 second plac THIS
-8 second rat RIVAL
8 second report RIVAL
8 second servic RIVAL
-8 second servic THIS
8 second sit THIS
-8 second the SUBJECT
8 second to .
8 second with RIVAL
7 word 's
7 word ?
7 word after
7 word ask
7 word beat
7 word been
7 word cam
-7 word databas
7 word had
-7 word has
-7 word impossibl
-7 word ledger
7 word niet
-7 word overall
-7 word rang
-7 word register
-7 word say
-7 word sit
-7 word without
-7 word ~impossible
-7 word ~says
-7 next # SUBJECT
-7 next ) ~
-7 next , SUBJECT
-7 next , by
7 next , it
7 next , not
-7 next , ~more
-7 next < het
7 next < no
7 next < of
7 next < ~own
7 next ? >
7 next RIVAL fewer
7 next RIVAL leav
7 next RIVAL ~but
7 next RIVAL ~data
-7 next SUBJECT wer
-7 next THIS count
-7 next THIS fewer
-7 next THIS o
-7 next THIS ~if
7 next _ ~
-7 next a THIS
7 next are RIVAL
7 next count ,
-7 next count THIS
-7 next lie between
-7 next longer than
-7 next o RIVAL
7 next one RIVAL
-7 next only #
-7 next show RIVAL
-7 next sondern RIVAL
-7 next the count
-7 next was the
7 next ~ ~past
7 next ~degree ~
7 next ~miscounted ,
-7 next ~miscounted THIS
7 next ~more .
-7 next ~says #
-7 next ~source )
7 next ~stale ~
7 next 张 >
7 second , .
7 second , _
-7 second , at
-7 second , than
7 second : .
-7 second ; could
7 second < ,
7 second < candidat
-7 second RIVAL for
7 second RIVAL my
-7 second SUBJECT ,
-7 second THIS first
-7 second THIS my
-7 second THIS only
7 second THIS select
-7 second THIS sinc
-7 second THIS wer
-7 second are .
-7 second could THIS
7 second de ,
7 second et RIVAL
-7 second i RIVAL
7 second on .
7 second or ?
-7 second order THIS
7 second ros RIVAL
-7 second the fil
-7 second the of
7 second wer .
-7 second wer and
-7 second with THIS
6 word ,
6 word a
-6 word annual
-6 word are
6 word averag
-6 word b
6 word correct
-6 word district
6 word duplicat
6 word en
6 word es
6 word final
6 word floor
6 word il
-6 word lie
6 word mean
6 word non
-6 word null
-6 word pas
6 word remov
6 word revis
6 word second
-6 word their
6 word would
-6 word ~modal
6 word ~wrong
-6 next ) vs
6 next , ~data
-6 next , ~modal
6 next , ~not
-6 next : null
6 next : the
-6 next : ~
-6 next : ~factor
-6 next < by
6 next < not
-6 next < sourc
6 next < two
-6 next < ~data
6 next < ~not
6 next RIVAL as
6 next RIVAL but
6 next RIVAL that
-6 next RIVAL with
6 next RIVAL —
6 next SUBJECT :
6 next SUBJECT ;
6 next SUBJECT log
-6 next THIS leav
-6 next THIS nor
6 next all RIVAL
-6 next all THIS
-6 next annual report
-6 next between the
6 next box THIS
-6 next dashboard ,
-6 next had RIVAL
6 next had THIS
6 next hold RIVAL
-6 next hold THIS
6 next is the
6 next it RIVAL
-6 next it could
-6 next neither THIS
-6 next nor RIVAL
-6 next not say
6 next read RIVAL
-6 next register .
-6 next say which
6 next show THIS
-6 next the annual
-6 next the district
6 next the floor
-6 next the leaflet
-6 next the portal
6 next two candidat
6 next which THIS
6 next with the
6 next ~ #
6 next ~ _
-6 next ~ ~not
6 next ~ ~wrong
-6 next ~miscounted ~
6 next ~past .
-6 second # wer
6 second , SUBJECT
-6 second : or
6 second ; is
-6 second ; the
-6 second < annual
-6 second < could
6 second = >
-6 second RIVAL hav
6 second RIVAL it
6 second RIVAL one
6 second RIVAL out
-6 second RIVAL report
-6 second RIVAL select
-6 second RIVAL so
6 second SUBJECT >
-6 second SUBJECT count
-6 second SUBJECT was
-6 second THIS la
6 second THIS then
6 second THIS which
-6 second and are
-6 second but #
6 second count THIS
-6 second dashboard THIS
-6 second depend the
-6 second et THIS
-6 second has SUBJECT
-6 second hav RIVAL
6 second i the
-6 second lie RIVAL
6 second lie THIS
6 second list RIVAL
-6 second list THIS
6 second log THIS
-6 second not which
-6 second of SUBJECT
-6 second on SUBJECT
-6 second register >
6 second register RIVAL
6 second selby RIVAL
-6 second was in
-6 second wer on
-5 word accord
-5 word api
-5 word cancell
-5 word count
-5 word csv
-5 word definition
5 word differ
-5 word either
5 word higher
5 word i
5 word last
-5 word longer
5 word los
-5 word oder
5 word plac
5 word read
-5 word result
5 word return
5 word ros
5 word row
5 word scheduler
-5 word sich
-5 word tabl
5 word tim
5 word we
5 word what
5 word ~miscounted
5 word ~prefer
5 word ~stale
-5 word 张
-5 next # order
-5 next # ~factor
5 next ( #
5 next ) .
-5 next ) :
5 next , as
-5 next , could
5 next , so
-5 next , sourc
-5 next , the
-5 next , ~
5 next , ~degree
-5 next , ~source
-5 next : #
-5 next : sourc
5 next ; without
5 next ; ~not
5 next < SUBJECT
-5 next < between
-5 next < could
5 next < i
5 next < la
5 next < rank
-5 next < somewher
-5 next RIVAL accord
5 next RIVAL by
-5 next RIVAL whil
5 next SUBJECT .
-5 next THIS accord
-5 next THIS as
-5 next accord to
5 next against RIVAL
-5 next against THIS
-5 next and i
5 next ask ,
-5 next but only
-5 next de THIS
5 next former is
-5 next gav THIS
5 next is SUBJECT
-5 next it THIS
5 next it was
5 next latter .
-5 next nam THIS
-5 next nor THIS
5 next on averag
-5 next on the
-5 next one THIS
-5 next order (
5 next rank :
5 next rank THIS
-5 next rat ,
5 next them ,
5 next ~ (
-5 next ~ .
5 next ~ ~right
-5 next ~ ~trust
-5 next ~but RIVAL
-5 next ~factor (
5 next ~source 's
-5 next ~source ,
-5 next ~source .
-5 next 张 ,
-5 second # (
5 second # ,
-5 second ( )
-5 second ) .
5 second ) >
-5 second , accord
-5 second , be
-5 second , by
5 second , former
-5 second , only
5 second ; them
-5 second < -
5 second < _
-5 second < a
-5 second < accord
-5 second < be
5 second RIVAL com
-5 second RIVAL then
5 second RIVAL third
5 second SUBJECT has
-5 second SUBJECT rat
-5 second THIS answer
5 second THIS confidenc
5 second THIS from
-5 second THIS is
5 second THIS sunday
-5 second THIS third
-5 second and THIS
-5 second and has
-5 second answer null
-5 second be ,
-5 second disagre THIS
-5 second doe say
5 second la .
5 second latter >
5 second longer RIVAL
-5 second not )
5 second not .
5 second of .
-5 second only SUBJECT
-5 second or ,
-5 second register THIS
-5 second say ,
-5 second sourc RIVAL
5 second the 's
-5 second the .
-5 second the are
5 second the differ
5 second the one
5 second the plan
5 second to api
-5 second wer in
5 second without RIVAL
4 word all
4 word an
-4 word another
-4 word archiv
-4 word cach
-4 word cadastr
4 word chiffr
4 word com
4 word compt
4 word consider
4 word decid
4 word did
-4 word disagre
4 word el
4 word et
-4 word exclud
4 word export
-4 word favour
-4 word fil
4 word her
4 word ist
-4 word leaflet
4 word maar
4 word of
4 word que
4 word record
4 word registry
4 word retien
4 word right
4 word rul
4 word run
4 word sheet
4 word sinc
4 word so
-4 word station
-4 word tell
4 word total
4 word tracker
4 word unit
4 word up
-4 word vs
-4 word which
4 word with
-4 word ~conflicts
4 word —
4 next # =
-4 next 's THIS
4 next ( the
-4 next ( ~source
4 next , but
-4 next , das
4 next , et
4 next , ~prefer
4 next - #
4 next : ~data
4 next ; ~past
4 next < if
4 next < in
4 next < they
4 next < ~if
-4 next < ~source
4 next > ~
4 next RIVAL -
-4 next RIVAL hav
4 next RIVAL mai
-4 next RIVAL nor
4 next RIVAL remain
4 next RIVAL seem
-4 next RIVAL without
4 next RIVAL ~past
4 next SUBJECT and
4 next SUBJECT the
-4 next THIS of
4 next THIS row
-4 next THIS that
-4 next THIS without
4 next _ answer
4 next _ ~data
4 next after remov
4 next and SUBJECT
-4 next and the
4 next are SUBJECT
4 next en compt
4 next et non
4 next i consider
4 next in RIVAL
4 next is what
-4 next it .
4 next je retien
4 next longer RIVAL
-4 next longer THIS
4 next nam RIVAL
-4 next neither RIVAL
-4 next null ,
-4 next question doe
-4 next report .
-4 next report has
4 next ros from
-4 next the cadastr
4 next the dashboard
4 next the feed
4 next the registry
-4 next the summary
4 next the tracker
4 next to be
-4 next to report
-4 next two sourc
-4 next was RIVAL
4 next what the
-4 next which RIVAL
4 next ~ >
4 next ~ ~plan
-4 next ~factor ~
4 next ~not ,
4 next ~past ~
4 next ~plan ~
4 next ~plan ~says
-4 next ~prefer .
4 next ~really ~
-4 next ~source ~conflicts
-4 second # :
4 second ( remov
-4 second , b
-4 second , i
4 second , non
4 second , would
4 second : )
-4 second < 's
4 second < >
-4 second < by
4 second < in
-4 second < lead
-4 second < on
-4 second < wer
4 second > >
-4 second RIVAL confidenc
-4 second RIVAL could
4 second RIVAL das
-4 second RIVAL from
-4 second RIVAL sunday
4 second RIVAL was
4 second RIVAL what
-4 second THIS com
-4 second THIS out
-4 second THIS was
-4 second accord the
-4 second and both
-4 second and from
-4 second and hav
-4 second and wer
-4 second api valu
4 second as THIS
-4 second be .
-4 second be ;
4 second correct >
-4 second dat RIVAL
4 second differ THIS
4 second disagre RIVAL
-4 second favour .
4 second from THIS
4 second haben RIVAL
4 second has RIVAL
-4 second i no
4 second in ,
-4 second in and
4 second is and
-4 second it >
-4 second it a
4 second lead THIS
-4 second log RIVAL
-4 second nicht .
-4 second nor :
-4 second not it
-4 second or RIVAL
-4 second or THIS
-4 second question not
4 second recount THIS
-4 second report >
4 second result THIS
-4 second selby THIS
-4 second somewher RIVAL
4 second than .
4 second the giv
-4 second the say
-4 second to SUBJECT
4 second was .
""",
    "after_this": """\
52 next < the
40 word the
-38 word .
37 word b
-37 next . >
-33 next < that
-29 word which
-29 second SUBJECT >
-28 word SUBJECT
28 second < :
-27 word that
-26 next < SUBJECT
-25 word ~wrong
-25 next ~ ~wrong
-24 word ~not
-23 next ~not ~
22 word c
22 word ~fits
-22 next is wrong
21 word option
-21 word wrong
21 next ~ >
20 word ~source
-20 next wrong .
20 second : >
-20 second wrong >
-19 word it
-19 word leav
-19 word ~own
-19 next SUBJECT .
-19 next that figur
-19 next ~ ~data
19 next ~ ~source
-19 next ~wrong .
-19 second that is
18 word )
18 next ~ ~fits
-18 next ~own ~
-18 second < figur
18 second the one
-17 next i hav
17 next ~fits ~
-17 second < hav
16 word high
16 word latter
16 word support
16 next the latter
-16 next ~modal ~not
-16 next ~own ~modal
16 second # #
16 second # >
16 second < >
15 word one
15 next # #
15 next < ~size
-15 next SUBJECT >
15 next latter .
15 next log .
-15 next ~ ,
-15 next ~prefer ~
-15 second < -
15 second latter >
15 second log >
15 second the figur
14 word <
14 word >
14 word with
-14 word ~limit
14 word ~size
-14 next < ~
14 next < ~modal
-14 next that is
14 next ~ ~more
-14 second which is
-13 word i
13 word second
13 word unit
13 next # -
13 next < ~data
-13 next < ~source
13 next is the
-13 next which one
-13 next ~ -
13 second < latter
12 word (
12 word and
12 word best
-12 word tell
12 next : SUBJECT
12 next < unit
12 next by the
-12 next open .
12 next that .
12 next unit :
12 next ~ )
-12 next ~ .
-12 next ~ ~prefer
-12 next ~limit ~
-12 second < ,
-12 second i noth
-12 second open >
12 second that >
12 second unit SUBJECT
11 word confirm
-11 word on
-11 word remain
-11 word sourc
-11 word tak
11 next ) .
11 next < i
-11 next < sourc
11 next the second
-11 next the two
11 next ~check ~
-11 next ~not ~data
11 next ~not ~fits
-11 next ~source :
11 second < #
-11 second is .
-11 second remain .
10 word %
-10 word been
10 word by
-10 word could
10 word fil
10 word may
10 word out
10 word ~error
10 word ~more
10 word ~trust
10 next # %
10 next ( ~
-10 next , i
-10 next , ~own
-10 next < #
10 next < best
-10 next has been
-10 next i leav
10 next left out
10 next with the
10 next ~more ~data
10 next ~own ~prefer
10 next ~plan ~
10 second ) >
10 second < second
-10 second < would
-10 second not which
-10 second noth the
9 word :
9 word breakdown
9 word but
9 word column
-9 word hmm
-9 word lin
-9 word many
9 word report
9 word trust
-9 word two
9 word use
9 word ~failed_call
9 word ~plan
9 next % >
9 next , ~but
9 next : #
-9 next < hmm
-9 next < neither
9 next < pleas
-9 next and i
-9 next figur is
9 next go with
-9 next hmm ,
-9 next i would
-9 next sourc :
-9 next ~ 's
9 next ~explained ~
-9 second , on
9 second : %
-9 second < .
-9 second < leav
9 second SUBJECT and
-9 second i leav
-9 second i not
9 second one right
-9 second the is
8 word choos
8 word consider
-8 word decision
8 word go
-8 word hav
8 word hour
-8 word neither
8 word school
8 word should
8 word show
-8 word would
-8 word ~
8 word ~conflicts
-8 next # m
-8 next # ~
8 next , but
-8 next , that
-8 next a .
8 next consider the
8 next i consider
-8 next i could
-8 next leav the
8 next right .
8 next second one
-8 next that 's
-8 next ~ ~
8 next ~ ~says
-8 next ~check .
8 next ~data :
-8 next ~not ~says
-8 next ~source >
8 second ( )
-8 second a >
-8 second be .
8 second conflict the
8 second i with
8 second right >
-8 second that wrong
8 second the column
-7 word 's
7 word about
7 word after
7 word api
-7 word assessment
-7 word better
7 word conflict
-7 word count
7 word former
-7 word m
-7 word not
-7 word noth
7 word or
-7 word p
7 word q
7 word seem
7 word tabl
7 word ticket
-7 word total
7 word went
7 word ~data
7 word ~if
7 word ~seem
-7 next # SUBJECT
7 next ) >
-7 next . s
7 next : b
-7 next < assessment
-7 next < p
7 next < q
-7 next < sinc
-7 next < they
7 next < ~plan
7 next and #
-7 next assessment >
-7 next hav no
7 next i went
-7 next no better
-7 next not use
7 next one is
-7 next p .
7 next q #
-7 next s .
7 next the former
7 next the log
7 next went with
-7 next wrong ;
7 next ~ :
7 next ~ ~explained
-7 next ~ ~limit
7 next ~but ~
7 next ~conflicts ;
7 next ~source .
-7 next ~wrong ;
-7 second not it
7 second not that
-7 second of two
-7 second p s
-7 second q >
-7 second s >
7 second so with
7 second the .
7 second the fil
7 second went the
6 word all
6 word conclusion
6 word did
-6 word for
6 word its
6 word look
-6 word maximum
-6 word me
6 word next
-6 word offic
-6 word open
6 word plan
6 word rat
-6 word reconcil
-6 word register
6 word rul
-6 word s
6 word sign
6 word survey
6 word us
-6 word valid
6 word valu
-6 word verifi
6 word week
6 word what
6 word ~degree
6 word ~generally
6 word ~odd
6 next # )
6 next # and
6 next ; the
6 next < conclusion
6 next < next
6 next < thes
6 next about thi
6 next conclusion >
-6 next contradict each
6 next did not
6 next i trust
6 next is right
-6 next it 's
6 next it is
-6 next me which
-6 next so that
-6 next tell me
-6 next the total
6 next trust the
-6 next use it
-6 next ~ ~but
6 next ~ ~error
-6 next ~ ~not
6 next ~failed_call ~
6 next ~if ~
6 next ~own ~trust
-6 next ~really ~
6 next ~seem ~
6 next ~stale ~
6 next ~trust ~
-6 second 's .
-6 second . .
-6 second contradict other
6 second figur the
6 second fil the
-6 second i no
-6 second it the
6 second not .
-6 second tell which
-6 second the ,
6 second the number
6 second thi the
-6 second with .
-5 word 'm
-5 word ;
5 word align
-5 word an
-5 word both
5 word chart
-5 word clinic
5 word contradictory
-5 word data
-5 word do
5 word drop
5 word end
-5 word establish
5 word fail
-5 word has
5 word load
-5 word no
-5 word other
5 word outlier
-5 word quot
-5 word recommendation
5 word regard
5 word sam
-5 word siz
-5 word therefor
-5 word tim
-5 word treat
5 word was
5 word wer
-5 word year
-5 word you
5 word ~explained
-5 word ~prefer
5 next , so
5 next , ~degree
-5 next , ~explained
-5 next < both
5 next < end
-5 next < it
-5 next < ~check
5 next < ~own
5 next SUBJECT #
5 next SUBJECT SUBJECT
5 next align >
-5 next do not
-5 next each other
5 next end align
-5 next establish which
5 next fail to
5 next figur .
-5 next first .
-5 next i 'm
-5 next it ;
-5 next it with
-5 next log is
-5 next not tell
5 next not that
-5 next of thi
-5 next on the
-5 next other ,
5 next say that
5 next seem to
5 next that the
5 next the api
-5 next the data
5 next the report
5 next the sam
-5 next to be
5 next to hav
-5 next which of
-5 next would not
5 next ~ #
-5 next ~ ;
-5 next ~ ~impossible
5 next ~ ~miscounted
-5 next ~ ~modal
-5 next ~ ~past
5 next ~not ~conflicts
-5 next ~own 'm
-5 next ~past .
-5 next ~says ~own
5 next ~source ~failed_call
-5 next ~swap ~
-5 second , .
-5 second : SUBJECT
-5 second < 's
5 second < a
5 second < align
-5 second < are
5 second < can
5 second < chart
5 second < conflict
5 second < regard
5 second < trust
-5 second be ;
5 second but is
-5 second can tell
-5 second clinic >
5 second end >
5 second figur >
-5 second first >
-5 second leav open
-5 second no for
5 second number the
-5 second other so
-5 second the :
-5 second the mix
-5 second the open
5 second the tool
-5 second to which
-5 second up the
5 second wer .
-5 second which you
4 word across
-4 word allow
-4 word answer
4 word as
4 word becaus
4 word cam
-4 word caution
-4 word complet
4 word dat
-4 word each
-4 word either
4 word find
-4 word from
-4 word km
4 word left
-4 word mix
-4 word own
4 word read
4 word right
4 word row
4 word see
4 word sensor
4 word ther
-4 word they
4 word took
-4 word undecid
-4 word unknown
-4 word whol
-4 word ~really
-4 next # km
4 next 's ~data
-4 next . ~
-4 next : the
4 next < not
-4 next < recommendation
-4 next < tell
-4 next < ~not
4 next < ~past
-4 next < ~says
4 next a second
4 next b >
-4 next both .
4 next but it
4 next column .
-4 next complet .
-4 next could not
4 next i did
-4 next i had
4 next i took
-4 next is complet
-4 next it ,
-4 next it open
-4 next leav it
-4 next log to
4 next no row
4 next not need
-4 next of thes
-4 next one of
-4 next other .
4 next other SUBJECT
-4 next recommendation >
4 next report the
-4 next so pleas
4 next so ther
-4 next tell which
4 next the #
-4 next the SUBJECT
-4 next the first
4 next the tabl
-4 next the whol
-4 next to say
4 next to the
-4 next two is
-4 next undecid .
4 next week #
4 next what it
4 next wrong ,
4 next ~ ~failed_call
4 next ~ ~if
-4 next ~ ~swap
4 next ~degree ~
4 next ~error ,
-4 next ~explained .
-4 next ~factor ~
4 next ~generally ~
-4 next ~miscounted ~
-4 next ~modal ~check
-4 next ~not ~limit
4 next ~not ~source
4 next ~past #
4 next ~past ~
-4 next ~past ~own
-4 next ~plan .
-4 next ~right ~
4 next ~source ,
4 next ~source ~past
4 next ~source ~seem
4 second # the
4 second , it
-4 second , pleas
4 second - >
-4 second . >
-4 second : had
-4 second ; hav
-4 second < could
4 second < former
-4 second < is
-4 second < may
-4 second < the
-4 second < two
-4 second a .
-4 second a of
-4 second both >
4 second column >
-4 second complet >
-4 second each ,
-4 second for .
4 second go the
4 second i on
-4 second is to
4 second it be
4 second it not
4 second open #
-4 second other >
-4 second pleas which
-4 second that the
4 second the list
4 second two .
-4 second undecid >
-4 second would the
""",
    "after_rival": """\
41 next < SUBJECT
35 word SUBJECT
32 word #
-27 word b
27 next SUBJECT >
25 next < ~
24 second a >
23 word a
21 next # >
21 next ~ #
-20 word ~modal
20 next < #
20 second < -
-19 word c
18 next ~ -
18 second < ,
-17 next < the
-17 next ~ ~fits
16 word :
16 next # ~
-16 next < ~own
16 second the .
15 word ,
-15 word one
-14 word both
-14 word two
-14 word ~size
-14 next # #
14 next ~own ~
-13 word high
-13 word thes
-13 word ~data
-13 next < ~size
12 word -
-12 word pleas
12 word that
-12 word ~fits
-12 word ~not
12 next < sourc
12 next ~ :
-12 next ~ >
12 next ~source :
-12 second # >
12 second < >
-11 word may
11 word sourc
11 word the
-11 word use
11 word ~miscounted
-11 next # -
11 next , i
11 next , ~
11 next , ~own
-11 next < i
-11 next < pleas
-11 next < ~modal
-11 next < ~past
-11 next ~data :
-11 next ~not ~
-10 word )
10 word first
-10 word log
10 word register
10 next : i
10 next : ~
10 next : ~own
-10 next < ~data
10 next first .
10 next sourc :
-10 next ~ ~conflicts
10 next ~plan .
10 second first >
10 second i the
-9 word best
9 word hmm
-9 word ~conflicts
9 word ~stale
-9 next : SUBJECT
9 next : the
9 next < hmm
9 next < that
-9 next < unit
9 next < ~check
9 next hmm ,
9 next the first
-9 next unit :
9 next ~ ~plan
9 next ~ ~stale
-9 next ~source ~
9 second , on
-9 second . >
-9 second : >
9 second SUBJECT >
-9 second unit SUBJECT
8 word clinic
8 word m
-8 word not
8 word on
8 word p
8 word s
-8 word so
8 word wait
-8 word ~degree
8 next # m
8 next , that
8 next . >
8 next . ~
-8 next < best
-8 next < one
8 next < p
8 next wait ,
8 next ~ ,
8 next ~ ~factor
-8 second # #
-8 second : %
8 second clinic >
8 second q >
-7 word %
-7 word for
7 word had
-7 word you
-7 next # %
7 next . s
-7 next : #
-7 next < thes
7 next < wait
7 next i had
7 next p .
7 next s .
7 next that 's
7 next ~ ~source
7 next ~miscounted .
7 second 's .
7 second : had
7 second < .
7 second p s
7 second s >
6 word .
6 word by
-6 word can
-6 word clear
6 word count
6 word edit
-6 word go
-6 word next
-6 word q
-6 word reconcil
-6 word right
6 word thi
-6 word with
6 word ~check
-6 word ~past
-6 word ~right
6 word ~wrong
-6 next % >
-6 next ) .
6 next < edit
-6 next < next
-6 next < q
-6 next b >
6 next count .
6 next edit :
-6 next go with
-6 next is right
-6 next of thes
-6 next one of
-6 next q #
-6 next right .
-6 next ~ ~
-6 next ~ ~not
6 next ~ ~prefer
-6 next ~ ~right
-6 next ~degree ~
-6 next ~fits >
-6 next ~own ~prefer
-6 next ~plan ~
6 next ~prefer ~
-6 next ~right .
-6 second < of
6 second count >
-6 second of two
-6 second right >
6 second that the
6 second the count
-6 second to .
-5 word (
-5 word ;
-5 word breakdown
5 word correction
-5 word hav
5 word i
5 word lin
-5 word of
-5 word other
5 word quot
-5 word them
-5 word unit
-5 word was
-5 word week
5 word ~
5 word ~factor
5 word ~plan
5 word ~source
-5 next # )
-5 next ( ~
-5 next , so
-5 next , ~degree
5 next - >
-5 next : b
5 next < -
5 next < correction
-5 next < ~plan
5 next < ~source
5 next SUBJECT #
5 next is the
5 next that is
-5 next the two
-5 next ~ )
-5 next ~ ~modal
-5 next ~ ~own
-5 next ~conflicts ~
5 next ~swap ~
-5 second ( )
-5 second ) >
-5 second < :
5 second < is
-5 second < two
-5 second conflict the
5 second had the
-5 second i both
-5 second is .
-5 second the one
-4 word 'd
4 word 's
4 word after
-4 word allow
4 word an
4 word check
4 word column
-4 word contradict
4 word correct
-4 word data
-4 word each
-4 word end
-4 word it
-4 word list
4 word need
4 word raw
-4 word regard
-4 word report
4 word row
-4 word which
-4 word ~says
-4 word ~trust
-4 next 'd ~
-4 next ) >
4 next - #
-4 next ; the
-4 next ; ~
-4 next SUBJECT :
4 next SUBJECT to
4 next check the
4 next column is
-4 next contradict each
-4 next each other
-4 next i 'd
-4 next i hav
-4 next other ,
4 next the column
-4 next the data
4 next thi .
-4 next week #
-4 next ~check ~
-4 next ~conflicts ;
4 next ~factor ~
4 next ~miscounted ~
-4 next ~modal ~check
-4 next ~own 'd
-4 next ~own ~modal
-4 next ~own ~says
-4 next ~past #
4 next ~source ,
4 next ~source >
4 next ~wrong ~
4 second , column
4 second - -
-4 second < 'd
-4 second < data
-4 second < hav
-4 second < regard
-4 second SUBJECT #
-4 second contradict other
4 second correct .
-4 second each ,
4 second i to
-4 second no for
-4 second other so
4 second thi >
4 second to thi
""",
    "none": """\
78 word ~not
-70 next < ONE
61 second , >
51 word ~data
-46 second ONE .
45 next ~ ,
-40 word @this_1_rival_1
-39 next ONE .
-39 next ONE >
-38 next ONE SUBJECT
-38 second ONE >
37 word @mentions_1
37 second RIVAL THIS
37 second THIS RIVAL
-36 word @first
35 word nor
35 next ~ ;
34 word niet
34 word unknown
34 next < ~not
-34 next is ONE
34 next ~not ~data
33 word only
33 next ~ :
32 word neither
32 next not ONE
32 next ~not ONE
32 next ~not ~
32 second < ONE
-31 word -
31 next # SUBJECT
30 word answer
30 next has the
-29 word @sides_2
29 word @this_0_rival_1
29 word @this_1_rival_0
29 word has
29 next answer :
28 word @sides_1
-28 word ~if
-28 next , ~but
28 next < ~data
-28 second < ,
28 second < only
-28 second ONE #
27 word no
-27 word on
27 next ~data :
27 next ~not RIVAL
27 next ~not THIS
26 word and
26 word betrouwbaar
26 word ik
26 word kan
26 word stor
26 next and RIVAL
26 next and THIS
26 next rat ,
26 second < kan
26 second neither nor
25 word follow
-25 word ~conflicts
25 next < answer
25 next ~ ~wrong
25 next ~modal ~not
25 next ~says ONE
-25 second : >
25 second SUBJECT was
-24 word one
24 word who
24 next ONE was
-24 next RIVAL ,
-24 next THIS ,
24 next is wrong
24 next ~not ~says
24 second SUBJECT rat
-23 word <
-23 word =
-23 word >
23 next ONE #
23 next ~ >
23 second : ,
23 second ONE of
-23 second answer ONE
-22 word the
-22 word wer
22 next , and
22 next < that
22 next ONE —
22 second ONE ,
22 second no count
-21 word @mentions_2
-21 word if
21 word yet
21 word ~says
-21 next # >
21 next . >
21 next SUBJECT ONE
21 next not be
-21 next ~ ~conflicts
21 next — ~
21 second # (
-21 second SUBJECT and
21 second answer #
21 second thi .
20 word ;
-20 word ONE
20 word alternativ
20 word toy
20 next # which
20 next : ~
20 next < i
20 next RIVAL and
20 next THIS and
20 next ~ ~but
-20 second wer .
-19 word RIVAL
-19 word THIS
-19 word all
19 word fil
-19 word ~odd
-19 next ( #
19 next < ~own
19 next RIVAL ~not
19 next THIS ~not
19 next i hav
19 next the survey
-19 next ~fits ~
-19 second # #
-19 second in .
19 second that is
19 second wer and
18 word .
18 word figur
-18 word it
18 word last
18 word load
18 word websit
-18 word with
18 word ~own
18 next ( ONE
18 next < neither
18 next ONE ~modal
18 next RIVAL of
18 next THIS of
18 next load .
-18 next not SUBJECT
18 next ~data ,
-18 next ~not ~fits
18 second , than
-18 second < .
18 second < figur
18 second is #
18 second load >
-17 word :
-17 word a
-17 word are
17 word input
17 word many
17 word say
17 word survey
17 word —
17 next , ~more
-17 next < it
17 next ONE and
17 next ONE ~
-17 next is the
17 next last _
17 next not use
17 next say ONE
-17 next the number
17 next wrong .
-17 second < SUBJECT
17 second < the
17 second return ,
17 second wrong >
16 word bed
-16 word dat
16 word their
-16 word two
16 word use
-16 word ~error
16 word ~limit
-16 word ~right
-16 next : the
-16 next ONE (
-16 next SUBJECT ,
-16 next has ONE
16 next is #
16 next return rat
16 next the RIVAL
16 next the THIS
16 next ~ 's
-16 next ~ ONE
16 next ~ ~not
-16 next ~ ~past
-16 next ~if ~
-16 second , i
-16 second < ;
16 second < wer
16 second SUBJECT not
16 second _ :
16 second be .
16 second figur wrong
16 second lie the
16 second mean #
-16 second not which
-16 second on .
16 second only #
16 second was .
15 word @sentences_2
-15 word at
15 word mill
15 word order
-15 word sign
15 word than
-15 word way
-15 next , the
-15 next , ~not
-15 next = ONE
15 next ONE can
15 next figur is
15 next is about
15 next longer than
15 next mill #
15 next roughly #
15 next so far
15 next that figur
15 next the leaflet
15 next unknown .
15 next was SUBJECT
15 next who SUBJECT
15 next ~ .
15 next ~degree ~degree
15 next ~limit ~
15 next ~source ~data
-15 second < (
15 second ONE )
15 second has SUBJECT
-15 second i the
-15 second not :
15 second the return
15 second unknown >
-14 word after
-14 word amount
14 word batch
14 word cadastr
14 word extract
14 word found
14 word is
14 word leaflet
14 word leav
14 word lie
-14 word mean
14 word so
-14 word that
14 word unabl
14 word ~prefer
14 next # ~source
-14 next ) >
-14 next , as
14 next , ~prefer
14 next ; ONE
14 next ; ~
-14 next RIVAL SUBJECT
14 next RIVAL or
-14 next THIS SUBJECT
14 next THIS or
14 next between the
14 next do not
14 next follow by
14 next hav no
14 next i only
14 next nor RIVAL
14 next nor THIS
14 next the cadastr
14 next unabl to
-14 next ~ )
14 next ~ ~
14 next ~data .
14 next ~own ~
-14 next ~says ~
14 second : #
14 second < has
-14 second < not
14 second < would
14 second ONE is
14 second about SUBJECT
14 second do use
14 second i no
14 second say .
14 second say SUBJECT
-14 second the #
-13 word @mentions_3
13 word chiffr
13 word dato
13 word europ
13 word longer
13 word noth
13 word output
13 word pas
-13 word second
13 word seen
13 word valor
-13 word ~check
-13 word ~fits
13 next # has
13 next ) .
13 next , follow
-13 next ; the
13 next < #
13 next < SUBJECT
13 next < statu
13 next ONE is
13 next RIVAL nor
13 next SUBJECT (
13 next THIS nor
13 next how many
13 next in thi
13 next is not
13 next lie between
13 next neither RIVAL
13 next neither THIS
-13 next that .
-13 next ~ =
-13 next ~ ~error
-13 next ~fits .
13 next ~past _
-13 second < #
13 second < hav
13 second < lead
-13 second RIVAL >
13 second SUBJECT about
-13 second THIS >
13 second and has
13 second both and
-13 second it ONE
-13 second it not
13 second log .
13 second no >
13 second not a
-13 second that >
13 second the of
13 second valu ONE
12 word budget
12 word call
12 word could
-12 word did
12 word do
12 word je
-12 word over
-12 word plan
12 word siz
12 word would
-12 word ~size
12 word ~wrong
12 next # (
12 next , ~explained
-12 next < RIVAL
-12 next < THIS
12 next < no
-12 next ONE :
-12 next RIVAL ;
-12 next SUBJECT :
-12 next SUBJECT ;
12 next SUBJECT is
12 next SUBJECT it
-12 next THIS ;
-12 next and #
12 next are no
-12 next confirm that
12 next no answer
12 next number .
12 next or RIVAL
12 next or THIS
-12 next the #
12 next the summary
12 next the websit
-12 next was ONE
-12 next ~ #
-12 next ~ ~more
12 next ~but ~not
12 next ~says ~data
12 next ~says ~not
12 next ~wrong )
12 second # :
12 second # wer
12 second , only
-12 second : SUBJECT
12 second ONE but
12 second ONE row
-12 second SUBJECT the
12 second but #
12 second by .
12 second invalid .
12 second is to
12 second number >
12 second stor ONE
-12 second the .
12 second to .
12 second to how
11 word de
-11 word doe
11 word está
-11 word hour
11 word lead
-11 word metric
11 word need
-11 word p
11 word partial
11 word passenger
-11 word per
11 word return
11 word roughly
-11 word show
-11 word unit
-11 next # -
11 next # fil
11 next 's ONE
-11 next , ONE
-11 next , although
11 next , so
11 next , ~degree
-11 next < if
11 next < ~
-11 next < ~if
-11 next ONE or
11 next ONE ~fits
11 next about #
11 next but only
-11 next doe not
11 next fail ,
-11 next i had
-11 next if i
-11 next is right
-11 next it is
-11 next not confirm
11 next null >
-11 next of SUBJECT
11 next order and
11 next read ONE
11 next result ,
-11 next the not
11 next to report
-11 next to the
11 next use it
-11 next was not
-11 next ~ ~odd
11 next ~but ~
-11 next ~conflicts ~
-11 next ~data #
-11 next ~failed_call ~
11 next ~fits ~not
-11 next ~if ~own
11 next ~prefer .
-11 next ~source ,
-11 second # )
11 second # .
-11 second # >
11 second ( #
11 second ) >
11 second ; would
-11 second < >
11 second < call
-11 second ONE SUBJECT
11 second SUBJECT ,
11 second and .
11 second and wer
-11 second answer RIVAL
-11 second answer THIS
11 second answer null
-11 second between and
-11 second confirm .
11 second i not
-11 second is ,
-11 second no to
-11 second not >
11 second not and
11 second only SUBJECT
11 second ther no
-11 second to ,
11 second total .
11 second use .
-10 word %
-10 word @sentences_4
-10 word SUBJECT
-10 word box
10 word but
-10 word commit
10 word d
10 word et
10 word far
10 word field
10 word hav
-10 word hold
10 word impossibl
10 word liberal
-10 word match
-10 word may
10 word n
10 word not
10 word não
10 word pleas
10 word row
-10 word see
10 word summary
10 word ten
-10 word them
10 word thi
-10 word though
10 word ~modal
-10 next # :
10 next # ~
10 next 's ~
-10 next ) ,
10 next , ~miscounted
-10 next - #
-10 next . ~
10 next : ~failed_call
10 next ONE contradict
10 next ONE ~not
-10 next RIVAL .
10 next RIVAL wer
-10 next SUBJECT #
10 next SUBJECT can
-10 next THIS .
10 next THIS wer
10 next as ONE
-10 next box ONE
10 next by ten
10 next could not
10 next de ONE
-10 next did not
10 next divid by
10 next field is
10 next fil .
10 next i could
10 next i do
10 next in #
10 next is stor
-10 next or #
10 next order (
10 next statu :
10 next stor as
10 next the field
10 next the only
10 next total is
10 next ~ ~impossible
10 next ~ ~miscounted
10 next ~but #
-10 next ~but ~own
10 next ~factor (
-10 next ~factor .
10 next ~miscounted :
10 next ~not .
10 next ~not ~check
10 next ~not ~trust
-10 next ~not ~wrong
-10 next ~odd ~
10 second # i
10 second , no
10 second < field
10 second ONE answer
-10 second ONE in
-10 second RIVAL ,
-10 second SUBJECT RIVAL
-10 second SUBJECT THIS
-10 second THIS ,
10 second a .
10 second and log
10 second as and
10 second dato ONE
10 second do hav
10 second field stor
10 second fil >
10 second got .
10 second has ONE
10 second i need
-10 second i say
-10 second is for
-10 second is wrong
10 second not )
10 second not it
10 second noth the
10 second say and
10 second the in
-10 second the tabl
10 second would the
9 word 'd
-9 word @sentences_1
-9 word api
-9 word ask
9 word brochur
9 word cancell
9 word com
-9 word confidenc
-9 word either
-9 word en
9 word fiabl
9 word how
9 word id
9 word known
-9 word la
-9 word latter
9 word lin
-9 word m
-9 word much
9 word null
-9 word open
-9 word right
9 word run
-9 word stak
-9 word tabl
-9 word thre
-9 word ticket
9 word until
9 word whol
9 word ~but
-9 word ~more
-9 next # and
9 next # order
-9 next 's ~data
9 next , ahead
-9 next , though
9 next , ~past
9 next : null
-9 next ; RIVAL
9 next ; SUBJECT
-9 next ; THIS
9 next ; total
9 next ; ~data
-9 next < ~really
-9 next ONE ~factor
9 next ONE ~source
-9 next RIVAL is
-9 next THIS is
9 next di ONE
-9 next for thi
9 next had ONE
9 next hav noth
9 next i 'd
-9 next in SUBJECT
9 next is too
9 next known to
9 next not hav
9 next of #
-9 next on it
9 next out the
-9 next per SUBJECT
9 next pleas do
9 next siz .
9 next the SUBJECT
9 next the brochur
9 next the figur
-9 next the latter
9 next the total
9 next the whol
9 next two sourc
-9 next ~ ~degree
9 next ~ ~says
-9 next ~degree ~
-9 next ~modal ~says
-9 next ~not ~degree
9 next ~own 'd
-9 next ~plan ~
-9 next ~really ONE
-9 next ~says :
9 next ~source .
-9 next ~trust .
-9 second # ,
9 second , by
-9 second , with
-9 second . .
-9 second : .
9 second ; valor
-9 second < was
-9 second ONE wer
-9 second SUBJECT all
9 second SUBJECT is
9 second averag SUBJECT
9 second i ONE
-9 second in ,
9 second is as
9 second no figur
9 second nor :
-9 second not much
-9 second of .
-9 second of SUBJECT
9 second of and
-9 second of two
9 second or .
9 second pleas not
9 second record so
9 second second .
9 second siz >
-9 second the is
-9 second the log
-9 second the rat
-9 second to the
-9 second which the
9 second with ONE
8 word 's
8 word aantal
8 word ahead
-8 word although
8 word be
-8 word check
-8 word column
8 word count
8 word determin
8 word divid
-8 word final
-8 word grew
-8 word le
-8 word miss
-8 word my
8 word o
8 word op
8 word pass
-8 word probably
8 word remain
-8 word rul
-8 word sam
-8 word significant
8 word station
-8 word suspiciou
8 word tak
8 word tracker
-8 word want
-8 word ~
-8 word ~plan
-8 next # ~modal
-8 next 'd say
8 next ( not
-8 next ( ~
8 next , answer
-8 next , no
8 next : ONE
-8 next : RIVAL
-8 next : THIS
-8 next < a
8 next < candidat
-8 next < probably
8 next < sinc
8 next < your
8 next ONE lin
-8 next ONE on
-8 next ONE order
8 next ONE ~conflicts
-8 next SUBJECT and
-8 next SUBJECT per
8 next ahead of
-8 next as i
8 next but #
8 next by ONE
-8 next candidat :
8 next contradict the
-8 next figur ,
8 next in the
-8 next is RIVAL
-8 next is THIS
8 next is still
8 next low .
8 next many SUBJECT
-8 next not match
8 next not verify
-8 next on averag
8 next only #
-8 next p #
8 next tak the
8 next tell you
8 next that is
8 next the mean
-8 next the sam
8 next the station
8 next the tracker
8 next thi siz
-8 next though i
8 next took ONE
8 next would not
8 next yet .
-8 next ~ ~plan
8 next ~but .
-8 next ~check ~
-8 next ~degree ,
8 next ~factor >
8 next ~failed_call ,
8 next ~miscounted ~
-8 next ~modal ~data
-8 next ~not ~conflicts
8 next ~own ~modal
8 next ~really ~
-8 next ~right ~
8 second # the
-8 second 'd ONE
-8 second ( SUBJECT
-8 second , #
-8 second , and
8 second : (
-8 second : :
-8 second : of
8 second ; 'd
-8 second ; is
-8 second < found
-8 second < row
-8 second = >
-8 second RIVAL SUBJECT
-8 second SUBJECT :
-8 second SUBJECT ;
8 second SUBJECT with
-8 second THIS SUBJECT
8 second and RIVAL
-8 second and SUBJECT
8 second and THIS
-8 second and not
-8 second another ,
8 second can be
8 second how SUBJECT
8 second i unabl
8 second in tabl
-8 second its are
8 second known be
8 second low >
8 second many are
-8 second mean ONE
8 second not .
8 second not ONE
8 second not right
-8 second not that
8 second not up
-8 second of >
8 second of siz
8 second query ONE
8 second so #
8 second so mean
8 second survey .
-8 second that was
8 second that wrong
8 second the got
8 second the took
-8 second the valu
-8 second ther ONE
8 second too .
8 second wer ,
-8 second would ONE
8 second yet >
-7 word @this_1_rival_2
-7 word @this_2_rival_1
-7 word befor
-7 word chang
-7 word conflict
-7 word contradictory
-7 word cours
7 word cover
-7 word deni
7 word discard
-7 word discrepancy
-7 word doubl
-7 word draft
-7 word exact
7 word fail
-7 word first
-7 word foram
-7 word gat
-7 word giv
-7 word growth
-7 word had
7 word i
7 word left
-7 word of
-7 word peopl
7 word pick
-7 word reject
7 word sav
-7 word should
-7 word stand
7 word stat
-7 word to
7 word was
-7 word wurden
7 word y
7 word ~factor
7 word ~failed_call
-7 word ~generally
7 word ~impossible
7 word ~miscounted
-7 next # %
-7 next # ~data
-7 next % ~
7 next , becaus
7 next , who
-7 next , ~data
-7 next - check
-7 next - ~check
7 next : ~factor
7 next ; they
-7 next < box
7 next < not
-7 next < of
-7 next < result
7 next < sourc
7 next < stor
7 next ONE leav
7 next ONE out
7 next ONE row
-7 next ONE ~data
-7 next ONE ~says
7 next RIVAL without
-7 next SUBJECT )
7 next SUBJECT >
7 next SUBJECT order
7 next SUBJECT rat
-7 next SUBJECT was
7 next THIS without
7 next _ ~
7 next a number
-7 next about ONE
7 next among the
-7 next and can
-7 next are ONE
-7 next at #
-7 next be in
7 next but no
7 next can be
-7 next complet .
7 next count .
7 next giv #
7 next hav .
7 next i tak
-7 next in second
-7 next is complet
7 next it .
-7 next its SUBJECT
7 next leav thi
-7 next no -
7 next no .
7 next no better
-7 next no reason
7 next no valid
-7 next no way
-7 next not availabl
-7 next not say
-7 next not significant
7 next of thi
-7 next on #
-7 next one .
-7 next probably ONE
-7 next second ,
7 next station fil
7 next than RIVAL
7 next than THIS
-7 next the gat
-7 next the p
7 next the scan
-7 next the sign
7 next to compar
7 next to say
-7 next unit :
7 next up .
-7 next which of
-7 next with #
-7 next with the
7 next your SUBJECT
7 next ~ ~data
-7 next ~ ~prefer
-7 next ~but RIVAL
-7 next ~but THIS
7 next ~data ~own
-7 next ~explained ~
-7 next ~more .
7 next ~more ~
-7 next ~not -
-7 next ~not ~explained
7 next ~plan ,
-7 next ~says ~degree
-7 next ~source 's
7 next ~source (
7 next ~source ~plan
-7 second # its
7 second 's leav
7 second , _
-7 second , is
-7 second , or
7 second ; ONE
7 second ; hav
-7 second < -
-7 second < a
-7 second < i
7 second < valid
7 second < valu
-7 second < —
-7 second ONE the
-7 second ONE though
7 second RIVAL yet
-7 second SUBJECT (
7 second SUBJECT be
7 second SUBJECT becaus
7 second THIS yet
7 second a that
-7 second and both
-7 second are SUBJECT
7 second be on
7 second by ,
7 second cadastr RIVAL
7 second cadastr THIS
-7 second complet >
7 second could be
7 second count >
-7 second either or
-7 second foram ONE
7 second hav >
-7 second i RIVAL
-7 second i THIS
7 second i leav
7 second is low
-7 second log ONE
7 second longer RIVAL
7 second longer THIS
7 second no can
7 second now ONE
7 second of ;
7 second on :
7 second on SUBJECT
-7 second one >
-7 second order >
-7 second p >
7 second record ONE
-7 second second and
7 second sourc RIVAL
7 second sourc THIS
7 second stor :
7 second the order
-7 second the record
7 second the say
-7 second two ,
-7 second was :
7 second was of
7 second wer in
-7 second with SUBJECT
-6 word )
-6 word about
-6 word accord
-6 word add
-6 word another
-6 word archiv
6 word area
-6 word audit
-6 word averag
-6 word cam
-6 word catalogu
-6 word chart
6 word cifra
6 word clearly
-6 word daily
-6 word databas
-6 word deep
6 word di
-6 word each
-6 word error
6 word exce
-6 word for
6 word het
6 word invalid
-6 word na
6 word nam
-6 word never
6 word now
6 word nurs
-6 word official
6 word old
6 word out
-6 word read
6 word request
-6 word scal
-6 word sino
6 word statu
6 word sun
6 word suspect
6 word test
6 word therefor
-6 word tim
-6 word tool
-6 word trust
-6 word twic
6 word verify
-6 word went
6 word zahl
6 word zinc
-6 word ~really
-6 next # =
-6 next # hour
6 next # row
6 next # ~factor
6 next # ~past
6 next 'm ~
6 next 's is
6 next ) giv
6 next ) ~says
6 next , com
-6 next , unit
6 next , which
-6 next , ~says
-6 next - ~
-6 next : all
6 next : no
6 next : ~not
-6 next < about
6 next < el
-6 next < final
6 next < thi
6 next < to
6 next < ~past
-6 next ONE ,
-6 next ONE a
6 next ONE would
6 next RIVAL )
6 next RIVAL >
6 next RIVAL ~prefer
6 next SUBJECT count
-6 next SUBJECT has
-6 next SUBJECT log
-6 next SUBJECT report
6 next THIS )
6 next THIS >
6 next THIS ~prefer
6 next _ valu
-6 next about thi
-6 next accord to
-6 next agre .
-6 next all thre
6 next and not
6 next and the
6 next answer >
-6 next answer ONE
6 next api report
6 next as stor
-6 next ask for
-6 next at the
-6 next averag .
6 next averag the
6 next be confirm
6 next be right
6 next can not
6 next com from
6 next count is
-6 next dat ,
6 next el valor
6 next exce the
6 next figur .
6 next for RIVAL
6 next for THIS
6 next from a
-6 next from the
-6 next hour .
-6 next i count
-6 next is SUBJECT
-6 next it can
-6 next its valu
6 next leav out
6 next list .
6 next look at
-6 next match the
6 next nam ONE
-6 next not .
6 next not rank
-6 next not right
-6 next of cours
-6 next of them
-6 next only ONE
-6 next order .
6 next portal show
6 next rank the
-6 next record and
-6 next result :
-6 next return .
-6 next rul out
-6 next so ONE
6 next so i
6 next stor valu
-6 next suspiciou in
-6 next tell which
6 next than the
-6 next that ONE
6 next that was
-6 next the amount
-6 next the catalogu
6 next the claim
-6 next the dashboard
-6 next the draft
6 next the old
-6 next the plan
6 next the sit
6 next too low
-6 next total ,
-6 next two is
-6 next valu are
6 next valu of
6 next was the
6 next was unabl
-6 next way to
6 next wrong ;
6 next ~ (
-6 next ~ ~if
-6 next ~ ~size
-6 next ~data )
6 next ~degree ;
6 next ~doubt ,
-6 next ~error ~
6 next ~factor ~
-6 next ~miscounted ~data
6 next ~modal ~fits
6 next ~not ~limit
-6 next ~not ~odd
-6 next ~not ~right
6 next ~prefer ~
6 next ~says .
-6 next ~source ~fits
6 next ~trust ~data
-6 next ~wrong ~
-6 second # =
6 second # still
6 second 'd it
6 second 's ;
6 second 's contradict
6 second ( as
6 second ( in
-6 second , .
6 second , :
-6 second , it
-6 second , would
6 second ; could
6 second ; new
-6 second < =
-6 second < RIVAL
-6 second < THIS
-6 second < and
-6 second < first
6 second < giv
-6 second < number
6 second < order
6 second < record
6 second < stor
-6 second < that
-6 second ONE averag
-6 second ONE be
6 second ONE exce
-6 second ONE per
-6 second ONE total
-6 second SUBJECT as
-6 second accord the
-6 second agre >
6 second and and
6 second and noth
-6 second are .
6 second as ;
-6 second averag >
6 second but SUBJECT
6 second com a
6 second could rank
-6 second count SUBJECT
6 second entry ONE
6 second for )
-6 second hour >
6 second i confirm
-6 second i to
6 second is ONE
-6 second is right
-6 second is with
6 second it :
6 second it >
6 second leav the
6 second list >
6 second nam ,
-6 second of #
6 second of lin
6 second of on
-6 second on ,
-6 second one ONE
6 second order RIVAL
6 second order THIS
-6 second rat ONE
-6 second return >
6 second run #
6 second servic ONE
6 second show ,
6 second tabl the
6 second the :
-6 second the at
6 second the fil
-6 second the list
6 second the sourc
-6 second the tool
6 second they not
6 second thi not
6 second two disagre
6 second up >
-6 second up ONE
6 second was to
-5 word (
5 word alon
5 word among
-5 word around
-5 word best
5 word better
-5 word bill
-5 word bird
-5 word booking
5 word certificat
-5 word clinic
-5 word clos
-5 word contract
5 word contradict
5 word credit
-5 word day
-5 word deliver
-5 word depend
5 word direct
-5 word e
5 word el
-5 word es
5 word flag
-5 word floor
-5 word four
-5 word gav
-5 word higher
5 word hourly
5 word ich
5 word invoic
-5 word label
-5 word mai
5 word maximum
-5 word mistaken
5 word new
5 word or
-5 word other
-5 word outlier
5 word park
5 word pars
5 word put
5 word q
5 word rat
-5 word raw
5 word record
-5 word register
-5 word review
5 word servic
-5 word settl
-5 word sum
-5 word system
-5 word ther
5 word ward
-5 word we
-5 word what
5 word work
5 word wrong
-5 word you
5 word your
-5 word क
-5 word ल
5 next # but
5 next # ~but
5 next 'd ~
-5 next 'm not
-5 next 'm ~not
5 next 's SUBJECT
5 next ( ~not
-5 next , SUBJECT
-5 next , at
-5 next , candidat
-5 next - show
-5 next - ~says
-5 next : ~data
-5 next : ~own
-5 next < (
5 next < averag
-5 next < depend
-5 next < either
-5 next < in
5 next < max
-5 next < one
-5 next < only
-5 next < roughly
5 next < the
-5 next < क
-5 next = #
-5 next ONE are
5 next ONE as
-5 next ONE for
-5 next ONE in
-5 next ONE peopl
-5 next ONE per
-5 next ONE wer
-5 next RIVAL (
5 next SUBJECT 's
-5 next SUBJECT .
-5 next SUBJECT RIVAL
-5 next SUBJECT SUBJECT
-5 next SUBJECT THIS
5 next SUBJECT _
5 next SUBJECT are
-5 next SUBJECT record
5 next SUBJECT return
-5 next SUBJECT to
-5 next THIS (
-5 next a second
-5 next add up
-5 next after #
5 next agre ,
-5 next and got
-5 next api .
-5 next as the
5 next averag :
5 next be a
-5 next be mistaken
5 next brochur .
-5 next but it
5 next check against
-5 next check the
-5 next count the
-5 next depend on
5 next disagre (
-5 next drop .
5 next entry read
-5 next establish which
5 next export say
-5 next fail to
-5 next found ONE
-5 next giv the
-5 next had no
-5 next has RIVAL
-5 next has THIS
-5 next hav to
5 next hourly fil
5 next http #
-5 next i think
5 next i was
-5 next inconsistent with
-5 next is in
-5 next is inconsistent
5 next left in
5 next lin list
5 next list ,
-5 next list ONE
5 next log RIVAL
5 next log THIS
-5 next log is
5 next mean :
-5 next mistaken .
-5 next my best
5 next nam a
-5 next not establish
-5 next number is
-5 next number to
5 next on fil
-5 next one :
5 next q #
-5 next say so
-5 next see no
-5 next so ,
5 next so the
5 next summary sheet
-5 next that the
-5 next the floor
5 next the hourly
5 next the new
5 next the query
-5 next the read
5 next the record
5 next ther are
-5 next ther is
5 next thi .
-5 next to ONE
-5 next to RIVAL
-5 next to THIS
5 next to answer
5 next two do
5 next until the
5 next valu :
-5 next what it
5 next what the
-5 next ~ ~fits
-5 next ~ ~generally
-5 next ~ ~really
5 next ~ ~swap
-5 next ~conflicts :
-5 next ~conflicts ~data
5 next ~data ~
-5 next ~data ~more
-5 next ~data ~source
-5 next ~doubt ~
-5 next ~error ,
-5 next ~factor -
5 next ~factor ~miscounted
5 next ~fits ,
5 next ~miscounted .
-5 next ~more #
-5 next ~past #
-5 next ~past ~
-5 next ~says ~own
5 next ~source ;
-5 next ~source ~miscounted
-5 next ~trust ,
-5 next क ल
-5 next ल ONE
-5 next — the
5 second # can
-5 second ( )
5 second ( ,
5 second ( RIVAL
5 second ( THIS
5 second ( and
5 second ) #
-5 second , 'd
5 second , )
-5 second , ONE
5 second , SUBJECT
5 second , for
-5 second , if
-5 second , you
5 second : _
-5 second : amount
5 second ; do
5 second < api
5 second < averag
5 second < could
-5 second < draft
5 second < export
-5 second < is
5 second < it
-5 second < out
-5 second < second
5 second < sit
-5 second < think
5 second < to
5 second < valor
-5 second < wurden
-5 second < ल
-5 second ONE ONE
-5 second ONE and
-5 second ONE as
5 second ONE out
-5 second ONE unit
5 second ONE who
5 second ONE wrong
-5 second SUBJECT i
-5 second SUBJECT in
5 second SUBJECT say
-5 second add to
5 second and )
-5 second and ,
-5 second and ONE
5 second and can
5 second and discard
-5 second answer ,
-5 second api >
-5 second api the
-5 second box >
5 second brochur >
5 second claim ONE
5 second compar with
-5 second could establish
-5 second depend the
-5 second drop >
5 second export ONE
5 second figur >
5 second figur the
5 second hav ONE
5 second hold .
5 second i report
-5 second i with
-5 second if had
5 second in summary
-5 second is (
-5 second is and
5 second is figur
-5 second is number
-5 second it .
-5 second it RIVAL
-5 second it THIS
-5 second left .
-5 second log complet
-5 second mistaken >
5 second no for
5 second no number
-5 second no show
-5 second no wer
-5 second not for
-5 second not out
5 second of ,
-5 second of is
-5 second open #
-5 second or :
-5 second read .
5 second remain .
-5 second report .
5 second roughly SUBJECT
-5 second say ,
-5 second scan >
5 second sheet the
5 second so ONE
5 second so do
5 second sourc (
5 second summary >
5 second that out
5 second the ;
5 second the RIVAL
5 second the THIS
-5 second the are
-5 second the do
-5 second the doe
-5 second the mean
5 second the mix
-5 second the plan
-5 second the was
5 second thi >
-5 second thi the
-5 second total ONE
5 second two not
-5 second two right
5 second what api
5 second which #
-5 second which is
-5 second with ,
5 second would use
-5 second क ONE
-4 word #
4 word @sentences_3
-4 word @this_2_rival_2
4 word _
-4 word adjust
-4 word airlin
-4 word au
-4 word b
-4 word breakdown
4 word cach
4 word camera
4 word can
4 word caution
-4 word comment
-4 word cross
-4 word different
4 word disregard
-4 word dos
-4 word doubt
-4 word down
4 word drov
-4 word establish
-4 word estimat
4 word evidenc
4 word exist
-4 word factor
-4 word former
-4 word from
-4 word g
4 word given
4 word http
-4 word im
-4 word implausibl
-4 word in
-4 word inconsistent
-4 word know
-4 word larg
-4 word later
-4 word look
4 word lookup
4 word max
-4 word measur
-4 word month
-4 word most
-4 word ok
-4 word ont
-4 word option
4 word own
-4 word pend
-4 word previou
-4 word ran
-4 word reading
-4 word reflection
-4 word revision
-4 word s
-4 word saw
-4 word sery
4 word shar
4 word sit
-4 word small
4 word still
4 word surviv
-4 word toll
4 word too
-4 word tower
-4 word transfer
4 word una
-4 word us
4 word valid
-4 word well
4 word york
4 word ~source
-4 next # day
-4 next # for
-4 next # g
4 next # last
-4 next # m
-4 next # of
4 next # so
4 next # ~degree
4 next # ~says
-4 next % )
4 next % .
-4 next 's RIVAL
-4 next 's THIS
4 next 's own
-4 next , giv
4 next , pleas
-4 next , ther
4 next , therefor
-4 next , with
-4 next , ~own
-4 next . e
-4 next : i
-4 next : ~source
4 next ; no
4 next ; pleas
-4 next < between
-4 next < both
-4 next < by
-4 next < la
-4 next < metric
-4 next < my
-4 next < on
4 next < run
-4 next < they
-4 next < we
4 next < york
-4 next < you
4 next < ~but
-4 next < ~degree
4 next < ~limit
4 next ONE )
4 next ONE aus
-4 next ONE to
4 next ONE top
-4 next ONE ~more
4 next _ SUBJECT
-4 next a declin
4 next a search
-4 next although i
-4 next and its
-4 next and that
4 next and was
-4 next around ONE
4 next as well
-4 next as you
-4 next availabl ,
4 next averag SUBJECT
4 next be used
-4 next between #
-4 next between RIVAL
-4 next between THIS
-4 next but the
4 next by SUBJECT
-4 next chang .
-4 next comment ,
4 next confirm .
-4 next count ,
4 next count only
4 next credit ONE
-4 next dashboard 's
-4 next declin of
4 next die ONE
4 next document .
-4 next doubl -
-4 next e .
4 next either .
4 next exist .
4 next figur until
4 next fil and
-4 next final answer
4 next find the
4 next for may
-4 next giv or
4 next given .
4 next got ONE
-4 next had to
-4 next i .
-4 next i can
-4 next i compar
-4 next i did
-4 next i got
-4 next i keep
-4 next i saw
-4 next i took
-4 next i trust
4 next i would
4 next impossibl .
-4 next in total
4 next is implausibl
4 next is impossibl
4 next is known
-4 next is noth
4 next it ;
4 next it with
-4 next latter .
4 next leav the
-4 next log has
4 next log to
-4 next match .
-4 next me ,
-4 next must be
4 next my count
-4 next my first
4 next no SUBJECT
-4 next no doubt
4 next no second
4 next not RIVAL
4 next not THIS
4 next not answer
-4 next not ask
4 next not find
4 next not nam
-4 next not need
4 next not plausibl
-4 next not rul
4 next not stat
-4 next not tell
-4 next not that
4 next noth to
4 next of ONE
-4 next of the
-4 next of which
-4 next on reflection
4 next on thi
-4 next one sourc
4 next open .
-4 next or tak
4 next or the
4 next out in
4 next out of
-4 next over #
-4 next over the
4 next pleas disregard
-4 next probably around
-4 next rat of
-4 next reason to
4 next record :
4 next report .
-4 next report ONE
4 next report RIVAL
4 next report THIS
-4 next roughly ONE
-4 next say which
4 next search for
-4 next servic .
4 next show ONE
-4 next sinc #
4 next sinc the
4 next so pleas
4 next sourc disagre
4 next stor ,
4 next summary .
-4 next system is
-4 next tak .
4 next tak that
-4 next the airlin
-4 next the audit
-4 next the bill
-4 next the daily
4 next the first
-4 next the former
4 next the lin
-4 next the rank
-4 next the rat
-4 next the raw
4 next the servic
4 next the system
4 next the ward
-4 next the way
-4 next thi one
-4 next tim .
-4 next to all
4 next top the
-4 next tower log
-4 next trust the
-4 next two figur
4 next unit ,
-4 next was reject
4 next which i
4 next will not
-4 next with a
-4 next with its
-4 next without the
-4 next wurden ONE
4 next year .
-4 next you did
-4 next ~ ~check
-4 next ~ ~failed_call
-4 next ~ ~own
-4 next ~ ~right
-4 next ~conflicts ,
-4 next ~data (
-4 next ~data ONE
-4 next ~data RIVAL
-4 next ~data THIS
4 next ~data ~but
4 next ~degree ~own
4 next ~explained .
-4 next ~factor :
-4 next ~factor ~data
4 next ~fits ~says
4 next ~impossible .
4 next ~impossible ~
4 next ~limit :
-4 next ~miscounted ,
-4 next ~modal ~
-4 next ~modal ~degree
-4 next ~not #
-4 next ~not ~doubt
-4 next ~not ~error
-4 next ~own ,
-4 next ~own ~trust
4 next ~plan ~not
-4 next ~plan ~source
4 next ~says #
-4 next ~source ~failed_call
4 next ~trust ONE
4 next ~wrong .
4 next ~wrong ;
-4 second # RIVAL
4 second # SUBJECT
-4 second # THIS
-4 second # a
-4 second # and
-4 second ( api
-4 second ) but
4 second ) i
-4 second , after
4 second , from
-4 second , miss
4 second , non
-4 second , that
-4 second , was
4 second ; SUBJECT
4 second ; it
-4 second ; latter
-4 second < :
-4 second < around
-4 second < best
-4 second < chart
4 second < claim
-4 second < entry
-4 second < es
-4 second < got
4 second < lookup
-4 second < on
4 second < query
-4 second < ran
-4 second < reflection
4 second < search
4 second < tracker
-4 second < two
4 second ONE (
-4 second ONE giv
-4 second ONE m
-4 second ONE report
4 second ONE which
-4 second RIVAL #
4 second SUBJECT #
-4 second SUBJECT .
-4 second SUBJECT SUBJECT
-4 second SUBJECT but
-4 second SUBJECT mean
-4 second SUBJECT return
-4 second SUBJECT to
4 second SUBJECT year
-4 second THIS #
4 second a for
4 second ahead RIVAL
4 second ahead THIS
4 second an of
-4 second and are
-4 second and on
-4 second and the
-4 second answer .
-4 second answer SUBJECT
4 second api .
4 second api ONE
-4 second api it
-4 second archiv ONE
4 second are ,
-4 second around SUBJECT
-4 second as .
-4 second ask the
-4 second at %
4 second back the
4 second be ;
4 second be to
-4 second best is
-4 second but .
4 second by to
4 second can answer
-4 second can rul
-4 second chang >
4 second check the
4 second confirm >
4 second could find
4 second count RIVAL
4 second count THIS
4 second credit ,
-4 second dat so
-4 second de .
-4 second declin ONE
-4 second did SUBJECT
-4 second did ask
4 second die aus
4 second digit ,
-4 second do match
4 second document >
-4 second doe match
-4 second doubl check
4 second duplicat >
4 second either >
4 second exist >
4 second feed ONE
4 second figur not
4 second fil ONE
-4 second final :
-4 second for .
4 second found .
-4 second found discrepancy
-4 second from to
-4 second giv .
4 second giv number
-4 second giv tak
4 second given >
-4 second i a
-4 second i e
4 second i noth
-4 second i two
4 second impossibl >
4 second in >
-4 second in SUBJECT
-4 second in data
-4 second is :
-4 second is SUBJECT
-4 second is out
4 second is plausibl
4 second it the
-4 second latter >
-4 second match >
-4 second may be
-4 second me but
-4 second miss )
4 second mor the
4 second my is
4 second nam SUBJECT
-4 second no RIVAL
-4 second no THIS
-4 second no of
4 second not ,
-4 second not between
-4 second not on
4 second not thi
-4 second of (
-4 second of i
-4 second of wer
-4 second on i
-4 second one .
4 second open >
-4 second order #
4 second order .
4 second out the
-4 second over #
-4 second per ;
4 second portal ONE
-4 second probably ONE
-4 second rat #
-4 second read the
-4 second record the
4 second report >
4 second request ,
-4 second result >
-4 second result ONE
4 second return .
-4 second return and
-4 second see reason
-4 second servic >
-4 second sign .
4 second sinc #
-4 second so can
4 second stor the
4 second survey RIVAL
4 second survey THIS
-4 second tak >
-4 second that the
-4 second the (
-4 second the )
4 second the and
4 second the certificat
-4 second the column
4 second the credit
4 second the fail
4 second the nam
-4 second the one
4 second the open
4 second the print
4 second the report
4 second the show
-4 second the system
-4 second ther noth
-4 second ticket >
-4 second tim >
4 second to out
-4 second unit SUBJECT
4 second up the
4 second use :
4 second vs )
4 second week >
-4 second went the
4 second who in
4 second year >
-4 second you not
""",
    "both": """\
68 word @this_1_rival_1
63 word or
-59 word #
52 second RIVAL THIS
52 second THIS RIVAL
50 word @mentions_2
46 next candidat :
44 word which
43 word two
43 next ~not ~
-40 word @mentions_3
40 word both
40 second to ,
39 next : >
39 second not which
38 second < answer
36 word could
36 word ~if
-35 second SUBJECT SUBJECT
-34 word ;
34 word between
33 word either
33 next ~source ~
32 word ~modal
32 second between and
-31 next , which
-31 second : >
30 word answer
30 word se
-30 word wer
-30 word ~more
-30 next # ~
29 word <
29 word >
29 word undecid
-29 word ~but
-29 word ~past
29 next the two
29 next ~ ~says
29 next ~if ~
29 second undecid >
-28 word the
-28 next < the
-28 second < ,
-28 second < SUBJECT
27 word tell
27 next answer :
27 second , >
-26 word SUBJECT
26 word het
26 word somewher
26 word ~limit
26 next < ONE
-26 next ~ ~more
26 next ~says ~
26 second SUBJECT the
-26 second the one
25 word to
25 word ~fits
25 next < ~modal
25 next SUBJECT was
25 next ~ ~conflicts
-25 second RIVAL >
-25 second THIS >
25 second answer ONE
25 second count ONE
24 word depend
-24 word latter
24 word ~conflicts
-24 word ~prefer
24 next RIVAL THIS
24 next THIS RIVAL
24 next could be
24 next depend on
-24 next is the
-24 next the latter
24 next ~ ~fits
24 next ~own ~modal
24 second SUBJECT of
24 second candidat >
-24 second i the
24 second is of
-23 word ,
23 word ne
23 word register
23 word ~source
23 next je ne
23 next ~modal ~not
-23 next ~not RIVAL
-23 next ~not THIS
-23 second , is
-23 second the .
22 word if
22 word leav
22 word não
22 word wert
-22 word ~
22 word é
22 next ( ~
-22 next < #
22 next ONE >
22 next the answer
22 next ~ )
22 next ~ ~
22 next ~ ~not
22 second either or
22 second is ,
-21 word @sides_1
-21 word @this_1_rival_2
-21 word @this_2_rival_1
21 word camera
-21 word is
21 word toll
21 word und
21 next ONE ?
21 next or #
21 next ~ ~data
21 second ( )
21 second : SUBJECT
21 second < ?
-21 second and ,
21 second or .
21 second which is
20 word @sides_2
-20 word @this_0_rival_1
-20 word @this_1_rival_0
20 word count
-20 word db
-20 word should
20 word si
-20 word ~check
20 next ONE or
20 next RIVAL or
20 next THIS or
20 next and i
20 next it is
-20 next latter .
-20 next with the
-20 next ~check ~
-20 second SUBJECT >
20 second depend the
-20 second latter >
20 second of two
20 second register >
19 word :
-19 word @mentions_1
19 word RIVAL
19 word THIS
-19 word former
19 word im
19 word null
19 word o
-19 word out
-19 word thi
19 next , ONE
-19 next , ~but
19 next : null
-19 next < SUBJECT
19 next < candidat
19 next < result
-19 next ONE ~source
19 next i hav
19 next on the
19 next say which
-19 next the former
19 next ~ .
19 next ~fits ,
19 next ~not ~says
19 next ~source )
19 second ONE >
19 second i not
18 word can
18 word data
18 word you
-18 word ~really
18 next , the
18 next : ~factor
-18 next ONE db
-18 next SUBJECT ,
18 next not say
18 next ~ ~if
-18 second , ,
-18 second : db
-18 second < >
18 second are .
17 word each
17 word je
17 word open
17 word result
17 next # :
-17 next , i
17 next < one
17 next between RIVAL
17 next between THIS
17 next ~ ~limit
17 next ~modal ~
-17 second , :
-17 second , SUBJECT
17 second < and
17 second < on
17 second ONE #
17 second could RIVAL
17 second could THIS
17 second the RIVAL
17 second the THIS
17 second the is
16 word @this_2_rival_2
-16 word after
16 word and
-16 word as
-16 word but
16 word csv
16 word dashboard
16 word possibl
16 word sam
-16 word ther
-16 next ) .
16 next RIVAL o
16 next THIS o
-16 next a .
16 next can not
16 next leav the
16 next o RIVAL
16 next o THIS
16 next one of
16 next which one
16 next ~ ~prefer
-16 next ~stale ~
-16 second ) >
-16 second < #
16 second < a
-16 second a >
16 second has ,
-16 second the and
16 second the do
-15 word =
-15 word had
-15 word in
15 word ledger
15 word level
15 word other
15 word reconcil
15 word sit
15 word weekend
15 word ~not
-15 word ~stale
15 next , SUBJECT
15 next , by
-15 next ; RIVAL
-15 next ; THIS
15 next < het
-15 next < ~not
15 next RIVAL -
-15 next RIVAL in
15 next SUBJECT sit
15 next THIS -
-15 next THIS in
15 next are level
15 next count :
15 next or RIVAL
15 next or THIS
15 next portal .
15 next the plan
15 next the portal
15 next the rang
15 next the sam
15 next they are
-15 next ~ ONE
-15 next ~but ~
15 next ~miscounted :
-15 next ~source ~says
-15 second SUBJECT RIVAL
-15 second SUBJECT THIS
15 second and .
15 second at ;
-15 second option .
15 second option :
15 second portal >
15 second the ,
-14 word a
-14 word first
-14 word floor
-14 word from
14 word overall
14 word pas
14 word rang
-14 word support
14 word them
-14 word with
-14 word would
-14 word ~size
-14 next # >
14 next ( ~source
14 next , RIVAL
14 next , THIS
14 next , ~modal
-14 next : #
14 next < between
14 next < by
14 next < if
14 next < ~
14 next < ~if
-14 next RIVAL is
-14 next THIS is
-14 next are SUBJECT
14 next be RIVAL
14 next be THIS
14 next each other
-14 next it :
-14 next log .
14 next null ,
14 next open .
14 next the annual
-14 next the floor
14 next which of
-14 next ~ >
14 next ~impossible ~
14 second # the
-14 second , and
14 second ; could
14 second < could
14 second < count
14 second < sit
14 second < two
-14 second RIVAL SUBJECT
-14 second THIS SUBJECT
14 second and are
14 second answer null
14 second i no
14 second my :
14 second of SUBJECT
14 second open >
14 second or :
-14 second or ?
14 second rang -
14 second say ,
14 second sourc :
-14 second the figur
14 second the in
-14 second wer .
-13 word alternativ
13 word annual
-13 word averag
-13 word beat
-13 word cam
-13 word consider
-13 word duplicat
13 word impossibl
13 word log
-13 word niet
13 word oder
-13 word rank
-13 word remov
-13 word row
13 word sich
-13 word sinc
-13 word that
13 word ~impossible
13 word 张
13 next ) vs
-13 next , it
13 next , without
-13 next ; the
-13 next < ther
-13 next < ~prefer
13 next ONE (
-13 next SUBJECT .
13 next annual report
13 next contradict each
13 next fil it
13 next i can
-13 next i consider
13 next i could
13 next it could
13 next tell which
-13 next the RIVAL
-13 next the THIS
13 next the count
13 next the district
13 next ~ RIVAL
13 next ~ THIS
-13 next ~data ~
13 next ~source ,
13 next 张 ,
-13 next 张 >
13 second , by
13 second : or
13 second ; the
13 second < annual
-13 second < consider
-13 second < feed
-13 second < latter
13 second SUBJECT was
13 second and hav
13 second contradict other
13 second fil .
-13 second from to
-13 second in .
13 second record the
13 second result ONE
13 second the are
13 second was in
12 word @sentences_3
-12 word correct
12 word databas
12 word district
-12 word il
12 word roughly
12 word sourc
-12 word use
-12 word we
-12 word who
12 word ~factor
12 next ) ~
-12 next , but
-12 next , so
-12 next , ~degree
12 next , ~source
12 next - RIVAL
12 next - THIS
12 next : sourc
12 next < roughly
12 next < ~limit
12 next ONE SUBJECT
12 next RIVAL (
-12 next SUBJECT it
12 next SUBJECT record
12 next THIS (
12 next agre .
12 next answer is
12 next not tell
12 next record and
12 next register .
-12 next the api
-12 next ther are
12 next to RIVAL
12 next to THIS
12 next which .
12 next ~data :
12 next ~limit ~data
-12 next ~past .
12 next ~says RIVAL
12 next ~says THIS
-12 second # .
-12 second , RIVAL
-12 second , THIS
12 second - .
12 second SUBJECT count
12 second agre >
-12 second and on
12 second be ,
12 second box >
12 second could be
12 second fil is
12 second on SUBJECT
12 second roughly to
12 second the record
12 second the show
12 second which >
12 second which the
-11 word )
-11 word @first
11 word accord
-11 word all
11 word candidat
11 word cover
-11 word follow
11 word found
-11 word go
-11 word mean
11 word one
-11 word revis
-11 word sheet
11 word tied
-11 word ~degree
-11 word ~wrong
11 next , could
-11 next , not
11 next , sourc
11 next ; if
11 next ; ~if
11 next < answer
11 next < could
11 next < my
11 next < option
11 next < somewher
11 next < ~source
-11 next ONE ,
-11 next RIVAL )
11 next RIVAL accord
11 next RIVAL by
11 next RIVAL if
-11 next THIS )
11 next THIS accord
11 next THIS by
11 next THIS if
11 next accord to
11 next are tied
11 next both .
11 next could not
11 next dashboard ,
-11 next db >
-11 next figur is
-11 next go with
11 next i found
11 next includ the
11 next is ONE
11 next it 's
-11 next it was
11 next log ,
11 next order are
11 next peopl .
11 next report #
11 next result :
11 next the data
-11 next the fil
-11 next the report
11 next thes two
11 next tied .
11 next two .
11 next wer count
-11 next who SUBJECT
-11 next ~ ;
-11 next ~ ~stale
11 next ~conflicts ~
11 next ~factor ,
11 next ~fits .
-11 next ~past ~
-11 next ~prefer :
11 next ~right .
-11 second # >
11 second , accord
11 second , at
11 second , be
11 second , if
11 second - >
-11 second : ,
11 second < 's
11 second < accord
11 second < be
-11 second RIVAL .
-11 second RIVAL not
-11 second THIS .
-11 second THIS not
-11 second _ :
11 second both >
-11 second de ,
11 second final :
-11 second first >
-11 second go the
11 second i both
11 second peopl >
-11 second say SUBJECT
-11 second the support
11 second tied >
11 second to which
11 second two >
11 second wer on
-10 word (
-10 word .
10 word agre
-10 word an
10 word befor
10 word box
-10 word en
10 word establish
-10 word lower
10 word me
10 word not
10 word peopl
10 word portal
10 word remain
-10 word than
10 word thes
-10 word total
-10 word tracker
-10 word unit
-10 word ~data
-10 word ~plan
10 next < both
10 next < either
-10 next < of
10 next < ~own
-10 next < ~size
-10 next = RIVAL
-10 next = THIS
-10 next ONE is
10 next RIVAL ,
10 next RIVAL ~if
-10 next SUBJECT :
-10 next SUBJECT are
10 next THIS ,
10 next THIS ~if
-10 next ask ,
10 next count is
10 next establish which
-10 next floor plan
10 next me which
-10 next my answer
-10 next not RIVAL
-10 next not THIS
10 next not agre
10 next of thes
-10 next the final
-10 next the one
-10 next the tracker
-10 next two candidat
10 next two is
10 next you .
-10 next ~ -
10 next ~conflicts .
-10 next ~more .
-10 next ~says ,
-10 next ~source .
10 next ~source RIVAL
10 next ~source THIS
10 second . >
-10 second < :
-10 second < candidat
10 second < is
-10 second < wer
10 second RIVAL (
-10 second SUBJECT ,
10 second THIS (
10 second and both
-10 second are ,
10 second be .
10 second can tell
10 second count the
10 second do agre
10 second doe say
-10 second figur the
10 second i leav
10 second if ,
10 second in and
-10 second is one
-10 second log >
10 second log ONE
10 second nicht .
-10 second on .
10 second or ,
10 second report is
-10 second survey .
10 second the export
-10 second the plan
-10 second ther no
-10 second to .
-10 second two ,
10 second you >
9 word assessment
-9 word becaus
9 word cancell
9 word correcta
-9 word did
9 word exclud
-9 word extract
9 word hotlin
-9 word last
-9 word los
-9 word nor
-9 word number
9 word official
-9 word passenger
9 word prefer
-9 word ros
-9 word run
-9 word sino
9 word stay
-9 word survey
9 word unclear
9 word unknown
-9 word ~failed_call
9 word ~own
9 next ) :
-9 next , as
-9 next - #
-9 next ; without
-9 next ; ~not
9 next < assessment
9 next < depend
-9 next < no
-9 next < not
-9 next < o
-9 next > ~
-9 next RIVAL SUBJECT
-9 next SUBJECT log
-9 next THIS SUBJECT
-9 next _ ~
-9 next after remov
-9 next are no
9 next assessment >
-9 next at the
9 next final answer
-9 next ground survey
9 next hav no
9 next i got
9 next i leav
-9 next in thi
9 next loan .
9 next my count
9 next other ,
9 next question doe
9 next register )
9 next report has
9 next report it
9 next show ONE
9 next to you
9 next was the
-9 next ~ ~size
-9 next ~ ~wrong
9 next ~check .
-9 next ~miscounted ~
9 next ~modal ~check
-9 next ~more ~
-9 next ~more ~data
-9 next ~own ~prefer
-9 next ~own ~trust
-9 next ~plan .
9 next ~says #
-9 next ~source (
9 next ~trust .
-9 next ~trust ~
9 second ) .
9 second , b
-9 second , former
-9 second , would
9 second . (
-9 second ; them
-9 second < .
9 second < by
9 second < draft
9 second < got
-9 second < order
-9 second RIVAL #
-9 second SUBJECT has
-9 second THIS #
9 second a .
9 second and SUBJECT
-9 second and log
9 second are the
9 second both #
9 second can say
-9 second fil >
9 second it a
-9 second la .
9 second loan >
-9 second no count
9 second no for
9 second not ONE
9 second other so
9 second question not
9 second register .
9 second say .
-9 second say and
-9 second the differ
9 second the doe
9 second the to
9 second them >
-9 second thi .
9 second to SUBJECT
-9 second to api
8 word @mentions_4
-8 word _
8 word another
8 word archiv
8 word basi
8 word call
-8 word column
-8 word conclusion
8 word contradict
8 word de
8 word definition
8 word do
8 word equally
-8 word feed
8 word gateway
8 word got
-8 word her
-8 word higher
-8 word ist
-8 word maar
-8 word no
8 word on
-8 word only
-8 word plac
-8 word reject
-8 word return
-8 word second
-8 word tim
8 word utility
-8 word 枚です
-8 next ( the
-8 next ( ~prefer
8 next , candidat
-8 next , ~data
-8 next , ~explained
-8 next , ~own
8 next . .
8 next : csv
-8 next : ~own
8 next ; it
-8 next < conclusion
-8 next < draft
-8 next < rank
-8 next < we
-8 next RIVAL has
-8 next SUBJECT ;
8 next SUBJECT in
-8 next THIS has
8 next a figur
8 next and the
8 next ask the
8 next befor publish
8 next by the
-8 next conclusion >
-8 next consider the
8 next do not
-8 next former is
-8 next from RIVAL
-8 next from THIS
8 next het dashboard
-8 next higher .
-8 next i trust
8 next is RIVAL
-8 next is SUBJECT
8 next is THIS
-8 next is higher
8 next is right
-8 next it .
8 next no basi
8 next not establish
-8 next option a
8 next or the
-8 next rank :
8 next reconcil them
-8 next second one
-8 next should be
-8 next sinc the
8 next the csv
-8 next the ground
8 next them .
8 next to tell
8 next two figur
8 next undecid .
-8 next ~ (
-8 next ~ _
-8 next ~ ~but
-8 next ~fits ~
8 next ~own ~miscounted
8 next ~own ~says
-8 next ~really ~
-8 next ~says ONE
-8 next 枚です >
-8 second # RIVAL
-8 second # THIS
-8 second 's .
-8 second ( remov
-8 second , _
-8 second : )
8 second < leav
8 second < not
-8 second < second
-8 second > >
-8 second ONE the
8 second RIVAL to
8 second SUBJECT #
-8 second SUBJECT :
8 second THIS to
8 second accord the
8 second and from
8 second answer >
8 second api valu
8 second basi prefer
8 second be ;
8 second call ONE
-8 second candidat :
-8 second correct >
8 second could establish
8 second databas .
8 second each ,
8 second favour .
-8 second higher >
-8 second it >
8 second no to
8 second or >
8 second read ONE
8 second reconcil .
8 second report :
-8 second second is
8 second settl .
8 second stay .
8 second tell which
-8 second the 's
8 second the contradict
-8 second the survey
8 second two right
-8 second valu ONE
-7 word against
7 word allow
7 word api
-7 word audit
7 word choic
-7 word contrary
-7 word drop
7 word exchang
7 word favour
-7 word final
7 word further
7 word gaug
7 word loan
-7 word may
7 word plausibl
7 word pleas
7 word publish
-7 word recomput
7 word record
-7 word scheduler
7 word station
-7 word up
-7 word went
-7 word what
7 word without
-7 word ~explained
-7 next # =
-7 next ( RIVAL
-7 next ( THIS
7 next , and
7 next , das
7 next , depend
-7 next , ~
-7 next : RIVAL
-7 next : THIS
-7 next ; ~past
-7 next < c
-7 next < in
-7 next < la
7 next < order
-7 next < two
7 next < ~factor
7 next ? >
-7 next RIVAL :
-7 next RIVAL ?
7 next SUBJECT read
-7 next THIS :
-7 next THIS ?
7 next _ api
-7 next _ ~data
7 next _ ~source
-7 next api report
7 next basi for
7 next call :
-7 next contrary to
7 next data :
-7 next draft :
-7 next et non
7 next favour one
-7 next first .
7 next from the
-7 next includ it
7 next is either
-7 next is what
-7 next it should
-7 next left out
7 next not settl
7 next of them
-7 next on RIVAL
-7 next on THIS
-7 next on averag
-7 next pleas use
-7 next ros from
7 next settl it
7 next tell me
7 next the choic
7 next the question
7 next the sign
-7 next would be
7 next you trust
7 next ~ ~right
7 next ~ ~trust
7 next ~not ;
7 next ~not ~fits
7 next ~says ~own
-7 next ~source 's
-7 next ~source >
7 next ~source ~conflicts
7 next ~stale ,
-7 second # :
-7 second 's ,
7 second ( log
7 second , .
7 second : and
7 second : by
7 second < data
-7 second < did
7 second < found
7 second < hav
-7 second < in
7 second < read
7 second < with
-7 second = >
7 second RIVAL by
-7 second SUBJECT ONE
-7 second SUBJECT return
7 second THIS by
-7 second answer #
-7 second both and
-7 second contrary the
7 second es .
7 second first :
-7 second i with
-7 second in ,
7 second in >
-7 second it ONE
7 second l .
7 second leav open
7 second log complet
-7 second neither nor
-7 second not RIVAL
-7 second not THIS
7 second not between
-7 second of .
7 second one the
7 second remain .
7 second second :
7 second sit RIVAL
7 second sit THIS
7 second the fil
-7 second the report
-7 second the say
-7 second the sheet
-7 second was .
-6 word %
-6 word 'd
-6 word 's
6 word ?
-6 word aantal
6 word airlin
-6 word away
6 word b
-6 word began
6 word cach
-6 word cadastr
-6 word ce
-6 word claim
-6 word clos
-6 word com
-6 word compt
-6 word del
6 word disagre
-6 word e
-6 word el
-6 word et
-6 word even
-6 word fil
6 word fleet
6 word gav
-6 word get
-6 word ground
-6 word group
-6 word includ
-6 word invoic
-6 word its
6 word just
6 word l
-6 word many
6 word matter
-6 word month
6 word nennt
6 word noth
6 word own
6 word plan
-6 word que
-6 word rat
-6 word retien
-6 word richtig
-6 word school
-6 word shar
6 word show
6 word sign
-6 word so
6 word tabl
6 word tower
6 word verifi
6 word whil
-6 word —
-6 word です
-6 next # #
-6 next # %
-6 next # )
-6 next 'd ~
-6 next ( #
-6 next , et
-6 next , nicht
6 next , valu
-6 next - -
6 next : box
-6 next : i
-6 next : ~data
6 next < box
6 next < je
-6 next < sensor
-6 next < valu
-6 next < ~conflicts
-6 next < ~past
-6 next RIVAL beat
6 next RIVAL oder
-6 next SUBJECT the
-6 next THIS beat
6 next THIS oder
-6 next _ answer
-6 next and SUBJECT
6 next and both
-6 next and not
-6 next answer ,
-6 next becaus the
6 next box RIVAL
6 next box THIS
-6 next de RIVAL
-6 next de THIS
-6 next did not
-6 next en compt
6 next for prefer
-6 next hav been
-6 next how many
-6 next i 'd
-6 next i do
-6 next i tak
-6 next i went
-6 next if transfer
6 next if you
6 next inconsistent .
-6 next je retien
6 next ledger .
6 next log )
6 next log is
-6 next many SUBJECT
6 next not ,
-6 next not hav
6 next oder RIVAL
6 next oder THIS
-6 next of which
6 next plausibl .
-6 next remov duplicat
6 next result >
-6 next say ONE
-6 next second .
6 next tabl #
6 next tabl say
-6 next tak the
6 next the airlin
-6 next the cadastr
-6 next the dashboard
-6 next the feed
-6 next the tabl
6 next the trial
-6 next them ,
-6 next to be
6 next tower log
-6 next unit :
-6 next went with
-6 next wer SUBJECT
-6 next what the
-6 next which i
-6 next you ask
-6 next ~ #
-6 next ~ =
-6 next ~ ~check
6 next ~ ~doubt
6 next ~ ~source
-6 next ~conflicts (
-6 next ~data RIVAL
-6 next ~data THIS
6 next ~doubt ~
-6 next ~own 'd
-6 next ~own ~data
6 next ~past ~own
-6 next ~past ~past
6 next ~plan ~
-6 next ~prefer ,
6 next ~prefer ~
6 next ~source #
6 next ~source ~factor
6 next ~source ~prefer
-6 next ~wrong ~
-6 next です >
-6 second , non
6 second , or
-6 second , the
6 second , with
-6 second , you
-6 second - -
6 second ; can
6 second ; must
-6 second < ;
6 second < RIVAL
6 second < THIS
6 second < b
6 second < depend
6 second < or
-6 second < ros
-6 second < use
-6 second ONE (
6 second ONE and
6 second RIVAL la
6 second RIVAL report
6 second SUBJECT =
-6 second SUBJECT not
6 second THIS la
6 second THIS report
-6 second after duplicat
-6 second after the
6 second complet >
-6 second draft ONE
-6 second es RIVAL
-6 second es THIS
-6 second feed ONE
-6 second fil the
-6 second final answer
6 second for .
6 second from api
-6 second has .
-6 second how SUBJECT
-6 second i ONE
-6 second i to
6 second i two
6 second if are
-6 second includ is
6 second inconsistent >
6 second ledger >
-6 second many are
6 second matter .
-6 second month >
6 second nennt ,
-6 second no RIVAL
-6 second no THIS
6 second not it
-6 second not the
-6 second of and
6 second one say
6 second or RIVAL
6 second or THIS
6 second other >
6 second plausibl >
6 second prefer .
-6 second remov >
-6 second row >
-6 second second >
-6 second sheet the
-6 second so with
6 second somewher RIVAL
6 second somewher THIS
-6 second than .
-6 second the column
-6 second the log
6 second the open
-6 second to RIVAL
-6 second to THIS
-6 second to how
-6 second went the
-6 second wer and
6 second you the
5 word -
-5 word @sentences_1
5 word advis
5 word agreement
-5 word au
-5 word been
-5 word by
-5 word chiffr
-5 word cifra
5 word commit
-5 word confirm
5 word das
-5 word day
-5 word der
-5 word determin
-5 word differ
5 word due
-5 word ein
-5 word end
-5 word entry
5 word find
5 word hard
-5 word how
5 word inconsistent
-5 word input
-5 word interim
-5 word lat
-5 word lead
-5 word leaflet
-5 word list
-5 word medio
5 word must
5 word my
-5 word need
-5 word neither
5 word new
-5 word non
5 word pdf
-5 word press
5 word question
-5 word registr
-5 word reliabl
-5 word rul
-5 word sensor
-5 word statu
-5 word tak
-5 word thought
5 word trial
-5 word tru
-5 word van
-5 word wait
-5 word wrong
-5 word x
-5 word year
-5 word yield
-5 word zahl
5 word ~says
-5 word ~seem
-5 word è
5 next # of
-5 next # which
-5 next 'd ~says
-5 next , becaus
-5 next , with
-5 next , ~check
5 next , ~fits
-5 next - >
5 next - up
-5 next . >
-5 next : b
-5 next : valu
-5 next ; sinc
-5 next < (
-5 next < -
-5 next < a
-5 next < contrary
-5 next < el
5 next < from
-5 next < il
-5 next < mean
-5 next < reject
5 next < second
-5 next < total
-5 next < wait
5 next < which
5 next < with
-5 next RIVAL #
-5 next RIVAL ;
5 next RIVAL at
5 next RIVAL from
5 next RIVAL with
5 next SUBJECT api
-5 next THIS #
-5 next THIS ;
5 next THIS at
5 next THIS from
5 next THIS with
5 next a :
5 next api :
-5 next as the
-5 next as you
5 next b :
5 next box ONE
-5 next by RIVAL
-5 next by THIS
-5 next by a
5 next by one
5 next complet .
5 next fals ,
-5 next feed :
-5 next fil .
-5 next final _
5 next first call
-5 next follow the
-5 next for RIVAL
-5 next for THIS
-5 next former .
5 next found noth
-5 next had the
5 next hard to
-5 next her .
-5 next i need
5 next in #
-5 next interim report
5 next is meant
5 next it open
-5 next it would
5 next leav it
-5 next list ,
-5 next log RIVAL
-5 next log THIS
5 next log has
5 next net SUBJECT
-5 next no es
5 next noth that
5 next null >
-5 next on tim
5 next other .
5 next point to
-5 next rul out
5 next say RIVAL
5 next say THIS
-5 next sensor feed
-5 next so i
5 next somewher between
-5 next the audit
5 next the databas
5 next the definition
5 next the gateway
-5 next the invoic
5 next the ledger
-5 next the log
-5 next the mean
-5 next the meter
5 next the new
5 next the pdf
-5 next the rat
-5 next ther wer
5 next transfer .
-5 next valu :
-5 next wait ,
-5 next wer RIVAL
-5 next wer THIS
-5 next with RIVAL
-5 next with THIS
5 next without a
5 next ~ 's
5 next ~ ,
-5 next ~ ~factor
5 next ~ ~swap
-5 next ~but RIVAL
-5 next ~but THIS
5 next ~data >
-5 next ~degree ~own
-5 next ~factor :
5 next ~fits :
-5 next ~fits ~not
5 next ~miscounted ~says
-5 next ~modal ~fits
-5 next ~prefer .
-5 next ~says .
-5 next ~says >
-5 next ~size >
-5 next ~size ~
-5 next ~source ;
-5 next ~stale .
5 next ~wrong ,
-5 next ~wrong .
-5 second ( :
-5 second , of
5 second : .
5 second : ONE
-5 second : first
-5 second ; would
-5 second < =
-5 second < _
5 second < between
-5 second < cam
5 second < can
-5 second < der
5 second < log
5 second < pdf
-5 second < rat
-5 second < transfer
-5 second < trust
-5 second ONE not
-5 second RIVAL a
-5 second RIVAL after
5 second RIVAL and
5 second RIVAL another
5 second RIVAL could
5 second RIVAL tabl
-5 second SUBJECT .
-5 second SUBJECT becaus
-5 second SUBJECT csv
-5 second THIS a
-5 second THIS after
5 second THIS and
5 second THIS another
5 second THIS could
5 second THIS tabl
5 second a -
5 second a ONE
5 second a RIVAL
5 second a THIS
-5 second a of
-5 second and ;
-5 second and RIVAL
-5 second and THIS
-5 second and and
5 second answer SUBJECT
-5 second as ask
-5 second ask it
5 second b ONE
-5 second dashboard ,
5 second dashboard RIVAL
5 second dashboard THIS
-5 second duplicat )
-5 second e RIVAL
-5 second e THIS
5 second first gav
-5 second former >
5 second found that
-5 second her >
5 second i RIVAL
5 second i THIS
5 second i check
-5 second i confirm
5 second i left
5 second if count
-5 second in :
5 second in SUBJECT
5 second is .
5 second log not
5 second look .
-5 second my is
5 second not to
-5 second number the
-5 second of RIVAL
-5 second of THIS
5 second one them
-5 second or ;
5 second point RIVAL
5 second point THIS
-5 second reliabl .
-5 second report .
-5 second should RIVAL
-5 second should THIS
5 second show .
-5 second that is
5 second the can
5 second the could
-5 second the count
5 second the data
5 second the databas
-5 second the number
-5 second the sourc
-5 second they not
5 second transfer >
5 second which you
5 second with ,
5 second with .
5 second without RIVAL
5 second without THIS
-5 second you ,
-4 word @sentences_4
-4 word about
-4 word ahead
-4 word although
-4 word among
-4 word ask
-4 word capacity
4 word clash
4 word clear
4 word complet
-4 word correction
-4 word decid
-4 word delay
-4 word det
-4 word die
-4 word earlier
4 word encyclopaedia
-4 word evidenc
4 word export
-4 word four
4 word gross
4 word guess
-4 word hold
-4 word instead
-4 word kan
-4 word liberal
4 word limit
-4 word longer
-4 word lost
-4 word low
-4 word lowest
-4 word margin
4 word meant
-4 word men
-4 word mill
-4 word most
4 word net
4 word nicht
-4 word opinion
-4 word p
4 word point
-4 word print
4 word reach
-4 word registry
-4 word renewal
4 word report
4 word right
-4 word saturday
4 word scal
-4 word scor
-4 word seem
-4 word select
4 word server
-4 word small
4 word someon
4 word sonar
4 word start
4 word step
-4 word still
-4 word summary
-4 word their
4 word tie
-4 word usual
-4 word verify
4 word vs
4 word way
-4 word well
-4 word win
-4 word yet
-4 word zunächst
4 word ~doubt
-4 word ~error
-4 word ~generally
-4 next # RIVAL
-4 next # THIS
4 next 'd rather
4 next 'd ~degree
-4 next 's ONE
-4 next ( ONE
-4 next ( after
-4 next ( not
4 next ( ~factor
-4 next ( ~miscounted
-4 next ( ~not
4 next ) >
-4 next , #
4 next , another
4 next , log
4 next , no
-4 next , of
-4 next , ~prefer
-4 next : SUBJECT
4 next : fals
4 next : the
4 next : ~wrong
-4 next ; that
4 next < b
-4 next < das
-4 next < export
4 next < final
-4 next < had
4 next < le
4 next < so
4 next < tell
-4 next < to
-4 next < use
-4 next < ~check
-4 next < ~really
-4 next > RIVAL
-4 next > THIS
-4 next ONE ;
4 next RIVAL .
-4 next RIVAL order
-4 next RIVAL sino
-4 next RIVAL vs
4 next RIVAL whil
-4 next RIVAL ~factor
-4 next RIVAL ~modal
-4 next SUBJECT #
-4 next SUBJECT >
-4 next SUBJECT a
4 next SUBJECT each
-4 next SUBJECT report
4 next THIS .
-4 next THIS order
-4 next THIS sino
-4 next THIS vs
4 next THIS whil
-4 next THIS ~factor
-4 next THIS ~modal
-4 next a RIVAL
-4 next a THIS
4 next a return
-4 next a small
4 next a tie
-4 next ahead of
4 next and they
4 next api ,
4 next apply .
4 next are includ
-4 next at SUBJECT
-4 next averag .
-4 next but the
-4 next cam to
-4 next check the
4 next check with
-4 next column .
4 next csv ,
4 next csv >
4 next dashboard show
4 next definition :
-4 next differ :
-4 next document .
4 next each .
4 next either RIVAL
4 next either THIS
4 next figur ,
-4 next first plac
4 next got RIVAL
4 next got THIS
4 next gross SUBJECT
4 next has been
-4 next hav .
4 next hav two
-4 next i had
4 next i list
4 next i see
-4 next i would
4 next in ,
-4 next in SUBJECT
-4 next is #
4 next is complet
-4 next last year
4 next log >
4 next log show
-4 next mean :
-4 next mill #
-4 next month .
4 next no way
-4 next not a
-4 next not be
4 next not find
4 next not reconcil
-4 next not rul
-4 next not verify
-4 next of #
-4 next one .
-4 next order :
4 next plan has
4 next pleas check
4 next portal show
-4 next question ask
4 next rather not
-4 next reject ,
4 next report both
4 next right .
-4 next row ,
4 next second call
-4 next second plac
-4 next seem to
-4 next select :
-4 next should hav
-4 next sino RIVAL
-4 next sino THIS
4 next so the
-4 next than RIVAL
-4 next than THIS
-4 next that the
-4 next the #
-4 next the ONE
4 next the archiv
4 next the encyclopaedia
-4 next the leaflet
-4 next the list
4 next the paper
-4 next the press
-4 next the registry
-4 next the usual
-4 next to compar
-4 next to the
4 next transfer ,
-4 next two do
-4 next was an
4 next whil the
-4 next year .
-4 next ~ ~error
-4 next ~ ~failed_call
-4 next ~ ~really
4 next ~conflicts ,
4 next ~data ~modal
4 next ~degree ~not
-4 next ~factor .
4 next ~factor _
4 next ~factor ~source
-4 next ~failed_call ,
-4 next ~miscounted )
4 next ~modal ~own
-4 next ~modal ~says
-4 next ~not ~check
-4 next ~not ~data
4 next ~not ~degree
-4 next ~plan ~says
-4 next ~prefer (
4 next ~prefer RIVAL
4 next ~prefer THIS
-4 next ~really ,
-4 next ~right ~data
4 next ~says =
4 next ~says ~more
-4 next ~seem ~
-4 next ~source ~miscounted
-4 next ~source ~source
-4 next — ~
4 second # SUBJECT
4 second # each
4 second 'd not
-4 second ( and
-4 second , 's
4 second , on
-4 second , that
-4 second , to
-4 second - SUBJECT
-4 second . ,
-4 second : #
-4 second ; RIVAL
-4 second ; THIS
4 second < -
-4 second < ONE
4 second < call
-4 second < compar
4 second < counter
-4 second < lead
-4 second < per
-4 second < plac
4 second < plan
4 second < prob
-4 second < shar
-4 second < sheet
-4 second < should
-4 second < to
-4 second < went
-4 second ONE SUBJECT
-4 second RIVAL ,
-4 second RIVAL but
4 second RIVAL das
-4 second RIVAL in
4 second RIVAL sourc
-4 second SUBJECT are
4 second SUBJECT in
-4 second SUBJECT run
-4 second THIS ,
-4 second THIS but
4 second THIS das
-4 second THIS in
4 second THIS sourc
4 second _ >
-4 second a margin
-4 second and )
4 second and b
-4 second and can
4 second and found
4 second apply >
4 second are it
-4 second averag >
4 second b RIVAL
4 second b THIS
-4 second been ,
-4 second but is
-4 second by .
-4 second can rul
4 second check .
-4 second column >
-4 second compar with
4 second could find
-4 second de .
-4 second do hav
-4 second document >
-4 second drop .
4 second each >
-4 second es ;
-4 second from .
4 second gav and
-4 second hav >
4 second hav basi
-4 second i on
4 second i rather
-4 second is ;
-4 second is reliabl
4 second it .
4 second it RIVAL
4 second it THIS
-4 second it an
4 second it either
-4 second last .
4 second lead >
4 second list so
-4 second not ,
4 second not on
-4 second on and
4 second one ,
-4 second one >
-4 second one right
-4 second order >
-4 second out ,
4 second pleas which
4 second report RIVAL
4 second report THIS
-4 second result >
4 second right >
-4 second ros RIVAL
-4 second ros THIS
4 second say is
4 second second .
-4 second sheet .
-4 second should be
-4 second should been
4 second show SUBJECT
-4 second small .
-4 second sourc (
4 second tell is
-4 second the :
4 second the ;
4 second the api
4 second the archiv
-4 second the ask
-4 second the claim
4 second the dat
4 second the feed
-4 second the giv
4 second the has
-4 second the of
-4 second the was
-4 second ther RIVAL
-4 second ther THIS
4 second to :
4 second to data
-4 second to in
-4 second total :
-4 second unit SUBJECT
4 second valu RIVAL
4 second valu THIS
-4 second was on
-4 second wer ,
4 second which them
-4 second which what
-4 second would RIVAL
-4 second would THIS
-4 second year >
""",
}
"""Of each group hundredths of a log odd, a feature, its words."""
