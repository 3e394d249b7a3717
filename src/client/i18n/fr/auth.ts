export const auth = {
  title: 'Connexion ou inscription',
  lead: 'Parlez trente secondes. Gardez l’essentiel.',
  tabs: 'Se connecter ou créer un compte',
  signIn: 'Se connecter',
  signUp: 'S’inscrire',
  signingIn: 'Connexion…',
  createAccount: 'Créer un compte',
  creatingAccount: 'Création du compte…',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordHint: 'Au moins {{min}} caractères',
  firstName: 'Prénom',
  lastName: 'Nom',
  loginFailed: 'Échec de la connexion',
  registerFailed: 'Échec de l’inscription',
  registered: 'Compte créé',
  registeredText: 'Votre compte a bien été créé',
  forgotten: 'Mot de passe oublié ?',
  backToSignIn: 'Retour à la connexion',
  again: {
    title: 'Reconnectez-vous',
    lead: 'Votre session a pris fin. Ce que vous étiez en train d’écrire est toujours là.',
    other: 'Se connecter avec un autre compte',
  },
  code: {
    app: 'Code de votre application d’authentification',
    appHint: 'Les six chiffres que votre application affiche en ce moment pour Dictum.',
    backup: 'Code de secours',
    backupHint:
      'L’un des codes notés lors de l’activation de la validation en deux étapes. Chacun sert une seule fois.',
    sixDigits: 'Saisissez les six chiffres que votre application affiche.',
    tenLetters: 'Un code de secours compte dix caractères, comme k3vq7-mzp4a.',
    useBackup: 'Utiliser un code de secours',
    useApp: 'Utiliser l’application',
    back: 'Retour',
  },
  incompleteLink: 'Ce lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail.',
  forgot: {
    title: 'Mot de passe oublié ?',
    lead: 'Saisissez votre adresse e-mail : nous vous enverrons un lien pour en choisir un nouveau.',
    send: 'Envoyer le lien',
    sent: 'S’il existe un compte pour {{email}}, le lien est en route. Il sert une seule fois, pendant une heure. Rien reçu ? Vérifiez vos indésirables.',
    leadByAdmin:
      'Saisissez votre adresse e-mail. Ce serveur n’envoie pas d’e-mails : votre administrateur vous donnera le lien pour en choisir un nouveau.',
    sendByAdmin: 'Demander le lien',
    sentByAdmin:
      'S’il existe un compte pour {{email}}, votre administrateur trouve le lien dans la boîte d’envoi du serveur et peut vous le donner. Il sert une seule fois, pendant une heure.',
    again: 'Utiliser une autre adresse',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    lead: 'Toutes vos sessions seront fermées ; vous vous connecterez ensuite avec le nouveau.',
    password: 'Nouveau mot de passe',
    save: 'Enregistrer le mot de passe',
    done: 'Votre nouveau mot de passe est en place',
    signIn: 'Toutes vos sessions sont fermées. Connectez-vous avec le nouveau.',
    calendarKept:
      'L’adresse privée de votre calendrier fonctionne toujours. Si quelqu’un d’autre a pu l’obtenir, choisissez « Nouvelle adresse » dans Événements.',
    calendarEnded:
      'Votre adresse e-mail n’avait jamais été confirmée : l’adresse privée de votre calendrier ne fonctionne donc plus. Vous en trouverez une nouvelle dans Événements.',
    askAgain: 'Demander un nouveau lien',
  },
  verify: {
    title: 'Confirmez votre adresse e-mail',
    done: 'Merci. Votre adresse e-mail est confirmée.',
    changed: 'Merci. Vous vous connecterez désormais avec cette adresse e-mail.',
    signInFirst:
      'Pour confirmer la nouvelle adresse e-mail de votre compte, connectez-vous avec celle que vous avez utilisée jusqu’ici.',
    signInToVerify:
      'Pour confirmer cette adresse e-mail, connectez-vous au compte que vous avez créé avec elle. Si vous n’en avez créé aucun, fermez cette page : rien n’a été confirmé.',
    otherAccount:
      'Vous utilisez le compte {{email}}. Ce lien est destiné à un autre compte : celui qui a été créé avec l’adresse où l’e-mail a été reçu. Si ce n’était pas vous, ignorez l’e-mail.',
    switchAccount: 'Se déconnecter et changer de compte',
    signIn: 'Se connecter',
    go: 'Ouvrir Dictum',
    retry: 'Réessayer',
    askAgain: 'Demander un lien dans les réglages',
    notice:
      'Confirmez {{email}} avec le lien que nous vous avons envoyé. D’ici là, personne ne peut partager de notes avec vous.',
    noticeByAdmin:
      '{{email}} n’est pas encore confirmée. D’ici là, personne ne peut partager de notes avec vous. Ce serveur n’envoie pas d’e-mails : votre administrateur peut confirmer l’adresse dans le panneau d’administration.',
    resend: 'Renvoyer',
    sent: 'Un nouveau lien est en route vers {{email}}.',
    resendFailed: 'L’e-mail n’a pas pu être envoyé',
  },
  rules: {
    email: 'Saisissez une adresse e-mail, par exemple nom@exemple.fr.',
    passwordNeeded: 'Saisissez votre mot de passe.',
    passwordShort: 'Le mot de passe doit compter au moins {{min}} caractères.',
  },
}
