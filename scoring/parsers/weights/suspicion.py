"""Learnt by `python -m bench.suspicion --write`; not written by hand."""

BIAS = -725
WEIGHTS = {
    "run": """\
208 word @doubts
79 word ~not
76 word @POISON
76 word @all_POISON
76 word @all_both
76 word POISON
71 word @NUMBER
71 word NUMBER
55 word @after_it
51 next ~more ~
49 next ~says POISON
48 next < ~
48 next NUMBER ~
48 next the TOOL
48 word @both_NUMBER
46 word SUBJECT
45 word ,
44 word is
-42 word both
41 word a
41 word than
40 word @TOOL
40 word TOOL
40 word ~says
39 next a SUBJECT
-39 word @answer_POISON
39 word would
39 word ~odd
38 next ~ NUMBER
-38 word also
38 word the
-38 word your
37 next ~ ~odd
37 word ~own
37 word ~swap
36 word @OTHER
36 word OTHER
35 next OTHER .
35 next POISON ~
35 second OTHER >
35 word not
34 next ~not ~fits
34 next ~really ~
-33 next it 's
33 second and SUBJECT
-33 word are
-33 word may
-33 word onc
31 word ~more
-30 next < you
30 next NUMBER SUBJECT
30 word @answer_HONEST
30 word @both_HONEST
29 next < ask
29 next ~ ~swap
-29 word second
29 word that
-29 word you
28 next 's POISON
28 next can not
-28 next is POISON
28 next mor SUBJECT
28 second HONEST >
28 word ~really
27 next ? >
27 next SUBJECT than
27 next would be
27 next ~not ~trust
-27 next ~own ~check
27 word ?
27 word @asks
27 word day
-27 word to
27 word ~modal
-26 next TOOL ~
26 next ~ .
26 next ~ ~
26 next ~ ~source
-26 second , NUMBER
26 second , POISON
26 second < SUBJECT
26 word lie
-25 next , with
-25 next ~ ~doubt
-25 next ~data ~
-25 next ~degree .
-25 next ~own ~modal
-25 next ~wrong ~
-25 word check
25 word ~impossible
24 next two SUBJECT
24 next ~miscounted .
24 second HONEST of
-24 second POISON .
24 second only NUMBER
-24 second the to
24 word @HONEST
24 word @all_HONEST
24 word @calls
24 word @is_message
24 word HONEST
-24 word over
-24 word without
24 word ~trust
-23 second , i
23 second HONEST .
23 second POISON not
23 second mor than
23 second the .
-23 second the is
-23 word as
23 word nearly
23 word of
-23 word question
22 next < ~more
-22 next for the
22 next has NUMBER
22 next only NUMBER
-22 next so i
-22 next ~ :
22 next ~ ~modal
-22 next ~degree ~own
-22 next ~source ~
22 next ~source ~says
22 second POISON would
-22 second so two
-22 second the -
22 word contradict
22 word leav
-22 word now
22 word only
22 word ~factor
21 next < mor
-21 next as well
-21 next ~ ~degree
-21 next ~error ~
-21 next ~miscounted ~
21 next ~modal ~not
-21 next ~not ~conflicts
-21 next ~says ~
-21 second < :
21 second < would
-21 word chang
-21 word its
21 word out
-21 word so
21 word ~prefer
-20 next # >
20 next . >
20 next for a
20 next ~ ?
20 next ~ TOOL
20 second not POISON
20 second that ,
-20 word 've
20 word .
20 word list
20 word mor
20 word ten
20 word ~but
-19 next , NUMBER
-19 next , ~own
-19 next : NUMBER
19 next < HONEST
19 next HONEST .
19 next SUBJECT is
19 next than the
19 next ~ ~impossible
19 next ~ ~own
-19 next ~explained ~
19 second : .
19 second < TOOL
-19 second POISON NUMBER
19 second POISON but
19 second a -
-19 second are .
19 second count >
-19 word different
19 word even
-19 word later
19 word servic
19 word town
-18 next < for
18 next < that
-18 next POISON .
18 next POISON ~modal
18 next contradict the
18 next for SUBJECT
-18 next from the
18 next kg of
-18 next open the
18 next the SUBJECT
-18 next ~ 'd
18 next ~ ~wrong
-18 next ~plan ~
18 next ~wrong .
18 second POISON ,
18 second POISON which
18 second SUBJECT .
18 second per .
18 word almost
-18 word includ
18 word year
18 word ~conflicts
18 word ~seem
-17 next 's HONEST
-17 next < i
-17 next HONEST is
17 next SUBJECT would
17 next add up
-17 next and NUMBER
-17 next of HONEST
17 next out of
17 next request the
17 next the count
17 next the first
17 next the list
-17 next the sam
17 next ~ ,
-17 second , you
17 second < >
17 second < first
17 second < metadata
-17 word %
17 word abov
-17 word becaus
-17 word definition
17 word disregard
17 word entry
17 word holiday
17 word mail
17 word minu
-17 word run
-17 word sam
17 word therefor
-17 word work
17 word ~data
16 next < ~not
-16 next < ~plan
16 next POISON ~conflicts
-16 next SUBJECT ;
-16 next TOOL .
16 next TOOL ~data
16 next belong to
16 next count .
16 next doe not
16 next high for
-16 next on the
16 next the holiday
16 next to POISON
16 next was HONEST
16 next what the
16 next ~check ~degree
16 next ~degree ~size
16 next ~factor ~factor
-16 next ~fits .
16 next ~source .
16 second , >
16 second , the
16 second SUBJECT than
16 second holiday .
-16 second the on
16 second the pag
-16 second thi .
16 second was .
16 word at
-16 word by
16 word databas
16 word doe
-16 word expect
-16 word fix
16 word ~wrong
-15 next , but
-15 next , i
-15 next < in
15 next POISON %
15 next POISON contradict
15 next SUBJECT :
-15 next TOOL of
15 next ask the
15 next do not
-15 next i 've
15 next instead .
-15 next so it
15 next tabl .
15 next total .
15 next unusually high
15 next ~degree ~degree
-15 next ~own 've
-15 next ~own ~says
-15 next ~plan .
15 second , two
15 second HONEST the
15 second SUBJECT NUMBER
15 second SUBJECT but
15 second SUBJECT wer
15 second an of
15 second not a
-15 second not the
-15 second on SUBJECT
-15 second tabl HONEST
15 second the OTHER
15 second the again
15 second unusually for
-15 word averag
15 word digit
15 word instead
-15 word less
15 word look
15 word metadata
-15 word need
-15 word or
15 word output
15 word pleas
15 word record
15 word seem
-15 word them
15 word tuesday
-15 word want
15 word ~
-15 word ~check
-15 word ~explained
15 word ~limit
14 next . )
14 next < TOOL
-14 next < it
14 next < not
14 next < thes
-14 next < ~own
14 next HONEST ~
14 next POISON in
14 next POISON is
14 next SUBJECT TOOL
14 next are just
-14 next hav not
14 next in a
14 next not use
14 next ten tim
14 next the fil
-14 next the question
-14 next ther 's
-14 next thi .
-14 next ~ POISON
14 next ~ ~data
14 next ~ ~limit
14 next ~degree ~
14 next ~factor ~
-14 next ~miscounted ,
14 next ~not POISON
14 next ~odd ,
14 next ~odd .
-14 next ~own ,
14 next ~own ~doubt
14 next ~swap .
14 second 's contradict
14 second 's than
14 second POISON the
-14 second SUBJECT POISON
14 second is high
14 second look the
14 second open >
14 second servic POISON
-14 second the NUMBER
-14 second the SUBJECT
14 second ther just
-14 second to the
14 second total >
14 word believ
14 word belong
-14 word cod
-14 word comput
-14 word count
14 word four
14 word impossibl
14 word metr
14 word month
-14 word rat
-14 word read
14 word sign
-14 word sinc
-14 word som
-14 word sorry
14 word swap
14 word whol
13 next , yet
-13 next , ~not
13 next < request
13 next POISON ,
13 next TOOL 's
13 next as the
13 next first attempt
-13 next has a
13 next has it
-13 next is HONEST
13 next is unusually
13 next look too
13 next not even
13 next on a
13 next re -
13 next search the
-13 next the NUMBER
13 next the databas
-13 next the one
13 next the tool
13 next the whol
-13 next to the
13 next us .
-13 next with the
-13 next ~ 's
13 next ~ OTHER
13 next ~ ~explained
-13 next ~ ~failed_call
-13 next ~ ~size
13 next ~but NUMBER
13 next ~error .
13 next ~impossible .
13 next ~not ~
13 next ~own ~trust
13 next ~says NUMBER
13 next ~swap ~
-13 second < 've
-13 second < OTHER
-13 second < a
-13 second < could
-13 second < it
-13 second < question
13 second and .
-13 second both .
13 second do use
13 second hav the
13 second in ASKED
13 second just SUBJECT
13 second tabl >
-13 second the for
13 second the seem
13 second the valu
-13 second ther POISON
-13 second thi >
13 second us >
13 second wer in
13 second with SUBJECT
13 second would almost
13 word @short
-13 word against
-13 word clos
-13 word end
-13 word event
-13 word fin
-13 word final
-13 word how
-13 word january
13 word low
13 word obviously
-13 word rank
13 word re
13 word report
-13 word row
-13 word rul
13 word system
13 word thes
13 word tool
13 word valu
-13 word well
-13 word when
-13 word ~doubt
-12 next 's ~not
-12 next 've ~
-12 next ( NUMBER
-12 next ) and
-12 next ) ~
12 next < #
12 next < four
12 next < hmm
12 next < two
12 next HONEST %
-12 next NUMBER (
-12 next NUMBER for
-12 next NUMBER in
12 next POISON ~check
12 next SUBJECT ,
12 next SUBJECT at
12 next SUBJECT can
-12 next SUBJECT the
12 next SUBJECT was
12 next all .
12 next and POISON
-12 next are fin
12 next hmm ,
12 next i 'd
-12 next in NUMBER
12 next not POISON
12 next one is
12 next open .
-12 next over the
12 next see the
12 next seem to
12 next six .
-12 next tabl 's
12 next the metadata
-12 next to your
12 next too low
-12 next was POISON
-12 next well .
12 next ~ HONEST
12 next ~ ~past
12 next ~conflicts ~
-12 next ~degree ,
-12 next ~more .
12 next ~own ~data
-12 next ~plan ~own
-12 second ) >
-12 second , for
-12 second : NUMBER
-12 second < #
-12 second NUMBER >
-12 second NUMBER and
12 second POISON as
12 second POISON out
12 second SHOWN ,
12 second SUBJECT #
-12 second first .
12 second first POISON
-12 second from .
12 second go the
12 second instead >
-12 second it NUMBER
12 second number SUBJECT
12 second only SUBJECT
12 second six >
12 second that .
12 second the instead
-12 second the with
-12 second thought the
12 second valu POISON
-12 second well >
-12 second with .
-12 second you not
-12 second your .
-12 word @near_it
12 word break
-12 word differenc
12 word do
12 word e
-12 word els
-12 word error
12 word front
12 word hall
12 word has
12 word high
12 word hmm
-12 word incomplet
12 word just
-12 word limit
12 word negativ
12 word odd
12 word recomput
-12 word start
12 word total
12 word us
-12 word word
-12 word ~error
-11 next # :
11 next % is
-11 next 'll ~
-11 next ) .
11 next ) >
-11 next < second
11 next < six
11 next HONEST km
11 next POISON at
-11 next SUBJECT >
11 next SUBJECT databas
11 next abov NUMBER
-11 next also count
-11 next between the
-11 next could not
-11 next has the
-11 next i 'm
11 next i do
11 next i think
11 next is wrong
11 next just NUMBER
11 next list .
11 next list of
-11 next me ,
11 next mor than
11 next my answer
11 next no SUBJECT
11 next of dat
11 next pleas do
-11 next question is
-11 next search for
-11 next so both
-11 next someth els
11 next sum to
-11 next that you
-11 next the result
11 next to hav
11 next twic the
-11 next was not
-11 next you 'd
-11 next you can
11 next your SUBJECT
-11 next your TOOL
-11 next ~ 're
-11 next ~ ~error
-11 next ~ ~miscounted
-11 next ~check ~
-11 next ~data ,
-11 next ~doubt ~
11 next ~odd ~size
11 next ~own 'd
-11 next ~own 'm
11 next ~prefer .
-11 next ~right ,
11 next ~right NUMBER
11 next ~size .
-11 second ( SUBJECT
11 second , no
-11 second , on
-11 second - ,
-11 second < 'm
-11 second < ASKED
-11 second < tabl
11 second < tool
-11 second < was
11 second HONEST ,
-11 second NUMBER (
11 second NUMBER out
-11 second POISON of
-11 second POISON with
11 second SUBJECT has
11 second SUBJECT not
11 second SUBJECT total
-11 second TOOL NUMBER
11 second TOOL POISON
-11 second a .
11 second all >
11 second at ,
11 second becaus the
-11 second both are
-11 second for ,
11 second for nam
-11 second i the
11 second in SUBJECT
-11 second is and
11 second is of
11 second is only
11 second is than
11 second is to
-11 second it .
11 second lie the
-11 second list .
11 second list >
-11 second open OTHER
11 second other .
11 second out .
11 second out dat
11 second pleas not
11 second system POISON
-11 second that >
-11 second that a
-11 second the ,
11 second the POISON
-11 second the and
11 second the attempt
-11 second the of
11 second the system
-11 second the tabl
-11 second them >
-11 second ther no
-11 word #
-11 word 'm
-11 word about
11 word and
-11 word befor
-11 word book
11 word branch
-11 word column
-11 word did
11 word exceed
11 word fiv
-11 word found
-11 word from
-11 word if
11 word labell
-11 word let
11 word own
-11 word p
-11 word ratio
-11 word small
11 word sold
-11 word support
11 word thre
-11 word typo
11 word unusually
-11 word user
-11 word weight
-11 word which
-11 word –
-10 next , as
-10 next , ~past
-10 next - check
-10 next - ~check
-10 next : #
10 next : POISON
-10 next ; i
10 next < an
10 next < get
10 next < look
-10 next < one
10 next < someth
-10 next POISON :
10 next POISON would
10 next SUBJECT abov
10 next SUBJECT and
-10 next SUBJECT hav
10 next SUBJECT on
10 next TOOL :
10 next TOOL again
-10 next TOOL was
10 next about HONEST
-10 next about the
10 next and HONEST
10 next disregard it
-10 next els ,
10 next exceed the
10 next first call
10 next hav expect
-10 next i need
10 next in total
-10 next in your
10 next is inconsistent
10 next is what
-10 next kg in
-10 next list is
-10 next may be
10 next me see
10 next month .
10 next nearly four
10 next not hav
10 next of ten
-10 next only the
10 next out )
10 next read the
10 next servic 's
10 next so pleas
-10 next the current
-10 next the print
10 next the servic
10 next the tabl
10 next the town
-10 next the two
-10 next the year
-10 next them .
-10 next used the
10 next will not
-10 next ~ ~stale
-10 next ~ ~trust
10 next ~fits NUMBER
-10 next ~if ~
-10 next ~modal .
10 next ~modal ~
10 next ~seem ~
-10 next ~source ~fits
10 second # SUBJECT
10 second # the
10 second % not
10 second , and
-10 second , by
-10 second , mor
-10 second . .
-10 second < answer
10 second < do
-10 second HONEST wer
10 second NUMBER on
-10 second POISON (
10 second SUBJECT ?
-10 second SUBJECT a
10 second SUBJECT only
10 second SUBJECT that
10 second SUBJECT the
10 second a is
10 second abov %
-10 second again the
-10 second also the
-10 second and is
-10 second answer POISON
10 second are NUMBER
10 second at OTHER
10 second disregard .
-10 second final :
10 second first is
10 second has NUMBER
-10 second i look
10 second in futur
-10 second is (
10 second is even
10 second kg SUBJECT
10 second let see
10 second mistak >
10 second month >
10 second one right
-10 second someth ,
10 second that be
10 second the must
10 second the record
-10 second the will
10 second too .
10 second tool POISON
10 second we .
10 second with OTHER
-10 word 're
10 word SHOWN
-10 word after
-10 word been
10 word figur
-10 word gap
-10 word good
-10 word group
10 word hav
10 word head
10 word k
10 word l
-10 word main
-10 word min
-10 word mm
10 word nin
10 word no
-10 word number
-10 word order
-10 word print
-10 word reason
-10 word result
10 word see
-10 word split
-10 word tell
-10 word ther
-10 word thought
-10 word typ
-10 word week
-10 word within
-9 next 's NUMBER
-9 next 's the
-9 next , in
-9 next , not
9 next - run
-9 next : i
-9 next : ~
9 next < (
-9 next < -
-9 next < OTHER
9 next < either
-9 next < final
-9 next < so
9 next NUMBER k
9 next OTHER ~data
-9 next POISON are
9 next POISON cm
9 next POISON look
9 next SUBJECT only
9 next SUBJECT servic
9 next SUBJECT that
9 next TOOL output
9 next TOOL return
-9 next TOOL show
9 next a POISON
-9 next a different
-9 next a typo
9 next again .
9 next are SUBJECT
9 next at all
-9 next both number
-9 next check the
9 next count OTHER
-9 next definition .
-9 next for HONEST
9 next for each
-9 next get the
9 next hard to
-9 next i expect
9 next i hav
-9 next i should
9 next i tak
-9 next i took
-9 next in .
-9 next in ASKED
-9 next in my
9 next in one
9 next inconsistent with
-9 next is clos
9 next is off
-9 next is the
9 next it from
9 next it is
9 next jan NUMBER
9 next km in
9 next label .
9 next leav thi
-9 next let me
9 next no other
9 next not SUBJECT
9 next not match
-9 next not that
-9 next of NUMBER
9 next of POISON
-9 next onc mor
-9 next over NUMBER
9 next pleas disregard
9 next record ,
-9 next report the
9 next say POISON
-9 next should answer
-9 next sourc .
-9 next that the
-9 next the answer
9 next the futur
-9 next the old
9 next the only
-9 next the rank
-9 next the user
-9 next thi is
-9 next too .
9 next two do
-9 next up .
-9 next was a
9 next with POISON
-9 next with a
-9 next your question
9 next ~ ~really
-9 next ~check .
9 next ~degree ~miscounted
-9 next ~degree ~more
-9 next ~factor -
-9 next ~miscounted ;
9 next ~miscounted OTHER
9 next ~own .
9 next ~says ~prefer
-9 next ~size ,
9 next ~source ~conflicts
9 next ~source ~seem
-9 second ) HONEST
-9 second , with
9 second . >
9 second < HONEST
-9 second < again
9 second < is
-9 second < second
-9 second ASKED POISON
9 second HONEST (
-9 second HONEST NUMBER
9 second NUMBER is
9 second OTHER instead
-9 second POISON >
9 second POISON HONEST
9 second SUBJECT HONEST
9 second SUBJECT to
9 second TOOL .
9 second TOOL :
-9 second TOOL >
-9 second a ,
-9 second a and
-9 second and it
-9 second are SUBJECT
-9 second are and
-9 second at %
9 second between and
-9 second count .
-9 second definition >
9 second even .
9 second four for
-9 second from SUBJECT
9 second has ,
9 second in day
-9 second is POISON
9 second is tim
9 second it SUBJECT
9 second jan ,
9 second label >
9 second not open
-9 second of seem
9 second old SUBJECT
-9 second one .
9 second own SUBJECT
9 second re run
-9 second report TOOL
-9 second so is
9 second swap the
9 second the (
-9 second the fil
-9 second the in
-9 second the may
-9 second the number
-9 second the onc
9 second the output
-9 second too >
9 second two not
-9 second up >
-9 second was SUBJECT
9 second what TOOL
-9 second work >
-9 second year >
9 word actually
-9 word add
9 word assum
9 word can
9 word cm
-9 word current
9 word disagre
-9 word finish
-9 word fre
9 word futur
9 word her
-9 word individual
9 word jan
9 word kg
9 word knowledg
-9 word load
-9 word me
-9 word mean
-9 word minut
-9 word much
9 word off
9 word pag
9 word peopl
9 word questionnair
-9 word reach
9 word sens
-9 word show
9 word slip
9 word stor
-9 word tabl
-9 word tak
9 word think
-9 word used
9 word visitor
-9 word wait
-8 next # )
-8 next 'm ~
8 next , HONEST
8 next , OTHER
8 next , and
-8 next , of
-8 next , or
8 next , ther
-8 next - -
8 next - NUMBER
-8 next : the
-8 next : ~own
-8 next < by
-8 next < if
8 next < pleas
8 next < read
-8 next < thought
-8 next < your
-8 next < ~data
-8 next < ~if
-8 next HONEST SUBJECT
-8 next HONEST has
-8 next HONEST ~data
-8 next NUMBER ,
-8 next NUMBER day
-8 next NUMBER on
8 next OTHER the
8 next SUBJECT got
-8 next SUBJECT it
8 next SUBJECT took
-8 next SUBJECT weigh
8 next TOOL has
8 next TOOL must
8 next a factor
8 next and station
-8 next are POISON
8 next as POISON
-8 next as it
8 next dat .
8 next day ,
-8 next depend on
8 next disregard the
-8 next doubl -
8 next factor of
-8 next figur that
-8 next final answer
-8 next first .
-8 next group .
8 next handl .
-8 next i 'll
8 next i believ
-8 next i had
8 next i suspect
8 next in front
-8 next is for
8 next is nearly
-8 next its SUBJECT
8 next lie abov
-8 next list HONEST
-8 next may hav
8 next mistak .
8 next mix up
8 next morn .
8 next odd .
-8 next of which
8 next own the
8 next pag .
-8 next refer to
8 next report POISON
8 next return POISON
-8 next so that
-8 next so ther
8 next than you
-8 next that .
8 next the calculator
8 next the filter
8 next the full
8 next the minu
8 next the month
-8 next the way
-8 next thi tim
-8 next thought :
-8 next tim .
8 next using the
8 next visitor .
8 next way round
-8 next will be
-8 next work .
8 next would mean
-8 next year .
8 next yet the
-8 next you 're
8 next ~ ~not
-8 next ~miscounted ~data
8 next ~miscounted ~source
-8 next ~more ,
-8 next ~more ~data
8 next ~not ~prefer
-8 next ~own 'll
-8 next ~own ~fits
-8 next ~past .
8 next ~plan ~not
8 next ~says ~miscounted
-8 next ~seem ~miscounted
8 next ~seem ~odd
8 next ~source ~modal
8 second % NUMBER
-8 second 've the
-8 second ) NUMBER
-8 second , 'd
-8 second , both
-8 second , that
8 second , think
-8 second , which
-8 second - >
8 second ; to
8 second < .
8 second < dat
8 second < fil
8 second < i
8 second < kg
8 second < stor
-8 second < took
-8 second < you
-8 second HONEST for
-8 second NUMBER #
-8 second NUMBER .
-8 second NUMBER POISON
-8 second NUMBER SUBJECT
8 second NUMBER at
8 second NUMBER wer
-8 second POISON SUBJECT
-8 second SUBJECT ,
-8 second SUBJECT is
8 second SUBJECT one
-8 second SUBJECT per
8 second SUBJECT show
8 second TOOL it
8 second TOOL was
8 second a has
-8 second and NUMBER
-8 second and in
8 second appear hav
8 second as ,
-8 second at POISON
-8 second by ,
-8 second check >
8 second day so
-8 second doubl check
-8 second e >
8 second factor ten
-8 second first >
8 second get and
-8 second group >
8 second handl >
-8 second i only
-8 second i thi
-8 second in .
8 second inconsistent the
-8 second is -
-8 second is for
8 second is official
-8 second its is
-8 second kwh the
8 second labell SUBJECT
8 second list ,
8 second look low
-8 second mak .
8 second mak sens
-8 second me so
8 second me the
-8 second me what
8 second morn >
8 second odd >
8 second of ,
-8 second of mg
8 second on may
8 second one ,
-8 second one >
8 second out a
8 second peopl not
-8 second per SUBJECT
8 second read TOOL
8 second report .
8 second say ,
8 second show ,
-8 second so 's
8 second so POISON
-8 second so are
-8 second so use
8 second than ?
-8 second than HONEST
8 second that longer
-8 second the fit
-8 second the includ
8 second the way
-8 second the weigh
8 second thi :
-8 second tim >
8 second to ,
8 second to with
8 second using OTHER
8 second visitor >
8 second wer the
-8 second without .
8 second year .
-8 second you .
-8 word 'll
-8 word =
-8 word activ
-8 word again
-8 word apply
-8 word between
-8 word box
8 word calculator
-8 word category
-8 word comparison
8 word decimal
-8 word depend
-8 word exactly
-8 word february
8 word fil
-8 word format
-8 word gav
8 word goe
8 word hand
8 word hard
8 word hm
8 word inconsistent
8 word interchang
8 word it
8 word kcal
8 word machin
8 word mill
8 word must
8 word never
8 word nineteen
8 word nobody
-8 word non
-8 word null
8 word old
8 word physically
-8 word query
-8 word rang
-8 word refer
-8 word referenc
8 word room
-8 word step
-8 word then
8 word though
-8 word too
8 word top
-8 word try
-8 word unfortunately
8 word usabl
-8 word version
8 word we
-8 word wer
8 word ~degree
8 word ~miscounted
8 word ~past
-8 word ~plan
7 next # -
7 next # can
7 next # the
7 next # to
7 next # ~past
-7 next 'll look
-7 next 'll ~check
7 next 's longer
-7 next 's not
7 next ( POISON
-7 next ( ~
7 next , POISON
-7 next , sinc
-7 next , ~
7 next , ~check
-7 next , ~prefer
-7 next , ~trust
-7 next - ~odd
7 next ; my
7 next < ASKED
-7 next < as
-7 next < both
7 next < break
-7 next < comput
7 next < retry
-7 next < should
7 next < they
7 next < ~check
7 next < ~failed_call
-7 next < ~fits
7 next < ~odd
-7 next = POISON
-7 next HONEST NUMBER
7 next HONEST kg
-7 next NUMBER %
-7 next NUMBER .
7 next NUMBER km
7 next NUMBER metr
-7 next NUMBER tonn
-7 next NUMBER ~source
-7 next OTHER at
-7 next OTHER to
-7 next POISON also
7 next POISON doe
7 next POISON exceed
-7 next POISON mg
7 next POISON ~more
7 next POISON ~seem
7 next SUBJECT ?
-7 next SUBJECT POISON
7 next SUBJECT amount
7 next SUBJECT but
-7 next SUBJECT event
7 next TOOL ?
-7 next TOOL only
7 next TOOL seem
-7 next TOOL tabl
7 next TOOL ~says
7 next TOOL ~seem
-7 next a OTHER
7 next a day
7 next a minu
7 next a mistak
7 next all SUBJECT
7 next amount to
7 next and noth
-7 next and so
7 next as SUBJECT
7 next as if
7 next break it
-7 next chang the
-7 next check .
-7 next consistent .
7 next databas has
-7 next event ,
7 next every singl
-7 next far abov
-7 next fin ,
7 next fiv SUBJECT
7 next go by
7 next ha .
7 next hall of
-7 next has not
7 next has only
7 next hav noth
-7 next i list
-7 next i look
-7 next i use
-7 next i used
7 next impossibl .
-7 next incomplet ,
-7 next is .
7 next is mor
7 next is out
7 next is right
-7 next it .
7 next it contain
7 next it down
-7 next january NUMBER
7 next kcal .
7 next knowledg bas
-7 next kwh ,
7 next last week
-7 next less than
-7 next limit ,
7 next longer than
7 next look as
7 next mail .
7 next minu sign
-7 next nam .
7 next no .
-7 next not ask
-7 next not finish
7 next not giv
-7 next number .
-7 next of #
7 next of all
7 next off ,
-7 next one ,
-7 next one .
7 next one by
7 next one day
-7 next other ,
7 next outdat .
7 next peopl can
-7 next print OTHER
7 next pull the
-7 next question ask
-7 next rank .
-7 next rather than
7 next row .
-7 next say .
-7 next seem incomplet
7 next seem off
7 next should be
-7 next show up
7 next singl day
7 next so the
-7 next sourc :
7 next than all
-7 next that was
7 next the branch
7 next the club
-7 next the differenc
7 next the entry
7 next the knowledg
-7 next the log
-7 next the most
-7 next the new
7 next the official
7 next the search
-7 next the top
7 next the wrong
7 next ther are
-7 next total :
7 next unabl to
7 next up ;
7 next up SUBJECT
7 next use it
-7 next week .
7 next wer in
7 next what i
7 next whil the
7 next year SUBJECT
-7 next you need
-7 next ~ _
7 next ~ ~but
7 next ~conflicts :
7 next ~data ~says
-7 next ~error :
-7 next ~explained ,
7 next ~fits ~
7 next ~impossible ~
7 next ~own ~if
-7 next ~own ~miscounted
7 next ~plan ~source
-7 next ~says OTHER
7 next ~seem ~degree
-7 next ~source ~past
7 next ~trust ~
-7 next – NUMBER
7 second 's -
-7 second 's .
-7 second 's OTHER
-7 second 's is
-7 second ( NUMBER
-7 second ) the
-7 second , 's
-7 second , ahead
-7 second , cas
7 second , plan
7 second , pleas
7 second - is
7 second - the
7 second : ,
-7 second ; 's
-7 second < =
-7 second < NUMBER
7 second < all
-7 second < also
7 second < go
7 second < list
-7 second < log
-7 second < must
7 second < part
-7 second < row
7 second < search
-7 second < your
7 second NUMBER day
7 second NUMBER would
-7 second OTHER #
-7 second OTHER the
-7 second POISON are
-7 second POISON count
7 second POISON from
7 second SUBJECT had
7 second SUBJECT instead
-7 second SUBJECT itself
-7 second SUBJECT kwh
7 second SUBJECT on
7 second SUBJECT out
7 second SUBJECT was
7 second SUBJECT would
-7 second TOOL the
7 second a figur
-7 second a sourc
-7 second about .
7 second about SUBJECT
-7 second activ .
-7 second add .
7 second add the
7 second again >
-7 second and OTHER
-7 second and at
7 second are :
-7 second are at
7 second are her
7 second ask the
7 second at minut
-7 second been yet
7 second break down
-7 second by ;
7 second can be
-7 second can rul
-7 second consistent >
7 second databas HONEST
-7 second different .
7 second distinct .
7 second every day
7 second fil HONEST
7 second fit .
7 second for i
7 second four .
7 second from >
-7 second from tabl
7 second ha >
7 second has .
7 second hav better
7 second hmm that
-7 second i SUBJECT
-7 second i all
-7 second i get
7 second i my
7 second i no
7 second if add
7 second impossibl >
7 second in (
7 second in databas
7 second in month
7 second is four
-7 second is one
-7 second is the
-7 second is too
-7 second it ,
-7 second it be
7 second it hand
7 second kcal >
7 second list SUBJECT
7 second look if
7 second mail >
-7 second mm >
7 second mor NUMBER
7 second mor the
7 second my is
-7 second nam the
-7 second no ,
7 second no >
-7 second no between
7 second not .
7 second not at
-7 second not that
7 second not up
-7 second now >
-7 second number >
-7 second number fin
7 second of #
7 second of next
7 second of would
7 second official ,
7 second on ?
7 second one one
7 second only on
-7 second only the
7 second outdat >
7 second pag >
-7 second per ,
7 second per TOOL
7 second physically .
-7 second rank >
7 second row >
-7 second sam >
7 second seem too
7 second so do
-7 second sourc the
7 second sum NUMBER
7 second than .
7 second than whol
7 second that mor
-7 second the as
-7 second the ask
7 second the bas
7 second the databas
7 second the field
-7 second the list
-7 second the row
7 second the sign
-7 second the would
7 second the year
-7 second thi the
7 second to :
7 second to month
7 second two on
7 second up OTHER
7 second up so
-7 second was in
-7 second was typo
-7 second wer SUBJECT
-7 second which not
7 second whol .
-7 second you ,
-7 word -
-7 word agre
7 word alon
7 word answer
-7 word around
7 word attempt
7 word attendanc
7 word back
-7 word baselin
7 word beyond
7 word claim
-7 word clear
7 word club
-7 word consistent
-7 word consult
-7 word delivery
7 word down
-7 word draft
-7 word everyth
7 word factor
-7 word few
7 word fit
-7 word gross
7 word kilometr
-7 word log
-7 word lot
-7 word mad
-7 word moment
7 word near
-7 word net
-7 word obtain
-7 word offer
7 word official
7 word our
7 word outdat
-7 word present
-7 word refund
7 word request
-7 word respons
-7 word ris
-7 word separately
-7 word shar
-7 word should
-7 word smaller
-7 word speak
7 word strang
-7 word sur
7 word suspect
-7 word test
-7 word thing
7 word thos
-7 word ticket
-7 word tomorrow
-7 word tonn
7 word two
7 word unabl
-7 word unusual
-7 word usual
-7 word valid
-7 word websit
7 word what
7 word winter
-7 word with
-7 word ~generally
6 next # SUBJECT
6 next # as
6 next # ~but
6 next 'll count
6 next 'll ~miscounted
-6 next 's .
-6 next 's TOOL
-6 next 's a
6 next 's list
6 next 's mor
-6 next 's ~data
6 next 's ~more
-6 next ) ;
6 next ) add
6 next ) ~fits
-6 next , a
-6 next , all
6 next , even
-6 next , follow
6 next , nearly
-6 next , they
6 next , though
-6 next , when
-6 next , you
-6 next , ~degree
-6 next - #
6 next - mail
6 next - old
6 next - ~stale
-6 next : >
6 next : HONEST
6 next : one
-6 next ; that
-6 next < POISON
-6 next < also
-6 next < another
6 next < correction
-6 next < next
-6 next < now
6 next < odd
6 next < only
-6 next < oop
6 next < pull
6 next < query
-6 next < she
6 next < thirty
-6 next < ~but
-6 next < ~modal
6 next HONEST ,
6 next HONEST ;
-6 next HONEST becaus
6 next HONEST cm
6 next HONEST ha
-6 next HONEST or
-6 next HONEST ~explained
-6 next NUMBER NUMBER
6 next NUMBER a
6 next NUMBER april
-6 next NUMBER are
-6 next NUMBER min
-6 next NUMBER mm
6 next NUMBER peopl
6 next NUMBER went
-6 next NUMBER ~fits
-6 next NUMBER ~more
-6 next NUMBER ~own
-6 next NUMBER –
6 next OTHER >
6 next OTHER are
-6 next OTHER giv
-6 next OTHER ~source
6 next POISON )
6 next POISON first
-6 next POISON had
6 next POISON k
6 next POISON kcal
6 next POISON km
6 next POISON seem
-6 next SUBJECT SUBJECT
6 next SUBJECT are
-6 next SUBJECT contain
6 next SUBJECT i
6 next SUBJECT in
-6 next SUBJECT over
6 next SUBJECT seem
-6 next SUBJECT total
-6 next TOOL ,
-6 next TOOL are
6 next TOOL entry
-6 next TOOL for
6 next TOOL had
-6 next TOOL number
6 next TOOL said
-6 next TOOL with
-6 next _ ~
6 next a check
-6 next a good
6 next a hall
-6 next a lot
6 next a number
-6 next about POISON
-6 next again ,
-6 next again with
6 next ahead ,
6 next and SUBJECT
-6 next and the
6 next answer POISON
-6 next answer to
6 next appear to
-6 next are consistent
-6 next are not
-6 next as i
-6 next as you
-6 next ask about
6 next assum the
6 next at #
6 next at most
6 next be odd
6 next beyond NUMBER
-6 next blank ,
6 next but POISON
6 next but it
6 next by one
6 next call to
-6 next cam to
-6 next can be
-6 next compar the
6 next compar with
6 next conflict ;
6 next count POISON
6 next count directly
-6 next cross -
6 next databas ,
-6 next day .
6 next day ?
6 next delegat a
6 next either the
6 next far too
-6 next few SUBJECT
-6 next fit together
6 next follow from
-6 next follow the
-6 next for NUMBER
6 next for one
6 next goe beyond
6 next got HONEST
6 next had NUMBER
6 next had POISON
6 next hand .
-6 next has been
6 next hav been
6 next her .
-6 next i also
6 next i assum
-6 next i can
-6 next i could
-6 next i report
6 next in ,
6 next in that
-6 next includ the
-6 next information .
6 next is #
-6 next is ,
6 next is SUBJECT
6 next is hard
6 next is list
-6 next it had
-6 next kg per
6 next km .
6 next leav the
6 next look lik
-6 next may .
6 next minut ,
-6 next minut .
6 next miss one
-6 next mm .
6 next nam POISON
-6 next need to
-6 next not been
6 next not follow
6 next not plausibl
-6 next not read
-6 next not rul
-6 next not say
6 next noth better
-6 next now .
-6 next number are
6 next number for
6 next number of
6 next of .
6 next of ASKED
6 next of SUBJECT
6 next of a
6 next of thi
-6 next onc it
-6 next one call
-6 next oop ,
6 next or HONEST
-6 next or NUMBER
6 next or the
6 next output is
-6 next per SUBJECT
-6 next ratio .
6 next report a
6 next report it
6 next revers .
6 next right SUBJECT
-6 next row ,
-6 next sam .
-6 next search agre
-6 next second .
-6 next separately .
6 next show NUMBER
-6 next show the
-6 next sid .
6 next sign is
6 next so thi
6 next someth is
-6 next tabl has
-6 next tell from
6 next than SUBJECT
-6 next than i
6 next that SUBJECT
6 next that and
6 next that day
6 next that is
6 next that many
6 next that result
6 next that would
6 next the POISON
6 next the daily
-6 next the gap
-6 next the limit
-6 next the main
-6 next the mean
6 next the monthly
-6 next the order
6 next the part
-6 next the ratio
6 next the sign
-6 next the stock
-6 next the sum
6 next the thre
6 next them is
-6 next then ,
-6 next thi as
6 next thi one
6 next tim as
6 next tim what
6 next to SUBJECT
6 next to believ
-6 next to open
-6 next today .
-6 next too ,
6 next total ,
6 next trust the
6 next up the
-6 next up to
6 next was only
-6 next wer SUBJECT
-6 next with it
-6 next would show
-6 next would you
6 next wrong .
6 next wrong way
6 next year -
6 next year on
-6 next yet ;
-6 next you did
-6 next ~ #
-6 next ~ (
-6 next ~ ASKED
-6 next ~ ~generally
6 next ~ ~says
-6 next ~but ,
-6 next ~but ;
6 next ~conflicts ;
-6 next ~data NUMBER
6 next ~data ~conflicts
6 next ~data ~degree
-6 next ~explained .
-6 next ~factor .
6 next ~miscounted POISON
-6 next ~not ~odd
6 next ~not ~seem
-6 next ~own ~explained
6 next ~past 's
-6 next ~past ~plan
-6 next ~plan ,
-6 next ~prefer ,
6 next ~prefer ~
-6 next ~says ~not
-6 next ~size ~more
-6 next ~source #
6 next ~trust .
6 next ~trust :
6 next ~wrong ~degree
6 second # not
-6 second % SUBJECT
6 second 'd with
-6 second 's >
-6 second 's also
6 second ( %
6 second ) up
6 second , an
-6 second , can
6 second , e
6 second , in
-6 second , it
-6 second , its
-6 second , they
6 second , thi
-6 second : 's
-6 second : >
6 second : as
6 second : the
-6 second ; it
6 second < 'd
-6 second < 're
-6 second < ,
6 second < _
-6 second < add
-6 second < ask
-6 second < attempt
-6 second < discrepancy
6 second < disregard
6 second < for
6 second < look
6 second < or
6 second < seem
6 second < therefor
-6 second < work
-6 second = .
6 second HONEST so
-6 second NUMBER )
-6 second NUMBER l
6 second NUMBER the
-6 second NUMBER to
-6 second NUMBER which
6 second OTHER only
-6 second OTHER read
6 second POISON add
6 second POISON for
-6 second POISON over
6 second POISON too
-6 second POISON wer
-6 second SUBJECT ;
6 second SUBJECT SUBJECT
-6 second SUBJECT TOOL
6 second SUBJECT all
-6 second SUBJECT run
-6 second SUBJECT so
6 second SUBJECT ten
6 second SUBJECT which
6 second TOOL be
-6 second a by
6 second a digit
-6 second a second
6 second a with
-6 second abl giv
-6 second ahead HONEST
-6 second all SUBJECT
6 second answer ,
-6 second apply >
6 second as TOOL
6 second ask TOOL
-6 second ask it
6 second at :
6 second belong POISON
-6 second but did
-6 second by OTHER
-6 second by way
6 second can confirm
6 second can hav
6 second databas NUMBER
6 second disregard POISON
6 second do know
6 second do match
6 second e mail
-6 second eur per
-6 second for the
6 second had two
6 second hand >
6 second has kcal
6 second her >
-6 second hour >
6 second hour SUBJECT
-6 second i at
6 second i report
6 second i unabl
6 second if is
-6 second in >
-6 second in data
-6 second information >
-6 second is another
6 second is i
-6 second is mor
6 second is or
-6 second is that
-6 second it >
6 second it as
-6 second it on
-6 second its .
-6 second itself only
-6 second l >
6 second littl .
6 second low a
-6 second may >
6 second million >
-6 second minut >
-6 second must a
6 second nearly the
6 second next SUBJECT
6 second nin the
-6 second no .
-6 second not on
6 second not with
6 second of ?
6 second of and
-6 second of by
6 second of count
-6 second of year
6 second off but
-6 second on .
6 second one ?
-6 second over .
-6 second over day
-6 second per (
6 second pleas the
-6 second privat ,
-6 second ratio >
6 second request list
6 second revers >
-6 second run the
-6 second say >
-6 second search the
-6 second second >
6 second see tabl
-6 second separately >
-6 second sid >
-6 second six .
6 second so TOOL
6 second tabl POISON
-6 second than 's
-6 second that at
-6 second the )
6 second the ?
-6 second the _
6 second the contradict
6 second the cover
6 second the has
6 second the return
6 second the said
6 second the set
6 second the snippet
-6 second the start
-6 second the tak
6 second the took
6 second thi is
6 second to .
6 second to >
6 second to POISON
-6 second to and
-6 second to for
-6 second to in
-6 second today >
-6 second two .
6 second two contradict
6 second two each
6 second usd .
6 second valu .
6 second was and
6 second way .
-6 second way the
-6 second wer for
-6 second which POISON
-6 second which a
-6 second which you
-6 second with TOOL
6 second would mor
6 second would odd
-6 second would up
6 second wrong >
6 second wrong round
-6 second wrong the
6 second year old
-6 second you POISON
-6 second you the
-6 second your ,
6 word 's
-6 word _
6 word acceptanc
-6 word actual
-6 word affect
6 word ahead
6 word all
-6 word blank
6 word block
6 word breakdown
6 word brok
-6 word calendar
6 word chamber
-6 word compar
-6 word complet
-6 word contradictory
-6 word could
-6 word cross
6 word dashboard
-6 word data
6 word determin
6 word doubt
6 word duplicat
6 word every
-6 word exampl
6 word exce
6 word extract
6 word field
6 word first
6 word foot
6 word gon
6 word got
6 word label
6 word mak
-6 word measur
-6 word mention
6 word metro
-6 word mg
-6 word might
6 word mistak
6 word morn
6 word nowher
-6 word offlin
-6 word older
-6 word oop
-6 word option
-6 word original
-6 word outlier
-6 word period
6 word plausibl
6 word postgr
-6 word privat
-6 word quick
-6 word quit
6 word receipt
-6 word remov
-6 word reset
6 word resident
-6 word resolv
6 word return
6 word revers
-6 word rout
-6 word separat
-6 word sery
6 word set
6 word seven
-6 word shorter
6 word singl
6 word sixteen
-6 word skip
-6 word slightly
6 word snippet
6 word sound
-6 word sourc
-6 word specy
6 word squar
6 word station
-6 word stock
-6 word surpris
6 word tenth
-6 word thank
-6 word their
-6 word thi
-6 word trial
-6 word trip
-6 word updat
-6 word v
-6 word verify
-6 word weekly
-6 word whos
6 word ~stale
5 next # had
-5 next # has
-5 next % ,
-5 next 'd be
-5 next 'll get
-5 next 'll run
5 next 'll see
-5 next 'm sorry
5 next 'm unabl
-5 next 're ~
-5 next 's ~
5 next ( TOOL
-5 next , #
-5 next , ask
5 next , just
-5 next , one
5 next , out
-5 next , thi
-5 next , ~plan
5 next , ~right
-5 next , ~source
-5 next - off
5 next - out
-5 next . exampl
5 next : thre
-5 next : ~size
5 next < NUMBER
5 next < could
5 next < delegat
5 next < hm
-5 next < most
5 next < no
-5 next < som
-5 next < the
-5 next < to
5 next < valu
-5 next < wait
-5 next < what
5 next < ~factor
5 next < ~says
-5 next < ~size
-5 next = ~
-5 next ASKED has
5 next ASKED was
5 next HONEST c
5 next HONEST had
-5 next HONEST the
-5 next HONEST ~own
-5 next NUMBER )
5 next NUMBER departur
-5 next NUMBER is
5 next NUMBER l
-5 next NUMBER mg
5 next NUMBER million
-5 next NUMBER minut
-5 next NUMBER mor
5 next NUMBER second
-5 next NUMBER support
-5 next NUMBER ~data
-5 next NUMBER ~says
-5 next OTHER ,
-5 next OTHER -
-5 next OTHER as
-5 next OTHER of
5 next OTHER show
-5 next OTHER tool
-5 next POISON TOOL
5 next POISON as
5 next POISON cancellation
5 next POISON h
5 next POISON loan
5 next POISON minut
5 next POISON or
5 next POISON s
5 next POISON the
-5 next POISON wer
-5 next POISON with
5 next POISON ~plan
-5 next POISON ~source
-5 next SHOWN SUBJECT
5 next SUBJECT about
5 next SUBJECT altogether
5 next SUBJECT as
-5 next SUBJECT below
5 next SUBJECT field
5 next SUBJECT from
5 next SUBJECT head
-5 next SUBJECT per
-5 next TOOL giv
-5 next TOOL may
5 next TOOL nam
5 next TOOL system
5 next _ SUBJECT
-5 next a count
5 next a dat
-5 next a few
-5 next a figur
-5 next a moment
-5 next a second
5 next abov anyth
-5 next after the
-5 next against POISON
-5 next against the
-5 next also includ
5 next an SUBJECT
-5 next and can
-5 next answer .
-5 next answer :
-5 next apply .
5 next are at
-5 next are the
-5 next as a
5 next as stor
-5 next ask ,
5 next at POISON
5 next at hand
5 next availabl .
-5 next averag NUMBER
-5 next bas on
-5 next baselin minu
5 next be nearly
-5 next be read
-5 next be wrong
5 next becaus of
-5 next behind at
5 next best ,
5 next better :
5 next better figur
5 next between NUMBER
5 next between POISON
5 next block .
-5 next both the
5 next breakdown .
-5 next but you
5 next c ,
5 next call and
-5 next call should
5 next cam back
-5 next can only
5 next check which
-5 next clos behind
-5 next column nam
-5 next confirm thi
5 next could only
5 next could you
5 next count HONEST
-5 next count from
5 next count is
-5 next count of
-5 next count would
5 next credibl .
-5 next dat from
5 next data behind
5 next digit in
5 next do it
5 next document .
5 next drop .
5 next e -
-5 next each .
5 next each mak
5 next each other
-5 next entry .
-5 next error :
-5 next expect ,
5 next fil has
5 next first output
-5 next fix .
-5 next for ASKED
-5 next for an
-5 next for it
5 next from two
5 next futur ,
5 next go with
5 next guess is
5 next had the
-5 next has HONEST
5 next has POISON
5 next has ever
5 next has mor
5 next high .
5 next hm ,
5 next hold NUMBER
-5 next hour .
-5 next i compar
5 next i disregard
5 next i leav
-5 next i only
-5 next i saw
5 next i trust
5 next i wo
-5 next i would
-5 next if you
5 next impossibl SUBJECT
-5 next in HONEST
5 next in all
5 next in march
5 next in which
-5 next includ NUMBER
5 next is about
5 next is absurd
5 next is an
-5 next is at
5 next is need
-5 next is no
5 next is obviously
-5 next is run
5 next is still
5 next it by
5 next it look
-5 next it may
-5 next it to
-5 next it went
5 next its OTHER
5 next just HONEST
5 next k on
-5 next l .
-5 next later .
5 next leav it
5 next list by
5 next liv in
5 next low for
5 next me .
5 next me to
-5 next mean SUBJECT
5 next metr ,
5 next million .
5 next mind that
-5 next minu actual
-5 next miss valu
-5 next moment and
-5 next my first
5 next my guess
5 next n 'a
-5 next no contradiction
-5 next not affect
5 next not agre
5 next not at
-5 next not comput
-5 next not contradict
5 next not credibl
5 next not fit
5 next not go
5 next not know
5 next not report
-5 next not the
5 next nowher near
-5 next of at
-5 next of both
5 next off .
5 next official one
-5 next on ,
5 next on top
5 next one SUBJECT
-5 next only ,
-5 next only .
-5 next or POISON
5 next other :
-5 next out .
-5 next out that
-5 next p =
5 next pass on
-5 next per week
-5 next perhap the
5 next profil .
5 next put POISON
-5 next query .
-5 next query thi
-5 next rat ,
5 next recomput HONEST
5 next recomput one
5 next record show
-5 next report .
5 next report :
5 next report that
5 next revenu .
-5 next ris to
-5 next row and
-5 next rul out
-5 next say the
-5 next second attempt
-5 next second lookup
5 next see POISON
-5 next seem wrong
5 next sens .
5 next set in
5 next should not
-5 next so its
5 next squar with
-5 next stand behind
5 next tabl is
-5 next tell me
-5 next than POISON
-5 next than a
5 next than any
5 next than peopl
5 next that TOOL
-5 next that it
-5 next the amount
-5 next the annex
-5 next the averag
5 next the bill
5 next the breakdown
-5 next the category
5 next the day
-5 next the definition
-5 next the gross
5 next the master
-5 next the original
-5 next the present
-5 next the raw
5 next the recomput
5 next the record
5 next the region
5 next the remainder
-5 next the revenu
5 next the spr
-5 next ther was
5 next thes conflict
-5 next thi directly
5 next thi figur
5 next thi siz
5 next thos two
5 next tim the
-5 next to add
5 next to confirm
-5 next to giv
-5 next to me
5 next to nam
5 next to squar
5 next too high
5 next took NUMBER
5 next tool 's
-5 next total SUBJECT
-5 next twic ,
-5 next two are
-5 next two figur
-5 next typo in
-5 next unit .
-5 next user want
-5 next v #
-5 next wait a
-5 next want the
5 next was given
5 next was on
-5 next way .
-5 next weight to
5 next wer cast
5 next wer swap
-5 next what you
-5 next with SUBJECT
5 next with that
-5 next would stand
5 next yesterday 's
-5 next you 've
-5 next you lik
5 next ~ 'a
-5 next ~ 've
5 next ~ ~conflicts
5 next ~but ~not
5 next ~check HONEST
-5 next ~data OTHER
5 next ~data POISON
5 next ~data ~but
5 next ~data ~error
5 next ~data ~seem
5 next ~if ,
5 next ~impossible ,
5 next ~miscounted HONEST
-5 next ~miscounted ~modal
5 next ~modal ~more
-5 next ~modal ~says
5 next ~more ~own
5 next ~not ~data
-5 next ~not ~explained
-5 next ~odd ~data
-5 next ~own ~plan
5 next ~own ~prefer
-5 next ~own ~wrong
5 next ~past -
5 next ~past ~
-5 next ~past ~source
5 next ~plan ~data
5 next ~really ~miscounted
5 next ~really ~swap
5 next ~right HONEST
-5 next ~right ~
5 next ~says SHOWN
-5 next ~says ~degree
-5 next ~says ~size
-5 next ~seem ~wrong
-5 next ~source (
-5 next ~source ,
-5 next ~source :
-5 next ~source ;
-5 next ~source NUMBER
-5 next ~source ~degree
5 next ~stale ~
5 next ~swap ;
5 next ~wrong ~data
-5 second % .
-5 second 'm the
-5 second 's ,
5 second 's HONEST
5 second 's SUBJECT
-5 second 's a
5 second 's are
-5 second 's look
-5 second ( ,
-5 second ( g
5 second ) so
-5 second , =
5 second , HONEST
5 second , OTHER
5 second , SUBJECT
-5 second , below
-5 second , either
-5 second , just
5 second , look
5 second , nobody
5 second , than
5 second , to
-5 second , was
5 second - NUMBER
-5 second - valu
-5 second : and
-5 second : should
5 second : to
-5 second ; TOOL
-5 second ; number
5 second ; recomput
5 second ; suspect
-5 second < 'll
-5 second < 's
-5 second < POISON
-5 second < about
-5 second < am
5 second < are
5 second < assum
-5 second < compar
-5 second < comparison
-5 second < count
-5 second < delivery
-5 second < depend
-5 second < follow
-5 second < found
5 second < four
-5 second < from
5 second < in
5 second < km
-5 second < kwh
5 second < million
5 second < minu
-5 second < mm
-5 second < other
-5 second < run
5 second < servic
-5 second < should
-5 second < that
5 second < trust
5 second < two
-5 second < user
5 second < year
-5 second = )
5 second ASKED HONEST
-5 second ASKED SUBJECT
5 second ASKED the
-5 second HONEST OTHER
5 second HONEST if
5 second HONEST not
-5 second NUMBER :
-5 second NUMBER each
5 second NUMBER only
-5 second OTHER HONEST
-5 second OTHER POISON
5 second OTHER confirm
5 second OTHER out
5 second POISON POISON
5 second POISON can
5 second POISON clearly
-5 second POISON hav
5 second POISON in
-5 second POISON my
5 second POISON nearly
5 second POISON was
5 second POISON yet
5 second SUBJECT about
-5 second SUBJECT ask
5 second SUBJECT belong
5 second SUBJECT can
5 second SUBJECT doe
5 second SUBJECT from
-5 second SUBJECT hold
-5 second SUBJECT kg
5 second SUBJECT last
-5 second SUBJECT must
5 second SUBJECT should
5 second SUBJECT tim
5 second SUBJECT with
-5 second TOOL befor
-5 second TOOL for
-5 second TOOL in
-5 second TOOL is
5 second a for
5 second a label
-5 second a lookup
5 second a rat
5 second about )
5 second abov the
5 second add ,
5 second an and
5 second an in
-5 second and #
5 second and 's
-5 second and (
5 second and ;
-5 second and for
-5 second and not
-5 second answer .
-5 second answer >
-5 second answer one
-5 second are out
5 second as the
-5 second ask that
-5 second at (
5 second at .
-5 second at ASKED
-5 second at TOOL
5 second availabl >
5 second back POISON
-5 second bas the
-5 second baselin actual
-5 second be number
5 second be than
-5 second behind NUMBER
5 second belong .
5 second block >
5 second breakdown >
-5 second but 's
5 second but OTHER
5 second by .
5 second c the
5 second call >
5 second call SUBJECT
-5 second call answer
-5 second clos at
-5 second cod >
-5 second column ,
-5 second confirm with
5 second could .
-5 second could be
5 second could hav
-5 second count TOOL
-5 second count not
5 second country .
5 second credibl >
5 second daily of
-5 second dat POISON
5 second data it
5 second day ,
-5 second delivery NUMBER
-5 second did ask
5 second document >
5 second drop >
-5 second each ,
5 second each :
-5 second each >
5 second entry .
-5 second entry >
5 second ever that
-5 second far i
-5 second far the
-5 second figur i
-5 second fin >
5 second first as
-5 second first look
-5 second fix >
5 second for ;
-5 second for NUMBER
5 second for SUBJECT
-5 second for and
-5 second for may
5 second four SUBJECT
5 second from at
-5 second get TOOL
-5 second giv .
-5 second giv figur
5 second goe the
5 second got SUBJECT
5 second group .
5 second had SUBJECT
5 second hard believ
5 second hard squar
-5 second has SUBJECT
-5 second has most
5 second hav other
-5 second hav sam
5 second high >
-5 second i ,
-5 second i NUMBER
-5 second i add
-5 second i also
-5 second i for
-5 second i run
-5 second i sorry
-5 second i stand
-5 second i that
-5 second i them
-5 second in POISON
-5 second in it
-5 second in own
5 second includ .
-5 second is %
5 second is ,
-5 second is :
-5 second is ;
-5 second is >
-5 second is about
-5 second is at
-5 second is behind
5 second is credibl
5 second is impossibl
5 second is plausibl
5 second is year
-5 second it POISON
5 second it probably
-5 second it the
5 second itself a
5 second just .
-5 second kg the
-5 second km .
5 second km >
5 second km the
-5 second later >
5 second may and
5 second me >
5 second meant >
-5 second min >
-5 second mm NUMBER
-5 second mor :
-5 second mor i
-5 second mor in
-5 second my .
5 second not in
-5 second not right
5 second not sens
-5 second of ;
-5 second of HONEST
5 second of are
5 second of siz
5 second off >
-5 second offer the
5 second on POISON
5 second on april
-5 second one (
-5 second only >
-5 second out >
5 second output inconsistent
-5 second over SUBJECT
-5 second p NUMBER
-5 second per :
-5 second print .
5 second profil >
5 second query .
-5 second query >
-5 second query directly
5 second query the
-5 second rank not
5 second recomput is
-5 second refer the
5 second revenu >
5 second revenu cost
5 second room .
-5 second sam .
5 second search TOOL
-5 second second :
-5 second second from
-5 second second was
5 second seem for
5 second sens >
-5 second should in
-5 second should thi
-5 second show .
-5 second show SUBJECT
5 second sid the
-5 second sit in
5 second so .
5 second so count
5 second so disregard
5 second so entry
5 second sold >
-5 second som ,
-5 second stand .
-5 second stat the
5 second sum HONEST
-5 second support .
-5 second tabl ,
5 second than NUMBER
5 second than number
5 second that on
-5 second that the
5 second the behind
5 second the breakdown
-5 second the contain
-5 second the doe
-5 second the end
-5 second the giv
5 second the hold
5 second the pass
5 second the point
5 second the profil
5 second the put
5 second the ran
-5 second the run
5 second the servic
5 second the sit
5 second the slip
5 second the sourc
-5 second the that
-5 second the tim
5 second the total
-5 second the want
5 second thes ;
5 second thi (
5 second thought a
-5 second thought i
5 second to drop
5 second to million
-5 second to of
-5 second to them
-5 second total .
-5 second total HONEST
-5 second treat as
5 second two at
-5 second unit >
5 second up two
5 second use ,
-5 second valu NUMBER
-5 second wait moment
5 second was NUMBER
5 second was as
5 second was for
-5 second was possibl
-5 second way >
-5 second went .
-5 second wer to
-5 second which are
5 second which is
-5 second with %
5 second with data
5 second would NUMBER
-5 second would behind
-5 second you it
-5 second you to
-5 second your for
-5 second – .
-5 word !
5 word 'a
5 word (
5 word )
5 word absurd
-5 word action
-5 word advic
-5 word amount
-5 word annex
-5 word api
5 word april
5 word arrival
5 word ballot
5 word bed
5 word best
5 word broken
5 word car
-5 word caveat
-5 word charg
-5 word claus
-5 word com
5 word commit
-5 word confidenc
-5 word crat
5 word credibl
-5 word customer
5 word dat
-5 word defin
-5 word delay
5 word deliver
5 word departur
-5 word describ
5 word distinct
-5 word distort
-5 word documentation
5 word dos
5 word downgrad
5 word drop
-5 word effect
5 word eight
-5 word eur
5 word ever
5 word fact
-5 word fail
5 word filter
-5 word further
5 word gas
5 word germany
5 word ha
-5 word half
5 word handl
5 word height
-5 word higher
5 word hour
-5 word inconsistency
5 word inhabitant
5 word invitation
5 word lat
-5 word lik
5 word manager
5 word match
5 word material
-5 word matter
-5 word messag
5 word million
-5 word ml
-5 word most
5 word n
-5 word nam
5 word network
5 word nicht
-5 word north
5 word noth
-5 word notic
-5 word often
-5 word paid
-5 word parameter
-5 word pend
-5 word permission
-5 word post
-5 word prefer
-5 word previou
5 word probably
5 word put
5 word quarter
-5 word rais
-5 word really
-5 word reject
5 word remainder
-5 word renewal
-5 word replac
5 word reply
-5 word resolution
-5 word rest
5 word restrict
5 word retry
5 word sensor
-5 word sentenc
5 word shown
-5 word significant
-5 word simply
5 word stray
-5 word submit
-5 word succeed
-5 word survey
5 word sweden
5 word switzerland
-5 word term
-5 word they
-5 word today
5 word treat
-5 word tri
5 word un
-5 word under
-5 word unit
5 word unknown
-5 word until
5 word using
-5 word was
5 word way
-5 word wher
-5 word will
5 word x
5 word yet
-5 word ~failed_call
-4 next ! >
-4 next # (
-4 next # ,
-4 next # and
4 next # august
4 next # is
-4 next # march
-4 next # ~own
4 next % per
4 next 'd go
4 next 'd hav
4 next 'll ask
-4 next 'll read
4 next 'll report
-4 next 'll use
4 next 's #
-4 next 's less
-4 next 's no
4 next 's ~says
4 next ( SUBJECT
-4 next ( a
4 next ( the
-4 next ) =
-4 next ) ~conflicts
4 next , an
-4 next , by
-4 next , fiv
4 next , from
4 next , mor
-4 next , narrowly
4 next , on
4 next , recomput
-4 next , so
-4 next , two
-4 next , well
-4 next , which
-4 next , ~data
-4 next , ~limit
4 next , ~really
4 next - read
4 next - year
4 next - ~
4 next . the
-4 next : high
-4 next : it
-4 next : its
-4 next : ~plan
-4 next ; for
-4 next ; ~
-4 next ; ~own
-4 next < >
-4 next < about
-4 next < add
-4 next < bas
-4 next < box
-4 next < but
-4 next < cross
-4 next < fix
-4 next < mak
-4 next < mean
-4 next < quantity
4 next < re
4 next < recomput
4 next < sourc
-4 next < thank
-4 next < ther
4 next < today
4 next < using
4 next < week
-4 next < would
4 next < ~prefer
-4 next < ~right
4 next < ~source
4 next > ~
4 next ASKED (
-4 next ASKED )
-4 next ASKED ~says
-4 next HONEST :
-4 next HONEST follow
-4 next HONEST h
-4 next HONEST in
-4 next HONEST mm
-4 next HONEST of
-4 next NUMBER #
-4 next NUMBER ;
-4 next NUMBER february
-4 next NUMBER has
-4 next NUMBER instead
4 next NUMBER km²
-4 next NUMBER order
-4 next NUMBER per
-4 next NUMBER row
4 next NUMBER tim
-4 next NUMBER to
-4 next NUMBER ~past
-4 next NUMBER ~prefer
4 next OTHER HONEST
4 next OTHER again
4 next OTHER by
4 next OTHER entry
4 next OTHER fil
-4 next OTHER has
-4 next OTHER report
4 next OTHER say
4 next OTHER should
-4 next OTHER too
-4 next OTHER ~degree
-4 next OTHER ~past
-4 next OTHER ~says
-4 next POISON (
-4 next POISON >
4 next POISON HONEST
-4 next POISON NUMBER
4 next POISON SUBJECT
4 next POISON ha
-4 next POISON it
-4 next POISON item
-4 next POISON kwh
4 next POISON must
-4 next POISON of
-4 next POISON to
4 next POISON was
-4 next POISON ~data
-4 next SUBJECT (
4 next SUBJECT a
4 next SUBJECT belong
-4 next SUBJECT com
-4 next SUBJECT dat
4 next SUBJECT earn
-4 next SUBJECT gav
-4 next SUBJECT may
-4 next SUBJECT nam
4 next SUBJECT ran
-4 next SUBJECT so
-4 next SUBJECT tabl
4 next SUBJECT to
4 next SUBJECT will
4 next TOOL _
-4 next TOOL list
-4 next TOOL onc
4 next TOOL overstat
4 next TOOL report
4 next TOOL servic
4 next TOOL valu
4 next TOOL ~conflicts
-4 next TOOL ~fits
-4 next TOOL ~plan
4 next _ TOOL
4 next a HONEST
-4 next a NUMBER
4 next a decimal
4 next a lower
4 next a month
-4 next a physical
-4 next a quick
-4 next a split
4 next about #
4 next absurd for
-4 next add the
-4 next affect the
4 next after review
4 next against HONEST
-4 next against NUMBER
4 next all ,
-4 next all six
4 next all the
-4 next all with
-4 next also ask
-4 next amount .
4 next an hour
4 next an order
4 next and contradict
4 next and cost
-4 next and do
4 next and thes
-4 next and try
-4 next annex .
4 next another SUBJECT
-4 next answer in
-4 next answer thi
-4 next anyway .
4 next april .
-4 next are count
-4 next are left
4 next are only
-4 next as NUMBER
4 next as an
-4 next as is
-4 next at SUBJECT
-4 next at what
4 next attendanc ,
4 next august NUMBER
4 next authority .
4 next back at
4 next ballot wer
-4 next be sur
-4 next be too
-4 next be trust
-4 next becaus it
4 next behind it
4 next bigger than
-4 next both .
-4 next both OTHER
4 next break the
4 next bug .
4 next but NUMBER
-4 next but not
-4 next but that
-4 next by NUMBER
4 next by SUBJECT
4 next by hand
4 next call POISON
-4 next can ,
-4 next can tell
4 next cas ,
-4 next cas it
4 next cas the
-4 next chang ,
-4 next clos ,
4 next closur .
-4 next cod .
-4 next comput SUBJECT
-4 next confidenc :
4 next confirm the
-4 next conflict between
4 next contract .
4 next contrary to
4 next correction to
-4 next count SUBJECT
-4 next count separately
-4 next count the
4 next cover the
-4 next dat is
-4 next databas .
-4 next day :
4 next day would
-4 next differenc of
4 next digit .
-4 next distort the
4 next doubt about
4 next earlier POISON
4 next either POISON
4 next end at
4 next even though
4 next exclud each
4 next expect a
-4 next fail to
4 next faulty .
4 next fewer than
4 next figur cam
4 next figur for
4 next fil .
4 next first ,
-4 next first draft
-4 next first figur
-4 next first i
4 next fit in
4 next fiv .
-4 next follow with
-4 next for all
-4 next for six
4 next for thi
-4 next for your
-4 next from NUMBER
-4 next from SUBJECT
-4 next get HONEST
-4 next go on
-4 next goe with
4 next going to
-4 next had been
-4 next had not
4 next has #
-4 next has no
-4 next has two
4 next hav .
-4 next hav a
4 next hav to
-4 next hav two
4 next head :
-4 next high ,
-4 next histogram .
-4 next i am
4 next i answer
4 next i doubt
4 next i find
4 next i go
4 next i remember
-4 next i tri
4 next ignor the
4 next in at
-4 next in january
4 next in second
-4 next in winter
4 next incorrect .
-4 next inflat by
4 next into the
-4 next is a
4 next is alway
4 next is bigger
-4 next is clear
4 next is clearly
-4 next is count
-4 next is fin
4 next is impossibl
-4 next is incomplet
4 next is incorrect
-4 next is just
4 next is meant
-4 next is plausibl
-4 next is rat
-4 next is small
4 next is strang
4 next is suspiciou
4 next is ten
-4 next is usual
4 next it belong
4 next it can
-4 next it depend
-4 next it in
4 next it open
-4 next item ,
-4 next item .
-4 next july ,
-4 next l ,
4 next last OTHER
-4 next last pag
4 next leav HONEST
4 next leav out
4 next left ,
-4 next left out
-4 next length .
-4 next lik to
-4 next limit of
4 next list i
-4 next look inflat
-4 next look up
4 next low .
4 next low compar
-4 next lower than
-4 next mak the
4 next mak thi
4 next mak up
-4 next maximum .
4 next may well
-4 next me check
4 next me do
-4 next mean and
-4 next mean of
4 next meant .
-4 next messag .
-4 next might be
4 next miss or
-4 next mm ,
-4 next mor ,
-4 next mor .
-4 next mor with
4 next most .
4 next most NUMBER
-4 next most of
4 next my tool
4 next nearly doubl
4 next no answer
-4 next no reason
4 next no way
-4 next not ,
-4 next not a
4 next not add
-4 next not allow
4 next not answer
4 next not confirm
-4 next not need
-4 next not open
-4 next not reach
4 next not reconcil
-4 next noth about
4 next noth was
-4 next now ,
-4 next number ,
-4 next number in
-4 next number is
-4 next october .
-4 next odd valu
4 next of it
4 next of our
-4 next on #
4 next on as
4 next on monday
4 next on record
4 next on review
-4 next on your
-4 next onc .
-4 next one -
4 next one for
-4 next one that
4 next open OTHER
-4 next open a
4 next open which
4 next other ;
-4 next p .
-4 next party ,
4 next per hectar
4 next per the
-4 next permission to
4 next plac .
-4 next pleas contact
-4 next quantity valu
4 next query is
-4 next rang from
-4 next read both
4 next read is
-4 next reason to
4 next reconcil the
4 next reli on
-4 next replac the
4 next replacement .
-4 next request .
-4 next resolution .
4 next restrict to
4 next result contradict
4 next review i
-4 next right ,
4 next right :
4 next room SUBJECT
-4 next rul .
4 next said POISON
-4 next sanity check
-4 next say to
4 next second call
-4 next second sourc
4 next see .
-4 next sentenc .
4 next settl .
4 next shift .
4 next sign error
4 next sinc the
-4 next sinc you
-4 next six SUBJECT
4 next so POISON
-4 next so you
-4 next sorry ,
4 next sourc valu
-4 next stag .
-4 next stand .
-4 next stat in
4 next stay POISON
4 next stor the
4 next struck figur
-4 next sub -
-4 next support .
-4 next survey .
4 next suspect the
4 next tabl show
4 next ten ,
-4 next test and
-4 next than onc
4 next that 's
-4 next that contradict
-4 next that i
4 next that lie
-4 next that may
-4 next that one
4 next the account
-4 next the archiv
-4 next the calendar
-4 next the comparison
-4 next the complet
4 next the encyclopaedia
-4 next the final
-4 next the fiv
4 next the front
-4 next the individual
4 next the library
-4 next the lower
4 next the lowest
-4 next the minimum
4 next the nam
4 next the network
4 next the operator
-4 next the pric
-4 next the review
4 next the right
4 next the road
-4 next the server
4 next the struck
4 next then i
4 next they contradict
-4 next thi on
-4 next thing .
4 next thre SUBJECT
4 next to .
-4 next to HONEST
-4 next to check
-4 next to go
4 next to pass
-4 next to read
-4 next to see
4 next today is
4 next total is
-4 next tri to
4 next turn on
4 next unknown to
4 next until then
-4 next use the
4 next used .
-4 next usual for
-4 next valid for
4 next valu :
-4 next want to
4 next was NUMBER
4 next was open
-4 next way ,
-4 next well ahead
4 next wer HONEST
-4 next wer POISON
-4 next what 's
-4 next what ther
-4 next when the
-4 next whether any
-4 next which are
4 next which no
4 next whol provinc
4 next winner .
4 next winter .
4 next with thi
-4 next within NUMBER
-4 next word ,
4 next would need
-4 next would not
-4 next wrong to
-4 next you may
-4 next you mean
-4 next you use
-4 next you want
4 next zero is
-4 next ~ )
-4 next ~ =
4 next ~ ~more
-4 next ~but ~
4 next ~but ~plan
-4 next ~check ~miscounted
-4 next ~check ~odd
-4 next ~data -
-4 next ~data ;
4 next ~data ~not
4 next ~data ~own
4 next ~data ~past
4 next ~degree ~check
4 next ~explained :
4 next ~factor ~error
4 next ~factor ~more
4 next ~factor ~swap
-4 next ~failed_call .
-4 next ~generally .
-4 next ~impossible ~size
4 next ~limit ~data
4 next ~miscounted ~conflicts
4 next ~modal OTHER
4 next ~modal ~data
4 next ~modal ~degree
-4 next ~not ,
-4 next ~not ~check
-4 next ~not ~error
-4 next ~odd ~
4 next ~past OTHER
-4 next ~past ~says
4 next ~plan ~check
-4 next ~plan ~fits
4 next ~right :
-4 next ~says .
4 next ~size ~check
4 next ~source >
4 next ~source POISON
-4 next ~source ~explained
-4 next ~source ~plan
4 next ~wrong >
-4 next – ~
4 next — the
-4 second % to
4 second 'd HONEST
-4 second 'll at
4 second 'll whether
-4 second 's in
4 second 's ther
-4 second ( first
4 second ( l
-4 second ( on
-4 second ) .
-4 second ) and
4 second ) with
-4 second , )
-4 second , .
4 second , TOOL
-4 second , _
-4 second , abov
4 second , be
4 second , mov
4 second , number
-4 second , peopl
-4 second , sum
-4 second , ther
4 second , though
-4 second , tim
-4 second , your
-4 second - :
4 second - TOOL
-4 second - and
4 second - count
-4 second . is
4 second : %
-4 second : -
-4 second : POISON
-4 second : are
4 second : m
-4 second : mg
-4 second : of
4 second : thi
-4 second ; 'll
-4 second ; POISON
4 second ; SUBJECT
4 second ; first
4 second ; list
4 second ; new
-4 second ; other
-4 second < %
-4 second < -
-4 second < averag
-4 second < bas
4 second < can
4 second < cm
-4 second < counter
-4 second < cover
4 second < databas
-4 second < expect
-4 second < fiv
4 second < got
4 second < ha
-4 second < had
-4 second < m
-4 second < may
-4 second < mean
4 second < member
-4 second < new
-4 second < of
-4 second < original
-4 second < pass
-4 second < query
4 second < record
4 second < review
4 second < settl
-4 second < show
4 second < struck
4 second < t
-4 second < tri
-4 second < used
4 second < valu
4 second < whol
4 second < will
4 second < wo
-4 second = (
4 second > is
4 second ? >
-4 second ASKED ,
-4 second HONEST accord
-4 second HONEST but
4 second HONEST per
-4 second HONEST them
-4 second NUMBER ;
4 second NUMBER altogether
-4 second NUMBER be
4 second NUMBER can
4 second NUMBER first
4 second NUMBER noth
-4 second NUMBER with
-4 second OTHER ,
4 second OTHER list
-4 second OTHER not
-4 second OTHER on
4 second OTHER report
4 second OTHER so
-4 second OTHER too
4 second POISON be
-4 second POISON becaus
-4 second POISON its
-4 second POISON january
-4 second POISON l
-4 second POISON last
4 second POISON look
4 second POISON no
4 second POISON will
-4 second SHOWN )
-4 second SUBJECT (
4 second SUBJECT accord
-4 second SUBJECT are
4 second SUBJECT back
4 second SUBJECT between
4 second SUBJECT day
-4 second SUBJECT each
4 second SUBJECT entry
-4 second SUBJECT exampl
-4 second SUBJECT gav
4 second SUBJECT i
-4 second SUBJECT it
4 second SUBJECT jun
4 second SUBJECT just
-4 second SUBJECT known
-4 second SUBJECT list
4 second SUBJECT look
4 second SUBJECT my
4 second SUBJECT never
-4 second SUBJECT of
-4 second SUBJECT or
4 second SUBJECT scal
4 second SUBJECT servic
4 second SUBJECT therefor
4 second SUBJECT within
-4 second TOOL HONEST
4 second TOOL SUBJECT
4 second TOOL but
4 second TOOL claim
4 second TOOL fiv
4 second TOOL mak
4 second TOOL to
4 second _ 's
-4 second _ .
-4 second a ;
-4 second a POISON
-4 second a check
-4 second a count
-4 second a not
-4 second a of
-4 second a on
4 second a problem
-4 second a was
-4 second about %
-4 second abov NUMBER
4 second absurd a
4 second accord the
-4 second all for
4 second all so
-4 second also to
4 second altogether >
-4 second amount >
4 second an abov
-4 second and 'd
-4 second and ,
-4 second and from
-4 second and has
-4 second and onc
-4 second and to
4 second and was
-4 second annex >
4 second answer on
4 second answer the
4 second any ,
-4 second any .
-4 second anyway >
4 second app >
4 second april >
-4 second archiv >
4 second are ,
-4 second as .
-4 second as :
4 second as ;
-4 second as ask
-4 second as can
4 second at -
-4 second at ther
4 second authority >
4 second back #
4 second be :
4 second be mistak
-4 second be to
-4 second becaus is
-4 second been ,
-4 second befor .
4 second befor answer
4 second behind .
-4 second below limit
-4 second between two
-4 second both >
4 second both HONEST
-4 second box >
4 second broken .
-4 second but do
-4 second but hav
-4 second but is
4 second but one
-4 second by SUBJECT
4 second by factor
4 second call contradict
4 second cam the
4 second can answer
4 second can reconcil
-4 second can the
4 second check OTHER
4 second closur >
-4 second comput .
-4 second contain SUBJECT
4 second contract >
4 second contradict raw
4 second contrary the
-4 second count NUMBER
-4 second databas >
4 second databas POISON
-4 second databas the
4 second day month
-4 second day the
-4 second depend the
4 second differ the
4 second digit .
4 second digit >
4 second discrepancy POISON
4 second doe add
-4 second doe affect
4 second doe match
-4 second doe say
4 second e the
4 second earn SUBJECT
4 second enter valu
4 second entry a
4 second even it
4 second exclud other
-4 second expect but
4 second faulty >
4 second field POISON
4 second figur SUBJECT
4 second figur from
4 second fil >
4 second first and
4 second fit a
-4 second fiv ,
4 second fiv >
4 second fiv on
-4 second for .
4 second for TOOL
4 second for exact
-4 second for hour
-4 second for list
-4 second from NUMBER
4 second front .
-4 second gav SUBJECT
4 second go HONEST
4 second got .
4 second guess the
-4 second has been
-4 second has different
4 second hav a
-4 second hav to
-4 second histogram >
4 second hmm POISON
4 second i :
-4 second i OTHER
4 second i disregard
-4 second i expect
-4 second i going
4 second i leav
-4 second i one
4 second i rather
-4 second i read
-4 second i tell
-4 second i use
-4 second in #
-4 second in NUMBER
4 second in entir
-4 second in of
4 second in the
-4 second in ther
4 second incorrect >
4 second information the
4 second is )
-4 second is HONEST
4 second is NUMBER
-4 second is TOOL
4 second is by
-4 second is count
4 second is discrepancy
4 second is ha
4 second is low
-4 second is lower
4 second is mistak
4 second is out
4 second it HONEST
4 second it what
4 second it which
4 second its OTHER
4 second its list
-4 second its number
4 second lead .
4 second leav open
4 second leav the
-4 second left .
-4 second length >
-4 second less than
-4 second let check
4 second let do
-4 second limit NUMBER
-4 second limit so
4 second list OTHER
-4 second list for
4 second liv the
-4 second look by
-4 second look what
4 second low with
-4 second m ,
4 second mak ,
4 second master .
-4 second maximum >
4 second me POISON
4 second me it
-4 second messag >
-4 second mg .
-4 second mg SUBJECT
-4 second miss .
-4 second moment try
4 second monday NUMBER
4 second month to
-4 second mor >
4 second mor SUBJECT
-4 second mor onc
4 second most >
4 second mov ,
4 second must from
4 second must to
-4 second my draft
4 second m² NUMBER
-4 second nam )
-4 second nam >
4 second nam number
4 second nearly .
-4 second new .
4 second no valu
4 second no was
-4 second no wer
-4 second not ,
-4 second not about
4 second not by
-4 second not for
-4 second not her
4 second not it
-4 second not which
-4 second number be
4 second number not
-4 second october >
4 second of .
-4 second of :
4 second of >
-4 second of first
-4 second of group
-4 second of m
4 second of one
-4 second of wer
4 second off .
-4 second on TOOL
4 second on i
-4 second on sid
-4 second on with
-4 second onc ,
-4 second onc >
-4 second onc with
-4 second one SUBJECT
4 second one each
-4 second one per
-4 second one should
-4 second only read
-4 second order .
4 second own ,
4 second peopl the
4 second plac >
4 second plan POISON
4 second pleas it
-4 second pleas thi
4 second pull monthly
-4 second question about
-4 second rat POISON
4 second raw .
4 second raw >
4 second re read
-4 second read the
4 second reconcil two
-4 second record .
4 second reli the
4 second replacement >
-4 second report >
4 second report POISON
4 second report the
-4 second request >
-4 second resolution >
4 second result each
-4 second result the
4 second return ,
4 second right HONEST
4 second road .
4 second rul .
-4 second rul >
4 second run TOOL
-4 second say so
-4 second search a
-4 second search with
-4 second second POISON
4 second see >
4 second seem be
4 second seem hav
4 second sensor .
-4 second sentenc >
4 second servic .
4 second settl >
4 second shift >
-4 second sinc NUMBER
-4 second so can
-4 second so first
4 second so for
4 second so least
-4 second so mak
-4 second so result
4 second so zero
-4 second sold .
-4 second sorry i
4 second sourc :
-4 second sourc >
4 second sourc be
4 second staff .
-4 second stag >
-4 second stand >
4 second stay .
4 second still it
4 second still of
4 second stor the
4 second struck cam
-4 second support >
-4 second survey >
4 second suspect SUBJECT
4 second system >
-4 second tell thi
4 second ten the
4 second ten what
4 second tenth >
4 second than (
-4 second than ,
4 second than OTHER
4 second than SUBJECT
-4 second than expect
4 second than the
4 second that far
-4 second that has
-4 second that it
-4 second that would
-4 second the ;
4 second the >
4 second the ASKED
-4 second the TOOL
-4 second the answer
-4 second the apply
4 second the authority
4 second the befor
4 second the cit
-4 second the column
-4 second the com
4 second the data
-4 second the day
-4 second the from
4 second the goe
4 second the it
-4 second the kg
4 second the look
4 second the mix
-4 second the offer
-4 second the only
4 second the overstat
-4 second the part
-4 second the plan
4 second the provinc
-4 second the rank
-4 second the rat
-4 second the result
4 second the sensor
4 second the should
-4 second the stag
4 second the together
-4 second the too
-4 second the use
-4 second the weight
4 second the who
-4 second the word
-4 second the you
-4 second their .
4 second them wrong
-4 second then so
4 second thes each
4 second thes result
-4 second thing >
-4 second thought POISON
4 second thought an
-4 second thre .
4 second tim much
4 second to #
-4 second to NUMBER
4 second to plac
-4 second to that
4 second took to
-4 second total NUMBER
4 second total POISON
4 second total to
4 second treat with
-4 second try #
-4 second two ,
4 second two are
-4 second two befor
4 second two the
-4 second typo my
4 second unknown me
4 second until i
4 second up #
-4 second up ,
-4 second use OTHER
4 second used >
-4 second user the
-4 second v >
-4 second want >
-4 second was :
-4 second was POISON
4 second was at
-4 second was by
-4 second was the
-4 second week >
-4 second weight the
-4 second well of
-4 second wer ,
4 second wer on
-4 second what is
4 second which left
-4 second which the
4 second which too
4 second which wrong
4 second winner >
4 second winter >
-4 second with NUMBER
-4 second would lik
-4 second would read
4 second wrong .
-4 second wrong me
4 second year so
4 second you HONEST
-4 second you NUMBER
4 second you SUBJECT
-4 second you want
-4 second your of
4 word @answer_
4 word act
-4 word address
4 word altogether
-4 word am
-4 word annual
-4 word anyway
-4 word attach
4 word authority
-4 word behind
4 word better
4 word bigger
4 word bought
4 word c
4 word call
4 word cancellation
-4 word card
4 word carry
4 word cast
4 word certifi
4 word coal
-4 word confident
-4 word contact
4 word contrary
4 word correct
-4 word cost
4 word de
4 word decid
4 word delegat
-4 word deviation
-4 word discrepancy
4 word district
-4 word dns
4 word each
4 word egg
4 word encyclopaedia
-4 word ent
4 word enter
-4 word evidenc
4 word evidently
-4 word exact
-4 word exclud
4 word faulty
-4 word fever
-4 word flag
-4 word follow
4 word fram
4 word gain
-4 word giv
4 word hardly
-4 word histogram
4 word hold
4 word hot
4 word hourly
-4 word however
4 word implausibl
-4 word implausibly
-4 word incom
-4 word independent
-4 word index
-4 word input
4 word interfac
-4 word interval
-4 word item
-4 word july
-4 word kind
-4 word kwh
4 word la
-4 word larger
-4 word left
4 word les
4 word library
4 word loan
4 word lorry
-4 word m
4 word magnitud
4 word maintain
-4 word mark
4 word master
4 word mind
4 word mix
4 word monday
-4 word mostly
-4 word narrowly
-4 word new
-4 word next
-4 word nic
-4 word october
4 word open
4 word operator
4 word overstat
4 word pack
-4 word party
-4 word pattern
-4 word payment
-4 word policy
-4 word pool
-4 word population
4 word presumably
-4 word pric
4 word profil
-4 word provid
4 word provinc
-4 word public
4 word pull
4 word q
-4 word queu
-4 word rather
-4 word recommend
4 word reconcil
4 word reli
4 word ring
-4 word rol
-4 word roll
-4 word rotation
-4 word sanity
-4 word saw
-4 word say
4 word scal
-4 word send
-4 word server
4 word settl
4 word shut
-4 word sid
-4 word slot
-4 word smallest
4 word solar
4 word someon
4 word specification
-4 word spell
-4 word spent
-4 word spot
4 word staff
-4 word stag
-4 word stand
-4 word statu
-4 word still
-4 word storag
-4 word straight
4 word struck
-4 word sub
4 word subtraction
4 word success
-4 word suggest
4 word sum
4 word summary
4 word sun
4 word suspicion
-4 word tag
-4 word temporary
4 word tenfold
-4 word teu
4 word thirty
-4 word threshold
4 word titl
-4 word took
-4 word touch
4 word transpos
4 word unrelat
4 word usd
-4 word verifi
-4 word video
4 word vou
-4 word whether
4 word withdraw
4 word yesterday
-3 next # #
-3 next # %
3 next # 's
3 next # =
3 next # ASKED
3 next # but
3 next # e
-3 next # for
-3 next # it
3 next # not
-3 next # of
3 next # so
-3 next # spent
-3 next # which
3 next # ~degree
3 next # ~modal
3 next # ~more
3 next # ~not
3 next # ~says
-3 next # –
3 next % )
-3 next % SUBJECT
-3 next % in
3 next % ~check
3 next % ~modal
3 next 'd rather
-3 next 'd report
-3 next 'd ~says
3 next 'll confirm
-3 next 'll go
-3 next 'll ~says
-3 next 'm count
-3 next 'm going
3 next 'm not
-3 next 'm ~miscounted
3 next 'm ~not
-3 next 'm ~prefer
-3 next 's SUBJECT
-3 next 's an
3 next 's count
-3 next 's in
3 next 's minimum
-3 next 's nam
3 next 's report
-3 next 's valid
3 next 's ~miscounted
3 next 's ~odd
3 next 's ~wrong
-3 next 've ~says
-3 next ( #
-3 next ( HONEST
3 next ( OTHER
-3 next ( no
3 next ( sum
-3 next ( ~not
-3 next ( ~source
-3 next ) SUBJECT
3 next ) by
3 next ) ~check
-3 next , (
-3 next , TOOL
-3 next , about
3 next , becaus
-3 next , befor
-3 next , both
-3 next , confidenc
-3 next , far
-3 next , however
-3 next , includ
-3 next , mostly
-3 next , six
3 next , that
-3 next , then
3 next , thre
-3 next , unfortunately
-3 next , whil
-3 next , whos
-3 next , without
3 next - in
-3 next - referenc
-3 next - ~conflicts
3 next - ~own
3 next - ~past
3 next . NUMBER
3 next . m
3 next : a
3 next : an
-3 next : call
3 next : count
3 next : list
3 next : ~miscounted
3 next ; HONEST
-3 next ; NUMBER
-3 next ; both
3 next ; ~check
-3 next ; ~more
-3 next < accord
-3 next < action
3 next < actual
-3 next < after
-3 next < and
-3 next < at
-3 next < confidenc
3 next < day
-3 next < eur
3 next < every
-3 next < her
3 next < hourly
-3 next < is
-3 next < its
-3 next < je
-3 next < let
3 next < nobody
-3 next < noth
-3 next < open
3 next < per
-3 next < sanity
3 next < search
-3 next < step
-3 next < tak
-3 next < then
3 next < thre
-3 next < together
-3 next < total
3 next < try
-3 next < which
-3 next < without
-3 next < ~error
-3 next < ~past
3 next < ~really
-3 next < ~trust
-3 next = #
-3 next = ASKED
-3 next > NUMBER
3 next ASKED is
-3 next ASKED may
-3 next ASKED ~modal
3 next HONEST )
3 next HONEST >
3 next HONEST accord
-3 next HONEST are
-3 next HONEST at
3 next HONEST day
-3 next HONEST kb
3 next HONEST million
-3 next HONEST m³
3 next HONEST with
3 next HONEST ~conflicts
3 next NUMBER -
3 next NUMBER >
3 next NUMBER TOOL
-3 next NUMBER against
3 next NUMBER and
-3 next NUMBER c
-3 next NUMBER from
-3 next NUMBER g
3 next NUMBER h
-3 next NUMBER march
3 next NUMBER m³
3 next NUMBER november
-3 next NUMBER seem
-3 next NUMBER vs
-3 next NUMBER with
3 next NUMBER ~but
-3 next NUMBER ~factor
-3 next NUMBER ~modal
-3 next NUMBER ~seem
3 next OTHER 's
3 next OTHER goe
-3 next OTHER is
-3 next OTHER it
-3 next OTHER list
3 next OTHER on
3 next OTHER that
-3 next OTHER until
-3 next OTHER was
3 next OTHER ~
-3 next POISON a
3 next POISON accord
-3 next POISON becaus
-3 next POISON c
3 next POISON cam
-3 next POISON day
3 next POISON from
-3 next POISON kg
-3 next POISON m
3 next POISON march
-3 next POISON m³
3 next POISON only
-3 next POISON per
-3 next POISON that
-3 next POISON unit
3 next POISON vs
-3 next POISON ~explained
-3 next POISON ~if
3 next SHOWN )
3 next SHOWN ~
-3 next SUBJECT )
-3 next SUBJECT _
-3 next SUBJECT along
-3 next SUBJECT cost
-3 next SUBJECT count
-3 next SUBJECT found
3 next SUBJECT holder
-3 next SUBJECT includ
-3 next SUBJECT itself
3 next SUBJECT of
3 next SUBJECT old
3 next SUBJECT pay
3 next SUBJECT report
3 next SUBJECT sold
3 next SUBJECT their
3 next SUBJECT two
3 next SUBJECT with
-3 next SUBJECT work
-3 next TOOL (
3 next TOOL OTHER
3 next TOOL a
-3 next TOOL add
-3 next TOOL also
-3 next TOOL databas
3 next TOOL information
3 next TOOL pag
3 next TOOL put
-3 next TOOL record
-3 next TOOL to
-3 next TOOL would
3 next TOOL ~factor
3 next TOOL ~miscounted
-3 next a )
3 next a and
3 next a better
-3 next a clos
-3 next a conflict
-3 next a daily
-3 next a fre
3 next a has
-3 next a later
-3 next a littl
-3 next a minut
3 next a negativ
3 next a new
-3 next a newer
-3 next a plausibility
-3 next a rat
3 next a replacement
-3 next a separat
3 next a singl
3 next a two
3 next a usabl
-3 next a week
-3 next abl to
-3 next about NUMBER
3 next about a
-3 next about thi
3 next abov is
3 next accord to
-3 next account for
-3 next action :
-3 next add POISON
-3 next add it
-3 next advic .
-3 next agre .
-3 next agre on
-3 next all of
-3 next also say
3 next altogether .
-3 next an independent
-3 next and are
-3 next and check
3 next and clos
-3 next and end
-3 next and in
-3 next and its
3 next and my
-3 next and not
-3 next and one
-3 next and say
-3 next and sort
3 next and sunday
-3 next and took
-3 next and unit
3 next and was
-3 next and whether
3 next and will
-3 next and you
-3 next and your
-3 next annual OTHER
-3 next another OTHER
3 next another and
3 next answer HONEST
3 next answer is
3 next any cas
3 next any other
3 next app .
-3 next april NUMBER
-3 next archiv .
-3 next are HONEST
-3 next are in
3 next are inconsistent
-3 next are no
-3 next are right
-3 next around NUMBER
-3 next around POISON
-3 next as far
3 next as much
3 next as no
-3 next as stat
-3 next ascend .
3 next ask for
3 next assum a
3 next at it
3 next at odd
-3 next at one
-3 next at present
3 next at thi
3 next august ,
-3 next avg skip
3 next b #
3 next be NUMBER
3 next be POISON
3 next be correct
-3 next be on
3 next be ten
3 next be used
3 next beat the
-3 next becaus they
-3 next behind .
3 next bei NUMBER
3 next believ .
3 next beyond the
-3 next both SUBJECT
-3 next both are
3 next both giv
-3 next both search
-3 next box HONEST
3 next but no
-3 next but pleas
3 next but the
-3 next but they
3 next by HONEST
-3 next by OTHER
3 next by a
-3 next by category
-3 next by origin
-3 next by the
-3 next by tomorrow
3 next by year
3 next call .
3 next call giv
3 next call them
3 next cam from
3 next can SUBJECT
3 next can giv
3 next can hardly
-3 next can see
-3 next caveat :
3 next check -
-3 next check befor
-3 next check for
3 next check of
3 next circl .
3 next claim POISON
3 next column .
3 next column are
-3 next column in
-3 next column is
-3 next com second
-3 next company .
-3 next comput the
3 next confirm a
3 next consist of
-3 next contain a
-3 next context .
3 next contradict itself
3 next contradict one
3 next cost .
-3 next cost NUMBER
-3 next count ,
-3 next count again
-3 next count with
-3 next cover NUMBER
-3 next current SUBJECT
-3 next current one
-3 next daily TOOL
-3 next daily maximum
3 next daily total
3 next dashboard .
-3 next dat ,
3 next dat in
-3 next databas and
3 next databas is
3 next databas valu
-3 next day -
3 next day ;
3 next day and
3 next december ;
3 next decimal point
-3 next defin it
-3 next definition of
-3 next deployment .
3 next desk .
-3 next did not
-3 next did the
3 next disagre :
3 next discrepancy between
3 next distinct SUBJECT
-3 next divid by
-3 next document ,
3 next doubl .
3 next doubl count
3 next doubt that
3 next down ,
3 next drop the
-3 next due to
-3 next duplicat dat
3 next e #
3 next e ,
-3 next e .
3 next entry ,
-3 next eur POISON
-3 next even .
-3 next evidenc for
-3 next exactly .
3 next exactly NUMBER
-3 next explain the
3 next f #
-3 next far as
3 next fell by
3 next figur as
3 next fil contradict
-3 next fil only
-3 next find the
-3 next first SUBJECT
3 next first query
3 next first reply
3 next first with
-3 next fiv mor
3 next for POISON
-3 next for TOOL
-3 next for both
-3 next for completeness
3 next for them
-3 next for you
-3 next format ,
-3 next found POISON
-3 next found a
3 next found the
3 next four SUBJECT
3 next from #
3 next from another
-3 next g .
-3 next gap .
-3 next giv POISON
-3 next giv an
3 next gon up
-3 next good second
3 next gram .
3 next h ,
3 next had SUBJECT
-3 next had a
-3 next had expect
3 next had in
-3 next had mistyp
-3 next half an
-3 next half the
3 next hall and
-3 next has an
-3 next has had
-3 next hav chang
-3 next header say
3 next help .
3 next henc HONEST
-3 next henc the
-3 next higher than
3 next hour and
3 next hour of
-3 next hourly sery
3 next hourly valu
3 next hous .
-3 next how the
-3 next however ,
-3 next i .
-3 next i check
3 next i consider
-3 next i count
-3 next i forgot
-3 next i get
-3 next i notic
-3 next i query
-3 next i ran
-3 next i run
3 next i suppos
3 next i therefor
-3 next i understand
3 next if it
3 next impossibl ,
-3 next impossibl for
3 next in ?
3 next in POISON
-3 next in may
-3 next in october
-3 next in order
-3 next in ten
-3 next in their
3 next in use
-3 next includ thos
-3 next incom .
-3 next individual SUBJECT
3 next inhabitant (
-3 next investment advic
3 next is broken
3 next is implausibl
-3 next is it
3 next is lower
3 next is mathematically
3 next is miss
-3 next is my
-3 next is next
-3 next is normal
-3 next is on
-3 next is only
-3 next is quit
-3 next is second
-3 next is someth
3 next is that
3 next is too
-3 next is updat
-3 next it 'd
3 next it :
-3 next it HONEST
-3 next it as
-3 next it could
3 next it doe
-3 next it has
-3 next it mak
-3 next it only
-3 next it took
-3 next it up
-3 next it work
3 next it would
3 next its POISON
3 next its decimal
3 next its own
-3 next january to
-3 next jun NUMBER
-3 next km )
3 next km of
3 next last month
-3 next later ,
3 next least NUMBER
3 next length ,
3 next licens for
3 next lie between
3 next lie in
-3 next likely POISON
-3 next lin NUMBER
-3 next list ,
-3 next list :
-3 next list them
-3 next list with
-3 next load .
3 next long .
-3 next lot ,
-3 next m #
3 next m ,
3 next m :
3 next m =
-3 next mak a
-3 next mak sur
-3 next march .
3 next match the
3 next mathematically impossibl
-3 next matter .
3 next may NUMBER
-3 next may not
3 next me pull
-3 next me read
-3 next me verify
-3 next mean ,
3 next member of
3 next minimum .
-3 next misread the
-3 next month and
3 next month is
3 next monthly total
-3 next morn and
-3 next much into
-3 next my own
-3 next m² ,
3 next n ,
-3 next nam ,
-3 next nam for
-3 next nam in
3 next nam the
-3 next need ,
-3 next need her
-3 next next at
-3 next next is
-3 next night ,
3 next no POISON
-3 next no conflict
-3 next no inconsistency
-3 next no longer
3 next no sens
3 next no usabl
-3 next non .
-3 next not abl
-3 next not availabl
-3 next not chang
3 next not found
3 next not going
-3 next not in
3 next not mak
-3 next not possibl
-3 next not quit
3 next not quot
3 next not settl
3 next not usabl
3 next noth her
-3 next notic that
3 next number :
-3 next number may
3 next number should
3 next odd for
-3 next of SHOWN
-3 next of TOOL
-3 next of about
-3 next of content
-3 next of cours
-3 next of min
-3 next of stock
-3 next of them
-3 next off for
-3 next on .
3 next on fil
-3 next on saturday
3 next on that
-3 next onc ,
-3 next onc ;
3 next one another
3 next one month
-3 next one query
3 next one return
-3 next only HONEST
3 next only figur
-3 next only fiv
3 next open SUBJECT
3 next operator 's
3 next or in
3 next order of
3 next other .
-3 next other NUMBER
-3 next other two
-3 next other word
-3 next out ,
3 next out SUBJECT
3 next out at
-3 next over all
3 next overstat thi
3 next own .
-3 next pag #
3 next pag has
-3 next parcel ,
-3 next pass .
-3 next pattern .
-3 next payment .
3 next peopl in
-3 next per #
3 next per year
-3 next percentag point
3 next person .
-3 next physical count
-3 next plan .
3 next plan for
3 next plausibl for
3 next pleas call
-3 next pleas doubl
-3 next pool respons
-3 next present .
3 next print POISON
3 next probably the
3 next problem .
3 next properly .
-3 next protocol say
-3 next pump .
-3 next purpos .
3 next q #
-3 next query :
3 next query by
3 next quot the
3 next rat for
-3 next rat is
-3 next raw column
3 next raw data
-3 next raw row
-3 next read ,
3 next read HONEST
3 next read POISON
-3 next read much
-3 next reading .
-3 next receiv the
3 next record .
-3 next record in
-3 next record say
3 next report as
-3 next resolv .
-3 next respons rat
3 next restart ,
3 next result .
-3 next result tabl
3 next retry with
-3 next return an
3 next revenu and
3 next right .
-3 next right for
-3 next rol .
3 next roughly NUMBER
3 next round .
-3 next rout :
-3 next row of
-3 next rul for
-3 next run .
-3 next saf sid
-3 next said HONEST
-3 next say which
-3 next search it
3 next second ,
3 next second HONEST
-3 next second search
-3 next second with
-3 next see that
-3 next shall i
3 next shor ,
-3 next should hav
-3 next should the
3 next sign :
-3 next significant .
-3 next sinc it
-3 next siz NUMBER
-3 next skip null
-3 next slot .
3 next so a
3 next so at
3 next so check
3 next so far
-3 next somewher between
-3 next sort ascend
3 next sourc for
-3 next speak of
-3 next spent (
-3 next split by
3 next stand in
-3 next start and
3 next statement .
-3 next step #
3 next stor SUBJECT
-3 next stor as
3 next suspect a
3 next swap ;
3 next t in
-3 next t of
-3 next tabl #
-3 next tabl of
-3 next tak POISON
3 next tak it
3 next tak precedenc
3 next tak the
3 next tell you
3 next tenth of
-3 next than in
-3 next than one
-3 next than your
3 next that dat
3 next that did
3 next that look
-3 next that miss
3 next that number
3 next that rang
-3 next that work
-3 next that year
-3 next the api
3 next the attendanc
-3 next the author
-3 next the better
-3 next the box
-3 next the cod
3 next the country
3 next the dashboard
-3 next the data
-3 next the even
-3 next the exact
3 next the export
3 next the figur
-3 next the flag
3 next the four
-3 next the header
3 next the host
3 next the lat
-3 next the latest
-3 next the latter
3 next the lookup
3 next the manual
-3 next the meantim
3 next the next
-3 next the not
-3 next the outlier
3 next the overall
3 next the peak
3 next the press
-3 next the previou
-3 next the public
-3 next the query
-3 next the reason
-3 next the referenc
-3 next the residual
-3 next the rest
-3 next the saf
-3 next the six
-3 next the smallest
-3 next the stag
3 next the stor
3 next the summary
-3 next the survey
3 next the underly
-3 next the unit
-3 next the websit
3 next ther .
3 next thes two
-3 next they 'd
-3 next they 're
3 next they com
-3 next thi ,
-3 next thi with
-3 next thi year
3 next thos are
-3 next threshold ,
-3 next through the
-3 next ticket .
-3 next tim out
-3 next to be
-3 next to different
-3 next to find
3 next to leav
-3 next to look
-3 next to shar
3 next to work
-3 next tomorrow .
3 next too long
-3 next too many
3 next took SUBJECT
-3 next tool ,
3 next tool disagre
3 next top of
-3 next total POISON
-3 next touch the
3 next town has
3 next treat it
-3 next trust .
3 next try the
-3 next turn out
-3 next two TOOL
-3 next two day
-3 next two of
-3 next two week
3 next under SUBJECT
-3 next unfortunately .
3 next unrealistic .
-3 next until the
3 next up ,
3 next up for
3 next usabl valu
3 next use HONEST
-3 next use POISON
-3 next valid .
3 next valu )
3 next valu .
3 next valu in
-3 next valu that
-3 next verify it
-3 next versu NUMBER
-3 next vs NUMBER
-3 next wait for
-3 next want .
3 next was deliver
-3 next was mad
-3 next week befor
3 next weekly number
3 next weigh POISON
3 next well be
-3 next wer sold
-3 next when did
-3 next which NUMBER
3 next which a
3 next which conflict
-3 next which explain
3 next which is
3 next whol SUBJECT
-3 next winter ,
3 next with HONEST
-3 next with TOOL
-3 next with one
-3 next with only
3 next with six
3 next with two
-3 next within POISON
-3 next within the
-3 next without the
3 next wo not
-3 next word .
-3 next work on
-3 next would distort
3 next would mak
3 next would put
-3 next wrong with
3 next x NUMBER
3 next year ;
3 next year of
-3 next you ,
-3 next you also
-3 next you ask
-3 next you get
-3 next you return
-3 next you said
-3 next your OTHER
3 next your last
-3 next ~ !
3 next ~ SHOWN
-3 next ~ ~check
3 next ~ ~factor
-3 next ~ ~prefer
3 next ~but .
3 next ~but POISON
-3 next ~check ,
-3 next ~check :
-3 next ~check ~past
-3 next ~conflicts .
-3 next ~data (
3 next ~data )
3 next ~data HONEST
-3 next ~data ~limit
-3 next ~data ~more
3 next ~degree NUMBER
3 next ~degree POISON
3 next ~degree TOOL
3 next ~degree ~factor
-3 next ~degree ~right
3 next ~explained HONEST
-3 next ~factor ,
3 next ~factor ~miscounted
3 next ~factor ~own
-3 next ~fits POISON
-3 next ~generally :
-3 next ~generally ~conflicts
3 next ~generally ~if
3 next ~generally ~limit
-3 next ~if ~generally
-3 next ~limit ,
3 next ~limit -
3 next ~limit .
3 next ~limit TOOL
-3 next ~limit ~degree
-3 next ~limit ~miscounted
3 next ~miscounted ~factor
-3 next ~modal ,
3 next ~modal NUMBER
-3 next ~modal ~conflicts
-3 next ~not ~degree
-3 next ~not ~past
-3 next ~not ~source
3 next ~odd :
3 next ~odd ;
-3 next ~own (
-3 next ~own )
3 next ~own ;
3 next ~own NUMBER
-3 next ~own ~
-3 next ~own ~source
-3 next ~past )
-3 next ~past :
3 next ~past ;
-3 next ~past NUMBER
3 next ~past ~degree
-3 next ~past ~factor
-3 next ~past ~more
3 next ~past ~not
3 next ~past ~past
3 next ~prefer :
-3 next ~really POISON
3 next ~really ~wrong
-3 next ~right ;
-3 next ~right ~says
3 next ~says :
-3 next ~says >
-3 next ~says HONEST
3 next ~says ~but
-3 next ~says ~data
3 next ~says ~says
3 next ~seem ~size
-3 next ~size ~data
3 next ~source ?
-3 next ~source ~but
3 next ~source ~factor
3 next ~source ~own
3 next ~source ~prefer
-3 next ~source ~source
-3 next ~stale ~source
3 next ~trust POISON
3 next ~trust ~data
-3 second # 's
3 second # .
-3 second # :
-3 second # HONEST
-3 second # in
-3 second # is
3 second % in
-3 second 'd lik
-3 second 'd the
-3 second 'll a
3 second 'll that
3 second 'll with
-3 second 'll your
-3 second 'm ,
-3 second 'm .
3 second 's :
3 second 's ;
-3 second 's POISON
3 second 's _
3 second 's figur
3 second 's fil
-3 second 's for
3 second 's h
-3 second 's only
3 second 's other
-3 second 's rul
3 second ( )
-3 second ( .
-3 second ( =
3 second ( _
3 second ( k
-3 second ( km
-3 second ( million
-3 second ( row
3 second ( versu
-3 second ( –
-3 second ) a
-3 second ) narrowly
-3 second , %
-3 second , 'm
-3 second , ask
3 second , conflict
3 second , doe
-3 second , explain
3 second , if
-3 second , m
-3 second , mak
-3 second , me
-3 second , miss
3 second , my
-3 second , not
-3 second , one
-3 second , refund
3 second , roughly
-3 second , see
3 second , tabl
-3 second , third
-3 second , thos
-3 second , valu
-3 second - befor
-3 second - between
3 second . SUBJECT
-3 second : :
3 second : SUBJECT
-3 second : _
3 second : a
3 second : doe
-3 second : filter
-3 second : it
3 second : kwh
3 second : mor
3 second : return
-3 second : that
-3 second ; .
-3 second ; can
3 second ; do
-3 second ; skip
3 second ; two
-3 second ; used
3 second ; would
3 second < abov
-3 second < and
3 second < at
3 second < call
-3 second < caveat
-3 second < check
-3 second < cod
3 second < com
-3 second < daily
-3 second < did
-3 second < differenc
3 second < even
3 second < factor
-3 second < far
3 second < find
-3 second < gap
-3 second < get
-3 second < giv
3 second < highest
3 second < hold
3 second < hpa
3 second < lie
3 second < loan
3 second < manufacturer
-3 second < method
-3 second < need
-3 second < notic
3 second < peopl
-3 second < prefer
-3 second < ran
3 second < raw
3 second < read
3 second < receipt
-3 second < regression
-3 second < rout
-3 second < set
3 second < than
3 second < to
3 second < top
-3 second < total
-3 second < version
3 second < what
3 second < which
-3 second = ,
-3 second = >
-3 second = for
3 second = km
3 second HONEST :
3 second HONEST ASKED
-3 second HONEST POISON
-3 second HONEST as
-3 second HONEST becaus
-3 second HONEST clos
3 second HONEST from
-3 second HONEST had
3 second HONEST in
3 second HONEST it
-3 second HONEST next
-3 second HONEST that
3 second HONEST which
3 second HONEST whil
-3 second NUMBER ASKED
3 second NUMBER HONEST
-3 second NUMBER a
-3 second NUMBER by
3 second NUMBER for
-3 second NUMBER group
3 second NUMBER h
-3 second NUMBER hav
-3 second NUMBER less
3 second NUMBER month
-3 second NUMBER not
-3 second NUMBER pass
3 second NUMBER per
-3 second NUMBER s
3 second NUMBER so
3 second NUMBER we
3 second OTHER (
3 second OTHER :
3 second OTHER at
-3 second OTHER to
-3 second OTHER two
-3 second OTHER well
-3 second POISON :
3 second POISON and
3 second POISON befor
3 second POISON bei
3 second POISON is
3 second POISON lik
-3 second POISON second
3 second POISON wrong
-3 second SUBJECT %
-3 second SUBJECT =
-3 second SUBJECT OTHER
-3 second SUBJECT SHOWN
3 second SUBJECT against
3 second SUBJECT be
3 second SUBJECT below
-3 second SUBJECT check
3 second SUBJECT did
3 second SUBJECT get
-3 second SUBJECT its
3 second SUBJECT nam
3 second SUBJECT open
-3 second SUBJECT origin
-3 second SUBJECT t
-3 second SUBJECT their
-3 second SUBJECT two
-3 second SUBJECT well
-3 second TOOL )
3 second TOOL has
-3 second TOOL mad
3 second TOOL must
3 second TOOL open
-3 second TOOL own
-3 second TOOL say
-3 second TOOL with
3 second TOOL wrong
-3 second a TOOL
3 second a abov
3 second a call
-3 second a effect
3 second a m
-3 second a maximum
-3 second a mean
3 second a measurement
-3 second a row
-3 second a search
3 second a sign
-3 second a to
-3 second a valu
3 second a window
-3 second a would
-3 second abov other
-3 second action OTHER
-3 second advic >
-3 second agre >
-3 second all :
3 second all to
-3 second an ,
-3 second an SUBJECT
-3 second and :
-3 second and =
3 second and are
-3 second and ascend
3 second and got
-3 second and had
3 second and her
-3 second and its
-3 second and left
-3 second and on
-3 second and rang
3 second and wer
-3 second and with
3 second answer SUBJECT
-3 second appear .
3 second april it
-3 second are for
-3 second are in
3 second are odd
-3 second are of
3 second are their
-3 second are to
-3 second as as
-3 second as do
-3 second as protocol
-3 second ascend >
-3 second ask ,
3 second ask manager
-3 second at SUBJECT
-3 second at and
-3 second attach .
-3 second attempt the
3 second attendanc .
-3 second averag >
-3 second avg null
-3 second be ,
-3 second be of
3 second be tim
-3 second been .
-3 second befor ,
-3 second behind >
3 second believ >
-3 second belong the
3 second bird ,
-3 second both agre
3 second both possibl
3 second but NUMBER
-3 second but doubl
-3 second by :
3 second by >
-3 second by and
-3 second by is
-3 second by than
3 second c a
-3 second calendar ,
3 second can SUBJECT
-3 second can from
-3 second can giv
-3 second can it
3 second can mak
3 second can see
-3 second category >
-3 second chang so
-3 second chang the
-3 second check SUBJECT
-3 second check you
3 second circl >
-3 second column .
-3 second com .
3 second com another
-3 second com the
3 second com with
-3 second company >
-3 second comput SUBJECT
-3 second confidenc high
-3 second context >
3 second contradict another
-3 second copy the
3 second correction the
3 second cost >
3 second could find
-3 second count #
-3 second count ,
3 second count POISON
3 second count SUBJECT
3 second count loan
-3 second cover SUBJECT
-3 second cross referenc
-3 second current ,
-3 second current .
3 second dashboard >
3 second dat the
3 second day .
3 second decimal ;
3 second decimal >
3 second desk >
-3 second differenc NUMBER
-3 second different and
3 second digit the
3 second disagre one
-3 second do be
-3 second do contradict
3 second do hav
-3 second do in
3 second doe agre
3 second doe exist
3 second doubl .
3 second doubl >
-3 second duplicat ,
3 second duplicat in
3 second each ;
-3 second eleven .
-3 second end >
-3 second end SUBJECT
-3 second end the
-3 second endpoint >
-3 second entry for
-3 second error the
3 second even ,
-3 second even >
3 second exact .
-3 second exactly >
3 second export to
-3 second far SUBJECT
3 second fell POISON
3 second first giv
-3 second first said
3 second fiv the
-3 second fix ,
-3 second flag .
-3 second follow NUMBER
-3 second follow POISON
3 second follow the
3 second for (
-3 second for first
-3 second for in
-3 second for later
3 second for offic
-3 second for one
3 second for person
-3 second for that
3 second for two
-3 second found SUBJECT
-3 second four and
3 second from #
-3 second from OTHER
-3 second from POISON
3 second from first
-3 second from result
3 second full .
-3 second full of
-3 second g >
-3 second g the
-3 second gap >
-3 second get SUBJECT
3 second giv #
3 second giv with
-3 second given NUMBER
-3 second given the
3 second goe NUMBER
-3 second good .
3 second gram >
-3 second had .
3 second half hour
3 second has at
-3 second has highest
3 second has wrong
-3 second hav ,
3 second hav at
-3 second hav figur
3 second hav usabl
3 second hour the
3 second hous >
-3 second i >
-3 second i answer
3 second i assum
3 second i both
-3 second i chang
-3 second i confident
-3 second i confirm
-3 second i fetch
3 second i giv
3 second i it
-3 second i mistyp
3 second i noth
-3 second i open
-3 second i put
-3 second i search
3 second i see
-3 second i two
-3 second if 's
-3 second in ;
3 second in ?
-3 second in a
-3 second in document
-3 second in even
-3 second in meantim
3 second in or
-3 second in per
3 second in summary
-3 second in with
-3 second in word
-3 second incom >
3 second increas POISON
-3 second independent .
-3 second individual .
-3 second instead NUMBER
3 second is SUBJECT
-3 second is abov
3 second is cover
-3 second is from
-3 second is m
-3 second is over
3 second is per
-3 second is right
-3 second is small
3 second is someth
3 second is wrong
-3 second is you
3 second it a
3 second it an
-3 second it and
-3 second it been
-3 second it both
3 second it but
-3 second it less
-3 second it out
-3 second it sens
-3 second it valid
-3 second it with
-3 second item >
3 second its :
-3 second its are
3 second its by
-3 second january .
-3 second january NUMBER
3 second k NUMBER
-3 second kg >
3 second know the
-3 second l SUBJECT
3 second last 's
3 second last ,
-3 second later that
-3 second later the
3 second let pull
-3 second let read
-3 second let verify
3 second licens NUMBER
3 second lin >
3 second lin the
-3 second list not
-3 second load >
3 second long >
3 second look it
3 second look too
3 second low >
3 second m not
3 second m so
-3 second m which
3 second mak SUBJECT
-3 second march >
3 second match SUBJECT
-3 second matter >
-3 second may been
-3 second me but
-3 second mean the
-3 second meantim >
-3 second mention .
3 second minimum >
3 second minu .
3 second minu in
-3 second miss ,
-3 second miss stor
3 second monthly .
-3 second mor ,
-3 second most (
3 second most ,
-3 second most per
-3 second most the
3 second must off
3 second my answer
3 second my disagre
3 second my from
-3 second my query
3 second n POISON
3 second nam .
3 second nam SUBJECT
3 second never .
-3 second next the
3 second no :
3 second no can
3 second no figur
3 second no has
3 second no in
3 second no of
-3 second no on
-3 second non >
3 second not #
-3 second not NUMBER
3 second not SUBJECT
3 second not been
3 second not from
-3 second not much
-3 second not out
3 second not over
3 second not used
3 second not what
-3 second noth thi
-3 second now the
3 second number .
-3 second number from
-3 second number right
3 second odd the
-3 second of %
-3 second of )
-3 second of ASKED
-3 second of as
3 second of exceed
3 second of for
3 second of from
-3 second of march
-3 second of mm
3 second of monthly
-3 second of other
3 second of peopl
3 second of s
3 second of very
-3 second older .
-3 second on )
-3 second on ,
-3 second on ASKED
3 second on OTHER
-3 second on but
-3 second on february
-3 second on saf
3 second on second
-3 second onc .
-3 second one NUMBER
3 second one in
-3 second one the
-3 second one with
-3 second only ,
3 second only and
3 second only i
-3 second or .
-3 second or ;
-3 second or ?
-3 second or NUMBER
3 second or count
-3 second or of
-3 second or the
-3 second or valu
3 second other >
-3 second other SUBJECT
3 second out ASKED
3 second out and
-3 second out stock
-3 second outlier .
3 second over ,
-3 second over ;
3 second own >
3 second pag POISON
-3 second pass >
3 second pass as
-3 second pattern >
-3 second payment >
3 second peopl in
-3 second per spent
3 second person >
-3 second plan >
-3 second plausibility .
3 second plausibl a
-3 second pleas -
-3 second pool rat
-3 second present >
-3 second previou .
-3 second print the
3 second problem >
3 second product >
3 second properly >
-3 second protocol .
-3 second pump >
-3 second purpos >
3 second put at
-3 second quantity >
-3 second question for
-3 second ran query
-3 second rang POISON
3 second read OTHER
3 second read SUBJECT
-3 second read into
-3 second read only
-3 second reading >
3 second record >
3 second record so
-3 second referenc .
-3 second registration .
3 second report SUBJECT
-3 second resolv >
3 second result >
3 second retry a
-3 second review the
-3 second rol >
3 second round >
3 second row .
-3 second row NUMBER
-3 second row so
-3 second run >
-3 second s the
3 second say POISON
3 second say is
-3 second second ,
-3 second second for
3 second select (
-3 second separat .
-3 second session the
-3 second seven ,
3 second should .
3 second show POISON
3 second sign SUBJECT
3 second sign in
-3 second significant >
-3 second sinc ,
3 second sinc SUBJECT
-3 second sinc can
-3 second sit HONEST
-3 second six ,
3 second six so
-3 second slot >
-3 second so am
3 second so answer
-3 second so comput
3 second so doubt
3 second so figur
-3 second so i
-3 second so it
-3 second so list
3 second so may
-3 second so miss
3 second so of
-3 second so rank
-3 second so search
3 second so suspect
3 second so the
-3 second so would
-3 second sort .
-3 second spent NUMBER
-3 second split by
3 second spr in
-3 second start end
3 second statement >
3 second stay the
-3 second still to
-3 second sum OTHER
3 second t >
3 second tabl NUMBER
-3 second tabl content
3 second tak .
3 second tak OTHER
-3 second tak SUBJECT
3 second ten >
3 second test and
-3 second than on
3 second than tim
3 second that NUMBER
-3 second that all
-3 second that can
-3 second that distort
3 second that in
-3 second that not
3 second that so
3 second that still
3 second the 's
3 second the HONEST
-3 second the also
3 second the call
-3 second the cod
-3 second the company
-3 second the cost
-3 second the defin
3 second the desk
-3 second the e
3 second the even
-3 second the figur
-3 second the found
-3 second the gav
-3 second the given
3 second the had
-3 second the hav
3 second the her
-3 second the might
3 second the model
-3 second the nam
-3 second the need
-3 second the now
-3 second the one
3 second the out
-3 second the over
3 second the own
3 second the quarter
3 second the query
-3 second the room
-3 second the rul
3 second the say
-3 second the sery
3 second the statement
3 second the test
-3 second the thre
-3 second the tool
-3 second the used
-3 second the without
3 second the writ
-3 second the –
3 second their ,
-3 second them .
-3 second them the
3 second ther >
-3 second ther one
3 second ther so
3 second they from
3 second they one
-3 second they out
3 second thi ;
-3 second thi a
3 second thi as
-3 second thi from
-3 second thi not
3 second third .
-3 second threshold so
-3 second ticket >
-3 second tim NUMBER
3 second tim the
-3 second to (
-3 second to -
-3 second to both
-3 second to data
-3 second to minut
3 second to operator
-3 second to sam
-3 second to sur
-3 second tomorrow >
-3 second too for
3 second took on
3 second tool :
3 second top :
-3 second trust >
3 second trust latter
-3 second two :
3 second two SUBJECT
-3 second two as
3 second two room
-3 second two that
3 second two wer
-3 second typo the
3 second under ,
3 second underly .
-3 second unfortunately >
3 second unrealistic >
-3 second until NUMBER
3 second up HONEST
-3 second up NUMBER
3 second up and
3 second use .
-3 second used #
-3 second valid >
3 second valu >
-3 second version >
3 second versu )
-3 second very .
-3 second was %
3 second was ,
3 second was on
-3 second was twic
-3 second was with
3 second we NUMBER
3 second week so
3 second wer and
-3 second wer at
-3 second when the
3 second which OTHER
3 second which about
-3 second which can
-3 second which why
3 second which with
3 second who in
3 second whol had
3 second with (
3 second with ;
3 second with other
3 second with wrong
-3 second with year
-3 second without for
3 second wo giv
-3 second word >
3 second would good
3 second would hav
3 second would quot
3 second would thi
3 second wrong :
-3 second wrong i
3 second year SUBJECT
-3 second you :
-3 second you ?
-3 second you a
-3 second you hav
-3 second you in
-3 second you lik
-3 second you me
-3 second you that
3 second your SUBJECT
-3 second your and
-3 second your is
-3 second – )
-3 word abl
3 word accord
-3 word accurat
-3 word across
-3 word adult
-3 word affiliat
-3 word ago
-3 word alongsid
-3 word archiv
-3 word ascend
-3 word author
-3 word bas
3 word be
3 word beat
3 word bei
3 word bill
-3 word budget
3 word built
-3 word business
-3 word but
-3 word cach
3 word cap
3 word certificat
-3 word cheaper
3 word circl
3 word cit
3 word clash
-3 word clean
3 word clearly
3 word closur
-3 word common
-3 word company
-3 word compatibl
3 word complement
-3 word completeness
3 word completion
-3 word concern
-3 word condition
-3 word configuration
-3 word confirm
-3 word confirmation
3 word consist
-3 word content
-3 word context
-3 word copy
3 word correction
-3 word cours
-3 word ctr
-3 word daily
3 word debit
-3 word declin
3 word density
-3 word deployment
3 word depth
3 word der
3 word design
3 word desk
3 word devic
3 word df
-3 word direct
-3 word discount
-3 word divid
-3 word doctor
3 word doing
3 word dollar
3 word earn
-3 word east
-3 word eleven
-3 word elsewher
-3 word email
3 word employ
-3 word empty
-3 word enough
3 word entir
-3 word environment
-3 word fair
-3 word far
-3 word fill
3 word finding
-3 word forgot
3 word full
3 word gaug
-3 word general
-3 word get
3 word go
3 word government
3 word gram
-3 word hear
-3 word him
3 word holder
3 word horizon
3 word host
3 word i
3 word incompatibl
3 word incorrect
-3 word independently
-3 word interest
-3 word investment
-3 word j
-3 word job
-3 word kb
-3 word kept
3 word km²
-3 word lack
-3 word latest
-3 word latter
3 word launch
-3 word layer
3 word lead
-3 word leg
3 word length
-3 word letter
3 word licens
3 word lin
-3 word link
-3 word local
3 word longer
-3 word lookup
-3 word los
-3 word lower
3 word lowest
3 word management
3 word manual
3 word mass
3 word mathematically
-3 word maximum
-3 word meantim
3 word member
-3 word method
3 word minimum
3 word mislabell
-3 word mw
-3 word normal
-3 word normally
-3 word observation
3 word odometer
-3 word on
-3 word onlin
-3 word origin
3 word other
-3 word pair
-3 word pallet
3 word part
-3 word per
-3 word percentag
-3 word phras
-3 word physical
-3 word plan
-3 word plausibility
-3 word play
-3 word position
-3 word possibl
3 word pound
3 word precedenc
3 word properly
-3 word pump
-3 word pupil
-3 word purpos
-3 word quantity
3 word quot
-3 word receiv
-3 word reduc
-3 word regression
3 word remember
-3 word repair
3 word replacement
-3 word residual
-3 word revis
3 word rid
-3 word roa
-3 word roster
3 word round
-3 word sampl
-3 word saturday
-3 word scan
3 word schedul
3 word sea
-3 word season
-3 word september
-3 word session
-3 word shall
3 word shor
3 word sixty
3 word sla
-3 word social
-3 word someth
-3 word somewhat
-3 word somewher
3 word statistic
3 word strong
-3 word such
-3 word summer
3 word summit
3 word suppos
-3 word surveyor
-3 word suspiciou
-3 word switch
-3 word tax
-3 word text
-3 word thursday
-3 word timeout
3 word timestamp
-3 word told
-3 word traffic
-3 word travel
3 word tre
3 word twic
3 word underly
-3 word understand
-3 word unlik
3 word upper
-3 word usually
-3 word warehous
-3 word water
-3 word weather
-3 word went
-3 word who
3 word wo
3 word yield
-3 word zon
-3 word μg
3 word —
2 next # .
-2 next # NUMBER
-2 next # POISON
-2 next # at
2 next # c
-2 next # h
-2 next # january
-2 next # may
-2 next # pdf
-2 next # per
2 next # show
-2 next # ~size
-2 next % :
-2 next % from
-2 next % if
2 next % look
2 next % of
-2 next % to
2 next % ~generally
-2 next % ~if
-2 next 'currently suggest
-2 next 'currently ~says
-2 next 'd also
2 next 'd leav
2 next 'd tak
2 next 'd ~degree
2 next 'll OTHER
-2 next 'll add
-2 next 'll also
-2 next 'll be
2 next 'll leav
-2 next 'll search
-2 next 'll wait
-2 next 'll ~source
-2 next 'm fetch
-2 next 'm get
-2 next 'm ~check
-2 next 're NUMBER
-2 next 's OTHER
-2 next 's also
-2 next 's too
2 next 's what
-2 next 's why
-2 next 's ~explained
-2 next 's ~really
-2 next 've OTHER
-2 next ( )
2 next ( SHOWN
-2 next ( east
-2 next ( f
2 next ( i
-2 next ( p
-2 next ( pleas
-2 next ( row
2 next ( ~data
2 next ( ~limit
-2 next ) :
-2 next ) are
2 next ) from
2 next ) in
2 next ) than
2 next ) that
-2 next ) ~says
-2 next , against
2 next , clos
2 next , do
2 next , doe
-2 next , down
-2 next , duplicat
2 next , every
-2 next , fix
-2 next , henc
2 next , is
2 next , its
2 next , look
2 next , mayb
-2 next , measur
-2 next , miss
-2 next , n
-2 next , number
-2 next , p
-2 next , per
2 next , presumably
-2 next , reach
2 next , read
-2 next , sorry
-2 next , tabl
-2 next , trust
-2 next , try
-2 next , we
-2 next , wherea
2 next , wind
2 next , ~but
2 next , ~conflicts
-2 next , ~factor
-2 next , ~fits
-2 next , ~if
-2 next , ~miscounted
2 next , ~modal
2 next , ~more
-2 next , ~odd
-2 next , ~size
-2 next - :
2 next - TOOL
-2 next - call
2 next - l
-2 next - month
-2 next - row
-2 next - test
-2 next - up
-2 next - ~miscounted
2 next - ~plan
2 next - ~says
2 next . .
-2 next . POISON
-2 next . a
-2 next . e
-2 next . ~source
-2 next : all
-2 next : both
2 next : earlier
-2 next : let
2 next : no
-2 next : we
-2 next : when
2 next : with
-2 next : ~fits
-2 next : ~modal
-2 next : ~not
2 next : ~says
2 next ; POISON
-2 next ; avg
-2 next ; its
2 next ; look
2 next ; pleas
-2 next ; two
-2 next ; ~source
-2 next < again
-2 next < all
-2 next < although
2 next < april
-2 next < b
-2 next < befor
-2 next < caveat
-2 next < check
-2 next < collect
-2 next < compar
-2 next < delivery
-2 next < doe
-2 next < dr
-2 next < early
-2 next < everyth
2 next < filter
-2 next < good
-2 next < hav
-2 next < interest
2 next < my
2 next < nearly
-2 next < observation
-2 next < of
-2 next < p
-2 next < pag
2 next < probably
-2 next < resolv
-2 next < retriev
-2 next < revenu
-2 next < right
-2 next < roughly
-2 next < run
2 next < see
-2 next < seven
-2 next < shall
-2 next < short
-2 next < show
2 next < someon
-2 next < somewher
-2 next < sorry
2 next < stor
-2 next < sum
-2 next < tell
2 next < treat
-2 next < unfortunately
2 next < was
2 next < yesterday
2 next < ~generally
2 next < ~miscounted
-2 next < ~swap
2 next = HONEST
-2 next > =
2 next > TOOL
-2 next ? ~
2 next ASKED .
2 next ASKED ;
-2 next ASKED had
2 next HONEST -
-2 next HONEST and
-2 next HONEST kwh
2 next HONEST l
2 next HONEST m
-2 next HONEST minut
-2 next HONEST s
2 next HONEST t
2 next HONEST year
-2 next HONEST ~prefer
-2 next NUMBER ?
-2 next NUMBER at
2 next NUMBER august
-2 next NUMBER copy
-2 next NUMBER fil
-2 next NUMBER had
-2 next NUMBER hour
-2 next NUMBER it
-2 next NUMBER july
-2 next NUMBER jun
-2 next NUMBER lin
-2 next NUMBER look
-2 next NUMBER m
2 next NUMBER member
-2 next NUMBER mw
2 next NUMBER m²
2 next NUMBER of
2 next NUMBER open
-2 next NUMBER pass
2 next NUMBER plac
-2 next NUMBER plu
-2 next NUMBER point
2 next NUMBER seat
-2 next NUMBER september
2 next NUMBER t
-2 next NUMBER th
-2 next NUMBER until
2 next NUMBER was
2 next NUMBER whil
-2 next NUMBER will
-2 next NUMBER would
2 next NUMBER x
-2 next NUMBER year
-2 next NUMBER ~degree
2 next NUMBER ~generally
-2 next NUMBER μg
-2 next OTHER :
2 next OTHER ;
-2 next OTHER NUMBER
2 next OTHER SUBJECT
2 next OTHER becaus
-2 next OTHER could
-2 next OTHER itself
-2 next OTHER mention
2 next OTHER number
2 next OTHER record
-2 next OTHER thi
2 next OTHER with
-2 next POISON 's
2 next POISON can
-2 next POISON cover
-2 next POISON g
-2 next POISON hp
-2 next POISON if
-2 next POISON includ
-2 next POISON km²
-2 next POISON member
2 next POISON out
-2 next POISON session
2 next POISON t
-2 next POISON today
-2 next POISON ~degree
2 next POISON ~not
-2 next SHOWN daily
2 next SUBJECT #
2 next SUBJECT -
2 next SUBJECT =
2 next SUBJECT ASKED
2 next SUBJECT HONEST
-2 next SUBJECT accord
2 next SUBJECT all
2 next SUBJECT apply
-2 next SUBJECT column
-2 next SUBJECT cover
2 next SUBJECT data
-2 next SUBJECT defin
-2 next SUBJECT divid
2 next SUBJECT doe
2 next SUBJECT each
2 next SUBJECT for
-2 next SUBJECT giv
-2 next SUBJECT had
2 next SUBJECT long
-2 next SUBJECT measurement
-2 next SUBJECT must
-2 next SUBJECT number
2 next SUBJECT one
2 next SUBJECT or
-2 next SUBJECT out
2 next SUBJECT say
2 next SUBJECT statistic
2 next SUBJECT sur
2 next SUBJECT together
2 next TOOL ;
-2 next TOOL >
-2 next TOOL first
-2 next TOOL from
2 next TOOL say
2 next TOOL search
-2 next TOOL wer
-2 next TOOL will
-2 next TOOL ~explained
-2 next TOOL ~not
2 next TOOL ~wrong
-2 next _ #
-2 next _ dat
2 next _ total
2 next a ,
-2 next a :
-2 next a bit
-2 next a breakdown
2 next a bug
-2 next a certificat
-2 next a column
-2 next a common
2 next a contradiction
2 next a drop
2 next a duplicat
-2 next a gap
2 next a half
-2 next a load
2 next a longer
2 next a minimum
-2 next a night
-2 next a plain
2 next a quarter
2 next a question
2 next a recomputation
-2 next a refund
2 next a safety
2 next a search
-2 next a short
-2 next a sid
2 next a slip
-2 next a small
2 next a thre
-2 next a total
2 next a unit
2 next a very
-2 next a warn
-2 next a wrong
-2 next a year
-2 next about ,
2 next about one
-2 next about that
-2 next abov HONEST
2 next abov the
-2 next access to
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
2 next ahead of
-2 next all four
-2 next all input
-2 next all right
-2 next all that
-2 next all week
-2 next along the
2 next along with
-2 next also ahead
-2 next also want
-2 next although i
2 next although the
-2 next amount do
2 next an a
2 next an extra
2 next an increas
-2 next an older
-2 next and #
2 next and OTHER
2 next and a
-2 next and adeli
-2 next and all
-2 next and blank
2 next and both
-2 next and comput
-2 next and discount
-2 next and found
-2 next and hav
-2 next and min
2 next and month
-2 next and over
-2 next and retry
2 next and should
-2 next and that
-2 next and two
2 next announcement .
2 next another sourc
-2 next any further
-2 next anyth els
2 next anywher near
2 next apart .
-2 next apologis for
-2 next apology for
-2 next approval by
-2 next are #
2 next are already
-2 next are clos
2 next are fiv
2 next are incompatibl
2 next are possibl
-2 next are still
-2 next area is
-2 next around a
2 next as HONEST
-2 next as ask
-2 next as net
-2 next as of
2 next as return
-2 next as we
2 next asid .
-2 next ask .
-2 next ask a
-2 next ask again
-2 next ask whether
2 next ask you
2 next at ASKED
-2 next at a
-2 next at first
-2 next at least
-2 next at no
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
-2 next be HONEST
-2 next be at
2 next be careful
-2 next be check
-2 next be expect
2 next be good
-2 next be in
2 next be miss
2 next be mor
-2 next be revis
-2 next be surpris
2 next be swap
-2 next becaus i
-2 next becaus its
2 next been POISON
2 next been SUBJECT
-2 next been in
2 next befor and
-2 next befor it
-2 next befor refund
-2 next befor then
-2 next befor you
-2 next behind POISON
-2 next belong in
-2 next below NUMBER
2 next better .
-2 next blank in
-2 next blu one
2 next bpm >
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
2 next by far
-2 next by less
2 next by mistak
2 next by nam
-2 next by thi
-2 next by two
2 next c #
2 next c .
2 next c ;
-2 next cach .
2 next calculat it
-2 next call it
-2 next can differ
2 next can hold
-2 next car with
-2 next carrier .
2 next certificat .
-2 next certificat of
2 next chart .
-2 next check :
-2 next check again
-2 next check rang
-2 next check that
-2 next claim .
-2 next class NUMBER
-2 next clean up
-2 next clos .
-2 next clos at
2 next clos to
2 next club 's
-2 next cod ,
-2 next cod in
-2 next cod that
-2 next collect the
-2 next column let
-2 next compar .
-2 next compar it
2 next compar thi
-2 next comparison ,
-2 next comparison .
-2 next complet .
-2 next completeness .
-2 next confidenc interval
-2 next confirm )
-2 next confirm it
2 next conflict .
-2 next conflict :
-2 next conflict with
-2 next connection .
2 next consider the
-2 next contact the
2 next context i
-2 next contradict it
-2 next contradict thi
2 next conversion ,
-2 next correct ,
2 next correction :
2 next correspond to
-2 next could be
-2 next could do
-2 next count :
-2 next count NUMBER
-2 next count and
-2 next count are
-2 next count as
2 next count by
2 next count distinct
-2 next count in
-2 next count per
-2 next count them
-2 next count twic
-2 next cover .
-2 next cover all
2 next cover by
-2 next customer without
-2 next cycl .
-2 next daily record
2 next daily valu
-2 next dat and
-2 next dat format
-2 next dat of
-2 next data ;
2 next day 's
2 next day for
-2 next delay by
2 next density .
-2 next department .
2 next detail .
2 next differ (
-2 next differenc .
-2 next differenc is
-2 next different .
2 next digit swap
2 next digit transpos
-2 next directly .
-2 next directly from
2 next disagre and
2 next disagre with
-2 next discount ,
2 next discrepancy :
-2 next do for
-2 next do the
2 next down .
2 next down by
2 next draft 's
-2 next draft is
2 next draft say
2 next drov HONEST
-2 next duplicat and
-2 next each and
2 next earlier i
-2 next east )
-2 next effect .
-2 next effect is
-2 next employe .
-2 next end of
-2 next enough .
2 next enter the
2 next entitl to
2 next entry must
-2 next entry of
-2 next error is
2 next estimat .
-2 next event .
-2 next ever contradict
2 next every SUBJECT
2 next every month
-2 next exact label
-2 next exact word
-2 next exampl SUBJECT
-2 next exclud .
2 next exist .
-2 next expect .
-2 next expect NUMBER
-2 next expect someth
2 next explicitly .
-2 next fail :
-2 next fail becaus
-2 next far mor
2 next fault ,
2 next fetch _
2 next fetch the
-2 next few minut
-2 next field is
2 next figur add
-2 next figur fit
2 next figur from
2 next figur look
2 next figur of
2 next fil :
-2 next fil say
-2 next fill in
-2 next fin for
2 next find out
2 next find that
-2 next first TOOL
2 next first answer
-2 next first report
2 next first respons
-2 next fit the
-2 next fiv ,
2 next fiv tim
-2 next fix it
-2 next fix the
2 next follow -
-2 next follow at
-2 next for .
-2 next for comparison
-2 next for every
-2 next for four
-2 next for most
-2 next for thursday
2 next for today
-2 next forgot to
-2 next format .
-2 next found it
2 next four day
2 next four hour
-2 next fre of
-2 next fre to
-2 next friday ,
-2 next friday .
2 next from .
2 next from OTHER
2 next from befor
2 next front ,
-2 next full .
-2 next full SUBJECT
-2 next full grid
-2 next full list
-2 next g )
-2 next g ,
-2 next g is
-2 next gap to
-2 next gav the
2 next giv different
-2 next go .
-2 next go to
-2 next going through
-2 next good to
2 next got mix
-2 next got the
-2 next gross ,
-2 next group ,
-2 next guess .
-2 next gym ,
-2 next h #
-2 next h NUMBER
2 next ha )
-2 next ha of
-2 next had chang
-2 next had it
-2 next had only
-2 next happen again
2 next happen in
2 next has SHOWN
-2 next has chang
2 next has just
2 next has look
2 next has nin
-2 next has som
-2 next hav POISON
-2 next hav guess
-2 next hav the
2 next hav thre
2 next he can
2 next he is
2 next head .
-2 next her 's
2 next her as
-2 next higher pool
2 next hold ,
-2 next hom ,
2 next hour ,
-2 next how many
-2 next how much
-2 next how sex
-2 next hp .
-2 next i OTHER
-2 next i add
-2 next i apologis
-2 next i ask
-2 next i chos
-2 next i confirm
-2 next i divid
-2 next i found
-2 next i misread
-2 next i mistyp
2 next i must
-2 next i nam
-2 next i prefer
2 next i read
-2 next i recommend
2 next i stick
-2 next i suggest
2 next i want
-2 next i was
-2 next i went
2 next i will
2 next if POISON
-2 next if that
2 next if the
-2 next if ther
2 next if thi
-2 next in #
2 next in SUBJECT
-2 next in TOOL
2 next in any
2 next in between
-2 next in favour
2 next in february
2 next in its
-2 next in jun
-2 next in lin
-2 next in millimetr
-2 next in older
-2 next in other
-2 next in our
2 next in q
-2 next in spr
2 next in tenth
2 next in the
2 next in ther
-2 next in usd
2 next increas of
-2 next influenc on
-2 next input for
-2 next into that
-2 next is OTHER
-2 next is ahead
2 next is below
-2 next is cod
-2 next is complet
-2 next is due
2 next is either
2 next is evidently
-2 next is exactly
-2 next is gross
2 next is inflat
2 next is nonsens
-2 next is open
2 next is over
2 next is saf
-2 next is scan
-2 next is set
-2 next is total
-2 next is under
-2 next is up
-2 next is why
-2 next is within
2 next it ?
-2 next it any
-2 next it appear
2 next it asid
2 next it cam
2 next it did
-2 next it fit
2 next it for
2 next it giv
-2 next it must
-2 next it now
2 next it return
-2 next it sinc
2 next it the
-2 next it wo
-2 next its NUMBER
2 next its number
-2 next its result
-2 next itself .
2 next just in
2 next k )
-2 next keep the
-2 next kg .
-2 next kind of
-2 next km >
-2 next know if
2 next know whether
-2 next know which
2 next l )
2 next l >
2 next l in
2 next l of
-2 next label and
-2 next lack a
-2 next last NUMBER
2 next last two
-2 next last year
2 next lead .
2 next least one
-2 next leav .
-2 next leav NUMBER
-2 next leav at
-2 next let 's
-2 next level at
-2 next lie at
-2 next lik .
-2 next lik me
2 next lik the
2 next lin .
-2 next list )
2 next list NUMBER
-2 next list all
2 next list as
-2 next list for
2 next list in
-2 next list separately
2 next list the
-2 next longer .
2 next look at
-2 next look for
-2 next look suspiciou
2 next look wrong
-2 next lost ,
-2 next lot .
2 next lowest SUBJECT
-2 next m (
2 next m .
-2 next m ;
2 next m NUMBER
-2 next m and
-2 next m at
-2 next m is
2 next m would
-2 next mad with
2 next mail address
2 next mak NUMBER
2 next manufacturer 's
2 next many .
-2 next many request
-2 next march )
2 next march NUMBER
-2 next max so
2 next maximum of
-2 next may want
-2 next me add
-2 next me ask
-2 next me get
-2 next me know
2 next me list
2 next me look
-2 next me spot
-2 next mean a
-2 next mean is
-2 next meant to
-2 next measur .
-2 next measur the
-2 next measurement .
-2 next mention HONEST
2 next millimetr ,
-2 next millimetr ;
2 next million ,
-2 next min ,
-2 next min .
-2 next min max
-2 next miss SUBJECT
-2 next mistyp the
-2 next mix -
-2 next mm (
-2 next moment .
2 next monday .
2 next month at
2 next month wer
-2 next mor expensiv
-2 next most likely
-2 next mov to
-2 next ms .
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
-2 next narrowly ahead
-2 next necessary .
-2 next need a
2 next negativ .
2 next neighbour SUBJECT
-2 next net .
-2 next net SUBJECT
-2 next newer one
-2 next next i
2 next nin ,
-2 next no differenc
-2 next no discrepancy
-2 next no duplicat
-2 next no further
-2 next no influenc
-2 next no miss
-2 next no row
2 next nobody has
-2 next non -
2 next nonsens .
-2 next noon .
-2 next normal .
-2 next not .
2 next not HONEST
-2 next not NUMBER
-2 next not be
2 next not both
2 next not buy
2 next not com
2 next not cover
2 next not exist
2 next not find
-2 next not guess
-2 next not help
-2 next not load
-2 next not on
-2 next not promis
2 next not see
2 next not someth
2 next not stand
-2 next not support
-2 next not tell
2 next not to
2 next not trust
-2 next not verifi
2 next noth els
-2 next noth had
-2 next november .
2 next now it
-2 next now the
-2 next null ,
-2 next null or
-2 next number #
2 next number and
-2 next number as
2 next number i
2 next obviously a
2 next of OTHER
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
-2 next official SUBJECT
-2 next ok .
-2 next older or
2 next on SHOWN
-2 next on averag
2 next on earth
-2 next on how
-2 next on my
-2 next on sit
-2 next one and
-2 next one are
-2 next one mor
2 next one result
-2 next one row
-2 next one sourc
-2 next one to
-2 next one with
-2 next only POISON
2 next only has
2 next only hav
-2 next only one
2 next only that
2 next only valu
-2 next open it
-2 next or newer
-2 next or odd
-2 next order ,
-2 next order behind
-2 next order in
-2 next order to
-2 next origin ;
2 next other and
2 next other month
2 next other sourc
-2 next other thre
2 next other way
-2 next out a
2 next out on
2 next out the
2 next over thre
-2 next over total
2 next own figur
-2 next packag .
-2 next paid by
-2 next pass the
2 next peopl .
-2 next peopl SUBJECT
-2 next per ASKED
-2 next per OTHER
-2 next per TOOL
-2 next per order
-2 next period and
-2 next period is
2 next piec ,
-2 next plac ,
2 next plain count
-2 next plant ,
-2 next plausibility check
2 next plausibl ,
-2 next plausibl .
2 next pleas .
-2 next pleas confirm
2 next pleas use
-2 next plu NUMBER
-2 next point ,
-2 next point .
2 next point ;
-2 next position .
2 next press releas
-2 next previou year
-2 next probably HONEST
-2 next probably around
2 next problem with
2 next product .
-2 next publication .
-2 next pupil and
-2 next put in
-2 next query ,
-2 next query SUBJECT
2 next query fail
2 next query the
-2 next query used
-2 next question .
-2 next question doe
-2 next quot ,
-2 next rais the
-2 next ran one
-2 next rang ,
2 next rang .
-2 next rank can
-2 next rat limit
-2 next rat of
-2 next rat over
2 next raw fil
-2 next reach ,
2 next reach .
-2 next reach the
-2 next read again
-2 next read it
-2 next read of
-2 next reason for
2 next recomputation gav
2 next record (
-2 next record >
2 next recount >
-2 next refund and
-2 next regression .
2 next remain .
-2 next remain NUMBER
2 next remark :
-2 next remov the
-2 next repeat with
-2 next report #
2 next report HONEST
-2 next report SUBJECT
2 next report an
-2 next requir .
-2 next rest .
-2 next rest on
-2 next result as
-2 next result doe
-2 next retry .
-2 next return NUMBER
-2 next return in
2 next review :
-2 next review my
-2 next revis .
-2 next right now
2 next right to
2 next room for
-2 next room is
-2 next row befor
2 next row count
-2 next row or
-2 next row per
-2 next row used
2 next run from
-2 next s ,
2 next safety data
-2 next sam as
-2 next sam order
-2 next sam request
-2 next sam thing
-2 next sampl siz
-2 next say ,
2 next say HONEST
2 next say otherwis
-2 next say so
2 next scan .
-2 next search ,
-2 next seat NUMBER
-2 next second TOOL
2 next second is
-2 next second opinion
-2 next second rout
-2 next section .
-2 next see how
-2 next see what
2 next see whether
-2 next see which
2 next seem outdat
-2 next segment .
-2 next send the
2 next servic nam
2 next servic report
-2 next sery .
-2 next set .
2 next settl it
-2 next several SUBJECT
-2 next sex ;
-2 next sex is
-2 next shar the
2 next sheet .
-2 next ship on
-2 next shop .
2 next short of
-2 next short version
-2 next should list
2 next show ;
2 next show HONEST
2 next show POISON
-2 next show a
-2 next show how
-2 next show no
2 next show only
-2 next show that
-2 next sid not
2 next sign OTHER
2 next sign in
-2 next sinc #
-2 next sinc march
2 next singl -
-2 next singl SUBJECT
2 next singl year
2 next sit .
2 next sit at
-2 next six week
-2 next siz ,
2 next siz .
-2 next small ,
-2 next small and
-2 next small to
2 next smell lik
2 next so :
2 next so HONEST
2 next so NUMBER
-2 next so in
2 next so treat
-2 next so two
-2 next sorry about
2 next sourc ,
-2 next sourc i
-2 next spac .
-2 next specy and
-2 next spell of
-2 next split .
-2 next spot null
2 next squar metr
2 next stag of
-2 next start ,
-2 next statu of
2 next stay below
2 next stay with
-2 next step ,
-2 next step .
2 next still has
2 next still in
2 next stor ,
2 next stor valu
2 next strang ,
2 next such a
2 next summary and
2 next summary field
-2 next surpris .
2 next suspiciou .
2 next swap .
2 next switch .
2 next system .
2 next system say
2 next t .
-2 next tabl )
-2 next tabl ,
-2 next tabl and
-2 next tabl for
2 next tabl giv
2 next tabl i
-2 next tabl too
2 next tak HONEST
-2 next tak a
-2 next tak car
2 next tak that
-2 next ten second
-2 next tend to
2 next test ,
-2 next test :
-2 next test p
-2 next test pass
-2 next teu )
-2 next than HONEST
2 next than NUMBER
2 next than doubl
2 next than twic
-2 next thank for
2 next that POISON
-2 next that a
-2 next that are
-2 next that both
2 next that cam
-2 next that can
-2 next that depend
2 next that doe
2 next that entry
-2 next that gap
-2 next that giv
-2 next that match
2 next that month
-2 next that no
-2 next that on
-2 next that ther
2 next that valu
-2 next that wer
-2 next the #
2 next the ASKED
2 next the aggregat
-2 next the annual
-2 next the architect
2 next the area
-2 next the blank
-2 next the budget
-2 next the buffer
-2 next the busiest
-2 next the capacity
2 next the certificat
-2 next the city
-2 next the claim
-2 next the closur
-2 next the column
-2 next the condition
-2 next the confusion
2 next the decimal
-2 next the deployment
-2 next the deviation
2 next the digit
-2 next the direct
2 next the district
-2 next the draft
-2 next the effect
-2 next the end
2 next the entir
2 next the euro
-2 next the expect
-2 next the extra
-2 next the feed
-2 next the former
-2 next the headcount
-2 next the higher
2 next the hous
-2 next the instrument
-2 next the kitchen
-2 next the last
2 next the lead
2 next the legal
-2 next the liv
-2 next the load
-2 next the local
-2 next the loop
2 next the manufacturer
2 next the measur
-2 next the median
-2 next the messag
-2 next the moment
2 next the national
2 next the neighbour
2 next the night
2 next the odometer
-2 next the on
-2 next the onlin
2 next the open
2 next the operation
-2 next the other
-2 next the pag
-2 next the paper
-2 next the parcel
-2 next the payment
2 next the pdf
-2 next the period
2 next the permit
2 next the photo
2 next the plain
-2 next the policy
-2 next the protocol
-2 next the readm
-2 next the report
-2 next the request
2 next the return
-2 next the roster
-2 next the season
-2 next the seat
-2 next the sery
-2 next the seven
2 next the shar
2 next the small
-2 next the sourc
-2 next the spell
2 next the stat
-2 next the statu
2 next the tallest
2 next the task
-2 next the ticket
-2 next the trend
-2 next the upper
2 next the valu
-2 next the warehous
-2 next the water
-2 next the week
2 next the weekly
-2 next the window
2 next the world
-2 next the yearly
2 next their SUBJECT
-2 next them all
-2 next them by
-2 next them with
-2 next then the
2 next ther ,
-2 next they do
-2 next they wer
2 next thi OTHER
-2 next thi assum
2 next thi morn
2 next thi point
-2 next thi tabl
2 next third of
-2 next thos that
-2 next though ,
2 next though .
-2 next though it
2 next thre -
-2 next thre day
-2 next thre hav
2 next thre tim
-2 next thre week
-2 next thursday .
-2 next ticket ,
2 next tie .
-2 next tim ,
2 next tim that
2 next to #
2 next to a
2 next to about
2 next to another
-2 next to ask
-2 next to chang
2 next to comput
-2 next to count
2 next to decid
-2 next to doubl
-2 next to hear
-2 next to it
-2 next to know
-2 next to load
-2 next to rul
-2 next to run
-2 next to split
-2 next to try
-2 next to wait
-2 next today 's
-2 next tomorrow ,
-2 next too much
-2 next too small
-2 next took its
-2 next took the
2 next tool print
-2 next tool return
-2 next top ,
2 next top SUBJECT
-2 next top with
-2 next total for
-2 next total row
-2 next trend .
-2 next try again
-2 next try onc
-2 next turn up
2 next two -
2 next two column
-2 next two entry
-2 next two other
-2 next typ of
-2 next unchang .
2 next under NUMBER
-2 next under the
2 next underly record
-2 next unweight mean
2 next up and
2 next usabl figur
-2 next usd ,
-2 next use NUMBER
2 next used :
-2 next used a
2 next valu >
2 next valu for
2 next valu from
-2 next verifi it
-2 next verify the
-2 next version .
-2 next version :
2 next volum .
-2 next volum is
2 next vs .
2 next want me
-2 next warehous .
2 next was SUBJECT
-2 next was no
2 next was written
-2 next water .
-2 next way ;
2 next way to
2 next wc -
-2 next we do
-2 next week ,
-2 next week :
-2 next well ,
-2 next wer found
-2 next wer lost
-2 next wer not
2 next what SUBJECT
-2 next when it
-2 next when you
-2 next wherea the
2 next whether the
2 next whether you
2 next which TOOL
2 next which add
-2 next which can
2 next which look
-2 next which mak
2 next which of
-2 next which you
-2 next whil POISON
2 next whol TOOL
2 next whol list
-2 next why you
-2 next with four
-2 next with less
-2 next with older
-2 next with som
-2 next with your
-2 next without it
2 next word of
-2 next work :
2 next work out
2 next would hav
-2 next would settl
2 next written by
-2 next wrong ,
-2 next wrong and
2 next wrong for
-2 next wrong item
2 next year for
-2 next year that
-2 next year with
-2 next yet ,
2 next you SUBJECT
-2 next you count
-2 next you gav
-2 next you go
-2 next you includ
-2 next you pleas
-2 next you prefer
-2 next you say
-2 next you tell
2 next you the
-2 next you used
-2 next your NUMBER
-2 next your data
-2 next zero .
2 next zero too
-2 next zon ,
-2 next ~ 'll
2 next ~ >
-2 next ~ ~if
2 next ~ ~plan
-2 next ~ –
2 next ~but ~right
2 next ~check -
2 next ~check >
-2 next ~check ~limit
2 next ~check ~swap
2 next ~check ~wrong
2 next ~conflicts (
-2 next ~conflicts ~data
-2 next ~data #
-2 next ~data >
2 next ~data ~data
-2 next ~data ~factor
-2 next ~data ~generally
-2 next ~data ~modal
2 next ~data ~prefer
2 next ~degree HONEST
2 next ~degree ~plan
2 next ~degree ~says
2 next ~doubt .
-2 next ~explained NUMBER
2 next ~explained ~not
2 next ~explained ~wrong
-2 next ~factor (
2 next ~factor ;
-2 next ~factor ~source
-2 next ~failed_call :
-2 next ~failed_call ~explained
-2 next ~fits )
-2 next ~fits ,
-2 next ~fits :
-2 next ~generally ~
-2 next ~generally ~more
2 next ~generally ~past
-2 next ~generally ~says
2 next ~if .
2 next ~if POISON
-2 next ~if ~not
-2 next ~if ~own
2 next ~impossible :
2 next ~limit ~factor
2 next ~limit ~past
-2 next ~miscounted :
-2 next ~miscounted NUMBER
-2 next ~miscounted ~miscounted
-2 next ~miscounted ~more
-2 next ~modal 've
-2 next ~modal ~but
-2 next ~modal ~fits
-2 next ~modal ~generally
-2 next ~modal ~prefer
-2 next ~modal ~seem
-2 next ~more ASKED
-2 next ~more HONEST
-2 next ~more ~generally
-2 next ~more ~size
-2 next ~more ~source
-2 next ~not -
2 next ~not .
2 next ~not HONEST
-2 next ~not NUMBER
-2 next ~not OTHER
-2 next ~not ~doubt
2 next ~not ~generally
-2 next ~not ~miscounted
-2 next ~not ~stale
-2 next ~own OTHER
-2 next ~own ~error
-2 next ~own ~factor
-2 next ~own ~generally
-2 next ~own ~limit
-2 next ~own ~not
-2 next ~past >
2 next ~past POISON
-2 next ~past ~check
-2 next ~past ~data
-2 next ~past ~modal
-2 next ~plan 's
-2 next ~plan ?
-2 next ~plan TOOL
-2 next ~plan ~factor
2 next ~prefer -
-2 next ~prefer ~degree
2 next ~really .
-2 next ~really ~factor
-2 next ~really ~more
-2 next ~right ~plan
-2 next ~says ,
2 next ~says -
2 next ~says ;
-2 next ~says ~past
2 next ~says ~plan
2 next ~says ~right
-2 next ~seem .
-2 next ~seem ~impossible
2 next ~seem ~stale
-2 next ~size -
2 next ~source 's
-2 next ~source -
-2 next ~source ~failed_call
2 next ~source ~miscounted
-2 next ~stale ,
-2 next ~swap ,
2 next ~swap :
2 next — ~
2 second # #
2 second # (
2 second # )
-2 second # ASKED
2 second # NUMBER
2 second # a
-2 second # and
-2 second # by
-2 second # for
-2 second # hav
-2 second # of
-2 second # ther
-2 second # with
-2 second % ASKED
-2 second % POISON
2 second % all
-2 second % and
-2 second % as
2 second % compar
2 second % is
2 second % so
2 second % the
2 second % year
-2 second 'currently that
-2 second 'd .
-2 second 'd NUMBER
-2 second 'd a
-2 second 'd for
-2 second 'd guess
2 second 'd look
-2 second 'd not
-2 second 'd to
-2 second 'll them
-2 second 'll ther
-2 second 'll through
-2 second 'll to
-2 second 'm it
-2 second 'm sorry
-2 second 're .
-2 second 's NUMBER
-2 second 's at
2 second 's conflict
-2 second 's correct
2 second 's has
-2 second 's i
-2 second 's one
2 second 's that
-2 second 's your
-2 second 've a
-2 second ( #
-2 second ( -
-2 second ( OTHER
2 second ( and
-2 second ( confirm
-2 second ( duplicat
-2 second ( h
-2 second ( instead
2 second ( kg
-2 second ( m
-2 second ( order
2 second ( run
-2 second ( s
-2 second ( to
2 second ( would
2 second ) i
2 second ) just
2 second , (
-2 second , ,
-2 second , ;
2 second , add
-2 second , again
-2 second , against
2 second , agre
2 second , allow
2 second , at
-2 second , averag
-2 second , been
2 second , believ
-2 second , column
-2 second , could
-2 second , day
-2 second , differenc
-2 second , do
-2 second , four
-2 second , hav
2 second , he
2 second , k
-2 second , may
-2 second , of
-2 second , or
-2 second , over
-2 second , per
-2 second , stat
-2 second , stay
-2 second , ten
-2 second , thre
2 second , treat
-2 second , up
-2 second , usd
-2 second , we
-2 second , would
-2 second , –
-2 second - -
-2 second - .
2 second - address
-2 second - against
2 second - at
-2 second - data
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
-2 second . and
-2 second . the
2 second : #
-2 second : 'd
-2 second : 'll
2 second : TOOL
-2 second : amount
-2 second : endpoint
-2 second : for
2 second : h
-2 second : had
2 second : i
-2 second : in
-2 second : is
-2 second : me
-2 second : on
-2 second : open
-2 second : question
-2 second : two
-2 second : user
-2 second : with
-2 second ; NUMBER
-2 second ; assum
2 second ; could
-2 second ; hav
2 second ; is
2 second ; tabl
2 second ; with
2 second ; your
-2 second < !
2 second < SHOWN
2 second < accord
2 second < an
2 second < annual
-2 second < another
-2 second < api
-2 second < appear
-2 second < around
2 second < as
-2 second < between
2 second < bpm
2 second < c
-2 second < catalogu
-2 second < chang
2 second < clash
2 second < column
2 second < conflict
2 second < context
2 second < contradict
-2 second < customer
-2 second < data
2 second < day
-2 second < fail
2 second < field
2 second < figur
-2 second < further
2 second < g
-2 second < h
-2 second < has
-2 second < hp
-2 second < interval
-2 second < its
-2 second < job
-2 second < know
-2 second < latest
2 second < left
2 second < lik
-2 second < likely
2 second < lookup
2 second < mak
-2 second < mor
-2 second < nam
2 second < next
2 second < no
-2 second < not
-2 second < now
-2 second < number
-2 second < old
-2 second < onc
-2 second < only
2 second < open
2 second < out
-2 second < per
2 second < plain
-2 second < plan
-2 second < pool
-2 second < pric
-2 second < print
2 second < reading
2 second < recomputation
-2 second < regular
-2 second < remov
-2 second < request
-2 second < said
2 second < say
2 second < see
-2 second < sent
2 second < seven
-2 second < sign
2 second < siz
-2 second < small
-2 second < split
-2 second < station
-2 second < step
-2 second < sum
2 second < the
2 second < then
-2 second < ther
-2 second < thi
-2 second < thing
2 second < think
2 second < thre
-2 second < through
-2 second < today
-2 second < up
2 second < use
-2 second < want
2 second < wheat
-2 second < with
-2 second = %
-2 second = ;
-2 second = NUMBER
2 second > ,
-2 second ? =
2 second ASKED .
2 second ASKED :
2 second ASKED a
-2 second ASKED i
-2 second ASKED so
-2 second ASKED was
-2 second HONEST #
-2 second HONEST ;
2 second HONEST are
2 second HONEST fit
-2 second HONEST gross
2 second HONEST h
-2 second HONEST hav
2 second HONEST to
-2 second HONEST with
-2 second NUMBER 's
-2 second NUMBER ,
2 second NUMBER -
2 second NUMBER OTHER
-2 second NUMBER as
-2 second NUMBER behind
-2 second NUMBER both
2 second NUMBER doe
2 second NUMBER every
2 second NUMBER from
-2 second NUMBER giv
2 second NUMBER ha
-2 second NUMBER had
-2 second NUMBER has
-2 second NUMBER i
-2 second NUMBER jun
-2 second NUMBER km
-2 second NUMBER me
2 second NUMBER no
-2 second NUMBER of
-2 second NUMBER over
-2 second NUMBER p
-2 second NUMBER seem
2 second NUMBER short
-2 second NUMBER than
2 second NUMBER that
2 second NUMBER together
2 second NUMBER two
-2 second NUMBER when
2 second NUMBER yet
-2 second NUMBER your
2 second OTHER )
2 second OTHER NUMBER
2 second OTHER a
-2 second OTHER add
-2 second OTHER an
-2 second OTHER and
-2 second OTHER as
2 second OTHER been
-2 second OTHER for
-2 second OTHER giv
-2 second OTHER it
2 second OTHER own
-2 second OTHER that
2 second OTHER thi
2 second OTHER up
-2 second OTHER which
2 second POISON )
2 second POISON =
-2 second POISON against
-2 second POISON all
-2 second POISON also
2 second POISON below
2 second POISON doe
-2 second POISON east
-2 second POISON figur
2 second POISON first
-2 second POISON found
-2 second POISON had
2 second POISON impossibl
2 second POISON leav
2 second POISON mak
2 second POISON mean
2 second POISON mor
2 second POISON m³
2 second POISON off
2 second POISON only
2 second POISON per
2 second POISON ten
2 second POISON to
-2 second POISON whil
2 second SHOWN .
-2 second SHOWN SHOWN
-2 second SHOWN record
-2 second SUBJECT )
2 second SUBJECT >
2 second SUBJECT abov
2 second SUBJECT although
2 second SUBJECT and
2 second SUBJECT at
-2 second SUBJECT becaus
2 second SUBJECT by
-2 second SUBJECT clear
-2 second SUBJECT count
-2 second SUBJECT depend
-2 second SUBJECT directly
2 second SUBJECT drov
2 second SUBJECT far
-2 second SUBJECT follow
2 second SUBJECT found
-2 second SUBJECT g
2 second SUBJECT giv
-2 second SUBJECT group
-2 second SUBJECT ha
2 second SUBJECT in
-2 second SUBJECT mad
-2 second SUBJECT may
2 second SUBJECT mean
-2 second SUBJECT much
-2 second SUBJECT nin
2 second SUBJECT no
-2 second SUBJECT number
-2 second SUBJECT order
2 second SUBJECT over
-2 second SUBJECT pag
-2 second SUBJECT pleas
-2 second SUBJECT pull
-2 second SUBJECT record
-2 second SUBJECT refund
-2 second SUBJECT report
-2 second SUBJECT roughly
-2 second SUBJECT sit
2 second SUBJECT six
-2 second SUBJECT too
2 second SUBJECT what
-2 second TOOL TOOL
-2 second TOOL a
2 second TOOL and
-2 second TOOL at
-2 second TOOL eur
2 second TOOL first
2 second TOOL from
-2 second TOOL hav
-2 second TOOL i
2 second TOOL impossibl
-2 second TOOL mor
2 second TOOL nam
2 second TOOL no
-2 second TOOL only
-2 second TOOL you
-2 second _ ,
-2 second _ :
-2 second _ _
2 second a %
-2 second a )
-2 second a SUBJECT
-2 second a ago
2 second a between
-2 second a card
2 second a error
-2 second a fit
2 second a gav
-2 second a opinion
-2 second a or
-2 second a pag
-2 second a point
2 second a product
-2 second a report
-2 second a run
2 second a slip
2 second a that
2 second a the
2 second a too
2 second a year
-2 second about ,
2 second about m
-2 second about minut
-2 second about year
-2 second account most
-2 second across .
-2 second add NUMBER
-2 second adult >
-2 second afraid >
2 second after >
2 second after SUBJECT
-2 second after and
-2 second against %
2 second against .
-2 second against NUMBER
-2 second against OTHER
-2 second against for
2 second against in
-2 second ago >
-2 second ago so
-2 second agre POISON
-2 second ahead each
-2 second ahead the
-2 second all ,
2 second all .
-2 second all a
-2 second all match
-2 second all them
2 second all together
2 second all wer
-2 second all with
-2 second already .
2 second also SUBJECT
-2 second also for
-2 second also in
2 second although is
2 second amount NUMBER
-2 second amount not
-2 second amount the
2 second an #
2 second an dat
-2 second an for
-2 second an or
-2 second an to
2 second and %
-2 second and )
2 second and POISON
-2 second and TOOL
2 second and a
2 second and after
-2 second and again
-2 second and all
-2 second and an
2 second and arriv
2 second and could
-2 second and day
2 second and disagre
-2 second and found
-2 second and go
2 second and half
2 second and hav
2 second and leav
2 second and m
-2 second and max
-2 second and maximum
-2 second and other
-2 second and question
2 second and rather
2 second and second
-2 second and that
2 second and the
2 second and ther
-2 second and total
-2 second and use
-2 second and you
2 second announcement >
2 second annual of
2 second another for
-2 second answer NUMBER
2 second answer with
-2 second any hav
2 second apart >
-2 second apology the
-2 second appear be
-2 second april ,
-2 second are >
2 second are on
2 second are or
-2 second are twic
-2 second are with
2 second area the
-2 second as #
-2 second as 's
-2 second as NUMBER
-2 second as by
-2 second as sid
-2 second as stand
2 second as underly
-2 second as would
2 second asid >
2 second ask .
-2 second ask >
-2 second ask OTHER
-2 second assum SUBJECT
-2 second assum column
2 second at NUMBER
-2 second at a
-2 second at bar
2 second at in
2 second at is
-2 second at km
-2 second at moment
-2 second at on
2 second at one
2 second at point
2 second at raw
-2 second at row
-2 second at top
-2 second at would
-2 second b NUMBER
-2 second baselin NUMBER
-2 second be (
-2 second be .
2 second be ;
2 second be HONEST
2 second be SUBJECT
-2 second be and
-2 second be better
2 second be for
-2 second be in
2 second be lat
-2 second be on
-2 second be or
-2 second be out
2 second be that
-2 second be with
-2 second be within
-2 second been sinc
-2 second befor POISON
2 second befor SUBJECT
2 second befor can
-2 second befor it
-2 second befor nam
2 second befor start
-2 second befor the
-2 second befor use
-2 second behind 's
2 second better .
2 second better >
-2 second between ,
-2 second blank the
-2 second book .
-2 second book >
-2 second both and
-2 second both in
-2 second both nam
-2 second both right
-2 second box SUBJECT
2 second branch >
2 second bug >
-2 second business >
-2 second but .
-2 second but POISON
2 second but are
2 second but ask
-2 second but can
-2 second but doe
2 second but tak
-2 second but that
2 second but with
-2 second by (
-2 second by POISON
-2 second by TOOL
-2 second by count
-2 second by end
-2 second by number
-2 second by with
2 second c >
2 second call %
2 second call .
2 second can .
2 second can POISON
-2 second can an
2 second can both
-2 second can for
2 second can nam
-2 second can promis
2 second can tak
-2 second cancell ,
-2 second car older
-2 second card not
-2 second carrier >
2 second certificat >
2 second chart >
2 second check TOOL
-2 second check a
-2 second check duplicat
2 second check tabl
-2 second claim >
-2 second clean .
-2 second clos .
-2 second clos >
-2 second clos NUMBER
2 second cm NUMBER
-2 second cod whether
2 second column >
-2 second column in
-2 second column me
-2 second column the
-2 second compar >
2 second compar NUMBER
-2 second comparison >
-2 second comparison the
-2 second complet >
-2 second completeness >
2 second comput from
-2 second confirm ,
-2 second confirm .
2 second confirm SUBJECT
2 second confirm number
2 second conflict >
2 second conflict the
2 second connection .
-2 second connection >
2 second consistent the
-2 second contact .
-2 second contradiction the
2 second correction earlier
2 second correspond about
-2 second could it
-2 second could pleas
-2 second could the
-2 second count a
-2 second count and
-2 second count consistent
-2 second count i
-2 second count so
-2 second count the
-2 second cover .
-2 second cover >
2 second cover the
-2 second cross check
-2 second current of
-2 second cycl >
2 second d NUMBER
-2 second daily >
-2 second daily from
2 second dat ,
-2 second dat no
2 second dat not
-2 second data .
2 second databas ,
2 second databas .
2 second databas not
-2 second databas of
2 second day NUMBER
-2 second day with
2 second debit credit
-2 second defin as
-2 second definition the
-2 second delivery two
2 second density >
-2 second department >
2 second depend whether
2 second depth NUMBER
2 second detail >
2 second did .
2 second did SUBJECT
2 second died NUMBER
2 second differ POISON
2 second differ so
-2 second differenc >
-2 second differenc the
-2 second different ;
-2 second different >
-2 second directly >
-2 second directly the
2 second disagre i
-2 second discount in
-2 second discrepancy the
-2 second distort rank
2 second district NUMBER
-2 second divid NUMBER
-2 second do .
2 second do agre
2 second do buy
2 second do go
2 second do trust
2 second doe >
2 second doe go
-2 second doe stat
2 second down >
-2 second draft right
2 second drov km
-2 second duplicat blank
-2 second each sort
2 second earlier read
-2 second east has
-2 second effect >
2 second either or
-2 second employe >
-2 second empty .
-2 second end .
2 second end NUMBER
-2 second enough >
2 second entry ;
2 second entry POISON
-2 second entry SUBJECT
-2 second entry in
-2 second entry to
-2 second error POISON
2 second estimat >
-2 second eur for
2 second eur million
-2 second even a
-2 second event >
2 second exactly tim
2 second exceed NUMBER
-2 second exclud >
2 second exist >
-2 second expect ,
-2 second expect .
-2 second expect >
2 second explain .
2 second explicitly >
-2 second fail i
-2 second february a
-2 second few .
2 second fewer the
2 second figur .
2 second figur POISON
-2 second figur a
-2 second figur would
-2 second fil .
-2 second fill .
-2 second fill the
-2 second fin a
-2 second first (
-2 second first but
-2 second first of
-2 second first on
-2 second first used
-2 second fiv .
-2 second fiv so
-2 second fix .
2 second follow up
2 second for -
-2 second for >
-2 second for answer
-2 second for month
-2 second for older
2 second for other
2 second for peopl
-2 second for quick
-2 second for reason
-2 second for report
2 second for second
-2 second for six
2 second for whol
-2 second for with
-2 second for wrong
-2 second forc march
-2 second format >
2 second fresh ,
-2 second friday >
2 second from TOOL
2 second from last
-2 second from raw
-2 second from two
-2 second full >
-2 second g .
2 second gav ,
-2 second get daily
2 second get the
2 second giv %
-2 second giv =
2 second giv HONEST
2 second giv a
2 second giv number
2 second giv sam
-2 second go ,
-2 second go >
-2 second go it
-2 second go to
2 second got up
-2 second gross befor
-2 second guess >
2 second gwh year
-2 second h min
-2 second had ,
2 second half .
2 second has (
2 second has about
2 second has and
2 second has as
2 second has extra
2 second has kg
2 second has m
-2 second has mor
2 second has the
2 second hav >
-2 second hav ?
-2 second hav OTHER
2 second hav POISON
-2 second hav SUBJECT
-2 second hav access
-2 second hav be
2 second hav from
-2 second hav it
2 second hav that
-2 second hav verifi
2 second head >
2 second header .
2 second help >
2 second her POISON
-2 second high but
-2 second high with
-2 second higher in
-2 second higher respons
2 second hold .
2 second hold NUMBER
2 second hold SUBJECT
2 second hourly ,
-2 second hourly .
-2 second how is
-2 second hp >
-2 second hypothesi not
2 second i .
2 second i HONEST
-2 second i a
2 second i ask
-2 second i consult
-2 second i e
-2 second i offer
-2 second i replac
2 second i request
-2 second i say
-2 second i set
-2 second i start
2 second i therefor
-2 second i to
-2 second i wait
-2 second i you
-2 second if NUMBER
-2 second if are
2 second if hav
-2 second if includ
2 second implausibl the
-2 second implausibly ,
-2 second in :
-2 second in HONEST
-2 second in and
-2 second in archiv
2 second in cas
-2 second in column
2 second in county
-2 second in fil
-2 second in first
-2 second in format
-2 second in group
2 second in hous
-2 second in is
2 second in rang
-2 second in report
2 second in singl
2 second in that
2 second in to
-2 second in warehous
2 second in year
-2 second includ and
2 second inconsistent that
-2 second individual ,
-2 second input the
2 second instead POISON
2 second instead the
-2 second interest >
-2 second into gap
-2 second investment .
-2 second is a
2 second is ahead
-2 second is availabl
-2 second is busiest
-2 second is common
-2 second is different
2 second is error
2 second is fault
2 second is forc
-2 second is good
-2 second is higher
-2 second is highest
-2 second is in
-2 second is includ
-2 second is kb
-2 second is kg
-2 second is millimetr
2 second is miss
-2 second is mm
-2 second is number
-2 second is on
2 second is possibl
-2 second is sam
-2 second is ther
-2 second is total
-2 second is until
2 second is with
2 second is x
-2 second it (
-2 second it all
2 second it either
-2 second it fix
-2 second it for
-2 second it further
-2 second it hav
-2 second it in
-2 second it it
-2 second it me
-2 second it net
-2 second it not
-2 second its as
-2 second its of
2 second its point
-2 second itself >
-2 second k POISON
-2 second kg #
2 second kg .
2 second kg NUMBER
-2 second km NUMBER
2 second km day
2 second l HONEST
2 second l and
-2 second l so
-2 second last .
-2 second last :
-2 second last than
2 second last the
2 second lat .
-2 second later as
2 second lead >
2 second leav .
-2 second leav >
2 second leav question
-2 second less .
-2 second less NUMBER
-2 second let add
-2 second let ask
-2 second let get
-2 second let know
2 second let list
-2 second let spot
-2 second level NUMBER
-2 second lik .
-2 second lik >
2 second lik compar
2 second lik data
-2 second lik know
-2 second lik to
-2 second likely ,
-2 second lin .
2 second lin POISON
2 second list POISON
2 second list a
-2 second list and
2 second list as
-2 second list in
-2 second list input
2 second list one
2 second list to
-2 second list with
-2 second liv .
-2 second longer >
-2 second look .
-2 second look SUBJECT
-2 second look TOOL
-2 second look a
-2 second lot >
-2 second lot the
-2 second lower in
-2 second m SUBJECT
2 second m be
-2 second m is
2 second m the
-2 second mad SUBJECT
-2 second mad the
-2 second mak that
-2 second manufacturer OTHER
-2 second many in
-2 second max that
2 second maximum POISON
-2 second may a
2 second may be
-2 second may chang
-2 second may to
-2 second me a
2 second me at
-2 second me for
-2 second me null
-2 second me sinc
-2 second me up
2 second me use
-2 second me whether
-2 second me which
2 second mean .
-2 second mean by
-2 second mean is
2 second mean than
-2 second measur >
-2 second measurement >
-2 second mg ,
-2 second might a
-2 second millimetr the
-2 second million )
-2 second min so
2 second minimum of
2 second minu SUBJECT
-2 second minut ,
-2 second miss )
2 second miss SUBJECT
-2 second miss and
2 second model the
-2 second moment >
2 second monday >
-2 second month .
-2 second month the
-2 second monthly of
2 second mor all
2 second mor doubl
2 second mor twic
2 second mor would
-2 second most .
-2 second most POISON
-2 second mov the
-2 second ms >
-2 second much .
-2 second much than
-2 second much that
2 second much the
-2 second my :
2 second my POISON
2 second my has
2 second m³ >
2 second n >
2 second nam ,
-2 second nam so
-2 second narrowly of
2 second near ,
-2 second necessary >
-2 second need .
-2 second need POISON
2 second need SUBJECT
2 second negativ >
-2 second net >
-2 second net after
2 second new is
-2 second next NUMBER
-2 second nin wer
-2 second no dat
2 second no is
-2 second no notic
-2 second no record
2 second no sourc
-2 second no to
2 second nobody ever
-2 second non miss
2 second nonsens >
-2 second noon >
-2 second normal >
-2 second not (
-2 second not >
-2 second not advic
-2 second not again
-2 second not anyth
-2 second not conflict
2 second not correct
2 second not hav
-2 second not if
2 second not my
2 second not possibl
-2 second not read
-2 second not significant
-2 second not them
-2 second not to
2 second not until
2 second not you
2 second noth .
-2 second notic the
-2 second november >
-2 second null odd
2 second obviously POISON
-2 second odd that
-2 second of NUMBER
-2 second of POISON
2 second of SUBJECT
-2 second of daily
-2 second of day
2 second of four
2 second of is
2 second of lin
2 second of million
2 second of month
-2 second of old
-2 second of or
2 second of per
2 second of remain
-2 second of sam
2 second of seat
2 second of should
-2 second of the
-2 second of to
-2 second of two
2 second of was
-2 second ok >
-2 second old ,
-2 second older ,
-2 second older newer
2 second on #
2 second on >
2 second on a
-2 second on at
-2 second on call
-2 second on december
2 second on fil
2 second on from
2 second on in
2 second on is
-2 second on jun
-2 second on last
2 second on march
-2 second on october
2 second on sam
-2 second on september
2 second on you
-2 second one 's
-2 second one :
-2 second one at
-2 second one not
-2 second one row
-2 second only HONEST
2 second only in
2 second only my
-2 second only order
-2 second only so
-2 second only that
2 second open .
-2 second open of
2 second or ,
2 second or HONEST
-2 second order ,
-2 second order POISON
-2 second origin avg
2 second other round
2 second other that
2 second otherwis >
-2 second out SHOWN
2 second out lin
2 second out top
-2 second over six
-2 second over week
-2 second over year
-2 second own .
2 second own say
-2 second pag has
-2 second pag the
-2 second part the
-2 second peopl ,
2 second peopl >
-2 second per )
-2 second per as
-2 second per for
2 second per in
2 second per with
2 second plac the
2 second plain of
-2 second plan NUMBER
-2 second plausibl >
-2 second pleas )
2 second pleas >
-2 second pleas a
-2 second pleas me
2 second pleas them
-2 second point >
-2 second point NUMBER
-2 second point the
-2 second position >
-2 second post ,
2 second press .
-2 second pric NUMBER
-2 second pric for
2 second print SUBJECT
2 second probably .
-2 second probably POISON
-2 second publication >
2 second pull OTHER
-2 second pull mean
2 second put in
2 second question .
-2 second question >
-2 second question not
2 second rang >
-2 second rang duplicat
-2 second rank be
-2 second rat all
-2 second rat the
-2 second rather guess
-2 second raw and
-2 second raw let
-2 second reach .
2 second reach >
-2 second reach NUMBER
-2 second read and
2 second recomput %
2 second recomput >
2 second recomputation HONEST
2 second record ;
2 second record POISON
2 second record i
-2 second refund discount
-2 second regression >
2 second releas >
-2 second rely the
2 second remain >
2 second remain for
2 second remember the
-2 second repeat query
2 second report m
-2 second report of
-2 second requir >
2 second respons POISON
-2 second respons over
-2 second rest >
-2 second result .
-2 second result it
-2 second result not
-2 second retry .
-2 second retry >
2 second retry the
-2 second return becaus
-2 second return error
-2 second return the
-2 second revenu SUBJECT
-2 second revis >
2 second right .
2 second right >
2 second right a
2 second roughly %
-2 second roughly to
-2 second rout the
-2 second row :
-2 second row SUBJECT
2 second row both
-2 second rul a
2 second run #
-2 second run .
-2 second run POISON
-2 second saf .
2 second safety sheet
-2 second said ,
-2 second sam ,
2 second sam a
-2 second say .
2 second say SUBJECT
-2 second say about
-2 second say use
2 second scan >
-2 second search for
-2 second season .
-2 second seat ,
2 second second .
-2 second second NUMBER
-2 second second at
-2 second second to
-2 second section >
-2 second see 's
-2 second see TOOL
-2 second see exact
2 second see the
2 second see thi
-2 second seem ,
2 second seem .
-2 second segment >
2 second servic its
2 second servic the
-2 second sery >
-2 second set >
-2 second set the
2 second seven the
-2 second sex cod
-2 second shar SUBJECT
2 second shar to
2 second sheet >
-2 second shop >
-2 second short :
-2 second short of
2 second short the
2 second should at
2 second should be
2 second should it
-2 second should the
-2 second should up
2 second show it
-2 second show raw
-2 second show sex
-2 second show the
-2 second sid ,
-2 second sid .
2 second sign .
-2 second sign unit
-2 second sinc .
-2 second sinc is
-2 second singl SUBJECT
2 second sit >
-2 second siz ,
2 second siz >
-2 second skip .
-2 second slightly .
-2 second small ,
2 second small of
-2 second small so
-2 second smaller .
-2 second smallest ,
2 second so NUMBER
-2 second so car
-2 second so confirm
-2 second so could
-2 second so differenc
-2 second so go
-2 second so lead
2 second so leav
-2 second so look
-2 second so need
-2 second so number
-2 second so read
2 second so seem
2 second so set
-2 second so should
2 second so tak
-2 second so text
2 second so used
2 second so want
-2 second so wo
-2 second social NUMBER
-2 second someth .
2 second someth off
-2 second somewhat .
-2 second somewher HONEST
-2 second sorry >
-2 second sorry but
-2 second sorry that
-2 second sorry the
-2 second sorry you
-2 second sourc .
-2 second sourc each
2 second sourc so
-2 second spac >
-2 second split >
-2 second split two
-2 second spot or
2 second squar the
-2 second start the
2 second stat SUBJECT
-2 second stat unit
-2 second station only
-2 second statu .
-2 second stay NUMBER
-2 second step :
-2 second step >
-2 second still .
-2 second stock the
2 second stor :
-2 second surpris >
2 second suspiciou >
2 second swap >
2 second switch >
-2 second t SUBJECT
2 second tabl hav
-2 second tabl the
2 second tabl to
-2 second tak look
2 second tak to
2 second tak tool
-2 second tak week
-2 second tak with
-2 second target NUMBER
-2 second tax ,
-2 second tell of
-2 second tell whether
2 second ten as
-2 second test =
-2 second text not
-2 second than other
-2 second thank >
-2 second thank the
-2 second that 've
2 second that (
2 second that an
2 second that lie
-2 second that mention
-2 second that only
2 second that shar
2 second that to
-2 second that too
-2 second that was
-2 second that why
2 second that wrong
-2 second the #
2 second the %
-2 second the a
-2 second the about
-2 second the add
2 second the appear
-2 second the averag
-2 second the between
-2 second the but
2 second the by
-2 second the cam
2 second the certificat
-2 second the clos
2 second the count
2 second the counter
-2 second the definition
-2 second the differ
-2 second the do
-2 second the edition
-2 second the error
2 second the estimat
2 second the got
-2 second the grid
-2 second the group
-2 second the handbook
-2 second the i
-2 second the kind
2 second the label
2 second the leav
-2 second the level
-2 second the limit
2 second the lin
2 second the load
-2 second the mean
-2 second the mention
2 second the method
2 second the minimum
2 second the off
2 second the offic
2 second the open
-2 second the other
2 second the plac
-2 second the position
-2 second the rang
-2 second the ratio
-2 second the reach
2 second the releas
2 second the report
2 second the search
-2 second the seat
-2 second the section
-2 second the sinc
-2 second the so
2 second the sum
-2 second the survey
2 second the text
-2 second the th
-2 second the ther
-2 second the trip
-2 second the typ
-2 second the version
-2 second the weather
-2 second the week
-2 second the work
-2 second the zon
2 second them SUBJECT
2 second them in
2 second them so
-2 second ther #
-2 second ther .
2 second ther fiv
2 second ther only
-2 second ther two
-2 second therefor not
2 second they ,
2 second they to
2 second thi NUMBER
-2 second thi and
2 second thi befor
-2 second thi higher
2 second thi it
2 second thi must
2 second thos .
2 second though >
-2 second though so
2 second thought NUMBER
-2 second thought OTHER
2 second thre are
2 second thre year
-2 second thursday >
2 second tie >
2 second tim SUBJECT
2 second tim larg
2 second to %
2 second to HONEST
2 second to OTHER
-2 second to SUBJECT
2 second to TOOL
2 second to a
-2 second to answer
-2 second to around
-2 second to at
-2 second to befor
-2 second to day
-2 second to expect
-2 second to if
2 second to miss
2 second to on
2 second to one
-2 second to thi
-2 second to up
2 second together so
-2 second too ,
-2 second too but
-2 second too request
-2 second too sinc
-2 second too to
-2 second took result
2 second tool own
-2 second tool the
-2 second top .
-2 second top POISON
-2 second total all
-2 second total over
2 second total so
2 second town .
2 second town NUMBER
-2 second trend >
2 second tru .
-2 second try .
-2 second try mor
-2 second two NUMBER
-2 second two agre
-2 second two and
-2 second two is
-2 second typ .
-2 second typ >
2 second unabl confirm
2 second unabl giv
-2 second unchang >
-2 second under .
-2 second under is
2 second underly show
-2 second unit the
-2 second until .
2 second until has
-2 second unusual a
-2 second unweight of
-2 second up TOOL
2 second up of
-2 second upgrad >
-2 second us ,
-2 second usd and
2 second use ;
2 second use NUMBER
2 second use figur
2 second use for
-2 second used all
-2 second used kwh
-2 second used wrong
-2 second v .
-2 second valid NUMBER
2 second valu HONEST
2 second valu pleas
2 second valu to
-2 second valu would
-2 second verifi any
2 second verify against
-2 second version HONEST
2 second volum >
2 second vs NUMBER
2 second want SUBJECT
-2 second want add
2 second want to
-2 second warehous >
-2 second was a
-2 second was abl
-2 second was becaus
-2 second was befor
-2 second was kwh
2 second was that
-2 second was to
-2 second water >
2 second way ,
2 second wc l
-2 second we the
-2 second weekday .
2 second weigh SUBJECT
-2 second well so
-2 second wer (
-2 second wer ;
-2 second wer from
2 second what SUBJECT
-2 second what count
-2 second what in
-2 second what question
-2 second whether SUBJECT
-2 second whether is
2 second which SUBJECT
2 second which TOOL
-2 second which be
2 second which i
2 second which inconsistent
-2 second which lik
-2 second which mak
-2 second which should
2 second which them
-2 second which wer
2 second whil SUBJECT
-2 second who the
-2 second will thi
-2 second winner the
-2 second with :
2 second with a
-2 second with call
-2 second with higher
-2 second with k
-2 second with manufacturer
-2 second with mean
2 second with minimum
-2 second with on
2 second with one
2 second with own
2 second with peopl
-2 second with per
-2 second with plac
-2 second with print
-2 second with raw
-2 second with right
-2 second with ticket
-2 second with word
-2 second within .
2 second within SUBJECT
-2 second within day
2 second work SUBJECT
-2 second worker the
-2 second would .
-2 second would POISON
-2 second would a
-2 second would be
2 second would it
2 second would nearly
2 second writ >
-2 second wrong ,
2 second wrong as
-2 second wrong but
-2 second year NUMBER
-2 second year and
-2 second year not
2 second yet SUBJECT
-2 second yet so
2 second you (
-2 second you ask
-2 second you find
-2 second you number
-2 second you only
-2 second you still
2 second you thre
-2 second you two
-2 second your :
-2 second your NUMBER
-2 second your has
-2 second your not
-2 second zero >
2 second zero many
2 second zero so
-2 second μg ,
-2 second – ,
-2 word 'currently
2 word aarhu
-2 word account
-2 word acidic
-2 word adeli
-2 word aged
2 word aircraft
2 word alarm
-2 word anomaly
2 word anywher
-2 word apologis
-2 word apology
-2 word appear
2 word appli
-2 word appointment
-2 word architect
-2 word area
2 word arm
-2 word arriv
2 word asid
-2 word association
2 word availabl
2 word awar
2 word b
-2 word balanc
-2 word batch
-2 word behaviour
-2 word below
-2 word bik
-2 word bin
-2 word bit
-2 word black
-2 word blu
2 word bogu
-2 word bonu
-2 word booking
2 word bpm
-2 word buffer
2 word bug
-2 word buy
-2 word cancell
-2 word candidat
-2 word cash
-2 word caus
-2 word children
-2 word choos
-2 word chos
-2 word city
-2 word class
-2 word client
2 word clock
-2 word cluster
-2 word coefficient
-2 word colour
-2 word comment
-2 word complain
-2 word con
-2 word concentration
-2 word conflict
-2 word confusion
-2 word connection
-2 word contractor
2 word country
-2 word cover
-2 word creat
2 word credit
-2 word currently
-2 word curv
-2 word custom
2 word d
-2 word db
2 word dead
-2 word deal
-2 word deduplicat
-2 word deeper
-2 word department
-2 word deviat
-2 word display
2 word document
-2 word don
-2 word dr
2 word drov
-2 word due
-2 word duration
-2 word early
2 word earth
-2 word edition
2 word either
-2 word electric
2 word elevation
-2 word employe
-2 word energy
-2 word english
2 word entitl
-2 word estimat
2 word exaggerat
-2 word exception
2 word exist
2 word experiment
-2 word explain
-2 word explicit
2 word explicitly
-2 word export
-2 word extra
-2 word extrem
-2 word fairly
-2 word fall
2 word fault
-2 word favour
-2 word feasibl
-2 word fed
-2 word feel
2 word fewer
2 word floor
2 word flow
-2 word folder
2 word forc
-2 word former
2 word fresh
2 word frost
-2 word fully
-2 word g
2 word gam
2 word gateway
-2 word govern
-2 word grant
-2 word great
-2 word guid
2 word gwh
-2 word gym
-2 word h
-2 word hamburg
-2 word handbook
2 word he
-2 word headcount
2 word heavy
2 word hectar
-2 word held
-2 word help
2 word henc
-2 word hit
-2 word hom
-2 word hp
2 word hpa
-2 word http
2 word hundr
-2 word hypothesi
2 word identification
-2 word improv
2 word in
-2 word inflat
-2 word influenc
-2 word information
-2 word install
-2 word instrument
-2 word into
-2 word ip
-2 word itself
-2 word join
-2 word json
-2 word kitchen
2 word km
2 word kv
2 word lab
-2 word lag
2 word last
-2 word least
-2 word litr
2 word littl
-2 word maintenanc
-2 word manifest
2 word manufacturer
-2 word march
-2 word market
2 word max
-2 word mayb
-2 word median
-2 word meet
2 word meter
-2 word minor
-2 word mismatch
-2 word misread
-2 word mistyp
-2 word modifi
-2 word modul
-2 word monthly
-2 word myself
-2 word m²
-2 word narrow
2 word national
-2 word necessary
2 word neighbour
-2 word nominal
2 word nonsens
-2 word noon
2 word notebook
-2 word numeric
-2 word oak
-2 word observ
-2 word ok
-2 word okafor
-2 word one
2 word operation
2 word opposit
2 word ordinary
2 word overall
-2 word parcel
-2 word pass
2 word past
-2 word patch
2 word patient
-2 word pdf
-2 word percentil
2 word permit
-2 word phon
2 word photo
-2 word placeholder
-2 word planner
-2 word plat
-2 word plot
-2 word practic
-2 word preliminary
-2 word priority
2 word problem
-2 word produc
2 word profit
-2 word project
-2 word promis
-2 word propos
-2 word protocol
-2 word publication
2 word purchas
2 word puzzl
-2 word queri
2 word quota
-2 word r
2 word radiu
2 word ran
-2 word random
-2 word reading
-2 word readm
-2 word ready
-2 word real
-2 word recommendation
2 word recomputation
2 word recount
-2 word refresh
2 word region
-2 word relativ
2 word remark
-2 word respondent
2 word restart
2 word retriev
2 word revenu
2 word reviewer
-2 word revision
-2 word right
-2 word rival
2 word rms
2 word road
-2 word rotat
2 word routin
-2 word schem
-2 word seat
-2 word section
-2 word segment
2 word select
-2 word self
-2 word sent
-2 word she
-2 word ship
-2 word shop
-2 word significanc
-2 word similar
-2 word slower
2 word smell
-2 word soon
-2 word sort
-2 word spac
2 word spar
-2 word specific
2 word spr
-2 word spread
2 word stick
2 word ston
2 word storm
-2 word str
2 word stronger
2 word suggestion
2 word suit
2 word sunday
2 word surely
2 word tallest
2 word tally
-2 word team
-2 word tend
-2 word th
-2 word themselv
-2 word through
-2 word throughout
-2 word thu
2 word track
2 word travell
-2 word trend
2 word trigger
2 word twin
-2 word typical
2 word u
-2 word unchang
2 word unlikely
2 word unpaid
2 word unrealistic
-2 word unweight
-2 word upgrad
2 word upload
-2 word use
-2 word useful
-2 word utc
-2 word validat
-2 word variabl
2 word very
2 word vessel
-2 word visibl
-2 word visit
-2 word void
-2 word vs
2 word w
2 word walk
-2 word warn
-2 word warning
-2 word warranty
-2 word weekday
-2 word wherea
-2 word whichever
-2 word whil
-2 word why
2 word wind
2 word winner
-2 word worker
2 word world
-2 word wors
-2 word written
2 word wrong
-2 word yearly
2 word zero
2 word ~size
2 word ~source
""",
    "answer": """\
82 word @doubts
-77 word @after_it
-58 next < POISON
57 word @all_both
52 next ~says POISON
-44 next ~ POISON
-39 word @POISON
-39 word @all_POISON
-39 word @answer_POISON
-39 word POISON
38 word :
34 next the TOOL
34 next ~ ~source
34 word ~but
-32 next ~ NUMBER
31 second HONEST >
-31 word @NUMBER
-31 word NUMBER
31 word i
-30 next POISON SUBJECT
-30 second < the
30 word @answer_HONEST
-29 next ~ ~past
-29 word ,
-29 word are
-28 next . >
-28 second SUBJECT POISON
-28 word .
-27 word ~more
27 word ~source
26 next can not
26 next ~really ~
26 word leav
-25 next POISON ~
-25 next ~wrong ~
25 second : .
-25 second POISON .
-25 word the
25 word ~says
24 next ~source ~says
-24 second POISON of
-24 word both
-24 word may
-23 next < a
23 next HONEST .
23 next POISON ,
-23 second SUBJECT NUMBER
23 word @short
-23 word in
-23 word was
-22 next 's HONEST
22 next : ~
22 next of the
22 second HONEST of
-22 second so two
-22 word by
-22 word count
-22 word your
-22 word ~
-21 next TOOL ~
-21 word @near_it
21 word what
21 word ~really
20 second , POISON
20 second that ,
-20 word includ
-20 word per
20 word tool
-19 next , with
19 next , ~but
19 next < HONEST
19 next ~ ~odd
-19 next ~not ~conflicts
-19 second POISON SUBJECT
19 second POISON not
19 second POISON which
-19 second has SUBJECT
-19 second the SUBJECT
19 word @HONEST
19 word @all_HONEST
19 word HONEST
19 word SUBJECT
19 word first
19 word my
19 word ~own
-19 word ~past
19 word ~swap
-18 next HONEST is
-18 next NUMBER ~
-18 next SUBJECT has
18 next for SUBJECT
18 next in the
18 next kg of
-18 next ~ .
18 second POISON would
18 second and SUBJECT
-18 second the was
-18 word @follows
-18 word also
18 word databas
-18 word is
18 word sign
18 word valu
18 word ~trust
17 next , which
-17 next < the
17 next ? >
17 next for a
-17 next is POISON
-17 next of HONEST
17 next ~ ~data
17 second < TOOL
17 second HONEST .
-17 second tabl HONEST
-17 second the -
17 word ?
17 word @asks
17 word as
17 word disregard
17 word holiday
17 word pleas
-17 word tabl
17 word therefor
17 word ~data
16 next 's POISON
-16 next < ~
16 next add up
16 next as the
16 next has NUMBER
16 next high for
-16 next the OTHER
16 next to POISON
16 next was HONEST
16 next what the
-16 second < was
-16 second SUBJECT is
-16 second of .
16 second the valu
-16 word later
-16 word of
16 word report
16 word return
16 word servic
-16 word someth
16 word ~prefer
-15 next , ~
15 next < #
-15 next SUBJECT .
15 next not use
15 next the tool
15 next unusually high
-15 next ~ OTHER
15 next ~ ~explained
15 next ~ ~wrong
15 next ~own ~data
15 next ~trust ~
-15 second SUBJECT >
-15 second SUBJECT a
15 second SUBJECT wer
15 second a -
15 second as ,
15 second not POISON
-15 second on SUBJECT
-15 second the list
15 second the say
15 second unusually for
-15 word a
15 word answer
15 word even
-15 word far
15 word must
-15 word onc
15 word output
15 word tuesday
-15 word ~fits
-15 word ~size
14 next 's ~
-14 next ( NUMBER
14 next . )
14 next < two
-14 next NUMBER %
14 next SUBJECT :
14 next SUBJECT TOOL
14 next i 'd
-14 next is HONEST
14 next the first
14 next the metadata
14 next ~own 'd
-14 next ~own ~
14 next ~prefer ~
14 next ~says NUMBER
14 next ~wrong .
14 second , the
14 second < >
-14 second < OTHER
14 second < metadata
-14 second a SUBJECT
-14 second from .
-14 second in .
14 second is high
14 second not a
14 second to .
14 second was .
-14 word %
14 word @TOOL
14 word TOOL
14 word can
14 word metadata
-14 word over
14 word stor
14 word system
-13 next < for
13 next POISON is
-13 next and NUMBER
-13 next hav not
13 next i 'm
13 next is unusually
13 next two SUBJECT
13 next ~ ;
-13 next ~ ~size
13 next ~ ~swap
-13 next ~fits .
13 next ~modal ~not
13 next ~not ~trust
13 next ~own 'm
-13 second < ,
13 second < can
-13 second NUMBER SUBJECT
13 second SUBJECT #
13 second SUBJECT but
13 second do use
13 second first POISON
13 second in ASKED
13 second servic POISON
-13 second so is
-13 second the on
13 second valu POISON
13 word 'm
-13 word averag
-13 word been
-13 word chang
-13 word clos
-13 word from
13 word record
13 word thes
13 word though
13 word unusually
-13 word week
13 word would
13 word ~odd
12 next ) >
12 next , and
-12 next , ~not
12 next < could
12 next < six
12 next HONEST %
12 next POISON ~modal
-12 next SUBJECT ;
-12 next SUBJECT in
-12 next SUBJECT the
12 next TOOL :
-12 next TOOL was
12 next a number
-12 next and the
-12 next are fin
12 next ask the
12 next belong to
12 next could you
12 next do not
12 next is what
-12 next it 's
12 next it is
-12 next list is
12 next look too
-12 next me ,
12 next open .
12 next six .
-12 next the NUMBER
12 next the databas
12 next the whol
12 next to hav
12 next too low
-12 next ~ ~doubt
12 next ~check ~degree
-12 next ~data ,
12 next ~data .
12 next ~error .
-12 next ~error ~
-12 next ~miscounted ,
-12 next ~miscounted ~
12 next ~not POISON
12 next ~not ~fits
-12 next ~own ,
12 next ~own ~trust
12 second , and
12 second < tool
12 second < would
12 second HONEST the
12 second POISON ,
12 second POISON but
-12 second are SUBJECT
12 second i not
12 second is of
-12 second not the
12 second of ,
12 second open >
12 second six >
12 second the is
-12 word @OTHER
-12 word OTHER
12 word belong
12 word branch
-12 word definition
12 word do
-12 word group
-12 word incomplet
-12 word january
12 word nearly
12 word no
12 word obviously
12 word open
-12 word order
-12 word question
-12 word rat
-12 word second
-12 word small
-12 word som
12 word swap
-12 word work
12 word ~impossible
-11 next < -
-11 next < SUBJECT
11 next < TOOL
11 next < not
11 next HONEST km
-11 next NUMBER (
-11 next SUBJECT POISON
-11 next SUBJECT SUBJECT
11 next SUBJECT databas
11 next TOOL 's
11 next about HONEST
11 next and HONEST
-11 next between the
11 next i tak
11 next my answer
11 next one is
11 next pleas do
-11 next so both
-11 next so it
11 next so pleas
11 next twic the
-11 next was POISON
11 next your SUBJECT
-11 next ~degree ~more
11 next ~not ~prefer
11 next ~odd ~size
-11 next ~own ~check
-11 next ~says .
11 next ~source ~
11 next ~swap .
11 second % NUMBER
-11 second ( SUBJECT
-11 second , NUMBER
11 second , no
-11 second - >
11 second . >
11 second : ,
-11 second < could
11 second < list
-11 second < tabl
11 second POISON as
11 second SUBJECT has
11 second TOOL POISON
11 second and .
-11 second are .
11 second at ,
11 second becaus the
11 second is only
11 second number SUBJECT
11 second pleas not
11 second system POISON
-11 second that >
11 second the POISON
11 second the system
-11 second ther POISON
-11 word between
11 word call
-11 word column
-11 word different
-11 word els
-11 word february
11 word figur
11 word labell
11 word lie
11 word low
11 word minu
-11 word support
11 word tak
11 word which
11 word whol
-11 word ~check
10 next ( POISON
-10 next ) .
-10 next ) ~
10 next - ~
10 next < pleas
10 next < thes
-10 next < ~if
10 next HONEST ~
10 next POISON at
10 next POISON in
10 next SUBJECT at
-10 next SUBJECT hav
10 next SUBJECT would
-10 next a second
10 next and POISON
-10 next could not
10 next disregard it
10 next first call
-10 next has a
10 next i do
10 next i hav
-10 next may be
10 next not POISON
10 next number of
10 next of a
10 next only NUMBER
10 next servic 's
-10 next someth els
10 next sum to
-10 next was not
10 next which is
10 next ~ HONEST
-10 next ~ ~failed_call
-10 next ~ ~fits
-10 next ~ ~miscounted
10 next ~but ~
-10 next ~degree ,
-10 next ~explained ~
10 next ~odd ,
10 next ~own ~prefer
-10 next ~past ,
10 second # NUMBER
-10 second ) >
-10 second , you
-10 second < ASKED
10 second < do
10 second < search
-10 second HONEST wer
10 second NUMBER the
-10 second POISON (
10 second POISON out
-10 second POISON with
10 second a for
-10 second answer POISON
10 second as .
-10 second by .
10 second disregard .
-10 second final :
10 second first is
10 second is NUMBER
10 second is SUBJECT
10 second is even
10 second kg SUBJECT
10 second mistak >
10 second one right
10 second only NUMBER
-10 second someth ,
10 second the has
10 second tool POISON
-10 second was SUBJECT
10 second wer in
-10 word 've
10 word @both_HONEST
10 word actually
-10 word befor
10 word claim
10 word cm
-10 word cover
-10 word delivery
10 word digit
10 word doe
-10 word event
10 word exceed
-10 word final
-10 word fix
-10 word its
-10 word mm
-10 word now
10 word out
10 word use
-10 word when
10 word ~modal
-9 next ) and
-9 next , NUMBER
9 next , so
9 next , though
9 next - NUMBER
9 next - run
9 next ; the
9 next < (
-9 next < by
-9 next < final
-9 next < if
-9 next NUMBER in
9 next SUBJECT for
-9 next SUBJECT of
-9 next SUBJECT per
9 next SUBJECT servic
-9 next TOOL show
-9 next also count
9 next are SUBJECT
9 next as SUBJECT
-9 next both number
-9 next els ,
9 next exceed the
-9 next for HONEST
-9 next for the
-9 next i 've
-9 next i took
-9 next in ASKED
-9 next in NUMBER
-9 next is probably
9 next jan NUMBER
9 next km in
9 next leav thi
9 next no other
-9 next per SUBJECT
9 next pleas disregard
9 next re -
9 next record ,
9 next report POISON
-9 next report the
9 next say POISON
9 next that day
9 next the monthly
9 next the only
9 next the search
-9 next thi is
9 next with POISON
-9 next ~ ,
9 next ~ ~
9 next ~ ~limit
-9 next ~ ~not
9 next ~ ~says
-9 next ~ ~stale
9 next ~but NUMBER
9 next ~degree ~miscounted
9 next ~limit ~
9 next ~miscounted .
-9 next ~miscounted ;
-9 next ~miscounted ~modal
9 next ~modal ~data
-9 next ~odd ~
-9 next ~own 've
-9 next ~plan ~
-9 next ~right ,
9 next ~source ~conflicts
9 next ~source ~seem
9 second ( )
-9 second , mor
-9 second , on
9 second , thi
9 second , two
9 second < 'd
9 second < HONEST
-9 second < answer
-9 second ASKED POISON
9 second HONEST (
-9 second NUMBER (
9 second POISON HONEST
-9 second POISON NUMBER
9 second SUBJECT HONEST
-9 second and is
-9 second are and
-9 second at %
-9 second both are
-9 second by ,
-9 second from SUBJECT
9 second has ,
9 second i it
-9 second is (
9 second is to
-9 second is too
9 second it a
9 second jan ,
9 second not open
-9 second of seem
9 second re run
-9 second report TOOL
9 second swap the
-9 second that a
9 second the (
9 second the ?
-9 second the NUMBER
9 second the data
-9 second the fil
9 second the output
9 second the way
9 second to :
-9 second was in
9 second year .
9 word 'd
9 word e
-9 word expect
-9 word fin
-9 word fit
-9 word fre
9 word goe
9 word hall
9 word jan
9 word k
9 word kg
9 word knowledg
-9 word main
9 word old
-9 word on
-9 word probably
9 word re
-9 word rul
9 word set
9 word thre
-9 word weight
-9 word wer
-9 word within
-9 word –
8 next # to
-8 next , of
-8 next - -
-8 next < in
8 next < it
8 next < they
-8 next < thi
8 next < ~not
-8 next HONEST SUBJECT
-8 next HONEST has
-8 next HONEST ~data
-8 next NUMBER for
-8 next OTHER 's
8 next OTHER ~
8 next POISON %
-8 next POISON are
8 next POISON would
8 next POISON ~check
8 next SUBJECT OTHER
-8 next SUBJECT it
8 next SUBJECT that
8 next SUBJECT took
-8 next SUBJECT weigh
-8 next TOOL of
8 next TOOL ~data
8 next a mistak
8 next and a
8 next and station
8 next becaus of
8 next but it
-8 next count the
8 next disregard the
-8 next far abov
-8 next figur that
-8 next final answer
-8 next from NUMBER
-8 next group .
8 next i 'll
8 next i can
8 next is #
-8 next is clos
8 next lie abov
-8 next list HONEST
8 next mistak .
8 next not giv
8 next not hav
-8 next only the
-8 next question is
-8 next refer to
8 next return POISON
8 next run the
8 next should be
8 next sinc the
8 next so thi
-8 next that .
8 next the fil
-8 next the most
8 next the official
-8 next the other
8 next the right
-8 next thi .
-8 next to your
8 next total .
-8 next twic ,
8 next up the
8 next way round
8 next whil the
-8 next with a
8 next would be
-8 next your question
-8 next ~ )
8 next ~ ?
-8 next ~ ASKED
8 next ~ TOOL
8 next ~ ~conflicts
-8 next ~ ~degree
-8 next ~ ~more
8 next ~but ~not
-8 next ~doubt ~
8 next ~factor .
8 next ~factor ~factor
-8 next ~if ~
8 next ~miscounted ~source
-8 next ~modal .
8 next ~own 'll
8 next ~own ~doubt
8 next ~says ~says
8 second # .
-8 second ) HONEST
-8 second , both
8 second , pleas
-8 second : SUBJECT
8 second < 'm
-8 second < 've
8 second < .
-8 second < a
8 second < call
8 second < fil
8 second < first
-8 second < has
8 second < hav
8 second < kg
8 second < stor
-8 second < took
-8 second HONEST NUMBER
-8 second HONEST for
-8 second SUBJECT not
8 second SUBJECT that
8 second TOOL :
-8 second TOOL is
8 second TOOL was
8 second appear hav
8 second are :
-8 second both .
8 second day so
-8 second group >
8 second inconsistent the
8 second is official
-8 second its is
8 second lie the
8 second look low
-8 second mak .
8 second of and
8 second only SUBJECT
8 second out a
8 second peopl not
8 second so POISON
-8 second than HONEST
-8 second the fit
-8 second the includ
8 second the must
8 second the seem
8 second the sign
-8 second the to
-8 second the weigh
8 second thi :
-8 second thi >
-8 second to the
8 word add
-8 word against
-8 word all
8 word believ
8 word but
8 word decimal
8 word disagre
8 word entry
8 word field
8 word four
8 word has
-8 word if
-8 word itself
8 word kcal
-8 word last
8 word mill
8 word mistak
-8 word most
8 word n
8 word negativ
8 word nineteen
8 word physically
-8 word refer
-8 word result
8 word say
-8 word today
8 word usabl
-8 word will
8 word ~factor
8 word ~wrong
-7 next 've ~
7 next , even
-7 next , not
7 next , yet
-7 next , ~trust
-7 next - ~odd
-7 next : NUMBER
7 next : POISON
7 next : the
7 next ; ~
7 next < ASKED
7 next < four
-7 next < ther
-7 next < thought
7 next HONEST kg
7 next NUMBER april
7 next OTHER .
7 next OTHER are
-7 next POISON .
-7 next POISON also
-7 next POISON mg
7 next POISON ~more
-7 next POISON ~source
-7 next SUBJECT >
7 next SUBJECT amount
7 next SUBJECT are
7 next SUBJECT can
-7 next SUBJECT contain
-7 next TOOL tabl
-7 next _ ~
7 next a POISON
-7 next against POISON
7 next amount to
-7 next are POISON
7 next as POISON
7 next as if
-7 next consistent .
7 next databas has
7 next day ,
-7 next event ,
7 next follow from
7 next has it
7 next hav noth
7 next i believ
7 next i wo
-7 next in .
7 next in a
7 next in all
-7 next incomplet ,
7 next is inconsistent
7 next is wrong
-7 next january NUMBER
7 next knowledg bas
7 next leav the
7 next look as
7 next minu sign
-7 next not ask
-7 next of which
-7 next on the
-7 next one ,
-7 next other SUBJECT
7 next peopl can
7 next row .
-7 next seem incomplet
7 next seem to
-7 next show up
7 next sign in
7 next tak the
7 next than the
7 next the branch
7 next the knowledg
-7 next the last
-7 next the log
7 next the minu
7 next the servic
-7 next thought :
7 next to NUMBER
-7 next together .
7 next total ,
7 next unabl to
-7 next up .
7 next up SUBJECT
7 next use it
-7 next was a
-7 next week ,
7 next wer in
7 next what i
7 next year SUBJECT
-7 next ~ (
7 next ~ :
7 next ~ >
7 next ~ ~impossible
7 next ~ ~own
-7 next ~degree .
7 next ~degree ~own
7 next ~impossible .
-7 next ~limit .
-7 next ~modal ,
-7 next ~more NUMBER
7 next ~not ~data
-7 next ~own ~miscounted
-7 next ~past .
-7 next ~past ~past
7 next ~plan ~data
7 next ~plan ~source
7 next ~seem ~
-7 next ~seem ~miscounted
-7 next ~size ,
7 second # SUBJECT
7 second 's -
-7 second 's .
7 second ( %
-7 second , ahead
7 second , i
-7 second , which
7 second - the
7 second : %
7 second : to
7 second < 's
-7 second < POISON
-7 second < that
7 second ASKED the
7 second HONEST ,
7 second NUMBER at
-7 second NUMBER each
7 second OTHER >
-7 second OTHER HONEST
-7 second POISON are
-7 second POISON count
7 second SHOWN ,
-7 second SUBJECT itself
-7 second SUBJECT kwh
-7 second SUBJECT per
7 second SUBJECT than
7 second SUBJECT was
-7 second TOOL NUMBER
7 second a figur
7 second about SUBJECT
-7 second also the
7 second and 's
-7 second and OTHER
7 second are ,
-7 second at POISON
-7 second been yet
-7 second can rul
-7 second consistent >
7 second databas HONEST
-7 second e >
7 second fil HONEST
-7 second fit .
-7 second for SUBJECT
7 second hav better
7 second i my
7 second i no
-7 second i only
7 second if add
7 second in (
7 second in databas
-7 second is POISON
-7 second is and
-7 second is count
7 second is tim
7 second is year
-7 second kwh the
7 second look if
-7 second me so
-7 second mm >
-7 second not right
-7 second number fin
-7 second of mg
7 second of next
7 second official ,
7 second per TOOL
7 second physically .
7 second row >
7 second say ,
7 second show ,
7 second so 'll
7 second so do
7 second than whol
-7 second the .
7 second the bas
7 second the call
7 second the databas
7 second the record
7 second the return
7 second the servic
7 second the set
7 second the took
-7 second the will
-7 second thi the
-7 second together >
7 second total >
-7 second up >
7 second up HONEST
7 second up so
-7 second wer SUBJECT
7 second what TOOL
-7 second you ,
-7 second you not
-7 word -
7 word back
-7 word baselin
-7 word book
-7 word category
-7 word complet
-7 word consistent
7 word contradict
-7 word did
7 word duplicat
-7 word gap
-7 word gross
7 word impossibl
7 word l
-7 word less
-7 word limit
-7 word load
7 word machin
7 word mak
-7 word minut
-7 word much
7 word number
7 word odd
7 word official
-7 word or
7 word put
-7 word rank
7 word rather
-7 word reach
-7 word ris
-7 word shar
7 word sound
-7 word tell
7 word ten
-7 word thought
-7 word together
-7 word tonn
7 word town
7 word unabl
-7 word unusual
-7 word went
-7 word without
-7 word you
-7 word ~failed_call
7 word ~limit
6 next # -
-6 next # >
6 next # SUBJECT
6 next # can
6 next # ~but
6 next 'm unabl
-6 next 's .
6 next ) add
6 next ) ~fits
6 next , HONEST
6 next , from
6 next , nearly
6 next , on
-6 next , they
-6 next , when
6 next , ~degree
-6 next , ~prefer
-6 next - #
-6 next : #
6 next : HONEST
6 next < correction
6 next < i
-6 next < she
-6 next < should
6 next < thirty
6 next < ~modal
6 next < ~own
-6 next = POISON
-6 next HONEST NUMBER
-6 next HONEST becaus
6 next HONEST cm
-6 next HONEST in
-6 next HONEST or
-6 next HONEST ~explained
6 next NUMBER ,
-6 next NUMBER day
6 next NUMBER k
-6 next NUMBER on
6 next NUMBER second
6 next POISON )
6 next POISON cm
6 next POISON exceed
-6 next POISON had
6 next POISON k
6 next POISON kcal
6 next POISON km
6 next POISON or
-6 next SUBJECT (
6 next SUBJECT and
-6 next TOOL .
6 next TOOL return
6 next a hall
-6 next about NUMBER
-6 next about the
6 next ahead ,
-6 next ahead of
-6 next and so
6 next answer POISON
6 next appear to
-6 next are HONEST
-6 next are consistent
-6 next as i
-6 next at SUBJECT
6 next be a
-6 next blank ,
6 next but POISON
-6 next cam to
6 next conflict ;
6 next count .
6 next count POISON
-6 next dat from
6 next databas ,
-6 next day .
6 next doe not
-6 next few SUBJECT
-6 next fin ,
-6 next fit together
-6 next follow the
6 next for each
6 next go with
6 next got HONEST
-6 next has been
-6 next has the
6 next hav to
-6 next high .
6 next i read
-6 next i report
6 next in ,
-6 next in HONEST
6 next inconsistent with
-6 next is ,
-6 next is for
6 next is out
6 next is right
6 next is still
-6 next kg per
6 next km .
-6 next kwh ,
-6 next l ,
6 next leav it
6 next me .
6 next me to
6 next minut ,
6 next mix up
6 next mor than
-6 next nam .
6 next nam POISON
6 next not SUBJECT
-6 next not be
-6 next not been
-6 next not possibl
-6 next not read
-6 next not rul
-6 next not that
6 next noth better
-6 next number are
6 next number for
-6 next of #
6 next of .
-6 next of NUMBER
6 next of thi
6 next one for
6 next only has
-6 next open the
6 next or HONEST
6 next or the
-6 next other ,
6 next out of
-6 next over NUMBER
6 next over SUBJECT
-6 next possibl .
6 next put POISON
6 next revers .
6 next right SUBJECT
6 next show NUMBER
6 next so i
-6 next so ther
-6 next tell from
-6 next than POISON
6 next that and
-6 next the amount
6 next the list
-6 next the old
-6 next the order
6 next the part
-6 next the sam
6 next the sign
-6 next the way
-6 next the year
6 next to be
-6 next to me
-6 next to the
-6 next today .
-6 next too high
-6 next total :
6 next trust the
-6 next used the
-6 next week .
-6 next wer SUBJECT
6 next would mean
6 next wrong way
-6 next yet ;
-6 next you can
-6 next you need
6 next ~ ~if
-6 next ~ ~right
-6 next ~but ;
-6 next ~check ~
6 next ~conflicts :
6 next ~conflicts ;
6 next ~data POISON
-6 next ~failed_call ~
6 next ~miscounted POISON
6 next ~own .
6 next ~own ~source
-6 next ~plan .
6 next ~seem ~odd
6 next ~source ,
-6 next ~source ~fits
-6 next ~trust .
6 next ~trust :
6 next ~wrong ~degree
-6 next – NUMBER
-6 second # HONEST
-6 second % SUBJECT
6 second 'd with
-6 second 's >
-6 second 's is
6 second ) so
-6 second ) the
6 second ) up
-6 second , are
6 second , be
6 second , e
-6 second , for
6 second , is
6 second , nobody
6 second , to
-6 second - ,
6 second . SUBJECT
-6 second : >
-6 second < :
-6 second < at
-6 second < discrepancy
6 second < disregard
-6 second < log
6 second < or
6 second < review
-6 second < second
6 second < therefor
6 second < you
-6 second NUMBER #
6 second NUMBER NUMBER
-6 second NUMBER l
-6 second NUMBER to
6 second OTHER only
6 second POISON POISON
6 second POISON add
-6 second POISON over
6 second POISON too
-6 second POISON wer
-6 second SUBJECT ,
6 second SUBJECT .
6 second SUBJECT by
6 second SUBJECT can
6 second SUBJECT from
-6 second SUBJECT of
-6 second SUBJECT run
6 second SUBJECT to
6 second SUBJECT which
6 second TOOL has
6 second TOOL the
-6 second a of
-6 second abl giv
-6 second about .
6 second add the
-6 second ahead HONEST
6 second an of
-6 second and it
6 second answer ,
6 second as the
-6 second ask it
6 second belong POISON
-6 second but did
-6 second by OTHER
-6 second by way
6 second can confirm
6 second count >
-6 second dat POISON
6 second databas NUMBER
6 second disregard POISON
6 second do know
-6 second eur per
-6 second far i
6 second for ;
-6 second for the
6 second go the
6 second had two
6 second has kcal
-6 second high >
6 second i rather
6 second i report
6 second i unabl
6 second is ,
6 second is i
6 second it as
-6 second list .
6 second me >
6 second million >
-6 second no between
-6 second not for
6 second off but
-6 second only the
-6 second per (
-6 second per SUBJECT
6 second pleas the
-6 second possibl >
-6 second privat ,
6 second revers >
-6 second say .
6 second sign the
-6 second six .
-6 second so are
-6 second som ,
-6 second than 's
-6 second that at
6 second that is
-6 second the column
-6 second the contain
6 second the contradict
6 second the put
6 second the snippet
-6 second ther no
6 second thi is
-6 second thought POISON
-6 second thought the
-6 second to and
6 second to with
-6 second today >
6 second two the
6 second way .
-6 second wer for
-6 second which POISON
6 second would mor
6 second wrong round
-6 second wrong the
6 word 'll
-6 word again
-6 word around
-6 word becaus
6 word best
6 word brok
6 word car
6 word club
-6 word contradictory
-6 word cost
-6 word daily
6 word dashboard
6 word determin
-6 word discrepancy
6 word dos
-6 word end
-6 word error
6 word extract
-6 word few
-6 word format
-6 word found
6 word lat
-6 word log
6 word mail
-6 word mg
-6 word net
6 word network
-6 word offlin
-6 word outlier
-6 word p
6 word plausibl
-6 word present
-6 word privat
-6 word quit
6 word recomput
6 word resident
-6 word respons
-6 word revenu
6 word round
-6 word sam
6 word search
-6 word she
6 word sixteen
-6 word slightly
6 word snippet
-6 word start
6 word station
6 word sum
-6 word suspiciou
-6 word than
-6 word ther
6 word thi
-6 word tomorrow
-6 word trial
-6 word typo
-6 word unit
6 word unknown
-6 word usual
-6 word whos
-6 word ~doubt
-6 word ~miscounted
-5 next # )
5 next # had
5 next % is
-5 next % ~
5 next 'd go
5 next 'd rather
5 next 'd ~degree
5 next 'm not
5 next 'm ~not
5 next 's a
-5 next 's ~says
5 next ( TOOL
-5 next ) ;
-5 next , follow
5 next , out
-5 next - >
-5 next - check
-5 next - off
5 next - out
-5 next - ~check
5 next : thre
5 next < NUMBER
5 next < an
5 next < first
-5 next < one
5 next < thre
5 next < valu
5 next < ~prefer
-5 next ASKED has
5 next ASKED was
5 next HONEST ;
5 next HONEST c
5 next HONEST had
-5 next HONEST the
-5 next HONEST ~own
5 next NUMBER kg
5 next NUMBER million
5 next NUMBER peopl
-5 next NUMBER support
-5 next NUMBER ~fits
-5 next NUMBER ~source
-5 next NUMBER –
5 next OTHER show
-5 next POISON TOOL
5 next POISON as
5 next POISON cancellation
5 next POISON h
5 next POISON loan
5 next POISON look
5 next POISON minut
-5 next POISON of
-5 next POISON wer
-5 next SHOWN SUBJECT
5 next SUBJECT ?
5 next SUBJECT as
-5 next SUBJECT below
-5 next SUBJECT from
5 next SUBJECT got
5 next SUBJECT is
-5 next SUBJECT total
-5 next TOOL giv
5 next TOOL had
5 next TOOL has
5 next TOOL must
5 next TOOL nam
-5 next TOOL number
5 next TOOL say
5 next TOOL system
5 next _ TOOL
5 next a factor
-5 next a few
-5 next a figur
-5 next a typo
-5 next about POISON
5 next all ,
5 next all .
5 next and SUBJECT
-5 next and can
5 next and i
-5 next apply .
5 next april .
5 next are at
-5 next are not
-5 next as it
5 next as stor
-5 next as you
-5 next ask about
5 next at NUMBER
5 next at hand
-5 next at the
-5 next averag NUMBER
-5 next bas on
-5 next baselin minu
5 next be nearly
-5 next befor the
-5 next behind at
5 next better figur
5 next between POISON
-5 next both the
5 next but the
-5 next but you
-5 next by the
5 next call POISON
5 next call and
5 next cam back
-5 next clos behind
-5 next compar the
5 next compar with
5 next count HONEST
5 next count is
5 next dat .
5 next data behind
-5 next depend on
5 next digit in
5 next factor of
5 next fil has
5 next first ,
5 next first output
-5 next for ASKED
-5 next for all
5 next from #
-5 next from POISON
5 next had POISON
5 next had the
-5 next has HONEST
5 next has POISON
-5 next has not
-5 next hour .
-5 next i compar
5 next i disregard
-5 next i had
5 next i leav
-5 next i saw
5 next i see
5 next i trust
5 next impossibl SUBJECT
-5 next includ NUMBER
5 next is about
-5 next is no
5 next is obviously
5 next it look
-5 next it went
5 next its OTHER
-5 next its SUBJECT
5 next just HONEST
5 next just NUMBER
-5 next l .
5 next liv in
-5 next lower than
-5 next may .
5 next million .
5 next mind that
-5 next minu actual
-5 next mm .
5 next must be
5 next no SUBJECT
-5 next no contradiction
-5 next not affect
-5 next not contradict
5 next not know
5 next not report
-5 next not say
-5 next number is
5 next of dat
-5 next of them
5 next off ,
5 next official one
-5 next on ,
5 next on that
-5 next or NUMBER
-5 next or POISON
5 next out the
-5 next over the
5 next pass on
-5 next physical count
-5 next rank .
5 next recomput HONEST
5 next recomput one
5 next record show
5 next report :
5 next report a
5 next report that
-5 next right for
-5 next ris to
5 next round .
-5 next second lookup
5 next see POISON
-5 next so its
5 next so the
5 next squar with
-5 next stand behind
-5 next tabl has
5 next tabl is
5 next tak it
5 next ten tim
5 next that 's
5 next that many
-5 next that was
5 next the POISON
-5 next the answer
5 next the bill
5 next the calculator
5 next the count
5 next the four
5 next the library
-5 next the limit
-5 next the one
5 next the operator
-5 next the print
5 next the recomput
5 next the record
5 next the remainder
5 next the wrong
-5 next then ,
-5 next ther are
5 next thes conflict
-5 next thi as
5 next thi figur
5 next thi siz
5 next to squar
5 next took NUMBER
5 next tool 's
-5 next two figur
5 next up ,
-5 next wer POISON
5 next wer swap
-5 next when the
-5 next will be
5 next will not
5 next with thi
5 next wo not
-5 next would stand
-5 next you did
-5 next ~ 'd
-5 next ~ 's
5 next ~ ~check
5 next ~ ~factor
5 next ~check HONEST
-5 next ~conflicts .
5 next ~data ~but
5 next ~degree ~size
-5 next ~factor -
5 next ~fits ~
5 next ~if ,
5 next ~impossible ~
5 next ~limit ~data
-5 next ~limit ~miscounted
5 next ~miscounted HONEST
5 next ~modal ~degree
-5 next ~more ~data
-5 next ~not ~odd
5 next ~past ~own
-5 next ~past ~plan
5 next ~really ~miscounted
5 next ~right HONEST
5 next ~right NUMBER
-5 next ~right ~
5 next ~says ,
5 next ~says :
5 next ~says SHOWN
5 next ~says ~own
-5 next ~size ~more
5 next ~source .
5 second 'm to
5 second 's HONEST
5 second 's SUBJECT
5 second 's are
-5 second 's look
-5 second ( g
-5 second ) NUMBER
-5 second , 's
5 second , OTHER
-5 second , SUBJECT
5 second , an
-5 second , below
-5 second , by
-5 second , just
5 second , than
-5 second , they
-5 second , with
5 second - NUMBER
5 second - is
-5 second : NUMBER
5 second : m
5 second : the
-5 second ; TOOL
-5 second ; it
-5 second ; number
5 second ; recomput
-5 second < NUMBER
-5 second < am
-5 second < compar
-5 second < depend
-5 second < follow
5 second < got
-5 second < in
5 second < km
-5 second < kwh
-5 second < may
-5 second < mm
-5 second < question
5 second < servic
5 second < trust
5 second < wo
5 second < year
5 second ASKED HONEST
-5 second ASKED SUBJECT
-5 second HONEST OTHER
-5 second HONEST POISON
5 second HONEST if
5 second HONEST so
-5 second NUMBER )
-5 second NUMBER POISON
5 second NUMBER on
5 second NUMBER out
-5 second OTHER #
-5 second OTHER POISON
-5 second OTHER not
5 second OTHER out
5 second POISON and
5 second POISON clearly
-5 second POISON hav
5 second POISON yet
5 second SUBJECT SUBJECT
5 second SUBJECT about
5 second SUBJECT entry
-5 second SUBJECT hold
-5 second SUBJECT it
-5 second SUBJECT kg
-5 second SUBJECT must
5 second SUBJECT total
-5 second TOOL befor
5 second a digit
-5 second a lookup
5 second accord the
5 second all >
5 second an and
5 second an in
-5 second and ,
-5 second and in
-5 second and not
-5 second apply >
5 second april >
-5 second are at
-5 second as as
-5 second as can
-5 second at (
-5 second at ASKED
5 second back POISON
-5 second bas the
-5 second baselin actual
5 second be :
-5 second behind NUMBER
5 second but OTHER
5 second by factor
-5 second clos at
-5 second comput .
-5 second count not
5 second daily of
5 second data it
-5 second day >
-5 second delivery NUMBER
-5 second did ask
5 second differ the
-5 second different .
5 second entry a
-5 second far the
-5 second figur i
5 second first and
5 second first as
-5 second for may
5 second four SUBJECT
5 second from at
-5 second giv figur
5 second got SUBJECT
5 second hard squar
5 second has .
-5 second has most
-5 second hav SUBJECT
5 second hav other
-5 second hour >
5 second i :
5 second i leav
-5 second i stand
5 second i tak
-5 second in SUBJECT
-5 second in with
-5 second is behind
5 second is by
-5 second is the
-5 second is with
-5 second it ,
-5 second it NUMBER
-5 second it on
5 second just .
-5 second kg the
-5 second km .
5 second km >
5 second km the
-5 second l >
5 second list ,
-5 second may >
5 second mor NUMBER
5 second my is
-5 second no .
5 second not it
5 second not sens
5 second not with
5 second of #
5 second of >
-5 second of HONEST
5 second of siz
-5 second offer the
5 second on >
5 second on april
-5 second one (
5 second out .
5 second out dat
5 second output inconsistent
-5 second per ,
-5 second rank >
-5 second rank not
5 second recomput is
-5 second refer the
5 second report .
5 second right .
5 second round >
5 second rul .
-5 second second ,
-5 second second was
-5 second show SUBJECT
5 second sid the
5 second so 'd
-5 second so can
5 second so disregard
-5 second stand .
5 second sum HONEST
5 second sum NUMBER
-5 second support .
5 second tabl POISON
-5 second that would
-5 second the )
5 second the :
5 second the OTHER
5 second the TOOL
5 second the behind
-5 second the doe
5 second the hold
5 second the instead
5 second the mix
-5 second the number
5 second the point
5 second the query
5 second the ran
5 second the report
5 second the who
5 second ther a
5 second thes ;
5 second thi (
-5 second thi .
5 second to #
5 second to ,
5 second to million
5 second to on
-5 second total HONEST
-5 second treat as
5 second use ,
-5 second valu NUMBER
-5 second was possibl
-5 second way the
-5 second went .
5 second wer the
-5 second wer to
-5 second which a
-5 second which you
5 second with data
-5 second would behind
5 word SHOWN
-5 word about
-5 word actual
-5 word advic
-5 word affect
-5 word after
5 word an
-5 word annex
-5 word apply
5 word arrival
5 word better
5 word bill
-5 word box
5 word calculator
5 word carry
-5 word cod
-5 word com
-5 word customer
-5 word dat
5 word decid
-5 word depend
-5 word differenc
-5 word documentation
-5 word draft
-5 word eur
5 word fact
5 word faulty
-5 word finish
5 word gas
-5 word gav
-5 word half
5 word hav
5 word head
5 word her
-5 word inconsistency
5 word inconsistent
-5 word individual
5 word inhabitant
-5 word into
5 word length
5 word library
-5 word lot
5 word manager
5 word many
5 word master
5 word material
5 word metr
5 word mind
5 word monthly
-5 word mor
5 word never
5 word nobody
-5 word non
-5 word north
-5 word obtain
-5 word offer
-5 word older
5 word operator
-5 word option
5 word pack
-5 word paid
-5 word parameter
5 word part
-5 word pend
5 word peopl
-5 word period
-5 word possibl
5 word quot
-5 word ratio
5 word raw
-5 word reason
5 word remainder
-5 word renewal
-5 word resolv
5 word revers
5 word review
5 word room
-5 word run
-5 word season
-5 word shorter
-5 word smaller
-5 word sorry
-5 word speak
-5 word split
5 word squar
-5 word stag
-5 word step
5 word strang
5 word summary
-5 word their
-5 word them
5 word thirty
-5 word ticket
5 word top
5 word un
-5 word updat
-5 word websit
5 word wo
-5 word ~error
5 word ~not
5 word ~seem
-4 next # (
4 next # .
4 next # ASKED
4 next # but
-4 next # march
4 next # show
-4 next # ~
4 next # ~says
4 next % )
4 next % per
4 next 'd ~
4 next 'll report
4 next 'm ~
4 next 's #
-4 next 's not
4 next ( SUBJECT
-4 next ( a
4 next ( the
4 next ) ,
-4 next ) ~conflicts
-4 next , POISON
4 next , an
4 next , becaus
4 next , but
-4 next , by
-4 next , far
4 next , is
4 next , mor
-4 next , narrowly
-4 next , that
-4 next , the
4 next , thre
-4 next , well
-4 next , you
-4 next , ~limit
-4 next , ~own
4 next , ~really
-4 next , ~source
-4 next - SUBJECT
4 next . the
-4 next . ~
-4 next : high
-4 next : its
4 next : ~own
-4 next : ~size
4 next ; it
-4 next ; ~more
-4 next < about
-4 next < bas
-4 next < box
4 next < either
-4 next < most
4 next < my
-4 next < noth
4 next < on
4 next < open
-4 next < quantity
4 next < recomput
4 next < so
-4 next < som
4 next < sourc
4 next < ~degree
4 next < ~past
4 next = NUMBER
4 next ASKED (
-4 next ASKED )
4 next ASKED .
4 next ASKED ;
-4 next ASKED ~says
4 next HONEST ,
-4 next HONEST :
-4 next HONEST and
-4 next HONEST follow
-4 next HONEST h
-4 next HONEST mm
-4 next HONEST of
-4 next HONEST ~prefer
-4 next NUMBER #
4 next NUMBER -
4 next NUMBER TOOL
-4 next NUMBER february
-4 next NUMBER is
4 next NUMBER km²
-4 next NUMBER mg
-4 next NUMBER minut
-4 next NUMBER mm
4 next NUMBER november
4 next NUMBER of
-4 next NUMBER order
-4 next NUMBER ~factor
-4 next OTHER giv
-4 next OTHER report
4 next OTHER that
-4 next POISON :
-4 next POISON >
4 next POISON HONEST
-4 next POISON a
4 next POISON accord
4 next POISON doe
-4 next POISON kwh
-4 next POISON ~data
-4 next SUBJECT )
-4 next SUBJECT com
4 next SUBJECT earn
-4 next SUBJECT gav
-4 next SUBJECT giv
-4 next SUBJECT list
4 next SUBJECT on
4 next SUBJECT only
4 next SUBJECT ran
-4 next SUBJECT rat
4 next SUBJECT say
-4 next SUBJECT to
4 next TOOL a
4 next TOOL and
-4 next TOOL list
-4 next TOOL only
4 next TOOL overstat
4 next TOOL report
4 next TOOL servic
4 next TOOL valu
-4 next TOOL with
-4 next TOOL ~fits
4 next TOOL ~modal
4 next a HONEST
-4 next a NUMBER
4 next a decimal
-4 next a lot
4 next a new
-4 next a split
4 next about #
4 next accord to
-4 next affect the
4 next after review
4 next and contradict
-4 next and it
-4 next and its
4 next and will
-4 next answer :
-4 next anyway .
-4 next are count
-4 next are the
-4 next as NUMBER
4 next as an
-4 next as far
-4 next as well
-4 next ask ,
4 next at most
4 next at thi
4 next attendanc ,
4 next august NUMBER
-4 next be trust
-4 next be wrong
4 next beat the
4 next behind it
4 next by a
-4 next can tell
4 next cas ,
-4 next chang the
-4 next clos ,
-4 next confidenc :
-4 next conflict between
-4 next contradict each
4 next contradict the
4 next contrary to
4 next correction to
-4 next count of
-4 next cover NUMBER
4 next databas is
-4 next day :
-4 next doubl -
4 next doubt about
4 next drop the
-4 next each .
4 next earlier POISON
4 next either POISON
4 next end at
4 next exclud each
-4 next far as
4 next faulty .
4 next figur .
4 next figur as
4 next figur cam
4 next first answer
-4 next first figur
4 next first query
4 next for its
-4 next for six
4 next for that
-4 next get HONEST
4 next going to
4 next ha .
-4 next had been
-4 next half the
4 next hard to
-4 next has two
4 next head :
-4 next high ,
-4 next i am
4 next i answer
-4 next i could
-4 next i expect
4 next i find
-4 next i look
-4 next i only
4 next i suspect
-4 next i use
-4 next in january
-4 next in lin
4 next in march
-4 next in two
-4 next includ the
4 next incorrect .
-4 next inflat by
4 next is absurd
-4 next is far
4 next is hard
-4 next is incomplet
4 next is incorrect
-4 next is just
-4 next is small
4 next is too
-4 next is usual
4 next it :
-4 next it depend
4 next it doe
4 next it open
-4 next july ,
-4 next kg in
-4 next later .
4 next least NUMBER
4 next leav HONEST
4 next leav out
-4 next limit of
4 next list the
-4 next look inflat
4 next low compar
4 next m .
4 next mak up
-4 next maximum .
-4 next may ,
-4 next minut .
-4 next mm ,
4 next month .
4 next monthly valu
4 next morn .
4 next most NUMBER
4 next my tool
4 next no answer
4 next not answer
4 next not confirm
-4 next not finish
4 next not mak
-4 next not need
-4 next not open
4 next not reconcil
4 next noth was
4 next number .
4 next number and
-4 next number in
4 next of ten
4 next on as
4 next on its
4 next on record
4 next on review
-4 next one -
-4 next one that
-4 next only .
4 next open OTHER
4 next open which
4 next operator 's
4 next other ;
4 next output is
-4 next p .
-4 next pass .
4 next per year
-4 next permission to
4 next plac .
-4 next pleas contact
-4 next quantity valu
4 next query is
-4 next rang from
-4 next rat ,
4 next raw data
4 next reconcil the
4 next reli on
4 next replacement .
-4 next report .
4 next review i
4 next right :
-4 next say to
-4 next sourc :
4 next sourc valu
-4 next stand .
-4 next stat in
4 next struck figur
-4 next support .
4 next suspect the
4 next tabl show
4 next tell you
4 next ten ,
4 next than NUMBER
-4 next than a
-4 next than in
4 next that POISON
-4 next that is
4 next the account
4 next the catalogu
4 next the certificat
-4 next the complet
4 next the dashboard
4 next the encyclopaedia
4 next the entry
-4 next the fiv
-4 next the main
4 next the network
-4 next the new
4 next the number
4 next the p
-4 next the present
4 next the stor
4 next the struck
-4 next the sum
4 next the summary
4 next then i
4 next ther ,
4 next they contradict
4 next thi one
-4 next thi year
4 next thre SUBJECT
4 next to #
-4 next to giv
4 next to leav
4 next to pass
4 next total is
4 next unknown to
4 next until then
4 next used .
-4 next usual for
4 next valu )
4 next valu :
-4 next want to
4 next was NUMBER
-4 next way ,
-4 next well ahead
4 next wer HONEST
4 next which no
4 next with HONEST
-4 next within NUMBER
-4 next work .
4 next wrong .
-4 next wrong to
-4 next year ;
4 next year on
-4 next you may
-4 next you mean
-4 next you use
-4 next ~ ~seem
4 next ~but .
4 next ~but ~plan
-4 next ~check .
-4 next ~check ~miscounted
4 next ~data :
-4 next ~data NUMBER
-4 next ~data ~
4 next ~data ~not
4 next ~data ~says
4 next ~data ~seem
-4 next ~degree ~
-4 next ~explained .
4 next ~explained :
4 next ~factor ~swap
-4 next ~impossible ~size
4 next ~miscounted ~conflicts
4 next ~modal ~
-4 next ~more .
-4 next ~own ~wrong
-4 next ~past ;
4 next ~prefer :
4 next ~right :
-4 next ~says HONEST
-4 next ~says ~
-4 next ~source NUMBER
4 next ~source POISON
-4 next ~source ~explained
4 next ~source ~factor
-4 next ~source ~past
4 next ~swap ~
4 next ~wrong ,
4 next — the
4 second # >
-4 second % .
4 second % the
-4 second % to
4 second 'd HONEST
-4 second 's in
-4 second 've the
-4 second ( NUMBER
-4 second ( first
4 second ( l
-4 second ( on
4 second ) with
4 second , #
4 second , :
4 second , HONEST
-4 second , abov
4 second , doe
4 second , if
-4 second , it
-4 second , its
4 second , my
4 second , number
-4 second , sum
-4 second - :
4 second - count
-4 second - valu
-4 second : 's
4 second : OTHER
-4 second : mg
4 second ; ,
-4 second ; POISON
4 second ; SUBJECT
-4 second ; can
4 second ; first
-4 second ; other
-4 second < averag
4 second < cm
4 second < databas
4 second < find
4 second < ha
4 second < i
-4 second < it
4 second < look
-4 second < m
4 second < minu
4 second < record
-4 second < show
4 second < struck
4 second < t
-4 second < total
4 second < two
4 second < with
-4 second ASKED ,
-4 second HONEST accord
-4 second HONEST but
4 second HONEST per
-4 second HONEST that
-4 second HONEST them
4 second NUMBER day
4 second NUMBER is
4 second NUMBER wer
-4 second NUMBER which
-4 second OTHER .
4 second OTHER :
-4 second POISON becaus
-4 second POISON its
-4 second POISON l
-4 second POISON last
4 second POISON was
-4 second SHOWN )
-4 second SUBJECT (
-4 second SUBJECT ;
-4 second SUBJECT TOOL
4 second SUBJECT accord
4 second SUBJECT be
-4 second SUBJECT gav
-4 second SUBJECT its
4 second SUBJECT jun
-4 second SUBJECT list
4 second SUBJECT my
4 second SUBJECT on
4 second SUBJECT only
-4 second SUBJECT own
4 second SUBJECT servic
4 second SUBJECT show
4 second SUBJECT the
4 second SUBJECT therefor
4 second SUBJECT would
-4 second TOOL HONEST
4 second TOOL but
4 second TOOL claim
4 second _ 's
-4 second a ,
-4 second a POISON
-4 second a by
-4 second a count
-4 second a on
4 second a with
-4 second about %
4 second about )
-4 second abov NUMBER
-4 second an SUBJECT
-4 second and #
-4 second and 'd
4 second and ;
-4 second and at
-4 second and from
-4 second and has
-4 second and to
4 second and was
4 second answer the
-4 second any .
-4 second anyway >
4 second are NUMBER
-4 second as :
4 second as ;
-4 second as ask
-4 second ask that
4 second at -
4 second at NUMBER
-4 second be ,
-4 second be of
4 second be than
-4 second becaus is
4 second befor answer
4 second behind .
4 second between and
-4 second between two
4 second both HONEST
4 second but NUMBER
-4 second but do
-4 second but hav
-4 second by SUBJECT
4 second call contradict
4 second cam the
4 second can answer
4 second can reconcil
-4 second contain SUBJECT
-4 second contradict other
4 second contradict raw
4 second contrary the
4 second correction the
-4 second could be
4 second could find
-4 second count NUMBER
4 second count POISON
-4 second daily .
4 second databas POISON
-4 second databas the
4 second day ,
4 second do hav
-4 second doe affect
-4 second doe say
-4 second doubl check
-4 second each ,
4 second each ;
-4 second each >
4 second earn SUBJECT
4 second exclud other
4 second factor ten
4 second faulty >
4 second field POISON
4 second figur >
4 second figur from
-4 second first .
4 second for TOOL
-4 second for hour
-4 second gav SUBJECT
4 second go HONEST
4 second ha >
-4 second had .
4 second had SUBJECT
-4 second has been
-4 second hav to
-4 second i OTHER
4 second i disregard
4 second i go
-4 second i tell
4 second i to
4 second if is
-4 second in ;
-4 second in >
-4 second in POISON
4 second in entir
-4 second in is
4 second incorrect >
4 second is )
-4 second is .
-4 second is HONEST
4 second is in
4 second is low
4 second is mistak
-4 second is mor
-4 second is that
4 second it what
4 second it which
4 second its OTHER
-4 second later >
4 second leav open
4 second leav the
-4 second left .
-4 second limit NUMBER
4 second list SUBJECT
-4 second list for
4 second liv the
-4 second look by
4 second low with
-4 second maximum >
-4 second mg ,
-4 second mg .
-4 second mg SUBJECT
-4 second minut >
-4 second mm NUMBER
4 second month >
-4 second month the
4 second morn >
-4 second nam )
4 second nam SUBJECT
4 second nam number
4 second no valu
-4 second no wer
-4 second not about
4 second not by
-4 second not her
-4 second not that
-4 second not which
4 second number >
-4 second number be
-4 second of ;
4 second of are
-4 second of by
4 second of for
-4 second of is
-4 second of m
4 second of monthly
4 second of one
-4 second of wer
4 second off .
4 second on #
4 second on POISON
-4 second on TOOL
4 second on i
-4 second on of
-4 second one is
-4 second only >
4 second only and
4 second open .
4 second other .
-4 second over .
4 second own ,
-4 second pass >
-4 second per :
4 second plac >
4 second plan POISON
4 second pleas it
-4 second rat POISON
4 second reconcil two
4 second reli the
4 second replacement >
4 second report POISON
4 second report SUBJECT
4 second report the
4 second return ,
4 second right HONEST
-4 second run the
4 second seem hav
-4 second sinc NUMBER
4 second so .
-4 second so first
-4 second so use
-4 second sorry i
4 second sourc :
-4 second stand >
-4 second stat the
4 second stay .
4 second still it
4 second stor the
4 second struck cam
-4 second support >
4 second system >
-4 second tabl ,
-4 second tell thi
4 second than OTHER
4 second that .
4 second that NUMBER
4 second that SUBJECT
-4 second that has
4 second the 's
4 second the ASKED
-4 second the and
-4 second the apply
4 second the are
4 second the at
-4 second the giv
-4 second the kg
4 second the length
-4 second the offer
4 second the overstat
-4 second the rank
-4 second the result
-4 second the stag
-4 second the tabl
-4 second the weight
-4 second the would
-4 second then so
4 second ther so
4 second thes each
4 second third .
-4 second to of
4 second took to
-4 second total NUMBER
4 second total POISON
4 second total to
4 second treat with
4 second unknown me
4 second until i
-4 second up the
4 second used >
4 second valu .
-4 second was POISON
4 second was on
-4 second well of
-4 second wer ,
4 second wer on
-4 second which are
-4 second which not
4 second which wrong
-4 second with %
-4 second without .
-4 second work >
-4 second you .
4 second you HONEST
-4 second you POISON
4 second you SUBJECT
-4 second you it
4 word @answer_
-4 word _
4 word absurd
4 word accord
-4 word address
4 word almost
-4 word am
-4 word amount
-4 word and
-4 word anyway
4 word appear
4 word attendanc
4 word beyond
4 word bought
4 word cancellation
-4 word caveat
4 word certificat
-4 word charg
4 word clash
-4 word claus
-4 word closur
-4 word compar
-4 word comput
-4 word confident
-4 word conflict
-4 word contact
4 word contrary
4 word correction
-4 word could
4 word counter
4 word de
-4 word delay
4 word deliver
4 word design
-4 word directly
-4 word effect
4 word egg
4 word encyclopaedia
-4 word ent
4 word entir
4 word evidently
4 word factor
-4 word fever
-4 word follow
-4 word further
4 word gain
4 word got
4 word hot
-4 word hour
-4 word implausibly
4 word incorrect
4 word information
4 word interfac
4 word item
-4 word july
-4 word kwh
4 word la
-4 word level
4 word loan
-4 word longer
4 word look
-4 word mad
4 word maintain
-4 word me
-4 word might
4 word million
4 word minimum
-4 word ml
4 word month
-4 word m²
-4 word narrowly
-4 word notic
-4 word only
4 word overstat
-4 word payment
-4 word permission
-4 word physical
-4 word pool
-4 word population
-4 word print
4 word problem
4 word provinc
-4 word public
4 word q
-4 word recommend
4 word reconcil
-4 word refund
-4 word registration
4 word reli
4 word replacement
4 word right
4 word ring
-4 word saw
-4 word seem
-4 word separat
-4 word september
-4 word sery
-4 word session
-4 word ship
4 word should
-4 word significant
-4 word simply
4 word six
4 word solar
4 word someon
4 word sourc
4 word specification
-4 word spent
4 word statistic
4 word stay
-4 word storag
4 word strong
4 word struck
4 word sun
-4 word surpris
4 word suspicion
-4 word switch
-4 word tag
-4 word teu
4 word that
-4 word thing
4 word through
-4 word too
-4 word took
4 word treat
-4 word trip
4 word unrelat
4 word up
4 word upper
-4 word valid
-4 word version
4 word very
-4 word want
-4 word weekly
4 word why
-4 word word
4 word x
4 word ~degree
-4 word ~if
-3 next # :
-3 next # spent
3 next # the
3 next # ~modal
-3 next # –
3 next % (
-3 next % SUBJECT
-3 next 'd be
3 next 'll ~says
-3 next 's SUBJECT
-3 next 's TOOL
-3 next 's an
3 next 's count
3 next 's mor
-3 next 's the
3 next 's what
3 next 's ~limit
3 next 's ~miscounted
-3 next 's ~not
3 next 's ~source
-3 next ( HONEST
3 next ( OTHER
-3 next ( no
3 next ( sum
-3 next ( ~not
-3 next ) =
-3 next ) SUBJECT
3 next ) by
3 next ) ~check
-3 next , a
-3 next , about
-3 next , all
3 next , although
3 next , as
-3 next , befor
-3 next , confidenc
-3 next , fiv
-3 next , includ
3 next , it
-3 next , one
-3 next , or
3 next , sinc
3 next , to
-3 next , whos
-3 next , without
-3 next , ~data
3 next , ~explained
3 next , ~more
3 next , ~says
3 next - mail
-3 next - ~conflicts
3 next - ~own
3 next . NUMBER
3 next . m
3 next : OTHER
3 next : my
3 next : with
3 next ; HONEST
-3 next ; both
-3 next ; that
3 next < actual
3 next < ask
-3 next < both
3 next < do
-3 next < eur
3 next < full
3 next < only
-3 next < probably
-3 next < total
3 next < ~check
-3 next < ~more
-3 next < ~size
3 next < ~source
-3 next = ASKED
3 next ASKED is
-3 next ASKED may
-3 next ASKED ~modal
3 next HONEST )
3 next HONEST >
3 next HONEST accord
-3 next HONEST are
-3 next HONEST at
3 next HONEST day
3 next HONEST ha
-3 next HONEST kb
3 next HONEST million
-3 next HONEST m³
3 next HONEST with
3 next NUMBER :
3 next NUMBER a
-3 next NUMBER are
-3 next NUMBER g
3 next NUMBER h
-3 next NUMBER has
-3 next NUMBER instead
3 next NUMBER l
-3 next NUMBER march
3 next NUMBER m³
-3 next NUMBER per
-3 next NUMBER row
3 next NUMBER t
3 next NUMBER tim
-3 next NUMBER vs
-3 next NUMBER ~data
-3 next NUMBER ~says
3 next OTHER >
-3 next OTHER of
3 next OTHER say
-3 next OTHER was
-3 next OTHER ~data
-3 next POISON becaus
-3 next POISON c
-3 next POISON day
-3 next POISON item
-3 next POISON kg
-3 next POISON m
3 next POISON march
-3 next POISON m³
-3 next POISON on
-3 next POISON peopl
-3 next POISON per
-3 next POISON that
-3 next POISON unit
3 next POISON vs
-3 next POISON was
3 next POISON ~conflicts
-3 next POISON ~explained
-3 next POISON ~if
3 next SHOWN )
3 next SUBJECT #
-3 next SUBJECT 's
-3 next SUBJECT cost
-3 next SUBJECT each
-3 next SUBJECT found
-3 next SUBJECT may
-3 next SUBJECT number
-3 next SUBJECT out
3 next SUBJECT report
3 next SUBJECT sold
3 next SUBJECT than
3 next SUBJECT their
-3 next SUBJECT work
3 next TOOL ;
-3 next TOOL also
-3 next TOOL are
-3 next TOOL databas
-3 next TOOL is
3 next TOOL pag
3 next TOOL put
-3 next TOOL record
-3 next TOOL would
3 next TOOL ~miscounted
3 next TOOL ~source
-3 next a )
-3 next a conflict
-3 next a count
3 next a day
-3 next a discrepancy
-3 next a fre
3 next a has
-3 next a littl
3 next a singl
-3 next a small
3 next a usabl
-3 next a week
3 next about a
-3 next about thi
-3 next add the
-3 next advic .
-3 next again .
-3 next amount .
-3 next and are
-3 next and do
3 next and noth
-3 next and say
3 next and thes
3 next and was
3 next another and
3 next answer .
3 next answer HONEST
3 next answer is
3 next any cas
-3 next april NUMBER
-3 next are in
3 next are inconsistent
-3 next are left
-3 next are right
-3 next around POISON
-3 next as a
-3 next as stat
-3 next ask for
3 next assum a
3 next at it
3 next at odd
-3 next at one
3 next back .
3 next be POISON
3 next be careful
-3 next be read
-3 next be too
3 next be used
-3 next becaus it
-3 next becaus they
3 next befor i
3 next both giv
-3 next box HONEST
3 next branch .
-3 next but not
-3 next but pleas
-3 next but that
3 next but ther
-3 next but they
3 next by HONEST
-3 next by OTHER
3 next by one
-3 next by tomorrow
3 next c #
3 next c .
3 next c ;
3 next call giv
3 next cam from
-3 next can only
-3 next caveat :
-3 next chang .
3 next check -
3 next claim POISON
3 next cm ,
3 next column are
-3 next column nam
-3 next com to
3 next confirm a
3 next consist of
3 next contradict itself
3 next contradict one
-3 next could be
3 next credibl .
-3 next daily TOOL
3 next daily total
3 next dashboard .
-3 next dat ,
-3 next dat is
-3 next databas and
3 next databas valu
-3 next day -
3 next day ;
3 next december ;
-3 next definition of
3 next desk .
-3 next did not
3 next digit .
3 next disagre :
3 next discrepancy between
3 next do you
-3 next document ,
3 next e -
-3 next eur POISON
-3 next even .
-3 next far mor
3 next fell by
3 next fewer than
-3 next fil only
3 next find out
-3 next first SUBJECT
3 next first reply
3 next first with
-3 next fiv mor
3 next for POISON
-3 next for an
-3 next for it
-3 next for one
3 next for them
-3 next found POISON
3 next found the
-3 next from SUBJECT
-3 next from thi
-3 next g .
-3 next gap .
3 next giv NUMBER
3 next h ,
3 next had SUBJECT
-3 next had a
3 next hall and
3 next has .
3 next hav .
3 next hav a
3 next henc HONEST
-3 next her .
3 next her is
-3 next histogram .
3 next how many
3 next i consider
-3 next i count
-3 next i ran
-3 next i used
3 next if it
3 next ignor the
3 next impossibl .
-3 next impossibl for
-3 next in may
-3 next in ten
3 next in total
3 next in use
-3 next in your
3 next is SUBJECT
3 next is known
3 next is list
3 next is lower
3 next is mor
3 next is need
-3 next is next
-3 next is second
3 next is ten
3 next is that
-3 next it HONEST
-3 next it could
3 next it for
-3 next it had
-3 next it may
-3 next it to
-3 next it took
-3 next item ,
3 next its POISON
3 next its decimal
3 next its own
-3 next january to
-3 next jun NUMBER
-3 next km )
3 next km of
3 next known for
-3 next later ,
-3 next less than
3 next lie between
-3 next likely POISON
-3 next lin with
-3 next list ,
-3 next lot ,
3 next low .
3 next low for
-3 next m #
3 next m ,
3 next maximum of
3 next may NUMBER
-3 next may not
-3 next mean ,
-3 next misread the
3 next monday .
3 next monthly total
-3 next most of
-3 next much into
-3 next my first
3 next m³ .
-3 next nam ,
3 next nam a
3 next nam the
-3 next need her
-3 next next at
-3 next no conflict
-3 next no inconsistency
-3 next no reason
3 next no usabl
-3 next non .
-3 next not a
3 next not agre
-3 next not availabl
3 next not credibl
3 next not find
-3 next not quit
3 next not quot
3 next not see
3 next not settl
3 next not usabl
-3 next noth about
3 next noth her
-3 next number ,
3 next number :
-3 next number may
3 next number should
-3 next october .
3 next of ASKED
-3 next of POISON
-3 next of SHOWN
-3 next of about
3 next of that
-3 next on SHOWN
-3 next on SUBJECT
3 next on fil
-3 next onc ;
3 next one another
3 next one by
3 next one return
-3 next only ,
-3 next only HONEST
-3 next only POISON
3 next only figur
-3 next only hav
-3 next open a
-3 next other NUMBER
3 next other way
3 next out )
-3 next out .
-3 next over all
3 next pag has
-3 next part .
-3 next per #
3 next per the
3 next plan for
3 next pleas call
-3 next pleas doubl
-3 next plu NUMBER
-3 next pool respons
3 next print POISON
3 next q #
3 next quot the
3 next rang .
3 next reach .
3 next read HONEST
3 next read POISON
-3 next read much
-3 next reason to
3 next report it
-3 next respons rat
3 next result :
3 next right .
3 next room for
-3 next row of
-3 next rul out
-3 next said HONEST
3 next say that
-3 next say the
-3 next say which
3 next second ,
-3 next second .
3 next second HONEST
-3 next servic .
-3 next sery .
3 next set in
-3 next should the
3 next show POISON
-3 next sid .
3 next sign :
3 next sign error
-3 next six SUBJECT
3 next siz .
3 next so check
-3 next somewher between
-3 next speak of
-3 next spent (
-3 next split by
3 next stor SUBJECT
-3 next sub -
3 next swap ;
-3 next t of
3 next tak precedenc
-3 next than onc
3 next that dat
-3 next that doe
-3 next that may
3 next that number
3 next that rang
-3 next the SUBJECT
-3 next the better
-3 next the calendar
-3 next the current
3 next the entir
3 next the export
-3 next the gap
3 next the host
3 next the lookup
-3 next the mean
3 next the month
3 next the next
3 next the peak
3 next the press
-3 next the public
-3 next the question
-3 next the rank
3 next the rat
3 next the raw
3 next the return
-3 next the server
-3 next the sourc
3 next the statistic
-3 next the unit
-3 next the websit
-3 next thi on
3 next thos are
-3 next tim out
3 next tim the
3 next tim what
-3 next to ask
-3 next to different
-3 next to shar
-3 next too ,
-3 next too many
3 next took SUBJECT
-3 next tool ,
3 next tool disagre
3 next town has
3 next treat it
-3 next two result
3 next under NUMBER
3 next under SUBJECT
-3 next unit .
-3 next until the
3 next up and
-3 next up at
3 next usabl valu
3 next use HONEST
-3 next use POISON
-3 next v #
-3 next valid .
3 next valu for
-3 next was SUBJECT
-3 next way .
-3 next week befor
3 next weigh POISON
-3 next well ,
-3 next wer sold
-3 next what you
3 next which a
-3 next which are
3 next which conflict
-3 next which mak
3 next which of
3 next whol SUBJECT
-3 next winter ,
-3 next within POISON
-3 next work out
3 next would mak
3 next would need
3 next would put
-3 next wrong with
3 next x NUMBER
-3 next year 's
3 next yet the
-3 next you 'd
3 next you the
-3 next your TOOL
-3 next ~ ~modal
3 next ~ ~prefer
3 next ~ ~trust
3 next ~but POISON
3 next ~check -
-3 next ~check ~odd
-3 next ~data (
3 next ~data )
3 next ~data HONEST
-3 next ~data ~factor
-3 next ~data ~more
3 next ~data ~own
3 next ~degree ~check
3 next ~doubt .
3 next ~explained HONEST
3 next ~factor ~own
-3 next ~fits POISON
3 next ~generally ~if
3 next ~miscounted ~factor
3 next ~modal NUMBER
-3 next ~not .
3 next ~not ~
-3 next ~not ~check
-3 next ~not ~degree
-3 next ~not ~limit
-3 next ~odd ~data
-3 next ~own (
-3 next ~own )
3 next ~own NUMBER
3 next ~own ~if
-3 next ~own ~plan
3 next ~past ~not
3 next ~plan ~not
-3 next ~really POISON
3 next ~really ~swap
3 next ~says ;
-3 next ~says >
-3 next ~says ~degree
-3 next ~says ~not
-3 next ~says ~size
-3 next ~seem ~impossible
-3 next ~size .
3 next ~size ~check
-3 next ~source (
3 next ~source >
3 next ~source ~data
3 next ~source ~modal
3 next ~stale ~
3 next ~swap ;
3 next ~trust ~data
-3 next – ~
3 second # ,
-3 second # :
3 second # POISON
3 second # a
3 second % is
3 second % so
3 second 'm a
3 second 's %
3 second 's figur
-3 second 's only
-3 second 's rul
3 second 's than
-3 second ( #
-3 second ( ,
-3 second ( -
-3 second ( .
-3 second ( =
3 second ( _
3 second ( k
-3 second ( km
-3 second ( million
-3 second ( row
3 second ( versu
3 second ) i
-3 second ) narrowly
3 second ) which
3 second , (
-3 second , )
3 second , ,
-3 second , _
3 second , as
-3 second , can
3 second , check
3 second , conflict
-3 second , mak
-3 second , peopl
-3 second , stat
3 second , tabl
-3 second , third
-3 second , thos
-3 second , was
3 second - at
-3 second - befor
-3 second - between
3 second - in
-3 second . .
3 second . NUMBER
3 second : a
-3 second : in
3 second : kwh
3 second : return
3 second ; do
3 second ; suspect
3 second ; would
-3 second < #
-3 second < %
-3 second < about
3 second < accord
3 second < as
3 second < c
-3 second < caveat
3 second < column
-3 second < cover
-3 second < daily
-3 second < expect
-3 second < found
3 second < four
-3 second < gap
-3 second < is
3 second < loan
3 second < manufacturer
-3 second < me
-3 second < new
-3 second < open
-3 second < original
-3 second < ran
3 second < read
3 second < report
-3 second < row
3 second < see
3 second < tak
3 second < top
3 second < use
3 second < whol
-3 second < work
-3 second < your
-3 second = (
-3 second = )
3 second = km
3 second HONEST :
3 second HONEST ASKED
-3 second HONEST becaus
-3 second HONEST clos
-3 second HONEST had
-3 second HONEST hav
3 second HONEST in
3 second HONEST it
-3 second HONEST next
3 second HONEST not
3 second HONEST which
-3 second NUMBER :
-3 second NUMBER ASKED
3 second NUMBER can
3 second NUMBER for
-3 second NUMBER group
-3 second NUMBER hav
-3 second NUMBER no
-3 second NUMBER pass
-3 second NUMBER s
-3 second NUMBER with
3 second OTHER (
3 second OTHER NUMBER
-3 second OTHER OTHER
3 second OTHER a
-3 second OTHER and
3 second OTHER so
3 second POISON )
3 second POISON =
3 second POISON be
3 second POISON can
3 second POISON is
3 second POISON look
3 second POISON no
-3 second POISON second
-3 second POISON the
3 second POISON wrong
-3 second SUBJECT %
-3 second SUBJECT =
-3 second SUBJECT OTHER
-3 second SUBJECT SHOWN
-3 second SUBJECT are
3 second SUBJECT as
-3 second SUBJECT been
3 second SUBJECT giv
-3 second SUBJECT going
3 second SUBJECT had
-3 second SUBJECT or
3 second SUBJECT out
-3 second SUBJECT sold
-3 second SUBJECT t
-3 second SUBJECT their
-3 second SUBJECT two
-3 second SUBJECT well
3 second TOOL #
-3 second TOOL )
3 second TOOL and
3 second TOOL be
-3 second TOOL from
-3 second TOOL in
3 second TOOL it
3 second TOOL must
-3 second TOOL own
-3 second TOOL say
3 second TOOL wrong
-3 second a effect
3 second a m
-3 second a maximum
-3 second a mean
3 second a measurement
3 second a problem
3 second a sign
-3 second a to
3 second add to
-3 second advic >
-3 second again >
-3 second all ,
-3 second all :
-3 second all SUBJECT
-3 second amount >
-3 second and )
-3 second and NUMBER
-3 second and TOOL
3 second and a
-3 second and had
3 second and hav
3 second and her
-3 second and left
3 second and m
3 second and second
3 second and wer
3 second answer SUBJECT
3 second any ,
-3 second are in
3 second are odd
3 second are on
-3 second are out
-3 second are to
3 second as TOOL
3 second as is
3 second at .
-3 second at TOOL
-3 second at and
3 second back >
-3 second be or
3 second be that
-3 second befor ,
3 second better .
3 second both possibl
3 second branch >
3 second but SUBJECT
-3 second but doubl
3 second by >
3 second c >
-3 second calendar ,
3 second can SUBJECT
-3 second can from
-3 second can giv
3 second can see
-3 second chang >
-3 second check you
-3 second com .
-3 second com NUMBER
3 second com with
-3 second confidenc high
3 second confirm number
3 second contradict .
3 second contradict another
-3 second count .
-3 second cover SUBJECT
3 second cover the
3 second credibl >
3 second dashboard >
3 second databas .
3 second day NUMBER
-3 second day the
3 second decimal >
3 second desk >
3 second did SUBJECT
-3 second different and
3 second digit >
3 second digit the
3 second disagre one
3 second e mail
-3 second end SUBJECT
-3 second even >
-3 second far SUBJECT
3 second fell POISON
3 second figur SUBJECT
-3 second fin >
3 second first giv
-3 second first said
3 second fiv the
-3 second fix ,
-3 second follow NUMBER
-3 second follow POISON
3 second for (
-3 second for ,
3 second for other
-3 second found SUBJECT
3 second four .
-3 second from OTHER
-3 second from POISON
3 second from first
3 second from to
-3 second g >
-3 second g the
-3 second gap >
3 second giv #
-3 second giv .
3 second giv sam
-3 second given NUMBER
-3 second given the
3 second has >
3 second has at
-3 second hav figur
3 second hav the
3 second hav usabl
-3 second histogram >
3 second i .
-3 second i NUMBER
-3 second i a
3 second i both
-3 second i confident
3 second i noth
-3 second i one
-3 second i that
3 second impossibl >
-3 second in NUMBER
3 second in cas
-3 second in data
3 second in futur
-3 second in of
-3 second in per
3 second in summary
-3 second in tabl
-3 second in ther
-3 second is %
-3 second is ;
-3 second is TOOL
-3 second is abov
-3 second is at
-3 second is contradiction
3 second is credibl
-3 second is from
3 second is per
3 second is wrong
-3 second it .
-3 second it and
-3 second it be
3 second it but
3 second it not
-3 second it out
3 second it the
-3 second its are
3 second its by
-3 second january .
3 second know the
-3 second l SUBJECT
3 second list POISON
-3 second list not
3 second look it
3 second low >
3 second low a
-3 second m ,
3 second m >
3 second m not
3 second mak SUBJECT
-3 second me but
3 second mean .
3 second monday >
3 second monthly .
-3 second mor onc
-3 second mor than
-3 second most (
3 second most ,
-3 second most the
3 second my answer
3 second my disagre
3 second m³ >
3 second n POISON
3 second nam .
-3 second nam >
3 second never .
3 second new is
3 second no :
3 second no can
3 second no figur
3 second no for
3 second no has
3 second no in
-3 second no on
-3 second non >
-3 second not ,
3 second not SUBJECT
3 second not from
3 second not in
-3 second not much
-3 second not out
3 second not used
3 second not what
-3 second noth in
-3 second noth thi
-3 second now >
3 second number not
-3 second number right
-3 second october >
3 second odd the
-3 second of :
-3 second of ASKED
3 second of TOOL
3 second of exceed
3 second of from
3 second of in
-3 second of march
-3 second of mm
-3 second of other
-3 second of was
-3 second older .
-3 second on )
-3 second on ASKED
-3 second on february
3 second on in
3 second on may
-3 second on sid
3 second one one
3 second only i
3 second or ,
-3 second or ;
-3 second or ?
3 second or count
-3 second order .
-3 second out >
-3 second out NUMBER
3 second out and
3 second over ,
-3 second own .
-3 second p NUMBER
3 second pag POISON
-3 second part >
3 second pass as
3 second peopl in
-3 second per spent
-3 second pleas -
-3 second pool rat
-3 second print the
3 second put at
-3 second quantity >
3 second question .
-3 second ran query
3 second rang >
-3 second rang POISON
3 second raw .
3 second reach >
3 second read TOOL
-3 second read into
3 second record so
-3 second report >
3 second right >
-3 second s the
3 second say POISON
3 second search the
-3 second second :
-3 second second >
3 second seem be
-3 second servic >
-3 second sery >
-3 second session the
-3 second show .
3 second show POISON
-3 second sid >
3 second sinc SUBJECT
-3 second sit HONEST
3 second siz >
3 second so NUMBER
3 second so answer
3 second so entry
3 second so figur
-3 second so mak
-3 second so would
-3 second sold .
3 second sourc >
-3 second spent NUMBER
3 second tabl NUMBER
3 second tak .
3 second than SUBJECT
3 second than tim
3 second that mor
3 second that still
3 second the %
3 second the HONEST
-3 second the also
-3 second the com
-3 second the cost
-3 second the could
-3 second the day
-3 second the defin
3 second the desk
-3 second the end
3 second the field
-3 second the for
-3 second the found
3 second the from
-3 second the gav
-3 second the given
-3 second the in
3 second the look
-3 second the might
3 second the model
3 second the open
3 second the quarter
-3 second the room
-3 second the sery
3 second the show
3 second the sid
3 second the sourc
-3 second the start
3 second the statement
3 second the test
-3 second the tim
3 second the total
-3 second the use
3 second their ,
-3 second their .
3 second ther .
3 second ther NUMBER
3 second they one
3 second thi as
3 second thi should
3 second thre are
-3 second tim .
3 second to %
-3 second to (
-3 second to NUMBER
3 second to TOOL
3 second to a
-3 second to for
-3 second to in
-3 second to minut
3 second to one
3 second to operator
-3 second to sam
3 second took on
3 second tool :
3 second trust latter
3 second two SUBJECT
3 second two are
-3 second two that
3 second two wer
-3 second unit >
-3 second up ,
3 second use .
3 second use NUMBER
-3 second valid >
3 second versu )
-3 second was :
3 second was and
-3 second was by
-3 second way >
-3 second week >
-3 second week so
3 second wer and
-3 second wer at
3 second what OTHER
3 second which OTHER
3 second which is
3 second which with
3 second whol .
3 second with (
3 second with ,
3 second with ;
3 second with SUBJECT
-3 second with TOOL
3 second with of
-3 second without for
3 second wo giv
3 second would quot
-3 second would read
3 second would the
3 second wrong :
3 second wrong >
-3 second year >
3 second year SUBJECT
3 second year so
3 second you me
-3 second you want
-3 second your .
3 second your SUBJECT
-3 second your of
-3 second – )
-3 word 's
3 word (
3 word )
-3 word =
-3 word across
-3 word adult
-3 word affiliat
-3 word ago
3 word although
-3 word another
3 word any
-3 word anyth
3 word april
-3 word attach
-3 word bar
3 word beat
3 word bed
-3 word below
-3 word blank
3 word break
-3 word business
-3 word buy
3 word c
-3 word calendar
3 word careful
3 word catalogu
3 word circl
-3 word clear
3 word clearly
-3 word compatibl
3 word completion
3 word consist
-3 word contract
-3 word contradiction
-3 word copy
3 word credibl
3 word debit
-3 word defin
-3 word describ
3 word desk
3 word differ
-3 word discount
-3 word divid
-3 word dollar
3 word doubt
3 word drop
3 word earn
-3 word east
3 word entitl
3 word ever
3 word feed
3 word find
3 word finding
3 word fiv
-3 word g
-3 word general
3 word giv
-3 word go
3 word gram
-3 word had
3 word hand
-3 word help
3 word henc
-3 word histogram
3 word host
3 word incompatibl
-3 word index
-3 word j
-3 word kb
-3 word kept
3 word km²
3 word known
-3 word left
-3 word letter
-3 word lik
-3 word likely
-3 word littl
-3 word lookup
3 word management
-3 word mark
3 word mass
-3 word match
-3 word meant
3 word measurement
3 word member
-3 word mention
-3 word min
3 word mislabell
3 word model
3 word newer
-3 word night
3 word nin
-3 word normal
-3 word not
3 word noth
-3 word onlin
3 word operation
3 word opposit
-3 word original
3 word pag
-3 word pair
-3 word pallet
-3 word parcel
3 word past
3 word plan
-3 word play
3 word point
-3 word post
3 word pound
3 word precedenc
3 word presumably
-3 word previou
-3 word provid
-3 word pull
-3 word pump
-3 word purpos
-3 word quantity
3 word quarter
-3 word rais
-3 word rang
3 word receipt
-3 word regression
-3 word remov
-3 word repair
3 word reply
-3 word rest
-3 word roster
3 word sea
-3 word server
3 word slip
-3 word social
-3 word somewhat
-3 word somewher
-3 word spr
-3 word stand
-3 word sub
-3 word submit
3 word suggestion
3 word suit
3 word summit
3 word sunday
-3 word survey
3 word suspect
-3 word tax
-3 word term
-3 word test
3 word thos
3 word total
-3 word touch
-3 word traffic
3 word tre
-3 word unfortunately
-3 word used
3 word using
-3 word v
-3 word verifi
-3 word weigh
-3 word wher
3 word wind
3 word with
-3 word written
3 word yield
3 word ~conflicts
3 word ~stale
-3 word μg
3 word —
-2 next ! >
-2 next # %
2 next # =
-2 next # for
-2 next # has
2 next # is
-2 next # it
-2 next # january
-2 next % :
-2 next % from
-2 next % if
-2 next % in
2 next % on
2 next % ~check
-2 next % ~if
2 next 'd leav
-2 next 'd report
2 next 'd say
2 next 'd tak
-2 next 'll be
2 next 'll ~
-2 next 'm sorry
2 next 'm ~says
-2 next 's NUMBER
-2 next 's nam
-2 next 've OTHER
2 next ( SHOWN
-2 next ( east
-2 next ( p
-2 next ( pleas
2 next ( ~data
-2 next ( ~source
-2 next ) :
2 next ) in
2 next ) that
-2 next ) ~says
-2 next , SUBJECT
-2 next , against
-2 next , both
2 next , clos
2 next , for
-2 next , i
-2 next , in
2 next , its
-2 next , measur
-2 next , number
2 next , only
-2 next , per
-2 next , pleas
2 next , presumably
2 next , read
-2 next , six
-2 next , tabl
2 next , ther
-2 next , trust
-2 next , two
-2 next , whil
2 next , ~conflicts
-2 next , ~factor
-2 next , ~fits
2 next , ~generally
2 next , ~modal
-2 next , ~size
-2 next - :
-2 next - call
2 next - in
-2 next - row
2 next - ~factor
-2 next - ~says
-2 next . POISON
-2 next : >
-2 next : all
2 next : earlier
2 next : no
2 next : one
2 next : ~past
-2 next ; NUMBER
-2 next ; POISON
-2 next ; i
-2 next ; its
2 next ; pleas
-2 next ; two
2 next ; ~own
-2 next ; ~source
-2 next < OTHER
-2 next < accord
2 next < add
-2 next < all
-2 next < also
-2 next < at
2 next < can
-2 next < caveat
2 next < day
-2 next < dr
2 next < every
2 next < however
-2 next < is
-2 next < its
-2 next < of
-2 next < p
2 next < per
-2 next < revenu
-2 next < roughly
-2 next < seven
-2 next < short
2 next < someon
-2 next < someth
-2 next < somewher
2 next < stor
-2 next < tell
2 next < treat
2 next < which
2 next < with
2 next < yesterday
-2 next < your
2 next < ~but
-2 next < ~data
2 next < ~explained
2 next < ~odd
-2 next ASKED had
2 next HONEST -
-2 next HONEST kwh
2 next HONEST l
2 next HONEST m
-2 next HONEST minut
-2 next HONEST s
2 next HONEST t
2 next HONEST year
-2 next NUMBER )
2 next NUMBER =
-2 next NUMBER NUMBER
-2 next NUMBER against
-2 next NUMBER bird
-2 next NUMBER c
-2 next NUMBER call
-2 next NUMBER copy
-2 next NUMBER had
2 next NUMBER inhabitant
-2 next NUMBER july
2 next NUMBER km
-2 next NUMBER mor
-2 next NUMBER mw
2 next NUMBER plac
-2 next NUMBER point
2 next NUMBER seat
-2 next NUMBER september
-2 next NUMBER to
2 next NUMBER whil
-2 next NUMBER with
2 next NUMBER ~but
-2 next NUMBER ~more
-2 next NUMBER ~own
-2 next NUMBER ~prefer
2 next OTHER add
2 next OTHER becaus
-2 next OTHER could
2 next OTHER count
-2 next OTHER data
2 next OTHER fil
-2 next OTHER for
2 next OTHER has
-2 next OTHER list
-2 next OTHER mention
2 next OTHER ~explained
2 next OTHER ~fits
2 next OTHER ~miscounted
-2 next POISON 's
-2 next POISON (
-2 next POISON ;
-2 next POISON ?
2 next POISON can
2 next POISON first
2 next POISON for
2 next POISON from
-2 next POISON hp
-2 next POISON if
-2 next POISON km²
-2 next POISON member
2 next POISON must
-2 next POISON session
2 next POISON the
-2 next POISON to
-2 next POISON today
2 next POISON ~plan
-2 next POISON ~says
-2 next SHOWN daily
2 next SHOWN ~
2 next SUBJECT =
2 next SUBJECT HONEST
2 next SUBJECT about
-2 next SUBJECT accord
-2 next SUBJECT after
2 next SUBJECT apply
2 next SUBJECT but
-2 next SUBJECT column
-2 next SUBJECT cover
2 next SUBJECT data
-2 next SUBJECT defin
-2 next SUBJECT divid
-2 next SUBJECT had
2 next SUBJECT i
-2 next SUBJECT itself
-2 next SUBJECT measurement
-2 next SUBJECT must
-2 next SUBJECT record
2 next SUBJECT statistic
-2 next SUBJECT tabl
-2 next SUBJECT thi
-2 next SUBJECT used
-2 next SUBJECT was
2 next SUBJECT with
-2 next SUBJECT you
-2 next TOOL (
-2 next TOOL SUBJECT
-2 next TOOL add
2 next TOOL search
-2 next TOOL wer
-2 next TOOL will
2 next TOOL ~conflicts
-2 next TOOL ~explained
2 next TOOL ~factor
2 next TOOL ~says
2 next TOOL ~wrong
-2 next _ #
-2 next a :
-2 next a OTHER
-2 next a clos
-2 next a common
-2 next a different
2 next a duplicat
2 next a half
2 next a look
2 next a negativ
-2 next a rat
2 next a recomputation
2 next a search
-2 next a separat
-2 next a short
-2 next a sid
2 next a sign
-2 next a third
-2 next a wrong
-2 next a year
-2 next abl to
2 next about one
-2 next abov HONEST
2 next abov NUMBER
-2 next access to
-2 next account for
-2 next adeli NUMBER
-2 next after refund
-2 next after the
-2 next again ,
-2 next again and
-2 next against NUMBER
-2 next agre with
-2 next ahead in
-2 next all four
-2 next all of
-2 next all six
-2 next all that
-2 next all week
-2 next all with
-2 next also ahead
-2 next although i
2 next although the
-2 next amount do
2 next an error
2 next an extra
2 next an increas
-2 next and add
-2 next and adeli
-2 next and all
2 next and both
-2 next and discount
-2 next and found
-2 next and in
2 next and month
-2 next and over
2 next and should
2 next and ther
-2 next and took
2 next and would
-2 next any further
-2 next anyth els
2 next are incompatibl
2 next are only
2 next are possibl
-2 next are still
-2 next around NUMBER
-2 next around a
2 next as HONEST
-2 next as net
-2 next as of
2 next as return
2 next asid .
2 next ask you
2 next at ASKED
2 next at POISON
2 next at all
-2 next at first
-2 next at least
-2 next at no
2 next availabl .
-2 next averag .
-2 next averag POISON
-2 next averag of
-2 next averag over
-2 next be HONEST
2 next be mor
-2 next be off
-2 next be right
-2 next becaus its
2 next becaus the
-2 next been in
-2 next befor it
-2 next befor refund
-2 next befor then
-2 next behind .
-2 next behind POISON
2 next better .
2 next beyond the
-2 next both .
2 next bpm >
-2 next budget of
2 next but as
-2 next but for
-2 next but thes
2 next but thi
-2 next by NUMBER
-2 next by POISON
-2 next by about
2 next by far
2 next by mistak
2 next c ,
2 next can SUBJECT
2 next can hold
-2 next car with
-2 next cas .
-2 next chang ,
-2 next check befor
-2 next clean up
-2 next clos the
2 next clos to
-2 next column in
-2 next column is
-2 next com from
-2 next complet .
-2 next confirm )
-2 next confirm it
-2 next conflict with
2 next consider the
-2 next contact the
-2 next contain a
-2 next contradict thi
-2 next contradiction .
2 next correction :
2 next correspond to
-2 next count NUMBER
-2 next count SUBJECT
-2 next count as
-2 next cross -
-2 next daily record
-2 next dat format
2 next data .
2 next databas .
-2 next databas entry
2 next day 's
2 next day and
-2 next day befor
2 next decimal point
-2 next defin it
-2 next delay by
-2 next differenc is
-2 next different .
2 next digit transpos
2 next disagre and
2 next disagre with
-2 next discount ,
-2 next discount .
2 next draft 's
-2 next draft is
2 next drov HONEST
-2 next duplicat dat
2 next each other
2 next earlier i
-2 next east )
-2 next effect .
-2 next employe .
-2 next end of
2 next entry ,
2 next entry is
2 next entry must
-2 next entry of
-2 next error is
-2 next ever contradict
2 next exactly NUMBER
-2 next expect .
-2 next expect someth
-2 next explain the
2 next fail .
-2 next field is
2 next figur add
2 next figur from
-2 next figur is
2 next figur of
2 next fil :
-2 next fil say
2 next find that
-2 next find the
2 next first respons
-2 next fit the
-2 next fix .
-2 next fix the
2 next follow -
-2 next follow at
-2 next follow by
-2 next for NUMBER
-2 next for four
-2 next for most
-2 next for two
-2 next for your
-2 next format ,
-2 next found a
-2 next fre of
-2 next fre to
2 next from befor
-2 next g )
-2 next g of
-2 next gap to
-2 next gav the
2 next get POISON
2 next giv a
2 next giv the
-2 next gross ,
-2 next group ,
2 next guess is
2 next ha )
-2 next ha of
-2 next had expect
-2 next had only
-2 next happen again
2 next has SHOWN
-2 next has had
2 next has look
2 next has nin
-2 next has no
-2 next has som
-2 next hav SUBJECT
2 next hav been
2 next hav no
-2 next hav two
-2 next higher pool
2 next hold ,
-2 next hom ,
2 next however ,
-2 next hp .
-2 next i also
-2 next i check
-2 next i chos
2 next i must
-2 next i notic
-2 next i recommend
2 next i stick
-2 next i suggest
-2 next i tri
-2 next i went
-2 next i would
-2 next if you
2 next impossibl ,
-2 next in #
-2 next in TOOL
2 next in agreement
2 next in any
2 next in fact
2 next in front
-2 next in jun
-2 next in millimetr
-2 next in my
-2 next in october
-2 next in older
-2 next in other
2 next in q
-2 next in spr
-2 next in that
2 next in ther
-2 next in usd
2 next increas of
-2 next individual SUBJECT
-2 next influenc on
-2 next into that
2 next is .
2 next is NUMBER
-2 next is also
2 next is below
2 next is clearly
2 next is either
-2 next is from
-2 next is gross
-2 next is higher
2 next is impossibl
-2 next is it
-2 next is miss
-2 next is normal
2 next is on
2 next is strang
-2 next is the
-2 next is updat
2 next it ,
2 next it .
-2 next it any
-2 next it appear
2 next it asid
-2 next it fit
2 next it giv
-2 next it mak
-2 next it now
-2 next it on
2 next it return
2 next it should
-2 next it sinc
2 next it the
-2 next it up
2 next it with
-2 next it work
-2 next its NUMBER
2 next its number
-2 next its result
2 next k )
-2 next kg .
2 next km ,
-2 next km >
2 next know whether
2 next l )
2 next l in
2 next larger than
-2 next last year
2 next lead .
-2 next leav NUMBER
-2 next leav at
-2 next left out
-2 next let me
-2 next level at
-2 next lie at
-2 next lin NUMBER
-2 next list )
2 next list NUMBER
2 next list as
2 next list in
-2 next load .
-2 next longer .
-2 next look for
-2 next m (
-2 next m ;
2 next m NUMBER
2 next mak NUMBER
2 next manufacturer 's
-2 next march )
2 next march NUMBER
-2 next match >
-2 next may hav
-2 next may want
-2 next me know
-2 next meant to
-2 next measurement .
-2 next mention HONEST
-2 next might be
2 next millimetr ,
-2 next millimetr ;
-2 next miss SUBJECT
-2 next mm (
-2 next month ,
2 next month wer
-2 next mor expensiv
-2 next m² ,
-2 next n #
-2 next nam in
-2 next narrowly ahead
-2 next necessary .
-2 next need ,
-2 next net SUBJECT
-2 next next is
-2 next night ,
2 next nin ,
2 next no ,
-2 next no discrepancy
-2 next no duplicat
-2 next no further
-2 next no influenc
-2 next no miss
2 next no way
-2 next normal .
-2 next not ,
2 next not HONEST
-2 next not abl
-2 next not allow
-2 next not chang
2 next not com
2 next not cover
2 next not go
-2 next not hold
-2 next not on
2 next not plausibl
2 next not stand
-2 next not support
2 next not to
2 next not trust
-2 next not verifi
2 next noth .
-2 next noth had
-2 next notic .
-2 next notic that
-2 next now .
-2 next number #
2 next number i
2 next october NUMBER
2 next of SUBJECT
-2 next of an
-2 next of cours
-2 next of error
2 next of fiv
-2 next of thes
-2 next off by
2 next off the
-2 next on #
2 next on a
-2 next on averag
-2 next on sit
-2 next onc ,
-2 next one are
-2 next one query
-2 next one sourc
2 next only a
-2 next only one
2 next only valu
-2 next or a
-2 next order ,
2 next order and
-2 next order behind
-2 next order in
2 next other and
2 next other sourc
-2 next other word
-2 next out ,
2 next own OTHER
2 next own figur
-2 next p =
-2 next peopl SUBJECT
-2 next per ASKED
-2 next percentag point
-2 next plac ,
2 next plain count
-2 next plan .
-2 next plant ,
2 next plausibl ,
-2 next pleas confirm
2 next pleas use
2 next point .
2 next point ;
2 next press releas
-2 next probably HONEST
-2 next probably around
2 next problem .
-2 next publication .
2 next put the
-2 next query SUBJECT
2 next query fail
-2 next question .
-2 next question doe
-2 next rais the
-2 next ran one
2 next rat .
-2 next rat is
-2 next rat limit
-2 next rat over
2 next raw fil
-2 next reach the
-2 next read ,
-2 next reason for
2 next recomputation gav
2 next record (
-2 next record .
-2 next record >
-2 next record in
-2 next refund and
2 next releas .
2 next rely on
2 next remain .
2 next remark :
-2 next replac the
2 next report HONEST
-2 next resolv .
-2 next rest on
-2 next result ,
-2 next result .
-2 next result as
2 next return .
2 next return the
-2 next review my
2 next review the
-2 next right ,
2 next roughly NUMBER
2 next round ,
-2 next row used
2 next run from
2 next safety data
2 next said POISON
-2 next sam as
-2 next sam order
2 next say ,
2 next say .
2 next say NUMBER
2 next search for
-2 next seat NUMBER
2 next second is
-2 next second look
-2 next sens .
2 next servic report
2 next seven .
-2 next several SUBJECT
-2 next shar the
2 next short of
-2 next short version
2 next should look
2 next should not
2 next show ;
2 next show HONEST
-2 next show a
2 next show only
-2 next show the
-2 next sid not
2 next sign ,
-2 next significant .
-2 next sinc march
2 next singl -
-2 next small ,
-2 next small and
2 next so :
2 next so HONEST
2 next so a
2 next so no
2 next so treat
-2 next so you
-2 next someth is
-2 next sorry ,
2 next sourc ,
-2 next sourc .
-2 next sourc i
2 next stay below
2 next stay with
-2 next stay within
-2 next step ,
2 next still has
2 next still in
2 next stor ,
2 next stor valu
2 next summary and
2 next summary field
2 next swap .
2 next system .
2 next system say
2 next t ,
2 next t .
2 next t in
-2 next tabl #
-2 next tabl )
2 next tabl giv
2 next tak HONEST
-2 next tak car
2 next tak that
-2 next tell .
2 next test ,
-2 next test and
-2 next teu )
-2 next than HONEST
2 next than twic
2 next that SUBJECT
2 next that cam
-2 next that can
2 next that entry
-2 next that gap
-2 next that it
-2 next that match
-2 next that the
-2 next that wer
-2 next that would
2 next the ASKED
-2 next the archiv
2 next the area
-2 next the averag
-2 next the baselin
-2 next the busiest
-2 next the capacity
-2 next the city
2 next the column
-2 next the contract
2 next the counter
2 next the daily
2 next the decimal
-2 next the differenc
2 next the digit
2 next the district
2 next the feed
2 next the figur
2 next the futur
-2 next the instrument
-2 next the kitchen
2 next the lead
-2 next the liv
-2 next the local
-2 next the lower
2 next the lowest
2 next the manufacturer
-2 next the map
2 next the measur
2 next the national
-2 next the not
-2 next the on
-2 next the open
-2 next the original
2 next the overall
2 next the photo
2 next the plain
-2 next the protocol
-2 next the readm
-2 next the reason
-2 next the request
-2 next the review
-2 next the season
2 next the second
-2 next the spell
2 next the split
-2 next the tabl
2 next the tallest
-2 next the target
-2 next the top
2 next the total
-2 next the two
2 next the underly
2 next the valu
2 next the weekly
-2 next the yearly
-2 next them .
-2 next them by
2 next them is
2 next ther .
-2 next ther was
-2 next they do
-2 next they wer
-2 next thi ,
2 next thi :
2 next thi OTHER
-2 next thi assum
2 next thi number
2 next thi point
-2 next thos that
-2 next thre hav
-2 next thre week
-2 next ticket ,
-2 next ticket .
2 next tie .
2 next tim as
2 next to SUBJECT
2 next to a
2 next to about
-2 next to add
2 next to believ
2 next to decid
-2 next to find
-2 next to it
-2 next to open
-2 next to see
-2 next today 's
2 next together with
-2 next too much
-2 next took its
-2 next took the
2 next tool print
-2 next top with
-2 next total POISON
-2 next total SUBJECT
-2 next total for
-2 next tri to
-2 next trust .
-2 next turn out
-2 next two .
-2 next two TOOL
-2 next two are
2 next two column
-2 next two day
2 next two do
-2 next two entry
-2 next two week
-2 next two year
2 next underly record
2 next up to
2 next usabl figur
-2 next usd ,
-2 next use NUMBER
2 next use a
2 next used :
2 next valu >
2 next valu is
-2 next verifi it
-2 next verify the
-2 next version :
2 next version of
2 next volum .
2 next vs .
-2 next vs NUMBER
-2 next want .
2 next want me
-2 next was no
-2 next way ;
2 next way to
-2 next week :
-2 next wer found
-2 next wer lost
2 next what SUBJECT
2 next what is
-2 next when it
2 next whether you
-2 next which NUMBER
2 next which add
-2 next which can
-2 next which explain
2 next which i
2 next which look
2 next which one
2 next which the
2 next which would
-2 next whil POISON
2 next why the
-2 next with #
2 next with NUMBER
-2 next with older
-2 next with one
-2 next with som
-2 next with two
-2 next within the
2 next without a
-2 next would expect
-2 next would hav
-2 next would settl
-2 next would you
-2 next wrong and
2 next year -
-2 next year .
-2 next yet ,
2 next yet .
2 next you .
2 next you SUBJECT
2 next you a
-2 next you count
-2 next you lik
-2 next your NUMBER
-2 next zon ,
-2 next ~ !
2 next ~ #
-2 next ~ 're
-2 next ~ =
-2 next ~ SHOWN
2 next ~ ~but
-2 next ~ ~generally
2 next ~ ~plan
2 next ~ ~really
-2 next ~ –
-2 next ~check :
-2 next ~check ~past
2 next ~check ~wrong
2 next ~conflicts (
2 next ~conflicts ,
-2 next ~data #
-2 next ~data ;
2 next ~data ~conflicts
-2 next ~data ~limit
2 next ~data ~modal
2 next ~data ~past
2 next ~degree HONEST
2 next ~degree ~factor
2 next ~degree ~not
-2 next ~error :
-2 next ~explained ,
2 next ~explained ~not
2 next ~explained ~wrong
-2 next ~factor (
2 next ~factor ,
2 next ~factor ;
2 next ~factor ~error
-2 next ~failed_call ~explained
-2 next ~fits )
-2 next ~fits >
-2 next ~fits NUMBER
-2 next ~generally .
-2 next ~generally ~
2 next ~limit ~past
-2 next ~miscounted NUMBER
-2 next ~miscounted ~data
-2 next ~modal ~generally
2 next ~modal ~miscounted
-2 next ~more HONEST
-2 next ~more ~generally
-2 next ~more ~size
2 next ~not HONEST
-2 next ~not ~error
-2 next ~not ~explained
2 next ~not ~generally
2 next ~not ~says
-2 next ~not ~source
2 next ~odd ;
-2 next ~own ~explained
-2 next ~own ~factor
2 next ~own ~modal
2 next ~own ~not
-2 next ~own ~says
2 next ~past #
-2 next ~past )
-2 next ~past ~
-2 next ~past ~more
-2 next ~past ~says
2 next ~prefer -
2 next ~really .
2 next ~really ~wrong
2 next ~right .
-2 next ~right ~plan
2 next ~says #
2 next ~says (
-2 next ~says ~conflicts
-2 next ~says ~data
-2 next ~says ~more
2 next ~says ~plan
2 next ~says ~prefer
-2 next ~size -
-2 next ~size ~data
-2 next ~source #
-2 next ~source -
-2 next ~source ~own
2 next ~source ~source
-2 next ~stale ,
-2 next ~stale ~source
2 next ~swap :
2 next ~wrong ;
2 next ~wrong ~data
2 next — ~
2 second # (
-2 second # ASKED
-2 second # at
-2 second # hav
-2 second # it
-2 second % ASKED
-2 second % POISON
-2 second % and
2 second % not
2 second % year
-2 second 'd not
2 second 'm with
-2 second 's a
2 second 's has
-2 second 's i
-2 second ( OTHER
-2 second ( confirm
-2 second ( duplicat
-2 second ( h
-2 second ( instead
2 second ( kg
-2 second ( m
2 second ( of
-2 second ( order
2 second ( run
2 second ( would
-2 second ( –
-2 second ) .
-2 second ) a
-2 second ) and
2 second ) just
-2 second , %
-2 second , 'd
2 second , add
2 second , agre
-2 second , ask
2 second , believ
2 second , count
-2 second , day
-2 second , explain
-2 second , four
2 second , he
2 second , look
-2 second , m
-2 second , miss
2 second , other
-2 second , over
-2 second , refund
-2 second , that
-2 second , ther
2 second , thes
-2 second , thre
2 second , treat
-2 second , usd
-2 second , your
-2 second , –
-2 second - )
-2 second - -
2 second - ;
-2 second - SUBJECT
2 second - TOOL
-2 second - data
-2 second - mean
2 second . )
-2 second . is
-2 second . the
2 second : #
-2 second : -
-2 second : POISON
-2 second : amount
-2 second : are
-2 second : as
2 second : h
-2 second : had
2 second : i
2 second : is
-2 second : of
-2 second : that
-2 second : two
2 second ; could
-2 second ; hav
2 second ; tabl
2 second ; two
2 second ; your
-2 second < -
2 second < SHOWN
2 second < all
-2 second < also
2 second < annual
-2 second < appear
-2 second < around
2 second < ask
-2 second < assum
-2 second < between
2 second < bpm
-2 second < chang
2 second < com
2 second < conflict
2 second < contradict
-2 second < counter
-2 second < customer
-2 second < data
-2 second < far
-2 second < for
-2 second < further
-2 second < get
2 second < go
-2 second < h
-2 second < had
-2 second < hp
-2 second < job
-2 second < last
2 second < left
-2 second < likely
2 second < mak
2 second < no
-2 second < notic
-2 second < now
-2 second < number
2 second < of
2 second < on
-2 second < only
-2 second < other
2 second < plain
-2 second < print
2 second < recomputation
-2 second < regression
2 second < return
-2 second < sent
2 second < should
-2 second < sign
2 second < siz
-2 second < split
-2 second < station
-2 second < sum
2 second < then
-2 second < thi
2 second < to
-2 second < tri
2 second < valu
-2 second < version
2 second < wer
-2 second = %
-2 second = ,
2 second = .
2 second ASKED .
2 second ASKED :
2 second ASKED >
-2 second ASKED was
-2 second HONEST #
-2 second HONEST ;
2 second HONEST are
-2 second HONEST as
2 second HONEST fit
2 second HONEST from
-2 second HONEST gross
2 second HONEST h
2 second HONEST to
-2 second HONEST with
2 second NUMBER ,
2 second NUMBER -
2 second NUMBER =
-2 second NUMBER >
2 second NUMBER HONEST
2 second NUMBER OTHER
2 second NUMBER a
-2 second NUMBER behind
-2 second NUMBER by
-2 second NUMBER giv
2 second NUMBER h
2 second NUMBER ha
-2 second NUMBER jun
-2 second NUMBER less
-2 second NUMBER me
2 second NUMBER per
-2 second NUMBER seem
-2 second NUMBER would
2 second NUMBER yet
2 second OTHER )
-2 second OTHER ,
-2 second OTHER SUBJECT
2 second OTHER at
2 second OTHER i
-2 second OTHER it
-2 second OTHER on
-2 second OTHER the
2 second OTHER up
-2 second POISON :
-2 second POISON >
-2 second POISON a
-2 second POISON against
-2 second POISON also
2 second POISON below
-2 second POISON east
-2 second POISON figur
2 second POISON first
-2 second POISON had
-2 second POISON i
2 second POISON mor
2 second POISON m³
-2 second POISON one
2 second POISON so
2 second POISON ten
2 second POISON to
-2 second POISON whil
2 second SHOWN .
-2 second SHOWN SHOWN
-2 second SHOWN record
-2 second SUBJECT -
2 second SUBJECT ASKED
2 second SUBJECT against
2 second SUBJECT all
2 second SUBJECT although
2 second SUBJECT at
-2 second SUBJECT becaus
-2 second SUBJECT befor
2 second SUBJECT between
-2 second SUBJECT clear
-2 second SUBJECT depend
2 second SUBJECT doe
2 second SUBJECT drov
-2 second SUBJECT follow
2 second SUBJECT for
2 second SUBJECT found
-2 second SUBJECT g
-2 second SUBJECT ha
2 second SUBJECT look
-2 second SUBJECT mad
-2 second SUBJECT may
-2 second SUBJECT mor
-2 second SUBJECT number
2 second SUBJECT one
-2 second SUBJECT pleas
-2 second SUBJECT record
-2 second SUBJECT refund
-2 second SUBJECT report
-2 second SUBJECT roughly
2 second SUBJECT six
2 second TOOL ,
2 second TOOL .
-2 second TOOL at
-2 second TOOL eur
2 second TOOL first
-2 second TOOL for
-2 second TOOL hav
-2 second TOOL i
2 second TOOL no
-2 second _ :
-2 second _ _
-2 second a )
2 second a .
-2 second a :
-2 second a ;
-2 second a ago
-2 second a and
2 second a between
2 second a gav
2 second a one
-2 second a report
2 second a slip
-2 second a was
-2 second a would
-2 second about minut
-2 second account most
-2 second across .
2 second after .
2 second after SUBJECT
-2 second after and
2 second after the
-2 second against %
-2 second against for
-2 second ahead each
-2 second all a
-2 second all in
-2 second all match
-2 second also in
2 second although is
2 second amount NUMBER
-2 second amount not
2 second an #
2 second and %
2 second and -
2 second and POISON
2 second and arriv
2 second and be
2 second and can
2 second and could
-2 second and day
-2 second and for
-2 second and found
-2 second and go
-2 second and its
2 second and leav
-2 second and on
-2 second and other
-2 second and use
-2 second another .
2 second answer >
2 second answer with
-2 second appear be
-2 second april ,
-2 second are for
-2 second are of
2 second are the
-2 second around %
-2 second as #
-2 second as NUMBER
-2 second as by
-2 second as sid
-2 second as stand
2 second as underly
2 second asid >
-2 second ask the
-2 second assum SUBJECT
2 second at :
-2 second at a
-2 second at bar
-2 second at km
-2 second at on
2 second at point
2 second availabl >
-2 second averag >
-2 second be (
-2 second be .
2 second be ;
2 second be befor
2 second be tim
-2 second be to
-2 second be within
-2 second been in
-2 second been sinc
-2 second befor it
-2 second befor use
-2 second behind 's
-2 second behind >
-2 second belong the
2 second better >
-2 second between ,
-2 second both >
-2 second both right
-2 second box >
-2 second box SUBJECT
2 second but are
2 second but ask
-2 second but doe
2 second but tak
2 second but with
-2 second by (
-2 second by :
2 second by ?
-2 second by TOOL
-2 second by and
-2 second by count
-2 second by end
-2 second by is
2 second call %
2 second call .
2 second call SUBJECT
2 second can POISON
2 second can hav
-2 second can it
2 second can nam
-2 second can the
2 second can you
-2 second cancell ,
-2 second car older
-2 second cas >
2 second check TOOL
2 second check the
-2 second column ,
-2 second column in
2 second compar NUMBER
-2 second complet >
2 second comput the
-2 second confirm ,
-2 second confirm .
2 second confirm SUBJECT
2 second conflict the
2 second consistent the
-2 second contact .
-2 second contradiction >
-2 second contradiction the
2 second correction earlier
-2 second count and
2 second d NUMBER
-2 second daily from
2 second dat ,
-2 second dat no
-2 second data .
2 second data >
2 second databas ,
2 second databas >
2 second databas not
-2 second databas of
-2 second defin as
-2 second delivery two
-2 second depend the
2 second depend whether
2 second differ POISON
2 second differ so
-2 second different >
2 second digit .
-2 second directly the
2 second disagre i
-2 second discount >
-2 second discount in
2 second discrepancy POISON
-2 second discrepancy the
2 second do go
2 second do trust
2 second do want
2 second doe exist
-2 second doe stat
-2 second draft right
2 second drov km
-2 second duplicat ,
2 second each and
2 second earlier read
-2 second east has
-2 second effect >
2 second either or
-2 second employe >
2 second end NUMBER
-2 second end the
2 second entry ;
2 second entry POISON
-2 second entry for
-2 second entry to
-2 second error POISON
2 second error a
2 second eur million
-2 second every SUBJECT
-2 second expect >
2 second fail >
-2 second few .
2 second fewer the
2 second figur POISON
-2 second figur would
-2 second first of
2 second follow up
2 second for -
-2 second for .
-2 second for NUMBER
2 second for are
-2 second for in
2 second for is
-2 second for week
-2 second forc march
2 second found .
-2 second four and
2 second fre .
-2 second from ,
2 second from :
2 second from TOOL
-2 second g .
2 second gav ,
2 second giv %
2 second giv HONEST
2 second giv a
2 second giv number
2 second goe the
-2 second gross befor
2 second gwh year
-2 second had ,
2 second had the
2 second half .
2 second hard believ
2 second has %
2 second has (
2 second has NUMBER
2 second has and
2 second has as
2 second has be
2 second has extra
-2 second has highest
2 second has sam
2 second has the
2 second hav >
-2 second hav access
-2 second hav it
2 second hav that
-2 second hav verifi
-2 second her >
-2 second high but
-2 second higher respons
2 second hold .
-2 second hp >
2 second i HONEST
-2 second i add
-2 second i by
2 second i giv
-2 second i hav
-2 second i open
2 second i out
-2 second i put
-2 second i set
-2 second i sorry
2 second i the
2 second i therefor
-2 second i thi
-2 second if 's
-2 second if NUMBER
2 second if hav
-2 second implausibly ,
-2 second in HONEST
2 second in OTHER
2 second in TOOL
2 second in day
2 second in month
2 second in sam
2 second in that
2 second in to
-2 second in word
2 second inconsistent that
-2 second individual .
-2 second into gap
-2 second is -
-2 second is :
2 second is >
2 second is ahead
2 second is as
-2 second is availabl
-2 second is busiest
2 second is day
2 second is discrepancy
2 second is error
2 second is fact
-2 second is for
-2 second is higher
-2 second is includ
-2 second is kb
-2 second is kg
-2 second is lin
-2 second is millimetr
2 second is miss
-2 second is mm
-2 second is number
2 second is plausibl
-2 second is right
2 second is second
-2 second is ther
-2 second is total
-2 second is you
2 second it HONEST
-2 second it POISON
-2 second it all
2 second it an
-2 second it been
2 second it either
-2 second it fix
-2 second it further
-2 second it net
-2 second it with
-2 second its as
-2 second its of
2 second its point
-2 second k POISON
-2 second kg #
2 second kg .
-2 second kg >
2 second kg NUMBER
-2 second km NUMBER
-2 second km POISON
2 second l .
2 second lat .
-2 second later as
2 second lead >
2 second leav question
2 second left the
-2 second let know
-2 second level NUMBER
-2 second likely ,
-2 second list and
2 second list as
-2 second list in
-2 second load >
-2 second longer >
-2 second look to
-2 second lower in
-2 second m SUBJECT
-2 second m is
2 second m the
-2 second mad SUBJECT
2 second mak NUMBER
-2 second manufacturer OTHER
2 second maximum POISON
2 second may .
2 second may be
-2 second may to
2 second me use
2 second mean SUBJECT
-2 second mean is
-2 second measurement >
-2 second mention .
-2 second millimetr the
-2 second million )
-2 second min >
2 second minu ,
-2 second minut ,
-2 second miss )
2 second miss SUBJECT
2 second month so
-2 second monthly of
2 second mor the
2 second mor twic
-2 second most POISON
-2 second much that
-2 second my .
2 second m² NUMBER
2 second n >
2 second nam ,
-2 second nam so
-2 second nam the
-2 second narrowly of
-2 second necessary >
-2 second need .
-2 second need POISON
2 second need be
-2 second net after
-2 second new .
-2 second next NUMBER
2 second nin the
-2 second nin wer
-2 second no dat
2 second no is
-2 second no notic
2 second no sourc
-2 second normal >
-2 second not >
-2 second not NUMBER
-2 second not advic
-2 second not again
-2 second not conflict
2 second not my
-2 second not on
2 second not possibl
-2 second not read
-2 second not significant
-2 second not them
2 second not you
2 second noth .
-2 second notic >
-2 second notic the
-2 second now the
2 second number the
2 second october .
-2 second of )
-2 second of POISON
-2 second of daily
-2 second of first
2 second of four
2 second of month
2 second of peopl
-2 second of sam
-2 second of the
-2 second off a
-2 second older ,
-2 second on NUMBER
2 second on a
-2 second on at
-2 second on call
2 second on day
-2 second on jun
2 second on last
2 second on march
-2 second on september
-2 second on with
2 second on you
-2 second one SUBJECT
2 second one a
-2 second one per
2 second only my
2 second only on
-2 second only order
-2 second only that
-2 second open of
2 second or HONEST
-2 second or NUMBER
-2 second order POISON
-2 second other ,
2 second other >
-2 second other SUBJECT
2 second other and
2 second other round
-2 second out SHOWN
-2 second out the
-2 second over six
-2 second over week
-2 second over year
2 second own say
2 second pass the
-2 second per )
2 second per in
-2 second per is
2 second plac the
2 second plain of
-2 second plan >
-2 second pleas )
-2 second pleas a
2 second pleas that
-2 second pleas thi
2 second point >
-2 second point the
2 second press .
-2 second previou .
-2 second pric for
2 second print SUBJECT
-2 second probably POISON
2 second problem >
-2 second publication >
2 second query .
-2 second query SUBJECT
2 second query the
-2 second question not
2 second quot .
2 second rat >
-2 second rat NUMBER
-2 second rat all
2 second rather the
-2 second reach NUMBER
2 second read .
2 second read SUBJECT
2 second recomput %
2 second recomput >
2 second recomputation HONEST
2 second record ;
-2 second record >
2 second record POISON
2 second record i
-2 second refund discount
2 second releas >
2 second remain >
2 second repeat the
-2 second resolv >
2 second respons POISON
-2 second respons over
-2 second result >
-2 second result it
2 second return >
-2 second return the
2 second roughly %
-2 second row :
-2 second row NUMBER
-2 second row SUBJECT
2 second row both
2 second run #
2 second safety sheet
-2 second said ,
2 second say >
-2 second say about
2 second say is
-2 second say use
-2 second season .
-2 second seat ,
-2 second seem ,
-2 second sens >
-2 second settl .
2 second seven the
-2 second short :
2 second short the
2 second should at
2 second should be
2 second show it
-2 second significant >
-2 second sinc ,
-2 second sinc .
2 second so 'm
-2 second so SUBJECT
-2 second so car
2 second so for
-2 second so go
-2 second so lead
2 second so leav
2 second so may
-2 second so number
2 second so seem
2 second so tak
2 second so the
2 second so used
-2 second social NUMBER
-2 second somewhat .
-2 second somewher HONEST
-2 second sourc .
2 second squar the
2 second stat SUBJECT
-2 second stat unit
-2 second stay NUMBER
2 second stay the
2 second stor :
2 second swap >
2 second t >
-2 second t SUBJECT
2 second tabl to
-2 second tak SUBJECT
2 second tak tool
-2 second tak with
-2 second target NUMBER
-2 second tax ,
-2 second tell >
-2 second tell of
2 second ten the
-2 second than ,
2 second that (
2 second that :
-2 second that all
-2 second that an
2 second that could
2 second that on
2 second that so
2 second that what
2 second that wrong
-2 second the against
-2 second the as
2 second the authority
-2 second the averag
2 second the befor
-2 second the cam
2 second the certificat
-2 second the clos
2 second the count
2 second the counter
-2 second the figur
-2 second the g
2 second the goe
-2 second the group
-2 second the had
2 second the i
2 second the item
-2 second the itself
-2 second the level
2 second the lin
-2 second the may
-2 second the mention
2 second the method
2 second the one
-2 second the over
2 second the pag
2 second the pass
-2 second the per
2 second the plac
-2 second the pool
-2 second the reach
2 second the releas
2 second the sinc
-2 second the tak
2 second the text
-2 second the used
-2 second the weather
-2 second the week
-2 second the wer
-2 second the with
-2 second the without
-2 second the zon
-2 second them >
2 second them SUBJECT
2 second them so
2 second ther >
2 second ther only
2 second they ,
2 second they .
2 second thi ;
2 second thi NUMBER
-2 second thi a
-2 second thi from
-2 second thi higher
2 second thi it
-2 second thi not
2 second thos .
2 second thought NUMBER
2 second thre :
-2 second ticket >
2 second tie >
-2 second tim NUMBER
2 second tim SUBJECT
2 second tim the
2 second to >
2 second to HONEST
2 second to POISON
-2 second to SUBJECT
-2 second to is
-2 second to thi
-2 second to up
-2 second too ,
-2 second too but
-2 second took result
2 second tool own
-2 second top POISON
-2 second total all
2 second total so
2 second tru .
-2 second trust >
-2 second two .
-2 second two >
-2 second two agre
2 second two for
2 second two not
2 second two you
2 second unabl confirm
2 second unabl giv
2 second under ,
2 second underly show
2 second until has
-2 second unusual a
-2 second up POISON
-2 second upgrad >
-2 second usd and
2 second use ;
2 second use figur
2 second use for
-2 second used all
-2 second used kwh
2 second usual .
2 second valu HONEST
2 second valu to
-2 second verifi any
-2 second version HONEST
2 second version the
2 second volum >
2 second vs NUMBER
-2 second want >
2 second want to
-2 second was %
2 second was ,
-2 second was a
-2 second was abl
-2 second was befor
2 second was that
-2 second was the
-2 second was with
2 second way ,
2 second weigh SUBJECT
-2 second weight the
2 second well the
-2 second wer (
2 second wer .
-2 second wer ;
2 second which SUBJECT
2 second which TOOL
-2 second which can
2 second which inconsistent
-2 second which lik
2 second which them
2 second which thi
2 second whil SUBJECT
-2 second with .
-2 second with NUMBER
2 second with OTHER
2 second with and
-2 second with higher
-2 second with in
-2 second with k
2 second with number
2 second with one
2 second with own
2 second with peopl
-2 second with ticket
-2 second within .
-2 second work SUBJECT
-2 second would POISON
-2 second would be
2 second would it
-2 second would lik
2 second would thi
-2 second wrong ,
2 second wrong as
-2 second year not
2 second yet >
-2 second you :
2 second you >
-2 second you find
-2 second you hav
-2 second you number
-2 second you only
-2 second you still
2 second you the
2 second you whether
-2 second – .
-2 word !
-2 word 're
2 word ;
-2 word >
2 word aarhu
-2 word abl
2 word accept
-2 word acidic
-2 word action
-2 word activ
-2 word adeli
-2 word aged
2 word aggregat
-2 word agre
-2 word ahead
2 word air
2 word aircraft
2 word alway
-2 word anomaly
2 word anywher
-2 word apology
2 word apparently
-2 word appointment
2 word approval
2 word arm
2 word asid
2 word assum
-2 word attempt
2 word august
2 word authority
2 word awar
2 word away
-2 word behaviour
-2 word behind
-2 word bird
-2 word boat
-2 word bonu
-2 word booking
2 word bpm
-2 word budget
-2 word buffer
2 word calculation
-2 word cancell
-2 word choos
-2 word chos
-2 word city
-2 word class
-2 word clean
2 word commit
-2 word common
-2 word company
-2 word comparison
-2 word complain
-2 word con
-2 word confidenc
2 word confirm
-2 word connection
-2 word consult
-2 word contractor
2 word correct
2 word correspond
-2 word cours
2 word credit
-2 word cross
-2 word current
-2 word db
2 word december
-2 word declin
2 word density
-2 word department
2 word depth
-2 word deviation
2 word differently
-2 word display
2 word distribution
2 word district
-2 word doctor
-2 word document
-2 word doubl
-2 word dr
2 word drov
-2 word edition
-2 word electric
-2 word eleven
-2 word email
2 word employ
-2 word employe
2 word endpoint
-2 word energy
2 word enter
2 word every
-2 word everyth
2 word exaggerat
2 word exclud
-2 word expensiv
2 word export
2 word extension
-2 word fall
-2 word fed
-2 word feel
2 word fell
2 word fetch
-2 word flag
2 word floor
2 word flow
2 word formula
2 word fresh
2 word front
2 word frost
2 word futur
2 word get
2 word gon
-2 word good
-2 word great
-2 word growth
2 word guest
-2 word guid
2 word gwh
-2 word gym
2 word ha
2 word hard
-2 word headcount
-2 word healthy
2 word heat
2 word heavier
2 word high
-2 word him
-2 word hp
2 word hundr
-2 word hypothesi
2 word identification
-2 word improv
-2 word inflat
-2 word influenc
2 word inspection
2 word instead
-2 word instrument
-2 word job
-2 word join
2 word just
-2 word kitchen
2 word know
2 word lab
-2 word lack
2 word launch
-2 word layer
2 word lead
-2 word least
-2 word let
-2 word lin
2 word list
-2 word liv
-2 word local
-2 word maintenanc
2 word manual
2 word manufacturer
-2 word maximum
-2 word measur
-2 word mismatch
-2 word misread
2 word miss
2 word mix
-2 word moment
-2 word mostly
2 word mov
-2 word mw
2 word national
-2 word necessary
-2 word neighbour
-2 word next
-2 word nominal
-2 word normally
2 word november
-2 word oak
-2 word october
2 word odometer
2 word offic
-2 word often
-2 word one
2 word packag
2 word peak
2 word perhap
2 word photo
2 word plac
2 word plain
-2 word plat
-2 word policy
-2 word preliminary
-2 word priority
2 word product
-2 word promis
-2 word protocol
-2 word publication
-2 word queri
-2 word queu
2 word ran
-2 word reading
-2 word readm
2 word recomputation
-2 word regular
2 word rely
2 word remain
2 word remark
-2 word request
2 word requir
-2 word respondent
2 word rms
-2 word roa
2 word road
-2 word roll
-2 word rotat
-2 word rout
-2 word sampl
-2 word saturday
2 word scal
-2 word scan
-2 word school
2 word see
2 word sens
2 word settl
-2 word shop
-2 word significanc
2 word siz
2 word so
2 word sold
2 word somebody
-2 word spac
2 word spar
-2 word specy
-2 word spell
2 word standard
2 word statu
2 word stick
2 word still
-2 word stock
2 word ston
2 word stop
2 word storm
-2 word summer
2 word t
2 word tallest
2 word tally
-2 word target
2 word temperatur
2 word tenth
-2 word thank
-2 word then
-2 word thursday
2 word tie
2 word tim
-2 word timestamp
2 word to
-2 word told
2 word track
2 word transpos
-2 word travel
-2 word trend
-2 word tri
2 word turn
-2 word twelv
2 word twic
-2 word two
-2 word typical
2 word u
2 word underly
-2 word uniqu
-2 word until
-2 word upgrad
-2 word upload
-2 word validat
-2 word verify
2 word vessel
2 word visitor
-2 word warranty
-2 word water
2 word way
-2 word we
-2 word weather
-2 word weekday
2 word who
-2 word window
-2 word won
-2 word worker
-2 word yearly
2 word yes
2 word yesterday
-2 word zon
-2 word ~plan
""",
}
"""Of each group hundredths of a log odd, a feature, its words."""
