import type { Themes } from '../parts/themes.ts'

export const themes: Themes = {
  famille: `mere pere maman papa fils fille frere soeur femme mari epouse grand-mere grand-pere mamie papi cousin
    cousine oncle tante neveu niece parents enfants famille belle-mere beau-pere`,
  maison: `plombier electricien chaudiere jardin travaux demenagement fuite garage courses pressing cuisine toit peintre menage`,
  santé: `medecin docteur dentiste pediatre hopital clinique analyse- ordonnance vaccin operation echographie kine radio irm`,
  hôpital: `bloc patients patient infirmier- infirmiere- urgences chirurgi- lits brancard- soignant- clinique
    medecins anesthesi- scanner`,
  usine: `usine atelier machine- presse- ligne- equipe- production moule- pieces plieuse acier soudure chariot
    entrepot rebut- operateur-`,
  recrutement: `recrut- candidat- entretien- embauch- poste cv interim interimaire- rh`,
  finances: `banque credit pret facture- tresorerie budget- marge- comptes impot- tva dividende- emprunt decouvert
    actionnaire- boni bonis prevision- salaire- euros subvention-`,
  ventes: `client- commande- vente- devis contrat- remise- commercial- offre- fournisseur- magasin carnet soumission`,
  juridique: `avocat- juge proces tribunal contrat- clause- notaire- bail litige- audience plainte prud'hommes huissier`,
  voyage: `vol avion train hotel aeroport billet- valise- voyage- taxi visa passeport`,
  qualité: `plainte- defaut- audit- inspection- certification retour- reclamation- norme- conformite`,
  informatique: `serveur- logiciel- site donnees cloud migration application- erp crm cyber- data api runbook legacy go-live saas`,
  projet: `projet- jalon- livrable- comite planning phase lot cahier pilotage steering go-live deploiement`,
  marketing: `campagne- marque- agence- lancement- publicite reseaux affiche-`,
  management: `equipe- patron- chef- directeur- manager- reunion- direction confiance ecout-`,
  leadership: `equipe- patron- chef- directeur- directrice diriger courage confiance`,
  logistique: `camion- livraison- livreur- livreurs entrepot transporteur- douane- flotte palette- colis`,
  école: `ecole college lycee universite professeur- examen- devoirs rentree maitresse`,
  'ressources humaines': `syndicat- greve- convention prime- conges absence- licenciement- horaire- salaries retraite`,
  commerce: `magasin- boutique- rayon- comptoir vente- stock- inventaire livreur- quincaillerie caisse client-`,
  réflexion: `pensais pense crois croyais comprends compris silence peut-etre remarque appris`,
}
