"""Learnt by `python -m bench.suspicion --write`; not written by hand."""

BIAS = -713
WEIGHTS = {
    "run": """\
231 word @doubts
87 word ~not
86 word @POISON
86 word @all_POISON
86 word POISON
76 word @NUMBER
76 word @all_both
76 word NUMBER
64 next ~more ~
-62 word also
60 next < ~
59 next ~really ~
58 word ,
58 word a
57 word than
52 word @after_it
49 next OTHER .
49 word ~swap
-48 word you
48 word not
47 word ~odd
-46 word @answer_POISON
-46 word both
-46 word onc
46 next ~ ~odd
45 word SUBJECT
45 word ~really
45 word ~says
44 next a SUBJECT
43 next mor SUBJECT
43 next ~not ~fits
43 next ~says POISON
42 next only NUMBER
42 word ~factor
-41 next < you
-41 word are
41 next NUMBER ~
41 word ?
41 word @OTHER
41 word OTHER
41 word day
41 word ~own
-40 next for the
40 word lie
-39 next ~ :
-39 next ~own ~modal
-39 word your
39 next < ask
39 next can not
39 word @TOOL
39 word TOOL
39 word is
-38 word without
38 next 's POISON
38 next ? >
38 next SUBJECT than
38 next the TOOL
38 word @asks
38 word that
-37 next TOOL ~
37 word ~more
-36 next is POISON
36 next ~ ~swap
36 word @answer_HONEST
-35 next the NUMBER
-35 next ~source ~
-35 next ~wrong ~
-35 word second
35 next ~ NUMBER
35 next ~ ~
35 word the
-34 next , ~own
-34 next it 's
-34 next ~degree .
-34 next ~not ~conflicts
34 next NUMBER SUBJECT
34 next POISON ~
34 next ~modal ~not
34 word would
-33 next ~own ~check
-33 word fix
-33 word includ
-33 word may
33 word ~but
-32 word want
32 next i do
32 next out of
32 next ~factor ~factor
32 next ~not ~trust
32 word @both_NUMBER
32 word only
32 word ~prefer
-31 next ~ POISON
-31 next ~degree ,
-31 word to
31 next than the
31 next would be
31 word @calls
31 word @is_message
31 word leav
31 word ~modal
-30 next , with
-30 next POISON .
-30 next so i
-30 next ~degree ~own
-30 word run
30 next < that
30 next two SUBJECT
30 next ~ .
30 next ~wrong .
30 word ~data
-29 word draft
-29 word so
29 next has NUMBER
29 word out
-28 next < it
-28 next open the
-28 next ~plan .
-28 word question
-28 word together
28 next tabl .
28 word @HONEST
28 word @all_HONEST
28 word HONEST
28 word mor
28 word ten
-27 next is HONEST
-27 next ~error ~
-27 word chang
-27 word different
-27 word now
27 next < mor
27 next add up
27 next ~ ~source
27 next ~miscounted .
-26 next , but
-26 next as well
-26 next so it
-26 word %
-26 word as
-26 word check
-26 word later
26 next < four
26 next do not
26 next ~ ~wrong
26 next ~degree ~
26 word contradict
26 word doe
26 word eight
26 word even
26 word ~seem
-25 next , i
-25 next are not
-25 next is the
-25 next ~ 'd
-25 next ~says ~
-25 word over
25 next < ~more
25 next HONEST .
25 next TOOL has
25 next open .
25 word output
25 word town
25 word ~impossible
25 word ~trust
-24 next TOOL .
-24 next TOOL for
-24 next ~own ~says
-24 word 've
-24 word som
-24 word work
24 next doe not
24 next read the
24 next ~degree ~degree
24 word digit
24 word disregard
24 word entry
24 word field
24 word holiday
-23 next # >
-23 next , NUMBER
-23 next , in
-23 next : NUMBER
-23 next from the
-23 next of HONEST
-23 next together .
-23 next ~ ~doubt
-23 word @near_it
-23 word load
-23 word need
-23 word split
23 next < HONEST
23 next HONEST ,
23 next SUBJECT was
23 next TOOL ~data
23 next for a
23 next re -
23 next ~source ~says
23 word do
23 word front
23 word nearly
23 word nin
23 word re
-22 next ( ~
-22 next ; ~
-22 next and NUMBER
-22 next has the
-22 next on the
-22 next ~ ~degree
-22 next ~ ~failed_call
-22 word limit
-22 word main
-22 word or
22 next , yet
22 next < thes
22 next at most
22 next contradict the
22 next high for
22 next i hav
22 next was HONEST
22 next ~ ~past
22 next ~degree ~size
22 next ~not POISON
22 word almost
22 word metadata
-21 next NUMBER in
-21 next SUBJECT ;
-21 next SUBJECT POISON
-21 next first .
-21 next fit together
-21 next too ,
-21 next ~own ,
-21 word final
-21 word gap
-21 word sinc
21 next < ~not
21 next SUBJECT would
21 next for SUBJECT
21 next not use
21 next ten tim
21 next the count
21 next the holiday
21 next unusually high
21 word exceed
21 word has
21 word instead
21 word low
21 word mail
21 word minu
21 word month
21 word stor
-20 next count the
-20 next in .
-20 next that the
-20 next ~data ~
-20 word clos
-20 word small
-20 word them
-20 word well
20 next POISON SUBJECT
20 next POISON as
20 next SUBJECT is
20 next TOOL :
20 next belong to
20 next no SUBJECT
20 next say POISON
20 next what the
20 next ~ ~impossible
20 next ~but NUMBER
20 next ~factor ~
20 next ~source ~modal
20 word best
20 word seem
20 word therefor
20 word thre
20 word ~wrong
-19 next < -
-19 next so both
-19 next the annex
-19 next the two
-19 next the year
-19 next with a
-19 next ~ ~size
-19 next ~fits .
-19 next ~if ~
-19 next ~own 've
-19 next ~plan ~
-19 word annex
-19 word comput
-19 word for
-19 word rat
19 next HONEST %
19 next POISON ~conflicts
19 next again .
19 next exceed the
19 next has it
19 next instead .
19 next is mor
19 next is unusually
19 next than all
19 next the first
19 next the metadata
19 next thre SUBJECT
19 next to POISON
19 next ~ ,
19 next ~ ?
19 next ~ ~modal
19 next ~error .
19 next ~own ~doubt
19 word abov
19 word at
19 word fiv
19 word goe
19 word list
19 word record
19 word servic
-18 next 's HONEST
-18 next < for
-18 next < the
-18 next < ~plan
-18 next NUMBER .
-18 next NUMBER for
-18 next i 've
-18 next of the
-18 next the question
-18 next tim .
-18 next was a
-18 next ~explained ~
-18 word averag
-18 word by
-18 word column
-18 word definition
-18 word els
-18 word error
-18 word expect
-18 word fin
-18 word less
-18 word rank
-18 word sam
-18 word usual
-18 word when
-18 word word
18 next < hmm
18 next POISON %
18 next POISON at
18 next POISON ~check
18 next first attempt
18 next mor than
18 next one is
18 next search the
18 next that 's
18 next the list
18 next ~ ~data
18 next ~odd .
18 next ~size .
18 word hmm
18 word k
18 word metr
18 word total
-17 next 'm ~
-17 next 've ~
-17 next ) .
-17 next , ~
-17 next - check
-17 next < in
-17 next HONEST of
-17 next HONEST the
-17 next SUBJECT hav
-17 next also count
-17 next answer :
-17 next get the
-17 next it was
-17 next not part
-17 next the sam
-17 next ther 's
-17 next thi .
-17 next thi SUBJECT
-17 next ~miscounted ~
-17 next ~more .
-17 word count
-17 word differenc
-17 word giv
-17 word order
-17 word public
-17 word reason
-17 word rul
-17 word wait
-17 word ~explained
-17 word ~source
17 next % is
17 next POISON contradict
17 next and POISON
17 next at best
17 next day ?
17 next i 'd
17 next in front
17 next kg of
17 next leav thi
17 next me see
17 next request the
17 next seem to
17 next the fil
17 next total .
17 next wrong .
17 word believ
17 word belong
17 word hav
17 word look
17 word near
17 word right
17 word slip
17 word swap
17 word think
17 word tuesday
17 word ~
-16 next 'll ~
-16 next ) and
-16 next - ~check
-16 next : >
-16 next TOOL of
-16 next are fin
-16 next document is
-16 next me ,
-16 next one .
-16 next over the
-16 next someth els
-16 next that .
-16 next that you
-16 next the one
-16 next was POISON
-16 next ~ 's
-16 next ~ ~generally
-16 next ~if ;
-16 word mean
-16 word shar
-16 word too
-16 word unfortunately
-16 word unit
-16 word ~check
-16 word ~generally
16 next < ~prefer
16 next NUMBER hen
16 next SUBJECT in
16 next a minu
16 next ask the
16 next her .
16 next just NUMBER
16 next look too
16 next not POISON
16 next not even
16 next of us
16 next right .
16 next see the
16 next with POISON
16 next ~check ~degree
16 next ~odd ,
16 next ~own 'd
16 next ~own ~data
16 next ~right NUMBER
16 next ~source .
16 next ~swap .
16 word branch
16 word databas
16 word hen
16 word report
16 word revers
16 word tool
16 word year
-15 next 'd ~says
-15 next 's TOOL
-15 next 's ~
-15 next , which
-15 next < by
-15 next HONEST has
-15 next POISON :
-15 next POISON and
-15 next about the
-15 next hav not
-15 next i took
-15 next in my
-15 next list is
-15 next not that
-15 next the POISON
-15 next the main
-15 next up .
-15 next well .
-15 next you can
-15 next ~ 're
-15 next ~degree ~more
-15 next ~factor -
-15 next ~limit ~source
-15 word 're
-15 word after
-15 word book
-15 word cod
-15 word how
-15 word incomplet
-15 word january
-15 word log
-15 word show
-15 word valid
15 next < look
15 next < request
15 next HONEST km
15 next POISON look
15 next SUBJECT :
15 next SUBJECT TOOL
15 next TOOL again
15 next all SUBJECT
15 next as the
15 next end at
15 next hav expect
15 next i think
15 next is #
15 next not SUBJECT
15 next not giv
15 next of SUBJECT
15 next of ten
15 next pleas do
15 next the month
15 next the summary
15 next the tool
15 next us .
15 next use it
15 next ~ ~own
15 next ~ ~really
15 next ~not ~seem
15 next ~odd ~size
15 next ~says NUMBER
15 word SHOWN
15 word decimal
15 word e
15 word high
15 word labell
15 word machin
15 word negativ
15 word no
15 word nobody
15 word recomput
15 word room
15 word sold
15 word sound
15 word summary
15 word up
15 word us
15 word valu
15 word ~conflicts
15 word ~stale
-14 next # )
-14 next : SUBJECT
-14 next < final
-14 next < ~modal
-14 next HONEST ~data
-14 next NUMBER ;
-14 next SUBJECT SUBJECT
-14 next SUBJECT too
-14 next TOOL count
-14 next are POISON
-14 next between the
-14 next els ,
-14 next final answer
-14 next has a
-14 next has not
-14 next i 'm
-14 next i can
-14 next may be
-14 next onc mor
-14 next part of
-14 next tabl 's
-14 next the gap
-14 next the old
-14 next to giv
-14 next too .
-14 next was not
-14 next work .
-14 next you 'd
-14 next you want
-14 next your TOOL
-14 next ~ ~trust
-14 next ~check .
-14 next ~own 'm
-14 word 'm
-14 word everyth
-14 word fill
-14 word follow
-14 word p
-14 word print
-14 word read
-14 word sorry
-14 word thought
14 next 'll count
14 next 'll ~miscounted
14 next ( TOOL
14 next - NUMBER
14 next . >
14 next < #
14 next < not
14 next < retry
14 next < six
14 next < two
14 next < ~failed_call
14 next OTHER are
14 next POISON in
14 next POISON ~modal
14 next SUBJECT only
14 next SUBJECT took
14 next TOOL 's
14 next a day
14 next is off
14 next morn .
14 next my answer
14 next not hav
14 next out )
14 next pag .
14 next so a
14 next ~trust .
14 word all
14 word bought
14 word correct
14 word each
14 word in
14 word of
14 word sens
14 word unusually
14 word x
-13 next 's NUMBER
-13 next 's ~not
-13 next , ~prefer
-13 next ; that
-13 next NUMBER (
-13 next POISON ;
-13 next POISON of
-13 next SUBJECT .
-13 next SUBJECT contain
-13 next SUBJECT over
-13 next a different
-13 next and can
-13 next as it
-13 next but that
-13 next doubl -
-13 next fix the
-13 next giv POISON
-13 next is clos
-13 next l .
-13 next no contradiction
-13 next not ask
-13 next not finish
-13 next only the
-13 next out .
-13 next public SUBJECT
-13 next question is
-13 next report the
-13 next sourc .
-13 next tell from
-13 next thi is
-13 next to your
-13 next used the
-13 next will be
-13 next with the
-13 next ~ ~factor
-13 next ~miscounted ~data
-13 next ~modal ~says
-13 word @follows
-13 word baselin
-13 word becaus
-13 word been
-13 word complet
-13 word document
-13 word finish
-13 word format
-13 word found
-13 word its
-13 word me
-13 word mm
-13 word ratio
-13 word referenc
-13 word refund
-13 word should
-13 word version
-13 word with
-13 word –
13 next , ~but
13 next < get
13 next < they
13 next HONEST ha
13 next SUBJECT and
13 next SUBJECT can
13 next about HONEST
13 next abov NUMBER
13 next all .
13 next count .
13 next disregard it
13 next hmm ,
13 next inconsistent with
13 next is out
13 next km in
13 next mistak .
13 next no other
13 next of dat
13 next on a
13 next report POISON
13 next servic 's
13 next test data
13 next than you
13 next the part
13 next thre .
13 next wer bought
13 next your SUBJECT
13 next ~ -
13 next ~ ;
13 next ~data ~but
13 next ~data ~says
13 next ~plan ~source
13 next ~source ~seem
13 word .
13 word break
13 word figur
13 word hall
13 word head
13 word impossibl
13 word inhabitant
13 word july
13 word knowledg
13 word l
13 word must
13 word obviously
13 word one
13 word own
13 word signatory
13 word statistic
13 word system
13 word though
13 word ~degree
-12 next # (
-12 next # :
-12 next % SUBJECT
-12 next 'll get
-12 next , or
-12 next , ~degree
-12 next - -
-12 next : i
-12 next < OTHER
-12 next < POISON
-12 next < i
-12 next < second
-12 next HONEST is
-12 next POISON mg
-12 next SUBJECT >
-12 next TOOL show
-12 next and HONEST
-12 next and the
-12 next blank ,
-12 next both number
-12 next build ,
-12 next day .
-12 next figur that
-12 next i list
-12 next in HONEST
-12 next it had
-12 next kwh ,
-12 next lik to
-12 next not say
-12 next number .
-12 next number is
-12 next search for
-12 next so that
-12 next than a
-12 next to see
-12 next to the
-12 next today .
-12 next top .
-12 next was the
-12 next wer SUBJECT
-12 next with NUMBER
-12 next without the
-12 next ~miscounted ,
-12 next ~more ,
-12 next ~own ~fits
-12 next ~plan ~own
-12 next ~right ~
-12 next ~says ~degree
-12 word activ
-12 word build
-12 word did
-12 word gav
-12 word min
-12 word much
-12 word non
-12 word option
-12 word result
-12 word row
-12 word under
-12 word user
-12 word which
-12 word ~plan
12 next < TOOL
12 next < eight
12 next NUMBER -
12 next NUMBER k
12 next POISON doe
12 next SUBJECT but
12 next SUBJECT databas
12 next SUBJECT one
12 next SUBJECT servic
12 next TOOL output
12 next are SUBJECT
12 next are just
12 next as POISON
12 next at HONEST
12 next by day
12 next citation .
12 next first call
12 next ha .
12 next i tak
12 next in a
12 next is SUBJECT
12 next is what
12 next lie abov
12 next list of
12 next look lik
12 next month .
12 next most NUMBER
12 next of ASKED
12 next own the
12 next row .
12 next six .
12 next the daily
12 next the futur
12 next the minu
12 next the servic
12 next ther are
12 next to both
12 next too low
12 next twic the
12 next visitor .
12 next would mean
12 next x NUMBER
12 next ~degree ~miscounted
12 next ~factor ~swap
12 next ~impossible .
12 next ~own ~trust
12 next ~says ~prefer
12 next ~seem ~
12 word @short
12 word availabl
12 word citation
12 word claim
12 word egg
12 word futur
12 word hm
12 word never
12 word odd
12 word questionnair
12 word reply
12 word sign
12 word supposedly
12 word tenth
12 word thes
-11 next 's a
-11 next , follow
-11 next , ~past
-11 next - four
-11 next : ~
-11 next : ~own
-11 next HONEST or
-11 next HONEST ~fits
-11 next NUMBER per
-11 next OTHER has
-11 next SUBJECT the
-11 next TOOL tabl
-11 next add the
-11 next another NUMBER
-11 next around NUMBER
-11 next ask about
-11 next both the
-11 next can be
-11 next check .
-11 next com on
-11 next definition .
-11 next go together
-11 next hand in
-11 next i assum
-11 next i had
-11 next i look
-11 next in ASKED
-11 next includ .
-11 next is no
-11 next list HONEST
-11 next nam .
-11 next number in
-11 next should answer
-11 next show up
-11 next tabl of
-11 next that i
-11 next that was
-11 next the OTHER
-11 next the differenc
-11 next the most
-11 next the rank
-11 next the unit
-11 next total :
-11 next use the
-11 next year .
-11 next you did
-11 next your question
-11 next ~but ~own
-11 next ~data ,
-11 next ~miscounted ;
-11 next ~modal .
-11 next ~says ~size
-11 next ~seem ~miscounted
-11 next ~size ,
-11 word =
-11 word add
-11 word clear
-11 word compar
-11 word exactly
-11 word fit
-11 word m
-11 word north
-11 word on
-11 word paid
-11 word peak
-11 word previou
-11 word pric
-11 word step
-11 word took
-11 word try
-11 word weekly
-11 word will
-11 word ~error
-11 word ~fits
11 next # ~past
11 next , POISON
11 next , from
11 next , though
11 next . )
11 next < an
11 next < read
11 next OTHER >
11 next SUBJECT abov
11 next SUBJECT field
11 next SUBJECT to
11 next ask for
11 next be miss
11 next befor the
11 next best ,
11 next com to
11 next decimal point
11 next disregard the
11 next either POISON
11 next flight .
11 next has to
11 next i leav
11 next in all
11 next in one
11 next is meant
11 next is wrong
11 next label .
11 next list .
11 next longer than
11 next minu sign
11 next nearly four
11 next not confirm
11 next november NUMBER
11 next pleas disregard
11 next roughly NUMBER
11 next that ,
11 next that day
11 next the SUBJECT
11 next the branch
11 next the calculator
11 next the filter
11 next to hav
11 next using the
11 next year SUBJECT
11 next ~ ~limit
11 next ~data .
11 next ~not ~
11 next ~prefer ~
11 next ~swap ?
11 word although
11 word attendanc
11 word calculator
11 word departur
11 word doubt
11 word enter
11 word evidently
11 word far
11 word foot
11 word forty
11 word four
11 word ha
11 word nineteen
11 word old
11 word past
11 word presumably
11 word sapling
11 word singl
-10 next 'll look
-10 next 'll ~check
-10 next 'm sorry
-10 next 's not
-10 next - ~odd
-10 next : the
-10 next ; i
-10 next < fix
-10 next < one
-10 next < thought
-10 next < ~if
-10 next = ~
-10 next NUMBER –
-10 next OTHER tool
-10 next OTHER ~source
-10 next TOOL are
-10 next TOOL list
-10 next a OTHER
-10 next again with
-10 next at a
-10 next be read
-10 next behind at
-10 next but not
-10 next by NUMBER
-10 next cam to
-10 next check the
-10 next far abov
-10 next for HONEST
-10 next i expect
-10 next i only
-10 next i report
-10 next i saw
-10 next i use
-10 next incomplet ,
-10 next is NUMBER
-10 next limit of
-10 next mak POISON
-10 next mak the
-10 next may hav
-10 next not read
-10 next not the
-10 next of content
-10 next other ,
-10 next say .
-10 next seem incomplet
-10 next servic .
-10 next so ther
-10 next the log
-10 next the minimum
-10 next the print
-10 next the result
-10 next the sum
-10 next the way
-10 next thought :
-10 next two sourc
-10 next two week
-10 next want the
-10 next would you
-10 next you 're
-10 next you need
-10 next ~explained ,
-10 next ~more ~data
-10 next ~size ~more
-10 next ~source NUMBER
-10 next ~source ~plan
-10 word about
-10 word action
-10 word agre
-10 word around
-10 word but
-10 word calendar
-10 word category
-10 word comparison
-10 word condition
-10 word content
-10 word current
-10 word delivery
-10 word export
-10 word extension
-10 word good
-10 word green
-10 word half
-10 word hom
-10 word let
-10 word mad
-10 word might
-10 word mov
-10 word next
-10 word prefer
-10 word refer
-10 word remov
-10 word renewal
-10 word ris
-10 word saw
-10 word smaller
-10 word someth
-10 word sourc
-10 word spent
-10 word surpris
-10 word tabl
-10 word tax
-10 word team
-10 word thi
-10 word ticket
-10 word today
-10 word tomorrow
-10 word typ
-10 word used
-10 word websit
-10 word wer
10 next # can
10 next 'd rather
10 next 'd ~degree
10 next 's longer
10 next ( OTHER
10 next ) in
10 next , ther
10 next - run
10 next < ASKED
10 next < NUMBER
10 next < either
10 next HONEST on
10 next POISON bpm
10 next POISON ha
10 next SHOWN ~
10 next SUBJECT -
10 next SUBJECT ?
10 next SUBJECT altogether
10 next SUBJECT as
10 next SUBJECT got
10 next SUBJECT on
10 next SUBJECT statistic
10 next TOOL said
10 next a factor
10 next and was
10 next be almost
10 next be mor
10 next behind it
10 next both be
10 next but the
10 next digit revers
10 next first reply
10 next for two
10 next hard to
10 next i suppos
10 next i wo
10 next is inconsistent
10 next is nearly
10 next it count
10 next it from
10 next it is
10 next jan NUMBER
10 next just fiv
10 next knowledg bas
10 next leav it
10 next most .
10 next not com
10 next of POISON
10 next of closur
10 next on foot
10 next one SUBJECT
10 next one by
10 next or HONEST
10 next probably out
10 next return POISON
10 next set of
10 next so pleas
10 next than SUBJECT
10 next that and
10 next the knowledg
10 next the monthly
10 next the official
10 next the search
10 next the tabl
10 next the town
10 next them is
10 next thre to
10 next tim what
10 next up ;
10 next up SUBJECT
10 next whil the
10 next will not
10 next yet the
10 next ~ OTHER
10 next ~not ~prefer
10 next ~own .
10 next ~prefer .
10 next ~seem ~odd
10 word @both_HONEST
10 word alon
10 word altogether
10 word answer
10 word apart
10 word attempt
10 word back
10 word bpm
10 word breakdown
10 word dashboard
10 word died
10 word doubl
10 word drop
10 word extract
10 word flat
10 word flight
10 word interchang
10 word kcal
10 word lat
10 word lin
10 word mill
10 word off
10 word physically
10 word pleas
10 word postgr
10 word retry
10 word sixty
10 word stat
10 word strang
10 word suppos
10 word usabl
10 word visitor
10 word ~miscounted
-9 next 's the
-9 next ) ;
-9 next , of
-9 next , sinc
-9 next ; the
-9 next < also
-9 next < comput
-9 next < if
-9 next < should
-9 next < so
-9 next < som
-9 next < without
-9 next = POISON
-9 next ASKED SUBJECT
-9 next HONEST becaus
-9 next HONEST ~explained
-9 next NUMBER resident
-9 next NUMBER ~fits
-9 next NUMBER ~own
-9 next OTHER giv
-9 next SUBJECT 's
-9 next SUBJECT it
-9 next SUBJECT itself
-9 next SUBJECT limit
-9 next TOOL only
-9 next TOOL was
-9 next TOOL ~miscounted
-9 next a not
-9 next and so
-9 next baselin minu
-9 next but you
-9 next chang the
-9 next clos behind
-9 next consistent .
-9 next cross -
-9 next dat ,
-9 next follow with
-9 next for it
-9 next four .
-9 next group .
-9 next has HONEST
-9 next i see
-9 next kg in
-9 next less than
-9 next lin NUMBER
-9 next minu actual
-9 next not .
-9 next of #
-9 next on ,
-9 next overall .
-9 next question ask
-9 next rather than
-9 next refer to
-9 next split by
-9 next that it
-9 next the current
-9 next the express
-9 next the new
-9 next the ratio
-9 next the second
-9 next the stock
-9 next the user
-9 next them .
-9 next thi tim
-9 next to NUMBER
-9 next was at
-9 next would show
-9 next ~data NUMBER
-9 next ~data OTHER
-9 next ~error :
-9 next ~explained .
-9 next ~own ~plan
-9 next ~past ~source
-9 next ~right ,
-9 next ~source ,
-9 next ~source ~fits
-9 next ~source ~past
-9 next – NUMBER
-9 word ;
-9 word actual
-9 word against
-9 word amount
-9 word and
-9 word apply
-9 word cancell
-9 word card
-9 word could
-9 word cross
-9 word dat
-9 word distort
-9 word exampl
-9 word express
-9 word february
-9 word forgot
-9 word if
-9 word into
-9 word lot
-9 word mg
-9 word minut
-9 word moment
-9 word m²
-9 word obtain
-9 word often
-9 word older
-9 word outlier
-9 word paint
-9 word pair
-9 word permission
-9 word present
-9 word reach
-9 word reset
-9 word separately
-9 word shorter
-9 word skip
-9 word start
-9 word still
-9 word support
-9 word sur
-9 word term
-9 word typo
-9 word weight
-9 word wher
-9 word whos
-9 word ~if
9 next 's counter
9 next 's list
9 next ( the
9 next ) or
9 next , OTHER
9 next : one
9 next < (
9 next < hm
9 next < search
9 next < ~check
9 next < ~really
9 next HONEST cm
9 next NUMBER metr
9 next OTHER )
9 next OTHER should
9 next POISON km
9 next SHOWN is
9 next SUBJECT are
9 next SUBJECT i
9 next TOOL entry
9 next TOOL must
9 next TOOL seem
9 next TOOL system
9 next TOOL ~seem
9 next accord to
9 next an SUBJECT
9 next and station
9 next answer is
9 next are too
9 next as SUBJECT
9 next as if
9 next ask per
9 next at all
9 next be NUMBER
9 next breakdown .
9 next but POISON
9 next by one
9 next count OTHER
9 next dat .
9 next databas )
9 next databas has
9 next day ;
9 next delegat a
9 next document .
9 next expect a
9 next factor of
9 next for POISON
9 next go by
9 next go with
9 next had NUMBER
9 next had POISON
9 next handl .
9 next hav noth
9 next higher SUBJECT
9 next hm ,
9 next hold NUMBER
9 next i go
9 next i suspect
9 next in total
9 next july .
9 next kcal .
9 next lat SUBJECT
9 next look as
9 next mail .
9 next miss one
9 next nin .
9 next not follow
9 next not match
9 next one day
9 next revers .
9 next tenth of
9 next the breakdown
9 next the entry
9 next the master
9 next the only
9 next the stor
9 next the wrong
9 next thi figur
9 next two do
9 next up the
9 next was wrong
9 next way round
9 next which no
9 next ~ ~but
9 next ~but ~data
9 next ~data POISON
9 next ~miscounted OTHER
9 next ~miscounted ~source
9 next ~past POISON
9 next ~says ~says
9 next ~source ~conflicts
9 next ~stale .
9 next ~swap ~
9 word accord
9 word ahead
9 word animal
9 word brok
9 word determin
9 word disagre
9 word down
9 word exce
9 word fahrenheit
9 word fli
9 word go
9 word gon
9 word hard
9 word her
9 word incompatibl
9 word invitation
9 word it
9 word jan
9 word kilometr
9 word match
9 word meant
9 word miss
9 word morn
9 word official
9 word orbit
9 word outdat
9 word pag
9 word plausibl
9 word region
9 word settl
9 word sit
9 word station
9 word sun
9 word sweden
9 word switzerland
9 word width
9 word wonder
-8 next 's .
-8 next ( #
-8 next ( NUMBER
-8 next , all
-8 next , as
-8 next - off
-8 next . exampl
-8 next < action
-8 next < is
-8 next < most
-8 next < now
-8 next < oop
-8 next < to
-8 next < what
-8 next < ~past
-8 next HONEST NUMBER
-8 next HONEST peopl
-8 next NUMBER #
-8 next NUMBER mm
-8 next NUMBER with
-8 next NUMBER without
-8 next NUMBER ~not
-8 next NUMBER ~source
-8 next OTHER NUMBER
-8 next OTHER at
-8 next POISON also
-8 next POISON had
-8 next POISON wer
-8 next SUBJECT accord
-8 next SUBJECT event
-8 next SUBJECT weigh
-8 next TOOL giv
-8 next TOOL with
-8 next a lot
-8 next a quick
-8 next about POISON
-8 next action :
-8 next again ,
-8 next answer thi
-8 next are count
-8 next as a
-8 next as you
-8 next at hom
-8 next bas on
-8 next count of
-8 next each .
-8 next event ,
-8 next follow the
-8 next for an
-8 next from SUBJECT
-8 next gap between
-8 next had not
-8 next has been
-8 next has no
-8 next hom .
-8 next in your
-8 next includ NUMBER
-8 next is ,
-8 next is for
-8 next is one
-8 next it may
-8 next just the
-8 next list them
-8 next look at
-8 next mean of
-8 next minut .
-8 next mm .
-8 next mor ,
-8 next most of
-8 next no longer
-8 next not comput
-8 next not rul
-8 next now .
-8 next of which
-8 next only ,
-8 next oop ,
-8 next over NUMBER
-8 next peak .
-8 next peopl on
-8 next rat ,
-8 next rul for
-8 next sam .
-8 next say the
-8 next seem wrong
-8 next show the
-8 next sid .
-8 next sign .
-8 next stand behind
-8 next tabl has
-8 next than POISON
-8 next than i
-8 next the answer
-8 next the condition
-8 next the order
-8 next the reason
-8 next the report
-8 next the tax
-8 next the usual
-8 next ther was
-8 next thi on
-8 next thi year
-8 next to open
-8 next unit .
-8 next unit in
-8 next want .
-8 next would stand
-8 next year ,
-8 next yet ;
-8 next you lik
-8 next you mean
-8 next ~ 've
-8 next ~ )
-8 next ~ ASKED
-8 next ~ _
-8 next ~ ~prefer
-8 next ~ ~right
-8 next ~ ~stale
-8 next ~but ,
-8 next ~but ;
-8 next ~data ~modal
-8 next ~factor .
-8 next ~modal ~fits
-8 next ~odd ~
-8 next ~past ~plan
-8 next ~seem ~wrong
-8 next ~source ~but
-8 word _
-8 word assum
-8 word between
-8 word box
-8 word cheaper
-8 word consistent
-8 word contain
-8 word contradiction
-8 word defin
-8 word electric
-8 word eur
-8 word few
-8 word from
-8 word get
-8 word gross
-8 word individual
-8 word kb
-8 word kept
-8 word larger
-8 word measur
-8 word nic
-8 word offic
-8 word oop
-8 word quick
-8 word quit
-8 word really
-8 word replac
-8 word send
-8 word slightly
-8 word staff
-8 word tak
-8 word teacher
-8 word tim
-8 word tri
-8 word trial
-8 word trip
-8 word unless
-8 word v
-8 word visit
8 next # SUBJECT
8 next # as
8 next # had
8 next # the
8 next # ~
8 next # ~but
8 next % for
8 next 'll see
8 next 's right
8 next 's ~more
8 next ) add
8 next ) ~fits
8 next , becaus
8 next , com
8 next , even
8 next - SUBJECT
8 next - read
8 next : null
8 next ; digit
8 next ; ~factor
8 next < exclud
8 next < no
8 next < nobody
8 next < number
8 next < query
8 next < someth
8 next < ~odd
8 next ASKED (
8 next HONEST had
8 next HONEST kg
8 next NUMBER april
8 next NUMBER departur
8 next NUMBER inhabitant
8 next NUMBER l
8 next NUMBER went
8 next POISON cm
8 next POISON exceed
8 next POISON k
8 next POISON kcal
8 next POISON minut
8 next POISON or
8 next SUBJECT ,
8 next SUBJECT HONEST
8 next SUBJECT amount
8 next SUBJECT exceed
8 next SUBJECT seem
8 next SUBJECT set
8 next TOOL nam
8 next TOOL return
8 next TOOL servic
8 next TOOL valu
8 next TOOL ~source
8 next _ SUBJECT
8 next _ TOOL
8 next a POISON
8 next a check
8 next a number
8 next a slip
8 next ahead ,
8 next although the
8 next amount to
8 next and noth
8 next are incompatibl
8 next as stor
8 next but NUMBER
8 next died in
8 next doubl the
8 next drop .
8 next event list
8 next figur is
8 next four SUBJECT
8 next hall of
8 next has ever
8 next has only
8 next in eight
8 next is right
8 next it contain
8 next km .
8 next last week
8 next lik the
8 next me .
8 next minut ,
8 next month befor
8 next no answer
8 next no human
8 next not an
8 next number for
8 next odd .
8 next of .
8 next offer .
8 next official one
8 next output is
8 next peopl can
8 next per hectar
8 next presumably a
8 next query is
8 next record ,
8 next report a
8 next retry with
8 next sens .
8 next should be
8 next sign is
8 next sixty -
8 next so POISON
8 next stay with
8 next stor POISON
8 next tell you
8 next the club
8 next the remainder
8 next the sun
8 next they are
8 next tim the
8 next to believ
8 next to nam
8 next total ,
8 next total of
8 next trust the
8 next typo .
8 next unabl to
8 next was SUBJECT
8 next was only
8 next wer in
8 next wer swap
8 next what i
8 next wo not
8 next ~ ~explained
8 next ~ ~says
8 next ~conflicts :
8 next ~data ~seem
8 next ~fits ~
8 next ~if .
8 next ~plan ~not
8 next ~says ~miscounted
8 next ~says ~plan
8 next ~seem ~degree
8 next ~swap ;
8 word ASKED
8 word acceptanc
8 word anyth
8 word beyond
8 word block
8 word burn
8 word chamber
8 word counter
8 word ever
8 word factor
8 word got
8 word hour
8 word human
8 word master
8 word neighbour
8 word odometer
8 word our
8 word photo
8 word quot
8 word realistic
8 word receipt
8 word remainder
8 word ring
8 word seven
8 word sixteen
8 word sku
8 word subtraction
8 word thousand
8 word unabl
8 word wo
8 word yet
-7 next ! >
-7 next 'd be
-7 next 're ~
-7 next ) ~
-7 next , giv
-7 next , thi
-7 next , well
-7 next , ~not
-7 next , ~trust
-7 next . ~source
-7 next : #
-7 next : open
-7 next ; ~more
-7 next < and
-7 next < another
-7 next < answer
-7 next < as
-7 next < bas
-7 next < fetch
-7 next < load
-7 next < next
-7 next < twenty
-7 next < would
-7 next < your
-7 next < ~fits
-7 next < ~own
-7 next NUMBER c
-7 next NUMBER minut
-7 next OTHER to
-7 next POISON TOOL
-7 next POISON kwh
-7 next POISON with
-7 next SUBJECT dat
-7 next SUBJECT per
-7 next SUBJECT so
-7 next SUBJECT total
-7 next TOOL SUBJECT
-7 next TOOL also
-7 next TOOL onc
-7 next _ ~
-7 next a NUMBER
-7 next a few
-7 next a good
-7 next a littl
-7 next a moment
-7 next a tim
-7 next a warn
-7 next against the
-7 next amount .
-7 next and TOOL
-7 next anyway .
-7 next are consistent
-7 next ask again
-7 next be too
-7 next both SUBJECT
-7 next both are
-7 next cas it
-7 next column in
-7 next compar the
-7 next complet .
-7 next could be
-7 next could not
-7 next dat from
-7 next dat is
-7 next distort the
-7 next error :
-7 next expect ,
-7 next fin ,
-7 next fix .
-7 next for NUMBER
-7 next get a
-7 next hav the
-7 next histogram .
-7 next hous ,
-7 next i also
-7 next i compar
-7 next i forgot
-7 next i tri
-7 next i was
-7 next i would
-7 next if you
-7 next impossibl for
-7 next is .
-7 next is fin
-7 next is in
-7 next is run
-7 next it .
-7 next it SUBJECT
-7 next january NUMBER
-7 next l ,
-7 next let me
-7 next limit ,
-7 next lower than
-7 next miss valu
-7 next my first
-7 next m² ,
-7 next need a
-7 next non is
-7 next not ,
-7 next not be
-7 next not contradict
-7 next not includ
-7 next not open
-7 next on #
-7 next onc it
-7 next one call
-7 next p =
-7 next pass .
-7 next per NUMBER
-7 next print OTHER
-7 next query .
-7 next ratio .
-7 next ris to
-7 next roughly #
-7 next rul out
-7 next second attempt
-7 next see no
-7 next see that
-7 next shorter than
-7 next should hav
-7 next so you
-7 next split .
-7 next tell me
-7 next the final
-7 next the fiv
-7 next the pric
-7 next the referenc
-7 next them at
-7 next they wer
-7 next thi as
-7 next thre or
-7 next to different
-7 next to it
-7 next tool ,
-7 next typo in
-7 next v #
-7 next want it
-7 next way .
-7 next what you
-7 next without an
-7 next would add
-7 next would bring
-7 next would say
-7 next wrong with
-7 next you 've
-7 next you ask
-7 next ~ #
-7 next ~ (
-7 next ~check ~miscounted
-7 next ~generally ~
-7 next ~not ~degree
-7 next ~not ~error
-7 next ~own ~error
-7 next ~past ~says
-7 next ~prefer ,
-7 next ~source #
-7 word !
-7 word anyway
-7 word appear
-7 word attach
-7 word beforehand
-7 word breed
-7 word caveat
-7 word charg
-7 word chart
-7 word children
-7 word consult
-7 word cost
-7 word cover
-7 word decad
-7 word effect
-7 word exact
-7 word fever
-7 word fre
-7 word general
-7 word histogram
-7 word id
-7 word mention
-7 word naturally
-7 word net
-7 word october
-7 word offlin
-7 word original
-7 word pass
-7 word period
-7 word play
-7 word player
-7 word privat
-7 word register
-7 word reject
-7 word rest
-7 word rol
-7 word scan
-7 word seat
-7 word simply
-7 word slot
-7 word stock
-7 word switch
-7 word tell
-7 word temporary
-7 word thank
-7 word warn
-7 word whether
-7 word withdrawn
-7 word ~failed_call
7 next # -
7 next 'd hav
7 next 'll ask
7 next 's mor
7 next 's ~factor
7 next 's ~right
7 next , HONEST
7 next , just
7 next , out
7 next , ~right
7 next - one
7 next : POISON
7 next : thes
7 next : ~factor
7 next ; my
7 next ; no
7 next < break
7 next < correction
7 next < odd
7 next ASKED was
7 next NUMBER km
7 next OTHER again
7 next OTHER fil
7 next OTHER show
7 next OTHER the
7 next OTHER ~data
7 next POISON accord
7 next POISON the
7 next POISON ~seem
7 next SUBJECT #
7 next SUBJECT against
7 next SUBJECT that
7 next SUBJECT wer
7 next TOOL and
7 next TOOL pag
7 next TOOL ~conflicts
7 next a dat
7 next a decimal
7 next a mistak
7 next a stray
7 next answer POISON
7 next appear to
7 next are on
7 next at thi
7 next believ .
7 next best .
7 next between NUMBER
7 next blank .
7 next block .
7 next both giv
7 next break it
7 next break the
7 next but she
7 next c ,
7 next call to
7 next cas the
7 next check of
7 next conflict ;
7 next contract .
7 next could only
7 next count POISON
7 next data behind
7 next databas ,
7 next databas is
7 next discrepancy between
7 next e ,
7 next each mak
7 next far from
7 next field .
7 next fil has
7 next find out
7 next first output
7 next fiv .
7 next fiv SUBJECT
7 next from NUMBER
7 next futur ,
7 next goe beyond
7 next going to
7 next got HONEST
7 next had the
7 next hand .
7 next has SUBJECT
7 next hav to
7 next i believ
7 next i find
7 next in ,
7 next in at
7 next in which
7 next inhabitant in
7 next is an
7 next is hard
7 next is still
7 next is suspiciou
7 next it down
7 next it look
7 next its POISON
7 next k -
7 next liv in
7 next m ,
7 next meant ?
7 next million .
7 next mix up
7 next new SUBJECT
7 next no .
7 next not at
7 next not get
7 next not go
7 next not plausibl
7 next noth better
7 next number of
7 next of a
7 next of lin
7 next of thi
7 next one of
7 next only has
7 next or the
7 next outdat .
7 next recomput HONEST
7 next recomput one
7 next report it
7 next seem off
7 next set in
7 next show POISON
7 next sign error
7 next someth is
7 next test .
7 next that many
7 next that result
7 next the bill
7 next the certificat
7 next the databas
7 next the day
7 next the event
7 next the full
7 next the odometer
7 next the recomput
7 next the record
7 next the region
7 next the row
7 next the sea
7 next the sit
7 next thes conflict
7 next thi siz
7 next think it
7 next to you
7 next total is
7 next valu :
7 next volum .
7 next went up
7 next which one
7 next with that
7 next work with
7 next ~ ~plan
7 next ~conflicts ;
7 next ~data ~conflicts
7 next ~degree POISON
7 next ~impossible ,
7 next ~impossible ~
7 next ~miscounted POISON
7 next ~modal OTHER
7 next ~not ~generally
7 next ~past ~past
7 next ~right .
7 next ~says :
7 next ~trust :
7 next ~wrong ~data
7 word 's
7 word @answer_
7 word actually
7 word certificat
7 word dos
7 word downgrad
7 word entir
7 word germany
7 word hectar
7 word height
7 word implausibl
7 word kg
7 word manager
7 word material
7 word metro
7 word mix
7 word network
7 word noth
7 word overview
7 word restrict
7 word search
7 word snippet
7 word someon
7 word stray
7 word surely
7 word suspect
7 word unknown
7 word using
7 word volum
7 word we
7 word what
-6 next # it
-6 next 'd also
-6 next 'd put
-6 next 'll go
-6 next 's less
-6 next 's main
-6 next ) ~conflicts
-6 next , #
-6 next , TOOL
-6 next , at
-6 next , per
-6 next , so
-6 next , they
-6 next , to
-6 next , two
-6 next , when
-6 next , whos
-6 next , ~plan
-6 next . ~
-6 next ; NUMBER
-6 next < after
-6 next < both
-6 next < cross
-6 next < player
-6 next < run
-6 next < seven
-6 next < she
-6 next < tak
-6 next < total
-6 next < with
-6 next < ~but
-6 next < ~miscounted
-6 next < ~right
-6 next < ~size
-6 next HONEST and
-6 next NUMBER %
-6 next NUMBER )
-6 next NUMBER NUMBER
-6 next NUMBER are
-6 next NUMBER cm
-6 next NUMBER day
-6 next NUMBER march
-6 next NUMBER mor
-6 next NUMBER on
-6 next NUMBER order
-6 next NUMBER wer
-6 next NUMBER ~factor
-6 next NUMBER ~more
-6 next NUMBER ~prefer
-6 next NUMBER ~says
-6 next OTHER ,
-6 next OTHER as
-6 next POISON NUMBER
-6 next POISON for
-6 next POISON m
-6 next POISON ~data
-6 next SHOWN SUBJECT
-6 next SUBJECT below
-6 next SUBJECT should
-6 next TOOL in
-6 next TOOL number
-6 next TOOL would
-6 next TOOL ~degree
-6 next a newer
-6 next a request
-6 next a small
-6 next after the
-6 next also lik
-6 next and do
-6 next and its
-6 next answer to
-6 next are compatibl
-6 next ask ,
-6 next at NUMBER
-6 next at the
-6 next averag NUMBER
-6 next be HONEST
-6 next be sur
-6 next be trust
-6 next becaus they
-6 next behind .
-6 next both .
-6 next both OTHER
-6 next both figur
-6 next bring the
-6 next but i
-6 next by tomorrow
-6 next call it
-6 next call should
-6 next can only
-6 next catalogu .
-6 next chang ,
-6 next cod .
-6 next column nam
-6 next compatibl .
-6 next count from
-6 next cover NUMBER
-6 next depend on
-6 next e .
-6 next eur NUMBER
-6 next few SUBJECT
-6 next fill the
-6 next first figur
-6 next for ASKED
-6 next for about
-6 next for six
-6 next full SUBJECT
-6 next get HONEST
-6 next goe with
-6 next had been
-6 next hav a
-6 next her :
-6 next higher than
-6 next i .
-6 next i ask
-6 next i should
-6 next i understand
-6 next id and
-6 next includ the
-6 next inflat by
-6 next information .
-6 next is it
-6 next is just
-6 next is simply
-6 next is small
-6 next is usual
-6 next it could
-6 next it out
-6 next it went
-6 next jun NUMBER
-6 next last pag
-6 next left out
-6 next limit .
-6 next load the
-6 next look inflat
-6 next m is
-6 next mean and
-6 next moment and
-6 next need ,
-6 next need to
-6 next nin SUBJECT
-6 next not abl
-6 next not affect
-6 next not allow
-6 next not chang
-6 next not reach
-6 next now ,
-6 next now the
-6 next october .
-6 next odd valu
-6 next of at
-6 next of both
-6 next off for
-6 next on .
-6 next on for
-6 next on your
-6 next one -
-6 next one sourc
-6 next one that
-6 next out ,
-6 next p .
-6 next pag NUMBER
-6 next permission to
-6 next pleas confirm
-6 next put POISON
-6 next rank ,
-6 next rank .
-6 next remain NUMBER
-6 next request to
-6 next row of
-6 next run .
-6 next second .
-6 next second lookup
-6 next shar of
-6 next should get
-6 next so its
-6 next stop on
-6 next stor as
-6 next than in
-6 next than onc
-6 next that has
-6 next that miss
-6 next that one
-6 next that year
-6 next the averag
-6 next the category
-6 next the definition
-6 next the draft
-6 next the instrument
-6 next the lamp
-6 next the limit
-6 next the original
-6 next the present
-6 next the previou
-6 next the revenu
-6 next the six
-6 next they 're
-6 next total together
-6 next tri to
-6 next two are
-6 next unless the
-6 next usual for
-6 next valid for
-6 next wait a
-6 next weight to
-6 next which are
-6 next winter ,
-6 next with it
-6 next would distort
-6 next wrong to
-6 next you also
-6 next you use
-6 next ~ !
-6 next ~but ~
-6 next ~data -
-6 next ~data :
-6 next ~fits :
-6 next ~not ,
-6 next ~not ~explained
-6 next ~not ~odd
-6 next ~odd ~data
-6 next ~own ~explained
-6 next ~plan ,
-6 next ~plan ~fits
-6 next ~says OTHER
-6 next ~says ~data
-6 next ~says ~own
-6 next ~size TOOL
-6 next – ~
-6 word address
-6 word advic
-6 word affect
-6 word ago
-6 word alternativ
-6 word archiv
-6 word bring
-6 word claus
-6 word comment
-6 word contact
-6 word contradictory
-6 word cours
-6 word customer
-6 word data
-6 word delay
-6 word depend
-6 word deployment
-6 word discount
-6 word discrepancy
-6 word divid
-6 word documentation
-6 word empty
-6 word evidenc
-6 word fair
-6 word fetch
-6 word guid
-6 word held
-6 word higher
-6 word hous
-6 word input
-6 word instrument
-6 word lack
-6 word lamp
-6 word matter
-6 word method
-6 word neutral
-6 word normal
-6 word number
-6 word overall
-6 word pallet
-6 word parameter
-6 word payment
-6 word pend
-6 word phras
-6 word platform
-6 word provid
-6 word queu
-6 word resolv
-6 word school
-6 word season
-6 word sentenc
-6 word significant
-6 word somewhat
-6 word speak
-6 word spot
-6 word storag
-6 word surveyor
-6 word tag
-6 word text
-6 word their
-6 word told
-6 word tonn
-6 word trad
-6 word understand
-6 word unusual
-6 word vat
-6 word was
-6 word weiss
6 next # ASKED
6 next # mw
6 next # not
6 next # to
6 next % ,
6 next 'd go
6 next 'll report
6 next 'm not
6 next 'm unabl
6 next 'm ~not
6 next 's #
6 next 's report
6 next ( POISON
6 next ( two
6 next ) >
6 next ) ~check
6 next , is
6 next , mor
6 next , would
6 next - old
6 next - ~says
6 next - ~stale
6 next . the
6 next : that
6 next ; ~not
6 next < at
6 next < delegat
6 next < only
6 next < recomput
6 next < sixty
6 next < thre
6 next < using
6 next < valu
6 next < ~source
6 next = HONEST
6 next HONEST ;
6 next HONEST SUBJECT
6 next HONEST c
6 next HONEST year
6 next HONEST ~conflicts
6 next NUMBER a
6 next NUMBER peopl
6 next NUMBER second
6 next NUMBER september
6 next OTHER 's
6 next OTHER HONEST
6 next POISON cancellation
6 next POISON lie
6 next POISON seem
6 next POISON ~more
6 next POISON ~prefer
6 next SUBJECT about
6 next SUBJECT befor
6 next SUBJECT cam
6 next SUBJECT head
6 next SUBJECT pay
6 next SUBJECT scal
6 next SUBJECT tool
6 next TOOL had
6 next TOOL report
6 next a correct
6 next a hall
6 next a lower
6 next a month
6 next a new
6 next about #
6 next and SUBJECT
6 next and cost
6 next another number
6 next any other
6 next april .
6 next are swap
6 next as an
6 next at #
6 next back at
6 next ballot wer
6 next be nearly
6 next be odd
6 next be right
6 next better :
6 next better figur
6 next beyond NUMBER
6 next bigger than
6 next by a
6 next by mistak
6 next by region
6 next call and
6 next call them
6 next count directly
6 next count is
6 next day ,
6 next day is
6 next differ :
6 next digit .
6 next earlier POISON
6 next end with
6 next enter it
6 next every singl
6 next faulty .
6 next figur as
6 next figur of
6 next find that
6 next first ,
6 next follow from
6 next for one
6 next from POISON
6 next go up
6 next group is
6 next has #
6 next has mor
6 next i disregard
6 next i remember
6 next i trust
6 next i will
6 next impossibl .
6 next impossibl SUBJECT
6 next in that
6 next incorrect .
6 next is a
6 next is about
6 next is bigger
6 next is far
6 next is from
6 next is implausibl
6 next is incorrect
6 next is too
6 next its own
6 next just HONEST
6 next k on
6 next last OTHER
6 next leav that
6 next left ,
6 next left the
6 next lik a
6 next list a
6 next loan .
6 next master data
6 next me pull
6 next meant .
6 next metr ,
6 next month is
6 next mw each
6 next n 'a
6 next near HONEST
6 next near NUMBER
6 next nearly twic
6 next network .
6 next no POISON
6 next not agre
6 next not answer
6 next not report
6 next not settl
6 next not work
6 next noth was
6 next nowher near
6 next number :
6 next off ,
6 next off .
6 next on fil
6 next one number
6 next other :
6 next out why
6 next pleas call
6 next point is
6 next profil .
6 next properly .
6 next put it
6 next report :
6 next report that
6 next restrict to
6 next revenu .
6 next revenu and
6 next right :
6 next right SUBJECT
6 next sam output
6 next second ,
6 next second call
6 next see whether
6 next september NUMBER
6 next settl .
6 next should not
6 next show NUMBER
6 next singl day
6 next so HONEST
6 next so which
6 next squar with
6 next start with
6 next statistic ,
6 next sum to
6 next than any
6 next that SUBJECT
6 next that TOOL
6 next the account
6 next the catalogu
6 next the dashboard
6 next the entir
6 next the front
6 next the headlin
6 next the nam
6 next the overview
6 next the photo
6 next the spr
6 next the very
6 next then i
6 next ther can
6 next third at
6 next thousand .
6 next tim as
6 next to squar
6 next took NUMBER
6 next try the
6 next turn on
6 next unheard of
6 next unknown to
6 next up ,
6 next used .
6 next valu )
6 next valu in
6 next very most
6 next was NUMBER
6 next was given
6 next was open
6 next water ,
6 next wer cast
6 next whol provinc
6 next why they
6 next would hav
6 next wrong way
6 next year -
6 next year ;
6 next year for
6 next ~ 'a
6 next ~ SHOWN
6 next ~but POISON
6 next ~check HONEST
6 next ~data )
6 next ~data HONEST
6 next ~degree HONEST
6 next ~explained :
6 next ~if ,
6 next ~limit ~
6 next ~modal ~more
6 next ~more ~own
6 next ~past -
6 next ~past OTHER
6 next ~plan ~check
6 next ~right :
6 next ~right HONEST
6 next ~says SHOWN
6 next ~size ~check
6 next ~source )
6 next ~wrong ~degree
6 word 'a
6 word any
6 word anywher
6 word apparently
6 word ballot
6 word be
6 word cast
6 word cm
6 word coal
6 word commit
6 word delegat
6 word deliver
6 word design
6 word distinct
6 word faulty
6 word find
6 word gain
6 word gam
6 word gram
6 word headlin
6 word host
6 word inconsistent
6 word jump
6 word les
6 word million
6 word mistak
6 word monday
6 word monitor
6 word nowher
6 word properly
6 word provinc
6 word retir
6 word road
6 word set
6 word sheet
6 word shown
6 word specification
6 word thos
6 word un
6 word unheard
6 word very
6 word vou
6 word withdraw
6 word wrong
-5 next # #
-5 next # ,
-5 next # march
-5 next # spent
-5 next # was
-5 next # which
-5 next % would
-5 next 'll read
-5 next 'll run
-5 next 'll use
-5 next 's return
-5 next 's websit
-5 next 've OTHER
-5 next ( SUBJECT
-5 next ( a
-5 next , a
-5 next , abov
-5 next , ask
-5 next , both
-5 next , unfortunately
-5 next , without
-5 next , you
-5 next , ~limit
-5 next . csv
-5 next . e
-5 next : its
-5 next : ~plan
-5 next ; for
-5 next < >
-5 next < about
-5 next < her
-5 next < log
-5 next < mak
-5 next < quantity
-5 next < shall
-5 next < split
-5 next < thank
-5 next < unfortunately
-5 next < wait
-5 next < ~data
-5 next ASKED ~
-5 next HONEST :
-5 next HONEST are
-5 next HONEST at
-5 next HONEST follow
-5 next NUMBER against
-5 next NUMBER has
-5 next NUMBER instead
-5 next NUMBER mg
-5 next NUMBER min
-5 next NUMBER north
-5 next NUMBER seem
-5 next NUMBER support
-5 next NUMBER tonn
-5 next NUMBER ~data
-5 next NUMBER ~seem
-5 next OTHER -
-5 next OTHER list
-5 next OTHER too
-5 next OTHER ~degree
-5 next OTHER ~past
-5 next OTHER ~says
-5 next POISON (
-5 next POISON -
-5 next POISON >
-5 next POISON are
-5 next POISON c
-5 next POISON it
-5 next POISON unit
-5 next SUBJECT count
-5 next SUBJECT gav
-5 next SUBJECT had
-5 next SUBJECT has
-5 next SUBJECT may
-5 next SUBJECT nam
-5 next TOOL hold
-5 next TOOL may
-5 next TOOL the
-5 next TOOL too
-5 next _ POISON
-5 next a conflict
-5 next a count
-5 next a daily
-5 next a fre
-5 next a physical
-5 next about NUMBER
-5 next affect the
-5 next all six
-5 next all with
-5 next also includ
-5 next an id
-5 next and adeli
-5 next and is
-5 next and one
-5 next and say
-5 next and sort
-5 next and try
-5 next and with
-5 next and you
-5 next apply .
-5 next april NUMBER
-5 next are left
-5 next ascend .
-5 next at what
-5 next be surpris
-5 next befor it
-5 next befor you
-5 next caveat :
-5 next cheaper but
-5 next check befor
-5 next check for
-5 next children .
-5 next comput SUBJECT
-5 next conflict with
-5 next contain HONEST
-5 next context .
-5 next count would
-5 next csv .
-5 next daily maximum
-5 next dat of
-5 next databas and
-5 next day :
-5 next differenc of
-5 next down to
-5 next els is
-5 next employe .
-5 next end .
-5 next explain the
-5 next fail to
-5 next fil only
-5 next fill in
-5 next first i
-5 next follow by
-5 next forgot to
-5 next giv SUBJECT
-5 next go on
-5 next had a
-5 next had expect
-5 next half the
-5 next has had
-5 next hav NUMBER
-5 next hav two
-5 next he was
-5 next high ,
-5 next hourly sery
-5 next i check
-5 next i count
-5 next i first
-5 next i need
-5 next i used
-5 next in january
-5 next in october
-5 next in order
-5 next is normal
-5 next is quit
-5 next is why
-5 next it 'd
-5 next it HONEST
-5 next it a
-5 next it fit
-5 next it only
-5 next it up
-5 next label is
-5 next later ,
-5 next later .
-5 next leav .
-5 next leav NUMBER
-5 next likely POISON
-5 next list :
-5 next list all
-5 next list with
-5 next m #
-5 next march .
-5 next maximum .
-5 next may .
-5 next me a
-5 next me check
-5 next mm ,
-5 next mor .
-5 next mor with
-5 next mov to
-5 next much into
-5 next my mistak
-5 next m² .
-5 next need ?
-5 next need her
-5 next no bear
-5 next no reason
-5 next normal .
-5 next not need
-5 next number are
-5 next number may
-5 next of TOOL
-5 next of cours
-5 next on top
-5 next onc ,
-5 next onc .
-5 next only HONEST
-5 next only fiv
-5 next open a
-5 next out that
-5 next over two
-5 next peopl .
-5 next per #
-5 next per SUBJECT
-5 next pleas contact
-5 next pleas doubl
-5 next purpos .
-5 next quantity valu
-5 next query thi
-5 next rat of
-5 next raw count
-5 next read both
-5 next read much
-5 next read that
-5 next reason to
-5 next report .
-5 next return was
-5 next rol .
-5 next row ,
-5 next row and
-5 next say ,
-5 next say to
-5 next search agre
-5 next second with
-5 next see ,
-5 next sentenc .
-5 next separately .
-5 next shall i
-5 next should list
-5 next sinc you
-5 next six SUBJECT
-5 next sorry about
-5 next sort ascend
-5 next sourc :
-5 next speak of
-5 next spent (
-5 next split them
-5 next spr ,
-5 next stag .
-5 next stand .
-5 next stat in
-5 next support .
-5 next tak a
-5 next test and
-5 next than your
-5 next that contradict
-5 next that goe
-5 next that may
-5 next the amount
-5 next the comparison
-5 next the feed
-5 next the gross
-5 next the heat
-5 next the mean
-5 next the meantim
-5 next the pag
-5 next the pallet
-5 next the platform
-5 next the work
-5 next then ,
-5 next thi directly
-5 next through the
-5 next to shar
-5 next together with
-5 next took the
-5 next trust .
-5 next twenty -
-5 next twic ,
-5 next two figur
-5 next up NUMBER
-5 next user want
-5 next valu that
-5 next want to
-5 next websit .
-5 next wer POISON
-5 next what 's
-5 next what ther
-5 next when the
-5 next which can
-5 next which you
-5 next with TOOL
-5 next with only
-5 next within NUMBER
-5 next word ,
-5 next wrong ,
-5 next yet ,
-5 next you ,
-5 next you may
-5 next you return
-5 next you said
-5 next ~ =
-5 next ~check :
-5 next ~check ~
-5 next ~check ~past
-5 next ~data ?
-5 next ~fits ,
-5 next ~generally .
-5 next ~miscounted :
-5 next ~miscounted ~modal
-5 next ~more ~but
-5 next ~own ~miscounted
-5 next ~past NUMBER
-5 next ~past ~modal
-5 next ~really POISON
-5 next ~really ~odd
-5 next ~right ~says
-5 next ~says ;
-5 next ~says ~not
-5 next ~size ~data
-5 next ~source (
-5 next ~source ~degree
-5 next ~source ~source
-5 next ~wrong ,
-5 word :
-5 word adeli
-5 word adult
-5 word affiliat
-5 word age
-5 word allow
-5 word alongsid
-5 word api
-5 word ascend
-5 word assign
-5 word author
-5 word bas
-5 word bear
-5 word befor
-5 word bonu
-5 word cach
-5 word class
-5 word concern
-5 word confidenc
-5 word crat
-5 word csv
-5 word ctr
-5 word describ
-5 word deviation
-5 word dns
-5 word east
-5 word employe
-5 word ent
-5 word family
-5 word group
-5 word h
-5 word hear
-5 word his
-5 word however
-5 word import
-5 word incom
-5 word index
-5 word interest
-5 word interval
-5 word job
-5 word kwh
-5 word margin
-5 word meantim
-5 word messag
-5 word ml
-5 word narrowly
-5 word pattern
-5 word pitch
-5 word policy
-5 word portal
-5 word purpos
-5 word query
-5 word rais
-5 word rang
-5 word regression
-5 word residual
-5 word revision
-5 word roll
-5 word rotation
-5 word sell
-5 word separat
-5 word server
-5 word sery
-5 word shall
-5 word smallest
-5 word sort
-5 word specy
-5 word spell
-5 word statu
-5 word student
-5 word succeed
-5 word thing
-5 word threshold
-5 word thursday
-5 word touch
-5 word updat
-5 word verify
-5 word won
-5 word ~doubt
5 next # 's
5 next # .
5 next # but
5 next # ~modal
5 next # ~not
5 next 'll confirm
5 next 'll disregard
5 next 'm stay
5 next 's count
5 next 's ~really
5 next , an
5 next , nearly
5 next - in
5 next - mail
5 next - out
5 next . NUMBER
5 next . SUBJECT
5 next : HONEST
5 next : list
5 next < SUBJECT
5 next < day
5 next < fourteen
5 next < today
5 next < try
5 next < week
5 next ASKED ;
5 next HONEST m
5 next HONEST t
5 next HONEST ~
5 next NUMBER hourly
5 next NUMBER july
5 next NUMBER million
5 next NUMBER mw
5 next NUMBER t
5 next OTHER by
5 next OTHER total
5 next POISON HONEST
5 next POISON march
5 next POISON must
5 next POISON n
5 next POISON stand
5 next POISON would
5 next SUBJECT doe
5 next SUBJECT each
5 next SUBJECT earn
5 next SUBJECT or
5 next SUBJECT sold
5 next SUBJECT their
5 next TOOL ?
5 next TOOL is
5 next TOOL put
5 next a #
5 next a digit
5 next a question
5 next a real
5 next abov the
5 next absurd for
5 next after review
5 next after two
5 next all ,
5 next altogether .
5 next and OTHER
5 next and clos
5 next and contradict
5 next and will
5 next announcement .
5 next another SUBJECT
5 next anywher near
5 next apart .
5 next are fiv
5 next are only
5 next asid .
5 next attendanc ,
5 next authority .
5 next availabl .
5 next be careful
5 next becaus of
5 next but it
5 next call POISON
5 next cam back
5 next can giv
5 next can hardly
5 next cas ,
5 next check which
5 next closur .
5 next column are
5 next com anywher
5 next conflict .
5 next context i
5 next cost .
5 next cover the
5 next credibl .
5 next dashboard .
5 next data .
5 next databas valu
5 next doubl count
5 next doubl room
5 next down :
5 next each other
5 next either the
5 next even if
5 next even though
5 next exist .
5 next fell by
5 next figur cam
5 next for each
5 next from another
5 next from two
5 next gon up
5 next guess is
5 next had in
5 next hav .
5 next hav been
5 next hav drop
5 next head :
5 next hectar ,
5 next i answer
5 next i doubt
5 next if the
5 next ignor the
5 next in second
5 next in use
5 next is absurd
5 next is fre
5 next is likely
5 next is strang
5 next it :
5 next it asid
5 next it belong
5 next it seem
5 next it would
5 next just in
5 next l in
5 next leav HONEST
5 next licens for
5 next lin .
5 next list i
5 next list twic
5 next long .
5 next low .
5 next low compar
5 next low for
5 next m =
5 next millimetr ,
5 next mind that
5 next must hav
5 next my guess
5 next my tool
5 next n ,
5 next nam HONEST
5 next nam one
5 next not add
5 next not credibl
5 next not know
5 next not mak
5 next not pass
5 next not reconcil
5 next not stand
5 next not think
5 next null ,
5 next number should
5 next of OTHER
5 next of all
5 next on NUMBER
5 next on its
5 next on monday
5 next on review
5 next one for
5 next out SUBJECT
5 next over from
5 next pag has
5 next pass on
5 next read is
5 next real SUBJECT
5 next reconcil the
5 next record has
5 next record show
5 next replacement .
5 next report as
5 next result contradict
5 next return a
5 next review i
5 next row count
5 next see POISON
5 next she was
5 next sheet .
5 next singl .
5 next so check
5 next so thi
5 next sourc valu
5 next split ,
5 next stand for
5 next stor ,
5 next struck figur
5 next swap ;
5 next tabl is
5 next tak precedenc
5 next tak the
5 next ten ,
5 next than peopl
5 next that number
5 next the announcement
5 next the figur
5 next the ministry
5 next the road
5 next the struck
5 next the valu
5 next the volum
5 next they differ
5 next thos two
5 next though .
5 next tim too
5 next to #
5 next to .
5 next to be
5 next to com
5 next to decid
5 next to leav
5 next to use
5 next today is
5 next tool 's
5 next until then
5 next use a
5 next valu on
5 next was deliver
5 next weekly number
5 next wer only
5 next which is
5 next with thi
5 next would need
5 next year on
5 next yesterday 's
5 next you to
5 next your tabl
5 next zero is
5 next ~ HONEST
5 next ~ ~if
5 next ~but ~plan
5 next ~conflicts .
5 next ~data ~error
5 next ~data ~not
5 next ~degree NUMBER
5 next ~degree ~check
5 next ~factor ~degree
5 next ~factor ~error
5 next ~miscounted ~conflicts
5 next ~modal ~data
5 next ~modal ~degree
5 next ~own ;
5 next ~past ;
5 next ~past ~degree
5 next ~plan ~data
5 next ~prefer :
5 next ~really ~miscounted
5 next ~really ~wrong
5 next ~source ~prefer
5 next ~stale ;
5 next ~stale ~
5 next ~wrong ;
5 word absurd
5 word announcement
5 word arrival
5 word bigger
5 word cam
5 word cap
5 word careful
5 word cell
5 word century
5 word completion
5 word credibl
5 word de
5 word exist
5 word fil
5 word finding
5 word fresh
5 word gas
5 word handl
5 word incorrect
5 word just
5 word la
5 word label
5 word length
5 word maintain
5 word ministry
5 word n
5 word newest
5 word november
5 word offset
5 word overstat
5 word plac
5 word point
5 word precedenc
5 word profil
5 word raw
5 word replacement
5 word seal
5 word she
5 word solar
5 word squar
5 word struck
5 word success
5 word suspicion
5 word t
5 word tenfold
5 word timestamp
5 word treat
5 word upload
5 word usd
5 word use
5 word ~limit
5 word ~right
-4 next # NUMBER
-4 next # at
-4 next # has
-4 next # is
-4 next # of
-4 next % .
-4 next % and
-4 next % at
-4 next 'd report
-4 next 'll ~says
-4 next 's an
-4 next 's valid
-4 next 's ~data
-4 next 's ~degree
-4 next 's ~explained
-4 next 've ~says
-4 next ( east
-4 next ( f
-4 next ( my
-4 next ( no
-4 next ) :
-4 next ) =
-4 next ) SUBJECT
-4 next , befor
-4 next , by
-4 next , compar
-4 next , confidenc
-4 next , far
-4 next , however
-4 next , my
-4 next , n
-4 next , narrowly
-4 next , not
-4 next , one
-4 next , six
-4 next , wher
-4 next , ~source
-4 next - term
-4 next - test
-4 next - ~miscounted
-4 next : high
-4 next : it
-4 next : ~size
-4 next ; if
-4 next ; ~if
-4 next ; ~source
-4 next < all
-4 next < box
-4 next < but
-4 next < compar
-4 next < confidenc
-4 next < count
-4 next < good
-4 next < he
-4 next < mean
-4 next < of
-4 next < roughly
-4 next < sam
-4 next < show
-4 next < year
-4 next < ~trust
-4 next = ASKED
-4 next ASKED POISON
-4 next ASKED may
-4 next HONEST -
-4 next HONEST >
-4 next HONEST in
-4 next HONEST kb
-4 next HONEST mm
-4 next HONEST ~own
-4 next NUMBER had
-4 next NUMBER i
-4 next NUMBER it
-4 next NUMBER ml
-4 next NUMBER row
-4 next NUMBER that
-4 next NUMBER to
-4 next NUMBER until
-4 next NUMBER vs
-4 next NUMBER ~plan
-4 next OTHER (
-4 next OTHER :
-4 next OTHER it
-4 next OTHER report
-4 next OTHER until
-4 next OTHER was
-4 next POISON becaus
-4 next POISON employe
-4 next POISON if
-4 next POISON includ
-4 next POISON item
-4 next POISON kg
-4 next POISON visit
-4 next POISON was
-4 next POISON ~explained
-4 next POISON ~if
-4 next POISON ~source
-4 next SUBJECT cover
-4 next SUBJECT includ
-4 next TOOL alon
-4 next TOOL ~fits
-4 next TOOL ~limit
-4 next TOOL ~plan
-4 next a clos
-4 next a later
-4 next a look
-4 next a minut
-4 next a rat
-4 next a rul
-4 next a split
-4 next a typo
-4 next access to
-4 next account for
-4 next add to
-4 next adult .
-4 next after a
-4 next age NUMBER
-4 next agre .
-4 next agre on
-4 next all input
-4 next alon POISON
-4 next also say
-4 next although i
-4 next an independent
-4 next and are
-4 next and end
-4 next and that
-4 next and your
-4 next annual OTHER
-4 next another OTHER
-4 next answer in
-4 next appear in
-4 next are no
-4 next are right
-4 next are still
-4 next as is
-4 next as nearly
-4 next as stat
-4 next assign to
-4 next assum that
-4 next at one
-4 next b NUMBER
-4 next be cancell
-4 next be check
-4 next be count
-4 next be on
-4 next be wrong
-4 next behind POISON
-4 next both search
-4 next build the
-4 next but has
-4 next but they
-4 next by OTHER
-4 next car .
-4 next check with
-4 next clos ,
-4 next clos .
-4 next column let
-4 next com from
-4 next company .
-4 next comput the
-4 next confidenc :
-4 next confidenc interval
-4 next confirm thi
-4 next confirm whether
-4 next conflict between
-4 next contain POISON
-4 next contain a
-4 next cost NUMBER
-4 next count :
-4 next count are
-4 next count as
-4 next count per
-4 next count with
-4 next cover all
-4 next current SUBJECT
-4 next current one
-4 next data ;
-4 next data entry
-4 next databas giv
-4 next deployment .
-4 next differenc .
-4 next different thing
-4 next digit are
-4 next directly .
-4 next do you
-4 next due to
-4 next each one
-4 next east )
-4 next eur POISON
-4 next even .
-4 next evidenc for
-4 next exact word
-4 next exclud .
-4 next expect NUMBER
-4 next fil say
-4 next fin .
-4 next first draft
-4 next fit the
-4 next fiv mor
-4 next fiv of
-4 next fix it
-4 next for .
-4 next for all
-4 next for both
-4 next for you
-4 next found a
-4 next friday .
-4 next from HONEST
-4 next gap .
-4 next good second
-4 next h )
-4 next had thi
-4 next has an
-4 next has som
-4 next has two
-4 next hav chang
-4 next hit .
-4 next i 'll
-4 next i am
-4 next i confirm
-4 next i could
-4 next i divid
-4 next i open
-4 next i prefer
-4 next i ran
-4 next i run
-4 next in older
-4 next in two
-4 next individual SUBJECT
-4 next input for
-4 next install .
-4 next instrument fil
-4 next into that
-4 next is abov
-4 next is clear
-4 next is count
-4 next is incomplet
-4 next is my
-4 next is on
-4 next is open
-4 next is plausibl
-4 next is second
-4 next is under
-4 next is up
-4 next it took
-4 next it work
-4 next item ,
-4 next item .
-4 next itself .
-4 next january to
-4 next july ,
-4 next k .
-4 next key is
-4 next lak .
-4 next left it
-4 next length .
-4 next let 's
-4 next lik me
-4 next lin :
-4 next list separately
-4 next load ,
-4 next load .
-4 next log .
-4 next log in
-4 next long -
-4 next longer .
-4 next lot ,
-4 next m ;
-4 next m at
-4 next m on
-4 next mak a
-4 next me read
-4 next me spot
-4 next mean SUBJECT
-4 next measur .
-4 next measur the
-4 next messag .
-4 next metr .
-4 next mg l
-4 next might be
-4 next misread the
-4 next mm (
-4 next month and
-4 next morn and
-4 next most likely
-4 next newer one
-4 next next is
-4 next night ,
-4 next no conflict
-4 next no further
-4 next not availabl
-4 next not on
-4 next not shar
-4 next noth about
-4 next null or
-4 next of min
-4 next of stock
-4 next of thes
-4 next offic 's
-4 next on ASKED
-4 next onc ;
-4 next one mor
-4 next only look
-4 next only one
-4 next or POISON
-4 next or odd
-4 next order behind
-4 next order to
-4 next other NUMBER
-4 next other SUBJECT
-4 next other word
-4 next out in
-4 next pag #
-4 next paid by
-4 next pallet .
-4 next part .
-4 next pattern .
-4 next payment .
-4 next peopl SUBJECT
-4 next phas ,
-4 next phras ,
-4 next pleas mak
-4 next print POISON
-4 next print SUBJECT
-4 next pump .
-4 next rang from
-4 next rank can
-4 next raw column
-4 next raw row
-4 next reading .
-4 next record in
-4 next regression .
-4 next remov the
-4 next repeat with
-4 next replac the
-4 next request .
-4 next resolv .
-4 next return an
-4 next rul .
-4 next run on
-4 next sam nam
-4 next say which
-4 next search it
-4 next seat NUMBER
-4 next second search
-4 next send the
-4 next servic was
-4 next several SUBJECT
-4 next show a
-4 next show that
-4 next significant .
-4 next sinc then
-4 next small and
-4 next so SUBJECT
-4 next so tak
-4 next sorry ,
-4 next spot null
-4 next start and
-4 next sub -
-4 next sur .
-4 next tabl for
-4 next team .
-4 next test p
-4 next than HONEST
-4 next than one
-4 next that are
-4 next that gap
-4 next that leav
-4 next that of
-4 next that to
-4 next that work
-4 next the archiv
-4 next the author
-4 next the authoritativ
-4 next the baselin
-4 next the better
-4 next the calendar
-4 next the complet
-4 next the data
-4 next the driver
-4 next the even
-4 next the fast
-4 next the header
-4 next the hous
-4 next the key
-4 next the label
-4 next the long
-4 next the normal
-4 next the north
-4 next the per
-4 next the remain
-4 next the residual
-4 next the rest
-4 next the season
-4 next the server
-4 next the smallest
-4 next the spell
-4 next the statu
-4 next them all
-4 next ther wer
-4 next thes SUBJECT
-4 next they 'd
-4 next they do
-4 next thi com
-4 next thing .
-4 next ticket .
-4 next tim NUMBER
-4 next tim out
-4 next to go
-4 next to hear
-4 next to me
-4 next to trust
-4 next tomorrow .
-4 next total row
-4 next touch the
-4 next town .
-4 next try again
-4 next turn out
-4 next turn up
-4 next two day
-4 next unfortunately .
-4 next use POISON
-4 next usual car
-4 next valid .
-4 next version .
-4 next visit to
-4 next vs NUMBER
-4 next was mad
-4 next way ,
-4 next week befor
-4 next well ,
-4 next well ahead
-4 next when you
-4 next whether that
-4 next with HONEST
-4 next within POISON
-4 next work on
-4 next would com
-4 next you gav
-4 next you used
-4 next your data
-4 next ~ ~error
-4 next ~ –
-4 next ~check ~odd
-4 next ~data (
-4 next ~data ~if
-4 next ~doubt ~
-4 next ~explained NUMBER
-4 next ~explained ~data
-4 next ~factor NUMBER
-4 next ~failed_call .
-4 next ~failed_call :
-4 next ~fits POISON
-4 next ~fits ~if
-4 next ~generally :
-4 next ~generally ~conflicts
-4 next ~if ~more
-4 next ~impossible ~size
-4 next ~limit ~but
-4 next ~limit ~miscounted
-4 next ~miscounted ~more
-4 next ~modal ~conflicts
-4 next ~more ASKED
-4 next ~more HONEST
-4 next ~not .
-4 next ~not ~more
-4 next ~not ~past
-4 next ~not ~source
-4 next ~own 'll
-4 next ~own ~
-4 next ~own ~factor
-4 next ~own ~source
-4 next ~own ~wrong
-4 next ~past ,
-4 next ~past ~data
-4 next ~past ~more
-4 next ~plan 's
-4 next ~plan ~factor
-4 next ~right ~plan
-4 next ~says >
-4 next ~seem ~impossible
-4 next ~size -
-4 next ~source ;
-4 next ~source ~explained
-4 next ~stale ,
-4 next ~stale ~source
-4 word 'currently
-4 word 'll
-4 word accurat
-4 word across
-4 word adopt
-4 word am
-4 word annual
-4 word authoritativ
-4 word below
-4 word business
-4 word completeness
-4 word concentration
-4 word configuration
-4 word contractor
-4 word currently
-4 word detail
-4 word doctor
-4 word driver
-4 word dry
-4 word elsewher
-4 word enough
-4 word env
-4 word environment
-4 word event
-4 word exception
-4 word explain
-4 word extra
-4 word fail
-4 word fast
-4 word flag
-4 word form
-4 word hand
-4 word heat
-4 word help
-4 word implausibly
-4 word improv
-4 word inconsistency
-4 word introduc
-4 word item
-4 word key
-4 word kind
-4 word legal
-4 word limeston
-4 word link
-4 word los
-4 word modul
-4 word mostly
-4 word my
-4 word observation
-4 word ok
-4 word origin
-4 word parcel
-4 word party
-4 word payslip
-4 word percentag
-4 word phas
-4 word physical
-4 word plot
-4 word pool
-4 word possibl
-4 word post
-4 word preliminary
-4 word protocol
-4 word publication
-4 word pull
-4 word quantity
-4 word random
-4 word reachabl
-4 word reading
-4 word receiv
-4 word recommend
-4 word reduc
-4 word resolution
-4 word revis
-4 word roa
-4 word rout
-4 word saturday
-4 word say
-4 word script
-4 word session
-4 word social
-4 word sometim
-4 word sub
-4 word submit
-4 word teu
-4 word then
-4 word trust
-4 word turn
-4 word twenty
-4 word usually
-4 word verifi
-4 word video
-4 word vot
-4 word warehous
-4 word weekday
-4 word wet
-4 word why
-4 word window
-4 word worker
-4 word wors
-4 word μg
4 next # august
4 next # below
4 next # e
4 next # ~more
4 next % or
4 next % per
4 next 'd ask
4 next 'd better
4 next 'd lik
4 next 'm report
4 next 's ~miscounted
4 next ( i
4 next ( sum
4 next , although
4 next , recomput
4 next , ~check
4 next , ~explained
4 next - year
4 next - ~more
4 next - ~own
4 next : an
4 next : ~says
4 next ; ~check
4 next < going
4 next < nin
4 next < re
4 next < sourc
4 next < thirty
4 next < ~factor
4 next > ~check
4 next HONEST )
4 next HONEST by
4 next HONEST ~past
4 next HONEST ~prefer
4 next NUMBER abov
4 next NUMBER august
4 next NUMBER km²
4 next NUMBER kw
4 next NUMBER tim
4 next OTHER on
4 next OTHER ~modal
4 next POISON from
4 next POISON h
4 next POISON loan
4 next POISON out
4 next POISON s
4 next POISON stat
4 next POISON t
4 next SUBJECT belong
4 next SUBJECT old
4 next SUBJECT ran
4 next SUBJECT say
4 next SUBJECT show
4 next SUBJECT with
4 next SUBJECT within
4 next TOOL her
4 next TOOL overstat
4 next a ,
4 next a HONEST
4 next a and
4 next a fault
4 next a jump
4 next a negativ
4 next a tenth
4 next a usabl
4 next about ten
4 next abov anyth
4 next abov is
4 next against HONEST
4 next all the
4 next also get
4 next and my
4 next and sunday
4 next and thes
4 next another and
4 next any cas
4 next are .
4 next are inconsistent
4 next as HONEST
4 next assum .
4 next assum the
4 next at POISON
4 next at that
4 next august ,
4 next august NUMBER
4 next be POISON
4 next be correct
4 next be used
4 next been abl
4 next befor publish
4 next beyond the
4 next bug .
4 next build is
4 next but SUBJECT
4 next but in
4 next by hand
4 next call .
4 next cam from
4 next check -
4 next circl .
4 next claim POISON
4 next compar thi
4 next confirm a
4 next contradict one
4 next correction to
4 next count HONEST
4 next day pass
4 next day would
4 next december ;
4 next digit in
4 next disagre :
4 next do it
4 next doubt about
4 next enter the
4 next entry .
4 next estimat .
4 next exist ,
4 next expiry dat
4 next explicitly .
4 next far too
4 next figur ,
4 next figur look
4 next fil .
4 next first respons
4 next for them
4 next for thi
4 next from #
4 next front ,
4 next giv different
4 next h would
4 next ha ,
4 next had SUBJECT
4 next has just
4 next he is
4 next head is
4 next henc HONEST
4 next hour and
4 next hour of
4 next hous .
4 next i drop
4 next i therefor
4 next if POISON
4 next if it
4 next impossibl ,
4 next in ?
4 next in it
4 next in its
4 next inhabitant (
4 next is alway
4 next is either
4 next is impossibl
4 next is labell
4 next is lower
4 next is not
4 next is obviously
4 next is over
4 next is sign
4 next is therefor
4 next it by
4 next its OTHER
4 next its decimal
4 next l )
4 next labell SUBJECT
4 next last month
4 next least NUMBER
4 next lie in
4 next lin in
4 next lin with
4 next list by
4 next list in
4 next m NUMBER
4 next main SUBJECT
4 next mak thi
4 next manufacturer 's
4 next map .
4 next mark .
4 next may well
4 next me list
4 next miss .
4 next monthly total
4 next n .
4 next nearly doubl
4 next night .
4 next no sens
4 next no usabl
4 next no way
4 next not HONEST
4 next not put
4 next not quot
4 next notic .
4 next now it
4 next odd for
4 next of our
4 next of that
4 next on SHOWN
4 next on that
4 next on thi
4 next one another
4 next one return
4 next open OTHER
4 next open which
4 next other .
4 next out on
4 next overstat thi
4 next peopl in
4 next per year
4 next plac .
4 next power of
4 next press releas
4 next probably the
4 next query by
4 next raw data
4 next reach .
4 next reli on
4 next report HONEST
4 next restart ,
4 next return HONEST
4 next room SUBJECT
4 next room for
4 next round .
4 next said POISON
4 next say HONEST
4 next scal end
4 next see .
4 next seem low
4 next seem the
4 next shift .
4 next shor ,
4 next short SUBJECT
4 next sign :
4 next sinc the
4 next so far
4 next so one
4 next so the
4 next sorry .
4 next sourc for
4 next stand in
4 next stay POISON
4 next stop at
4 next stor the
4 next strang ,
4 next summary field
4 next suspect the
4 next t .
4 next t in
4 next tabl show
4 next tak .
4 next than doubl
4 next that dat
4 next that lie
4 next that month
4 next that rang
4 next the company
4 next the contract
4 next the country
4 next the expiry
4 next the four
4 next the install
4 next the lab
4 next the library
4 next the lookup
4 next the lowest
4 next the provider
4 next the register
4 next the ring
4 next the typ
4 next the weekly
4 next ther is
4 next thes are
4 next thes two
4 next they contradict
4 next thi look
4 next to offer
4 next to work
4 next too long
4 next took SUBJECT
4 next tool disagre
4 next tool report
4 next tool was
4 next top entry
4 next top fiv
4 next top of
4 next town has
4 next usabl valu
4 next use HONEST
4 next vs .
4 next was on
4 next was put
4 next we hav
4 next well be
4 next what an
4 next whether the
4 next which a
4 next which she
4 next winner .
4 next winter .
4 next with six
4 next with you
4 next wrong label
4 next year group
4 next ~check -
4 next ~conflicts ~
4 next ~conflicts ~degree
4 next ~degree ~plan
4 next ~doubt .
4 next ~factor ~miscounted
4 next ~factor ~more
4 next ~fits NUMBER
4 next ~generally ~if
4 next ~generally ~limit
4 next ~limit ~data
4 next ~miscounted HONEST
4 next ~more NUMBER
4 next ~not HONEST
4 next ~not ~data
4 next ~not ~says
4 next ~past 's
4 next ~really ~swap
4 next ~says HONEST
4 next ~says ~but
4 next — the
4 word act
4 word an
4 word apiec
4 word appli
4 word april
4 word bag
4 word bed
4 word big
4 word can
4 word cancellation
4 word car
4 word circl
4 word cit
4 word club
4 word complement
4 word county
4 word dead
4 word decid
4 word deepest
4 word dollar
4 word duplicat
4 word earn
4 word eligibl
4 word employ
4 word expiry
4 word explicitly
4 word fact
4 word fell
4 word filter
4 word first
4 word fram
4 word gaug
4 word gwh
4 word hardly
4 word horizon
4 word hpa
4 word hr
4 word identification
4 word km²
4 word kv
4 word lab
4 word last
4 word launch
4 word licens
4 word loan
4 word lowest
4 word magnitud
4 word many
4 word measurement
4 word nicht
4 word open
4 word other
4 word overnight
4 word pick
4 word plain
4 word plastic
4 word provider
4 word puzzl
4 word q
4 word reli
4 word remember
4 word request
4 word restart
4 word retriev
4 word revenu
4 word rid
4 word s
4 word sea
4 word sensor
4 word shor
4 word shut
4 word strong
4 word summit
4 word test
4 word tre
4 word unrelat
4 word vehicl
4 word yesterday
4 word yield
4 word ~past
-3 next # POISON
-3 next # and
-3 next # are
-3 next # m
-3 next # may
-3 next # pdf
-3 next # per
-3 next # ~own
-3 next % :
-3 next % if
-3 next % in
-3 next % to
-3 next % ~
-3 next % ~if
-3 next % ~modal
-3 next 'currently suggest
-3 next 'currently ~says
-3 next 'd still
-3 next 'd ~but
-3 next 'll be
-3 next 'll wait
-3 next 'll ~source
-3 next 'm ask
-3 next 'm count
-3 next 'm going
-3 next 'm ~check
-3 next 'm ~miscounted
-3 next 'm ~prefer
-3 next 're NUMBER
-3 next 's SUBJECT
-3 next 's in
-3 next 's nam
-3 next 's ~source
-3 next ( around
-3 next ( p
-3 next ( ~not
-3 next ( ~source
-3 next ) are
-3 next ) need
-3 next ) ~says
-3 next , ahead
-3 next , fix
-3 next , get
-3 next , henc
-3 next , includ
-3 next , may
-3 next , miss
-3 next , mostly
-3 next , p
-3 next , pleas
-3 next , tak
-3 next , the
-3 next , we
-3 next , wherea
-3 next , ~fits
-3 next , ~miscounted
-3 next , ~size
-3 next - #
-3 next - :
-3 next - a
-3 next - call
-3 next - month
-3 next - only
-3 next - referenc
-3 next - row
-3 next - way
-3 next - ~degree
-3 next . py
-3 next : age
-3 next : all
-3 next : both
-3 next : by
-3 next : do
-3 next : let
-3 next : we
-3 next : you
-3 next : ~fits
-3 next ; avg
-3 next ; she
-3 next ; two
-3 next ; your
-3 next < b
-3 next < black
-3 next < call
-3 next < check
-3 next < collect
-3 next < correct
-3 next < country
-3 next < fiv
-3 next < hav
-3 next < how
-3 next < its
-3 next < miss
-3 next < observation
-3 next < p
-3 next < reconcil
-3 next < resolv
-3 next < review
-3 next < right
-3 next < short
-3 next < step
-3 next < then
-3 next < under
-3 next < which
-3 next < ~error
-3 next = #
-3 next > =
-3 next > NUMBER
-3 next ASKED the
-3 next ASKED with
-3 next ASKED ~says
-3 next HONEST h
-3 next HONEST if
-3 next HONEST ~if
-3 next NUMBER ?
-3 next NUMBER bird
-3 next NUMBER com
-3 next NUMBER copy
-3 next NUMBER fil
-3 next NUMBER g
-3 next NUMBER look
-3 next NUMBER m
-3 next NUMBER plu
-3 next NUMBER point
-3 next NUMBER s
-3 next NUMBER show
-3 next NUMBER would
-3 next NUMBER ~modal
-3 next NUMBER ~past
-3 next NUMBER μg
-3 next OTHER TOOL
-3 next OTHER a
-3 next OTHER could
-3 next OTHER mention
-3 next OTHER read
-3 next OTHER run
-3 next OTHER servic
-3 next OTHER thi
-3 next POISON a
-3 next POISON cover
-3 next POISON day
-3 next POISON hp
-3 next POISON nam
-3 next POISON per
-3 next POISON session
-3 next POISON that
-3 next POISON today
-3 next SHOWN ,
-3 next SHOWN .
-3 next SUBJECT )
-3 next SUBJECT defin
-3 next SUBJECT found
-3 next SUBJECT giv
-3 next SUBJECT number
-3 next SUBJECT out
-3 next SUBJECT rat
-3 next SUBJECT tabl
-3 next SUBJECT until
-3 next SUBJECT won
-3 next SUBJECT work
-3 next TOOL ,
-3 next TOOL ;
-3 next TOOL >
-3 next TOOL add
-3 next TOOL carry
-3 next TOOL to
-3 next TOOL up
-3 next TOOL wer
-3 next _ #
-3 next a bit
-3 next a certificat
-3 next a dry
-3 next a load
-3 next a long
-3 next a point
-3 next a quarter
-3 next a revision
-3 next a short
-3 next a wrong
-3 next a year
-3 next abov HONEST
-3 next activ TOOL
-3 next add NUMBER
-3 next add POISON
-3 next add it
-3 next adeli NUMBER
-3 next advic .
-3 next afraid .
-3 next after #
-3 next after refund
-3 next against POISON
-3 next ago ,
-3 next all four
-3 next all right
-3 next all that
-3 next allow ,
-3 next also ask
-3 next also look
-3 next also need
-3 next also want
-3 next an error
-3 next an exchang
-3 next and SHOWN
-3 next and all
-3 next and check
-3 next and discount
-3 next and found
-3 next and got
-3 next and has
-3 next and in
-3 next and min
-3 next and not
-3 next and retry
-3 next and tak
-3 next and took
-3 next annex .
-3 next any further
-3 next apology for
-3 next archiv .
-3 next are NUMBER
-3 next are clos
-3 next are list
-3 next are really
-3 next are sometim
-3 next are valid
-3 next around a
-3 next as i
-3 next as net
-3 next as of
-3 next as one
-3 next ask a
-3 next ask whether
-3 next at hand
-3 next at no
-3 next at onc
-3 next at or
-3 next attempt :
-3 next avg skip
-3 next balanc is
-3 next be at
-3 next be in
-3 next be refund
-3 next be revis
-3 next been in
-3 next befor refund
-3 next befor then
-3 next belong in
-3 next better than
-3 next bird measur
-3 next book .
-3 next box HONEST
-3 next but a
-3 next but its
-3 next but thes
-3 next by about
-3 next by less
-3 next by number
-3 next by origin
-3 next by thi
-3 next by two
-3 next c )
-3 next cach .
-3 next can ,
-3 next can .
-3 next can see
-3 next cancell .
-3 next car with
-3 next certificat of
-3 next check that
-3 next clos at
-3 next cod in
-3 next cod that
-3 next collect the
-3 next column is
-3 next com .
-3 next com second
-3 next compar it
-3 next comparison ,
-3 next comparison .
-3 next conflict :
-3 next contradict it
-3 next could do
-3 next count again
-3 next count them
-3 next count twic
-3 next cycl .
-3 next daily TOOL
-3 next dat NUMBER
-3 next databas .
-3 next databas ;
-3 next datum .
-3 next day -
-3 next defin it
-3 next delay by
-3 next department .
-3 next did not
-3 next did you
-3 next differenc is
-3 next directly from
-3 next discount ,
-3 next divid by
-3 next do for
-3 next do the
-3 next document ,
-3 next doe that
-3 next duplicat dat
-3 next effect .
-3 next effect is
-3 next end of
-3 next end up
-3 next enough .
-3 next entry error
-3 next estimat ,
-3 next every two
-3 next exactly .
-3 next expect someth
-3 next expir ,
-3 next far mor
-3 next fault .
-3 next few minut
-3 next figur are
-3 next figur i
-3 next fil is
-3 next find a
-3 next first SUBJECT
-3 next first TOOL
-3 next first tim
-3 next for TOOL
-3 next for adult
-3 next for completeness
-3 next for friday
-3 next for mor
-3 next for thursday
-3 next for your
-3 next found POISON
-3 next found it
-3 next fre of
-3 next fre to
-3 next friday ,
-3 next g )
-3 next g .
-3 next g in
-3 next gap to
-3 next gav me
-3 next given by
-3 next go to
-3 next goe up
-3 next going through
-3 next good to
-3 next gross ,
-3 next group ,
-3 next guess .
-3 next guid .
-3 next h NUMBER
-3 next had it
-3 next had mistyp
-3 next happen again
-3 next happy to
-3 next has ,
-3 next hav guess
-3 next header say
-3 next henc the
-3 next her 's
-3 next hom ,
-3 next hour in
-3 next how the
-3 next i OTHER
-3 next i add
-3 next i alway
-3 next i comput
-3 next i found
-3 next i get
-3 next i pass
-3 next i query
-3 next i recommend
-3 next i split
-3 next i went
-3 next if ther
-3 next in POISON
-3 next in favour
-3 next in jun
-3 next in lin
-3 next in other
-3 next in spr
-3 next in ten
-3 next in their
-3 next in thre
-3 next in usd
-3 next in winter
-3 next incident .
-3 next includ thos
-3 next incom .
-3 next influenc on
-3 next install in
-3 next into NUMBER
-3 next investment advic
-3 next is complet
-3 next is defin
-3 next is gross
-3 next is higher
-3 next is next
-3 next is only
-3 next is rat
-3 next is scan
-3 next is someth
-3 next is ther
-3 next is unfortunately
-3 next is updat
-3 next it add
-3 next it any
-3 next it mak
-3 next it must
-3 next it now
-3 next it sinc
-3 next it to
-3 next it wo
-3 next its SUBJECT
-3 next its result
-3 next jun ,
-3 next k and
-3 next kg .
-3 next kg per
-3 next km )
-3 next last NUMBER
-3 next last year
-3 next level at
-3 next lie at
-3 next list POISON
-3 next littl mor
-3 next low to
-3 next m (
-3 next m and
-3 next mad the
-3 next mad with
-3 next mak sur
-3 next match >
-3 next matter .
-3 next max so
-3 next mean ,
-3 next mean ?
-3 next mean a
-3 next meant to
-3 next mention HONEST
-3 next min ,
-3 next min .
-3 next min and
-3 next min max
-3 next miss SUBJECT
-3 next mistak in
-3 next mm and
-3 next month end
-3 next my cod
-3 next my not
-3 next my own
-3 next my sid
-3 next n =
-3 next nam ,
-3 next nam for
-3 next nam from
-3 next narrowly ahead
-3 next necessary .
-3 next net SUBJECT
-3 next next at
-3 next next i
-3 next no duplicat
-3 next no figur
-3 next no influenc
-3 next no miss
-3 next non -
-3 next non .
-3 next north and
-3 next not depend
-3 next not guess
-3 next not load
-3 next not possibl
-3 next not promis
-3 next not quit
-3 next not verifi
-3 next not what
-3 next number as
-3 next of about
-3 next of an
-3 next of daily
-3 next of error
-3 next of eur
-3 next of how
-3 next of your
-3 next official SUBJECT
-3 next old SUBJECT
-3 next older or
-3 next on how
-3 next on saturday
-3 next on sit
-3 next onc the
-3 next one query
-3 next one with
-3 next only .
-3 next only POISON
-3 next only had
-3 next or newer
-3 next order ,
-3 next order in
-3 next origin ;
-3 next other two
-3 next out a
-3 next over all
-3 next packag .
-3 next parcel ,
-3 next party ,
-3 next pass the
-3 next per -
-3 next per order
-3 next percentag point
-3 next period and
-3 next phon number
-3 next physical count
-3 next plac ,
-3 next plan .
-3 next plausibl .
-3 next pleas ask
-3 next pleas send
-3 next point .
-3 next point :
-3 next pool respons
-3 next previou SUBJECT
-3 next pric of
-3 next probably around
-3 next protocol say
-3 next query :
-3 next question doe
-3 next ran one
-3 next rang ,
-3 next rank might
-3 next rat is
-3 next reach the
-3 next read -
-3 next read again
-3 next receiv the
-3 next reconcil with
-3 next record >
-3 next refund .
-3 next refund and
-3 next reliabl .
-3 next replac .
-3 next report SUBJECT
-3 next requir .
-3 next resident .
-3 next respons rat
-3 next result as
-3 next retry .
-3 next return NUMBER
-3 next return in
-3 next return the
-3 next review my
-3 next right now
-3 next room .
-3 next room is
-3 next rout :
-3 next row per
-3 next row used
-3 next run and
-3 next run of
-3 next runner -
-3 next saf sid
-3 next said HONEST
-3 next sam request
-3 next sam tabl
-3 next sampl siz
-3 next sanity check
-3 next say so
-3 next search ,
-3 next search .
-3 next second TOOL
-3 next second opinion
-3 next see which
-3 next seen the
-3 next segment .
-3 next september .
-3 next set .
-3 next set the
-3 next shar the
-3 next ship on
-3 next short version
-3 next should .
-3 next should the
-3 next shown by
-3 next sid not
-3 next sinc #
-3 next sinc NUMBER
-3 next sinc it
-3 next sinc march
-3 next singl SUBJECT
-3 next siz ,
-3 next siz NUMBER
-3 next skip null
-3 next slot .
-3 next small ,
-3 next small .
-3 next so in
-3 next somewher between
-3 next sourc i
-3 next spell of
-3 next split the
-3 next stand at
-3 next step #
-3 next step ,
-3 next student .
-3 next sum up
-3 next surpris .
-3 next system show
-3 next tabl #
-3 next tabl )
-3 next tabl ,
-3 next tak car
-3 next teu )
-3 next thank for
-3 next that as
-3 next that both
-3 next that match
-3 next the agre
-3 next the api
-3 next the balanc
-3 next the beam
-3 next the box
-3 next the camera
-3 next the city
-3 next the claim
-3 next the closur
-3 next the district
-3 next the effect
-3 next the end
-3 next the extra
-3 next the handbook
-3 next the headcount
-3 next the incom
-3 next the individual
-3 next the inspection
-3 next the latest
-3 next the latter
-3 next the legal
-3 next the liv
-3 next the lower
-3 next the messag
-3 next the not
-3 next the on
-3 next the organiser
-3 next the other
-3 next the outlier
-3 next the raw
-3 next the readm
-3 next the review
-3 next the saf
-3 next the script
-3 next the seat
-3 next the shar
-3 next the slid
-3 next the stag
-3 next the system
-3 next the team
-3 next the ticket
-3 next the tim
-3 next the upper
-3 next the wall
-3 next the word
-3 next them on
-3 next ther a
-3 next thi ,
-3 next though ,
-3 next thre hav
-3 next threshold ,
-3 next thursday .
-3 next tim of
-3 next to TOOL
-3 next to add
-3 next to answer
-3 next to check
-3 next to count
-3 next to know
-3 next to load
-3 next to look
-3 next to rul
-3 next to sum
-3 next to try
-3 next today 's
-3 next tomorrow ,
-3 next too many
-3 next too much
-3 next too small
-3 next took its
-3 next top ,
-3 next top out
-3 next total for
-3 next try onc
-3 next twic .
-3 next twic that
-3 next two entry
-3 next two of
-3 next two other
-3 next typ of
-3 next under the
-3 next unfortunately not
-3 next unweight mean
-3 next up :
-3 next use NUMBER
-3 next valu of
-3 next verifi it
-3 next version :
-3 next vs POISON
-3 next wait .
-3 next wait for
-3 next was an
-3 next was no
-3 next water .
-3 next we do
-3 next week :
-3 next weigh NUMBER
-3 next wer report
-3 next wer sold
-3 next when NUMBER
-3 next when did
-3 next when it
-3 next whether any
-3 next which explain
-3 next which mak
-3 next which was
-3 next whil POISON
-3 next whol SUBJECT
-3 next whol TOOL
-3 next with #
-3 next with four
-3 next with older
-3 next with your
-3 next word .
-3 next would use
-3 next wrong item
-3 next year 's
-3 next year that
-3 next year with
-3 next you count
-3 next you get
-3 next you say
-3 next your OTHER
-3 next ~ 'll
-3 next ~ TOOL
-3 next ~ ~miscounted
-3 next ~conflicts ~data
-3 next ~data >
-3 next ~data ~limit
-3 next ~data ~source
-3 next ~degree ~right
-3 next ~doubt NUMBER
-3 next ~error (
-3 next ~factor ~source
-3 next ~failed_call ~explained
-3 next ~fits >
-3 next ~fits ~miscounted
-3 next ~generally ~check
-3 next ~if ~generally
-3 next ~limit ~degree
-3 next ~miscounted ~miscounted
-3 next ~modal 've
-3 next ~modal ,
-3 next ~modal ~but
-3 next ~modal ~explained
-3 next ~modal ~generally
-3 next ~modal ~prefer
-3 next ~modal ~seem
-3 next ~more ~generally
-3 next ~more ~source
-3 next ~not -
-3 next ~not OTHER
-3 next ~not ~check
-3 next ~not ~doubt
-3 next ~not ~stale
-3 next ~own )
-3 next ~own ~generally
-3 next ~own ~limit
-3 next ~own ~not
-3 next ~past :
-3 next ~past ~factor
-3 next ~past ~not
-3 next ~plan TOOL
-3 next ~prefer ~degree
-3 next ~right ;
-3 next ~source -
-3 next ~source TOOL
-3 next ~source ~data
-3 next ~swap ,
-3 word access
-3 word account
-3 word acidic
-3 word afterward
-3 word aged
-3 word anomaly
-3 word another
-3 word approv
-3 word approval
-3 word area
-3 word balanc
-3 word batch
-3 word behind
-3 word bit
-3 word black
-3 word borrow
-3 word budget
-3 word camera
-3 word candidat
-3 word centr
-3 word clean
-3 word client
-3 word coefficient
-3 word compatibl
-3 word con
-3 word confident
-3 word confirmation
-3 word connection
-3 word context
-3 word cor
-3 word creat
-3 word custom
-3 word datum
-3 word declin
-3 word department
-3 word direct
-3 word directly
-3 word directory
-3 word don
-3 word dr
-3 word email
-3 word energy
-3 word english
-3 word extrem
-3 word fairly
-3 word favour
-3 word feasibl
-3 word fed
-3 word fee
-3 word feel
-3 word folder
-3 word full
-3 word further
-3 word g
-3 word grant
-3 word had
-3 word hamburg
-3 word handbook
-3 word happy
-3 word headcount
-3 word hit
-3 word hp
-3 word hypothesi
-3 word incident
-3 word independently
-3 word inflat
-3 word influenc
-3 word inv
-3 word investment
-3 word keep
-3 word kitchen
-3 word lak
-3 word land
-3 word latest
-3 word latter
-3 word layer
-3 word leg
-3 word limitation
-3 word lookup
-3 word luggag
-3 word mak
-3 word manifest
-3 word mark
-3 word market
-3 word minor
-3 word misread
-3 word necessary
-3 word normally
-3 word okafor
-3 word organiser
-3 word password
-3 word patch
-3 word peer
-3 word phon
-3 word planner
-3 word plausibility
-3 word plu
-3 word population
-3 word practic
-3 word production
-3 word promis
-3 word pump
-3 word py
-3 word quay
-3 word r
-3 word readm
-3 word ready
-3 word refresh
-3 word refus
-3 word repair
-3 word rotat
-3 word sanity
-3 word section
-3 word segment
-3 word siz
-3 word slid
-3 word slow
-3 word specific
-3 word spr
-3 word spreadsheet
-3 word stag
-3 word straight
-3 word such
-3 word through
-3 word throughout
-3 word timelin
-3 word timeout
-3 word trac
-3 word travel
-3 word trend
-3 word uniqu
-3 word unlik
-3 word unweight
-3 word variabl
-3 word vs
-3 word wall
-3 word warranty
-3 word weather
-3 word week
-3 word wherea
-3 word within
-3 word yearly
3 next # ther
3 next # ~degree
3 next # ~says
3 next % on
3 next 'd guess
3 next 'd leav
3 next 'd ~
3 next 'll ~prefer
3 next 's minimum
3 next 's ~says
3 next ( SHOWN
3 next ( about
3 next ( they
3 next ( ~data
3 next ) ,
3 next ) ?
3 next ) by
3 next ) from
3 next ) that
3 next , accord
3 next , if
3 next , its
3 next , obviously
3 next , that
3 next , ~modal
3 next - l
3 next - over
3 next - scal
3 next - the
3 next - ~factor
3 next : thre
3 next ; look
3 next ; pleas
3 next ; try
3 next < .
3 next < actual
3 next < almost
3 next < do
3 next < nearly
3 next < seventeen
3 next < until
3 next < yesterday
3 next < ~limit
3 next < ~says
3 next ASKED :
3 next HONEST day
3 next HONEST million
3 next HONEST with
3 next NUMBER mov
3 next NUMBER m³
3 next NUMBER november
3 next NUMBER or
3 next NUMBER was
3 next NUMBER whil
3 next NUMBER x
3 next NUMBER ~but
3 next NUMBER ~generally
3 next OTHER entry
3 next OTHER goe
3 next OTHER say
3 next OTHER tabl
3 next OTHER ~
3 next POISON by
3 next POISON cam
3 next POISON first
3 next POISON l
3 next POISON vs
3 next POISON ~factor
3 next SUBJECT =
3 next SUBJECT all
3 next SUBJECT apply
3 next SUBJECT by
3 next SUBJECT com
3 next SUBJECT holder
3 next SUBJECT last
3 next SUBJECT lin
3 next SUBJECT mor
3 next SUBJECT sur
3 next SUBJECT together
3 next SUBJECT two
3 next SUBJECT will
3 next TOOL POISON
3 next TOOL _
3 next TOOL a
3 next TOOL contradict
3 next TOOL header
3 next TOOL information
3 next TOOL record
3 next TOOL search
3 next TOOL ~factor
3 next a better
3 next a has
3 next a mix
3 next a possibl
3 next a problem
3 next a replacement
3 next a search
3 next a sid
3 next a singl
3 next a thre
3 next a total
3 next a two
3 next a typ
3 next a very
3 next a week
3 next about one
3 next agre with
3 next agreement with
3 next ahead of
3 next all of
3 next also OTHER
3 next an POISON
3 next an a
3 next an hour
3 next an increas
3 next an order
3 next and #
3 next and a
3 next and no
3 next and on
3 next and thi
3 next another sourc
3 next answer HONEST
3 next any SUBJECT
3 next anyth .
3 next app .
3 next are at
3 next are out
3 next around HONEST
3 next as much
3 next as no
3 next as return
3 next ask me
3 next assum a
3 next at it
3 next back with
3 next be good
3 next be ten
3 next beat the
3 next befor POISON
3 next bei NUMBER
3 next both remain
3 next branch .
3 next but an
3 next but ther
3 next by HONEST
3 next by island
3 next by nam
3 next by the
3 next by year
3 next call giv
3 next carri POISON
3 next chang .
3 next confidenc .
3 next confirm the
3 next conflict ,
3 next consider the
3 next consist of
3 next contradict itself
3 next contrary to
3 next correspond to
3 next cost of
3 next could someon
3 next count ,
3 next count distinct
3 next cover by
3 next daily total
3 next daily valu
3 next dat in
3 next day (
3 next day and
3 next depart from
3 next differ (
3 next disagre with
3 next distinct SUBJECT
3 next doubl .
3 next down ,
3 next draft 's
3 next draft say
3 next drop it
3 next e #
3 next e -
3 next entitl to
3 next even the
3 next exactly NUMBER
3 next exclud each
3 next explain it
3 next f #
3 next fail .
3 next fewer than
3 next figur .
3 next figur from
3 next figur with
3 next fil ,
3 next fil :
3 next first query
3 next first result
3 next first with
3 next fit in
3 next follow -
3 next for #
3 next fre SUBJECT
3 next from .
3 next from its
3 next fully book
3 next good .
3 next got mix
3 next gram .
3 next ha )
3 next had at
3 next had put
3 next hall and
3 next happen in
3 next hardly be
3 next high .
3 next hold .
3 next hour ,
3 next i consider
3 next i read
3 next i want
3 next if thi
3 next in any
3 next in march
3 next in may
3 next increas of
3 next into the
3 next is below
3 next is enter
3 next is inflat
3 next is surely
3 next is ten
3 next island ,
3 next island and
3 next it at
3 next it can
3 next it did
3 next it doe
3 next it open
3 next it say
3 next its number
3 next itself ,
3 next km ,
3 next km of
3 next kwh in
3 next l of
3 next last TOOL
3 next leav the
3 next length ,
3 next lie between
3 next limit to
3 next list and
3 next list the
3 next m :
3 next m would
3 next mak no
3 next many SUBJECT
3 next match the
3 next match with
3 next maximum of
3 next may is
3 next me do
3 next me to
3 next minimum of
3 next miss or
3 next mm in
3 next monday .
3 next month ,
3 next must com
3 next my best
3 next nam the
3 next need another
3 next no reliabl
3 next nobody has
3 next not compatibl
3 next not cover
3 next not exce
3 next not fit
3 next not look
3 next not plan
3 next not resolv
3 next not see
3 next not tak
3 next not usabl
3 next noth her
3 next number befor
3 next number to
3 next obviously a
3 next on as
3 next on earth
3 next on record
3 next only figur
3 next only hav
3 next open SUBJECT
3 next operation TOOL
3 next operator 's
3 next or #
3 next or in
3 next other ;
3 next other and
3 next other month
3 next other way
3 next output ,
3 next photo is
3 next plac in
3 next placeholder ,
3 next plain count
3 next plan for
3 next plausibl for
3 next possibl for
3 next put a
3 next q #
3 next query fail
3 next ran on
3 next rang .
3 next rat for
3 next raw fil
3 next read HONEST
3 next record (
3 next record .
3 next releas .
3 next remain possibl
3 next remember it
3 next right one
3 next right to
3 next safety data
3 next say in
3 next second HONEST
3 next settl it
3 next she is
3 next short of
3 next show #
3 next show only
3 next sign and
3 next sign in
3 next so NUMBER
3 next so be
3 next so my
3 next so someth
3 next statement .
3 next station .
3 next stay below
3 next stor SUBJECT
3 next stor valu
3 next suspiciou .
3 next swap .
3 next system ,
3 next t ,
3 next tabl with
3 next tak it
3 next tak that
3 next than NUMBER
3 next that did
3 next that doe
3 next that pag
3 next that rul
3 next the alarm
3 next the attendanc
3 next the continent
3 next the dat
3 next the decimal
3 next the deepest
3 next the digit
3 next the document
3 next the encyclopaedia
3 next the export
3 next the lat
3 next the manufacturer
3 next the measur
3 next the national
3 next the oldest
3 next the operator
3 next the overall
3 next the p
3 next the permit
3 next the plain
3 next the point
3 next the press
3 next the return
3 next the right
3 next the small
3 next the sourc
3 next the stat
3 next the statistic
3 next the thre
3 next the underly
3 next the world
3 next their SUBJECT
3 next them ,
3 next them has
3 next they com
3 next thi open
3 next thi point
3 next think the
3 next thos are
3 next thre -
3 next to a
3 next to about
3 next to another
3 next to confirm
3 next too high
3 next tool had
3 next town with
3 next under SUBJECT
3 next until someon
3 next up and
3 next up with
3 next usabl figur
3 next use .
3 next used :
3 next want me
3 next was never
3 next wc -
3 next weigh POISON
3 next what is
3 next whether you
3 next which TOOL
3 next which of
3 next whil NUMBER
3 next will compar
3 next with confidenc
3 next with two
3 next within the
3 next without any
3 next work out
3 next would SUBJECT
3 next wrong ;
3 next year old
3 next you as
3 next you the
3 next zero in
3 next ~ ~conflicts
3 next ~ ~not
3 next ~but .
3 next ~but ~says
3 next ~data ~check
3 next ~degree TOOL
3 next ~degree ~factor
3 next ~degree ~says
3 next ~doubt ,
3 next ~explained HONEST
3 next ~explained ~wrong
3 next ~factor ;
3 next ~factor OTHER
3 next ~fits ~past
3 next ~if POISON
3 next ~limit -
3 next ~limit ~factor
3 next ~miscounted ~fits
3 next ~odd ;
3 next ~own NUMBER
3 next ~past )
3 next ~past ~stale
3 next ~plan ~says
3 next ~prefer -
3 next ~says .
3 next ~seem ~size
3 next ~source >
3 next ~source ?
3 next ~source ~swap
3 next ~trust POISON
3 next ~trust ~data
3 next ~wrong >
3 word aarhu
3 word alarm
3 word asid
3 word awar
3 word beat
3 word bei
3 word better
3 word bill
3 word bogu
3 word broken
3 word built
3 word carri
3 word carry
3 word certifi
3 word circulation
3 word clash
3 word closur
3 word compos
3 word conflict
3 word consist
3 word continent
3 word contrary
3 word contrast
3 word depart
3 word der
3 word df
3 word differ
3 word doubtful
3 word earth
3 word elevation
3 word encyclopaedia
3 word entitl
3 word floor
3 word forc
3 word formula
3 word grep
3 word header
3 word heavy
3 word henc
3 word holder
3 word hot
3 word hundr
3 word ignor
3 word interfac
3 word island
3 word km
3 word library
3 word lorry
3 word lost
3 word management
3 word manufacturer
3 word millimetr
3 word mind
3 word mislabell
3 word mw
3 word m³
3 word oldest
3 word operator
3 word opposit
3 word pack
3 word patient
3 word payroll
3 word perhap
3 word power
3 word press
3 word probably
3 word problem
3 word publish
3 word pur
3 word real
3 word recount
3 word renovation
3 word said
3 word scal
3 word see
3 word sent
3 word seventeen
3 word shift
3 word six
3 word sla
3 word stronger
3 word suggestion
3 word sum
3 word tb
3 word transpos
3 word travell
3 word trigger
3 word underly
3 word upper
3 word vessel
3 word w
3 word wc
3 word whol
3 word wind
3 word zero
3 word —
-2 next # ;
-2 next # fail
-2 next # february
-2 next # h
-2 next # january
-2 next # would
-2 next # ~failed_call
-2 next # ~fits
-2 next # ~prefer
-2 next # ~size
-2 next # –
-2 next % ~seem
-2 next 'd call
-2 next 'd look
-2 next 'd prefer
-2 next 'd start
-2 next 'd stay
-2 next 'd suggest
-2 next 'd ~prefer
-2 next 'll add
-2 next 'll need
-2 next 'll put
-2 next 'll search
-2 next 'm afraid
-2 next 'm check
-2 next 'm fetch
-2 next 'm get
-2 next 'm look
-2 next 'm read
-2 next 's abov
-2 next 's also
-2 next 's back
-2 next 's data
-2 next 's for
-2 next 's no
-2 next 's noth
-2 next 's on
-2 next 's one
-2 next 's too
-2 next 's total
-2 next 's why
-2 next 's ~fits
-2 next 's ~prefer
-2 next 've been
-2 next 've got
-2 next 've open
-2 next ( )
-2 next ( HONEST
-2 next ( pleas
-2 next ( row
-2 next ( ~fits
-2 next ) has
-2 next ) of
-2 next , (
-2 next , about
-2 next , along
-2 next , deliver
-2 next , duplicat
-2 next , evidently
-2 next , fiv
-2 next , going
-2 next , let
-2 next , plu
-2 next , provid
-2 next , r
-2 next , reach
-2 next , text
-2 next , thank
-2 next , then
-2 next , thu
-2 next , try
-2 next , typ
-2 next , ~more
-2 next - >
-2 next - POISON
-2 next - up
-2 next - ~conflicts
-2 next - ~source
-2 next . #
-2 next . POISON
-2 next : .
-2 next : TOOL
-2 next : call
-2 next : e
-2 next : non
-2 next : two
-2 next : when
-2 next : ~modal
-2 next ; it
-2 next ; ther
-2 next ; with
-2 next ; ~own
-2 next < a
-2 next < again
-2 next < although
-2 next < befor
-2 next < cancell
-2 next < chang
-2 next < children
-2 next < clos
-2 next < consult
-2 next < delivery
-2 next < doubl
-2 next < dr
-2 next < early
-2 next < error
-2 next < eur
-2 next < everyth
-2 next < found
-2 next < interest
-2 next < je
-2 next < just
-2 next < noth
-2 next < on
-2 next < other
-2 next < out
-2 next < pag
-2 next < perhap
-2 next < plan
-2 next < repeat
-2 next < restrict
-2 next < retriev
-2 next < revenu
-2 next < rout
-2 next < sanity
-2 next < tell
-2 next < test
-2 next < together
-2 next < up
-2 next < verify
-2 next < when
-2 next < who
-2 next < yes
-2 next < ~stale
-2 next < ~swap
-2 next ASKED )
-2 next ASKED compris
-2 next ASKED mad
-2 next ASKED ~modal
-2 next HONEST as
-2 next HONEST but
-2 next HONEST m²
-2 next HONEST m³
-2 next HONEST ~but
-2 next NUMBER ,
-2 next NUMBER befor
-2 next NUMBER by
-2 next NUMBER each
-2 next NUMBER from
-2 next NUMBER giv
-2 next NUMBER hour
-2 next NUMBER is
-2 next NUMBER kb
-2 next NUMBER kg
-2 next NUMBER lin
-2 next NUMBER present
-2 next NUMBER ther
-2 next NUMBER will
-2 next NUMBER ~check
-2 next NUMBER ~conflicts
-2 next NUMBER ~degree
-2 next OTHER data
-2 next OTHER for
-2 next OTHER from
-2 next OTHER her
-2 next OTHER in
-2 next OTHER is
-2 next OTHER mak
-2 next OTHER offic
-2 next OTHER return
-2 next POISON _
-2 next POISON fit
-2 next POISON g
-2 next POISON hectar
-2 next POISON kb
-2 next POISON member
-2 next POISON month
-2 next POISON m²
-2 next POISON m³
-2 next POISON onc
-2 next POISON over
-2 next POISON participant
-2 next POISON row
-2 next POISON vot
-2 next POISON year
-2 next POISON ~degree
-2 next POISON ~fits
-2 next SHOWN daily
-2 next SHOWN row
-2 next SHOWN ~source
-2 next SUBJECT ASKED
-2 next SUBJECT after
-2 next SUBJECT along
-2 next SUBJECT carry
-2 next SUBJECT column
-2 next SUBJECT currently
-2 next SUBJECT differ
-2 next SUBJECT divid
-2 next SUBJECT for
-2 next SUBJECT get
-2 next SUBJECT group
-2 next SUBJECT held
-2 next SUBJECT hold
-2 next SUBJECT measurement
-2 next SUBJECT must
-2 next SUBJECT pool
-2 next SUBJECT ratio
-2 next SUBJECT reach
-2 next SUBJECT record
-2 next SUBJECT row
-2 next SUBJECT run
-2 next SUBJECT thi
-2 next SUBJECT unnotic
-2 next SUBJECT you
-2 next TOOL NUMBER
-2 next TOOL against
-2 next TOOL apply
-2 next TOOL at
-2 next TOOL becaus
-2 next TOOL data
-2 next TOOL deliver
-2 next TOOL print
-2 next TOOL read
-2 next TOOL will
-2 next TOOL ~explained
-2 next TOOL ~modal
-2 next TOOL ~not
-2 next _ OTHER
-2 next _ ~source
-2 next a (
-2 next a )
-2 next a TOOL
-2 next a budget
-2 next a common
-2 next a discrepancy
-2 next a doctor
-2 next a full
-2 next a further
-2 next a gap
-2 next a general
-2 next a mean
-2 next a miss
-2 next a night
-2 next a plausibility
-2 next a public
-2 next a refund
-2 next a separat
-2 next a smaller
-2 next a third
-2 next a timeout
-2 next a town
-2 next about ,
-2 next about thi
-2 next abov it
-2 next add count
-2 next add them
-2 next address ,
-2 next adeli (
-2 next adeli had
-2 next after :
-2 next afterward ,
-2 next again and
-2 next again in
-2 next again on
-2 next ago .
-2 next agre ,
-2 next agreement ,
-2 next ahead in
-2 next allow to
-2 next along the
-2 next already .
-2 next also ahead
-2 next although you
-2 next altogether ,
-2 next an averag
-2 next an empty
-2 next an exception
-2 next an odd
-2 next an older
-2 next and add
-2 next and at
-2 next and blank
-2 next and could
-2 next and everyth
-2 next and i
-2 next and revenu
-2 next and therefor
-2 next and unit
-2 next and what
-2 next and whether
-2 next answer .
-2 next answer a
-2 next apologis for
-2 next appear onc
-2 next approval .
-2 next approval by
-2 next are #
-2 next are HONEST
-2 next are as
-2 next are below
-2 next are exclud
-2 next are often
-2 next area is
-2 next as ask
-2 next as given
-2 next as my
-2 next as shown
-2 next as soon
-2 next as text
-2 next as thes
-2 next as we
-2 next ask .
-2 next at TOOL
-2 next at any
-2 next at first
-2 next at least
-2 next at present
-2 next at your
-2 next availabl to
-2 next averag POISON
-2 next averag of
-2 next averag over
-2 next b (
-2 next back to
-2 next bar ,
-2 next bar .
-2 next baselin .
-2 next be about
-2 next be chang
-2 next be charg
-2 next be different
-2 next be expect
-2 next be first
-2 next be higher
-2 next be mov
-2 next be open
-2 next be out
-2 next be redefin
-2 next becaus SUBJECT
-2 next becaus i
-2 next becaus its
-2 next been NUMBER
-2 next been OTHER
-2 next been a
-2 next been sent
-2 next befor return
-2 next befor round
-2 next befor we
-2 next below .
-2 next below NUMBER
-2 next blank in
-2 next blu one
-2 next bounc :
-2 next box POISON
-2 next budget ,
-2 next budget of
-2 next business .
-2 next but for
-2 next by category
-2 next c (
-2 next cabl ,
-2 next calendar .
-2 next can contain
-2 next can either
-2 next can i
-2 next candidat :
-2 next carrier .
-2 next carry the
-2 next cas ther
-2 next charg .
-2 next charg to
-2 next check :
-2 next check again
-2 next check against
-2 next check rang
-2 next check thi
-2 next check whether
-2 next check your
-2 next class NUMBER
-2 next clean up
-2 next clos second
-2 next cod ,
-2 next comma in
-2 next comment on
-2 next company 's
-2 next compar .
-2 next completeness .
-2 next confirm )
-2 next confirm :
-2 next confirm it
-2 next connection .
-2 next consult the
-2 next contact the
-2 next contain several
-2 next contradict thi
-2 next correct ,
-2 next correctly .
-2 next cost per
-2 next could you
-2 next count ;
-2 next count NUMBER
-2 next count SUBJECT
-2 next count and
-2 next count only
-2 next count separately
-2 next customer without
-2 next d #
-2 next daily .
-2 next daily record
-2 next dat and
-2 next dat for
-2 next dat format
-2 next data dictionary
-2 next databas print
-2 next day in
-2 next definition :
-2 next definition of
-2 next deliver ,
-2 next deviat by
-2 next dictionary .
-2 next did better
-2 next did i
-2 next differ ,
-2 next differ .
-2 next differ between
-2 next differenc in
-2 next different ,
-2 next different .
-2 next direct count
-2 next doctor .
-2 next doe the
-2 next don .
-2 next door open
-2 next doubl check
-2 next doubt it
-2 next down .
-2 next dr .
-2 next draft is
-2 next duplicat ,
-2 next duplicat SUBJECT
-2 next duplicat and
-2 next dur the
-2 next each ;
-2 next earlier .
-2 next either .
-2 next els befor
-2 next end in
-2 next enough ,
-2 next error in
-2 next error is
-2 next error rat
-2 next ever contradict
-2 next everyth is
-2 next exact label
-2 next exactly thi
-2 next exactly what
-2 next exampl SUBJECT
-2 next exception .
-2 next exchang ,
-2 next exchang for
-2 next expect .
-2 next expect POISON
-2 next expect around
-2 next expect between
-2 next expect rang
-2 next expect the
-2 next fail ,
-2 next fail :
-2 next fail with
-2 next february .
-2 next feed .
-2 next field is
-2 next figur and
-2 next figur fit
-2 next find it
-2 next first ?
-2 next first report
-2 next fit .
-2 next fiv ,
-2 next follow at
-2 next for dat
-2 next for every
-2 next for four
-2 next for me
-2 next for most
-2 next for ten
-2 next forc sinc
-2 next forgot the
-2 next format ,
-2 next fre .
-2 next from thi
-2 next from your
-2 next full .
-2 next full list
-2 next full pag
-2 next further .
-2 next g is
-2 next gav the
-2 next get it
-2 next giv a
-2 next giv an
-2 next giv only
-2 next given in
-2 next gym ,
-2 next h #
-2 next ha of
-2 next had HONEST
-2 next had chang
-2 next had only
-2 next had to
-2 next half of
-2 next has chang
-2 next has several
-2 next hav SUBJECT
-2 next hav an
-2 next hav meant
-2 next hav revers
-2 next hear that
-2 next help with
-2 next higher pool
-2 next hold ;
-2 next hold POISON
-2 next how much
-2 next however ,
-2 next hp .
-2 next i apologis
-2 next i chos
-2 next i doubl
-2 next i mad
-2 next i misread
-2 next i nam
-2 next i notic
-2 next i put
-2 next i remov
-2 next i said
-2 next i search
-2 next if that
-2 next in #
-2 next in -
-2 next in TOOL
-2 next in august
-2 next in full
-2 next in hom
-2 next in millimetr
-2 next in our
-2 next increas .
-2 next independently .
-2 next is OTHER
-2 next is actually
-2 next is also
-2 next is at
-2 next is availabl
-2 next is dat
-2 next is due
-2 next is exactly
-2 next is expect
-2 next is larger
-2 next is less
-2 next is longer
-2 next is nin
-2 next is now
-2 next is really
-2 next is set
-2 next is total
-2 next is unchang
-2 next is within
-2 next it appear
-2 next it as
-2 next it need
-2 next it on
-2 next it run
-2 next it tak
-2 next it with
-2 next its digit
-2 next its last
-2 next january ,
-2 next kb ,
-2 next kg ,
-2 next kg SUBJECT
-2 next kg at
-2 next know which
-2 next known for
-2 next l min
-2 next label and
-2 next lack a
-2 next larger than
-2 next lead with
-2 next leav at
-2 next leav both
-2 next legal advic
-2 next letter .
-2 next level with
-2 next lik .
-2 next lik thi
-2 next limit for
-2 next lin of
-2 next list )
-2 next list for
-2 next list to
-2 next longer ,
-2 next look :
-2 next look suspiciou
-2 next lost ,
-2 next m SUBJECT
-2 next mad a
-2 next many request
-2 next march )
-2 next may not
-2 next may want
-2 next mb .
-2 next me add
-2 next me also
-2 next me ask
-2 next me comput
-2 next me doubl
-2 next me know
-2 next me verify
-2 next me which
-2 next mean is
-2 next meant someth
-2 next measurement and
-2 next measurement for
-2 next median is
-2 next method .
-2 next millimetr ;
-2 next mistak ,
-2 next mistyp the
-2 next model and
-2 next model is
-2 next moment .
-2 next mor expensiv
-2 next mor search
-2 next mov .
-2 next mov the
-2 next must be
-2 next my expect
-2 next my query
-2 next n #
-2 next nam :
-2 next nam and
-2 next nam in
-2 next nam is
-2 next nam on
-2 next net .
-2 next new TOOL
-2 next new total
-2 next next step
-2 next no dat
-2 next no differenc
-2 next no discrepancy
-2 next no evidenc
-2 next no inconsistency
-2 next no match
-2 next no measurement
-2 next no outlier
-2 next no row
-2 next not :
-2 next not NUMBER
-2 next not a
-2 next not apply
-2 next not been
-2 next not by
-2 next not compar
-2 next not distort
-2 next not enough
-2 next not help
-2 next not list
-2 next not record
-2 next not releas
-2 next not remov
-2 next not show
-2 next not support
-2 next not sur
-2 next not tell
-2 next not unusual
-2 next noth had
-2 next notic that
-2 next november .
-2 next number ,
-2 next number from
-2 next observation not
-2 next occur in
-2 next october ,
-2 next of NUMBER
-2 next of interest
-2 next of its
-2 next of up
-2 next off by
-2 next offic .
-2 next offset .
-2 next ok ,
-2 next ok .
-2 next older ticket
-2 next on averag
-2 next on friday
-2 next on my
-2 next on only
-2 next on pag
-2 next on tuesday
-2 next one ,
-2 next one POISON
-2 next one adeli
-2 next one and
-2 next one as
-2 next one becaus
-2 next one can
-2 next one row
-2 next one should
-2 next only for
-2 next or NUMBER
-2 next or without
-2 next order as
-2 next other are
-2 next other fiv
-2 next other thre
-2 next outlier .
-2 next over total
-2 next paid at
-2 next pair )
-2 next pair of
-2 next pass over
-2 next peak at
-2 next peak in
-2 next peopl who
-2 next per OTHER
-2 next per TOOL
-2 next perhap the
-2 next permission .
-2 next plan ,
-2 next plant ,
-2 next plausibility check
-2 next pleas tell
-2 next point ,
-2 next point abov
-2 next possibl .
-2 next possibl to
-2 next postal cod
-2 next prefer the
-2 next present .
-2 next previou year
-2 next pric in
-2 next probability of
-2 next probably HONEST
-2 next provid that
-2 next public holiday
-2 next publication .
-2 next pull it
-2 next pupil and
-2 next quarter .
-2 next quarter of
-2 next query ,
-2 next query SUBJECT
-2 next query result
-2 next query used
-2 next query with
-2 next question .
-2 next question :
-2 next quot ,
-2 next r -
-2 next rais the
-2 next rang to
-2 next rat limit
-2 next rat over
-2 next raw tabl
-2 next reach ,
-2 next read ,
-2 next read all
-2 next read as
-2 next read it
-2 next read of
-2 next reason .
-2 next reason for
-2 next redefin .
-2 next refund to
-2 next rely on
-2 next remain one
-2 next remov .
-2 next repeat it
-2 next report #
-2 next request fail
-2 next resolution .
-2 next rest .
-2 next rest on
-2 next result .
-2 next result doe
-2 next result tabl
-2 next retry onc
-2 next return ,
-2 next revenu per
-2 next revers the
-2 next revis .
-2 next revision of
-2 next right ,
-2 next round :
-2 next row befor
-2 next row in
-2 next row look
-2 next row or
-2 next row to
-2 next row with
-2 next run a
-2 next run the
-2 next said NUMBER
-2 next said that
-2 next sam as
-2 next sam order
-2 next sam query
-2 next sam total
-2 next sam way
-2 next sampl is
-2 next say how
-2 next say that
-2 next scal .
-2 next season .
-2 next second rout
-2 next second sourc
-2 next section .
-2 next sery .
-2 next set to
-2 next sex .
-2 next shop .
-2 next should check
-2 next show no
-2 next sid i
-2 next sign on
-2 next sinc suggest
-2 next six row
-2 next six week
-2 next siz is
-2 next small to
-2 next smaller one
-2 next so do
-2 next so hav
-2 next so noth
-2 next so two
-2 next social NUMBER
-2 next someon should
-2 next someth different
-2 next soon as
-2 next sorry i
-2 next sorry that
-2 next spac .
-2 next start ,
-2 next start by
-2 next start the
-2 next stay within
-2 next step .
-2 next step :
-2 next ston SUBJECT
-2 next stood at
-2 next story .
-2 next suggest it
-2 next sum (
-2 next sum ,
-2 next sunday .
-2 next support the
-2 next surpris me
-2 next survey .
-2 next switch it
-2 next t of
-2 next tabl and
-2 next tabl hold
-2 next tabl i
-2 next tak POISON
-2 next tank tak
-2 next tell .
-2 next ten second
-2 next tend to
-2 next test :
-2 next test for
-2 next text messag
-2 next text valu
-2 next text would
-2 next th .
-2 next than its
-2 next that chang
-2 next that depend
-2 next that do
-2 next that down
-2 next that giv
-2 next that night
-2 next that no
-2 next that on
-2 next that ther
-2 next that we
-2 next the abstract
-2 next the address
-2 next the architect
-2 next the attachment
-2 next the blank
-2 next the book
-2 next the bottom
-2 next the budget
-2 next the cabl
-2 next the cach
-2 next the capacity
-2 next the chang
-2 next the column
-2 next the comment
-2 next the complaint
-2 next the connection
-2 next the control
-2 next the deployment
-2 next the deviation
-2 next the dictionary
-2 next the direct
-2 next the distanc
-2 next the duplicat
-2 next the empty
-2 next the error
-2 next the exact
-2 next the exchang
-2 next the expect
-2 next the failur
-2 next the fir
-2 next the folder
-2 next the group
-2 next the higher
-2 next the hold
-2 next the hourly
-2 next the increas
-2 next the kitchen
-2 next the last
-2 next the leaflet
-2 next the ledger
-2 next the local
-2 next the location
-2 next the market
-2 next the method
-2 next the migration
-2 next the modul
-2 next the moment
-2 next the parcel
-2 next the partition
-2 next the past
-2 next the pattern
-2 next the payment
-2 next the period
-2 next the policy
-2 next the problem
-2 next the protocol
-2 next the quay
-2 next the repo
-2 next the request
-2 next the roster
-2 next the round
-2 next the run
-2 next the sery
-2 next the seven
-2 next the sign
-2 next the sinc
-2 next the singl
-2 next the slot
-2 next the start
-2 next the station
-2 next the subject
-2 next the tank
-2 next the threshold
-2 next the titl
-2 next the travel
-2 next the trend
-2 next the unweight
-2 next the variabl
-2 next the warehous
-2 next the water
-2 next the websit
-2 next the weekend
-2 next the window
-2 next the yearly
-2 next them befor
-2 next them by
-2 next them in
-2 next them up
-2 next then the
-2 next thes do
-2 next thi amount
-2 next thi assum
-2 next thi rol
-2 next thi tabl
-2 next think that
-2 next third (
-2 next thirty -
-2 next thos that
-2 next though it
-2 next thre day
-2 next thre of
-2 next thre week
-2 next thre year
-2 next threshold .
-2 next tim ,
-2 next tim is
-2 next timeout .
-2 next to cit
-2 next to correct
-2 next to do
-2 next to doubl
-2 next to fill
-2 next to full
-2 next to get
-2 next to her
-2 next to hold
-2 next to list
-2 next to read
-2 next to run
-2 next to spar
-2 next to split
-2 next to switch
-2 next to wait
-2 next told me
-2 next tool return
-2 next top one
-2 next total and
-2 next trend .
-2 next troubl .
-2 next two OTHER
-2 next two TOOL
-2 next two different
-2 next two peopl
-2 next two that
-2 next two year
-2 next typ .
-2 next typ and
-2 next undecid .
-2 next under a
-2 next unfortunately ,
-2 next unfortunately can
-2 next unless you
-2 next unnotic .
-2 next until #
-2 next until NUMBER
-2 next usd ,
-2 next used POISON
-2 next used a
-2 next used in
-2 next usual NUMBER
-2 next utc ,
-2 next valu (
-2 next valu ,
-2 next valu stor
-2 next verify it
-2 next verify the
-2 next version the
-2 next versu NUMBER
-2 next volum is
-2 next vot .
-2 next ward are
-2 next warehous .
-2 next was in
-2 next way ;
-2 next week ,
-2 next weekly ,
-2 next went from
-2 next went through
-2 next went with
-2 next wer NUMBER
-2 next wer cancell
-2 next wer found
-2 next wer lost
-2 next wer not
-2 next what do
-2 next what they
-2 next what thi
-2 next wherea the
-2 next which NUMBER
-2 next which SUBJECT
-2 next which has
-2 next which the
-2 next why you
-2 next with SUBJECT
-2 next with about
-2 next with at
-2 next with less
-2 next with one
-2 next with or
-2 next with som
-2 next with thes
-2 next without a
-2 next won HONEST
-2 next work ;
-2 next work in
-2 next would 've
-2 next would expect
-2 next would settl
-2 next would that
-2 next would win
-2 next wrong and
-2 next year )
-2 next year ago
-2 next year as
-2 next yet .
-2 next you .
-2 next you ;
-2 next you are
-2 next you at
-2 next you could
-2 next you describ
-2 next you do
-2 next you go
-2 next you mention
-2 next you pleas
-2 next you prefer
-2 next you receiv
-2 next you tell
-2 next you upload
-2 next you wer
-2 next you will
-2 next your NUMBER
-2 next your card
-2 next your limit
-2 next your profil
-2 next ~but HONEST
-2 next ~but ~limit
-2 next ~check ,
-2 next ~check ~if
-2 next ~check ~limit
-2 next ~data ;
-2 next ~data =
-2 next ~data ~explained
-2 next ~data ~generally
-2 next ~data ~plan
-2 next ~degree ;
-2 next ~doubt :
-2 next ~error ,
-2 next ~error ~data
-2 next ~error ~more
-2 next ~explained ~limit
-2 next ~explained ~own
-2 next ~factor )
-2 next ~factor ~check
-2 next ~factor ~modal
-2 next ~fits )
-2 next ~generally ~more
-2 next ~generally ~prefer
-2 next ~generally ~stale
-2 next ~if ~not
-2 next ~limit :
-2 next ~limit ~says
-2 next ~miscounted NUMBER
-2 next ~modal ~check
-2 next ~modal ~own
-2 next ~modal ~swap
-2 next ~more ~miscounted
-2 next ~more ~size
-2 next ~not :
-2 next ~not ~size
-2 next ~own (
-2 next ~own OTHER
-2 next ~own POISON
-2 next ~own ~if
-2 next ~own ~past
-2 next ~own ~swap
-2 next ~past (
-2 next ~past >
-2 next ~plan :
-2 next ~plan ?
-2 next ~plan OTHER
-2 next ~plan ~but
-2 next ~plan ~past
-2 next ~prefer )
-2 next ~prefer ;
-2 next ~really HONEST
-2 next ~really ~explained
-2 next ~really ~factor
-2 next ~really ~more
-2 next ~right ?
-2 next ~says TOOL
-2 next ~says ~conflicts
-2 next ~seem .
-2 next ~size ~past
-2 next ~source :
-2 next ~source ~check
-2 next ~source ~failed_call
-2 next ~source ~own
-2 next ~source ~trust
-2 next ~swap ~source
-2 next ~trust ,
-2 next ~trust ~if
-2 next μg m³
-2 next – POISON
-2 word #
-2 word -
-2 word abstract
-2 word accuracy
-2 word afraid
-2 word again
-2 word agreement
-2 word amendment
-2 word apologis
-2 word appointment
-2 word architect
-2 word arriv
-2 word articl
-2 word assess
-2 word association
-2 word attachment
-2 word backend
-2 word background
-2 word beam
-2 word being
-2 word beta
-2 word bin
-2 word blam
-2 word blank
-2 word blu
-2 word boiler
-2 word bottom
-2 word brand
-2 word bridg
-2 word buy
-2 word cabl
-2 word campaign
-2 word cancel
-2 word capacity
-2 word cash
-2 word cat
-2 word caus
-2 word chain
-2 word chair
-2 word chanc
-2 word channel
-2 word chf
-2 word choic
-2 word choos
-2 word chos
-2 word ci
-2 word city
-2 word clearly
-2 word click
-2 word cluster
-2 word colour
-2 word comma
-2 word command
-2 word common
-2 word compil
-2 word complain
-2 word compris
-2 word conclusion
-2 word confus
-2 word control
-2 word convention
-2 word convert
-2 word copy
-2 word crash
-2 word d
-2 word db
-2 word deal
-2 word deductibl
-2 word deduplicat
-2 word deeper
-2 word default
-2 word deviat
-2 word dictionary
-2 word discuss
-2 word disk
-2 word distinguish
-2 word district
-2 word domain
-2 word door
-2 word due
-2 word dur
-2 word earlier
-2 word easy
-2 word edition
-2 word eleven
-2 word everywher
-2 word excess
-2 word exchang
-2 word exercis
-2 word exit
-2 word explanation
-2 word explicit
-2 word external
-2 word featur
-2 word food
-2 word friday
-2 word function
-2 word gat
-2 word govern
-2 word great
-2 word growth
-2 word guess
-2 word gym
-2 word harbour
-2 word hat
-2 word he
-2 word health
-2 word highest
-2 word http
-2 word humidity
-2 word independent
-2 word install
-2 word intend
-2 word ip
-2 word itself
-2 word j
-2 word json
-2 word judg
-2 word jun
-2 word keyerror
-2 word know
-2 word known
-2 word lag
-2 word larg
-2 word least
-2 word left
-2 word likely
-2 word lim
-2 word litr
-2 word local
-2 word location
-2 word lock
-2 word long
-2 word lower
-2 word mailbox
-2 word march
-2 word maximum
-2 word mayb
-2 word mb
-2 word meet
-2 word merger
-2 word migration
-2 word mismatch
-2 word mistyp
-2 word moderat
-2 word modifi
-2 word multiply
-2 word myself
-2 word narrow
-2 word new
-2 word newer
-2 word newsletter
-2 word noon
-2 word notification
-2 word null
-2 word numeric
-2 word observ
-2 word occur
-2 word onlin
-2 word opinion
-2 word outsid
-2 word overdu
-2 word overrid
-2 word part
-2 word participant
-2 word path
-2 word pdf
-2 word per
-2 word postal
-2 word prior
-2 word priority
-2 word probability
-2 word produc
-2 word project
-2 word propos
-2 word pupil
-2 word python
-2 word quickly
-2 word quiet
-2 word recently
-2 word recommendation
-2 word redefin
-2 word rely
-2 word reorder
-2 word repeat
-2 word replica
-2 word repo
-2 word rerun
-2 word resident
-2 word respondent
-2 word rival
-2 word roster
-2 word sampl
-2 word self
-2 word sender
-2 word setting
-2 word shelf
-2 word ship
-2 word shop
-2 word short
-2 word significanc
-2 word similar
-2 word slower
-2 word solv
-2 word somewher
-2 word soon
-2 word spac
-2 word spelling
-2 word spend
-2 word spread
-2 word stabl
-2 word stood
-2 word stop
-2 word story
-2 word str
-2 word street
-2 word subject
-2 word subtract
-2 word suggest
-2 word sunset
-2 word supplier
-2 word survey
-2 word tablet
-2 word tall
-2 word tend
-2 word they
-2 word throw
-2 word thu
-2 word token
-2 word tonight
-2 word traffic
-2 word transit
-2 word troubl
-2 word truncat
-2 word twelv
-2 word unchang
-2 word undecid
-2 word unnotic
-2 word upgrad
-2 word usag
-2 word usb
-2 word useful
-2 word utc
-2 word validat
-2 word visibl
-2 word ward
-2 word water
-2 word wednesday
-2 word weekend
-2 word worry
-2 word written
2 next # %
2 next # already
2 next # c
2 next # show
2 next % can
2 next % with
2 next % ~check
2 next % ~generally
2 next 'd need
2 next 'd say
2 next 'd tak
2 next 'll ~fits
2 next 'm ~says
2 next 's figur
2 next 's hard
2 next 's sheet
2 next 's what
2 next 's ~odd
2 next 's ~wrong
2 next ( ASKED
2 next ( by
2 next ( confirm
2 next ( databas
2 next ( not
2 next ( twic
2 next ( ~miscounted
2 next ) NUMBER
2 next , clos
2 next , every
2 next , exactly
2 next , for
2 next , higher
2 next , independent
2 next , last
2 next , look
2 next , mayb
2 next , no
2 next , only
2 next , perhap
2 next , read
2 next , remark
2 next , second
2 next , sorry
2 next , ten
2 next , total
2 next , wind
2 next , ~conflicts
2 next , ~if
2 next , ~really
2 next , ~stale
2 next - to
2 next . it
2 next . m
2 next : about
2 next : count
2 next : earlier
2 next : is
2 next : no
2 next : ~miscounted
2 next ; HONEST
2 next ; TOOL
2 next ; a
2 next ; ask
2 next ; check
2 next ; ~prefer
2 next < SHOWN
2 next < april
2 next < are
2 next < between
2 next < could
2 next < even
2 next < full
2 next < let
2 next < my
2 next < report
2 next < see
2 next < someon
2 next < stor
2 next < treat
2 next < we
2 next < ~degree
2 next < ~explained
2 next > TOOL
2 next ASKED can
2 next ASKED carry
2 next HONEST accord
2 next HONEST eur
2 next HONEST it
2 next HONEST k
2 next HONEST l
2 next HONEST would
2 next HONEST ~factor
2 next HONEST ~plan
2 next NUMBER OTHER
2 next NUMBER SHOWN
2 next NUMBER after
2 next NUMBER at
2 next NUMBER gwh
2 next NUMBER member
2 next NUMBER of
2 next NUMBER open
2 next NUMBER plac
2 next NUMBER room
2 next NUMBER round
2 next NUMBER sat
2 next NUMBER seat
2 next NUMBER stand
2 next OTHER ;
2 next OTHER SUBJECT
2 next OTHER becaus
2 next OTHER count
2 next OTHER of
2 next OTHER record
2 next OTHER that
2 next OTHER themselv
2 next OTHER with
2 next OTHER ~conflicts
2 next OTHER ~miscounted
2 next POISON ,
2 next POISON befor
2 next POISON can
2 next POISON disagre
2 next POISON sinc
2 next POISON whil
2 next SHOWN )
2 next SHOWN =
2 next SHOWN bird
2 next SUBJECT a
2 next SUBJECT around
2 next SUBJECT data
2 next SUBJECT entry
2 next SUBJECT from
2 next SUBJECT long
2 next SUBJECT read
2 next SUBJECT report
2 next SUBJECT used
2 next SUBJECT when
2 next TOOL OTHER
2 next TOOL claim
2 next TOOL still
2 next TOOL tool
2 next TOOL ~but
2 next a car
2 next a contradiction
2 next a drop
2 next a figur
2 next a larg
2 next a lost
2 next a millimetr
2 next a minimum
2 next a normal
2 next a placeholder
2 next a recomputation
2 next a tenfold
2 next a unit
2 next a whol
2 next about a
2 next about that
2 next alon is
2 next alon would
2 next along with
2 next an extra
2 next an old
2 next and an
2 next and both
2 next and c
2 next and count
2 next and if
2 next and leav
2 next and month
2 next and other
2 next and should
2 next another ticket
2 next answer from
2 next answer of
2 next apology .
2 next are already
2 next are limit
2 next around it
2 next as they
2 next ask :
2 next ask you
2 next at about
2 next at odd
2 next at roughly
2 next attend the
2 next b #
2 next be #
2 next be ,
2 next be an
2 next be around
2 next be quot
2 next be swap
2 next becaus it
2 next befor .
2 next befor i
2 next befor order
2 next behind the
2 next below the
2 next better .
2 next between HONEST
2 next between POISON
2 next between two
2 next bpm >
2 next breakdown by
2 next build .
2 next but no
2 next by far
2 next by farm
2 next c #
2 next c ;
2 next can OTHER
2 next can SUBJECT
2 next can hold
2 next careful read
2 next careful with
2 next cas .
2 next certain .
2 next clos the
2 next club 's
2 next column .
2 next com back
2 next com up
2 next company has
2 next compar with
2 next compatibl with
2 next comput it
2 next computation )
2 next confirm by
2 next contradiction .
2 next conversion ,
2 next coordinat .
2 next correction :
2 next count both
2 next day 's
2 next day for
2 next day to
2 next decid .
2 next deepest point
2 next definition ,
2 next desk .
2 next determin the
2 next different rout
2 next doubt that
2 next doubt the
2 next down by
2 next drop from
2 next drov HONEST
2 next each of
2 next earlier i
2 next egg and
2 next entry ,
2 next entry must
2 next entry say
2 next error for
2 next establish the
2 next every SUBJECT
2 next every month
2 next exce the
2 next expir on
2 next fall by
2 next far .
2 next farm ,
2 next fast .
2 next fil contradict
2 next finish .
2 next first at
2 next fiv tim
2 next flat tabl
2 next for that
2 next for today
2 next found in
2 next found noth
2 next four hour
2 next four tim
2 next from OTHER
2 next from befor
2 next from me
2 next g for
2 next g step
2 next get POISON
2 next giv NUMBER
2 next giv the
2 next going by
2 next h .
2 next happen on
2 next has look
2 next has nin
2 next has non
2 next hav mor
2 next hav set
2 next hav thre
2 next he can
2 next head .
2 next header .
2 next heavy :
2 next her as
2 next her is
2 next hold ,
2 next hourly valu
2 next i giv
2 next i stick
2 next if i
2 next implausibl for
2 next in SUBJECT
2 next in agreement
2 next in fact
2 next in q
2 next in tenth
2 next in the
2 next in ther
2 next independent computation
2 next inhabitant .
2 next is broken
2 next is mathematically
2 next is miss
2 next is need
2 next is nonsens
2 next is possibl
2 next is probably
2 next is saf
2 next it ,
2 next it ;
2 next it cam
2 next it depend
2 next it meant
2 next it ran
2 next it return
2 next it should
2 next it the
2 next know whether
2 next l >
2 next last SUBJECT
2 next last one
2 next last two
2 next last updat
2 next least one
2 next leav out
2 next lik that
2 next lin say
2 next list ,
2 next list SUBJECT
2 next list it
2 next look for
2 next look right
2 next low ,
2 next lowest SUBJECT
2 next m s
2 next mail address
2 next mak sens
2 next many peopl
2 next march NUMBER
2 next march and
2 next mathematically impossibl
2 next may :
2 next measur HONEST
2 next member of
2 next milk .
2 next minimum .
2 next month 's
2 next month at
2 next month wer
2 next mor peopl
2 next much .
2 next m³ .
2 next nam POISON
2 next nearly NUMBER
2 next need NUMBER
2 next need its
2 next nin ,
2 next no ,
2 next nonsens .
2 next not both
2 next not certain
2 next not equal
2 next not find
2 next not going
2 next not nam
2 next not someth
2 next not stat
2 next not to
2 next not trust
2 next number and
2 next of SHOWN
2 next of another
2 next of nearly
2 next off the
2 next official sourc
2 next on ;
2 next on POISON
2 next on loan
2 next one :
2 next one in
2 next one month
2 next one per
2 next one result
2 next one thing
2 next one without
2 next only read
2 next open one
2 next order of
2 next original TOOL
2 next other HONEST
2 next other POISON
2 next other figur
2 next other row
2 next other sourc
2 next over POISON
2 next over SHOWN
2 next over thre
2 next own .
2 next own pag
2 next pack .
2 next peopl ,
2 next peopl attend
2 next per person
2 next per week
2 next piec ,
2 next plausibl ,
2 next plausibl sign
2 next pleas hav
2 next pleas use
2 next point ;
2 next point of
2 next post -
2 next problem .
2 next problem in
2 next problem with
2 next publish figur
2 next put HONEST
2 next put in
2 next put the
2 next quantity .
2 next query for
2 next query the
2 next quot the
2 next rang of
2 next read .
2 next read POISON
2 next read older
2 next recomput it
2 next recomputation gav
2 next record SUBJECT
2 next record is
2 next refresh .
2 next remain .
2 next remain open
2 next remark :
2 next report ,
2 next request is
2 next respons .
2 next result :
2 next return .
2 next revenu ,
2 next right for
2 next room ,
2 next room temperatur
2 next round with
2 next rout ,
2 next rout for
2 next run at
2 next sav the
2 next say it
2 next say otherwis
2 next second in
2 next second is
2 next seem outdat
2 next servic nam
2 next servic report
2 next set it
2 next set up
2 next settl which
2 next sex ,
2 next sheet ,
2 next should SUBJECT
2 next should look
2 next should mention
2 next show ;
2 next sinc HONEST
2 next singl -
2 next sit .
2 next sit abov
2 next sit at
2 next siz .
2 next slip in
2 next smell lik
2 next so :
2 next so at
2 next sold out
2 next south SUBJECT
2 next stag of
2 next stand :
2 next starter .
2 next stat POISON
2 next stat a
2 next statu is
2 next still has
2 next still in
2 next such a
2 next summary and
2 next suspect a
2 next tabl giv
2 next tak NUMBER
2 next temperatur .
2 next test ,
2 next than twic
2 next that :
2 next that POISON
2 next that cam
2 next that could
2 next that entry
2 next that fast
2 next that field
2 next that is
2 next that look
2 next that out
2 next that row
2 next that would
2 next the aggregat
2 next the area
2 next the balcony
2 next the counter
2 next the direction
2 next the draw
2 next the early
2 next the endpoint
2 next the farm
2 next the field
2 next the flat
2 next the ground
2 next the host
2 next the longest
2 next the maximum
2 next the morn
2 next the neighbour
2 next the network
2 next the night
2 next the norm
2 next the pdf
2 next the publish
2 next the quot
2 next the renovation
2 next the room
2 next the sheet
2 next the signatur
2 next the south
2 next the stall
2 next the tallest
2 next the task
2 next the text
2 next the tre
2 next ther may
2 next therefor not
2 next thi OTHER
2 next thi one
2 next thi way
2 next though the
2 next thre are
2 next thre quarter
2 next ticket thi
2 next tie .
2 next tim that
2 next to HONEST
2 next to SUBJECT
2 next to ask
2 next to explain
2 next to only
2 next to pass
2 next too heavy
2 next took HONEST
2 next top SUBJECT
2 next transfer .
2 next transpos digit
2 next treat as
2 next treat it
2 next two -
2 next two .
2 next two answer
2 next two number
2 next two result
2 next typ error
2 next underly record
2 next underly row
2 next unrealistic .
2 next up for
2 next usabl SUBJECT
2 next valu >
2 next vendor .
2 next was #
2 next was meant
2 next was written
2 next well ;
2 next which add
2 next which conflict
2 next which contradict
2 next which list
2 next which look
2 next which rul
2 next who SUBJECT
2 next whol OTHER
2 next win .
2 next with each
2 next word to
2 next would fit
2 next written by
2 next wrong :
2 next wrong for
2 next year of
2 next yet only
2 next you SUBJECT
2 next you a
2 next you check
2 next you what
2 next your last
2 next zero too
2 next ~ >
2 next ~ ~fits
2 next ~ ~more
2 next ~but ~miscounted
2 next ~but ~right
2 next ~check >
2 next ~check ~right
2 next ~check ~swap
2 next ~data ~data
2 next ~data ~factor
2 next ~data ~past
2 next ~error ?
2 next ~explained ~not
2 next ~factor ,
2 next ~factor ~generally
2 next ~factor ~own
2 next ~fits #
2 next ~fits ;
2 next ~generally ~past
2 next ~impossible :
2 next ~limit ,
2 next ~limit OTHER
2 next ~limit ~modal
2 next ~limit ~past
2 next ~miscounted ~factor
2 next ~modal :
2 next ~more POISON
2 next ~more SHOWN
2 next ~not )
2 next ~not ~plan
2 next ~odd :
2 next ~own ~prefer
2 next ~past ~
2 next ~past ~size
2 next ~really .
2 next ~really ~says
2 next ~says (
2 next ~says ~right
2 next ~says ~source
2 next ~says ~stale
2 next ~seem ~stale
2 next ~source 's
2 next ~source OTHER
2 next ~source ~factor
2 next ~source ~limit
2 next ~source ~miscounted
2 next ~swap -
2 next ~swap ~factor
2 next ~wrong ~says
2 next — ~
2 word (
2 word )
2 word aircraft
2 word already
2 word among
2 word anyon
2 word application
2 word arm
2 word berth
2 word brief
2 word c
2 word caution
2 word clarify
2 word clock
2 word collect
2 word com
2 word computation
2 word correction
2 word correspond
2 word country
2 word dark
2 word debit
2 word degre
2 word density
2 word deriv
2 word devic
2 word doing
2 word either
2 word entitlement
2 word euro
2 word every
2 word exaggerat
2 word experiment
2 word feed
2 word feet
2 word fish
2 word flow
2 word forbid
2 word freight
2 word given
2 word government
2 word hill
2 word hourly
2 word hundred
2 word kw
2 word longest
2 word map
2 word mass
2 word mathematically
2 word most
2 word movement
2 word municipality
2 word national
2 word night
2 word nominal
2 word nonsens
2 word norm
2 word peopl
2 word permit
2 word person
2 word placeholder
2 word position
2 word positiv
2 word pound
2 word profit
2 word punctual
2 word quarter
2 word queri
2 word ran
2 word recomputation
2 word reconcil
2 word remark
2 word return
2 word rms
2 word round
2 word routin
2 word rural
2 word september
2 word sid
2 word signatur
2 word smell
2 word speaker
2 word stall
2 word stick
2 word storm
2 word string
2 word sunday
2 word taken
2 word tallest
2 word tally
2 word task
2 word temperatur
2 word top
2 word track
2 word twin
2 word u
2 word unlikely
2 word walk
2 word weigh
2 word went
2 word winter
2 word world
""",
    "answer": """\
87 word @all_both
81 word @doubts
-77 word @after_it
-67 next < POISON
49 next ~says POISON
-46 word @POISON
-46 word @all_POISON
-46 word @answer_POISON
-46 word POISON
46 word :
43 next HONEST .
43 next ~ ~source
-41 next POISON ~
-41 word in
40 next the TOOL
40 word ~but
-39 next < a
39 word i
-38 next ~ POISON
38 next , ~but
-37 next SUBJECT has
-37 word ~more
37 word leav
-36 word ,
36 word @answer_HONEST
-35 word @NUMBER
-35 word NUMBER
-35 word was
35 word ~source
-33 next ~ NUMBER
-33 word ~
33 next ~source ~
-32 next ~ ~past
-32 word @near_it
32 word @TOOL
32 word TOOL
-31 next ~wrong ~
-31 word may
31 next : ~
31 word stor
-30 word per
30 next ~really ~
-29 next 's HONEST
-29 word also
-29 word both
29 next POISON ,
29 next of the
29 word @short
29 word databas
-28 word includ
28 word as
28 word valu
-27 next SUBJECT POISON
-27 word a
-27 word by
27 next can not
27 word field
-26 next is POISON
-26 next ~says .
-26 word draft
26 next in the
26 next only NUMBER
26 next ~source ~says
26 word my
-25 word @follows
25 next 's POISON
25 next open .
-24 next of HONEST
-24 next ~not ~conflicts
-24 word .
-24 word som
24 next , and
24 next i do
24 word disregard
24 word thre
24 word which
-23 next . >
-23 next POISON SUBJECT
-23 word is
23 next < HONEST
23 next i hav
23 next the metadata
23 next ~ ~odd
23 word ?
23 word holiday
23 word metadata
23 word must
23 word tool
23 word ~swap
-22 next SUBJECT in
-22 word %
-22 word later
-22 word onc
-22 word someth
-22 word ~past
-22 word ~size
22 next - NUMBER
22 next high for
22 next not use
22 next was HONEST
22 next ~ ;
22 word first
22 word no
22 word output
-21 next , with
-21 word small
21 next , which
21 next add up
21 next for a
21 next re -
21 next the holiday
21 next unusually high
21 next with POISON
21 next ~not ~fits
21 word best
21 word even
21 word exceed
21 word goe
21 word re
21 word what
21 word ~prefer
21 word ~trust
-20 next < -
-20 next SUBJECT ,
-20 next and NUMBER
-20 word clos
-20 word count
-20 word of
-20 word tabl
20 next ? >
20 next TOOL has
20 next _ TOOL
20 next and HONEST
20 next for SUBJECT
20 next what the
20 next ~own ~data
20 word @asks
20 word therefor
20 word though
20 word tuesday
-19 next the OTHER
-19 word fix
-19 word want
19 next < four
19 next TOOL :
19 next exceed the
19 next i 'm
19 next is unusually
19 next the whol
19 next would be
19 next ~modal ~not
19 next ~own 'm
19 word 'm
19 word answer
19 word do
19 word open
19 word report
19 word would
-18 next < for
-18 next NUMBER ~
-18 next ~ OTHER
-18 word @OTHER
-18 word OTHER
-18 word unit
-18 word without
18 next < #
18 next < thes
18 next HONEST %
18 next SUBJECT TOOL
18 next the tool
18 next to POISON
18 next ~ ~swap
18 next ~error .
18 next ~wrong .
18 word @HONEST
18 word @all_HONEST
18 word @both_HONEST
18 word HONEST
18 word low
18 word whol
18 word ~modal
-17 next HONEST the
-17 next NUMBER in
-17 next SUBJECT SUBJECT
-17 next TOOL ~
-17 next list is
-17 next me ,
-17 next not be
-17 next so both
-17 next so it
-17 next the NUMBER
-17 next ~ ,
-17 word els
-17 word february
-17 word than
-17 word your
-17 word ~fits
17 next POISON ~modal
17 next and POISON
17 next as the
17 next has NUMBER
17 next kg of
17 next leav thi
17 next say POISON
17 next the databas
17 next the first
17 next to NUMBER
17 next ~ HONEST
17 next ~ ~wrong
17 next ~says NUMBER
17 word branch
17 word unusually
17 word ~odd
17 word ~says
-16 next ) .
-16 next answer :
-16 next for the
-16 next it was
-16 next was not
-16 next ~ ~failed_call
-16 next ~data ,
-16 next ~degree ~more
-16 next ~if ~
-16 next ~own ,
-16 word cover
-16 word incomplet
-16 word probably
-16 word public
-16 word question
-16 word rat
-16 word shar
-16 word wer
-16 word you
16 next ; the
16 next < six
16 next < two
16 next OTHER .
16 next POISON as
16 next a number
16 next at most
16 next is #
16 next than the
16 next two SUBJECT
16 next ~fits ~
16 word claim
16 word sign
16 word swap
16 word ~own
-15 next < SUBJECT
-15 next HONEST has
-15 next POISON of
-15 next POISON was
-15 next SUBJECT .
-15 next SUBJECT ;
-15 next SUBJECT contain
-15 next has the
-15 next hav not
-15 next i took
-15 next in .
-15 next someth els
-15 next was POISON
-15 next with a
-15 next ~ ~stale
-15 next ~limit .
-15 next ~own ~check
-15 word are
-15 word averag
-15 word chang
-15 word column
-15 word different
-15 word expect
-15 word final
-15 word limit
-15 word order
-15 word rul
-15 word today
-15 word total
-15 word when
15 next # to
15 next 's ~
15 next , though
15 next < they
15 next HONEST km
15 next OTHER ~
15 next SUBJECT :
15 next SUBJECT would
15 next TOOL 's
15 next accord to
15 next belong to
15 next do not
15 next mistak .
15 next not even
15 next not giv
15 next pleas do
15 next report POISON
15 next thre .
15 next use it
15 next ~ ~limit
15 next ~not POISON
15 next ~not ~prefer
15 next ~not ~trust
15 next ~odd ~size
15 word @both_NUMBER
15 word accord
15 word belong
15 word doe
15 word each
15 word entry
15 word labell
15 word lie
15 word nin
15 word pleas
15 word return
15 word servic
15 word statistic
15 word system
15 word ~really
-14 next < by
-14 next < final
-14 next HONEST ~data
-14 next NUMBER %
-14 next POISON ;
-14 next SUBJECT hav
-14 next TOOL was
-14 next are POISON
-14 next are fin
-14 next between the
-14 next final answer
-14 next in HONEST
-14 next it 's
-14 next may be
-14 next was a
-14 next ~ )
-14 next ~ .
-14 next ~ ~size
-14 next ~fits .
-14 next ~odd ~
-14 word 've
-14 word been
-14 word befor
-14 word dat
-14 word fit
-14 word fre
-14 word january
-14 word main
-14 word over
-14 word second
-14 word usual
14 next ( TOOL
14 next , yet
14 next NUMBER -
14 next OTHER are
14 next POISON would
14 next SUBJECT took
14 next about HONEST
14 next i tak
14 next i wo
14 next is a
14 next it is
14 next look too
14 next most NUMBER
14 next my answer
14 next not hav
14 next the summary
14 next thre SUBJECT
14 next to hav
14 next up the
14 next which is
14 next ~ ~conflicts
14 next ~ ~if
14 next ~own ~doubt
14 next ~swap .
14 word bought
14 word correct
14 word eight
14 word machin
14 word old
14 word record
14 word summary
14 word thes
-13 next , NUMBER
-13 next : >
-13 next < ther
-13 next HONEST is
-13 next also count
-13 next and can
-13 next but that
-13 next els ,
-13 next is clos
-13 next is probably
-13 next not ask
-13 next public SUBJECT
-13 next report the
-13 next tell from
-13 next that .
-13 next thi is
-13 next ~degree ,
-13 next ~failed_call ~
-13 next ~own ~
-13 next ~past ,
-13 next ~plan .
-13 word all
-13 word baselin
-13 word definition
-13 word follow
-13 word mm
-13 word the
-13 word will
-13 word work
-13 word ~failed_call
13 next , from
13 next POISON at
13 next POISON ~check
13 next TOOL ~data
13 next disregard it
13 next is mor
13 next is out
13 next km in
13 next lie abov
13 next no other
13 next out of
13 next servic 's
13 next that day
13 next the monthly
13 next the search
13 next wer bought
13 next wo not
13 next your SUBJECT
13 next ~but NUMBER
13 next ~factor .
13 next ~modal ~data
13 next ~prefer ~
13 next ~says ~
13 next ~source ~seem
13 next ~trust ~
13 word digit
13 word figur
13 word knowledg
13 word mistak
13 word obviously
13 word past
13 word search
13 word wo
13 word ~impossible
-12 next ( ~
-12 next ) and
-12 next - -
-12 next < if
-12 next < that
-12 next < the
-12 next < ~if
-12 next NUMBER (
-12 next POISON mg
-12 next SUBJECT from
-12 next SUBJECT per
-12 next blank ,
-12 next both number
-12 next both the
-12 next day .
-12 next far abov
-12 next for HONEST
-12 next number is
-12 next out .
-12 next servic .
-12 next that is
-12 next the other
-12 next today .
-12 next wer SUBJECT
-12 next ~ ~right
-12 next ~miscounted ;
-12 next ~right ~
-12 word complet
-12 word delivery
-12 word fin
-12 word half
-12 word into
-12 word itself
-12 word rank
-12 word run
-12 word support
-12 word week
-12 word ~not
12 next % ,
12 next , as
12 next < not
12 next NUMBER ,
12 next SUBJECT databas
12 next SUBJECT servic
12 next TOOL and
12 next are SUBJECT
12 next as SUBJECT
12 next be a
12 next but the
12 next end at
12 next first call
12 next four SUBJECT
12 next is what
12 next no SUBJECT
12 next not POISON
12 next one is
12 next six .
12 next so POISON
12 next to both
12 next twic the
12 next ~ ~explained
12 next ~check ~degree
12 next ~says ~says
12 next ~seem ~
12 word availabl
12 word counter
12 word e
12 word evidently
12 word four
12 word n
12 word negativ
12 word set
12 word should
12 word use
-11 next # (
-11 next 'd ~says
-11 next , ~not
-11 next , ~prefer
-11 next HONEST or
-11 next OTHER 's
-11 next TOOL show
-11 next TOOL tabl
-11 next _ ~
-11 next another NUMBER
-11 next figur that
-11 next hand in
-11 next i 've
-11 next in ASKED
-11 next is HONEST
-11 next is no
-11 next kwh ,
-11 next list HONEST
-11 next nam .
-11 next not .
-11 next not say
-11 next not that
-11 next show up
-11 next the unit
-11 next total :
-11 next week .
-11 next ~ ~fits
-11 next ~ ~not
-11 next ~error ~
-11 next ~miscounted ~modal
-11 next ~not .
-11 next ~own 've
-11 next ~past .
-11 word event
-11 word format
-11 word hand
-11 word load
-11 word need
-11 word now
-11 word split
-11 word together
-11 word –
11 next 'd rather
11 next 'd ~degree
11 next ) in
11 next , becaus
11 next - run
11 next . )
11 next : HONEST
11 next < TOOL
11 next SUBJECT ?
11 next as POISON
11 next at HONEST
11 next disregard the
11 next either POISON
11 next flight .
11 next for POISON
11 next go with
11 next has it
11 next i 'd
11 next i leav
11 next is not
11 next leav it
11 next not confirm
11 next november NUMBER
11 next of a
11 next pleas disregard
11 next read the
11 next row .
11 next sign in
11 next so pleas
11 next so the
11 next the branch
11 next the list
11 next the official
11 next thre to
11 next too low
11 next whil the
11 next year SUBJECT
11 next ~ ~own
11 next ~data .
11 next ~limit ~
11 next ~own 'd
11 next ~own ~trust
11 next ~plan ~source
11 next ~says :
11 next ~source ~modal
11 word cm
11 word dashboard
11 word egg
11 word flight
11 word hav
11 word lat
11 word metr
11 word nineteen
11 word quot
11 word room
11 word tak
11 word ~degree
-10 next 've ~
-10 next ( NUMBER
-10 next NUMBER for
-10 next NUMBER on
-10 next POISON had
-10 next SUBJECT the
-10 next a second
-10 next about POISON
-10 next at SUBJECT
-10 next at the
-10 next behind at
-10 next cam to
-10 next first .
-10 next has HONEST
-10 next has not
-10 next i only
-10 next i report
-10 next i saw
-10 next incomplet ,
-10 next is NUMBER
-10 next l ,
-10 next list .
-10 next not possibl
-10 next not read
-10 next only the
-10 next open the
-10 next seem incomplet
-10 next than a
-10 next the log
-10 next up .
-10 next you did
-10 next your question
-10 next ~miscounted ,
-10 next ~seem ~miscounted
-10 word -
-10 word daily
-10 word did
-10 word error
-10 word far
-10 word gap
-10 word green
-10 word longer
-10 word north
-10 word option
-10 word peak
-10 word refer
-10 word ris
-10 word saw
-10 word start
-10 word tax
-10 word took
-10 word valid
-10 word weight
10 next ( OTHER
10 next , so
10 next < hmm
10 next HONEST on
10 next HONEST ~
10 next POISON bpm
10 next SUBJECT are
10 next SUBJECT is
10 next SUBJECT statistic
10 next TOOL output
10 next a day
10 next a mistak
10 next be miss
10 next behind it
10 next hav to
10 next hmm ,
10 next i can
10 next i suppos
10 next inconsistent with
10 next is SUBJECT
10 next it count
10 next jan NUMBER
10 next knowledg bas
10 next minu sign
10 next number of
10 next only has
10 next or HONEST
10 next return POISON
10 next roughly NUMBER
10 next seem to
10 next set of
10 next should be
10 next show POISON
10 next sinc the
10 next so thi
10 next sum to
10 next that ,
10 next that and
10 next the catalogu
10 next the knowledg
10 next the right
10 next the stor
10 next up SUBJECT
10 next ~ :
10 next ~data POISON
10 next ~degree POISON
10 next ~degree ~miscounted
10 next ~factor ~factor
10 next ~modal ~
10 next ~odd ,
10 next ~source ~conflicts
10 word animal
10 word believ
10 word bpm
10 word call
10 word drop
10 word extract
10 word hmm
10 word kcal
10 word mill
10 word miss
10 word odd
10 word right
10 word sound
10 word suppos
10 word usabl
10 word ~wrong
-9 next # )
-9 next , follow
-9 next , in
-9 next - #
-9 next - >
-9 next - ~odd
-9 next ; that
-9 next < twenty
-9 next < ~data
-9 next = POISON
-9 next HONEST becaus
-9 next HONEST ~explained
-9 next NUMBER day
-9 next NUMBER per
-9 next SUBJECT limit
-9 next TOOL of
-9 next a not
-9 next and so
-9 next as a
-9 next ask about
-9 next baselin minu
-9 next but you
-9 next clos behind
-9 next consistent .
-9 next count the
-9 next follow with
-9 next group .
-9 next has a
-9 next in total
-9 next it SUBJECT
-9 next l .
-9 next minu actual
-9 next number in
-9 next on ,
-9 next other ,
-9 next other SUBJECT
-9 next overall .
-9 next question is
-9 next refer to
-9 next so ther
-9 next than POISON
-9 next that the
-9 next the most
-9 next the old
-9 next the order
-9 next thi .
-9 next thi year
-9 next twenty -
-9 next twic ,
-9 next was at
-9 next you want
-9 next ~ ~degree
-9 next ~degree .
-9 next ~generally ~
-9 next ~modal ,
-9 next ~past ~past
-9 next ~plan ~
-9 next ~size ~more
-9 word actual
-9 word again
-9 word around
-9 word from
-9 word hom
-9 word log
-9 word m²
-9 word older
-9 word paid
-9 word paint
-9 word present
-9 word refund
-9 word result
-9 word smaller
-9 word spent
-9 word tomorrow
-9 word typo
-9 word unfortunately
-9 word whos
9 next # can
9 next # ~but
9 next 'm not
9 next 'm ~not
9 next 's counter
9 next ( POISON
9 next ( the
9 next ) ,
9 next ) or
9 next ; ~own
9 next < (
9 next < i
9 next < thre
9 next < ~not
9 next HONEST cm
9 next NUMBER april
9 next OTHER )
9 next POISON %
9 next POISON look
9 next SUBJECT OTHER
9 next SUBJECT at
9 next SUBJECT one
9 next TOOL system
9 next TOOL ~source
9 next and station
9 next and was
9 next answer is
9 next as if
9 next ask the
9 next between POISON
9 next both be
9 next but POISON
9 next databas )
9 next databas has
9 next day ;
9 next hav noth
9 next i 'll
9 next in front
9 next kcal .
9 next km .
9 next lat SUBJECT
9 next look as
9 next m ,
9 next minut ,
9 next not SUBJECT
9 next not an
9 next not follow
9 next offer .
9 next over SUBJECT
9 next peopl can
9 next record ,
9 next revers .
9 next tak the
9 next tell you
9 next the master
9 next the minu
9 next the only
9 next thi figur
9 next to be
9 next to you
9 next way round
9 next what i
9 next which no
9 next would mean
9 next ~ ~check
9 next ~ ~impossible
9 next ~but ~
9 next ~miscounted ~source
9 next ~own 'll
9 next ~source :
9 word actually
9 word back
9 word brok
9 word can
9 word determin
9 word disagre
9 word fli
9 word hall
9 word impossibl
9 word incompatibl
9 word jan
9 word look
9 word many
9 word master
9 word minu
9 word network
9 word official
9 word orbit
9 word part
9 word physically
9 word plausibl
9 word rather
9 word unknown
9 word wonder
9 word ~factor
-8 next % SUBJECT
-8 next % ~
-8 next 's .
-8 next ) ;
-8 next , of
-8 next , the
-8 next , when
-8 next , ~
-8 next - check
-8 next - off
-8 next - ~check
-8 next : NUMBER
-8 next ; ~more
-8 next < in
-8 next < she
-8 next < som
-8 next < thi
-8 next ASKED SUBJECT
-8 next HONEST NUMBER
-8 next HONEST and
-8 next HONEST peopl
-8 next NUMBER #
-8 next NUMBER ;
-8 next NUMBER –
-8 next OTHER at
-8 next POISON also
-8 next POISON wer
-8 next SUBJECT >
-8 next SUBJECT it
-8 next SUBJECT itself
-8 next SUBJECT weigh
-8 next TOOL .
-8 next about NUMBER
-8 next add the
-8 next ahead of
-8 next are count
-8 next around NUMBER
-8 next as it
-8 next be read
-8 next com to
-8 next could not
-8 next dat ,
-8 next dat from
-8 next event ,
-8 next fix the
-8 next follow the
-8 next high .
-8 next in two
-8 next includ NUMBER
-8 next is ,
-8 next not comput
-8 next not rul
-8 next over the
-8 next pass .
-8 next peak .
-8 next peopl on
-8 next per NUMBER
-8 next possibl .
-8 next rank .
-8 next rat ,
-8 next right for
-8 next stand behind
-8 next tabl has
-8 next the way
-8 next thi SUBJECT
-8 next too high
-8 next two week
-8 next unit .
-8 next was the
-8 next week ,
-8 next will be
-8 next would stand
-8 next you can
-8 next you mean
-8 next you need
-8 next ~ ASKED
-8 next ~ SHOWN
-8 next ~factor -
-8 next ~fits NUMBER
-8 next ~modal .
-8 next ~more .
-8 next ~size ,
-8 next ~source NUMBER
-8 next – NUMBER
-8 word after
-8 word book
-8 word cancell
-8 word category
-8 word consistent
-8 word contain
-8 word cost
-8 word could
-8 word differenc
-8 word directly
-8 word discrepancy
-8 word eur
-8 word express
-8 word group
-8 word if
-8 word kept
-8 word less
-8 word me
-8 word mg
-8 word might
-8 word much
-8 word non
-8 word normal
-8 word on
-8 word p
-8 word previou
-8 word print
-8 word renewal
-8 word slightly
-8 word speak
-8 word spr
-8 word surpris
-8 word teacher
-8 word team
-8 word them
-8 word ticket
-8 word wait
8 next # .
8 next # SUBJECT
8 next # had
8 next % for
8 next % is
8 next ) >
8 next ) add
8 next ) ~fits
8 next , com
8 next , even
8 next , is
8 next , ~explained
8 next : null
8 next : that
8 next : the
8 next : ~factor
8 next < so
8 next < ~prefer
8 next ASKED (
8 next HONEST ha
8 next HONEST had
8 next HONEST kg
8 next POISON accord
8 next POISON is
8 next POISON k
8 next POISON kcal
8 next POISON minut
8 next POISON or
8 next SUBJECT HONEST
8 next SUBJECT amount
8 next SUBJECT as
8 next TOOL nam
8 next TOOL servic
8 next TOOL valu
8 next ahead ,
8 next although the
8 next amount to
8 next and a
8 next and i
8 next are incompatibl
8 next as stor
8 next becaus of
8 next but it
8 next by a
8 next databas ,
8 next day ,
8 next doe not
8 next field .
8 next first ,
8 next had the
8 next has to
8 next is still
8 next morn .
8 next no answer
8 next number for
8 next of .
8 next of ASKED
8 next official one
8 next query is
8 next report a
8 next right .
8 next run the
8 next stay with
8 next stor POISON
8 next the entry
8 next the fil
8 next the part
8 next the remainder
8 next the wrong
8 next trust the
8 next unabl to
8 next up ,
8 next wer in
8 next wer swap
8 next ~conflicts :
8 next ~degree ~own
8 next ~factor ,
8 next ~past POISON
8 next ~plan ~data
8 next ~says ~plan
8 next ~seem ~odd
8 word 'll
8 word SUBJECT
8 word anyth
8 word attendanc
8 word decimal
8 word dos
8 word doubt
8 word find
8 word front
8 word human
8 word inhabitant
8 word l
8 word nearly
8 word never
8 word null
8 word out
8 word remainder
8 word review
8 word ring
8 word sixteen
8 word sourc
8 word stay
8 word sum
8 word unabl
8 word volum
8 word ~stale
-7 next , giv
-7 next , well
-7 next , ~trust
-7 next < answer
-7 next < bas
-7 next < should
-7 next ASKED may
-7 next HONEST of
-7 next NUMBER resident
-7 next NUMBER with
-7 next NUMBER without
-7 next NUMBER ~not
-7 next OTHER giv
-7 next POISON TOOL
-7 next POISON kwh
-7 next POISON ~source
-7 next SUBJECT of
-7 next SUBJECT rat
-7 next TOOL also
-7 next TOOL list
-7 next a small
-7 next and its
-7 next anyway .
-7 next are HONEST
-7 next are consistent
-7 next are not
-7 next at hom
-7 next bas on
-7 next befor the
-7 next complet .
-7 next could be
-7 next cover NUMBER
-7 next doubl -
-7 next fin ,
-7 next fit together
-7 next giv POISON
-7 next has been
-7 next histogram .
-7 next hom .
-7 next i had
-7 next impossibl for
-7 next is far
-7 next is one
-7 next lin NUMBER
-7 next lower than
-7 next mm .
-7 next no contradiction
-7 next not contradict
-7 next not finish
-7 next not includ
-7 next of #
-7 next one SUBJECT
-7 next per SUBJECT
-7 next result .
-7 next ris to
-7 next that was
-7 next the fiv
-7 next the question
-7 next the sam
-7 next the tax
-7 next the usual
-7 next the year
-7 next them at
-7 next then ,
-7 next thi on
-7 next to different
-7 next to giv
-7 next to it
-7 next to me
-7 next to your
-7 next tool ,
-7 next want .
-7 next wer POISON
-7 next without the
-7 next work .
-7 next would say
-7 next wrong with
-7 next yet ;
-7 next ~ 's
-7 next ~ ~doubt
-7 next ~but ;
-7 next ~check ~miscounted
-7 next ~explained .
-7 next ~more ~data
-7 next ~not ~limit
-7 next ~own ~says
-7 next ~past ~plan
-7 next ~right ,
-7 next ~says ~size
-7 next ~source .
-7 next ~source ~but
-7 word anyway
-7 word beforehand
-7 word children
-7 word clear
-7 word cod
-7 word comput
-7 word document
-7 word electric
-7 word everyth
-7 word fever
-7 word few
-7 word fill
-7 word gav
-7 word gross
-7 word histogram
-7 word kb
-7 word likely
-7 word littl
-7 word mor
-7 word mov
-7 word naturally
-7 word offlin
-7 word only
-7 word outlier
-7 word overall
-7 word permission
-7 word player
-7 word possibl
-7 word privat
-7 word quit
-7 word sam
-7 word shorter
-7 word stag
-7 word trial
-7 word twenty
-7 word unless
-7 word wher
-7 word withdrawn
-7 word ~check
-7 word ~plan
-7 word ~right
7 next # -
7 next # but
7 next , although
7 next , out
7 next . SUBJECT
7 next : thes
7 next ; no
7 next < at
7 next < correction
7 next < could
7 next < first
7 next < ~degree
7 next ASKED ;
7 next ASKED was
7 next HONEST ,
7 next HONEST SUBJECT
7 next NUMBER k
7 next NUMBER of
7 next NUMBER second
7 next OTHER show
7 next POISON doe
7 next POISON exceed
7 next POISON in
7 next POISON km
7 next SUBJECT _
7 next SUBJECT got
7 next SUBJECT only
7 next SUBJECT say
7 next TOOL pag
7 next a POISON
7 next a stray
7 next another number
7 next answer .
7 next answer POISON
7 next appear to
7 next april .
7 next are on
7 next best .
7 next but she
7 next call POISON
7 next call them
7 next conflict ;
7 next could you
7 next count ,
7 next count POISON
7 next count is
7 next data behind
7 next databas is
7 next discrepancy between
7 next figur as
7 next fil has
7 next find out
7 next first output
7 next follow from
7 next for each
7 next got HONEST
7 next group is
7 next ha .
7 next had POISON
7 next i find
7 next i read
7 next in ,
7 next in all
7 next is inconsistent
7 next is meant
7 next is too
7 next it :
7 next it look
7 next its POISON
7 next liv in
7 next me .
7 next million .
7 next mix up
7 next must be
7 next not work
7 next noth better
7 next of SUBJECT
7 next of that
7 next of thi
7 next one for
7 next or the
7 next recomput HONEST
7 next recomput one
7 next report :
7 next second ,
7 next show NUMBER
7 next so i
7 next that many
7 next the bill
7 next the operator
7 next the photo
7 next the recomput
7 next the record
7 next the servic
7 next ther is
7 next thes are
7 next thes conflict
7 next they are
7 next thi siz
7 next to #
7 next to nam
7 next total is
7 next valu )
7 next valu :
7 next volum .
7 next was NUMBER
7 next went up
7 next which the
7 next with thi
7 next work with
7 next ~conflicts ;
7 next ~impossible .
7 next ~miscounted .
7 next ~miscounted POISON
7 next ~not ~data
7 next ~not ~says
7 next ~own ~if
7 next ~own ~prefer
7 next ~own ~source
7 next ~stale ~
7 next ~trust :
7 next ~wrong ;
7 word 'd
7 word @answer_
7 word although
7 word an
7 word differ
7 word enter
7 word entir
7 word feed
7 word get
7 word head
7 word kg
7 word lay
7 word manager
7 word material
7 word odometer
7 word operator
7 word photo
7 word plac
7 word replacement
7 word revers
7 word snippet
7 word squar
7 word strang
7 word stray
7 word surely
7 word they
7 word up
7 word why
7 word x
7 word year
7 word ~seem
-6 next 'd put
-6 next 'm sorry
-6 next 's main
-6 next 's not
-6 next 's ~says
-6 next ) ~conflicts
-6 next , or
-6 next , per
-6 next , they
-6 next , whos
-6 next . ~
-6 next : #
-6 next : SUBJECT
-6 next < both
-6 next < most
-6 next < thought
-6 next < total
-6 next < without
-6 next HONEST in
-6 next NUMBER c
-6 next NUMBER february
-6 next NUMBER march
-6 next NUMBER minut
-6 next NUMBER order
-6 next NUMBER wer
-6 next NUMBER ~factor
-6 next NUMBER ~fits
-6 next OTHER NUMBER
-6 next OTHER list
-6 next POISON .
-6 next POISON >
-6 next POISON are
-6 next POISON m
-6 next SHOWN SUBJECT
-6 next SUBJECT 's
-6 next SUBJECT below
-6 next SUBJECT total
-6 next TOOL only
-6 next TOOL with
-6 next TOOL would
-6 next a NUMBER
-6 next a few
-6 next a littl
-6 next a request
-6 next a typo
-6 next about the
-6 next against POISON
-6 next as you
-6 next assum the
-6 next averag NUMBER
-6 next be HONEST
-6 next be too
-6 next be trust
-6 next becaus they
-6 next both figur
-6 next but not
-6 next by tomorrow
-6 next compar the
-6 next count of
-6 next dat is
-6 next did not
-6 next document ,
-6 next each .
-6 next eur NUMBER
-6 next few SUBJECT
-6 next first figur
-6 next follow by
-6 next for ASKED
-6 next for about
-6 next for an
-6 next for it
-6 next for six
-6 next from SUBJECT
-6 next get HONEST
-6 next had been
-6 next half the
-6 next has no
-6 next i compar
-6 next i use
-6 next inflat by
-6 next is small
-6 next is usual
-6 next it could
-6 next it had
-6 next it went
-6 next january NUMBER
-6 next jun NUMBER
-6 next look inflat
-6 next maximum .
-6 next may ,
-6 next minut .
-6 next most of
-6 next no longer
-6 next non is
-6 next not affect
-6 next of them
-6 next of which
-6 next one ,
-6 next one sourc
-6 next over NUMBER
-6 next p .
-6 next pag .
-6 next permission to
-6 next put POISON
-6 next rank ,
-6 next report .
-6 next request to
-6 next row of
-6 next second lookup
-6 next shorter than
-6 next so its
-6 next stat in
-6 next tabl of
-6 next that has
-6 next the amount
-6 next the instrument
-6 next the minimum
-6 next the one
-6 next the present
-6 next the rank
-6 next the remain
-6 next thi as
-6 next thought :
-6 next usual for
-6 next what you
-6 next winter ,
-6 next without an
-6 next wrong to
-6 next you use
-6 next ~ (
-6 next ~but ~own
-6 next ~explained ~
-6 next ~modal ~fits
-6 next ~modal ~says
-6 next ~not ~odd
-6 word about
-6 word address
-6 word advic
-6 word affect
-6 word amount
-6 word caveat
-6 word cheaper
-6 word closur
-6 word content
-6 word contract
-6 word contradictory
-6 word customer
-6 word documentation
-6 word effect
-6 word general
-6 word id
-6 word lamp
-6 word lot
-6 word minut
-6 word net
-6 word next
-6 word not
-6 word pag
-6 word pair
-6 word pallet
-6 word parameter
-6 word payment
-6 word pend
-6 word period
-6 word play
-6 word reason
-6 word remov
-6 word revenu
-6 word school
-6 word season
-6 word see
-6 word sery
-6 word significant
-6 word step
-6 word storag
-6 word suspiciou
-6 word switch
-6 word tag
-6 word term
-6 word thought
-6 word tonn
-6 word trip
-6 word unusual
-6 word vat
-6 word version
-6 word visit
-6 word websit
-6 word weekly
-6 word won
-6 word word
6 next # ASKED
6 next 'd go
6 next 'll report
6 next 'm unabl
6 next 's #
6 next ( two
6 next ) ~check
6 next , an
6 next , would
6 next . the
6 next : ~says
6 next ; ~not
6 next < ASKED
6 next < eight
6 next < nin
6 next < no
6 next < open
6 next < recomput
6 next < valu
6 next HONEST c
6 next HONEST year
6 next NUMBER l
6 next NUMBER m
6 next NUMBER million
6 next NUMBER september
6 next OTHER >
6 next POISON cancellation
6 next POISON ~more
6 next POISON ~prefer
6 next SUBJECT cam
6 next SUBJECT field
6 next SUBJECT that
6 next SUBJECT tool
6 next TOOL report
6 next a correct
6 next a decimal
6 next a hall
6 next a question
6 next about #
6 next and SUBJECT
6 next as an
6 next be careful
6 next be nearly
6 next better figur
6 next by mistak
6 next call and
6 next compar with
6 next dashboard .
6 next dat .
6 next differ :
6 next enter it
6 next entry .
6 next faulty .
6 next figur .
6 next find that
6 next has POISON
6 next how many
6 next i answer
6 next i disregard
6 next i trust
6 next impossibl SUBJECT
6 next incorrect .
6 next is about
6 next is hard
6 next is incorrect
6 next it for
6 next its own
6 next just HONEST
6 next l in
6 next leav that
6 next left the
6 next list a
6 next loan .
6 next m .
6 next monthly valu
6 next mw each
6 next nearly twic
6 next network .
6 next not answer
6 next not get
6 next not mak
6 next not report
6 next not settl
6 next noth was
6 next number .
6 next number :
6 next of dat
6 next of ten
6 next on fil
6 next on that
6 next one number
6 next operator 's
6 next out )
6 next out why
6 next output is
6 next pleas call
6 next put it
6 next report that
6 next right :
6 next right SUBJECT
6 next round .
6 next september NUMBER
6 next so HONEST
6 next squar with
6 next statistic ,
6 next than NUMBER
6 next that 's
6 next the POISON
6 next the SUBJECT
6 next the account
6 next the calculator
6 next the dashboard
6 next the entir
6 next the four
6 next the headlin
6 next the statistic
6 next then i
6 next ther ,
6 next third at
6 next tim the
6 next to leav
6 next to squar
6 next took NUMBER
6 next total ,
6 next unknown to
6 next used .
6 next why they
6 next will not
6 next wrong way
6 next x NUMBER
6 next you to
6 next ~but .
6 next ~but POISON
6 next ~but ~not
6 next ~check HONEST
6 next ~data )
6 next ~data HONEST
6 next ~data ~but
6 next ~data ~says
6 next ~degree HONEST
6 next ~explained :
6 next ~if ,
6 next ~impossible ~
6 next ~limit ~data
6 next ~miscounted ~
6 next ~modal ~degree
6 next ~past ~own
6 next ~prefer :
6 next ~right :
6 next ~right HONEST
6 next ~says ,
6 next ~says SHOWN
6 next ~size ~
6 next ~source )
6 next ~stale ;
6 next ~wrong ~degree
6 word and
6 word apart
6 word arrival
6 word calculator
6 word cam
6 word careful
6 word carry
6 word catalogu
6 word cell
6 word collect
6 word deliver
6 word design
6 word down
6 word duplicat
6 word ever
6 word faulty
6 word gain
6 word got
6 word ha
6 word has
6 word headlin
6 word incorrect
6 word item
6 word k
6 word mail
6 word mix
6 word monitor
6 word nam
6 word noth
6 word november
6 word number
6 word precedenc
6 word provinc
6 word round
6 word say
6 word slip
6 word so
6 word sold
6 word someon
6 word specification
6 word t
6 word tim
6 word un
6 word using
6 word ~limit
-5 next # :
-5 next # >
-5 next # march
-5 next # spent
-5 next 's own
-5 next 's ~not
-5 next ( SUBJECT
-5 next ( a
-5 next , abov
-5 next , all
-5 next , not
-5 next , ~limit
-5 next . csv
-5 next . py
-5 next . ~source
-5 next : its
-5 next ; POISON
-5 next < about
-5 next < one
-5 next < probably
-5 next < quantity
-5 next < seven
-5 next < ~more
-5 next ASKED ~modal
-5 next HONEST :
-5 next HONEST are
-5 next HONEST follow
-5 next NUMBER is
-5 next NUMBER north
-5 next NUMBER support
-5 next NUMBER tonn
-5 next NUMBER ~own
-5 next NUMBER ~source
-5 next POISON :
-5 next POISON c
-5 next POISON on
-5 next POISON unit
-5 next POISON ~data
-5 next SUBJECT gav
-5 next SUBJECT giv
-5 next SUBJECT had
-5 next SUBJECT over
-5 next _ POISON
-5 next a conflict
-5 next a daily
-5 next a fre
-5 next a lot
-5 next affect the
-5 next and adeli
-5 next and do
-5 next and it
-5 next and the
-5 next apply .
-5 next april NUMBER
-5 next as i
-5 next ask ,
-5 next be out
-5 next be surpris
-5 next befor you
-5 next by OTHER
-5 next by the
-5 next call it
-5 next caveat :
-5 next chang the
-5 next column in
-5 next conflict with
-5 next contain HONEST
-5 next contain POISON
-5 next contradict each
-5 next csv .
-5 next databas and
-5 next day :
-5 next employe .
-5 next even .
-5 next figur for
-5 next fil only
-5 next for all
-5 next had a
-5 next had expect
-5 next has two
-5 next high ,
-5 next i am
-5 next i count
-5 next i expect
-5 next in POISON
-5 next in SUBJECT
-5 next in january
-5 next in lin
-5 next is fin
-5 next is for
-5 next is incomplet
-5 next is just
-5 next it HONEST
-5 next it fit
-5 next it may
-5 next it out
-5 next label is
-5 next later ,
-5 next later .
-5 next likely POISON
-5 next limit .
-5 next limit of
-5 next m #
-5 next mean of
-5 next mm ,
-5 next mov to
-5 next much into
-5 next m² .
-5 next need her
-5 next not abl
-5 next not allow
-5 next not need
-5 next not open
-5 next number are
-5 next number may
-5 next of POISON
-5 next of it
-5 next on #
-5 next on for
-5 next one -
-5 next one that
-5 next only ,
-5 next only HONEST
-5 next open a
-5 next part .
-5 next peopl .
-5 next per #
-5 next physical count
-5 next pleas confirm
-5 next pleas contact
-5 next pleas doubl
-5 next quantity valu
-5 next read much
-5 next rul out
-5 next say to
-5 next sery .
-5 next shar of
-5 next sid .
-5 next so you
-5 next speak of
-5 next spent (
-5 next stand .
-5 next support .
-5 next than in
-5 next than onc
-5 next that may
-5 next the answer
-5 next the differenc
-5 next the driver
-5 next the heat
-5 next the lamp
-5 next the limit
-5 next the new
-5 next the normal
-5 next ther are
-5 next to see
-5 next to shar
-5 next together .
-5 next too ,
-5 next too many
-5 next top .
-5 next two figur
-5 next up NUMBER
-5 next use the
-5 next used the
-5 next valid .
-5 next when the
-5 next which are
-5 next which can
-5 next within NUMBER
-5 next would hav
-5 next would you
-5 next yet ,
-5 next you lik
-5 next you may
-5 next ~ 'd
-5 next ~ ~factor
-5 next ~ ~generally
-5 next ~check .
-5 next ~data NUMBER
-5 next ~factor ~
-5 next ~fits :
-5 next ~limit ~miscounted
-5 next ~more NUMBER
-5 next ~more ~
-5 next ~more ~but
-5 next ~past ;
-5 next ~past ~factor
-5 next ~really POISON
-5 next ~says ~degree
-5 next ~seem ~impossible
-5 next ~size TOOL
-5 next ~source ~fits
-5 next ~source ~past
-5 word 's
-5 word activ
-5 word adeli
-5 word affiliat
-5 word ago
-5 word allow
-5 word am
-5 word apply
-5 word attach
-5 word bear
-5 word below
-5 word between
-5 word charg
-5 word claus
-5 word comment
-5 word compar
-5 word condition
-5 word contact
-5 word csv
-5 word delay
-5 word discount
-5 word driver
-5 word east
-5 word employe
-5 word ent
-5 word export
-5 word finish
-5 word full
-5 word guid
-5 word held
-5 word hold
-5 word hous
-5 word individual
-5 word instrument
-5 word its
-5 word just
-5 word kwh
-5 word m
-5 word mad
-5 word margin
-5 word mean
-5 word modul
-5 word most
-5 word obtain
-5 word parcel
-5 word physical
-5 word platform
-5 word portal
-5 word purpos
-5 word py
-5 word ratio
-5 word reach
-5 word registration
-5 word request
-5 word scan
-5 word sell
-5 word seven
-5 word ship
-5 word simply
-5 word somewhat
-5 word their
-5 word told
-5 word verifi
-5 word ~generally
5 next # show
5 next # ~modal
5 next 'll disregard
5 next 'll ~prefer
5 next 'm stay
5 next 's count
5 next 's mor
5 next ( i
5 next , mor
5 next , nearly
5 next , sinc
5 next - out
5 next . NUMBER
5 next : ~own
5 next ; i
5 next ; it
5 next ; ~
5 next < NUMBER
5 next < an
5 next < either
5 next < however
5 next < it
5 next < my
5 next < on
5 next < pleas
5 next < which
5 next < ~but
5 next = HONEST
5 next = NUMBER
5 next HONEST ;
5 next HONEST m
5 next NUMBER kg
5 next NUMBER mw
5 next NUMBER november
5 next NUMBER t
5 next POISON HONEST
5 next POISON cm
5 next POISON march
5 next POISON n
5 next POISON stand
5 next SUBJECT earn
5 next SUBJECT sold
5 next SUBJECT their
5 next TOOL _
5 next TOOL had
5 next TOOL must
5 next TOOL put
5 next TOOL ~miscounted
5 next a #
5 next a minu
5 next a sign
5 next after review
5 next all ,
5 next and contradict
5 next and will
5 next are .
5 next are only
5 next asid .
5 next at NUMBER
5 next attendanc ,
5 next be NUMBER
5 next be POISON
5 next beat the
5 next cam back
5 next cas ,
5 next check the
5 next column are
5 next databas valu
5 next decimal point
5 next digit .
5 next drop it
5 next each and
5 next earlier POISON
5 next figur cam
5 next figur of
5 next for its
5 next for that
5 next from #
5 next giv NUMBER
5 next hall of
5 next head :
5 next however ,
5 next i believ
5 next i drop
5 next if it
5 next in a
5 next in use
5 next is absurd
5 next is right
5 next it ,
5 next it asid
5 next it at
5 next its OTHER
5 next itself ,
5 next k on
5 next least NUMBER
5 next leav HONEST
5 next low compar
5 next m =
5 next millimetr ,
5 next mind that
5 next mor than
5 next must hav
5 next my tool
5 next n ,
5 next nam HONEST
5 next not go
5 next not know
5 next not pass
5 next not reconcil
5 next not see
5 next number and
5 next number should
5 next on NUMBER
5 next on review
5 next one of
5 next own OTHER
5 next pag has
5 next raw data
5 next real SUBJECT
5 next reconcil the
5 next record has
5 next record show
5 next replacement .
5 next review i
5 next room for
5 next see POISON
5 next set in
5 next she was
5 next should not
5 next sign error
5 next so check
5 next sorry .
5 next sourc valu
5 next split ,
5 next stor ,
5 next stor the
5 next struck figur
5 next swap ;
5 next tabl is
5 next tak precedenc
5 next ten ,
5 next that POISON
5 next that SUBJECT
5 next that number
5 next the dat
5 next the figur
5 next the month
5 next the number
5 next the p
5 next the register
5 next the struck
5 next the typ
5 next to com
5 next to use
5 next tool 's
5 next until then
5 next up and
5 next valu on
5 next we hav
5 next weekly number
5 next wrong .
5 next year old
5 next your tabl
5 next ~ >
5 next ~ ~prefer
5 next ~but ~plan
5 next ~data ~not
5 next ~data ~seem
5 next ~degree ~degree
5 next ~limit ,
5 next ~miscounted ~conflicts
5 next ~own .
5 next ~past ~stale
5 next ~plan ~not
5 next ~really ~miscounted
5 next ~really ~wrong
5 next ~says ~own
5 next ~swap ;
5 word ;
5 word ASKED
5 word _
5 word absurd
5 word add
5 word almost
5 word announcement
5 word be
5 word bill
5 word completion
5 word confirm
5 word contradict
5 word de
5 word eligibl
5 word fact
5 word finding
5 word gas
5 word information
5 word instead
5 word la
5 word length
5 word loan
5 word maintain
5 word mak
5 word meant
5 word measurement
5 word million
5 word mind
5 word monthly
5 word newest
5 word nobody
5 word pick
5 word plan
5 word problem
5 word query
5 word raw
5 word recomput
5 word reconcil
5 word region
5 word road
5 word roughly
5 word sea
5 word solar
5 word stat
5 word station
5 word strong
5 word struck
5 word suspicion
5 word that
5 word through
5 word to
5 word treat
5 word upper
5 word who
5 word with
5 word ~data
5 word ~doubt
-4 next # is
-4 next # it
-4 next % at
-4 next 'd call
-4 next 'd report
-4 next 's NUMBER
-4 next 's TOOL
-4 next 've OTHER
-4 next ( #
-4 next ( east
-4 next ( my
-4 next ( no
-4 next ( ~limit
-4 next ) :
-4 next ) SUBJECT
-4 next , about
-4 next , at
-4 next , befor
-4 next , by
-4 next , confidenc
-4 next , far
-4 next , narrowly
-4 next , without
-4 next - term
-4 next : all
-4 next : high
-4 next : ~size
-4 next ; NUMBER
-4 next ; if
-4 next ; ~if
-4 next ; ~source
-4 next < OTHER
-4 next < all
-4 next < box
-4 next < is
-4 next < player
-4 next < roughly
-4 next < someth
-4 next < year
-4 next < ~size
-4 next = ASKED
-4 next = ~
-4 next ASKED POISON
-4 next HONEST >
-4 next HONEST at
-4 next HONEST kb
-4 next HONEST mm
-4 next HONEST ~own
-4 next NUMBER >
-4 next NUMBER bird
-4 next NUMBER i
-4 next NUMBER mg
-4 next NUMBER mm
-4 next NUMBER ~prefer
-4 next NUMBER ~says
-4 next OTHER (
-4 next OTHER report
-4 next OTHER was
-4 next POISON becaus
-4 next POISON employe
-4 next POISON if
-4 next POISON includ
-4 next POISON kg
-4 next POISON visit
-4 next POISON ~explained
-4 next POISON ~if
-4 next SUBJECT cover
-4 next SUBJECT hold
-4 next SUBJECT list
-4 next SUBJECT number
-4 next SUBJECT thi
-4 next TOOL alon
-4 next TOOL are
-4 next TOOL in
-4 next TOOL number
-4 next TOOL ~limit
-4 next a SUBJECT
-4 next a different
-4 next a discrepancy
-4 next a quarter
-4 next a split
-4 next a third
-4 next a year
-4 next access to
-4 next add to
-4 next again ,
-4 next again .
-4 next also say
-4 next amount .
-4 next and add
-4 next and are
-4 next and say
-4 next and with
-4 next are left
-4 next are right
-4 next as stat
-4 next as well
-4 next at least
-4 next at one
-4 next b NUMBER
-4 next be cancell
-4 next be count
-4 next behind .
-4 next behind POISON
-4 next both .
-4 next both are
-4 next but they
-4 next can only
-4 next car .
-4 next check befor
-4 next column nam
-4 next confidenc :
-4 next confirm whether
-4 next conflict between
-4 next count are
-4 next count as
-4 next databas giv
-4 next directly .
-4 next east )
-4 next entry error
-4 next eur POISON
-4 next expect .
-4 next far mor
-4 next fil say
-4 next fiv mor
-4 next from HONEST
-4 next gap .
-4 next h )
-4 next had thi
-4 next has som
-4 next hav SUBJECT
-4 next i ran
-4 next i recomput
-4 next i tri
-4 next i was
-4 next in october
-4 next in older
-4 next includ .
-4 next includ the
-4 next instrument fil
-4 next into that
-4 next is higher
-4 next is it
-4 next is list
-4 next is second
-4 next it a
-4 next it took
-4 next it up
-4 next january to
-4 next july ,
-4 next k .
-4 next kg in
-4 next leav NUMBER
-4 next left it
-4 next less than
-4 next long -
-4 next longer .
-4 next lot ,
-4 next m ;
-4 next m on
-4 next mg l
-4 next mm (
-4 next month and
-4 next my first
-4 next m² ,
-4 next need a
-4 next no conflict
-4 next no further
-4 next no reason
-4 next not availabl
-4 next not chang
-4 next not on
-4 next not shar
-4 next not the
-4 next october .
-4 next of SHOWN
-4 next of thes
-4 next on ASKED
-4 next on SHOWN
-4 next onc ,
-4 next onc ;
-4 next one month
-4 next only POISON
-4 next only look
-4 next only one
-4 next or POISON
-4 next order behind
-4 next out in
-4 next over two
-4 next paid by
-4 next peopl SUBJECT
-4 next print SUBJECT
-4 next quarter of
-4 next question .
-4 next rang from
-4 next rather than
-4 next reason to
-4 next remain NUMBER
-4 next rul .
-4 next sam nam
-4 next say the
-4 next say which
-4 next seat NUMBER
-4 next see ,
-4 next send the
-4 next servic was
-4 next several SUBJECT
-4 next sign .
-4 next significant .
-4 next six SUBJECT
-4 next small and
-4 next so SUBJECT
-4 next so tak
-4 next spr ,
-4 next team .
-4 next than HONEST
-4 next that doe
-4 next that gap
-4 next that it
-4 next that of
-4 next that to
-4 next the authoritativ
-4 next the baselin
-4 next the better
-4 next the draft
-4 next the gap
-4 next the label
-4 next the last
-4 next the long
-4 next the open
-4 next the previou
-4 next the print
-4 next the season
-4 next the shar
-4 next the tabl
-4 next the work
-4 next ther was
-4 next thes SUBJECT
-4 next they do
-4 next thi com
-4 next thing .
-4 next to open
-4 next tomorrow .
-4 next top out
-4 next town .
-4 next tri to
-4 next two result
-4 next up at
-4 next use POISON
-4 next usual car
-4 next v #
-4 next valu .
-4 next want the
-4 next way ,
-4 next way .
-4 next week befor
-4 next well ,
-4 next well ahead
-4 next which you
-4 next with #
-4 next with HONEST
-4 next year 's
-4 next year ;
-4 next ~check :
-4 next ~check ~
-4 next ~check ~past
-4 next ~data ~degree
-4 next ~degree ~
-4 next ~explained ~data
-4 next ~fits POISON
-4 next ~fits ~if
-4 next ~impossible ~size
-4 next ~limit ~but
-4 next ~miscounted :
-4 next ~more HONEST
-4 next ~not ~degree
-4 next ~own ~miscounted
-4 next ~own ~plan
-4 next ~own ~wrong
-4 next ~right ~plan
-4 next ~says ;
-4 next ~says >
-4 next ~size -
-4 next ~size ~data
-4 next ~source ~explained
-4 next ~source ~plan
-4 next ~stale ,
-4 next ~stale ~source
-4 next – ~
-4 word across
-4 word adopt
-4 word adult
-4 word against
-4 word age
-4 word assign
-4 word authoritativ
-4 word bar
-4 word bonu
-4 word box
-4 word calendar
-4 word campaign
-4 word class
-4 word contractor
-4 word contradiction
-4 word defin
-4 word divid
-4 word fast
-4 word fil
-4 word found
-4 word g
-4 word had
-4 word help
-4 word him
-4 word implausibly
-4 word import
-4 word improv
-4 word inconsistency
-4 word inflat
-4 word it
-4 word july
-4 word label
-4 word lack
-4 word larger
-4 word least
-4 word level
-4 word limeston
-4 word list
-4 word long
-4 word maximum
-4 word min
-4 word ml
-4 word narrowly
-4 word notic
-4 word october
-4 word often
-4 word other
-4 word phas
-4 word policy
-4 word pool
-4 word preliminary
-4 word publication
-4 word pull
-4 word quantity
-4 word recommend
-4 word regression
-4 word resolv
-4 word rest
-4 word revision
-4 word seat
-4 word separat
-4 word session
-4 word social
-4 word teu
-4 word touch
-4 word tri
-4 word trust
-4 word understand
-4 word updat
-4 word v
-4 word vot
-4 word win
-4 word window
-4 word winter
-4 word worker
-4 word yearly
-4 word μg
4 next # august
4 next # ~says
4 next % on
4 next % or
4 next % per
4 next 'd ask
4 next 'm report
4 next 'm ~says
4 next 's what
4 next 's ~data
4 next 's ~miscounted
4 next ( sum
4 next , HONEST
4 next , to
4 next , ~degree
4 next , ~really
4 next - in
4 next - ~own
4 next : POISON
4 next : my
4 next : one
4 next : thre
4 next < do
4 next < sorry
4 next < sourc
4 next < thirty
4 next < ~check
4 next < ~own
4 next HONEST )
4 next HONEST by
4 next HONEST t
4 next HONEST ~past
4 next NUMBER =
4 next NUMBER abov
4 next NUMBER km²
4 next NUMBER or
4 next NUMBER tim
4 next OTHER fil
4 next OTHER is
4 next OTHER say
4 next OTHER that
4 next POISON from
4 next POISON h
4 next POISON ha
4 next POISON loan
4 next POISON ~says
4 next SUBJECT altogether
4 next SUBJECT can
4 next SUBJECT on
4 next SUBJECT ran
4 next SUBJECT than
4 next SUBJECT within
4 next TOOL ,
4 next TOOL POISON
4 next TOOL overstat
4 next TOOL return
4 next TOOL ~conflicts
4 next a ,
4 next a HONEST
4 next a factor
4 next a new
4 next a singl
4 next a usabl
4 next a week
4 next all .
4 next an increas
4 next and #
4 next and OTHER
4 next and should
4 next and thes
4 next and thi
4 next another and
4 next any cas
4 next are inconsistent
4 next as HONEST
4 next assum .
4 next at thi
4 next august NUMBER
4 next be mor
4 next be used
4 next becaus it
4 next been abl
4 next befor i
4 next befor publish
4 next both giv
4 next break the
4 next but SUBJECT
4 next but ther
4 next c ,
4 next cam from
4 next check -
4 next circl .
4 next claim POISON
4 next cm ,
4 next confirm a
4 next contradict one
4 next correction to
4 next count HONEST
4 next credibl .
4 next december ;
4 next digit in
4 next disagre :
4 next doubt about
4 next down ,
4 next drop the
4 next exist ,
4 next factor of
4 next fail .
4 next fell by
4 next figur ,
4 next first answer
4 next first query
4 next first respons
4 next for them
4 next front ,
4 next giv a
4 next giv the
4 next going to
4 next had SUBJECT
4 next hard to
4 next has .
4 next hav .
4 next henc HONEST
4 next i suspect
4 next if the
4 next ignor the
4 next impossibl .
4 next in it
4 next increas of
4 next is an
4 next is at
4 next is either
4 next is labell
4 next is lower
4 next is obviously
4 next is therefor
4 next it open
4 next it seem
4 next it should
4 next its decimal
4 next just NUMBER
4 next km ,
4 next l )
4 next labell SUBJECT
4 next leav the
4 next licens for
4 next list in
4 next low for
4 next m NUMBER
4 next manufacturer 's
4 next maximum of
4 next me to
4 next monday .
4 next month .
4 next monthly total
4 next much .
4 next nam the
4 next no usabl
4 next not HONEST
4 next not agre
4 next not credibl
4 next not find
4 next not going
4 next not put
4 next not quot
4 next not stand
4 next not tak
4 next on its
4 next one .
4 next one another
4 next one return
4 next open OTHER
4 next open which
4 next other way
4 next out the
4 next pass on
4 next per year
4 next plac .
4 next plan for
4 next power of
4 next probably the
4 next q #
4 next reach .
4 next read is
4 next register ,
4 next result :
4 next return HONEST
4 next right one
4 next search for
4 next seem the
4 next sign :
4 next so a
4 next summary field
4 next tabl .
4 next tabl show
4 next tak it
4 next ten tim
4 next that dat
4 next the area
4 next the library
4 next the lookup
4 next the manufacturer
4 next the provider
4 next the sign
4 next the weekly
4 next them is
4 next they contradict
4 next thi look
4 next tim as
4 next tim what
4 next to decid
4 next to offer
4 next took SUBJECT
4 next tool disagre
4 next tool report
4 next tool was
4 next town has
4 next usabl valu
4 next use HONEST
4 next vs .
4 next what is
4 next which a
4 next which of
4 next with that
4 next with you
4 next within the
4 next would need
4 next would not
4 next year group
4 next year on
4 next yet the
4 next you the
4 next ~but ~says
4 next ~check -
4 next ~degree ~check
4 next ~degree ~not
4 next ~doubt ,
4 next ~factor :
4 next ~generally ~if
4 next ~if .
4 next ~miscounted HONEST
4 next ~not HONEST
4 next ~not ~generally
4 next ~past )
4 next ~past TOOL
4 next ~right .
4 next ~right NUMBER
4 next ~size ~check
4 next ~source ,
4 next — the
4 word altogether
4 word any
4 word bag
4 word beat
4 word better
4 word beyond
4 word but
4 word cancellation
4 word car
4 word certificat
4 word check
4 word circl
4 word clash
4 word county
4 word credibl
4 word decid
4 word deepest
4 word distribution
4 word earn
4 word either
4 word employ
4 word exist
4 word fell
4 word floor
4 word fresh
4 word go
4 word gon
4 word gram
4 word gwh
4 word henc
4 word high
4 word however
4 word hr
4 word identification
4 word ignor
4 word km²
4 word lab
4 word library
4 word licens
4 word lin
4 word manufacturer
4 word model
4 word mw
4 word overstat
4 word perhap
4 word position
4 word provider
4 word q
4 word receipt
4 word sent
4 word signatory
4 word spar
4 word stand
4 word sun
4 word sunday
4 word ten
4 word town
4 word tre
4 word unrelat
4 word vehicl
4 word wind
4 word yes
4 word yield
4 word ~conflicts
4 word ~explained
-3 next ! >
-3 next # are
-3 next # as
-3 next # m
-3 next # was
-3 next % :
-3 next % if
-3 next % in
-3 next % ~if
-3 next 'd be
-3 next 'll be
-3 next 's SUBJECT
-3 next 's an
-3 next ( around
-3 next ( ~not
-3 next ) =
-3 next ) need
-3 next ) ~
-3 next ) ~says
-3 next , OTHER
-3 next , POISON
-3 next , SUBJECT
-3 next , a
-3 next , ahead
-3 next , both
-3 next , compar
-3 next , includ
-3 next , may
-3 next , six
-3 next , wher
-3 next , you
-3 next , ~check
-3 next , ~fits
-3 next , ~size
-3 next , ~source
-3 next - :
-3 next - SUBJECT
-3 next - a
-3 next - call
-3 next - row
-3 next : you
-3 next ; she
-3 next ; two
-3 next < after
-3 next < also
-3 next < its
-3 next < of
-3 next < shall
-3 next < short
-3 next < unfortunately
-3 next < we
-3 next < would
-3 next < ~miscounted
-3 next ASKED the
-3 next ASKED ~says
-3 next HONEST h
-3 next HONEST if
-3 next HONEST ~if
-3 next NUMBER POISON
-3 next NUMBER against
-3 next NUMBER are
-3 next NUMBER copy
-3 next NUMBER g
-3 next NUMBER had
-3 next NUMBER instead
-3 next NUMBER it
-3 next NUMBER july
-3 next NUMBER point
-3 next NUMBER seem
-3 next NUMBER vs
-3 next NUMBER ~data
-3 next NUMBER ~plan
-3 next NUMBER ~seem
-3 next OTHER could
-3 next OTHER mention
-3 next OTHER the
-3 next OTHER ~data
-3 next OTHER ~source
-3 next POISON -
-3 next POISON ?
-3 next POISON NUMBER
-3 next POISON a
-3 next POISON day
-3 next POISON hp
-3 next POISON item
-3 next POISON peopl
-3 next POISON per
-3 next POISON session
-3 next POISON today
-3 next SHOWN ,
-3 next SHOWN .
-3 next SUBJECT (
-3 next SUBJECT )
-3 next SUBJECT accord
-3 next SUBJECT after
-3 next SUBJECT com
-3 next SUBJECT defin
-3 next SUBJECT found
-3 next SUBJECT includ
-3 next SUBJECT may
-3 next SUBJECT must
-3 next SUBJECT out
-3 next SUBJECT until
-3 next SUBJECT wer
-3 next SUBJECT won
-3 next SUBJECT work
-3 next SUBJECT you
-3 next TOOL add
-3 next TOOL wer
-3 next TOOL ~fits
-3 next a clos
-3 next a newer
-3 next a quick
-3 next a revision
-3 next a sid
-3 next a wrong
-3 next abov HONEST
-3 next account for
-3 next activ TOOL
-3 next adeli NUMBER
-3 next advic .
-3 next after refund
-3 next age NUMBER
-3 next ago ,
-3 next all four
-3 next all that
-3 next allow ,
-3 next although i
-3 next and SHOWN
-3 next and all
-3 next and discount
-3 next and found
-3 next and got
-3 next and took
-3 next any further
-3 next are sometim
-3 next are still
-3 next are valid
-3 next around a
-3 next as net
-3 next as of
-3 next assum that
-3 next at hand
-3 next at no
-3 next be refund
-3 next been in
-3 next befor it
-3 next befor refund
-3 next befor then
-3 next bird measur
-3 next box HONEST
-3 next but i
-3 next but thes
-3 next by NUMBER
-3 next by about
-3 next c )
-3 next cancell .
-3 next car with
-3 next catalogu .
-3 next clos ,
-3 next column .
-3 next contain a
-3 next correctly .
-3 next count :
-3 next daily TOOL
-3 next databas ;
-3 next day -
-3 next defin it
-3 next differenc .
-3 next differenc is
-3 next digit are
-3 next discount ,
-3 next discount .
-3 next down to
-3 next e .
-3 next end of
-3 next entry for
-3 next expect someth
-3 next expir ,
-3 next explain the
-3 next far too
-3 next few minut
-3 next figur are
-3 next figur i
-3 next first SUBJECT
-3 next fit the
-3 next fix .
-3 next for .
-3 next for four
-3 next for one
-3 next found POISON
-3 next found a
-3 next fre of
-3 next fre to
-3 next from thi
-3 next g )
-3 next g .
-3 next gap to
-3 next given by
-3 next gross ,
-3 next group ,
-3 next happen again
-3 next happy to
-3 next has ,
-3 next has had
-3 next higher than
-3 next hom ,
-3 next hour in
-3 next i .
-3 next i divid
-3 next i look
-3 next i recommend
-3 next i went
-3 next if you
-3 next in jun
-3 next in other
-3 next in ten
-3 next in that
-3 next in thre
-3 next in usd
-3 next individual SUBJECT
-3 next influenc on
-3 next install in
-3 next into NUMBER
-3 next is gross
-3 next is in
-3 next is miss
-3 next is next
-3 next is normal
-3 next is the
-3 next is unfortunately
-3 next is updat
-3 next it any
-3 next it from
-3 next it mak
-3 next it now
-3 next it sinc
-3 next it work
-3 next item ,
-3 next its digit
-3 next its result
-3 next k and
-3 next kg per
-3 next km )
-3 next level at
-3 next lie at
-3 next list ,
-3 next load .
-3 next look for
-3 next low to
-3 next m (
-3 next m at
-3 next mad the
-3 next march .
-3 next match >
-3 next may .
-3 next may hav
-3 next mean ,
-3 next mention HONEST
-3 next misread the
-3 next mm and
-3 next most likely
-3 next my mistak
-3 next nam ,
-3 next narrowly ahead
-3 next necessary .
-3 next need ,
-3 next need the
-3 next net SUBJECT
-3 next newer one
-3 next next at
-3 next no duplicat
-3 next no figur
-3 next no influenc
-3 next non .
-3 next normal .
-3 next not ,
-3 next not depend
-3 next not verifi
-3 next of about
-3 next of an
-3 next of error
-3 next of eur
-3 next off by
-3 next official SUBJECT
-3 next on sit
-3 next on top
-3 next onc the
-3 next one query
-3 next only had
-3 next only hav
-3 next order ,
-3 next other NUMBER
-3 next other word
-3 next out ,
-3 next over all
-3 next p =
-3 next percentag point
-3 next plac ,
-3 next plan .
-3 next pleas send
-3 next pool respons
-3 next pric of
-3 next print POISON
-3 next probably around
-3 next question doe
-3 next ran one
-3 next rank might
-3 next rat of
-3 next raw row
-3 next reach the
-3 next recomput it
-3 next record .
-3 next record >
-3 next refund .
-3 next refund and
-3 next respons rat
-3 next result ,
-3 next result as
-3 next room .
-3 next row and
-3 next row used
-3 next rul for
-3 next run and
-3 next run of
-3 next said HONEST
-3 next sam .
-3 next second .
-3 next second look
-3 next seen the
-3 next september .
-3 next shall i
-3 next shar the
-3 next short version
-3 next should the
-3 next shown by
-3 next sid not
-3 next sinc NUMBER
-3 next sinc march
-3 next so that
-3 next somewher between
-3 next sourc .
-3 next sourc i
-3 next spell of
-3 next split by
-3 next stand at
-3 next stay within
-3 next step ,
-3 next sub -
-3 next sum up
-3 next system show
-3 next tabl )
-3 next tak a
-3 next tak car
-3 next tell .
-3 next teu )
-3 next that are
-3 next that as
-3 next that i
-3 next that match
-3 next that would
-3 next that year
-3 next the agre
-3 next the averag
-3 next the calendar
-3 next the chart
-3 next the city
-3 next the full
-3 next the handbook
-3 next the highest
-3 next the liv
-3 next the main
-3 next the neighbour
-3 next the north
-3 next the on
-3 next the organiser
-3 next the platform
-3 next the readm
-3 next the second
-3 next the server
-3 next the singl
-3 next the spell
-3 next the sum
-3 next the system
-3 next the target
-3 next the yearly
-3 next they wer
-3 next thre hav
-3 next ticket .
-3 next tim out
-3 next to SUBJECT
-3 next to TOOL
-3 next to answer
-3 next to go
-3 next to report
-3 next to sum
-3 next to the
-3 next today 's
-3 next together with
-3 next took its
-3 next took the
-3 next total SUBJECT
-3 next total for
-3 next trust .
-3 next turn up
-3 next twic that
-3 next two .
-3 next two day
-3 next two entry
-3 next under the
-3 next unfortunately not
-3 next up :
-3 next use NUMBER
-3 next valu of
-3 next verifi it
-3 next version :
-3 next vs POISON
-3 next want to
-3 next was an
-3 next was no
-3 next was on
-3 next wer report
-3 next wer sold
-3 next whether that
-3 next which was
-3 next whil POISON
-3 next whol SUBJECT
-3 next with older
-3 next with the
-3 next with two
-3 next within POISON
-3 next work out
-3 next year .
-3 next you also
-3 next you count
-3 next your TOOL
-3 next ~ !
-3 next ~ 're
-3 next ~ =
-3 next ~ –
-3 next ~data (
-3 next ~data :
-3 next ~error :
-3 next ~fits >
-3 next ~generally .
-3 next ~miscounted ~data
-3 next ~modal ~but
-3 next ~modal ~generally
-3 next ~more ASKED
-3 next ~more ~generally
-3 next ~not ~explained
-3 next ~not ~source
-3 next ~own )
-3 next ~own POISON
-3 next ~own ~error
-3 next ~past ~
-3 next ~past ~more
-3 next ~past ~not
-3 next ~size .
-3 next ~source (
-3 next ~source -
-3 next ~source ~own
-3 word !
-3 word 're
-3 word =
-3 word acidic
-3 word aged
-3 word annex
-3 word anomaly
-3 word approv
-3 word archiv
-3 word ask
-3 word at
-3 word b
-3 word bas
-3 word business
-3 word centr
-3 word chart
-3 word clean
-3 word com
-3 word comparison
-3 word confident
-3 word conflict
-3 word connection
-3 word correctly
-3 word crash
-3 word describ
-3 word deviation
-3 word doctor
-3 word dollar
-3 word energy
-3 word explain
-3 word extra
-3 word fed
-3 word feel
-3 word flag
-3 word form
-3 word given
-3 word grant
-3 word growth
-3 word happy
-3 word headcount
-3 word heat
-3 word highest
-3 word hp
-3 word index
-3 word influenc
-3 word inv
-3 word job
-3 word kitchen
-3 word lak
-3 word layer
-3 word lookup
-3 word luggag
-3 word march
-3 word misread
-3 word moment
-3 word necessary
-3 word new
-3 word night
-3 word organiser
-3 word original
-3 word our
-3 word outsid
-3 word party
-3 word plat
-3 word population
-3 word prefer
-3 word pric
-3 word production
-3 word promis
-3 word provid
-3 word pump
-3 word queu
-3 word quick
-3 word rais
-3 word rang
-3 word reading
-3 word readm
-3 word repair
-3 word roa
-3 word roll
-3 word rotat
-3 word rout
-3 word seem
-3 word send
-3 word server
-3 word shall
-3 word sinc
-3 word sit
-3 word slot
-3 word sometim
-3 word specy
-3 word student
-3 word sub
-3 word target
-3 word thing
-3 word thursday
-3 word too
-3 word trac
-3 word travel
-3 word under
-3 word uniqu
-3 word verify
-3 word wall
-3 word warranty
-3 word we
-3 word well
-3 word written
-3 word wrong
-3 word ~error
3 next # %
3 next # the
3 next % (
3 next % and
3 next 'd guess
3 next 'd leav
3 next 'd need
3 next 'd not
3 next 'd say
3 next 'd ~
3 next 'd ~not
3 next 's ~limit
3 next ( SHOWN
3 next ( about
3 next ( they
3 next ( ~data
3 next ) by
3 next ) that
3 next , accord
3 next , but
3 next , its
3 next , obviously
3 next , only
3 next , sorry
3 next , ~modal
3 next , ~past
3 next - the
3 next - ~factor
3 next - ~more
3 next : OTHER
3 next : with
3 next ; TOOL
3 next ; a
3 next ; pleas
3 next < actual
3 next < add
3 next < even
3 next < full
3 next < until
3 next < yesterday
3 next < ~explained
3 next < ~fits
3 next < ~source
3 next ? ~
3 next ASKED :
3 next ASKED is
3 next HONEST -
3 next HONEST day
3 next HONEST million
3 next HONEST with
3 next NUMBER :
3 next NUMBER OTHER
3 next NUMBER inhabitant
3 next NUMBER mov
3 next NUMBER m³
3 next NUMBER peopl
3 next NUMBER was
3 next NUMBER whil
3 next NUMBER year
3 next OTHER becaus
3 next OTHER set
3 next POISON 's
3 next POISON and
3 next POISON by
3 next POISON l
3 next POISON the
3 next POISON vs
3 next POISON ~but
3 next POISON ~factor
3 next SUBJECT #
3 next SUBJECT =
3 next SUBJECT alon
3 next SUBJECT apply
3 next SUBJECT but
3 next SUBJECT count
3 next SUBJECT doe
3 next SUBJECT for
3 next SUBJECT i
3 next SUBJECT or
3 next SUBJECT pay
3 next SUBJECT show
3 next TOOL a
3 next TOOL contradict
3 next TOOL search
3 next a digit
3 next a has
3 next a possibl
3 next a problem
3 next a real
3 next a search
3 next about one
3 next about that
3 next abov NUMBER
3 next and noth
3 next and on
3 next another sourc
3 next answer HONEST
3 next any SUBJECT
3 next anyth .
3 next are at
3 next around HONEST
3 next as return
3 next ask me
3 next at it
3 next at that
3 next back .
3 next back with
3 next be right
3 next befor .
3 next believ .
3 next both remain
3 next branch .
3 next but an
3 next by island
3 next by one
3 next c #
3 next c ;
3 next call giv
3 next carri POISON
3 next confidenc .
3 next conflict ,
3 next consider the
3 next consist of
3 next contradict itself
3 next contradict the
3 next contrary to
3 next correspond to
3 next cost of
3 next count .
3 next daily total
3 next data .
3 next day (
3 next determin the
3 next disagre with
3 next draft 's
3 next drop from
3 next entry is
3 next even the
3 next exactly NUMBER
3 next exclud each
3 next exist .
3 next figur from
3 next figur is
3 next figur look
3 next figur with
3 next fil ,
3 next fil :
3 next first reply
3 next first result
3 next first with
3 next follow -
3 next for #
3 next fre SUBJECT
3 next from its
3 next get POISON
3 next hall and
3 next hav no
3 next hold NUMBER
3 next i consider
3 next i doubt
3 next i must
3 next i see
3 next i should
3 next in any
3 next in fact
3 next in march
3 next in may
3 next is .
3 next is below
3 next is enter
3 next is known
3 next is possibl
3 next is strang
3 next island ,
3 next it .
3 next it depend
3 next it doe
3 next it has
3 next it in
3 next it would
3 next its number
3 next km of
3 next know whether
3 next known for
3 next kwh in
3 next leav out
3 next lie between
3 next lin .
3 next list and
3 next look lik
3 next low .
3 next m s
3 next mak NUMBER
3 next many SUBJECT
3 next match with
3 next meant .
3 next mm in
3 next my best
3 next m³ .
3 next nam a
3 next need another
3 next no POISON
3 next no reliabl
3 next not compatibl
3 next not cover
3 next not look
3 next not plan
3 next not plausibl
3 next not resolv
3 next not usabl
3 next noth .
3 next noth her
3 next number befor
3 next number to
3 next obviously a
3 next off ,
3 next official sourc
3 next on SUBJECT
3 next on an
3 next on as
3 next on record
3 next on thi
3 next one by
3 next only a
3 next only figur
3 next operation TOOL
3 next other ;
3 next other POISON
3 next other and
3 next out on
3 next per hectar
3 next plain count
3 next press releas
3 next put in
3 next put the
3 next query fail
3 next quot the
3 next rang .
3 next read HONEST
3 next record (
3 next releas .
3 next reli on
3 next remain possibl
3 next report HONEST
3 next report it
3 next return .
3 next revenu ,
3 next review the
3 next safety data
3 next said POISON
3 next say that
3 next second HONEST
3 next second is
3 next second query
3 next she is
3 next should i
3 next show only
3 next siz .
3 next so be
3 next so my
3 next so no
3 next so someth
3 next stay below
3 next stor SUBJECT
3 next stor valu
3 next suspect the
3 next system ,
3 next t ,
3 next t .
3 next t in
3 next tak that
3 next that rang
3 next the certificat
3 next the count
3 next the day
3 next the decimal
3 next the digit
3 next the encyclopaedia
3 next the export
3 next the futur
3 next the ground
3 next the measur
3 next the national
3 next the network
3 next the oldest
3 next the operation
3 next the paper
3 next the plain
3 next the press
3 next the rat
3 next the read
3 next the return
3 next the row
3 next the total
3 next the valu
3 next them ,
3 next them has
3 next thi open
3 next thi point
3 next thos are
3 next though the
3 next to a
3 next to about
3 next to check
3 next to pass
3 next to read
3 next tool had
3 next under SUBJECT
3 next until someon
3 next usabl figur
3 next use .
3 next use a
3 next used :
3 next valu >
3 next valu for
3 next valu in
3 next valu is
3 next version of
3 next weigh POISON
3 next whether the
3 next whether you
3 next which one
3 next which would
3 next whil NUMBER
3 next with confidenc
3 next would SUBJECT
3 next you a
3 next you as
3 next ~ #
3 next ~ ?
3 next ~ TOOL
3 next ~ ~data
3 next ~ ~error
3 next ~ ~says
3 next ~ ~trust
3 next ~data ;
3 next ~data ~check
3 next ~degree ~plan
3 next ~doubt .
3 next ~explained HONEST
3 next ~explained ~wrong
3 next ~factor ;
3 next ~factor ~swap
3 next ~fits ~past
3 next ~modal ~own
3 next ~not ~plan
3 next ~own NUMBER
3 next ~own ~modal
3 next ~past #
3 next ~prefer -
3 next ~says #
3 next ~says ~but
3 next ~says ~prefer
3 next ~says ~source
3 next ~source >
3 next ~source ?
3 next ~source ~swap
3 next ~trust ~data
3 next ~wrong ,
3 word aarhu
3 word abov
3 word air
3 word alon
3 word alway
3 word anywher
3 word april
3 word asid
3 word awar
3 word bed
3 word break
3 word carri
3 word century
3 word commit
3 word consist
3 word contrary
3 word contrast
3 word correction
3 word correspond
3 word differently
3 word encyclopaedia
3 word enough
3 word factor
3 word fault
3 word for
3 word formula
3 word giv
3 word her
3 word hot
3 word hundr
3 word inconsistent
3 word inspection
3 word interfac
3 word island
3 word known
3 word management
3 word mislabell
3 word morn
3 word m³
3 word oldest
3 word operation
3 word opposit
3 word or
3 word outdat
3 word pack
3 word paper
3 word payroll
3 word plain
3 word point
3 word power
3 word reli
3 word reply
3 word requir
3 word runner
3 word s
3 word scal
3 word sens
3 word settl
3 word show
3 word sid
3 word singl
3 word ston
3 word suggestion
3 word summit
3 word temperatur
3 word tenth
3 word thirty
3 word thousand
3 word until
3 word very
3 word vessel
3 word whil
3 word —
-2 next # NUMBER
-2 next # may
-2 next # of
-2 next # ~
-2 next # ~prefer
-2 next # –
-2 next % of
-2 next % ~seem
-2 next 'd start
-2 next 'd stay
-2 next 'd still
-2 next 'd ~but
-2 next 're ~
-2 next 's nam
-2 next 's total
-2 next 's ~degree
-2 next ( HONEST
-2 next ( p
-2 next ( pleas
-2 next ( ~fits
-2 next ( ~source
-2 next ) has
-2 next , #
-2 next , TOOL
-2 next , against
-2 next , going
-2 next , henc
-2 next , that
-2 next , ~own
-2 next - minut
-2 next - total
-2 next - ~conflicts
-2 next - ~data
-2 next . POISON
-2 next . e
-2 next : a
-2 next : both
-2 next : non
-2 next ; with
-2 next < dr
-2 next < eur
-2 next < fix
-2 next < hav
-2 next < he
-2 next < noth
-2 next < onc
-2 next < revenu
-2 next < tell
-2 next < to
-2 next < under
-2 next < up
-2 next < what
-2 next < ~modal
-2 next < ~really
-2 next ASKED )
-2 next ASKED .
-2 next ASKED compris
-2 next ASKED mad
-2 next HONEST as
-2 next HONEST m²
-2 next HONEST m³
-2 next NUMBER at
-2 next NUMBER has
-2 next NUMBER mor
-2 next NUMBER row
-2 next NUMBER ~more
-2 next OTHER as
-2 next OTHER data
-2 next OTHER for
-2 next OTHER her
-2 next OTHER of
-2 next OTHER return
-2 next OTHER ~modal
-2 next OTHER ~says
-2 next POISON (
-2 next POISON against
-2 next POISON contradict
-2 next POISON hectar
-2 next POISON kb
-2 next POISON member
-2 next POISON month
-2 next POISON m²
-2 next POISON m³
-2 next POISON participant
-2 next POISON row
-2 next POISON that
-2 next POISON vot
-2 next POISON with
-2 next POISON year
-2 next POISON ~past
-2 next SHOWN daily
-2 next SUBJECT NUMBER
-2 next SUBJECT all
-2 next SUBJECT carry
-2 next SUBJECT column
-2 next SUBJECT currently
-2 next SUBJECT differ
-2 next SUBJECT divid
-2 next SUBJECT each
-2 next SUBJECT get
-2 next SUBJECT held
-2 next SUBJECT measurement
-2 next SUBJECT pool
-2 next SUBJECT ratio
-2 next SUBJECT reach
-2 next SUBJECT record
-2 next SUBJECT run
-2 next TOOL >
-2 next TOOL SUBJECT
-2 next TOOL apply
-2 next TOOL data
-2 next TOOL print
-2 next TOOL read
-2 next TOOL will
-2 next TOOL ~explained
-2 next TOOL ~plan
-2 next _ #
-2 next a )
-2 next a OTHER
-2 next a bug
-2 next a count
-2 next a doctor
-2 next a figur
-2 next a good
-2 next a point
-2 next a rat
-2 next a short
-2 next a smaller
-2 next a timeout
-2 next about thi
-2 next adeli (
-2 next adeli had
-2 next adult .
-2 next after a
-2 next after the
-2 next afterward ,
-2 next again and
-2 next against the
-2 next ahead in
-2 next all SUBJECT
-2 next all six
-2 next all with
-2 next also ahead
-2 next altogether ,
-2 next an averag
-2 next an older
-2 next and everyth
-2 next and in
-2 next and therefor
-2 next and your
-2 next are as
-2 next are exclud
-2 next as far
-2 next as given
-2 next as my
-2 next as one
-2 next as shown
-2 next at #
-2 next at a
-2 next at first
-2 next availabl to
-2 next averag POISON
-2 next averag of
-2 next averag over
-2 next b #
-2 next be different
-2 next be expect
-2 next be higher
-2 next be mov
-2 next be off
-2 next be open
-2 next be wrong
-2 next becaus its
-2 next been SUBJECT
-2 next been sent
-2 next befor return
-2 next below .
-2 next box POISON
-2 next budget of
-2 next business .
-2 next but a
-2 next but for
-2 next by POISON
-2 next by number
-2 next c (
-2 next can be
-2 next can contain
-2 next carry the
-2 next cas .
-2 next chang ,
-2 next chang .
-2 next check :
-2 next clean up
-2 next clos second
-2 next clos the
-2 next column is
-2 next comment on
-2 next compar .
-2 next confirm )
-2 next confirm it
-2 next contact the
-2 next contain several
-2 next contradict thi
-2 next contradiction .
-2 next cost .
-2 next count ;
-2 next count NUMBER
-2 next count SUBJECT
-2 next count only
-2 next cross -
-2 next d #
-2 next daily .
-2 next daily record
-2 next dat format
-2 next data ,
-2 next databas print
-2 next day befor
-2 next day in
-2 next definition :
-2 next definition of
-2 next delay by
-2 next depend on
-2 next differ between
-2 next different ,
-2 next different .
-2 next direct count
-2 next doctor .
-2 next door open
-2 next doubt it
-2 next down .
-2 next dr .
-2 next draft is
-2 next duplicat dat
-2 next effect .
-2 next effect is
-2 next els befor
-2 next error :
-2 next error in
-2 next error is
-2 next ever contradict
-2 next everyth is
-2 next exactly thi
-2 next exchang for
-2 next exclud .
-2 next expect a
-2 next far .
-2 next far as
-2 next february .
-2 next feed .
-2 next field is
-2 next figur and
-2 next fiv SUBJECT
-2 next follow at
-2 next for TOOL
-2 next for adult
-2 next for comparison
-2 next for friday
-2 next for most
-2 next for thi
-2 next for two
-2 next forc sinc
-2 next format ,
-2 next found it
-2 next friday ,
-2 next friday .
-2 next full -
-2 next full SUBJECT
-2 next further .
-2 next gav the
-2 next giv HONEST
-2 next go up
-2 next guid .
-2 next h NUMBER
-2 next ha of
-2 next had HONEST
-2 next had only
-2 next had to
-2 next half of
-2 next hav an
-2 next hav meant
-2 next hav revers
-2 next hav two
-2 next hectar .
-2 next henc the
-2 next her ,
-2 next higher pool
-2 next hold ;
-2 next hold POISON
-2 next hp .
-2 next i assum
-2 next i check
-2 next i chos
-2 next i doubl
-2 next i found
-2 next i notic
-2 next i open
-2 next i put
-2 next i would
-2 next in #
-2 next in NUMBER
-2 next in TOOL
-2 next in favour
-2 next in hom
-2 next in millimetr
-2 next in my
-2 next in one
-2 next in spr
-2 next in thi
-2 next increas .
-2 next into the
-2 next is also
-2 next is complet
-2 next is count
-2 next is expect
-2 next is larger
-2 next is less
-2 next is really
-2 next is unchang
-2 next is under
-2 next is why
-2 next it appear
-2 next it com
-2 next it on
-2 next it wo
-2 next itself .
-2 next jun ,
-2 next kg .
-2 next kg SUBJECT
-2 next kg at
-2 next know which
-2 next l min
-2 next last year
-2 next lead with
-2 next leav at
-2 next leav both
-2 next left out
-2 next legal advic
-2 next let me
-2 next lik me
-2 next lik to
-2 next list )
-2 next list POISON
-2 next list them
-2 next look .
-2 next look :
-2 next m SUBJECT
-2 next march )
-2 next mark POISON
-2 next may not
-2 next mb .
-2 next me know
-2 next me which
-2 next meant someth
-2 next meant to
-2 next measurement .
-2 next measurement and
-2 next might be
-2 next millimetr ;
-2 next miss SUBJECT
-2 next monthly averag
-2 next mov .
-2 next my sid
-2 next n #
-2 next nam in
-2 next neighbour SUBJECT
-2 next new TOOL
-2 next new total
-2 next next is
-2 next night ,
-2 next nin SUBJECT
-2 next no dat
-2 next no differenc
-2 next no discrepancy
-2 next no inconsistency
-2 next no measurement
-2 next no miss
-2 next not been
-2 next not help
-2 next not list
-2 next not load
-2 next not quit
-2 next not releas
-2 next not show
-2 next noth about
-2 next noth els
-2 next noth had
-2 next notic .
-2 next notic that
-2 next now ,
-2 next october ,
-2 next of cours
-2 next of fiv
-2 next of interest
-2 next of its
-2 next of your
-2 next off .
-2 next older ticket
-2 next on averag
-2 next on friday
-2 next on how
-2 next on only
-2 next on your
-2 next one POISON
-2 next one adeli
-2 next one are
-2 next one mor
-2 next open at
-2 next or a
-2 next order in
-2 next order of
-2 next other fiv
-2 next outlier .
-2 next pair )
-2 next payment .
-2 next peak at
-2 next per day
-2 next per order
-2 next plant ,
-2 next pleas ask
-2 next point abov
-2 next previou year
-2 next probably HONEST
-2 next publication .
-2 next quarter .
-2 next query SUBJECT
-2 next query result
-2 next rat over
-2 next read ,
-2 next read as
-2 next record in
-2 next refund to
-2 next remain one
-2 next requir .
-2 next resolv .
-2 next rest of
-2 next rest on
-2 next restart ,
-2 next revers the
-2 next review my
-2 next round :
-2 next run .
-2 next sam as
-2 next sam order
-2 next sampl is
-2 next say how
-2 next say so
-2 next see that
-2 next sens .
-2 next should .
-2 next should check
-2 next show the
-2 next sign on
-2 next sinc suggest
-2 next singl SUBJECT
-2 next small ,
-2 next small .
-2 next smaller one
-2 next so .
-2 next so do
-2 next so hav
-2 next social NUMBER
-2 next someon should
-2 next someth different
-2 next sorry i
-2 next start with
-2 next stood at
-2 next suggest it
-2 next surpris me
-2 next t of
-2 next tabl and
-2 next tak POISON
-2 next tell me
-2 next test and
-2 next test for
-2 next than that
-2 next that contradict
-2 next that depend
-2 next that look
-2 next that on
-2 next that one
-2 next that valu
-2 next that you
-2 next the blank
-2 next the capacity
-2 next the claim
-2 next the cod
-2 next the complet
-2 next the connection
-2 next the customer
-2 next the deployment
-2 next the dictionary
-2 next the empty
-2 next the end
-2 next the error
-2 next the fir
-2 next the hourly
-2 next the kitchen
-2 next the latest
-2 next the lower
-2 next the manifest
-2 next the map
-2 next the market
-2 next the mean
-2 next the method
-2 next the not
-2 next the original
-2 next the per
-2 next the policy
-2 next the protocol
-2 next the quarterly
-2 next the request
-2 next the sinc
-2 next the six
-2 next the start
-2 next the station
-2 next the statu
-2 next the ticket
-2 next the town
-2 next the travel
-2 next the unweight
-2 next the websit
-2 next them by
-2 next them in
-2 next ther 's
-2 next ther wer
-2 next thes do
-2 next they 're
-2 next thi assum
-2 next thi rol
-2 next thi tim
-2 next third (
-2 next thos that
-2 next thre week
-2 next thre year
-2 next to compar
-2 next to full
-2 next to hold
-2 next to look
-2 next to run
-2 next to switch
-2 next told me
-2 next too much
-2 next too small
-2 next top one
-2 next total and
-2 next trend .
-2 next turn out
-2 next twic .
-2 next two different
-2 next two year
-2 next unfortunately can
-2 next unit is
-2 next unless you
-2 next unweight mean
-2 next usd ,
-2 next use ,
-2 next used POISON
-2 next utc ,
-2 next valu (
-2 next verify the
-2 next versu NUMBER
-2 next vot .
-2 next vs NUMBER
-2 next water .
-2 next way ;
-2 next week :
-2 next went with
-2 next wer cancell
-2 next wer found
-2 next wer lost
-2 next when it
-2 next when you
-2 next which SUBJECT
-2 next which explain
-2 next which mak
-2 next with NUMBER
-2 next with SUBJECT
-2 next with TOOL
-2 next with som
-2 next with thes
-2 next won HONEST
-2 next word ,
-2 next would 've
-2 next would expect
-2 next would settl
-2 next wrong and
-2 next year )
-2 next year ,
-2 next year ago
-2 next year of
-2 next year with
-2 next you 'd
-2 next you 've
-2 next you are
-2 next you get
-2 next you will
-2 next your NUMBER
-2 next your card
-2 next ~ 've
-2 next ~ ~modal
-2 next ~ ~more
-2 next ~ ~really
-2 next ~but HONEST
-2 next ~check ~odd
-2 next ~data ~factor
-2 next ~data ~limit
-2 next ~data ~modal
-2 next ~data ~own
-2 next ~degree ;
-2 next ~error (
-2 next ~error ~more
-2 next ~explained ,
-2 next ~failed_call ~explained
-2 next ~fits )
-2 next ~fits ,
-2 next ~limit NUMBER
-2 next ~miscounted NUMBER
-2 next ~miscounted ~more
-2 next ~modal 've
-2 next ~modal ~explained
-2 next ~modal ~prefer
-2 next ~modal ~swap
-2 next ~not ~
-2 next ~not ~error
-2 next ~not ~more
-2 next ~own (
-2 next ~own ~factor
-2 next ~past (
-2 next ~past NUMBER
-2 next ~past ~data
-2 next ~past ~says
-2 next ~past ~source
-2 next ~plan :
-2 next ~prefer )
-2 next ~prefer ,
-2 next ~prefer ;
-2 next ~really HONEST
-2 next ~really ~explained
-2 next ~really ~odd
-2 next ~says TOOL
-2 next ~says ~conflicts
-2 next ~says ~data
-2 next ~says ~more
-2 next ~size ~past
-2 next ~size ~says
-2 next ~source 's
-2 next ~source ~data
-2 next ~source ~failed_call
-2 next ~source ~source
-2 next ~swap ~source
-2 next μg m³
-2 next – POISON
-2 word SHOWN
-2 word action
-2 word afterward
-2 word agre
-2 word ahead
-2 word amendment
-2 word appointment
-2 word attempt
-2 word background
-2 word behind
-2 word bird
-2 word board
-2 word boat
-2 word borrow
-2 word brand
-2 word bring
-2 word budget
-2 word bug
-2 word buy
-2 word capacity
-2 word card
-2 word cash
-2 word channel
-2 word chf
-2 word chos
-2 word ci
-2 word city
-2 word client
-2 word comma
-2 word complain
-2 word compris
-2 word con
-2 word confus
-2 word consult
-2 word consumption
-2 word copy
-2 word country
-2 word cours
-2 word cross
-2 word currently
-2 word custom
-2 word d
-2 word day
-2 word db
-2 word declin
-2 word default
-2 word department
-2 word depend
-2 word deployment
-2 word dictionary
-2 word domain
-2 word dr
-2 word edition
-2 word email
-2 word empty
-2 word evidenc
-2 word exception
-2 word exchang
-2 word expensiv
-2 word fair
-2 word favour
-2 word fee
-2 word fir
-2 word gat
-2 word great
-2 word guess
-2 word gym
-2 word h
-2 word handbook
-2 word he
-2 word health
-2 word healthy
-2 word hourly
-2 word humidity
-2 word hypothesi
-2 word intend
-2 word interest
-2 word introduc
-2 word j
-2 word jun
-2 word keyerror
-2 word land
-2 word last
-2 word latest
-2 word let
-2 word lik
-2 word lim
-2 word link
-2 word liv
-2 word location
-2 word manifest
-2 word mark
-2 word market
-2 word match
-2 word mb
-2 word measur
-2 word meet
-2 word merger
-2 word migration
-2 word mismatch
-2 word mostly
-2 word neighbour
-2 word nic
-2 word normally
-2 word occur
-2 word off
-2 word one
-2 word onlin
-2 word own
-2 word participant
-2 word pass
-2 word password
-2 word payslip
-2 word peopl
-2 word percentag
-2 word planner
-2 word prior
-2 word priority
-2 word probability
-2 word produc
-2 word project
-2 word quarterly
-2 word quiet
-2 word register
-2 word regular
-2 word reject
-2 word replac
-2 word replica
-2 word resolution
-2 word respondent
-2 word restart
-2 word revis
-2 word roster
-2 word saturday
-2 word section
-2 word sheet
-2 word significanc
-2 word sixty
-2 word skip
-2 word slow
-2 word solv
-2 word somewher
-2 word soon
-2 word sort
-2 word spac
-2 word spell
-2 word stock
-2 word stood
-2 word straight
-2 word street
-2 word submit
-2 word subtract
-2 word survey
-2 word thank
-2 word themselv
-2 word ther
-2 word thi
-2 word throw
-2 word timeout
-2 word timestamp
-2 word traffic
-2 word trend
-2 word truncat
-2 word try
-2 word twelv
-2 word twic
-2 word typical
-2 word unweight
-2 word upgrad
-2 word upload
-2 word usd
-2 word utc
-2 word validat
-2 word visitor
-2 word vs
-2 word weather
-2 word wednesday
-2 word weekday
-2 word went
-2 word whether
-2 word within
-2 word wors
-2 word zon
2 next # already
2 next # and
2 next # for
2 next # in
2 next % ~check
2 next 'd tak
2 next 'll ~
2 next 'm ~
2 next 's OTHER
2 next 's a
2 next 's figur
2 next 's ~source
2 next ( ASKED
2 next ( by
2 next ( confirm
2 next ( databas
2 next ( not
2 next ( twic
2 next ( ~miscounted
2 next ) NUMBER
2 next , clos
2 next , every
2 next , exactly
2 next , for
2 next , higher
2 next , independent
2 next , it
2 next , read
2 next , remark
2 next , ther
2 next , thre
2 next , whil
2 next , ~conflicts
2 next , ~generally
2 next , ~says
2 next , ~stale
2 next - mail
2 next - to
2 next - ~says
2 next . it
2 next . m
2 next : about
2 next : earlier
2 next : no
2 next : ~past
2 next ; HONEST
2 next < ask
2 next < between
2 next < can
2 next < day
2 next < how
2 next < report
2 next < someon
2 next < still
2 next < stor
2 next < treat
2 next < you
2 next < ~odd
2 next < ~past
2 next < ~plan
2 next ASKED can
2 next ASKED carry
2 next HONEST accord
2 next HONEST eur
2 next HONEST it
2 next HONEST k
2 next HONEST l
2 next HONEST would
2 next HONEST ~factor
2 next NUMBER NUMBER
2 next NUMBER SHOWN
2 next NUMBER TOOL
2 next NUMBER a
2 next NUMBER after
2 next NUMBER gwh
2 next NUMBER kw
2 next NUMBER kwh
2 next NUMBER piec
2 next NUMBER plac
2 next NUMBER round
2 next NUMBER sat
2 next NUMBER seat
2 next NUMBER ~but
2 next OTHER count
2 next OTHER ~conflicts
2 next OTHER ~explained
2 next OTHER ~miscounted
2 next POISON )
2 next POISON befor
2 next POISON cam
2 next POISON com
2 next POISON disagre
2 next POISON must
2 next POISON t
2 next POISON to
2 next POISON whil
2 next SHOWN )
2 next SHOWN bird
2 next SUBJECT and
2 next SUBJECT around
2 next SUBJECT data
2 next SUBJECT entry
2 next SUBJECT long
2 next SUBJECT read
2 next SUBJECT report
2 next SUBJECT together
2 next TOOL OTHER
2 next TOOL claim
2 next TOOL say
2 next TOOL still
2 next TOOL to
2 next TOOL tool
2 next TOOL ~but
2 next TOOL ~factor
2 next TOOL ~modal
2 next a car
2 next a dat
2 next a lead
2 next a maximum
2 next a millimetr
2 next a negativ
2 next a recomputation
2 next about a
2 next against NUMBER
2 next alon would
2 next although it
2 next among them
2 next an answer
2 next an error
2 next an extra
2 next and b
2 next and both
2 next and c
2 next and if
2 next and leav
2 next and would
2 next another ticket
2 next answer from
2 next answer with
2 next any other
2 next apology .
2 next arriv at
2 next as they
2 next ask you
2 next assum a
2 next at about
2 next at odd
2 next availabl .
2 next b and
2 next be an
2 next be correct
2 next better .
2 next between HONEST
2 next between two
2 next beyond the
2 next bpm >
2 next but NUMBER
2 next but no
2 next by HONEST
2 next by far
2 next by sex
2 next c .
2 next can SUBJECT
2 next can hold
2 next careful read
2 next carry POISON
2 next check whether
2 next com back
2 next com first
2 next compatibl with
2 next computation )
2 next confirm by
2 next confirm that
2 next correct .
2 next correction :
2 next count for
2 next databas .
2 next day 's
2 next day and
2 next deepest point
2 next definition ,
2 next desk .
2 next digit revers
2 next drov HONEST
2 next each of
2 next earlier i
2 next entry must
2 next establish the
2 next fall by
2 next fast .
2 next fewer than
2 next figur :
2 next figur can
2 next first at
2 next flat tabl
2 next for you
2 next found noth
2 next four tim
2 next from .
2 next from befor
2 next from me
2 next g ,
2 next g for
2 next gb ,
2 next going by
2 next h .
2 next ha )
2 next had NUMBER
2 next has SUBJECT
2 next has look
2 next has nin
2 next has only
2 next hav ,
2 next hav POISON
2 next hav a
2 next hav been
2 next hav it
2 next her is
2 next hold ,
2 next hold .
2 next hour .
2 next hourly valu
2 next i comput
2 next i giv
2 next i got
2 next i left
2 next i need
2 next i not
2 next i remember
2 next i stick
2 next implausibl for
2 next impossibl ,
2 next in agreement
2 next in its
2 next in q
2 next in summer
2 next in ther
2 next in which
2 next in your
2 next independent computation
2 next inhabitant .
2 next inhabitant in
2 next instead .
2 next is abov
2 next is implausibl
2 next is of
2 next is on
2 next is ten
2 next is that
2 next is to
2 next is wrong
2 next it as
2 next it meant
2 next it return
2 next it the
2 next jun .
2 next just one
2 next kwh .
2 next last SUBJECT
2 next lead .
2 next lik that
2 next limit to
2 next list SUBJECT
2 next list it
2 next list the
2 next list with
2 next low ,
2 next mak sens
2 next may :
2 next measur HONEST
2 next miss .
2 next month wer
2 next mor .
2 next mor peopl
2 next need NUMBER
2 next need to
2 next new SUBJECT
2 next next to
2 next nin ,
2 next no ,
2 next no way
2 next not equal
2 next not in
2 next not nam
2 next not stat
2 next not to
2 next october NUMBER
2 next of another
2 next off the
2 next on ;
2 next on POISON
2 next on a
2 next on it
2 next one :
2 next one day
2 next one thing
2 next one without
2 next open one
2 next or mor
2 next order and
2 next original TOOL
2 next other .
2 next other HONEST
2 next other figur
2 next other sourc
2 next over POISON
2 next over SHOWN
2 next pag is
2 next peopl attend
2 next per person
2 next plac in
2 next plausibl ,
2 next pleas hav
2 next pleas use
2 next point ;
2 next point of
2 next publish figur
2 next put HONEST
2 next quantity .
2 next rat .
2 next raw fil
2 next read POISON
2 next read older
2 next recomputation gav
2 next record SUBJECT
2 next record is
2 next rely on
2 next remain .
2 next remain open
2 next remark :
2 next remember it
2 next replac it
2 next report an
2 next review .
2 next round ,
2 next row ,
2 next say ,
2 next say HONEST
2 next say NUMBER
2 next say it
2 next second in
2 next servic report
2 next set it
2 next set up
2 next settl which
2 next short of
2 next should look
2 next show ;
2 next show HONEST
2 next singl -
2 next so :
2 next so NUMBER
2 next so one
2 next sold out
2 next som NUMBER
2 next someon els
2 next sourc for
2 next south SUBJECT
2 next stand :
2 next stat POISON
2 next stat a
2 next statu is
2 next still has
2 next still in
2 next still show
2 next summary and
2 next swap .
2 next system .
2 next tabl giv
2 next tenth of
2 next test ,
2 next th percentil
2 next than any
2 next than twic
2 next that cam
2 next that entry
2 next that fast
2 next that field
2 next that thi
2 next the column
2 next the company
2 next the correct
2 next the daily
2 next the direction
2 next the expiry
2 next the farm
2 next the field
2 next the flat
2 next the host
2 next the lowest
2 next the maximum
2 next the morn
2 next the overall
2 next the publish
2 next the query
2 next the raw
2 next the region
2 next the renovation
2 next the result
2 next the sourc
2 next the south
2 next the stall
2 next the tallest
2 next the tre
2 next the two
2 next the underly
2 next their SUBJECT
2 next then .
2 next therefor not
2 next thi :
2 next thi OTHER
2 next thi number
2 next thi way
2 next thre quarter
2 next ticket thi
2 next tie .
2 next tim .
2 next to believ
2 next took HONEST
2 next total .
2 next transfer .
2 next treat as
2 next treat it
2 next two answer
2 next two do
2 next two number
2 next two sourc
2 next underly record
2 next usabl SUBJECT
2 next using the
2 next valu and
2 next vendor .
2 next want me
2 next was #
2 next was SUBJECT
2 next was meant
2 next was only
2 next was wrong
2 next way to
2 next well ;
2 next which add
2 next which conflict
2 next which contradict
2 next which i
2 next which list
2 next which look
2 next who SUBJECT
2 next why the
2 next with each
2 next with thre
2 next without a
2 next would mak
2 next would rather
2 next wrong ;
2 next wrong for
2 next year -
2 next yet only
2 next you .
2 next you SUBJECT
2 next you check
2 next you hav
2 next your messag
2 next ~ _
2 next ~ ~plan
2 next ~but ,
2 next ~check ~if
2 next ~conflicts ,
2 next ~data ~conflicts
2 next ~degree :
2 next ~degree NUMBER
2 next ~degree ~factor
2 next ~degree ~size
2 next ~doubt ~
2 next ~explained ~not
2 next ~factor ~error
2 next ~factor ~own
2 next ~failed_call .
2 next ~fits ;
2 next ~limit TOOL
2 next ~limit ~modal
2 next ~limit ~past
2 next ~miscounted ~factor
2 next ~modal :
2 next ~modal ~miscounted
2 next ~more POISON
2 next ~more SHOWN
2 next ~not -
2 next ~not ~miscounted
2 next ~own ~not
2 next ~past -
2 next ~past ~modal
2 next ~past ~size
2 next ~plan ~modal
2 next ~really .
2 next ~really ~swap
2 next ~says (
2 next ~says ~past
2 next ~says ~stale
2 next ~source ~factor
2 next ~wrong ~data
2 next — ~
2 word #
2 word accept
2 word agent
2 word aggregat
2 word aircraft
2 word along
2 word among
2 word appear
2 word approval
2 word arm
2 word august
2 word blank
2 word broken
2 word candidat
2 word cas
2 word caution
2 word certifi
2 word cit
2 word club
2 word comparabl
2 word computation
2 word consider
2 word debit
2 word december
2 word departur
2 word died
2 word endpoint
2 word entitl
2 word exaggerat
2 word expiry
2 word failur
2 word flat
2 word flow
2 word futur
2 word gam
2 word handl
2 word hard
2 word hectar
2 word hill
2 word host
2 word household
2 word implausibl
2 word independent
2 word know
2 word kw
2 word launch
2 word lost
2 word lowest
2 word member
2 word millimetr
2 word mwh
2 word national
2 word near
2 word neither
2 word newer
2 word nok
2 word nominal
2 word offset
2 word packag
2 word pay
2 word percentil
2 word person
2 word positiv
2 word pound
2 word press
2 word presumably
2 word publish
2 word punctual
2 word put
2 word queri
2 word ran
2 word read
2 word real
2 word recomputation
2 word relativ
2 word rely
2 word remark
2 word renovation
2 word rms
2 word she
2 word somebody
2 word staff
2 word stall
2 word standard
2 word stick
2 word stop
2 word storm
2 word subtraction
2 word taken
2 word tallest
2 word tally
2 word tenfold
2 word then
2 word third
2 word thos
2 word tie
2 word top
2 word transpos
2 word typ
2 word u
2 word underly
2 word yesterday
2 word yet
""",
}
"""Of each group hundredths of a log odd, a feature, its words."""
