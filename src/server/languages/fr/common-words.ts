/** Words that are never a topic; see `commonWords` in `language-pack.ts`. */
export const commonWords = `heu hein putain dise dises couillon fous foutre bagnole faque
    prepar- organis- regard- sembl- pens- voul- veu- veux dire dis dit dites disent disait disaient parl-
    racont- demand- repond- repondu- expliqu- appel- rappel- previen- souvien- oubli- sav- sais sait su
    connai- compren- compris- appren- appris- croi- croy- cru sent- senti- voi- voy- vu vus vue vues ecout-
    enten- entendu- faire fais fait faisons faites font faisait faisaient fera mett- mis mise pass- rest-
    arriv- port- apport- ramen- amen- ven- vien- venu- sort- entr- rentr- mont- descend- all- va vas vont
    ira allait allaient revien- reven- suiv- suit laiss- donn- prend- pren- pris- met- tir- cherch- trouv-
    perd- gagn- pay- achet- achat vend- vendu- envoy- envoi recoi- recu- recev- ecri- lis lit lu lire sign-
    regl- repar- ouvr- ouvert- ferm- commenc- finir fini- finis termin- arret- attend- etai- aur- avai- eu
    eus tenir tien- tenu- pouv- peu- peut pourr- dev- doi- devr- falloir faut falla- besoin manqu- import-
    vau- cout- coute- sert serv- utilis- essay- tent- reuss- aid- chang- boug- cour- march- dorm- dors dort
    mang- boi- bu viv- vi- mour- mort ri- pleur- cri- criant retrouv- accompagn- occup- charg- touch- decid-
    convenu- choisi- prefer- offr- offert- promet- promi- tomb- lev- assis- assise- debout couch- pos- pose-
    tenu cote- cotes perso chose- truc- machin sujet- point- cas part- endroit- lieu- place- facon- maniere-
    mode- sorte- genre- type- fois moment- instant heure- minute- seconde- jour- journee- semaine- mois an
    ans annee- nuit- matin- soir- soiree- midi date- numero- nombre- chiffre- moitie demi- tiers quart
    douzaine cent- mille- million- milliard gens personne- monsieur madame homme- femme- gars fille- garcon-
    enfant- ami- amie- copain- main- tete- oeil yeux visage- pied- jambe- bras voix bouche oreille- dos
    doigt- porte- fenetre- table- chaise- sol mur- rue- route- voiture- piece- chambre- cuisine- verite-
    mensonge- raison- idee- mot- phrase- question- reponse- doute- faute chance- honte dommage merci blague-
    histoire- vie- monde- grand- petit- haut- bas basse- long- longue- court- large- nouveau- nouvel-
    nouvelle- vieux vieille- jeune- bon- bonne- mauvais- meilleur- pire- beau- belle- joli- moche- facil-
    difficil- rapid- lent- tot tard loin pres cher- chere- plein- vide- propre- sale- froid- chaud- clair-
    sombre- sur- certain- vrai- faux fausse- pareil- egal- different- meme- autre- seul- premier- premiere-
    dernier- derniere- suivant- prochain- prochaine- passe- actuel- possible- impossible- urgent- simple-
    compliqu- serieu- bizarre- normal- general- principal- entier- entiere complet- pret- prete- reste-
    total- fin- debut- fond milieu pendant durant devant derriere dessus dessous dedans dehors ailleurs
    ensemble surtout plutot presque peine tellement tranquill- gentil- force tour- coup- bout- bouts petit-
    update done mood focus memoire autant chacun- chaque- propos haha envie- air gaiete`
