import type { SentimentLexicon } from '../parts/sentiment-lexicon.ts'
import { opinions } from './opinions.ts'

export const sentiment: SentimentLexicon = {
  opinions,
  glad: `heureu* heureusement bonheur content- contente ravi ravie ravis ravies enchant- joie joies joyeu- fier
    fiere fiers fieres fierte soulag- soulagement satisf* confian- confiance rassur- serein sereine sereins
    sereinement tranquill- apais- paisibl- optimis* espoir espoirs enthousias* motiv- excit- emu emue emus
    emerveill- emouvant- ador- aime aimer aiment aimons aimes aimait aimerai amour amoureu- reconnaissan-
    reconnaissant- gratitude enjou- joyeux jouissi- reconfort- encourag- epanou- epanoui passionn- plaisir
    plaisirs gai gaie gaiete rire rires ris rions rigol- souri- sourire sourires chanceu- legere leger kiff-
    detendu- detendue repos- heureuse mdr lol haha* hihi ptdr comble comblee galvanis- hate inspire
    inspirant- zen decontract- 😂 😍 😊 ❤ 👍 🎉 💕 😁 😄 😀 🥰 💪 👏 🙌 😘 ✨ 🔥 💙 💖 😉 🥳 💚 💜 😎 🤗 🤩 😆 😃 ♥ 💛 🎊`,
  sad: `trist- tristesse tristement fach- enerv- agac- furieu- furax colere coleres rage rageant- inqui- inquiet
    inquiete inquiets inquietude- soucieu- soucie preoccup- angoiss- anxieu- anxiete nerveu- nervosite peur
    peurs craint- crains crainte craintes craignons redout- apprehend- apprehension stress- stress epuis-
    fatigu- fatigue creve crevee vide videe las lasse lassitude abattu- accabl- deprim- depress- frustr-
    decu decue decus decues decev- deception- decourag- demotiv- desesper- desespoir impuissan- honte
    honteu- coupable coupables culpabilis- culpabilite regret- regrets detest- hais hait haine degout-
    ecoeur- amer amere amers amertume douleur- douloureu- souffr- souffrance- chagrin- peine peines pleur-
    larmes larme malheur- malheureu- solitude ennui ennuy- marre debord- submerg- tendu tendue tendus
    paniqu- panique horreur- cauchemar- enrag- outr- choqu- choquant- bless- vexe vexee jalou- ulcere-
    desol- navr- consterne- desemp- deboussol- perturb- troubl- demoralis- mecontent- insatisf* irrit-
    exasper- agress- insomnie- effray- effroi terrifi- terrifiant- 😢 😭 😡 😠 💔 😞 😔 👎 😩 🤬 😤 😒 🙄 🤮 😣 😟 😥 😪 😓 😖 😫
    🤢 😕 ☹`,
  good: `bon bonne bonnes bons bien super excellent- excellence genial- geniale geniaux formidabl- magnifi-
    parfait- impeccabl- reussi- reussite reussites succes mieux meilleur- amelior- amelioration- beau bel
    belle beaux belles joli jolie jolis jolies sympa sympas agreabl- gentil- gentil gentille gentils
    gentiment chouett- top cool interessant- incroyabl- fantastiqu- merveill- extraordinair- exceptionnel-
    splendid- superb- sublim- brillant- remarquabl- impressionn- epat- etonn- bravo felicit- merci chapeau
    gagn- gagne gagnant- victoire- triomph- champion- progres progress- progresse avance avancee avancees
    avancent croissance solid- solide- robust- stabl- fort forte rentabl- efficac- efficacite utile utiles
    precieu- prometteu- positif positifs positive positives positivement favorabl- profitable profitables
    profiter profite benefic- benefiqu- ideal- chance opportunite- solution- facile faciles facilement
    facilit- fluide souple doux douce delici- soutien soutenu soutien- genereu- loyal- fidel- talent-
    talentueu- intelligent- doue douee creati- creativ- innov- cadeau cadeaux fete fetes recompens- celebr-
    honneur honor- respect- respectueu- valide validee acquis record records guer- guerison calme calmes
    securis- fiable fiables ami amis amie amies amitie conseille recommand- ecoute joyeuse vif vive propre
    propres net nette ponctuel- complice complicite espere drole droles marrant- amus- excellente qualite
    paix`,
  bad: `mauvais mauvaise mauvaises mal pire pires empir- terribl- horribl- affreu- atroc- catastroph- desastr-
    desastre- nul nulle nuls nulles mediocr- lamentabl- minable minables pitoyabl- pathetiqu- ridicul-
    probleme- problemati- souci soucis difficil- difficulte- dur dure durs dures compliqu- penibl- galer-
    echec- echou- rate ratee rates ratees perdu perdue perdus perdues perdre perd perds perdent perdons
    perdait perte pertes retard retards retard- plaint- plainte plaintes plaindre reclam- crise crises
    risqu- risque danger- dangereu- menac- menace erreur- fautes faute fautif tromp- panne pannes casse
    cassee casses brise brises degat- degrad- deterior- accident- effondr- effondrement chaos bordel
    pagaille fouillis licenci- licenciement- faillite- dette dettes impaye- impayes amende amendes sanction-
    proces litige- fraude- frauduleu- arnaqu- corromp- corrupt- corruption voleu- vole mensong- ment menti
    mentent menteu- trahi- trahison refus- refuse rejet- rejete negati- inaccept- intolerabl- inadmissibl-
    scandal- scandaleu- injust- injustice inutil- inutilement absurd- aberrant- gaspill- gachi- gache
    penurie- manque manquent manquait manque- insuffisan- bloqu- blocage coince coinces lent lente lents
    lenteur- merde* putain* pute* conne con cons connard* connerie* salop* encul* chiant* chier batard*
    debile debiles idiot- stupid- betise abruti- cretin- imbecil- foutu- foutr- ordure poubelle moche moches
    laid laide cruel- mechant- raciste racistes racisme sexiste violen- viol meurtr- tuer tue tues tuerie
    mort morte morts mortel- meurt mourir deces decede guerre guerres attentat- attaqu- terroris- victime-
    blesse- malad- maladie- cancer conflit- disput- engueul- querell- tension- grave graves gravement
    critiqu- demission- greve greves abandon- neglig- incompeten- impossibl- chute chutes recul lourd lourde
    retir- honteux toxiqu- hostil- sale sales polluti- pollu- chomage pauvre pauvres pauvret- precar-
    condamn- prison drame- tragiqu- tragedie- deficit- deficitair- malus expuls- harcel- insult- humili-
    coupable exploit- incendi- fuite fuites vice defaut- defaillan- desaccord- mefian- defianc- plomb-
    sabot- desert- ennemi- peste fiasco bide gueul- saoul- souler soule dommage helas malheureusement`,
  goodPhrases: `ca va bien, ca va ben, va ben, va mieux, se passe bien, s'est bien passe, s'est tres bien passe,
    bien passee, bonne nouvelle, bonnes nouvelles, en avance, dans les temps, en bonne voie,
    sur la bonne voie, sur les rails, carton plein, un carton, cartonne, ca marche, ca roule, tient la route,
    ca fait plaisir, fait plaisir, fait du bien, me fait du bien, j'ai hate, on a hate, vivement, bien dormi,
    je dors bien, un poids en moins, en pleine forme, au top, bon esprit, bel esprit, bravo a, merci a,
    chapeau bas, bien joue, du bon travail, beau travail, je t'aime, je vous aime, vaut le coup,
    valait le coup, porte ses fruits, tout roule, sans accroc, sans probleme, sans souci, pas mal,
    pas mauvais, de bonne humeur, content d'etre, joyeux anniversaire, bon anniversaire, bonne fete,
    bonne humeur, de quoi etre fier, n'est plus un probleme, coeur leger`,
  badPhrases: `en a marre, j'en ai marre, ras le bol, ras-le-bol, plein le dos, au bout du rouleau, a bout,
    n'en peux plus, n'en peut plus, j'en peux plus, ne dors pas, dors mal, dort mal, mal dormi, pas dormi,
    plus dormi, empeche de dormir, ne dors plus, boule au ventre, coeur gros, gros coeur, fait mal,
    me fait peur, fait peur, ca me pese, me pese, me ronge, me mine, me travaille, mauvaise nouvelle,
    mauvaises nouvelles, tombe a l'eau, a la derive, de mal en pis, hors de controle, jeter l'eponge,
    baisser les bras, dans le rouge, en berne, rate le coche, pas terrible, pas top, pas glorieux,
    pas brillant, pas la joie, pas la forme, ne marche pas, ne marche plus, marche pas, ne va pas,
    va pas du tout, va mal, qui ne va pas, ca craint, n'importe quoi, c'est la cata, quelle cata, en vain,
    sans reponse, personne ne repond, nous doit encore, la goutte d'eau, c'est trop, plus de mots,
    mort de fatigue, en larmes, sous l'eau, la tete sous l'eau, mal au coeur, mal au ventre,
    pas de gaiete de coeur, le pire, au plus mal, pas a la hauteur, laisse tomber, nous lache,
    nous a lache me laisse froid, degoute, rien ne va, pas fier, me suis fait avoir`,
  plainPhrases: `bon ben, bon alors, bon allez, bon bref, bon derniere, bon j', bon la, bon on, bon ca, bon d', bon c'est,
    bon et, bon je, bon il, bon le, bon les, bon donc, bien que, bien sur, bien entendu, eh bien, ou bien,
    si bien que, bien avant, bien apres, aussi bien, je veux bien, on va bien voir, il faut bien,
    bien oblige, bonjour, bonsoir, bonne journee, bonne soiree, bonne nuit, bon courage, bonne chance,
    bon de commande, bons de commande, bonne annee, vendredi saint, tout a fait, pas mal de, en tout cas,
    petit dejeuner, pot de depart, ami du, gestion des risques, fort possible, aussi fort, d'accord,
    tant mieux, mieux vaut, au mieux, ma belle mere, belle-mere, ma belle soeur, beau pere, beau-pere,
    belle soeur, beau frere, les beaux parents, bel et bien, avoir beau, j'ai beau, a fait beau,
    il fait beau, super u, mal de, s'il te plait, s'il vous plait, dur comme, critique d'art,
    la fete nationale, jour de fete, de toute facon, plus ou moins, dette technique, casse croute, au moins,
    grosso modo, du coup, plein temps, retard de livraison zero, merci de, fin de greve, sans doute,
    vive voix, mise au propre, par coeur, compte rendu, a plein temps, mot de passe`,
  evenPhrases: `comme ci comme ca, couci couca, ni bien ni mal, sans plus, rien de special, rien de particulier,
    rien a signaler, ras, comme d'habitude, ni plus ni moins, ca va, on fait aller, pas grand chose a dire,
    c'est tout, voila tout, on verra, on verra bien, ca pourrait etre pire, correct, normal, tout est normal,
    sans surprise, rien d'autre, rien de plus, neutre, ni chaud ni froid, je remarque c'est tout,
    ni l'un ni l'autre`,
  pastPhrases: `il y a un an, il y a deux ans, il y a des annees, l'an dernier, l'annee derniere, la derniere fois,
    avant, a l'epoque, dans le temps, autrefois, quand j'ai commence, au debut, jadis, la fois d'avant`,
  own: `je suis, j'suis, on est, nous sommes, je me sens, ca me, ca m', j'ai, je n'en, ca fait, j'en, me rend,
    me laisse, m'a rendu, franchement, honnetement, sincerement, je dors, je sors, je reste, suis, je`,
  negations: "ne n' pas jamais rien aucun aucune sans personne guere pus nullement moins",
  neithers: 'ni',
  endings: `resol* resou* regl* repar* evit* elimin* redui* reduct* moins corrig* termin* cloture* surmont* supprim*
    guer* sorti sortis fini finies`,
  intensifiers: `tres vraiment trop si tellement extremement totalement completement absolument profondement terriblement
    tant hyper ultra carrement plus particulierement infiniment bien ben fort super quel quelle vachement
    archi enormement incroyablement`,
  softeners: 'peu legerement presque moyennement relativement assez plutot quelque',
  contrasts: 'mais pourtant cependant toutefois neanmoins sauf',
  concessions: 'quoique malgre',
  imagined: "si s'il pourrait pourraient serait seraient aurait faudrait peut-etre devrait voudrait pourrions irait",
  gains: `ventes chiffre recettes revenus revenu benefice benefices marge marges commandes reservations
    productivite production satisfaction part tresorerie clients resultats frequentation qualite chiffres
    rentabilite demande exportations croissance inscriptions activite rendement`,
  costs: `couts cout prix depenses depense dette churn plaintes absenteisme absences pertes retours inflation
    chomage tarifs impayes loyer loyers taux charges factures accidents delais rebuts droits electricite
    turnover`,
  rising: `hausse hausses augment* monte montent montee monter grimp* croit croissent progresse progressent
    progression double doublent doublee bond bondi explos* remont* depass* accroi* accru`,
  falling: `baisse baissent baissee baisses baisser baissait chute chutent chuter diminu* recul* reduit reduite
    reduits reduction tombe tombent tombee effondr* degring* plong* ralenti* descend* descendu repli`,
}
