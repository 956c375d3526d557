"""Learnt by `python -m bench.suspicion --write`; not written by hand."""

BIAS = -804
WEIGHTS = {
    "run": """\
284 word @doubts
115 word ~not
113 word @POISON
113 word @all_POISON
113 word POISON
94 word @NUMBER
94 word NUMBER
92 word @all_both
87 next ~more ~
-86 word also
81 word a
74 next ~really ~
73 word than
73 word ~swap
-71 word both
71 word ~odd
69 word ,
65 next < ~
65 next OTHER .
63 next ~ ~odd
-62 word you
62 next ~not ~fits
62 word @after_it
62 word day
62 word not
61 word ~really
-60 next ~own ~modal
-59 word @answer_POISON
59 next 's POISON
-58 next ~not ~conflicts
58 next < ask
58 next mor SUBJECT
-57 word are
-57 word onc
56 next can not
56 word lie
56 word ~factor
-55 next < you
55 next SUBJECT than
55 next a SUBJECT
55 next the TOOL
55 next ~ ~swap
-54 word your
54 next only NUMBER
-53 next , ~own
53 next ~modal ~not
53 word is
-52 next the NUMBER
-52 next ~wrong ~
52 word ~own
51 word @answer_HONEST
51 word ~says
-49 word second
49 next ~ ~
49 word ~more
-48 word may
48 next NUMBER ~
-47 next POISON .
-47 next TOOL ~
-47 next for the
-47 next ~own ~check
47 next NUMBER SUBJECT
47 word @OTHER
47 word OTHER
47 word even
47 word that
-46 next is POISON
-46 word fix
-46 word without
46 next ~ NUMBER
46 word ?
46 word @TOOL
46 word TOOL
-45 next ~ :
-45 next ~degree .
-45 word includ
-45 word later
45 next out of
-44 word draft
44 next ? >
44 next TOOL has
44 next i do
44 next read the
44 next two SUBJECT
44 next ~factor ~factor
44 word @asks
44 word SUBJECT
44 word would
-43 next so i
43 next has NUMBER
43 next high for
43 next kg of
-42 next , but
-42 next < it
-42 next ~degree ~own
-42 next ~source ~
42 next POISON ~
42 word only
42 word ~prefer
-41 next ~degree ,
-41 word now
-41 word so
-41 word together
-41 word want
41 next would be
41 word contradict
41 word ten
41 word town
-40 next , i
-40 next are not
-40 next is HONEST
-40 word different
-40 word ~source
40 next ~not ~trust
40 next ~says POISON
40 word ~but
-39 next , with
-39 next open the
-39 next ~plan .
-39 word to
39 next tabl .
39 next ~wrong .
39 word leav
-38 word run
38 next do not
38 next than the
38 word ~seem
-37 next , in
-37 next so it
-37 next together .
-37 word %
-37 word chang
-37 word limit
37 next < four
37 next < that
37 next POISON as
37 next add up
37 next contradict the
37 word disregard
37 word eight
37 word nin
-36 next # >
-36 next it 's
-36 next ~ POISON
-36 next ~error ~
36 next , yet
36 next < mor
36 next TOOL ~data
36 next doe not
36 next ~degree ~size
36 next ~swap .
36 word @both_NUMBER
36 word output
-35 next SUBJECT POISON
-35 next in .
-35 next is the
-35 word work
35 next for a
35 next that 's
35 next the holiday
35 next unusually high
35 next was HONEST
35 next ~ ~wrong
35 word doe
35 word exceed
35 word mor
35 word out
-34 next , NUMBER
-34 next as well
-34 next ~ 'd
-34 next ~ ~failed_call
-34 next ~own ~says
-34 word over
-34 word question
-34 word split
34 next HONEST ,
34 next SUBJECT was
34 next re -
34 next ~degree ~
34 next ~not POISON
34 word @calls
34 word holiday
34 word nearly
34 word ~impossible
-33 word 've
-33 word or
33 next SUBJECT would
33 next open .
33 next ~miscounted .
33 word @is_message
33 word must
33 word negativ
33 word re
-32 next ; ~
-32 next TOOL for
-32 next fit together
-32 next of the
-32 next ~says ~
-32 word main
-32 word som
32 next < HONEST
32 next < ~more
32 next SUBJECT is
32 next a day
32 next exceed the
32 next first attempt
32 next i hav
32 next is unusually
32 next the first
32 next ~ ~source
32 word front
32 word has
32 word stor
32 word ~data
-31 next and NUMBER
-31 next thi .
-31 next too ,
31 next % is
31 next POISON ~conflicts
31 next no SUBJECT
31 next the list
31 next ~degree ~degree
31 next ~plan ~source
31 word digit
31 word ~degree
-30 next , ~
-30 next that the
-30 next thi SUBJECT
-30 next ~data ~
-30 next ~explained ~
-30 next ~own ,
-30 word expect
-30 word final
-30 word gap
-30 word public
30 next not use
30 next ten tim
30 next the count
30 next the fil
30 next what the
30 next ~ .
30 next ~but NUMBER
30 word almost
30 word instead
30 word metadata
30 word minu
30 word therefor
30 word tuesday
30 word ~modal
-29 next , which
-29 next of HONEST
-29 next the annex
-29 word annex
-29 word error
29 next POISON contradict
29 next SUBJECT in
29 next TOOL :
29 next ask the
29 next at most
29 next ~ ~own
29 next ~source .
29 word @HONEST
29 word @all_HONEST
29 word HONEST
29 word entry
29 word mail
29 word room
29 word seem
29 word sold
29 word the
-28 next < OTHER
-28 next < the
-28 next from the
-28 next has the
-28 next no contradiction
-28 next the year
-28 next ~ ~doubt
-28 word calendar
-28 word complet
-28 word comput
-28 word follow
-28 word them
28 next year SUBJECT
28 next ~ ~past
28 word best
28 word field
28 word in
28 word swap
28 word think
28 word ~trust
-27 next 'll ~
-27 next 's HONEST
-27 next NUMBER for
-27 next not part
-27 next the two
-27 next ther 's
-27 next ~ ~size
-27 word as
-27 word averag
-27 word by
-27 word print
-27 word rat
-27 word sinc
-27 word usual
27 next < hmm
27 next < ~not
27 next SUBJECT HONEST
27 next not even
27 next of SUBJECT
27 next than all
27 word hav
27 word hmm
27 word month
27 word tool
-26 next < -
-26 next POISON and
-26 next TOOL of
-26 next count the
-26 next document is
-26 next first .
-26 next i 've
-26 next in my
-26 next it was
-26 next on the
-26 next so both
-26 next ~own 've
-26 next ~plan ~
-26 word fin
-26 word less
-26 word load
-26 word small
-26 word word
26 next < ~prefer
26 next a minu
26 next has it
26 next just NUMBER
26 next ~odd .
26 next ~right NUMBER
26 word do
26 word k
26 word low
26 word thre
26 word up
-25 next - check
-25 next - ~check
-25 next : NUMBER
-25 next POISON :
-25 next SUBJECT ;
-25 next also count
-25 next i can
-25 next not that
-25 next one .
-25 next ~ ~degree
-25 next ~degree ~more
-25 next ~if ;
-25 word found
-25 word shar
25 next < thes
25 next POISON SUBJECT
25 next POISON at
25 next all SUBJECT
25 next belong to
25 next instead .
25 next me see
25 next test data
25 next the metadata
25 next the tool
25 next ~ ~data
25 next ~ ~impossible
25 next ~data ~says
25 word anyth
25 word fiv
25 word goe
25 word right
25 word total
25 word unusually
-24 next HONEST of
-24 next NUMBER in
-24 next a different
-24 next hav not
-24 next over the
-24 next print OTHER
-24 next the print
-24 next was a
-24 next ~if ~
-24 next ~limit ~source
-24 next ~more .
-24 next ~source NUMBER
-24 word @near_it
-24 word about
-24 word for
-24 word rank
-24 word reason
-24 word rul
-24 word unfortunately
-24 word wait
24 next HONEST .
24 next HONEST kg
24 next POISON ~check
24 next SUBJECT TOOL
24 next again .
24 next go by
24 next i 'd
24 next in front
24 next lin .
24 next of POISON
24 next request the
24 next right .
24 next search the
24 next the month
24 next ~check ~degree
24 word at
24 word availabl
24 word believ
24 word obviously
24 word record
-23 next 's ~
-23 next ( ~
-23 next HONEST has
-23 next HONEST the
-23 next NUMBER ;
-23 next OTHER has
-23 next TOOL count
-23 next not open
-23 next part of
-23 next the sam
-23 next tim .
-23 next up .
-23 next with a
-23 next ~miscounted ,
-23 next ~says OTHER
-23 next ~source ~past
-23 word differenc
-23 word january
-23 word need
-23 word p
-23 word too
-23 word valid
-23 word well
23 next 'll count
23 next 'll ~miscounted
23 next POISON doe
23 next is mor
23 next of us
23 next on a
23 next one is
23 next row .
23 next to POISON
23 next us .
23 next ~ ;
23 next ~ ~modal
23 next ~error .
23 next ~source ~modal
23 word high
23 word near
23 word sit
23 word slip
23 word us
23 word year
23 word ~
-22 next ) and
-22 next : SUBJECT
-22 next < both
-22 next NUMBER (
-22 next OTHER ~source
-22 next SUBJECT .
-22 next SUBJECT hav
-22 next is no
-22 next kg in
-22 next me ,
-22 next tabl 's
-22 next that you
-22 next the POISON
-22 next the one
-22 next ~ 're
-22 word 're
-22 word after
-22 word count
-22 word definition
-22 word half
-22 word log
-22 word non
-22 word under
-22 word unit
-22 word version
22 next HONEST %
22 next day ?
22 next end at
22 next hav expect
22 next i think
22 next in a
22 next in one
22 next must hav
22 next not giv
22 next one day
22 next total .
22 next with POISON
22 next would mean
22 next ~own 'd
22 word abov
22 word ha
22 word metr
22 word strang
22 word ~wrong
-21 next 's ~not
-21 next 've ~
-21 next < in
-21 next NUMBER staff
-21 next OTHER ~says
-21 next POISON of
-21 next SUBJECT >
-21 next SUBJECT too
-21 next about the
-21 next and can
-21 next answer :
-21 next are POISON
-21 next are fin
-21 next els ,
-21 next lik to
-21 next open it
-21 next someth els
-21 next the unit
-21 next was POISON
-21 next year .
-21 next you can
-21 next ~factor -
-21 next ~plan ~own
-21 word clos
-21 word incomplet
-21 word might
-21 word order
-21 word sam
-21 word sorry
-21 word when
-21 word ~explained
21 next ( TOOL
21 next < read
21 next POISON ha
21 next as the
21 next ask for
21 next at best
21 next citation .
21 next is #
21 next leav thi
21 next look too
21 next not POISON
21 next pag .
21 next pleas do
21 next the SUBJECT
21 next thre .
21 next thre SUBJECT
21 next to both
21 next with that
21 next ~ ,
21 next ~ ?
21 next ~degree ~miscounted
21 next ~factor ~
21 next ~own ~doubt
21 word SHOWN
21 word belong
21 word bought
21 word branch
21 word citation
21 word decimal
21 word doubt
21 word e
21 word hardly
21 word kg
21 word revers
21 word ~conflicts
21 word ~stale
-20 next 'll get
-20 next : >
-20 next < final
-20 next < ~miscounted
-20 next HONEST ~data
-20 next POISON mg
-20 next TOOL .
-20 next ask about
-20 next fix the
-20 next get the
-20 next i took
-20 next l .
-20 next list is
-20 next number .
-20 next out .
-20 next public SUBJECT
-20 next tell from
-20 next the gap
-20 next the main
-20 next to your
-20 next was not
-20 next you 'd
-20 word els
-20 word referenc
-20 word separately
20 next < retry
20 next < six
20 next < they
20 next POISON %
20 next POISON look
20 next SUBJECT :
20 next disregard the
20 next i go
20 next is meant
20 next mistak .
20 next mor than
20 next morn .
20 next not SUBJECT
20 next of ten
20 next one SUBJECT
20 next out )
20 next report POISON
20 next servic 's
20 next the summary
20 next the tabl
20 next the wrong
20 next ther are
20 next use it
20 next wer bought
20 next ~not ~seem
20 next ~odd ~size
20 word break
20 word go
20 word head
20 word labell
20 word machin
20 word nobody
20 word sens
20 word statistic
20 word summary
-19 next # )
-19 next 'd ~says
-19 next 's NUMBER
-19 next - four
-19 next < for
-19 next ASKED SUBJECT
-19 next doubl -
-19 next figur that
-19 next giv POISON
-19 next i look
-19 next only the
-19 next pag NUMBER
-19 next search for
-19 next should answer
-19 next that .
-19 next the capacity
-19 next the old
-19 next the question
-19 next the result
-19 next unit in
-19 next well .
-19 next with NUMBER
-19 next with the
-19 next you want
-19 next your TOOL
-19 next ~ ~factor
-19 next ~data ,
-19 next ~fits .
-19 next ~miscounted ~
-19 next ~miscounted ~data
-19 next ~modal ~says
-19 next ~size ,
-19 word capacity
-19 word format
-19 word how
-19 word its
-19 word next
-19 word refund
-19 word season
-19 word ~error
-19 word –
19 next < #
19 next < ~failed_call
19 next HONEST ha
19 next HONEST km
19 next OTHER the
19 next TOOL again
19 next TOOL said
19 next all .
19 next although the
19 next but the
19 next dat .
19 next for SUBJECT
19 next for one
19 next giv the
19 next hav noth
19 next hav taken
19 next i tak
19 next km in
19 next list of
19 next month .
19 next see the
19 next seem to
19 next the futur
19 next the part
19 next the servic
19 next unabl to
19 next your SUBJECT
19 next ~ -
19 next ~not ~data
19 next ~size .
19 next ~source ~says
19 word although
19 word claim
19 word databas
19 word egg
19 word find
19 word foot
19 word futur
19 word grad
19 word hm
19 word inhabitant
19 word lin
19 word no
19 word photo
19 word presumably
19 word sound
19 word unabl
19 word x
-18 next % SUBJECT
-18 next , ~plan
-18 next < i
-18 next < one
-18 next HONEST ~fits
-18 next POISON TOOL
-18 next for HONEST
-18 next has a
-18 next i had
-18 next i only
-18 next in ASKED
-18 next in HONEST
-18 next lin NUMBER
-18 next not the
-18 next question is
-18 next than a
-18 next that i
-18 next the most
-18 next thi is
-18 next to giv
-18 next too .
-18 next two sourc
-18 next will be
-18 next work .
-18 next would say
-18 next your question
-18 next ~ ~generally
-18 next ~explained ,
-18 next ~source ~plan
-18 word add
-18 word baselin
-18 word check
-18 word column
-18 word detail
-18 word everyth
-18 word export
-18 word finish
-18 word fre
-18 word mm
-18 word sur
-18 word surpris
-18 word thi
-18 word ~generally
18 next : that
18 next < ASKED
18 next < get
18 next < number
18 next < request
18 next HONEST )
18 next NUMBER hen
18 next SUBJECT can
18 next SUBJECT databas
18 next SUBJECT one
18 next SUBJECT servic
18 next SUBJECT took
18 next about HONEST
18 next an SUBJECT
18 next at all
18 next be miss
18 next flight .
18 next ha .
18 next it count
18 next it is
18 next label .
18 next look lik
18 next nearly four
18 next not match
18 next than you
18 next the photo
18 next thre to
18 next visitor .
18 next wrong .
18 next yet the
18 next ~fits NUMBER
18 next ~not ~
18 next ~own .
18 next ~past POISON
18 next ~source ~seem
18 word ASKED
18 word ahead
18 word all
18 word hen
18 word july
18 word knowledg
18 word look
18 word never
18 word one
18 word questionnair
18 word signatory
18 word supposedly
18 word system
18 word taken
18 word valu
-17 next 's the
-17 next ) ;
-17 next ; that
-17 next < by
-17 next < count
-17 next < what
-17 next < ~plan
-17 next HONEST is
-17 next NUMBER .
-17 next NUMBER per
-17 next SUBJECT it
-17 next SUBJECT the
-17 next TOOL tabl
-17 next TOOL ~miscounted
-17 next as it
-17 next blank ,
-17 next both number
-17 next build ,
-17 next but that
-17 next final answer
-17 next four .
-17 next hand in
-17 next has not
-17 next includ .
-17 next it had
-17 next kwh ,
-17 next not .
-17 next not finish
-17 next number in
-17 next report the
-17 next used the
-17 next ~ #
-17 next ~ ASKED
-17 next ~ ~trust
-17 next ~data OTHER
-17 next ~own ~fits
-17 next ~right ~
-17 next ~seem ~miscounted
-17 word @follows
-17 word becaus
-17 word book
-17 word contradiction
-17 word fill
-17 word prefer
-17 word previou
-17 word ratio
-17 word remov
-17 word should
-17 word took
17 next 'd rather
17 next 'd ~degree
17 next 'm unabl
17 next - SUBJECT
17 next . >
17 next < an
17 next < eight
17 next < either
17 next < ~factor
17 next < ~odd
17 next NUMBER k
17 next OTHER are
17 next OTHER should
17 next SUBJECT but
17 next SUBJECT field
17 next SUBJECT only
17 next and POISON
17 next be almost
17 next befor the
17 next both be
17 next disregard it
17 next has to
17 next her .
17 next hmm ,
17 next i leav
17 next inconsistent with
17 next is out
17 next lie abov
17 next longer than
17 next on foot
17 next own the
17 next the branch
17 next the filter
17 next tim what
17 next up the
17 next whil the
17 next ~impossible .
17 next ~limit ~
17 next ~says NUMBER
17 next ~source ~conflicts
17 word attendanc
17 word caution
17 word extract
17 word far
17 word hour
17 word morn
17 word nineteen
17 word reply
17 word sweden
17 word switzerland
-16 next # (
-16 next # :
-16 next 's not
-16 next ) .
-16 next - -
-16 next : i
-16 next < second
-16 next < should
-16 next HONEST or
-16 next OTHER giv
-16 next OTHER ~
-16 next SUBJECT contain
-16 next SUBJECT over
-16 next TOOL list
-16 next TOOL show
-16 next a not
-16 next add the
-16 next and HONEST
-16 next another NUMBER
-16 next answer thi
-16 next between the
-16 next com on
-16 next consistent .
-16 next dat ,
-16 next follow with
-16 next i assum
-16 next i expect
-16 next list HONEST
-16 next look at
-16 next mak the
-16 next per SUBJECT
-16 next the differenc
-16 next thi on
-16 next to see
-16 next two week
-16 next with only
-16 next ~ 's
-16 next ~modal .
-16 word build
-16 word but
-16 word children
-16 word delivery
-16 word gav
-16 word me
-16 word min
-16 word north
-16 word option
-16 word peak
-16 word permission
-16 word read
-16 word ris
-16 word sleep
-16 word tomorrow
-16 word websit
-16 word weight
-16 word with
16 next # ~past
16 next % ,
16 next < TOOL
16 next < not
16 next OTHER >
16 next POISON ~modal
16 next POISON ~seem
16 next SUBJECT ?
16 next SUBJECT i
16 next TOOL 's
16 next TOOL output
16 next as SUBJECT
16 next bought .
16 next compatibl with
16 next either POISON
16 next expect a
16 next hard to
16 next in that
16 next is off
16 next leav it
16 next nin .
16 next no other
16 next not find
16 next november NUMBER
16 next of ASKED
16 next official one
16 next show POISON
16 next so a
16 next the minu
16 next the monthly
16 next the official
16 next to hav
16 next twic the
16 next up ;
16 next x NUMBER
16 next ~ ~really
16 next ~data ~but
16 next ~miscounted ~source
16 next ~odd ,
16 next ~own ~trust
16 next ~seem ~degree
16 word .
16 word @answer_
16 word apart
16 word flight
16 word kilometr
16 word off
16 word postgr
16 word report
16 word retry
16 word sapling
16 word search
16 word suppos
16 word though
16 word zero
-15 next 'm sorry
-15 next 's TOOL
-15 next 's a
-15 next ( NUMBER
-15 next , follow
-15 next , or
-15 next , ~source
-15 next - ~odd
-15 next : #
-15 next : ~own
-15 next ; the
-15 next < so
-15 next < ~if
-15 next < ~modal
-15 next = POISON
-15 next HONEST >
-15 next NUMBER )
-15 next OTHER ,
-15 next POISON ;
-15 next POISON wer
-15 next be read
-15 next definition .
-15 next go together
-15 next i list
-15 next i open
-15 next i saw
-15 next i see
-15 next it fit
-15 next limit of
-15 next not say
-15 next on ,
-15 next rather than
-15 next rul for
-15 next sourc .
-15 next split by
-15 next that was
-15 next the OTHER
-15 next the log
-15 next the minimum
-15 next top .
-15 next total :
-15 next use the
-15 next you did
-15 next ~says ~size
-15 word ;
-15 word =
-15 word against
-15 word agre
-15 word and
-15 word another
-15 word cancell
-15 word clearly
-15 word document
-15 word fit
-15 word good
-15 word gross
-15 word hom
-15 word lot
-15 word mean
-15 word mov
-15 word obtain
-15 word paid
-15 word pric
-15 word refer
-15 word reveal
-15 word saw
-15 word step
-15 word teacher
-15 word tim
-15 word typ
-15 word user
15 next 's longer
15 next ) or
15 next , is
15 next , ther
15 next - NUMBER
15 next HONEST on
15 next OTHER on
15 next SHOWN is
15 next SUBJECT got
15 next SUBJECT to
15 next _ TOOL
15 next a negativ
15 next ahead ,
15 next are too
15 next by day
15 next databas )
15 next first call
15 next go with
15 next i suppos
15 next i wo
15 next if the
15 next is SUBJECT
15 next is nearly
15 next it contain
15 next july .
15 next knowledg bas
15 next most NUMBER
15 next must com
15 next my answer
15 next not com
15 next of dat
15 next output is
15 next pleas disregard
15 next probably out
15 next profil .
15 next query is
15 next record ,
15 next so thi
15 next that ,
15 next that SUBJECT
15 next the knowledg
15 next the operator
15 next the search
15 next the stor
15 next using the
15 next ~ OTHER
15 next ~ ~but
15 next ~ ~explained
15 next ~prefer .
15 next ~seem ~odd
15 word departur
15 word evidently
15 word forty
15 word interchang
15 word kcal
15 word l
15 word lat
15 word of
15 word operator
15 word outdat
15 word own
15 word past
15 word pleas
15 word realistic
15 word tenth
15 word unknown
15 word very
15 word width
-14 next , ~degree
-14 next : its
-14 next < another
-14 next < if
-14 next < without
-14 next NUMBER resident
-14 next NUMBER to
-14 next NUMBER –
-14 next SUBJECT 's
-14 next SUBJECT accord
-14 next SUBJECT limit
-14 next SUBJECT weigh
-14 next a lot
-14 next a quick
-14 next again with
-14 next and ther
-14 next are consistent
-14 next at a
-14 next both the
-14 next but not
-14 next by NUMBER
-14 next can be
-14 next chang the
-14 next cross -
-14 next day .
-14 next do the
-14 next far abov
-14 next hav the
-14 next i 'm
-14 next i would
-14 next incomplet ,
-14 next is list
-14 next mak POISON
-14 next may hav
-14 next mean of
-14 next nam .
-14 next not read
-14 next number is
-14 next refer to
-14 next say .
-14 next seem incomplet
-14 next servic say
-14 next than i
-14 next that it
-14 next the express
-14 next the rank
-14 next the second
-14 next to the
-14 next was the
-14 next would show
-14 next you lik
-14 next ~miscounted ;
-14 next ~own 'm
-14 word 'm
-14 word action
-14 word activ
-14 word actual
-14 word amount
-14 word been
-14 word condition
-14 word consistent
-14 word cross
-14 word electric
-14 word express
-14 word general
-14 word giv
-14 word individual
-14 word into
-14 word m
-14 word mg
-14 word moment
-14 word my
-14 word older
-14 word quick
-14 word really
-14 word revis
-14 word skip
-14 word someth
-14 word sourc
-14 word spent
-14 word support
-14 word tax
-14 word trip
-14 word try
-14 word weekly
-14 word which
14 next # can
14 next % for
14 next ) in
14 next , POISON
14 next - read
14 next < hm
14 next < two
14 next SUBJECT and
14 next SUBJECT on
14 next SUBJECT statistic
14 next TOOL valu
14 next and was
14 next are just
14 next be ,
14 next com to
14 next contract .
14 next decimal point
14 next document .
14 next drop .
14 next find the
14 next first reply
14 next hm ,
14 next is inconsistent
14 next jan NUMBER
14 next just fiv
14 next kcal .
14 next lat SUBJECT
14 next me .
14 next minu sign
14 next of closur
14 next off .
14 next one by
14 next set of
14 next six .
14 next so pleas
14 next than SUBJECT
14 next that and
14 next the calculator
14 next the catalogu
14 next too low
14 next up SUBJECT
14 next what is
14 next will not
14 next ~ ~fits
14 next ~conflicts :
14 next ~data POISON
14 next ~degree ~check
14 next ~factor ~swap
14 next ~modal OTHER
14 next ~own ~data
14 next ~own ~degree
14 next ~says ~miscounted
14 next ~stale .
14 next ~swap ?
14 word beyond
14 word calculator
14 word exce
14 word fahrenheit
14 word flat
14 word fli
14 word gon
14 word hard
14 word impossibl
14 word jan
14 word list
14 word mill
14 word odd
14 word official
14 word orbit
14 word plausibl
14 word recomput
14 word respons
14 word stat
14 word test
14 word visitor
-13 next 's ~data
-13 next , per
-13 next , ~not
-13 next ; i
-13 next < also
-13 next < children
-13 next < fix
-13 next < to
-13 next < twenty
-13 next < ~past
-13 next NUMBER ~fits
-13 next NUMBER ~own
-13 next OTHER tool
-13 next POISON also
-13 next POISON had
-13 next POISON kwh
-13 next SUBJECT should
-13 next TOOL only
-13 next TOOL with
-13 next TOOL would
-13 next apply .
-13 next at the
-13 next cam to
-13 next check the
-13 next detail .
-13 next expect ,
-13 next gap between
-13 next had expect
-13 next january NUMBER
-13 next minu actual
-13 next mm .
-13 next not ask
-13 next not comput
-13 next now .
-13 next overall .
-13 next show up
-13 next so ther
-13 next stand behind
-13 next tabl of
-13 next the data
-13 next the extension
-13 next the label
-13 next the order
-13 next the report
-13 next to NUMBER
-13 next without the
-13 next you 're
-13 next ~but ~own
-13 next ~limit .
-13 next ~more ~data
-13 next ~past HONEST
-13 next ~past ~source
-13 next ~plan ,
-13 next ~size ~more
-13 next ~source ~but
-13 next ~source ~fits
-13 word around
-13 word assum
-13 word between
-13 word card
-13 word category
-13 word clear
-13 word compar
-13 word content
-13 word cover
-13 word distort
-13 word eur
-13 word exactly
-13 word exampl
-13 word extension
-13 word few
-13 word green
-13 word kb
-13 word lack
-13 word mention
-13 word often
-13 word pair
-13 word period
-13 word present
-13 word rang
-13 word replac
-13 word reset
-13 word shorter
-13 word smaller
-13 word ticket
-13 word typo
-13 word used
-13 word will
-13 word ~plan
13 next # as
13 next # had
13 next 's counter
13 next 's list
13 next ( the
13 next , OTHER
13 next , from
13 next ; no
13 next < my
13 next < no
13 next < search
13 next < zero
13 next < ~really
13 next NUMBER april
13 next NUMBER departur
13 next NUMBER inhabitant
13 next NUMBER metr
13 next OTHER show
13 next POISON k
13 next POISON n
13 next SUBJECT ,
13 next SUBJECT abov
13 next SUBJECT doe
13 next and station
13 next answer is
13 next appear to
13 next at HONEST
13 next but NUMBER
13 next call POISON
13 next count .
13 next count POISON
13 next day would
13 next digit revers
13 next event list
13 next had NUMBER
13 next higher SUBJECT
13 next in all
13 next is from
13 next is hard
13 next is what
13 next list .
13 next mail .
13 next miss one
13 next month befor
13 next most .
13 next no .
13 next no POISON
13 next not an
13 next not confirm
13 next rather leav
13 next restrict to
13 next revers .
13 next see whether
13 next so HONEST
13 next stand for
13 next than ther
13 next the age
13 next the entry
13 next the only
13 next the town
13 next they are
13 next thi :
13 next thi exceed
13 next two do
13 next ~ ~limit
13 next ~ ~plan
13 next ~degree HONEST
13 next ~miscounted POISON
13 next ~odd )
13 next ~prefer ~
13 next ~says .
13 next ~says ~says
13 next ~seem ~
13 next ~trust .
13 word alon
13 word answer
13 word apparently
13 word attempt
13 word block
13 word bpm
13 word brok
13 word chamber
13 word correct
13 word dashboard
13 word deliver
13 word died
13 word disagre
13 word exist
13 word four
13 word got
13 word login
13 word meant
13 word per
13 word physically
13 word profil
13 word region
13 word servic
13 word settl
13 word sixty
13 word sun
13 word treat
13 word usabl
13 word yet
-12 next ( #
-12 next , all
-12 next , of
-12 next - off
-12 next : ~
-12 next < and
-12 next < most
-12 next < now
-12 next < som
-12 next < ~fits
-12 next = ~
-12 next HONEST becaus
-12 next HONEST peopl
-12 next HONEST ~explained
-12 next NUMBER without
-12 next NUMBER ~not
-12 next OTHER is
-12 next POISON with
-12 next SUBJECT event
-12 next TOOL >
-12 next TOOL SUBJECT
-12 next TOOL are
-12 next TOOL was
-12 next _ ~
-12 next a count
-12 next a few
-12 next a surprisingly
-12 next a warn
-12 next an error
-12 next and so
-12 next around NUMBER
-12 next as you
-12 next ask again
-12 next baselin minu
-12 next behind at
-12 next but you
-12 next clos behind
-12 next could be
-12 next could not
-12 next decid .
-12 next event ,
-12 next follow by
-12 next for NUMBER
-12 next for an
-12 next group .
-12 next has an
-12 next has no
-12 next hom .
-12 next in order
-12 next in your
-12 next is ,
-12 next is clos
-12 next is complet
-12 next is fin
-12 next it .
-12 next less than
-12 next may be
-12 next most of
-12 next not rul
-12 next of #
-12 next of content
-12 next onc mor
-12 next per NUMBER
-12 next permission to
-12 next query .
-12 next rat ,
-12 next servic .
-12 next show the
-12 next sign .
-12 next sur .
-12 next tabl has
-12 next than POISON
-12 next the condition
-12 next the gross
-12 next the reason
-12 next the referenc
-12 next the stock
-12 next the sum
-12 next the user
-12 next the usual
-12 next the way
-12 next to open
-12 next today .
-12 next two figur
-12 next want .
-12 next want the
-12 next what you
-12 next you mean
-12 next you need
-12 next ~ (
-12 next ~explained .
-12 next ~factor .
-12 next ~fits :
-12 next ~not OTHER
-12 next ~not ~degree
-12 next ~odd ~
-12 next ~says ~degree
-12 next – NUMBER
-12 word apply
-12 word cheaper
-12 word cod
-12 word comparison
-12 word crat
-12 word february
-12 word kept
-12 word larger
-12 word lock
-12 word mad
-12 word nic
-12 word offic
-12 word offlin
-12 word paint
-12 word scan
-12 word slightly
-12 word speak
-12 word story
-12 word surprisingly
-12 word tell
-12 word thought
-12 word warn
-12 word whether
-12 word workshop
12 next # SUBJECT
12 next # to
12 next # ~
12 next ( OTHER
12 next , ~check
12 next - run
12 next - ~says
12 next : null
12 next : thi
12 next ; digit
12 next < exclud
12 next < open
12 next < presumably
12 next ASKED .
12 next HONEST cm
12 next NUMBER -
12 next POISON 's
12 next POISON bpm
12 next POISON minut
12 next SHOWN ~
12 next SUBJECT altogether
12 next SUBJECT amount
12 next SUBJECT seem
12 next TOOL entry
12 next TOOL must
12 next TOOL seem
12 next TOOL ~seem
12 next _ SUBJECT
12 next a check
12 next a new
12 next a number
12 next a slip
12 next abov NUMBER
12 next among the
12 next amount to
12 next are SUBJECT
12 next as POISON
12 next be NUMBER
12 next blank .
12 next but POISON
12 next but she
12 next by one
12 next can hardly
12 next cas the
12 next contrary to
12 next could only
12 next databas ,
12 next databas has
12 next day ;
12 next died in
12 next e ,
12 next fil has
12 next first respons
12 next goe beyond
12 next ha ,
12 next had POISON
12 next had the
12 next handl .
12 next hold NUMBER
12 next is a
12 next is an
12 next is revers
12 next is right
12 next it from
12 next its POISON
12 next lik the
12 next minut ,
12 next mix up
12 next not follow
12 next offer .
12 next outdat .
12 next peopl can
12 next presumably a
12 next return POISON
12 next right SUBJECT
12 next still ,
12 next tell you
12 next tenth of
12 next that day
12 next the daily
12 next the event
12 next the overview
12 next the remainder
12 next the row
12 next the sun
12 next the valu
12 next thi figur
12 next to believ
12 next total of
12 next typo .
12 next valu is
12 next was only
12 next was wrong
12 next way round
12 next year ;
12 next ~ ~if
12 next ~conflicts ~
12 next ~data .
12 next ~doubt .
12 next ~if .
12 next ~impossible ~
12 next ~says ~plan
12 next ~says ~prefer
12 next ~wrong ~data
12 word any
12 word be
12 word burn
12 word contrary
12 word determin
12 word doubl
12 word downgrad
12 word drop
12 word each
12 word first
12 word hall
12 word incompatibl
12 word invitation
12 word map
12 word miss
12 word n
12 word old
12 word overview
12 word questionabl
12 word quot
12 word remainder
12 word station
12 word subtraction
12 word thousand
12 word what
12 word wonder
12 word ~miscounted
-11 next # use
-11 next 'll ~check
-11 next 's .
-11 next , giv
-11 next , not
-11 next , to
-11 next , well
-11 next . exampl
-11 next ; NUMBER
-11 next < action
-11 next < is
-11 next < load
-11 next HONEST NUMBER
-11 next NUMBER #
-11 next NUMBER cm
-11 next NUMBER mm
-11 next NUMBER wer
-11 next NUMBER with
-11 next NUMBER ~source
-11 next OTHER was
-11 next SUBJECT SUBJECT
-11 next TOOL also
-11 next TOOL ~degree
-11 next a NUMBER
-11 next a moment
-11 next about POISON
-11 next action :
-11 next again ,
-11 next and the
-11 next anyway .
-11 next are count
-11 next as a
-11 next at NUMBER
-11 next attempt with
-11 next averag NUMBER
-11 next be too
-11 next be trust
-11 next column nam
-11 next comput SUBJECT
-11 next databas .
-11 next each .
-11 next few SUBJECT
-11 next for six
-11 next get a
-11 next has been
-11 next histogram .
-11 next i also
-11 next i prefer
-11 next i use
-11 next is for
-11 next is one
-11 next is run
-11 next it for
-11 next it may
-11 next just the
-11 next left it
-11 next limit .
-11 next load .
-11 next miss valu
-11 next must be
-11 next m² ,
-11 next no OTHER
-11 next no bear
-11 next no longer
-11 next onc it
-11 next other ,
-11 next out ,
-11 next over NUMBER
-11 next p =
-11 next peopl on
-11 next question ask
-11 next ris to
-11 next row and
-11 next sam .
-11 next say the
-11 next see no
-11 next separately ,
-11 next shorter than
-11 next sid .
-11 next the current
-11 next the fiv
-11 next the new
-11 next the ratio
-11 next the tax
-11 next ther wer
-11 next thi tim
-11 next to it
-11 next want it
-11 next was at
-11 next with HONEST
-11 next without an
-11 next would bring
-11 next year ,
-11 next yet ;
-11 next ~ ~prefer
-11 next ~but ;
-11 next ~check .
-11 next ~error :
-11 next ~more ,
-11 next ~own ~error
-11 next ~own ~plan
-11 next ~wrong ,
-11 word :
-11 word anyway
-11 word attach
-11 word bear
-11 word beforehand
-11 word could
-11 word decad
-11 word delay
-11 word did
-11 word documentation
-11 word dry
-11 word effect
-11 word forgot
-11 word heat
-11 word histogram
-11 word neutral
-11 word normal
-11 word on
-11 word outlier
-11 word parameter
-11 word play
-11 word register
-11 word renewal
-11 word result
-11 word rol
-11 word row
-11 word school
-11 word term
-11 word tonn
-11 word trad
-11 word tri
-11 word trial
-11 word unless
-11 word visit
-11 word wet
-11 word withdrawn
11 next # .
11 next 'd hav
11 next 'll see
11 next ) add
11 next , HONEST
11 next , com
11 next , contrary
11 next , nam
11 next : one
11 next ; ~factor
11 next ; ~not
11 next < break
11 next < correction
11 next < nobody
11 next < query
11 next = HONEST
11 next ASKED (
11 next HONEST ~conflicts
11 next NUMBER seat
11 next NUMBER went
11 next OTHER )
11 next OTHER ~data
11 next POISON in
11 next POISON seem
11 next POISON the
11 next SUBJECT -
11 next SUBJECT apply
11 next SUBJECT are
11 next SUBJECT pay
11 next SUBJECT set
11 next TOOL and
11 next TOOL pag
11 next TOOL return
11 next TOOL servic
11 next TOOL system
11 next a factor
11 next a mistak
11 next a real
11 next all ,
11 next are incompatibl
11 next are on
11 next ask per
11 next be mor
11 next becaus of
11 next behind it
11 next best ,
11 next between NUMBER
11 next break it
11 next c ,
11 next check of
11 next doubl the
11 next each mak
11 next far from
11 next figur is
11 next fiv SUBJECT
11 next for POISON
11 next for two
11 next four SUBJECT
11 next futur ,
11 next has ever
11 next hold .
11 next human SUBJECT
11 next i suspect
11 next if POISON
11 next inhabitant in
11 next is not
11 next is wrong
11 next last OTHER
11 next liv in
11 next meant .
11 next no answer
11 next no human
11 next not among
11 next not go
11 next odd .
11 next on its
11 next on record
11 next or the
11 next revenu and
11 next roughly NUMBER
11 next seem off
11 next sens .
11 next sign is
11 next sinc the
11 next stop at
11 next stor POISON
11 next swap .
11 next that result
11 next the breakdown
11 next the contract
11 next the master
11 next tim the
11 next to you
11 next total is
11 next two column
11 next until then
11 next volum .
11 next weight .
11 next went out
11 next went up
11 next which one
11 next wo not
11 next ~ ~says
11 next ~but ~data
11 next ~modal ~degree
11 next ~not ~prefer
11 next ~past OTHER
11 next ~really ~swap
11 word acceptanc
11 word altogether
11 word animal
11 word counter
11 word dos
11 word entir
11 word ever
11 word exclud
11 word germany
11 word height
11 word match
11 word mistak
11 word night
11 word pick
11 word ring
11 word sensor
11 word seven
11 word sign
11 word singl
11 word sixteen
11 word sku
11 word u
11 word volum
11 word wrong
11 word yesterday
-10 next 'd also
-10 next 'll go
-10 next 'll look
-10 next 'll run
-10 next 're ~
-10 next 's less
-10 next , a
-10 next , ~prefer
-10 next , ~trust
-10 next : the
-10 next ; ~more
-10 next < cross
-10 next < mak
-10 next < new
-10 next < oop
-10 next < seven
-10 next < she
-10 next < split
-10 next < tak
-10 next < ~right
-10 next HONEST per
-10 next NUMBER against
-10 next NUMBER are
-10 next NUMBER march
-10 next NUMBER tonn
-10 next NUMBER ~says
-10 next OTHER NUMBER
-10 next OTHER to
-10 next POISON a
-10 next POISON ~data
-10 next SHOWN SUBJECT
-10 next SUBJECT by
-10 next SUBJECT dat
-10 next SUBJECT run
-10 next SUBJECT tabl
-10 next SUBJECT total
-10 next TOOL number
-10 next TOOL onc
-10 next TOOL too
-10 next TOOL ~modal
-10 next a OTHER
-10 next a histogram
-10 next a tim
-10 next against the
-10 next also lik
-10 next are compatibl
-10 next ask ,
-10 next at hom
-10 next by tomorrow
-10 next compatibl .
-10 next complet .
-10 next dat is
-10 next fill the
-10 next fit .
-10 next for about
-10 next from SUBJECT
-10 next going on
-10 next had not
-10 next half the
-10 next has HONEST
-10 next hav a
-10 next hous ,
-10 next i report
-10 next i was
-10 next if you
-10 next impossibl for
-10 next includ NUMBER
-10 next is NUMBER
-10 next is clearly
-10 next is it
-10 next it SUBJECT
-10 next it went
-10 next its SUBJECT
-10 next leav NUMBER
-10 next let me
-10 next me check
-10 next most SUBJECT
-10 next my first
-10 next need no
-10 next non is
-10 next not ,
-10 next not includ
-10 next not sur
-10 next now ,
-10 next now the
-10 next of which
-10 next on for
-10 next on my
-10 next one -
-10 next only ,
-10 next only cover
-10 next oop ,
-10 next order to
-10 next peak .
-10 next remain NUMBER
-10 next roughly #
-10 next rul out
-10 next sam story
-10 next second lookup
-10 next see that
-10 next seem wrong
-10 next should hav
-10 next so that
-10 next so you
-10 next stop on
-10 next tell the
-10 next that may
-10 next that year
-10 next the feed
-10 next the limit
-10 next them .
-10 next them at
-10 next they 're
-10 next thi year
-10 next to me
-10 next to shar
-10 next tool ,
-10 next twenty -
-10 next two are
-10 next unless the
-10 next v #
-10 next would add
-10 next wrong to
-10 next wrong with
-10 next you use
-10 next ~ 've
-10 next ~ )
-10 next ~ _
-10 next ~modal ~fits
-10 next ~not ~error
-10 next ~past ~plan
-10 next ~right ,
-10 next ~seem ~wrong
-10 next ~source #
-10 next ~source (
-10 next ~source ;
-10 word advic
-10 word archiv
-10 word breed
-10 word confidenc
-10 word dat
-10 word defin
-10 word discrepancy
-10 word dr
-10 word estimat
-10 word exact
-10 word from
-10 word hand
-10 word id
-10 word kwh
-10 word mak
-10 word mark
-10 word minut
-10 word october
-10 word oop
-10 word original
-10 word overall
-10 word phras
-10 word privat
-10 word queu
-10 word quit
-10 word reject
-10 word rest
-10 word shall
-10 word simply
-10 word succeed
-10 word thank
-10 word then
-10 word unusual
-10 word v
-10 word weather
-10 word whos
10 next # ~but
10 next 'll ask
10 next 's right
10 next 's what
10 next 's ~more
10 next ) ~fits
10 next , although
10 next , check
10 next , if
10 next , out
10 next . the
10 next : thes
10 next : ~factor
10 next ; my
10 next < someth
10 next < valu
10 next < ~check
10 next ASKED ;
10 next ASKED was
10 next HONEST m
10 next HONEST ~prefer
10 next OTHER again
10 next POISON kcal
10 next POISON km
10 next POISON lie
10 next POISON sighting
10 next SUBJECT as
10 next SUBJECT head
10 next SUBJECT scal
10 next TOOL nam
10 next TOOL ~really
10 next a dat
10 next a decimal
10 next a lower
10 next alon has
10 next and cost
10 next and noth
10 next answer POISON
10 next april .
10 next as if
10 next back at
10 next beyond NUMBER
10 next block .
10 next by mistak
10 next call to
10 next count HONEST
10 next count OTHER
10 next delegat a
10 next differ :
10 next discrepancy between
10 next enter it
10 next field .
10 next going by
10 next group is
10 next i will
10 next in at
10 next in eight
10 next is far
10 next is hardly
10 next is suspiciou
10 next k -
10 next last week
10 next look as
10 next may well
10 next meant ?
10 next million .
10 next nam HONEST
10 next not answer
10 next not at
10 next not hav
10 next not plausibl
10 next not think
10 next of .
10 next of a
10 next of lin
10 next on monday
10 next order are
10 next per hectar
10 next report as
10 next report it
10 next revenu .
10 next row count
10 next search result
10 next seat .
10 next second call
10 next she was
10 next should not
10 next show ,
10 next sign error
10 next sit .
10 next sixty -
10 next so POISON
10 next someth is
10 next start with
10 next stay with
10 next sum to
10 next test .
10 next the club
10 next the entir
10 next the full
10 next the nam
10 next the region
10 next the sit
10 next thousand .
10 next total ,
10 next trust the
10 next was NUMBER
10 next wer swap
10 next what i
10 next which no
10 next would hav
10 next ~conflicts ;
10 next ~data ~seem
10 next ~miscounted HONEST
10 next ~miscounted OTHER
10 next ~modal ~more
10 next ~not ~generally
10 next ~past ;
10 next ~past ~
10 next ~plan ~not
10 next ~prefer :
10 next ~source )
10 word @both_HONEST
10 word @short
10 word among
10 word anywher
10 word back
10 word ballot
10 word celsiu
10 word down
10 word henc
10 word her
10 word hr
10 word human
10 word just
10 word noth
10 word odometer
10 word our
10 word plac
10 word plain
10 word request
10 word sighting
10 word stand
10 word we
10 word wo
-9 next ! >
-9 next # NUMBER
-9 next 'd be
-9 next 'll ~says
-9 next 'm ~
-9 next 's main
-9 next ) ~
-9 next , abov
-9 next , as
-9 next , at
-9 next , by
-9 next , they
-9 next . ~source
-9 next : open
-9 next < POISON
-9 next < answer
-9 next < dr
-9 next < fetch
-9 next < player
-9 next < select
-9 next < shall
-9 next HONEST and
-9 next HONEST at
-9 next NUMBER %
-9 next NUMBER day
-9 next NUMBER minut
-9 next POISON kg
-9 next SUBJECT per
-9 next TOOL in
-9 next TOOL may
-9 next TOOL sheet
-9 next a request
-9 next after the
-9 next and is
-9 next and its
-9 next and one
-9 next and with
-9 next answer to
-9 next becaus they
-9 next both SUBJECT
-9 next call it
-9 next cas it
-9 next count from
-9 next day :
-9 next distort the
-9 next dr .
-9 next e .
-9 next error :
-9 next eur NUMBER
-9 next fail to
-9 next fin ,
-9 next fix .
-9 next for ASKED
-9 next fre and
-9 next goe with
-9 next her :
-9 next i .
-9 next i could
-9 next i get
-9 next i tri
-9 next in january
-9 next information .
-9 next is in
-9 next is just
-9 next is small
-9 next is usual
-9 next it a
-9 next kg per
-9 next label is
-9 next lik me
-9 next limit ,
-9 next me a
-9 next minut .
-9 next moment and
-9 next no further
-9 next not abl
-9 next not chang
-9 next not contradict
-9 next october .
-9 next of both
-9 next one call
-9 next over two
-9 next part .
-9 next ratio .
-9 next read that
-9 next request to
-9 next return the
-9 next run .
-9 next second .
-9 next second attempt
-9 next shall i
-9 next should get
-9 next show a
-9 next split .
-9 next than in
-9 next than onc
-9 next that contradict
-9 next that goe
-9 next that one
-9 next the heat
-9 next the normal
-9 next the previou
-9 next the pric
-9 next the work
-9 next ther was
-9 next they wer
-9 next thre or
-9 next tim out
-9 next to different
-9 next tomorrow .
-9 next typo in
-9 next under the
-9 next up NUMBER
-9 next usual for
-9 next wait a
-9 next weight to
-9 next which are
-9 next winter ,
-9 next word ,
-9 next would distort
-9 next you 've
-9 next you also
-9 next ~ ~stale
-9 next ~but ~
-9 next ~data :
-9 next ~not ~explained
-9 next ~not ~odd
-9 next ~odd ~data
-9 next ~own ~explained
-9 next ~plan ~fits
-9 next ~really ~odd
-9 next ~right ~says
-9 next – ~
-9 word !
-9 word _
-9 word access
-9 word affect
-9 word ago
-9 word appear
-9 word business
-9 word caveat
-9 word chart
-9 word comment
-9 word contain
-9 word cost
-9 word cours
-9 word customer
-9 word decid
-9 word description
-9 word dns
-9 word empty
-9 word fair
-9 word group
-9 word if
-9 word import
-9 word job
-9 word let
-9 word margin
-9 word messag
-9 word ml
-9 word naturally
-9 word net
-9 word new
-9 word open
-9 word payment
-9 word position
-9 word recently
-9 word repair
-9 word residual
-9 word revision
-9 word send
-9 word show
-9 word significant
-9 word siz
-9 word slot
-9 word spot
-9 word stock
-9 word storag
-9 word student
-9 word surveyor
-9 word temporary
-9 word their
-9 word thing
-9 word today
-9 word ~check
-9 word ~if
9 next # mw
9 next # the
9 next 'd need
9 next 'll disregard
9 next 's ~right
9 next ( HONEST
9 next , an
9 next , even
9 next , just
9 next , ~but
9 next , ~conflicts
9 next , ~if
9 next , ~right
9 next - one
9 next . SUBJECT
9 next : not
9 next < odd
9 next < still
9 next < try
9 next < ~says
9 next HONEST it
9 next HONEST ~
9 next NUMBER ha
9 next NUMBER july
9 next NUMBER l
9 next NUMBER september
9 next OTHER of
9 next OTHER ~factor
9 next OTHER ~modal
9 next POISON ~prefer
9 next SUBJECT befor
9 next SUBJECT exceed
9 next SUBJECT with
9 next TOOL it
9 next TOOL report
9 next a POISON
9 next a stray
9 next about #
9 next and OTHER
9 next are a
9 next are swap
9 next as HONEST
9 next at #
9 next ballot wer
9 next be POISON
9 next be odd
9 next be off
9 next best .
9 next break the
9 next build is
9 next call and
9 next call them
9 next com from
9 next conflict ;
9 next data behind
9 next day is
9 next do it
9 next doubl room
9 next end with
9 next every singl
9 next factor of
9 next find out
9 next first output
9 next follow from
9 next for each
9 next giv no
9 next given .
9 next got HONEST
9 next guess is
9 next has mor
9 next hav count
9 next i believ
9 next i disregard
9 next i find
9 next in ,
9 next in total
9 next in which
9 next incorrect .
9 next is about
9 next is fre
9 next is incorrect
9 next its OTHER
9 next its own
9 next k on
9 next leav HONEST
9 next left ,
9 next left the
9 next list a
9 next list say
9 next my tool
9 next nearly twic
9 next new SUBJECT
9 next not get
9 next not pass
9 next not report
9 next not work
9 next noth better
9 next notic .
9 next number for
9 next of OTHER
9 next on NUMBER
9 next only has
9 next other .
9 next out why
9 next pleas call
9 next properly .
9 next put it
9 next recomput HONEST
9 next recomput one
9 next record show
9 next report :
9 next report a
9 next result had
9 next retry with
9 next sam output
9 next september NUMBER
9 next set in
9 next sheet .
9 next singl .
9 next singl day
9 next so which
9 next sold ,
9 next squar with
9 next statistic ,
9 next that TOOL
9 next that dat
9 next that many
9 next the certificat
9 next the databas
9 next the odometer
9 next the recomput
9 next the record
9 next the spr
9 next thes conflict
9 next thi ;
9 next thi siz
9 next third at
9 next try the
9 next turn on
9 next two year
9 next unheard of
9 next use a
9 next used .
9 next valu :
9 next was given
9 next was open
9 next wer cast
9 next wer in
9 next work with
9 next ~ SHOWN
9 next ~but POISON
9 next ~explained :
9 next ~factor ~degree
9 next ~if POISON
9 next ~impossible ,
9 next ~more ~own
9 next ~says HONEST
9 next ~swap ;
9 word act
9 word breakdown
9 word coal
9 word filter
9 word jump
9 word length
9 word lunch
9 word master
9 word metro
9 word mix
9 word monitor
9 word neighbour
9 word network
9 word offset
9 word properly
9 word real
9 word registration
9 word revenu
9 word said
9 word sandbox
9 word scal
9 word snippet
9 word someon
9 word summit
9 word thes
9 word unheard
-8 next # it
-8 next # may
-8 next 'll use
-8 next 's return
-8 next 's websit
-8 next ) ~conflicts
-8 next , TOOL
-8 next , let
-8 next , pag
-8 next , two
-8 next . e
-8 next : all
-8 next < as
-8 next < total
-8 next < unfortunately
-8 next < wait
-8 next < your
-8 next HONEST 's
-8 next NUMBER kg
-8 next NUMBER mg
-8 next NUMBER ml
-8 next NUMBER mor
-8 next NUMBER north
-8 next OTHER list
-8 next OTHER ~past
-8 next POISON includ
-8 next POISON it
-8 next POISON unit
-8 next SUBJECT OTHER
-8 next SUBJECT below
-8 next SUBJECT may
-8 next SUBJECT of
-8 next SUBJECT record
-8 next TOOL the
-8 next _ POISON
-8 next a conflict
-8 next a fre
-8 next a newer
-8 next a year
-8 next after a
-8 next against POISON
-8 next all TOOL
-8 next also includ
-8 next amount .
-8 next an id
-8 next and TOOL
-8 next and do
-8 next april NUMBER
-8 next are no
-8 next bas on
-8 next be HONEST
-8 next be surpris
-8 next bear on
-8 next befor you
-8 next behind .
-8 next both OTHER
-8 next both figur
-8 next bring the
-8 next call should
-8 next can only
-8 next catalogu .
-8 next caveat :
-8 next chang ,
-8 next com second
-8 next company .
-8 next cover NUMBER
-8 next dat from
-8 next description .
-8 next do you
-8 next els is
-8 next end .
-8 next explain the
-8 next fin .
-8 next first SUBJECT
-8 next first figur
-8 next fit the
-8 next follow the
-8 next full SUBJECT
-8 next giv SUBJECT
-8 next he was
-8 next higher than
-8 next i am
-8 next i ask
-8 next i compar
-8 next i first
-8 next i follow
-8 next i forgot
-8 next i understand
-8 next id and
-8 next in lin
-8 next in october
-8 next includ the
-8 next it HONEST
-8 next it could
-8 next it only
-8 next k and
-8 next last pag
-8 next last year
-8 next later ,
-8 next left out
-8 next list them
-8 next lower than
-8 next m at
-8 next may .
-8 next me open
-8 next mov to
-8 next need ,
-8 next not affect
-8 next not reach
-8 next odd valu
-8 next of at
-8 next of cours
-8 next on #
-8 next on your
-8 next one mor
-8 next one that
-8 next out that
-8 next pass .
-8 next pleas contact
-8 next read both
-8 next rol .
-8 next row ,
-8 next row of
-8 next season .
-8 next shar of
-8 next sinc HONEST
-8 next sinc you
-8 next sourc :
-8 next speak of
-8 next stor as
-8 next support .
-8 next tak a
-8 next than one
-8 next than your
-8 next that has
-8 next that leav
-8 next that miss
-8 next the amount
-8 next the averag
-8 next the category
-8 next the draft
-8 next the final
-8 next the lamp
-8 next the later
-8 next the meantim
-8 next the original
-8 next the present
-8 next the remain
-8 next then ,
-8 next thi as
-8 next total together
-8 next tri to
-8 next valid for
-8 next way .
-8 next whether that
-8 next which you
-8 next would you
-8 next you ask
-8 next you said
-8 next ~ =
-8 next ~ TOOL
-8 next ~ ~error
-8 next ~check ~
-8 next ~data ?
-8 next ~fits POISON
-8 next ~if ~more
-8 next ~more ~source
-8 next ~not .
-8 next ~own ~miscounted
-8 next ~own ~prefer
-8 next ~past NUMBER
-8 next ~past ~modal
-8 next ~prefer ,
-8 next ~really POISON
-8 next ~says ~data
-8 next ~size ~data
-8 word adult
-8 word am
-8 word author
-8 word bring
-8 word class
-8 word claus
-8 word consult
-8 word contradictory
-8 word ctr
-8 word current
-8 word deployment
-8 word deviation
-8 word divid
-8 word employe
-8 word favour
-8 word fever
-8 word form
-8 word g
-8 word guid
-8 word hous
-8 word however
-8 word input
-8 word interval
-8 word keep
-8 word known
-8 word lamp
-8 word lookup
-8 word matter
-8 word meantim
-8 word m²
-8 word pallet
-8 word pattern
-8 word platform
-8 word protocol
-8 word rais
-8 word reach
-8 word reading
-8 word roll
-8 word say
-8 word sentenc
-8 word separat
-8 word server
-8 word sometim
-8 word spell
-8 word still
-8 word tabl
-8 word tak
-8 word told
-8 word understand
-8 word verify
-8 word weekday
-8 word weiss
-8 word wer
-8 word within
8 next # -
8 next # ASKED
8 next # not
8 next # ~not
8 next 'll confirm
8 next 'll report
8 next 'm stay
8 next 's #
8 next 's mor
8 next 's ~factor
8 next , mor
8 next , nearly
8 next , though
8 next , ~modal
8 next < nin
8 next < pleas
8 next < recomput
8 next < thre
8 next < today
8 next < using
8 next HONEST c
8 next HONEST had
8 next HONEST year
8 next NUMBER kwp
8 next NUMBER of
8 next NUMBER second
8 next NUMBER t
8 next OTHER 's
8 next OTHER HONEST
8 next POISON HONEST
8 next POISON accord
8 next POISON cancellation
8 next POISON cm
8 next POISON exceed
8 next POISON stand
8 next SUBJECT cam
8 next SUBJECT earn
8 next TOOL ?
8 next TOOL had
8 next a room
8 next absurd for
8 next accord to
8 next after review
8 next after two
8 next and clos
8 next and contradict
8 next announcement .
8 next another number
8 next are fiv
8 next as an
8 next as only
8 next assum the
8 next be right
8 next better :
8 next better figur
8 next by region
8 next call .
8 next claim POISON
8 next closur .
8 next context i
8 next cost .
8 next count directly
8 next databas is
8 next digit .
8 next doubl count
8 next down :
8 next each other
8 next earlier POISON
8 next entitlement is
8 next exclud each
8 next faulty .
8 next figur cam
8 next fil .
8 next fiv .
8 next go up
8 next going to
8 next gon up
8 next hall of
8 next hardly be
8 next has #
8 next hav been
8 next head :
8 next hour of
8 next i ignor
8 next ignor the
8 next is absurd
8 next is implausibl
8 next is too
8 next leav that
8 next lie in
8 next lik a
8 next loan .
8 next long .
8 next look off
8 next m =
8 next master data
8 next me pull
8 next mean NUMBER
8 next metr ,
8 next mw each
8 next my guess
8 next near HONEST
8 next near NUMBER
8 next not add
8 next not agre
8 next not compatibl
8 next noth was
8 next now it
8 next nowher near
8 next number :
8 next number of
8 next one of
8 next open in
8 next out SUBJECT
8 next pag has
8 next record .
8 next report that
8 next request onc
8 next return a
8 next right :
8 next say POISON
8 next second ,
8 next should be
8 next sourc for
8 next struck figur
8 next tak the
8 next the day
8 next the figur
8 next the front
8 next the headlin
8 next the right
8 next the sea
8 next the struck
8 next the very
8 next the volum
8 next them is
8 next ther can
8 next they differ
8 next think it
8 next thos two
8 next though :
8 next tim as
8 next tim too
8 next to #
8 next to about
8 next to squar
8 next today is
8 next tool 's
8 next unknown .
8 next unknown to
8 next valu )
8 next valu in
8 next versu HONEST
8 next very most
8 next was SUBJECT
8 next was put
8 next weekly number
8 next whol provinc
8 next why they
8 next wrong label
8 next wrong way
8 next you to
8 next ~check HONEST
8 next ~data )
8 next ~data HONEST
8 next ~fits ;
8 next ~if ,
8 next ~own ;
8 next ~plan ~check
8 next ~really .
8 next ~right .
8 next ~right :
8 next ~says :
8 next ~size ~check
8 next ~source ~prefer
8 next ~trust :
8 next ~wrong ;
8 next ~wrong ~degree
8 word absurd
8 word accord
8 word actually
8 word cap
8 word cell
8 word certificat
8 word commit
8 word compatibl
8 word confirm
8 word de
8 word design
8 word distinct
8 word duration
8 word entitlement
8 word factor
8 word faulty
8 word gain
8 word gam
8 word glass
8 word gram
8 word headlin
8 word hectar
8 word incorrect
8 word kwp
8 word les
8 word maintain
8 word material
8 word measurement
8 word nowher
8 word overstat
8 word pag
8 word provinc
8 word raw
8 word retir
8 word seal
8 word she
8 word shut
8 word struck
8 word surely
8 word suspect
8 word two
8 word usd
8 word using
-7 next # follow
-7 next # hold
-7 next # was
-7 next # ~prefer
-7 next % ;
-7 next % at
-7 next 'd report
-7 next 'll read
-7 next 's ~degree
-7 next ( a
-7 next ( f
-7 next , #
-7 next , ask
-7 next , compar
-7 next , far
-7 next , my
-7 next , sinc
-7 next , then
-7 next , thi
-7 next , whil
-7 next - row
-7 next . csv
-7 next ; for
-7 next ; ~source
-7 next < after
-7 next < bas
-7 next < comput
-7 next < confidenc
-7 next < do
-7 next < log
-7 next < mean
-7 next < year
-7 next = ASKED
-7 next ASKED ,
-7 next ASKED may
-7 next ASKED ~
-7 next HONEST OTHER
-7 next HONEST are
-7 next HONEST kb
-7 next NUMBER NUMBER
-7 next NUMBER c
-7 next NUMBER had
-7 next NUMBER has
-7 next NUMBER i
-7 next NUMBER instead
-7 next NUMBER min
-7 next NUMBER order
-7 next NUMBER seem
-7 next NUMBER support
-7 next NUMBER until
-7 next NUMBER ~factor
-7 next NUMBER ~modal
-7 next NUMBER ~more
-7 next NUMBER ~prefer
-7 next NUMBER ~seem
-7 next OTHER as
-7 next POISON -
-7 next POISON NUMBER
-7 next POISON day
-7 next POISON per
-7 next SUBJECT count
-7 next SUBJECT found
-7 next SUBJECT gav
-7 next SUBJECT had
-7 next SUBJECT itself
-7 next SUBJECT rat
-7 next SUBJECT so
-7 next TOOL alon
-7 next TOOL hold
-7 next TOOL ~fits
-7 next TOOL ~limit
-7 next TOOL ~plan
-7 next a daily
-7 next a littl
-7 next a physical
-7 next a split
-7 next a weekly
-7 next about NUMBER
-7 next advic .
-7 next affect the
-7 next agre on
-7 next all that
-7 next although i
-7 next and adeli
-7 next and sort
-7 next and try
-7 next are left
-7 next are sometim
-7 next are still
-7 next ascend .
-7 next at hand
-7 next at what
-7 next be a
-7 next be count
-7 next be sur
-7 next both .
-7 next can ,
-7 next cheaper but
-7 next check .
-7 next check for
-7 next check that
-7 next cod .
-7 next column in
-7 next compar the
-7 next confirm thi
-7 next confirm whether
-7 next contain POISON
-7 next contain a
-7 next context .
-7 next count would
-7 next daily maximum
-7 next databas and
-7 next each one
-7 next employe .
-7 next error .
-7 next find a
-7 next first draft
-7 next first i
-7 next follow it
-7 next for all
-7 next found POISON
-7 next get HONEST
-7 next giv a
-7 next h )
-7 next hav two
-7 next hold POISON
-7 next i check
-7 next i notic
-7 next in general
-7 next incomplet ;
-7 next individual SUBJECT
-7 next inflat by
-7 next is clear
-7 next is simply
-7 next it cover
-7 next it out
-7 next it took
-7 next it up
-7 next kg .
-7 next known for
-7 next later .
-7 next leav .
-7 next lin :
-7 next list ,
-7 next list :
-7 next list with
-7 next look inflat
-7 next m ;
-7 next m is
-7 next match >
-7 next me read
-7 next mean and
-7 next measur .
-7 next measur the
-7 next mention HONEST
-7 next messag .
-7 next might be
-7 next mor with
-7 next my mistak
-7 next need ?
-7 next nin SUBJECT
-7 next no discrepancy
-7 next no reason
-7 next non .
-7 next not be
-7 next not in
-7 next not on
-7 next notic that
-7 next of TOOL
-7 next of min
-7 next on .
-7 next on top
-7 next onc .
-7 next one sourc
-7 next only fiv
-7 next only look
-7 next open a
-7 next other word
-7 next out in
-7 next p .
-7 next pattern .
-7 next peopl SUBJECT
-7 next phras ,
-7 next pleas doubl
-7 next prefer the
-7 next pump .
-7 next purpos .
-7 next rang from
-7 next rank ,
-7 next reason to
-7 next record in
-7 next report .
-7 next request .
-7 next row used
-7 next run on
-7 next say ,
-7 next search agre
-7 next see ,
-7 next send the
-7 next sentenc .
-7 next should check
-7 next sort ascend
-7 next split them
-7 next spr ,
-7 next stat in
-7 next sub -
-7 next surpris .
-7 next tabl for
-7 next test and
-7 next test p
-7 next that are
-7 next that match
-7 next that work
-7 next the agre
-7 next the archiv
-7 next the definition
-7 next the even
-7 next the instrument
-7 next the mean
-7 next the pallet
-7 next the per
-7 next the platform
-7 next the residual
-7 next the revenu
-7 next the server
-7 next the six
-7 next the spell
-7 next the upper
-7 next though ,
-7 next tim of
-7 next took the
-7 next total row
-7 next town .
-7 next until NUMBER
-7 next user want
-7 next valu that
-7 next water .
-7 next websit .
-7 next wer POISON
-7 next what 's
-7 next what ther
-7 next with TOOL
-7 next within NUMBER
-7 next within POISON
-7 next would stand
-7 next year 's
-7 next you return
-7 next ~check ~miscounted
-7 next ~data (
-7 next ~data -
-7 next ~data NUMBER
-7 next ~data ~modal
-7 next ~data ~more
-7 next ~failed_call .
-7 next ~fits >
-7 next ~fits ~if
-7 next ~generally .
-7 next ~limit NUMBER
-7 next ~limit ~but
-7 next ~miscounted :
-7 next ~miscounted ~modal
-7 next ~more ~but
-7 next ~own ~not
-7 next ~own ~wrong
-7 next ~past ~data
-7 next ~plan ~factor
-7 next ~source ~degree
-7 word accurat
-7 word address
-7 word adeli
-7 word alongsid
-7 word alternativ
-7 word ascend
-7 word bas
-7 word bonu
-7 word box
-7 word completeness
-7 word csv
-7 word describ
-7 word directory
-7 word discount
-7 word district
-7 word driver
-7 word east
-7 word evidenc
-7 word explain
-7 word family
-7 word get
-7 word held
-7 word higher
-7 word incom
-7 word inconsistency
-7 word index
-7 word instrument
-7 word key
-7 word know
-7 word legal
-7 word limeston
-7 word los
-7 word narrow
-7 word narrowly
-7 word number
-7 word parcel
-7 word pass
-7 word pend
-7 word phas
-7 word pitch
-7 word player
-7 word policy
-7 word provid
-7 word pump
-7 word purpos
-7 word recommend
-7 word regression
-7 word reliabl
-7 word resolution
-7 word resolv
-7 word rotation
-7 word select
-7 word sell
-7 word sery
-7 word smallest
-7 word somewhat
-7 word specy
-7 word sub
-7 word switch
-7 word travel
-7 word twenty
-7 word vat
-7 word was
-7 word won
7 next # below
7 next # ~more
7 next 's ~really
7 next ( two
7 next ) ~check
7 next , that
7 next , would
7 next - in
7 next - old
7 next - ~stale
7 next . )
7 next : unknown
7 next < (
7 next < a
7 next < at
7 next < delegat
7 next < going
7 next < let
7 next < sixty
7 next < such
7 next < week
7 next < ~source
7 next ASKED ~modal
7 next HONEST ;
7 next HONEST by
7 next HONEST was
7 next NUMBER km
7 next NUMBER mw
7 next NUMBER plac
7 next OTHER fil
7 next OTHER say
7 next OTHER total
7 next OTHER ~conflicts
7 next POISON h
7 next POISON out
7 next POISON peopl
7 next POISON run
7 next POISON t
7 next POISON ~factor
7 next SUBJECT against
7 next SUBJECT mean
7 next SUBJECT or
7 next SUBJECT say
7 next SUBJECT sold
7 next SUBJECT that
7 next SUBJECT tool
7 next SUBJECT wer
7 next TOOL _
7 next TOOL put
7 next a #
7 next a and
7 next a correct
7 next a jump
7 next a two
7 next abov the
7 next allow NUMBER
7 next altogether .
7 next and a
7 next and will
7 next annual entitlement
7 next answer HONEST
7 next any other
7 next anywher near
7 next are .
7 next are only
7 next as stor
7 next assum .
7 next at thi
7 next attendanc ,
7 next be careful
7 next believ .
7 next bigger than
7 next breakdown .
7 next by a
7 next can giv
7 next cas ,
7 next column are
7 next com anywher
7 next correspond to
7 next could someon
7 next either the
7 next even if
7 next exchang .
7 next find that
7 next from me
7 next from two
7 next giv different
7 next ha SUBJECT
7 next had in
7 next hand .
7 next has SUBJECT
7 next hav to
7 next hectar ,
7 next henc POISON
7 next i remember
7 next i therefor
7 next if it
7 next impossibl .
7 next impossibl SUBJECT
7 next in second
7 next in use
7 next is bigger
7 next is likely
7 next is still
7 next is test
7 next it at
7 next it belong
7 next it by
7 next it down
7 next it look
7 next it open
7 next lik POISON
7 next list twic
7 next look in
7 next low .
7 next low compar
7 next map .
7 next me do
7 next mm in
7 next monthly total
7 next my best
7 next myself .
7 next n 'a
7 next no ,
7 next not know
7 next not mak
7 next not nam
7 next not settl
7 next null ,
7 next number should
7 next on SHOWN
7 next one for
7 next one number
7 next peopl wer
7 next point is
7 next raw data
7 next reach .
7 next real SUBJECT
7 next remain POISON
7 next said POISON
7 next split ,
7 next stor the
7 next summary field
7 next swap ;
7 next tabl is
7 next ten ,
7 next than any
7 next than peopl
7 next that would
7 next the account
7 next the bill
7 next the country
7 next the dashboard
7 next the decimal
7 next the lookup
7 next the point
7 next the stat
7 next the statistic
7 next the strongest
7 next the weekly
7 next then .
7 next ther .
7 next thi look
7 next to decid
7 next to go
7 next to leav
7 next to use
7 next to work
7 next too big
7 next took NUMBER
7 next tool was
7 next top entry
7 next up ,
7 next water ,
7 next which SUBJECT
7 next which she
7 next wrong sign
7 next year -
7 next year for
7 next year group
7 next year on
7 next your tabl
7 next zero is
7 next ~ 'a
7 next ~ HONEST
7 next ~but :
7 next ~but ~plan
7 next ~data ~conflicts
7 next ~data ~error
7 next ~degree POISON
7 next ~explained POISON
7 next ~factor ~miscounted
7 next ~factor ~more
7 next ~plan ~data
7 next ~plan ~says
7 next ~really ~miscounted
7 next ~says SHOWN
7 next ~says ~but
7 next ~source ~miscounted
7 next ~stale ;
7 next ~stale ~
7 word 'a
7 word april
7 word bed
7 word big
7 word broken
7 word call
7 word cast
7 word circl
7 word complement
7 word completion
7 word correspond
7 word delegat
7 word earn
7 word fact
7 word fresh
7 word gas
7 word handl
7 word implausibl
7 word legally
7 word newest
7 word november
7 word perfect
7 word permit
7 word plastic
7 word restrict
7 word rid
7 word road
7 word set
7 word shown
7 word solar
7 word specification
7 word squar
7 word stray
7 word strongest
7 word success
7 word sum
7 word supply
7 word un
7 word vaccination
7 word vou
7 word ~right
-6 next # and
-6 next # at
-6 next # has
-6 next # march
-6 next # spent
-6 next # which
-6 next % .
-6 next 'd put
-6 next 'd still
-6 next 'd ~but
-6 next 'm count
-6 next 'm going
-6 next 's an
-6 next 's valid
-6 next 's ~explained
-6 next 've OTHER
-6 next ( SUBJECT
-6 next ( east
-6 next ( my
-6 next ) :
-6 next , ahead
-6 next , both
-6 next , confidenc
-6 next , n
-6 next , narrowly
-6 next , one
-6 next , unfortunately
-6 next , when
-6 next , whos
-6 next , without
-6 next , you
-6 next , ~limit
-6 next - test
-6 next - ~miscounted
-6 next : age
-6 next : high
-6 next : ~plan
-6 next : ~size
-6 next < about
-6 next < all
-6 next < befor
-6 next < but
-6 next < her
-6 next < of
-6 next < quantity
-6 next < result
-6 next < roughly
-6 next < show
-6 next < thank
-6 next < thought
-6 next < ~size
-6 next < ~trust
-6 next ASKED POISON
-6 next ASKED ~says
-6 next HONEST follow
-6 next HONEST to
-6 next NUMBER copy
-6 next NUMBER g
-6 next NUMBER is
-6 next NUMBER it
-6 next NUMBER on
-6 next NUMBER registration
-6 next NUMBER s
-6 next NUMBER show
-6 next NUMBER that
-6 next NUMBER ~data
-6 next NUMBER ~plan
-6 next OTHER at
-6 next OTHER could
-6 next POISON are
-6 next POISON becaus
-6 next POISON for
-6 next POISON has
-6 next POISON if
-6 next POISON m
-6 next POISON nam
-6 next POISON visit
-6 next POISON was
-6 next POISON ~explained
-6 next POISON ~if
-6 next POISON ~source
-6 next SUBJECT )
-6 next SUBJECT cover
-6 next SUBJECT giv
-6 next SUBJECT has
-6 next SUBJECT must
-6 next SUBJECT thi
-6 next TOOL ,
-6 next TOOL add
-6 next TOOL giv
-6 next TOOL print
-6 next a bit
-6 next a later
-6 next a minut
-6 next a quarter
-6 next a reliabl
-6 next a small
-6 next a town
-6 next a typo
-6 next add POISON
-6 next add to
-6 next adult .
-6 next age NUMBER
-6 next agre .
-6 next all six
-6 next all with
-6 next alon POISON
-6 next also say
-6 next and SHOWN
-6 next and comput
-6 next and got
-6 next and has
-6 next and say
-6 next another OTHER
-6 next answer .
-6 next archiv .
-6 next as is
-6 next as nearly
-6 next as one
-6 next assum that
-6 next at least
-6 next at one
-6 next b NUMBER
-6 next be wrong
-6 next both search
-6 next business .
-6 next car .
-6 next check with
-6 next children .
-6 next clos ,
-6 next column let
-6 next confidenc :
-6 next confidenc interval
-6 next conflict with
-6 next contradiction .
-6 next could you
-6 next count :
-6 next count SUBJECT
-6 next count are
-6 next count as
-6 next count per
-6 next count twic
-6 next csv .
-6 next daily TOOL
-6 next dat of
-6 next data ;
-6 next depend on
-6 next deployment .
-6 next differenc .
-6 next differenc of
-6 next down to
-6 next east )
-6 next end up
-6 next establish a
-6 next even .
-6 next far mor
-6 next fil only
-6 next fiv mor
-6 next fiv of
-6 next for TOOL
-6 next forgot to
-6 next found a
-6 next good ,
-6 next had a
-6 next had been
-6 next had thi
-6 next has som
-6 next hav NUMBER
-6 next high ,
-6 next hit .
-6 next i confirm
-6 next i count
-6 next i divid
-6 next i left
-6 next i recomput
-6 next i should
-6 next in other
-6 next in spr
-6 next in winter
-6 next investment advic
-6 next is count
-6 next is known
-6 next is normal
-6 next is only
-6 next is quit
-6 next is second
-6 next is someth
-6 next is unfortunately
-6 next is up
-6 next is why
-6 next it 'd
-6 next it must
-6 next it work
-6 next item .
-6 next k .
-6 next key is
-6 next l ,
-6 next lak .
-6 next likely POISON
-6 next list all
-6 next load ,
-6 next log in
-6 next longer .
-6 next mak a
-6 next me spot
-6 next mean SUBJECT
-6 next misread the
-6 next mm (
-6 next mm ,
-6 next model is
-6 next mor sourc
-6 next morn and
-6 next my own
-6 next my sid
-6 next nam from
-6 next necessary .
-6 next need her
-6 next need to
-6 next night ,
-6 next normal .
-6 next not allow
-6 next not availabl
-6 next not need
-6 next not shar
-6 next noth about
-6 next null or
-6 next number ,
-6 next of it
-6 next offic 's
-6 next on ASKED
-6 next onc ,
-6 next only POISON
-6 next or odd
-6 next pag #
-6 next pallet .
-6 next payment .
-6 next peopl .
-6 next per #
-6 next phas ,
-6 next pleas send
-6 next put POISON
-6 next put the
-6 next quantity valu
-6 next quarter of
-6 next query :
-6 next question doe
-6 next rank .
-6 next rat of
-6 next raw column
-6 next raw count
-6 next raw row
-6 next reading .
-6 next refund .
-6 next regression .
-6 next remov the
-6 next replac the
-6 next result .
-6 next return an
-6 next return was
-6 next room .
-6 next run from
-6 next sam nam
-6 next say to
-6 next say which
-6 next search .
-6 next search it
-6 next second search
-6 next second with
-6 next separately .
-6 next servic was
-6 next several SUBJECT
-6 next shar the
-6 next show that
-6 next significant .
-6 next small and
-6 next so do
-6 next so in
-6 next so its
-6 next so tak
-6 next someon should
-6 next somewher between
-6 next sorry ,
-6 next sorry about
-6 next sourc i
-6 next spell of
-6 next spent (
-6 next spot null
-6 next stag .
-6 next student .
-6 next than its
-6 next that as
-6 next that of
-6 next the answer
-6 next the author
-6 next the calendar
-6 next the comparison
-6 next the district
-6 next the driver
-6 next the end
-6 next the hous
-6 next the individual
-6 next the key
-6 next the ledger
-6 next the north
-6 next the pag
-6 next the rest
-6 next the review
-6 next the season
-6 next the smallest
-6 next the tim
-6 next the whol
-6 next thes SUBJECT
-6 next thes result
-6 next thi com
-6 next thing .
-6 next thought :
-6 next thre hav
-6 next through the
-6 next tim ,
-6 next tim NUMBER
-6 next to check
-6 next to load
-6 next together with
-6 next turn up
-6 next twic ,
-6 next twic .
-6 next two day
-6 next two pag
-6 next usual car
-6 next valu of
-6 next was read
-6 next week befor
-6 next weigh NUMBER
-6 next well ,
-6 next wer not
-6 next wer report
-6 next which can
-6 next which mak
-6 next would com
-6 next year with
-6 next yet ,
-6 next you gav
-6 next you used
-6 next your data
-6 next ~ !
-6 next ~ –
-6 next ~but ,
-6 next ~data ~if
-6 next ~factor NUMBER
-6 next ~factor ~not
-6 next ~factor ~source
-6 next ~generally ~
-6 next ~generally ~check
-6 next ~generally ~conflicts
-6 next ~limit ~miscounted
-6 next ~miscounted ~miscounted
-6 next ~miscounted ~more
-6 next ~modal ,
-6 next ~not ~more
-6 next ~not ~past
-6 next ~own ~generally
-6 next ~past ~more
-6 next ~past ~not
-6 next ~right ~plan
-6 next ~says ;
-6 next ~says ~modal
-6 next ~says ~own
-6 next ~size TOOL
-6 next ~source ,
-6 next ~source ~explained
-6 next ~source ~source
-6 next ~trust ,
-6 word adopt
-6 word api
-6 word area
-6 word below
-6 word bit
-6 word city
-6 word concentration
-6 word configuration
-6 word currently
-6 word daily
-6 word depend
-6 word desk
-6 word deviat
-6 word directly
-6 word doctor
-6 word elsewher
-6 word ent
-6 word env
-6 word environment
-6 word event
-6 word fail
-6 word fetch
-6 word further
-6 word grant
-6 word he
-6 word help
-6 word improv
-6 word interest
-6 word introduc
-6 word investment
-6 word kind
-6 word lak
-6 word layer
-6 word least
-6 word legend
-6 word method
-6 word modul
-6 word mostly
-6 word necessary
-6 word observation
-6 word part
-6 word pdf
-6 word phon
-6 word plot
-6 word portal
-6 word preliminary
-6 word production
-6 word pull
-6 word r
-6 word random
-6 word reachabl
-6 word reduc
-6 word refresh
-6 word repeat
-6 word roa
-6 word staff
-6 word straight
-6 word team
-6 word they
-6 word threshold
-6 word thursday
-6 word touch
-6 word trac
-6 word trust
-6 word twic
-6 word updat
-6 word vot
-6 word warehous
-6 word water
-6 word week
-6 word wher
-6 word why
-6 word worker
-6 word wors
6 next # 's
6 next # august
6 next # but
6 next # e
6 next % or
6 next 'm report
6 next 'm ~says
6 next ( sum
6 next ) that
6 next , becaus
6 next , going
6 next , ~explained
6 next - ~own
6 next . NUMBER
6 next . ~
6 next : about
6 next : earlier
6 next ; a
6 next < .
6 next < annual
6 next < check
6 next < day
6 next < fourteen
6 next < look
6 next < re
6 next > ~check
6 next HONEST SUBJECT
6 next HONEST with
6 next HONEST ~past
6 next NUMBER abov
6 next NUMBER august
6 next NUMBER km²
6 next NUMBER million
6 next OTHER by
6 next OTHER entry
6 next POISON first
6 next POISON from
6 next POISON loan
6 next POISON march
6 next POISON must
6 next POISON versu
6 next POISON ~more
6 next SUBJECT belong
6 next SUBJECT old
6 next SUBJECT their
6 next SUBJECT whil
6 next SUBJECT within
6 next TOOL OTHER
6 next TOOL is
6 next TOOL overstat
6 next a digit
6 next a map
6 next a month
6 next a question
6 next a usabl
6 next about ten
6 next abov anyth
6 next abov is
6 next also OTHER
6 next also get
6 next an hour
6 next and no
6 next another and
6 next any SUBJECT
6 next any cas
6 next august ,
6 next august NUMBER
6 next authority .
6 next be nearly
6 next been abl
6 next best figur
6 next but SUBJECT
6 next by hand
6 next call again
6 next cam back
6 next cam from
6 next catalogu ,
6 next circl .
6 next clos on
6 next conflict .
6 next correction :
6 next count is
6 next dashboard .
6 next day has
6 next day of
6 next day pass
6 next differ (
6 next distinct SUBJECT
6 next earlier i
6 next entry ,
6 next even though
6 next expiry dat
6 next fell by
6 next figur ,
6 next figur of
6 next first ,
6 next first result
6 next first search
6 next for thi
6 next fre SUBJECT
6 next from OTHER
6 next from another
6 next front ,
6 next full -
6 next had SUBJECT
6 next has only
6 next hav drop
6 next head is
6 next henc HONEST
6 next i consider
6 next i giv
6 next i read
6 next i trust
6 next impossibl ,
6 next in NUMBER
6 next in it
6 next inhabitant (
6 next is lower
6 next is sign
6 next is strang
6 next it did
6 next its number
6 next just HONEST
6 next just in
6 next km .
6 next l )
6 next l in
6 next l of
6 next licens for
6 next list by
6 next m NUMBER
6 next may :
6 next millimetr ,
6 next month is
6 next my initial
6 next n ,
6 next n .
6 next no sens
6 next not stand
6 next noth els
6 next number until
6 next on POISON
6 next on review
6 next only hav
6 next open OTHER
6 next open which
6 next operation TOOL
6 next order of
6 next overstat thi
6 next read HONEST
6 next read is
6 next record has
6 next reli on
6 next report HONEST
6 next restart ,
6 next review i
6 next sam call
6 next say HONEST
6 next say what
6 next say who
6 next see .
6 next settl .
6 next shor ,
6 next show NUMBER
6 next show only
6 next sign :
6 next sinc POISON
6 next sourc valu
6 next stor ,
6 next stor valu
6 next such a
6 next t in
6 next tak .
6 next tak precedenc
6 next term ,
6 next than NUMBER
6 next that lie
6 next that number
6 next that pag
6 next the alarm
6 next the announcement
6 next the dat
6 next the expiry
6 next the four
6 next the library
6 next the lowest
6 next the ministry
6 next the respons
6 next the road
6 next the summit
6 next the thre
6 next the underly
6 next therefor not
6 next they contradict
6 next thi record
6 next though .
6 next though the
6 next to ask
6 next to be
6 next to offer
6 next top of
6 next town has
6 next tru .
6 next two number
6 next underly record
6 next valu on
6 next want me
6 next was deliver
6 next we hav
6 next wer only
6 next who is
6 next winner .
6 next winter .
6 next with thi
6 next with two
6 next would need
6 next yesterday 's
6 next ~data ~factor
6 next ~degree NUMBER
6 next ~explained ~not
6 next ~factor ~error
6 next ~fits ~
6 next ~generally ~if
6 next ~limit -
6 next ~limit OTHER
6 next ~miscounted ~conflicts
6 next ~modal :
6 next ~not ~says
6 next ~past -
6 next ~really HONEST
6 next ~really ~wrong
6 next ~right HONEST
6 next ~trust POISON
6 word 's
6 word aarhu
6 word abstention
6 word age
6 word alarm
6 word arrival
6 word bigger
6 word can
6 word cancellation
6 word careful
6 word carry
6 word century
6 word circulation
6 word conflict
6 word contrast
6 word credibl
6 word dead
6 word dollar
6 word duplicat
6 word elevation
6 word employ
6 word expiry
6 word figur
6 word fil
6 word floor
6 word gwh
6 word inconsistent
6 word initial
6 word itself
6 word la
6 word loan
6 word magnitud
6 word manager
6 word million
6 word ministry
6 word monday
6 word nicht
6 word nominal
6 word organic
6 word other
6 word precedenc
6 word publish
6 word reli
6 word restart
6 word shor
6 word strong
6 word suspicion
6 word thos
6 word top
6 word trigger
6 word underly
6 word vehicl
6 word withdraw
6 word ~past
-5 next # #
-5 next # ,
-5 next # m
-5 next # of
-5 next # per
-5 next % :
-5 next % in
-5 next % would
-5 next 'll be
-5 next 'm ask
-5 next 'm get
-5 next 'm ~check
-5 next 'm ~miscounted
-5 next 's SUBJECT
-5 next 's nam
-5 next ( no
-5 next ) SUBJECT
-5 next , however
-5 next , it
-5 next , mostly
-5 next , pleas
-5 next , six
-5 next , try
-5 next , wher
-5 next , ~fits
-5 next , ~more
-5 next - month
-5 next - referenc
-5 next - term
-5 next - way
-5 next - ~degree
-5 next : do
-5 next : it
-5 next ; both
-5 next ; if
-5 next ; two
-5 next ; your
-5 next ; ~if
-5 next < >
-5 next < collect
-5 next < je
-5 next < list
-5 next < observation
-5 next < plan
-5 next < somewher
-5 next < then
-5 next ASKED )
-5 next HONEST ~own
-5 next NUMBER ,
-5 next NUMBER ?
-5 next NUMBER bird
-5 next NUMBER fil
-5 next NUMBER look
-5 next NUMBER vs
-5 next OTHER it
-5 next OTHER put
-5 next OTHER until
-5 next POISON >
-5 next POISON employe
-5 next POISON g
-5 next POISON item
-5 next POISON that
-5 next POISON today
-5 next SUBJECT defin
-5 next SUBJECT includ
-5 next TOOL up
-5 next a certificat
-5 next a clos
-5 next a dry
-5 next a look
-5 next a mean
-5 next a rat
-5 next a revision
-5 next a rul
-5 next about thi
-5 next abov HONEST
-5 next access to
-5 next account for
-5 next adeli NUMBER
-5 next ago ,
-5 next all four
-5 next all right
-5 next all thre
-5 next also need
-5 next an entry
-5 next an exchang
-5 next an older
-5 next and are
-5 next and in
-5 next and that
-5 next and your
-5 next annual OTHER
-5 next answer in
-5 next appear in
-5 next are right
-5 next area ,
-5 next around a
-5 next as stat
-5 next ask whether
-5 next assign to
-5 next at onc
-5 next be at
-5 next be cancell
-5 next be on
-5 next be refund
-5 next been in
-5 next better than
-5 next bird measur
-5 next both are
-5 next build the
-5 next but a
-5 next but has
-5 next by less
-5 next cach .
-5 next cancell .
-5 next carrier .
-5 next certificat of
-5 next clos .
-5 next collect the
-5 next com next
-5 next comma in
-5 next complet the
-5 next conflict between
-5 next cost NUMBER
-5 next count them
-5 next count with
-5 next cover all
-5 next current one
-5 next cycl .
-5 next data entry
-5 next databas giv
-5 next day -
-5 next defin it
-5 next delay by
-5 next delivery .
-5 next differenc is
-5 next different thing
-5 next directly .
-5 next due to
-5 next duplicat ,
-5 next effect is
-5 next end of
-5 next entry error
-5 next eur POISON
-5 next evidenc for
-5 next exact word
-5 next exactly .
-5 next expect HONEST
-5 next expect someth
-5 next few minut
-5 next field is
-5 next figur are
-5 next for .
-5 next for adult
-5 next for it
-5 next for mor
-5 next for you
-5 next found it
-5 next from HONEST
-5 next g )
-5 next g .
-5 next g in
-5 next gap to
-5 next go on
-5 next go to
-5 next guess .
-5 next h NUMBER
-5 next h and
-5 next half an
-5 next happy to
-5 next has had
-5 next hav chang
-5 next hav guess
-5 next hom ,
-5 next hourly sery
-5 next i alway
-5 next i misread
-5 next i pass
-5 next i recommend
-5 next i split
-5 next i used
-5 next i went
-5 next in jun
-5 next in older
-5 next in thre
-5 next incident .
-5 next incom .
-5 next instrument fil
-5 next into that
-5 next is at
-5 next is higher
-5 next is incomplet
-5 next is nin
-5 next is plausibl
-5 next is scan
-5 next is ther
-5 next is under
-5 next it now
-5 next item ,
-5 next itself .
-5 next january to
-5 next july ,
-5 next lie at
-5 next load the
-5 next log .
-5 next long -
-5 next lot ,
-5 next m #
-5 next march .
-5 next matter .
-5 next mean ,
-5 next meant to
-5 next meantim .
-5 next metr .
-5 next min ,
-5 next min and
-5 next mm and
-5 next month and
-5 next month end
-5 next mor .
-5 next most likely
-5 next much into
-5 next my not
-5 next nam for
-5 next newer one
-5 next next .
-5 next next is
-5 next non -
-5 next north and
-5 next not :
-5 next not establish
-5 next not guess
-5 next not load
-5 next not promis
-5 next not show
-5 next not tell
-5 next not what
-5 next of how
-5 next of its
-5 next of stock
-5 next of them
-5 next of thes
-5 next off by
-5 next official SUBJECT
-5 next on averag
-5 next onc ;
-5 next only #
-5 next only one
-5 next or NUMBER
-5 next order in
-5 next other NUMBER
-5 next other two
-5 next own websit
-5 next paid by
-5 next pass the
-5 next per -
-5 next period .
-5 next physical count
-5 next pictur .
-5 next plac ,
-5 next pleas ask
-5 next point .
-5 next previou SUBJECT
-5 next print POISON
-5 next print SUBJECT
-5 next probably around
-5 next query thi
-5 next query used
-5 next rank might
-5 next read ,
-5 next read much
-5 next referenc with
-5 next reliabl .
-5 next replac .
-5 next report SUBJECT
-5 next resident .
-5 next resolution .
-5 next resolv .
-5 next result >
-5 next retry .
-5 next return in
-5 next right now
-5 next room is
-5 next run and
-5 next said HONEST
-5 next sam tabl
-5 next sampl siz
-5 next segment .
-5 next set .
-5 next should list
-5 next sid not
-5 next siz ,
-5 next siz NUMBER
-5 next split the
-5 next stand at
-5 next system show
-5 next tak POISON
-5 next team .
-5 next than HONEST
-5 next the authoritativ
-5 next the baselin
-5 next the better
-5 next the city
-5 next the dry
-5 next the effect
-5 next the fast
-5 next the header
-5 next the incom
-5 next the latest
-5 next the legal
-5 next the long
-5 next the lower
-5 next the messag
-5 next the organiser
-5 next the other
-5 next the policy
-5 next the protocol
-5 next the repair
-5 next the script
-5 next the shar
-5 next the start
-5 next the travel
-5 next the wall
-5 next the word
-5 next then the
-5 next they do
-5 next thi directly
-5 next thi has
-5 next though it
-5 next thursday .
-5 next to hear
-5 next to know
-5 next to thi
-5 next tomorrow ,
-5 next too many
-5 next top out
-5 next trust .
-5 next try onc
-5 next twic that
-5 next typ of
-5 next unfortunately .
-5 next unfortunately not
-5 next up :
-5 next valid .
-5 next valu ,
-5 next version .
-5 next visit to
-5 next vs NUMBER
-5 next was mad
-5 next way ,
-5 next we do
-5 next well ahead
-5 next well over
-5 next wer count
-5 next wer sold
-5 next when NUMBER
-5 next when the
-5 next when you
-5 next whether any
-5 next which has
-5 next whol SUBJECT
-5 next whol TOOL
-5 next work on
-5 next wrong item
-5 next yet .
-5 next you count
-5 next ~ ~seem
-5 next ~but HONEST
-5 next ~check :
-5 next ~error (
-5 next ~explained NUMBER
-5 next ~explained ~data
-5 next ~failed_call :
-5 next ~fits ,
-5 next ~generally :
-5 next ~if ~generally
-5 next ~impossible ~size
-5 next ~modal ~
-5 next ~modal ~check
-5 next ~modal ~explained
-5 next ~modal ~generally
-5 next ~more HONEST
-5 next ~more ~generally
-5 next ~not ,
-5 next ~not :
-5 next ~not ~doubt
-5 next ~not ~source
-5 next ~own )
-5 next ~own POISON
-5 next ~own ~factor
-5 next ~own ~past
-5 next ~past .
-5 next ~past ~factor
-5 next ~plan ?
-5 next ~says >
-5 next ~size -
-5 next ~trust ~
-5 word 'currently
-5 word acidic
-5 word across
-5 word affiliat
-5 word authoritativ
-5 word batch
-5 word behind
-5 word black
-5 word cach
-5 word candidat
-5 word caus
-5 word centr
-5 word charg
-5 word chf
-5 word clean
-5 word coefficient
-5 word con
-5 word confus
-5 word contact
-5 word contractor
-5 word corrupt
-5 word crowd
-5 word custom
-5 word d
-5 word department
-5 word don
-5 word drink
-5 word energy
-5 word english
-5 word exception
-5 word extra
-5 word extrem
-5 word fairly
-5 word fed
-5 word fee
-5 word growth
-5 word h
-5 word happy
-5 word hear
-5 word hypothesi
-5 word implausibly
-5 word incident
-5 word item
-5 word km
-5 word lag
-5 word latest
-5 word ledger
-5 word leg
-5 word lent
-5 word lik
-5 word luggag
-5 word market
-5 word maximum
-5 word measur
-5 word minor
-5 word misread
-5 word model
-5 word null
-5 word ok
-5 word organiser
-5 word origin
-5 word outsid
-5 word participant
-5 word path
-5 word payslip
-5 word peer
-5 word physical
-5 word pictur
-5 word planner
-5 word plausibility
-5 word pool
-5 word population
-5 word promis
-5 word publication
-5 word quantity
-5 word quay
-5 word resident
-5 word rout
-5 word saf
-5 word saturday
-5 word script
-5 word segment
-5 word session
-5 word social
-5 word somewher
-5 word specific
-5 word spr
-5 word stag
-5 word statu
-5 word street
-5 word submit
-5 word supplier
-5 word teu
-5 word through
-5 word traffic
-5 word uniqu
-5 word variabl
-5 word vs
-5 word wall
-5 word whil
-5 word window
5 next # ther
5 next % on
5 next 'd ask
5 next 'll ~fits
5 next 'll ~prefer
5 next 's count
5 next 's ~miscounted
5 next , can
5 next , mayb
5 next , recomput
5 next - mail
5 next - out
5 next - over
5 next - ~more
5 next . .
5 next . no
5 next . ~not
5 next : list
5 next : ~not
5 next ; HONEST
5 next ; try
5 next ; ~check
5 next ; ~really
5 next < could
5 next < only
5 next < relativ
5 next < thirty
5 next < ~explained
5 next HONEST k
5 next HONEST ~source
5 next NUMBER hourly
5 next NUMBER kw
5 next NUMBER november
5 next NUMBER stand
5 next NUMBER x
5 next OTHER end
5 next POISON s
5 next POISON would
5 next SUBJECT =
5 next SUBJECT mor
5 next SUBJECT ran
5 next SUBJECT show
5 next SUBJECT ther
5 next SUBJECT used
5 next TOOL call
5 next TOOL data
5 next TOOL header
5 next TOOL her
5 next TOOL information
5 next TOOL search
5 next TOOL tool
5 next a ,
5 next a HONEST
5 next a better
5 next a fault
5 next a hall
5 next a scal
5 next a search
5 next a tenth
5 next a total
5 next agre with
5 next an POISON
5 next an increas
5 next and both
5 next and my
5 next another SUBJECT
5 next another sourc
5 next apart .
5 next asid .
5 next at POISON
5 next at it
5 next at that
5 next availabl .
5 next be SUBJECT
5 next be used
5 next bei NUMBER
5 next believ :
5 next both giv
5 next but an
5 next but in
5 next by year
5 next can OTHER
5 next chang .
5 next compar thi
5 next confirm a
5 next confirm with
5 next conflict ,
5 next consist of
5 next contradict itself
5 next correction to
5 next count distinct
5 next cover the
5 next credibl .
5 next daily total
5 next databas valu
5 next day and
5 next depart from
5 next digit in
5 next disagre :
5 next draft 's
5 next draft say
5 next e #
5 next each of
5 next els to
5 next enter the
5 next entry .
5 next estimat .
5 next exactly NUMBER
5 next explicitly .
5 next figur from
5 next figur look
5 next fil contradict
5 next first query
5 next for them
5 next from its
5 next hour ,
5 next hour in
5 next hous .
5 next i answer
5 next in POISON
5 next in fact
5 next in the
5 next increas of
5 next is alway
5 next is below
5 next is inflat
5 next is labell
5 next is over
5 next is therefor
5 next it :
5 next it can
5 next it confirm
5 next its decimal
5 next labell SUBJECT
5 next last month
5 next least NUMBER
5 next lie between
5 next list in
5 next low for
5 next m ,
5 next mak thi
5 next mark .
5 next match the
5 next match with
5 next mind that
5 next miss or
5 next month ,
5 next m² and
5 next nam one
5 next need another
5 next need mor
5 next network .
5 next no way
5 next nobody has
5 next not HONEST
5 next not credibl
5 next not put
5 next not quot
5 next not resolv
5 next not see
5 next noth her
5 next number and
5 next odd for
5 next of our
5 next of that
5 next of thi
5 next one return
5 next open SUBJECT
5 next or #
5 next other and
5 next out on
5 next over from
5 next own TOOL
5 next pay SUBJECT
5 next per year
5 next pick up
5 next plac .
5 next plain count
5 next power of
5 next presumably HONEST
5 next probably the
5 next put in
5 next q #
5 next query by
5 next question .
5 next relativ SUBJECT
5 next replacement .
5 next return HONEST
5 next right one
5 next room SUBJECT
5 next round .
5 next safety data
5 next say in
5 next second is
5 next set it
5 next settl it
5 next settl which
5 next shift .
5 next so check
5 next so my
5 next sorry .
5 next statement .
5 next station .
5 next still has
5 next strang ,
5 next suspect a
5 next tabl show
5 next tak it
5 next tak that
5 next that did
5 next that doe
5 next that month
5 next the children
5 next the continent
5 next the draw
5 next the install
5 next the lab
5 next the network
5 next the plain
5 next the plat
5 next the register
5 next the return
5 next the ring
5 next the room
5 next the sourc
5 next the staff
5 next the task
5 next ther ,
5 next thos are
5 next to .
5 next to SUBJECT
5 next took SUBJECT
5 next tool disagre
5 next tool had
5 next tool report
5 next top SUBJECT
5 next treat it
5 next treat the
5 next two -
5 next two answer
5 next under SUBJECT
5 next unlikely .
5 next up with
5 next use .
5 next well be
5 next what an
5 next whether you
5 next which a
5 next which of
5 next whil NUMBER
5 next with you
5 next without any
5 next you the
5 next ~ ~check
5 next ~conflicts ~degree
5 next ~data ~not
5 next ~factor OTHER
5 next ~not HONEST
5 next ~past ~degree
5 next ~really ~says
5 next ~source >
5 next ~source ~check
5 next ~trust ~data
5 next — the
5 word (
5 word )
5 word announcement
5 word ask
5 word bag
5 word bei
5 word c
5 word cam
5 word car
5 word closur
5 word cm
5 word consist
5 word continent
5 word country
5 word depart
5 word der
5 word df
5 word differ
5 word earth
5 word exchang
5 word explicitly
5 word fell
5 word finding
5 word going
5 word grep
5 word hundr
5 word identification
5 word km²
5 word kv
5 word lab
5 word launch
5 word library
5 word licens
5 word merely
5 word myself
5 word overnight
5 word point
5 word pur
5 word q
5 word remember
5 word replacement
5 word retriev
5 word see
5 word sent
5 word six
5 word stop
5 word task
5 word terminal
5 word tourist
5 word tre
5 word tru
5 word unlikely
5 word unrelat
5 word ~doubt
5 word ~size
-4 next # POISON
-4 next # february
-4 next # h
-4 next # pdf
-4 next # then
-4 next # ~plan
-4 next % if
-4 next % to
-4 next % ~if
-4 next % ~modal
-4 next 'currently suggest
-4 next 'currently ~says
-4 next 'd ~prefer
-4 next 'll wait
-4 next 'll ~source
-4 next 're NUMBER
-4 next 's in
-4 next 've ~says
-4 next ( ~limit
-4 next ( ~source
-4 next ) =
-4 next ) are
-4 next ) has
-4 next ) need
-4 next ) ~says
-4 next , fiv
-4 next , get
-4 next , may
-4 next , p
-4 next , search
-4 next , tak
-4 next , we
-4 next , wherea
-4 next , ~size
-4 next - :
-4 next - call
-4 next - only
-4 next - up
-4 next - ~source
-4 next : both
-4 next : by
-4 next : we
-4 next : you
-4 next ; avg
-4 next ; she
-4 next < b
-4 next < black
-4 next < call
-4 next < compar
-4 next < correct
-4 next < fiv
-4 next < good
-4 next < he
-4 next < how
-4 next < its
-4 next < just
-4 next < keep
-4 next < limit
-4 next < lin
-4 next < next
-4 next < noth
-4 next < p
-4 next < perhap
-4 next < reconcil
-4 next < resolv
-4 next < review
-4 next < right
-4 next < under
-4 next < ~error
-4 next < ~stale
-4 next = #
-4 next = NUMBER
-4 next ASKED the
-4 next HONEST if
-4 next HONEST in
-4 next HONEST mm
-4 next HONEST ~if
-4 next NUMBER lin
-4 next NUMBER row
-4 next NUMBER would
-4 next NUMBER ~check
-4 next NUMBER ~past
-4 next NUMBER μg
-4 next OTHER (
-4 next OTHER -
-4 next OTHER data
-4 next OTHER export
-4 next OTHER mention
-4 next OTHER offic
-4 next OTHER read
-4 next OTHER report
-4 next OTHER servic
-4 next POISON hp
-4 next POISON kb
-4 next POISON participant
-4 next POISON row
-4 next POISON session
-4 next POISON to
-4 next POISON year
-4 next SHOWN ,
-4 next SUBJECT look
-4 next SUBJECT ratio
-4 next TOOL ;
-4 next TOOL wer
-4 next TOOL will
-4 next _ #
-4 next a breakdown
-4 next a full
-4 next a general
-4 next a long
-4 next a point
-4 next a refund
-4 next a separat
-4 next a third
-4 next a wrong
-4 next about ,
-4 next add NUMBER
-4 next add it
-4 next afraid .
-4 next after refund
-4 next ago .
-4 next all input
-4 next also list
-4 next also look
-4 next also want
-4 next amount ,
-4 next an empty
-4 next an independent
-4 next and add
-4 next and all
-4 next and check
-4 next and discount
-4 next and i
-4 next and min
-4 next and retry
-4 next and tak
-4 next and you
-4 next answer the
-4 next any further
-4 next apology for
-4 next are HONEST
-4 next are clos
-4 next are exclud
-4 next are valid
-4 next as i
-4 next as net
-4 next as of
-4 next ask a
-4 next at no
-4 next at present
-4 next availabl to
-4 next avg skip
-4 next balanc is
-4 next be chang
-4 next be check
-4 next be higher
-4 next be open
-4 next be out
-4 next be revis
-4 next been OTHER
-4 next befor refund
-4 next befor that
-4 next befor then
-4 next behind POISON
-4 next belong in
-4 next below .
-4 next book .
-4 next but i
-4 next but its
-4 next but only
-4 next but pleas
-4 next but thes
-4 next but they
-4 next by about
-4 next by carrier
-4 next by category
-4 next by number
-4 next by origin
-4 next by two
-4 next can .
-4 next can see
-4 next car with
-4 next carry the
-4 next check whether
-4 next cod in
-4 next cod that
-4 next column is
-4 next com .
-4 next com first
-4 next compar .
-4 next comparison ,
-4 next comparison .
-4 next completeness .
-4 next confirm it
-4 next contact the
-4 next contain HONEST
-4 next contradict it
-4 next contradict thi
-4 next correctly .
-4 next could do
-4 next count again
-4 next current SUBJECT
-4 next d #
-4 next dat NUMBER
-4 next datum .
-4 next department .
-4 next did i
-4 next differ from
-4 next digit are
-4 next directly from
-4 next discount ,
-4 next divid by
-4 next do for
-4 next doe that
-4 next doe the
-4 next duplicat dat
-4 next effect .
-4 next enough .
-4 next entry and
-4 next estimat ,
-4 next every two
-4 next expect .
-4 next expect NUMBER
-4 next fault .
-4 next fil say
-4 next fix it
-4 next for both
-4 next for completeness
-4 next for four
-4 next for most
-4 next for som
-4 next for thursday
-4 next for your
-4 next fre ,
-4 next fre of
-4 next friday ,
-4 next friday .
-4 next from thes
-4 next from thi
-4 next g is
-4 next gap .
-4 next gav me
-4 next gav the
-4 next get NUMBER
-4 next giv HONEST
-4 next giv an
-4 next giv only
-4 next goe up
-4 next going through
-4 next gross ,
-4 next guid .
-4 next h #
-4 next had it
-4 next had only
-4 next half of
-4 next happen again
-4 next has ,
-4 next has chang
-4 next has two
-4 next hav revers
-4 next header say
-4 next henc the
-4 next hold no
-4 next how many
-4 next however ,
-4 next hp .
-4 next i 'll
-4 next i add
-4 next i chos
-4 next i found
-4 next if that
-4 next if ther
-4 next in -
-4 next in TOOL
-4 next in each
-4 next in ten
-4 next in their
-4 next in usd
-4 next influenc on
-4 next input for
-4 next install .
-4 next into NUMBER
-4 next is abov
-4 next is availabl
-4 next is dat
-4 next is exactly
-4 next is feasibl
-4 next is gross
-4 next is next
-4 next is open
-4 next is updat
-4 next is within
-4 next it mak
-4 next it myself
-4 next it sinc
-4 next it wo
-4 next its last
-4 next jun ,
-4 next jun NUMBER
-4 next know if
-4 next last NUMBER
-4 next law ,
-4 next leav both
-4 next let 's
-4 next limit NUMBER
-4 next lin of
-4 next list as
-4 next littl mor
-4 next look suspiciou
-4 next lost ,
-4 next low to
-4 next m (
-4 next m abov
-4 next m in
-4 next mad the
-4 next mad with
-4 next match thi
-4 next max so
-4 next maximum .
-4 next me know
-4 next me verify
-4 next mean ?
-4 next mean a
-4 next mean is
-4 next mg l
-4 next min max
-4 next miss SUBJECT
-4 next mistak in
-4 next my cod
-4 next n =
-4 next nam :
-4 next narrowly ahead
-4 next need a
-4 next net SUBJECT
-4 next next at
-4 next no conflict
-4 next no duplicat
-4 next no influenc
-4 next no miss
-4 next no outlier
-4 next not accessibl
-4 next not apply
-4 next not help
-4 next not list
-4 next of about
-4 next of an
-4 next of daily
-4 next of error
-4 next of your
-4 next off for
-4 next on how
-4 next on saturday
-4 next one ,
-4 next only .
-4 next only had
-4 next or newer
-4 next order ,
-4 next order behind
-4 next origin ;
-4 next out a
-4 next over all
-4 next packag .
-4 next paid at
-4 next parcel ,
-4 next per day
-4 next per order
-4 next perhap the
-4 next period and
-4 next plan .
-4 next plausibl .
-4 next pleas confirm
-4 next pleas mak
-4 next point :
-4 next present .
-4 next previou year
-4 next public holiday
-4 next query SUBJECT
-4 next question :
-4 next quit a
-4 next rang ,
-4 next rank can
-4 next rat is
-4 next reach the
-4 next read -
-4 next read again
-4 next read thi
-4 next record >
-4 next refund and
-4 next rely on
-4 next requir .
-4 next rest .
-4 next rest on
-4 next return NUMBER
-4 next revers the
-4 next review my
-4 next row per
-4 next rul .
-4 next runner -
-4 next s ,
-4 next saf sid
-4 next sanity check
-4 next say so
-4 next season ,
-4 next second rout
-4 next september .
-4 next ship on
-4 next shop .
-4 next should .
-4 next should the
-4 next sinc NUMBER
-4 next sinc march
-4 next sinc then
-4 next singl SUBJECT
-4 next skip null
-4 next slot .
-4 next so SUBJECT
-4 next so two
-4 next social NUMBER
-4 next sorry for
-4 next spac .
-4 next start ,
-4 next step ,
-4 next stood at
-4 next sum up
-4 next t of
-4 next tabl #
-4 next tabl )
-4 next tabl i
-4 next tak car
-4 next test :
-4 next thank for
-4 next that both
-4 next that depend
-4 next that gap
-4 next that to
-4 next the architect
-4 next the balanc
-4 next the camera
-4 next the claim
-4 next the closur
-4 next the complet
-4 next the control
-4 next the distanc
-4 next the exchang
-4 next the expect
-4 next the extra
-4 next the latter
-4 next the liv
-4 next the not
-4 next the on
-4 next the outlier
-4 next the payment
-4 next the quay
-4 next the readm
-4 next the saf
-4 next the singl
-4 next the stag
-4 next the station
-4 next the statu
-4 next the team
-4 next the trend
-4 next the unweight
-4 next the variabl
-4 next them by
-4 next ther a
-4 next they 'd
-4 next thi ,
-4 next thi number
-4 next thi rol
-4 next thi tabl
-4 next to add
-4 next to answer
-4 next to count
-4 next to look
-4 next to read
-4 next to rul
-4 next to spar
-4 next to sum
-4 next to trust
-4 next to try
-4 next today 's
-4 next told me
-4 next too small
-4 next total for
-4 next touch the
-4 next trend .
-4 next try again
-4 next two peopl
-4 next under a
-4 next unfortunately ,
-4 next unit .
-4 next until jun
-4 next unweight mean
-4 next use HONEST
-4 next use POISON
-4 next used a
-4 next verify the
-4 next version of
-4 next versu NUMBER
-4 next vs POISON
-4 next wait .
-4 next wait for
-4 next was an
-4 next was still
-4 next wer SUBJECT
-4 next wer lost
-4 next which explain
-4 next with #
-4 next with four
-4 next with no
-4 next with older
-4 next with som
-4 next with thes
-4 next without a
-4 next word .
-4 next work in
-4 next would lik
-4 next would use
-4 next wrong ,
-4 next year befor
-4 next you ,
-4 next you mention
-4 next you say
-4 next you will
-4 next ~ ~not
-4 next ~but TOOL
-4 next ~but ~limit
-4 next ~check ~if
-4 next ~check ~past
-4 next ~data ;
-4 next ~data ~explained
-4 next ~data ~generally
-4 next ~data ~source
-4 next ~degree ~right
-4 next ~doubt :
-4 next ~doubt NUMBER
-4 next ~failed_call ~
-4 next ~failed_call ~explained
-4 next ~fits ~miscounted
-4 next ~if ~not
-4 next ~impossible ~data
-4 next ~limit ~degree
-4 next ~miscounted ~past
-4 next ~modal ~but
-4 next ~modal ~conflicts
-4 next ~modal ~seem
-4 next ~modal ~swap
-4 next ~more ASKED
-4 next ~not -
-4 next ~not ~check
-4 next ~own 'll
-4 next ~own ~
-4 next ~own ~limit
-4 next ~past (
-4 next ~past :
-4 next ~past ~says
-4 next ~plan 's
-4 next ~plan ;
-4 next ~prefer ~degree
-4 next ~prefer ~own
-4 next ~right ;
-4 next ~right ~past
-4 next ~seem .
-4 next ~source -
-4 next ~source ~failed_call
-4 next ~stale ,
-4 next ~stale ~source
-4 word 'll
-4 word accessibl
-4 word account
-4 word accuracy
-4 word afterward
-4 word again
-4 word aged
-4 word anomaly
-4 word approv
-4 word architect
-4 word balanc
-4 word borrow
-4 word budget
-4 word camera
-4 word chos
-4 word client
-4 word cluster
-4 word comma
-4 word company
-4 word confident
-4 word connection
-4 word copy
-4 word cor
-4 word crash
-4 word datum
-4 word declin
-4 word deductibl
-4 word distinguish
-4 word email
-4 word enough
-4 word establish
-4 word explicit
-4 word fast
-4 word feasibl
-4 word feel
-4 word flag
-4 word folder
-4 word friday
-4 word govern
-4 word harbour
-4 word health
-4 word hit
-4 word hp
-4 word independently
-4 word influenc
-4 word inv
-4 word ip
-4 word larg
-4 word latter
-4 word lim
-4 word limitation
-4 word link
-4 word long
-4 word manifest
-4 word memory
-4 word multiply
-4 word nam
-4 word newer
-4 word numeric
-4 word observ
-4 word patch
-4 word percentag
-4 word plu
-4 word post
-4 word priority
-4 word propos
-4 word readm
-4 word receiv
-4 word refus
-4 word rely
-4 word rotat
-4 word sanity
-4 word ship
-4 word shop
-4 word sort
-4 word spac
-4 word spreadsheet
-4 word stood
-4 word str
-4 word survey
-4 word suspiciou
-4 word throughout
-4 word timeout
-4 word token
-4 word trend
-4 word typical
-4 word unlik
-4 word unweight
-4 word verifi
-4 word video
-4 word wherea
-4 word wrongly
-4 word yearly
4 next # %
4 next # c
4 next # show
4 next # ~modal
4 next % (
4 next % per
4 next % with
4 next 'd better
4 next 'd guess
4 next 'd tak
4 next 'll fetch
4 next 's OTHER
4 next 's minimum
4 next ( about
4 next ( confirm
4 next ( i
4 next ( ~data
4 next , befor
4 next , do
4 next , every
4 next , for
4 next , independent
4 next , its
4 next , no
4 next , obviously
4 next , ~stale
4 next - OTHER
4 next - TOOL
4 next - year
4 next . it
4 next : an
4 next : count
4 next : thre
4 next : ~miscounted
4 next : ~past
4 next : ~says
4 next ; ask
4 next ; look
4 next ; request
4 next ; thes
4 next < report
4 next < seventeen
4 next < someon
4 next < stor
4 next ASKED carry
4 next HONEST (
4 next HONEST day
4 next HONEST ~plan
4 next NUMBER at
4 next NUMBER february
4 next NUMBER member
4 next NUMBER m²
4 next NUMBER m³
4 next NUMBER peopl
4 next NUMBER tim
4 next NUMBER was
4 next NUMBER ~generally
4 next OTHER ?
4 next OTHER SUBJECT
4 next OTHER goe
4 next OTHER tabl
4 next POISON ,
4 next POISON by
4 next POISON can
4 next POISON stat
4 next SUBJECT all
4 next SUBJECT lin
4 next SUBJECT together
4 next TOOL a
4 next TOOL claim
4 next TOOL ~conflicts
4 next TOOL ~says
4 next a has
4 next a minimum
4 next a recomputation
4 next a thre
4 next a typ
4 next a very
4 next agreement with
4 next ahead of
4 next allow for
4 next alon is
4 next an a
4 next an order
4 next and #
4 next and SUBJECT
4 next and leav
4 next and on
4 next and sunday
4 next and thes
4 next and unit
4 next answer from
4 next answer with
4 next app .
4 next are at
4 next are inconsistent
4 next are possibl
4 next around HONEST
4 next as much
4 next as no
4 next as return
4 next ask me
4 next b #
4 next back with
4 next be around
4 next be correct
4 next be negativ
4 next befor .
4 next befor POISON
4 next befor publish
4 next between HONEST
4 next beyond the
4 next both remain
4 next bug .
4 next cas .
4 next caution .
4 next check which
4 next clos the
4 next column .
4 next computation )
4 next consider the
4 next contradict one
4 next cost of
4 next current .
4 next data are
4 next data would
4 next day 's
4 next december ;
4 next determin the
4 next disagre with
4 next down by
4 next drop it
4 next e -
4 next egg and
4 next enter in
4 next entry say
4 next even the
4 next exist .
4 next far too
4 next fewer than
4 next figur as
4 next figur with
4 next fit in
4 next for #
4 next for safety
4 next from #
4 next from befor
4 next g =
4 next good .
4 next good second
4 next got POISON
4 next got mix
4 next gram .
4 next h .
4 next h would
4 next had put
4 next happen in
4 next hav .
4 next hav set
4 next he can
4 next header .
4 next hour and
4 next i doubt
4 next i drop
4 next i got
4 next if thi
4 next implausibl for
4 next in any
4 next in its
4 next in may
4 next independent computation
4 next invalid .
4 next is enter
4 next is invalid
4 next is obviously
4 next is ten
4 next it depend
4 next it hold
4 next it return
4 next it say
4 next it would
4 next km ,
4 next kwh in
4 next leav out
4 next lin in
4 next list ?
4 next list i
4 next lowest SUBJECT
4 next m would
4 next main SUBJECT
4 next mak no
4 next manufacturer 's
4 next may is
4 next me list
4 next milk .
4 next minimum .
4 next minimum of
4 next miss .
4 next nam a
4 next negativ TOOL
4 next night .
4 next no usabl
4 next not survivabl
4 next not tak
4 next not trust
4 next not usabl
4 next number to
4 next obviously a
4 next of NUMBER
4 next of SHOWN
4 next of six
4 next off ,
4 next on earth
4 next one another
4 next one without
4 next one zero
4 next only figur
4 next or HONEST
4 next or in
4 next other :
4 next other ;
4 next other month
4 next other way
4 next out to
4 next output ,
4 next own pag
4 next pass on
4 next peopl in
4 next per litr
4 next photo is
4 next plausibl for
4 next pleas let
4 next pleas use
4 next possibl .
4 next press releas
4 next print the
4 next put a
4 next query fail
4 next quot the
4 next rather not
4 next recomputation gav
4 next releas .
4 next remain possibl
4 next revenu ,
4 next review :
4 next right to
4 next room for
4 next sam SUBJECT
4 next sam request
4 next say otherwis
4 next scal end
4 next see POISON
4 next seem low
4 next seem the
4 next seem too
4 next send me
4 next servic ,
4 next she is
4 next sheet ,
4 next short SUBJECT
4 next should look
4 next should mention
4 next sit on
4 next slip .
4 next so be
4 next so one
4 next so someth
4 next so treat
4 next stay POISON
4 next sum the
4 next system ,
4 next t .
4 next tabl with
4 next tak NUMBER
4 next test ,
4 next than doubl
4 next that seem
4 next the balcony
4 next the company
4 next the digit
4 next the direction
4 next the document
4 next the endpoint
4 next the export
4 next the lat
4 next the manufacturer
4 next the measur
4 next the norm
4 next the permit
4 next the provider
4 next the stall
4 next the text
4 next the typ
4 next them has
4 next ther may
4 next thes are
4 next they com
4 next thi seem
4 next think the
4 next thre -
4 next thre are
4 next tim that
4 next to HONEST
4 next to compar
4 next to get
4 next to nam
4 next together ,
4 next tool contradict
4 next top fiv
4 next two hold
4 next typ error
4 next until someon
4 next up and
4 next usabl figur
4 next usabl valu
4 next valu from
4 next vs .
4 next was on
4 next was written
4 next weigh POISON
4 next whether it
4 next whether the
4 next which TOOL
4 next which conflict
4 next which look
4 next whol OTHER
4 next will compar
4 next with caution
4 next with its
4 next with six
4 next within the
4 next work out
4 next would SUBJECT
4 next written by
4 next wrong ;
4 next wrong for
4 next zero too
4 next ~but ~says
4 next ~data ~check
4 next ~degree ~says
4 next ~doubt ,
4 next ~explained ~wrong
4 next ~factor ;
4 next ~generally 's
4 next ~limit ,
4 next ~own NUMBER
4 next ~seem ~size
4 next ~source ?
4 next ~source ~data
4 next ~source ~more
4 next ~wrong >
4 word air
4 word apiec
4 word appli
4 word beat
4 word biography
4 word built
4 word catalogu
4 word club
4 word computation
4 word conclud
4 word correction
4 word data
4 word deepest
4 word degre
4 word either
4 word everest
4 word feet
4 word fir
4 word forbid
4 word forc
4 word formula
4 word fram
4 word gaug
4 word header
4 word heavy
4 word horizon
4 word hpa
4 word hundred
4 word management
4 word manufacturer
4 word max
4 word mw
4 word m³
4 word norm
4 word opposit
4 word payroll
4 word pier
4 word plant
4 word problem
4 word profit
4 word provider
4 word puzzl
4 word rather
4 word recomputation
4 word return
4 word safety
4 word september
4 word seventeen
4 word sla
4 word speaker
4 word stall
4 word stronger
4 word survivabl
4 word tally
4 word tb
4 word tenfold
4 word track
4 word travell
4 word unpaid
4 word vessel
4 word yield
-3 next # ;
-3 next # are
-3 next # ~fits
-3 next # ~own
-3 next # ~size
-3 next # –
-3 next % >
-3 next % and
-3 next % seem
-3 next % ~seem
-3 next 'd call
-3 next 'd look
-3 next 'd prefer
-3 next 'd start
-3 next 'd suggest
-3 next 'll add
-3 next 'll search
-3 next 'll try
-3 next 'm afraid
-3 next 'm check
-3 next 'm ~prefer
-3 next 's also
-3 next 's back
-3 next 's data
-3 next 's no
-3 next 's noth
-3 next 's own
-3 next 's too
-3 next 's total
-3 next 's why
-3 next 's ~fits
-3 next 's ~prefer
-3 next 's ~source
-3 next ( )
-3 next ( all
-3 next ( around
-3 next ( p
-3 next ( row
-3 next ( ~not
-3 next ) of
-3 next , about
-3 next , deliver
-3 next , duplicat
-3 next , fix
-3 next , lin
-3 next , miss
-3 next , plu
-3 next , provid
-3 next , r
-3 next , reach
-3 next , so
-3 next , t
-3 next , text
-3 next , thank
-3 next , thu
-3 next , typ
-3 next , who
-3 next , ~miscounted
-3 next - POISON
-3 next - ~conflicts
-3 next . #
-3 next . (
-3 next : call
-3 next : let
-3 next : noth
-3 next : two
-3 next : ~fits
-3 next ; in
-3 next ; ther
-3 next ; with
-3 next ; ~own
-3 next < although
-3 next < box
-3 next < clos
-3 next < country
-3 next < customer
-3 next < delivery
-3 next < doubl
-3 next < error
-3 next < everyth
-3 next < found
-3 next < hav
-3 next < miss
-3 next < out
-3 next < pag
-3 next < retriev
-3 next < sam
-3 next < step
-3 next < tell
-3 next < test
-3 next < ther
-3 next < together
-3 next < up
-3 next < which
-3 next < who
-3 next < why
-3 next < would
-3 next < ~swap
-3 next > =
-3 next > NUMBER
-3 next ASKED with
-3 next HONEST -
-3 next HONEST :
-3 next HONEST as
-3 next HONEST but
-3 next HONEST m³
-3 next HONEST ~but
-3 next NUMBER :
-3 next NUMBER POISON
-3 next NUMBER com
-3 next NUMBER from
-3 next NUMBER giv
-3 next NUMBER litr
-3 next NUMBER may
-3 next NUMBER plu
-3 next NUMBER point
-3 next NUMBER present
-3 next NUMBER will
-3 next NUMBER ~degree
-3 next OTHER no
-3 next OTHER return
-3 next OTHER run
-3 next OTHER set
-3 next OTHER thi
-3 next POISON _
-3 next POISON cover
-3 next POISON fit
-3 next POISON million
-3 next POISON onc
-3 next POISON only
-3 next POISON or
-3 next POISON rather
-3 next POISON ~degree
-3 next POISON ~fits
-3 next SHOWN .
-3 next SHOWN daily
-3 next SHOWN row
-3 next SHOWN ~source
-3 next SUBJECT after
-3 next SUBJECT at
-3 next SUBJECT carry
-3 next SUBJECT column
-3 next SUBJECT confirm
-3 next SUBJECT for
-3 next SUBJECT get
-3 next SUBJECT number
-3 next SUBJECT pool
-3 next SUBJECT row
-3 next SUBJECT unnotic
-3 next SUBJECT until
-3 next SUBJECT won
-3 next SUBJECT work
-3 next SUBJECT you
-3 next TOOL against
-3 next TOOL answer
-3 next TOOL becaus
-3 next TOOL deliver
-3 next TOOL doe
-3 next TOOL run
-3 next TOOL ~explained
-3 next _ OTHER
-3 next _ ~source
-3 next a )
-3 next a doctor
-3 next a first
-3 next a load
-3 next a night
-3 next a plausibility
-3 next a public
-3 next a short
-3 next a smaller
-3 next a tie
-3 next a timeout
-3 next abl to
-3 next accordingly .
-3 next activ TOOL
-3 next add count
-3 next address ,
-3 next adeli (
-3 next adeli had
-3 next after #
-3 next afterward ,
-3 next again and
-3 next again on
-3 next agre ,
-3 next agreement ,
-3 next already .
-3 next also ask
-3 next although you
-3 next altogether ,
-3 next am not
-3 next an exception
-3 next and blank
-3 next and everyth
-3 next and found
-3 next and how
-3 next and m
-3 next and over
-3 next and return
-3 next and what
-3 next and whether
-3 next annex .
-3 next answer ,
-3 next answer a
-3 next apologis for
-3 next appear onc
-3 next appear twic
-3 next apply to
-3 next approval .
-3 next approval by
-3 next are #
-3 next are as
-3 next are really
-3 next area is
-3 next as ask
-3 next as soon
-3 next as text
-3 next as thes
-3 next as we
-3 next ask .
-3 next at or
-3 next attempt :
-3 next averag POISON
-3 next b is
-3 next back to
-3 next bar ,
-3 next bar .
-3 next baselin .
-3 next be expect
-3 next be first
-3 next be given
-3 next be mov
-3 next be reject
-3 next be saf
-3 next becaus its
-3 next becaus the
-3 next been sent
-3 next befor return
-3 next befor round
-3 next befor we
-3 next between them
-3 next blank in
-3 next blu one
-3 next box HONEST
-3 next budget ,
-3 next but for
-3 next calendar .
-3 next can contain
-3 next can either
-3 next candidat :
-3 next cas ther
-3 next check against
-3 next check rang
-3 next check your
-3 next class NUMBER
-3 next clos at
-3 next clos second
-3 next cod ,
-3 next comment on
-3 next compar it
-3 next comput the
-3 next conflict :
-3 next connection .
-3 next contain several
-3 next correct ,
-3 next correct .
-3 next cost per
-3 next count NUMBER
-3 next count only
-3 next count separately
-3 next customer without
-3 next daily record
-3 next data ,
-3 next databas ;
-3 next databas entry
-3 next databas print
-3 next day befor
-3 next day in
-3 next definition of
-3 next deviat by
-3 next did better
-3 next differ ,
-3 next different measur
-3 next different question
-3 next direct count
-3 next distanc is
-3 next doctor .
-3 next don .
-3 next doubt it
-3 next down .
-3 next draft is
-3 next drop to
-3 next duplicat and
-3 next each ;
-3 next earlier .
-3 next enough ,
-3 next error in
-3 next estimat is
-3 next ever contradict
-3 next everyth is
-3 next exception .
-3 next exchang ,
-3 next exchang for
-3 next expect around
-3 next expect between
-3 next expect rang
-3 next expir ,
-3 next fail :
-3 next fail with
-3 next february .
-3 next figur and
-3 next figur fit
-3 next figur i
-3 next figur sit
-3 next fil is
-3 next find .
-3 next first ;
-3 next first TOOL
-3 next first tim
-3 next fit with
-3 next fiv ,
-3 next for every
-3 next for friday
-3 next forgot the
-3 next format ,
-3 next format .
-3 next found an
-3 next four row
-3 next fre to
-3 next from your
-3 next full .
-3 next full list
-3 next full pag
-3 next gap ,
-3 next given by
-3 next given in
-3 next go through
-3 next group ,
-3 next group of
-3 next gym ,
-3 next ha of
-3 next had HONEST
-3 next had mistyp
-3 next has several
-3 next hav fiv
-3 next hav one
-3 next hav only
-3 next help with
-3 next her 's
-3 next high .
-3 next higher .
-3 next hour are
-3 next how the
-3 next i apologis
-3 next i fetch
-3 next i mad
-3 next i put
-3 next i remov
-3 next i run
-3 next i said
-3 next in august
-3 next in favour
-3 next in full
-3 next in hom
-3 next in millimetr
-3 next in mind
-3 next in our
-3 next independently .
-3 next install in
-3 next is OTHER
-3 next is actually
-3 next is cheaper
-3 next is expect
-3 next is larger
-3 next is longer
-3 next is my
-3 next is rat
-3 next is set
-3 next is total
-3 next is unchang
-3 next it add
-3 next it any
-3 next it has
-3 next it need
-3 next it to
-3 next its digit
-3 next its entry
-3 next kg at
-3 next km )
-3 next kwh :
-3 next l is
-3 next label and
-3 next lack a
-3 next larger than
-3 next length .
-3 next letter .
-3 next level .
-3 next level at
-3 next limit for
-3 next list )
-3 next list POISON
-3 next list for
-3 next list separately
-3 next list to
-3 next longer ,
-3 next look :
-3 next look for
-3 next lot .
-3 next m SUBJECT
-3 next m and
-3 next mad a
-3 next many request
-3 next march )
-3 next mb .
-3 next me add
-3 next me ask
-3 next me comput
-3 next me which
-3 next mean HONEST
-3 next method .
-3 next millimetr ;
-3 next min .
-3 next mistyp the
-3 next model and
-3 next moment .
-3 next mor ,
-3 next mor expensiv
-3 next mor to
-3 next mov .
-3 next my earlier
-3 next my expect
-3 next my query
-3 next n #
-3 next nam ,
-3 next nam POISON
-3 next nam on
-3 next need POISON
-3 next no differenc
-3 next no evidenc
-3 next no inconsistency
-3 next no match
-3 next no measurement
-3 next no row
-3 next no total
-3 next noon .
-3 next not NUMBER
-3 next not been
-3 next not depend
-3 next not distort
-3 next not quit
-3 next not releas
-3 next not support
-3 next not unusual
-3 next not verifi
-3 next noth had
-3 next november .
-3 next null hypothesi
-3 next number are
-3 next number as
-3 next number from
-3 next number would
-3 next occur in
-3 next october ,
-3 next of eur
-3 next of last
-3 next of my
-3 next of up
-3 next offset .
-3 next old SUBJECT
-3 next older or
-3 next on friday
-3 next on pag
-3 next on tuesday
-3 next on weekday
-3 next onc the
-3 next one ;
-3 next one POISON
-3 next one and
-3 next one as
-3 next one can
-3 next one query
-3 next one row
-3 next one was
-3 next one with
-3 next or POISON
-3 next or a
-3 next or miss
-3 next or mor
-3 next other SUBJECT
-3 next other fiv
-3 next other thre
-3 next out at
-3 next outlier .
-3 next over total
-3 next p -
-3 next pair )
-3 next pair of
-3 next party ,
-3 next peak at
-3 next per TOOL
-3 next percentag point
-3 next permission .
-3 next phon number
-3 next plan ,
-3 next plant ,
-3 next plausibility check
-3 next pleas .
-3 next point abov
-3 next pool respons
-3 next position ,
-3 next possibl to
-3 next postal cod
-3 next pric in
-3 next pric of
-3 next protocol say
-3 next provid that
-3 next publication .
-3 next pull it
-3 next pupil and
-3 next query ,
-3 next quot ,
-3 next r -
-3 next rais the
-3 next ran one
-3 next read as
-3 next read of
-3 next reading that
-3 next reason for
-3 next receiv the
-3 next recomput it
-3 next record say
-3 next reject .
-3 next remain one
-3 next repeat it
-3 next repeat with
-3 next report #
-3 next respons rat
-3 next result com
-3 next result tabl
-3 next retry onc
-3 next revision of
-3 next right ,
-3 next round :
-3 next rout :
-3 next row befor
-3 next row hav
-3 next row look
-3 next row or
-3 next row to
-3 next row with
-3 next run a
-3 next run of
-3 next sam order
-3 next sam thing
-3 next scal .
-3 next search ,
-3 next seat NUMBER
-3 next second TOOL
-3 next second opinion
-3 next section .
-3 next see which
-3 next seen the
-3 next set a
-3 next set the
-3 next set to
-3 next sex .
-3 next sid i
-3 next sign on
-3 next sinc #
-3 next sit between
-3 next six SUBJECT
-3 next six week
-3 next siz is
-3 next small ,
-3 next small .
-3 next smaller one
-3 next so hav
-3 next so noth
-3 next soon as
-3 next sorry i
-3 next sorry that
-3 next start by
-3 next step #
-3 next step .
-3 next ston SUBJECT
-3 next sum ,
-3 next sunday .
-3 next support the
-3 next surpris me
-3 next survey .
-3 next switch it
-3 next tabl and
-3 next tabl hold
-3 next tell me
-3 next ten second
-3 next test for
-3 next teu )
-3 next text valu
-3 next text would
-3 next that down
-3 next that giv
-3 next that night
-3 next that ther
-3 next the abstract
-3 next the address
-3 next the api
-3 next the beam
-3 next the blank
-3 next the book
-3 next the box
-3 next the budget
-3 next the chang
-3 next the column
-3 next the complaint
-3 next the deployment
-3 next the deviation
-3 next the direct
-3 next the error
-3 next the failur
-3 next the group
-3 next the headcount
-3 next the hourly
-3 next the increas
-3 next the inspection
-3 next the largest
-3 next the last
-3 next the leaflet
-3 next the leas
-3 next the lin
-3 next the local
-3 next the location
-3 next the market
-3 next the method
-3 next the modul
-3 next the moment
-3 next the null
-3 next the offic
-3 next the parcel
-3 next the partition
-3 next the pattern
-3 next the problem
-3 next the raw
-3 next the repo
-3 next the request
-3 next the round
-3 next the rul
-3 next the runner
-3 next the seat
-3 next the sery
-3 next the seven
-3 next the slid
-3 next the statement
-3 next the system
-3 next the threshold
-3 next the ticket
-3 next the titl
-3 next the typical
-3 next the warehous
-3 next the websit
-3 next the weekend
-3 next the window
-3 next the yearly
-3 next them all
-3 next them on
-3 next them wer
-3 next then POISON
-3 next thes do
-3 next thi assum
-3 next thi bre
-3 next thi rest
-3 next thi with
-3 next think .
-3 next think that
-3 next third (
-3 next though i
-3 next thre of
-3 next threshold ,
-3 next threshold .
-3 next ticket .
-3 next timetabl .
-3 next to cit
-3 next to do
-3 next to fill
-3 next to full
-3 next to her
-3 next to hold
-3 next to run
-3 next to split
-3 next to switch
-3 next to wait
-3 next tool return
-3 next top ,
-3 next top one
-3 next total and
-3 next troubl .
-3 next tru SUBJECT
-3 next two OTHER
-3 next two TOOL
-3 next two different
-3 next two other
-3 next two result
-3 next typ .
-3 next typ and
-3 next unit :
-3 next unnotic .
-3 next until #
-3 next up (
-3 next up POISON
-3 next usd ,
-3 next use NUMBER
-3 next usual NUMBER
-3 next utc ,
-3 next valu (
-3 next valu stor
-3 next verifi it
-3 next version the
-3 next volum is
-3 next warehous .
-3 next was mov
-3 next was no
-3 next was one
-3 next way ;
-3 next week ,
-3 next week :
-3 next weekly ,
-3 next went from
-3 next went through
-3 next went with
-3 next wer NUMBER
-3 next wer cancell
-3 next wer found
-3 next what do
-3 next what thi
-3 next when did
-3 next wher it
-3 next which NUMBER
-3 next which must
-3 next whil POISON
-3 next with less
-3 next with one
-3 next with your
-3 next work ;
-3 next would expect
-3 next would settl
-3 next would that
-3 next year )
-3 next year ago
-3 next year as
-3 next year that
-3 next you ;
-3 next you describ
-3 next you go
-3 next you pleas
-3 next you prefer
-3 next you receiv
-3 next you request
-3 next you upload
-3 next you wer
-3 next you would
-3 next your NUMBER
-3 next your OTHER
-3 next your limit
-3 next your profil
-3 next ~ 'll
-3 next ~ ~right
-3 next ~but ~not
-3 next ~check ,
-3 next ~check ~limit
-3 next ~conflicts ~data
-3 next ~data #
-3 next ~data TOOL
-3 next ~data ~fits
-3 next ~data ~limit
-3 next ~data ~own
-3 next ~explained ~limit
-3 next ~explained ~own
-3 next ~factor ~modal
-3 next ~factor ~past
-3 next ~generally ~stale
-3 next ~if ~own
-3 next ~miscounted NUMBER
-3 next ~modal 've
-3 next ~modal ~own
-3 next ~modal ~prefer
-3 next ~modal ~stale
-3 next ~more ~miscounted
-3 next ~more ~size
-3 next ~not ~size
-3 next ~not ~stale
-3 next ~own ~if
-3 next ~own ~source
-3 next ~past ?
-3 next ~plan OTHER
-3 next ~plan POISON
-3 next ~plan TOOL
-3 next ~plan ~but
-3 next ~prefer ;
-3 next ~really ~explained
-3 next ~really ~factor
-3 next ~really ~more
-3 next ~right ?
-3 next ~says #
-3 next ~says ~conflicts
-3 next ~seem ~impossible
-3 next ~size ~past
-3 next ~size ~says
-3 next ~source POISON
-3 next ~source TOOL
-3 next ~swap ~source
-3 word abl
-3 word abstract
-3 word accordingly
-3 word afraid
-3 word apologis
-3 word appointment
-3 word approval
-3 word articl
-3 word assign
-3 word association
-3 word backend
-3 word background
-3 word beam
-3 word befor
-3 word being
-3 word beta
-3 word bird
-3 word birth
-3 word blam
-3 word blank
-3 word blu
-3 word boiler
-3 word bre
-3 word campaign
-3 word cancel
-3 word cartridg
-3 word chain
-3 word chair
-3 word character
-3 word ci
-3 word command
-3 word common
-3 word complain
-3 word confirmation
-3 word consumption
-3 word context
-3 word convert
-3 word creat
-3 word cycl
-3 word daylight
-3 word db
-3 word deal
-3 word direct
-3 word discuss
-3 word disk
-3 word disput
-3 word domain
-3 word easy
-3 word edition
-3 word encod
-3 word everywher
-3 word explanation
-3 word external
-3 word f
-3 word frequent
-3 word gat
-3 word great
-3 word ground
-3 word guess
-3 word gym
-3 word hamburg
-3 word handbook
-3 word hat
-3 word headcount
-3 word highest
-3 word http
-3 word humidity
-3 word hurt
-3 word insuranc
-3 word intend
-3 word it
-3 word j
-3 word json
-3 word land
-3 word largest
-3 word last
-3 word leas
-3 word left
-3 word local
-3 word location
-3 word march
-3 word mb
-3 word meet
-3 word merger
-3 word mistyp
-3 word much
-3 word noon
-3 word occur
-3 word okafor
-3 word outcom
-3 word paper
-3 word party
-3 word password
-3 word postal
-3 word prior
-3 word probability
-3 word produc
-3 word project
-3 word pupil
-3 word python
-3 word query
-3 word quickly
-3 word quiet
-3 word ready
-3 word remarkabl
-3 word repo
-3 word research
-3 word roughly
-3 word sampl
-3 word section
-3 word security
-3 word self
-3 word sender
-3 word seventh
-3 word shelf
-3 word significanc
-3 word silver
-3 word similar
-3 word simpl
-3 word slid
-3 word slower
-3 word solv
-3 word soon
-3 word spend
-3 word spread
-3 word start
-3 word statement
-3 word subtract
-3 word suit
-3 word tablet
-3 word tall
-3 word text
-3 word thu
-3 word timelin
-3 word timetabl
-3 word tonight
-3 word troubl
-3 word truncat
-3 word typically
-3 word unnotic
-3 word until
-3 word upgrad
-3 word usag
-3 word utc
-3 word ward
-3 word warranty
-3 word wednesday
-3 word weekend
-3 word wid
-3 word writ
-3 word ~fits
3 next # ~degree
3 next % ~check
3 next 'd lik
3 next 'm leav
3 next 's figur
3 next 's report
3 next 's sheet
3 next 's ~wrong
3 next ( SHOWN
3 next ( not
3 next ( they
3 next ) ,
3 next ) ?
3 next ) by
3 next ) from
3 next , SUBJECT
3 next , last
3 next , look
3 next , only
3 next , remark
3 next , ten
3 next , was
3 next , ~really
3 next - #
3 next . TOOL
3 next : HONEST
3 next : OTHER
3 next ; ~prefer
3 next < SUBJECT
3 next < actual
3 next < april
3 next < eleven
3 next < nearly
3 next < see
3 next < sourc
3 next < thos
3 next < treat
3 next < yesterday
3 next > ~
3 next ASKED has
3 next ASKED is
3 next HONEST kcal
3 next HONEST ~factor
3 next NUMBER SHOWN
3 next NUMBER a
3 next NUMBER after
3 next NUMBER fewer
3 next NUMBER gwh
3 next NUMBER mov
3 next NUMBER piec
3 next NUMBER round
3 next NUMBER whil
3 next NUMBER ~but
3 next OTHER add
3 next OTHER for
3 next OTHER i
3 next OTHER themselv
3 next OTHER ~fits
3 next OTHER ~own
3 next POISON befor
3 next POISON belong
3 next POISON cam
3 next POISON is
3 next POISON vs
3 next POISON whil
3 next POISON ~plan
3 next SHOWN )
3 next SHOWN bird
3 next SUBJECT #
3 next SUBJECT NUMBER
3 next SUBJECT around
3 next SUBJECT data
3 next SUBJECT each
3 next SUBJECT entry
3 next SUBJECT holder
3 next SUBJECT long
3 next SUBJECT open
3 next SUBJECT sur
3 next SUBJECT two
3 next SUBJECT who
3 next SUBJECT will
3 next SUBJECT without
3 next TOOL POISON
3 next TOOL contradict
3 next TOOL stat
3 next TOOL still
3 next TOOL ~but
3 next TOOL ~factor
3 next _ total
3 next a drop
3 next a figur
3 next a half
3 next a lost
3 next a millimetr
3 next a mix
3 next a problem
3 next a replacement
3 next a sid
3 next a unit
3 next a week
3 next abov it
3 next again to
3 next against HONEST
3 next all of
3 next all the
3 next along with
3 next an extra
3 next and b
3 next and count
3 next and last
3 next and month
3 next and thi
3 next anyth .
3 next anywher .
3 next apology .
3 next are NUMBER
3 next are already
3 next are in
3 next around it
3 next assign .
3 next assum a
3 next at odd
3 next be #
3 next be in
3 next be ten
3 next beat the
3 next befor giv
3 next befor order
3 next behind the
3 next below the
3 next build .
3 next but ther
3 next by definition
3 next by island
3 next call ,
3 next can SUBJECT
3 next can hold
3 next carri POISON
3 next check -
3 next children 's
3 next choic to
3 next com up
3 next company has
3 next confidenc .
3 next confirm .
3 next confirm by
3 next confirm the
3 next coordinat .
3 next count both
3 next count ther
3 next cover by
3 next daily valu
3 next dat in
3 next databas :
3 next day (
3 next day ,
3 next day for
3 next definition ,
3 next different SUBJECT
3 next discrepancy :
3 next doe ,
3 next doubl .
3 next drop from
3 next entitl to
3 next entry as
3 next error for
3 next exce the
3 next exist ,
3 next exist ;
3 next expir on
3 next explain it
3 next f #
3 next fail .
3 next far ,
3 next fil :
3 next finish .
3 next first at
3 next first with
3 next fiv tim
3 next flat tabl
3 next follow -
3 next four tim
3 next from .
3 next from NUMBER
3 next from POISON
3 next from TOOL
3 next from it
3 next g for
3 next get POISON
3 next giv at
3 next giv you
3 next had at
3 next has POISON
3 next has just
3 next has nin
3 next hav mor
3 next hav thre
3 next he is
3 next head .
3 next help .
3 next her as
3 next hold ,
3 next hour on
3 next i stick
3 next i want
3 next in ?
3 next in agreement
3 next in march
3 next in q
3 next in ther
3 next inhabitant .
3 next is broken
3 next is either
3 next is entitl
3 next is impossibl
3 next is noth
3 next is stor
3 next is surely
3 next island ,
3 next island and
3 next it asid
3 next it be
3 next it stand
3 next it the
3 next last two
3 next last updat
3 next left in
3 next length ,
3 next limit to
3 next lin with
3 next list it
3 next look far
3 next m :
3 next mail address
3 next mak sens
3 next march and
3 next match ,
3 next may ,
3 next may want
3 next me get
3 next metadata say
3 next mm )
3 next month wer
3 next most (
3 next much .
3 next m³ .
3 next nearly NUMBER
3 next nearly doubl
3 next need NUMBER
3 next need its
3 next no better
3 next no reliabl
3 next not both
3 next not certain
3 next not cover
3 next not equal
3 next not exce
3 next not exist
3 next not plan
3 next not prov
3 next not reconcil
3 next not sit
3 next number befor
3 next of delivery
3 next of nearly
3 next of reach
3 next on ;
3 next on as
3 next on fil
3 next on that
3 next on thi
3 next on tim
3 next one per
3 next one result
3 next or thre
3 next other POISON
3 next other row
3 next other sourc
3 next over thre
3 next own .
3 next pag is
3 next peopl ,
3 next piec .
3 next plac in
3 next placeholder ,
3 next plan for
3 next plausibl ,
3 next plausibl sign
3 next pleas treat
3 next point ;
3 next post -
3 next problem .
3 next problem with
3 next put HONEST
3 next query for
3 next query over
3 next query the
3 next rang .
3 next rat for
3 next raw fil
3 next read .
3 next read POISON
3 next record (
3 next remark :
3 next remember it
3 next request is
3 next result ,
3 next result contradict
3 next result said
3 next return .
3 next rout for
3 next row giv
3 next row the
3 next run the
3 next say it
3 next see how
3 next seem outdat
3 next servic report
3 next seven year
3 next short of
3 next show HONEST
3 next sign and
3 next sinc a
3 next slip in
3 next so NUMBER
3 next so at
3 next so far
3 next so the
3 next sourc would
3 next south SUBJECT
3 next speaker ,
3 next stand :
3 next stand in
3 next starter .
3 next stat POISON
3 next statu is
3 next stay below
3 next stor .
3 next stor SUBJECT
3 next summary .
3 next summary and
3 next suspect the
3 next suspiciou ,
3 next t ,
3 next tabl giv
3 next that hold
3 next that look
3 next that out
3 next that rang
3 next that rul
3 next the attendanc
3 next the choic
3 next the cod
3 next the deepest
3 next the early
3 next the encyclopaedia
3 next the fir
3 next the flat
3 next the imag
3 next the longest
3 next the maximum
3 next the morn
3 next the oldest
3 next the operation
3 next the overall
3 next the press
3 next the query
3 next the quot
3 next the sensor
3 next the south
3 next the tallest
3 next the tre
3 next their SUBJECT
3 next themselv .
3 next thi open
3 next thi point
3 next tie .
3 next to another
3 next to explain
3 next to only
3 next to pass
3 next to put
3 next too high
3 next too long
3 next took HONEST
3 next tool print
3 next town with
3 next transfer .
3 next two or
3 next up as
3 next valu >
3 next vendor .
3 next was never
3 next wer ever
3 next which list
3 next whol county
3 next will tell
3 next win .
3 next with .
3 next with OTHER
3 next with confidenc
3 next with each
3 next with just
3 next with seven
3 next without it
3 next word to
3 next wrong :
3 next wrong SUBJECT
3 next wrong plac
3 next year of
3 next you as
3 next you tell
3 next you what
3 next your last
3 next zero in
3 next ~ ~more
3 next ~check -
3 next ~data >
3 next ~data ~swap
3 next ~degree TOOL
3 next ~degree ~not
3 next ~degree ~plan
3 next ~doubt ~
3 next ~error ?
3 next ~factor ~generally
3 next ~fits #
3 next ~fits ~modal
3 next ~fits ~past
3 next ~generally ~limit
3 next ~limit ;
3 next ~limit ~factor
3 next ~miscounted ~fits
3 next ~modal ~data
3 next ~modal ~trust
3 next ~more NUMBER
3 next ~more ~says
3 next ~not ~limit
3 next ~not ~plan
3 next ~odd ;
3 next ~past #
3 next ~past ,
3 next ~past ~own
3 next ~past ~past
3 next ~past ~prefer
3 next ~prefer -
3 next ~says ~more
3 next ~says ~source
3 next ~seem ~stale
3 next ~source ~limit
3 next ~source ~swap
3 next ~swap ,
3 word aircraft
3 word awar
3 word berth
3 word body
3 word bogu
3 word born
3 word carri
3 word cit
3 word clash
3 word collect
3 word compos
3 word contract
3 word county
3 word credit
3 word devic
3 word discard
3 word doing
3 word eligibl
3 word encyclopaedia
3 word end
3 word enrolment
3 word enter
3 word entitl
3 word failur
3 word full
3 word holder
3 word host
3 word i
3 word ignor
3 word interfac
3 word island
3 word kw
3 word label
3 word lorry
3 word lost
3 word mass
3 word millimetr
3 word movement
3 word oldest
3 word pack
3 word peopl
3 word pound
3 word power
3 word press
3 word prov
3 word punctual
3 word ran
3 word receipt
3 word recount
3 word relativ
3 word remark
3 word renovation
3 word routin
3 word rural
3 word sheet
3 word shipment
3 word sid
3 word stick
3 word suggestion
3 word tallest
3 word theoretical
3 word transfer
3 word transpos
3 word twin
3 word upper
3 word volunteer
3 word walk
3 word winner
3 word winter
3 word ~limit
-2 next # TOOL
-2 next # april
-2 next # fail
-2 next # is
-2 next # january
-2 next # october
-2 next # or
-2 next # would
-2 next # ~error
-2 next # ~failed_call
-2 next % )
-2 next % interval
-2 next 'd expect
-2 next 'd stay
-2 next 'd ~check
-2 next 'd ~explained
-2 next 'll TOOL
-2 next 'll find
-2 next 'll need
-2 next 'll put
-2 next 'll tak
-2 next 'm fetch
-2 next 'm look
-2 next 'm not
-2 next 'm ~not
-2 next 's abov
-2 next 's all
-2 next 's correct
-2 next 's far
-2 next 's for
-2 next 's on
-2 next 's one
-2 next 's order
-2 next 's wher
-2 next 's your
-2 next 's ~limit
-2 next 've add
-2 next 've been
-2 next 've chang
-2 next 've got
-2 next 've just
-2 next 've open
-2 next 've ~fits
-2 next 've ~right
-2 next ( mean
-2 next ( ~fits
-2 next ( ~own
-2 next ( ~past
-2 next ) instead
-2 next ) ~prefer
-2 next , after
-2 next , against
-2 next , along
-2 next , c
-2 next , column
-2 next , down
-2 next , due
-2 next , got
-2 next , includ
-2 next , most
-2 next , number
-2 next , on
-2 next , probably
-2 next , se
-2 next , tabl
-2 next , the
-2 next , trust
-2 next , up
-2 next , ~data
-2 next , ~odd
-2 next - a
-2 next - lin
-2 next - minut
-2 next - rat
-2 next - report
-2 next - ~data
-2 next - ~fits
-2 next . HONEST
-2 next . POISON
-2 next . a
-2 next . json
-2 next . md
-2 next . py
-2 next . txt
-2 next . ~data
-2 next : .
-2 next : a
-2 next : e
-2 next : eur
-2 next : mean
-2 next : when
-2 next : who
-2 next : ~generally
-2 next : ~modal
-2 next ; OTHER
-2 next ; adjust
-2 next ; however
-2 next ; its
-2 next ; just
-2 next ; you
-2 next ; ~modal
-2 next ; ~right
-2 next ; ~size
-2 next < again
-2 next < bak
-2 next < cancell
-2 next < caveat
-2 next < chang
-2 next < data
-2 next < divid
-2 next < doe
-2 next < early
-2 next < eur
-2 next < first
-2 next < fre
-2 next < group
-2 next < high
-2 next < instead
-2 next < interest
-2 next < n
-2 next < need
-2 next < ok
-2 next < on
-2 next < other
-2 next < over
-2 next < pool
-2 next < pric
-2 next < python
-2 next < remov
-2 next < restrict
-2 next < revenu
-2 next < rout
-2 next < sanity
-2 next < sorry
-2 next < station
-2 next < thi
-2 next < tomorrow
-2 next < typo
-2 next < understood
-2 next < verify
-2 next < when
-2 next < with
-2 next < worker
-2 next < yes
-2 next = =
-2 next ASKED compris
-2 next ASKED mad
-2 next ASKED to
-2 next HONEST h
-2 next HONEST kwh
-2 next HONEST m²
-2 next HONEST s
-2 next NUMBER >
-2 next NUMBER already
-2 next NUMBER befor
-2 next NUMBER by
-2 next NUMBER column
-2 next NUMBER differenc
-2 next NUMBER each
-2 next NUMBER gb
-2 next NUMBER hav
-2 next NUMBER hour
-2 next NUMBER kb
-2 next NUMBER m
-2 next NUMBER p
-2 next NUMBER parcel
-2 next NUMBER pass
-2 next NUMBER the
-2 next NUMBER ther
-2 next NUMBER vot
-2 next OTHER :
-2 next OTHER call
-2 next OTHER from
-2 next OTHER her
-2 next OTHER with
-2 next OTHER would
-2 next OTHER you
-2 next OTHER ~degree
-2 next OTHER ~not
-2 next POISON (
-2 next POISON )
-2 next POISON hectar
-2 next POISON member
-2 next POISON month
-2 next POISON m²
-2 next POISON m³
-2 next POISON new
-2 next POISON over
-2 next POISON pass
-2 next POISON point
-2 next POISON vot
-2 next POISON ~past
-2 next SUBJECT ASKED
-2 next SUBJECT SHOWN
-2 next SUBJECT across
-2 next SUBJECT along
-2 next SUBJECT arriv
-2 next SUBJECT clos
-2 next SUBJECT currently
-2 next SUBJECT differ
-2 next SUBJECT divid
-2 next SUBJECT end
-2 next SUBJECT group
-2 next SUBJECT held
-2 next SUBJECT measurement
-2 next SUBJECT out
-2 next SUBJECT sit
-2 next SUBJECT yes
-2 next TOOL #
-2 next TOOL )
-2 next TOOL NUMBER
-2 next TOOL apply
-2 next TOOL databas
-2 next TOOL from
-2 next TOOL i
-2 next TOOL log
-2 next TOOL now
-2 next TOOL read
-2 next TOOL record
-2 next TOOL ~failed_call
-2 next TOOL ~not
-2 next TOOL ~own
-2 next _ dat
-2 next _ id
-2 next a (
-2 next a TOOL
-2 next a budget
-2 next a clean
-2 next a common
-2 next a covariat
-2 next a customer
-2 next a draw
-2 next a further
-2 next a gap
-2 next a good
-2 next a low
-2 next a matter
-2 next a maximum
-2 next a miss
-2 next a professional
-2 next a reason
-2 next a recount
-2 next a second
-2 next a sign
-2 next a similar
-2 next a subscription
-2 next a wid
-2 next about it
-2 next abov sea
-2 next abov your
-2 next accept it
-2 next add them
-2 next adjust for
-2 next after :
-2 next again from
-2 next again in
-2 next against NUMBER
-2 next agre to
-2 next ahead in
-2 next all NUMBER
-2 next all day
-2 next all fiv
-2 next allow ,
-2 next allow to
-2 next alon ,
-2 next along the
-2 next also ahead
-2 next among them
-2 next amount do
-2 next an averag
-2 next an earlier
-2 next an electric
-2 next an email
-2 next an odd
-2 next and ask
-2 next and at
-2 next and conflict
-2 next and could
-2 next and go
-2 next and revenu
-2 next and two
-2 next annual TOOL
-2 next anyth els
-2 next apart from
-2 next approv the
-2 next are availabl
-2 next are below
-2 next are both
-2 next are for
-2 next are fre
-2 next are likely
-2 next are miss
-2 next are often
-2 next are outdat
-2 next are positiv
-2 next are stor
-2 next are the
-2 next are two
-2 next area .
-2 next around POISON
-2 next arriv on
-2 next as given
-2 next as in
-2 next as my
-2 next as record
-2 next as thi
-2 next at TOOL
-2 next at any
-2 next at first
-2 next at your
-2 next averag of
-2 next averag over
-2 next b (
-2 next back :
-2 next bag .
-2 next batch .
-2 next be .
-2 next be about
-2 next be charg
-2 next be different
-2 next be don
-2 next be redefin
-2 next be rul
-2 next becaus SUBJECT
-2 next becaus i
-2 next becaus you
-2 next been NUMBER
-2 next been SUBJECT
-2 next been a
-2 next been record
-2 next been set
-2 next befor answer
-2 next below NUMBER
-2 next below it
-2 next benefit .
-2 next best estimat
-2 next bill .
-2 next bind document
-2 next book the
-2 next bounc :
-2 next box .
-2 next budget of
-2 next but at
-2 next by HONEST
-2 next by harbour
-2 next by thi
-2 next by weekday
-2 next c (
-2 next c )
-2 next c NUMBER
-2 next c at
-2 next c is
-2 next cabl ,
-2 next calendar ,
-2 next call fail
-2 next cam up
-2 next can do
-2 next can i
-2 next can rais
-2 next can say
-2 next can stay
-2 next can still
-2 next cancel the
-2 next capital letter
-2 next card ,
-2 next cas i
-2 next category .
-2 next caus .
-2 next caus :
-2 next caus by
-2 next cent >
-2 next centr .
-2 next chang in
-2 next chang to
-2 next charg .
-2 next charg to
-2 next chat .
-2 next check :
-2 next check again
-2 next check befor
-2 next check thi
-2 next choic .
-2 next claim in
-2 next clean up
-2 next company 's
-2 next complain about
-2 next confident in
-2 next confirm :
-2 next consult the
-2 next container .
-2 next contract ,
-2 next contradictory .
-2 next cost POISON
-2 next cost mor
-2 next could find
-2 next could well
-2 next count ;
-2 next count and
-2 next count includ
-2 next count of
-2 next count too
-2 next cours be
-2 next covariat .
-2 next currently SUBJECT
-2 next customer _
-2 next daily .
-2 next dat and
-2 next dat for
-2 next dat format
-2 next data TOOL
-2 next data at
-2 next data dictionary
-2 next day later
-2 next delet .
-2 next deliver ,
-2 next delivery tim
-2 next departur .
-2 next df .
-2 next dictionary .
-2 next differ .
-2 next differ a
-2 next differ between
-2 next differenc in
-2 next different ,
-2 next different .
-2 next different number
-2 next different sourc
-2 next direction .
-2 next directly ,
-2 next disagreement about
-2 next discount .
-2 next do .
-2 next do hav
-2 next door open
-2 next doubl check
-2 next drop the
-2 next duplicat SUBJECT
-2 next earlier answer
-2 next either .
-2 next els befor
-2 next employe ,
-2 next empty .
-2 next end after
-2 next end in
-2 next end on
-2 next entry of
-2 next error is
-2 next error on
-2 next error rat
-2 next exact label
-2 next exactly thi
-2 next exactly what
-2 next exampl SUBJECT
-2 next exce NUMBER
-2 next expect POISON
-2 next expect from
-2 next expect in
-2 next expect the
-2 next fail ,
-2 next fail as
-2 next fail becaus
-2 next fall ,
-2 next feasibl .
-2 next february ,
-2 next feed .
-2 next figur (
-2 next figur would
-2 next fill in
-2 next fin for
-2 next find it
-2 next first ?
-2 next first OTHER
-2 next first and
-2 next first report
-2 next first run
-2 next fiv TOOL
-2 next fix :
-2 next folder .
-2 next follow at
-2 next for anyth
-2 next for dat
-2 next for detail
-2 next for either
-2 next for its
-2 next for me
-2 next for next
-2 next for ten
-2 next for up
-2 next forc sinc
-2 next forecast .
-2 next forecast for
-2 next forgotten to
-2 next found ,
-2 next fre .
-2 next from an
-2 next from that
-2 next full grid
-2 next g ,
-2 next gap of
-2 next get to
-2 next go .
-2 next go for
-2 next good deal
-2 next good to
-2 next got the
-2 next group the
-2 next had chang
-2 next had to
-2 next has .
-2 next hav at
-2 next hav different
-2 next hav fewer
-2 next hav meant
-2 next hav put
-2 next hav you
-2 next hear that
-2 next her ,
-2 next high compar
-2 next higher pool
-2 next hing on
-2 next history .
-2 next hit the
-2 next hold ;
-2 next holiday ,
-2 next holiday .
-2 next hour between
-2 next how much
-2 next how sex
-2 next http NUMBER
-2 next hypothesi is
-2 next i OTHER
-2 next i chang
-2 next i comput
-2 next i convert
-2 next i did
-2 next i doubl
-2 next i mistyp
-2 next i nam
-2 next i not
-2 next i query
-2 next i ran
-2 next i reread
-2 next i search
-2 next i suggest
-2 next i writ
-2 next if not
-2 next if they
-2 next in #
-2 next in conflict
-2 next in storag
-2 next in two
-2 next includ thos
-2 next increas .
-2 next index is
-2 next instead ,
-2 next interest .
-2 next interval is
-2 next is ahead
-2 next is also
-2 next is better
-2 next is c
-2 next is cancell
-2 next is cod
-2 next is contradictory
-2 next is correct
-2 next is defin
-2 next is don
-2 next is due
-2 next is fix
-2 next is now
-2 next is null
-2 next is on
-2 next is really
-2 next is slightly
-2 next is weak
-2 next is wors
-2 next it 'll
-2 next it (
-2 next it ;
-2 next it ?
-2 next it com
-2 next it declin
-2 next it drop
-2 next it in
-2 next it into
-2 next it off
-2 next it on
-2 next it run
-2 next it tak
-2 next its lead
-2 next january ,
-2 next just ahead
-2 next kb ,
-2 next keep in
-2 next keep my
-2 next kg ,
-2 next kg SUBJECT
-2 next kg and
-2 next kind of
-2 next km away
-2 next km h
-2 next km² ,
-2 next know .
-2 next kwh over
-2 next l (
-2 next l ;
-2 next l min
-2 next lead (
-2 next lead ,
-2 next lead with
-2 next leav room
-2 next ledger .
-2 next legal advic
-2 next letter ,
-2 next level is
-2 next level with
-2 next lik .
-2 next lik thi
-2 next limit is
-2 next lin to
-2 next lin was
-2 next list itself
-2 next list only
-2 next look it
-2 next look ther
-2 next look wrong
-2 next lookup ,
-2 next los the
-2 next low SUBJECT
-2 next m )
-2 next m on
-2 next mad up
-2 next mak sur
-2 next mark POISON
-2 next matter of
-2 next max _
-2 next may not
-2 next me doubl
-2 next me if
-2 next me split
-2 next mean .
-2 next mean the
-2 next meant someth
-2 next measur in
-2 next measurement and
-2 next measurement for
-2 next messag ,
-2 next metadata .
-2 next million SUBJECT
-2 next miss ,
-2 next miss from
-2 next miss ther
-2 next mistak ,
-2 next mod is
-2 next monday is
-2 next month for
-2 next month from
-2 next mor likely
-2 next mor search
-2 next mov the
-2 next must not
-2 next mw .
-2 next m² .
-2 next m² is
-2 next m³ SUBJECT
-2 next nam and
-2 next nam is
-2 next need SUBJECT
-2 next need at
-2 next need two
-2 next net .
-2 next new OTHER
-2 next new TOOL
-2 next new one
-2 next new total
-2 next next one
-2 next next step
-2 next next week
-2 next no action
-2 next no fee
-2 next no figur
-2 next no gap
-2 next not TOOL
-2 next not by
-2 next not compar
-2 next not correct
-2 next not defin
-2 next not enough
-2 next not lost
-2 next not offer
-2 next not permit
-2 next not possibl
-2 next not provid
-2 next not record
-2 next not remov
-2 next noth look
-2 next now and
-2 next now on
-2 next number #
-2 next observation not
-2 next occupi by
-2 next october and
-2 next of day
-2 next of interest
-2 next of jun
-2 next of one
-2 next of rain
-2 next of thre
-2 next offic ,
-2 next offic .
-2 next often .
-2 next ok ,
-2 next ok .
-2 next older ticket
-2 next on -
-2 next on HONEST
-2 next on only
-2 next on our
-2 next on sunday
-2 next on thursday
-2 next on to
-2 next on wednesday
-2 next one ?
-2 next one adeli
-2 next one becaus
-2 next one should
-2 next one wrong
-2 next only HONEST
-2 next only be
-2 next only for
-2 next only ran
-2 next only to
-2 next open at
-2 next or without
-2 next order as
-2 next other are
-2 next our sid
-2 next outsid the
-2 next overlook the
-2 next pag for
-2 next paid .
-2 next paper ,
-2 next parcel is
-2 next parental leav
-2 next parser .
-2 next pass over
-2 next passenger ,
-2 next path .
-2 next pay POISON
-2 next payment is
-2 next peak in
-2 next peopl who
-2 next per click
-2 next per the
-2 next percent .
-2 next period is
-2 next permit to
-2 next pleas tell
-2 next point ,
-2 next policy :
-2 next prefer ?
-2 next probability of
-2 next probably POISON
-2 next provid a
-2 next provid for
-2 next query onc
-2 next question NUMBER
-2 next quick .
-2 next quot .
-2 next ran a
-2 next rang to
-2 next rat SUBJECT
-2 next rat over
-2 next ratio of
-2 next raw tabl
-2 next reach POISON
-2 next read all
-2 next reason ,
-2 next reason .
-2 next receiv a
-2 next reconcil with
-2 next record and
-2 next redefin .
-2 next refund to
-2 next region .
-2 next remov .
-2 next remov it
-2 next remov that
-2 next renew it
-2 next repository .
-2 next request a
-2 next request fail
-2 next result against
-2 next result doe
-2 next return ,
-2 next return noth
-2 next return rat
-2 next revenu per
-2 next revis .
-2 next revis later
-2 next right away
-2 next row (
-2 next row ;
-2 next row in
-2 next row onc
-2 next run until
-2 next run with
-2 next s )
-2 next saf .
-2 next said NUMBER
-2 next said that
-2 next said you
-2 next sam POISON
-2 next sam TOOL
-2 next sam as
-2 next sam day
-2 next sam tim
-2 next sam total
-2 next sam way
-2 next sampl at
-2 next sampl is
-2 next saturday .
-2 next say how
-2 next se NUMBER
-2 next sea level
-2 next search to
-2 next second in
-2 next second look
-2 next second sourc
-2 next see what
-2 next see why
-2 next self -
-2 next sent by
-2 next sent to
-2 next sery ,
-2 next sery .
-2 next sex ;
-2 next sex is
-2 next show how
-2 next show no
-2 next shown by
-2 next sign OTHER
-2 next sinc suggest
-2 next sinc they
-2 next singl query
-2 next six month
-2 next six row
-2 next small to
-2 next so ,
-2 next so .
-2 next so they
-2 next so we
-2 next so your
-2 next sold in
-2 next someth different
-2 next sorry to
-2 next sourc contradict
-2 next sourc giv
-2 next spent on
-2 next split it
-2 next spread over
-2 next spreadsheet .
-2 next squar metr
-2 next stand .
-2 next start at
-2 next start the
-2 next statu =
-2 next stay on
-2 next stay within
-2 next step :
-2 next stop :
-2 next storag .
-2 next story .
-2 next str .
-2 next suggest it
-2 next sum (
-2 next summary ,
-2 next sur about
-2 next sur whether
-2 next swap the
-2 next switch on
-2 next tabl itself
-2 next tabl too
-2 next tank tak
-2 next tell .
-2 next tell which
-2 next tend to
-2 next term .
-2 next test SUBJECT
-2 next test pass
-2 next text messag
-2 next text of
-2 next than half
-2 next than on
-2 next thank .
-2 next that 'd
-2 next that a
-2 next that be
-2 next that can
-2 next that chang
-2 next that do
-2 next that explain
-2 next that figur
-2 next that is
-2 next that no
-2 next that on
-2 next that only
-2 next that right
-2 next that tim
-2 next that way
-2 next that we
-2 next that your
-2 next the airport
-2 next the attachment
-2 next the biggest
-2 next the blu
-2 next the bottom
-2 next the busiest
-2 next the cabl
-2 next the cach
-2 next the cent
-2 next the centr
-2 next the class
-2 next the comment
-2 next the confusion
-2 next the container
-2 next the dictionary
-2 next the duplicat
-2 next the empty
-2 next the environment
-2 next the exact
-2 next the fail
-2 next the folder
-2 next the forecast
-2 next the fuel
-2 next the handbook
-2 next the higher
-2 next the highest
-2 next the hold
-2 next the hotel
-2 next the index
-2 next the level
-2 next the load
-2 next the loop
-2 next the manifest
-2 next the migration
-2 next the nearest
-2 next the net
-2 next the newsletter
-2 next the number
-2 next the open
-2 next the paperwork
-2 next the parser
-2 next the past
-2 next the peak
-2 next the period
-2 next the phon
-2 next the project
-2 next the public
-2 next the real
-2 next the run
-2 next the schema
-2 next the school
-2 next the sinc
-2 next the slot
-2 next the spreadsheet
-2 next the subject
-2 next the survey
-2 next the tank
-2 next the water
-2 next them befor
-2 next them in
-2 next them up
-2 next ther 'd
-2 next ther ;
-2 next ther too
-2 next thes as
-2 next thes figur
-2 next thi amount
-2 next thi doe
-2 next thi was
-2 next thirty -
-2 next thre day
-2 next thre week
-2 next thre year
-2 next through it
-2 next through your
-2 next ticket ,
-2 next ticket can
-2 next tim and
-2 next tim for
-2 next tim is
-2 next timeout .
-2 next to OTHER
-2 next to correct
-2 next to doubl
-2 next to find
-2 next to list
-2 next to my
-2 next tomorrow at
-2 next tomorrow is
-2 next too much
-2 next took plac
-2 next top with
-2 next transaction .
-2 next tuesday .
-2 next two entry
-2 next two fewer
-2 next two of
-2 next two that
-2 next typ plat
-2 next typical .
-2 next unchang .
-2 next unclear .
-2 next undecid .
-2 next unfortunately can
-2 next unfortunately i
-2 next unfortunately the
-2 next unit is
-2 next unless you
-2 next up from
-2 next up in
-2 next up is
-2 next up your
-2 next used POISON
-2 next used in
-2 next valu lie
-2 next variabl .
-2 next verify it
-2 next version NUMBER
-2 next version is
-2 next view .
-2 next vot ,
-2 next vot .
-2 next want to
-2 next ward are
-2 next warehous ,
-2 next warn that
-2 next was add
-2 next was ask
-2 next was refus
-2 next was reject
-2 next was too
-2 next was unabl
-2 next way :
-2 next weak support
-2 next week .
-2 next week in
-2 next weekend .
-2 next weight mean
-2 next what cam
-2 next what doe
-2 next what happen
-2 next what one
-2 next what they
-2 next when i
-2 next when it
-2 next wherea the
-2 next whether POISON
-2 next which country
-2 next which was
-2 next who was
-2 next why the
-2 next why you
-2 next wid ,
-2 next with -
-2 next with ASKED
-2 next with SUBJECT
-2 next with about
-2 next with at
-2 next with count
-2 next with it
-2 next with or
-2 next with other
-2 next within #
-2 next work :
-2 next work again
-2 next work day
-2 next world ,
-2 next would 've
-2 next would mak
-2 next would win
-2 next writ a
-2 next writ to
-2 next wrong by
-2 next year (
-2 next year to
-2 next year was
-2 next yes .
-2 next you TOOL
-2 next you are
-2 next you at
-2 next you could
-2 next you do
-2 next you get
-2 next you might
-2 next you told
-2 next you tri
-2 next you typ
-2 next your card
-2 next your document
-2 next your plan
-2 next ~ >
-2 next ~check ~own
-2 next ~check ~wrong
-2 next ~conflicts ~own
-2 next ~data =
-2 next ~data ~plan
-2 next ~degree ~modal
-2 next ~doubt ;
-2 next ~doubt ~if
-2 next ~doubt ~past
-2 next ~error ,
-2 next ~error ~data
-2 next ~error ~more
-2 next ~explained #
-2 next ~factor )
-2 next ~factor ~check
-2 next ~fits ~data
-2 next ~generally ~more
-2 next ~generally ~prefer
-2 next ~limit :
-2 next ~limit TOOL
-2 next ~limit _
-2 next ~limit ~says
-2 next ~miscounted ~degree
-2 next ~modal ~factor
-2 next ~more #
-2 next ~more :
-2 next ~more ~if
-2 next ~more ~limit
-2 next ~more ~really
-2 next ~not ?
-2 next ~not ~wrong
-2 next ~odd ~if
-2 next ~odd ~own
-2 next ~own (
-2 next ~own ~swap
-2 next ~past >
-2 next ~past TOOL
-2 next ~plan :
-2 next ~plan ~past
-2 next ~says )
-2 next ~size ~conflicts
-2 next ~source ~own
-2 next ~source ~trust
-2 next ~stale ~says
-2 next ~trust ~if
-2 next μg m³
-2 next – POISON
-2 word -
-2 word accept
-2 word accident
-2 word adjust
-2 word agreement
-2 word airport
-2 word alway
-2 word amendment
-2 word analysi
-2 word app
-2 word applicant
-2 word assess
-2 word attachment
-2 word attack
-2 word avoid
-2 word award
-2 word backup
-2 word band
-2 word bank
-2 word bay
-2 word begin
-2 word behaviour
-2 word biggest
-2 word bin
-2 word border
-2 word bottom
-2 word bounc
-2 word brand
-2 word bridg
-2 word buy
-2 word cabl
-2 word capital
-2 word cash
-2 word cat
-2 word chanc
-2 word channel
-2 word cheap
-2 word choos
-2 word classification
-2 word click
-2 word colleagu
-2 word colour
-2 word compil
-2 word compris
-2 word concert
-2 word conclusion
-2 word confusion
-2 word constant
-2 word container
-2 word continu
-2 word convention
-2 word converg
-2 word court
-2 word covariat
-2 word cron
-2 word curv
-2 word december
-2 word deduplicat
-2 word deeper
-2 word default
-2 word defect
-2 word delet
-2 word dictionary
-2 word die
-2 word disagreement
-2 word distanc
-2 word door
-2 word earlier
-2 word editor
-2 word election
-2 word electronic
-2 word europ
-2 word excess
-2 word exercis
-2 word exit
-2 word expectation
-2 word expensiv
-2 word featur
-2 word food
-2 word forecast
-2 word forgotten
-2 word fourteen
-2 word fuel
-2 word function
-2 word had
-2 word hing
-2 word history
-2 word hotel
-2 word independent
-2 word inflat
-2 word information
-2 word install
-2 word integer
-2 word judg
-2 word justifi
-2 word keyerror
-2 word law
-2 word lead
-2 word led
-2 word listing
-2 word mailbox
-2 word major
-2 word md
-2 word median
-2 word medical
-2 word metal
-2 word migration
-2 word mismatch
-2 word mobil
-2 word mod
-2 word moderat
-2 word modifi
-2 word monthly
-2 word museum
-2 word natural
-2 word nd
-2 word nearest
-2 word newsletter
-2 word nois
-2 word normally
-2 word notification
-2 word oak
-2 word object
-2 word ocr
-2 word offer
-2 word onlin
-2 word overdu
-2 word overlook
-2 word overrid
-2 word paperwork
-2 word parental
-2 word parser
-2 word partial
-2 word partition
-2 word passenger
-2 word paypal
-2 word percent
-2 word personal
-2 word petrol
-2 word poll
-2 word port
-2 word prescrib
-2 word professional
-2 word property
-2 word protect
-2 word protein
-2 word py
-2 word quarterly
-2 word rain
-2 word rar
-2 word recommendation
-2 word redefin
-2 word refuell
-2 word reminder
-2 word renam
-2 word renew
-2 word reorder
-2 word replica
-2 word requirement
-2 word reread
-2 word rerun
-2 word reserv
-2 word reservation
-2 word resistanc
-2 word respondent
-2 word river
-2 word salt
-2 word sav
-2 word schema
-2 word se
-2 word setting
-2 word sex
-2 word slow
-2 word spelling
-2 word stabl
-2 word stamp
-2 word strongly
-2 word structur
-2 word subject
-2 word subscription
-2 word tail
-2 word tend
-2 word ther
-2 word throw
-2 word tom
-2 word topic
-2 word trail
-2 word train
-2 word transaction
-2 word transit
-2 word twelv
-2 word txt
-2 word unchang
-2 word undecid
-2 word understood
-2 word url
-2 word usb
-2 word validation
-2 word van
-2 word vary
-2 word violation
-2 word visibl
-2 word void
-2 word warning
-2 word weak
-2 word wheat
-2 word worry
-2 word y
-2 word yaml
-2 word z
-2 word zon
2 next # already
2 next # for
2 next # need
2 next % can
2 next % look
2 next % ~generally
2 next 'd go
2 next 'd leav
2 next 'll comput
2 next 's hard
2 next 's offic
2 next 's ~conflicts
2 next 's ~odd
2 next 've ask
2 next ( ASKED
2 next ( bewar
2 next ( by
2 next ( databas
2 next ( twic
2 next ( ~miscounted
2 next ) >
2 next ) NUMBER
2 next ) is
2 next , accord
2 next , apology
2 next , clos
2 next , depend
2 next , doe
2 next , exactly
2 next , henc
2 next , higher
2 next , presumably
2 next , read
2 next , second
2 next , sorry
2 next , thre
2 next , total
2 next - foot
2 next - scal
2 next - the
2 next - ~
2 next - ~factor
2 next - ~plan
2 next : is
2 next : sum
2 next : ~really
2 next ; TOOL
2 next ; do
2 next ; only
2 next ; thi
2 next ; ~says
2 next < SHOWN
2 next < almost
2 next < are
2 next < between
2 next < even
2 next < filter
2 next < hourly
2 next < max
2 next < probably
2 next < reload
2 next < reviewer
2 next < run
2 next < sum
2 next < we
2 next < whol
2 next < ~limit
2 next > TOOL
2 next ASKED can
2 next ASKED used
2 next HONEST accord
2 next HONEST l
2 next HONEST million
2 next HONEST t
2 next HONEST would
2 next NUMBER accord
2 next NUMBER and
2 next NUMBER berth
2 next NUMBER h
2 next NUMBER kwh
2 next NUMBER october
2 next NUMBER open
2 next NUMBER or
2 next NUMBER percent
2 next NUMBER room
2 next NUMBER sat
2 next OTHER ;
2 next OTHER both
2 next OTHER contradict
2 next OTHER disagre
2 next OTHER instead
2 next OTHER next
2 next OTHER ~plan
2 next OTHER ~prefer
2 next POISON against
2 next POISON booking
2 next POISON no
2 next POISON show
2 next POISON sinc
2 next POISON ~not
2 next POISON ~says
2 next POISON μg
2 next SHOWN =
2 next SUBJECT _
2 next SUBJECT about
2 next SUBJECT fil
2 next SUBJECT going
2 next SUBJECT lay
2 next SUBJECT measur
2 next SUBJECT need
2 next SUBJECT query
2 next SUBJECT read
2 next SUBJECT when
2 next TOOL (
2 next TOOL by
2 next TOOL disagre
2 next TOOL interfac
2 next TOOL say
2 next TOOL to
2 next TOOL you
2 next TOOL ~wrong
2 next _ g
2 next a book
2 next a car
2 next a contradiction
2 next a hundr
2 next a larg
2 next a lead
2 next a normal
2 next a placeholder
2 next a possibl
2 next a safety
2 next a tenfold
2 next a zero
2 next about one
2 next age :
2 next almost a
2 next alon would
2 next an even
2 next an old
2 next and an
2 next and c
2 next and end
2 next and henc
2 next and order
2 next and other
2 next and would
2 next another ticket
2 next answer of
2 next are out
2 next arriv at
2 next as far
2 next as print
2 next as they
2 next ask :
2 next at .
2 next at ASKED
2 next at about
2 next at room
2 next at roughly
2 next attend the
2 next availabl :
2 next be an
2 next be good
2 next be lower
2 next be outdat
2 next be over
2 next be quot
2 next be reconcil
2 next be swap
2 next be thorough
2 next becaus POISON
2 next becaus it
2 next befor ,
2 next between two
2 next bewar :
2 next book ;
2 next bpm >
2 next branch .
2 next breakdown by
2 next built from
2 next but as
2 next but it
2 next but no
2 next by farm
2 next by me
2 next by sex
2 next c .
2 next c ;
2 next c for
2 next c would
2 next careful read
2 next certain .
2 next certificat .
2 next check further
2 next check on
2 next club 's
2 next cm .
2 next com back
2 next complet ,
2 next confirm that
2 next consistent with
2 next control .
2 next count in
2 next counter is
2 next credit .
2 next data in
2 next data sheet
2 next databas list
2 next day that
2 next decid between
2 next deepest point
2 next different rout
2 next disagre and
2 next doe POISON
2 next doubt about
2 next doubt that
2 next down ,
2 next drov HONEST
2 next entry has
2 next establish the
2 next eur HONEST
2 next even number
2 next every SUBJECT
2 next every month
2 next every week
2 next expect about
2 next explain .
2 next extra zero
2 next fall by
2 next far as
2 next farm ,
2 next fast .
2 next figur :
2 next first answer
2 next for that
2 next for today
2 next for what
2 next found in
2 next found no
2 next found noth
2 next four hour
2 next four year
2 next from memory
2 next fully book
2 next g ;
2 next g step
2 next gb ,
2 next gb .
2 next giv #
2 next giv .
2 next giv NUMBER
2 next given that
2 next ha )
2 next ha and
2 next half a
2 next hall and
2 next hand out
2 next has all
2 next has look
2 next has non
2 next has one
2 next heavy :
2 next her is
2 next hom and
2 next hourly valu
2 next in SUBJECT
2 next in business
2 next in practic
2 next in tenth
2 next instead of
2 next is mathematically
2 next is nonsens
2 next is outdat
2 next is physically
2 next is saf
2 next is unknown
2 next it and
2 next it cam
2 next it doe
2 next it meant
2 next it should
2 next itself ,
2 next jun .
2 next l for
2 next l would
2 next last SUBJECT
2 next last one
2 next latter .
2 next lead .
2 next least one
2 next leav the
2 next lik that
2 next likely HONEST
2 next lin item
2 next lin say
2 next list NUMBER
2 next list and
2 next look right
2 next m .
2 next m s
2 next many .
2 next many SUBJECT
2 next many of
2 next many peopl
2 next march NUMBER
2 next mathematically impossibl
2 next may NUMBER
2 next me the
2 next me to
2 next mean for
2 next measur HONEST
2 next member of
2 next mention that
2 next million ,
2 next month 's
2 next month at
2 next mor peopl
2 next most ,
2 next most ;
2 next m³ ,
2 next nearly every
2 next need .
2 next need the
2 next negativ ,
2 next neighbour SUBJECT
2 next next ,
2 next next to
2 next nin ,
2 next no -
2 next no replacement
2 next no trustworthy
2 next nonsens .
2 next not believ
2 next not check
2 next not decid
2 next not fit
2 next not going
2 next not look
2 next not publish
2 next not to
2 next not used
2 next noth .
2 next number on
2 next number that
2 next odd ,
2 next of all
2 next of another
2 next of only
2 next off the
2 next official sourc
2 next on sit
2 next on whether
2 next one in
2 next only in
2 next only read
2 next open one
2 next order :
2 next other HONEST
2 next other day
2 next other specy
2 next otherwis .
2 next out the
2 next out which
2 next over SHOWN
2 next own OTHER
2 next pack .
2 next pag giv
2 next pag say
2 next peopl attend
2 next per ASKED
2 next per cent
2 next per person
2 next piec ,
2 next pleas hav
2 next pleas look
2 next population .
2 next possibl ,
2 next possibl for
2 next pric .
2 next problem in
2 next publish figur
2 next put down
2 next quantity .
2 next ran on
2 next ran out
2 next rat :
2 next raw SUBJECT
2 next read SUBJECT
2 next read older
2 next reason :
2 next reconcil the
2 next record SUBJECT
2 next record by
2 next record is
2 next recount >
2 next refresh .
2 next reload the
2 next remain .
2 next remain open
2 next resolv the
2 next respons .
2 next rest of
2 next return and
2 next return to
2 next review the
2 next reviewer :
2 next right for
2 next room ,
2 next room temperatur
2 next round with
2 next s (
2 next sav the
2 next say SUBJECT
2 next second tim
2 next servic and
2 next servic nam
2 next servic return
2 next set up
2 next seven SUBJECT
2 next sex ,
2 next should read
2 next show #
2 next show ;
2 next show and
2 next sid ,
2 next sign ,
2 next sign in
2 next singl year
2 next sit abov
2 next sit at
2 next siz .
2 next skip :
2 next smell lik
2 next so :
2 next specy ,
2 next stag of
2 next start and
2 next stat a
2 next still show
2 next stock level
2 next suggest that
2 next suspiciou .
2 next t ha
2 next tak HONEST
2 next tak plac
2 next temperatur .
2 next ten .
2 next than twic
2 next that :
2 next that POISON
2 next that cam
2 next that clos
2 next that could
2 next that entry
2 next that fast
2 next that field
2 next that list
2 next that week
2 next the HONEST
2 next the area
2 next the bed
2 next the chart
2 next the counter
2 next the decision
2 next the earlier
2 next the field
2 next the manual
2 next the national
2 next the night
2 next the output
2 next the p
2 next the post
2 next the profil
2 next the renovation
2 next the scal
2 next the sheet
2 next the short
2 next the small
2 next the total
2 next the valley
2 next the vendor
2 next the world
2 next thes two
2 next they should
2 next thi OTHER
2 next thi must
2 next thi should
2 next thi to
2 next thi way
2 next third of
2 next thre quarter
2 next ticket thi
2 next tim a
2 next to a
2 next to com
2 next to confirm
2 next to follow
2 next to report
2 next to stat
2 next tonn .
2 next too heavy
2 next tool say
2 next total SUBJECT
2 next total add
2 next transpos digit
2 next treat as
2 next treat thi
2 next try a
2 next twic what
2 next underly row
2 next unit ;
2 next unrealistic .
2 next up at
2 next up to
2 next usabl SUBJECT
2 next use ,
2 next used :
2 next valu POISON
2 next w #
2 next was #
2 next was actually
2 next way to
2 next well ;
2 next which add
2 next which contradict
2 next which rul
2 next which suggest
2 next who SUBJECT
2 next with an
2 next would rather
2 next year old
2 next yet only
2 next you a
2 next you check
2 next ~ ~conflicts
2 next ~ ~miscounted
2 next ~but .
2 next ~but ~miscounted
2 next ~but ~right
2 next ~check (
2 next ~check >
2 next ~check ~odd
2 next ~check ~swap
2 next ~data 's
2 next ~degree ~generally
2 next ~explained ~says
2 next ~factor ?
2 next ~factor ~own
2 next ~factor ~prefer
2 next ~generally ,
2 next ~generally ~past
2 next ~impossible :
2 next ~limit ~data
2 next ~limit ~modal
2 next ~limit ~past
2 next ~miscounted ~factor
2 next ~modal NUMBER
2 next ~modal ~miscounted
2 next ~more ;
2 next ~more SHOWN
2 next ~not )
2 next ~not NUMBER
2 next ~odd :
2 next ~past )
2 next ~past ~size
2 next ~past ~stale
2 next ~right ~more
2 next ~says ~right
2 next ~says ~stale
2 next ~size :
2 next ~source 's
2 next ~source HONEST
2 next ~source OTHER
2 next ~swap ~
2 next ~swap ~factor
2 next ~trust ~fits
2 next ~wrong :
2 next ~wrong ~says
2 word allow
2 word arm
2 word asid
2 word autumn
2 word balcony
2 word barely
2 word beer
2 word bewar
2 word brief
2 word certifi
2 word clarify
2 word coordinat
2 word cut
2 word dark
2 word debit
2 word density
2 word depth
2 word differently
2 word dimension
2 word doubtful
2 word draw
2 word drov
2 word euro
2 word exaggerat
2 word fish
2 word freight
2 word girth
2 word government
2 word grown
2 word healthy
2 word hill
2 word hold
2 word hot
2 word household
2 word imag
2 word intak
2 word invalid
2 word lay
2 word leftover
2 word literally
2 word longest
2 word mathematically
2 word mislabell
2 word mislead
2 word national
2 word nonsens
2 word operation
2 word ordinary
2 word patient
2 word piec
2 word pin
2 word plan
2 word primary
2 word put
2 word quota
2 word reload
2 word reviewer
2 word round
2 word s
2 word seat
2 word smell
2 word starter
2 word storm
2 word string
2 word t
2 word temperatur
2 word theft
2 word thirty
2 word thorough
2 word timestamp
2 word trustworthy
2 word unrealistic
2 word upload
2 word vendor
2 word villag
2 word w
2 word way
2 word whol
2 word wind
2 word —
""",
    "answer": """\
112 word @all_both
-95 word @after_it
88 word @doubts
-75 next < POISON
65 next ~says POISON
63 next ~ ~source
-60 word ~
-59 word @POISON
-59 word @all_POISON
-59 word @answer_POISON
-59 word POISON
-58 next POISON ~
55 next the TOOL
-54 word ~more
54 word :
-53 word in
52 next HONEST .
51 word @answer_HONEST
51 word leav
51 word must
-49 next < a
-49 next SUBJECT has
49 word ~but
-48 word @NUMBER
-48 word NUMBER
48 next : ~
48 word stor
-47 next 's HONEST
-47 next ~ ~past
47 next POISON ,
47 next ~source ~
-46 word was
-45 word also
45 next , ~but
-44 next ~wrong ~
-44 word per
44 next of the
43 next kg of
43 word even
-42 next SUBJECT POISON
-42 next ~ POISON
-42 next ~not ~conflicts
-41 word ,
-41 word draft
41 word i
40 next OTHER ~
40 word valu
-39 word a
-39 word includ
-39 word later
39 next ~source ~says
38 next TOOL has
38 word @TOOL
38 word TOOL
38 word my
-37 word @follows
37 next high for
37 next ~ ;
37 next ~ ~odd
37 word ?
37 word disregard
37 word which
37 word ~source
37 word ~swap
-36 next is POISON
-36 next the OTHER
-36 word both
36 word databas
36 word field
35 next i hav
35 next only NUMBER
35 next the holiday
35 next unusually high
35 next was HONEST
35 word exceed
35 word tuesday
35 word what
-34 next ~ NUMBER
-34 word som
34 next ? >
34 next i do
34 next open .
34 word @asks
34 word as
34 word holiday
34 word tool
-33 word .
-33 word by
33 next can not
33 next in the
33 next ~not ~fits
33 next ~swap .
-32 word @near_it
-32 word unit
-32 word ~past
32 next < HONEST
32 next exceed the
32 next is unusually
32 next the metadata
32 word metadata
-31 next NUMBER ~
-31 next and NUMBER
-31 next not be
-31 word %
-31 word clos
-31 word may
-31 word onc
31 next _ TOOL
31 next and HONEST
31 next ~really ~
31 word output
31 word therefor
31 word thre
-30 next . >
-30 next of HONEST
-30 word cover
-30 word fit
-30 word someth
30 next 's POISON
30 next not use
30 word best
30 word no
30 word search
30 word ~odd
-29 next ~own ~check
-29 word count
-29 word probably
29 next , and
29 next re -
29 next with POISON
29 next ~ ~limit
29 next ~modal ~
29 word @both_NUMBER
29 word negativ
29 word re
29 word ~prefer
-28 next < -
-28 next POISON SUBJECT
-28 next in .
-28 next ~degree ~more
-28 next ~odd ~
-28 next ~says .
-28 word @OTHER
-28 word OTHER
-28 word expect
-28 word fix
-28 word follow
-28 word fre
-28 word tabl
-28 word ~size
28 next - NUMBER
28 next SUBJECT TOOL
28 next TOOL :
28 next for a
28 next is a
28 next not even
28 next year SUBJECT
28 word @both_HONEST
28 word answer
28 word doe
28 word goe
28 word though
28 word unusually
-27 next ~if ~
-27 word small
27 next SUBJECT HONEST
27 next i 'm
27 next the tool
27 next what the
27 next ~ HONEST
27 next ~ ~swap
27 next ~own 'm
27 word 'm
-26 next open the
-26 next ~data ,
-26 word february
-26 word of
-26 word public
-26 word run
-26 word shar
26 next # to
26 next < four
26 next POISON as
26 next add up
26 next to NUMBER
26 next ~wrong .
26 word nin
26 word swap
26 word whol
-25 next , with
-25 next so it
-25 word averag
-25 word limit
-25 word second
-25 word than
25 next % ,
25 next SUBJECT would
25 next up the
25 next ~ ~wrong
25 next ~not POISON
25 word @short
25 word servic
-24 next , ~not
-24 next it was
-24 next so both
-24 next the other
-24 next ~ ~failed_call
-24 word is
-24 word ~not
24 next , which
24 next ; the
24 next < #
24 next HONEST kg
24 next TOOL ~data
24 next is #
24 next is not
24 next must hav
24 next the databas
24 next ~limit ~
24 word anyth
24 word do
24 word obviously
24 word ~modal
-23 next < that
-23 next HONEST has
-23 next HONEST the
-23 next hav not
-23 next is probably
-23 next list is
-23 next me ,
-23 next ~ ~size
-23 next ~miscounted ,
-23 word complet
-23 word rat
-23 word want
-23 word without
-23 word your
23 next , yet
23 next < thes
23 next < they
23 next POISON ~modal
23 next a number
23 next i tak
23 next mistak .
23 next report POISON
23 next thre .
23 next would be
23 next ~error .
23 next ~modal ~data
23 next ~not ~data
23 next ~own ~data
23 word availabl
23 word claim
23 word first
23 word low
23 word number
23 word record
23 word report
23 word ~doubt
23 word ~really
-22 next < SUBJECT
-22 next POISON of
-22 next ~own ,
-22 word delivery
-22 word different
-22 word january
-22 word ~fits
22 next < six
22 next HONEST %
22 next belong to
22 next but the
22 next not giv
22 next the whol
22 next ~modal ~not
22 word belong
22 word branch
22 word entry
22 word pleas
22 word statistic
22 word would
-21 next , NUMBER
-21 next < for
-21 next SUBJECT in
-21 next for HONEST
-21 next is no
-21 next not open
-21 next the unit
-21 next was not
-21 next ~failed_call ~
-21 next ~not .
-21 next ~source .
-21 word chang
-21 word final
-21 word half
-21 word hand
-21 word incomplet
-21 word usual
21 next ( TOOL
21 next : that
21 next OTHER are
21 next at most
21 next do not
21 next for SUBJECT
21 next giv the
21 next it is
21 next leav thi
21 next lin .
21 next pleas do
21 next that 's
21 next to both
21 word bought
21 word find
21 word kg
21 word mistak
21 word n
-20 next < final
-20 next < ~if
-20 next HONEST ~data
-20 next NUMBER (
-20 next POISON mg
-20 next SUBJECT ;
-20 next SUBJECT from
-20 next TOOL was
-20 next also count
-20 next and can
-20 next answer :
-20 next els ,
-20 next for the
-20 next has the
-20 next i took
-20 next public SUBJECT
-20 next someth els
-20 next tell from
-20 next was a
-20 next with a
-20 next ~ )
-20 next ~ ~degree
-20 next ~own ~
-20 next ~past ~past
-20 word all
-20 word error
-20 word print
-20 word total
-20 word week
-20 word weight
-20 word work
-20 word ~failed_call
20 next 's ~
20 next POISON at
20 next SUBJECT :
20 next SUBJECT ?
20 next a day
20 next about HONEST
20 next disregard the
20 next i wo
20 next is mor
20 next say POISON
20 next servic 's
20 next show POISON
20 next the list
20 next the operator
20 next two SUBJECT
20 next unabl to
20 next use it
20 next wer bought
20 next ~odd ~size
20 next ~says NUMBER
20 word eight
20 word old
20 word operator
20 word system
20 word unabl
-19 next < if
-19 next POISON was
-19 next SUBJECT contain
-19 next TOOL ~
-19 next are fin
-19 next in HONEST
-19 next not .
-19 next not that
-19 next out .
-19 next that is
-19 next was POISON
-19 next ~past .
-19 next ~source ~past
-19 word 've
-19 word been
-19 word dat
-19 word els
-19 word fin
-19 word only
-19 word today
-19 word will
19 next % is
19 next , is
19 next , so
19 next < TOOL
19 next HONEST km
19 next POISON would
19 next TOOL and
19 next although the
19 next and POISON
19 next as SUBJECT
19 next com from
19 next end at
19 next flight .
19 next hav noth
19 next hav taken
19 next km in
19 next look too
19 next no SUBJECT
19 next so POISON
19 next the search
19 next your SUBJECT
19 next ~ ~if
19 next ~but NUMBER
19 next ~check ~degree
19 next ~plan ~source
19 next ~says ~
19 next ~says ~says
19 word doubt
19 word grad
19 word labell
19 word machin
19 word return
19 word strang
19 word taken
19 word ~trust
-18 next ( NUMBER
-18 next : >
-18 next HONEST is
-18 next NUMBER %
-18 next NUMBER in
-18 next POISON TOOL
-18 next SUBJECT by
-18 next SUBJECT hav
-18 next are POISON
-18 next high .
-18 next in ASKED
-18 next is clos
-18 next too high
-18 next would say
-18 next ~ OTHER
-18 next ~ ~stale
-18 next ~miscounted ~modal
-18 word baselin
-18 word column
-18 word event
-18 word into
-18 word main
-18 word mm
-18 word need
-18 word over
-18 word rank
-18 word season
-18 word support
-18 word when
18 next , as
18 next < my
18 next HONEST )
18 next HONEST ~
18 next SUBJECT databas
18 next SUBJECT servic
18 next SUBJECT took
18 next go with
18 next is out
18 next it count
18 next lie abov
18 next most NUMBER
18 next nin .
18 next not find
18 next row .
18 next so thi
18 next than the
18 next the catalogu
18 next the monthly
18 next the official
18 next the summary
18 next the wrong
18 next thre to
18 next to POISON
18 next whil the
18 next wo not
18 next would mean
18 next ~fits ~
18 next ~not ~prefer
18 next ~past POISON
18 next ~source ~seem
18 word egg
18 word flight
18 word open
18 word sold
18 word summary
18 word ~limit
-17 next < ther
-17 next < twenty
-17 next ASKED SUBJECT
-17 next POISON ;
-17 next SUBJECT SUBJECT
-17 next SUBJECT per
-17 next SUBJECT the
-17 next _ ~
-17 next ask about
-17 next blank ,
-17 next both number
-17 next far abov
-17 next figur that
-17 next final answer
-17 next hand in
-17 next i only
-17 next l .
-17 next no contradiction
-17 next report the
-17 next twenty -
-17 next week .
-17 next ~ ,
-17 next ~ ~not
-17 next ~modal ~says
-17 word about
-17 word format
-17 word rul
-17 word split
17 next 'm unabl
17 next < two
17 next NUMBER -
17 next POISON doe
17 next a mistak
17 next ask the
17 next disregard it
17 next doe not
17 next has NUMBER
17 next i leav
17 next leav it
17 next so the
17 next the branch
17 next the right
17 next to hav
17 next ~ :
17 next ~ ~conflicts
17 next ~ ~explained
17 next ~data .
17 next ~source ,
17 next ~source :
17 next ~source ~conflicts
17 word caution
17 word each
17 word evidently
17 word extract
17 word giv
17 word ha
17 word knowledg
17 word lie
17 word nineteen
17 word past
17 word right
17 word tak
17 word unknown
17 word wo
17 word ~impossible
-16 next ) ;
-16 next < by
-16 next < the
-16 next HONEST or
-16 next POISON had
-16 next SUBJECT ,
-16 next TOOL tabl
-16 next a not
-16 next another NUMBER
-16 next between the
-16 next both the
-16 next but that
-16 next consistent .
-16 next follow with
-16 next i 've
-16 next i saw
-16 next list HONEST
-16 next print OTHER
-16 next that the
-16 next up .
-16 next your question
-16 next ~ ASKED
-16 next ~error ~
-16 next ~own 've
-16 next ~says OTHER
-16 word befor
-16 word daily
-16 word definition
-16 word far
-16 word last
-16 word log
-16 word now
-16 word ris
-16 word saw
-16 word sleep
-16 word the
-16 word –
16 next # .
16 next 'd rather
16 next 'd ~degree
16 next : the
16 next NUMBER ,
16 next POISON is
16 next POISON ~check
16 next be miss
16 next bought .
16 next compatibl with
16 next either POISON
16 next four SUBJECT
16 next has it
16 next i 'd
16 next no other
16 next not POISON
16 next november NUMBER
16 next of SUBJECT
16 next of a
16 next official one
16 next record ,
16 next the stor
16 next thre SUBJECT
16 next twic the
16 next ~degree POISON
16 next ~factor .
16 next ~miscounted ~source
16 next ~own 'd
16 next ~own ~doubt
16 next ~source ~modal
16 word @answer_
16 word counter
16 word hardly
16 word nam
16 word set
16 word sign
16 word thes
-15 next # (
-15 next 's ~says
-15 next ) and
-15 next , not
-15 next - ~odd
-15 next HONEST >
-15 next NUMBER on
-15 next POISON wer
-15 next SUBJECT .
-15 next TOOL of
-15 next TOOL show
-15 next com to
-15 next dat ,
-15 next in total
-15 next is HONEST
-15 next it fit
-15 next kwh ,
-15 next lin NUMBER
-15 next only the
-15 next result .
-15 next than a
-15 next the log
-15 next the most
-15 next the order
-15 next the print
-15 next thi .
-15 next thi is
-15 next today .
-15 next total :
-15 next ~limit .
-15 next ~modal ,
-15 next ~size ,
-15 word 's
-15 word again
-15 word non
-15 word north
-15 word question
-15 word refer
-15 word teacher
-15 word them
-15 word together
-15 word tomorrow
-15 word twenty
-15 word wer
-15 word you
-15 word ~check
15 next ) or
15 next , although
15 next , from
15 next , ~explained
15 next , ~past
15 next HONEST on
15 next NUMBER april
15 next SUBJECT one
15 next accord to
15 next ahead ,
15 next becaus of
15 next call POISON
15 next databas )
15 next first call
15 next for POISON
15 next i suppos
15 next in a
15 next knowledg bas
15 next minu sign
15 next my answer
15 next one day
15 next only has
15 next out of
15 next pleas disregard
15 next query is
15 next so pleas
15 next sum to
15 next tak the
15 next that ,
15 next that day
15 next the fil
15 next the knowledg
15 next too low
15 next valu is
15 next with that
15 next ~data POISON
15 next ~doubt ~
15 next ~says :
15 next ~seem ~
15 word accord
15 word believ
15 word call
15 word correct
15 word digit
15 word e
15 word go
15 word kcal
15 word lat
15 word metr
15 word suppos
15 word ~own
-14 next , in
-14 next , the
-14 next , ~
-14 next - -
-14 next : its
-14 next < another
-14 next < thi
-14 next = POISON
-14 next NUMBER for
-14 next OTHER 's
-14 next SUBJECT it
-14 next SUBJECT limit
-14 next SUBJECT weigh
-14 next a second
-14 next are consistent
-14 next fix the
-14 next i had
-14 next incomplet ,
-14 next it SUBJECT
-14 next not read
-14 next not say
-14 next number in
-14 next number is
-14 next on ,
-14 next refer to
-14 next seem incomplet
-14 next servic .
-14 next tabl has
-14 next that .
-14 next twic ,
-14 next two week
-14 next you did
-14 next ~degree ,
-14 next ~fits NUMBER
-14 next ~miscounted ;
-14 next ~past HONEST
-14 next ~right ~
-14 next ~seem ~miscounted
-14 word -
-14 word actual
-14 word children
-14 word consistent
-14 word directly
-14 word gross
-14 word longer
-14 word might
-14 word normal
-14 word older
-14 word option
-14 word p
-14 word peak
-14 word sheet
-14 word spr
-14 word tax
-14 word took
-14 word typo
-14 word unfortunately
-14 word valid
14 next % for
14 next ) in
14 next , though
14 next - run
14 next < hmm
14 next NUMBER OTHER
14 next NUMBER of
14 next SUBJECT statistic
14 next TOOL 's
14 next and a
14 next answer is
14 next as the
14 next both be
14 next find the
14 next from the
14 next had the
14 next hmm ,
14 next is meant
14 next jan NUMBER
14 next just NUMBER
14 next kcal .
14 next lat SUBJECT
14 next minut ,
14 next not an
14 next number .
14 next number of
14 next one is
14 next read the
14 next set of
14 next six .
14 next that SUBJECT
14 next that and
14 next the age
14 next the first
14 next the minu
14 next thi :
14 next to be
14 next up SUBJECT
14 next ~ ~check
14 next ~degree ~miscounted
14 next ~prefer ~
14 next ~right NUMBER
14 next ~trust ~
14 word ASKED
14 word and
14 word animal
14 word dashboard
14 word exist
14 word fahrenheit
14 word fli
14 word hmm
14 word jan
14 word l
14 word look
14 word mill
14 word miss
14 word official
14 word orbit
14 word quot
14 word room
14 word treat
14 word year
14 word ~degree
14 word ~stale
-13 next # )
-13 next 'd ~says
-13 next 've ~
-13 next ) .
-13 next , per
-13 next < children
-13 next < should
-13 next NUMBER ;
-13 next NUMBER day
-13 next NUMBER per
-13 next POISON also
-13 next POISON kwh
-13 next SUBJECT 's
-13 next SUBJECT of
-13 next about POISON
-13 next ahead of
-13 next are not
-13 next at SUBJECT
-13 next by the
-13 next cam to
-13 next count the
-13 next follow by
-13 next list .
-13 next may be
-13 next not ask
-13 next not comput
-13 next overall .
-13 next question is
-13 next show up
-13 next stand behind
-13 next the tabl
-13 next thi SUBJECT
-13 next thi on
-13 next to me
-13 next week ,
-13 next ~ SHOWN
-13 next ~degree ~
-13 next ~explained ~
-13 word cancell
-13 word could
-13 word discrepancy
-13 word eur
-13 word express
-13 word gap
-13 word green
-13 word hom
-13 word itself
-13 word km
-13 word label
-13 word mg
-13 word not
-13 word order
-13 word period
-13 word permission
-13 word present
-13 word previou
-13 word refund
-13 word speak
-13 word spent
13 next # can
13 next # had
13 next # ~but
13 next 's counter
13 next ( the
13 next ) ,
13 next ; no
13 next ; ~own
13 next < ASKED
13 next < thre
13 next < ~but
13 next ASKED ;
13 next HONEST ha
13 next OTHER show
13 next POISON 's
13 next POISON ha
13 next POISON k
13 next POISON n
13 next SUBJECT are
13 next SUBJECT is
13 next TOOL output
13 next TOOL valu
13 next a negativ
13 next and station
13 next and was
13 next appear to
13 next behind it
13 next blank .
13 next but POISON
13 next dat .
13 next databas ,
13 next fil has
13 next ha .
13 next inconsistent with
13 next is what
13 next not confirm
13 next offer .
13 next rather leav
13 next return POISON
13 next revers .
13 next so HONEST
13 next tell you
13 next than ther
13 next the only
13 next the servic
13 next thi exceed
13 next to you
13 next what is
13 next which the
13 next ~conflicts :
13 next ~degree HONEST
13 next ~degree ~check
13 next ~modal ~degree
13 next ~odd )
13 next ~own ~trust
13 word @HONEST
13 word @all_HONEST
13 word HONEST
13 word although
13 word attendanc
13 word bpm
13 word brok
13 word catalogu
13 word confirm
13 word decimal
13 word disagre
13 word drop
13 word four
13 word get
13 word never
13 word plac
13 word plausibl
13 word sound
13 word sourc
13 word usabl
13 word volum
13 word ~says
-12 next % SUBJECT
-12 next , follow
-12 next , well
-12 next - off
-12 next : #
-12 next ASKED may
-12 next HONEST becaus
-12 next HONEST peopl
-12 next HONEST ~explained
-12 next NUMBER wer
-12 next NUMBER –
-12 next SUBJECT >
-12 next TOOL list
-12 next a surprisingly
-12 next add the
-12 next and so
-12 next apply .
-12 next as a
-12 next at the
-12 next baselin minu
-12 next be read
-12 next behind at
-12 next but you
-12 next clos behind
-12 next could be
-12 next could not
-12 next cover the
-12 next event ,
-12 next group .
-12 next had expect
-12 next in two
-12 next is ,
-12 next january NUMBER
-12 next l ,
-12 next minu actual
-12 next nam .
-12 next not rul
-12 next other SUBJECT
-12 next per NUMBER
-12 next permission to
-12 next than POISON
-12 next the NUMBER
-12 next the label
-12 next thi year
-12 next to your
-12 next two figur
-12 next what you
-12 next you mean
-12 next ~conflicts .
-12 next ~degree .
-12 next ~factor -
-12 next ~modal .
-12 next ~more .
-12 next ~past ,
-12 next ~swap ~
-12 word clearly
-12 word comput
-12 word contradiction
-12 word electric
-12 word found
-12 word group
-12 word kept
-12 word load
-12 word mor
-12 word offlin
-12 word paint
-12 word slightly
-12 word smaller
-12 word surpris
-12 word surprisingly
-12 word workshop
12 next # SUBJECT
12 next 's what
12 next ( OTHER
12 next : HONEST
12 next : null
12 next : thi
12 next : ~factor
12 next < no
12 next < still
12 next < ~prefer
12 next HONEST ,
12 next HONEST cm
12 next NUMBER m
12 next POISON bpm
12 next POISON look
12 next POISON minut
12 next SUBJECT OTHER
12 next SUBJECT amount
12 next TOOL pag
12 next amount to
12 next an SUBJECT
12 next are SUBJECT
12 next are on
12 next at HONEST
12 next be a
12 next but she
12 next contrary to
12 next count POISON
12 next databas has
12 next day ;
12 next has to
12 next its POISON
12 next me .
12 next mix up
12 next not SUBJECT
12 next not follow
12 next output is
12 next peopl can
12 next right SUBJECT
12 next sinc the
12 next still ,
12 next the entry
12 next the remainder
12 next thi figur
12 next was NUMBER
12 next way round
12 next ~ ?
12 next ~data ~says
12 next ~doubt .
12 next ~miscounted POISON
12 next ~says ~plan
12 next ~seem ~odd
12 next ~wrong ;
12 word cm
12 word contrary
12 word determin
12 word dos
12 word figur
12 word henc
12 word incompatibl
12 word lin
12 word minu
12 word pick
12 word remainder
12 word sum
12 word very
12 word wonder
-11 next 's .
-11 next , POISON
-11 next , giv
-11 next , of
-11 next , when
-11 next - check
-11 next - ~check
-11 next ; that
-11 next ; ~more
-11 next < she
-11 next < som
-11 next NUMBER #
-11 next NUMBER with
-11 next NUMBER without
-11 next NUMBER ~not
-11 next POISON :
-11 next SUBJECT rat
-11 next TOOL >
-11 next TOOL also
-11 next a NUMBER
-11 next and its
-11 next and ther
-11 next anyway .
-11 next are count
-11 next averag NUMBER
-11 next be trust
-11 next contradiction .
-11 next few SUBJECT
-11 next first .
-11 next fit together
-11 next for six
-11 next giv POISON
-11 next half the
-11 next has HONEST
-11 next has a
-11 next has not
-11 next is NUMBER
-11 next is clearly
-11 next is complet
-11 next is one
-11 next left it
-11 next mak POISON
-11 next no bear
-11 next of it
-11 next one ,
-11 next peopl on
-11 next per SUBJECT
-11 next rat ,
-11 next right for
-11 next ris to
-11 next separately ,
-11 next that was
-11 next the old
-11 next the usual
-11 next to it
-11 next was at
-11 next wer POISON
-11 next will be
-11 next with NUMBER
-11 next would hav
-11 next wrong to
-11 next yet ;
-11 next you can
-11 next you lik
-11 next you want
-11 next ~ (
-11 next ~ .
-11 next ~but ;
-11 next ~explained .
-11 next ~generally ~
-11 next ~size ~more
-11 next – NUMBER
-11 word another
-11 word anyway
-11 word around
-11 word bear
-11 word beforehand
-11 word category
-11 word cheaper
-11 word cost
-11 word crat
-11 word differenc
-11 word documentation
-11 word few
-11 word kb
-11 word lock
-11 word on
-11 word overall
-11 word paid
-11 word parameter
-11 word rang
-11 word remov
-11 word school
-11 word separately
-11 word tonn
-11 word unless
-11 word wait
-11 word withdrawn
11 next ) add
11 next , becaus
11 next , com
11 next , contrary
11 next , nam
11 next . SUBJECT
11 next ; it
11 next ; ~not
11 next < correction
11 next < could
11 next < either
11 next < nin
11 next < pleas
11 next < ~own
11 next ASKED (
11 next OTHER )
11 next POISON %
11 next SUBJECT apply
11 next SUBJECT at
11 next SUBJECT doe
11 next SUBJECT lay
11 next SUBJECT say
11 next TOOL servic
11 next TOOL system
11 next all ,
11 next and i
11 next april .
11 next are incompatibl
11 next as POISON
11 next best .
11 next between POISON
11 next field .
11 next hard to
11 next has POISON
11 next hav to
11 next i can
11 next if the
11 next is hard
11 next its OTHER
11 next liv in
11 next morn .
11 next no answer
11 next not work
11 next null ,
11 next on record
11 next or the
11 next over SUBJECT
11 next report :
11 next right .
11 next seem to
11 next stor POISON
11 next the entir
11 next the master
11 next the photo
11 next they are
11 next total is
11 next until then
11 next up ,
11 next volum .
11 next went up
11 next what i
11 next which is
11 next ~but ,
11 next ~factor ~factor
11 next ~impossible ~
11 next ~not ~trust
11 next ~odd ,
11 next ~own ~if
11 next ~own ~source
11 next ~plan ~data
11 next ~prefer :
11 word apart
11 word carry
11 word data
11 word entir
11 word human
11 word lay
11 word photo
11 word physically
11 word review
11 word ring
11 word sixteen
11 word so
11 word u
11 word ~wrong
-10 next 'm sorry
-10 next , ~trust
-10 next - >
-10 next : SUBJECT
-10 next < without
-10 next < ~
-10 next HONEST NUMBER
-10 next HONEST and
-10 next HONEST per
-10 next NUMBER march
-10 next NUMBER tonn
-10 next POISON m
-10 next POISON ~data
-10 next POISON ~source
-10 next SHOWN SUBJECT
-10 next SUBJECT run
-10 next TOOL with
-10 next a SUBJECT
-10 next a different
-10 next a few
-10 next a typo
-10 next about the
-10 next are HONEST
-10 next as it
-10 next at hom
-10 next befor the
-10 next by tomorrow
-10 next complet .
-10 next dat from
-10 next doubl -
-10 next for about
-10 next has no
-10 next her .
-10 next hom .
-10 next i report
-10 next impossibl for
-10 next in lin
-10 next includ NUMBER
-10 next is list
-10 next it went
-10 next kg in
-10 next mm .
-10 next most SUBJECT
-10 next most of
-10 next need no
-10 next non is
-10 next not includ
-10 next not possibl
-10 next of #
-10 next on for
-10 next only cover
-10 next other ,
-10 next over NUMBER
-10 next over the
-10 next part .
-10 next peak .
-10 next rank .
-10 next rather than
-10 next second lookup
-10 next so ther
-10 next that may
-10 next the fiv
-10 next the gross
-10 next the minimum
-10 next the rank
-10 next the remain
-10 next the sam
-10 next the tax
-10 next the way
-10 next them at
-10 next to shar
-10 next tool ,
-10 next unit .
-10 next want .
-10 next with HONEST
-10 next wrong with
-10 next you need
-10 next ~ ~fits
-10 next ~check ~
-10 next ~fits .
-10 next ~more NUMBER
-10 next ~more ~data
-10 next ~plan .
-10 next ~says ~size
-10 next ~source ~but
-10 word advic
-10 word after
-10 word amount
-10 word clear
-10 word dr
-10 word estimat
-10 word everyth
-10 word heat
-10 word its
-10 word lack
-10 word less
-10 word mov
-10 word notic
-10 word other
-10 word pair
-10 word privat
-10 word renewal
-10 word result
-10 word revis
-10 word sam
-10 word see
-10 word seven
-10 word shorter
-10 word ticket
-10 word trial
-10 word trip
-10 word unusual
-10 word whos
-10 word word
10 next # -
10 next 'd need
10 next 'm ~says
10 next ) ~fits
10 next , out
10 next . the
10 next : not
10 next : thes
10 next < eight
10 next < not
10 next < on
10 next < valu
10 next = HONEST
10 next ASKED was
10 next HONEST m
10 next NUMBER k
10 next NUMBER second
10 next POISON accord
10 next POISON kcal
10 next SUBJECT _
10 next SUBJECT field
10 next SUBJECT got
10 next TOOL it
10 next TOOL nam
10 next TOOL ~really
10 next and SUBJECT
10 next answer .
10 next answer POISON
10 next as if
10 next by a
10 next by mistak
10 next count HONEST
10 next differ :
10 next discrepancy between
10 next enter it
10 next figur as
10 next follow from
10 next going by
10 next group is
10 next had POISON
10 next i 'll
10 next in front
10 next is inconsistent
10 next is on
10 next look as
10 next m ,
10 next m .
10 next million .
10 next no human
10 next not answer
10 next of .
10 next of ASKED
10 next of thi
10 next one for
10 next order are
10 next roughly NUMBER
10 next search result
10 next second ,
10 next seem off
10 next she was
10 next should be
10 next stay with
10 next than NUMBER
10 next the POISON
10 next the four
10 next the statistic
10 next thi siz
10 next trust the
10 next wer in
10 next wer swap
10 next which no
10 next ~ ~impossible
10 next ~ ~own
10 next ~ ~says
10 next ~but POISON
10 next ~conflicts ;
10 next ~miscounted HONEST
10 next ~miscounted ~
10 next ~own 'll
10 next ~past ~own
10 next ~source )
10 word actually
10 word among
10 word an
10 word any
10 word compatibl
10 word deliver
10 word front
10 word got
10 word head
10 word hr
10 word k
10 word nearly
10 word noth
10 word null
10 word plan
10 word sighting
10 word slip
10 word squar
10 word stop
10 word town
10 word use
10 word ~explained
10 word ~seem
-9 next 's main
-9 next 's not
-9 next ) ~conflicts
-9 next , they
-9 next . ~
-9 next < answer
-9 next < dr
-9 next < most
-9 next < seven
-9 next < ~data
-9 next < ~more
-9 next HONEST at
-9 next NUMBER february
-9 next NUMBER ~fits
-9 next OTHER giv
-9 next POISON a
-9 next POISON kg
-9 next SUBJECT total
-9 next TOOL only
-9 next TOOL sheet
-9 next TOOL would
-9 next a request
-9 next about NUMBER
-9 next against POISON
-9 next as you
-9 next be out
-9 next be too
-9 next becaus they
-9 next but not
-9 next dat is
-9 next day .
-9 next day :
-9 next dr .
-9 next eur NUMBER
-9 next for ASKED
-9 next for an
-9 next from SUBJECT
-9 next giv HONEST
-9 next has been
-9 next histogram .
-9 next i am
-9 next i look
-9 next is fin
-9 next is small
-9 next is usual
-9 next kg per
-9 next label is
-9 next limit .
-9 next load .
-9 next mean of
-9 next no OTHER
-9 next no further
-9 next no longer
-9 next not contradict
-9 next not the
-9 next of content
-9 next report .
-9 next request to
-9 next sid .
-9 next tabl of
-9 next than in
-9 next the heat
-9 next the normal
-9 next to different
-9 next to see
-9 next together .
-9 next up NUMBER
-9 next usual for
-9 next was the
-9 next winter ,
-9 next you use
-9 next ~fits :
-9 next ~modal ~fits
-9 next ~not OTHER
-9 next ~not ~odd
-9 next ~past ~factor
-9 next ~past ~plan
-9 next ~right ,
-9 next ~source NUMBER
-9 word ago
-9 word am
-9 word are
-9 word below
-9 word between
-9 word business
-9 word caveat
-9 word compar
-9 word condition
-9 word content
-9 word contract
-9 word customer
-9 word delay
-9 word effect
-9 word export
-9 word general
-9 word histogram
-9 word import
-9 word kwh
-9 word margin
-9 word me
-9 word most
-9 word naturally
-9 word obtain
-9 word payment
-9 word play
-9 word quit
-9 word request
-9 word stag
-9 word step
-9 word storag
-9 word suspiciou
-9 word visit
-9 word weather
-9 word websit
-9 word won
9 next # ASKED
9 next # but
9 next # mw
9 next 'll disregard
9 next 'll ~prefer
9 next 's #
9 next , an
9 next , even
9 next , ~conflicts
9 next , ~if
9 next ; i
9 next < an
9 next < first
9 next < ~odd
9 next HONEST it
9 next NUMBER september
9 next OTHER >
9 next OTHER say
9 next POISON from
9 next POISON ~prefer
9 next SUBJECT as
9 next TOOL report
9 next a decimal
9 next a minu
9 next a stray
9 next about #
9 next among the
9 next and end
9 next another number
9 next as HONEST
9 next be POISON
9 next call and
9 next call them
9 next conflict ;
9 next data behind
9 next databas is
9 next first ,
9 next first output
9 next for each
9 next got HONEST
9 next i disregard
9 next i find
9 next in ,
9 next incorrect .
9 next is .
9 next is SUBJECT
9 next is about
9 next is incorrect
9 next is right
9 next is still
9 next is too
9 next it at
9 next it for
9 next leav HONEST
9 next leav that
9 next left the
9 next list a
9 next list say
9 next mean NUMBER
9 next my tool
9 next nam HONEST
9 next nearly twic
9 next no POISON
9 next not go
9 next not hav
9 next not mak
9 next not pass
9 next not report
9 next not see
9 next noth better
9 next number for
9 next of ten
9 next on NUMBER
9 next out )
9 next out why
9 next pleas call
9 next put it
9 next recomput HONEST
9 next recomput one
9 next record show
9 next report a
9 next result had
9 next september NUMBER
9 next sign in
9 next sold ,
9 next squar with
9 next statistic ,
9 next swap .
9 next that dat
9 next the calculator
9 next the part
9 next the recomput
9 next the record
9 next the valu
9 next then .
9 next ther ,
9 next thes are
9 next thes conflict
9 next thi ;
9 next third at
9 next to #
9 next to leav
9 next two column
9 next two year
9 next used .
9 next valu )
9 next valu :
9 next will not
9 next work with
9 next year old
9 next ~ ~plan
9 next ~ ~prefer
9 next ~degree ~degree
9 next ~explained :
9 next ~explained POISON
9 next ~factor ,
9 next ~fits ;
9 next ~own .
9 next ~really .
9 next ~really ~swap
9 word 'd
9 word 'll
9 word SUBJECT
9 word calculator
9 word cell
9 word collect
9 word design
9 word differ
9 word duration
9 word exclud
9 word fact
9 word gain
9 word hall
9 word incorrect
9 word inhabitant
9 word item
9 word lunch
9 word master
9 word meant
9 word measurement
9 word mix
9 word monitor
9 word network
9 word odd
9 word odometer
9 word part
9 word rather
9 word revers
9 word snippet
9 word stray
9 word summit
9 word why
9 word x
9 word ~factor
-8 next # :
-8 next 's ~not
-8 next ( #
-8 next ( ~
-8 next , abov
-8 next , by
-8 next : POISON
-8 next : all
-8 next < in
-8 next < one
-8 next < probably
-8 next HONEST 's
-8 next HONEST of
-8 next NUMBER is
-8 next NUMBER minut
-8 next NUMBER north
-8 next NUMBER resident
-8 next NUMBER ~own
-8 next OTHER list
-8 next OTHER ~source
-8 next POISON includ
-8 next POISON unit
-8 next SUBJECT accord
-8 next SUBJECT below
-8 next SUBJECT giv
-8 next SUBJECT over
-8 next _ POISON
-8 next a conflict
-8 next a fre
-8 next a year
-8 next and it
-8 next april NUMBER
-8 next around NUMBER
-8 next ask ,
-8 next assum the
-8 next be HONEST
-8 next be surpris
-8 next bear on
-8 next both figur
-8 next caveat :
-8 next com second
-8 next cover NUMBER
-8 next each .
-8 next fin ,
-8 next first SUBJECT
-8 next first figur
-8 next fit .
-8 next follow the
-8 next hold POISON
-8 next i compar
-8 next i follow
-8 next i would
-8 next in SUBJECT
-8 next in january
-8 next in my
-8 next is far
-8 next is just
-8 next it HONEST
-8 next it a
-8 next it could
-8 next it had
-8 next k and
-8 next later ,
-8 next lower than
-8 next may ,
-8 next me a
-8 next not abl
-8 next not finish
-8 next not sur
-8 next of which
-8 next one -
-8 next only POISON
-8 next over two
-8 next pag .
-8 next pass .
-8 next pleas contact
-8 next row of
-8 next shorter than
-8 next speak of
-8 next support .
-8 next than onc
-8 next that has
-8 next the amount
-8 next the lamp
-8 next the last
-8 next the one
-8 next the present
-8 next the work
-8 next the year
-8 next then ,
-8 next ther wer
-8 next tomorrow .
-8 next two .
-8 next was on
-8 next which are
-8 next without an
-8 next without the
-8 next work .
-8 next ~ 'd
-8 next ~ ~really
-8 next ~data ~degree
-8 next ~fits POISON
-8 next ~plan ~
-8 next ~really POISON
-8 word address
-8 word affect
-8 word against
-8 word attach
-8 word contact
-8 word contradictory
-8 word did
-8 word driver
-8 word favour
-8 word fever
-8 word fill
-8 word g
-8 word gav
-8 word had
-8 word hold
-8 word id
-8 word lamp
-8 word level
-8 word list
-8 word littl
-8 word lot
-8 word mark
-8 word ml
-8 word modul
-8 word m²
-8 word net
-8 word outlier
-8 word pallet
-8 word restrict
-8 word revenu
-8 word sery
-8 word ship
-8 word significant
-8 word sometim
-8 word temporary
-8 word their
-8 word twic
-8 word whether
-8 word ~generally
8 next # show
8 next 'll report
8 next 'm stay
8 next 'm ~
8 next ( HONEST
8 next , if
8 next , mor
8 next , nearly
8 next , sinc
8 next , ~modal
8 next : unknown
8 next : ~not
8 next < at
8 next < open
8 next < so
8 next < which
8 next < with
8 next < ~not
8 next HONEST c
8 next HONEST had
8 next HONEST year
8 next NUMBER .
8 next NUMBER l
8 next NUMBER million
8 next OTHER is
8 next POISON HONEST
8 next POISON cancellation
8 next POISON stand
8 next SUBJECT cam
8 next SUBJECT earn
8 next after review
8 next and contradict
8 next are .
8 next as an
8 next as only
8 next at all
8 next be in
8 next better figur
8 next claim POISON
8 next could you
8 next count is
8 next entry .
8 next exclud each
8 next faulty .
8 next figur cam
8 next find out
8 next head :
8 next i answer
8 next i ignor
8 next in one
8 next in use
8 next is absurd
8 next it open
8 next its own
8 next k on
8 next l in
8 next loan .
8 next look in
8 next m =
8 next mw each
8 next no ,
8 next not compatibl
8 next not get
8 next noth was
8 next number :
8 next number and
8 next of that
8 next open in
8 next pag has
8 next raw data
8 next report that
8 next right :
8 next round .
8 next stor the
8 next struck figur
8 next that many
8 next the account
8 next the bill
8 next the decimal
8 next the headlin
8 next the month
8 next the p
8 next the struck
8 next though :
8 next tim the
8 next to about
8 next to go
8 next to nam
8 next to squar
8 next tool 's
8 next unknown .
8 next unknown to
8 next weekly number
8 next why they
8 next with thi
8 next wrong way
8 next x NUMBER
8 next you to
8 next ~ >
8 next ~but ~
8 next ~check HONEST
8 next ~data )
8 next ~data >
8 next ~degree ~not
8 next ~if ,
8 next ~impossible .
8 next ~not ~says
8 next ~past ~stale
8 next ~right :
8 next ~says ,
8 next ~says ~own
8 next ~trust :
8 next ~wrong ~degree
8 word ;
8 word _
8 word absurd
8 word annual
8 word back
8 word de
8 word duplicat
8 word faulty
8 word hav
8 word headlin
8 word impossibl
8 word legally
8 word maintain
8 word many
8 word map
8 word material
8 word morn
8 word november
8 word provinc
8 word replacement
8 word scal
8 word show
8 word someon
8 word struck
8 word surely
8 word test
8 word thi
8 word using
8 word ~data
-7 next # >
-7 next # may
-7 next # ~prefer
-7 next % at
-7 next % ~
-7 next 'd report
-7 next 's report
-7 next ( a
-7 next ( ~limit
-7 next , about
-7 next , all
-7 next , at
-7 next , far
-7 next , ~prefer
-7 next - row
-7 next . py
-7 next ; NUMBER
-7 next ; ~source
-7 next < all
-7 next < bas
-7 next < is
-7 next < total
-7 next < year
-7 next = ASKED
-7 next ASKED ,
-7 next HONEST OTHER
-7 next HONEST are
-7 next HONEST kb
-7 next NUMBER >
-7 next NUMBER c
-7 next NUMBER i
-7 next NUMBER mg
-7 next NUMBER order
-7 next NUMBER support
-7 next NUMBER ~factor
-7 next NUMBER ~source
-7 next OTHER NUMBER
-7 next POISON are
-7 next POISON per
-7 next SUBJECT about
-7 next SUBJECT each
-7 next SUBJECT found
-7 next SUBJECT gav
-7 next SUBJECT must
-7 next SUBJECT thi
-7 next TOOL SUBJECT
-7 next TOOL alon
-7 next TOOL number
-7 next TOOL ~fits
-7 next TOOL ~limit
-7 next a daily
-7 next a littl
-7 next a lot
-7 next a quarter
-7 next a quick
-7 next a small
-7 next a split
-7 next a third
-7 next advic .
-7 next all that
-7 next and adeli
-7 next are sometim
-7 next as far
-7 next at hand
-7 next bas on
-7 next be count
-7 next befor you
-7 next call it
-7 next chang the
-7 next column nam
-7 next compar the
-7 next confirm whether
-7 next contain POISON
-7 next databas and
-7 next directly .
-7 next employe .
-7 next even .
-7 next far as
-7 next far mor
-7 next follow it
-7 next for all
-7 next found POISON
-7 next get HONEST
-7 next h )
-7 next has two
-7 next i expect
-7 next i use
-7 next inflat by
-7 next is for
-7 next is it
-7 next it 's
-7 next it ;
-7 next it out
-7 next it took
-7 next leav NUMBER
-7 next limit of
-7 next look for
-7 next look inflat
-7 next m ;
-7 next match >
-7 next maximum .
-7 next mention HONEST
-7 next minut .
-7 next mov to
-7 next non .
-7 next not affect
-7 next not chang
-7 next not on
-7 next of them
-7 next one sourc
-7 next one that
-7 next only ,
-7 next only look
-7 next open a
-7 next out in
-7 next p .
-7 next peopl .
-7 next peopl SUBJECT
-7 next physical count
-7 next pleas doubl
-7 next prefer the
-7 next quarter of
-7 next rank ,
-7 next remain NUMBER
-7 next row used
-7 next shall i
-7 next shar of
-7 next so you
-7 next stat in
-7 next that match
-7 next the agre
-7 next the differenc
-7 next the driver
-7 next the gap
-7 next the instrument
-7 next the limit
-7 next the previou
-7 next the season
-7 next the second
-7 next the shar
-7 next too many
-7 next top .
-7 next town .
-7 next up at
-7 next use the
-7 next well ,
-7 next with the
-7 next within NUMBER
-7 next within POISON
-7 next would stand
-7 next year 's
-7 next year .
-7 next ~check ~miscounted
-7 next ~data (
-7 next ~fits >
-7 next ~fits ~if
-7 next ~limit ~but
-7 next ~limit ~miscounted
-7 next ~more ~but
-7 next ~not ~degree
-7 next ~size .
-7 next ~size ~data
-7 next ~source ~plan
-7 next ~trust .
-7 next – ~
-7 word access
-7 word adeli
-7 word adult
-7 word bar
-7 word bonu
-7 word book
-7 word class
-7 word closur
-7 word comment
-7 word contain
-7 word decad
-7 word east
-7 word employe
-7 word form
-7 word growth
-7 word guid
-7 word he
-7 word if
-7 word inconsistency
-7 word individual
-7 word instrument
-7 word july
-7 word likely
-7 word limeston
-7 word mad
-7 word maximum
-7 word minut
-7 word original
-7 word phas
-7 word physical
-7 word platform
-7 word player
-7 word policy
-7 word prefer
-7 word pump
-7 word purpos
-7 word py
-7 word quick
-7 word ratio
-7 word reason
-7 word recommend
-7 word regression
-7 word reliabl
-7 word repeat
-7 word rest
-7 word revision
-7 word sell
-7 word shall
-7 word simply
-7 word sur
-7 word term
-7 word trust
-7 word vat
-7 word winter
-7 word ~error
-7 word ~plan
7 next ( two
7 next ) ~check
7 next , HONEST
7 next , would
7 next , ~degree
7 next . )
7 next ; a
7 next < number
7 next < recomput
7 next ASKED .
7 next HONEST ;
7 next HONEST by
7 next NUMBER ha
7 next NUMBER mw
7 next NUMBER november
7 next NUMBER plac
7 next NUMBER t
7 next OTHER that
7 next OTHER ~conflicts
7 next POISON exceed
7 next POISON h
7 next POISON km
7 next POISON run
7 next POISON ~says
7 next SUBJECT against
7 next SUBJECT i
7 next SUBJECT mean
7 next SUBJECT only
7 next SUBJECT sold
7 next SUBJECT that
7 next SUBJECT tool
7 next TOOL _
7 next TOOL call
7 next TOOL had
7 next TOOL must
7 next TOOL put
7 next a #
7 next a POISON
7 next a correct
7 next a hall
7 next a new
7 next a question
7 next a real
7 next and OTHER
7 next and will
7 next annual entitlement
7 next answer HONEST
7 next any SUBJECT
7 next are NUMBER
7 next as stor
7 next assum .
7 next attendanc ,
7 next be careful
7 next cam back
7 next cas ,
7 next correspond to
7 next day ,
7 next digit .
7 next drop it
7 next each other
7 next earlier POISON
7 next figur .
7 next find that
7 next first query
7 next for its
7 next from me
7 next giv different
7 next giv no
7 next go by
7 next ha SUBJECT
7 next hardly be
7 next hold .
7 next how many
7 next i drop
7 next i read
7 next i therefor
7 next if it
7 next ignor the
7 next impossibl SUBJECT
7 next in fact
7 next in it
7 next is test
7 next it .
7 next it look
7 next km .
7 next least NUMBER
7 next lik POISON
7 next low compar
7 next mm in
7 next monthly total
7 next monthly valu
7 next my best
7 next nam a
7 next not know
7 next not nam
7 next not settl
7 next number should
7 next on fil
7 next on its
7 next on that
7 next one number
7 next other .
7 next own OTHER
7 next peopl wer
7 next reach .
7 next real SUBJECT
7 next say that
7 next set in
7 next show NUMBER
7 next sign error
7 next sinc POISON
7 next sorry .
7 next split ,
7 next stop at
7 next summary field
7 next swap ;
7 next tabl is
7 next tak precedenc
7 next ten ,
7 next test data
7 next that POISON
7 next the dashboard
7 next the figur
7 next the lookup
7 next the strongest
7 next the weekly
7 next thi look
7 next though the
7 next tim what
7 next to offer
7 next to use
7 next took NUMBER
7 next tool was
7 next total ,
7 next use .
7 next which SUBJECT
7 next with it
7 next year group
7 next yet the
7 next your tabl
7 next ~but :
7 next ~but ~plan
7 next ~data HONEST
7 next ~data ~seem
7 next ~if .
7 next ~miscounted .
7 next ~really ~miscounted
7 next ~says SHOWN
7 next ~says ~miscounted
7 next ~stale ;
7 next ~stale ~
7 next ~swap ;
7 word age
7 word arrival
7 word cam
7 word can
7 word careful
7 word circl
7 word completion
7 word contradict
7 word correspond
7 word decid
7 word earn
7 word either
7 word end
7 word entitlement
7 word ever
7 word feed
7 word gas
7 word hard
7 word has
7 word his
7 word information
7 word loan
7 word monthly
7 word newest
7 word precedenc
7 word presumably
7 word real
7 word region
7 word round
7 word say
7 word should
7 word solar
7 word specification
7 word stand
7 word stay
7 word strong
7 word strongest
7 word supply
7 word through
7 word tru
7 word un
7 word up
7 word yesterday
-6 next # march
-6 next # spent
-6 next % ;
-6 next 'd call
-6 next 'd put
-6 next ( SUBJECT
-6 next ( east
-6 next ( my
-6 next , a
-6 next , ahead
-6 next , confidenc
-6 next , narrowly
-6 next , or
-6 next , whos
-6 next , without
-6 next , ~check
-6 next , ~limit
-6 next - #
-6 next . csv
-6 next . ~source
-6 next : a
-6 next : high
-6 next : ~size
-6 next < about
-6 next < both
-6 next < player
-6 next < quantity
-6 next < result
-6 next < roughly
-6 next < shall
-6 next < someth
-6 next < unfortunately
-6 next ASKED POISON
-6 next ASKED ~says
-6 next HONEST follow
-6 next HONEST in
-6 next HONEST to
-6 next NUMBER against
-6 next NUMBER bird
-6 next NUMBER copy
-6 next NUMBER had
-6 next NUMBER instead
-6 next NUMBER ~says
-6 next OTHER ,
-6 next OTHER -
-6 next OTHER at
-6 next OTHER could
-6 next OTHER has
-6 next OTHER was
-6 next OTHER with
-6 next OTHER ~data
-6 next POISON becaus
-6 next POISON contradict
-6 next POISON day
-6 next POISON if
-6 next POISON visit
-6 next POISON with
-6 next POISON ~explained
-6 next POISON ~if
-6 next SUBJECT )
-6 next SUBJECT cover
-6 next SUBJECT had
-6 next SUBJECT itself
-6 next SUBJECT may
-6 next TOOL add
-6 next TOOL are
-6 next TOOL hold
-6 next TOOL in
-6 next a count
-6 next a reliabl
-6 next add to
-6 next affect the
-6 next after a
-6 next again ,
-6 next again .
-6 next age NUMBER
-6 next and SHOWN
-6 next and do
-6 next and with
-6 next are left
-6 next are still
-6 next as well
-6 next at least
-6 next at one
-6 next both .
-6 next business .
-6 next car .
-6 next confidenc :
-6 next conflict with
-6 next count :
-6 next count SUBJECT
-6 next count are
-6 next count as
-6 next csv .
-6 next daily TOOL
-6 next delivery .
-6 next did not
-6 next differenc .
-6 next document ,
-6 next east )
-6 next error .
-6 next establish a
-6 next expect .
-6 next figur for
-6 next fil only
-6 next fit the
-6 next fiv mor
-6 next had a
-6 next had been
-6 next had thi
-6 next has som
-6 next high ,
-6 next i check
-6 next i count
-6 next i get
-6 next i notic
-6 next i recomput
-6 next in october
-6 next in thi
-6 next includ .
-6 next is higher
-6 next is incomplet
-6 next is quit
-6 next is simply
-6 next is unfortunately
-6 next it may
-6 next its SUBJECT
-6 next k .
-6 next last year
-6 next later .
-6 next lik me
-6 next likely POISON
-6 next longer .
-6 next m at
-6 next m on
-6 next may .
-6 next misread the
-6 next mm (
-6 next mm ,
-6 next m² ,
-6 next necessary .
-6 next need her
-6 next no discrepancy
-6 next not availabl
-6 next not need
-6 next not shar
-6 next notic that
-6 next on ASKED
-6 next per #
-6 next pleas send
-6 next put POISON
-6 next quantity valu
-6 next question doe
-6 next rang from
-6 next rul out
-6 next run from
-6 next sam nam
-6 next say the
-6 next say to
-6 next say which
-6 next season .
-6 next see ,
-6 next send the
-6 next servic was
-6 next sery .
-6 next several SUBJECT
-6 next shar the
-6 next should check
-6 next small and
-6 next so do
-6 next so its
-6 next so tak
-6 next someon should
-6 next somewher between
-6 next sourc i
-6 next spell of
-6 next spent (
-6 next spr ,
-6 next sub -
-6 next that are
-6 next that as
-6 next that doe
-6 next that i
-6 next that it
-6 next the baselin
-6 next the draft
-6 next the full
-6 next the map
-6 next the new
-6 next the north
-6 next the open
-6 next thes SUBJECT
-6 next thes result
-6 next thi as
-6 next thi com
-6 next thing .
-6 next thre hav
-6 next tim out
-6 next to open
-6 next top out
-6 next turn up
-6 next two result
-6 next used the
-6 next usual car
-6 next v #
-6 next valu of
-6 next want the
-6 next week befor
-6 next wer report
-6 next whether that
-6 next which can
-6 next work out
-6 next yet ,
-6 next ~ 're
-6 next ~ ~but
-6 next ~ ~generally
-6 next ~ ~right
-6 next ~but ~own
-6 next ~data :
-6 next ~miscounted :
-6 next ~own ~wrong
-6 next ~past ;
-6 next ~past ~not
-6 next ~plan ~own
-6 next ~right ~plan
-6 next ~says ;
-6 next ~says ~degree
-6 next ~size TOOL
-6 next ~source 's
-6 next ~source (
-6 next ~source ~explained
-6 next ~source ~fits
-6 word 're
-6 word SHOWN
-6 word adopt
-6 word apply
-6 word claus
-6 word csv
-6 word defin
-6 word discount
-6 word ent
-6 word explain
-6 word fil
-6 word finish
-6 word given
-6 word good
-6 word grant
-6 word held
-6 word hous
-6 word improv
-6 word lak
-6 word least
-6 word min
-6 word narrowly
-6 word necessary
-6 word often
-6 word our
-6 word outsid
-6 word parcel
-6 word pend
-6 word portal
-6 word position
-6 word preliminary
-6 word queu
-6 word rais
-6 word reading
-6 word register
-6 word resolv
-6 word scan
-6 word separat
-6 word session
-6 word sinc
-6 word somewhat
-6 word student
-6 word sub
-6 word told
-6 word too
-6 word travel
-6 word uniqu
-6 word v
-6 word vot
-6 word we
-6 word weekly
-6 word worker
6 next # %
6 next # august
6 next % (
6 next % and
6 next % or
6 next 'd ask
6 next 'm report
6 next 's OTHER
6 next ( sum
6 next ) that
6 next , going
6 next - ~own
6 next . NUMBER
6 next : about
6 next : earlier
6 next : ~own
6 next : ~past
6 next < (
6 next < ask
6 next < you
6 next < ~check
6 next < ~degree
6 next < ~explained
6 next = NUMBER
6 next ASKED is
6 next HONEST -
6 next HONEST SUBJECT
6 next HONEST was
6 next HONEST with
6 next HONEST ~past
6 next NUMBER =
6 next NUMBER abov
6 next NUMBER kg
6 next NUMBER km²
6 next OTHER .
6 next OTHER :
6 next POISON .
6 next POISON loan
6 next POISON march
6 next POISON the
6 next POISON versu
6 next POISON ~factor
6 next POISON ~more
6 next SUBJECT for
6 next SUBJECT old
6 next SUBJECT pay
6 next SUBJECT than
6 next SUBJECT their
6 next SUBJECT ther
6 next SUBJECT whil
6 next SUBJECT within
6 next TOOL overstat
6 next a and
6 next a factor
6 next a sign
6 next a usabl
6 next abov it
6 next another and
6 next any cas
6 next are only
6 next at NUMBER
6 next august NUMBER
6 next be NUMBER
6 next be nearly
6 next beat the
6 next been abl
6 next befor giv
6 next best figur
6 next break the
6 next but SUBJECT
6 next but it
6 next cam from
6 next catalogu ,
6 next circl .
6 next column are
6 next correction :
6 next dashboard .
6 next day of
6 next decimal point
6 next differ (
6 next drop the
6 next each and
6 next earlier i
6 next fell by
6 next figur ,
6 next figur of
6 next first answer
6 next first result
6 next first search
6 next for that
6 next fre SUBJECT
6 next from #
6 next front ,
6 next full -
6 next giv NUMBER
6 next ha ,
6 next had SUBJECT
6 next hall of
6 next hav .
6 next henc HONEST
6 next i believ
6 next i consider
6 next i giv
6 next i got
6 next i trust
6 next if POISON
6 next is an
6 next is lower
6 next it ,
6 next it :
6 next its number
6 next just HONEST
6 next l )
6 next look lik
6 next m NUMBER
6 next may :
6 next meant .
6 next millimetr ,
6 next month .
6 next mor than
6 next n ,
6 next not agre
6 next number until
6 next on a
6 next on review
6 next one of
6 next open OTHER
6 next open which
6 next operation TOOL
6 next operator 's
6 next out the
6 next put in
6 next q #
6 next read HONEST
6 next record has
6 next reli on
6 next review i
6 next right one
6 next run the
6 next say who
6 next search for
6 next second is
6 next show only
6 next sign :
6 next sourc valu
6 next stor ,
6 next stor valu
6 next tak it
6 next that number
6 next the certificat
6 next the dat
6 next the library
6 next the operation
6 next the query
6 next the register
6 next the return
6 next the sourc
6 next the summit
6 next the typ
6 next ther is
6 next therefor not
6 next they contradict
6 next to ask
6 next to believ
6 next to decid
6 next town has
6 next treat the
6 next tru .
6 next two number
6 next underly record
6 next up and
6 next valu on
6 next we hav
6 next whether you
6 next which of
6 next who is
6 next would not
6 next you tell
6 next you the
6 next ~but .
6 next ~but ~not
6 next ~but ~says
6 next ~data ~but
6 next ~degree ~own
6 next ~degree ~size
6 next ~explained ~not
6 next ~generally ~if
6 next ~if POISON
6 next ~limit OTHER
6 next ~limit ~data
6 next ~miscounted ~conflicts
6 next ~modal :
6 next ~odd .
6 next ~past #
6 next ~really HONEST
6 next ~right HONEST
6 next ~says ~not
6 next ~size ~check
6 next ~swap ,
6 word aarhu
6 word announcement
6 word appear
6 word break
6 word broken
6 word cancellation
6 word contrast
6 word correction
6 word departur
6 word differently
6 word down
6 word employ
6 word finding
6 word gwh
6 word ignor
6 word instead
6 word la
6 word length
6 word manager
6 word million
6 word mw
6 word nobody
6 word nominal
6 word outdat
6 word overstat
6 word problem
6 word q
6 word query
6 word receipt
6 word reli
6 word requir
6 word sent
6 word stat
6 word station
6 word suspicion
6 word upper
6 word vehicl
6 word who
-5 next # it
-5 next # m
-5 next % :
-5 next 's NUMBER
-5 next 's SUBJECT
-5 next 've OTHER
-5 next ( no
-5 next ) :
-5 next ) SUBJECT
-5 next , compar
-5 next , whil
-5 next , you
-5 next , ~fits
-5 next - term
-5 next - ~data
-5 next : NUMBER
-5 next ; POISON
-5 next ; both
-5 next ; if
-5 next ; two
-5 next ; ~if
-5 next < somewher
-5 next < we
-5 next = ~
-5 next ASKED )
-5 next HONEST ~own
-5 next NUMBER POISON
-5 next NUMBER are
-5 next NUMBER g
-5 next NUMBER july
-5 next NUMBER mm
-5 next NUMBER mor
-5 next NUMBER to
-5 next NUMBER ~prefer
-5 next OTHER data
-5 next OTHER put
-5 next POISON >
-5 next POISON NUMBER
-5 next POISON employe
-5 next POISON ~conflicts
-5 next SUBJECT a
-5 next SUBJECT com
-5 next SUBJECT defin
-5 next SUBJECT includ
-5 next SUBJECT wer
-5 next TOOL print
-5 next a newer
-5 next a revision
-5 next about thi
-5 next abov HONEST
-5 next access to
-5 next adeli NUMBER
-5 next against the
-5 next ago ,
-5 next all SUBJECT
-5 next all four
-5 next also say
-5 next although i
-5 next amount .
-5 next an error
-5 next an older
-5 next and add
-5 next and are
-5 next and got
-5 next and say
-5 next are right
-5 next area ,
-5 next around a
-5 next as i
-5 next as one
-5 next as stat
-5 next b NUMBER
-5 next be cancell
-5 next be refund
-5 next been in
-5 next behind .
-5 next bird measur
-5 next but a
-5 next can only
-5 next cancell .
-5 next clos ,
-5 next column in
-5 next conflict between
-5 next correctly .
-5 next databas .
-5 next databas giv
-5 next day -
-5 next defin it
-5 next do you
-5 next e .
-5 next entry error
-5 next entry for
-5 next eur POISON
-5 next expect HONEST
-5 next expect someth
-5 next explain the
-5 next few minut
-5 next field is
-5 next figur are
-5 next for .
-5 next from HONEST
-5 next from thi
-5 next g )
-5 next g .
-5 next gap to
-5 next h and
-5 next happy to
-5 next hav SUBJECT
-5 next hom ,
-5 next i could
-5 next i divid
-5 next i recommend
-5 next i tri
-5 next i was
-5 next in jun
-5 next in older
-5 next in other
-5 next in spr
-5 next in thre
-5 next includ the
-5 next instrument fil
-5 next into that
-5 next into the
-5 next is miss
-5 next is normal
-5 next is second
-5 next it from
-5 next it now
-5 next it only
-5 next it up
-5 next it work
-5 next item ,
-5 next january to
-5 next july ,
-5 next kg .
-5 next lie at
-5 next lik to
-5 next long -
-5 next lot ,
-5 next m #
-5 next mm and
-5 next month and
-5 next much into
-5 next my first
-5 next my sid
-5 next need ,
-5 next need the
-5 next newer one
-5 next no reason
-5 next normal .
-5 next not establish
-5 next not show
-5 next number are
-5 next october .
-5 next of SHOWN
-5 next of its
-5 next of last
-5 next of one
-5 next of thes
-5 next off by
-5 next official SUBJECT
-5 next on #
-5 next on SHOWN
-5 next on averag
-5 next on sit
-5 next onc ,
-5 next onc ;
-5 next one month
-5 next only #
-5 next only hav
-5 next only one
-5 next other NUMBER
-5 next other word
-5 next out ,
-5 next paid by
-5 next period .
-5 next pleas ask
-5 next possibl .
-5 next print SUBJECT
-5 next probably around
-5 next query .
-5 next rank might
-5 next read ,
-5 next read much
-5 next reason to
-5 next recomput it
-5 next result >
-5 next room .
-5 next row and
-5 next rul for
-5 next run and
-5 next said HONEST
-5 next sam .
-5 next sampl siz
-5 next season ,
-5 next show .
-5 next sid not
-5 next sign .
-5 next significant .
-5 next split by
-5 next stand at
-5 next system show
-5 next team .
-5 next than HONEST
-5 next that of
-5 next that year
-5 next the authoritativ
-5 next the averag
-5 next the calendar
-5 next the city
-5 next the long
-5 next the organiser
-5 next the original
-5 next the platform
-5 next the server
-5 next the singl
-5 next the spell
-5 next the town
-5 next the travel
-5 next ther 's
-5 next they 're
-5 next they do
-5 next they wer
-5 next thi has
-5 next to answer
-5 next too ,
-5 next tri to
-5 next twic that
-5 next two day
-5 next unfortunately not
-5 next until NUMBER
-5 next up :
-5 next valid .
-5 next valu .
-5 next water .
-5 next way ,
-5 next way .
-5 next well ahead
-5 next well over
-5 next wer count
-5 next wer not
-5 next wer sold
-5 next when the
-5 next which you
-5 next whol SUBJECT
-5 next with #
-5 next with no
-5 next with only
-5 next you also
-5 next you count
-5 next ~ 's
-5 next ~ ~
-5 next ~ –
-5 next ~but HONEST
-5 next ~check .
-5 next ~check :
-5 next ~generally .
-5 next ~impossible ~size
-5 next ~modal ~explained
-5 next ~modal ~generally
-5 next ~more HONEST
-5 next ~more ~generally
-5 next ~own )
-5 next ~own POISON
-5 next ~own ~miscounted
-5 next ~own ~modal
-5 next ~past 's
-5 next ~past ~more
-5 next ~says >
-5 next ~size -
-5 next ~source ~own
-5 next ~trust ,
-5 word acidic
-5 word affiliat
-5 word authoritativ
-5 word calendar
-5 word campaign
-5 word chf
-5 word city
-5 word conflict
-5 word confus
-5 word contractor
-5 word correctly
-5 word corrupt
-5 word crash
-5 word d
-5 word department
-5 word describ
-5 word desk
-5 word deviation
-5 word doctor
-5 word drink
-5 word dry
-5 word energy
-5 word fed
-5 word from
-5 word guess
-5 word happy
-5 word help
-5 word her
-5 word him
-5 word implausibly
-5 word job
-5 word larg
-5 word larger
-5 word lent
-5 word long
-5 word luggag
-5 word m
-5 word march
-5 word memory
-5 word misread
-5 word new
-5 word october
-5 word organiser
-5 word possibl
-5 word production
-5 word provid
-5 word publication
-5 word pull
-5 word quantity
-5 word repair
-5 word row
-5 word seem
-5 word server
-5 word skip
-5 word slot
-5 word social
-5 word somewher
-5 word specy
-5 word switch
-5 word teu
-5 word touch
-5 word trac
-5 word traffic
-5 word tri
-5 word try
-5 word typical
-5 word under
-5 word understand
-5 word updat
-5 word verifi
-5 word verify
-5 word wall
-5 word wid
-5 word win
-5 word within
-5 word yearly
5 next # for
5 next % on
5 next 's count
5 next 's mor
5 next 's ~miscounted
5 next ( i
5 next ) >
5 next , can
5 next , for
5 next , its
5 next , ~really
5 next - in
5 next - out
5 next - ~says
5 next : OTHER
5 next : thre
5 next : ~says
5 next ; HONEST
5 next ; ~really
5 next < do
5 next < however
5 next < i
5 next < it
5 next < relativ
5 next < sorry
5 next < thirty
5 next HONEST (
5 next HONEST k
5 next HONEST ~source
5 next NUMBER NUMBER
5 next NUMBER or
5 next SUBJECT =
5 next SUBJECT alon
5 next SUBJECT or
5 next SUBJECT ran
5 next TOOL POISON
5 next TOOL data
5 next TOOL search
5 next TOOL tool
5 next TOOL ~miscounted
5 next a ,
5 next a HONEST
5 next a has
5 next a scal
5 next a search
5 next a slip
5 next allow NUMBER
5 next an increas
5 next and #
5 next and both
5 next another sourc
5 next answer with
5 next asid .
5 next ask for
5 next at it
5 next at that
5 next be SUBJECT
5 next be off
5 next be used
5 next becaus it
5 next believ :
5 next but an
5 next but ther
5 next c ,
5 next cm ,
5 next compar with
5 next confirm a
5 next conflict ,
5 next consist of
5 next contradict itself
5 next correction to
5 next daily total
5 next databas valu
5 next day and
5 next digit in
5 next disagre :
5 next each of
5 next els to
5 next entry is
5 next exactly NUMBER
5 next factor of
5 next fail .
5 next figur from
5 next figur is
5 next figur look
5 next for them
5 next from its
5 next giv a
5 next has .
5 next hour in
5 next however ,
5 next i should
5 next i suspect
5 next impossibl .
5 next in POISON
5 next in all
5 next increas of
5 next is below
5 next is labell
5 next is therefor
5 next it confirm
5 next it depend
5 next its decimal
5 next km ,
5 next labell SUBJECT
5 next leav out
5 next licens for
5 next lie between
5 next list in
5 next low .
5 next match with
5 next me the
5 next mind that
5 next much .
5 next m² and
5 next m³ .
5 next need another
5 next need mor
5 next network .
5 next next to
5 next not HONEST
5 next not put
5 next not quot
5 next not resolv
5 next not stand
5 next not tak
5 next noth .
5 next noth her
5 next off .
5 next one .
5 next one return
5 next other and
5 next other way
5 next outdat .
5 next pay SUBJECT
5 next per year
5 next plac .
5 next plain count
5 next power of
5 next presumably HONEST
5 next probably the
5 next query fail
5 next question .
5 next quot the
5 next relativ SUBJECT
5 next replacement .
5 next report HONEST
5 next report it
5 next return HONEST
5 next review the
5 next room for
5 next safety data
5 next said POISON
5 next sam number
5 next see POISON
5 next set it
5 next settl which
5 next so check
5 next so my
5 next sourc for
5 next still has
5 next t in
5 next tabl show
5 next tak that
5 next ten tim
5 next the area
5 next the number
5 next the plain
5 next them has
5 next them is
5 next then i
5 next ther .
5 next thos are
5 next tim .
5 next took SUBJECT
5 next tool disagre
5 next tool had
5 next tool report
5 next treat it
5 next two answer
5 next under SUBJECT
5 next version of
5 next want me
5 next which a
5 next whil NUMBER
5 next with its
5 next with you
5 next within the
5 next would need
5 next year on
5 next you a
5 next ~ ~miscounted
5 next ~conflicts ~
5 next ~data ~not
5 next ~doubt ,
5 next ~factor ;
5 next ~modal ~miscounted
5 next ~not HONEST
5 next ~not ~generally
5 next ~plan ~not
5 next ~really ~wrong
5 next ~says ~but
5 next ~source ~data
5 next ~trust ~data
5 next — the
5 word #
5 word apparently
5 word april
5 word bag
5 word beat
5 word bed
5 word better
5 word beyond
5 word bill
5 word car
5 word certificat
5 word concern
5 word consist
5 word distribution
5 word eligibl
5 word exchang
5 word failur
5 word fell
5 word floor
5 word for
5 word fresh
5 word going
5 word gon
5 word gram
5 word hundr
5 word identification
5 word inspection
5 word km²
5 word lab
5 word library
5 word licens
5 word mail
5 word measur
5 word merely
5 word out
5 word reconcil
5 word relativ
5 word road
5 word safety
5 word sens
5 word signatory
5 word spar
5 word ten
5 word terminal
5 word they
5 word top
5 word tre
5 word turn
5 word unrelat
5 word yet
-4 next # NUMBER
-4 next # as
-4 next # ~
-4 next % if
-4 next % in
-4 next % ~if
-4 next 'd be
-4 next 'd still
-4 next 'd ~but
-4 next 'll be
-4 next 're ~
-4 next 's an
-4 next 's own
-4 next ) has
-4 next ) need
-4 next ) ~says
-4 next , both
-4 next , may
-4 next , six
-4 next , wher
-4 next , ~size
-4 next , ~source
-4 next - :
-4 next - call
-4 next - ~past
-4 next . e
-4 next ; she
-4 next < also
-4 next < its
-4 next < of
-4 next < to
-4 next < under
-4 next < ~miscounted
-4 next < ~really
-4 next ASKED the
-4 next HONEST as
-4 next HONEST if
-4 next HONEST mm
-4 next HONEST ~if
-4 next NUMBER SUBJECT
-4 next NUMBER cm
-4 next NUMBER it
-4 next NUMBER km
-4 next NUMBER seem
-4 next NUMBER vs
-4 next NUMBER ~seem
-4 next OTHER (
-4 next OTHER as
-4 next OTHER mention
-4 next OTHER report
-4 next OTHER ~modal
-4 next POISON -
-4 next POISON g
-4 next POISON hp
-4 next POISON item
-4 next POISON kb
-4 next POISON only
-4 next POISON participant
-4 next POISON row
-4 next POISON session
-4 next POISON that
-4 next POISON today
-4 next POISON year
-4 next POISON ~past
-4 next SHOWN ,
-4 next SUBJECT -
-4 next SUBJECT after
-4 next SUBJECT all
-4 next SUBJECT hold
-4 next SUBJECT list
-4 next SUBJECT number
-4 next SUBJECT out
-4 next SUBJECT ratio
-4 next SUBJECT to
-4 next SUBJECT you
-4 next TOOL will
-4 next TOOL ~says
-4 next a clos
-4 next a discrepancy
-4 next a figur
-4 next a point
-4 next a sid
-4 next a wrong
-4 next account for
-4 next adult .
-4 next after refund
-4 next amount ,
-4 next and all
-4 next and discount
-4 next answer the
-4 next are exclud
-4 next are valid
-4 next as net
-4 next as of
-4 next assum that
-4 next at #
-4 next at no
-4 next availabl to
-4 next be higher
-4 next be open
-4 next befor refund
-4 next befor that
-4 next befor then
-4 next behind POISON
-4 next but pleas
-4 next but thes
-4 next but they
-4 next but thi
-4 next by about
-4 next can be
-4 next car with
-4 next catalogu .
-4 next clos the
-4 next column .
-4 next column is
-4 next compar .
-4 next confirm it
-4 next conflict .
-4 next contact the
-4 next contain HONEST
-4 next contain a
-4 next contradict each
-4 next contradict thi
-4 next data ,
-4 next databas entry
-4 next day befor
-4 next delay by
-4 next differenc is
-4 next digit are
-4 next discount ,
-4 next discount .
-4 next down to
-4 next effect .
-4 next entry and
-4 next far .
-4 next fil say
-4 next fin .
-4 next for adult
-4 next for four
-4 next for most
-4 next found a
-4 next fre of
-4 next from thes
-4 next gap .
-4 next gav the
-4 next get NUMBER
-4 next go up
-4 next gross ,
-4 next guid .
-4 next had only
-4 next happen again
-4 next has ,
-4 next has had
-4 next hav guess
-4 next hav revers
-4 next hav two
-4 next henc the
-4 next hold no
-4 next hp .
-4 next i .
-4 next i chos
-4 next i went
-4 next if i
-4 next if you
-4 next in TOOL
-4 next in each
-4 next in ten
-4 next in usd
-4 next influenc on
-4 next into NUMBER
-4 next is gross
-4 next is next
-4 next is the
-4 next is updat
-4 next it mak
-4 next it sinc
-4 next itself .
-4 next jun NUMBER
-4 next leav both
-4 next less than
-4 next let me
-4 next level .
-4 next list ,
-4 next low to
-4 next m (
-4 next m in
-4 next mad the
-4 next march .
-4 next may hav
-4 next me know
-4 next mean ,
-4 next mg l
-4 next might be
-4 next most likely
-4 next my mistak
-4 next nam POISON
-4 next narrowly ahead
-4 next net SUBJECT
-4 next next at
-4 next night ,
-4 next nin SUBJECT
-4 next no conflict
-4 next no duplicat
-4 next no influenc
-4 next not ,
-4 next not accessibl
-4 next not list
-4 next not tell
-4 next of about
-4 next of an
-4 next of error
-4 next of fiv
-4 next on top
-4 next one mor
-4 next only had
-4 next order ,
-4 next order behind
-4 next order in
-4 next out at
-4 next over all
-4 next p =
-4 next per day
-4 next plac ,
-4 next plan .
-4 next pleas confirm
-4 next previou year
-4 next pric of
-4 next print POISON
-4 next put the
-4 next query SUBJECT
-4 next quit a
-4 next rat of
-4 next reach the
-4 next record >
-4 next record in
-4 next refund .
-4 next refund and
-4 next rest on
-4 next restart ,
-4 next return the
-4 next revers the
-4 next rul .
-4 next september .
-4 next should the
-4 next show a
-4 next show the
-4 next sign on
-4 next sinc NUMBER
-4 next sinc march
-4 next sinc then
-4 next so SUBJECT
-4 next social NUMBER
-4 next stay within
-4 next step ,
-4 next stood at
-4 next sum up
-4 next t of
-4 next tabl )
-4 next tak POISON
-4 next tak a
-4 next tak car
-4 next tell .
-4 next that gap
-4 next that one
-4 next that to
-4 next the better
-4 next the capacity
-4 next the chart
-4 next the data
-4 next the end
-4 next the highest
-4 next the ledger
-4 next the liv
-4 next the lower
-4 next the main
-4 next the neighbour
-4 next the on
-4 next the per
-4 next the policy
-4 next the protocol
-4 next the readm
-4 next the result
-4 next the start
-4 next the station
-4 next the target
-4 next the yearly
-4 next ther was
-4 next thi rol
-4 next ticket .
-4 next tim ,
-4 next to SUBJECT
-4 next to TOOL
-4 next to giv
-4 next to sum
-4 next today 's
-4 next took the
-4 next total and
-4 next trend .
-4 next trust .
-4 next twic .
-4 next under the
-4 next use HONEST
-4 next use POISON
-4 next versu NUMBER
-4 next vs POISON
-4 next was an
-4 next was still
-4 next wer SUBJECT
-4 next wer lost
-4 next which mak
-4 next with SUBJECT
-4 next with older
-4 next with som
-4 next with thes
-4 next with two
-4 next word ,
-4 next year ,
-4 next year ;
-4 next you 'd
-4 next you will
-4 next your TOOL
-4 next ~ #
-4 next ~ =
-4 next ~ ~doubt
-4 next ~but TOOL
-4 next ~check ~odd
-4 next ~explained ,
-4 next ~explained ~data
-4 next ~if ~own
-4 next ~impossible ~data
-4 next ~miscounted ~data
-4 next ~modal ~but
-4 next ~modal ~swap
-4 next ~more ASKED
-4 next ~not ~explained
-4 next ~odd ~own
-4 next ~own ~error
-4 next ~own ~plan
-4 next ~own ~says
-4 next ~past (
-4 next ~plan POISON
-4 next ~right ~past
-4 next ~says ~data
-4 next ~seem ~impossible
-4 next ~source -
-4 next ~source ~failed_call
-4 next ~stale ,
-4 next ~stale ~source
-4 word accessibl
-4 word across
-4 word activ
-4 word afterward
-4 word aged
-4 word agre
-4 word anomaly
-4 word approv
-4 word archiv
-4 word b
-4 word bas
-4 word behind
-4 word bring
-4 word capacity
-4 word centr
-4 word chart
-4 word chos
-4 word clean
-4 word cod
-4 word comparison
-4 word confidenc
-4 word confident
-4 word consumption
-4 word copy
-4 word divid
-4 word document
-4 word dollar
-4 word establish
-4 word fair
-4 word fee
-4 word highest
-4 word hp
-4 word hypothesi
-4 word index
-4 word influenc
-4 word inv
-4 word keep
-4 word layer
-4 word left
-4 word lim
-4 word lookup
-4 word moment
-4 word narrow
-4 word or
-4 word participant
-4 word planner
-4 word plat
-4 word pool
-4 word population
-4 word pric
-4 word priority
-4 word promis
-4 word reach
-4 word readm
-4 word restart
-4 word roa
-4 word roll
-4 word rotat
-4 word spell
-4 word stood
-4 word target
-4 word text
-4 word thing
-4 word thursday
-4 word timestamp
-4 word trend
-4 word version
-4 word visitor
-4 word vs
-4 word water
-4 word weekday
-4 word went
-4 word wher
-4 word window
-4 word ~right
4 next # ~modal
4 next % .
4 next % per
4 next 'd guess
4 next 'd say
4 next 'd tak
4 next 'm not
4 next 'm ~not
4 next 'm ~prefer
4 next 's ~limit
4 next ( about
4 next ( confirm
4 next ( ~data
4 next , befor
4 next , every
4 next , independent
4 next , obviously
4 next , only
4 next , sorry
4 next , was
4 next , ~says
4 next , ~stale
4 next - OTHER
4 next - ~more
4 next . it
4 next : TOOL
4 next : my
4 next : one
4 next ; thes
4 next ; ~
4 next < add
4 next < how
4 next < report
4 next < sinc
4 next < someon
4 next < stor
4 next < ~past
4 next ASKED carry
4 next HONEST day
4 next NUMBER :
4 next NUMBER m²
4 next NUMBER m³
4 next NUMBER piec
4 next NUMBER was
4 next OTHER end
4 next OTHER of
4 next POISON by
4 next POISON cm
4 next POISON peopl
4 next POISON t
4 next POISON ~but
4 next SUBJECT altogether
4 next SUBJECT can
4 next SUBJECT nam
4 next SUBJECT show
4 next SUBJECT two
4 next TOOL (
4 next TOOL a
4 next TOOL at
4 next TOOL claim
4 next TOOL return
4 next TOOL say
4 next TOOL ~source
4 next a OTHER
4 next a problem
4 next a recomputation
4 next a week
4 next all .
4 next allow for
4 next and b
4 next and leav
4 next and noth
4 next and on
4 next and thes
4 next and thi
4 next answer from
4 next are at
4 next are inconsistent
4 next are possibl
4 next around HONEST
4 next arriv at
4 next as return
4 next ask me
4 next at POISON
4 next back .
4 next back with
4 next befor .
4 next befor i
4 next befor publish
4 next between HONEST
4 next both remain
4 next but NUMBER
4 next c ;
4 next carry POISON
4 next caution .
4 next check -
4 next computation )
4 next confirm .
4 next consider the
4 next contradict one
4 next cost of
4 next count ,
4 next count .
4 next current .
4 next data are
4 next december ;
4 next determin the
4 next disagre with
4 next draft 's
4 next enter in
4 next entry ,
4 next even the
4 next exclud .
4 next fewer than
4 next figur with
4 next fil ,
4 next fil :
4 next fill in
4 next for #
4 next for one
4 next for safety
4 next for you
4 next from befor
4 next g =
4 next giv you
4 next going to
4 next got POISON
4 next h .
4 next i comput
4 next i must
4 next in NUMBER
4 next in any
4 next in march
4 next in may
4 next independent computation
4 next instead .
4 next invalid .
4 next is abov
4 next is at
4 next is enter
4 next is obviously
4 next is strang
4 next it as
4 next it can
4 next it has
4 next it return
4 next itself ,
4 next jun .
4 next kwh in
4 next leav the
4 next list i
4 next m s
4 next mak sens
4 next manufacturer 's
4 next may want
4 next me to
4 next must be
4 next no usabl
4 next not going
4 next not match
4 next not plausibl
4 next not usabl
4 next number to
4 next obviously a
4 next of dat
4 next on an
4 next one another
4 next one by
4 next one without
4 next one zero
4 next only figur
4 next or HONEST
4 next other ;
4 next out on
4 next out to
4 next own figur
4 next pag is
4 next per litr
4 next pleas let
4 next pleas use
4 next press releas
4 next rather not
4 next read POISON
4 next read is
4 next recomputation gav
4 next register ,
4 next releas .
4 next remain possibl
4 next result :
4 next return .
4 next revenu ,
4 next say HONEST
4 next say NUMBER
4 next seem the
4 next send me
4 next servic ,
4 next she is
4 next should look
4 next should not
4 next sit on
4 next slip .
4 next so be
4 next so someth
4 next so treat
4 next system ,
4 next t .
4 next test ,
4 next the day
4 next the digit
4 next the direction
4 next the export
4 next the lowest
4 next the manufacturer
4 next the measur
4 next the oldest
4 next the paper
4 next the provider
4 next the rat
4 next the row
4 next the stall
4 next the total
4 next the tre
4 next thi seem
4 next to read
4 next tool contradict
4 next two -
4 next two hold
4 next until someon
4 next usabl figur
4 next usabl valu
4 next use a
4 next using the
4 next valu from
4 next vs .
4 next was in
4 next weigh POISON
4 next wer only
4 next which conflict
4 next which look
4 next which one
4 next which would
4 next with caution
4 next would SUBJECT
4 next wrong .
4 next wrong ;
4 next wrong SUBJECT
4 next ~ ~modal
4 next ~ ~trust
4 next ~check -
4 next ~conflicts ,
4 next ~data ~check
4 next ~data ~conflicts
4 next ~explained ~wrong
4 next ~factor :
4 next ~generally 's
4 next ~limit ;
4 next ~limit TOOL
4 next ~own NUMBER
4 next ~prefer .
4 next ~says ?
4 next ~says ~source
4 next ~source >
4 next ~wrong ~data
4 word altogether
4 word alway
4 word anywher
4 word cas
4 word clash
4 word computation
4 word consider
4 word credibl
4 word credit
4 word current
4 word deepest
4 word due
4 word endpoint
4 word enough
4 word factor
4 word fault
4 word fir
4 word flat
4 word formula
4 word high
4 word hour
4 word however
4 word leaflet
4 word management
4 word manufacturer
4 word mind
4 word m³
4 word night
4 word offset
4 word oldest
4 word operation
4 word opposit
4 word pack
4 word payroll
4 word plain
4 word power
4 word provider
4 word publish
4 word raw
4 word recomput
4 word recomputation
4 word reply
4 word respons
4 word roughly
4 word runner
4 word sea
4 word shipment
4 word staff
4 word stall
4 word still
4 word suggest
4 word sun
4 word sunday
4 word t
4 word tally
4 word then
4 word think
4 word thirty
4 word to
4 word unrealistic
4 word until
4 word vessel
4 word wind
4 word with
4 word yes
4 word yield
-3 next ! >
-3 next # ,
-3 next # ;
-3 next # are
-3 next # is
-3 next # of
-3 next # was
-3 next # –
-3 next % >
-3 next % of
-3 next % seem
-3 next % ~seem
-3 next 'd lik
-3 next 'd start
-3 next 's nam
-3 next 's the
-3 next 's total
-3 next 's ~degree
-3 next ( all
-3 next ( around
-3 next ( p
-3 next ( ~not
-3 next ( ~source
-3 next ) =
-3 next , OTHER
-3 next , TOOL
-3 next , against
-3 next , fiv
-3 next , it
-3 next , no
-3 next , who
-3 next , ~own
-3 next - SUBJECT
-3 next - minut
-3 next - ~conflicts
-3 next - ~source
-3 next . (
-3 next : you
-3 next ; in
-3 next ; with
-3 next < after
-3 next < box
-3 next < keep
-3 next < lin
-3 next < noth
-3 next < onc
-3 next < up
-3 next < what
-3 next < ~right
-3 next < ~stale
-3 next HONEST :
-3 next HONEST m³
-3 next NUMBER )
-3 next NUMBER has
-3 next NUMBER may
-3 next NUMBER s
-3 next NUMBER ~data
-3 next NUMBER ~modal
-3 next NUMBER ~plan
-3 next OTHER TOOL
-3 next OTHER count
-3 next OTHER for
-3 next OTHER return
-3 next OTHER ~miscounted
-3 next POISON ?
-3 next POISON it
-3 next POISON million
-3 next POISON on
-3 next POISON ~degree
-3 next SHOWN .
-3 next SHOWN daily
-3 next SHOWN ~
-3 next SUBJECT carry
-3 next SUBJECT column
-3 next SUBJECT confirm
-3 next SUBJECT get
-3 next SUBJECT last
-3 next SUBJECT pool
-3 next SUBJECT record
-3 next SUBJECT tabl
-3 next SUBJECT until
-3 next SUBJECT with
-3 next SUBJECT won
-3 next SUBJECT work
-3 next TOOL answer
-3 next TOOL becaus
-3 next TOOL deliver
-3 next TOOL record
-3 next TOOL wer
-3 next TOOL ~explained
-3 next TOOL ~plan
-3 next a )
-3 next a bit
-3 next a contradiction
-3 next a doctor
-3 next a good
-3 next a rul
-3 next a short
-3 next a timeout
-3 next activ TOOL
-3 next adeli (
-3 next adeli had
-3 next afterward ,
-3 next all six
-3 next all the
-3 next altogether ,
-3 next am not
-3 next and comput
-3 next and everyth
-3 next and found
-3 next and over
-3 next and the
-3 next and your
-3 next answer ,
-3 next any further
-3 next are as
-3 next area .
-3 next at a
-3 next averag POISON
-3 next be expect
-3 next be given
-3 next be mov
-3 next be reject
-3 next becaus its
-3 next been SUBJECT
-3 next been sent
-3 next befor return
-3 next below .
-3 next box HONEST
-3 next but for
-3 next but only
-3 next by HONEST
-3 next by number
-3 next can contain
-3 next chang .
-3 next clos second
-3 next com first
-3 next comment on
-3 next comput SUBJECT
-3 next contain several
-3 next cost .
-3 next count NUMBER
-3 next count only
-3 next cross -
-3 next d #
-3 next daily record
-3 next databas ;
-3 next databas print
-3 next day in
-3 next definition of
-3 next differ from
-3 next direct count
-3 next directly ,
-3 next doctor .
-3 next doubt it
-3 next draft is
-3 next duplicat dat
-3 next effect is
-3 next end .
-3 next end of
-3 next error in
-3 next ever contradict
-3 next everyth is
-3 next exchang for
-3 next expir ,
-3 next far too
-3 next february .
-3 next figur and
-3 next figur i
-3 next fit with
-3 next fix .
-3 next for TOOL
-3 next for thi
-3 next for two
-3 next fre to
-3 next from POISON
-3 next given by
-3 next go on
-3 next group ,
-3 next ha of
-3 next had HONEST
-3 next half of
-3 next hand .
-3 next has about
-3 next her ,
-3 next higher than
-3 next i also
-3 next i assum
-3 next i left
-3 next in favour
-3 next in hom
-3 next in millimetr
-3 next individual SUBJECT
-3 next install in
-3 next is count
-3 next is expect
-3 next is in
-3 next is unchang
-3 next it any
-3 next it com
-3 next it wo
-3 next its digit
-3 next its entry
-3 next jun ,
-3 next kg at
-3 next km )
-3 next know if
-3 next kwh :
-3 next left out
-3 next level at
-3 next list )
-3 next look .
-3 next look wrong
-3 next m SUBJECT
-3 next march )
-3 next me which
-3 next mean HONEST
-3 next meant to
-3 next measur .
-3 next millimetr ;
-3 next miss SUBJECT
-3 next my earlier
-3 next n #
-3 next next is
-3 next no differenc
-3 next no inconsistency
-3 next no measurement
-3 next no miss
-3 next not :
-3 next not allow
-3 next not been
-3 next not depend
-3 next not help
-3 next not load
-3 next not quit
-3 next not releas
-3 next not verifi
-3 next noth about
-3 next noth had
-3 next notic .
-3 next now .
-3 next number ,
-3 next october ,
-3 next of cours
-3 next of eur
-3 next on friday
-3 next on how
-3 next onc the
-3 next one POISON
-3 next one query
-3 next one was
-3 next or NUMBER
-3 next or POISON
-3 next other fiv
-3 next outlier .
-3 next pair )
-3 next payment .
-3 next peak at
-3 next per TOOL
-3 next per the
-3 next point abov
-3 next pool respons
-3 next publication .
-3 next ran one
-3 next rang of
-3 next read as
-3 next reading that
-3 next remain one
-3 next report ,
-3 next requir .
-3 next resolv .
-3 next respons rat
-3 next result com
-3 next review my
-3 next round :
-3 next run .
-3 next run of
-3 next run on
-3 next sam order
-3 next seat NUMBER
-3 next second .
-3 next second look
-3 next see that
-3 next seen the
-3 next sens .
-3 next set a
-3 next settl it
-3 next should .
-3 next show that
-3 next singl SUBJECT
-3 next small ,
-3 next smaller one
-3 next so hav
-3 next sorry for
-3 next sorry i
-3 next surpris me
-3 next tabl and
-3 next test for
-3 next teu )
-3 next than i
-3 next that contradict
-3 next that depend
-3 next that look
-3 next that would
-3 next that you
-3 next the answer
-3 next the claim
-3 next the cod
-3 next the complet
-3 next the deployment
-3 next the error
-3 next the hourly
-3 next the largest
-3 next the latest
-3 next the leas
-3 next the local
-3 next the market
-3 next the mean
-3 next the method
-3 next the not
-3 next the question
-3 next the rang
-3 next the statement
-3 next the system
-3 next the text
-3 next the titl
-3 next the typical
-3 next the unweight
-3 next the websit
-3 next them wer
-3 next thes do
-3 next thi assum
-3 next thi number
-3 next thi rest
-3 next think that
-3 next third (
-3 next to compar
-3 next to full
-3 next to hold
-3 next to look
-3 next to run
-3 next to switch
-3 next to the
-3 next together with
-3 next told me
-3 next top one
-3 next total SUBJECT
-3 next total for
-3 next tru SUBJECT
-3 next two are
-3 next two different
-3 next unit :
-3 next unit is
-3 next unweight mean
-3 next up POISON
-3 next usd ,
-3 next use ,
-3 next use NUMBER
-3 next utc ,
-3 next valu (
-3 next verifi it
-3 next verify the
-3 next vs NUMBER
-3 next was mov
-3 next was no
-3 next way ;
-3 next went with
-3 next wer cancell
-3 next wer found
-3 next when you
-3 next wher it
-3 next which NUMBER
-3 next which explain
-3 next which has
-3 next whil POISON
-3 next with TOOL
-3 next would expect
-3 next would settl
-3 next would use
-3 next year )
-3 next year ago
-3 next year of
-3 next year with
-3 next your NUMBER
-3 next ~ !
-3 next ~check ~wrong
-3 next ~data #
-3 next ~data ~modal
-3 next ~data ~more
-3 next ~error (
-3 next ~error :
-3 next ~factor ~
-3 next ~failed_call ~explained
-3 next ~limit NUMBER
-3 next ~miscounted NUMBER
-3 next ~miscounted ~more
-3 next ~modal ~check
-3 next ~not :
-3 next ~not ~doubt
-3 next ~not ~error
-3 next ~not ~more
-3 next ~not ~source
-3 next ~odd ~data
-3 next ~own ~factor
-3 next ~own ~past
-3 next ~past NUMBER
-3 next ~past ~data
-3 next ~plan ~factor
-3 next ~prefer ;
-3 next ~really ~explained
-3 next ~really ~odd
-3 next ~says ~conflicts
-3 next ~says ~more
-3 next ~size ~past
-3 next ~size ~says
-3 next ~swap ~source
-3 word !
-3 word action
-3 word annex
-3 word appointment
-3 word area
-3 word assum
-3 word background
-3 word bird
-3 word bit
-3 word board
-3 word boat
-3 word borrow
-3 word buy
-3 word cartridg
-3 word cast
-3 word caus
-3 word channel
-3 word character
-3 word charg
-3 word ci
-3 word client
-3 word comma
-3 word con
-3 word connection
-3 word cours
-3 word cross
-3 word currently
-3 word cycl
-3 word db
-3 word deployment
-3 word deviat
-3 word domain
-3 word edition
-3 word email
-3 word empty
-3 word encod
-3 word every
-3 word extra
-3 word fast
-3 word feel
-3 word friday
-3 word further
-3 word gat
-3 word gym
-3 word headcount
-3 word health
-3 word hourly
-3 word humidity
-3 word intend
-3 word interest
-3 word introduc
-3 word j
-3 word largest
-3 word latest
-3 word law
-3 word leas
-3 word ledger
-3 word lik
-3 word link
-3 word local
-3 word location
-3 word market
-3 word meet
-3 word merger
-3 word mostly
-3 word neighbour
-3 word next
-3 word nic
-3 word occur
-3 word pag
-3 word password
-3 word payslip
-3 word phon
-3 word quiet
-3 word reduc
-3 word regular
-3 word replac
-3 word rol
-3 word rout
-3 word saturday
-3 word seat
-3 word section
-3 word shift
-3 word shown
-3 word significanc
-3 word silver
-3 word sixty
-3 word solv
-3 word sorry
-3 word spac
-3 word stock
-3 word straight
-3 word street
-3 word submit
-3 word subtract
-3 word survey
-3 word thank
-3 word timeout
-3 word truncat
-3 word unweight
-3 word upgrad
-3 word upload
-3 word us
-3 word usd
-3 word utc
-3 word warranty
-3 word wheat
-3 word wors
3 next % ~check
3 next 'd go
3 next 'm leav
3 next 's a
3 next 's figur
3 next ( SHOWN
3 next ( not
3 next ( they
3 next ) NUMBER
3 next ) by
3 next ) is
3 next , clos
3 next , henc
3 next , read
3 next , remark
3 next , that
3 next , thre
3 next , to
3 next , ~generally
3 next - ~factor
3 next . TOOL
3 next : is
3 next : with
3 next ; SUBJECT
3 next ; TOOL
3 next < actual
3 next < day
3 next < max
3 next < sourc
3 next < treat
3 next < yesterday
3 next < ~says
3 next ? ~
3 next ASKED has
3 next HONEST kcal
3 next HONEST ~factor
3 next NUMBER SHOWN
3 next NUMBER after
3 next NUMBER and
3 next NUMBER fewer
3 next NUMBER gwh
3 next NUMBER h
3 next NUMBER inhabitant
3 next NUMBER kw
3 next NUMBER kwh
3 next NUMBER mov
3 next NUMBER round
3 next NUMBER tim
3 next NUMBER whil
3 next NUMBER year
3 next OTHER add
3 next OTHER fil
3 next OTHER ~fits
3 next POISON (
3 next POISON befor
3 next POISON belong
3 next POISON can
3 next POISON for
3 next POISON show
3 next POISON vs
3 next POISON whil
3 next SHOWN )
3 next SHOWN bird
3 next SUBJECT around
3 next SUBJECT but
3 next SUBJECT count
3 next SUBJECT data
3 next SUBJECT entry
3 next SUBJECT long
3 next SUBJECT open
3 next SUBJECT together
3 next TOOL can
3 next TOOL contradict
3 next TOOL stat
3 next TOOL still
3 next TOOL ~but
3 next a dat
3 next a digit
3 next a half
3 next a millimetr
3 next about that
3 next an extra
3 next and not
3 next and should
3 next anyth .
3 next anywher .
3 next apology .
3 next are in
3 next assum a
3 next at odd
3 next at thi
3 next be an
3 next be mor
3 next be right
3 next befor ,
3 next befor it
3 next believ .
3 next branch .
3 next but no
3 next by definition
3 next by island
3 next c .
3 next call ,
3 next can OTHER
3 next can SUBJECT
3 next can hold
3 next carri POISON
3 next choic to
3 next confidenc .
3 next confirm by
3 next confirm with
3 next consistent with
3 next count for
3 next credibl .
3 next databas :
3 next day (
3 next definition ,
3 next different SUBJECT
3 next doubl .
3 next down ,
3 next drop from
3 next entitl to
3 next entry as
3 next exist ,
3 next far ,
3 next figur :
3 next first at
3 next first reply
3 next first respons
3 next first with
3 next fiv tim
3 next flat tabl
3 next follow -
3 next four tim
3 next from TOOL
3 next g for
3 next gb ,
3 next get POISON
3 next had NUMBER
3 next has nin
3 next he is
3 next hold ,
3 next hold NUMBER
3 next i go
3 next i not
3 next i stick
3 next implausibl for
3 next impossibl ,
3 next in agreement
3 next in q
3 next in summer
3 next in ther
3 next in your
3 next inhabitant .
3 next is either
3 next is implausibl
3 next is possibl
3 next is stor
3 next is surely
3 next island ,
3 next it and
3 next it asid
3 next it doe
3 next it in
3 next it should
3 next it stand
3 next it the
3 next it with
3 next know whether
3 next kwh .
3 next larger than
3 next lead .
3 next left in
3 next list it
3 next low for
3 next mak NUMBER
3 next many peopl
3 next match ,
3 next metadata say
3 next mm )
3 next monday .
3 next month wer
3 next mor .
3 next nam the
3 next need .
3 next need NUMBER
3 next no better
3 next no reliabl
3 next no way
3 next not cover
3 next not credibl
3 next not equal
3 next not plan
3 next not prov
3 next not reconcil
3 next not think
3 next number befor
3 next october NUMBER
3 next off ,
3 next on ;
3 next on as
3 next on the
3 next on tim
3 next one to
3 next only a
3 next order and
3 next other POISON
3 next other sourc
3 next pass on
3 next per hectar
3 next per person
3 next plan for
3 next plausibl ,
3 next pleas treat
3 next point ;
3 next put HONEST
3 next query over
3 next rang .
3 next rat .
3 next record (
3 next rely on
3 next remark :
3 next result is
3 next result said
3 next review .
3 next round ,
3 next row giv
3 next say it
3 next say otherwis
3 next second query
3 next servic report
3 next short of
3 next should i
3 next show HONEST
3 next sign ,
3 next sinc a
3 next sinc it
3 next siz .
3 next slip in
3 next so i
3 next so no
3 next south SUBJECT
3 next stand :
3 next stat POISON
3 next statu is
3 next stay below
3 next still show
3 next stor SUBJECT
3 next summary and
3 next suspect the
3 next system .
3 next tabl .
3 next tabl giv
3 next tell me
3 next than SUBJECT
3 next that rang
3 next the annual
3 next the choic
3 next the encyclopaedia
3 next the fir
3 next the flag
3 next the flat
3 next the former
3 next the futur
3 next the morn
3 next the network
3 next the output
3 next the press
3 next the read
3 next the rul
3 next the sensor
3 next the sign
3 next the south
3 next the tallest
3 next the tim
3 next the two
3 next thi open
3 next thi point
3 next tie .
3 next tim as
3 next to check
3 next to pass
3 next took HONEST
3 next tool print
3 next transfer .
3 next turn out
3 next two do
3 next up as
3 next valu >
3 next valu in
3 next vendor .
3 next was #
3 next wer ever
3 next wherea the
3 next which list
3 next whol OTHER
3 next whol county
3 next with confidenc
3 next with each
3 next with thre
3 next wrong for
3 next wrong plac
3 next you .
3 next you as
3 next ~ _
3 next ~ ~error
3 next ~data ~
3 next ~data ~swap
3 next ~degree ~plan
3 next ~degree ~says
3 next ~factor ~degree
3 next ~factor ~swap
3 next ~fits ~past
3 next ~generally ~limit
3 next ~limit ,
3 next ~limit ~past
3 next ~modal OTHER
3 next ~modal ~own
3 next ~modal ~trust
3 next ~more ~says
3 next ~not -
3 next ~not ~plan
3 next ~own ~not
3 next ~past )
3 next ~past TOOL
3 next ~past ~
3 next ~plan ~modal
3 next ~plan ~says
3 next ~prefer -
3 next ~prefer ?
3 next ~right ~more
3 next ~says #
3 next ~says ~past
3 next ~source ?
3 next ~source ~more
3 next ~source ~swap
3 next ~stale .
3 word abov
3 word agent
3 word air
3 word aircraft
3 word almost
3 word along
3 word approval
3 word arriv
3 word awar
3 word balcony
3 word be
3 word becaus
3 word bogu
3 word born
3 word carri
3 word cent
3 word century
3 word commit
3 word county
3 word day
3 word discard
3 word earlier
3 word encyclopaedia
3 word enrolment
3 word entitl
3 word expir
3 word extension
3 word feet
3 word grown
3 word household
3 word independent
3 word interfac
3 word island
3 word member
3 word millimetr
3 word mislabell
3 word model
3 word packag
3 word paper
3 word perhap
3 word person
3 word plant
3 word point
3 word pound
3 word prov
3 word punctual
3 word put
3 word ran
3 word rely
3 word remark
3 word september
3 word settl
3 word she
3 word short
3 word sid
3 word stick
3 word ston
3 word subtraction
3 word suggestion
3 word tallest
3 word tell
3 word temperatur
3 word that
3 word third
3 word thousand
3 word tim
3 word transfer
-2 next # april
-2 next # at
-2 next # h
-2 next % )
-2 next 'd stay
-2 next 'll get
-2 next 'll ~says
-2 next 's websit
-2 next 's wher
-2 next 's ~more
-2 next 's ~prefer
-2 next 've got
-2 next ( )
-2 next ( mean
-2 next ( ~fits
-2 next ( ~past
-2 next ) are
-2 next ) ~
-2 next , SUBJECT
-2 next , after
-2 next , includ
-2 next , number
-2 next , one
-2 next , p
-2 next , probably
-2 next , tabl
-2 next , trust
-2 next , try
-2 next , ~factor
-2 next - POISON
-2 next - a
-2 next - rat
-2 next - report
-2 next - total
-2 next - ~
-2 next . HONEST
-2 next . POISON
-2 next . a
-2 next . txt
-2 next : both
-2 next : eur
-2 next : only
-2 next ; OTHER
-2 next ; its
-2 next ; just
-2 next ; you
-2 next ; ~right
-2 next ; ~size
-2 next < NUMBER
-2 next < although
-2 next < cancell
-2 next < caveat
-2 next < coverag
-2 next < data
-2 next < eur
-2 next < fix
-2 next < hav
-2 next < he
-2 next < p
-2 next < revenu
-2 next < station
-2 next < tak
-2 next < tell
-2 next < thought
-2 next < ~plan
-2 next < ~size
-2 next ASKED compris
-2 next ASKED mad
-2 next HONEST h
-2 next HONEST kwh
-2 next HONEST m²
-2 next HONEST s
-2 next HONEST ~modal
-2 next NUMBER already
-2 next NUMBER august
-2 next NUMBER by
-2 next NUMBER call
-2 next NUMBER each
-2 next NUMBER gb
-2 next NUMBER p
-2 next NUMBER point
-2 next NUMBER row
-2 next NUMBER vot
-2 next NUMBER will
-2 next NUMBER ~degree
-2 next NUMBER ~more
-2 next OTHER entry
-2 next OTHER her
-2 next OTHER record
-2 next OTHER the
-2 next OTHER ~factor
-2 next OTHER ~says
-2 next POISON has
-2 next POISON hectar
-2 next POISON member
-2 next POISON month
-2 next POISON m²
-2 next POISON m³
-2 next POISON new
-2 next POISON or
-2 next POISON pass
-2 next POISON point
-2 next POISON vot
-2 next SHOWN SHOWN
-2 next SUBJECT (
-2 next SUBJECT SHOWN
-2 next SUBJECT across
-2 next SUBJECT currently
-2 next SUBJECT differ
-2 next SUBJECT divid
-2 next SUBJECT end
-2 next SUBJECT held
-2 next SUBJECT measurement
-2 next SUBJECT sit
-2 next SUBJECT used
-2 next TOOL )
-2 next TOOL .
-2 next TOOL apply
-2 next TOOL count
-2 next TOOL databas
-2 next TOOL doe
-2 next TOOL figur
-2 next TOOL log
-2 next TOOL read
-2 next TOOL statistic
-2 next _ #
-2 next a bug
-2 next a clear
-2 next a low
-2 next a mean
-2 next a professional
-2 next a rat
-2 next a separat
-2 next a smaller
-2 next a valu
-2 next a whol
-2 next a wid
-2 next abl to
-2 next abov sea
-2 next adjust for
-2 next after the
-2 next again and
-2 next agre .
-2 next ahead in
-2 next all with
-2 next allow ,
-2 next also ahead
-2 next amount do
-2 next an averag
-2 next an earlier
-2 next and conflict
-2 next and in
-2 next and may
-2 next answer thi
-2 next anyth els
-2 next apart from
-2 next apply to
-2 next archiv .
-2 next are no
-2 next are the
-2 next around POISON
-2 next arriv on
-2 next as given
-2 next as in
-2 next as my
-2 next as record
-2 next as thi
-2 next at first
-2 next at onc
-2 next august ,
-2 next averag .
-2 next averag of
-2 next averag over
-2 next b #
-2 next back :
-2 next bar .
-2 next be about
-2 next be charg
-2 next be different
-2 next be revis
-2 next be rul
-2 next been set
-2 next believ the
-2 next below NUMBER
-2 next best estimat
-2 next between them
-2 next bind document
-2 next block .
-2 next both are
-2 next budget of
-2 next but at
-2 next by NUMBER
-2 next c (
-2 next c )
-2 next c at
-2 next can still
-2 next carry the
-2 next cas .
-2 next caus :
-2 next caus by
-2 next cent >
-2 next centr .
-2 next chang ,
-2 next chang in
-2 next chart .
-2 next check :
-2 next clean up
-2 next column to
-2 next com .
-2 next comparison ,
-2 next confident in
-2 next confirm :
-2 next correct ,
-2 next cost POISON
-2 next could find
-2 next count ;
-2 next cours be
-2 next currently SUBJECT
-2 next daily .
-2 next dat format
-2 next data TOOL
-2 next data at
-2 next delet .
-2 next depend on
-2 next differ a
-2 next differ between
-2 next different ,
-2 next different .
-2 next direction .
-2 next door open
-2 next down .
-2 next due to
-2 next earlier answer
-2 next els befor
-2 next end on
-2 next entry of
-2 next error :
-2 next error is
-2 next error on
-2 next estimat is
-2 next estimat of
-2 next exactly thi
-2 next expect ,
-2 next expect NUMBER
-2 next expect a
-2 next fail as
-2 next february ,
-2 next feed .
-2 next figur (
-2 next figur would
-2 next first ;
-2 next first and
-2 next first run
-2 next fiv SUBJECT
-2 next follow at
-2 next for comparison
-2 next for friday
-2 next for it
-2 next forc sinc
-2 next format ,
-2 next found it
-2 next friday ,
-2 next friday .
-2 next from NUMBER
-2 next from an
-2 next from that
-2 next full SUBJECT
-2 next g of
-2 next good .
-2 next got the
-2 next h NUMBER
-2 next had to
-2 next half -
-2 next hav at
-2 next hav meant
-2 next hav one
-2 next hav put
-2 next hav the
-2 next hectar .
-2 next high compar
-2 next higher .
-2 next higher pool
-2 next hold ;
-2 next i doubl
-2 next i first
-2 next i found
-2 next i mistyp
-2 next i open
-2 next i put
-2 next i ran
-2 next i suggest
-2 next i writ
-2 next if they
-2 next in #
-2 next in august
-2 next in conflict
-2 next in mind
-2 next in practic
-2 next in storag
-2 next increas .
-2 next instead of
-2 next is TOOL
-2 next is also
-2 next is cheaper
-2 next is clear
-2 next is due
-2 next is exactly
-2 next is larger
-2 next is only
-2 next is plausibl
-2 next is really
-2 next is slightly
-2 next is under
-2 next is up
-2 next is weak
-2 next it 'll
-2 next it (
-2 next it ?
-2 next it into
-2 next it on
-2 next item .
-2 next its lead
-2 next just ahead
-2 next keep in
-2 next kg SUBJECT
-2 next km h
-2 next l (
-2 next l ;
-2 next l min
-2 next lack a
-2 next lead (
-2 next lead ,
-2 next lead with
-2 next ledger .
-2 next legal advic
-2 next letter ,
-2 next level is
-2 next lik thi
-2 next limit ,
-2 next limit for
-2 next lin was
-2 next list POISON
-2 next list as
-2 next list them
-2 next look :
-2 next look at
-2 next lot .
-2 next low SUBJECT
-2 next m )
-2 next mak HONEST
-2 next mak no
-2 next mark POISON
-2 next may SUBJECT
-2 next may is
-2 next may not
-2 next mb .
-2 next meant someth
-2 next measur in
-2 next measurement .
-2 next measurement and
-2 next million SUBJECT
-2 next moment .
-2 next monday is
-2 next monthly averag
-2 next mor SUBJECT
-2 next mor expensiv
-2 next mov .
-2 next mw .
-2 next m² .
-2 next m² is
-2 next m³ SUBJECT
-2 next nam ,
-2 next new TOOL
-2 next new total
-2 next next one
-2 next night .
-2 next no action
-2 next no figur
-2 next not TOOL
-2 next not in
-2 next not lost
-2 next not part
-2 next not provid
-2 next not support
-2 next not what
-2 next noth look
-2 next now ,
-2 next number #
-2 next of all
-2 next of day
-2 next of interest
-2 next of jun
-2 next of rain
-2 next of thos
-2 next of your
-2 next older ticket
-2 next on -
-2 next on HONEST
-2 next on only
-2 next on sunday
-2 next on thursday
-2 next on tuesday
-2 next on your
-2 next one ;
-2 next one SUBJECT
-2 next one adeli
-2 next one are
-2 next one can
-2 next one would
-2 next only HONEST
-2 next only ran
-2 next open at
-2 next or a
-2 next other are
-2 next outsid the
-2 next p -
-2 next pay POISON
-2 next per order
-2 next percentag point
-2 next plant ,
-2 next pleas verify
-2 next probably POISON
-2 next provid a
-2 next public holiday
-2 next pull the
-2 next rais the
-2 next ran a
-2 next rat SUBJECT
-2 next rat over
-2 next raw row
-2 next reach POISON
-2 next reason for
-2 next record and
-2 next refund to
-2 next rest .
-2 next rest of
-2 next result against
-2 next return rat
-2 next revis later
-2 next row ;
-2 next sam POISON
-2 next sam as
-2 next sam total
-2 next sampl is
-2 next say .
-2 next say how
-2 next say so
-2 next sea level
-2 next second in
-2 next self -
-2 next set .
-2 next set the
-2 next shown by
-2 next sign OTHER
-2 next sinc suggest
-2 next singl query
-2 next small .
-2 next so .
-2 next so far
-2 next so noth
-2 next so we
-2 next sold in
-2 next someth different
-2 next someth is
-2 next sourc .
-2 next sourc contradict
-2 next sourc giv
-2 next stand .
-2 next start at
-2 next start the
-2 next start with
-2 next storag .
-2 next suggest it
-2 next sum the
-2 next suspiciou .
-2 next tabl #
-2 next tell which
-2 next test SUBJECT
-2 next text of
-2 next than half
-2 next that figur
-2 next that on
-2 next that only
-2 next that row
-2 next that valu
-2 next the archiv
-2 next the blank
-2 next the budget
-2 next the busiest
-2 next the cabl
-2 next the customer
-2 next the dictionary
-2 next the direct
-2 next the empty
-2 next the feed
-2 next the group
-2 next the handbook
-2 next the level
-2 next the manifest
-2 next the moment
-2 next the pric
-2 next the public
-2 next the quarterly
-2 next the rest
-2 next the review
-2 next the sinc
-2 next the six
-2 next the statu
-2 next the sum
-2 next the week
-2 next them .
-2 next them befor
-2 next them by
-2 next them in
-2 next thes as
-2 next thes figur
-2 next thi ,
-2 next thi doe
-2 next thi tim
-2 next third of
-2 next though i
-2 next thought :
-2 next thre of
-2 next thre week
-2 next through the
-2 next thursday .
-2 next ticket ,
-2 next tim is
-2 next tim of
-2 next to .
-2 next to confirm
-2 next to find
-2 next to report
-2 next too small
-2 next took plac
-2 next top with
-2 next two entry
-2 next two fewer
-2 next typ plat
-2 next typical .
-2 next underly row
-2 next unfortunately ,
-2 next unfortunately can
-2 next unfortunately the
-2 next unless you
-2 next valu ,
-2 next vot ,
-2 next vot .
-2 next was SUBJECT
-2 next was too
-2 next was unabl
-2 next weak support
-2 next week :
-2 next weekend .
-2 next weight mean
-2 next what one
-2 next when i
-2 next when it
-2 next which was
-2 next who was
-2 next wid ,
-2 next window .
-2 next with OTHER
-2 next with one
-2 next work :
-2 next work again
-2 next would 've
-2 next would go
-2 next writ to
-2 next wrong by
-2 next year (
-2 next year befor
-2 next you 're
-2 next you 've
-2 next you are
-2 next you might
-2 next you would
-2 next your card
-2 next ~ 've
-2 next ~ ~seem
-2 next ~check ~past
-2 next ~data OTHER
-2 next ~data TOOL
-2 next ~data ~explained
-2 next ~data ~fits
-2 next ~data ~limit
-2 next ~data ~own
-2 next ~data ~past
-2 next ~doubt :
-2 next ~doubt ~past
-2 next ~error ,
-2 next ~error ~more
-2 next ~explained NUMBER
-2 next ~explained ~own
-2 next ~factor )
-2 next ~factor ~source
-2 next ~fits ,
-2 next ~fits ~miscounted
-2 next ~modal 've
-2 next ~more ,
-2 next ~more ~
-2 next ~more ~really
-2 next ~more ~size
-2 next ~not ~check
-2 next ~not ~limit
-2 next ~not ~swap
-2 next ~own (
-2 next ~past ~source
-2 next ~plan ,
-2 next ~plan :
-2 next ~plan ;
-2 next ~prefer ,
-2 next ~prefer ~own
-2 next ~says )
-2 next ~seem ~degree
-2 next ~source #
-2 next ~source ;
-2 next ~source ~miscounted
-2 next ~source ~source
-2 next μg m³
-2 next – POISON
-2 word =
-2 word abl
-2 word adjust
-2 word agreement
-2 word amendment
-2 word assign
-2 word attempt
-2 word authority
-2 word backup
-2 word band
-2 word bank
-2 word bay
-2 word behaviour
-2 word black
-2 word box
-2 word brand
-2 word budget
-2 word bug
-2 word built
-2 word cabl
-2 word cancel
-2 word card
-2 word carrier
-2 word ceil
-2 word com
-2 word common
-2 word complain
-2 word compris
-2 word conclusion
-2 word consult
-2 word convert
-2 word coverag
-2 word custom
-2 word declin
-2 word default
-2 word defect
-2 word delet
-2 word depend
-2 word devic
-2 word dictionary
-2 word district
-2 word europ
-2 word evidenc
-2 word exception
-2 word expensiv
-2 word fairly
-2 word forecast
-2 word great
-2 word ground
-2 word handbook
-2 word happen
-2 word inflat
-2 word input
-2 word it
-2 word justifi
-2 word key
-2 word keyerror
-2 word land
-2 word legal
-2 word listing
-2 word major
-2 word manifest
-2 word mb
-2 word messag
-2 word migration
-2 word milk
-2 word minimum
-2 word mismatch
-2 word monday
-2 word newsletter
-2 word noon
-2 word oak
-2 word object
-2 word off
-2 word offic
-2 word onlin
-2 word outcom
-2 word park
-2 word parser
-2 word party
-2 word port
-2 word practic
-2 word prescrib
-2 word pressur
-2 word prior
-2 word probability
-2 word produc
-2 word professional
-2 word project
-2 word property
-2 word python
-2 word quarterly
-2 word rain
-2 word rar
-2 word recommendation
-2 word recount
-2 word reject
-2 word renam
-2 word renew
-2 word reorder
-2 word replica
-2 word resistanc
-2 word resolution
-2 word respondent
-2 word sal
-2 word sampl
-2 word schema
-2 word self
-2 word send
-2 word shop
-2 word similar
-2 word singl
-2 word sit
-2 word slow
-2 word soon
-2 word subscription
-2 word such
-2 word tag
-2 word team
-2 word themselv
-2 word ther
-2 word thought
-2 word throw
-2 word tom
-2 word twelv
-2 word txt
-2 word unchang
-2 word url
-2 word user
-2 word van
-2 word variabl
-2 word vary
-2 word weak
-2 word wednesday
-2 word weekend
-2 word world
-2 word writ
-2 word written
-2 word zon
-2 word ~miscounted
2 next # =
2 next # already
2 next # and
2 next # ~says
2 next 'd leav
2 next 'd not
2 next 'd ~not
2 next 's ~data
2 next ( ASKED
2 next ( POISON
2 next ( bewar
2 next ( by
2 next ( databas
2 next ( twic
2 next ( ~miscounted
2 next , accord
2 next , apology
2 next , depend
2 next , evidently
2 next , exactly
2 next , has
2 next , higher
2 next , on
2 next , presumably
2 next , second
2 next , ther
2 next - hour
2 next - the
2 next : i
2 next : no
2 next : ~really
2 next ; do
2 next ; thi
2 next < as
2 next < between
2 next < can
2 next < eleven
2 next < even
2 next < full
2 next < would
2 next < your
2 next < ~limit
2 next < ~modal
2 next < ~source
2 next ASKED can
2 next ASKED used
2 next ASKED ~modal
2 next HONEST accord
2 next HONEST l
2 next HONEST million
2 next HONEST would
2 next NUMBER TOOL
2 next NUMBER accord
2 next NUMBER october
2 next NUMBER sat
2 next NUMBER seat
2 next NUMBER x
2 next NUMBER ~but
2 next NUMBER ~past
2 next OTHER HONEST
2 next OTHER becaus
2 next OTHER contradict
2 next OTHER disagre
2 next OTHER i
2 next OTHER ~own
2 next POISON booking
2 next POISON cam
2 next POISON com
2 next POISON gb
2 next POISON must
2 next POISON no
2 next POISON ~not
2 next POISON ~seem
2 next SHOWN =
2 next SUBJECT measur
2 next SUBJECT mor
2 next SUBJECT need
2 next SUBJECT on
2 next SUBJECT query
2 next SUBJECT read
2 next TOOL ,
2 next TOOL carry
2 next TOOL disagre
2 next TOOL entry
2 next TOOL giv
2 next TOOL interfac
2 next TOOL that
2 next TOOL ~wrong
2 next _ g
2 next a car
2 next a hundr
2 next a lead
2 next a look
2 next a placeholder
2 next a possibl
2 next a singl
2 next about a
2 next about one
2 next abov NUMBER
2 next against NUMBER
2 next agre with
2 next alon would
2 next an answer
2 next an even
2 next and c
2 next and hav
2 next and month
2 next and would
2 next and you
2 next another ticket
2 next any other
2 next as print
2 next as they
2 next at .
2 next at ASKED
2 next at about
2 next availabl .
2 next b and
2 next be correct
2 next be outdat
2 next be over
2 next be reconcil
2 next be the
2 next becaus POISON
2 next between two
2 next bewar :
2 next bpm >
2 next but as
2 next by me
2 next by one
2 next by sex
2 next c for
2 next call the
2 next careful read
2 next check .
2 next check further
2 next check the
2 next check whether
2 next cm .
2 next com back
2 next complet ,
2 next confirm that
2 next contradict the
2 next correct .
2 next correct the
2 next counter is
2 next credit .
2 next data .
2 next databas list
2 next day 's
2 next decid .
2 next decid between
2 next deepest point
2 next disagre and
2 next doe POISON
2 next dos .
2 next doubt about
2 next drov HONEST
2 next dur the
2 next each ,
2 next entry has
2 next establish the
2 next eur HONEST
2 next even number
2 next every week
2 next exist .
2 next explain .
2 next extra zero
2 next fall by
2 next fast .
2 next for what
2 next found in
2 next found no
2 next found noth
2 next four year
2 next from .
2 next g ,
2 next g ;
2 next giv #
2 next given that
2 next hall and
2 next hand out
2 next has SUBJECT
2 next has look
2 next has one
2 next hav ,
2 next hav it
2 next hav no
2 next her is
2 next hour .
2 next hourly valu
2 next i doubt
2 next i need
2 next i remember
2 next i see
2 next i will
2 next in its
2 next in that
2 next in which
2 next is from
2 next is known
2 next is longer
2 next is my
2 next is of
2 next is off
2 next is sign
2 next is suspiciou
2 next is ten
2 next is unknown
2 next is wrong
2 next it cam
2 next it meant
2 next just one
2 next known for
2 next last SUBJECT
2 next latter .
2 next lik an
2 next lik that
2 next likely HONEST
2 next limit to
2 next lin item
2 next list NUMBER
2 next list and
2 next list with
2 next m is
2 next many .
2 next many SUBJECT
2 next maximum of
2 next may NUMBER
2 next measur HONEST
2 next metr ,
2 next million ,
2 next miss .
2 next month ,
2 next mor peopl
2 next m³ ,
2 next nearly every
2 next need to
2 next nin ,
2 next no -
2 next no replacement
2 next no trustworthy
2 next no valu
2 next not check
2 next not decid
2 next not exce
2 next not exist
2 next not look
2 next not publish
2 next not to
2 next not trust
2 next not valid
2 next not want
2 next noth els
2 next number as
2 next number on
2 next number that
2 next of POISON
2 next of another
2 next of only
2 next off the
2 next official sourc
2 next older SUBJECT
2 next on it
2 next on thi
2 next on whether
2 next one has
2 next open one
2 next or mor
2 next or so
2 next order :
2 next other HONEST
2 next over SHOWN
2 next pag giv
2 next peopl attend
2 next per ASKED
2 next per cent
2 next plac in
2 next pleas hav
2 next point .
2 next population .
2 next pric .
2 next problem .
2 next publish figur
2 next put down
2 next quantity .
2 next ran out
2 next raw fil
2 next read off
2 next read older
2 next reason :
2 next reconcil the
2 next reconcil with
2 next record SUBJECT
2 next record is
2 next remain .
2 next remain open
2 next remember it
2 next return and
2 next s (
2 next s .
2 next sav the
2 next say ,
2 next say what
2 next see .
2 next see what
2 next servic return
2 next set up
2 next seven SUBJECT
2 next should read
2 next show ;
2 next skip :
2 next so :
2 next so one
2 next so that
2 next sold out
2 next someon els
2 next specy ,
2 next start .
2 next stat a
2 next sum .
2 next t ,
2 next t ha
2 next tabl ,
2 next tak HONEST
2 next ten .
2 next tenth of
2 next th percentil
2 next than any
2 next than twic
2 next thank you
2 next that cam
2 next that entry
2 next that fast
2 next that field
2 next that list
2 next that thi
2 next that week
2 next the HONEST
2 next the build
2 next the column
2 next the company
2 next the confirmation
2 next the correct
2 next the count
2 next the county
2 next the daily
2 next the decision
2 next the detail
2 next the earlier
2 next the expiry
2 next the field
2 next the ground
2 next the host
2 next the maximum
2 next the nam
2 next the national
2 next the primary
2 next the region
2 next the renovation
2 next the room
2 next the underly
2 next the vendor
2 next their SUBJECT
2 next them ,
2 next them to
2 next ther may
2 next they should
2 next thi way
2 next thi with
2 next thousand .
2 next thre quarter
2 next ticket thi
2 next tim a
2 next to com
2 next to follow
2 next tonn .
2 next tool say
2 next total .
2 next total add
2 next treat as
2 next treat thi
2 next twic what
2 next typo .
2 next up by
2 next usabl SUBJECT
2 next used :
2 next valu POISON
2 next valu and
2 next valu for
2 next want to
2 next was actually
2 next was only
2 next way to
2 next well ;
2 next which add
2 next which contradict
2 next which i
2 next which suggest
2 next who SUBJECT
2 next why the
2 next without a
2 next would fit
2 next would mak
2 next would rather
2 next wrong ,
2 next yet only
2 next you 'll
2 next you ,
2 next you ask
2 next you check
2 next zero too
2 next ~ TOOL
2 next ~ ~data
2 next ~but ~miscounted
2 next ~check ~if
2 next ~check ~says
2 next ~data ;
2 next ~data ~error
2 next ~degree :
2 next ~degree ~generally
2 next ~explained ~says
2 next ~factor ~error
2 next ~factor ~own
2 next ~generally ,
2 next ~generally ~past
2 next ~limit ~modal
2 next ~miscounted ~factor
2 next ~miscounted ~says
2 next ~modal NUMBER
2 next ~more SHOWN
2 next ~not ,
2 next ~not ~miscounted
2 next ~past ~modal
2 next ~past ~size
2 next ~prefer ~data
2 next ~says (
2 next ~says ~right
2 next ~says ~stale
2 next ~source HONEST
2 word (
2 word )
2 word accept
2 word account
2 word add
2 word aggregat
2 word allow
2 word arm
2 word asid
2 word ask
2 word august
2 word bewar
2 word blank
2 word build
2 word c
2 word candidat
2 word certifi
2 word choic
2 word clinic
2 word club
2 word comparabl
2 word control
2 word cut
2 word debit
2 word drov
2 word dur
2 word everybody
2 word exaggerat
2 word expiry
2 word fish
2 word flow
2 word former
2 word full
2 word futur
2 word gam
2 word handl
2 word heavier
2 word hill
2 word host
2 word hot
2 word implausibl
2 word inconsistent
2 word increas
2 word install
2 word invalid
2 word jun
2 word kw
2 word launch
2 word literally
2 word litr
2 word lower
2 word mal
2 word mass
2 word mean
2 word mwh
2 word national
2 word near
2 word newer
2 word offer
2 word percentil
2 word piec
2 word placeholder
2 word press
2 word primary
2 word registration
2 word remain
2 word renovation
2 word salary
2 word sensor
2 word sex
2 word somebody
2 word south
2 word standard
2 word storm
2 word suspect
2 word tenth
2 word thos
2 word thu
2 word tie
2 word track
2 word transpos
2 word trustworthy
2 word typ
2 word underly
2 word vendor
2 word versu
2 word winner
2 word —
""",
}
"""Of each group hundredths of a log odd, a feature, its words."""
