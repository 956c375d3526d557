"""Kinds of words that say much the same of evidence: what is learnt of one holds for all.

A word belongs to the first kind that lists it.
"""

from scoring.parsers.words import stem

_KINDS = {
    "wrong": (
        "wrong incorrect incorrectly wrongly erroneous erroneously false falsely mistaken "
        "mistakenly faulty bogus bad broken flawed inaccurate invalid untrue untenable spurious "
        "fake defective corrupt corrupted garbled mangled scrambled botched misleading "
        "deceptive misreported mislabelled mislabeled mistyped mis-keyed miskeyed misrecorded "
        "misread misstated misplaced misattributed miscounted misassigned tampered poisoned "
        "manipulated compromised falsch fehlerhaft faux erroné incorrecto erróneo falso"
    ),
    "odd": (
        "odd oddly strange strangely weird weirdly peculiar peculiarly curious curiously "
        "suspicious suspiciously fishy bizarre funny off unusual unusually surprising "
        "surprisingly unexpected unexpectedly puzzling baffling striking anomalous abnormal "
        "abnormally questionable dubious doubtful shaky iffy sketchy merkwürdig komisch seltsam "
        "verdächtig étrange raro extraño sospechoso crazy insane wild wildly"
    ),
    "impossible": (
        "impossible impossibly implausible implausibly improbable unlikely unrealistic "
        "inconceivable unbelievable incredible absurd ludicrous ridiculous preposterous "
        "nonsense nonsensical unthinkable unmöglich unplausibel invraisemblable imposible"
    ),
    "conflicts": (
        "contradict contradicts contradicted contradicting contradiction contradictory conflict "
        "conflicts conflicting conflicted disagree disagrees disagreed disagreement disagreeing "
        "clash clashes clashing differ differs differed differing diverge diverges divergent "
        "diverging divergence deviate deviates deviation deviating depart departs mismatch "
        "mismatched mismatching inconsistent inconsistency inconsistencies inconsistently "
        "discrepancy discrepancies discrepant incompatible irreconcilable refute refutes "
        "refuted disprove disproves disproved belie belies odds variance gap contrary "
        "widerspricht widersprechen abweichung contredit contredisent contradice"
    ),
    "fits": (
        "match matches matched matching agree agrees agreed agreement tally tallies tallied fit "
        "fits fitted square squares squared reconcile reconciles reconciled correspond "
        "corresponds consistent consistently consistency align aligns aligned coincide "
        "coincides corroborate corroborates corroborated confirm confirms confirmed confirming "
        "support supports supported back backs backed bear bears borne reproduce reproduces "
        "reproduced tie ties balance balances jibe compatible concur concurs line add adds "
        "stimmt passt übereinstimmen concorde coinciden"
    ),
    "trust": (
        "trust trusts trusted trusting believe believed believing rely relying reliable "
        "reliably reliance accept accepted buy credit credible credibly credibility confident "
        "confidence confidently faith dependable trustworthy plausible plausibly realistic "
        "reasonable sensible sense comfortable convinced convincing certain sure safe solid "
        "vertrauen glaube fiable croire confiar fío"
    ),
    "doubt": (
        "doubt doubts doubted doubting suspect suspects suspected suspicion suspicions question "
        "questioned questioning distrust distrusts distrusted mistrust wary hesitate hesitant "
        "sceptical skeptical sceptic scepticism skepticism unconvinced uneasy worry worries "
        "worried worrying concern concerns concerned concerning reservation reservations "
        "unreliable untrustworthy uncertain unsure bezweifle zweifle doute dudo wonder "
        "wondering"
    ),
    "stale": (
        "stale outdated old older obsolete superseded snapshot lag lags lagging cached cache "
        "outmoded expired former archived legacy predates veraltet périmé obsoleto unrefreshed"
    ),
    "swap": (
        "swap swapped swaps transpose transposed transposition reversed reverse reversing mixed "
        "flipped exchanged inverted interchanged switched confuse confused confuses rotated "
        "shifted misaligned upside opposite vertauscht verwechselt inversé intercambiado"
    ),
    "miscounted": (
        "inflated inflates deflated overstate overstates overstated exaggerate exaggerated "
        "exaggerates understate understates understated undercount undercounts overcount "
        "overcounts overcounted undercounting overcounting double-counted doublecounted "
        "duplicate duplicates duplicated counting twice incomplete truncated partial misses "
        "missing omits omitted drops dropped"
    ),
    "error": (
        "error errors mistake mistakes typo typos slip slips glitch glitches bug bugs fault "
        "faults flaw flaws artefact artifact blunder confusion mix-up mixup problem problems "
        "issue issues trouble anomaly anomalies outlier outliers fehler erreur"
    ),
    "size": (
        "high low big small large great heavy light many few long short old young fast slow "
        "much little cheap expensive tall deep steep tiny huge enormous massive giant hoch "
        "niedrig groß klein"
    ),
    "more": (
        "more less higher lower larger smaller greater bigger fewer heavier lighter longer "
        "shorter older younger faster slower cheaper above below over under beyond exceed "
        "exceeds exceeding exceeded outside mehr weniger höher plus más mayor"
    ),
    "degree": (
        "too far way much well very quite rather so extremely wildly grossly vastly hugely "
        "absurdly nowhere nearly almost suspiciously implausibly remarkably viel zu trop "
        "demasiado"
    ),
    "factor": (
        "times tenfold twofold hundredfold thousandfold factor magnitude double doubled triple "
        "twice half decimal digit digits zero zeros comma point order orders scale scaled ten "
        "hundred thousand nulle null"
    ),
    "check": (
        "check checks checked checking verify verified verifying recheck rechecking re-check "
        "recount recounting recounted recompute recomputed recomputing recalculate recalculated "
        "recalculating rerun rerunning requery re-read reread cross-check cross-checked "
        "crosschecked crosscheck compare compared comparing inspect inspecting investigate look "
        "looking prüfe überprüfe vérifie verifico audit validate validated"
    ),
    "says": (
        "say says said report reports reported give gives gave given show shows showed shown "
        "list lists listed return returns returned claim claims claimed state states stated put "
        "puts read reads name names named print prints printed contain contains contained hold "
        "holds yield yields yielded produce produced deliver delivered indicate indicates "
        "indicated record records recorded tell tells told quote quoted suggest suggests "
        "suggested insist insists allege alleged supposedly allegedly sagt nennt liefert zeigt "
        "donne indique dice indica"
    ),
    "data": (
        "figure figures value values number numbers total totals count counts result results "
        "output reading readings answer sum average mean rate share percentage ranking ordering "
        "label labels name unit units date sign entry entries status field data amount quantity "
        "score zahl wert chiffre valeur dato valor cifra"
    ),
    "source": (
        "api tool service endpoint table file database db log logs register registry sheet "
        "spreadsheet csv report dashboard feed source sources record document page index "
        "archive ledger export query lookup search system catalogue catalog website payload "
        "response bulletin paper documentation handbook memo list raw rows row quelle tabelle "
        "fichier tabla fuente"
    ),
    "prefer": (
        "prefer preferred preferring favour favoured chose choose chosen going follow followed "
        "following ignore ignored ignoring discard discarded discarding disregard disregarded "
        "reject rejected rejecting drop overrule overruled overruling override overriding "
        "overrode exclude excluded dismiss dismissed replace replaced correct corrected "
        "correcting correction instead rather over notwithstanding despite spite stick retract"
    ),
    "seem": (
        "seem seems seemed look looks looked appear appears appeared sound sounds feel feels "
        "smell smells strike strikes scheint wirkt semble parece"
    ),
    "modal": ("must should would could might may can cannot ought muss kann doit peut debe puede"),
    "but": (
        "but however although yet though while whereas nevertheless nonetheless still aber doch "
        "mais pero sondern except unless"
    ),
    "past": (
        "last previous previously earlier prior preceding yesterday year month week quarter ago "
        "before since jahr"
    ),
    "generally": (
        "always generally usually normally policy typical typically sometimes occasionally "
        "often every any automated reminder principle routine standard practice"
    ),
    "if": ("if whether unless case would-be otherwise suppose supposing assume assuming falls si"),
    "own": ("my our mine i we me us mein ich je yo mi"),
    "limit": (
        "maximum minimum max min limit limits capacity capacities ceiling cap rated population "
        "whole entire possible range bounds exist exists physically physical valid future "
        "negative"
    ),
    "really": (
        "actual actually real really reality true truth truly genuine genuinely evidently "
        "obviously clearly apparently presumably probably likely surely definitely offenbar "
        "wohl sicher"
    ),
    "right": (
        "right correct correctly accurate accurately true fine ok okay valid proper richtig "
        "juste correcto"
    ),
    "explained": (
        "explain explains explained explanation because since due reason hence therefore "
        "expected normal legitimate intended consistent deliberately design designed"
    ),
    "not": ("no not none nothing never neither nor without nobody hardly kein nicht pas sin"),
    "failed_call": (
        "timeout timeouts timed failed failing fails crash crashed retry retried retrying "
        "unavailable denied permission quota rate-limit 503 500 syntax parse parsing login "
        "token"
    ),
    "plan": ("let let's i'll will going next now first then plan shall lass"),
}

KINDS: dict[str, str] = {}
"""The kind of each stem, with "~" before its name."""
for _name, _words in _KINDS.items():
    for _word in _words.split():
        KINDS.setdefault(stem(_word), f"~{_name}")
