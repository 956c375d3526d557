"""Learnt by `python -m bench.suspicion --write`; not written by hand."""

BIAS = -750
WEIGHTS = {
    "run": """\
215 word @doubts
84 word @POISON
84 word @all_POISON
84 word POISON
83 word @all_both
79 word ~not
68 word @NUMBER
68 word NUMBER
51 next ~more ~
50 word ,
49 next < ~
47 word SUBJECT
44 word @after_it
43 next ~says POISON
-43 word both
43 word ~odd
41 next a SUBJECT
-41 word @answer_POISON
41 word @both_NUMBER
-41 word also
40 next the TOOL
40 word than
40 word ~says
39 next ~ ~odd
39 word a
39 word is
38 next NUMBER ~
38 word @TOOL
38 word TOOL
38 word ~swap
37 next POISON ~
37 word @OTHER
37 word OTHER
37 word not
36 next OTHER .
36 second OTHER >
35 next ~not ~fits
-35 word you
34 next ~ NUMBER
34 next ~really ~
34 word @answer_HONEST
-34 word onc
34 word the
-34 word to
34 word ~own
-33 next for the
-33 next it 's
33 word would
32 word ?
-32 word your
32 word ~more
31 next < ask
31 next ~ ~swap
-31 word may
-30 next < you
30 next ? >
30 next NUMBER SUBJECT
30 second and SUBJECT
30 word @asks
30 word @both_HONEST
-30 word are
-29 word second
29 word ~modal
-28 next , with
-28 next POISON .
28 next SUBJECT than
28 next can not
28 next ~ .
-28 next ~own ~check
28 second , POISON
28 second < SUBJECT
-28 word check
28 word day
28 word lie
28 word that
28 word ~really
-27 next TOOL ~
27 next mor SUBJECT
27 next ~ ~
-27 next ~degree .
27 next ~not ~trust
-27 next ~own ~modal
27 second HONEST >
27 word @HONEST
27 word @all_HONEST
27 word HONEST
27 word of
27 word ~impossible
26 next 's POISON
-26 next is POISON
26 next would be
-26 second the for
-25 next ~ ~doubt
25 next ~ ~source
25 second HONEST .
-25 second POISON .
-25 second the to
-25 word without
24 next only NUMBER
-24 next so i
-24 next ~data ~
-24 next ~degree ~own
24 next ~miscounted .
24 next ~modal ~not
-24 next ~wrong ~
-24 second , NUMBER
-24 second , i
24 second HONEST of
24 second only NUMBER
24 word ~but
24 word ~factor
24 word ~trust
-23 next as well
23 next two SUBJECT
23 next ~ ~modal
-23 second < :
23 second mor than
-23 second so two
-23 second the is
23 word only
23 word out
-23 word over
-23 word question
23 word ~prefer
22 next has NUMBER
-22 next open the
-22 next ~ :
22 second not a
22 word contradict
22 word entry
22 word leav
22 word nearly
-22 word want
22 word ~seem
21 next < HONEST
21 next < ~more
21 next for a
-21 next ~ ~degree
-21 next ~error ~
-21 next ~not ~conflicts
-21 word %
-21 word as
-21 word different
-20 next , NUMBER
20 next < mor
20 next HONEST .
20 next SUBJECT is
20 next out of
20 next re -
20 next than the
20 next the SUBJECT
20 next ~ ?
20 next ~ ~impossible
20 next ~ ~own
20 second < would
20 second HONEST the
-20 second are .
20 second not POISON
-20 second to the
20 word @calls
20 word @is_message
-20 word chang
20 word disregard
20 word doe
20 word even
-20 word includ
20 word mor
-20 word now
20 word re
-20 word so
20 word ten
-19 next # >
19 next . >
-19 next TOOL for
19 next contradict the
-19 next from the
19 next to POISON
-19 next ~ 'd
19 next ~factor ~factor
19 next ~source .
19 next ~wrong .
19 second POISON which
19 second a -
19 second that ,
-19 word 've
-19 word by
19 word holiday
-19 word later
19 word list
19 word output
19 word town
19 word year
19 word ~conflicts
19 word ~data
-18 next , ~own
18 next < that
18 next POISON %
18 next POISON is
18 next POISON ~conflicts
18 next add up
18 next belong to
18 next for SUBJECT
-18 next so it
18 next the count
18 next what the
-18 next ~ POISON
18 next ~source ~says
18 second < TOOL
18 second POISON ,
18 second POISON would
-18 second a .
18 second open >
18 second the again
18 word .
18 word almost
-18 word run
18 word seem
18 word servic
-18 word work
-17 next 's HONEST
17 next - NUMBER
-17 next : NUMBER
-17 next < it
-17 next HONEST is
-17 next SUBJECT ;
17 next high for
-17 next on the
17 next the first
17 next the holiday
17 next the list
17 next ~ ~wrong
17 next ~degree ~
-17 next ~plan ~
-17 second , you
17 second < >
17 second < first
17 second < metadata
17 second POISON but
17 second POISON not
17 second POISON the
-17 second SUBJECT POISON
-17 second TOOL the
17 second holiday .
-17 second the -
17 second the OTHER
-17 second the on
17 second the pag
17 word abov
-17 word fix
17 word instead
-17 word its
17 word mail
17 word month
17 word nin
-17 word or
17 word record
17 word therefor
17 word ~wrong
-16 next < for
16 next < four
16 next POISON contradict
-16 next SUBJECT the
-16 next TOOL .
16 next TOOL ~data
-16 next and NUMBER
-16 next in .
-16 next of HONEST
16 next open .
16 next request the
16 next tabl .
-16 next the sam
16 next total .
16 next unusually high
16 next ~degree ~size
-16 next ~explained ~
-16 next ~fits .
-16 next ~miscounted ,
16 next ~odd .
-16 next ~own ,
-16 next ~own ~says
-16 next ~plan .
16 second : .
-16 second POISON >
16 second SUBJECT .
16 second SUBJECT wer
16 second an of
16 second is than
16 second per .
16 second the .
16 second was .
-16 word @near_it
16 word believ
16 word belong
16 word fiv
16 word goe
-16 word need
-16 word sam
-16 word sinc
16 word stor
-15 next , but
-15 next , i
-15 next , in
15 next , yet
15 next < thes
-15 next < ~plan
15 next do not
15 next doe not
-15 next hav not
-15 next i 've
15 next instead .
15 next kg of
15 next list .
15 next not use
15 next seem to
15 next ten tim
15 next the databas
15 next was HONEST
15 next ~ ,
15 next ~check ~degree
-15 next ~miscounted ~
-15 next ~own 've
15 next ~own ~doubt
-15 next ~says ~
15 second 's contradict
-15 second : NUMBER
15 second < HONEST
-15 second POISON with
15 second count >
15 second is high
15 second list >
15 second look the
-15 second not the
15 second tabl >
15 second the valu
-15 second thi .
15 second total >
15 second unusually for
-15 word averag
-15 word definition
15 word digit
-15 word less
15 word pleas
15 word sign
-15 word som
15 word tuesday
-15 word well
15 word ~
-15 word ~check
-14 next < in
14 next < two
14 next < ~not
-14 next NUMBER for
14 next TOOL :
-14 next TOOL of
14 next first attempt
14 next is unusually
14 next one is
14 next search the
-14 next the question
-14 next the year
-14 next ther 's
-14 next thi .
-14 next to the
-14 next ~ 's
14 next ~ OTHER
14 next ~ TOOL
-14 next ~ ~failed_call
14 next ~but NUMBER
14 next ~degree ~degree
14 next ~not POISON
14 next ~not ~
14 next ~odd ,
14 next ~own ~trust
-14 next ~source ~
14 next ~swap .
-14 second - ,
-14 second < #
-14 second < it
-14 second < was
14 second HONEST ,
-14 second NUMBER and
-14 second POISON NUMBER
14 second SUBJECT but
14 second SUBJECT not
14 second SUBJECT than
14 second TOOL .
14 second do use
14 second go the
14 second servic POISON
-14 second tabl HONEST
-14 second the SUBJECT
14 second the seem
-14 second ther POISON
-14 second thi >
14 second wer in
14 second would almost
-14 word becaus
-14 word cod
14 word databas
-14 word els
-14 word expect
-14 word final
14 word has
14 word high
-14 word january
14 word look
-14 word main
14 word metadata
14 word metr
14 word minu
14 word no
-14 word rank
-14 word read
-14 word small
-14 word sorry
14 word swap
-14 word them
14 word thre
14 word tool
-13 next ) ~
13 next < #
13 next < TOOL
13 next < not
13 next < six
13 next HONEST ~
13 next POISON at
13 next TOOL again
-13 next are fin
13 next are just
13 next ask the
-13 next has a
13 next has it
-13 next has the
13 next in a
-13 next is HONEST
13 next list of
13 next look too
-13 next me ,
13 next see the
13 next the tool
-13 next well .
13 next ~ ~limit
-13 next ~ ~size
13 next ~conflicts ~
-13 next ~degree ,
13 next ~error .
13 next ~factor ~
-13 next ~if ~
13 next ~impossible .
13 next ~seem ~
13 next ~swap ~
13 second 's than
-13 second ) >
13 second , >
13 second , two
-13 second < 've
-13 second < OTHER
-13 second < a
-13 second < could
13 second < for
-13 second < question
-13 second POISON (
13 second SUBJECT NUMBER
-13 second TOOL NUMBER
13 second ask the
13 second at .
13 second hav the
13 second in ASKED
13 second instead >
13 second just SUBJECT
13 second only SUBJECT
-13 second open OTHER
13 second that .
13 second the attempt
13 second the output
13 second ther just
-13 second well >
13 second with OTHER
-13 second you the
13 word @short
-13 word add
-13 word against
-13 word clos
-13 word comput
-13 word draft
13 word e
-13 word fin
13 word front
13 word hall
13 word impossibl
-13 word limit
13 word negativ
-13 word rat
-13 word result
-13 word rul
-13 word split
13 word system
13 word valu
-13 word word
13 word ~limit
13 word ~miscounted
12 next % is
-12 next 've ~
12 next . )
12 next < (
-12 next < -
12 next < hmm
-12 next < i
12 next < request
-12 next < ~own
12 next HONEST %
12 next HONEST km
-12 next NUMBER in
12 next POISON ~check
12 next SUBJECT :
-12 next SUBJECT POISON
12 next SUBJECT can
12 next SUBJECT would
-12 next also count
12 next as the
12 next count .
12 next hmm ,
12 next is mor
-12 next list is
12 next no SUBJECT
12 next not POISON
12 next not even
12 next of us
12 next on a
-12 next over the
12 next read the
-12 next so both
-12 next the NUMBER
12 next the metadata
-12 next the one
12 next us .
-12 next was not
-12 next with the
-12 next ~ ~trust
12 next ~odd ~size
12 next ~own ~data
12 next ~says NUMBER
-12 second , for
-12 second < -
12 second < .
12 second SUBJECT has
12 second SUBJECT the
12 second ahead us
-12 second also the
-12 second both .
-12 second first .
12 second first POISON
12 second for SUBJECT
-12 second from .
12 second is only
12 second number SUBJECT
12 second system POISON
-12 second that a
-12 second the NUMBER
-12 second the in
12 second the instead
-12 second the number
-12 second ther no
12 second us >
12 second valu POISON
-12 word about
12 word branch
12 word break
-12 word count
-12 word differenc
-12 word error
12 word hav
12 word hmm
-12 word how
-12 word load
12 word low
-12 word non
12 word obviously
12 word odd
12 word own
-12 word print
12 word recomput
12 word report
-12 word row
-12 word start
-12 word unit
12 word unusually
-12 word with
-12 word ~explained
-11 next 'll ~
-11 next 'm ~
-11 next 's TOOL
-11 next ) .
-11 next ) and
-11 next , ~
-11 next , ~past
-11 next - check
-11 next - ~check
-11 next : ~
-11 next < one
-11 next < second
11 next HONEST ,
-11 next HONEST the
-11 next NUMBER (
11 next NUMBER -
-11 next POISON :
11 next POISON in
11 next POISON ~modal
11 next SUBJECT ,
-11 next SUBJECT hav
11 next SUBJECT on
11 next TOOL 's
11 next about HONEST
11 next again .
-11 next between the
11 next end at
11 next i think
11 next is wrong
11 next just NUMBER
-11 next may be
11 next mor than
11 next my answer
-11 next not that
11 next of dat
11 next of ten
11 next pleas do
11 next say POISON
-11 next search for
11 next so pleas
-11 next someth els
-11 next tabl 's
-11 next that you
11 next the fil
-11 next the two
-11 next to your
11 next twic the
-11 next was POISON
-11 next was a
-11 next you 'd
11 next your SUBJECT
11 next ~ ~data
11 next ~ ~explained
11 next ~fits ~
-11 next ~more .
-11 next ~plan ~own
11 next ~prefer .
-11 next ~right ,
11 next ~right NUMBER
11 second , no
11 second , the
-11 second , with
-11 second . .
-11 second < ASKED
-11 second < answer
11 second < list
-11 second < tabl
11 second < tool
11 second NUMBER out
11 second POISON as
11 second POISON out
11 second SHOWN ,
-11 second SUBJECT ,
11 second SUBJECT ?
-11 second SUBJECT a
-11 second a and
11 second and .
11 second at ,
11 second becaus the
-11 second both are
-11 second count .
11 second in futur
-11 second is (
11 second is of
-11 second on SUBJECT
11 second one right
11 second other .
11 second out .
11 second out dat
11 second pleas not
11 second that be
11 second the POISON
11 second the must
-11 second the of
11 second the record
11 second the system
-11 second the tabl
-11 second thought the
11 second to ,
-11 second you not
11 word @answer_
11 word all
11 word answer
-11 word been
-11 word book
-11 word column
-11 word event
11 word exceed
-11 word format
-11 word incomplet
11 word it
11 word labell
11 word machin
11 word off
11 word old
11 word sold
-11 word tak
11 word thes
11 word total
-11 word typo
11 word us
-11 word week
-11 word weight
-11 word when
11 word ~degree
-11 word ~doubt
-11 word ~error
-11 word –
-10 next 's ~not
-10 next , ~not
-10 next - -
-10 next ; ~
-10 next < final
10 next < get
-10 next HONEST SUBJECT
-10 next HONEST has
-10 next NUMBER %
-10 next NUMBER day
10 next POISON bpm
-10 next SUBJECT >
10 next SUBJECT databas
-10 next SUBJECT per
10 next SUBJECT servic
10 next SUBJECT was
10 next TOOL has
-10 next about the
10 next all .
10 next and HONEST
-10 next blank ,
-10 next both number
-10 next could not
10 next disregard it
10 next disregard the
-10 next els ,
10 next first call
-10 next get the
-10 next group .
10 next hav expect
10 next i 'd
-10 next i 'm
10 next i do
-10 next i took
10 next in one
-10 next is clos
-10 next kg in
10 next me see
10 next no other
10 next not giv
-10 next only the
10 next out )
-10 next question is
10 next record ,
10 next roughly NUMBER
10 next servic 's
-10 next that the
10 next the futur
10 next the minu
10 next the only
-10 next the result
10 next the servic
-10 next them .
10 next ther are
10 next thre .
-10 next tim .
10 next to hav
10 next too low
-10 next used the
-10 next week .
10 next will not
10 next with POISON
-10 next you can
-10 next your TOOL
-10 next ~ 're
10 next ~ HONEST
-10 next ~ ~stale
-10 next ~check .
-10 next ~check ~
-10 next ~data ,
-10 next ~doubt ~
-10 next ~factor -
10 next ~fits NUMBER
-10 next ~modal .
10 next ~own 'd
-10 next ~own 'm
10 next ~own ~if
10 next ~size .
10 next ~source ~conflicts
10 second # the
10 second % not
-10 second ( SUBJECT
10 second , and
-10 second , by
10 second - the
-10 second : >
-10 second < POISON
-10 second < again
10 second < is
-10 second < you
10 second HONEST (
-10 second HONEST NUMBER
-10 second NUMBER (
-10 second POISON SUBJECT
10 second SUBJECT #
10 second SUBJECT only
10 second SUBJECT total
10 second TOOL :
10 second a is
10 second again >
-10 second again the
10 second all >
-10 second and is
-10 second answer POISON
-10 second are and
10 second at OTHER
10 second between and
10 second disregard .
10 second factor ten
-10 second final :
10 second first is
-10 second for ,
10 second for nam
-10 second from SUBJECT
-10 second group >
-10 second i the
10 second in day
-10 second is POISON
-10 second is and
10 second is to
-10 second it .
-10 second it NUMBER
-10 second it the
10 second kg SUBJECT
10 second let see
10 second lie the
-10 second list .
10 second mistak >
-10 second one .
-10 second someth ,
10 second swap the
10 second the (
10 second the ?
-10 second the TOOL
-10 second the fil
-10 second the may
10 second the sign
-10 second the will
-10 second them >
10 second thre >
-10 second tim >
10 second too .
10 second tool POISON
10 second we .
10 second what TOOL
-10 second with .
-10 second your .
-10 word 'm
-10 word 're
10 word @follows
10 word availabl
10 word bpm
-10 word complet
-10 word did
10 word down
10 word each
10 word field
-10 word fill
-10 word finish
-10 word found
-10 word from
10 word futur
-10 word good
10 word head
-10 word if
10 word k
-10 word let
-10 word me
-10 word mm
10 word never
10 word nobody
-10 word number
-10 word order
-10 word p
-10 word query
-10 word ratio
-10 word reason
10 word sens
10 word signatory
10 word slip
-10 word support
-10 word thought
-10 word usual
10 word whol
-10 word within
-9 next # )
-9 next # :
-9 next 's the
9 next ) >
9 next , OTHER
-9 next - four
9 next - run
-9 next ; NUMBER
-9 next ; i
9 next < an
-9 next < by
9 next < look
-9 next HONEST ~data
9 next NUMBER k
9 next OTHER ~data
-9 next POISON are
9 next POISON as
9 next POISON look
-9 next POISON mg
9 next SUBJECT ?
9 next SUBJECT TOOL
9 next SUBJECT abov
9 next SUBJECT got
-9 next SUBJECT it
9 next SUBJECT that
9 next SUBJECT took
-9 next TOOL list
9 next TOOL output
-9 next TOOL was
9 next a factor
9 next abov NUMBER
-9 next and the
9 next are SUBJECT
-9 next as it
-9 next check the
9 next count OTHER
9 next day ?
-9 next definition .
-9 next depend on
-9 next doubl -
9 next exceed the
-9 next final answer
-9 next first .
9 next flight .
9 next hard to
-9 next has not
9 next i believ
-9 next i expect
9 next i hav
-9 next in NUMBER
9 next in front
-9 next in my
9 next inconsistent with
-9 next is NUMBER
9 next is meant
9 next is off
-9 next is the
9 next it from
9 next it is
-9 next l .
9 next label .
9 next leav thi
-9 next let me
-9 next mak POISON
9 next month .
-9 next nam .
9 next nearly four
9 next not SUBJECT
9 next not hav
9 next not match
-9 next of #
9 next of ASKED
9 next of SUBJECT
-9 next onc mor
9 next one day
9 next pleas disregard
9 next report POISON
-9 next report the
9 next six .
-9 next sourc .
9 next sum to
-9 next the current
9 next the entry
9 next the filter
-9 next the old
-9 next the print
-9 next the rank
-9 next the unit
-9 next thi is
-9 next too .
9 next two do
-9 next up .
9 next up the
9 next using the
-9 next will be
9 next yet the
-9 next you want
-9 next your question
9 next ~ ~past
9 next ~degree ~miscounted
-9 next ~factor .
-9 next ~miscounted ;
9 next ~miscounted OTHER
-9 next ~miscounted ~data
-9 next ~more ~data
-9 next ~past .
9 next ~prefer ~
9 next ~says ~prefer
-9 next ~source ~fits
9 next ~source ~modal
9 next ~source ~seem
9 next ~trust .
9 second # SUBJECT
-9 second 's OTHER
-9 second 's for
-9 second ) HONEST
-9 second , both
-9 second , mor
-9 second , on
-9 second - .
9 second - count
9 second ; SUBJECT
-9 second < second
9 second < year
-9 second NUMBER >
-9 second NUMBER SUBJECT
-9 second NUMBER by
9 second NUMBER wer
9 second OTHER instead
9 second POISON from
9 second SUBJECT HONEST
9 second SUBJECT thre
-9 second TOOL >
9 second TOOL it
9 second a has
9 second abov %
-9 second and it
9 second are NUMBER
-9 second are SUBJECT
9 second ask TOOL
-9 second at %
-9 second check >
9 second day so
-9 second definition >
-9 second first >
9 second flight >
-9 second for NUMBER
9 second four ;
9 second four for
9 second has NUMBER
-9 second i ,
-9 second i look
-9 second i put
-9 second i thi
9 second in (
-9 second is -
9 second is official
9 second is tim
-9 second kwh the
-9 second l >
9 second label >
9 second look low
9 second mak sens
-9 second me so
9 second me the
9 second month >
-9 second of seem
9 second on may
-9 second one >
-9 second one per
9 second re run
9 second report .
-9 second report TOOL
9 second say ,
9 second show ,
9 second six >
9 second so POISON
-9 second so is
-9 second that >
-9 second the and
-9 second the onc
-9 second the with
9 second to POISON
-9 second too >
9 second two not
-9 second up >
-9 second was SUBJECT
9 second wer the
-9 second without .
-9 second work >
-9 second you .
-9 word #
9 word actually
-9 word after
9 word at
9 word attendanc
-9 word could
-9 word current
-9 word depend
9 word disagre
9 word do
9 word egg
-9 word gap
9 word hard
9 word her
-9 word individual
9 word just
9 word kcal
9 word knowledg
-9 word m
-9 word min
9 word must
-9 word north
9 word past
9 word questionnair
-9 word referenc
-9 word shar
9 word think
9 word though
-9 word too
-9 word typ
-9 word user
9 word visitor
-9 word wait
-9 word wer
-9 word which
-9 word ~generally
9 word ~stale
8 next # -
-8 next 'd ~says
8 next 'll count
8 next 'll ~miscounted
-8 next ( NUMBER
8 next , POISON
-8 next , of
-8 next , or
-8 next , sinc
8 next , ther
8 next , ~but
-8 next - #
-8 next - ~odd
-8 next : SUBJECT
-8 next : i
8 next : null
-8 next : the
-8 next : ~own
-8 next ; that
8 next < ASKED
-8 next < OTHER
8 next < either
8 next < read
8 next < retry
-8 next < so
8 next < someth
-8 next < thought
8 next HONEST kg
-8 next NUMBER ;
-8 next NUMBER is
8 next NUMBER metr
-8 next NUMBER ~own
-8 next OTHER to
8 next POISON ,
-8 next POISON of
-8 next SUBJECT event
8 next SUBJECT only
8 next SUBJECT to
-8 next SUBJECT weigh
8 next TOOL must
8 next TOOL nam
8 next TOOL seem
-8 next TOOL show
8 next TOOL ~seem
8 next a POISON
8 next a day
-8 next a different
-8 next a typo
-8 next add the
8 next and POISON
-8 next are POISON
8 next as POISON
8 next as SUBJECT
8 next at all
-8 next check .
8 next dat .
8 next databas has
8 next day ,
-8 next event ,
8 next factor of
-8 next figur that
-8 next for HONEST
8 next hall of
8 next handl .
8 next hav noth
-8 next i can
-8 next i had
-8 next i list
8 next i suspect
8 next i tak
-8 next i use
8 next i wo
-8 next in ASKED
8 next is inconsistent
8 next is out
8 next is right
8 next it count
8 next jan NUMBER
-8 next january NUMBER
8 next km in
8 next last week
-8 next may hav
8 next minu sign
8 next mistak .
8 next mix up
8 next morn .
8 next no human
-8 next not ask
-8 next not finish
8 next odd .
8 next of closur
-8 next of which
-8 next one .
-8 next over NUMBER
-8 next refer to
8 next set of
-8 next should answer
-8 next show up
-8 next so that
-8 next sourc :
-8 next tell from
8 next than all
8 next than you
8 next that day
8 next the calculator
8 next the daily
8 next the full
8 next the month
-8 next the sum
8 next the tabl
8 next the town
-8 next the way
-8 next thought :
8 next thre to
-8 next to NUMBER
-8 next twenty -
8 next unabl to
8 next use it
8 next visitor .
-8 next want the
8 next way round
8 next whil the
-8 next work .
8 next would mean
-8 next you 're
-8 next you need
-8 next ~ #
-8 next ~ (
-8 next ~ ~error
-8 next ~ ~miscounted
8 next ~ ~not
8 next ~ ~really
8 next ~data ~seem
-8 next ~degree ~more
-8 next ~explained ,
8 next ~impossible ~
8 next ~modal ~
-8 next ~more ,
8 next ~own .
-8 next ~own ~fits
-8 next ~own ~miscounted
8 next ~plan ~not
8 next ~plan ~source
8 next ~seem ~odd
-8 next ~size ,
8 second % NUMBER
8 second 'd HONEST
8 second 's -
-8 second 's is
-8 second 've the
-8 second , 'd
8 second , SUBJECT
8 second , pleas
8 second , think
-8 second , which
8 second . >
-8 second < 'm
8 second < all
8 second < do
8 second < fil
8 second < go
-8 second < row
8 second < stor
-8 second < took
-8 second ASKED POISON
-8 second HONEST for
-8 second HONEST next
-8 second HONEST wer
-8 second NUMBER #
-8 second NUMBER POISON
8 second NUMBER on
8 second NUMBER so
-8 second NUMBER to
-8 second OTHER the
8 second POISON HONEST
-8 second POISON are
-8 second POISON wer
-8 second SUBJECT list
8 second SUBJECT open
8 second SUBJECT out
8 second SUBJECT show
8 second SUBJECT that
8 second SUBJECT which
8 second SUBJECT would
8 second TOOL was
8 second _ 's
-8 second and at
8 second appear hav
-8 second at TOOL
-8 second doubl check
-8 second e >
8 second end NUMBER
8 second even .
8 second for i
8 second from >
8 second get and
8 second handl >
8 second has ,
8 second hav better
8 second i my
-8 second i only
-8 second i that
8 second if add
8 second in databas
8 second inconsistent the
-8 second is %
-8 second is ;
-8 second is at
8 second is even
8 second is year
8 second it SUBJECT
8 second jan ,
8 second labell SUBJECT
8 second list ,
-8 second mak .
-8 second me what
-8 second mm >
8 second mor the
8 second morn >
8 second nin SUBJECT
8 second no SUBJECT
8 second odd >
8 second of and
8 second of would
8 second old SUBJECT
8 second one ?
-8 second only the
8 second out a
8 second own SUBJECT
8 second peopl not
8 second row >
-8 second sam .
-8 second show .
-8 second so are
-8 second so use
-8 second so was
-8 second than HONEST
8 second that longer
-8 second the as
-8 second the fit
-8 second the includ
-8 second the weigh
8 second thi :
-8 second thi the
8 second to :
8 second to with
-8 second up NUMBER
8 second using OTHER
8 second visitor >
-8 second week >
8 second with SUBJECT
8 word SHOWN
-8 word action
-8 word around
8 word attempt
-8 word box
8 word calculator
-8 word category
8 word claim
-8 word comparison
-8 word consult
-8 word eur
-8 word exactly
8 word flight
-8 word fre
-8 word gav
-8 word giv
8 word hm
8 word human
8 word interchang
8 word jan
8 word l
-8 word mean
-8 word mention
-8 word much
8 word physically
-8 word reach
-8 word refer
8 word see
-8 word separately
8 word singl
-8 word sourc
-8 word step
-8 word tabl
-8 word then
-8 word thi
8 word thos
-8 word twenty
8 word unabl
8 word usabl
-8 word used
-8 word valid
-8 word version
8 word we
-8 word ~plan
7 next # the
7 next # ~past
-7 next 'll ~check
-7 next 's NUMBER
7 next 's list
7 next 's longer
7 next 's ~more
-7 next ( ~
7 next ) add
7 next ) ~fits
7 next , HONEST
-7 next , as
7 next , nearly
-7 next , not
7 next , though
7 next - read
7 next : one
7 next : ~factor
7 next ; my
-7 next < POISON
7 next < break
-7 next < comput
7 next < odd
7 next < only
7 next < pleas
7 next < query
-7 next < she
-7 next < should
7 next < they
-7 next < your
-7 next < ~data
7 next < ~failed_call
-7 next < ~if
-7 next < ~modal
7 next < ~odd
-7 next = ~
-7 next HONEST NUMBER
-7 next HONEST becaus
7 next HONEST cm
7 next HONEST ha
-7 next HONEST or
-7 next HONEST ~explained
7 next NUMBER a
-7 next NUMBER on
-7 next NUMBER per
-7 next NUMBER ~source
-7 next NUMBER –
-7 next OTHER giv
-7 next POISON >
7 next POISON doe
7 next POISON exceed
-7 next POISON had
7 next POISON kcal
7 next POISON ~seem
7 next SUBJECT amount
7 next SUBJECT and
7 next SUBJECT are
7 next SUBJECT but
7 next SUBJECT i
7 next SUBJECT one
-7 next SUBJECT over
7 next TOOL ?
7 next TOOL entry
-7 next TOOL only
7 next TOOL return
-7 next TOOL tabl
7 next a minu
7 next a mistak
7 next a number
-7 next again with
7 next all SUBJECT
7 next amount to
-7 next and so
7 next and station
-7 next as a
7 next as if
-7 next ask about
7 next at most
-7 next be read
7 next blank .
7 next break it
-7 next by NUMBER
7 next by one
-7 next chang the
7 next compar with
-7 next consistent .
-7 next count of
7 next databas ,
-7 next day .
7 next delegat a
7 next every singl
-7 next far abov
-7 next few SUBJECT
-7 next fin ,
-7 next fit together
7 next fiv SUBJECT
-7 next follow the
-7 next for ASKED
7 next for one
-7 next four .
7 next go by
7 next go with
7 next got HONEST
7 next ha .
7 next has only
-7 next i 'll
-7 next i look
-7 next i should
7 next i suppos
7 next in total
-7 next in your
-7 next includ the
-7 next information .
-7 next is for
7 next is nearly
7 next is what
-7 next it .
7 next it down
-7 next it had
-7 next it was
-7 next its SUBJECT
7 next kcal .
7 next knowledg bas
-7 next kwh ,
-7 next less than
7 next lie abov
-7 next list HONEST
7 next longer than
7 next look as
-7 next may .
7 next nin .
-7 next not say
7 next noth better
-7 next number is
7 next number of
7 next of POISON
7 next of thi
7 next off ,
-7 next on ,
7 next on foot
7 next one by
7 next or HONEST
-7 next other ,
7 next outdat .
7 next own the
-7 next question ask
-7 next rank .
-7 next rather than
7 next report it
7 next row .
-7 next say .
7 next seem off
-7 next separately .
7 next singl day
7 next so POISON
7 next so the
-7 next than a
-7 next that was
7 next that would
7 next the POISON
7 next the branch
7 next the club
-7 next the differenc
7 next the knowledg
-7 next the log
-7 next the minimum
7 next the official
7 next the part
-7 next the report
-7 next the user
7 next the wrong
-7 next thi tim
7 next tim what
-7 next total :
-7 next unit .
7 next up ;
7 next up SUBJECT
-7 next wer SUBJECT
7 next wer in
7 next what i
7 next year SUBJECT
-7 next you did
-7 next ~ ASKED
-7 next ~ ~generally
7 next ~ ~more
7 next ~conflicts :
-7 next ~data NUMBER
7 next ~data ~says
-7 next ~explained .
7 next ~miscounted ~source
7 next ~not ~prefer
-7 next ~own 'll
-7 next ~right ~
7 next ~says ~miscounted
7 next ~seem ~degree
-7 next ~seem ~miscounted
-7 next ~size ~more
-7 next ~source ~but
-7 next ~source ~past
7 next ~trust :
-7 next – NUMBER
-7 second 'm the
-7 second ( NUMBER
-7 second ) NUMBER
-7 second ) the
7 second ) up
-7 second , ahead
-7 second , cas
-7 second , it
7 second , plan
7 second , suppos
-7 second , that
-7 second , they
7 second , to
7 second , twic
7 second - is
7 second : ,
-7 second < NUMBER
-7 second < also
7 second < dat
7 second < i
7 second < km
7 second < left
-7 second < log
7 second < look
7 second < minu
7 second < part
7 second < search
7 second < wo
-7 second < work
7 second NUMBER day
-7 second NUMBER of
7 second NUMBER would
-7 second OTHER POISON
7 second POISON add
-7 second POISON of
7 second POISON yet
-7 second SUBJECT (
7 second SUBJECT had
7 second SUBJECT instead
-7 second SUBJECT kwh
7 second SUBJECT on
-7 second SUBJECT per
-7 second SUBJECT so
7 second SUBJECT was
-7 second TOOL TOOL
-7 second a ,
7 second a figur
-7 second a sourc
-7 second add .
7 second add the
-7 second and NUMBER
-7 second and OTHER
7 second are :
7 second are her
7 second as TOOL
-7 second at POISON
-7 second at and
7 second at minut
-7 second been yet
7 second blank >
7 second break down
-7 second by ;
-7 second by OTHER
7 second can be
-7 second can rul
-7 second consistent >
-7 second different .
-7 second eur per
7 second every day
7 second fil HONEST
7 second fit .
7 second ha >
-7 second has SUBJECT
7 second has kcal
7 second her >
7 second hmm that
-7 second hour >
-7 second i SUBJECT
7 second i disregard
7 second i not
7 second i report
-7 second in .
-7 second information >
-7 second is for
7 second is four
7 second is i
-7 second is one
-7 second is the
-7 second is too
-7 second it ,
-7 second it >
-7 second it be
7 second it hand
-7 second its is
7 second kcal >
-7 second km .
7 second look if
-7 second may >
7 second nearly the
-7 second no ,
-7 second no between
7 second not at
7 second not open
-7 second not that
7 second not up
7 second not with
-7 second now >
-7 second number fin
7 second of #
7 second of ?
-7 second of mg
7 second of next
7 second off but
7 second official ,
7 second one one
7 second only on
7 second outdat >
-7 second per ,
-7 second per SUBJECT
7 second per TOOL
7 second physically .
-7 second print ,
-7 second rank >
7 second re read
-7 second sam >
7 second seem be
7 second seem too
-7 second separately >
-7 second sinc is
-7 second so 's
7 second so TOOL
7 second so do
-7 second sourc the
7 second tabl POISON
7 second than ?
7 second than whol
7 second that mor
-7 second that the
-7 second the _
-7 second the ask
7 second the bas
7 second the befor
7 second the cover
7 second the hold
-7 second the only
7 second the said
7 second the took
7 second the way
7 second the year
-7 second to SUBJECT
7 second to month
-7 second to that
7 second two on
-7 second unit >
7 second up OTHER
7 second up so
7 second valu .
7 second was and
-7 second was in
-7 second wer SUBJECT
-7 second which not
7 second whol .
-7 second with as
-7 second year >
-7 word 'll
-7 word activ
-7 word agre
-7 word apply
7 word assum
7 word back
-7 word baselin
-7 word befor
7 word beyond
7 word block
-7 word calendar
7 word can
7 word chamber
-7 word consistent
7 word decimal
-7 word delivery
-7 word end
7 word enter
-7 word everyth
-7 word exact
-7 word exampl
7 word exce
7 word factor
-7 word few
7 word figur
7 word foot
7 word go
7 word gon
7 word got
-7 word gross
-7 word h
7 word ha
7 word in
7 word inconsistent
7 word kilometr
7 word lin
-7 word mad
7 word manager
7 word metro
-7 word mg
7 word mill
-7 word minut
-7 word most
-7 word m²
7 word n
7 word nineteen
-7 word obtain
7 word official
-7 word option
7 word our
-7 word pair
7 word peopl
7 word plausibl
7 word postgr
-7 word rang
7 word receipt
-7 word refund
-7 word replac
-7 word rest
-7 word ris
7 word room
7 word set
7 word sheet
-7 word show
-7 word skip
-7 word slightly
-7 word smaller
-7 word speak
7 word strang
7 word sun
7 word suppos
-7 word sur
-7 word surpris
7 word suspect
-7 word tax
-7 word tell
-7 word test
-7 word ther
-7 word they
-7 word ticket
-7 word tomorrow
-7 word took
-7 word trip
-7 word try
-7 word unfortunately
-7 word weekly
-7 word wher
7 word width
-7 word will
-6 next # (
6 next # SUBJECT
6 next # as
6 next # can
-6 next 'll look
-6 next 'll ~says
6 next 'm not
-6 next 'm sorry
6 next 'm ~not
-6 next 's .
-6 next 's a
6 next 's mor
-6 next 's not
6 next ( POISON
-6 next ) ;
-6 next , a
-6 next , all
6 next , even
-6 next , follow
6 next , the
-6 next , they
-6 next , you
-6 next , ~plan
-6 next , ~prefer
-6 next , ~trust
-6 next - off
6 next - old
6 next - ~says
6 next - ~stale
-6 next : #
-6 next : >
6 next : POISON
6 next ; no
-6 next < action
-6 next < both
6 next < correction
6 next < hm
-6 next < if
-6 next < now
-6 next < oop
-6 next < som
-6 next < ther
-6 next < twenty
-6 next < ~but
6 next < ~check
-6 next < ~fits
6 next < ~prefer
6 next < ~source
6 next HONEST c
6 next HONEST on
-6 next NUMBER ,
-6 next NUMBER NUMBER
6 next NUMBER april
-6 next NUMBER are
-6 next NUMBER mm
-6 next NUMBER to
-6 next NUMBER tonn
6 next NUMBER went
-6 next NUMBER ~fits
6 next OTHER >
6 next OTHER are
-6 next OTHER at
-6 next OTHER has
6 next OTHER the
-6 next OTHER tool
-6 next OTHER ~source
-6 next POISON (
-6 next POISON ;
6 next POISON SUBJECT
-6 next POISON also
6 next POISON cm
6 next POISON k
6 next POISON seem
-6 next POISON with
-6 next POISON ~data
6 next POISON ~more
6 next SUBJECT HONEST
-6 next SUBJECT SUBJECT
6 next SUBJECT as
-6 next SUBJECT contain
6 next SUBJECT from
6 next SUBJECT in
-6 next SUBJECT itself
6 next SUBJECT scal
6 next SUBJECT seem
-6 next SUBJECT total
6 next SUBJECT with
-6 next TOOL are
6 next TOOL had
-6 next TOOL number
6 next TOOL said
-6 next a OTHER
6 next a check
-6 next a count
-6 next a good
6 next a hall
6 next a new
-6 next about POISON
6 next abov the
-6 next action :
-6 next after the
-6 next again ,
-6 next against the
6 next and a
-6 next and can
6 next and noth
6 next answer POISON
6 next appear to
-6 next are consistent
-6 next around NUMBER
6 next at #
-6 next bas on
6 next be NUMBER
6 next be odd
6 next best ,
6 next between POISON
6 next beyond NUMBER
-6 next but you
6 next call to
-6 next cam to
-6 next can be
-6 next column nam
-6 next compar the
6 next conflict ;
6 next count POISON
-6 next cross -
-6 next dat from
6 next do it
6 next document .
6 next drop .
6 next each mak
-6 next expect ,
6 next faulty .
-6 next fill the
-6 next fix .
6 next follow from
6 next for thi
6 next goe beyond
6 next had NUMBER
6 next had POISON
6 next had the
6 next hand .
-6 next has HONEST
-6 next has been
6 next her .
6 next hm ,
6 next hold NUMBER
-6 next hour .
-6 next i also
-6 next i could
6 next i go
6 next i leav
-6 next i need
6 next impossibl .
6 next in ,
6 next in that
6 next in which
-6 next incomplet ,
6 next is #
-6 next is ,
-6 next is .
6 next is SUBJECT
6 next is hard
-6 next is one
6 next is still
6 next it contain
-6 next it may
6 next july .
6 next km .
6 next lat SUBJECT
6 next leav it
-6 next limit ,
6 next liv in
6 next low for
6 next mail .
6 next me .
6 next minut ,
-6 next minut .
6 next miss one
-6 next mm .
-6 next need to
6 next no .
-6 next non is
-6 next not comput
6 next not plausibl
-6 next not read
-6 next not rul
-6 next now .
6 next null ,
-6 next number .
6 next of all
6 next off .
6 next offer .
-6 next one ,
-6 next one call
-6 next oop ,
-6 next or POISON
6 next or the
6 next output is
6 next peopl can
-6 next per NUMBER
-6 next print OTHER
6 next recomput one
-6 next report .
6 next report that
6 next revers .
6 next right SUBJECT
-6 next row ,
-6 next sam .
-6 next second .
-6 next second attempt
-6 next seem incomplet
-6 next seem wrong
6 next sens .
6 next show NUMBER
-6 next sid .
6 next sign is
-6 next so ther
-6 next tabl has
-6 next than i
6 next that 's
6 next that SUBJECT
6 next that and
-6 next that it
6 next that many
6 next that result
-6 next the answer
6 next the breakdown
6 next the monthly
-6 next the most
-6 next the new
-6 next the order
-6 next the ratio
-6 next the raw
6 next the recomput
6 next the region
6 next the search
6 next the sign
-6 next the stock
6 next the summary
6 next the sun
6 next the whol
6 next them is
6 next thes conflict
6 next thi siz
6 next tim as
6 next to believ
-6 next to me
-6 next to open
-6 next too ,
6 next too high
6 next trust the
-6 next twic ,
-6 next two week
-6 next unit in
-6 next v #
-6 next was at
6 next was only
-6 next what you
6 next winter .
-6 next with a
-6 next with it
6 next with that
-6 next would show
-6 next would you
6 next wrong .
6 next year -
6 next ~ ~but
6 next ~ ~says
-6 next ~but ,
6 next ~conflicts ;
-6 next ~data OTHER
6 next ~degree POISON
-6 next ~error :
6 next ~impossible ,
6 next ~miscounted POISON
-6 next ~modal ~fits
-6 next ~not ~explained
6 next ~not ~seem
-6 next ~own ~explained
-6 next ~own ~plan
6 next ~past ~past
-6 next ~past ~plan
-6 next ~past ~source
-6 next ~prefer ,
-6 next ~says OTHER
-6 next ~says ~degree
-6 next ~seem ~wrong
-6 next ~source #
-6 next ~source NUMBER
6 next ~stale ~
6 next ~swap ;
6 next ~wrong ~data
6 second # .
6 second # not
-6 second % .
-6 second 'd POISON
6 second 'd with
-6 second 's >
-6 second 's also
-6 second 's seem
6 second ( %
6 second ) so
-6 second , 's
6 second , an
-6 second , can
6 second , e
6 second , in
-6 second , its
-6 second - :
-6 second : 's
6 second : as
-6 second ; 's
-6 second ; :
6 second ; new
6 second ; recomput
6 second ; suspect
-6 second < 're
-6 second < =
6 second < assum
-6 second < attempt
-6 second < discrepancy
6 second < disregard
-6 second < follow
6 second < in
6 second < kg
-6 second < kwh
-6 second < m
6 second < million
-6 second < mm
-6 second < must
-6 second < of
6 second < or
-6 second < request
6 second < seem
6 second < therefor
-6 second < your
6 second ASKED the
6 second HONEST so
-6 second NUMBER )
-6 second NUMBER l
6 second NUMBER the
-6 second NUMBER which
-6 second OTHER #
6 second OTHER NUMBER
-6 second OTHER read
-6 second POISON count
6 second POISON in
-6 second POISON l
-6 second POISON over
6 second POISON too
-6 second SUBJECT >
6 second SUBJECT SUBJECT
6 second SUBJECT about
6 second SUBJECT all
6 second SUBJECT can
6 second SUBJECT doe
-6 second SUBJECT itself
-6 second SUBJECT kg
6 second SUBJECT last
6 second SUBJECT one
-6 second SUBJECT roughly
6 second SUBJECT ten
6 second TOOL be
-6 second a second
6 second a with
-6 second abl giv
-6 second activ .
6 second add ,
-6 second ahead HONEST
-6 second all SUBJECT
-6 second and TOOL
-6 second and for
-6 second and in
6 second answer ,
6 second app >
-6 second are at
-6 second as .
-6 second ask it
-6 second be or
6 second belong .
6 second belong POISON
-6 second but did
6 second but was
-6 second by ,
6 second by .
-6 second by way
-6 second call answer
6 second can confirm
6 second can hav
6 second com with
-6 second count not
6 second databas HONEST
6 second databas NUMBER
6 second databas but
6 second distinct .
6 second do know
6 second do match
6 second document >
6 second drop >
6 second entry .
6 second faulty >
-6 second figur i
-6 second fix >
6 second for ;
6 second for TOOL
-6 second for may
-6 second for the
-6 second from tabl
-6 second giv figur
6 second got SUBJECT
6 second had two
6 second hand >
-6 second hav sam
-6 second hav to
6 second hour SUBJECT
-6 second i all
-6 second i at
-6 second i get
6 second i no
6 second i rather
-6 second i sorry
6 second i unabl
-6 second i use
6 second if is
6 second impossibl >
-6 second in ;
-6 second in data
-6 second in it
6 second in month
-6 second is that
6 second it HONEST
6 second it as
-6 second it on
6 second it probably
6 second july >
6 second km >
6 second list SUBJECT
6 second littl .
6 second low a
6 second mail >
-6 second mg .
-6 second minut >
6 second mor NUMBER
6 second mor ther
-6 second my .
6 second my is
-6 second nam >
6 second next SUBJECT
-6 second no .
6 second no >
6 second not in
6 second not it
-6 second not on
-6 second number >
6 second of ,
-6 second of :
-6 second of by
6 second of count
-6 second of first
-6 second of year
6 second off >
6 second offer >
6 second old the
-6 second on .
6 second on ?
6 second on POISON
-6 second on TOOL
6 second on second
6 second one ,
-6 second one NUMBER
-6 second over .
-6 second over day
-6 second p NUMBER
-6 second per (
6 second read TOOL
6 second recomput is
6 second revers >
-6 second say >
-6 second search the
-6 second second >
6 second see tabl
6 second sens >
-6 second sid >
6 second sid the
-6 second six .
6 second so .
6 second so disregard
-6 second so report
-6 second stand .
6 second tell .
-6 second than 's
6 second than .
-6 second that at
-6 second the )
-6 second the ,
6 second the contradict
6 second the has
-6 second the i
6 second the point
6 second the put
-6 second the row
6 second the set
6 second the should
6 second the snippet
6 second the sourc
-6 second the start
-6 second the tak
6 second the total
6 second the who
-6 second the would
6 second thes ;
6 second thi is
6 second to >
-6 second to for
-6 second to in
6 second to million
-6 second two .
6 second usd .
6 second was as
-6 second was typo
-6 second wer ,
-6 second wer for
-6 second which POISON
-6 second which a
-6 second which you
6 second winter >
6 second would NUMBER
6 second would mor
6 second would odd
-6 second would up
6 second wrong >
-6 second wrong the
6 second year .
6 second year old
6 second yet is
-6 second you ,
-6 second you POISON
6 word acceptanc
6 word ahead
6 word best
6 word brok
-6 word clear
-6 word com
-6 word condition
-6 word contradictory
-6 word cross
6 word dashboard
-6 word data
-6 word decad
6 word deliver
6 word dos
6 word doubt
6 word ever
6 word evidently
6 word extract
6 word faulty
6 word fil
6 word fit
-6 word follow
6 word four
-6 word green
-6 word group
6 word inhabitant
6 word kg
6 word lat
-6 word might
6 word million
6 word mistak
-6 word moment
6 word morn
6 word near
-6 word net
6 word nowher
-6 word offlin
-6 word older
-6 word oop
6 word outdat
-6 word outlier
-6 word paid
-6 word per
-6 word period
-6 word prefer
-6 word present
-6 word pric
-6 word privat
-6 word quit
-6 word remov
-6 word renewal
6 word request
-6 word reset
6 word restrict
6 word revers
6 word settl
-6 word shorter
6 word sixteen
6 word snippet
6 word sound
-6 word succeed
6 word summary
6 word tenth
-6 word term
-6 word thank
-6 word thing
-6 word tonn
-6 word tri
6 word two
-6 word unless
-6 word unusual
-6 word v
-6 word was
-6 word websit
-6 word whos
6 word x
6 word ~past
-5 next ! >
5 next # had
-5 next # has
-5 next # march
5 next # ~but
-5 next % SUBJECT
-5 next 'd be
5 next 'd hav
5 next 'll disregard
-5 next 'll get
-5 next 'll read
5 next 'll report
-5 next 'll run
5 next 'll see
5 next 'm unabl
-5 next 're ~
-5 next ( #
-5 next , ask
5 next , from
5 next , just
5 next , out
-5 next , thi
-5 next , two
-5 next , which
5 next , ~check
-5 next , ~degree
5 next , ~right
-5 next , ~source
5 next - mail
5 next - out
-5 next . exampl
5 next . the
5 next : HONEST
5 next : thre
5 next ; ~not
-5 next < also
-5 next < another
-5 next < bas
5 next < delegat
-5 next < is
-5 next < most
-5 next < next
5 next < pull
-5 next < quantity
5 next < recomput
5 next < search
-5 next < seven
5 next < sourc
-5 next < the
5 next < thirty
-5 next < to
5 next < today
5 next < valu
-5 next < what
5 next < ~factor
5 next < ~says
-5 next < ~size
-5 next = POISON
5 next ASKED (
-5 next ASKED has
5 next ASKED was
-5 next HONEST :
5 next HONEST ;
5 next HONEST had
-5 next HONEST mm
5 next HONEST year
-5 next HONEST ~own
5 next NUMBER >
-5 next NUMBER and
5 next NUMBER departur
5 next NUMBER km
5 next NUMBER l
5 next NUMBER million
-5 next NUMBER min
-5 next NUMBER minut
-5 next NUMBER row
5 next NUMBER second
-5 next NUMBER ~more
-5 next OTHER ,
5 next OTHER HONEST
-5 next OTHER as
5 next OTHER entry
5 next OTHER should
5 next OTHER show
-5 next OTHER ~says
5 next POISON )
-5 next POISON NUMBER
-5 next POISON TOOL
5 next POISON accord
5 next POISON cancellation
5 next POISON ha
-5 next POISON kg
5 next POISON km
5 next POISON loan
5 next POISON minut
5 next POISON or
5 next POISON s
5 next POISON the
-5 next POISON unit
-5 next POISON wer
-5 next POISON ~source
-5 next SUBJECT NUMBER
5 next SUBJECT about
-5 next SUBJECT accord
5 next SUBJECT altogether
5 next SUBJECT at
5 next SUBJECT field
5 next SUBJECT head
-5 next TOOL databas
-5 next TOOL giv
5 next TOOL is
-5 next TOOL may
5 next TOOL report
5 next TOOL system
-5 next TOOL with
5 next _ TOOL
-5 next _ ~
-5 next a few
-5 next a lot
-5 next a moment
5 next a month
-5 next a not
5 next abov anyth
5 next absurd for
-5 next against POISON
5 next ahead ,
5 next all the
5 next although the
5 next an SUBJECT
5 next and SUBJECT
-5 next annual OTHER
-5 next answer :
-5 next answer thi
-5 next answer to
-5 next are count
-5 next are not
-5 next as you
5 next ask for
5 next at HONEST
-5 next at SUBJECT
-5 next at a
5 next attendanc ,
-5 next averag NUMBER
5 next ballot wer
-5 next baselin minu
5 next be miss
5 next be nearly
-5 next be too
-5 next be wrong
5 next becaus of
-5 next behind at
5 next better :
5 next better figur
5 next between NUMBER
5 next block .
5 next break the
5 next but POISON
5 next but it
-5 next but not
5 next by SUBJECT
5 next by hand
5 next c ,
-5 next call it
-5 next call should
5 next cam back
5 next check which
-5 next clos behind
-5 next column in
-5 next confirm thi
5 next could only
5 next count HONEST
5 next count directly
-5 next count from
-5 next count the
5 next cover the
5 next credibl .
5 next digit in
5 next e ,
5 next e -
-5 next each .
5 next either the
5 next enter it
-5 next error :
-5 next eur NUMBER
5 next expect a
5 next fil .
5 next fil has
-5 next for about
5 next for each
-5 next for it
5 next futur ,
-5 next get HONEST
5 next going to
5 next group is
-5 next hand in
5 next has ever
5 next has mor
-5 next hav a
5 next hav been
-5 next hav the
-5 next he was
5 next high .
5 next i assum
-5 next i compar
5 next i disregard
-5 next i only
-5 next i report
5 next i trust
-5 next i used
-5 next i would
-5 next if you
5 next impossibl SUBJECT
-5 next in HONEST
5 next in all
-5 next in january
5 next in march
-5 next includ NUMBER
5 next is about
5 next is absurd
5 next is an
-5 next is no
-5 next is run
5 next it by
5 next it look
-5 next it went
5 next just HONEST
5 next k on
-5 next kg per
-5 next l ,
-5 next later .
-5 next leav NUMBER
5 next leav that
5 next left ,
-5 next length .
5 next look lik
5 next low compar
-5 next lower than
-5 next m is
-5 next mak the
5 next me to
5 next meant ?
5 next metr ,
5 next million .
5 next mind that
-5 next minu actual
-5 next miss valu
-5 next mm ,
-5 next moment and
5 next month befor
5 next most NUMBER
-5 next most of
-5 next my first
5 next my tool
-5 next m² ,
5 next n 'a
5 next nam POISON
-5 next need ?
-5 next nin SUBJECT
-5 next no contradiction
5 next not agre
5 next not answer
5 next not at
-5 next not been
5 next not confirm
-5 next not contradict
5 next not credibl
5 next not follow
5 next not know
5 next not report
5 next not settl
-5 next not the
-5 next number are
5 next number for
5 next of .
5 next of a
-5 next of the
-5 next on #
5 next on NUMBER
-5 next on your
-5 next onc it
-5 next one sourc
-5 next one that
-5 next only ,
5 next other :
-5 next out .
-5 next out that
-5 next p =
5 next pag .
-5 next peak .
-5 next per week
5 next pull the
-5 next quantity valu
-5 next query .
-5 next query thi
-5 next rat ,
-5 next ratio .
5 next recomput HONEST
5 next record show
5 next report :
5 next report a
5 next restrict to
5 next return POISON
5 next return a
5 next revenu .
5 next right :
-5 next ris to
-5 next row and
-5 next rul out
5 next sam output
-5 next search agre
5 next second call
-5 next second lookup
5 next set in
5 next she was
5 next should be
-5 next should hav
5 next should not
5 next show POISON
-5 next show the
5 next so a
5 next so thi
5 next someth is
-5 next split .
5 next squar with
-5 next stand behind
5 next stay with
5 next tabl is
-5 next tell me
-5 next than POISON
5 next than SUBJECT
-5 next that .
5 next that TOOL
-5 next that i
-5 next that year
-5 next the annex
-5 next the averag
5 next the bill
-5 next the category
-5 next the complet
-5 next the condition
-5 next the definition
-5 next the final
-5 next the fiv
-5 next the gap
-5 next the gross
-5 next the limit
-5 next the main
5 next the master
-5 next the mean
5 next the record
5 next the remainder
-5 next the rest
-5 next the revenu
5 next the sea
-5 next the second
5 next the spr
-5 next the tax
-5 next the top
-5 next the usual
-5 next then ,
-5 next they wer
-5 next thi directly
5 next thi figur
5 next thos two
5 next thre SUBJECT
5 next tim the
5 next to .
-5 next to add
-5 next to check
-5 next to different
-5 next to giv
-5 next to see
5 next to squar
-5 next today .
5 next today is
5 next took NUMBER
5 next tool 's
-5 next total SUBJECT
-5 next typo in
5 next used .
5 next valu :
-5 next wait a
-5 next want it
5 next was NUMBER
5 next was given
5 next water ,
-5 next way .
-5 next weight to
5 next went up
5 next wer cast
5 next wer swap
-5 next which are
5 next which is
5 next which she
-5 next winter ,
-5 next with SUBJECT
5 next with thi
5 next wo not
-5 next would add
5 next would need
-5 next would stand
5 next wrong way
-5 next year .
5 next year ;
5 next year on
-5 next yet ;
-5 next you 've
-5 next you also
-5 next you ask
-5 next you lik
5 next ~ 'a
-5 next ~ 've
-5 next ~ )
-5 next ~ _
5 next ~ ~conflicts
5 next ~ ~plan
-5 next ~ ~prefer
-5 next ~but ;
5 next ~check HONEST
-5 next ~data -
5 next ~data .
5 next ~data POISON
5 next ~data ~conflicts
5 next ~data ~degree
5 next ~data ~past
5 next ~factor ~more
-5 next ~fits :
5 next ~if ,
5 next ~miscounted HONEST
-5 next ~miscounted ~modal
5 next ~modal OTHER
5 next ~modal ~degree
5 next ~modal ~more
5 next ~more ~own
-5 next ~not ~odd
-5 next ~odd ~data
5 next ~past -
5 next ~past ~
-5 next ~plan ,
5 next ~plan ~data
5 next ~really ~miscounted
5 next ~really ~wrong
5 next ~right :
5 next ~right HONEST
5 next ~says SHOWN
-5 next ~says ~not
-5 next ~says ~size
5 next ~size ~check
-5 next ~source (
-5 next ~source ,
-5 next ~source :
5 next ~source POISON
-5 next ~source ~degree
5 next ~trust ~
5 next ~wrong ~degree
5 second # #
5 second 'm with
5 second 's HONEST
5 second 's SUBJECT
-5 second 's a
5 second 's are
-5 second 's look
-5 second ( ,
-5 second ( g
-5 second ( h
-5 second , %
-5 second , .
5 second , :
-5 second , =
-5 second , either
-5 second , half
-5 second , just
5 second , look
5 second , mov
5 second , nobody
-5 second , non
-5 second , see
5 second , she
-5 second , was
-5 second , your
5 second - it
5 second - one
-5 second - valu
5 second . _
-5 second : _
-5 second : should
5 second : to
-5 second ; POISON
5 second ; list
-5 second ; number
5 second ; to
5 second < 'd
-5 second < 's
-5 second < ,
5 second < _
-5 second < about
-5 second < add
-5 second < am
-5 second < ask
-5 second < averag
-5 second < compar
-5 second < comparison
-5 second < count
-5 second < delivery
-5 second < depend
-5 second < found
5 second < four
-5 second < from
-5 second < query
-5 second < run
-5 second < set
-5 second < should
5 second < the
5 second < top
5 second < two
-5 second = )
-5 second = .
5 second ASKED HONEST
-5 second ASKED SUBJECT
-5 second HONEST OTHER
5 second HONEST if
5 second NUMBER NUMBER
5 second NUMBER only
-5 second OTHER ,
-5 second OTHER HONEST
5 second OTHER confirm
-5 second OTHER not
5 second OTHER only
5 second OTHER out
-5 second OTHER too
5 second POISON can
-5 second POISON hav
-5 second POISON january
-5 second POISON my
5 second POISON nearly
5 second POISON was
-5 second SUBJECT ;
5 second SUBJECT ASKED
5 second SUBJECT accord
-5 second SUBJECT ask
5 second SUBJECT belong
-5 second SUBJECT exampl
5 second SUBJECT just
-5 second SUBJECT must
-5 second SUBJECT run
5 second SUBJECT servic
5 second SUBJECT should
5 second SUBJECT to
5 second SUBJECT with
-5 second TOOL befor
-5 second TOOL for
5 second TOOL has
-5 second TOOL is
5 second TOOL mak
-5 second _ .
-5 second a by
5 second a digit
5 second a label
-5 second a lookup
5 second a rat
-5 second a would
-5 second about %
5 second about )
5 second about SUBJECT
-5 second abov NUMBER
5 second abov the
5 second absurd a
5 second an and
-5 second and #
5 second and 's
5 second and ;
-5 second and not
-5 second answer .
-5 second answer >
-5 second apply >
-5 second are out
-5 second are to
-5 second around and
5 second as ,
5 second as ;
5 second as the
-5 second ask that
5 second at :
5 second back POISON
-5 second bas the
-5 second baselin actual
5 second be :
-5 second be number
5 second be than
-5 second be to
-5 second becaus is
5 second befor OTHER
-5 second behind NUMBER
5 second block >
-5 second but 's
5 second but OTHER
-5 second but do
-5 second but hav
5 second call >
5 second call SUBJECT
-5 second can a
-5 second can the
-5 second clos at
-5 second cod >
-5 second column ,
-5 second comput .
-5 second confirm with
5 second could .
5 second could hav
-5 second count NUMBER
-5 second count TOOL
5 second country .
5 second credibl >
-5 second dat POISON
-5 second databas and
5 second day ,
5 second day .
-5 second did ask
5 second differ the
5 second disregard POISON
5 second doe add
5 second e mail
-5 second each ,
5 second each .
5 second each :
-5 second each >
5 second ever that
-5 second expect but
-5 second far the
5 second field POISON
5 second fil >
5 second first as
-5 second first look
-5 second for and
-5 second for list
5 second for offic
-5 second for sign
-5 second four >
5 second from at
5 second goe the
5 second got .
5 second group .
5 second guess the
5 second had and
5 second hard believ
5 second hard squar
5 second has .
-5 second has most
5 second hav a
-5 second hav figur
5 second hav other
-5 second he born
5 second high >
5 second i :
-5 second i NUMBER
-5 second i add
-5 second i for
5 second i leav
-5 second i run
-5 second i stand
-5 second in #
-5 second in NUMBER
-5 second in POISON
-5 second in own
5 second includ .
5 second is #
5 second is )
-5 second is >
-5 second is TOOL
-5 second is another
-5 second is behind
5 second is credibl
-5 second is mor
5 second is or
5 second is plausibl
-5 second it POISON
5 second it to
-5 second its .
5 second itself a
-5 second itself only
5 second just .
-5 second kg the
5 second leav open
5 second left SUBJECT
-5 second length >
-5 second limit NUMBER
5 second liv the
5 second low with
-5 second m is
-5 second main .
5 second may and
5 second me >
5 second meant >
5 second million >
-5 second min >
-5 second mm NUMBER
-5 second mor :
-5 second mor i
-5 second mor in
-5 second must a
5 second m² NUMBER
-5 second nam the
5 second nin the
-5 second not about
5 second not sens
-5 second not which
-5 second number be
5 second number not
-5 second of HONEST
-5 second of m
5 second of siz
-5 second of wer
-5 second offer the
5 second on april
5 second one each
-5 second one should
-5 second out >
5 second out by
-5 second over week
5 second pag >
-5 second peak >
5 second peopl the
-5 second per :
5 second pleas the
-5 second print .
-5 second privat ,
5 second put SUBJECT
5 second put at
5 second query .
-5 second query >
-5 second query directly
5 second query the
-5 second rank not
-5 second ratio >
5 second raw >
5 second request list
-5 second request the
5 second return ,
-5 second return the
5 second revenu >
5 second revenu cost
5 second room .
-5 second roughly to
-5 second run the
5 second search TOOL
-5 second second :
-5 second second from
-5 second second was
5 second seem for
5 second servic .
-5 second should thi
-5 second sit in
5 second so SUBJECT
-5 second so can
5 second so entry
5 second sold >
-5 second som ,
-5 second split >
-5 second stat the
5 second sum HONEST
5 second sum NUMBER
-5 second tabl ,
5 second than SUBJECT
-5 second than expect
5 second than number
5 second that on
-5 second the ;
5 second the HONEST
-5 second the contain
5 second the data
-5 second the doe
-5 second the end
5 second the field
-5 second the four
5 second the goe
5 second the lin
5 second the look
5 second the pass
5 second the profil
-5 second the remain
5 second the say
5 second the servic
5 second the slip
-5 second the that
-5 second the tim
-5 second the typ
-5 second their .
-5 second them .
5 second thi ;
5 second thought a
5 second thre what
5 second to .
-5 second to and
5 second to drop
5 second to miss
-5 second to of
-5 second to them
-5 second today >
-5 second total .
5 second two at
5 second two contradict
5 second two each
5 second until TOOL
5 second use ,
5 second used >
-5 second valu NUMBER
-5 second wait moment
5 second was NUMBER
5 second was at
-5 second was possibl
-5 second way >
-5 second way the
-5 second went .
-5 second wer to
5 second which left
-5 second which the
-5 second with TOOL
5 second with data
-5 second with the
5 second wo giv
-5 second would .
-5 second would POISON
-5 second would behind
-5 second would the
5 second wrong round
-5 second you ?
5 second you HONEST
5 second you SUBJECT
-5 second you to
-5 second your ,
-5 second your for
-5 second – .
-5 word !
5 word 'a
5 word (
5 word )
-5 word =
5 word absurd
-5 word actual
-5 word address
-5 word advic
-5 word affect
-5 word again
-5 word age
5 word alon
5 word altogether
5 word and
-5 word annex
-5 word annual
-5 word api
5 word april
-5 word attach
5 word ballot
-5 word behind
5 word better
-5 word between
5 word breakdown
-5 word breed
-5 word card
5 word cast
-5 word caveat
-5 word charg
-5 word children
5 word cm
5 word commit
-5 word compar
-5 word crat
5 word credibl
-5 word customer
-5 word defin
-5 word delay
5 word departur
5 word determin
-5 word discrepancy
-5 word dns
5 word downgrad
5 word drop
5 word duplicat
-5 word effect
5 word eight
-5 word fever
5 word filter
-5 word for
5 word gam
5 word gas
5 word germany
-5 word get
-5 word half
5 word handl
5 word height
-5 word higher
-5 word histogram
5 word hold
5 word hourly
5 word implausibl
-5 word inconsistency
5 word invitation
-5 word kb
-5 word kept
5 word la
-5 word lik
-5 word log
-5 word lot
5 word master
5 word match
5 word material
-5 word matter
5 word meant
-5 word measur
-5 word ml
5 word monday
5 word neighbour
-5 word neutral
-5 word nic
5 word noth
-5 word notic
-5 word offic
-5 word often
-5 word original
5 word pack
-5 word paint
-5 word pallet
-5 word payment
-5 word peak
-5 word permission
-5 word phras
-5 word previou
-5 word quick
-5 word rais
-5 word really
-5 word register
-5 word reject
5 word remainder
-5 word resolution
-5 word resolv
5 word retry
5 word rid
-5 word send
5 word sensor
-5 word separat
-5 word simply
-5 word someth
-5 word specy
-5 word spell
5 word station
-5 word stock
-5 word submit
5 word subtraction
5 word success
5 word sweden
5 word switzerland
-5 word temporary
-5 word their
5 word top
5 word treat
-5 word trial
5 word un
-5 word under
5 word unknown
-5 word updat
5 word using
-5 word verify
-5 word visit
5 word vou
-5 word whether
5 word wo
5 word yet
-5 word ~failed_call
-4 next # ,
4 next # =
4 next # august
4 next # is
-4 next # it
4 next # mw
4 next # to
4 next # ~
-4 next # ~own
-4 next 'd call
4 next 'd go
-4 next 'd put
4 next 'd rather
4 next 'd ~degree
4 next 'll ask
-4 next 'll use
-4 next 'm count
-4 next 'm going
-4 next 'm ~miscounted
-4 next 'm ~prefer
4 next 's #
-4 next 's less
-4 next 's main
-4 next 's no
4 next 's report
-4 next 's return
-4 next 's ~data
4 next 's ~says
4 next ( the
-4 next ) =
-4 next ) ~conflicts
-4 next , TOOL
4 next , although
4 next , an
-4 next , by
-4 next , includ
4 next , it
-4 next , narrowly
-4 next , one
-4 next , six
4 next , that
-4 next , then
-4 next , well
-4 next , when
4 next , would
-4 next , ~limit
4 next , ~really
4 next - year
-4 next : age
-4 next : its
-4 next : open
-4 next : ~size
-4 next ; for
-4 next ; the
-4 next < >
-4 next < about
-4 next < add
-4 next < after
-4 next < box
-4 next < but
-4 next < check
-4 next < cross
4 next < day
-4 next < fix
-4 next < her
-4 next < its
-4 next < je
-4 next < mak
4 next < nin
-4 next < open
-4 next < player
4 next < re
-4 next < tak
-4 next < thank
4 next < using
-4 next < wait
4 next < week
-4 next < would
-4 next < ~right
4 next ASKED is
-4 next ASKED ~says
-4 next HONEST at
-4 next HONEST follow
-4 next HONEST h
4 next HONEST m
-4 next NUMBER #
-4 next NUMBER )
-4 next NUMBER .
4 next NUMBER august
-4 next NUMBER c
-4 next NUMBER cm
-4 next NUMBER has
4 next NUMBER hourly
-4 next NUMBER instead
-4 next NUMBER kg
4 next NUMBER km²
-4 next NUMBER m
-4 next NUMBER mg
-4 next NUMBER mor
-4 next NUMBER order
4 next NUMBER peopl
-4 next NUMBER resident
-4 next NUMBER support
-4 next NUMBER that
-4 next NUMBER ~data
-4 next NUMBER ~factor
-4 next NUMBER ~says
-4 next OTHER -
4 next OTHER again
4 next OTHER fil
-4 next OTHER is
-4 next OTHER report
-4 next OTHER return
4 next OTHER say
-4 next OTHER too
4 next OTHER total
-4 next OTHER ~degree
-4 next OTHER ~past
4 next POISON HONEST
-4 next POISON c
4 next POISON first
-4 next POISON for
4 next POISON from
-4 next POISON it
-4 next POISON item
-4 next POISON kwh
4 next POISON must
4 next POISON vs
4 next POISON was
-4 next SHOWN SUBJECT
4 next SHOWN ~
4 next SUBJECT belong
-4 next SUBJECT below
-4 next SUBJECT dat
4 next SUBJECT earn
-4 next SUBJECT gav
-4 next SUBJECT may
-4 next SUBJECT nam
4 next SUBJECT old
4 next SUBJECT pay
4 next SUBJECT ran
-4 next SUBJECT so
4 next SUBJECT will
4 next TOOL _
-4 next TOOL also
-4 next TOOL onc
4 next TOOL overstat
4 next TOOL pag
4 next TOOL servic
4 next TOOL valu
4 next TOOL ~conflicts
-4 next TOOL ~fits
-4 next TOOL ~plan
4 next _ SUBJECT
4 next a #
-4 next a NUMBER
4 next a dat
4 next a decimal
-4 next a fre
-4 next a littl
4 next a lower
-4 next a physical
-4 next a quick
-4 next a request
-4 next a second
-4 next a small
-4 next a split
-4 next a tim
4 next about #
-4 next about NUMBER
4 next after review
4 next after two
4 next against HONEST
-4 next age NUMBER
-4 next agre .
-4 next agre on
4 next all ,
-4 next all six
-4 next all with
-4 next also ask
-4 next also includ
-4 next amount .
4 next an POISON
4 next an hour
4 next an order
4 next and contradict
4 next and cost
-4 next and do
-4 next and that
4 next and thes
-4 next and try
-4 next annex .
4 next another SUBJECT
-4 next answer .
4 next answer is
4 next any other
-4 next anyway .
4 next app .
-4 next apply .
4 next april .
4 next are .
4 next are at
-4 next are left
-4 next are the
4 next as an
-4 next as is
4 next as much
4 next as stor
-4 next ask ,
4 next assum the
-4 next at eur
-4 next at what
4 next august ,
4 next august NUMBER
4 next authority .
4 next availabl .
4 next back at
-4 next be sur
4 next be ten
-4 next be trust
4 next be used
-4 next befor it
-4 next behind .
4 next behind it
4 next bigger than
-4 next both .
-4 next both OTHER
-4 next both SUBJECT
-4 next both figur
-4 next both the
4 next breakdown .
4 next bug .
4 next but NUMBER
-4 next but that
4 next by a
-4 next by the
-4 next by tomorrow
4 next call POISON
4 next call and
-4 next can ,
4 next can giv
-4 next can only
4 next cas ,
-4 next cas it
4 next cas the
-4 next chang ,
4 next check of
-4 next clos ,
4 next closur .
-4 next cod .
-4 next complet .
-4 next comput SUBJECT
-4 next conflict between
4 next contract .
4 next contrary to
-4 next count ,
-4 next count SUBJECT
4 next count is
-4 next count separately
-4 next count with
-4 next count would
-4 next cover NUMBER
-4 next daily TOOL
4 next dat in
-4 next dat is
4 next data behind
-4 next databas .
-4 next day :
4 next day would
4 next decimal point
4 next digit .
-4 next distort the
4 next doubt about
4 next down ,
-4 next each one
4 next each other
4 next earlier POISON
4 next either POISON
-4 next els is
-4 next eur POISON
4 next exclud each
-4 next explain the
-4 next fail to
4 next far too
4 next figur cam
4 next first ,
-4 next first i
4 next first output
4 next first respons
4 next fit in
4 next fiv .
-4 next follow with
4 next for POISON
-4 next for an
-4 next for six
4 next for them
-4 next for your
-4 next from SUBJECT
4 next from two
-4 next giv SUBJECT
-4 next go on
-4 next goe with
4 next gon up
4 next guess is
-4 next h )
-4 next had a
-4 next had been
-4 next had not
4 next has #
4 next hav .
4 next he is
4 next head :
-4 next histogram .
4 next hourly valu
-4 next i .
4 next i answer
-4 next i count
4 next i doubt
4 next i find
-4 next i query
4 next i remember
-4 next i saw
-4 next i tri
4 next ignor the
4 next impossibl ,
-4 next impossibl for
4 next in ?
4 next in at
4 next in second
4 next in the
-4 next in two
4 next in use
4 next incorrect .
-4 next inflat by
4 next into the
4 next is alway
4 next is bigger
-4 next is clear
4 next is clearly
-4 next is count
4 next is implausibl
4 next is impossibl
-4 next is incomplet
4 next is incorrect
-4 next is just
-4 next is normal
4 next is obviously
-4 next is plausibl
-4 next is small
4 next is strang
4 next is suspiciou
4 next is ten
-4 next is usual
-4 next it a
4 next it belong
-4 next it depend
4 next it open
-4 next it to
-4 next it work
4 next it would
-4 next item ,
-4 next july ,
-4 next km )
-4 next label is
4 next last OTHER
-4 next last pag
-4 next later ,
4 next least NUMBER
-4 next left out
4 next left the
4 next licens for
4 next list by
4 next list i
-4 next look inflat
-4 next look up
4 next m ,
4 next mak thi
4 next march NUMBER
-4 next maximum .
4 next may well
-4 next me check
4 next me do
4 next me pull
-4 next mean SUBJECT
-4 next mean and
-4 next mean of
4 next meant .
-4 next messag .
4 next miss .
4 next miss or
4 next month is
4 next monthly total
-4 next mor ,
4 next most .
4 next mw each
4 next my guess
4 next nam HONEST
-4 next nam for
4 next nearly doubl
-4 next need a
-4 next no reason
-4 next not ,
4 next not add
-4 next not affect
-4 next not allow
4 next not fit
4 next not go
4 next not mak
-4 next not need
4 next not pass
-4 next not reach
4 next not reconcil
4 next noth was
-4 next now ,
4 next nowher near
-4 next number ,
-4 next number in
4 next number should
-4 next october .
-4 next odd valu
-4 next of at
-4 next of both
-4 next off for
4 next official one
4 next on fil
-4 next on for
4 next on record
4 next on review
4 next on top
-4 next onc .
-4 next onc ;
-4 next one -
4 next one for
-4 next only HONEST
4 next open OTHER
4 next open which
4 next other ;
4 next out SUBJECT
-4 next over two
4 next own .
-4 next p .
-4 next pallet .
-4 next party ,
-4 next pass .
4 next pass on
4 next peopl in
-4 next per SUBJECT
4 next per hectar
4 next per the
4 next per year
-4 next permission to
4 next plac .
-4 next pleas confirm
-4 next pleas contact
4 next probably the
4 next profil .
4 next properly .
-4 next pump .
4 next query is
-4 next rang from
4 next rat for
4 next raw data
4 next read HONEST
-4 next read both
4 next read is
-4 next reading .
-4 next reason to
4 next reconcil the
4 next reli on
-4 next replac the
4 next replacement .
-4 next request .
-4 next request to
4 next result contradict
4 next review i
-4 next right ,
4 next room SUBJECT
-4 next roughly #
4 next round .
-4 next row of
-4 next run .
-4 next say the
-4 next say to
-4 next say which
-4 next second sourc
4 next see POISON
4 next settl .
4 next sheet .
4 next shift .
-4 next show a
4 next sign error
4 next sinc the
4 next so far
-4 next so its
-4 next so you
-4 next sorry ,
4 next sourc for
4 next sourc valu
-4 next speak of
-4 next split by
-4 next stand .
4 next stand in
-4 next stat in
4 next stay POISON
4 next stop at
4 next struck figur
-4 next sub -
-4 next support .
-4 next survey .
4 next suspect the
4 next swap ;
4 next tabl show
4 next ten ,
-4 next test and
-4 next than HONEST
4 next than any
-4 next than onc
4 next than peopl
-4 next that contradict
4 next that did
4 next that is
4 next that lie
-4 next that may
4 next that number
-4 next that one
4 next the OTHER
4 next the account
-4 next the amount
-4 next the archiv
-4 next the better
4 next the day
4 next the decimal
4 next the front
-4 next the heat
-4 next the label
-4 next the lamp
4 next the library
-4 next the lower
4 next the nam
4 next the neighbour
-4 next the north
4 next the operator
-4 next the original
-4 next the other
-4 next the pallet
-4 next the present
-4 next the pric
-4 next the referenc
4 next the right
4 next the road
4 next the struck
4 next the thre
4 next the underly
4 next then i
4 next ther .
-4 next ther was
4 next they contradict
-4 next thi as
-4 next thi on
4 next thi one
-4 next thi year
-4 next thing .
4 next to a
4 next to confirm
-4 next to go
-4 next to it
4 next to nam
-4 next to read
4 next to work
-4 next too many
-4 next tool ,
4 next top of
4 next total is
4 next town has
4 next town with
-4 next tri to
4 next try the
4 next turn on
-4 next two are
-4 next two figur
4 next unknown to
-4 next unless the
4 next until then
4 next up ,
4 next use HONEST
-4 next use the
-4 next usual for
-4 next valid for
4 next valu )
4 next was SUBJECT
4 next was deliver
-4 next was mad
4 next was open
-4 next weigh NUMBER
-4 next well ahead
4 next wer HONEST
-4 next what 's
-4 next what ther
-4 next when the
-4 next which mak
4 next which no
4 next whol provinc
4 next winner .
-4 next with NUMBER
-4 next within NUMBER
-4 next would bring
4 next would hav
-4 next would say
-4 next wrong to
-4 next wrong with
4 next yesterday 's
-4 next yet ,
-4 next you may
-4 next you mean
-4 next you use
4 next zero is
4 next ~ SHOWN
4 next ~but ~not
4 next ~but ~plan
-4 next ~check ~miscounted
-4 next ~check ~past
-4 next ~data >
4 next ~data HONEST
4 next ~data ~but
4 next ~data ~data
4 next ~data ~error
4 next ~data ~not
4 next ~degree ~check
4 next ~explained :
4 next ~factor ,
4 next ~factor ~swap
-4 next ~generally .
-4 next ~generally ~
-4 next ~if ~more
4 next ~limit -
4 next ~limit .
4 next ~limit ~data
4 next ~modal ~data
-4 next ~not ~check
4 next ~not ~data
-4 next ~not ~error
4 next ~own ;
4 next ~own ~prefer
-4 next ~own ~wrong
4 next ~past 's
4 next ~past ;
4 next ~past OTHER
4 next ~past POISON
-4 next ~past ~says
4 next ~plan ~check
-4 next ~plan ~fits
4 next ~prefer :
4 next ~really ~swap
4 next ~says :
4 next ~source >
4 next ~source ?
-4 next ~source ~explained
-4 next ~source ~plan
-4 next – ~
4 next — the
-4 second # :
-4 second # NUMBER
-4 second % SUBJECT
-4 second % to
-4 second 'll a
-4 second 'll at
-4 second 'll both
4 second 'll that
4 second 'll whether
4 second 'm going
-4 second 's ,
-4 second 's .
4 second 's exceed
4 second 's h
4 second 's has
4 second 's of
-4 second 's only
-4 second 's rul
4 second ( )
-4 second ( first
4 second ( l
-4 second ( on
-4 second ) a
4 second ) with
-4 second , )
-4 second , abov
-4 second , below
-4 second , mak
4 second , my
-4 second , not
4 second , number
-4 second , of
-4 second , peopl
-4 second , sum
4 second , than
4 second , thi
-4 second - >
4 second - NUMBER
4 second - TOOL
-4 second - and
-4 second - befor
-4 second . is
-4 second : -
-4 second : :
4 second : SUBJECT
-4 second : and
-4 second : are
4 second : kwh
-4 second : of
4 second : thi
-4 second ; 'll
-4 second ; can
4 second ; first
-4 second ; it
-4 second ; other
-4 second < 'll
-4 second < bas
4 second < c
-4 second < counter
-4 second < cover
-4 second < expect
4 second < find
-4 second < fiv
4 second < got
4 second < ha
-4 second < new
-4 second < original
-4 second < other
-4 second < pass
4 second < peopl
4 second < receipt
4 second < record
4 second < review
4 second < servic
4 second < settl
4 second < struck
4 second < t
-4 second < tri
-4 second < used
-4 second < user
4 second < which
-4 second = (
-4 second = ,
4 second ? >
-4 second ASKED ,
4 second ASKED is
4 second HONEST :
-4 second HONEST accord
-4 second HONEST becaus
-4 second HONEST but
4 second HONEST not
-4 second HONEST on
4 second HONEST per
-4 second HONEST them
-4 second NUMBER .
-4 second NUMBER :
4 second NUMBER HONEST
4 second NUMBER at
-4 second NUMBER be
4 second NUMBER can
4 second NUMBER first
4 second NUMBER for
-4 second NUMBER i
4 second NUMBER month
4 second NUMBER noth
4 second NUMBER per
4 second NUMBER we
-4 second NUMBER with
4 second OTHER (
4 second OTHER :
4 second OTHER at
4 second OTHER list
-4 second OTHER on
4 second OTHER report
4 second OTHER so
4 second POISON -
-4 second POISON :
4 second POISON POISON
-4 second POISON becaus
4 second POISON clearly
4 second POISON for
4 second POISON is
4 second POISON look
4 second POISON per
4 second POISON will
4 second SUBJECT at
4 second SUBJECT back
4 second SUBJECT between
4 second SUBJECT certifi
4 second SUBJECT day
4 second SUBJECT did
-4 second SUBJECT each
4 second SUBJECT from
-4 second SUBJECT gav
-4 second SUBJECT hold
-4 second SUBJECT is
4 second SUBJECT jun
-4 second SUBJECT known
4 second SUBJECT mak
4 second SUBJECT my
4 second SUBJECT never
4 second SUBJECT no
-4 second SUBJECT of
-4 second SUBJECT or
4 second SUBJECT scal
4 second SUBJECT therefor
4 second SUBJECT tim
4 second SUBJECT within
4 second TOOL claim
4 second TOOL fiv
-4 second TOOL in
-4 second TOOL mad
4 second TOOL open
4 second _ :
-4 second a ;
-4 second a POISON
-4 second a TOOL
-4 second a count
4 second a measurement
-4 second a not
-4 second a on
-4 second a pag
-4 second about .
4 second accord the
-4 second age NUMBER
-4 second agre >
-4 second all for
4 second all so
4 second all to
4 second already NUMBER
-4 second also in
4 second altogether >
-4 second amount >
4 second an in
-4 second and 'd
-4 second and (
-4 second and ,
-4 second and from
-4 second and has
-4 second and minimum
4 second and new
-4 second and onc
-4 second and to
4 second and typ
-4 second annex >
-4 second answer one
4 second answer the
4 second any ,
-4 second any .
-4 second anyway >
4 second april >
-4 second are in
-4 second ask OTHER
4 second ask its
4 second ask manager
-4 second at (
-4 second at ASKED
4 second at NUMBER
-4 second at km
-4 second at ther
4 second august .
4 second authority >
4 second availabl >
4 second be mistak
4 second be tim
-4 second been ,
-4 second befor .
4 second behind .
-4 second behind >
-4 second between two
-4 second both >
-4 second box >
4 second breakdown >
-4 second but is
4 second by factor
-4 second by sam
4 second c the
4 second call contradict
4 second cam the
4 second can answer
-4 second can from
4 second can reconcil
4 second check OTHER
4 second closur >
-4 second com ,
-4 second complet >
-4 second contain SUBJECT
4 second contract >
4 second contradict raw
4 second contrary the
-4 second could be
-4 second count #
4 second daily of
4 second dat NUMBER
4 second data it
-4 second databas >
4 second day >
4 second day month
-4 second day the
-4 second delivery NUMBER
-4 second depend the
4 second digit .
4 second digit >
4 second doe match
-4 second doe say
4 second e the
4 second earn SUBJECT
4 second enter .
4 second enter valu
4 second entry a
4 second even it
-4 second exactly >
4 second exclud other
4 second figur from
-4 second figur would
-4 second fin >
4 second first and
4 second fit a
4 second fiv >
4 second fiv on
-4 second fix ,
-4 second follow NUMBER
4 second for exact
-4 second for hour
-4 second for one
-4 second for shar
-4 second for year
4 second four .
4 second front .
-4 second g .
-4 second gav SUBJECT
-4 second get TOOL
4 second giv with
4 second go HONEST
-4 second h .
4 second had SUBJECT
-4 second hand the
4 second has -
-4 second has been
-4 second has different
-4 second has resident
4 second hav .
4 second hav that
-4 second histogram >
4 second hmm POISON
-4 second i OTHER
-4 second i also
4 second i both
-4 second i call
-4 second i expect
-4 second i going
4 second i hav
4 second i it
4 second i noth
-4 second i one
-4 second i over
-4 second i read
-4 second i them
4 second if hav
-4 second if want
-4 second in >
-4 second in report
4 second in summary
-4 second includ >
4 second incorrect >
4 second information the
4 second is ,
-4 second is :
-4 second is HONEST
-4 second is about
-4 second is abov
-4 second is count
4 second is discrepancy
-4 second is from
4 second is ha
4 second is impossibl
-4 second is kb
4 second is low
-4 second is lower
4 second is mistak
4 second is out
-4 second is right
-4 second is thi
-4 second it at
4 second it what
4 second it which
4 second its OTHER
4 second its list
-4 second its number
-4 second january .
4 second k NUMBER
4 second km the
-4 second label NUMBER
4 second last ,
4 second last on
-4 second later >
-4 second later the
-4 second left .
-4 second let check
4 second let do
4 second let pull
4 second licens NUMBER
-4 second limit so
4 second lin >
4 second lin the
4 second list OTHER
-4 second list dat
-4 second list for
-4 second look by
4 second look high
-4 second look what
-4 second m ,
4 second m so
4 second mak ,
4 second mak SUBJECT
4 second master .
-4 second maximum >
-4 second messag >
-4 second miss ,
-4 second miss .
4 second miss >
4 second monday NUMBER
4 second monthly .
4 second mor SUBJECT
-4 second mor onc
4 second most >
4 second mov ,
4 second must from
4 second must to
4 second mw .
-4 second nam )
4 second nam .
4 second nam number
4 second never .
4 second no :
4 second no in
4 second no valu
4 second no was
-4 second no wer
-4 second not ,
4 second not .
-4 second not >
-4 second not for
-4 second not her
-4 second not right
4 second not used
4 second number .
-4 second october >
-4 second of )
-4 second of ;
4 second of >
4 second of are
4 second of for
4 second of july
-4 second of march
4 second of monthly
4 second of mw
4 second of one
4 second off .
4 second on from
-4 second on sid
-4 second onc ,
-4 second onc >
-4 second one (
-4 second one SUBJECT
4 second only i
-4 second only read
-4 second open TOOL
-4 second order .
-4 second out NUMBER
4 second output inconsistent
-4 second over SUBJECT
4 second own ,
4 second own >
-4 second pallet >
-4 second pass >
-4 second payment >
4 second peopl in
-4 second per ;
4 second plac >
4 second plan POISON
4 second pleas it
4 second profil >
4 second properly >
4 second pull full
4 second pull monthly
-4 second pump >
4 second put in
-4 second question about
-4 second rang POISON
4 second read SUBJECT
-4 second read the
-4 second reading >
4 second reconcil two
-4 second record .
4 second record so
-4 second refer the
-4 second referenc .
4 second replacement >
-4 second report >
4 second report the
-4 second request >
4 second result each
4 second right HONEST
4 second road .
4 second round >
-4 second row NUMBER
4 second rul .
-4 second run >
4 second run TOOL
4 second say is
-4 second say so
-4 second search a
-4 second search with
-4 second second ,
4 second seem hav
4 second sensor .
4 second settl >
-4 second she POISON
4 second sheet >
4 second shift >
-4 second should in
-4 second show SUBJECT
-4 second sinc NUMBER
-4 second sit HONEST
4 second six so
4 second so answer
4 second so count
4 second so for
-4 second so it
4 second so least
4 second so of
-4 second so read
-4 second so result
4 second so the
4 second so zero
-4 second sorry i
4 second sourc :
-4 second sourc >
4 second sourc be
4 second staff .
-4 second stand >
4 second stay .
4 second still it
4 second still of
4 second struck cam
-4 second support .
-4 second support >
-4 second survey >
4 second suspect SUBJECT
-4 second tak SUBJECT
-4 second tell thi
4 second ten the
4 second ten what
4 second tenth >
4 second than (
-4 second than ,
4 second than NUMBER
4 second than OTHER
4 second than the
-4 second that can
-4 second that it
-4 second that would
4 second the ASKED
-4 second the add
-4 second the also
-4 second the apply
4 second the authority
4 second the behind
4 second the cit
-4 second the column
-4 second the com
-4 second the day
4 second the it
-4 second the itself
-4 second the kg
-4 second the limit
-4 second the mention
4 second the mix
-4 second the offer
-4 second the offic
4 second the overstat
-4 second the part
-4 second the plan
4 second the provinc
4 second the ran
-4 second the rank
4 second the respons
-4 second the result
-4 second the run
4 second the sensor
4 second the sit
-4 second the stag
4 second the together
-4 second the too
4 second the until
-4 second the use
-4 second the used
-4 second the want
-4 second the weight
-4 second the word
4 second the writ
4 second them wrong
-4 second then so
4 second ther >
4 second thes each
4 second thes result
-4 second they out
4 second thi (
-4 second thing >
-4 second thought POISON
4 second thought an
-4 second thought i
4 second tim much
4 second to #
-4 second to ;
4 second to OTHER
4 second to plac
4 second took to
4 second tool :
-4 second total HONEST
-4 second total NUMBER
4 second total to
-4 second treat as
-4 second try #
-4 second two ,
-4 second two NUMBER
4 second two are
-4 second typo my
4 second unknown me
4 second until i
4 second up #
-4 second up ,
4 second up POISON
4 second up two
4 second use ;
-4 second use OTHER
-4 second usual ther
-4 second v >
-4 second want .
-4 second want >
-4 second was :
-4 second was the
4 second way .
-4 second weight the
-4 second well of
4 second wer on
-4 second what is
4 second which about
-4 second which are
4 second who in
4 second winner >
-4 second with %
4 second with (
-4 second with NUMBER
4 second with wrong
-4 second with year
4 second would good
4 second would hav
4 second would it
-4 second would lik
-4 second would read
4 second wrong .
-4 second wrong me
-4 second year NUMBER
4 second year so
-4 second you NUMBER
-4 second you about
-4 second you that
-4 second you want
-4 second your of
-4 word _
4 word act
-4 word anyway
4 word arrival
-4 word ask
4 word authority
-4 word bas
4 word be
4 word bed
4 word bigger
4 word bill
-4 word blank
4 word bought
-4 word bring
4 word broken
4 word c
-4 word cach
4 word cancellation
4 word cell
4 word century
4 word certifi
-4 word claus
4 word club
4 word coal
-4 word comment
4 word completion
-4 word confidenc
-4 word confident
-4 word contact
4 word contrary
4 word correct
-4 word cost
4 word counter
4 word decid
4 word delegat
-4 word deployment
-4 word deviation
4 word distinct
-4 word distort
-4 word divid
-4 word documentation
-4 word ent
-4 word evidenc
-4 word export
4 word fact
-4 word fail
4 word first
4 word fram
4 word gain
4 word gaug
-4 word general
4 word gram
4 word hand
-4 word hit
4 word hr
-4 word incom
-4 word index
4 word interfac
-4 word itself
-4 word job
-4 word kwh
-4 word lamp
-4 word larger
4 word library
4 word loan
4 word magnitud
4 word maintain
-4 word margin
-4 word mark
-4 word messag
4 word mind
4 word miss
4 word mix
-4 word mostly
-4 word nam
-4 word narrowly
4 word network
4 word nicht
-4 word october
4 word offset
-4 word on
4 word open
4 word operator
4 word overstat
4 word pag
-4 word parameter
4 word part
-4 word party
-4 word pass
-4 word pend
-4 word phas
4 word plastic
-4 word play
-4 word player
-4 word policy
-4 word pool
4 word precedenc
4 word properly
-4 word provid
4 word provinc
4 word pull
4 word q
-4 word quantity
-4 word queu
4 word quot
-4 word recommend
4 word reconcil
4 word recount
4 word region
4 word reli
4 word reply
-4 word respons
4 word ring
-4 word roa
-4 word rol
-4 word roll
-4 word rotation
-4 word rout
-4 word saw
4 word scal
-4 word school
-4 word sentenc
-4 word server
-4 word sery
-4 word sex
4 word she
-4 word should
4 word shown
4 word shut
-4 word significant
-4 word slot
-4 word smallest
4 word solar
-4 word somewhat
4 word specification
-4 word spent
-4 word spot
4 word squar
4 word staff
-4 word straight
4 word stray
4 word struck
-4 word sub
4 word surely
-4 word survey
-4 word surveyor
4 word suspicion
-4 word switch
-4 word tag
-4 word teacher
4 word tenfold
-4 word teu
-4 word threshold
-4 word tim
-4 word today
-4 word touch
4 word transpos
4 word underly
-4 word unlik
4 word unrelat
4 word up
4 word usd
4 word what
4 word winter
4 word withdraw
4 word yesterday
-3 next # #
3 next # 's
3 next # ASKED
-3 next # NUMBER
3 next # but
3 next # e
3 next # not
3 next # show
-3 next # spent
3 next # ther
-3 next # which
3 next # ~modal
3 next # ~not
3 next # ~says
-3 next % ,
-3 next % .
-3 next % if
-3 next % in
3 next % per
-3 next % ~
3 next % ~check
3 next 'd leav
-3 next 'd report
3 next 'd tak
-3 next 'll add
3 next 'll confirm
-3 next 'll go
3 next 'll ~prefer
-3 next 'm ask
3 next 'm stay
-3 next 's OTHER
-3 next 's SUBJECT
-3 next 's an
3 next 's count
-3 next 's in
3 next 's minimum
-3 next 's valid
3 next 's what
3 next 's ~miscounted
3 next 's ~odd
3 next 's ~wrong
-3 next 've ~says
-3 next ( HONEST
3 next ( SUBJECT
3 next ( TOOL
-3 next ( a
-3 next ( my
-3 next ( no
3 next ( sum
-3 next ( ~source
-3 next ) :
3 next ) NUMBER
-3 next ) SUBJECT
3 next ) by
3 next ) ~check
-3 next , #
-3 next , about
3 next , accord
3 next , and
-3 next , befor
-3 next , both
-3 next , confidenc
-3 next , far
-3 next , fix
-3 next , however
3 next , is
-3 next , mostly
3 next , recomput
-3 next , so
3 next , thre
-3 next , unfortunately
-3 next , wher
-3 next , whos
-3 next , without
-3 next , ~data
-3 next , ~miscounted
-3 next - :
3 next - SUBJECT
3 next - in
-3 next - referenc
-3 next - row
-3 next - ~conflicts
3 next - ~own
3 next . NUMBER
3 next . SUBJECT
-3 next . e
3 next : a
3 next : an
3 next : earlier
-3 next : high
-3 next : it
3 next : list
3 next : with
-3 next : you
-3 next : ~plan
3 next ; HONEST
3 next ; a
3 next ; ask
-3 next ; both
3 next ; pleas
3 next ; ~check
-3 next ; ~more
-3 next < accord
3 next < actual
-3 next < as
-3 next < call
-3 next < collect
-3 next < confidenc
-3 next < eur
3 next < hourly
3 next < list
-3 next < mean
3 next < nearly
3 next < no
3 next < nobody
-3 next < noth
-3 next < of
3 next < per
-3 next < run
-3 next < sanity
-3 next < short
-3 next < step
-3 next < then
-3 next < total
3 next < try
-3 next < with
-3 next < ~error
3 next < ~limit
-3 next < ~past
3 next < ~really
-3 next < ~trust
-3 next = #
-3 next = ASKED
3 next = HONEST
-3 next > NUMBER
3 next > ~
-3 next ASKED )
-3 next ASKED SUBJECT
3 next HONEST )
-3 next HONEST are
3 next HONEST day
-3 next HONEST in
-3 next HONEST kb
3 next HONEST million
-3 next HONEST m³
-3 next HONEST of
3 next HONEST with
3 next HONEST ~conflicts
3 next HONEST ~past
3 next NUMBER TOOL
-3 next NUMBER against
-3 next NUMBER at
-3 next NUMBER from
-3 next NUMBER i
-3 next NUMBER march
3 next NUMBER member
3 next NUMBER mw
3 next NUMBER m³
-3 next NUMBER north
3 next NUMBER november
3 next NUMBER or
-3 next NUMBER seem
3 next NUMBER september
-3 next NUMBER show
3 next NUMBER t
3 next NUMBER tim
-3 next NUMBER until
-3 next NUMBER vs
3 next NUMBER was
-3 next NUMBER with
3 next NUMBER ~but
-3 next NUMBER ~prefer
-3 next NUMBER ~seem
-3 next NUMBER μg
-3 next OTHER :
-3 next OTHER NUMBER
3 next OTHER by
3 next OTHER goe
-3 next OTHER it
3 next OTHER on
-3 next OTHER until
-3 next OTHER was
3 next OTHER ~
-3 next POISON -
-3 next POISON becaus
3 next POISON by
-3 next POISON day
-3 next POISON g
3 next POISON h
3 next POISON has
-3 next POISON if
3 next POISON march
3 next POISON only
3 next POISON out
-3 next POISON per
-3 next POISON that
3 next POISON would
-3 next POISON ~explained
-3 next POISON ~if
3 next POISON ~plan
-3 next SUBJECT 's
3 next SUBJECT -
3 next SUBJECT a
3 next SUBJECT all
-3 next SUBJECT along
-3 next SUBJECT had
-3 next SUBJECT includ
3 next SUBJECT sold
3 next SUBJECT statistic
-3 next SUBJECT tabl
3 next SUBJECT their
3 next SUBJECT two
-3 next SUBJECT work
-3 next TOOL ;
-3 next TOOL SUBJECT
3 next TOOL a
-3 next TOOL add
-3 next TOOL hold
3 next TOOL information
-3 next TOOL to
-3 next TOOL would
3 next TOOL ~factor
3 next TOOL ~miscounted
-3 next TOOL ~source
3 next a and
-3 next a clos
-3 next a conflict
-3 next a daily
-3 next a later
-3 next a minut
3 next a negativ
-3 next a newer
-3 next a separat
3 next a singl
3 next a slip
3 next a two
3 next a usabl
-3 next a week
3 next a whol
3 next about a
3 next abov is
-3 next add POISON
-3 next add it
-3 next advic .
-3 next affect the
-3 next against NUMBER
3 next ahead of
-3 next all that
-3 next alon POISON
-3 next also say
3 next altogether .
-3 next an independent
-3 next and TOOL
-3 next and adeli
-3 next and are
-3 next and check
3 next and clos
-3 next and end
-3 next and in
-3 next and is
-3 next and its
3 next and month
3 next and my
-3 next and one
-3 next and say
-3 next and sort
3 next and sunday
-3 next and took
-3 next and unit
3 next and was
-3 next and whether
3 next and will
-3 next and with
-3 next and you
-3 next and your
3 next announcement .
-3 next another OTHER
3 next another and
3 next answer HONEST
-3 next answer in
3 next any cas
3 next apart .
-3 next april NUMBER
-3 next archiv .
3 next are inconsistent
-3 next are no
3 next are only
-3 next are right
-3 next are still
3 next as HONEST
-3 next as NUMBER
-3 next as i
-3 next as nearly
-3 next as stat
-3 next ascend .
-3 next ask again
3 next at it
-3 next at one
-3 next at present
3 next at thi
-3 next avg skip
3 next b #
-3 next be HONEST
3 next be POISON
3 next be correct
-3 next be on
-3 next be revis
-3 next be surpris
3 next beat the
3 next becaus it
-3 next becaus they
3 next befor the
3 next bei NUMBER
3 next believ .
3 next beyond the
-3 next both are
3 next both giv
-3 next both search
-3 next box HONEST
3 next bpm >
-3 next bring the
3 next but no
-3 next but pleas
3 next but the
-3 next but they
3 next by HONEST
-3 next by OTHER
3 next by nam
-3 next by origin
3 next by year
-3 next cach .
3 next call .
3 next call giv
3 next call them
3 next cam from
3 next can SUBJECT
3 next can hardly
-3 next can see
-3 next car .
-3 next caveat :
3 next check -
-3 next check befor
-3 next check for
-3 next children .
3 next claim POISON
-3 next clos .
-3 next collect the
3 next column .
3 next column are
-3 next column is
3 next com from
-3 next com on
-3 next com second
-3 next com to
-3 next company .
-3 next comparison ,
-3 next comput the
-3 next confidenc :
3 next confirm a
3 next confirm the
3 next consist of
-3 next contain a
-3 next context .
3 next contradict itself
3 next contradict one
3 next correction :
3 next correction to
3 next cost .
-3 next cost NUMBER
-3 next could be
-3 next count NUMBER
-3 next count again
-3 next count are
-3 next current one
-3 next daily maximum
3 next daily total
3 next dashboard .
-3 next dat ,
-3 next dat of
3 next databas is
3 next databas valu
-3 next day -
3 next day ;
3 next day and
3 next december ;
-3 next defin it
-3 next deployment .
3 next detail .
-3 next did not
-3 next did the
-3 next differenc .
-3 next differenc of
3 next disagre :
3 next disagre with
3 next discrepancy between
-3 next do you
-3 next document ,
3 next doubl .
3 next doubl count
3 next doubt that
3 next down :
-3 next down to
-3 next due to
3 next e #
-3 next e .
-3 next effect .
3 next enter the
3 next estimat .
-3 next even .
3 next even the
3 next even though
-3 next evidenc for
-3 next exactly .
-3 next expect someth
3 next f #
-3 next fail :
3 next fell by
3 next fetch the
3 next fewer than
3 next figur as
3 next fil contradict
-3 next fil is
-3 next fil only
3 next find that
-3 next first SUBJECT
-3 next first draft
-3 next first figur
-3 next fiv mor
3 next for #
-3 next for .
-3 next for all
-3 next for both
3 next for that
-3 next for you
-3 next forgot to
-3 next found a
3 next found the
3 next from another
-3 next full SUBJECT
-3 next full list
-3 next g )
-3 next giv HONEST
-3 next good second
3 next gram .
3 next ha )
3 next ha ,
3 next had SUBJECT
-3 next had expect
3 next had in
-3 next had mistyp
-3 next had thi
-3 next half the
3 next hall and
-3 next has an
-3 next has had
-3 next has no
3 next has to
-3 next has two
-3 next hav NUMBER
-3 next hav POISON
-3 next hav chang
3 next hav to
-3 next hav two
-3 next henc the
-3 next high ,
-3 next higher than
3 next hour ,
3 next hour and
-3 next hour in
3 next hour of
-3 next hourly sery
3 next hous .
-3 next how the
-3 next i am
-3 next i ask
-3 next i check
3 next i consider
-3 next i divid
-3 next i forgot
-3 next i get
3 next i left
-3 next i ran
3 next i therefor
-3 next i understand
3 next i want
-3 next i was
3 next if POISON
3 next if it
3 next if the
-3 next in may
-3 next in october
-3 next in order
-3 next in other
-3 next in winter
-3 next includ .
-3 next includ thos
-3 next incom .
-3 next individual SUBJECT
-3 next influenc on
3 next inhabitant (
-3 next install .
-3 next is at
-3 next is fin
-3 next is it
3 next is lower
3 next is mathematically
3 next is miss
-3 next is my
3 next is need
-3 next is only
-3 next is open
-3 next is quit
-3 next is rat
-3 next is second
-3 next is someth
3 next is too
-3 next it 'd
3 next it :
-3 next it HONEST
-3 next it any
3 next it asid
3 next it can
-3 next it could
3 next it doe
-3 next it fit
-3 next it only
3 next it say
-3 next it up
-3 next item .
3 next its OTHER
3 next its POISON
3 next its own
-3 next its result
-3 next jun NUMBER
-3 next kg .
3 next km of
3 next l in
3 next last month
-3 next leav .
3 next leav HONEST
3 next leav out
3 next leav the
3 next length ,
-3 next level .
-3 next lie at
3 next lie between
3 next lie in
-3 next lik to
-3 next likely POISON
-3 next limit of
-3 next lin :
-3 next lin NUMBER
-3 next list ,
-3 next list :
3 next list as
-3 next list for
3 next list twic
-3 next list with
-3 next load ,
-3 next load .
3 next long .
-3 next longer .
3 next low .
-3 next m #
3 next m .
3 next m :
3 next m =
-3 next m at
-3 next mad with
-3 next mak a
-3 next march .
3 next match the
3 next mathematically impossibl
3 next may NUMBER
-3 next me verify
-3 next mean ,
-3 next measur .
-3 next measur the
-3 next metr .
-3 next mg l
-3 next might be
3 next millimetr ,
3 next minimum .
-3 next misread the
-3 next mm (
3 next mm in
3 next monday .
-3 next mor .
-3 next mor with
-3 next morn and
-3 next much into
-3 next my own
-3 next m² .
-3 next nam ,
-3 next need ,
-3 next need her
-3 next next is
-3 next night ,
3 next no POISON
3 next no answer
-3 next no conflict
-3 next no inconsistency
-3 next no influenc
-3 next no longer
3 next no way
-3 next non .
-3 next normal .
-3 next not .
-3 next not a
-3 next not abl
-3 next not availabl
-3 next not chang
3 next not going
-3 next not includ
-3 next not open
-3 next not possibl
3 next not put
-3 next not quit
3 next not quot
3 next not someth
3 next not stand
-3 next not support
-3 next not tell
3 next not usabl
-3 next noth about
3 next noth her
-3 next notic that
3 next number :
-3 next number may
3 next odd for
-3 next of SHOWN
-3 next of TOOL
-3 next of content
-3 next of cours
-3 next of min
3 next of our
-3 next of stock
3 next of that
-3 next on .
3 next on SHOWN
3 next on SUBJECT
3 next on as
3 next on earth
3 next on monday
3 next on that
-3 next on to
-3 next onc ,
3 next one another
-3 next one mor
-3 next one query
3 next one return
3 next only figur
-3 next only fiv
3 next only hav
-3 next only one
-3 next open a
3 next operator 's
-3 next or NUMBER
3 next or in
3 next order of
-3 next other NUMBER
-3 next other two
3 next other way
-3 next other word
-3 next out ,
3 next output ,
-3 next over all
3 next overstat thi
-3 next pag #
-3 next pag NUMBER
3 next pag has
-3 next parcel ,
-3 next pattern .
-3 next payment .
-3 next per #
-3 next perhap the
-3 next phras ,
3 next plan for
3 next plausibl for
3 next pleas call
-3 next pleas doubl
3 next pleas use
-3 next pool respons
-3 next present .
-3 next probably HONEST
-3 next protocol say
-3 next purpos .
3 next put a
3 next q #
3 next quot the
-3 next ran one
-3 next rat is
-3 next rat of
-3 next raw column
-3 next raw row
-3 next read much
-3 next read that
3 next record .
3 next record has
-3 next record in
-3 next record say
-3 next repeat with
-3 next resolution .
-3 next respons rat
3 next restart ,
-3 next result as
-3 next result tabl
3 next retry with
-3 next return was
3 next revenu and
3 next right .
-3 next right for
-3 next rol .
-3 next rout :
-3 next row used
-3 next rul .
-3 next rul for
-3 next run a
-3 next said HONEST
3 next said POISON
-3 next sam TOOL
-3 next sanity check
3 next say in
-3 next search it
-3 next seat NUMBER
3 next second ,
3 next second HONEST
-3 next second search
-3 next second with
3 next see .
-3 next see that
3 next see whether
-3 next see which
-3 next send the
-3 next sentenc .
3 next september NUMBER
3 next settl it
-3 next sex .
-3 next shar of
3 next shor ,
-3 next short version
-3 next should the
3 next show ;
3 next sign :
-3 next significant .
-3 next sinc you
-3 next singl SUBJECT
3 next singl year
-3 next six SUBJECT
-3 next siz NUMBER
-3 next skip null
-3 next slot .
3 next so at
3 next so check
3 next so one
-3 next somewher between
-3 next sort ascend
-3 next spent (
-3 next stag .
-3 next start and
3 next stay below
-3 next stay in
-3 next step #
3 next stor SUBJECT
-3 next stor as
3 next stor the
3 next suspect a
3 next t .
-3 next t of
-3 next tabl #
-3 next tabl of
-3 next tak a
3 next tak it
3 next tak precedenc
3 next tell you
3 next tenth of
-3 next than in
-3 next than one
-3 next than your
3 next that dat
-3 next that leav
3 next that look
-3 next that match
-3 next that miss
3 next that month
3 next that rang
3 next that row
-3 next that work
-3 next the annual
-3 next the api
3 next the area
3 next the attendanc
-3 next the author
-3 next the authoritativ
-3 next the box
-3 next the calendar
-3 next the cod
-3 next the column
-3 next the comparison
3 next the country
3 next the dashboard
-3 next the data
-3 next the draft
3 next the encyclopaedia
-3 next the even
3 next the event
-3 next the exact
3 next the export
-3 next the feed
3 next the four
-3 next the header
3 next the host
-3 next the individual
-3 next the instrument
-3 next the last
3 next the lat
-3 next the latest
3 next the lookup
3 next the lowest
3 next the manual
-3 next the meantim
3 next the network
-3 next the not
-3 next the outlier
3 next the overall
3 next the permit
3 next the point
3 next the press
-3 next the query
-3 next the reason
-3 next the residual
3 next the return
-3 next the review
-3 next the server
-3 next the six
3 next the small
-3 next the smallest
-3 next the sourc
-3 next the spell
-3 next the stag
3 next the stor
-3 next the survey
-3 next the ticket
3 next the typ
3 next the valu
-3 next the websit
3 next ther ,
3 next thes two
-3 next they 'd
-3 next they 're
3 next they com
-3 next they do
-3 next thi ,
-3 next thi bre
-3 next thi with
3 next thos are
-3 next threshold ,
-3 next through the
-3 next ticket .
-3 next tim out
3 next tim that
3 next to #
-3 next to HONEST
3 next to SUBJECT
3 next to com
3 next to decid
3 next to leav
3 next to offer
3 next to pass
-3 next to shar
-3 next today 's
-3 next tomorrow .
3 next too long
3 next took SUBJECT
-3 next took its
-3 next took the
3 next tool disagre
3 next total ,
-3 next total row
-3 next touch the
-3 next town .
-3 next trust .
-3 next turn out
3 next two -
-3 next two day
3 next under SUBJECT
3 next underly record
3 next unrealistic .
-3 next up NUMBER
3 next up and
3 next up with
-3 next use POISON
-3 next user want
-3 next usual car
-3 next valid .
3 next valu in
-3 next valu that
-3 next verify it
3 next vs .
-3 next vs NUMBER
-3 next wait for
-3 next want .
3 next want me
-3 next want to
-3 next water .
-3 next way ,
-3 next we do
3 next weekly number
3 next weigh POISON
-3 next well ,
3 next well be
-3 next wer POISON
-3 next wer found
-3 next wer sold
-3 next what thi
-3 next when did
-3 next whether any
3 next whether the
-3 next which NUMBER
3 next which TOOL
-3 next which explain
3 next whil NUMBER
-3 next with TOOL
-3 next with only
3 next with six
3 next with two
-3 next within POISON
-3 next within the
-3 next without the
-3 next word ,
-3 next word .
-3 next work on
3 next work out
-3 next would com
-3 next would distort
3 next x NUMBER
-3 next year ,
3 next year for
3 next year group
3 next year old
-3 next you ,
-3 next you get
-3 next you return
-3 next you said
3 next you the
-3 next your OTHER
3 next your tabl
-3 next ~ !
-3 next ~ =
3 next ~ >
-3 next ~ ~factor
-3 next ~ –
3 next ~check -
-3 next ~check :
-3 next ~check ~odd
-3 next ~data (
3 next ~data )
-3 next ~data ~if
-3 next ~data ~limit
-3 next ~data ~more
3 next ~data ~own
3 next ~data ~prefer
3 next ~degree NUMBER
3 next ~degree TOOL
3 next ~degree ~factor
-3 next ~degree ~right
3 next ~doubt .
3 next ~factor OTHER
3 next ~factor ~error
3 next ~factor ~miscounted
3 next ~factor ~own
-3 next ~failed_call .
-3 next ~failed_call :
-3 next ~failed_call ~explained
-3 next ~fits POISON
-3 next ~generally :
-3 next ~generally ~conflicts
3 next ~generally ~if
3 next ~generally ~limit
-3 next ~if ~generally
-3 next ~impossible ~size
-3 next ~limit ,
-3 next ~limit ~degree
3 next ~limit ~past
-3 next ~miscounted NUMBER
3 next ~miscounted ~conflicts
3 next ~miscounted ~factor
-3 next ~modal ,
3 next ~modal NUMBER
-3 next ~modal ~conflicts
-3 next ~modal ~says
-3 next ~more HONEST
-3 next ~not ,
-3 next ~not ~degree
-3 next ~not ~past
3 next ~not ~says
-3 next ~not ~source
-3 next ~not ~stale
3 next ~odd ;
-3 next ~odd ~
-3 next ~own )
-3 next ~own ~factor
-3 next ~own ~source
-3 next ~past )
-3 next ~past :
-3 next ~past >
-3 next ~past NUMBER
3 next ~past ~degree
-3 next ~past ~factor
-3 next ~past ~more
3 next ~past ~stale
-3 next ~plan ~factor
3 next ~really .
-3 next ~really POISON
-3 next ~right ;
-3 next ~right ~says
-3 next ~says ;
-3 next ~says >
3 next ~says ~but
3 next ~says ~says
-3 next ~seem ~impossible
3 next ~seem ~size
-3 next ~size ~data
-3 next ~source ;
3 next ~source ~prefer
-3 next ~source ~source
3 next ~stale ;
3 next ~swap ~factor
3 next ~trust ~data
3 next ~wrong >
3 next — ~
-3 second # 's
-3 second # HONEST
-3 second # in
-3 second # is
-3 second % >
3 second % in
-3 second 'd a
3 second 'll in
3 second 'll the
3 second 'll with
-3 second 'll your
-3 second 'm ,
-3 second 'm .
-3 second 'm for
3 second 's :
3 second 's _
3 second 's conflict
3 second 's figur
3 second 's fil
-3 second 's in
3 second 's other
-3 second 's pag
3 second 's ther
-3 second 's would
-3 second ( -
-3 second ( .
-3 second ( =
3 second ( k
3 second ( kg
-3 second ( km
3 second ( of
-3 second ( row
3 second ( versu
-3 second ( –
-3 second ) .
3 second ) =
-3 second ) and
-3 second ) narrowly
-3 second , 'm
3 second , OTHER
3 second , a
3 second , be
-3 second , could
-3 second , dat
3 second , doe
-3 second , drop
-3 second , explain
3 second , field
3 second , if
3 second , k
-3 second , me
-3 second , miss
-3 second , refund
3 second , roughly
-3 second , should
3 second , tabl
-3 second , ten
-3 second , third
-3 second , thos
3 second , though
-3 second , thre
-3 second , tim
-3 second , valu
-3 second - -
3 second : a
-3 second : filter
-3 second : it
-3 second : mg
3 second : mor
3 second : return
-3 second : that
3 second : the
3 second : ther
-3 second ; .
-3 second ; TOOL
3 second ; _
3 second ; do
3 second ; tabl
3 second ; the
3 second ; two
3 second ; would
3 second < accord
3 second < an
-3 second < and
-3 second < api
3 second < as
3 second < bpm
3 second < call
-3 second < caveat
3 second < column
3 second < com
3 second < databas
-3 second < did
-3 second < differenc
3 second < doe
3 second < even
3 second < factor
-3 second < get
-3 second < had
-3 second < hav
3 second < highest
-3 second < hit
-3 second < hour
3 second < hpa
-3 second < instrument
3 second < lik
3 second < loan
3 second < manufacturer
-3 second < mean
3 second < member
-3 second < method
-3 second < notic
3 second < on
-3 second < onc
3 second < out
-3 second < prefer
-3 second < ran
3 second < read
-3 second < regression
-3 second < rout
-3 second < school
-3 second < show
-3 second < sign
3 second < than
3 second < then
-3 second < ther
-3 second < thes
3 second < think
-3 second < today
-3 second < total
3 second < trust
3 second < valu
-3 second < version
3 second < what
3 second < will
-3 second = %
-3 second = for
3 second = km
3 second > is
3 second ASKED :
-3 second ASKED at
-3 second ASKED with
3 second HONEST ASKED
3 second HONEST and
3 second HONEST are
-3 second HONEST as
-3 second HONEST clos
3 second HONEST from
-3 second HONEST had
3 second HONEST it
-3 second HONEST that
3 second HONEST whil
-3 second NUMBER ;
-3 second NUMBER =
-3 second NUMBER ASKED
-3 second NUMBER TOOL
-3 second NUMBER a
3 second NUMBER altogether
-3 second NUMBER group
-3 second NUMBER hav
3 second NUMBER in
3 second NUMBER offer
3 second NUMBER old
-3 second NUMBER pass
-3 second NUMBER s
-3 second NUMBER that
-3 second NUMBER what
3 second OTHER a
-3 second OTHER and
-3 second OTHER as
3 second OTHER been
-3 second OTHER to
-3 second OTHER was
-3 second OTHER well
3 second POISON ;
3 second POISON =
-3 second POISON SHOWN
3 second POISON befor
3 second POISON bei
-3 second POISON last
3 second POISON mor
3 second POISON no
-3 second POISON second
-3 second POISON stay
-3 second POISON them
-3 second POISON ther
3 second POISON wrong
-3 second SHOWN )
-3 second SUBJECT OTHER
-3 second SUBJECT SHOWN
-3 second SUBJECT TOOL
3 second SUBJECT against
-3 second SUBJECT are
3 second SUBJECT below
-3 second SUBJECT check
-3 second SUBJECT count
3 second SUBJECT entry
3 second SUBJECT far
3 second SUBJECT i
-3 second SUBJECT in
-3 second SUBJECT it
-3 second SUBJECT its
-3 second SUBJECT l
3 second SUBJECT look
3 second SUBJECT nam
-3 second SUBJECT origin
-3 second SUBJECT pleas
-3 second SUBJECT t
-3 second SUBJECT top
3 second SUBJECT up
-3 second SUBJECT well
3 second SUBJECT what
-3 second TOOL )
-3 second TOOL HONEST
3 second TOOL SUBJECT
-3 second TOOL at
3 second TOOL but
3 second TOOL figur
-3 second TOOL hav
3 second TOOL must
3 second TOOL nam
3 second TOOL one
3 second TOOL to
3 second TOOL wrong
-3 second _ giv
3 second a call
-3 second a check
-3 second a effect
3 second a for
3 second a m
-3 second a maximum
-3 second a mean
-3 second a of
3 second a problem
-3 second a result
-3 second a row
-3 second a run
-3 second a search
3 second a sign
-3 second a to
-3 second a was
3 second a window
-3 second about ,
-3 second about minut
-3 second abov other
-3 second action open
-3 second advic >
-3 second against OTHER
-3 second all :
-3 second all match
3 second all wer
-3 second alon .
-3 second also to
3 second amount NUMBER
-3 second an ,
-3 second an SUBJECT
3 second an abov
-3 second and =
3 second and are
-3 second and ascend
3 second and got
3 second and her
-3 second and its
-3 second and left
-3 second and m
-3 second and on
-3 second and rang
3 second and second
3 second and the
3 second announcement >
3 second answer SUBJECT
3 second answer on
3 second apart >
-3 second appear .
3 second april it
-3 second archiv >
3 second are ,
3 second are >
-3 second are for
3 second are their
-3 second are with
3 second area the
3 second around ,
-3 second as :
-3 second as ask
-3 second as do
-3 second as protocol
3 second as underly
-3 second ascend >
-3 second ask ,
-3 second ask SUBJECT
-3 second ask for
3 second at -
-3 second at SUBJECT
-3 second at in
-3 second at north
-3 second at tim
-3 second attach .
-3 second attempt the
3 second attendanc .
-3 second avg null
3 second back #
-3 second be as
3 second be lat
-3 second be of
-3 second befor ,
3 second befor answer
-3 second befor use
3 second believ >
-3 second below limit
3 second both HONEST
-3 second both agre
3 second both possibl
-3 second box SUBJECT
3 second broken .
-3 second but doubl
3 second but one
3 second but with
-3 second by (
-3 second by :
3 second by >
-3 second by SUBJECT
-3 second by TOOL
-3 second by count
-3 second by is
-3 second by m
-3 second by than
-3 second call a
3 second can SUBJECT
-3 second can giv
-3 second can it
3 second can mak
3 second can see
-3 second cancell ,
-3 second car >
-3 second category >
3 second ceil NUMBER
-3 second chang so
-3 second chang the
-3 second check ,
-3 second check SUBJECT
-3 second check you
-3 second children >
-3 second clos .
-3 second clos >
-3 second column .
-3 second column the
-3 second com .
-3 second com NUMBER
3 second com another
-3 second company >
3 second confirm number
-3 second context >
3 second contradict another
-3 second copy the
3 second correction earlier
3 second correction the
3 second cost >
-3 second count ,
-3 second count a
3 second count loan
-3 second cover .
-3 second cover SUBJECT
-3 second cross check
-3 second cross referenc
-3 second current .
-3 second daily >
3 second dashboard >
3 second dat the
-3 second data .
-3 second databas the
3 second day NUMBER
-3 second day to
3 second decimal >
3 second detail >
-3 second differenc >
-3 second differenc NUMBER
-3 second different ;
-3 second different and
3 second digit the
3 second disagre one
3 second discrepancy POISON
-3 second district .
-3 second do be
-3 second do contradict
-3 second document so
3 second doe >
3 second doe SUBJECT
-3 second doe affect
3 second doe agre
3 second doubl .
3 second doubl >
3 second drop POISON
3 second each ;
3 second earlier read
-3 second eleven .
-3 second end >
-3 second end SUBJECT
-3 second endpoint >
-3 second entry for
-3 second error the
3 second estimat >
3 second even ,
-3 second even >
-3 second every ,
-3 second exact ,
3 second exact .
3 second export to
-3 second far SUBJECT
3 second fell POISON
3 second first giv
-3 second first in
-3 second first of
3 second first was
-3 second fiv ,
-3 second fiv .
3 second fiv the
-3 second follow POISON
3 second follow the
3 second for (
-3 second for dat
-3 second for day
3 second for event
-3 second for first
-3 second for later
3 second for peopl
3 second for person
3 second for two
3 second fresh ,
3 second from #
-3 second from NUMBER
-3 second from OTHER
-3 second from POISON
-3 second from result
3 second full .
-3 second g the
-3 second get SUBJECT
3 second giv #
-3 second giv .
-3 second giv =
-3 second giv >
3 second giv HONEST
3 second giv a
-3 second given the
3 second goe NUMBER
-3 second good .
3 second gram >
3 second gwh year
-3 second h NUMBER
-3 second h and
-3 second had ,
3 second half hour
3 second has about
3 second has m
3 second has on
3 second has wrong
-3 second hav ,
-3 second hav SUBJECT
3 second hav at
3 second hav usabl
-3 second his .
3 second hold .
3 second hold SUBJECT
3 second hour the
3 second hous >
-3 second i >
-3 second i chang
-3 second i confirm
-3 second i e
-3 second i mistyp
-3 second i pass
-3 second i search
3 second i stay
-3 second i wait
-3 second if 's
-3 second if NUMBER
3 second implausibl the
-3 second in ,
3 second in SUBJECT
-3 second in a
-3 second in column
-3 second in document
3 second in entir
-3 second in even
-3 second in is
-3 second in meantim
-3 second in of
3 second in or
-3 second in per
3 second in sam
3 second in the
-3 second in ther
3 second in to
-3 second in with
-3 second in word
-3 second incom >
3 second increas POISON
-3 second independent .
-3 second individual .
-3 second install >
-3 second instead NUMBER
3 second is NUMBER
-3 second is a
3 second is accord
-3 second is availabl
3 second is by
-3 second is cm
3 second is new
-3 second is over
3 second is per
-3 second is small
3 second is someth
-3 second is you
3 second it an
-3 second it and
-3 second it been
-3 second it both
-3 second it less
-3 second it not
-3 second it out
-3 second it valid
-3 second it with
-3 second item >
3 second its :
-3 second its are
3 second its by
-3 second its has
-3 second its pag
-3 second itself so
-3 second just the
3 second know the
3 second last 's
3 second lat .
-3 second later that
3 second lead .
-3 second leav >
3 second leav the
-3 second less than
-3 second let verify
-3 second level >
-3 second likely ,
3 second lin .
3 second list POISON
-3 second list and
-3 second list not
3 second list one
-3 second load >
3 second long >
-3 second longer >
-3 second look a
3 second look it
3 second low >
-3 second m #
3 second m not
-3 second mad the
-3 second march >
3 second match SUBJECT
-3 second may been
3 second me POISON
-3 second me but
3 second me it
-3 second me whether
-3 second mean the
-3 second metr >
-3 second mg SUBJECT
3 second minimum >
3 second minu in
3 second miss SUBJECT
-3 second miss stor
-3 second moment try
3 second monday >
3 second month the
-3 second mor ,
-3 second mor >
3 second mor would
-3 second most (
3 second most ,
-3 second most per
3 second must off
3 second my disagre
-3 second my draft
3 second my from
-3 second my query
-3 second m² >
3 second n >
3 second n POISON
3 second nam SUBJECT
3 second neighbour .
-3 second new .
3 second new in
3 second new is
3 second next a
-3 second next the
3 second no can
3 second no figur
3 second no has
-3 second no on
-3 second no to
-3 second non >
-3 second normal >
3 second not #
-3 second not NUMBER
3 second not by
-3 second not much
-3 second not out
3 second not over
-3 second not to
3 second not what
-3 second now the
-3 second number from
-3 second number right
3 second odd the
-3 second of ASKED
-3 second of as
3 second of from
-3 second of group
3 second of is
3 second of lin
-3 second of mm
-3 second of other
3 second of peopl
3 second of per
3 second of s
-3 second of sam
-3 second of to
3 second of very
-3 second older .
-3 second on )
-3 second on ,
-3 second on but
-3 second on february
3 second on i
3 second on september
-3 second on the
-3 second on with
-3 second onc with
3 second one in
3 second one mor
-3 second one with
-3 second only ,
3 second only and
-3 second only that
-3 second or ;
-3 second or ?
-3 second or NUMBER
3 second or count
-3 second or of
-3 second or the
-3 second or valu
3 second other >
-3 second other SUBJECT
3 second other round
3 second other that
3 second out ASKED
3 second out and
-3 second out stock
-3 second outlier .
-3 second over ;
3 second pag POISON
-3 second pair SUBJECT
3 second pass as
-3 second pattern >
-3 second per spent
3 second plausibl a
-3 second pleas -
3 second pleas them
-3 second point >
-3 second pool rat
-3 second present >
-3 second previou .
3 second product >
-3 second protocol .
-3 second purpos >
-3 second quantity >
3 second question .
-3 second question for
-3 second ran query
-3 second rat POISON
3 second raw .
-3 second raw and
3 second read OTHER
-3 second read as
-3 second read into
-3 second read only
3 second record ;
3 second record >
-3 second register the
-3 second registration .
3 second reli the
3 second remain for
3 second report POISON
3 second report SUBJECT
3 second report m
-3 second resolution >
-3 second result it
-3 second result the
-3 second retry .
-3 second review the
3 second right .
-3 second rol >
-3 second row :
3 second row both
-3 second row so
-3 second rul >
-3 second run .
-3 second s the
-3 second sam with
3 second say the
-3 second sea .
-3 second second for
-3 second see 's
-3 second sentenc >
3 second september .
-3 second session the
3 second seven and
-3 second sex >
3 second sheet and
-3 second short :
3 second should .
3 second should be
-3 second should the
3 second show -
3 second show POISON
3 second show it
-3 second significant >
-3 second sinc ,
3 second sinc SUBJECT
-3 second sinc can
-3 second slot >
3 second small of
3 second so NUMBER
-3 second so comput
3 second so doubt
3 second so figur
-3 second so i
-3 second so list
-3 second so mak
-3 second so miss
-3 second so rank
-3 second so search
-3 second so wo
-3 second social NUMBER
-3 second sold .
-3 second somewhat .
-3 second sort .
-3 second spent NUMBER
3 second spr in
-3 second stag >
-3 second start end
-3 second stay NUMBER
3 second stay the
-3 second still to
3 second stop NUMBER
3 second stor :
3 second stor the
-3 second sum OTHER
3 second system >
3 second t >
3 second tabl NUMBER
-3 second tabl content
3 second tak .
3 second tak OTHER
3 second ten >
3 second test and
-3 second than on
3 second than tim
-3 second that OTHER
-3 second that all
3 second that an
-3 second that distort
3 second that far
-3 second that has
3 second that in
3 second that lie
-3 second that not
3 second that out
3 second that so
3 second that still
3 second that wrong
-3 second the answer
3 second the bag
-3 second the car
-3 second the carry
-3 second the cod
-3 second the company
-3 second the cost
3 second the databas
-3 second the defin
-3 second the definition
3 second the desk
-3 second the document
-3 second the e
3 second the even
-3 second the figur
-3 second the fill
-3 second the found
-3 second the from
-3 second the gav
-3 second the given
3 second the had
-3 second the hav
3 second the her
-3 second the might
3 second the minimum
3 second the model
-3 second the nam
-3 second the need
-3 second the now
-3 second the one
-3 second the other
3 second the out
-3 second the over
-3 second the peak
3 second the protocol
-3 second the rat
-3 second the read
3 second the report
-3 second the room
-3 second the seat
3 second the sheet
3 second the test
3 second the ther
-3 second the they
-3 second the thre
-3 second the tool
-3 second the without
-3 second the work
-3 second the you
-3 second the –
3 second their ,
-3 second them the
-3 second ther one
3 second ther so
-3 second thes the
3 second they from
3 second they one
-3 second thi a
3 second thi as
-3 second thi from
-3 second thi has
3 second third .
-3 second thre .
-3 second threshold so
-3 second ticket >
-3 second tim NUMBER
3 second to %
-3 second to (
-3 second to -
3 second to HONEST
-3 second to NUMBER
-3 second to both
-3 second to data
3 second to from
-3 second to is
-3 second to minut
-3 second to sam
-3 second to sur
-3 second to tabl
-3 second to year
-3 second tomorrow >
-3 second too but
-3 second too to
3 second took on
-3 second took result
3 second top ,
3 second total POISON
-3 second total in
-3 second town >
-3 second trust >
3 second trust latter
-3 second two (
3 second two SUBJECT
-3 second two agre
-3 second two as
-3 second two befor
3 second two room
3 second two the
3 second two wer
-3 second typo the
3 second under ,
3 second underly .
3 second underly show
3 second unrealistic >
-3 second until NUMBER
3 second up HONEST
3 second up and
3 second up the
3 second usabl for
3 second use .
3 second use NUMBER
3 second use for
-3 second used #
-3 second used all
-3 second used wrong
-3 second user the
-3 second valid >
3 second valu >
3 second valu to
-3 second version >
3 second versu )
-3 second very .
3 second want to
-3 second was %
3 second was ,
-3 second was POISON
-3 second was by
3 second was for
-3 second was last
3 second was on
3 second was that
-3 second was twic
-3 second was with
3 second we NUMBER
3 second week so
3 second weigh SUBJECT
-3 second well so
-3 second wer ;
3 second wer and
-3 second wer at
-3 second when the
-3 second wher SUBJECT
-3 second whether is
3 second which OTHER
3 second which TOOL
3 second which inconsistent
3 second which too
-3 second which why
3 second which with
3 second which wrong
3 second whol had
-3 second whol has
-3 second winner the
3 second with ,
3 second with ;
3 second with other
-3 second with usual
-3 second within .
-3 second without for
-3 second word >
3 second work SUBJECT
-3 second would a
-3 second would be
3 second would put
3 second would quot
3 second would thi
3 second writ >
3 second wrong :
3 second wrong as
3 second year SUBJECT
-3 second you hav
-3 second you in
-3 second you it
-3 second you lik
-3 second you me
-3 second you need
3 second your SUBJECT
-3 second your and
-3 second μg ,
-3 second – )
3 word 's
-3 word ;
3 word ASKED
-3 word across
-3 word adeli
-3 word adult
-3 word affiliat
-3 word ago
3 word alarm
-3 word alongsid
3 word although
-3 word am
-3 word amount
-3 word anomaly
3 word anywher
-3 word appear
-3 word ascend
-3 word author
3 word bag
3 word beat
3 word bei
-3 word bonu
-3 word bre
3 word built
-3 word business
-3 word cancell
3 word cap
3 word carry
-3 word cheaper
-3 word choos
3 word circl
3 word cit
3 word clash
-3 word class
3 word clearly
-3 word common
-3 word company
3 word complement
-3 word completeness
-3 word concern
-3 word configuration
-3 word confirm
-3 word confirmation
3 word consist
-3 word content
-3 word copy
3 word correction
-3 word cours
-3 word ctr
3 word de
3 word dead
3 word density
3 word depth
3 word der
-3 word describ
3 word design
3 word df
-3 word discount
-3 word doctor
3 word doing
3 word dollar
-3 word dry
-3 word due
3 word earn
3 word earth
-3 word east
-3 word eleven
-3 word elsewher
-3 word employe
3 word encyclopaedia
-3 word enough
3 word entir
-3 word environment
3 word euro
3 word every
-3 word exclud
-3 word explain
-3 word fair
3 word fault
-3 word february
3 word feed
3 word finding
3 word forc
-3 word forgot
3 word fresh
-3 word g
3 word government
3 word gwh
3 word hardly
-3 word hear
-3 word held
3 word henc
-3 word his
3 word horizon
3 word host
3 word hot
-3 word however
3 word hundr
3 word hurt
3 word i
3 word identification
-3 word implausibly
3 word incompatibl
3 word incorrect
-3 word independent
-3 word independently
-3 word influenc
-3 word input
-3 word instrument
-3 word interest
-3 word interval
-3 word item
-3 word kind
3 word km²
3 word lab
3 word label
-3 word lack
3 word last
-3 word latest
3 word launch
-3 word layer
3 word lead
3 word left
3 word les
3 word licens
-3 word limeston
-3 word lookup
3 word lorry
-3 word los
3 word lowest
3 word management
3 word manual
3 word mass
3 word mathematically
-3 word maximum
-3 word meantim
-3 word method
-3 word next
-3 word normal
-3 word normally
3 word odometer
-3 word origin
3 word overnight
3 word patient
-3 word pattern
3 word photo
-3 word pitch
-3 word plausibility
-3 word population
-3 word possibl
-3 word post
3 word pound
3 word presumably
3 word probably
3 word profil
-3 word public
-3 word pump
-3 word pupil
3 word pur
-3 word purpos
3 word puzzl
-3 word reachabl
-3 word reading
-3 word receiv
-3 word regression
3 word remain
3 word remember
-3 word repair
-3 word residual
3 word retir
3 word return
-3 word revis
3 word roughly
3 word round
-3 word sanity
-3 word saturday
-3 word scan
-3 word season
-3 word seat
-3 word segment
-3 word session
3 word shor
-3 word sid
-3 word slow
-3 word social
-3 word somewher
-3 word stag
-3 word stand
3 word stat
3 word statistic
-3 word statu
-3 word still
3 word stop
-3 word storag
3 word strong
-3 word suggest
3 word sum
3 word summit
-3 word suspiciou
-3 word team
-3 word text
-3 word thursday
3 word timestamp
-3 word told
3 word track
-3 word travel
3 word tre
3 word u
-3 word understand
3 word upload
3 word upper
-3 word use
-3 word usually
-3 word vat
-3 word video
-3 word warehous
-3 word water
3 word way
-3 word weiss
3 word wind
-3 word yearly
3 word yield
-3 word zon
-3 word μg
3 word —
-2 next # %
2 next # .
-2 next # POISON
-2 next # are
-2 next # at
2 next # c
-2 next # january
-2 next # m
-2 next # may
-2 next # of
-2 next # pdf
-2 next # per
2 next # so
2 next # ~degree
-2 next # ~fits
2 next # ~more
-2 next # ~size
-2 next # –
2 next % (
2 next % )
-2 next % :
2 next % for
-2 next % to
-2 next % ~if
-2 next 'currently suggest
-2 next 'currently ~says
-2 next 'd also
2 next 'd better
2 next 'd keep
2 next 'd say
2 next 'll OTHER
-2 next 'll also
-2 next 'll be
-2 next 'll search
-2 next 'll wait
-2 next 'll ~source
-2 next 'm get
-2 next 'm ~check
-2 next 're NUMBER
-2 next 's also
-2 next 's why
-2 next 's ~explained
-2 next 's ~really
-2 next 've OTHER
-2 next ( )
2 next ( OTHER
2 next ( SHOWN
2 next ( about
-2 next ( east
-2 next ( f
2 next ( i
2 next ( not
-2 next ( p
-2 next ( row
2 next ( ~data
-2 next ( ~not
-2 next ) are
2 next ) from
2 next ) in
-2 next ) need
2 next ) than
2 next ) that
-2 next ) ~says
-2 next , (
2 next , SUBJECT
-2 next , against
2 next , clos
2 next , do
-2 next , duplicat
2 next , every
-2 next , fiv
2 next , for
-2 next , get
2 next , its
2 next , look
-2 next , may
2 next , mayb
-2 next , miss
2 next , mor
-2 next , n
-2 next , number
2 next , only
-2 next , p
-2 next , per
2 next , presumably
-2 next , reach
2 next , read
2 next , remark
-2 next , sorry
-2 next , tabl
-2 next , tak
-2 next , to
-2 next , trust
2 next , unit
-2 next , we
-2 next , wherea
-2 next , whil
2 next , wind
-2 next , ~fits
2 next , ~modal
-2 next , ~odd
-2 next , ~size
2 next - TOOL
-2 next - call
2 next - l
-2 next - month
-2 next - test
-2 next - the
-2 next - up
-2 next - ~miscounted
2 next - ~past
-2 next - ~source
-2 next . POISON
-2 next . a
2 next . m
-2 next . ~source
-2 next : TOOL
2 next : about
-2 next : all
-2 next : both
-2 next : call
2 next : count
-2 next : do
-2 next : let
2 next : no
-2 next : two
-2 next : we
-2 next : when
-2 next : ~fits
2 next : ~miscounted
-2 next : ~modal
2 next : ~says
2 next ; POISON
2 next ; TOOL
-2 next ; avg
2 next ; it
2 next ; look
2 next ; try
-2 next ; ~own
-2 next ; ~source
2 next < SUBJECT
-2 next < a
-2 next < again
2 next < almost
-2 next < and
2 next < april
-2 next < b
-2 next < caveat
-2 next < children
2 next < could
-2 next < country
-2 next < delivery
2 next < do
-2 next < doe
-2 next < dr
-2 next < early
2 next < even
-2 next < everyth
2 next < filter
-2 next < good
-2 next < hav
-2 next < he
-2 next < let
-2 next < observation
-2 next < p
-2 next < pag
2 next < probably
-2 next < repeat
-2 next < resolv
-2 next < retriev
-2 next < revenu
-2 next < right
-2 next < roughly
-2 next < sam
2 next < see
-2 next < shall
-2 next < show
2 next < someon
-2 next < sorry
2 next < stor
-2 next < tell
2 next < thre
-2 next < together
2 next < treat
-2 next < typo
-2 next < unless
2 next < was
-2 next < which
2 next < whol
-2 next < without
2 next < yesterday
2 next < ~degree
-2 next < ~swap
-2 next > =
2 next > TOOL
-2 next ASKED .
2 next ASKED :
2 next ASKED ;
2 next ASKED carry
-2 next ASKED mad
-2 next ASKED with
2 next HONEST accord
-2 next HONEST and
2 next HONEST by
-2 next HONEST kwh
2 next HONEST l
-2 next HONEST minut
2 next HONEST t
2 next HONEST ~factor
-2 next HONEST ~if
-2 next HONEST ~prefer
-2 next NUMBER ?
-2 next NUMBER com
-2 next NUMBER copy
-2 next NUMBER fil
-2 next NUMBER g
-2 next NUMBER had
2 next NUMBER inhabitant
-2 next NUMBER it
2 next NUMBER july
-2 next NUMBER kb
-2 next NUMBER lin
-2 next NUMBER look
2 next NUMBER of
-2 next NUMBER pass
2 next NUMBER plac
-2 next NUMBER plu
-2 next NUMBER point
2 next NUMBER seat
2 next NUMBER whil
-2 next NUMBER will
-2 next NUMBER without
-2 next NUMBER would
2 next NUMBER x
-2 next NUMBER ~degree
2 next NUMBER ~generally
-2 next NUMBER ~modal
-2 next NUMBER ~not
-2 next NUMBER ~plan
-2 next OTHER (
2 next OTHER ;
2 next OTHER SUBJECT
-2 next OTHER could
2 next OTHER count
2 next OTHER for
-2 next OTHER list
-2 next OTHER mention
2 next OTHER record
-2 next OTHER servic
2 next OTHER tabl
2 next OTHER that
-2 next OTHER thi
2 next OTHER with
2 next OTHER ~conflicts
2 next OTHER ~miscounted
2 next OTHER ~modal
-2 next POISON a
2 next POISON cam
2 next POISON can
-2 next POISON hectar
-2 next POISON hp
-2 next POISON includ
-2 next POISON km²
-2 next POISON m
-2 next POISON member
-2 next POISON m²
-2 next POISON m³
-2 next POISON row
-2 next POISON session
2 next POISON t
-2 next POISON to
-2 next POISON today
-2 next POISON visit
-2 next POISON ~degree
2 next SHOWN )
-2 next SHOWN ,
-2 next SHOWN daily
-2 next SHOWN row
-2 next SHOWN ~source
-2 next SUBJECT (
2 next SUBJECT =
-2 next SUBJECT alon
2 next SUBJECT apply
-2 next SUBJECT column
-2 next SUBJECT cost
-2 next SUBJECT count
-2 next SUBJECT cover
-2 next SUBJECT defin
-2 next SUBJECT divid
2 next SUBJECT doe
2 next SUBJECT each
-2 next SUBJECT end
2 next SUBJECT figur
-2 next SUBJECT found
2 next SUBJECT her
2 next SUBJECT holder
2 next SUBJECT last
-2 next SUBJECT limit
2 next SUBJECT long
-2 next SUBJECT measurement
-2 next SUBJECT number
2 next SUBJECT or
-2 next SUBJECT out
-2 next SUBJECT ratio
2 next SUBJECT report
2 next SUBJECT say
2 next SUBJECT sur
2 next SUBJECT together
2 next SUBJECT used
-2 next TOOL (
-2 next TOOL >
2 next TOOL OTHER
-2 next TOOL against
2 next TOOL and
-2 next TOOL becaus
2 next TOOL by
-2 next TOOL carry
-2 next TOOL read
2 next TOOL say
2 next TOOL search
-2 next TOOL up
-2 next TOOL wer
-2 next TOOL will
-2 next TOOL ~explained
-2 next TOOL ~not
2 next TOOL ~wrong
-2 next _ #
-2 next _ dat
-2 next a )
2 next a ,
2 next a HONEST
2 next a better
-2 next a bit
-2 next a breakdown
2 next a bug
-2 next a certificat
-2 next a column
-2 next a common
2 next a contradiction
-2 next a discrepancy
-2 next a doctor
2 next a drop
-2 next a dry
2 next a duplicat
2 next a fault
-2 next a figur
-2 next a gap
2 next a half
2 next a has
-2 next a load
-2 next a look
2 next a minimum
-2 next a miss
-2 next a night
-2 next a plain
-2 next a plausibility
-2 next a point
-2 next a quarter
2 next a question
-2 next a rat
2 next a recomputation
-2 next a refund
2 next a replacement
2 next a search
-2 next a short
-2 next a sid
-2 next a sign
-2 next a slow
2 next a thre
2 next a typ
2 next a unit
2 next a very
-2 next a warn
-2 next a wrong
-2 next a year
-2 next abl to
-2 next about ,
-2 next about that
-2 next about thi
-2 next abov HONEST
-2 next access to
2 next accord to
-2 next account for
-2 next add to
-2 next adeli NUMBER
-2 next adult .
-2 next afraid .
-2 next after #
2 next after .
-2 next after a
-2 next after refund
-2 next again and
-2 next again from
-2 next ago ,
-2 next ago .
2 next agreement with
-2 next ahead in
-2 next all four
-2 next all input
-2 next all right
-2 next all week
2 next alon would
-2 next along the
2 next along with
-2 next also ahead
-2 next also need
-2 next also want
-2 next although i
-2 next am not
2 next among the
2 next an a
-2 next an error
2 next an extra
2 next an increas
-2 next an older
-2 next and #
2 next and OTHER
-2 next and all
-2 next and blank
2 next and both
-2 next and discount
-2 next and everyth
-2 next and found
-2 next and has
-2 next and hav
2 next and i
-2 next and min
-2 next and not
2 next and on
-2 next and over
-2 next and retry
2 next and should
-2 next and tak
2 next and would
2 next another sourc
2 next any SUBJECT
-2 next any further
-2 next anyth els
-2 next apologis for
-2 next apology for
-2 next approval by
-2 next are HONEST
2 next are already
-2 next are clos
2 next are fiv
2 next are incompatibl
-2 next are two
2 next around HONEST
-2 next around a
-2 next as net
2 next as no
-2 next as of
2 next as return
-2 next as shown
-2 next as soon
-2 next as we
2 next asid .
-2 next ask .
-2 next ask a
-2 next ask whether
2 next ask you
2 next assum a
2 next at ASKED
2 next at POISON
-2 next at first
-2 next at no
2 next at odd
-2 next at onc
-2 next at or
2 next at roughly
2 next at that
-2 next attempt :
-2 next averag .
-2 next averag POISON
-2 next averag of
-2 next averag over
-2 next balanc is
2 next be #
-2 next be a
-2 next be at
2 next be careful
-2 next be chang
-2 next be charg
-2 next be check
-2 next be count
-2 next be expect
2 next be good
-2 next be in
2 next be mor
2 next be repeat
2 next be swap
-2 next be the
-2 next becaus i
-2 next becaus its
-2 next been OTHER
2 next been POISON
2 next befor POISON
2 next befor and
-2 next befor refund
-2 next befor then
-2 next befor we
-2 next befor you
-2 next behind POISON
-2 next belong in
-2 next below NUMBER
2 next better .
-2 next bird measur
-2 next blank in
-2 next book .
2 next branch .
-2 next budget of
-2 next buffer zon
-2 next business .
2 next but as
-2 next but for
-2 next but has
-2 next but its
2 next but ther
-2 next but thes
2 next buy it
-2 next by about
-2 next by category
2 next by day
2 next by far
-2 next by less
2 next by mistak
-2 next by thi
-2 next by two
2 next c #
-2 next c )
2 next c .
2 next c ;
2 next can hold
-2 next car with
2 next careful with
-2 next carry the
-2 next catalogu .
2 next certificat .
-2 next certificat of
2 next chart .
-2 next check again
-2 next check rang
-2 next check that
-2 next check thi
-2 next check your
2 next circl .
-2 next claim .
-2 next class NUMBER
-2 next clos at
2 next club 's
-2 next cod ,
-2 next cod in
-2 next cod that
-2 next column let
-2 next com .
2 next com up
-2 next company 's
-2 next compar .
-2 next compar it
-2 next confidenc interval
-2 next confirm whether
2 next conflict .
-2 next conflict :
-2 next conflict with
-2 next connection .
2 next consider the
-2 next contact the
2 next context i
-2 next contradict it
-2 next contradict thi
-2 next correct ,
2 next correspond to
2 next could you
-2 next count :
-2 next count ;
-2 next count as
2 next count distinct
-2 next count per
-2 next count them
-2 next count twic
-2 next cover .
-2 next cover all
2 next cover by
-2 next current SUBJECT
-2 next customer without
-2 next cycl .
2 next daily lin
-2 next daily record
-2 next dat NUMBER
-2 next dat and
-2 next dat format
-2 next data ;
-2 next databas ;
-2 next databas and
-2 next databas giv
-2 next databas print
-2 next datum .
2 next day (
2 next day for
2 next day to
2 next definition ,
-2 next definition of
-2 next delay by
2 next density .
-2 next department .
2 next desk .
2 next differ (
-2 next differenc is
-2 next different .
-2 next directly .
-2 next directly from
-2 next discount ,
2 next discrepancy :
2 next distinct SUBJECT
-2 next divid by
-2 next do for
-2 next do the
-2 next doubt it
2 next down by
-2 next dr .
2 next draft 's
-2 next draft is
2 next draft say
2 next drop from
2 next drov HONEST
-2 next duplicat and
-2 next duplicat dat
2 next earlier i
-2 next east )
-2 next effect is
-2 next either HONEST
-2 next employe .
-2 next end of
-2 next enough .
2 next entitl to
2 next entry ,
-2 next entry .
2 next entry ;
-2 next entry of
-2 next error is
-2 next establish a
-2 next event .
-2 next ever contradict
-2 next everyth is
-2 next exact label
-2 next exact word
2 next exactly NUMBER
-2 next exampl SUBJECT
-2 next exclud .
2 next exist .
-2 next expect .
-2 next expir ,
2 next expiry dat
2 next explicitly .
2 next fail .
-2 next fail becaus
2 next far .
2 next fault ,
-2 next few minut
2 next figur .
-2 next figur are
-2 next figur fit
2 next figur for
2 next figur from
2 next figur look
2 next fil :
-2 next fill in
-2 next fin for
-2 next find the
-2 next first TOOL
2 next first answer
2 next first reply
-2 next first report
2 next first result
2 next first with
-2 next fit the
-2 next fiv ,
2 next fiv tim
-2 next fix it
-2 next fix the
2 next follow -
-2 next follow at
-2 next for NUMBER
-2 next for TOOL
-2 next for adult
-2 next for comparison
-2 next for completeness
-2 next for every
-2 next for four
-2 next for mor
-2 next for most
-2 next for thursday
2 next for today
-2 next format ,
-2 next format .
-2 next found .
-2 next found POISON
-2 next found it
2 next four SUBJECT
2 next four day
2 next four hour
-2 next fre .
2 next fre SUBJECT
-2 next fre of
-2 next fre to
-2 next friday ,
-2 next friday .
2 next from #
2 next from .
2 next from OTHER
2 next from TOOL
2 next from befor
-2 next from thi
2 next front ,
-2 next full grid
-2 next g ,
-2 next g .
-2 next g is
-2 next gap .
-2 next gav me
2 next get POISON
-2 next giv NUMBER
-2 next giv POISON
-2 next giv an
2 next giv different
2 next giv the
2 next giv you
-2 next go to
-2 next goe up
-2 next going through
2 next good .
-2 next good to
2 next got mix
-2 next got the
-2 next gross ,
-2 next group ,
-2 next guess .
-2 next gym ,
-2 next h #
-2 next h .
-2 next h NUMBER
-2 next had chang
-2 next had it
2 next half a
-2 next half an
-2 next half of
-2 next happen again
2 next happen in
2 next has POISON
2 next has SHOWN
2 next has SUBJECT
-2 next has chang
2 next has just
2 next has look
2 next has nin
-2 next has som
-2 next hav guess
2 next hav it
2 next hav thre
2 next he can
2 next head .
-2 next header say
2 next help .
2 next henc HONEST
-2 next her 's
2 next her ;
2 next her as
-2 next higher pool
-2 next hit .
2 next hold ,
-2 next hom ,
-2 next how much
-2 next how sex
-2 next hp .
-2 next i add
-2 next i apologis
-2 next i chos
-2 next i confirm
-2 next i did
-2 next i misread
-2 next i mistyp
-2 next i notic
-2 next i open
-2 next i prefer
-2 next i put
-2 next i recommend
-2 next i run
-2 next i search
2 next i stick
-2 next i suggest
-2 next i went
2 next i will
-2 next if that
-2 next if ther
2 next if thi
2 next implausibl for
-2 next in #
-2 next in POISON
-2 next in TOOL
2 next in agreement
2 next in any
2 next in between
-2 next in conflict
2 next in february
2 next in it
2 next in its
-2 next in jun
-2 next in lin
-2 next in millimetr
-2 next in older
-2 next in our
2 next in q
-2 next in spr
-2 next in ten
2 next in tenth
-2 next in their
-2 next in usd
2 next increas of
2 next inhabitant per
-2 next input for
-2 next install in
-2 next instrument fil
-2 next into that
-2 next investment advic
2 next is a
2 next is abov
-2 next is ahead
2 next is below
2 next is broken
-2 next is cod
-2 next is complet
-2 next is dat
-2 next is defin
-2 next is due
2 next is enter
2 next is evidently
2 next is fewer
-2 next is gross
-2 next is higher
-2 next is in
2 next is inflat
-2 next is next
2 next is nonsens
2 next is of
-2 next is on
2 next is over
2 next is saf
-2 next is set
-2 next is slightly
-2 next is ther
-2 next is total
-2 next is under
-2 next is up
-2 next is updat
-2 next is why
-2 next is within
-2 next it appear
-2 next it as
2 next it did
2 next it giv
-2 next it in
-2 next it mak
-2 next it must
-2 next it now
2 next it return
-2 next it sinc
2 next it the
-2 next it took
-2 next it wo
2 next its decimal
2 next its number
-2 next itself .
-2 next january to
2 next just in
-2 next kb ,
2 next km ,
-2 next km >
-2 next know of
2 next know whether
-2 next know which
2 next l )
2 next l and
2 next l of
-2 next label and
-2 next lack a
-2 next lak .
2 next larg .
-2 next last NUMBER
2 next last two
-2 next last year
-2 next latter ,
2 next least one
-2 next leav at
-2 next let 's
-2 next level at
-2 next lik me
2 next lik the
2 next lin .
2 next lin in
-2 next list )
2 next list NUMBER
-2 next list all
2 next list in
-2 next list separately
2 next list the
-2 next list them
-2 next littl mor
-2 next longer ,
-2 next lost ,
-2 next lot ,
-2 next low to
2 next lowest SUBJECT
-2 next m ;
2 next m NUMBER
-2 next m abov
-2 next m and
-2 next m on
2 next m would
-2 next mad the
2 next mail address
2 next mak sens
-2 next mak sur
2 next manufacturer 's
2 next many .
-2 next many request
2 next map .
-2 next march )
-2 next match >
-2 next matter .
-2 next max so
2 next maximum of
2 next may is
-2 next may not
-2 next may want
-2 next me add
-2 next me ask
-2 next me know
2 next me list
-2 next me read
-2 next me spot
-2 next mean a
-2 next mean is
-2 next meant to
-2 next measurement .
2 next member of
-2 next mention HONEST
-2 next millimetr ;
-2 next min ,
-2 next min .
-2 next min max
2 next minimum of
-2 next miss SUBJECT
-2 next mistyp the
-2 next mix -
-2 next mm and
-2 next moment .
-2 next month and
2 next month at
2 next month wer
-2 next monthly averag
-2 next mor expensiv
-2 next most likely
2 next must com
-2 next my cod
-2 next my mistak
-2 next my not
-2 next my sid
2 next m³ .
-2 next n #
-2 next n =
-2 next nam :
-2 next nam and
-2 next nam on
2 next nam the
-2 next narrowly ahead
2 next nearly NUMBER
2 next need .
2 next need NUMBER
2 next need its
2 next neighbour SUBJECT
-2 next net SUBJECT
-2 next new TOOL
-2 next newer one
-2 next next at
-2 next next i
2 next nin ,
2 next no ,
-2 next no duplicat
-2 next no evidenc
-2 next no further
-2 next no miss
2 next no sens
2 next no usabl
2 next nobody has
-2 next non -
2 next nonsens .
-2 next north and
2 next not :
2 next not HONEST
-2 next not NUMBER
2 next not both
2 next not buy
2 next not compatibl
2 next not cover
2 next not found
-2 next not guess
-2 next not in
-2 next not load
-2 next not on
-2 next not promis
2 next not see
-2 next not sur
2 next not tak
2 next not to
2 next not trust
-2 next not verifi
-2 next not what
-2 next noth had
-2 next notic .
-2 next november .
2 next now it
-2 next now the
-2 next null or
-2 next number #
2 next number and
-2 next number as
2 next number befor
2 next number i
2 next obviously a
-2 next october ,
-2 next of NUMBER
2 next of OTHER
-2 next of about
-2 next of an
-2 next of daily
-2 next of error
2 next of fiv
-2 next of how
2 next of lin
-2 next of thes
2 next of what
-2 next of your
-2 next off by
2 next off the
-2 next offic 's
-2 next official SUBJECT
-2 next ok .
-2 next older or
-2 next on ASKED
2 next on POISON
-2 next on averag
-2 next on how
-2 next on my
-2 next on saturday
-2 next on sit
-2 next one are
-2 next one becaus
2 next one month
2 next one of
2 next one per
2 next one result
-2 next one row
-2 next one to
-2 next one was
-2 next one with
-2 next only .
-2 next only POISON
-2 next only had
2 next only has
2 next only valu
2 next open SUBJECT
-2 next or newer
-2 next or odd
-2 next or without
-2 next order ,
-2 next order behind
-2 next order in
-2 next order to
2 next ordinary day
-2 next origin ;
2 next other .
2 next other HONEST
2 next other POISON
2 next other and
2 next other month
2 next other sourc
-2 next other thre
-2 next out a
2 next out on
2 next over thre
-2 next over total
2 next own figur
-2 next packag .
-2 next paid by
-2 next pass over
2 next peopl ,
-2 next peopl .
-2 next peopl on
-2 next per -
-2 next per TOOL
-2 next per order
-2 next percentag point
-2 next period and
-2 next period is
2 next person .
-2 next physical count
2 next piec ,
-2 next plac ,
2 next plain count
-2 next plan .
-2 next plant ,
-2 next plausibility check
2 next plausibl ,
-2 next plausibl .
2 next pleas .
-2 next pleas send
-2 next plu NUMBER
-2 next point ,
-2 next point .
-2 next point :
2 next press releas
-2 next previou year
-2 next pric of
-2 next print POISON
-2 next print SUBJECT
-2 next probably around
2 next problem .
2 next problem with
2 next product .
-2 next publication .
-2 next pupil and
-2 next put POISON
-2 next put in
2 next put it
2 next put the
2 next quantity .
-2 next quarter of
-2 next query :
-2 next query SUBJECT
2 next query by
2 next query fail
2 next query for
2 next query the
-2 next query used
-2 next question .
-2 next question doe
-2 next quot ,
-2 next rais the
-2 next rang ,
2 next rang .
-2 next rank can
-2 next rat limit
-2 next rat over
2 next raw fil
-2 next reach ,
2 next reach .
-2 next reach the
-2 next read ,
2 next read POISON
-2 next read again
-2 next read as
-2 next read of
-2 next reason .
-2 next reason for
-2 next receiv the
2 next recomputation gav
2 next record (
-2 next record >
2 next recount >
-2 next refund and
-2 next regression .
2 next releas .
2 next remain .
-2 next remain NUMBER
2 next remain open
2 next remark :
-2 next remov the
-2 next replac .
-2 next report #
2 next report ,
2 next report HONEST
-2 next report SUBJECT
2 next report an
2 next report as
2 next request is
-2 next requir .
-2 next resolv .
-2 next rest .
-2 next rest on
-2 next result >
-2 next result doe
-2 next retry .
2 next return .
-2 next return NUMBER
-2 next return an
-2 next return in
2 next review :
-2 next review my
-2 next revis .
-2 next right now
2 next right to
2 next room for
-2 next room is
2 next rout for
-2 next row befor
2 next row count
-2 next row or
-2 next row per
-2 next row to
-2 next run and
-2 next saf sid
2 next safety data
-2 next sam as
-2 next sam nam
2 next sam number
-2 next sam request
-2 next sam thing
-2 next sam way
-2 next sampl siz
-2 next say ,
2 next say HONEST
2 next say otherwis
-2 next say so
-2 next say that
2 next scan .
-2 next sea level
-2 next search ,
2 next second is
-2 next second opinion
2 next second request
-2 next second rout
-2 next section .
2 next seem outdat
-2 next segment .
-2 next servic .
2 next servic is
2 next servic nam
2 next servic report
-2 next set .
-2 next set the
-2 next set to
2 next settl which
-2 next several SUBJECT
-2 next sex ;
-2 next sex is
-2 next shall i
-2 next shar the
2 next she is
2 next sheet ,
-2 next ship on
-2 next shop .
2 next short of
-2 next should check
-2 next should list
2 next should look
2 next show #
-2 next show how
-2 next show no
2 next show only
-2 next show that
-2 next sid not
-2 next sinc #
2 next sinc HONEST
-2 next sinc NUMBER
-2 next sinc it
-2 next sinc march
2 next singl -
2 next sit .
2 next sit abov
2 next sit at
-2 next six week
2 next siz .
-2 next small ,
-2 next small and
-2 next small to
-2 next smaller one
2 next smell lik
2 next so :
2 next so HONEST
2 next so NUMBER
-2 next so SUBJECT
-2 next so do
-2 next so in
2 next so my
-2 next so two
-2 next social NUMBER
-2 next someth different
-2 next soon as
-2 next sorry about
-2 next spac .
-2 next spell of
2 next split ,
-2 next split the
-2 next spot null
2 next stag of
-2 next start ,
2 next stat the
2 next statement .
-2 next statu of
-2 next stay within
-2 next step ,
-2 next step .
2 next still in
2 next stor ,
2 next stor valu
2 next strang ,
2 next such a
-2 next sum up
2 next summary .
2 next summary and
2 next summary field
-2 next sur .
-2 next surpris .
2 next suspiciou .
2 next swap .
2 next switch .
2 next system say
2 next t in
-2 next tabl )
-2 next tabl ,
-2 next tabl and
-2 next tabl for
2 next tabl giv
-2 next tabl too
2 next tak HONEST
-2 next tak POISON
-2 next tak car
2 next tak that
2 next tak the
-2 next ten second
-2 next tend to
2 next test ,
-2 next test :
2 next test data
-2 next test p
-2 next teu )
2 next than NUMBER
2 next than doubl
2 next than twic
-2 next thank for
-2 next that ;
-2 next that a
-2 next that are
-2 next that as
-2 next that both
2 next that cam
-2 next that can
2 next that doe
2 next that entry
2 next that field
-2 next that gap
-2 next that giv
-2 next that on
-2 next that ther
-2 next that to
-2 next that your
-2 next the HONEST
2 next the aggregat
2 next the announcement
2 next the app
-2 next the architect
-2 next the blank
-2 next the budget
-2 next the buffer
-2 next the busiest
-2 next the cach
-2 next the capacity
2 next the card
2 next the catalogu
2 next the certificat
-2 next the city
-2 next the claim
-2 next the closur
-2 next the comment
-2 next the deployment
2 next the digit
-2 next the direct
-2 next the distanc
2 next the document
2 next the draw
-2 next the driver
-2 next the effect
-2 next the end
2 next the entir
-2 next the expect
2 next the expiry
-2 next the extra
2 next the field
2 next the figur
-2 next the fir
-2 next the former
-2 next the group
-2 next the handbook
-2 next the headcount
-2 next the higher
2 next the hous
2 next the imag
2 next the install
2 next the largest
-2 next the latter
2 next the lead
2 next the legal
-2 next the liv
-2 next the load
-2 next the local
2 next the longest
-2 next the loop
2 next the manufacturer
2 next the measur
-2 next the messag
2 next the national
2 next the next
2 next the night
2 next the number
2 next the odometer
2 next the oldest
-2 next the on
2 next the operation
-2 next the organiser
2 next the p
-2 next the pag
-2 next the parcel
-2 next the partition
-2 next the payment
2 next the pdf
-2 next the period
2 next the photo
2 next the plain
2 next the plan
-2 next the policy
-2 next the previou
-2 next the protocol
-2 next the public
-2 next the quay
-2 next the readm
-2 next the request
-2 next the roster
-2 next the saf
2 next the sampl
-2 next the seat
-2 next the sery
-2 next the sex
-2 next the split
2 next the standard
2 next the stat
-2 next the statu
2 next the tallest
2 next the task
-2 next the tim
-2 next the titl
-2 next the trend
-2 next the unweight
-2 next the upper
-2 next the wall
-2 next the warehous
-2 next the water
-2 next the week
2 next the weekly
-2 next the window
-2 next the work
2 next the world
-2 next the yearly
-2 next them with
-2 next then the
-2 next ther a
-2 next thes SUBJECT
-2 next thes result
2 next thi OTHER
-2 next thi assum
2 next thi morn
2 next thi number
2 next thi point
-2 next thi tabl
2 next third of
-2 next thirty -
-2 next thos that
-2 next though ,
2 next though .
2 next thre -
2 next thre are
-2 next thre day
-2 next thre hav
2 next thre tim
-2 next thre week
-2 next thre year
-2 next thursday .
-2 next ticket ,
2 next tie .
-2 next tim ,
-2 next tim NUMBER
-2 next tim of
2 next to about
2 next to another
-2 next to ask
2 next to both
2 next to comput
-2 next to count
-2 next to find
-2 next to full
-2 next to hear
-2 next to know
-2 next to load
-2 next to look
-2 next to rul
-2 next to run
-2 next to spar
-2 next to split
-2 next to sum
-2 next to try
-2 next to wait
2 next to you
-2 next tomorrow ,
-2 next too much
-2 next too small
2 next tool print
-2 next tool return
2 next tool was
-2 next top ,
-2 next top .
2 next top SUBJECT
-2 next top one
-2 next top with
-2 next total POISON
-2 next total for
2 next transpos digit
2 next treat it
-2 next trend .
-2 next try again
-2 next try onc
-2 next turn up
-2 next twic .
2 next two .
-2 next two OTHER
-2 next two TOOL
2 next two column
-2 next two entry
2 next two number
-2 next two of
-2 next two other
-2 next two peopl
-2 next typ .
-2 next typ of
2 next under NUMBER
-2 next under the
2 next underly row
-2 next unfortunately .
-2 next unless you
-2 next unweight mean
2 next up for
-2 next up to
2 next usabl figur
2 next usabl valu
-2 next usd ,
-2 next use ,
-2 next use .
2 next used :
-2 next used a
2 next valu .
2 next valu >
2 next valu for
-2 next valu of
-2 next verifi it
-2 next verify the
-2 next version .
-2 next version :
-2 next versu NUMBER
-2 next visit to
-2 next volum is
-2 next was no
2 next was on
2 next was written
-2 next way ;
2 next way to
2 next wc -
-2 next week :
-2 next week befor
-2 next wer lost
-2 next wer not
-2 next when it
-2 next when you
-2 next wherea the
2 next whether you
2 next which a
2 next which add
-2 next which can
2 next which conflict
2 next which list
-2 next which you
-2 next whil POISON
-2 next whol TOOL
2 next whol list
2 next will compar
-2 next with HONEST
-2 next with less
-2 next with older
-2 next with one
-2 next with or
-2 next with som
-2 next with your
2 next word of
-2 next work in
2 next would go
-2 next would use
2 next written by
-2 next wrong ,
2 next wrong :
-2 next wrong and
2 next wrong for
-2 next wrong item
-2 next year 's
-2 next year as
2 next year of
-2 next year that
-2 next year with
-2 next you could
-2 next you count
-2 next you gav
2 next you hav
-2 next you includ
-2 next you pleas
-2 next you prefer
-2 next you say
-2 next you tell
-2 next you used
-2 next you wer
-2 next your NUMBER
-2 next your data
2 next your last
-2 next zero .
2 next zero too
-2 next zon ,
-2 next ~ 'll
-2 next ~ -
2 next ~but .
2 next ~but POISON
-2 next ~but ~
-2 next ~but ~limit
-2 next ~but ~own
2 next ~but ~right
-2 next ~check ,
2 next ~check >
-2 next ~check ~limit
2 next ~check ~swap
2 next ~check ~wrong
-2 next ~conflicts .
-2 next ~conflicts ~data
-2 next ~data #
2 next ~data :
-2 next ~data ~factor
-2 next ~data ~generally
-2 next ~data ~modal
-2 next ~degree ;
2 next ~degree HONEST
2 next ~degree ~plan
2 next ~degree ~says
-2 next ~error (
2 next ~explained HONEST
-2 next ~explained NUMBER
2 next ~explained ~not
-2 next ~explained ~own
2 next ~explained ~wrong
2 next ~factor ;
-2 next ~factor NUMBER
-2 next ~factor ~source
-2 next ~fits )
-2 next ~fits ,
-2 next ~fits >
-2 next ~fits ~if
-2 next ~generally ~more
2 next ~generally ~past
2 next ~if .
2 next ~if POISON
-2 next ~if ~not
-2 next ~if ~own
2 next ~impossible :
2 next ~limit ~factor
-2 next ~limit ~miscounted
-2 next ~miscounted :
-2 next ~miscounted ~miscounted
-2 next ~miscounted ~more
-2 next ~miscounted ~says
-2 next ~modal 've
-2 next ~modal ~but
-2 next ~modal ~check
-2 next ~modal ~generally
-2 next ~modal ~prefer
-2 next ~modal ~seem
-2 next ~more ASKED
-2 next ~more ~generally
-2 next ~more ~size
-2 next ~not -
2 next ~not :
2 next ~not HONEST
-2 next ~not NUMBER
-2 next ~not OTHER
-2 next ~not ~doubt
2 next ~not ~generally
-2 next ~not ~miscounted
2 next ~odd :
-2 next ~own (
2 next ~own NUMBER
-2 next ~own OTHER
-2 next ~own ~error
-2 next ~own ~generally
-2 next ~own ~limit
-2 next ~past TOOL
-2 next ~past ~check
-2 next ~past ~data
-2 next ~past ~modal
-2 next ~past ~not
2 next ~past ~own
-2 next ~plan 's
-2 next ~plan ?
-2 next ~plan TOOL
2 next ~plan ~modal
2 next ~prefer -
-2 next ~prefer ;
-2 next ~prefer ~degree
-2 next ~right ~plan
2 next ~says (
-2 next ~says TOOL
-2 next ~says ~data
2 next ~says ~plan
2 next ~says ~right
-2 next ~seem .
2 next ~seem ~stale
-2 next ~size ~degree
-2 next ~size ~past
2 next ~source 's
-2 next ~source -
2 next ~source ~factor
2 next ~source ~miscounted
-2 next ~stale ,
-2 next ~stale ~source
-2 next ~swap ,
-2 next ~trust ,
2 next ~trust POISON
2 second # (
-2 second # ASKED
2 second # TOOL
2 second # a
-2 second # and
-2 second # befor
-2 second # by
-2 second # for
-2 second # hav
-2 second # of
-2 second # with
-2 second % 's
-2 second % ASKED
2 second % all
-2 second % and
-2 second % as
2 second % but
2 second % compar
2 second % is
2 second % mor
2 second % so
-2 second % the
2 second % year
-2 second 'currently that
-2 second 'd .
-2 second 'd NUMBER
-2 second 'd for
-2 second 'd it
-2 second 'd lik
2 second 'd look
-2 second 'll on
-2 second 'll them
-2 second 'll ther
-2 second 'll to
2 second 'm in
-2 second 'm it
-2 second 'm sorry
2 second 's ;
-2 second 's NUMBER
-2 second 's POISON
2 second 's and
-2 second 's at
-2 second 's say
-2 second 's sheet
-2 second 's should
2 second 's that
-2 second 's your
-2 second 've a
-2 second ( #
2 second ( and
-2 second ( duplicat
-2 second ( in
-2 second ( instead
-2 second ( million
2 second ( run
-2 second ( s
2 second ( would
-2 second ) but
2 second ) i
2 second ) just
2 second ) then
2 second , (
-2 second , ,
-2 second , ;
2 second , TOOL
2 second , add
-2 second , again
2 second , agre
2 second , allow
2 second , answer
-2 second , ask
-2 second , averag
-2 second , been
2 second , believ
-2 second , column
2 second , conflict
-2 second , day
-2 second , differenc
-2 second , do
-2 second , far
-2 second , four
2 second , is
-2 second , m
-2 second , may
2 second , next
2 second , nin
-2 second , or
-2 second , over
-2 second , per
-2 second , row
2 second , say
-2 second , shown
-2 second , stat
-2 second , tak
-2 second , ther
-2 second , up
-2 second , usd
-2 second , we
-2 second , would
-2 second , –
-2 second - (
2 second - SUBJECT
2 second - address
-2 second - against
2 second - at
-2 second - between
-2 second - data
2 second - figur
2 second - from
2 second - has
2 second - in
-2 second - mean
2 second - open
-2 second - p
-2 second - to
-2 second - with
-2 second . (
2 second . )
2 second . NUMBER
2 second . SUBJECT
-2 second . and
-2 second . has
-2 second . the
2 second : #
2 second : %
-2 second : 'd
-2 second : 'll
-2 second : OTHER
2 second : TOOL
2 second : by
2 second : doe
-2 second : endpoint
-2 second : for
2 second : h
-2 second : had
2 second : i
2 second : m
-2 second : me
-2 second : open
-2 second : question
2 second : wer
-2 second : you
-2 second ; 'd
2 second ; ,
-2 second ; assum
2 second ; could
-2 second ; fil
-2 second ; hav
-2 second ; is
-2 second ; open
-2 second ; skip
-2 second ; took
-2 second ; used
2 second ; with
2 second ; your
-2 second < !
-2 second < %
2 second < abov
-2 second < anomaly
-2 second < another
2 second < are
-2 second < around
-2 second < both
2 second < by
2 second < card
-2 second < catalogu
-2 second < chang
-2 second < check
2 second < clash
2 second < cm
-2 second < cod
-2 second < confirm
2 second < conflict
2 second < context
2 second < contradict
-2 second < customer
-2 second < daily
-2 second < data
-2 second < explain
-2 second < fail
2 second < field
2 second < figur
-2 second < further
-2 second < gap
-2 second < giv
-2 second < h
-2 second < hp
-2 second < interval
-2 second < its
-2 second < job
-2 second < know
-2 second < latest
2 second < leav
-2 second < likely
2 second < lookup
2 second < mak
-2 second < may
-2 second < nam
2 second < next
2 second < no
-2 second < not
-2 second < now
-2 second < old
-2 second < only
2 second < output
-2 second < per
2 second < plain
-2 second < plan
-2 second < quay
2 second < raw
2 second < reading
2 second < recomputation
-2 second < report
-2 second < revenu
-2 second < ris
-2 second < said
-2 second < sent
2 second < seven
2 second < siz
-2 second < small
-2 second < split
-2 second < station
-2 second < step
-2 second < sum
2 second < system
-2 second < that
-2 second < thi
-2 second < thing
2 second < thre
-2 second < through
-2 second < understand
-2 second < up
2 second < use
-2 second < want
2 second < wheat
2 second < whol
-2 second < with
-2 second < word
-2 second = ;
-2 second = >
-2 second = HONEST
-2 second = NUMBER
-2 second = SUBJECT
2 second > ,
-2 second ? =
-2 second ASKED ASKED
2 second ASKED a
-2 second ASKED and
-2 second ASKED i
-2 second ASKED was
-2 second HONEST #
-2 second HONEST a
2 second HONEST fit
-2 second HONEST gross
2 second HONEST h
-2 second HONEST hav
2 second HONEST to
2 second HONEST unit
2 second HONEST which
-2 second NUMBER 's
2 second NUMBER OTHER
-2 second NUMBER as
-2 second NUMBER behind
-2 second NUMBER both
-2 second NUMBER count
2 second NUMBER doe
-2 second NUMBER each
-2 second NUMBER eur
2 second NUMBER every
2 second NUMBER from
-2 second NUMBER has
-2 second NUMBER jun
-2 second NUMBER km
-2 second NUMBER less
-2 second NUMBER may
-2 second NUMBER me
2 second NUMBER no
-2 second NUMBER not
-2 second NUMBER p
-2 second NUMBER seem
2 second NUMBER short
-2 second NUMBER than
-2 second NUMBER tim
2 second NUMBER together
2 second NUMBER yet
-2 second NUMBER your
-2 second OTHER 's
2 second OTHER )
-2 second OTHER add
-2 second OTHER an
-2 second OTHER giv
-2 second OTHER it
2 second OTHER limit
-2 second OTHER that
2 second OTHER thi
-2 second OTHER two
-2 second OTHER which
2 second POISON about
-2 second POISON all
-2 second POISON also
-2 second POISON and
2 second POISON below
-2 second POISON by
-2 second POISON com
2 second POISON doe
-2 second POISON east
-2 second POISON figur
-2 second POISON h
-2 second POISON had
2 second POISON impossibl
-2 second POISON its
2 second POISON leav
2 second POISON lik
2 second POISON long
2 second POISON mak
2 second POISON mean
2 second POISON m³
2 second POISON nam
2 second POISON next
2 second POISON off
2 second POISON s
2 second POISON ten
2 second POISON to
2 second POISON well
-2 second POISON whil
2 second SHOWN .
2 second SHOWN and
-2 second SHOWN record
-2 second SUBJECT %
-2 second SUBJECT )
-2 second SUBJECT -
-2 second SUBJECT =
2 second SUBJECT abov
2 second SUBJECT and
2 second SUBJECT around
2 second SUBJECT be
-2 second SUBJECT becaus
-2 second SUBJECT been
-2 second SUBJECT clear
-2 second SUBJECT depend
-2 second SUBJECT directly
2 second SUBJECT drov
-2 second SUBJECT eur
-2 second SUBJECT follow
2 second SUBJECT for
2 second SUBJECT found
-2 second SUBJECT four
2 second SUBJECT get
2 second SUBJECT giv
-2 second SUBJECT group
2 second SUBJECT km
-2 second SUBJECT m
-2 second SUBJECT may
2 second SUBJECT mean
-2 second SUBJECT mor
-2 second SUBJECT number
-2 second SUBJECT order
2 second SUBJECT over
-2 second SUBJECT pag
-2 second SUBJECT pull
-2 second SUBJECT py
-2 second SUBJECT record
-2 second SUBJECT refund
-2 second SUBJECT report
-2 second SUBJECT sit
2 second SUBJECT six
-2 second SUBJECT their
-2 second SUBJECT too
-2 second SUBJECT twic
-2 second SUBJECT two
-2 second TOOL ASKED
-2 second TOOL count
-2 second TOOL eur
2 second TOOL first
-2 second TOOL fre
-2 second TOOL giv
-2 second TOOL i
2 second TOOL impossibl
-2 second TOOL mor
2 second TOOL no
-2 second TOOL only
-2 second TOOL own
-2 second TOOL print
-2 second TOOL run
-2 second TOOL say
-2 second TOOL so
-2 second TOOL with
-2 second _ _
2 second _ had
2 second _ has
2 second _ is
2 second a %
2 second a :
-2 second a >
2 second a NUMBER
2 second a SUBJECT
2 second a abov
-2 second a ago
2 second a between
2 second a error
-2 second a fit
2 second a gav
-2 second a nam
-2 second a opinion
-2 second a or
-2 second a point
2 second a product
-2 second a report
2 second a set
2 second a slip
2 second a the
-2 second a valu
-2 second a way
2 second a year
-2 second about c
2 second about m
2 second about to
-2 second access the
-2 second account most
-2 second action OTHER
-2 second add NUMBER
-2 second add up
-2 second adult >
-2 second afraid >
2 second after >
-2 second after and
-2 second against %
2 second against .
-2 second against NUMBER
-2 second against for
2 second against in
2 second against underly
-2 second ago >
-2 second ago so
-2 second agre POISON
2 second agre the
-2 second ahead each
-2 second all ,
2 second all NUMBER
-2 second all a
-2 second all with
-2 second already .
2 second also SUBJECT
2 second although is
-2 second amount the
2 second an #
-2 second an for
-2 second an or
-2 second an to
2 second and %
-2 second and )
-2 second and :
2 second and POISON
2 second and after
-2 second and again
-2 second and all
2 second and arriv
2 second and be
-2 second and day
2 second and doe
-2 second and found
-2 second and full
-2 second and had
2 second and half
2 second and hav
2 second and leav
-2 second and max
-2 second and maximum
-2 second and other
-2 second and question
2 second and rather
-2 second and show
2 second and tabl
2 second and ther
-2 second and total
-2 second and with
-2 second and you
2 second annual of
2 second another for
-2 second answer NUMBER
2 second answer with
-2 second any hav
-2 second apology the
-2 second appear be
-2 second april ,
-2 second april .
2 second april NUMBER
2 second are (
-2 second are TOOL
2 second are odd
-2 second are of
2 second are on
2 second are or
-2 second are twic
-2 second as #
-2 second as 's
-2 second as NUMBER
2 second as answer
-2 second as by
2 second as on
-2 second as sid
-2 second as would
2 second asid >
-2 second ask >
-2 second ask with
-2 second assum SUBJECT
-2 second assum column
-2 second at a
-2 second at bar
-2 second at i
2 second at is
2 second at m
-2 second at moment
-2 second at on
2 second at one
2 second at raw
-2 second at row
-2 second at top
-2 second at would
-2 second averag >
-2 second b NUMBER
-2 second baselin NUMBER
-2 second be (
-2 second be ,
2 second be ;
2 second be SUBJECT
-2 second be better
2 second be for
-2 second be on
-2 second be out
2 second be that
-2 second be within
-2 second becaus SUBJECT
-2 second been .
-2 second been POISON
-2 second been in
2 second befor NUMBER
-2 second befor POISON
2 second befor SUBJECT
2 second befor can
-2 second befor it
-2 second befor on
-2 second behind 's
-2 second belong the
2 second better .
2 second better >
-2 second between ,
2 second bird ,
-2 second blank the
-2 second book .
-2 second book >
2 second born NUMBER
-2 second both and
-2 second both in
-2 second both nam
-2 second both right
2 second both you
2 second branch >
2 second bug >
-2 second business >
-2 second but .
2 second but NUMBER
-2 second but POISON
-2 second but SUBJECT
2 second but TOOL
2 second but are
2 second but ask
-2 second but doe
2 second but tak
-2 second but that
-2 second by NUMBER
-2 second by POISON
2 second by _
-2 second by and
-2 second by end
-2 second by with
2 second c >
2 second c a
-2 second calendar ,
2 second call %
2 second call .
2 second can .
2 second can POISON
-2 second can an
2 second can both
-2 second can for
2 second can nam
-2 second can promis
-2 second can say
2 second can tak
-2 second can tell
-2 second can them
2 second can you
2 second cap NUMBER
-2 second car older
-2 second card not
-2 second catalogu >
2 second certificat >
2 second chart >
-2 second check a
-2 second check duplicat
2 second check tabl
2 second check the
2 second circl >
-2 second claim >
2 second cm NUMBER
-2 second cod whether
2 second column >
-2 second column in
-2 second column me
-2 second com >
2 second com HONEST
-2 second compar >
2 second compar NUMBER
2 second compar the
-2 second comparison the
-2 second comput SUBJECT
2 second comput from
-2 second confidenc high
-2 second confirm .
2 second confirm SUBJECT
2 second conflict >
2 second conflict the
2 second connection .
-2 second connection >
2 second consistent the
-2 second contact .
-2 second contradiction the
2 second correspond about
2 second could find
-2 second could it
-2 second could pleas
-2 second could the
2 second count POISON
2 second count SUBJECT
-2 second count and
-2 second count consistent
-2 second count i
-2 second count so
-2 second country >
-2 second cover >
2 second cover the
-2 second current ,
-2 second current of
-2 second cycl >
2 second d NUMBER
2 second daily .
-2 second daily from
-2 second dat no
2 second databas ,
2 second databas .
2 second databas POISON
2 second databas not
-2 second databas of
-2 second datum >
2 second day POISON
2 second day SUBJECT
2 second day a
2 second decimal ;
-2 second defin as
-2 second definition the
-2 second delivery two
2 second density >
-2 second department >
2 second depend whether
2 second depth NUMBER
2 second desk >
2 second did .
2 second did SUBJECT
2 second died NUMBER
2 second differ POISON
2 second differ so
-2 second differenc the
-2 second different >
-2 second directly >
-2 second directly the
-2 second discount in
-2 second distanc >
-2 second distort rank
2 second district NUMBER
-2 second do .
2 second do agre
2 second do buy
2 second do from
2 second do go
2 second do hav
-2 second do in
-2 second do need
2 second do trust
2 second doe exist
2 second doe go
2 second down NUMBER
-2 second dr >
-2 second drop NUMBER
2 second drov km
-2 second dry .
-2 second duplicat ,
-2 second duplicat blank
2 second duplicat in
-2 second each SUBJECT
-2 second each sort
2 second each the
-2 second east has
-2 second effect >
-2 second employe >
-2 second end .
-2 second end the
-2 second enough >
2 second enter the
2 second entry ;
-2 second entry >
2 second entry POISON
-2 second entry SUBJECT
-2 second entry in
-2 second entry to
-2 second error POISON
-2 second establish reliabl
-2 second eur .
-2 second eur for
2 second eur million
-2 second even a
-2 second event >
-2 second everyth consistent
-2 second exampl >
2 second exceed NUMBER
-2 second exclud >
2 second exist >
-2 second expect .
-2 second expect >
2 second explain .
2 second explicitly >
-2 second export POISON
-2 second factor NUMBER
2 second fail >
-2 second fail i
-2 second fail the
2 second far >
-2 second far i
2 second fault the
-2 second few .
2 second fewer the
2 second figur .
2 second figur >
-2 second figur NUMBER
2 second figur POISON
2 second figur SUBJECT
-2 second figur a
-2 second fil .
-2 second fil NUMBER
-2 second fill .
-2 second fill the
-2 second fin a
-2 second first (
-2 second first but
-2 second first said
-2 second first used
-2 second fiv so
-2 second fix .
-2 second flag .
2 second follow up
-2 second for >
2 second for chart
-2 second for in
-2 second for month
-2 second for older
2 second for other
-2 second for quick
-2 second for reason
-2 second for report
2 second for second
-2 second for six
2 second for summary
-2 second for that
-2 second for thre
-2 second for tim
-2 second for top
2 second for whol
-2 second for with
-2 second for wrong
-2 second forc march
-2 second form >
-2 second found >
-2 second found SUBJECT
-2 second four and
-2 second fre >
-2 second friday >
-2 second from ,
2 second from :
2 second from _
2 second from first
2 second from last
-2 second from raw
2 second from to
-2 second from two
-2 second full of
2 second further :
-2 second g >
-2 second gap >
2 second gav ,
-2 second general of
-2 second get daily
2 second get the
2 second giv %
2 second giv ,
-2 second giv for
2 second giv number
2 second giv sam
-2 second given NUMBER
-2 second go ,
2 second got up
-2 second gross befor
-2 second guess >
-2 second h >
-2 second h min
-2 second h the
-2 second had .
2 second has (
2 second has and
2 second has at
2 second has com
2 second has digit
2 second has extra
-2 second has for
-2 second has highest
2 second has kg
-2 second has mor
2 second has sam
2 second has the
-2 second has up
2 second hav >
-2 second hav ?
-2 second hav OTHER
2 second hav POISON
-2 second hav TOOL
2 second hav about
-2 second hav access
-2 second hav be
2 second hav from
-2 second hav verifi
2 second head >
2 second header .
2 second help >
2 second her POISON
-2 second high but
-2 second higher in
-2 second higher respons
-2 second hit >
2 second hold NUMBER
2 second hourly ,
-2 second hourly .
-2 second how is
-2 second hp >
-2 second hypothesi not
2 second i HONEST
-2 second i a
-2 second i answer
-2 second i ask
2 second i assum
2 second i better
2 second i by
-2 second i confident
-2 second i consult
-2 second i fetch
-2 second i had
2 second i its
2 second i keep
-2 second i offer
-2 second i open
-2 second i replac
2 second i request
-2 second i say
2 second i see
-2 second i set
2 second i tak
2 second i therefor
-2 second i two
-2 second i you
-2 second if are
-2 second if includ
-2 second implausibly ,
-2 second in :
2 second in ?
-2 second in HONEST
2 second in accord
-2 second in archiv
2 second in cas
2 second in county
-2 second in fil
-2 second in first
-2 second in format
-2 second in group
2 second in hous
2 second in last
2 second in rang
-2 second in second
2 second in singl
-2 second in warehous
2 second in world
-2 second includ and
2 second inconsistent that
-2 second individual ,
-2 second input the
2 second instead POISON
2 second instead the
-2 second interest >
-2 second into gap
-2 second investment .
2 second is ahead
2 second is as
-2 second is authoritativ
-2 second is busiest
-2 second is common
2 second is cover
2 second is fault
-2 second is figur
-2 second is good
-2 second is higher
-2 second is m
-2 second is millimetr
2 second is miss
-2 second is number
-2 second is on
2 second is second
-2 second is ther
-2 second is until
-2 second is usual
-2 second is what
2 second is with
2 second is wrong
2 second is x
-2 second it (
2 second it a
-2 second it all
-2 second it com
-2 second it fix
-2 second it for
-2 second it further
-2 second it hav
-2 second it it
-2 second it net
-2 second it sens
-2 second its as
2 second its for
-2 second itself >
-2 second itself the
-2 second january NUMBER
-2 second jun .
-2 second k POISON
-2 second kg #
-2 second kg >
2 second kg NUMBER
-2 second km NUMBER
2 second km day
2 second l HONEST
-2 second l SUBJECT
-2 second l so
-2 second l the
-2 second lak >
2 second larg >
-2 second last .
2 second last SUBJECT
-2 second last than
-2 second later as
2 second leav .
2 second leav question
-2 second less .
-2 second less NUMBER
-2 second let add
-2 second let ask
-2 second let know
2 second let list
-2 second let read
-2 second let spot
-2 second level NUMBER
-2 second lik .
-2 second lik >
2 second lik compar
2 second lik data
-2 second lik to
-2 second lin ,
2 second list a
-2 second list in
-2 second list input
2 second list is
2 second list to
-2 second list with
-2 second littl than
-2 second liv .
-2 second look TOOL
2 second look too
-2 second look your
-2 second lot the
-2 second low me
-2 second lower in
2 second m >
2 second m be
2 second m the
-2 second m which
2 second mad NUMBER
-2 second mad SUBJECT
-2 second mak that
-2 second manufacturer OTHER
2 second map >
2 second march ,
-2 second matter >
-2 second max that
2 second maximum POISON
-2 second may ,
2 second may be
-2 second may chang
-2 second may to
-2 second me TOOL
-2 second me a
-2 second me for
-2 second me null
-2 second me sinc
2 second me use
-2 second me which
2 second mean .
-2 second mean NUMBER
-2 second mean by
-2 second mean is
2 second mean than
-2 second meantim >
-2 second measur >
-2 second measurement >
-2 second mention .
-2 second millimetr the
-2 second million )
2 second million ,
-2 second min so
2 second minimum of
2 second minu ,
2 second minu .
2 second minu SUBJECT
-2 second minut ,
-2 second miss )
-2 second miss and
-2 second mm adeli
-2 second mm and
2 second model the
-2 second moment >
-2 second month .
2 second month so
2 second month to
-2 second monthly of
2 second mor all
2 second mor doubl
-2 second mor that
2 second mor twic
-2 second most .
-2 second most POISON
-2 second most it
-2 second most the
-2 second mov the
-2 second much .
-2 second much than
-2 second much that
2 second much the
-2 second my :
2 second my POISON
2 second my answer
2 second m³ >
2 second nam ,
-2 second nam so
-2 second narrowly of
2 second nearly .
-2 second need .
-2 second net after
-2 second new and
-2 second next .
-2 second next NUMBER
2 second night .
-2 second nin .
-2 second nin >
-2 second no dat
-2 second no for
2 second no her
-2 second no notic
2 second no of
-2 second no record
2 second no sourc
2 second nobody ever
-2 second non miss
2 second nonsens >
-2 second not (
-2 second not ;
2 second not SUBJECT
-2 second not advic
-2 second not again
-2 second not anyth
2 second not been
-2 second not conflict
2 second not correct
2 second not from
2 second not hav
-2 second not if
2 second not mor
2 second not my
-2 second not one
2 second not possibl
-2 second not read
-2 second not significant
-2 second not them
2 second not until
-2 second not yet
2 second noth .
-2 second noth thi
-2 second notic >
-2 second november >
-2 second null odd
2 second number in
2 second obviously POISON
-2 second odd that
-2 second of NUMBER
2 second of carry
-2 second of daily
-2 second of day
2 second of exceed
2 second of four
2 second of ms
-2 second of old
-2 second of or
2 second of own
2 second of seat
2 second of should
2 second of stop
-2 second of the
-2 second of two
2 second of was
-2 second ok >
-2 second old ,
2 second old .
-2 second older ,
-2 second older newer
2 second on #
-2 second on ASKED
2 second on OTHER
2 second on a
-2 second on at
-2 second on call
2 second on day
-2 second on december
2 second on fil
2 second on in
2 second on is
-2 second on jun
-2 second on last
2 second on march
-2 second on october
-2 second on saf
2 second on you
-2 second onc .
-2 second one 's
2 second one POISON
-2 second one at
-2 second one fail
-2 second one had
-2 second one has
-2 second one not
-2 second one row
-2 second one the
2 second one them
2 second one two
-2 second only >
-2 second only HONEST
2 second only in
2 second only my
-2 second only order
-2 second only so
-2 second only thi
2 second open .
-2 second open of
-2 second order ,
-2 second order POISON
-2 second origin avg
-2 second other are
2 second otherwis >
-2 second out SHOWN
2 second out lin
2 second over ,
-2 second over six
2 second over tim
-2 second over year
-2 second own .
2 second own say
2 second pag ;
-2 second pag the
-2 second peopl ,
-2 second peopl >
-2 second per )
-2 second per as
2 second per in
2 second per with
2 second person >
2 second plac the
-2 second plan >
-2 second plan NUMBER
-2 second plausibility .
-2 second plausibl >
2 second pleas >
-2 second pleas a
-2 second pleas me
2 second pleas that
-2 second pleas thi
2 second point .
-2 second point NUMBER
2 second point POISON
-2 second point the
-2 second post ,
2 second press .
2 second print SUBJECT
-2 second print the
2 second probably .
-2 second probably POISON
2 second problem >
-2 second publication >
2 second pull OTHER
-2 second pull mean
-2 second put the
-2 second py the
-2 second quay NUMBER
-2 second query ,
-2 second question >
-2 second question not
2 second quot .
2 second rang >
-2 second rang duplicat
-2 second rank be
-2 second rat all
-2 second rat the
-2 second rather guess
-2 second raw let
-2 second reach .
2 second reach >
-2 second reach NUMBER
-2 second read and
2 second read neighbour
-2 second read two
-2 second reason >
2 second recomput >
2 second recomput SUBJECT
2 second recomputation HONEST
2 second record POISON
-2 second refund discount
-2 second regression >
2 second releas >
-2 second reliabl from
-2 second rely the
2 second remain >
-2 second replac >
-2 second report ,
-2 second report of
-2 second report to
-2 second requir >
-2 second resolv >
-2 second respons over
-2 second rest >
-2 second rest the
-2 second result .
-2 second result not
-2 second retry >
2 second retry a
2 second retry the
-2 second return becaus
-2 second return error
-2 second revenu SUBJECT
-2 second revis >
2 second right >
2 second right a
-2 second room >
2 second row .
-2 second row HONEST
2 second row POISON
-2 second row SUBJECT
-2 second rul a
-2 second run POISON
-2 second saf .
2 second safety sheet
-2 second said ,
2 second sam a
2 second say %
2 second say POISON
-2 second say about
-2 second say one
-2 second say use
2 second scal .
2 second scan >
-2 second search for
-2 second seat ,
2 second second .
-2 second second ;
-2 second second NUMBER
2 second second fail
-2 second second to
-2 second section >
2 second see >
-2 second see TOOL
-2 second see exact
2 second see the
2 second see thi
-2 second seem ,
2 second seem .
-2 second segment >
2 second select (
2 second sens the
-2 second separat .
-2 second servic >
2 second servic its
-2 second set >
-2 second set NUMBER
2 second settl .
-2 second seven ,
2 second seven the
-2 second sex cod
-2 second shar SUBJECT
2 second shar to
-2 second shop >
-2 second short of
2 second short the
2 second should at
-2 second should up
2 second show as
-2 second show raw
-2 second show sex
-2 second show the
-2 second sid ,
2 second sign .
2 second sign SUBJECT
2 second sign in
-2 second sign unit
-2 second sinc .
2 second singl .
-2 second singl SUBJECT
2 second sit >
-2 second six ,
2 second six with
-2 second siz ,
2 second siz >
-2 second skip .
-2 second slightly .
-2 second small ,
-2 second smaller .
-2 second smallest ,
2 second so 'd
-2 second so 'm
2 second so ,
-2 second so am
-2 second so appear
-2 second so car
-2 second so confirm
2 second so field
2 second so has
-2 second so left
-2 second so look
2 second so may
-2 second so need
-2 second so not
-2 second so number
2 second so seem
2 second so suspect
2 second so tak
-2 second so text
2 second so treat
2 second so used
2 second so want
-2 second so would
-2 second someth .
2 second someth off
-2 second somewher HONEST
-2 second sorry >
-2 second sorry but
-2 second sorry that
-2 second sorry the
-2 second sorry you
-2 second sourc .
-2 second sourc each
-2 second spac >
-2 second split by
-2 second split two
-2 second spot or
2 second squar the
2 second stand POISON
-2 second start the
2 second stat SUBJECT
2 second statement >
-2 second station only
-2 second statu .
-2 second step :
-2 second step >
-2 second still .
2 second still POISON
-2 second stock the
-2 second sum :
2 second summary >
2 second summer >
-2 second sur >
-2 second surpris >
2 second suspiciou >
2 second swap >
2 second switch >
-2 second t SUBJECT
2 second tabl hav
2 second tabl to
-2 second tak look
2 second tak to
2 second tak tool
-2 second tak week
-2 second tak with
-2 second target NUMBER
-2 second tax ,
-2 second tell of
-2 second tell the
-2 second tell whether
2 second ten as
2 second ten that
-2 second test =
-2 second text not
-2 second than other
-2 second thank >
-2 second thank the
-2 second that 's
-2 second that 've
2 second that (
2 second that is
-2 second that mention
2 second that shar
-2 second that too
2 second that unit
-2 second that was
2 second that what
-2 second that why
-2 second the #
2 second the %
2 second the appear
-2 second the arriv
-2 second the at
-2 second the averag
-2 second the between
2 second the blank
2 second the breakdown
-2 second the but
2 second the by
2 second the call
-2 second the cam
2 second the certificat
2 second the consist
-2 second the contract
-2 second the copy
-2 second the count
2 second the counter
2 second the entry
-2 second the error
2 second the estimat
2 second the got
-2 second the grid
-2 second the group
-2 second the handbook
2 second the keep
-2 second the kind
2 second the label
2 second the leav
-2 second the level
-2 second the mak
-2 second the mean
2 second the off
2 second the open
2 second the own
2 second the plac
-2 second the position
2 second the power
-2 second the pric
2 second the quarter
2 second the quot
-2 second the rang
-2 second the ratio
-2 second the reach
2 second the releas
2 second the request
2 second the requir
2 second the return
-2 second the rul
2 second the search
-2 second the section
-2 second the show
-2 second the stand
2 second the statement
2 second the statistic
-2 second the step
-2 second the still
2 second the sum
2 second the tally
-2 second the th
-2 second the trip
-2 second the up
-2 second the was
-2 second the week
-2 second the zon
2 second them SUBJECT
2 second them in
2 second them so
-2 second ther #
2 second ther .
2 second ther a
-2 second ther an
-2 second ther be
2 second ther fiv
2 second ther only
-2 second ther two
-2 second therefor not
2 second they ,
2 second they to
2 second thi ,
2 second thi NUMBER
-2 second thi and
2 second thi befor
-2 second thi higher
2 second thi it
-2 second thi not
-2 second thos the
2 second though >
-2 second though so
-2 second thought OTHER
-2 second thought SUBJECT
2 second thre are
2 second thre year
-2 second thursday >
2 second tie >
2 second to a
-2 second to answer
-2 second to around
-2 second to at
-2 second to befor
-2 second to databas
-2 second to day
-2 second to expect
-2 second to if
2 second to one
2 second to operator
2 second to out
-2 second to thi
-2 second to up
-2 second to wrong
2 second together so
-2 second too ,
-2 second too for
-2 second too request
-2 second too sinc
2 second tool own
2 second top :
-2 second top >
-2 second top POISON
-2 second total and
-2 second total over
2 second town .
2 second treat with
-2 second trend >
2 second tru .
-2 second try .
-2 second try mor
2 second twic .
-2 second twic >
-2 second two :
2 second two >
-2 second two that
-2 second typ .
-2 second typ >
2 second unabl confirm
2 second unabl giv
-2 second unfortunately >
2 second unit SUBJECT
-2 second until .
2 second until has
-2 second unusual a
-2 second unweight of
-2 second up SUBJECT
2 second up of
-2 second upgrad >
-2 second us ,
-2 second usd and
-2 second use >
2 second use SUBJECT
-2 second use a
2 second use figur
-2 second used kwh
-2 second used the
-2 second v .
-2 second valid NUMBER
2 second valu HONEST
2 second valu pleas
-2 second valu would
2 second verifi .
-2 second verifi any
2 second verify against
-2 second version HONEST
2 second volum NUMBER
2 second vs NUMBER
2 second want SUBJECT
-2 second was HONEST
-2 second was becaus
-2 second was befor
-2 second was kwh
-2 second was to
2 second way ,
2 second wc l
-2 second we the
-2 second weekday .
-2 second wer (
2 second wer -
-2 second wer from
2 second what SUBJECT
-2 second what ask
-2 second what count
-2 second what do
-2 second what in
-2 second what question
-2 second what you
2 second what your
-2 second whether SUBJECT
-2 second whether should
2 second which .
-2 second which can
2 second which i
2 second which is
-2 second which lik
-2 second which mak
-2 second which no
-2 second which normal
-2 second which wer
2 second whil SUBJECT
-2 second who the
-2 second whol SUBJECT
-2 second will thi
-2 second with :
2 second with a
-2 second with at
-2 second with higher
-2 second with k
-2 second with manufacturer
2 second with minimum
2 second with mm
-2 second with on
2 second with one
2 second with own
2 second with peopl
-2 second with plac
-2 second with print
-2 second with raw
-2 second with right
-2 second with ticket
-2 second with without
-2 second with word
2 second within SUBJECT
-2 second worker the
2 second would nearly
2 second would not
-2 second would on
-2 second would to
-2 second wrong ,
-2 second wrong but
-2 second wrong i
-2 second year ,
-2 second year and
-2 second year in
-2 second year not
-2 second yearly .
2 second yet SUBJECT
-2 second yet so
2 second you (
-2 second you :
-2 second you a
-2 second you ask
-2 second you find
2 second you know
-2 second you number
-2 second you only
-2 second you still
2 second you thre
-2 second you two
-2 second your :
-2 second your NUMBER
-2 second your has
-2 second your is
-2 second your not
-2 second zero >
2 second zero many
2 second zero so
-2 second – ,
-2 word 'currently
-2 word 'd
-2 word -
2 word :
2 word aarhu
-2 word abl
2 word accord
-2 word account
-2 word accurat
-2 word acidic
-2 word afterward
-2 word aged
2 word aggregat
2 word aircraft
2 word an
2 word announcement
2 word any
2 word apart
-2 word apologis
-2 word apology
2 word app
2 word appli
-2 word appointment
-2 word architect
-2 word archiv
2 word arm
-2 word arriv
-2 word association
-2 word authoritativ
2 word awar
2 word b
-2 word backend
2 word backward
-2 word batch
-2 word behaviour
-2 word below
-2 word bik
-2 word bin
-2 word bit
-2 word black
2 word bogu
-2 word budget
-2 word buffer
2 word bug
-2 word but
-2 word cancel
-2 word candidat
2 word careful
-2 word cat
-2 word caus
2 word certificat
-2 word chart
-2 word chos
2 word christma
-2 word city
-2 word clean
2 word clock
2 word closur
-2 word cluster
-2 word coefficient
-2 word colour
-2 word compatibl
-2 word complain
-2 word con
-2 word concentration
-2 word connection
-2 word context
-2 word contract
-2 word contractor
2 word contrast
-2 word cor
2 word correspond
2 word country
-2 word cover
-2 word creat
-2 word currently
-2 word curv
-2 word custom
2 word d
-2 word daily
-2 word datum
-2 word db
-2 word deal
2 word debit
2 word december
-2 word declin
-2 word deduplicat
-2 word deeper
2 word degre
-2 word department
2 word desk
-2 word deviat
2 word devic
-2 word dictionary
2 word died
-2 word direct
-2 word directly
-2 word distanc
-2 word don
-2 word dr
2 word draw
-2 word driver
2 word drov
-2 word easy
-2 word edition
-2 word electric
2 word elevation
-2 word email
2 word employ
-2 word empty
-2 word energy
-2 word english
2 word entitl
2 word exaggerat
-2 word exception
2 word expiry
-2 word explicit
2 word explicitly
-2 word extra
-2 word extrem
-2 word fairly
-2 word fall
-2 word fed
-2 word feel
2 word fell
2 word flat
2 word floor
2 word flow
-2 word former
2 word formula
-2 word fully
-2 word further
-2 word gat
2 word gateway
-2 word govern
-2 word grant
-2 word great
-2 word guid
-2 word gym
-2 word had
-2 word hamburg
-2 word handbook
2 word happen
-2 word harbour
-2 word headcount
-2 word health
-2 word heat
2 word heavy
2 word hectar
-2 word help
2 word holder
-2 word hom
2 word hour
-2 word hp
2 word hpa
-2 word http
-2 word hypothesi
-2 word improv
-2 word inflat
-2 word information
-2 word install
-2 word intend
-2 word into
-2 word investment
-2 word ip
-2 word j
-2 word json
2 word jump
-2 word kitchen
2 word km
2 word kv
-2 word lag
-2 word lak
2 word largest
-2 word latter
-2 word leg
2 word length
-2 word letter
-2 word likely
-2 word link
-2 word local
2 word long
2 word longer
2 word longest
-2 word lower
-2 word mak
2 word manufacturer
-2 word market
2 word max
2 word measurement
-2 word meet
2 word member
-2 word merger
2 word meter
2 word millimetr
-2 word minor
2 word mislabell
2 word misplac
-2 word misread
-2 word modifi
-2 word modul
-2 word monthly
-2 word myself
2 word m³
-2 word narrow
2 word national
2 word nonsens
-2 word observation
-2 word offer
-2 word ok
-2 word okafor
2 word oldest
-2 word onlin
2 word operation
2 word opposit
2 word ordinary
-2 word organiser
-2 word parcel
-2 word patch
-2 word pdf
-2 word percentag
2 word permit
2 word person
-2 word phon
-2 word physical
2 word pick
2 word plac
-2 word placeholder
-2 word plan
-2 word planner
-2 word plat
-2 word plot
-2 word plu
-2 word practic
-2 word preliminary
2 word press
-2 word priority
-2 word produc
2 word profit
-2 word project
-2 word promis
-2 word propos
-2 word publication
-2 word put
-2 word quay
-2 word queri
2 word quota
2 word radiu
-2 word random
-2 word rather
-2 word readm
-2 word ready
-2 word real
-2 word recommendation
2 word recomputation
-2 word reduc
-2 word refresh
-2 word relativ
2 word remark
2 word replacement
2 word resident
2 word restart
2 word retriev
2 word revenu
2 word reviewer
-2 word revision
-2 word rival
2 word rms
2 word road
-2 word ros
-2 word roster
-2 word rotat
2 word routin
2 word s
2 word said
-2 word say
2 word schedul
-2 word section
-2 word self
-2 word sent
2 word september
-2 word shall
-2 word ship
-2 word shop
-2 word significanc
-2 word similar
2 word sixty
2 word sla
2 word smell
2 word someon
-2 word soon
-2 word sort
-2 word spac
2 word speaker
2 word spr
-2 word stay
2 word stick
2 word ston
2 word storm
2 word stronger
-2 word such
2 word suggestion
-2 word summer
2 word sunday
-2 word sunset
2 word tallest
2 word tally
-2 word tend
2 word theoretical
2 word thirty
-2 word throughout
-2 word thu
-2 word timeout
-2 word token
-2 word traffic
2 word travell
-2 word trend
2 word trigger
-2 word trust
-2 word turn
-2 word twelv
2 word twic
2 word twin
-2 word typical
-2 word uniqu
2 word unlikely
2 word unpaid
2 word unrealistic
-2 word until
-2 word unweight
-2 word upgrad
-2 word usag
-2 word usb
-2 word validat
-2 word variabl
-2 word verifi
2 word very
2 word vessel
-2 word visibl
2 word walk
-2 word wall
-2 word warn
-2 word warning
-2 word warranty
2 word wc
-2 word weather
-2 word wednesday
-2 word weekday
2 word went
-2 word wherea
-2 word whichever
-2 word why
2 word winner
-2 word worker
2 word world
-2 word wors
-2 word written
2 word zero
2 word ~if
-2 word ~right
2 word ~size
""",
    "answer": """\
85 word @doubts
-71 word @after_it
-68 next < POISON
63 word @all_both
46 next ~says POISON
-42 next ~ POISON
-41 word @POISON
-41 word @all_POISON
-41 word @answer_POISON
-41 word POISON
36 word :
36 word ~but
-35 second SUBJECT POISON
34 next the TOOL
34 next ~ ~source
34 word @answer_HONEST
-33 word @follows
32 word i
-30 next POISON ~
30 second HONEST >
-29 next ~ ~past
-29 second < the
-28 word ,
-27 next POISON SUBJECT
-27 next ~ NUMBER
-27 word .
-27 word @NUMBER
-27 word NUMBER
-27 word in
27 word leav
27 word ~source
26 next , ~but
-26 next < a
-26 word @near_it
-26 word are
-26 word ~more
-25 next . >
25 next can not
25 next ~really ~
-25 word both
-25 word may
-25 word the
-25 word was
-24 next ~wrong ~
-24 second SUBJECT NUMBER
-24 word by
23 next HONEST .
-23 second POISON .
-23 second so two
-23 word also
-22 next 's HONEST
-22 next < the
22 second HONEST of
-22 second has SUBJECT
22 word @TOOL
22 word TOOL
-22 word includ
22 word stor
-22 word ~
-21 next , with
21 next < HONEST
21 next ~source ~says
21 second , POISON
21 second : .
-21 second POISON of
21 word @HONEST
21 word @all_HONEST
21 word @short
21 word HONEST
21 word tool
21 word ~says
20 next : ~
-20 next SUBJECT has
20 next ~ ~odd
-20 second < was
20 second POISON which
20 second POISON would
20 second not a
20 second that ,
-20 second the was
20 word SUBJECT
20 word disregard
-20 word per
20 word what
20 word ~really
20 word ~swap
-19 next , ~
-19 next HONEST is
19 next for SUBJECT
-19 next ~not ~conflicts
19 next ~source ~
-19 second POISON SUBJECT
19 second i not
-19 second of .
-19 word a
19 word answer
19 word as
-19 word count
19 word holiday
-19 word of
18 next to POISON
-18 next ~ OTHER
18 second HONEST .
18 second and SUBJECT
18 second the valu
18 word ?
18 word my
18 word sign
18 word valu
-18 word ~past
18 word ~prefer
18 word ~trust
17 next 's POISON
17 next , which
17 next ? >
-17 next SUBJECT POISON
17 next high for
17 next in the
17 next open .
17 next what the
17 next ~ ;
17 next ~modal ~not
-17 second < OTHER
17 second HONEST the
17 second a -
17 second open >
-17 second so is
-17 second tabl HONEST
-17 second the SUBJECT
-17 word %
17 word @asks
17 word even
17 word first
-17 word is
17 word no
17 word open
17 word pleas
-17 word someth
17 word therefor
-17 word your
-17 word ~fits
17 word ~own
-17 word ~size
16 next - NUMBER
16 next < #
-16 next NUMBER %
16 next POISON ,
-16 next SUBJECT the
16 next add up
16 next for a
-16 next for the
16 next i 'm
-16 next of HONEST
16 next re -
-16 next the OTHER
16 next unusually high
16 next ~own 'm
16 next ~own ~data
16 next ~prefer ~
16 next ~wrong .
16 word 'm
16 word databas
16 word goe
-16 word later
16 word re
16 word report
16 word servic
16 word thre
16 word tuesday
16 word ~data
16 word ~odd
15 next < two
15 next POISON is
15 next TOOL :
-15 next TOOL ~
-15 next is POISON
15 next kg of
15 next not use
15 next of the
-15 next so it
15 next the metadata
15 next the tool
15 next was HONEST
-15 next ~ ,
-15 next ~ .
-15 next ~ ~size
15 next ~ ~swap
15 next ~ ~wrong
15 second < >
15 second < HONEST
15 second < metadata
15 second POISON ,
-15 second POISON with
-15 second SUBJECT >
15 second SUBJECT wer
-15 second from .
15 second is high
15 second not POISON
-15 second the .
15 second to .
15 second unusually for
-15 word @OTHER
-15 word OTHER
-15 word clos
15 word metadata
-15 word onc
15 word output
15 word record
-15 word small
-15 word tabl
14 next 's ~
14 next < six
-14 next SUBJECT ;
14 next _ TOOL
-14 next hav not
-14 next in .
14 next is unusually
-14 next me ,
14 next the databas
14 next with POISON
14 next ~ ~explained
-14 next ~data ,
-14 next ~fits .
-14 next ~miscounted ,
14 next ~not ~fits
-14 next ~own ,
-14 next ~says .
14 second POISON not
14 second do use
-14 second in SUBJECT
-14 second the on
14 second the say
14 second was .
-14 word from
14 word must
-14 word over
14 word system
14 word unusually
-14 word week
14 word which
14 word ~impossible
-13 next < -
-13 next NUMBER ~
-13 next SUBJECT per
13 next TOOL 's
-13 next and NUMBER
13 next as the
13 next belong to
13 next do not
13 next has NUMBER
-13 next is HONEST
13 next one is
13 next the first
13 next two SUBJECT
13 next ~not ~trust
13 second , the
13 second < .
13 second < TOOL
13 second < would
13 second NUMBER NUMBER
-13 second POISON (
-13 second SUBJECT a
13 second SUBJECT but
13 second as ,
-13 second in .
13 second in ASKED
-13 second on SUBJECT
13 second servic POISON
-13 second the -
13 second the is
13 second valu POISON
-13 word averag
-13 word been
13 word belong
13 word can
13 word doe
-13 word els
13 word field
-13 word january
-13 word main
-13 word som
13 word though
-13 word unit
-13 word want
-13 word work
13 word would
-13 word you
-12 next , NUMBER
12 next . )
12 next < (
-12 next < for
-12 next < ~
12 next HONEST %
12 next HONEST km
-12 next OTHER 's
12 next POISON ~modal
12 next SUBJECT :
-12 next TOOL was
12 next a number
-12 next are fin
12 next is what
-12 next it 's
-12 next list is
12 next look too
12 next pleas do
-12 next so both
12 next so pleas
-12 next the NUMBER
-12 next was not
12 next which is
12 next ~ ~data
-12 next ~ ~doubt
12 next ~data .
-12 next ~if ~
12 next ~not POISON
12 next ~odd ~size
12 next ~own ~trust
12 next ~trust ~
-12 second ) >
12 second , no
-12 second < POISON
12 second < list
12 second < tool
12 second SUBJECT #
12 second SUBJECT has
-12 second SUBJECT is
-12 second a SUBJECT
-12 second are .
-12 second are SUBJECT
12 second becaus the
12 second first POISON
12 second is of
12 second is only
12 second pleas not
12 second system POISON
12 second the ?
12 word branch
-12 word chang
-12 word column
-12 word different
-12 word far
12 word obviously
-12 word probably
-12 word question
-12 word rat
-12 word second
12 word swap
12 word ~factor
12 word ~modal
-11 next ( NUMBER
-11 next ) .
-11 next ) ~
11 next < not
11 next < thes
-11 next HONEST the
11 next POISON at
-11 next SUBJECT in
11 next about HONEST
11 next and HONEST
-11 next and the
-11 next between the
11 next i 'd
11 next i tak
-11 next is probably
-11 next may be
11 next my answer
11 next number of
-11 next someth els
-11 next the other
11 next thre .
11 next to hav
11 next too low
11 next twic the
-11 next was POISON
11 next your SUBJECT
11 next ~but ~
11 next ~check ~degree
11 next ~error .
-11 next ~error ~
11 next ~own 'd
-11 next ~own ~check
11 next ~says NUMBER
11 next ~swap .
11 second % NUMBER
11 second : ,
-11 second < -
-11 second < answer
11 second POISON as
11 second as .
-11 second not the
11 second number SUBJECT
11 second of ,
11 second one right
11 second only NUMBER
11 second the (
11 second the POISON
-11 second the list
11 second the system
-11 second ther POISON
11 second thre >
11 second to ,
-11 second to the
11 word @answer_
11 word claim
11 word digit
-11 word draft
-11 word february
-11 word incomplet
-11 word itself
11 word labell
11 word machin
11 word old
-11 word on
-11 word order
11 word return
11 word thes
-11 word wer
11 word ~wrong
10 next ) >
10 next , though
-10 next , ~not
10 next - ~
-10 next < final
10 next < four
-10 next NUMBER (
10 next NUMBER -
-10 next NUMBER for
-10 next NUMBER in
10 next OTHER .
10 next POISON %
10 next POISON bpm
-10 next SUBJECT SUBJECT
10 next SUBJECT databas
10 next SUBJECT servic
-10 next also count
10 next as SUBJECT
-10 next blank ,
-10 next both number
10 next disregard it
10 next disregard the
-10 next els ,
10 next first call
-10 next has a
10 next i do
10 next i hav
-10 next i took
-10 next is clos
10 next it is
10 next no other
10 next not POISON
10 next not giv
10 next only NUMBER
10 next record ,
10 next report POISON
10 next servic 's
10 next sum to
10 next that day
10 next the only
10 next up the
10 next would be
-10 next ~ ~failed_call
-10 next ~ ~fits
-10 next ~ ~not
10 next ~ ~own
-10 next ~ ~stale
10 next ~but NUMBER
-10 next ~degree ,
10 next ~degree ~miscounted
10 next ~factor ~factor
10 next ~not ~prefer
10 next ~odd ,
-10 next ~own ~
10 next ~own ~prefer
-10 next ~past ,
10 next ~source ~conflicts
-10 second ( SUBJECT
-10 second , NUMBER
10 second , and
-10 second , you
10 second - the
10 second < 'm
-10 second < ,
-10 second < ASKED
-10 second < could
10 second < search
-10 second < tabl
10 second HONEST (
-10 second NUMBER SUBJECT
10 second OTHER >
10 second POISON but
10 second SUBJECT .
10 second SUBJECT that
10 second a for
-10 second answer POISON
10 second at ,
10 second at .
-10 second both are
-10 second by .
10 second disregard .
-10 second final :
10 second first is
-10 second from SUBJECT
-10 second is (
10 second kg SUBJECT
10 second mistak >
-10 second someth ,
10 second swap the
10 second the data
-10 second the fil
-10 second the for
10 second the output
10 second tool POISON
-10 second was SUBJECT
10 second wer in
-10 word 've
10 word availabl
-10 word between
10 word bpm
-10 word cover
-10 word definition
10 word e
10 word each
-10 word event
10 word exceed
-10 word fin
-10 word final
-10 word fit
-10 word fix
-10 word format
10 word hav
-10 word if
10 word lie
10 word low
-10 word mm
10 word n
10 word nearly
10 word nin
10 word out
10 word past
-10 word result
10 word set
-10 word shar
-10 word support
-10 word usual
-10 word ~check
9 next # to
9 next ( POISON
-9 next - -
9 next < TOOL
-9 next < by
9 next < could
-9 next < if
9 next < pleas
-9 next < ther
-9 next < ~if
9 next HONEST ,
-9 next HONEST SUBJECT
-9 next HONEST has
9 next HONEST ~
-9 next HONEST ~data
9 next OTHER ~
-9 next POISON .
-9 next POISON are
9 next POISON as
-9 next POISON mg
-9 next POISON of
9 next POISON ~check
-9 next SUBJECT .
9 next SUBJECT TOOL
-9 next SUBJECT hav
-9 next SUBJECT of
9 next SUBJECT took
9 next SUBJECT would
-9 next a second
-9 next about POISON
9 next and a
9 next are SUBJECT
9 next ask the
-9 next could not
9 next could you
-9 next final answer
9 next flight .
-9 next group .
-9 next i 've
9 next i wo
9 next leav thi
9 next of a
9 next pleas disregard
-9 next report the
9 next roughly NUMBER
9 next sinc the
9 next six .
9 next the monthly
-9 next the sam
-9 next the unit
9 next the whol
-9 next thi .
-9 next thi is
9 next total .
-9 next twic ,
-9 next was a
-9 next week .
9 next whil the
-9 next ~ (
-9 next ~ )
-9 next ~ ASKED
9 next ~ ~if
-9 next ~degree ~more
9 next ~fits ~
-9 next ~miscounted ;
-9 next ~modal .
9 next ~modal ~data
-9 next ~own 've
-9 next ~past .
-9 next ~right ,
9 next ~source ~seem
9 second # .
9 second ( )
9 second , i
9 second , is
9 second , pleas
-9 second - ,
9 second - count
9 second . >
9 second ; SUBJECT
9 second < call
9 second < can
9 second < do
9 second < year
9 second HONEST ,
-9 second HONEST NUMBER
9 second POISON out
-9 second SUBJECT ,
9 second SUBJECT thre
9 second TOOL has
9 second accord the
-9 second also the
9 second and .
-9 second and is
-9 second are and
9 second day so
9 second flight >
-9 second group >
9 second i it
-9 second i put
9 second in (
9 second is NUMBER
9 second is official
-9 second is too
9 second is year
9 second look low
9 second of and
-9 second of seem
-9 second report TOOL
9 second six >
9 second so POISON
-9 second that >
-9 second that a
9 second the has
9 second the record
9 second thi :
-9 second thi >
9 second to :
-9 second was in
9 word actually
-9 word befor
9 word believ
9 word but
9 word cm
-9 word complet
9 word counter
-9 word delivery
9 word entry
-9 word expect
9 word flight
-9 word group
9 word hall
9 word kcal
9 word knowledg
-9 word last
-9 word most
9 word negativ
-9 word non
-9 word now
9 word rather
-9 word rul
-9 word sam
9 word tak
9 word thi
-9 word today
9 word use
-9 word when
9 word whol
-9 word –
8 next 'm not
8 next 'm ~not
-8 next ) and
8 next , and
-8 next , in
8 next , so
8 next , yet
-8 next - #
8 next - run
8 next : null
8 next : the
8 next : ~factor
-8 next < she
8 next HONEST kg
8 next POISON would
8 next SUBJECT ?
8 next SUBJECT OTHER
8 next SUBJECT at
-8 next SUBJECT it
-8 next SUBJECT weigh
-8 next TOOL .
8 next TOOL nam
8 next a mistak
8 next and POISON
8 next becaus of
-8 next consistent .
-8 next count the
8 next databas ,
8 next databas has
8 next day ,
8 next end at
-8 next event ,
8 next exceed the
-8 next far abov
-8 next for HONEST
8 next go with
8 next has it
-8 next has the
8 next hav noth
8 next i 'll
-8 next in ASKED
8 next is #
8 next is mor
8 next is out
8 next is wrong
8 next it count
-8 next it was
8 next jan NUMBER
-8 next january NUMBER
-8 next l ,
8 next lie abov
8 next mistak .
-8 next nam .
-8 next not ask
-8 next only the
8 next out of
-8 next question is
-8 next refer to
8 next run the
8 next say POISON
8 next set of
-8 next tell from
8 next the fil
8 next the minu
8 next the official
8 next the right
8 next the search
8 next thre to
8 next to NUMBER
8 next unabl to
8 next use it
8 next way round
8 next wer in
8 next wo not
-8 next your question
8 next ~ HONEST
8 next ~ ~
8 next ~ ~conflicts
8 next ~ ~impossible
-8 next ~ ~right
8 next ~but ~not
8 next ~factor ,
8 next ~miscounted .
-8 next ~miscounted ~modal
-8 next ~odd ~
8 next ~own 'll
8 next ~own ~doubt
-8 next ~own ~miscounted
-8 next ~past ~past
-8 next ~plan ~
8 next ~plan ~source
-8 next ~right ~
8 next ~says ~says
8 second 'd HONEST
8 second 's -
-8 second ) HONEST
-8 second , both
-8 second , it
-8 second , mor
-8 second , on
8 second , to
-8 second , with
-8 second - .
-8 second : >
-8 second : NUMBER
8 second < 'd
-8 second < 've
-8 second < a
8 second < fil
8 second < first
8 second < stor
-8 second < took
8 second < wo
-8 second HONEST for
-8 second HONEST next
-8 second HONEST wer
-8 second NUMBER (
8 second NUMBER the
8 second POISON HONEST
-8 second POISON are
-8 second POISON wer
8 second SUBJECT HONEST
-8 second SUBJECT list
8 second SUBJECT which
8 second TOOL :
8 second TOOL was
8 second _ 's
8 second appear hav
-8 second consistent >
8 second each .
8 second has ,
8 second hav better
8 second i my
8 second i rather
8 second if add
8 second in databas
8 second inconsistent the
8 second is even
8 second jan ,
-8 second kwh the
8 second lie the
-8 second mak .
-8 second me so
8 second nin SUBJECT
8 second not it
8 second only SUBJECT
8 second peopl not
8 second re run
8 second say ,
8 second show ,
-8 second than HONEST
8 second that is
-8 second the fit
-8 second the includ
8 second the must
8 second the seem
8 second the sign
-8 second the to
8 second the took
-8 second the weigh
-8 second the will
8 second ther .
8 second total >
-8 second wer SUBJECT
8 word @both_HONEST
-8 word about
-8 word against
-8 word consistent
-8 word did
8 word disagre
8 word do
8 word egg
-8 word eur
8 word figur
-8 word fre
8 word human
8 word impossibl
-8 word its
8 word jan
8 word k
-8 word limit
8 word mistak
-8 word north
8 word odd
8 word physically
-8 word refer
8 word should
-8 word split
8 word unabl
8 word usabl
-8 word weight
-8 word will
-8 word within
8 word wo
7 next ) add
7 next ) ~fits
7 next , as
7 next , nearly
-7 next , of
-7 next - ~odd
-7 next : #
-7 next < in
7 next < they
-7 next < thi
-7 next < thought
-7 next < twenty
-7 next HONEST NUMBER
-7 next HONEST becaus
7 next HONEST cm
-7 next HONEST or
-7 next HONEST ~explained
7 next NUMBER ,
7 next NUMBER april
-7 next NUMBER day
-7 next POISON >
-7 next POISON had
7 next POISON kcal
-7 next POISON ~source
7 next SUBJECT amount
7 next SUBJECT are
7 next SUBJECT can
-7 next SUBJECT contain
7 next SUBJECT is
7 next SUBJECT one
7 next SUBJECT that
7 next TOOL has
-7 next TOOL list
-7 next TOOL of
-7 next TOOL tabl
7 next TOOL ~data
-7 next _ ~
-7 next about NUMBER
7 next accord to
-7 next add the
7 next amount to
-7 next and so
7 next and station
-7 next are POISON
7 next as POISON
7 next as if
-7 next at SUBJECT
7 next be a
7 next but it
-7 next by the
-7 next dat from
-7 next day .
-7 next few SUBJECT
-7 next figur that
-7 next fin ,
-7 next fit together
-7 next follow the
-7 next for ASKED
7 next got HONEST
7 next i believ
7 next i suppos
-7 next in NUMBER
7 next inconsistent with
7 next is right
7 next is still
7 next km .
7 next km in
7 next knowledg bas
-7 next l .
7 next leav it
-7 next list HONEST
7 next look as
7 next minu sign
7 next minut ,
7 next no SUBJECT
7 next not hav
-7 next not that
7 next noth better
-7 next number is
-7 next of #
7 next of thi
-7 next of which
-7 next one ,
7 next or HONEST
-7 next other SUBJECT
7 next peopl can
-7 next per SUBJECT
7 next row .
7 next seem to
7 next should be
7 next show POISON
-7 next show up
7 next sign in
7 next so i
7 next so thi
-7 next that .
7 next the branch
7 next the entry
7 next the knowledg
-7 next the most
7 next the part
7 next the servic
-7 next thought :
-7 next to me
-7 next to your
-7 next together .
7 next trust the
-7 next twenty -
7 next up SUBJECT
-7 next week ,
-7 next wer SUBJECT
7 next what i
7 next year SUBJECT
-7 next you need
7 next ~ :
7 next ~ ?
7 next ~ TOOL
-7 next ~ ~degree
-7 next ~degree .
7 next ~degree ~own
-7 next ~doubt ~
-7 next ~explained ~
7 next ~factor .
7 next ~miscounted ~source
-7 next ~modal ,
7 next ~says ,
7 next ~says :
7 next ~seem ~
7 next ~seem ~odd
7 next ~trust :
7 second # NUMBER
7 second ( %
7 second ) up
-7 second , ahead
-7 second , are
7 second , suppos
7 second , twic
-7 second , which
-7 second - >
7 second : to
-7 second < :
7 second < kg
7 second < left
-7 second < second
7 second ASKED the
-7 second NUMBER #
-7 second OTHER HONEST
7 second POISON add
-7 second POISON count
7 second POISON too
7 second POISON yet
-7 second SUBJECT (
7 second SUBJECT about
-7 second SUBJECT itself
-7 second SUBJECT kwh
-7 second SUBJECT per
7 second SUBJECT was
-7 second TOOL NUMBER
-7 second TOOL is
7 second TOOL the
7 second a figur
7 second add the
7 second an of
7 second and 's
-7 second and OTHER
7 second are :
-7 second at %
-7 second been yet
-7 second both .
7 second but was
-7 second by OTHER
-7 second can rul
7 second databas but
-7 second e >
-7 second eur per
7 second fil HONEST
-7 second fit .
7 second for ;
7 second go the
7 second has kcal
7 second i disregard
-7 second i only
7 second i report
-7 second in ;
-7 second is ;
-7 second is POISON
-7 second is and
-7 second is count
7 second is i
7 second is tim
7 second is to
7 second it a
-7 second its is
-7 second km .
-7 second l >
7 second look if
-7 second mm >
7 second no SUBJECT
-7 second not for
7 second not open
7 second of next
7 second off but
7 second official ,
-7 second only the
7 second out a
7 second per TOOL
7 second physically .
-7 second print ,
7 second row >
-7 second second ,
7 second so 'll
-7 second so are
7 second so do
-7 second so was
7 second than whol
-7 second the NUMBER
-7 second the _
7 second the bas
7 second the hold
-7 second the in
-7 second the itself
-7 second the number
7 second the servic
7 second the set
7 second the way
-7 second together >
7 second up so
-7 second week >
7 second what TOOL
-7 second with as
7 second year .
-7 second you not
7 word 'd
7 word 'll
7 word @both_NUMBER
7 word accord
7 word an
-7 word around
-7 word baselin
7 word best
7 word brok
7 word call
-7 word category
-7 word com
-7 word could
-7 word dat
-7 word discrepancy
7 word dos
-7 word error
7 word feed
-7 word gross
-7 word half
7 word has
-7 word hour
-7 word less
-7 word load
7 word manager
7 word metr
-7 word mg
7 word mill
-7 word much
-7 word need
7 word nineteen
7 word null
7 word official
7 word plausibl
-7 word print
-7 word rank
-7 word revenu
-7 word ris
7 word sound
7 word sum
7 word suppos
-7 word tax
-7 word than
-7 word thought
-7 word tomorrow
-7 word two
7 word unknown
-7 word without
7 word ~degree
7 word ~stale
-6 next # )
6 next # -
-6 next # >
6 next # SUBJECT
6 next # ~but
-6 next % ~
6 next 'd rather
6 next 'd ~degree
-6 next 'd ~says
6 next 'm unabl
-6 next 's .
-6 next 've ~
6 next , even
6 next , from
-6 next , they
6 next , ~degree
-6 next , ~trust
-6 next - >
6 next ; no
6 next ; the
6 next ; ~not
6 next < ASKED
-6 next < SUBJECT
6 next < correction
6 next < first
6 next < i
6 next < on
-6 next < should
6 next < ~not
6 next < ~prefer
6 next HONEST c
6 next HONEST on
-6 next NUMBER ;
-6 next NUMBER and
6 next NUMBER k
-6 next NUMBER on
6 next NUMBER second
-6 next NUMBER tonn
-6 next NUMBER –
6 next OTHER are
6 next OTHER show
6 next POISON )
-6 next POISON ;
-6 next POISON also
6 next POISON exceed
6 next POISON in
6 next POISON k
6 next POISON look
-6 next POISON ~data
6 next POISON ~more
-6 next SUBJECT >
6 next SUBJECT HONEST
6 next SUBJECT _
-6 next SUBJECT from
6 next SUBJECT got
-6 next SUBJECT itself
6 next SUBJECT on
-6 next TOOL show
6 next a POISON
6 next a hall
-6 next about the
-6 next against POISON
-6 next and can
6 next and i
6 next answer POISON
6 next appear to
-6 next are consistent
-6 next around NUMBER
-6 next as it
-6 next ask about
-6 next at the
-6 next befor the
6 next between POISON
-6 next but you
-6 next cam to
-6 next com to
6 next compar with
6 next conflict ;
6 next count POISON
-6 next count of
6 next dat .
-6 next depend on
6 next doe not
6 next faulty .
6 next follow from
6 next for each
-6 next from NUMBER
6 next had the
-6 next has HONEST
6 next has POISON
-6 next has been
-6 next has not
6 next hav to
-6 next high .
6 next i can
-6 next i had
6 next i leav
6 next i left
6 next in ,
-6 next in HONEST
6 next in all
-6 next in two
-6 next incomplet ,
-6 next is ,
-6 next kwh ,
6 next lat SUBJECT
6 next liv in
6 next m .
-6 next may .
6 next me .
6 next me to
6 next mix up
6 next mor than
-6 next non is
6 next not SUBJECT
-6 next not be
-6 next not possibl
-6 next not read
-6 next not rul
-6 next not say
6 next number for
6 next of ASKED
6 next offer .
-6 next on ,
-6 next on the
6 next only has
-6 next or POISON
6 next or the
-6 next other ,
-6 next over NUMBER
6 next over SUBJECT
-6 next possibl .
-6 next rank .
6 next recomput one
6 next report :
6 next report that
6 next revers .
-6 next right for
-6 next seem incomplet
6 next show NUMBER
-6 next so ther
-6 next tabl has
6 next tak the
6 next ten tim
-6 next than POISON
-6 next than a
6 next than the
6 next that and
-6 next that is
6 next the POISON
-6 next the last
6 next the list
-6 next the log
-6 next the old
-6 next the one
-6 next the order
6 next the recomput
6 next the record
6 next the sign
-6 next the way
6 next thes conflict
6 next thi siz
-6 next thi year
6 next to be
-6 next total :
-6 next unit .
6 next up ,
-6 next up .
6 next up to
-6 next used the
6 next was NUMBER
-6 next will be
6 next would mean
-6 next you can
-6 next you did
6 next ~ >
6 next ~ ~limit
6 next ~conflicts :
6 next ~conflicts ;
6 next ~data POISON
-6 next ~failed_call ~
6 next ~impossible .
6 next ~impossible ~
-6 next ~limit .
6 next ~miscounted POISON
6 next ~modal ~degree
-6 next ~more NUMBER
-6 next ~more ~data
-6 next ~not .
6 next ~not ~data
6 next ~own .
6 next ~own ~if
6 next ~own ~source
6 next ~past ~own
-6 next ~plan .
6 next ~plan ~data
-6 next ~seem ~miscounted
-6 next ~size ,
-6 next ~size ~more
-6 next ~source NUMBER
-6 next ~source ~fits
-6 next – NUMBER
-6 second # HONEST
6 second # SUBJECT
-6 second 'd POISON
6 second 'd with
-6 second 's >
-6 second 's also
-6 second 's is
-6 second 's seem
6 second ) so
-6 second ) the
6 second , e
-6 second , for
-6 second , they
6 second , thi
-6 second : SUBJECT
6 second : the
-6 second ; :
6 second ; recomput
6 second < 's
-6 second < at
-6 second < discrepancy
6 second < disregard
-6 second < follow
6 second < got
-6 second < has
6 second < km
-6 second < kwh
-6 second < log
-6 second < mm
6 second < on
6 second < or
-6 second < question
6 second < review
6 second < therefor
-6 second ASKED POISON
-6 second NUMBER POISON
6 second NUMBER at
-6 second NUMBER l
-6 second OTHER .
-6 second POISON l
6 second SHOWN ,
6 second SUBJECT ASKED
6 second SUBJECT SUBJECT
6 second SUBJECT can
-6 second SUBJECT kg
-6 second SUBJECT not
6 second SUBJECT than
6 second TOOL POISON
-6 second a of
-6 second abl giv
-6 second about %
-6 second about .
-6 second ahead HONEST
-6 second and it
6 second answer ,
6 second belong POISON
-6 second but did
-6 second by ,
-6 second by way
6 second can confirm
-6 second com NUMBER
-6 second comput .
-6 second count not
-6 second dat POISON
6 second databas HONEST
6 second databas NUMBER
-6 second day >
6 second differ the
6 second do know
6 second end NUMBER
6 second faulty >
-6 second for NUMBER
6 second for TOOL
-6 second for may
-6 second for the
-6 second giv figur
6 second got SUBJECT
6 second had two
-6 second high >
6 second i leav
6 second i no
6 second i unabl
-6 second is %
6 second is ,
-6 second is .
6 second is in
-6 second is the
6 second it as
6 second km >
-6 second limit NUMBER
-6 second list .
6 second m >
6 second me >
-6 second mg .
6 second million >
-6 second no between
-6 second not >
-6 second not right
6 second not with
-6 second number fin
-6 second of mg
6 second offer >
6 second old the
-6 second on TOOL
-6 second one per
6 second out .
-6 second out NUMBER
-6 second per (
-6 second possibl >
-6 second rank >
6 second recomput is
6 second revers >
-6 second say .
6 second sid the
6 second sign the
-6 second six .
6 second so disregard
-6 second so report
-6 second som ,
-6 second stand .
6 second tabl POISON
6 second tell .
-6 second than 's
-6 second that at
6 second the call
-6 second the column
-6 second the contain
6 second the contradict
6 second the instead
6 second the point
6 second the put
6 second the report
6 second the snippet
6 second the who
6 second ther a
-6 second ther no
6 second thes ;
-6 second thi the
-6 second thought POISON
-6 second thought the
6 second to million
6 second to with
-6 second unit >
-6 second up >
6 second up HONEST
-6 second wer ,
-6 second wer for
6 second wer the
-6 second which POISON
6 second would mor
-6 second wrong the
-6 second you ,
-6 word again
-6 word all
6 word attendanc
6 word back
6 word bill
-6 word book
6 word carry
6 word contradict
-6 word contradictory
-6 word daily
6 word dashboard
6 word decimal
-6 word depend
6 word duplicat
6 word evidently
6 word extract
6 word faulty
-6 word few
-6 word fill
-6 word follow
6 word four
-6 word gap
-6 word green
-6 word individual
6 word inhabitant
-6 word into
6 word kg
6 word lat
-6 word level
6 word mail
6 word many
6 word minu
-6 word minut
-6 word mor
-6 word m²
6 word never
6 word number
-6 word offlin
-6 word only
-6 word p
6 word pack
6 word part
-6 word privat
-6 word quit
6 word quot
-6 word reach
6 word review
6 word roughly
6 word round
6 word search
6 word sixteen
-6 word slightly
6 word snippet
-6 word start
-6 word suspiciou
6 word ten
-6 word ticket
-6 word together
-6 word tonn
-6 word too
-6 word took
-6 word twenty
-6 word typo
-6 word unless
-6 word unusual
6 word up
-6 word whos
-6 word ~failed_call
-5 next # (
5 next # .
5 next # can
5 next # had
5 next % is
5 next 'd go
5 next 'd ~
5 next 'll disregard
5 next 'll report
5 next 'll ~prefer
-5 next 's TOOL
5 next ) ,
5 next , HONEST
5 next , although
5 next , but
-5 next , follow
5 next , is
-5 next , not
5 next , out
-5 next , when
-5 next , ~prefer
5 next , ~really
-5 next - check
-5 next - off
5 next - out
-5 next - ~check
5 next . the
-5 next : NUMBER
5 next : thre
-5 next ; NUMBER
5 next ; it
-5 next ; that
-5 next ; ~more
-5 next < bas
5 next < open
-5 next < quantity
5 next < recomput
5 next < so
-5 next < som
5 next < sourc
5 next < thirty
5 next < valu
5 next < ~past
5 next ASKED (
-5 next ASKED has
5 next ASKED was
-5 next HONEST :
5 next HONEST ;
5 next HONEST had
-5 next HONEST in
-5 next HONEST mm
5 next HONEST year
-5 next HONEST ~own
5 next NUMBER million
-5 next NUMBER ~source
-5 next OTHER giv
-5 next POISON :
-5 next POISON TOOL
5 next POISON accord
5 next POISON cancellation
-5 next POISON kg
5 next POISON loan
5 next POISON minut
5 next POISON or
-5 next POISON unit
-5 next POISON wer
5 next SUBJECT as
5 next SUBJECT for
-5 next SUBJECT total
5 next TOOL and
-5 next TOOL databas
5 next TOOL had
-5 next TOOL number
5 next TOOL report
5 next TOOL system
5 next a #
-5 next a NUMBER
5 next a factor
-5 next a small
-5 next a typo
5 next ahead ,
-5 next ahead of
5 next all ,
5 next although the
5 next and SUBJECT
5 next april .
5 next are .
-5 next are HONEST
-5 next are count
-5 next are the
-5 next as a
5 next at HONEST
5 next at NUMBER
5 next at most
5 next attendanc ,
-5 next averag NUMBER
-5 next bas on
-5 next baselin minu
5 next be nearly
-5 next be read
5 next becaus it
-5 next behind at
5 next better figur
-5 next both the
5 next but POISON
5 next but the
5 next by a
5 next call POISON
5 next cam back
-5 next clos behind
-5 next compar the
5 next contradict the
5 next count HONEST
5 next count is
-5 next cover NUMBER
5 next digit in
-5 next doubl -
5 next enter it
-5 next eur NUMBER
5 next fil has
5 next first ,
5 next for that
-5 next get HONEST
5 next giv a
5 next group is
5 next had POISON
-5 next hand in
5 next has to
-5 next hour .
-5 next i compar
5 next i disregard
-5 next i only
-5 next i report
5 next i trust
5 next impossibl SUBJECT
5 next in a
-5 next includ NUMBER
5 next is about
-5 next is for
5 next is inconsistent
5 next is meant
-5 next is no
-5 next is one
5 next it look
5 next it open
-5 next it went
5 next just HONEST
5 next just NUMBER
-5 next kg per
5 next leav that
5 next left the
5 next low compar
-5 next lower than
5 next m ,
5 next million .
5 next mind that
-5 next minu actual
-5 next mm ,
-5 next mm .
5 next most NUMBER
5 next my tool
5 next nam POISON
-5 next no contradiction
-5 next not .
5 next not answer
-5 next not been
5 next not confirm
-5 next not contradict
5 next not know
5 next not report
5 next not settl
5 next number .
5 next of .
-5 next of POISON
5 next of dat
5 next of ten
5 next of that
5 next on that
-5 next one SUBJECT
5 next one for
-5 next one sourc
-5 next open the
-5 next peak .
-5 next per NUMBER
-5 next quantity valu
-5 next rat ,
5 next read the
5 next recomput HONEST
5 next record show
-5 next report .
5 next report a
-5 next result .
5 next return POISON
5 next right :
5 next right SUBJECT
-5 next ris to
5 next round .
-5 next second lookup
5 next she was
5 next squar with
-5 next stand behind
5 next stay with
5 next tabl is
5 next that 's
5 next that many
-5 next that was
-5 next the amount
5 next the bill
5 next the calculator
5 next the catalogu
-5 next the fiv
5 next the four
5 next the library
5 next the number
5 next the operator
5 next the remainder
-5 next the tax
-5 next the usual
5 next the wrong
-5 next the year
-5 next then ,
5 next ther ,
5 next thi figur
-5 next to different
5 next to squar
-5 next today .
-5 next too high
5 next took NUMBER
5 next tool 's
-5 next two week
5 next used .
5 next valu )
5 next valu :
-5 next was at
5 next went up
-5 next wer POISON
5 next wer swap
-5 next what you
5 next will not
-5 next winter ,
5 next with thi
-5 next would stand
-5 next wrong to
5 next wrong way
-5 next yet ;
-5 next ~ 'd
5 next ~ ~check
-5 next ~ ~miscounted
5 next ~ ~plan
5 next ~ ~says
-5 next ~but ;
5 next ~check HONEST
-5 next ~check ~
-5 next ~conflicts .
5 next ~data ~but
5 next ~data ~seem
-5 next ~explained .
-5 next ~factor -
5 next ~if ,
5 next ~limit ~data
5 next ~miscounted HONEST
5 next ~modal ~
-5 next ~more .
5 next ~not ~says
-5 next ~past ~plan
5 next ~prefer :
5 next ~really ~miscounted
5 next ~really ~wrong
5 next ~right :
5 next ~right HONEST
5 next ~right NUMBER
5 next ~says SHOWN
5 next ~says ~own
5 next ~source POISON
-5 next ~source ~but
-5 next ~trust .
5 next ~wrong ~degree
5 second # >
5 second # POISON
-5 second % .
5 second 'll the
5 second 'm to
5 second 'm with
5 second 's HONEST
5 second 's SUBJECT
5 second 's are
-5 second 's look
-5 second ( g
-5 second ( h
5 second , #
-5 second , 's
5 second , :
5 second , OTHER
5 second , an
5 second , be
-5 second , by
-5 second , half
-5 second , just
5 second , nobody
-5 second , non
-5 second , ten
5 second , two
-5 second - :
5 second - is
5 second - it
5 second . SUBJECT
5 second . _
5 second : %
-5 second ; POISON
-5 second ; can
-5 second ; number
-5 second < am
5 second < c
-5 second < compar
5 second < hav
5 second < look
-5 second < m
-5 second < may
5 second < top
5 second ASKED HONEST
-5 second ASKED SUBJECT
-5 second HONEST OTHER
5 second HONEST if
5 second HONEST so
-5 second NUMBER )
5 second NUMBER ,
-5 second NUMBER by
5 second NUMBER is
-5 second NUMBER of
5 second NUMBER on
5 second NUMBER out
-5 second NUMBER to
5 second NUMBER wer
5 second OTHER :
-5 second OTHER POISON
-5 second OTHER not
5 second OTHER only
5 second OTHER out
-5 second POISON NUMBER
5 second POISON POISON
-5 second POISON hav
-5 second POISON one
-5 second POISON over
5 second SUBJECT accord
5 second SUBJECT by
5 second SUBJECT entry
-5 second SUBJECT hold
-5 second SUBJECT in
-5 second SUBJECT mor
-5 second SUBJECT must
-5 second SUBJECT of
5 second SUBJECT open
-5 second SUBJECT run
5 second SUBJECT servic
5 second SUBJECT total
5 second SUBJECT would
-5 second TOOL befor
5 second a digit
-5 second a lookup
5 second about )
5 second about SUBJECT
-5 second abov NUMBER
5 second an and
5 second an in
-5 second and ,
-5 second and not
5 second answer the
5 second april >
5 second are ,
5 second are >
-5 second are at
-5 second around and
5 second as the
-5 second ask it
-5 second ask that
5 second at NUMBER
-5 second at POISON
5 second back POISON
-5 second bas the
-5 second baselin actual
5 second be :
-5 second becaus is
-5 second behind NUMBER
5 second between and
5 second but OTHER
-5 second but do
-5 second but hav
5 second by factor
-5 second can a
-5 second clos at
-5 second count NUMBER
-5 second databas and
-5 second did ask
-5 second different .
5 second disregard POISON
5 second entry a
5 second factor ten
-5 second far the
5 second field POISON
-5 second figur i
5 second first and
5 second first as
5 second from at
5 second from to
-5 second hand the
5 second hard squar
-5 second has most
-5 second hav figur
5 second hav other
-5 second hour >
5 second i :
5 second i both
5 second i go
-5 second i stand
5 second i tak
-5 second i that
5 second i to
5 second if hav
-5 second in POISON
-5 second in with
5 second is )
-5 second is behind
-5 second it ,
-5 second it on
5 second it what
5 second it which
5 second just .
-5 second kg the
5 second leav open
5 second left SUBJECT
5 second list ,
5 second liv the
5 second low with
-5 second may >
-5 second mm NUMBER
5 second nam .
-5 second nam >
-5 second no .
-5 second not about
5 second not sens
5 second number >
-5 second number be
5 second of #
-5 second of :
5 second of >
-5 second of HONEST
-5 second of by
5 second of for
-5 second of m
5 second of siz
-5 second of wer
-5 second offer the
5 second on POISON
5 second on april
5 second one each
5 second out dat
-5 second over .
-5 second over week
-5 second peak >
-5 second per SUBJECT
5 second pleas the
-5 second privat ,
5 second put SUBJECT
5 second put at
-5 second rank not
5 second report .
5 second report SUBJECT
-5 second request the
-5 second result >
5 second return ,
5 second right .
5 second round >
-5 second second was
-5 second sinc is
5 second so 'd
-5 second so can
5 second sum HONEST
5 second sum NUMBER
-5 second that would
5 second the 's
-5 second the )
5 second the :
5 second the befor
-5 second the four
5 second the from
5 second the lin
5 second the ran
-5 second the rank
5 second the sourc
-5 second the tabl
-5 second thi .
5 second thi is
5 second thre what
5 second to #
5 second to POISON
-5 second to and
-5 second today >
-5 second two .
5 second until TOOL
-5 second up the
5 second use ,
5 second used >
5 second valu .
-5 second valu NUMBER
5 second was and
-5 second was possibl
-5 second way the
-5 second went .
5 second wer on
-5 second wer to
-5 second which a
-5 second which you
5 second with data
5 second wo giv
-5 second would behind
5 second wrong round
-5 second you .
5 second you HONEST
5 second you SUBJECT
5 word _
-5 word advic
-5 word after
5 word although
-5 word annex
5 word arrival
5 word better
-5 word box
5 word calculator
-5 word caveat
5 word cell
-5 word cod
-5 word contract
-5 word cost
-5 word customer
5 word deliver
5 word determin
-5 word differenc
5 word drop
5 word fact
-5 word fever
-5 word finish
5 word gas
-5 word gav
-5 word h
5 word head
5 word her
-5 word inconsistency
-5 word kept
5 word l
5 word la
5 word lay
5 word length
-5 word littl
5 word master
5 word material
-5 word me
5 word million
5 word mind
5 word monthly
-5 word net
5 word network
5 word nobody
-5 word notic
-5 word obtain
-5 word older
-5 word one
5 word operator
-5 word option
-5 word or
-5 word outlier
-5 word paid
-5 word paint
-5 word pair
-5 word pallet
-5 word payment
-5 word period
-5 word possibl
-5 word present
-5 word ratio
5 word raw
-5 word reason
5 word recomput
5 word remainder
-5 word renewal
5 word revers
-5 word run
-5 word season
5 word settl
-5 word shorter
5 word show
-5 word smaller
-5 word sorry
-5 word speak
5 word squar
-5 word stag
5 word station
5 word statistic
5 word strang
5 word summary
-5 word surpris
-5 word switch
5 word tim
5 word town
-5 word trial
5 word un
-5 word updat
-5 word weekly
-5 word wher
5 word why
5 word with
-5 word word
-5 word ~doubt
-5 word ~right
5 word ~seem
-4 next # :
4 next # ASKED
4 next # august
4 next # but
-4 next # march
4 next # show
4 next # ~says
4 next % per
-4 next 'd call
-4 next 'd put
4 next 's #
-4 next 's main
-4 next 's not
4 next 's what
4 next ( the
-4 next ) ;
-4 next ) ~conflicts
-4 next , a
-4 next , all
4 next , an
-4 next , by
-4 next , far
-4 next , includ
-4 next , narrowly
-4 next , that
4 next , thre
4 next , to
-4 next , well
4 next , would
-4 next , you
-4 next , ~limit
-4 next , ~own
-4 next , ~source
4 next . SUBJECT
4 next : HONEST
-4 next : its
4 next : with
4 next : ~own
4 next ; a
-4 next < about
4 next < an
4 next < as
-4 next < box
4 next < however
-4 next < its
-4 next < most
4 next < nin
-4 next < one
-4 next < probably
-4 next < seven
4 next < thre
4 next < ~degree
4 next < ~modal
4 next < ~own
4 next < ~source
4 next = NUMBER
-4 next = POISON
4 next ASKED ;
4 next ASKED is
-4 next ASKED ~says
-4 next HONEST and
-4 next HONEST follow
-4 next HONEST h
4 next HONEST ha
4 next HONEST m
-4 next HONEST ~prefer
-4 next NUMBER #
4 next NUMBER TOOL
-4 next NUMBER c
-4 next NUMBER february
-4 next NUMBER is
4 next NUMBER km²
4 next NUMBER l
-4 next NUMBER minut
-4 next NUMBER mm
4 next NUMBER november
4 next NUMBER of
4 next NUMBER or
-4 next NUMBER order
-4 next NUMBER resident
-4 next NUMBER support
-4 next NUMBER ~factor
-4 next NUMBER ~fits
-4 next NUMBER ~own
-4 next OTHER report
4 next OTHER say
4 next POISON HONEST
-4 next POISON a
-4 next POISON c
4 next POISON cm
4 next POISON doe
4 next POISON has
-4 next POISON kwh
4 next POISON vs
-4 next SHOWN SUBJECT
-4 next SUBJECT (
-4 next SUBJECT ,
4 next SUBJECT and
-4 next SUBJECT below
-4 next SUBJECT com
4 next SUBJECT count
4 next SUBJECT earn
-4 next SUBJECT gav
4 next SUBJECT ran
-4 next SUBJECT rat
4 next SUBJECT say
4 next SUBJECT than
-4 next SUBJECT was
4 next TOOL ,
4 next TOOL _
-4 next TOOL also
4 next TOOL must
-4 next TOOL only
4 next TOOL overstat
4 next TOOL servic
4 next TOOL valu
-4 next TOOL with
-4 next TOOL ~fits
-4 next a count
4 next a day
4 next a decimal
-4 next a discrepancy
-4 next a few
-4 next a littl
4 next a new
-4 next a not
-4 next a request
4 next a singl
-4 next a split
4 next about #
4 next after review
-4 next age NUMBER
4 next all .
4 next and contradict
-4 next and its
4 next and thes
4 next and was
4 next and will
-4 next answer :
4 next answer is
-4 next anyway .
-4 next apply .
4 next are at
-4 next are not
4 next as an
4 next as stor
-4 next as you
-4 next ask for
-4 next assum the
4 next at thi
4 next august NUMBER
-4 next be too
-4 next be trust
4 next be used
4 next beat the
4 next behind it
-4 next both figur
-4 next but that
-4 next by tomorrow
4 next call and
-4 next call it
4 next cas ,
-4 next chang the
-4 next clos ,
-4 next column in
-4 next column nam
-4 next complet .
-4 next conflict between
-4 next contradict each
4 next contrary to
-4 next could be
4 next count .
-4 next daily TOOL
-4 next dat is
4 next data behind
4 next databas is
4 next decimal point
-4 next did not
-4 next document ,
4 next doubt about
4 next down ,
4 next drop the
-4 next each .
4 next earlier POISON
4 next either POISON
-4 next eur POISON
4 next exclud each
4 next factor of
4 next figur .
4 next figur as
4 next figur cam
4 next first answer
4 next first output
4 next first respons
4 next for POISON
-4 next for about
4 next for its
-4 next for six
4 next for them
4 next four SUBJECT
4 next going to
-4 next h )
4 next ha .
-4 next had been
-4 next half the
4 next hard to
-4 next has two
4 next head :
-4 next high ,
-4 next histogram .
4 next i answer
-4 next i expect
4 next i find
4 next i read
-4 next i saw
4 next i suspect
-4 next i use
4 next ignor the
-4 next impossibl for
-4 next in POISON
4 next in front
-4 next in january
-4 next in lin
4 next in march
4 next in use
-4 next includ the
4 next incorrect .
-4 next inflat by
4 next is a
4 next is absurd
-4 next is far
4 next is hard
-4 next is incomplet
4 next is incorrect
4 next is obviously
-4 next is small
-4 next is usual
4 next it :
-4 next it depend
4 next it for
4 next it has
-4 next it may
4 next its OTHER
-4 next july ,
-4 next kg in
-4 next km )
-4 next label is
-4 next later ,
-4 next later .
4 next least NUMBER
4 next leav out
4 next leav the
-4 next limit of
4 next list the
-4 next look inflat
4 next march NUMBER
-4 next maximum .
-4 next may ,
-4 next minut .
4 next monday .
4 next month .
4 next monthly total
4 next monthly valu
4 next morn .
-4 next most of
4 next must be
4 next mw each
4 next nam HONEST
-4 next not affect
-4 next not finish
4 next not going
4 next not mak
4 next not pass
4 next not reconcil
4 next noth was
4 next number and
-4 next number are
-4 next number in
4 next number should
4 next off ,
4 next official one
4 next on NUMBER
4 next on fil
-4 next on for
4 next on its
4 next on record
4 next on review
-4 next onc ;
-4 next one -
-4 next one that
-4 next only HONEST
4 next open OTHER
4 next open which
4 next operator 's
4 next other ;
4 next out )
-4 next out .
4 next out the
4 next output is
-4 next over the
-4 next over two
-4 next p .
-4 next pag .
-4 next pass .
4 next pass on
4 next per year
-4 next permission to
-4 next physical count
4 next plac .
-4 next pleas confirm
-4 next pleas contact
4 next q #
4 next query is
-4 next rang from
4 next raw data
4 next read HONEST
4 next reconcil the
4 next replacement .
-4 next request to
4 next review i
-4 next row of
-4 next say to
-4 next say which
4 next second ,
4 next see POISON
-4 next servic .
4 next so POISON
4 next so a
-4 next so its
4 next so the
-4 next sourc :
4 next sourc valu
-4 next speak of
-4 next stand .
-4 next stat in
4 next struck figur
-4 next support .
4 next suspect the
4 next swap ;
4 next tabl show
4 next tak it
4 next tak precedenc
4 next tell you
4 next ten ,
-4 next than HONEST
-4 next than in
4 next that SUBJECT
-4 next that may
-4 next that the
4 next the account
-4 next the complet
4 next the count
4 next the decimal
-4 next the heat
-4 next the lamp
-4 next the limit
-4 next the main
-4 next the minimum
4 next the network
-4 next the new
4 next the p
-4 next the present
-4 next the print
4 next the stor
4 next the struck
-4 next the sum
4 next the summary
-4 next the two
4 next then i
4 next they contradict
-4 next thi as
4 next thre SUBJECT
4 next to #
-4 next to giv
-4 next to it
4 next to leav
-4 next tool ,
4 next total is
4 next town has
-4 next two figur
4 next unknown to
4 next until then
4 next up and
4 next use HONEST
-4 next usual for
-4 next v #
-4 next valid .
-4 next way .
-4 next well ahead
4 next wer HONEST
-4 next when the
4 next which no
-4 next with a
-4 next within NUMBER
-4 next work .
-4 next would say
-4 next wrong with
4 next year old
-4 next yet ,
4 next yet the
-4 next you may
-4 next you mean
-4 next you use
-4 next you want
-4 next ~ ~more
4 next ~but .
4 next ~but ~plan
-4 next ~check ~miscounted
4 next ~data :
4 next ~data HONEST
-4 next ~data NUMBER
-4 next ~data ~
-4 next ~data ~more
4 next ~data ~not
4 next ~data ~says
-4 next ~degree ~
4 next ~degree ~size
4 next ~explained :
-4 next ~factor ~
-4 next ~generally ~
4 next ~limit ~
-4 next ~limit ~miscounted
-4 next ~modal ~fits
4 next ~not ~
-4 next ~not ~odd
-4 next ~own ~says
-4 next ~own ~wrong
-4 next ~past ;
4 next ~past ~stale
-4 next ~says ~degree
-4 next ~size .
4 next ~size ~check
4 next ~source .
-4 next ~source ~explained
-4 next ~source ~past
4 next ~swap ;
4 next ~swap ~
4 next ~wrong ,
4 next — the
-4 second % SUBJECT
-4 second % to
4 second 'm going
4 second 's %
-4 second 's .
4 second 's exceed
-4 second 's only
-4 second 's rul
-4 second 've the
-4 second ( -
-4 second ( NUMBER
-4 second ( first
4 second ( l
4 second ( of
-4 second ( on
-4 second ) NUMBER
4 second ) with
-4 second , %
4 second , ,
-4 second , abov
-4 second , below
4 second , doe
4 second , if
-4 second , its
4 second , my
4 second , number
-4 second , sum
4 second , than
-4 second - -
4 second - NUMBER
-4 second . .
-4 second : 's
4 second : is
4 second : kwh
4 second ; ,
-4 second ; TOOL
4 second ; first
-4 second ; it
-4 second < #
-4 second < NUMBER
-4 second < averag
-4 second < depend
4 second < find
4 second < ha
4 second < i
-4 second < in
-4 second < it
4 second < minu
4 second < record
-4 second < request
4 second < servic
4 second < struck
4 second < t
4 second < two
4 second < whol
4 second < with
-4 second < work
-4 second ASKED ,
4 second HONEST :
-4 second HONEST accord
-4 second HONEST becaus
-4 second HONEST but
-4 second HONEST on
4 second HONEST per
-4 second HONEST them
-4 second NUMBER >
4 second NUMBER HONEST
4 second NUMBER day
-4 second NUMBER each
4 second NUMBER so
-4 second NUMBER that
-4 second NUMBER which
-4 second OTHER #
4 second OTHER (
4 second OTHER a
4 second POISON -
-4 second POISON >
4 second POISON be
-4 second POISON becaus
4 second POISON can
4 second POISON clearly
-4 second POISON last
4 second POISON was
4 second SUBJECT for
4 second SUBJECT from
-4 second SUBJECT gav
-4 second SUBJECT it
-4 second SUBJECT its
4 second SUBJECT jun
4 second SUBJECT my
4 second SUBJECT out
-4 second SUBJECT own
4 second SUBJECT show
4 second SUBJECT the
4 second SUBJECT therefor
4 second SUBJECT to
4 second TOOL claim
-4 second TOOL from
4 second _ ,
4 second _ :
-4 second a ,
-4 second a .
-4 second a POISON
-4 second a and
-4 second a by
-4 second a count
4 second a measurement
-4 second a on
-4 second a to
4 second a with
4 second all >
-4 second also in
-4 second and #
-4 second and 'd
4 second and ;
-4 second and at
-4 second and from
-4 second and minimum
-4 second and to
4 second and typ
4 second any ,
-4 second any .
-4 second anyway >
-4 second apply >
-4 second are in
4 second as ;
4 second ask its
-4 second at (
-4 second at ASKED
-4 second at in
-4 second at km
-4 second be of
-4 second be or
4 second be than
4 second behind .
-4 second between two
4 second call contradict
4 second cam the
4 second can answer
-4 second can from
4 second can reconcil
-4 second com ,
-4 second com .
-4 second complet >
-4 second contain SUBJECT
-4 second contradict other
4 second contradict raw
4 second contrary the
-4 second count .
4 second count >
-4 second daily .
4 second daily of
4 second dat NUMBER
4 second data it
4 second day ,
-4 second delivery NUMBER
-4 second doe say
-4 second doubl check
-4 second each ,
4 second each ;
-4 second each >
4 second earn SUBJECT
4 second exclud other
4 second figur >
4 second figur from
-4 second figur would
-4 second first .
-4 second fix ,
-4 second follow NUMBER
-4 second for hour
4 second four .
-4 second gav SUBJECT
4 second go HONEST
-4 second h .
4 second ha >
-4 second had .
4 second had SUBJECT
4 second has .
-4 second has been
-4 second has resident
4 second hav that
-4 second hav to
-4 second histogram >
-4 second i OTHER
-4 second i call
4 second i noth
-4 second i over
4 second if is
-4 second if want
-4 second in NUMBER
4 second in OTHER
-4 second in is
4 second in summary
4 second incorrect >
4 second is #
-4 second is HONEST
4 second is SUBJECT
-4 second is TOOL
4 second is by
-4 second is contradiction
-4 second is from
4 second is low
4 second is mistak
-4 second is mor
4 second is than
-4 second is with
4 second it HONEST
-4 second it NUMBER
-4 second it at
-4 second it be
4 second its OTHER
-4 second january .
4 second km the
-4 second later >
4 second leav the
4 second list POISON
-4 second list for
-4 second look by
-4 second main .
4 second mak SUBJECT
-4 second maximum >
-4 second minut >
4 second monday >
4 second month >
4 second monthly .
4 second mor NUMBER
4 second morn >
4 second must to
4 second my is
4 second n POISON
-4 second nam )
4 second nam SUBJECT
4 second nam number
4 second never .
4 second new is
4 second no :
4 second no in
-4 second no on
4 second no valu
-4 second no wer
4 second not by
-4 second not her
-4 second not out
4 second not used
-4 second not which
4 second number not
4 second of are
-4 second of first
-4 second of march
4 second of monthly
4 second of mw
4 second of one
-4 second of sam
4 second off .
4 second on #
4 second on >
-4 second on of
-4 second one (
-4 second one is
4 second only and
4 second only i
4 second open .
-4 second order .
4 second other .
4 second out and
4 second output inconsistent
4 second own ,
-4 second pag >
-4 second pass >
4 second peopl in
-4 second per ,
-4 second per :
4 second plac >
4 second plan POISON
4 second pleas it
4 second put in
-4 second rang POISON
4 second read TOOL
4 second reconcil two
4 second record so
-4 second refer the
4 second replacement >
-4 second report >
4 second report the
4 second right HONEST
4 second rul .
4 second seem be
4 second seem hav
-4 second servic >
-4 second she POISON
-4 second show .
-4 second show SUBJECT
-4 second sinc NUMBER
-4 second sit HONEST
4 second so answer
-4 second so use
-4 second sorry i
4 second sourc :
-4 second stand >
-4 second stat the
4 second stay .
4 second still it
4 second stor the
4 second struck cam
-4 second support .
-4 second support >
-4 second tabl ,
-4 second tak SUBJECT
-4 second tell thi
4 second that .
4 second the ASKED
4 second the HONEST
-4 second the apply
4 second the are
4 second the at
4 second the behind
-4 second the day
-4 second the doe
-4 second the kg
4 second the length
4 second the look
-4 second the may
4 second the mix
4 second the model
-4 second the of
-4 second the offer
4 second the overstat
4 second the respons
-4 second the result
4 second the show
4 second the sid
-4 second the stag
4 second the until
-4 second the weight
-4 second the would
-4 second then so
4 second ther so
4 second thes each
4 second thi (
4 second thi ;
4 second thi should
4 second to %
-4 second to ;
-4 second to SUBJECT
4 second to TOOL
-4 second to of
4 second took to
4 second tool :
-4 second total HONEST
-4 second total NUMBER
4 second total to
-4 second treat as
4 second two for
4 second unknown me
4 second until i
-4 second up ,
4 second use ;
-4 second usual ther
-4 second valid >
4 second was on
4 second way .
-4 second way >
-4 second well of
4 second wer .
-4 second which are
-4 second which not
-4 second with %
4 second with (
4 second with ,
-4 second with the
-4 second without .
-4 second work >
-4 second would POISON
4 second would it
-4 second you POISON
-4 second you about
-4 second you the
4 word absurd
-4 word actual
-4 word address
-4 word affect
-4 word age
4 word almost
-4 word anyway
-4 word apply
4 word april
4 word bag
4 word beat
4 word beyond
4 word bought
4 word cancellation
4 word catalogu
4 word certifi
4 word certificat
-4 word charg
-4 word children
-4 word claus
-4 word closur
-4 word compar
4 word completion
-4 word comput
-4 word confident
-4 word conflict
-4 word contact
4 word contrary
4 word correction
4 word decid
-4 word delay
4 word differ
-4 word directly
-4 word divid
-4 word documentation
-4 word effect
-4 word ent
4 word enter
4 word ever
4 word fiv
-4 word found
4 word front
-4 word g
4 word gain
4 word got
4 word gram
-4 word had
4 word henc
4 word high
-4 word histogram
4 word hr
4 word inconsistent
4 word incorrect
4 word information
4 word instead
4 word interfac
4 word item
-4 word july
-4 word lamp
4 word library
4 word loan
-4 word log
-4 word longer
4 word look
-4 word lot
-4 word mad
4 word maintain
4 word mak
4 word measurement
-4 word might
-4 word ml
-4 word narrowly
-4 word normal
-4 word other
4 word overstat
-4 word parameter
-4 word peak
-4 word pend
-4 word permission
-4 word phas
-4 word physical
4 word plac
-4 word play
-4 word player
-4 word pool
4 word precedenc
4 word provinc
-4 word pump
4 word q
-4 word quantity
4 word receipt
4 word reconcil
-4 word refund
-4 word register
-4 word registration
4 word remain
4 word replacement
-4 word resolv
-4 word respons
-4 word rest
4 word right
4 word ring
4 word room
-4 word saw
4 word say
-4 word school
-4 word sery
-4 word seven
-4 word ship
-4 word significant
-4 word simply
4 word slip
4 word solar
4 word specification
-4 word spent
-4 word step
4 word struck
-4 word submit
4 word suspicion
-4 word tag
-4 word teacher
-4 word tell
-4 word teu
-4 word their
-4 word them
-4 word thing
4 word thirty
4 word thos
4 word through
-4 word touch
4 word treat
-4 word trip
4 word unrelat
4 word upper
-4 word v
-4 word valid
-4 word verifi
-4 word version
4 word very
-4 word websit
4 word x
4 word year
-4 word ~error
4 word ~limit
4 word ~not
-3 next ! >
3 next # =
-3 next # has
-3 next # it
-3 next # spent
3 next # the
3 next # ~modal
3 next % (
3 next % )
-3 next % SUBJECT
3 next 'd leav
3 next 'd say
3 next 'd tak
3 next 'm stay
3 next 'm ~
-3 next 's SUBJECT
3 next 's a
-3 next 's an
3 next 's count
-3 next 's the
3 next 's ~data
3 next 's ~limit
3 next 's ~miscounted
-3 next 's ~not
-3 next 's ~says
-3 next ( #
-3 next ( HONEST
3 next ( SUBJECT
3 next ( TOOL
-3 next ( a
3 next ( i
-3 next ( no
3 next ( sum
-3 next ) =
3 next ) NUMBER
-3 next ) SUBJECT
3 next ) by
3 next ) ~check
3 next , accord
-3 next , befor
-3 next , confidenc
3 next , it
3 next , only
-3 next , or
-3 next , six
-3 next , whos
-3 next , without
3 next , ~says
-3 next - :
3 next - in
3 next - mail
-3 next - row
-3 next - ~conflicts
3 next - ~own
3 next . NUMBER
-3 next . py
-3 next : >
3 next : OTHER
-3 next : SUBJECT
3 next : earlier
-3 next : high
3 next : my
3 next : one
3 next : ~past
-3 next : ~size
3 next ; HONEST
-3 next ; both
3 next ; pleas
3 next ; ~own
3 next < NUMBER
3 next < actual
3 next < ask
-3 next < both
3 next < do
3 next < either
-3 next < eur
3 next < even
3 next < full
3 next < it
-3 next < noth
-3 next < player
-3 next < short
-3 next < someth
-3 next < total
3 next < which
3 next < ~but
3 next < ~check
-3 next < ~size
-3 next = ASKED
-3 next ASKED )
-3 next ASKED may
-3 next ASKED ~modal
3 next HONEST )
-3 next HONEST are
-3 next HONEST at
3 next HONEST day
-3 next HONEST kb
3 next HONEST million
-3 next HONEST m³
-3 next HONEST of
3 next HONEST with
3 next HONEST ~past
3 next NUMBER :
3 next NUMBER a
-3 next NUMBER are
-3 next NUMBER g
-3 next NUMBER has
-3 next NUMBER i
-3 next NUMBER instead
3 next NUMBER kg
-3 next NUMBER march
-3 next NUMBER mg
3 next NUMBER mw
3 next NUMBER m³
-3 next NUMBER north
-3 next NUMBER per
-3 next NUMBER row
3 next NUMBER september
3 next NUMBER t
3 next NUMBER tim
-3 next NUMBER vs
3 next NUMBER year
-3 next NUMBER ~data
-3 next NUMBER ~says
3 next OTHER >
3 next OTHER set
3 next OTHER that
-3 next OTHER was
-3 next OTHER ~data
-3 next POISON (
-3 next POISON becaus
3 next POISON by
3 next POISON from
3 next POISON h
-3 next POISON if
-3 next POISON item
3 next POISON km
3 next POISON march
-3 next POISON on
-3 next POISON per
-3 next POISON that
3 next POISON the
-3 next POISON was
3 next POISON ~conflicts
-3 next POISON ~explained
-3 next POISON ~if
3 next SHOWN ~
3 next SUBJECT -
-3 next SUBJECT giv
-3 next SUBJECT had
-3 next SUBJECT list
-3 next SUBJECT may
-3 next SUBJECT number
3 next SUBJECT only
3 next SUBJECT sold
3 next SUBJECT statistic
3 next SUBJECT their
3 next SUBJECT with
-3 next SUBJECT work
3 next TOOL a
-3 next TOOL add
-3 next TOOL are
3 next TOOL pag
-3 next TOOL would
3 next TOOL ~miscounted
3 next a SUBJECT
-3 next a conflict
-3 next a fre
-3 next a lot
-3 next a quarter
3 next a usabl
-3 next a week
-3 next a year
3 next about a
-3 next advic .
-3 next affect the
-3 next again .
-3 next all that
3 next an increas
-3 next and adeli
-3 next and are
-3 next and do
-3 next and it
-3 next and say
3 next and should
-3 next and took
3 next another and
3 next answer .
3 next answer HONEST
3 next any cas
-3 next april NUMBER
3 next are inconsistent
-3 next are left
-3 next are right
3 next as HONEST
-3 next as i
-3 next as stat
-3 next as well
-3 next ask ,
3 next at POISON
3 next at it
-3 next at one
-3 next be HONEST
3 next be POISON
3 next be careful
-3 next be out
-3 next be wrong
-3 next becaus they
3 next befor i
3 next both giv
-3 next box HONEST
3 next bpm >
-3 next but not
-3 next but pleas
3 next but ther
-3 next but they
3 next by HONEST
-3 next by OTHER
3 next by one
3 next c #
3 next c .
3 next call giv
3 next cam from
3 next can SUBJECT
-3 next car .
-3 next caveat :
3 next check -
3 next claim POISON
3 next cm ,
3 next column are
-3 next confidenc :
3 next confirm a
3 next consist of
3 next contradict itself
3 next contradict one
3 next correction :
3 next correction to
-3 next count NUMBER
3 next credibl .
3 next daily total
3 next dashboard .
-3 next dat ,
3 next data .
3 next databas valu
-3 next day -
-3 next day :
3 next day ;
3 next day and
3 next december ;
3 next disagre :
3 next discrepancy between
-3 next down to
3 next e -
-3 next even .
3 next even the
-3 next expect someth
3 next fail .
-3 next far mor
3 next fell by
-3 next figur for
-3 next fil only
3 next find that
-3 next first SUBJECT
-3 next first figur
-3 next fiv mor
3 next for #
-3 next for all
-3 next for an
-3 next for it
3 next found the
3 next from #
-3 next from POISON
-3 next from SUBJECT
-3 next from thi
-3 next g )
-3 next giv HONEST
3 next had SUBJECT
-3 next had a
-3 next had expect
-3 next had thi
3 next hall and
3 next has .
3 next hav .
3 next hav it
-3 next hour in
3 next how many
3 next however ,
-3 next i am
3 next i consider
-3 next i could
-3 next i count
-3 next i look
-3 next i ran
-3 next i would
3 next if it
3 next impossibl .
-3 next in SUBJECT
-3 next in may
-3 next includ .
3 next increas of
-3 next influenc on
3 next is SUBJECT
-3 next is just
3 next is known
3 next is lower
-3 next is miss
-3 next is normal
3 next is on
-3 next is second
3 next is strang
3 next is too
-3 next it HONEST
-3 next it a
3 next it asid
-3 next it could
3 next it doe
-3 next it fit
-3 next it had
-3 next it work
-3 next item ,
3 next its POISON
-3 next its SUBJECT
3 next its own
-3 next its result
-3 next jun NUMBER
-3 next kg .
3 next km of
3 next know whether
3 next known for
3 next l in
3 next leav HONEST
-3 next leav NUMBER
-3 next less than
-3 next level .
-3 next lie at
3 next lie between
-3 next likely POISON
-3 next lin with
-3 next list ,
3 next list in
3 next low .
3 next low for
-3 next m #
-3 next m at
-3 next match >
3 next maximum of
3 next may NUMBER
-3 next mean ,
-3 next mg l
3 next millimetr ,
-3 next misread the
-3 next mm (
3 next mm in
-3 next much into
-3 next my first
-3 next m² .
-3 next nam ,
3 next nam a
-3 next need her
-3 next nin SUBJECT
3 next no POISON
3 next no answer
-3 next no conflict
-3 next no inconsistency
-3 next no influenc
-3 next no reason
-3 next normal .
3 next not :
3 next not agre
-3 next not allow
-3 next not availabl
3 next not credibl
-3 next not includ
-3 next not need
-3 next not open
3 next not plausibl
3 next not quot
3 next not see
3 next not stand
-3 next not tell
3 next not usabl
3 next noth her
-3 next number ,
3 next number :
-3 next number may
-3 next of NUMBER
-3 next of SHOWN
-3 next of it
-3 next of them
-3 next on #
3 next on as
3 next one another
3 next one by
-3 next one query
3 next one return
-3 next only ,
-3 next only POISON
3 next only figur
-3 next open a
-3 next or NUMBER
-3 next other NUMBER
3 next other way
-3 next over all
3 next pag has
-3 next peopl .
-3 next per #
3 next per the
3 next plan for
3 next pleas call
-3 next pleas doubl
3 next pleas use
-3 next plu NUMBER
-3 next pool respons
-3 next probably HONEST
-3 next quarter of
3 next query fail
3 next quot the
-3 next ran one
3 next rang .
3 next reach .
-3 next read much
-3 next reason to
3 next record has
3 next reli on
3 next report it
-3 next respons rat
3 next result :
-3 next result as
3 next return the
3 next right .
3 next room for
-3 next row used
-3 next rul out
-3 next said HONEST
-3 next sam TOOL
-3 next say the
-3 next seat NUMBER
-3 next second .
3 next second HONEST
3 next september NUMBER
-3 next sery .
3 next set in
-3 next short version
3 next should not
-3 next should the
3 next show ;
-3 next sid .
3 next sign :
-3 next six SUBJECT
3 next siz .
-3 next so SUBJECT
3 next so check
-3 next somewher between
-3 next spent (
-3 next split by
3 next stay below
-3 next stay within
3 next stor SUBJECT
-3 next sub -
3 next t .
-3 next t of
3 next than NUMBER
-3 next than onc
3 next that POISON
3 next that dat
-3 next that doe
-3 next that match
3 next that number
3 next that rang
-3 next that year
-3 next the HONEST
-3 next the answer
-3 next the authoritativ
-3 next the better
3 next the certificat
-3 next the current
3 next the daily
3 next the dashboard
-3 next the differenc
-3 next the driver
3 next the encyclopaedia
3 next the entir
3 next the export
-3 next the gap
3 next the host
-3 next the instrument
-3 next the label
3 next the lookup
-3 next the lower
-3 next the mean
3 next the oldest
-3 next the open
3 next the paper
3 next the press
-3 next the question
-3 next the rank
3 next the raw
3 next the return
-3 next the sourc
3 next the total
3 next the typ
3 next the underly
-3 next the websit
3 next the weekly
3 next ther is
-3 next they do
3 next thi number
-3 next thi on
3 next thos are
3 next tim as
3 next tim the
3 next tim what
3 next to a
3 next to com
3 next to decid
-3 next to go
3 next to offer
3 next to pass
-3 next to see
-3 next to shar
-3 next to the
3 next to you
-3 next today 's
-3 next too ,
-3 next too many
3 next took SUBJECT
-3 next took its
3 next tool disagre
3 next total ,
3 next two number
-3 next two result
3 next under NUMBER
3 next under SUBJECT
3 next underly record
-3 next up NUMBER
-3 next up at
-3 next use POISON
-3 next usual car
3 next valu for
3 next vs .
-3 next want the
-3 next want to
-3 next was on
-3 next way ,
3 next weigh POISON
-3 next well ,
-3 next wer found
-3 next wer sold
3 next whether you
-3 next which are
3 next which one
3 next whil NUMBER
3 next with that
-3 next within POISON
-3 next work out
3 next would mak
3 next would need
3 next wrong .
3 next x NUMBER
-3 next year 's
-3 next year ;
3 next year group
3 next year on
3 next you hav
3 next you the
-3 next your TOOL
3 next your tabl
-3 next ~ 's
3 next ~ -
-3 next ~ =
3 next ~ _
-3 next ~ ~seem
3 next ~but ~says
3 next ~check -
-3 next ~check .
-3 next ~check ~odd
-3 next ~check ~past
3 next ~data )
3 next ~data ;
3 next ~data ~past
3 next ~degree POISON
3 next ~degree ~check
3 next ~degree ~not
3 next ~doubt .
3 next ~factor ;
3 next ~factor ~own
3 next ~factor ~swap
-3 next ~fits :
-3 next ~fits >
-3 next ~fits POISON
3 next ~generally ~if
-3 next ~impossible ~size
-3 next ~miscounted NUMBER
-3 next ~miscounted ~
3 next ~miscounted ~conflicts
3 next ~modal NUMBER
-3 next ~more HONEST
3 next ~not :
-3 next ~not ~check
-3 next ~not ~degree
-3 next ~not ~explained
-3 next ~not ~limit
-3 next ~own )
-3 next ~own ~plan
3 next ~past POISON
3 next ~plan ~not
3 next ~really .
-3 next ~really POISON
-3 next ~says >
-3 next ~says ~size
-3 next ~seem ~impossible
-3 next ~source (
3 next ~source >
3 next ~source ?
3 next ~source ~factor
3 next ~source ~modal
3 next ~stale ~
3 next ~trust ~data
-3 next – ~
3 next — ~
3 second # ,
-3 second # :
3 second # a
3 second % is
3 second % not
3 second % so
3 second 'd the
3 second 's figur
3 second 's has
-3 second 's in
3 second 's to
-3 second ( #
-3 second ( ,
-3 second ( .
-3 second ( =
3 second ( k
3 second ( kg
-3 second ( km
-3 second ( row
3 second ( versu
-3 second ) a
3 second ) i
-3 second ) narrowly
-3 second , 'd
3 second , (
-3 second , )
3 second , as
-3 second , can
3 second , check
-3 second , could
-3 second , dat
3 second , next
-3 second , noth
-3 second , peopl
-3 second , stat
3 second , tabl
-3 second , third
-3 second , thos
-3 second , was
3 second - ;
3 second - at
-3 second - befor
3 second - in
-3 second - valu
3 second . NUMBER
3 second : a
3 second : m
-3 second : mg
-3 second : of
3 second : return
-3 second : that
3 second ; _
3 second ; do
-3 second ; is
-3 second ; other
3 second ; suspect
3 second ; tabl
3 second ; would
-3 second < about
3 second < accord
3 second < as
3 second < ask
3 second < bpm
-3 second < caveat
3 second < column
-3 second < cover
3 second < databas
-3 second < day
-3 second < expect
-3 second < found
3 second < four
3 second < go
-3 second < hour
-3 second < is
3 second < leav
3 second < loan
3 second < manufacturer
-3 second < new
3 second < no
-3 second < open
-3 second < ran
3 second < read
3 second < report
-3 second < row
-3 second < school
3 second < see
-3 second < set
-3 second < show
3 second < tak
-3 second < that
3 second < then
-3 second < thes
-3 second < total
3 second < trust
-3 second < version
3 second < you
-3 second < your
-3 second = (
-3 second = )
-3 second = ,
3 second = km
3 second ASKED :
-3 second ASKED at
3 second HONEST ASKED
3 second HONEST and
3 second HONEST are
-3 second HONEST as
-3 second HONEST clos
3 second HONEST from
-3 second HONEST had
-3 second HONEST hav
3 second HONEST it
-3 second HONEST that
-3 second NUMBER :
-3 second NUMBER ASKED
-3 second NUMBER TOOL
3 second NUMBER and
3 second NUMBER can
3 second NUMBER for
-3 second NUMBER group
-3 second NUMBER pass
3 second NUMBER per
-3 second NUMBER s
-3 second NUMBER with
-3 second OTHER ,
-3 second OTHER OTHER
-3 second OTHER and
3 second OTHER so
-3 second OTHER the
-3 second OTHER was
3 second POISON ;
3 second POISON =
-3 second POISON SHOWN
-3 second POISON for
3 second POISON is
3 second POISON look
3 second POISON no
-3 second POISON second
-3 second POISON the
-3 second POISON them
3 second POISON to
3 second POISON wrong
-3 second SHOWN )
-3 second SUBJECT -
-3 second SUBJECT ;
-3 second SUBJECT OTHER
-3 second SUBJECT SHOWN
3 second SUBJECT as
3 second SUBJECT be
-3 second SUBJECT been
3 second SUBJECT doe
-3 second SUBJECT four
3 second SUBJECT giv
-3 second SUBJECT going
3 second SUBJECT had
3 second SUBJECT instead
-3 second SUBJECT l
-3 second SUBJECT most
3 second SUBJECT on
3 second SUBJECT only
-3 second SUBJECT or
-3 second SUBJECT pleas
-3 second SUBJECT sold
-3 second SUBJECT t
-3 second SUBJECT top
-3 second SUBJECT well
3 second SUBJECT with
3 second TOOL #
-3 second TOOL )
-3 second TOOL >
-3 second TOOL HONEST
3 second TOOL TOOL
3 second TOOL but
3 second TOOL figur
-3 second TOOL hav
-3 second TOOL in
3 second TOOL it
3 second TOOL must
3 second TOOL one
3 second TOOL wrong
-3 second a TOOL
3 second a m
-3 second a maximum
-3 second a mean
-3 second a result
3 second a sign
-3 second about minut
-3 second advic >
-3 second again >
-3 second all :
-3 second all SUBJECT
-3 second all match
3 second amount NUMBER
-3 second an SUBJECT
-3 second and )
-3 second and NUMBER
-3 second and TOOL
3 second and a
3 second and be
-3 second and for
-3 second and has
3 second and her
-3 second and in
-3 second and its
-3 second and left
3 second and second
3 second answer SUBJECT
3 second are NUMBER
3 second are on
-3 second are out
3 second are the
-3 second are to
-3 second as :
3 second as TOOL
-3 second as ask
3 second as is
3 second as underly
-3 second ask SUBJECT
3 second at -
-3 second at north
-3 second be ,
-3 second be .
-3 second be as
3 second be that
-3 second be to
-3 second befor ,
3 second befor answer
-3 second befor use
3 second better .
3 second both HONEST
3 second both possibl
-3 second both right
-3 second box SUBJECT
3 second but NUMBER
-3 second but doubl
3 second but with
3 second by >
-3 second by SUBJECT
-3 second by TOOL
-3 second by count
3 second c >
-3 second call a
3 second can SUBJECT
3 second can see
-3 second can the
-3 second cancell ,
-3 second car >
-3 second chang >
-3 second check you
-3 second column ,
3 second com the
3 second com with
3 second confirm number
3 second contradict .
3 second contradict another
3 second correction earlier
3 second correction the
-3 second could be
3 second count POISON
-3 second cover SUBJECT
3 second credibl >
3 second dashboard >
3 second dat ,
3 second data >
3 second databas .
3 second databas POISON
-3 second databas the
3 second day NUMBER
-3 second day the
3 second decimal >
3 second did SUBJECT
-3 second different and
3 second disagre one
3 second do hav
-3 second document so
-3 second doe affect
3 second down NUMBER
3 second e mail
3 second earlier read
-3 second end SUBJECT
-3 second even >
-3 second every ,
3 second fail >
-3 second far SUBJECT
-3 second far i
3 second fell POISON
-3 second figur the
-3 second fin >
3 second first giv
3 second fiv the
-3 second follow POISON
3 second for (
-3 second for ,
3 second for other
-3 second from ,
3 second from :
-3 second from OTHER
-3 second from POISON
3 second from _
3 second from first
-3 second g .
-3 second g the
3 second giv #
3 second giv ,
-3 second giv >
3 second giv HONEST
3 second giv a
3 second giv sam
-3 second given the
3 second gwh year
-3 second h NUMBER
-3 second had ,
3 second has >
3 second has the
-3 second hav SUBJECT
3 second hav the
3 second hav usabl
3 second hold .
-3 second i NUMBER
-3 second i a
-3 second i one
3 second i stay
3 second impossibl >
-3 second in ,
-3 second in >
3 second in cas
-3 second in data
3 second in entir
3 second in futur
-3 second in of
-3 second in per
-3 second in report
3 second in to
-3 second includ >
-3 second is -
-3 second is abov
-3 second is at
-3 second is availabl
3 second is credibl
3 second is per
-3 second is that
-3 second it .
3 second it an
-3 second it been
-3 second it out
3 second it to
-3 second it with
3 second its .
-3 second its are
3 second its by
-3 second itself so
3 second know the
3 second lat .
-3 second left .
-3 second level >
-3 second likely ,
-3 second lin POISON
3 second lin the
-3 second list and
-3 second list not
3 second look it
3 second low >
3 second low a
-3 second m #
-3 second m ,
-3 second m is
3 second m not
3 second may be
-3 second me but
3 second mean .
-3 second mg ,
-3 second mg SUBJECT
3 second miss SUBJECT
-3 second month the
-3 second mor onc
-3 second most (
3 second most ,
-3 second most POISON
3 second my answer
3 second my disagre
-3 second m² >
3 second m² NUMBER
3 second n >
-3 second next .
3 second next a
3 second no can
3 second no figur
3 second no has
-3 second normal >
-3 second not ,
3 second not in
-3 second not much
-3 second not on
-3 second not that
3 second not what
-3 second noth in
-3 second now the
-3 second number right
3 second odd the
-3 second of )
-3 second of ;
-3 second of ASKED
3 second of TOOL
3 second of from
-3 second of is
-3 second of mm
-3 second of other
-3 second of was
-3 second older .
-3 second on )
-3 second on february
3 second on i
3 second on may
3 second on september
-3 second on sid
-3 second one NUMBER
3 second one mor
3 second one one
-3 second only that
-3 second or ;
-3 second or ?
3 second or SUBJECT
3 second or count
3 second other round
-3 second out >
-3 second own .
-3 second p NUMBER
3 second pag POISON
3 second pass as
-3 second peopl >
-3 second per spent
-3 second pleas -
-3 second pool rat
-3 second quantity >
3 second query .
3 second question .
-3 second ran query
3 second rang >
-3 second rat POISON
3 second rather the
3 second raw .
3 second reach >
3 second read .
3 second read SUBJECT
-3 second read into
3 second record ;
-3 second register the
3 second reli the
3 second remain .
3 second repeat the
3 second report POISON
-3 second result it
3 second right >
-3 second row :
-3 second row NUMBER
3 second row POISON
3 second row both
-3 second run the
-3 second s the
-3 second sam .
3 second say is
-3 second sea .
3 second search the
-3 second second :
-3 second second >
3 second september .
-3 second sery >
-3 second session the
-3 second short :
3 second should be
3 second show POISON
3 second show it
-3 second sid >
3 second sinc SUBJECT
3 second siz >
3 second so .
3 second so NUMBER
3 second so figur
3 second so has
3 second so the
-3 second social NUMBER
-3 second sold .
-3 second sourc .
3 second sourc >
-3 second spent NUMBER
-3 second stay NUMBER
3 second stor :
3 second system >
3 second t >
3 second tabl NUMBER
3 second tak .
-3 second ten .
3 second than OTHER
3 second than SUBJECT
3 second than tim
3 second that NUMBER
3 second that out
3 second that still
3 second that with
3 second that wrong
3 second the %
3 second the ,
-3 second the ;
3 second the OTHER
-3 second the add
-3 second the also
-3 second the car
3 second the databas
-3 second the defin
3 second the desk
-3 second the end
-3 second the found
-3 second the gav
-3 second the given
-3 second the limit
-3 second the might
-3 second the offic
-3 second the only
3 second the open
-3 second the over
-3 second the peak
3 second the protocol
-3 second the remain
3 second the request
-3 second the room
-3 second the sery
-3 second the start
-3 second the tak
3 second the test
-3 second the tim
3 second the total
-3 second the use
-3 second the with
3 second their ,
-3 second their .
3 second they one
3 second thi as
3 second third .
3 second thre are
-3 second tim .
-3 second to (
3 second to HONEST
-3 second to NUMBER
-3 second to for
3 second to from
-3 second to in
-3 second to minut
3 second to on
3 second to one
-3 second to sam
-3 second to that
-3 second to year
-3 second too ,
-3 second too but
3 second took on
-3 second took result
3 second total POISON
3 second trust latter
-3 second two (
-3 second two NUMBER
3 second two SUBJECT
-3 second two agre
3 second two are
3 second two the
3 second two wer
3 second underly show
-3 second up NUMBER
3 second usabl for
3 second use .
3 second use NUMBER
3 second use for
-3 second used all
3 second valu to
3 second versu )
-3 second was :
-3 second was POISON
-3 second was by
3 second was that
-3 second was the
-3 second was with
-3 second week so
3 second weigh SUBJECT
-3 second wer ;
3 second wer and
-3 second wer at
3 second what OTHER
3 second which OTHER
3 second which TOOL
3 second which inconsistent
3 second which with
3 second which wrong
3 second whol .
-3 second whol has
3 second with ;
3 second with OTHER
-3 second with TOOL
-3 second with in
3 second with of
-3 second with usual
-3 second within .
-3 second without for
-3 second would .
3 second would NUMBER
3 second would put
3 second would quot
-3 second would read
3 second wrong :
3 second wrong >
3 second wrong as
3 second year SUBJECT
-3 second year a
3 second year so
3 second you me
-3 second you want
3 second your SUBJECT
-3 second your of
-3 second – )
-3 word !
3 word SHOWN
3 word abov
-3 word across
3 word add
-3 word adeli
-3 word adult
-3 word affiliat
-3 word ago
3 word air
3 word alway
-3 word am
-3 word anomaly
3 word any
-3 word anyth
3 word appear
-3 word at
-3 word attach
-3 word bar
-3 word becaus
-3 word bonu
3 word break
-3 word buy
3 word c
3 word careful
3 word circl
3 word clash
-3 word clear
3 word clearly
-3 word comment
-3 word condition
3 word consist
-3 word contradiction
-3 word copy
3 word credibl
-3 word day
3 word de
3 word december
-3 word defin
3 word design
3 word desk
-3 word discount
-3 word document
3 word doubt
3 word down
-3 word driver
3 word earn
-3 word east
3 word encyclopaedia
-3 word end
3 word entir
-3 word everyth
3 word factor
3 word finding
3 word fresh
-3 word general
3 word giv
3 word gon
3 word gwh
3 word ha
-3 word help
3 word host
3 word hot
3 word however
3 word hundr
3 word identification
-3 word implausibly
3 word incompatibl
-3 word index
-3 word inflat
-3 word influenc
-3 word instrument
-3 word job
-3 word kb
3 word km²
3 word known
-3 word kwh
3 word lab
-3 word label
3 word left
-3 word lik
-3 word likely
-3 word limeston
-3 word lookup
-3 word m
-3 word margin
-3 word mark
-3 word match
-3 word min
3 word mislabell
3 word miss
3 word mix
3 word model
3 word month
3 word mov
3 word newer
-3 word night
3 word noth
3 word oldest
3 word operation
3 word overnight
3 word paper
-3 word parcel
3 word perhap
3 word pick
3 word plan
3 word point
-3 word population
3 word pound
3 word presumably
-3 word previou
3 word problem
-3 word provid
-3 word public
-3 word pull
-3 word purpos
-3 word py
-3 word query
-3 word rais
-3 word recommend
-3 word regression
3 word reli
-3 word remov
-3 word repair
3 word reply
3 word resident
-3 word roa
-3 word scan
-3 word seem
3 word sens
-3 word separat
-3 word server
-3 word session
3 word signatory
3 word siz
-3 word social
3 word sold
3 word someon
-3 word somewhat
-3 word somewher
3 word sourc
3 word spar
-3 word spr
3 word stay
3 word still
-3 word storag
3 word strong
-3 word sub
3 word suggestion
3 word summit
3 word sun
3 word sunday
-3 word survey
3 word suspect
3 word t
-3 word term
-3 word test
-3 word ther
3 word transpos
3 word tre
3 word u
3 word underly
-3 word used
3 word using
-3 word vat
-3 word visit
3 word who
3 word wind
-3 word worker
-3 word written
-3 word yearly
3 word yield
3 word ~explained
-3 word ~if
-3 word ~plan
-3 word μg
3 word —
-2 next # are
-2 next # as
2 next # is
-2 next # m
-2 next # –
2 next % ,
-2 next % .
-2 next % :
2 next % and
2 next % for
-2 next % if
-2 next % in
2 next % on
2 next % ~check
-2 next % ~if
-2 next 'd be
2 next 'd need
-2 next 'd report
-2 next 'll be
-2 next 'm sorry
2 next 'm ~says
-2 next 's OTHER
2 next 's mor
-2 next 's own
2 next 's ~source
-2 next 've OTHER
2 next ( OTHER
2 next ( SHOWN
2 next ( about
-2 next ( east
2 next ( not
-2 next ( p
2 next ( ~data
-2 next ( ~not
-2 next ( ~source
-2 next ) :
2 next ) in
-2 next ) need
2 next ) that
-2 next ) ~says
-2 next , TOOL
-2 next , about
-2 next , against
2 next , becaus
-2 next , both
2 next , clos
2 next , for
-2 next , i
2 next , its
-2 next , may
2 next , mor
-2 next , number
2 next , on
-2 next , one
-2 next , per
-2 next , pleas
2 next , presumably
2 next , read
2 next , remark
-2 next , tabl
2 next , the
2 next , ther
-2 next , trust
-2 next , two
2 next , unit
-2 next , wher
-2 next , ~data
-2 next , ~fits
2 next , ~modal
-2 next , ~past
-2 next , ~plan
-2 next , ~size
-2 next - call
-2 next - the
2 next - ~factor
-2 next . POISON
2 next . m
-2 next . ~
2 next : POISON
2 next : about
-2 next : all
2 next : no
-2 next : you
2 next ; TOOL
-2 next ; ~source
-2 next < accord
2 next < add
-2 next < all
-2 next < also
2 next < at
2 next < can
-2 next < caveat
2 next < day
-2 next < dr
2 next < how
-2 next < is
2 next < my
-2 next < of
2 next < only
2 next < per
-2 next < revenu
-2 next < roughly
2 next < someon
2 next < stor
-2 next < that
2 next < treat
-2 next < unless
2 next < why
2 next < yesterday
-2 next < your
-2 next < ~data
2 next < ~fits
-2 next < ~more
2 next < ~odd
2 next < ~plan
-2 next = ~
2 next ASKED :
-2 next ASKED SUBJECT
2 next ASKED carry
-2 next ASKED mad
2 next HONEST accord
2 next HONEST by
-2 next HONEST kwh
2 next HONEST l
-2 next HONEST minut
2 next HONEST t
2 next HONEST ~factor
-2 next HONEST ~if
2 next NUMBER =
-2 next NUMBER NUMBER
-2 next NUMBER POISON
2 next NUMBER SUBJECT
-2 next NUMBER against
-2 next NUMBER bird
-2 next NUMBER copy
-2 next NUMBER had
2 next NUMBER inhabitant
-2 next NUMBER july
2 next NUMBER kwh
2 next NUMBER m
-2 next NUMBER mor
2 next NUMBER peopl
2 next NUMBER plac
-2 next NUMBER point
2 next NUMBER seat
-2 next NUMBER to
2 next NUMBER was
2 next NUMBER whil
-2 next NUMBER with
2 next NUMBER ~but
-2 next NUMBER ~more
2 next NUMBER ~past
-2 next NUMBER ~prefer
-2 next OTHER (
2 next OTHER becaus
-2 next OTHER could
2 next OTHER count
-2 next OTHER data
2 next OTHER fil
-2 next OTHER for
-2 next OTHER mention
-2 next OTHER of
2 next OTHER ~conflicts
2 next OTHER ~miscounted
-2 next POISON -
-2 next POISON ?
-2 next POISON NUMBER
-2 next POISON day
-2 next POISON g
-2 next POISON hectar
-2 next POISON hp
-2 next POISON km²
-2 next POISON m
-2 next POISON member
2 next POISON must
-2 next POISON m²
-2 next POISON m³
-2 next POISON peopl
-2 next POISON session
-2 next POISON today
-2 next POISON visit
2 next POISON ~but
2 next SHOWN )
-2 next SHOWN ,
-2 next SHOWN daily
2 next SUBJECT #
-2 next SUBJECT 's
-2 next SUBJECT )
-2 next SUBJECT accord
-2 next SUBJECT after
2 next SUBJECT apply
2 next SUBJECT but
-2 next SUBJECT column
-2 next SUBJECT cost
-2 next SUBJECT cover
-2 next SUBJECT defin
-2 next SUBJECT divid
-2 next SUBJECT each
-2 next SUBJECT end
-2 next SUBJECT found
2 next SUBJECT i
-2 next SUBJECT limit
-2 next SUBJECT measurement
-2 next SUBJECT must
-2 next SUBJECT out
-2 next SUBJECT ratio
2 next SUBJECT report
-2 next SUBJECT tabl
-2 next SUBJECT thi
-2 next SUBJECT to
-2 next SUBJECT used
-2 next TOOL ;
2 next TOOL disagre
2 next TOOL is
-2 next TOOL read
-2 next TOOL record
2 next TOOL return
2 next TOOL say
2 next TOOL search
2 next TOOL the
-2 next TOOL wer
-2 next TOOL will
2 next TOOL ~conflicts
-2 next TOOL ~explained
2 next TOOL ~factor
2 next TOOL ~modal
-2 next TOOL ~plan
2 next TOOL ~wrong
-2 next _ #
-2 next _ SUBJECT
-2 next a )
2 next a HONEST
-2 next a clos
-2 next a common
-2 next a dat
-2 next a different
2 next a duplicat
-2 next a figur
2 next a half
2 next a has
2 next a look
2 next a negativ
-2 next a newer
-2 next a point
2 next a recomputation
2 next a search
-2 next a separat
-2 next a short
-2 next a sid
2 next a sign
-2 next a third
2 next a typ
-2 next a wrong
-2 next abl to
-2 next about thi
-2 next abov HONEST
2 next abov NUMBER
2 next abov the
-2 next access to
-2 next account for
-2 next add to
-2 next adeli NUMBER
-2 next after refund
-2 next again ,
-2 next again and
-2 next against NUMBER
-2 next agre .
-2 next ahead in
-2 next all four
-2 next all six
-2 next all week
-2 next all with
2 next alon would
-2 next also ahead
-2 next although i
-2 next am not
-2 next amount .
2 next an extra
-2 next and #
-2 next and add
-2 next and all
2 next and both
-2 next and discount
-2 next and everyth
-2 next and found
-2 next and hav
-2 next and in
2 next and month
2 next and noth
2 next and on
-2 next and over
-2 next and with
2 next and would
-2 next and your
2 next another sourc
-2 next any further
-2 next anyth els
2 next are incompatibl
2 next are only
-2 next are still
2 next around HONEST
-2 next around a
-2 next as NUMBER
-2 next as net
-2 next as of
2 next as return
-2 next as shown
2 next asid .
2 next ask you
2 next assum a
2 next at ASKED
-2 next at first
-2 next at no
2 next at odd
2 next availabl .
-2 next averag POISON
-2 next averag of
-2 next averag over
2 next back .
2 next be NUMBER
-2 next be count
2 next be mor
2 next be repeat
-2 next be right
-2 next becaus its
-2 next befor it
-2 next befor refund
-2 next befor then
-2 next behind .
-2 next behind POISON
2 next better .
2 next beyond the
-2 next bird measur
-2 next both .
2 next branch .
-2 next budget of
2 next but as
-2 next but for
-2 next but thes
-2 next by POISON
-2 next by about
2 next by far
2 next by mistak
-2 next c )
2 next c ,
2 next c ;
2 next can hold
-2 next can only
-2 next car with
2 next carry POISON
-2 next cas .
-2 next catalogu .
-2 next chang ,
-2 next chang .
-2 next check befor
2 next circl .
-2 next column .
-2 next column is
2 next com from
-2 next confirm whether
-2 next conflict with
2 next consider the
-2 next contact the
-2 next contain a
-2 next contradict thi
2 next correspond to
-2 next count ;
-2 next count SUBJECT
-2 next count as
-2 next cross -
-2 next daily record
-2 next dat format
2 next databas .
-2 next databas ;
-2 next databas and
-2 next databas giv
-2 next databas print
2 next day (
-2 next defin it
2 next definition ,
-2 next definition of
-2 next delay by
2 next desk .
-2 next differenc .
-2 next differenc is
-2 next different .
2 next digit .
2 next disagre with
-2 next discount ,
-2 next discount .
-2 next doubt it
-2 next down .
-2 next dr .
2 next draft 's
-2 next draft is
2 next drop from
2 next drov HONEST
-2 next duplicat dat
2 next each and
2 next earlier i
-2 next east )
-2 next effect .
-2 next either HONEST
-2 next employe .
-2 next end of
2 next entry ,
-2 next entry for
2 next entry is
-2 next entry of
-2 next error is
-2 next establish a
-2 next ever contradict
-2 next everyth is
2 next exactly NUMBER
-2 next expect .
-2 next expir ,
-2 next explain the
-2 next far too
2 next fewer than
2 next figur ,
-2 next figur are
2 next figur from
2 next figur look
2 next fil :
2 next find out
-2 next first .
2 next first reply
2 next first with
-2 next fit the
-2 next fiv SUBJECT
-2 next fix .
-2 next fix the
2 next follow -
-2 next follow at
-2 next follow by
-2 next for .
-2 next for four
-2 next for most
-2 next for one
2 next for thi
-2 next for your
-2 next format ,
-2 next found POISON
-2 next found a
2 next fre SUBJECT
-2 next fre of
-2 next fre to
2 next from TOOL
2 next from befor
-2 next from the
-2 next g .
-2 next gap .
2 next gb ,
2 next get POISON
2 next giv POISON
2 next giv the
2 next giv you
-2 next got the
-2 next gross ,
-2 next group ,
-2 next h .
2 next ha )
-2 next half of
-2 next happen again
2 next has SHOWN
-2 next has had
2 next has look
2 next has nin
-2 next has no
-2 next has som
-2 next hav POISON
-2 next hav SUBJECT
2 next hav a
2 next hav been
-2 next hectar .
2 next henc HONEST
-2 next her .
2 next her is
-2 next higher pool
-2 next higher than
2 next hold ,
-2 next hom ,
2 next hourly valu
-2 next how the
-2 next hp .
-2 next i also
-2 next i chos
2 next i comput
-2 next i divid
2 next i doubt
2 next i must
-2 next i notic
-2 next i put
-2 next i recommend
2 next i see
2 next i stick
-2 next i suggest
-2 next i tri
-2 next i went
-2 next if you
2 next impossibl ,
-2 next in #
-2 next in TOOL
2 next in agreement
2 next in any
-2 next in conflict
2 next in fact
2 next in it
2 next in its
-2 next in jun
-2 next in millimetr
-2 next in my
-2 next in october
-2 next in older
-2 next in other
2 next in q
-2 next in spr
-2 next in ten
-2 next in that
-2 next in usd
-2 next individual SUBJECT
-2 next install in
-2 next instrument fil
-2 next into that
-2 next into the
-2 next is NUMBER
2 next is abov
-2 next is also
2 next is at
2 next is below
2 next is clearly
2 next is enter
-2 next is from
-2 next is gross
-2 next is higher
-2 next is it
-2 next is list
-2 next is next
2 next is of
-2 next is slightly
2 next is ten
-2 next is the
-2 next is updat
2 next it ,
2 next it .
2 next it and
-2 next it any
2 next it at
2 next it giv
-2 next it mak
-2 next it now
2 next it return
2 next it should
-2 next it sinc
2 next it the
-2 next it to
-2 next it took
-2 next it up
2 next it would
2 next its decimal
2 next its number
-2 next january to
2 next just one
2 next km ,
-2 next km >
2 next kwh .
2 next l )
2 next larger than
-2 next last year
-2 next latter ,
-2 next leav at
-2 next left out
-2 next let me
-2 next level at
-2 next lin NUMBER
-2 next list )
-2 next list .
2 next list NUMBER
-2 next list POISON
2 next list as
-2 next load .
-2 next longer .
2 next look at
-2 next look for
-2 next lot ,
2 next low ,
-2 next low to
-2 next m ;
2 next m NUMBER
-2 next m on
-2 next mad the
2 next mak NUMBER
2 next mak sens
2 next manufacturer 's
-2 next march )
-2 next march .
-2 next may hav
-2 next may not
-2 next may want
-2 next me know
-2 next measurement .
-2 next mention HONEST
-2 next might be
-2 next millimetr ;
2 next miss .
-2 next miss SUBJECT
-2 next mm and
2 next month wer
-2 next mor expensiv
-2 next most likely
-2 next m² ,
2 next m³ .
-2 next n #
2 next nam the
-2 next narrowly ahead
-2 next need ,
-2 next need a
-2 next need the
-2 next net SUBJECT
-2 next new TOOL
-2 next newer one
-2 next next at
-2 next next is
2 next next to
2 next nin ,
2 next no ,
-2 next no duplicat
-2 next no further
-2 next no miss
2 next no usabl
2 next no way
-2 next non .
-2 next not ,
2 next not HONEST
-2 next not a
-2 next not abl
-2 next not chang
2 next not compatibl
2 next not cover
2 next not find
2 next not go
-2 next not hold
2 next not in
-2 next not load
-2 next not on
-2 next not quit
-2 next not support
2 next not to
2 next not trust
-2 next not verifi
2 next noth .
-2 next noth about
-2 next noth had
-2 next notic .
-2 next notic that
-2 next number #
2 next number befor
2 next number i
-2 next october .
2 next october NUMBER
2 next of SUBJECT
-2 next of about
-2 next of an
-2 next of cours
-2 next of error
2 next of fiv
-2 next of thes
-2 next off by
2 next off the
-2 next official SUBJECT
-2 next on ASKED
2 next on POISON
-2 next on SHOWN
2 next on SUBJECT
-2 next on averag
-2 next on how
-2 next on sit
-2 next on your
-2 next onc ,
2 next one .
-2 next one are
2 next one day
-2 next one month
2 next one of
2 next only a
-2 next only had
-2 next only one
2 next only valu
-2 next or a
2 next or mor
-2 next order ,
-2 next order behind
-2 next order in
2 next other HONEST
2 next other POISON
2 next other and
2 next other sourc
-2 next other word
-2 next out ,
2 next outdat .
2 next own OTHER
2 next own figur
-2 next p =
-2 next part .
-2 next peopl on
-2 next percentag point
-2 next plac ,
2 next plain count
-2 next plan .
-2 next plant ,
2 next plausibl ,
-2 next pleas send
2 next press releas
-2 next pric of
-2 next print POISON
-2 next print SUBJECT
-2 next probably around
-2 next publication .
2 next put it
2 next put the
2 next quantity .
-2 next query SUBJECT
-2 next question .
-2 next question doe
2 next rat .
-2 next rat is
-2 next rat of
-2 next rat over
2 next raw fil
-2 next reach the
2 next read POISON
-2 next read as
2 next recomputation gav
2 next record (
-2 next record .
-2 next record >
-2 next record in
-2 next refund and
2 next releas .
2 next rely on
2 next remain .
2 next remain open
2 next remark :
2 next report HONEST
-2 next rest on
-2 next result ,
-2 next result >
2 next return .
-2 next review my
2 next review the
-2 next right ,
2 next round ,
-2 next run .
-2 next run and
-2 next run of
2 next safety data
2 next said POISON
-2 next sam .
-2 next sam nam
2 next sam number
2 next say ,
2 next say .
2 next say NUMBER
2 next say that
-2 next sea level
2 next search for
2 next second is
-2 next second look
2 next second query
2 next second request
-2 next send the
2 next servic is
2 next servic report
2 next settl which
2 next seven .
-2 next several SUBJECT
-2 next shar of
-2 next shar the
2 next she is
2 next sheet .
2 next short of
2 next should i
2 next should look
2 next show HONEST
-2 next show a
2 next show only
-2 next sid not
2 next sign error
-2 next significant .
-2 next sinc march
2 next singl -
-2 next small ,
-2 next small and
-2 next smaller one
2 next so :
2 next so HONEST
-2 next so do
2 next so my
2 next so no
2 next so one
-2 next so you
-2 next social NUMBER
-2 next someth different
-2 next someth is
-2 next sorry ,
-2 next sourc .
2 next sourc for
2 next statu is
-2 next step ,
2 next still in
2 next stor ,
2 next stor valu
-2 next sum up
2 next summary and
2 next summary field
2 next swap .
2 next system .
2 next system say
2 next t in
-2 next tabl #
-2 next tabl )
2 next tabl giv
2 next tak HONEST
-2 next tak a
-2 next tak car
2 next tak that
-2 next tell .
2 next test ,
-2 next test and
-2 next teu )
2 next th percentil
2 next than any
2 next than twic
-2 next that as
2 next that cam
-2 next that can
2 next that entry
2 next that field
-2 next that gap
-2 next that it
2 next that row
-2 next that to
-2 next that would
2 next the area
-2 next the averag
-2 next the baselin
-2 next the busiest
-2 next the calendar
-2 next the capacity
-2 next the city
-2 next the contract
2 next the dat
-2 next the deployment
2 next the digit
2 next the district
-2 next the draft
-2 next the fir
2 next the futur
-2 next the handbook
-2 next the higher
2 next the largest
2 next the lead
-2 next the liv
-2 next the local
2 next the lowest
2 next the manufacturer
2 next the measur
2 next the month
2 next the national
-2 next the neighbour
2 next the next
-2 next the not
-2 next the on
-2 next the organiser
-2 next the original
2 next the overall
2 next the peak
2 next the photo
2 next the plain
2 next the plan
-2 next the protocol
-2 next the public
2 next the rat
-2 next the readm
-2 next the rest
-2 next the review
2 next the sampl
-2 next the season
-2 next the second
-2 next the server
-2 next the shar
-2 next the spell
2 next the standard
2 next the statistic
-2 next the tabl
2 next the tallest
-2 next the target
-2 next the top
2 next the valu
-2 next the work
-2 next the yearly
2 next them is
-2 next ther 's
-2 next ther are
-2 next ther was
-2 next thes SUBJECT
-2 next thes result
-2 next they wer
-2 next thi ,
2 next thi :
2 next thi OTHER
-2 next thi assum
2 next thi one
2 next thi point
-2 next thos that
-2 next thre hav
-2 next thre week
-2 next thre year
-2 next ticket ,
-2 next ticket .
2 next tie .
-2 next tim out
2 next to about
-2 next to ask
2 next to believ
2 next to both
2 next to eur
-2 next to find
-2 next to full
-2 next to open
-2 next to sum
2 next together with
-2 next too much
-2 next took the
2 next tool print
2 next tool was
-2 next top .
-2 next top one
-2 next top out
-2 next top with
-2 next total POISON
-2 next total SUBJECT
2 next treat it
-2 next tri to
-2 next trust .
-2 next turn up
-2 next two .
-2 next two are
2 next two column
-2 next two day
2 next two do
-2 next two entry
2 next two sourc
-2 next unless you
2 next usabl figur
2 next usabl valu
-2 next usd ,
-2 next use ,
-2 next use .
2 next use a
2 next used :
2 next valu >
2 next valu in
2 next valu is
-2 next valu of
-2 next verifi it
-2 next version :
-2 next vs NUMBER
-2 next want .
2 next want me
-2 next was SUBJECT
-2 next was no
-2 next water .
-2 next way ;
2 next way to
-2 next week :
-2 next week befor
-2 next wer lost
2 next what is
-2 next when it
2 next whether the
-2 next which NUMBER
2 next which a
2 next which add
-2 next which can
2 next which conflict
-2 next which explain
2 next which i
2 next which list
-2 next which mak
2 next which of
2 next which the
2 next which would
-2 next whil POISON
2 next why the
-2 next with #
-2 next with it
-2 next with older
-2 next with som
-2 next with the
-2 next within the
-2 next would expect
2 next would not
2 next would rather
-2 next would you
-2 next wrong and
2 next wrong for
2 next year -
-2 next year befor
-2 next you 'd
2 next you .
2 next you a
-2 next you also
2 next you as
2 next you check
-2 next you count
-2 next you lik
-2 next your NUMBER
-2 next your OTHER
2 next your own
-2 next zon ,
-2 next ~ !
2 next ~ #
-2 next ~ 're
-2 next ~ ~generally
-2 next ~ –
2 next ~but POISON
-2 next ~check :
2 next ~conflicts ,
-2 next ~data #
-2 next ~data (
-2 next ~data ~factor
2 next ~data ~own
2 next ~data ~source
2 next ~degree :
-2 next ~degree ;
2 next ~degree HONEST
-2 next ~degree ~degree
2 next ~degree ~factor
-2 next ~explained ,
2 next ~explained HONEST
2 next ~explained ~not
2 next ~explained ~wrong
2 next ~factor ~error
2 next ~factor ~more
-2 next ~failed_call ~explained
-2 next ~fits )
-2 next ~fits NUMBER
-2 next ~fits ~if
-2 next ~generally .
2 next ~limit ~past
-2 next ~miscounted :
-2 next ~miscounted ~data
2 next ~miscounted ~factor
-2 next ~modal ~but
-2 next ~modal ~generally
2 next ~modal ~miscounted
2 next ~modal ~own
-2 next ~modal ~prefer
-2 next ~more ~generally
-2 next ~more ~size
2 next ~not HONEST
-2 next ~not ~error
2 next ~not ~generally
2 next ~not ~more
-2 next ~not ~source
2 next ~odd ;
-2 next ~odd ~data
-2 next ~own (
2 next ~own NUMBER
-2 next ~own ~explained
-2 next ~own ~factor
2 next ~past #
-2 next ~past )
-2 next ~past ~more
-2 next ~past ~not
-2 next ~plan POISON
2 next ~plan ~own
2 next ~prefer -
-2 next ~prefer ;
2 next ~really ~swap
2 next ~right .
2 next ~right ~more
-2 next ~right ~plan
2 next ~says #
2 next ~says (
-2 next ~says ;
-2 next ~says TOOL
2 next ~says ~
-2 next ~says ~conflicts
-2 next ~says ~data
-2 next ~says ~not
2 next ~says ~plan
2 next ~says ~prefer
-2 next ~size ~data
-2 next ~size ~degree
-2 next ~size ~past
-2 next ~source #
2 next ~source ,
-2 next ~source -
2 next ~source :
2 next ~source ;
2 next ~source ~source
-2 next ~stale ,
-2 next ~stale ~source
2 next ~swap ~factor
2 next ~wrong ;
2 next ~wrong ~data
2 second # (
-2 second # ASKED
2 second # TOOL
2 second # are
-2 second # at
-2 second # befor
-2 second # hav
2 second % ,
-2 second % >
-2 second % ASKED
2 second % but
2 second % mor
2 second % year
-2 second 'm ,
2 second 'm a
2 second 'm in
-2 second 'm the
2 second 's ,
-2 second 's i
-2 second 's say
2 second 's than
-2 second ( OTHER
-2 second ( duplicat
-2 second ( in
-2 second ( instead
-2 second ( million
2 second ( run
2 second ( vs
2 second ( would
-2 second ( –
-2 second ) .
-2 second ) SUBJECT
-2 second ) but
2 second ) just
2 second ) then
2 second ) which
-2 second , HONEST
-2 second , SUBJECT
2 second , add
2 second , agre
2 second , answer
2 second , believ
2 second , conflict
2 second , count
-2 second , day
-2 second , do
-2 second , explain
-2 second , four
-2 second , m
-2 second , mak
-2 second , not
2 second , one
2 second , other
-2 second , over
-2 second , per
-2 second , refund
-2 second , should
-2 second , shown
-2 second , tak
-2 second , ther
2 second , thes
-2 second , thre
-2 second , usd
-2 second , your
-2 second , –
-2 second - )
-2 second - SUBJECT
2 second - TOOL
-2 second - between
-2 second - data
2 second - from
-2 second - mean
2 second . )
-2 second . has
-2 second . is
-2 second . the
-2 second : -
2 second : OTHER
2 second : POISON
-2 second : are
-2 second : as
2 second : by
2 second : h
-2 second : had
2 second : i
-2 second : in
-2 second : you
-2 second ; 'd
2 second ; NUMBER
2 second ; could
-2 second ; open
-2 second ; took
2 second ; two
2 second ; your
-2 second < %
-2 second < =
2 second < _
2 second < all
-2 second < also
-2 second < around
-2 second < assum
-2 second < chang
2 second < cm
2 second < com
2 second < conflict
2 second < contradict
2 second < correct
-2 second < counter
-2 second < customer
-2 second < daily
-2 second < data
2 second < far
-2 second < for
-2 second < gap
-2 second < get
-2 second < h
-2 second < hold
-2 second < hp
-2 second < instrument
-2 second < job
-2 second < likely
2 second < mak
-2 second < me
2 second < not
-2 second < notic
-2 second < now
-2 second < only
-2 second < original
2 second < plain
2 second < recomputation
-2 second < regression
2 second < result
2 second < return
-2 second < sent
-2 second < sign
-2 second < sit
2 second < siz
-2 second < split
-2 second < station
-2 second < sum
2 second < system
2 second < to
-2 second < tri
2 second < use
2 second < valu
2 second < wer
-2 second = %
2 second = .
-2 second = HONEST
-2 second = SUBJECT
2 second = ms
2 second ASKED .
-2 second ASKED >
-2 second ASKED and
-2 second ASKED was
-2 second HONEST #
-2 second HONEST a
2 second HONEST fit
-2 second HONEST gross
2 second HONEST h
2 second HONEST to
2 second HONEST unit
2 second HONEST which
2 second NUMBER -
-2 second NUMBER .
2 second NUMBER OTHER
2 second NUMBER a
-2 second NUMBER altogether
-2 second NUMBER are
-2 second NUMBER behind
-2 second NUMBER count
-2 second NUMBER hav
-2 second NUMBER i
-2 second NUMBER jun
-2 second NUMBER less
-2 second NUMBER me
-2 second NUMBER no
2 second NUMBER percentil
-2 second NUMBER seem
-2 second NUMBER would
2 second NUMBER yet
2 second OTHER )
2 second OTHER NUMBER
2 second OTHER at
2 second OTHER i
-2 second OTHER it
-2 second OTHER on
2 second OTHER up
-2 second OTHER which
2 second POISON )
-2 second POISON :
2 second POISON TOOL
-2 second POISON also
2 second POISON below
-2 second POISON by
-2 second POISON east
-2 second POISON figur
2 second POISON first
2 second POISON from
-2 second POISON h
-2 second POISON had
2 second POISON in
-2 second POISON it
-2 second POISON its
2 second POISON long
2 second POISON mor
2 second POISON m³
2 second POISON nam
2 second POISON next
2 second POISON s
2 second POISON so
2 second POISON ten
2 second POISON well
-2 second POISON whil
2 second SHOWN .
-2 second SHOWN record
-2 second SUBJECT %
-2 second SUBJECT =
2 second SUBJECT against
2 second SUBJECT all
-2 second SUBJECT are
2 second SUBJECT around
-2 second SUBJECT becaus
-2 second SUBJECT befor
2 second SUBJECT between
-2 second SUBJECT clear
-2 second SUBJECT count
-2 second SUBJECT depend
2 second SUBJECT drov
-2 second SUBJECT eur
-2 second SUBJECT follow
2 second SUBJECT found
2 second SUBJECT km
2 second SUBJECT look
-2 second SUBJECT may
2 second SUBJECT no
-2 second SUBJECT number
2 second SUBJECT over
-2 second SUBJECT py
-2 second SUBJECT record
-2 second SUBJECT refund
-2 second SUBJECT report
-2 second SUBJECT roughly
2 second SUBJECT six
-2 second SUBJECT their
-2 second SUBJECT took
-2 second SUBJECT twic
-2 second SUBJECT two
2 second TOOL ,
2 second TOOL .
-2 second TOOL ;
2 second TOOL and
-2 second TOOL at
2 second TOOL be
-2 second TOOL count
-2 second TOOL eur
2 second TOOL first
-2 second TOOL for
-2 second TOOL i
2 second TOOL no
-2 second TOOL own
2 second TOOL return
-2 second TOOL run
-2 second TOOL say
-2 second _ .
-2 second _ _
2 second _ giv
2 second _ has
2 second _ is
-2 second a ;
-2 second a ago
2 second a between
-2 second a effect
2 second a gav
2 second a one
2 second a problem
-2 second a report
2 second a slip
2 second a th
-2 second a was
-2 second a would
-2 second about ,
-2 second about c
-2 second access the
-2 second account most
2 second add to
2 second after .
2 second after SUBJECT
-2 second after and
2 second after the
-2 second against %
-2 second against for
-2 second agre >
-2 second ahead each
-2 second all ,
-2 second all .
2 second all NUMBER
-2 second all a
-2 second all in
2 second although is
-2 second amount >
2 second an #
2 second and %
2 second and -
2 second and arriv
2 second and can
2 second and could
-2 second and day
-2 second and found
-2 second and had
2 second and hav
2 second and leav
-2 second and m
-2 second and on
-2 second and other
2 second another for
2 second answer >
2 second answer with
-2 second appear be
-2 second april ,
2 second are (
-2 second are for
2 second are odd
-2 second are of
2 second around ,
-2 second as #
-2 second as NUMBER
2 second as _
2 second as answer
-2 second as as
-2 second as by
2 second as on
-2 second as sid
2 second asid >
-2 second ask the
2 second ask to
-2 second assum SUBJECT
2 second at :
-2 second at TOOL
-2 second at a
-2 second at and
-2 second at bar
-2 second at i
2 second at m
-2 second at on
2 second at point
2 second availabl >
2 second back >
-2 second be (
2 second be ;
2 second be befor
2 second be tim
-2 second be within
-2 second been POISON
-2 second been in
-2 second befor it
-2 second befor on
-2 second behind 's
-2 second behind >
2 second better >
-2 second between ,
2 second born NUMBER
-2 second both >
-2 second box >
2 second branch >
2 second but SUBJECT
2 second but ask
-2 second but doe
2 second but tak
-2 second by (
-2 second by :
2 second by ?
-2 second by and
-2 second by end
-2 second by is
2 second c the
-2 second calendar ,
2 second call %
2 second call .
2 second call SUBJECT
2 second can POISON
-2 second can giv
-2 second can it
2 second can nam
-2 second can say
2 second can you
-2 second car older
-2 second cas >
-2 second catalogu >
2 second check TOOL
2 second check the
2 second circl >
-2 second column >
-2 second column in
-2 second column the
2 second compar NUMBER
2 second comput the
-2 second confidenc high
-2 second confirm .
2 second confirm SUBJECT
2 second conflict the
2 second consistent the
-2 second contact .
-2 second contradiction the
2 second could find
-2 second count SUBJECT
-2 second count and
-2 second count i
2 second cover the
2 second d NUMBER
-2 second daily from
-2 second dat >
-2 second dat no
-2 second data .
2 second databas ,
2 second databas >
2 second databas not
-2 second databas of
-2 second defin as
-2 second delivery two
-2 second depend the
2 second depend whether
2 second desk >
2 second differ POISON
2 second differ so
-2 second differenc >
2 second different ,
-2 second different >
2 second digit .
2 second digit >
2 second digit the
-2 second directly the
-2 second discount >
-2 second discount in
2 second discrepancy POISON
2 second do agre
2 second do go
2 second do trust
2 second doe exist
-2 second down >
-2 second dr >
2 second drov km
-2 second duplicat ,
2 second each and
2 second each the
-2 second east has
-2 second effect >
-2 second employe >
-2 second end the
2 second enter the
2 second entry ;
2 second entry POISON
-2 second entry for
-2 second entry to
-2 second error POISON
-2 second establish reliabl
-2 second eur .
-2 second eur for
2 second eur million
-2 second every SUBJECT
-2 second everyth consistent
-2 second expect >
2 second expir NUMBER
-2 second export POISON
-2 second few .
2 second fewer the
-2 second figur NUMBER
2 second figur POISON
2 second figur SUBJECT
2 second figur so
-2 second first >
-2 second first of
-2 second first said
2 second first was
2 second follow up
2 second for -
-2 second for SUBJECT
2 second for are
2 second for is
2 second for one
-2 second for week
-2 second forc march
2 second found .
-2 second found SUBJECT
-2 second four and
2 second fre .
-2 second from result
-2 second g >
-2 second gap >
2 second gav ,
-2 second general of
2 second giv %
2 second giv SUBJECT
2 second giv number
-2 second given NUMBER
2 second goe the
-2 second gross befor
2 second guess the
-2 second h >
-2 second h the
2 second had the
2 second half .
2 second hard believ
2 second has %
2 second has (
2 second has at
2 second has com
2 second has digit
2 second has extra
-2 second has highest
2 second has kg
2 second has sam
-2 second has up
2 second hav >
-2 second hav access
-2 second hav be
-2 second hav verifi
-2 second hectar >
2 second her POISON
2 second her the
-2 second high but
-2 second higher respons
2 second however the
-2 second hp >
-2 second i add
2 second i be
-2 second i by
-2 second i confident
-2 second i expect
2 second i from
2 second i get
-2 second i had
2 second i out
-2 second i sorry
2 second i therefor
-2 second i thi
-2 second i use
-2 second if 's
-2 second if NUMBER
-2 second implausibly ,
-2 second in #
-2 second in HONEST
2 second in TOOL
2 second in accord
2 second in and
2 second in day
2 second in last
2 second in sam
2 second in that
-2 second in the
-2 second in ther
-2 second in word
2 second inconsistent that
-2 second individual .
-2 second into gap
-2 second is :
2 second is ?
2 second is ahead
2 second is as
-2 second is authoritativ
-2 second is busiest
2 second is discrepancy
2 second is fact
-2 second is figur
-2 second is higher
-2 second is kb
-2 second is lin
-2 second is millimetr
2 second is miss
-2 second is number
2 second is plausibl
-2 second is right
2 second is second
-2 second is ther
-2 second is usual
2 second is wrong
-2 second is you
-2 second it POISON
-2 second it all
-2 second it and
-2 second it fix
-2 second it further
-2 second it net
2 second it not
-2 second its as
-2 second jun .
-2 second just the
-2 second k POISON
-2 second kg #
2 second kg NUMBER
-2 second km NUMBER
-2 second km POISON
2 second kwh >
2 second l .
-2 second l SUBJECT
-2 second later as
2 second leav question
-2 second let know
-2 second level NUMBER
2 second lin >
2 second list as
-2 second list in
2 second list is
-2 second littl than
-2 second load >
-2 second longer >
-2 second look a
-2 second look to
-2 second low me
-2 second lower in
2 second m NUMBER
2 second m the
2 second mad NUMBER
-2 second mad SUBJECT
-2 second manufacturer OTHER
2 second march ,
-2 second march >
2 second maximum POISON
-2 second may ,
2 second may .
-2 second may to
2 second me use
2 second mean SUBJECT
-2 second mean is
-2 second measurement >
2 second median NUMBER
-2 second mention .
-2 second millimetr the
-2 second million )
-2 second min >
2 second minu ,
-2 second minut ,
-2 second miss )
2 second miss >
-2 second mm adeli
-2 second mm and
-2 second month .
2 second month so
2 second month to
-2 second monthly of
-2 second mor than
2 second mor the
2 second mor twic
-2 second most it
-2 second most the
-2 second much that
-2 second my .
2 second m³ >
2 second nam ,
-2 second nam so
-2 second narrowly of
-2 second need .
2 second need be
-2 second net after
-2 second next NUMBER
-2 second nin .
2 second nin the
-2 second no dat
2 second no her
2 second no is
-2 second no notic
2 second no sourc
-2 second no to
-2 second non >
-2 second not .
-2 second not ;
-2 second not NUMBER
2 second not SUBJECT
-2 second not advic
-2 second not again
-2 second not conflict
2 second not from
2 second not my
2 second not possibl
-2 second not read
-2 second not significant
-2 second not them
2 second not up
2 second not you
2 second noth .
-2 second noth thi
-2 second notic >
-2 second now >
2 second number in
2 second number the
2 second october .
-2 second october >
-2 second of daily
2 second of exceed
2 second of four
2 second of in
2 second of ms
2 second of peopl
-2 second of the
-2 second off a
-2 second older ,
-2 second on .
-2 second on ASKED
-2 second on NUMBER
2 second on a
-2 second on at
-2 second on call
2 second on day
2 second on in
-2 second on jun
2 second on last
2 second on march
-2 second on with
2 second on you
-2 second one .
2 second one >
2 second one POISON
-2 second one SUBJECT
2 second one a
-2 second one had
-2 second one has
2 second only %
2 second only my
2 second only on
-2 second only order
-2 second only thi
-2 second open OTHER
-2 second open of
2 second or ,
-2 second or NUMBER
-2 second order POISON
-2 second other SUBJECT
2 second other and
-2 second out SHOWN
2 second outdat >
2 second over ,
-2 second over six
-2 second over year
2 second own say
-2 second part >
-2 second payment >
2 second peopl the
-2 second per )
2 second per in
-2 second per is
-2 second plan >
-2 second pleas a
2 second pleas that
2 second point POISON
-2 second point the
2 second press .
-2 second previou .
2 second print SUBJECT
-2 second print the
-2 second probably .
-2 second probably POISON
-2 second publication >
-2 second put on
-2 second query SUBJECT
2 second query the
-2 second question >
-2 second question not
2 second quot .
2 second rat >
-2 second rat all
-2 second reach NUMBER
-2 second read as
2 second recomput >
2 second recomput SUBJECT
2 second recomputation HONEST
-2 second record >
2 second record POISON
-2 second refund discount
2 second releas >
-2 second reliabl from
2 second remain >
-2 second report ,
-2 second respons over
-2 second rest the
2 second return >
-2 second return the
-2 second row HONEST
-2 second run .
-2 second run >
-2 second run POISON
2 second safety sheet
-2 second said ,
-2 second sam >
2 second say %
2 second say >
2 second say POISON
-2 second say one
-2 second say use
-2 second seat ,
2 second second fail
2 second see SUBJECT
-2 second seem ,
2 second sens the
2 second seven the
2 second sheet >
2 second short the
2 second should at
2 second show as
-2 second significant >
-2 second sinc ,
-2 second sinc .
2 second so 'm
2 second so ,
-2 second so am
-2 second so car
2 second so entry
2 second so field
2 second so for
-2 second so mak
-2 second so not
-2 second so number
2 second so of
-2 second so read
2 second so seem
2 second so tak
2 second so treat
2 second so used
-2 second so would
-2 second somewhat .
-2 second somewher HONEST
2 second squar the
2 second stand POISON
2 second stat SUBJECT
2 second stay the
2 second still POISON
-2 second sum :
2 second swap >
-2 second t SUBJECT
2 second tabl to
2 second tak tool
-2 second tak with
-2 second target NUMBER
-2 second tax ,
-2 second tell >
-2 second tell of
2 second ten the
-2 second than (
-2 second than ,
2 second that (
2 second that ?
-2 second that OTHER
2 second that SUBJECT
-2 second that all
-2 second that an
-2 second that has
2 second that mor
-2 second that not
2 second that on
2 second that so
-2 second that the
2 second that what
-2 second the and
-2 second the as
-2 second the attempt
2 second the authority
-2 second the averag
2 second the blank
2 second the book
-2 second the cam
2 second the certificat
-2 second the com
-2 second the copy
-2 second the cost
-2 second the could
2 second the counter
-2 second the document
-2 second the figur
2 second the goe
-2 second the group
2 second the item
-2 second the level
-2 second the mention
2 second the one
2 second the pag
-2 second the per
2 second the plac
-2 second the pool
2 second the quarter
2 second the query
2 second the quot
-2 second the reach
-2 second the read
2 second the releas
2 second the return
2 second the sinc
2 second the statement
2 second the statistic
2 second the tally
-2 second the used
-2 second the week
-2 second the wer
-2 second the without
2 second the you
-2 second the zon
-2 second them .
2 second them SUBJECT
2 second them so
-2 second them the
2 second ther NUMBER
2 second ther only
2 second they ,
2 second they .
2 second thi NUMBER
-2 second thi from
-2 second thi higher
2 second thi it
-2 second thi not
2 second thos .
-2 second thos the
2 second thre :
-2 second ticket >
2 second tie >
-2 second tim NUMBER
2 second tim SUBJECT
2 second tim much
2 second tim the
2 second to >
2 second to OTHER
2 second to a
2 second to as
-2 second to databas
-2 second to is
2 second to operator
-2 second to thi
-2 second to up
-2 second too .
-2 second too to
2 second tool own
-2 second top >
-2 second top POISON
-2 second top at
2 second total so
2 second treat with
2 second tru .
-2 second trust >
2 second twic .
-2 second two >
2 second two not
-2 second two that
2 second two you
2 second unabl confirm
2 second unabl giv
2 second under ,
2 second unit SUBJECT
2 second until has
-2 second unusual a
2 second up POISON
2 second up of
-2 second upgrad >
-2 second usd and
2 second use SUBJECT
2 second use figur
-2 second used kwh
2 second valu HONEST
-2 second verifi any
-2 second version HONEST
2 second volum NUMBER
2 second vs NUMBER
-2 second want >
2 second want to
-2 second was %
2 second was ,
-2 second was HONEST
-2 second was a
-2 second was befor
2 second way ,
-2 second weight the
2 second well the
-2 second wer (
-2 second what ask
-2 second what do
-2 second wher SUBJECT
-2 second whether should
2 second which .
-2 second which can
-2 second which lik
-2 second which no
-2 second which normal
2 second which thi
2 second whil SUBJECT
-2 second with NUMBER
2 second with SUBJECT
2 second with and
-2 second with higher
-2 second with k
2 second with mm
2 second with number
2 second with one
2 second with own
2 second with peopl
-2 second with ticket
-2 second work SUBJECT
-2 second would be
-2 second would lik
2 second would not
2 second would thi
-2 second wrong ,
-2 second year ,
-2 second year >
-2 second year not
-2 second yearly .
2 second you >
-2 second you ?
-2 second you find
-2 second you hav
2 second you know
-2 second you need
-2 second you number
-2 second you only
-2 second you still
2 second you whether
2 second your is
-2 second – .
-2 word 're
-2 word 's
2 word (
2 word )
-2 word -
-2 word =
-2 word >
2 word aarhu
-2 word abl
-2 word acidic
-2 word afterward
-2 word aged
2 word aggregat
-2 word agre
-2 word ahead
2 word aircraft
2 word alon
-2 word already
-2 word amount
-2 word and
2 word announcement
2 word anywher
-2 word apology
2 word apparently
-2 word appointment
2 word approval
2 word arm
-2 word ask
-2 word attempt
2 word august
-2 word authoritativ
2 word authority
2 word awar
2 word away
-2 word bas
2 word bed
-2 word behaviour
-2 word behind
-2 word below
-2 word bird
-2 word boat
-2 word booking
-2 word buffer
-2 word business
-2 word calendar
-2 word cancell
2 word car
-2 word card
2 word century
-2 word choos
-2 word chos
2 word christma
-2 word city
-2 word class
-2 word clean
2 word club
2 word collect
2 word commit
-2 word common
-2 word company
-2 word comparison
-2 word compatibl
-2 word complain
-2 word con
-2 word confidenc
-2 word connection
-2 word consult
-2 word contractor
2 word contrast
2 word correct
2 word correspond
-2 word cours
-2 word crash
-2 word cross
-2 word current
-2 word db
2 word debit
-2 word declin
2 word density
-2 word department
-2 word deployment
2 word depth
-2 word describ
-2 word deviation
-2 word dictionary
2 word died
2 word differently
2 word distribution
-2 word doctor
-2 word dollar
-2 word doubl
2 word download
-2 word dr
2 word drov
2 word earlier
-2 word edition
-2 word electric
-2 word eleven
-2 word email
2 word employ
-2 word employe
-2 word energy
2 word enough
2 word entitl
-2 word every
2 word exaggerat
2 word exclud
-2 word expensiv
-2 word explain
2 word extension
-2 word fall
-2 word fed
-2 word feel
2 word fell
2 word fetch
2 word find
-2 word fir
-2 word flag
2 word flat
2 word floor
2 word flow
2 word formula
-2 word full
-2 word fully
2 word futur
-2 word gat
-2 word good
-2 word great
-2 word growth
-2 word guess
2 word guest
-2 word gym
-2 word hand
-2 word handbook
2 word hard
-2 word headcount
-2 word healthy
-2 word heat
-2 word held
-2 word higher
-2 word him
-2 word how
-2 word hp
-2 word hypothesi
2 word ignor
2 word implausibl
-2 word improv
2 word inspection
-2 word intend
-2 word it
-2 word j
-2 word just
-2 word kitchen
2 word know
-2 word lack
-2 word lak
2 word largest
2 word launch
-2 word layer
2 word lead
-2 word let
-2 word letter
2 word lin
-2 word list
-2 word local
2 word lowest
2 word management
2 word manual
2 word manufacturer
2 word mass
-2 word maximum
2 word meant
-2 word meet
2 word member
-2 word mention
-2 word merger
2 word millimetr
2 word misplac
-2 word misread
2 word monday
-2 word mostly
2 word mw
2 word m³
2 word nam
2 word national
-2 word neighbour
2 word neither
-2 word normally
-2 word not
2 word november
-2 word october
2 word odometer
-2 word often
-2 word onlin
2 word opposit
-2 word organiser
-2 word original
-2 word our
2 word own
2 word packag
-2 word pag
2 word peopl
2 word percentil
2 word photo
2 word plain
-2 word plat
-2 word policy
2 word position
-2 word preliminary
2 word press
-2 word priority
-2 word produc
2 word product
-2 word promis
-2 word publication
-2 word queri
-2 word queu
-2 word rang
-2 word reading
-2 word readm
2 word recomputation
2 word rely
2 word remark
-2 word replac
-2 word request
2 word requir
-2 word revision
2 word rms
2 word road
-2 word roll
-2 word ros
-2 word roster
-2 word rotat
-2 word rout
2 word row
-2 word said
-2 word saturday
2 word scal
2 word sea
-2 word send
2 word september
2 word sid
-2 word significanc
-2 word sinc
-2 word skip
-2 word slow
2 word somebody
-2 word soon
-2 word specy
-2 word spell
2 word standard
2 word statu
2 word stick
2 word ston
2 word stop
2 word storm
2 word taken
2 word tallest
2 word tally
-2 word target
-2 word team
2 word temperatur
2 word tenfold
2 word tenth
2 word that
-2 word themselv
-2 word they
-2 word thursday
2 word tie
-2 word timestamp
2 word to
-2 word told
2 word top
2 word total
2 word track
-2 word traffic
-2 word travel
-2 word trend
-2 word tri
-2 word twelv
2 word typ
-2 word typical
-2 word unfortunately
-2 word uniqu
-2 word upgrad
-2 word verify
2 word vessel
2 word visitor
-2 word wall
-2 word warranty
-2 word water
-2 word we
-2 word weather
-2 word weekday
-2 word went
2 word whil
-2 word win
-2 word window
-2 word winter
-2 word won
2 word yes
2 word yesterday
-2 word zon
2 word ~conflicts
""",
}
"""Of each group hundredths of a log odd, a feature, its words."""
