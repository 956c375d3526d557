# ruff: noqa: E501 - patterns are read whole, as one line each
"""The words that tell what a writer does with a value: reject it, hedge it, conclude with it.

Data for `stance`, `roles` and `marks`. Every pattern is anchored at the value, before it (`$`) or
after it (`^`), is made of bounded parts, and looks at one clause, so that time stays linear.
"""

from scoring.parsers.patterns import Cue, Cues

_WORD = r"[\w'’`\"/.#&-]+"
_NOUNS = (
    r"(?:the|a|an|that|this|my|our|its|their|of|de|del|von|di|da|fall|rise|drop|grow|increase|decrease|decline|change|in|at|by|as|to|for|is|be|been|it|was|were|are|with|from|about|around|"
    r"roughly|approximately|approx\.?|nearly|almost|only|just|exactly|really|actually|quite|simply|likely|equal|"
    r"reported|claimed|stated|stored|shown|listed|first|initial|original|earlier|previous|official|raw|"
    r"value|values|figure|figures|number|count|total|result|answer|estimate|reading|rate|mean|average|sum|"
    r"reporting|using|claim|column|category|one|which|therefore|then|either|necessarily|currently|"
    r"[\w]+'s|api|tool|table|csv|file|dashboard|service|report|ledger|draft|query|output|response|\$|~|≈|"
    r"store|region|city|product|team|supplier)"
)
_FILL = rf"(?:[\s(\"'`:]+{_NOUNS}){{0,6}}[\s(\"'`:=~≈$€£]*$"
_ANY = rf"(?:\s+{_WORD}){{0,6}}[\s(\"'`~≈$€£]*$"

BAD = (
    r"(?:wrong|incorrect|erroneous|mistaken|bogus|false|faulty|invalid|stale|outdated|out of date|obsolete|inflated|"
    r"deflated|overstated|understated|exaggerated|corrupt(?:ed)?|superseded|misleading|spurious|flawed|suspicious|suspect|"
    r"implausible|impossible|unreliable|untrustworthy|unusable|inaccurate|nonsense|nonsensical|absurd|"
    r"inconsistent(?! with (?:each other|one another)\b)|contradicted|incomplete|truncated|not final|not up to date|dubious|questionable|untrue|a typo|doubtful|mis-?\w{3,}ed|(?:known to be )?duplicated|unrealistic|misreported|mis-?scaled|"
    r"too (?:high|low|large|small|big|heavy|light|good|many|few|long|short)|(?:way |far )?off(?: by)?|odd|strange|"
    r"an? (?:clear |obvious |known |simple )?(?:error|mistake|typo|misprint|slip|artefact|artifact|outlier|overcount|undercount|glitch|bug|"
    r"misread(?:ing)?|double[- ]count|miscount|fluke|anomaly|red herring|duplicate count|placeholder)|"
    r"in error|out(?! (?:of|on|at|to|with|in|from|by|gives?|gave|leaves?|left|yields?|makes?|brings?|results?))|impossibly (?:high|low|large)|out of (?:range|line)|no longer (?:valid|current|correct|true))"
)
_NOT_OK = (
    r"(?:right|correct|true|usable|reliable|possible|plausible|trustworthy|valid|accurate|credible|it|the (?:answer|case|one|right|"
    r"correct)|consistent|realistic|current|trusted|used|quoted|sound|to be (?:trusted|used|relied))"
)
_ADVERBS = r"(?:\s(?:clearly|obviously|simply|just|plainly|also|certainly|probably|likely|evidently|apparently|almost|very|quite|rather|far|much|thus|therefore|definitely|surely|still|badly|wildly|to be|me|like|itself|actually|in fact|a bit|slightly|heavily|somewhat|demonstrably|now)){0,4}"
_BEING = r"is|was|are|were|be|looks?|looked|seems?|seemed|appears?|appeared|proved|turned out|turns out|sounds?|must be|has to be|came out"
_PREDICATES = (
    rf"(?:'s|\b(?:{_BEING})){_ADVERBS}\s(?:{BAD}|not\s{_NOT_OK})\b",
    rf"\b(?:(?:is|was|are|were)n't{_ADVERBS}\s{_NOT_OK}\b)",
    rf"\b(?:(?:can't|cannot|can not|couldn't|could not|won't)(?:\spossibly)?\sbe\s(?:so\b|used\b|quoted\b|trusted\b|relied\b|{_NOT_OK}))",
    r"\b(?:can't|cannot|can not|couldn't|could not|won't)(?:\spossibly)?\sbe(?=\s?[:;,.!]|\s?$)",
    r"\bmakes?\sno\ssense\b",
    r"\b(?:failed|fails|did not pass|didn't pass|does not pass)\s(?:\w+\s)?(?:validation|verification|the check|checks|quality control|qc)\b",
    r"\b(?:is|was)\s(?:void|damaged|broken|flagged as \w+|marked as \w+|unverified|untrusted)\b",
    r"\bwould\sbe\s(?:a|pure|mere|only\sa|just\sa)\s(?:guess|speculation)\b",
    r"\bwhich\s(?:i|we)\s(?:could|can)(?:n't|not|\snot)\s(?:reproduce|confirm|verify|replicate|explain|account\sfor)\b",
    r"\bwhich\sis\s(?:something\selse|another\s(?:thing|matter|measure|question)|a\sdifferent\s(?:thing|measure|matter|quantity|statistic|question))\b",
    r"\bwhich\s(?:i|we|you|one)\s(?:would|should|could|can|do|will)(?:n't|\snot)\s(?:\w+\s)?(?:use|quote|trust|rely|report|repeat|cite|recommend|believe|accept|stand by)\b",
    r"\b(?:ist|sind|war)\s(?:\w+\s)?nicht\s(?:belastbar|zuverlässig|verlässlich|plausibel|korrekt|richtig|brauchbar)\b",
    r"\b(?:no|não|non)\s(?:es|son|é|è|sono)\s(?:\w+\s)?(?:fiable|confiable|correct[oa]|válid[oa]|creíble|confiável|affidabile|attendibile|corrett[oa])\b",
    r"\b(?:n'est|ne sont)\spas\s(?:\w+\s)?(?:fiable|correct|exact|crédible|plausible)",
    r"\b(?:(?:does|did|would)(?:n't|\snot)\s(?:hold|match|fit|add up|reconcile|make sense|agree|survive|stand|tally|square|check out|look right|line up))",
    r"\b(?:\bdo(?:n't|\snot)\s(?:hold|add up|make sense|survive|stand|check out|look right))",
    r"\b(?:double[- ]count(?:s|ed)?\b|count(?:s|ed)?\s[^.;\d]{1,40}\btwice\b|over-?counts?\b|under-?counts?\b|overstates?\b|understates?\b|overshoots?\b|exceeds?\s(?:its|their)\s[a-z ]{1,40}\b(?:tenfold|by\sa\s(?:factor|decimal)))",
    r"\b(?:(?:was|were|has been|got|is)\s(?:then\s|later\s|since\s)?(?:replaced|corrected|revised|superseded|overwritten|retracted|withdrawn|discarded|rejected|dropped|dismissed|thrown out|disqualified|eliminated|excluded|updated|overruled|disproved|refuted))",
    r"\b(?:(?:includes?|contains?|counted|mixes)\s(?:[\w-]+\s){0,4}(?:duplicates?|duplicated|twice|test|bots?|cancelled|withdrawn|retired|inactive|archived|deleted|expired|refund(?:s|ed)?|drafts?|stale|returns))",
    r"\b(?:leaves?|left)\sout\s(?:the|all|a|an|some|many|most|those|everything)\b",
    r"\b(?:(?:had|has|have)\s(?:skipped|missed|double-counted|dropped|omitted)\b)",
    rf"\b(?:(?:consider|deem|believe|find|think|judge|call|regard)s?\s(?:it|that|this)\s(?:to be\s|as\s)?{BAD}\b)",
    r"\b(?:would\s(?:kill|imply|require|exceed|contradict|violate|be (?:impossible|absurd|implausible|nonsense|too|far (?:above|below)|more than|higher than|lower than))\b)",
    r"\b(?:\b(?:which|that)\s(?:[\w'-]+\s){0,5}?(?:does|do|did)(?:n't|\snot)\s(?:support|confirm|bear\sout|back\sup|corroborate)\b)",
    r"\b(?:used\s(?:the|an?|some)\s(?:wrong|old|stale|outdated|incorrect|obsolete|unfiltered|bad|previous|draft)\b|used\s[^.;\d]{1,30}\sinstead\sof\b)",
    r"\b(?:looks?\slike\s(?:an?\s)?(?:\w+\s)?(?:typo|error|mistake|glitch|transpos\w+|artefact|artifact|misprint|slip|swapped|placeholder))",
    r"\b(?:fails\b|(?:no|nothing|none)\s(?:\w+\s){0,4}?(?:supports?|confirms?|backs|corroborates|bears out)\b)",
    r"\b(?:(?:should|must|can|may|is to|are to|needs to|has to)\s(?:therefore\s|safely\s|simply\s)?be\s(?:disregarded|ignored|discarded|dismissed|rejected|dropped|treated with caution|thrown out|discounted|set aside))",
    r"\b(?:(?:should|must|can)\s?not\sbe\s(?:used|quoted|trusted|relied|reported|cited|taken))",
    r"\b(?:(?:es|está|est|ist|sind|é|war|era)\s(?:\w+\s)?(?:erróneo|errónea|incorrecto|incorrecta|falso|falsa|equivocad[oa]|faux|fausse|erroné|erronée|incorrecte?|falsch|fehlerhaft|veraltet|überholt|unplausibel|errado|incorreto|sbagliato)\b)",
    r"\b(?:is|was|dates|taken|are)(?: back)?(?: taken)? from (?:a|an|the) (?:stale|outdated|obsolete|superseded|wrong|corrupt\w*|test)\b",
    r"\b(?:(?:comes|came|comes out|stems) from (?:a|an|the) (?:stale|old|outdated|bad|wrong|corrupt\w*|cached|test)\b)",
)
"""What is said of a value that is taken for wrong."""
PREDICATE = rf"(?:{'|'.join(_PREDICATES)})"

PREMISE = Cue(
    r"\b(?:given|considering|in view of|in light of|according to|judging by|based on|as per)\b[^.;,]{0,70}$"
)
"""A value that a doubt rests on is not the one in doubt."""
PSEUDO = Cue(
    r"\b(?:not only|no doubt(?: that)?|without (?:a )?doubt|no (?:reason|need) to (?:doubt|change|question)|not just|nothing but|"
    r"no other than|no less than|no fewer than|no more than|not merely|not to mention|if not|whether or not|not surprisingly|"
    r"not (?:un|in)\w+|cannot but|not until|not bad)[^.;]{0,40}$"
)
NEGATED = Cue(
    rf"(?:\b(?:not|by no means|nowhere near|nothing like|in no way|cannot|never|no longer|nor|neither|niet|nicht|kein(?:e|en|er)?|pas|no (?:es|son|fue|fueron|era|eran|hay|hubo)|(?<=, )no|não(?: foram| são| é| foi| eram?| há)?|nunca|non(?: sono| è| erano| furono| era| ce ne sono)?)|n't|不是){_FILL}"
    r"|(?:n't|\bnot|\bcannot) (?:have|weigh|hold|cost|contain|take|last|measure|total|number|employ|own|seat|span|earn|make|exist)(?: (?:as (?:much|many) as|all of|the|an?|about|exactly|precisely|some))?[\s(\"'`~≈$€£]*$"
)
REJECTED_BEFORE = Cue(
    rf"\b(?:rather than|instead of|as opposed to|in place of|unlike|contrary to|in contrast to|despite|replac(?:es|ing)|(?:replaced|superseded|overridden|overrode)(?! (?:with|by))|"
    rf"supersed(?:es|ing)|overrid(?:es|ing)|correct(?:s|ed|ing) (?:the|my|an?|that)|ignor(?:e|ed|es|ing)|disregard(?:ed|ing)?|"
    rf"discard(?:ed|ing)?|reject(?:ed|s|ing)?|dismiss(?:ed|es|ing)?|retract(?:ed|ing)?|"
    rf"(?:i|we)(?:'ve| have)? dropped the|withdr(?:aw|ew)|forget|scratch|strike|do(?:n't| not) (?:use|quote|trust|rely on|report|cite)|"
    rf"rul(?:e|ed|es|ing) out|anything but|far from|distrust(?:ed)?|"
    rf"statt|anstelle von|anstatt|au lieu de|plutôt que|en lugar de|en vez de|invece di){_ANY}"
)
CONTRARY_BEFORE = Cue(
    r"\b(?:contrary to|unlike|despite|other than)\s[^.;]{1,60}, which (?:\w+ ){1,3}[\"'`]?$"
)
FAULTY_SAYS = Cue(
    rf"{PREDICATE}[^.;\n]{{0,20}}[:;,]\s(?:it|they|which|that)\s(?:still )?(?:says?|said|gives?|gave|shows?|showed|has|had|returns?|returned|reports?|reported|lists?|listed|claims?|claimed)\s[\"'`$€£]*$"
)
LEFT_OUT_BEFORE = Cue(
    r"\b(?:excluding|except(?: for)?|apart from|leaving out|without)(?:\s(?:the|all|those|these|about|any))?[\s(\"'`$€£~]*$"
)
DOUBTED_BEFORE = Cue(
    r"\bwould be (?:wrong|incorrect|misleading|irresponsible|premature|a mistake|dishonest|rash) to (?:\w+ )?(?:state|report|quote|give|say|claim|use|present|publish|call|name|answer)\b[^.;\d]{0,20}$|\b(?:(?:can|could|will|wo)(?:n't|'t|not| not) (?:vouch for|stand behind|endorse)|(?:do|does|did|would|wouldn|don|doesn|didn)(?:n't|'t| not) (?:think|believe|trust|accept|agree|support|buy|stand by|recommend|use|say|call|claim|name|pick|choose|assume)"
    r"|doubt(?:ful)?|unlikely|hardly|disagree with|no evidence (?:for|of))\b[^.;:,\d]{0,40}$"
)
BAD_BEFORE = Cue(
    rf"(?<!not )(?<!n't )(?<!no )\b(?:{BAD}|incorrectly|wrongly|mistakenly|erroneously|falsely|bad|poisoned|untrusted|fake)"
    r"(?:\s(?:value|values|figure|number|count|total|result|answer|estimate|reading|rate|mean|average|sum|claim|one|api|tool|"
    r"said|says|reported|reports|gave|gives|showed|shows|claims|claimed|stated|states|listed|lists|returned|returns|displayed|named|of|at|as|the|by|output|[\w]+'s)){1,5}[\s(\"'`~≈$€£:]*$"
)
_I_ERR = r"\b(?:i|we)(?:'m|\s(?:am|are|could|may|might|can))(?:\s(?:of course|well|easily|naturally|certainly|always|still|also|simply|probably|perhaps)){0,2}(?:\sbe)?\s(?:wrong|mistaken|off|in error|incorrect)\b"
"""The writer may err ("though I could be mistaken"): no reason is given against the value."""
REJECTED_AFTER = Cue(
    rf"^(?:'s \d[\d.,]*+(?:\s?%| [a-z]+)?)?(?:(?!\band (?:the|my|its|our|it|i)\b|\bso\b|\bthat (?:the|it)\b|\b(?:unless|provided|assuming)\b|\b(?:once|after|when)\s(?!it\b|that\b|this\b)|{_I_ERR})[^.;:!?\n\d—→]){{0,60}}?"
    rf"(?:\b(?:from|out of|among|with|for|per|of|on)\s(?:(?:the|only|just|about)\s){{0,2}}\d[\d.,]*+[^.;:!?\n\d—→]{{0,40}}?)?{PREDICATE}"
)
APPOSED = Cue(
    rf"^(?:[^.;:!?\n\d—,(]|(?<=[a-z])\d){{0,40}}?(?:,|—|\()\s?(?:(?:which is|a|an|(?:flagged|marked|tagged|labell?ed|known)(?: as| to be)?|clearly|plainly|obviously|surely|physically|simply|quite|but|though|probably|likely|almost certainly)\s){{0,3}}{BAD}\b",
)
REPLACED_AFTER = Cue(
    r"^(?:(?!\band (?:the|my|its|our|it)\b)[^.;:!?\n\d—]){0,60}?\b(?:should (?:actually |really |instead )?(?:have been|be|read|have read|say)|"
    r"ought to be|must (?:actually )?have been|is (?:actually|really|in fact)|was (?:actually|really|in fact)|(?:was|is|were) (?:replaced|corrected|revised|updated|changed|amended)(?: \w+)? (?:with|by|to)|"
    r"has been (?:replaced|corrected|revised|updated) (?:with|by|to))\s"
)
ARROW_AFTER = Cue(r"^[^\n;.\d]{0,12}(?:→|->|=>|⇒|➜)")
BRACKETED = Cue(
    rf"^\s?\((?:(?!\b(?:the|not|no|other|old|as|than)\b)[^()\d]){{0,60}}\b{BAD}\b[^()]{{0,40}}\)"
)
CROSS = Cue(r"(?:❌|✗|✘|✖|✕|👎|🚫|⛔)\W*(?:[\w:]+\W+){0,3}$")
CROSS_AFTER = Cue(
    r"^\W{0,4}(?:❌|✗|✘|👎|🚫|⛔|\((?:wrong|incorrect|stale|rejected|outdated|old|superseded|discarded|invalid|ignore[d]?|retracted|error|x)\b)"
)
NON = Cue(r"^\s*[^\d\s、。,.]{0,4}?(?:ではなく|ではありません|じゃなく|不对|是错)")

ANAPHOR = Cue(
    r"^\W*(?:(?:but|and|however|so|since|because|though|although|yet|unfortunately|still|clearly|obviously|then|also|wait|no|hmm|actually|note(?: that)?|which|"
    r"as|in fact|i (?:do not|don't) (?:think|believe)|i (?:suspect|think|believe)|on (?:checking|review|reflection))\b[,:\s]*){0,4}"
    r"\b(?:that|this|it|which|(?:the|that|this|its|these|those|both|my)\s(?:[\w'-]+\s){0,2}(?:figure|figures|number|value|total|count|result|reading|one|estimate|"
    r"answer|claim|rate|sum|entry|record|row|field|item|line|measurement|data|datum|register|cell|quote|quotation|passage|excerpt|statement|snippet))\b"
)
ANAPHOR_ACTION = Cue(
    r"\b(?:(?:do not|don't|did not|didn't|have not|haven't|please don't|never|would not|wouldn't|should not|shouldn't|cannot|can't|will not|won't) (?:\w+ )?(?:use|quote|trust|rely on|report|cite|stand behind|recommend|buy|believe|accept)"
    r"|contradict(?:s|ed)?|refute[sd]?|disprove[sd]?|(?:does not|doesn't|did not|didn't) support|scratch|ignore|disregard|discard(?:ed)?|dropped|reject(?:ed)?|retract(?:ed)?|set aside|throw out|threw out)\s"
    r"(?:it|that|this|them|(?:the|that|this|my) (?:\w+ ){0,2}(?:figures?|numbers?|values?|results?|counts?|totals?|estimates?|readings?|reports?))\b"
)
FORMER_LATTER = Cue(
    r"(?:(?:\b(?:report|use|using|trust|choose|pick|take|prefer|go with|going with|went with|side with|believe|recommend|keep|rely on|stick with|answer|conclusion)\b(?: is| was|:)?|(?:answer|it|that) (?:is|must be|should be))\s(?:therefore |thus )?the (?P<which>former|latter)\b)|\bthe (?P<subject>former|latter) (?:\w+ )?(?:is|was) (?:the )?(?:\w+ )?(?:authoritative|correct|right|reliable|official|current|true|accurate|trustworthy|up to date)\b",
)
EXTRA_FIRST = Cue(
    r"\b(?:the|my|that) (?:first|earlier|initial|previous|old|original|former) (?:\w+ )?(?:figures?|numbers?|values?|results?|ones?|reads?|readings?|count|total|answer|query|draft|estimate|pass|attempt|run|set)\b"
)

SUPERSEDED_BEFORE = Cue(
    r"\b(?:at first(?: glance| sight)?|initial(?:ly)?|original(?:ly)?|(?:i|we)(?:'d| had| have)? (?:(?:at )?first (?:\w+|\w+ \w+)|\w+ first)|first (?:said|counted|gave|answer|estimate|attempt|pass|guess|"
    r"reading|read|result|thought|returned|query|call|run|try|request|execution|measurement|scan|check|reported|showed|had|draft|impression|look|recount|number|figure|lookup|search)|my first|previous(?:ly)?|earlier|"
    r"used to be|formerly|old(?:er)?|draft|preliminary|provisional|prior|looked like|looks like it (?:was|is)|thought|assumed|expect(?:ed|ing|ation)?|"
    r"guessed|suspected|(?:would|i'd|'d) have (?:been|given|made|said|guessed|picked|answered|put|gone)|would (?:be|give|make|put|lead|yield|mean|suggest|produce)|i had|i (?:had |have )?(?:said|wrote|stated|told you|answered)|as[- ]stored|stored(?! (?:in|under)(?: the)?(?: column| field)?[\s\"'`]*$)|"
    r"before (?:cleaning|filtering|dedup\w*|correction|the fix|removing|excluding)|unfiltered|uncleaned|raw(?! \w)|raw (?:row |record )?(?:count|total|number|figure|value|sum|mean|average|maximum|minimum|median|max|min|peak)s?|"
    r"naive(?:ly)?|on paper|nominal(?:ly)?|claimed|supposed(?:ly)?|still (?:shows?|says?|lists?|has|reads?|displays?|claims?|reports?|gives?)|anfangs|zunächst|zuerst|ursprünglich|d'abord|initialement|inicialmente|al principio|当初|最初)\b"
    r"[^.;\n]{0,60}$"
)
ATTRIBUTED_BEFORE = Cue(
    r"(?:\b(?:(?:api|tool|service|table|chart|charts|another|csv|file|query|database|db|dashboard|report|endpoint|export|source|sheet|spreadsheet|ledger|log|"
    r"logs|system|document|docs|dictionary|page|website|site|record|records|crm|erp|sql|model|draft|notice|policy|warehouse|lookup|search|script|vendor|"
    r"team|finance|marketing|wiki|article|paper|registry|screenshot|email|feed|cache|other|former|latter|returns|analytics|platform|server|backend|app|one|"
    r"tracker|roster|slide|slides|deck|newsletter|brochure|leaflet|board|counter|statement|app|station|bulletin|headline|release|portal|scan|audit|invoice|monitor|sensor|gauge|meter|catalogue|catalog|manual|index|view|snapshot|dump|survey|list|office|board|bureau|agency|institute|authority|ministry|council|operator|manufacturer|supplier|blog|press|mayor|[A-Z]|\w+_\w+|\w+\.(?:csv|json|parquet|xlsx|db|sql|txt))"
    r"(?:'s)?(?:\s[\w(]+\)?){0,4}?\s(?:says?|said|claims?|claimed|reports?|reported|returned|returns|shows?|showed|gives?|gave|lists?|listed|states?|stated|"
    r"has|had|puts?|names?|named|indicates?|indicated|suggests?|suggested|records?|recorded|reads?|prints?|printed|publish\w*|mentions?|mentioned|cites?|cited|writes?|wrote|yields?|yielded|displays?|displayed|counts?|counted|points? to|contains|holds|quotes?)"
    r"|(?:was|were|been|is|are) (?:reported|listed|given|recorded|described|named|ranked|shown|quoted)(?: as| by| at| with)?"
    r"|by (?:the|its|our) (?:\w+ ){0,2}(?:file|table|list|register|log|report|source|data|count|api|query|sheet|ledger|records?)\b|(?:the|a) [a-z]+'s\s[\"'`$€£]{0,2}$|according to|per the|based on|laut|selon|según)|によると)[^.;\n]{0,60}$"
)
ATTRIBUTED_AFTER = Cue(
    r"^[^.;\n\"”]{0,60}[\"”],?\s(?:says|said|claims|claimed|reports|reported|states|writes|wrote|reads|according)(?: (?:the|my|our) \w+(?: \w+)?)?\b|^[\"'”,\s]{0,3}(?:says|said|claims|claimed|reports|states|writes) (?:the|my|our) \w+(?: \w+)?\b|^(?!\W*(?:not|rather|instead|but)\b),?\s?[^.;,\n\d]{0,40}?\b(?:according to|per the|as per|as reported by|as (?:the|per)|(?:in|from|by|on) the (?:[\w']+ ){0,2}"
    r"(?:api|tool|service|table|csv|file|query|database|dashboard|report|export|ledger|log|system|crm|sheet|page|source|registry|cache|feed|flyer|leaflet|brochure|website|site|poster|sign|label|portal|map|plaque|invoice|register|summary|press release|article|slide|memo|letter)|laut|selon|según|is what (?:the|my|our) [\w ]{1,30}? (?:says?|said|claims?|reports?|shows?|gives?|returns?|returned|had|has|displays?|displayed|lists?|suggests?|prints?|holds?|quotes?|records?))\b",
)
FIRST_PERSON = Cue(
    r"\b(?:i|we|my|our|recomput\w+|recount\w*|re-?running|direct count|counting|summing|adding|dividing)\b[^.;\n]{0,60}$"
)
HEDGED = Cue(
    r"\b(?:most likely|probably|likely|about(?! [a-z]{4})|approximately|approx|roughly|around|i believe|i think|seems?|appears?|maybe|might|"
    r"could be|may be|perhaps|possibly|presumably|estimate[ds]?|guess|my best|nearly|almost|circa|ca\.|should be|as far as i)\b|[~≈]"
)
CONDITIONAL = Cue(
    r"^\W*(?:had|were)\s(?:the|one|we|i|you|it|this|that|they)\b[^.;\d]{3,80},\s[^.;\d]{0,40}$|^\W*(?:if|assuming|supposing|provided|wenn|falls)\s(?!(?:i|you|we) (?:had|have|must|want|need|ask|wish|like)\b)[^.;\d]{3,80},\s[^.;\d]{0,40}$"
)

_ROUGH = r"(?:\s*(?:\([a-h1-9]\)[,:]?|[b-h][,:](?=\s)|now|therefore|thus|hence|then|about|around|approximately|approx\.?|roughly|most likely|likely|probably|simply|just|still|actually|again|indeed|only|exactly|indeed|clearly|really|in fact|equal to|the|a|an|~|≈|=|:|\*|\$|€|£|\(|\"|'|usd|eur|`|\[|column|category|region)\s*){0,6}\s*"
_IS = r"(?:\s*(?:is|was|are|were|be|remains|stands at|comes to|came to|comes out (?:at|to|as)|came out (?:at|to|as)|equals|would be|should be|ist|beträgt|lautet|est|es|är|は|是|为|即)\b|\s*[:：=≈→—]|\s+-|\s*=>|\s*->)"
FINAL = Cue(
    rf"(?:\b(?:final(?:\s+(?:answer|result|value|figure|number|count|total|conclusion|verdict|response|decision|estimate|choice|selection))?|final_?(?:answer|result|value)|my answer|endgültige antwort|réponse finale|respuesta final)|最终答案|最終回答)"
    rf"(?:\s(?:for|to|of|here)(?:\s[\w']+){{1,6}})?[\"'`}}*)\s]*{_IS}{_ROUGH}$"
    r"|(?:^|[;:]\s|\bthe )final (?:count|tally|figure|number|total|result|value)\s[$€£~]?$"
)
BOXED = Cue(r"\\f?box(?:ed)?\{[^{}\n]{0,40}$")
HASHES = Cue(r"####\s*[$€£]?$")
ANSWER = Cue(
    rf"(?:\b(?:correct(?:ed)?|true|right|real|actual|revised|updated|short|overall|new)?\s*(?:answer|conclusion|verdict|bottom line|tl;?dr|correct(?=\s?:)|to answer (?:your|the) question|in short|in summary|to summari[sz]e|summary|antwort|réponse|respuesta|resposta|risposta|fazit|ergebnis|resultado|résultat|答案|回答|答え|結論|结论|ответ))"
    rf"(?:\s(?:correcta|exacta|correcte|exacte|finale?|richtige))?(?:\s(?:for|to|of|here)(?:\s[\w']+){{1,8}})?[\"'`}}*)\s,]*(?:{_IS}|,)?(?:\s(?:it|there) (?:is|are|was|were))?{_ROUGH}$",
)
TRUE_VALUE = Cue(
    rf"\b(?:current|latest|correct(?:ed)?|true|right|real|actual|revised|updated|proper|reliable|trustworthy|verified|accurate|reconciled|valid|best)\s(?:[\w-]+\s){{0,5}}?(?:answer|value|figure|number|count|total|estimate|guess|result|rate|mean|average|one|column|category|winner|label|reading|status|state|option|choice|[\w-]+(?=\s(?:is|was)\b))"
    rf"(?:\s(?:of|for|in)\s(?:[\w']+\s?){{1,5}})?{_IS}{_ROUGH}$"
    r"|\b(?:actual|verified|corrected|recounted|confirmed|true|correct)\s?[:=]?\s[\"'`~$€£]?$"
)
CHOSEN = Cue(
    r"\b(?:i(?:'m| am|'ll| will|'d| would| have|'ve)?\s(?:therefore |thus |so |now |then |still |would )?(?:going with|go with|went with|go for|report|reporting|use|used|using|choose|chose|pick|picked|take|took|trust|settle on|settled on|lean(?:ing)? towards?|opt(?:ed|ing)? for|plump(?:ed|ing)? for|conclude|concluded|stand by|prefer|select|selected|recommend|accept|accepted|keep|kept|stick with|sticking with|adopt|adopted|answer|submit|rely on|quote|cite|state|put it at|put the \w+ at)|"
    r"let's go with|we should (?:use|report)|(?:please |you should )?use|report|go with|selected|chosen|my pick is|so it's|so that's|it must be|that leaves|which leaves|leaves us with|leaving|leaves|left with)"
    r"(?:\s(?:the|a|an|with|on|at|as|that|it|is|to|value|figure|number|of|count|total|answer|lower|higher|api's|csv's|[\w]+'s|about|only|exactly|just|column|option|\(?[a-h1-9]\)?,|result|api|file|csv|\w+_\w+|midpoint,?|mean,?|average,?|their))*[\s(\"'`~≈$€£:]*$"
    r"|\b(?:i|we) (?:therefore |thus |so )?concluded?\b[^.;,\n\d]{0,60}$"
)
DECISION = Cue(
    r"^\W*(?:\d+[.)]\s)?(?:our |my |the |final |overall )?(?:recommendations?|decision|conclusions?|verdict|answer|outcome|determination|award|choice|pick|winner|selection|proposal)\W*$"
)
"""A heading of what an answer concludes."""
AWARDED = Cue(
    r"\b(?:award|give|assign|hand)(?:ed|ing|s)?\s(?:it |this |them |the (?:[\w-]+ ){1,4})?to\s(?:the )?[\"'`]?$|\b(?:should|must|will) (?:go|be (?:given|awarded|assigned)) to\s(?:the )?[\"'`]?$"
    r"|^\W*(?:please |so |therefore )?(?:choose|pick|select|take|appoint|hire|order|buy from|sign (?:\w+ ){0,3}with|contract with|go for)\s(?:the )?[\"'`]?$"
)
DERIVED = Cue(
    rf"(?:\b(?:so|therefore|thus|hence|consequently|which means|meaning|in conclusion|overall|in total|altogether|to conclude|i conclude|concluding|i\.e\.|that is,?|ergo|also|donc|por lo tanto|因此|所以|よって|したがって)\b[,:]?[^.;\n\d]{{0,80}}|[=≈→∴⇒]|=>|->)\s*{_ROUGH}$"
)
RECOMPUTED = Cue(
    r"\b(?:re-?comput\w*|re-?count\w*|re-?run(?:ning)?|re-?check\w*|re-?calculat\w*|correct(?:ed|ing|ion)?|fixed|correctly|properly|rescaled|removing|excluding|dedup\w+|cleaned|after (?:re-?(?:check|run|ran|comput|count|view|read|exam|calculat|verif|visit|load|quer|do)\w*|removing|correcting|checking|dedup\w+|filtering|cleaning|review|adding|including|merging|joining|combining|applying|adjusting|accounting)|direct(?:ly)?|fresh|in reality|in truth)\b[^.;\n]{0,80}$"
)
CORRECTS = Cue(
    r"\b(?:wait|actually|correction|scratch that|strike that|on second thought|on reflection|hold on|hmm|sorry|oops|my mistake|my bad|i was wrong|i made|"
    r"need to correct|must correct|let me correct|correcting|apologies|update|edit|p\.?\s?s\.?|addendum|amendment|on closer (?:inspection|look)|revis(?:ed|ion|ing)|re-?check(?:ed|ing)?|re-?ran|"
    r"re-?count(?:ed|ing)?|re-?comput(?:ed|ing)|after (?:checking|review|re-?(?:check|run|ran|comput|count|view|read|exam|calculat|verif|visit|load|quer|do)\w*|verif\w+)|however|but|instead|erratum|errata|retract|"
    r"in fact|turns out|no,|nein|moment|stattdessen|jedoch|aber|sondern|mais|pero|sino|bensì|mas sim|really|then|later|replaced|corrected|changed my mind|second look|closer look|double-?check\w*)\b|→|->|➜"
)
STRONG_CORRECTION = Cues(
    [
        r"n(?<=[.?!…] n)o[,:]? ",
        r"(?<=[.?!…] )(?:hmm|actually|well)[,.]",
        r"p(?<=\bp)\.?\s?s\.?(?!\w)",
        r"\b(?:then|i|later) (?:noticed|reali[sz]ed|overlooked|forgot(?:ten)?|found out|saw)(?!\w)",
        r"\bafter (?:checking|review|re-?(?:check|run|ran|comput|count|view|read|exam|calculat|verif|visit|load|quer|do)\w*)(?!\w)",
        r"\b(?:actually,? no\b|no,? (?:wait|actually)|wait|correction|scratch that|strike that|on second thought|on reflection|hold on|sorry|oops|my mistake|i was wrong|need to correct|must correct|let me correct|correcting|"
        r"apologies|update|edit|addendum|amendment|on closer (?:inspection|look)|revis(?:ed|ion|ing)|erratum|errata|retract\w*|changed my mind|replaces? (?:my|the)|supersedes?|re-?check\w*)(?!\w)",
    ]
)
UNRESOLVED = Cue(
    r"\b(?:can(?:'t|not| not) (?:tell|say|determine|decide|choose|resolve|reconcile|verify|settle|establish|judge|know)|(?:could|was|am|were|is|are)(?:n't| not) (?:able|tell|determine|decide|establish|resolve|reconcile|settle|say|possible|clear|sure|certain)|"
    r"unable to|unclear|undecided|unresolved|inconclusive|(?:do not|don't) know which|which (?:one )?(?:of (?:them|the two|these|those|the \w+) )?(?:is|was) (?:the )?(?:right|correct|true|real|actual)|which (?:one )?(?:of (?:them|the two|these|those) )to (?:believe|trust|use)|(?:before|without) (?:i could|i was able to|i managed to|being able to|having) (?:tell|decide|settle|resolve|determine|work|find|check)\w*|(?:could(?:n't| not)|unable to|failed to) (?:work|find|figure|make) out which|(?:before|without) (?:settling|resolving|deciding|finding out|knowing)|which [^.;]{0,30}(?:do not|don't) know|"
    r"depend(?:s|ing)? on|no (?:reason|basis|grounds|way|means|evidence) (?:to|for|of) (?:favou?r|prefer|choos|pick|trust|believ|tell|decid|select)\w*|(?:are|were|seem|look|remain|stay) both|both (?:remain|plausible|possible|stand)|leave (?:the|that|this|it) (?:choice |decision |call |up )?to you|(?:up to you|your (?:call|choice|decision))|(?:does not|doesn't) say which|could (?:also|equally|just as well|as well) be|"
    r"(?:do not|don't|does not|doesn't) agree|disagree|conflicting|allow(?:s)? (?:for )?both|both look|couldn't find out|both (?:are|values|figures|numbers|of|is|reported|were|seem|look)|reported both|report both|listed both|give both|giving both|close call|toss-?up|"
    r"(?:please |let me know |tell me |you (?:can|may|should) )(?:confirm|say|specify|decide|choose|pick)?\s?(?:which|whichever)|either(?! (?:way|case|\w+ (?:is|was|are|were) (?:\w+er|more|less|far|well|above|below|also))\b)|"
    r"(?:leav(?:e|ing)|left) (?:(?:it|this|that|the (?:question|matter|choice|point)) )?(?:open|undecided|unsettled)(?! to\b)|possible answers|candidates?|options|two (?:possible|different|conflicting|competing) (?:answers|values|figures|readings)|split between|torn between|equally (?:likely|plausible|valid)|(?:needs?|has|have) to (?:decide|choose|confirm|clarify|pick)|decide which|(?:are|is) (?:tied|equal|level)|in a tie|"
    r"ambiguous|one of (?:the two|these)|nothing (?:that|which) (?:favou?rs|supports|decides|speaks for)|one over the other|(?:je|on) ne (?:peux|peut|sais|saurait)(?: pas)? (?:pas )?(?:trancher|dire|savoir|décider)|lässt sich nicht|unklar|widersprüchlich|entweder|no (?:se puede|puedo) (?:saber|decir|decidir)|no way to (?:tell|know)|hard to say|need(?:s)? (?:clarification|to know which)|nicht (?:sagen|entscheiden|klar)|je ne sais|no sé cuál)\b"
)
REFUSED = Cue(
    r"\b(?:can(?:'t|not| not)|could(?:n't| not)|(?:am|was|are|were)(?:n't| not)? (?:not )?(?:un)?able to|unable to|do(?:n't| not)|did(?:n't| not)|won't|will not|would(?:n't| not)) (?:\w+ ){0,2}?"
    r"(?:(?:determine|establish|tell|say|find out|work out|verify|confirm)\s(?:how many|how much|which|what|who|when|where|whether|either|the|it)\b|(?:give|provide|state|report|offer|quote|determine|answer|establish|have|produce|find|confirm|name|conclude|stand behind|vouch for|commit to|say)\b[^.;:]{0,40}?"
    r"\b(?:reliable|trustworthy|definitive|answer|number|figure|count|value|total|result|conclusion|figure i'd|name|figures?|this|it)\b)"
    r"|\bno (?:reliable|trustworthy|usable|definitive|other|dependable|defensible|solid|firm|credible|valid) (?:\w+ )?(?:count|number|figure|value|answer|total|result|mean|median|average|rate|sum|share|estimate)\b|\b(?:i|we) (?:have|had|found|got) no (?:\w+ ){0,2}?(?:data|figures?|numbers?|values?|records?|results?|answers?|conclusions?|counts?|totals?|names?)\b|\bnothing to report\b|\b(?:so|therefore|hence|thus),? no (?:\w+ )?(?:answer|figure|number|value|result)(?=\W*(?:$|[.;]))|\bnot (?:accessible|available) to me\b|\bi (?:do not|don't|did not|didn't) have (?:a|any) (?:\w+ )?(?:number|figure|value|count|total|name|rate|average)\b|\b(?:but|and) no (?:\w+ ){0,2}(?:count|total|figure|number|data)\b|\bcould(?:n't| not) be (?:read|determined|measured|established|counted|retrieved|queried|obtained)\b|\b(?:figure|number|value|count|total|average|answer) (?:is|was) (?:not |un)(?:available|known|given|possible)\b|\b(?:don't|do not) know (?:how many|how much|what|who|when)\b|\bi (?:have|had) no access\b|\b(?:was|were|is|are)(?:n't| not) (?:recorded|measured|collected|tracked|published|documented|on record)\b|\bi (?:could not|couldn't|can't|cannot) (?:find out|tell|say|establish|determine)(?=\W*$|[.;])|\b(?:can't|cannot|can not|could not|couldn't|unable to) answer(?=(?: (?:with|from|on|based on|using))?(?: (?:this|that|these|those|it|the question))?(?: alone| basis)?\W*(?:$|[.;]))|\bi(?:'d| would) (?:rather|prefer) not\b|\bi (?:leave|left) (?:it|this|the question|the answer) open\b|\bso i (?:give|name|offer|report|state) no\b|\bno \w+ can be (?:given|named|stated|reported|confirmed)\b|\bcannot be determined\b|\bno (?:[\w-]+ ){0,3}?(?:rate|count|total|figure|number|average|value|share|amount) (?:is|was|were) (?:given|available|reported|recorded|listed|provided|stated|shown|found)\b|\binsufficient (?:data|information|evidence)\b"
    r"|\bno (?:order |total |final |overall |reliable )?(?:count|total|figure|number|answer|result) (?:yet|so far|available|possible)\b|\bthere is no (?:count|total|figure)\b|\b(?:total|count|answer|number) (?:is )?(?:unknown|unavailable|undetermined|pending)\b"
    r"|\bremains? (?:unknown|open|undetermined)\b"
    r"|\b(?:can't|cannot|can not|could not|couldn't) (?:tell|give|say) (?:you )?(?:what )?the (?:true|real|actual|right|correct)\b"
)
_GIVE = r"(?:give|giving|name|naming|commit|report|state|quote|pick|put|offer|answer|guess|choose|provide|publish|call)"
REFUSED_AT_ONCE = Cue(
    rf"^\W*(?:(?:(?:i'm |i am |very )*(?:sorry|afraid)|unfortunately|regrettably|apologies|sadly)[,:]?(?: but| that)? )?(?:no (?:figure|answer|number|value|result|total|count|mean|median|average|rate|name)\b|i(?:'d| would) (?:rather|prefer) not (?:to )?{_GIVE}\b|i(?:'d| would)? prefer not to {_GIVE}\b|no \w+ can be (?:given|named|stated|reported|confirmed)\b|i (?:can't|cannot|can not|could not|couldn't) (?:say|tell|determine|establish) (?:who|which|what|how|when|where|whether)\b|i (?:decline|refuse) to {_GIVE}\b|i(?: am|'m| will|'ll)? (?:not(?: going to| willing to| prepared to| comfortable)?|won't) {_GIVE}\w*\b|i (?:can't|cannot|can not|could not|couldn't|won't|am not able to|am unable to|was unable to) (?:give|provide|state|report|answer|determine|name|offer)\b|(?:i am |i'm |i was )?unable to (?:answer|say|tell|determine|give|state)\b|(?:i )?(?:can't|cannot|can not|could not|couldn't|did not|didn't) (?:find|obtain|get|verify|confirm) (?:the|an?|any) (?:right|correct|true|reliable|trustworthy|definitive|valid|usable|proper|answer|figure|number|value|count|total|name)\b|i (?:do not|don't) have an? (?:\w+ )?(?:number|figure|value|answer|count|total|average|name|result)\b)(?![^.]*\bbut\b)"
)
NOTHING_KNOWN = Cues(
    [
        r"\bnothing to (?:compare|rank|report|go on|choose between|base)\b",
        r"n(?<=\bn)o (?:comparison|ranking|answer|conclusion) (?:is|was) possible\b",
        r"\bneither\b[^.;]{0,40}?\b(?:sent|replied|answered|responded|reported|published|provided|delivered|given|supplied|filed|returned)\b",
        r"n(?<=\bn)o (?:data|reply|replies|figures?|answers?|numbers?|response) (?:has|have|had) (?:yet )?(?:arrived|come|been)\b",
    ]
)
NO_OTHER = Cue(
    r"\bi (?:found|have|had|see|know(?: of)?) (?:no|nothing) (?:other|else|better|alternative)\b"
)
NOT_SHARED = Cues(
    [
        r"\b(?:would|did|could|does|do|has|have)(?:n't| not) (?:share|disclose|provide|give|publish|release|pick up|answer|reply|respond|replied|answered|responded|published)\w*\b",
        r"\bwhich i (?:do not|don't) have\b",
        r"\bthere (?:is|are|was|were) no (?:\w+ ){0,3}(?:counts?|data|figures?|numbers?|records?|values?|information|entries)\b",
    ]
)
WITHHELD = Cues(
    [
        r"(?:^|[.;!?\n] ?)(?:so |therefore |hence |thus |then )?(?:i|we) (?:can't|cannot|can not|could not|couldn't|am unable to|won't|will not) (?:answer(?: (?:with|from|on) (?:this|that|it))?|(?:give|provide|state|report|name|offer) (?:a|an|any|the) (?:\w+ )?(?:answer|figure|number|value|count|total|result|name))\W*$",
        r"(?:^|[.;!?\n] ?)no (?:answer|figure|number|value|result)(?:,? (?:therefore|then|from me|yet|today|at this (?:point|stage)))?\W*(?:$|[.\n])",
        r"\bleave (?:this|it|that|the question) (?:unanswered|open|blank)\b",
        r"\bno (?:number|figure|value|name) should (?:go|be (?:used|reported|quoted|given))\b",
        r"\b(?:don't|do not) (?:think|believe) (?:any|a) (?:number|figure|value|name) should\b",
        r"\bi(?:'m| am| have|'ve)? (?:leav(?:e|ing)|left) (?:it|this|that|the (?:question|answer|field)) (?:open|blank|unanswered|empty)\b",
        rf"\bi(?:'d| would) (?:rather|prefer) not (?:to )?{_GIVE}\b",
        rf"\bi(?: am|'m) not {_GIVE}\w*ing\b",
        r"\bno answer (?:from me|is given|can be given)\b",
        r"\b(?:eine zahl|einen wert) kann ich nicht nennen\b",
        r"\bje n'en ai pas d'autre\b",
        r"\bno tengo otr[oa]\b",
    ]
)
OPEN_CHOICE = Cue(
    r"\b(?:which|either|whether|neither|both|between|depend\w*|choose|decide|pick|options?|candidates?|toss-?up|close call)\b"
)
CHOSEN_AFTER = Cue(
    r"^(?!\W*(?:so|and|but|while|because|as)\b)(?:[\s)]*,\s)?(?:(?!\bwhich\b|\bwhether\b)[^.;,\n\d]){0,50}?(?:,? (?:which|that|this) (?:is|was|remains) (?:my|the|our) (?:best|final|correct|true|actual|real|right|corrected|reported)\b|"
    r"(?:,? ?which )?\b(?:is|was|are|remains) (?:therefore |thus |clearly |the one i |what i )*(?:the|my|our|indeed the) (?:best |final |correct |true |actual |real |right |corrected )*(?:answer|winner|estimate|value|figure|number|count|total|choice|conclusion|one to (?:use|report|trust))\b(?! (?:printed|given|shown|listed|stored|quoted|published|recorded|reported|displayed|returned|produced|cited|advertised|(?:in|on|from|that) the)\b)|"
    r"\b(?:is|was) (?:correct|right|what i(?:'d| would|'ll| will)? (?:report|use|go with))\b|^\s(?:(?:is|clearly|well|still) )*(?:in front|on top|ahead|in the lead)\b|^\s?(?:wins|comes out on top|takes (?:it|first)|is the winner)\b|\bis my (?:final |best )?(?:answer|pick|choice|estimate|guess)\b|^[\"'`)*]*\sit (?:is|was|must be|has to be)(?:,? then)?\W*$)"
)
_SOURCE = r"(?:[\w.'/-]+\s){0,3}?[\w.'/-]*\w"
PREFERRED = Cues(
    [
        r"\b(?:(?:i|we)(?:'d| would|'ll| will)? (?:trust|believe|prefer|rely on|side with|go with|go by|use|take|report|followed?|defer to|relied on|trusted|sided with|deferred to|preferred)|going with|going by|went with|go with|trusting|prefer|use|used|trust|stick with|rely on|based on)"
        rf"\s(?:the|its|my|what the)\s(?P<noun>{_SOURCE})(?=\s(?:here|more|most|instead|as|since|because|for|over|and|which|says|gives|shows|count|value|figure|number)\b|\W*$|[,;.:])",
        rf"\bthe (?P<trusted>{_SOURCE}) (?:is|was) (?:the one |what )(?:that )?i(?:'d| would|'ll| will|'m| am)? (?:trust|believe|prefer|rel(?:y|ying) on|go(?:ing)? (?:with|by)|use|used|report)\b",
        rf"\b(?:i|we) (?:consider|regard|deem|judge|hold|find|believe) the (?P<held>{_SOURCE}) (?:to be |as |is )?(?:the )?(?:definitive|authoritative|correct|right|more reliable|most reliable|reliable|accurate|final|official|better|best|trustworthy)\b",
        rf"(?<!which of )\bthe (?P<subject>{_SOURCE})\s(?:is|are|was|were)\s(?:the\s)?(?:system of record|authoritative|official source|source of truth|more reliable|reliable|correct|right|canonical|up to date|current|trustworthy|complete|definitive|verified)\b",
    ]
)
OPTION = Cue(
    r"\b(?:recommend|suggest|use|using|choose|chose|pick|picked|go(?:ing)? with|went with|prefer|trust|take|report|select|favou?r)\s(?:using\s|taking\s)?(?P<label>(?:option|version|variant|candidate|reading|method|approach|choice|scenario)\s(?:[a-h]|\d))\b"
)
"""A choice between what the answer has numbered itself ("I recommend option B")."""
SIDED_WITH = Cue(
    rf"\b(?:i(?:'d| would|'ll| will|'m| am)? (?:trust|believe|prefer|follow|rely on|side with|siding with|go with|going with|stick with|sticking with|defer to|take|use|report)|going with|sticking with|siding with|trusting)"
    rf"\sthe\s{_SOURCE}(?:'s|[:,(])\s?(?:(?:figure|value|count|number|total|result|reading|answer|estimate)s?\s)?(?:of\s|:\s?)?[\"'`(~≈$€£]*$"
)
SOURCE_SUBJECT = Cue(
    rf"\b(?:the|that|this|its|my|our|their)\s(?P<noun>{_SOURCE})[^.;:,\d]{{0,12}}$"
)
VERDICT = Cues(_PREDICATES)
BUT_ITS_AFTER = Cue(
    r"^[^.;\d]{0,60}?,? (?:but|yet|however,?|though|although) (?:its|that|this|it|they|these|those)\b"
)
CONCESSIVE = Cue(
    r"(?:^\W*|[,;(]\s?|\s)(?:although|though|even though|even if|whereas|while|despite|obwohl|bien que|aunque)\b[^,;.]*$"
)
FORMER_AFTER = Cue(
    r"^[^.;\d]{0,20}?\b(?:refers?|relates?|applies|apply|belongs?|pertains?) to (?:the|an?|last) (?:old|former|previous|other|wrong|different|earlier|another)\b|^\s(?:would|might|may) (?:be|seem|look|have been) (?:like )?the (?:obvious|natural|intuitive|usual|expected|first|tempting) (?:answer|choice|guess|candidate|pick|reading)\b|^\W{1,3}(?:at first(?: sight| glance)?|initially|originally|(?:before|earlier|previously)(?=[.,;]|$))|^\s(?:\w+ )?(?:that )?you (?:were told|mention\w*|quoted?|cited?|heard|gave|read|saw|have)\b|^(?:[^.;,\d]{0,20}\b(?:from|of|in|on|by|with) (?:my|the) (?:first|earlier|initial|previous|old|draft|original|cached|stale|outdated|superseded)\b)|^\s(?:looked|seemed|appeared|led|ranked)\s[^.;,]{0,40}\b(?:until|before|at first|initially)\b|^\W*(?:is|was|are|were|gets) (?:often|usually|sometimes|widely|merely|commonly|wrongly|frequently|occasionally) (?:blamed|cited|named|quoted|mentioned|believed|assumed|thought|said|credited|suspected)\b|^\W*(?:was|were) (?:true|right|correct|valid|the case) (?:in|until|before|back|at|for)\b|^\W*(?:was|were) (?:my|our|the) (?:running|first|initial|earlier|original|draft|old|preliminary|previous|raw|gross)\b|^\W*(?:is|was) the (?:old|former|previous|earlier|outdated|superseded)\b|^\s?until (?:19|20)?[A-Z\d]|^\W*(?:used to\b|(?:was|were) (?:previously|formerly|once|initially|originally|at first)\b|no longer\b|had been\b|until (?:19|20)\d\d)"
)
PRELIMINARY_AFTER = Cue(
    r"^[^.;\d]{0,60}?\b(?:is|was|are|were|being)(?: but)?(?: only| still| merely| just| as yet| a| an){0,2} (?:preliminary|provisional|unverified|unconfirmed|cached|partial|unofficial|tentative|rough estimate)\b"
)
BARE_VERDICT = Cue(
    rf"^\W*(?:(?:known to be|clearly|obviously|plainly|definitely|certainly|simply|but|though|although|probably|likely|almost certainly)\s){{0,3}}(?:{BAD}|not {_NOT_OK})\b(?!\s(?:value|figure|number|count|total|result|answer))"
)
CHOSEN_SO_AFTER = Cue(
    r"^[^.;\d]{0,50},? (?:so|hence|therefore|and) (?:that|this|it)(?:'s| is| must be) (?:the|my|our|what)\s(?:final |correct |right )?(?:number|answer|value|figure|one|count|total|result|i)\b|^,? so (?:that|it) (?:it )?is\b"
    r"|^[^.;\d]{0,30}, which is (?:what|the (?:one|figure|value|number)) (?:(?:was|is|you(?:'ve| have)?|the question) )?(?:asked|asks?|wanted?|needed|need|requested|required)\b"
)
