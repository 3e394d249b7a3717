import type { EmailText, EmailTexts } from '../parts/email-texts.ts'

const passwordChanged: EmailText = {
  subject: 'Votre mot de passe a été modifié',
  before: [
    'Le mot de passe de votre compte Dictum vient d’être modifié.',
    'Si c’était vous, vous n’avez rien à faire.',
  ],
  button: 'Choisir un autre mot de passe',
  after: [
    'Si ce n’était pas vous, choisissez tout de suite un autre mot de passe : toutes les sessions seront alors fermées.',
  ],
}

export const emails: EmailTexts = {
  verify_email: {
    subject: 'Confirmez votre adresse e-mail',
    before: [
      'Bienvenue sur Dictum.',
      'Confirmez que cette adresse est bien la vôtre, afin que l’on puisse partager des notes avec vous.',
    ],
    button: 'Confirmer mon adresse',
    after: [
      'Le lien est valable 24 heures. Si vous n’avez pas créé de compte, ignorez ce message : votre adresse ne sera pas confirmée.',
    ],
  },
  reset_password: {
    subject: 'Choisissez un nouveau mot de passe',
    before: ['Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte Dictum.'],
    button: 'Choisir un nouveau mot de passe',
    after: [
      'Le lien ne sert qu’une fois, pendant une heure. Si ce n’était pas vous, ignorez ce message : votre mot de passe reste le même.',
    ],
  },
  account_exists: {
    subject: 'Vous avez déjà un compte',
    before: [
      'Quelqu’un, vous sans doute, a voulu créer un compte Dictum avec cette adresse.',
      'Il en existe déjà un : connectez-vous. Si vous avez oublié votre mot de passe, la même page permet d’en choisir un autre.',
    ],
    button: 'Se connecter',
    after: [
      'Si ce n’était pas vous, vous n’avez rien à faire : rien n’a changé, et personne n’a appris que vous avez un compte.',
    ],
  },
  password_changed: passwordChanged,
  password_changed_feed_kept: {
    ...passwordChanged,
    after: [
      ...passwordChanged.after,
      'L’adresse privée de votre calendrier fonctionne toujours. Si quelqu’un d’autre a pu l’obtenir, choisissez « Nouvelle adresse » dans Événements.',
    ],
  },
  password_changed_feed_ended: {
    ...passwordChanged,
    after: [
      ...passwordChanged.after,
      'Votre adresse e-mail n’avait jamais été confirmée : l’adresse privée de votre calendrier ne fonctionne plus. Une nouvelle est dans Événements.',
    ],
  },
  confirm_new_email: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    before: [
      'Quelqu’un, vous sans doute, souhaite utiliser cette adresse pour son compte Dictum.',
      'Confirmez qu’elle est bien la vôtre, là où vous êtes connecté à Dictum. Vous vous connecterez ensuite avec cette adresse.',
    ],
    button: 'Utiliser cette adresse',
    after: [
      'Le lien ne sert qu’une fois, pendant 24 heures. Si ce n’était pas vous, ignorez ce message : rien ne change.',
    ],
  },
  email_in_use: {
    subject: 'Vous avez déjà un compte',
    before: [
      'Quelqu’un, vous sans doute, a voulu utiliser cette adresse pour un autre compte Dictum.',
      'Elle appartient déjà à un compte : connectez-vous avec elle, ou supprimez d’abord ce compte.',
    ],
    button: 'Se connecter',
    after: [
      'Si ce n’était pas vous, vous n’avez rien à faire : rien n’a changé, et personne n’a appris que vous avez un compte.',
    ],
  },
  email_change_requested: {
    subject: 'Votre adresse e-mail est sur le point de changer',
    before: [
      'Une nouvelle adresse e-mail a été indiquée pour votre compte Dictum.',
      'Si c’était vous, ouvrez le lien que nous avons envoyé à la nouvelle adresse. Rien ne change d’ici là.',
    ],
    button: 'Choisir un autre mot de passe',
    after: [
      'Si ce n’était pas vous, choisissez tout de suite un autre mot de passe : la nouvelle adresse sera alors oubliée.',
    ],
  },
  email_changed: {
    subject: 'Votre adresse e-mail a été modifiée',
    before: [
      'Votre compte Dictum a désormais une autre adresse e-mail. Connectez-vous avec elle ; celle-ci ne recevra plus d’e-mails.',
      'Si c’était vous, vous n’avez rien à faire.',
    ],
    button: 'Ouvrir Dictum',
    after: ['Si ce n’était pas vous, écrivez tout de suite à votre administrateur.'],
  },
  two_factor_on: {
    subject: 'Validation en deux étapes activée',
    before: [
      'La connexion à votre compte Dictum demande désormais aussi un code de votre application d’authentification.',
      'Si c’était vous, vous n’avez rien à faire.',
    ],
    button: 'Ouvrir les réglages',
    after: ['Si ce n’était pas vous, choisissez tout de suite un autre mot de passe.'],
  },
  two_factor_off: {
    subject: 'Validation en deux étapes désactivée',
    before: [
      'Votre mot de passe suffit de nouveau pour ouvrir votre compte Dictum.',
      'Si c’était vous, ou votre administrateur à votre demande, vous n’avez rien à faire.',
    ],
    button: 'Ouvrir les réglages',
    after: ['Si ce n’était pas vous, choisissez tout de suite un autre mot de passe, puis réactivez-la.'],
  },
  weekly_summary: {
    subject: 'Votre semaine en notes vocales',
    before: ['{summary}'],
    button: 'Ouvrir Dictum',
    after: ['Vous pouvez désactiver ces résumés dans les réglages.'],
  },
  task_reminder: {
    subject: 'À faire aujourd’hui : {title}',
    before: ['Voici ce qui arrive à échéance :', '{tasks}'],
    button: 'Ouvrir vos suivis',
    after: ['Vous pouvez désactiver ces rappels dans les réglages.'],
  },
  note_shared: {
    subject: '{who} a partagé une note avec vous',
    before: ['{who} a partagé avec vous la note « {title} ».'],
    button: 'Ouvrir la note',
    after: ['Vous la trouverez dans Équipe, sous « Reçues ». Vous pouvez aussi la quitter à cet endroit.'],
  },
  share_invitation: {
    subject: '{who} a partagé une note avec vous',
    before: [
      '{who} a partagé avec vous une note vocale sur Dictum.',
      'Pour l’ouvrir, créez un compte gratuit avec cette adresse ({email}) et confirmez-la.',
    ],
    button: 'Créer un compte',
    after: ['Si vous ne connaissez pas cette personne, vous pouvez ignorer ce message.'],
  },
  notifications: {
    subject: '{subject}',
    before: [],
    button: 'Ouvrir Dictum',
    after: ['Dans les réglages, vous choisissez ce dont Dictum vous informe par e-mail.'],
  },
}
