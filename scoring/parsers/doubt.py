# ruff: noqa: E501 - patterns are read whole, as one line each
"""Words that doubt evidence: that it conflicts with other evidence, cannot be, or is in error.

They doubt by themselves, once it is clear what they speak of. Milder wording is for `suspicion` to
weigh.
"""

from scoring.parsers.patterns import Cue, Cues

_NOT = r"(?:does|do|did|would|could|can|is|are|was|were)(?:n't|\snot)"
_CANNOT = r"(?:can't|cannot|couldn't|can\snot|could\snot)"
_SIZE = r"(?:high|low|large|small|big|heavy|light|many|few|long|short|good|old|young|fast|slow|much|little|cheap|expensive)"

_FOREIGN = r"""(?x)
      widerspr\w+ | unstimmig\w* | unplausibel | unmöglich | verdächtig\w* | falsch(?:e[nrs]?)?\b
    | (?:stimm(?:t|en)|pass(?:t|en))\s(?:\w+\s){0,2}?nicht | (?:nicht|kaum)\s(?:stimmen|passen|sein)\b
    | contredi\w+ | incohéren\w+ | invraisemblable | erroné\w* | ne\scorrespond\w*\spas | ne\s(?:peut|peuvent|colle|collent)\spas
    | contradi[cz]\w+ | incoheren\w+ | imposible | sospechos\w+ | erróne\w+ | no\s(?:coincid\w+|cuadra\w*|concuerda\w*|puede[n]?\sser)
    | contraddi\w+ | incoeren\w+ | impossibile | sospett\w+ | sbagliat\w+ | non\s(?:torna\w*|quadra\w*|coincid\w+|corrispond\w+|può|possono)
    | impossível | suspeit\w+ | não\s(?:bate\w*|coincide\w*|corresponde\w*|pode[m]?\sser)
    | tegenspr\w+ | klop(?:t|pen)\s(?:\w+\s){0,2}?niet | onmogelijk | onjuist\w*
    | 矛盾 | 不一致 | 不可能 | 不符 | 不对 | 可疑 | 有误 | 一致しな | あり得な | ありえな | 一致しません | 不自然 | おかしい
    """
"""Words of conflict in other languages."""

STRONG = Cues(
    [
        *(
            rf"\b(?x:{words})"
            for words in (
                r"discrepan\w+ | inconsisten\w+ | mismatch\w* | contradict\w* | conflict(?:s|ing|ed)?\b | disagree\w* | diverg\w+ | irreconcilabl\w+",
                rf"deviat\w+ | depart(?:s|ed)?\sfrom\b | {_NOT}\s(?:\w+\s)?reproduc\w+ | not\sreproduc\w+ | should\s(?:be|have|match|agree|equal)\b[^.;]{{0,60}}\b(?:but|yet|and)\b[^.;]{{0,40}}n't\b | two\s\w+\s(?:differ|diverge)\b",
                r"(?:grain|pinch)\sof\ssalt\b | inaccura\w+ | violat\w+ | disprov\w+ | refut\w+ | debunk\w* | belie[sd]?\b | outside\s(?:of\s)?(?:the|its|any|every)\s(?:\w+\s)?range\b | something\selse\b | (?:needs?|has|have|had)\s(?:to\sbe\s)?correct(?:ing|ed|ion)\b | (?:data|quality)\s(?:quality\s)?(?:issue|problem|error)s?\b",
                r"at\s(?:odds|variance|loggerheads)\b | clash(?:es|ed)?\b | out\sof\s(?:step|proportion|all\sproportion|the\squestion)\b",
                r"(?:a\s)?different\s(?:story|picture)\b | two\s(?:different|conflicting|incompatible)\s(?:answer|value|figure|number|count|result|total|date|name|version|thing)s\b | no\ssuch\s(?!file|table|column|tool|key|parameter|option) | other\sway\s(?:round|around)\b | wrong\sway\s(?:round|around)\b | the\sreverse\b | roles\sreversed\b",
                rf"{_NOT}\s(?:\w+\s){{0,2}}?(?:match|agree|reconcile|add\sup|fit|tally|line\sup|square|hold(?:\sup)?|make\s(?:any\s|much\s)?sense|check\sout|correspond|tie|balance|average\sto|combine\sto|survive|support|bear\sout|ring\strue|compute|pass)\b",
                rf"{_NOT}\s(?:\w+\s){{0,2}}?(?:look|seem|appear|sound|feel|think|believe)\s(?:\w+\s){{0,5}}?(?:right|correct|true|plausible|credible|possible|realistic|believable|accurate)\b",
                r"(?:don't|do\snot|cannot|can't|wouldn't|would\snot|shouldn't|should\snot|hardly)\s(?:be\s)?(?:really\s|quite\s|fully\s)?(?:trust|believe|buy|credit|accept|rel(?:y|ied)\son|trusted|believed)\b",
                r"not\s(?:\w+\s)?(?:supported|borne\sout|backed|corroborated|reflected)\b | (?:sources|tools|tables|calls|queries|results|systems)\s(?:\w+\s)?(?:name|give|show|list|say|return|report)\w*\s(?:\w+\s)?different\b",
                rf"{_CANNOT}\s(?:\w+\s){{0,2}}?(?:match|agree|reconcile|add\sup|fit|hold|average\sto|combine\sto|exceed|both)\b",
                rf"{_CANNOT}\s(?:possibly\s|all\s|both\s|simply\s)?be\s(?:right|correct|true|accurate|valid|possible|so|that|the|an?|more|less|as|in|first|last|top|real|reconciled|squared|trusted|used|both|all|negative|zero|above|below|due|equal|explained|reproduced|\d\S*|\w+er|\w+est)\b",
                rf"{_CANNOT}\sbe(?=\W*$|[.,;:!)])",
                rf"{_CANNOT}\s(?:possibly\s)?(?:have|carry|hold|hit|reach|produce|exceed|explain|account|come|happen|fit|support|seat|move|serve|sell|grow|last|all)\b",
                r"cannot\s(?:\w+\s){0,2}?(?:agree|reconcile)",
                r"impossibl[ey]\b | implausibl[ey]\b | improbabl[ey]\b | inconceivabl[ey]\b | incredibl[ey]\b | unbelievabl[ey]\b | unlikely\b | unrealistic\w* | far[- ]fetched\b | untenable\b | nonsens\w+ | absurd\w* | ludicrous\w* | ridiculous\w* | preposterous\w*",
                r"(?:hard|difficult)\sto\s(?:believe|square|reconcile|credit|accept|trust) | (?:no|little|zero)\ssense\b | defies\b",
                r"suspicious(?:ly)?\b | suspicion\b | fishy\b | red\sflags?\b | raises?\s(?:an?\s)?(?:eyebrows?|doubts?|questions?|concerns?)\b | sceptical\b | skeptical\b | doubtful\b | dubious\b | distrust\w* | mistrust\w*",
                r"(?:i|have|has|had|some|serious|my|strong|real|with)\sdoubts?\b | i\s(?:would\s)?(?:doubt|question|suspect)\b | not\s(?:\w+\s)?convinced\b | unconvinc\w+ | not\sbuying\b | surely\snot\b | no\sway\b(?!\s(?:to|of|for|around))",
                r"(?:not|isn't|aren't|wasn't)\s(?:\w+\s)?(?:plausible|feasible|physically\s\w+|possible|credible|realistic|right|correct|accurate|valid|consistent|usable|reliable|trustworthy|believable|sensible)\b",
                r"(?:fail(?:s|ed)?|without\spassing)\s(?:\w+\s){0,2}?(?:sanity|plausibility|consistency|range|cross)[- ]?check | (?:sanity|plausibility|consistency|range|cross)[- ]?check\s(?:\w+\s)?fail",
                r"inflated\b | deflated\b | overstat\w+ | understat\w+ | exaggerat\w+ | over[- ]?count\w* | under[- ]?count\w* | double[- ]count\w* | count(?:s|ed|ing)\s[^.;]{1,40}?\btwice\b",
                r"corrupt(?:ed|ion|s)?\b | tamper\w* | poisoned | garbled\b | mangled\b | scrambl\w+ | transpos\w+ | rotated\b | mix(?:ed|es)[- ]up\b | swapped\b | switched\b | interchanged\b | upside[- ]down\b | (?:exact|very|quite)\sopposite\b | opposite\sof\b | mis-?(?:label\w*|key(?:ed|ing)|plac(?:ed|es)|report\w*|record\w*|stat(?:ed|es)|read\w*|typ(?:ed|ing)|scal\w+|count\w*|attribut\w+|assign\w*|match\w*)",
                r"stale\b | out[-\s]of[-\s]date\b | unreliable\b | untrustworthy\b | bogus\b | spurious\b | phantom\b | glitch\w* | anomal\w+",
                r"(?:wrong|incorrect|mistaken|erroneous|false)ly\b | erroneous\b | incorrect\b | wrong\b | (?:be|as|is|was|looks?\slike|seems?\slike|appears?\s(?:to\sbe|as)|contains?|some|data[- ](?:entry|quality)|obvious|clear|clearly|an?)\s(?:an?\s|some\s)?(?:\w+\s){0,2}?(?:error|mistake|bug|typo|slip|artefact|artifact)s?\b | in\serror\b",
                r"(?:missing|dropped|lost|stray|extra|misplaced|shifted|spurious|additional)\s(?:a\s|an\s|the\s)?(?:digit|sign|minus|decimal|zero)\w* | (?:decimal|digit|zero|sign|minus)\w*\s(?:point\s)?(?:\w+\s){0,4}?(?:misplaced|shifted|lost|missing|dropped|slipped|wrong) | (?:one|a)\s(?:zero|digit)\stoo\s(?:many|few) | labell?ed\sas\b",
                rf"off\sby\b | too\s{_SIZE}\b | (?:far|way|much|well|wildly|nowhere|considerably|significantly|vastly|grossly|suspiciously|implausibly|surprisingly|oddly|strangely|absurdly)\s(?:too\s)?(?:above|below|higher|lower|more|less|greater|larger|smaller|fewer|outside|beyond|off|near|over|under|high|low|large|small|big|many|few)\b",
                r"(?:above|beyond|over)\s(?:its\s|the\s|any\s)?(?:\w+\s)?(?:capacity|maximum)\b | capacity\b",
                rf"no\s(?:[\w-]+\s){{1,6}}?(?:that|so|this)\s{_SIZE}\b | no\s(?:[\w-]+\s){{1,5}}?like\s(?:that|this)\b | (?:nobody|no\sone|nothing)\s(?:\w+\s){{1,4}}?(?:that|so)\s{_SIZE}\b",
                r"more\s[\w-]+\sthan\s[^.?!]{1,40}\? | mistaken\b | not\swhat\b | than\sany(?:thing|one)?\b[^.;]{0,40}?\b(?:ever|record|known|world|earth|possible)\b | treat\w*\s(?:\w+\s){0,4}?with\s(?:suspicion|scepticism|skepticism)",
            )
        ),
        _FOREIGN,
        r"(?x:\b(?:is|are|was|were|given|reported|expressed|stored|measured|recorded)\s(?:\w+\s)?(?:in|as)\s\S+,?\s(?:and\s)?not\b | ≠ | \s!=\s | [<>]\s?(?:the\s)?(?:max|min|total|limit|capacity|100)\w*)",
    ]
)
NEGATED = Cue(
    r"\b(?:no|not|none|never|nothing|without|zero|free of|neither|any)\b(?:\s[\w-]+){0,4}\s*$|n't\s(?:\w+\s){0,4}$"
    r"|\b(?:kein\w*|ohne|aucun\w*|sans|pas d[e'’]|sin|ningun\w*|no (?:hay|existe\w*)|senza|nessun\w*|sem|nenhum\w*|geen|zonder|nicht|wenn|falls|si|se|als)\b(?:\s\w+){0,3}\s*$|(?:没有|无|なし)$"
)
HYPOTHETICAL = Cue(
    r"(?:^|[.;,]\s)(?:had|were|should)\s(?:the|there|any|they|it|this|that|these|those)\b|\b(?:if|in case|should there|were there|whether|when(?:ever)? there|where(?:ver)? (?:two|any|the|sources|there)|unless|in the event|might there|any|to (?:see|check|find|detect|spot|test|rule out|catch|look for)|so that (?:a|an|any)|looking for|watch(?:ing)? for|"
    r"would show|would be visible|it would be|could(?! (?:get|find|reach|see|read|access|obtain|not)\b)|guard against|in order to|may have|check(?:ing)? for|check(?:ing)? (?:that|whether|if)|i(?:'ll| will) (?:check|verify|validate|look|compare))\b"
)
GENERIC = Cue(
    r"\b(?:please (?:double-?check|verify|confirm)|as with any|always|normally|(?:data|our|by|as a|company) policy|in general|generally|unrelated|irrelevant|at times|sometimes|occasionally|(?:may|can|could|might) (?:contain|have|include) (?:\w+ )?(?:errors?|mistakes?|inaccurac\w+|gaps?|typos?)|usual(?:ly)? (?:care|caution)|before (?:publication|publishing|citing|using)|(?:may|might) be subject to|use with caution|small sample|before relying)\b"
)
OWN = Cue(
    r"\b(?:i|we)\s(?:was|were|had\sbeen)\s(?:\w+\s)?(?:wrong|mistaken|off|incorrect)\b|\b(?:i|we)\s(?:misread|mistyped|misspelled|misremembered|mixed up)\b|\b(?:i|we)\s(?:had\s)?(?:made|used|typed|got|passed|wrote|chose|picked|gave)\s(?:\w+\s){0,3}?(?:wrong|incorrect|mistake|error|typo)"
    r"|\b(?:my|our)\s(?:\w+\s){0,3}?(?:guess|estimate|assumption|query|call|filter|join|attempt|typo|mistake|error|spelling|syntax)\b(?!\s(?:had|has|returned|gave|gives|said|says|showed|shows|put|listed|ranked|came|named))"
    r"|\b(?:wrong|incorrect|bad|misspelled|mistyped)\s(?:\w+\s)?(?:column|table|field|role|parameter|argument|path|file|key|syntax|query|filter|join|endpoint|filename|spelling|format|flag|option)\b|\btypo in (?:the|my|a) (?:\w+ )?(?:name|query|column|call|filter|path|argument|parameter|request|sql)\b"
    r"|\byou (?:mentioned|asked|said|expected|gave|quoted|assumed|had in mind)\b"
)
"""Faults of the agent's own doing or of its call, and what the reader had said: not the evidence."""
ASIDE = Cue(
    r"\b(?:documentation|docs|manual|readme|schema|header|paging|pagination|columns?|(?:parameter|field|file|table|variable)(?:'s)? names?|encoding|spell(?:ing|ed|t)|misspell\w*|formatting|typo)\b"
)
"""What a remark beside the matter is about; the evidence only where the sentence names it."""
RELATIONAL = Cue(
    r"\bdiscrepan|\binconsisten|\bmismatch|\bcontradict|\bconflict|\bdisagree|\bdisprov|\brefut|\bat odds|(?:n't|not)\s(?:\w+\s){0,2}?(?:match|agree|reconcile|add\sup|fit|tally|line\sup|square|correspond)|\bdifferent story"
)
"""Doubts that say of themselves that they compare."""
SETTLED = Cue(
    r"\b(?:gives?|gave|yields?) (?:exactly )?the same\b|\bnothing (?:suggests|indicates|points to|is wrong|wrong)|\bnothing (?:needed|to) resolv|\ball agree\b|\bno (?:conflicts?|disagreements?)\b|\bdisagreements?: none\b|\bconflicts?: none\b"
    r"|\b(?:but|however|yet|though|now)\b[^.;]{0,50}\b(?:checks out|is (?:right|fine|correct|confirmed|genuine|real)|holds(?: up)?|was (?:right|correct|confirmed)|(?:does|do|did) not (?:affect|matter|change)|doesn't (?:affect|matter|change)|has no effect|turn(?:s|ed) out (?:to be )?(?:right|fine|correct))\b"
)
SAYS_WRONG = Cue(
    r"\bwrong|\bincorrect|\berr|\bcontradict|\bconflict|\bmismatch|\bdisagree|\bdiscrepan|\binconsisten|n't |\bnot |\bcannot|\bimposs|\bstale|\bswapp|\btranspos|\bat odds"
)
"""What is said of evidence even where the question is about odd things."""
