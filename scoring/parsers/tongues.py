# ruff: noqa: E501 - patterns are read whole, as one line each
"""What answers in other languages do with a value: reject it, replace it, choose it, leave it open.

Words of German, French, Spanish, Portuguese, Italian, Dutch, the Scandinavian languages, Polish,
Russian, Turkish, Chinese and Japanese. Their word order differs, so a value is judged by the words
between its neighbours, not by clauses; and only in a text that is in such a language.
"""

import re
from functools import lru_cache

from scoring.parsers.claims import Claim
from scoring.parsers.layout import Sentence
from scoring.parsers.patterns import Cue, bits, lower
from scoring.parsers.stance import CHOSEN, SUPERSEDED

_SCRIPT = re.compile(r"[\u0400-\u04ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_SMALL_WORDS = frozenset(
    ["der", "das", "dem", "den", "und", "ist", "sind", "war", "wurde", "wurden", "nicht", "ein", "eine", "einen", "sich", "auf", "mit", "von", "ich", "sie", "wir", "kein", "im", "zu", "wie", "les", "des", "est", "sont", "une", "pour", "dans", "avec", "du", "au", "aux", "à", "et", "il", "ils", "je", "ce", "que", "qui", "el", "los", "las", "una", "del", "por", "para", "con", "en", "la", "le", "de", "se", "si", "es", "son", "no", "em", "não", "foram", "uma", "dos", "um", "da", "do", "o", "os", "della", "dei", "sono", "che", "gli", "non", "di", "è", "het", "een", "zijn", "niet", "van", "maar", "op", "er", "ik", "of", "och", "är", "inte", "som", "för", "det", "ett", "på", "i", "av", "og", "ikke", "ble", "til", "jest", "nie", "się", "ale", "było", "a", "to", "bir", "ve", "bu", "değil", "is", "in"]
)  # fmt: skip
_ENGLISH_WORDS = frozenset(
    ["the", "of", "and", "is", "was", "were", "are", "to", "that", "this", "it", "not", "for", "with", "in", "on", "at", "by", "from", "has", "have", "had", "a", "as", "but", "or", "i", "no", "be", "which", "there", "so", "we"]
)  # fmt: skip


@lru_cache(maxsize=4)
def is_foreign(text: str) -> bool:
    """Whether a text is in one of these languages, by its script or its small words."""
    beginning = lower(text[:600])
    words = beginning.replace(".", " ").replace(",", " ").split()
    n_foreign = len(_SMALL_WORDS.intersection(words))
    n_english = len(_ENGLISH_WORDS.intersection(words))
    if n_foreign > n_english:
        return True
    if beginning.isascii() or (n_english and not _SCRIPT.search(beginning)):
        return False
    return any(char.isalpha() for char in beginning if not char.isascii())


_TO_VALUE = r"(?:[^\w.;:]{1,3}[^\W\d]+){0,6}[^\w.;:]{0,3}$"
_INSTEAD = Cue(
    r"\b(?:statt|anstelle|anstatt|entgegen|im gegensatz zu[mr]?|anders als|abweichend von|contrairement (?:à|au|aux)|au lieu d[eu]s?|plutôt que|à la place d[eu]s?|à la différence d[eu]s?|en lugar del?|en vez del?|a diferencia del?|(?:al )?contrari[oa]s?(?:mente)? al?|em vez d[eao]s?|em lugar d[eao]s?|ao invés d[eao]s?|ao contrário d[eao]s?|diferentemente d[eao]s?|"
    r"invece d(?:i|el|ella|ei)|anziché|piuttosto che|contrariamente (?:a|al|alla|ai)|a differenza d(?:i|el|ella|ei)|in plaats van|in tegenstelling tot|anders dan|i stället för|till skillnad från|i stedet for|i motsetning til|i modsætning til|zamiast|w przeciwieństwie do|вместо|в отличие от)(?:[^\w.;:]{1,3}[^\W\d]+){0,9}[^\w.;]{0,3}$"
)
_NOT = Cue(
    rf"(?:\b(?:(?<!ob )nicht(?! nur\b)|kein(?:e|en|er)?|et non(?: pas)?|(?:n'est|n'étai(?:en)?t|ne sont|n'ont) pas|(?<!pas )mais pas|pas|no (?:es|son|fue|fueron|era|eran)|y no|no|e não|não (?:foram|são|é|eram)|não|nem|e non|non(?: sono| è| erano| furono)?|(?:en )?niet|(?:och )?inte|(?:og )?ikke|a nie|nie (?:jest|było)|не|а не)\b){_TO_VALUE}"
    r"|(?:不是|并不是|并非|而非|不应(?:为|是)|而不是|不(?:采用|采纳|使用|用))[^\d,。]{0,8}$"
)
_NOT_AFTER = Cue(
    r"^\W{0,2}(?:değil|değildir)\b|^[^\d\s,。]{0,4}(?:ではなく|ではありません|じゃなく|でなく|不对|是错)"
)
_BAD = (
    r"(?:veraltete?[nrms]?|überholte?[nrms]?|falsche?[nrms]?|fehlerhaft\w*|unplausib\w*|unzuverlässig\w*|irrtümlich\w*|ein (?:tipp|schreib|zähl|rechen)?fehler|tippfehler|zahlendreher|(?:zählt|enthält|mit) (?:\w+ )?(?:dubletten|doppelte|testdaten|stornierte)\w*|(?:stimmt|passt|gilt|trägt) (?:\w+ ){0,2}nicht|(?:kann|können) (?:\w+ ){0,2}nicht (?:stimmen|sein|passen|zutreffen)|nicht (?:stimmen|belastbar|zuverlässig|verlässlich|plausibel|korrekt|richtig|brauchbar|aktuell|mehr aktuell)|"
    r"hinkt (?:\w+ ){0,4}hinterher|périmée?s?|impossible|ne (?:colle|correspond|concorde|tient|convient|peut) pas|obsolètes?|dépassée?s?|faux|fausses?|erronée?s?|incorrecte?s?|inexacte?s?|une erreur|une coquille|n'est (?:pas|plus) (?:fiable|correct|exact|à jour|valable|bon)\w*|ne sont (?:pas|plus) (?:fiables|exacts|à jour|valables)|(?:compte|inclut|contient) (?:\w+ )?doublons|"
    r"no (?:cuadra|encaja|coincide|puede ser|es posible)|imposible|desactualizad[oa]s?|obsolet[oa]s?|erróne[oa]s?|incorrect[oa]s?|equivocad[oa]s?|fals[oa]s?|un error|una errata|no (?:es|son) (?:fiable|correct[oa]|válid[oa]|cierto)s?|(?:incluye|contiene|cuenta) (?:\w+ )?duplicad[oa]s|"
    r"não (?:bate|confere|pode ser|é possível)|impossível|desatualizad[oa]s?|errad[oa]s?|incorret[oa]s?|ultrapassad[oa]s?|um erro|não (?:é|são) (?:confiável|confiáveis|corret[oa]s?|válid[oa]s?)|(?:inclui|contém|conta) (?:\w+ )?duplicad[oa]s|"
    r"non (?:torna|quadra|corrisponde|può essere|è possibile)|impossibile|superat[oaie]|sbagliat[oaie]|errat[oaie]|scorrett[oaie]|obsolet[aie]|inaffidabil[ei]|non (?:è|sono) (?:\w+ )?(?:affidabil[ei]|corrett[oaie]|attendibil[ei]|aggiornat[oaie]|valid[oaie])|(?:include|contiene|conta) (?:\w+ )?(?:duplicati|doppioni)|un errore|un refuso|"
    r"verouderde?|achterhaalde?|onjuiste?|foute?|verkeerde?|onbetrouwbare?|klop(?:t|pen) (?:\w+ )?niet|kan (?:\w+ )?niet (?:kloppen|juist zijn)|niet (?:\w+ )?(?:betrouwbaar|juist|correct|actueel|plausibel|te vertrouwen)|een (?:typ|tel|reken)?fout|bevat dubbele|stämmer (?:\w+ )?inte|inte (?:stämma|tillförlitlig\w*)|stemmer (?:\w+ )?ikke|föråldrade?t?|felaktigt?a?|fel|utdaterade?t?|foreldet|feil|forkert|forældet|"
    r"błędn\w+|nieaktualn\w+|przestarzał\w+|nieprawidłow\w+|устарел\w*|устаревш\w*|ошибочн\w*|неверн\w*|неправильн\w*|не (?:сходится|соответствует|может быть)|ошибк[аой]\w*|yanlış|hatalı)"
)
_BAD_CJK = r"(?:有误|错误|不正确|不准确|过时|過時|不可靠|不可信|作废|有問題|有问题|重复|(?:包含|含有|包括|计入)了?(?:取消|重复|测试|退)|誤り|間違い|間違って|古い|正しくない|正しくありません|信頼でき|誤って|重複)"
_BACK = r"(?:,\s?(?:(?:aber|doch|mais|pero|ma|mas|maar|men|ale|но|und|et|y|e|en|och) )?(?:das|dies\w*|die|der|was|welche[rs]?|ce(?:la)?(?: chiffre)?|c'|qui|il|elle|eso|esto|est[ea]|ese|que|lo que|isso|este|o que|il che|che|quest[oa]|quell[oa]|ma|dat|die|wat|dit|det|som|vilket|hvilket|to|co|który|это|что|который|该|这|此|その|それ|これ))"
_BAD_AFTER = Cue(
    rf"^[^.;:!?,。\d]{{0,45}}?(?:{_BACK}[^.;:!?,。\d]{{0,40}}?)?(?P<bad>\b{_BAD}(?!\w)|{_BAD_CJK})|^\s?(?:—|-|–) (?P<too>{_BAD})(?!\w)"
)
_BAD_BEFORE = Cue(rf"\b{_BAD}(?:[^\w.;:,]{{1,3}}[^\W\d]+){{0,3}}[^\w.;,]{{0,3}}$")
_GOOD_TOO = Cue(r"(?:nicht|keineswegs|pas|no|non|não|niet|inte|ikke|nie|не|不|没有) $")
_EARLIER = Cue(
    r"(?:\b(?:anfangs|anfänglich|zunächst|zuerst|ursprünglich|bisher|vorher|zuvor|vorläufig\w*|(?:ersten?|frühere[nr]?|alte[nr]?|vorherigen?) (?:zählung|rechnung|schätzung|angabe|wert|zahl|berechnung|stand|antwort|ergebnis)|d'abord|au départ|au début|initialement|auparavant|précédemment|(?:premier|ancien|précédent)(?:ne|e|ère)? (?:calcul|comptage|résultat|chiffre|estimation|valeur|réponse)|provisoire|"
    r"inicialmente|al principio|al inicio|en un principio|primero|antes|anteriormente|(?:primer|anterior|antigu[oa]|primera) (?:cálculo|recuento|conteo|resultado|cifra|dato|valor|estimación|respuesta)|provisional|a princípio|no início|(?:primeir[oa]|anterior|antig[oa]) (?:cálculo|contagem|resultado|valor|número)|inizialmente|in un primo momento|all'inizio|in precedenza|precedentemente|prima|(?:primo|prima|precedente|vecchi[oa]) (?:calcolo|conteggio|risultato|cifra|dato|valore|stima|risposta)|"
    r"aanvankelijk|eerst|eerder|oorspronkelijk|(?:eerste|vorige|oude|eerdere) (?:telling|berekening|schatting|waarde|cijfer|aantal|antwoord|resultaat)|först|tidigare|ursprungligen|inledningsvis|først|tidligere|opprinnelig|oprindeligt|początkowo|wcześniej|najpierw|сначала|ранее|первоначально|прежде|önce|başta)\b|最初|起初|一开始|之前|原先|原来|先前|早先|初步|当初|以前|はじめ|初めは|前回)[^.;。\n]{0,60}$"
)
_RIGHT = Cue(
    r"\b(?:(?:richtig|korrekt|tatsächlich|wahr|wirklich|korrigiert|verlässlich|bonn?|vrai|véritable|correct|exact|corrigé|correct|exact|verdader|real|corregid|corret|cert|verdadeir|corrigid|corrett|giust|esatt|ver|effettiv|juist|werkelijk|echt|gecorrigeerd|rätt|korrekt|riktig|verklig|prawidłow|poprawn|rzeczywist|правильн|верн|настоящ|действительн|doğru|gerçek)[a-zà-ÿа-яąćęłńóśźż]{0,4})(?:\W{1,3}[^\W\d]+){0,4}?(?:\W{1,3}(?:ist|sind|war(?:en)?|est|sont|es|son|é|são|è|sono|is|zijn|är|er|to|jest)|\s?[:—-])\W{1,3}(?:[^\W\d]+\W{1,3}){0,2}$"
    r"|\b(?:korrektur|berichtigung|correction|rectificati(?:on|f)|corrección|rectificación|correção|retificação|correzione|rettifica|correctie|rättelse|rettelse|korekta|исправление|düzeltme)\s?[:：][^.;\d]{0,40}$"
    r"|\b(?:nach|après|tras|después de|após|depois de|dopo|na|efter|etter|po|после)\W{1,3}(?:[^\W\d]+\W{1,3}){0,3}?(?:prüfung|überprüfung|zählung|nachzählung|kontrolle|korrektur|berechnung|abgleich|vérification|contrôle|recalcul|recomptage|correction|révision|revisar|revisión|verificar|verificación|comprobar|comprobación|recuento|recalcular|verificação|revisão|conferência|conferir|recontagem|verifica|controllo|riconteggio|ricalcolo|correzione|aver \w+|controle|hertelling|herberekening|correctie|kontroll|kontrol|omräkning|opptelling|sprawdzeniu|weryfikacji|przeliczeniu|проверки|пересчёта|пересчета|проверке)\b[^.;\d]{0,40}$"
    r"|\b(?:en réalité|en fait|en realidad|na verdade|na realidade|in realtà|in werkelijkheid|tatsächlich (?:sind|waren|ist|war)(?: es)?|i själva verket|egentligen|i virkeligheten|w rzeczywistości|на самом деле|aslında)\b[^.;\d]{0,40}$"
    r"|(?:更正后|更正為|更正为|修正后|实际(?:上)?(?:为|是|有)?|應為|应为|应该是|应是|正确(?:的)?(?:数字|数值|答案|结果|数据)?(?:是|为|应为)|核实[^\d。]{0,8}|核对[^\d。]{0,8}|剔除后(?:为|是)?|去除后(?:为|是)?|采用|采纳|正しくは|実際(?:に)?は|訂正[^\d。]{0,6}|再確認[^\d。]{0,10}|修正[^\d。]{0,6}|確認したところ)[^\d。,]{0,6}$"
)
UNRESOLVED = Cue(
    r"\b(?:(?:lässt|lassen|ließ) sich (?:leider )?nicht (?:\w+ )?(?:klären|sagen|entscheiden|feststellen|bestimmen)|widersprechen (?:sich|einander)|widersprüchlich\w*|kann (?:ich )?nicht (?:sagen|entscheiden|klären|feststellen|beurteilen)|(?:ist|bleibt) (?:unklar|offen|ungeklärt)|unklar(?:,| ist| bleibt)|weiß ich nicht|"
    r"impossible d(?:e|') ?(?:trancher|dire|savoir|déterminer|choisir|établir|départager)|se contredisent|contradictoires?|(?:ne|n') ?\w+ pas (?:trancher|dire|savoir|déterminer|choisir|établir|décider)|ne permet\w* pas de trancher|(?:n'est|reste) (?:pas clair|incertain)|"
    r"se contradicen|contradictori[oa]s?|no (?:está|queda) claro|(?:imposible|no es posible) (?:saber|decir|decidir|determinar|establecer)|no (?:puedo|se puede|podemos|sé) (?:saber|decir|decidir|determinar|establecer|cuál)|discrepan|"
    r"se contradizem|contraditóri[oa]s?|não está claro|não (?:consigo|posso|é possível|dá para|se pode|sei) (?:dizer|decidir|determinar|saber|estabelecer|qual)|"
    r"si contraddicono|contraddittori[ea]?|non è chiaro|non (?:riesco a|posso|è possibile|si può|so) (?:stabilire|dire|decidere|determinare|sapere|capire|quale)|"
    r"spreken elkaar tegen|tegenstrijdig\w*|(?:het is )?onduidelijk|(?:kan|valt) (?:ik )?niet (?:te )?(?:zeggen|bepalen|vaststellen|kiezen)|weet (?:ik )?niet wel(?:k|ke)|motsäger varandra|motsäg\w+|(?:är )?oklart|kan (?:jag |jeg )?(?:inte|ikke) (?:avgöra|avgjøre|afgøre|säga|si)|motsier hverandre|uklart|"
    r"nie można (?:ustalić|stwierdzić|określić|rozstrzygnąć)|sprzeczne|nie wiadomo|niejasne|противореч\w*|не могу (?:сказать|определить|решить|установить)|неясно|невозможно (?:определить|сказать|установить)|belirsiz|çelişiyor)\b"
    r"|无法(?:确定|判断|断定|分辨)|不能(?:确定|判断)|不确定|说不清|矛盾|尚不清楚|难以判断|判断でき|わかりません|分からない|わからない|不明です|確定できません|決められ|どちらが正しい"
)
REFUSED = Cue(
    r"\b(?:(?:gebe|nenne|liefere|habe) (?:ich )?(?:\w+ )?kein(?:e|en)? (?:\w+ )?(?:zahl|wert|angabe|antwort)|kein(?:e|en) anderen?\b|je ne (?:donne|fournis|retiens|confirme)|n'en ai pas d'autre|no tengo otr[oa]|non (?:do|fornisco|(?:lo |la )?confermo)|geef (?:ik )?(?:\w+ )?geen|geen ander|ander \w+ heb ik niet|não (?:dou|informo|tenho outr[oa])|我没有其他|kann (?:ich )?(?:hier |leider |daher |dazu |deshalb |somit )*keine? (?:[a-zäöüß]+ ){0,2}(?:zahl|angabe|wert|antwort|aussage|auskunft|ergebnis)\w*|(?:keine|ohne) (?:verlässliche|belastbare|zuverlässige|gesicherte)\w* (?:zahl|angabe|antwort|daten|aussage)\w*|"
    r"ne (?:peux|puis|pouvons) (?:\w+ )?(?:pas )?(?:donner|fournir|indiquer|répondre|confirmer|communiquer|avancer)|impossible d(?:e|') ?(?:donner|fournir|indiquer|répondre)|aucune? (?:chiffre|résultat|nombre|valeur|donnée) (?:fiable|sûre?)|pas de (?:chiffre|valeur|donnée|nombre) fiable|"
    r"no (?:puedo|podemos|es posible) (?:dar|ofrecer|proporcionar|indicar|confirmar|responder|facilitar)|no (?:doy|dispongo|tengo|hay) (?:\w+ )?(?:ninguna? |una? )?(?:cifra|dato|número|valor|respuesta)|(?:ningún|ninguna) (?:dato|número|valor|cifra) (?:fiable|válid[oa])|"
    r"não (?:posso|consigo|podemos|é possível) (?:dar|fornecer|indicar|confirmar|informar|responder|apresentar)|(?:nenhum|não há|não tenho) (?:\w+ )?(?:dado|número|valor)s? (?:confiáve|fiáve)\w+|"
    r"non (?:posso|possiamo|sono in grado di|riesco a|è possibile) (?:dare|fornire|indicare|confermare|rispondere|comunicare)|(?:nessun|nessuna|non ho|non c'è) (?:\w+ )?(?:cifra|dato|numero|valore) (?:attendibile|affidabile)|"
    r"kan (?:ik )?(?:helaas |dus |hier )*(?:geen|niet) (?:\w+ ){0,3}(?:aantal|cijfer|getal|antwoord|waarde|uitspraak|geven|noemen)|geen betrouwba(?:ar|re) (?:aantal|cijfer|getal|waarde|gegevens)|"
    r"kan (?:jag |jeg )?(?:inte|ikke) (?:ge|gi|give|ange|oppgi|svara|svare|uppge|lämna)|(?:ingen|inget|intet) (?:tillförlitlig|pålitlig|pålidelig)\w*|nie mogę (?:podać|udzielić|wskazać)|nie da się podać|brak wiarygodn\w+|не могу (?:назвать|дать|указать|подтвердить|ответить|привести)|нет (?:надёжн|надежн|достоверн)\w*|veremiyorum|veremem)\b"
    r"|(?:无法|不能)(?:给出|提供|回答|确认|得出|答复)|没有可靠|お答えできません|答えられ|提示できません|お伝えできません|信頼できる(?:数字|数値|値|データ)(?:は|が)(?:ありません|ない|なく)"
)
_KEPT_AFTER = Cue(
    r"^[^.;\d]{0,60}?(?:que je retiens|je retiens|darauf (?:stütze|verlasse) ich|gilt(?: also)?\b|me quedo con|el que (?:uso|tomo|doy)|fico com|mi attengo|ga ik van uit)"
)
_MORE_THAN = Cue(
    r"\b(?:más|menos|plus|moins|mehr|weniger|höher\w*|größer\w*|niedriger\w*|kleiner\w*|länger\w*|kürzer\w*|besser\w*|più|meno|mais|meer|minder|hoger|lager|groter|kleiner|mer|färre|högre|lägre|więcej|mniej|wyższ\w+|niższ\w+|больше|меньше|выше|ниже)\b[^.;]{0,40}?\b(?:que|als|di|del|dell[ao']|che|dan|än|enn|end|niż|чем)\W{1,3}(?:[^\W\d]+\W{1,3}){0,2}$"
)
_LOST_ROLES = ("identifier", "denominator", "range", "base")
"""Roles that English words or capitals give: in other languages these are ordinary words."""


def judged_abroad(text: str, laid_out: list[Sentence], claims: list[Claim]) -> list[Claim]:
    """The claims of a text in another language as its own words take them."""
    made = []
    for number, claim in enumerate(claims):
        if claim.side == "none" or claim.sentence < 0:
            made.append(claim)
            continue
        sentence = laid_out[claim.sentence]
        begin = max(sentence.start, claim.start - 120, claims[number - 1].end if number else 0)
        following = claims[number + 1].start if number + 1 < len(claims) else len(text)
        before = text[begin : claim.start]
        after = text[claim.end : min(sentence.end, following, claim.end + 120)]
        made.append(_judged(claim, before, after))
    return made


def _judged(claim: Claim, before: str, after: str) -> Claim:
    """A claim as the words on either side take it, up to its neighbours."""
    if claim.role in _LOST_ROLES and claim.values:
        claim = claim.replace(role="")
    if claim.label and _MORE_THAN.search(before):
        return claim.replace(role="runner-up")
    if UNRESOLVED.search(before):
        return claim.replace(stance="asserted")
    if _INSTEAD.search(before) or _BAD_BEFORE.search(before) or _NOT_AFTER.match(after):
        return claim.replace(stance="rejected")
    if _NOT.search(before):
        return claim.replace(stance="rejected")
    bad = _BAD_AFTER.match(after)
    if bad and not _GOOD_TOO.search(after[: bad.start(bad.lastgroup or 0)]):
        return claim.replace(stance="rejected")
    if claim.mark < CHOSEN and (_RIGHT.search(before) or _KEPT_AFTER.match(after)):
        return claim.replace(mark=CHOSEN, weight=claim.weight + CHOSEN - claim.mark)
    if claim.mark < CHOSEN and _EARLIER.search(before):
        return claim.replace(mark=SUPERSEDED, weight=claim.weight + SUPERSEDED - claim.mark)
    return claim


_LEAVING_OPEN = bits(UNRESOLVED, REFUSED)


def left_open(text: str, said: int, claims: list[Claim]) -> str:
    """both or one where a text in another language leaves open which value is right, or gives none."""
    if not said & _LEAVING_OPEN or not is_foreign(text):
        return ""
    standing = [c for c in claims if c.side != "none" and c.stance != "rejected"]
    if not standing or max(c.mark for c in standing) >= CHOSEN:
        return ""
    is_both = len({claim.side for claim in standing}) == 2
    cue = UNRESOLVED if is_both else REFUSED
    if not cue.search(text, said):
        return ""
    return "both" if is_both else "one"
