import type { QuestionSet } from './question-set.ts'

export const FRENCH: QuestionSet = {
  notes: [
    {
      title: 'Lancement du portail',
      said: [
        'Nous avons longuement parlé du lancement du portail.',
        'Quand a lieu le lancement, ont-ils tous demandé encore.',
        'Finalement nous l’avons reporté au douze mai.',
        'Le lancement demande un communiqué de presse.',
        'C’est Camille qui écrit le communiqué de presse.',
      ],
    },
    {
      title: 'Fournisseur de Lyon',
      said: [
        'Le fournisseur de Lyon a appelé au sujet du contrat.',
        'Leurs prix augmentent de quatre pour cent en janvier.',
        'Je ne suis pas contente du fournisseur ni de sa façon de parler des prix.',
        'Nous les gardons parce que personne d’autre ne livre en deux jours.',
      ],
    },
    {
      title: 'Recrutement',
      said: [
        'Trois candidats sont venus à l’entretien pour la direction financière.',
        'L’entretien avec le premier candidat était trop long.',
        'Nous avons décidé d’embaucher Hélène Dubois comme directrice financière.',
        'Elle commence le premier septembre.',
        'Son salaire est de quatre-vingt-dix mille euros.',
      ],
    },
    {
      title: 'Déménagement',
      said: [
        'Les bureaux sont trop petits et le bail des bureaux se termine.',
        'Sait-on où seront les nouveaux bureaux ?',
        'Les nouveaux bureaux seront à Nantes, près de la gare.',
        'Le loyer des nouveaux bureaux est de 12 000 euros par mois.',
        'Thomas s’inquiète du déménagement des bureaux.',
      ],
    },
    {
      title: 'Dîner du conseil',
      said: [
        'Le dîner du conseil était agréable et le conseil aime la stratégie.',
        'Le président du conseil est Richard Vidal.',
        'La prochaine réunion du conseil est le mardi trois mars.',
        'Je dois envoyer les documents du conseil avant la réunion.',
      ],
    },
    {
      title: 'Entrepôt',
      said: [
        'Le toit de l’entrepôt fuit encore.',
        'La réparation du toit coûte 45 000 euros.',
        'Il faudra bientôt parler du coût du toit de l’entrepôt.',
        'L’assurance ne paie pas le toit parce qu’il est trop vieux.',
      ],
    },
    {
      title: 'Appel avec Nicolas',
      said: [
        'je viens de parler de l’audit avec Nicolas',
        'il dit que l’audit dure trois semaines et qu’ils veulent accéder aux livres',
        'ils commencent lundi prochain',
        'Nicolas s’étonne que l’audit soit si tardif cette année',
        'les honoraires de l’audit sont de 18 mille euros',
      ],
    },
    {
      title: 'Salon',
      said: [
        'Bon, le salon. Nous y étions l’an dernier et le salon était une perte de temps.',
        'Cette année le salon est à Lille et non à Paris.',
        'C’est Anita qui tient le stand parce que Paul est en congé pendant le salon.',
        'Le stand fait 24 mètres carrés.',
        'Demander à Anita quand le salon ouvre.',
      ],
    },
    {
      title: 'Réclamation',
      said: [
        'Le client de Brest s’est encore plaint de la machine.',
        'La machine s’arrête quand elle chauffe.',
        'Jonas va voir le client de Brest demain.',
        'Nous lui remboursons la moitié puisque la garantie est presque finie.',
      ],
    },
  ],
  questions: [
    ['Quand a lieu le lancement du portail ?', 'Finalement nous l’avons reporté au douze mai.'],
    ['Qui écrit le communiqué de presse ?', 'C’est Camille qui écrit le communiqué de presse.'],
    ['De combien augmentent les prix du fournisseur ?', 'Leurs prix augmentent de quatre pour cent en janvier.'],
    ['Où seront les nouveaux bureaux ?', 'Les nouveaux bureaux seront à Nantes, près de la gare.'],
    [
      'Qui avons-nous embauché comme directrice financière ?',
      'Nous avons décidé d’embaucher Hélène Dubois comme directrice financière.',
    ],
    ['Quand est la prochaine réunion du conseil ?', 'La prochaine réunion du conseil est le mardi trois mars.'],
    [
      'Pourquoi gardons-nous le fournisseur de Lyon ?',
      'Nous les gardons parce que personne d’autre ne livre en deux jours.',
    ],
    ['Combien coûte le loyer des nouveaux bureaux ?', 'Le loyer des nouveaux bureaux est de 12 000 euros par mois.'],
    ['Qui est le président du conseil ?', 'Le président du conseil est Richard Vidal.'],
    ['Combien coûte le toit de l’entrepôt ?', 'La réparation du toit coûte 45 000 euros.'],
    [
      'Pourquoi l’assurance ne paie-t-elle pas le toit ?',
      'L’assurance ne paie pas le toit parce qu’il est trop vieux.',
    ],
    ['Quand commence la directrice financière ?', 'Elle commence le premier septembre.'],
    ['Quand commence l’audit ?', 'ils commencent lundi prochain'],
    ['Combien coûtent les honoraires de l’audit ?', 'les honoraires de l’audit sont de 18 mille euros'],
    ['Où est le salon cette année ?', 'Cette année le salon est à Lille et non à Paris.'],
    ['Qui tient le stand au salon ?', 'C’est Anita qui tient le stand parce que Paul est en congé pendant le salon.'],
    ['Qui va voir le client de Brest ?', 'Jonas va voir le client de Brest demain.'],
    [
      'Pourquoi remboursons-nous la moitié au client ?',
      'Nous lui remboursons la moitié puisque la garantie est presque finie.',
    ],
  ],
  heldOut: [
    ['Qui s’est plaint de la machine ?', 'Le client de Brest s’est encore plaint de la machine.'],
    ['Quelle est la taille du stand ?', 'Le stand fait 24 mètres carrés.'],
    ['De quoi Thomas s’inquiète-t-il ?', 'Thomas s’inquiète du déménagement des bureaux.'],
    ['Quand Jonas va-t-il à Brest ?', 'Jonas va voir le client de Brest demain.'],
    ['Combien gagne Hélène Dubois ?', 'Son salaire est de quatre-vingt-dix mille euros.'],
    [
      'Pourquoi Paul n’est-il pas au salon ?',
      'C’est Anita qui tient le stand parce que Paul est en congé pendant le salon.',
    ],
  ],
}
