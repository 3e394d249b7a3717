import type { SearchWords } from '../parts/search-words.ts'

export const search: SearchWords = {
  stemmer: 'french_stem',
  questionWords: [
    'qui que quoi quel quelle quels quelles quand ou pourquoi comment combien est ce dit dis disais parle',
    'parler parlais mentionne note notes enregistre enregistrement souviens propos sujet sur montre cherche',
    'trouve donne dois resume resumer quelque chose tout rien etait ete ai as avons ont a il elle on nous',
    'vous y derniere dernier',
  ].join(' '),
  asks: {
    time: 'quand, quel jour, quelle date, a quelle heure',
    person: '^qui, a qui, avec qui, de qui, par qui, pour qui',
    place: '^ou, d ou',
    amount: 'combien, coute, quel pourcentage',
    reason: 'pourquoi, pour quelle raison',
  },
  reasons: 'parce que, parce qu, car, puisque, puisqu, en raison, c est pourquoi, la raison',
  businessWords: `meeting:réunion budget:budget supplier:fournisseur client:client
    customer:client contract:contrat invoice:facture payment:paiement
    price:prix offer:offre proposal:proposition report:rapport
    deadline:échéance delay:retard delivery:livraison order:commande
    warehouse:entrepôt factory:usine office:bureau shop:magasin
    sale:vente purchase:achat market:marché growth:croissance
    profit:bénéfice loss:perte margin:marge cost:coût
    expense:dépense revenue:revenu forecast:prévision quarter:trimestre
    tax:impôt loan:prêt bank:banque debt:dette
    board:conseil shareholder:actionnaire partner:associé director:directeur
    manager:responsable boss:patron employee:employé staff:personnel
    team:équipe candidate:candidat interview:entretien salary:salaire
    hiring:recrutement training:formation holiday:vacances lawyer:avocat
    lawsuit:procès insurance:assurance agreement:accord decision:décision
    problem:problème risk:risque question:question project:projet
    product:produit launch:lancement quality:qualité complaint:plainte
    strategy:stratégie plan:plan goal:objectif result:résultat
    trip:voyage flight:vol train:train hotel:hôtel
    car:voiture house:maison doctor:médecin school:école
    birthday:anniversaire wedding:mariage dinner:dîner lunch:déjeuner
    gift:cadeau family:famille wife:épouse husband:mari
    daughter:fille son:fils call:appel email:courriel
    website:site security:sécurité server:serveur data:données
    rent:loyer building:bâtiment machine:machine energy:énergie`,
}
