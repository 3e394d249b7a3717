import type { TitleWords } from '../parts/title-words.ts'

export const titles: TitleWords = {
  language: 'fr',
  kinds:
    'reunion reunions appel dejeuner diner souper brunch cafe repas aperitif apero gouter pot cocktail petit_dejeuner rendez_vous rdv entretien entretiens entrevue visite revue presentation demo demonstration atelier conference session seance vol train avion tgv voyage trajet conseil comite assemblee assemblee_generale ag audit formation audience proces seminaire evenement visio visioconference call point anniversaire mariage bapteme communion enterrement obseques rencontre signature spectacle fete echographie colonoscopie scanner irm consultation controle examen concert match tournoi operation inauguration lancement go_live kick_off kickoff briefing debrief retro soutenance inspection livraison demenagement salon foire gala ceremonie remise negociation webinaire workshop stage cellule_de_crise steering_committee reception depart_en_retraite pot_de_depart conference_de_presse',
  journeys: 'rendez rdv vol train avion tgv voyage trajet visite',
  called: {
    rdv: 'Rendez-vous',
    rendez_vous: 'Rendez-vous',
    petit_dejeuner: 'Petit-déjeuner',
    go_live: 'Go-live',
    kick_off: 'Kick-off',
    irm: 'IRM',
    tgv: 'TGV',
    ag: 'AG',
  },
  verbLeads: 'se me nous vous te ne qui',
  modifiersFirst: false,
  before:
    'premiere premier deuxieme seconde second troisieme derniere dernier nouvelle nouveau grande grand petite petit prochaine prochain',
  determiners:
    "le la les l' un une mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces autre",
  companions: 'avec',
  and: 'et',
  complements: "de du des d' pour sur entre chez concernant",
  directions: 'a au aux pour vers',
  ends: "est sont sera seront a aura auront c' ca s' n' qu' j' se ne commence commencent debute tombe part partent arrive arrivent vient viennent dure finit termine prevu prevue fixe fixee confirme confirmee programme programmee cale calee reporte reportee decale decalee deplace deplacee avance avancee mis mise ai as avons avez ont dois doit on je tu il elle ils elles nous vous me te que qui quoi ou quand comment si parce car mais et ou ni donc or puis ensuite alors aussi deja encore en dans par sans sous depuis jusqu jusqu' pendant avant apres contre vers zoom teams visioconf ligne distance presentiel remote telephone tot tard pile pis faque euh ben bah voila bref bon heure heures rappelle rappelons note notez oublie oubliez pense attends attend vois voit voyons retrouve retrouvons recois recoit avance confirme euh lui",
  within:
    'premier premiere dernier derniere grand grande jour mois annee vie personne travail famille chose juste certain',
  verbs: [
    [
      "(?:je|on|nous) (?:vais |va |allons |dois |doit |devons )?(?:(?:le|la|les|l') ?)?(?:vois|voit|voyons|voir|rencontre|rencontrons|rencontrer|retrouve|retrouvons|retrouver|rejoins|rejoint)(?: avec)?",
      'Rendez-vous avec',
    ],
    [
      '(?:on|nous nous|je me) (?:se )?(?:voit|voyons|retrouve|retrouvons|reunit|reunissons|reunis|rencontre)(?: avec)?',
      'Rendez-vous avec',
    ],
    ['(?:on|nous nous|je me) (?:se )(?:voit|retrouve|reunit|rencontre)(?: avec)?', 'Rendez-vous avec'],
    ["(?:je|on|nous) (?:(?:le|la|les|l') ?)?(?:receptionne|receptionnons)", 'Réception de'],
    ['(?:je|on|nous) (?:recois|recoit|recevons|accueille|accueillons)', 'Visite de'],
    [
      '(?:je|on|nous) (?:dejeune|dejeunons|vais dejeuner|va dejeuner|allons dejeuner|dejeunerai|dejeunera|dejeunerons)(?: avec)?',
      'Déjeuner avec',
    ],
    ['(?:je|on|nous) (?:dine|dinons|vais diner|va diner|allons diner|dinerai|dinera|dinerons)(?: avec)?', 'Dîner avec'],
    ['(?:je|on|nous) (?:prends|prend|prenons|vais prendre|va prendre) (?:un|le) (?:cafe|verre)(?: avec)?', 'Café avec'],
    ["(?:je|j'|on|nous) ?(?:appelle|appelons|appellerai|vais appeler|va appeler|parle a|parlons a)", 'Appel avec'],
    ['(?:je|on|nous) (?:passe|fais|fait|vais passer) (?:un |une )?entretien(?: avec)?', 'Entretien avec'],
    ['(?:je|on|nous) (?:presente|presentons|vais presenter|va presenter|presenterai)', 'Présentation de'],
    ['(?:je|on|nous) (?:signe|signons|va signer|vais signer|signera|signerons)', 'Signature de'],
    ['(?:je|on|nous) (?:visite|visitons|va visiter|vais visiter)', 'Visite de'],
    ["(?:je|on|nous) (?:prends|prend) (?:l'avion|le train|la route) pour", 'Voyage à'],
    ["(?:je|on|nous) (?:pars|part|partons|vais partir|m'envole) (?:a|pour)", 'Voyage à'],
  ],
  visits: [
    [
      '(?:nous )?(?:vient|viennent|viendra|viendront|visite|visitent|passe|passent|debarquent?)(?: (?:nous voir|me voir|nous rendre visite|ici|chez nous))?',
      'Visite de',
    ],
    ['arrive(?:nt)?|arrivera|arriveront', 'Arrivée de'],
    ["(?:nous|m'|me|t') ?attend(?:ent)?", 'Rendez-vous avec'],
  ],
  purposes:
    "pour (?:parler|discuter|voir|revoir|relire|traiter|examiner|faire le point sur|regarder|evoquer|aborder|debriefer)(?: (?:de(?= )|(?=du |des |d')))?",
  about: 'sur',
  frames:
    "eh bien|non|pardon|(?:on|ils?|elles?|nous) (?:l')?(?:a|ont|avons) (?:decale|reporte|avance|deplace)e?s?(?: au| a)?|(?:et|mais|donc|alors|puis|ensuite|bon|ben|euh|voila|aussi|pis|enfin|parce que|car|par ailleurs|n'oublie pas(?: que)?|rappelle[- ]toi(?: que)?|note(?: que)?|au fait|sinon)|(?:j'ai|je|j'|on a|on|nous avons|nous|tu as|vous avez|il y a|il y aura|y a|y aura|on aura|j'aurai|on va avoir|on fait|on organise|je prevois|on prevoit|on se fait|je me fais|c'est|ce sera|il est|elle est)(?: aussi| deja| encore| donc)?|(?:le|la|les|l'|un|une|mon|ma|mes|notre|nos)",
  copulas:
    "est|sont|sera|c'est|ce sera|est fixee? au|est prevue? (?:le|au)?|aura lieu|a lieu|commence|debute|tombe|est calee?|se tient|se tiendra|on le rencontre|au",
  contractions: [
    [/\bde le (?=\p{L})/gu, 'du '],
    [/\bde les (?=\p{L})/gu, 'des '],
    [/(?<!\p{L})à le (?=\p{L})/gu, 'au '],
    [/(?<!\p{L})à les (?=\p{L})/gu, 'aux '],
    [/\bde (?=[aeiouhyéèêàâîôû])/giu, "d'"],
    [/\bsur du (?=\p{L})/gu, 'sur le '],
    [/\bsur des (?=\p{L})/gu, 'sur les '],
    [/\bsur (?:de |d['’])(?=\p{L})/gu, 'sur '],
  ],
  lists: 'et',
  nearEnds: 'et y en a dans',
  breaks: 'et mais parce puis qui que je on nous il elle',
  partitives: "du des d'",
  between: 'entre',
  pronounLead: { lead: 'chez', pronouns: 'eux elle elles lui moi nous vous' },
  belongings: "de du des d'",
  binds: "de du des d' et",
  thoseOf: 'de',
  progressive: null,
  possessive: null,
}
