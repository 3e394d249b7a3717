import { fold } from '#server/text/fold.ts'
import { readForms, type VerbForms } from '../parts/verb-forms.ts'

/** Irregular forms of the present, and of "que je …". */
const IRREGULAR = readForms(
  `fasse:faire fait:faire refasse:refaire refait:refaire prenne:prendre prend:prendre reprenne:reprendre
    reprend:reprendre apprenne:apprendre comprenne:comprendre mette:mettre met:mettre remette:remettre
    remet:remettre transmette:transmettre transmet:transmettre soumette:soumettre soumet:soumettre
    permette:permettre voie:voir voit:voir revoie:revoir revoit:revoir aille:aller va:aller vienne:venir
    vient:venir revienne:revenir revient:revenir previenne:prévenir previent:prévenir tienne:tenir
    tient:tenir obtienne:obtenir obtient:obtenir reponde:répondre repond:répondre rende:rendre rend:rendre
    vende:vendre vend:vendre attende:attendre attend:attendre entende:entendre descende:descendre
    descend:descendre etende:étendre ecrive:écrire ecrit:écrire lise:lire lit:lire relise:relire
    relit:relire dise:dire dit:dire redise:redire finisse:finir finit:finir choisisse:choisir
    choisit:choisir reunisse:réunir reunit:réunir fournisse:fournir fournit:fournir remplisse:remplir
    remplit:remplir reflechisse:réfléchir reflechit:réfléchir definisse:définir definit:définir
    etablisse:établir etablit:établir garantisse:garantir avertisse:avertir avertit:avertir
    investisse:investir investit:investir conduise:conduire conduit:conduire traduise:traduire
    traduit:traduire produise:produire produit:produire reduise:réduire reduit:réduire construise:construire
    construit:construire recoive:recevoir recoit:recevoir ouvre:ouvrir offre:offrir decouvre:découvrir
    couvre:couvrir parte:partir part:partir sorte:sortir sort:sortir serve:servir sert:servir
    conclue:conclure conclut:conclure suive:suivre suit:suivre poursuive:poursuivre inscrive:inscrire
    inscrit:inscrire decrive:décrire coure:courir boive:boire resolve:résoudre resout:résoudre
    rejoigne:rejoindre rejoint:rejoindre joigne:joindre joint:joindre achete:acheter leve:lever
    releve:relever enleve:enlever mene:mener amene:amener emmene:emmener ramene:ramener acheve:achever
    pese:peser promene:promener appelle:appeler rappelle:rappeler jette:jeter renouvelle:renouveler
    envoie:envoyer renvoie:renvoyer nettoie:nettoyer paie:payer paye:payer essaie:essayer essaye:essayer
    appuie:appuyer depeche:dépêcher verifie:vérifier`,
)

export const verbs: VerbForms = {
  infinitive: (word) => IRREGULAR.get(fold(word)) ?? ofFuture(word.toLowerCase()) ?? regular(word.toLowerCase()),
  ofFirstPerson,
  ofImperative,
  attachPronouns: () => null,
}

/** Forms of "être", "avoir" and the like that state no task. */
const NO_TASK = /^(?:suis|ai|vais|sais|crois|pense|peux|veux|dois|m'|n')/

/** "Relance" as in the third person; "réponds" and "relis" have an s where that has a t or nothing. */
function ofFirstPerson(word: string): string | null {
  const folded = fold(word)
  if (NO_TASK.test(folded)) return null
  const stem = /[sx]$/.test(folded) ? folded.slice(0, -1) : folded
  const irregular = IRREGULAR.get(stem) ?? IRREGULAR.get(`${stem}t`)
  if (irregular !== undefined) return irregular
  const infinitive = ofFuture(word.toLowerCase()) ?? regular(word.toLowerCase())
  return infinitive === word.toLowerCase() ? null : infinitive
}

/** Imperatives in -ez of verbs that do not end in -er, by their stem, and two that end in -tes. */
const PLURAL_IMPERATIVES = readForms(
  `faites:faire refaites:refaire dites:dire redites:redire prenez:prendre reprenez:reprendre apprenez:apprendre
    mettez:mettre remettez:remettre transmettez:transmettre soumettez:soumettre rendez:rendre repondez:répondre
    vendez:vendre attendez:attendre descendez:descendre ecrivez:écrire inscrivez:inscrire decrivez:décrire
    lisez:lire relisez:relire venez:venir prevenez:prévenir tenez:tenir obtenez:obtenir voyez:voir revoyez:revoir
    finissez:finir choisissez:choisir remplissez:remplir fournissez:fournir reunissez:réunir etablissez:établir
    avertissez:avertir ouvrez:ouvrir offrez:offrir couvrez:couvrir partez:partir sortez:sortir servez:servir
    suivez:suivre conduisez:conduire traduisez:traduire produisez:produire reduisez:réduire
    construisez:construire joignez:joindre rejoignez:rejoindre recevez:recevoir concluez:conclure`,
)

const INFINITIVES = new Set(IRREGULAR.values())

/** The pronouns of an imperative as they stand before an infinitive. */
const BEFORE_INFINITIVE = readForms('moi:me toi:se vous:se nous:nous lui:lui leur:leur le:le la:la les:les')

/** "Envoie-moi" becomes "m'envoyer", "imprimez" "imprimer"; null for any other word. */
function ofImperative(words: string): string | null {
  const [verb = '', ...after] = words.toLowerCase().split('-')
  if (INFINITIVES.has(verb)) return null
  const infinitive = ofPlural(verb) ?? ofFirstPerson(verb)
  const pronouns = after.map((pronoun) => BEFORE_INFINITIVE.get(pronoun))
  if (infinitive === null || pronouns.includes(undefined)) return null
  // "Envoie-le-moi", but "me l'envoyer": the third person's stands last, except before "lui" and "leur".
  const thirdLast =
    pronouns.length > 1 && !['lui', 'leur'].includes(pronouns[1] ?? '') ? pronouns.toReversed() : pronouns
  return `${thirdLast.join(' ')} ${infinitive}`.trimStart().replace(/\b([mstl])[ea] (?=[aeéèêiouyh])/u, "$1'")
}

/** "Vérifiez" belongs to "vérifier"; null for any other form. */
function ofPlural(verb: string): string | null {
  return PLURAL_IMPERATIVES.get(fold(verb)) ?? (/\p{L}{2}ez$/u.test(verb) ? verb.replace(/ez$/, 'er') : null)
}

/** Stems of the future and the conditional that follow no rule; empty for verbs that state no task. */
const FUTURE_STEMS = readForms(
  `enverr:envoyer renverr:renvoyer verr:voir reverr:revoir fer:faire refer:refaire ir:aller viendr:venir
    reviendr:revenir previendr:prévenir tiendr:tenir obtiendr:obtenir recevr:recevoir finir:finir
    choisir:choisir fournir:fournir remplir:remplir ouvrir:ouvrir offrir:offrir partir:partir sortir:sortir
    servir:servir reunir:réunir etablir:établir definir:définir avertir:avertir garantir:garantir dir:dire
    lir:lire relir:relire ecrir:écrire conduir:conduire traduir:traduire
    ser: aur: pourr: devr: voudr: saur: faudr:`,
)

/** "Relancerais" and "relancera" belong to "relancer", "prendrai" to "prendre"; null for any other form. */
function ofFuture(word: string): string | null {
  const stem = /^(\p{L}+r)(?:ai|ais|ait|as|a|ons|ions|ont|aient)$/u.exec(word)?.[1]
  if (stem === undefined) return null
  const irregular = FUTURE_STEMS.get(fold(stem))
  if (irregular !== undefined) return irregular === '' ? null : irregular
  if (/(?:[eo]nd|[ea]tt|[eao]ind)r$/.test(stem)) return `${stem}e`
  if (!/\p{L}{2}er$/u.test(stem)) return null
  const present = stem.slice(0, -1)
  return IRREGULAR.get(fold(present)) ?? regular(present)
}

/** "Relance" belongs to "relancer", "règle" to "régler". */
function regular(word: string): string {
  return /[^\Wé]e$|[ié]e$/u.test(word) ? `${word.replace(/è(?=[^aeiouyéèê]+e$)/u, 'é')}r` : word
}
