import type { NameWords } from '../parts/name-words.ts'
import { compose } from '../parts/text-rule.ts'

export const names: NameWords = {
  personTitles: 'monsieur madame maitre docteur dr doctor',
  articlesBeforeTitles: "le la l'",
  noNames: [
    'lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout',
    'septembre octobre novembre decembre je on ok question ensuite bonjour reste restez sinon donc cependant',
    'pourtant fermer personne quelqu alguno le la tiens ecoute ecoutez dis dites voila bref allez mais et y',
    'zoom teams skype slack webex facetime whatsapp',
    'salut coucou hello allo cher chere bonsoir note notes petite petit rapide rappel resume memo quick reunion meeting call budget board audit cafe',
    'hotel restaurant attention gare important urgent idee',
  ].join(' '),
  greetings: '(?:re)?bonjour|bonsoir|salut|coucou|hello|(?:mon |ma |tres )?chere?|allo',
  secondPerson: 'tu|te|toi|t|vous|votre|vos|ton|ta|tes|votres?',
  farewells: [
    '(?:bien )?cordialement|bien a (?:vous|toi)|bises|bisous|amities|sinceres salutations|salutations distinguees',
    'a (?:bientot|plus)|fin (?:de la lettre|du message|du mail)',
  ].join('|'),
  introduce: 'avec meeting',
  places: 'en a vers au aux',
  articles: "le la les l' un une",
  belongs: "de d' du des",
  joins: 'et',
  assigns:
    "c'est (?:a|pour)|(?:revient|incombe) a|c'est(?: bien)?|(?:le camp|les mains) de|je compte sur|(?:demande|dis|demander|dire) a",
  excludes: 'pas(?: a| pour)?|au lieu de|sans',
  concerns: "(?<=\\p{L} )(?:a|au)|avec|pour|de|d'|chez|sur|relancer|rappeler|appeler|prevenir|voir|payer|remercier",
  noSubjects: [
    'je|j|tu|il|elle|on|nous|vous|ils|elles|ce|c|[çc]a|cela|ceci|celui|celle|qui|que|qu|quoi|dont',
    "personne|quelqu|quelqu'un|quelques|chacun|tous|toutes?|tout|rien|aucun|certains",
    "si|quand|lorsque|comme|parce|puisque|pendant|avant|apr[èe]s|depuis|o[ùu]|ne|n|pas|sinon|ensuite|encore|aussi|d'abord|enfin",
    'en|[àa]|au|aux|par|pour|avec|sans|de|du|d|dans|chez|sur|il faut',
  ].join('|'),
  endsSubject: [
    " (?:te|se|vous|lui|leur|ne|y|en)| [sn]['’](?=\\p{L})| t['’](?!(?:as?|es|avais|auras|etais)(?!\\p{L}))(?=\\p{L})",
    ' (?:doit|doivent|devrai(?:t|ent)|devra|devront|va|vont|a|ont|est|sont|[ée]tai(?:t|ent)|avai(?:t|ent)|peut|peuvent)',
    ' (?:pourrai(?:t|ent)|veut|veulent|a promis|promet|jure|\\p{L}{2,}(?:r(?:a|ont|ait|aient))(?<=[eiauod]r(?:a|ont|ait|aient)|dr(?:a|ont|ait|aient)))',
  ].join('|'),
  comesBefore:
    "(?:il y aura|on sera avec|viendront|viendra|viennent|vient aussi|y seront|y sera|avec moi,|accompagne de|c'est moi(?:,| et)|moi et)",
  comesAfter: compose(
    "(?:vient|viennent|viendra|viendront|assistent?|assistera|assisteront|preside|(?:m'|nous )accompagne|{there})(?: aussi)?",
    {
      there: '(?:sera|seront) (?:la|presente?s?)',
    },
  ),
  thanks: 'merci(?: a)?|remerciements a',
  hasThing: '(?:est|sont)(?: (?:deja|encore|maintenant))? (?:avec|chez)',
  venues: [
    'salle hotel theatre cinema restaurant bar cafe brasserie rue place avenue quai ecole lycee college eglise chapelle',
    'maison centre parc porte mole terminal gare tour batiment auditorium musee bibliotheque stade hopital clinique',
    'palais club chateau domaine amphi amphitheatre foyer mairie villa impasse boulevard dieu',
  ].join(' '),
  absent: compose("(?:ne |n')?{comes} pas|{is} {away}", {
    comes: '(?:peut|peuvent|pourra|vient|viennent|viendra|sera|est)',
    is: '(?:est|sera|reste)(?: encore| toujours)?',
    away: '(?:absente?|malade|souffrante?|en (?:conges?|vacances|arret|deplacement|voyage))',
  }),
  roles: [
    'acheteur agence agent architecte assistant assistante assureur auditeur avocat avocate bailleur banque',
    'belle-mère boss chauffeur chef cheffe client cliente comptable concierge conseiller conseillère couvreur',
    'cuisinier dentiste directeur directrice entreprise expert-comptable facteur fille fils fournisseur frère',
    'garage garagiste gérant gérante imprimeur infirmier infirmière ingénieur installateur livreur locataire',
    'mairie maman mari maître mère mécanicien médecin notaire nounou papa patron patronne pharmacien pharmacienne',
    'photographe plombier prestataire professeur proviseur président présidente père secrétaire service syndic',
    'sœur technicien technicienne traiteur trésorier trésorière voisin voisine vétérinaire éditeur éditrice',
    'électricien équipe',
  ].join(' '),
  pluralEnding: '[sx]',
  listenerGets: '(?:tu (?:auras|recevras)|vous (?:aurez|recevrez))',
  severalPronouns: 'ils|elles',
  impersonal: '(?:il )?(?:(?:me|nous) )?(?:faut|faudra|faudrait)(?! qu)',
  emphasis: 'lui elle',
  noNameEndings: 'ar er ir re s mos ment mente ing tion',
}
