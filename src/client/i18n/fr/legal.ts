import type { LegalTexts } from '../legal-texts.ts'

/** The privacy and cookie policies. The section on retention is shorter than in the other languages. */
export const legal: LegalTexts = {
  updated: 'Dernière mise à jour : janvier 2025',
  back: 'Retour',
  privacy: {
    title: 'Politique de confidentialité',
    lead: 'Dictum fonctionne sur le serveur de son exploitant : l’entreprise ou la personne dont vous avez ouvert l’adresse. Ce que vous dites et écrivez va à ce serveur, et n’en sort que là où cette page l’indique.',
    sections: [
      {
        title: 'Informations collectées',
        paragraphs: ['Nous collectons ce que vous nous confiez et ce qui naît de votre utilisation de Dictum :'],
        points: [
          'Votre nom et votre adresse e-mail, ainsi que votre mot de passe, dont nous ne gardons qu’une empreinte.',
          'Si vous activez la validation en deux étapes : la clé partagée avec votre application, chiffrée, et les empreintes de vos codes de secours.',
          'Les notes vocales que vous enregistrez ou importez, leurs transcriptions et ce qui en est tiré : résumés, tâches, événements, étiquettes et observations.',
          'Vos réglages : langue, fuseau horaire, préférences, et les noms et termes de votre vocabulaire.',
          'Des données d’utilisation : vos connexions, avec l’adresse réseau et le type de navigateur, et le journal technique du serveur.',
          'Quand quelqu’un ouvre le lien public d’une note : le fait qu’il l’a ouvert, et quand. Pour qu’une page rechargée ne compte pas deux fois, une empreinte à clé de l’adresse réseau et du type de navigateur est gardée une demi-heure, puis effacée en moins de deux heures ; elle ne désigne personne.',
          'Des cookies et un stockage similaire sur votre appareil, comme l’explique la politique relative aux cookies.',
        ],
      },
      {
        title: 'Utilisation des informations',
        paragraphs: [
          'Elles servent à faire fonctionner Dictum pour vous : transcrire et analyser vos notes, vous les présenter, vous rappeler les échéances, protéger votre compte et facturer Premium si vous le choisissez. Nous n’entraînons aucun modèle avec vos enregistrements.',
          'Si vous l’acceptez dans le bandeau des cookies, nous comptons aussi les pages ouvertes. Rien de vos notes n’y figure.',
        ],
      },
      {
        title: 'Partage des informations',
        paragraphs: [
          'Nous ne vendons pas vos données. La voix et le texte sont traités sur le serveur lui-même, sauf si son exploitant a configuré un service pour cela : l’enregistrement va alors à ce service vocal, ou la transcription à ce modèle de langage, à cette seule fin. Chaque note indique quel moteur a écrit son texte et quel analyste l’a lu.',
          'Les sous-titres en direct pendant l’enregistrement viennent de votre navigateur, et seulement avec votre accord ; certains navigateurs envoient pour cela le son à leur éditeur. Les paiements passent par un prestataire, et votre numéro de carte ne nous parvient jamais. Les e-mails sont acheminés par le service de messagerie de l’exploitant. Les personnes avec qui vous partagez une note voient cette note, et rien d’autre.',
        ],
      },
      {
        title: 'Sécurité',
        paragraphs: [
          'Chaque requête est vérifiée au regard de votre compte : dans Dictum, seuls vous et les personnes avec qui vous la partagez voyez une note. Les mots de passe sont conservés sous forme d’empreinte, et chaque acte du panneau d’administration est consigné. L’exploitant du serveur peut techniquement accéder à ce qui s’y trouve. Aucune méthode n’est parfaite ; si vos données étaient menacées, nous vous préviendrions.',
        ],
      },
      {
        title: 'Vos droits',
        paragraphs: [
          'Vous pouvez à tout moment consulter, rectifier, supprimer ou exporter vos données. Dans Dictum, vous pouvez lire et corriger chaque note, la supprimer, changer votre nom, votre adresse e-mail et votre mot de passe, et fermer vos autres sessions.',
          'Vous pouvez demander la suppression de votre compte, ou y procéder vous-même dans les réglages : vos notes, leurs enregistrements et tout ce qui en a été tiré sont supprimés avec lui. Vous pouvez aussi vous opposer à une utilisation de vos données ou saisir l’autorité de protection des données de votre pays.',
        ],
      },
      {
        title: 'Conservation des données',
        paragraphs: [
          'Nous conservons vos données tant que votre compte est actif, ou aussi longtemps que la loi l’exige.',
        ],
      },
      {
        title: 'Contact',
        paragraphs: [
          'Pour toute question sur cette politique ou sur vos données, et pour exercer vos droits, écrivez-nous :',
        ],
      },
    ],
  },
  cookies: {
    title: 'Politique relative aux cookies',
    lead: 'Dictum conserve peu de choses sur votre appareil : ce qu’il lui faut pour fonctionner, et rien pour vous suivre ailleurs.',
    sections: [
      {
        title: 'Que sont les cookies ?',
        paragraphs: [
          'Les cookies sont de petits textes qu’un site conserve dans votre navigateur et que celui-ci renvoie à chaque visite. Le stockage local, le stockage de session (vidé à la fermeture de l’onglet), les bases de données du navigateur et son cache leur ressemblent, mais ne sont pas envoyés. Cette page les concerne tous.',
        ],
      },
      {
        title: 'Cookies utilisés',
        paragraphs: ['Ceux-ci sont nécessaires au fonctionnement de Dictum et sont déposés sans question :'],
        points: [
          'dictum.session_token (cookie) : garde votre session ouverte, 30 jours au plus.',
          'dictum.sign_in (cookie) : seulement avec la validation en deux étapes, retient pendant cinq minutes que le mot de passe était le bon.',
          'dictum.shared (cookie) : seulement si vous ouvrez une note partagée qui a un mot de passe, retient pendant deux heures que vous l’avez donné.',
          'dictum.admin (cookie, stockage de session) : garde ouvert le panneau d’administration pour qui en a le mot de passe, douze heures au plus.',
          'i18nextLng, dictum.adminLanguage, dictum.theme, dictum.playback (stockage local) : votre langue, celle du panneau d’administration, votre thème et votre façon d’écouter.',
          'cookie-consent, dictum.captions, dictum.install (stockage local) : vos réponses sur les cookies, les sous-titres en direct et l’installation de Dictum, et si vous êtes déjà venu.',
          'dictum.install, dictum.reloadedFrom (stockage de session) : le fait que cette visite est comptée, et la version de Dictum à partir de laquelle cet onglet s’est rechargé.',
          'dictum.microphone (stockage local) : le microphone que vous avez choisi, avec son nom, et les filtres du navigateur qu’il utilise.',
          'dictum.wayBack (stockage local) : seulement si vous avez oublié votre mot de passe, l’adresse de la page où vous alliez, pour vous y conduire une fois que vous en avez un nouveau ; elle est alors supprimée, et n’est plus utilisée au bout d’une heure.',
          'dictum.askedToPersist (stockage local) : le fait que votre navigateur a été prié de ne pas effacer ce qui est conservé ici.',
          'dictum.user (stockage local) : votre nom et votre adresse e-mail, l’identifiant de votre compte et son offre, pour que Dictum s’ouvre sans réseau ; effacés à la déconnexion.',
          'dictum.remindedOfTasks (stockage local) : l’identifiant de votre compte et le jour du dernier rappel de tâches sur cet appareil, pour qu’il n’y en ait qu’un par jour.',
          'dictum.textDraft (stockage de session) : les phrases que vous modifiez dans une note, avec l’identifiant de la note, pour qu’elles ne se perdent pas si la page est rechargée ; effacées quand vous les enregistrez ou y renoncez, ou à la déconnexion.',
          'dictum-offline (base de données du navigateur) : les notes que vous avez ouvertes en dernier, trente au plus, et ce que montrent Aujourd’hui et les listes, pour que vous puissiez les lire sans réseau ; effacées à la déconnexion.',
          'dictum, dictum-uploads (bases de données du navigateur) : les enregistrements et les fichiers qui n’ont pas encore atteint le serveur, pour que rien de ce que vous avez dit ne se perde.',
          'dictum-received (base de données du navigateur) : les fichiers audio que vous avez partagés avec Dictum depuis une autre application, jusqu’à ce que vous en fassiez des notes ou les supprimiez, ou pendant un jour.',
          'workbox-precache (cache du navigateur) : les pages, le code et les polices de Dictum lui-même, pour qu’il s’ouvre sans réseau.',
        ],
      },
      {
        title: 'Cookies de tiers',
        paragraphs: [
          'Aucun au départ. Si l’exploitant compte les pages vues avec un service comme Google Analytics, ce service n’est chargé qu’après votre accord. Il reçoit alors les chemins des pages que vous ouvrez, sans leurs titres ni les noms des notes, et dépose ses propres cookies (_ga et semblables) pour deux ans au plus. Si vous payez Premium, la page du prestataire de paiement, dans sa propre fenêtre, dépose les siens.',
        ],
      },
      {
        title: 'Maîtriser les cookies',
        paragraphs: [
          'Vous pouvez accepter ou refuser le comptage des pages dans le bandeau, et changer ici de réponse quand vous voulez. Les réglages de votre navigateur permettent d’effacer ou de bloquer tous les cookies ; sans le premier, vous ne pourrez pas vous connecter.',
        ],
      },
      {
        title: 'Évolution de cette politique',
        paragraphs: [
          'Quand ce que conserve Dictum change, cette page change, et sa date avec elle. Si un changement exige votre accord, nous vous le redemanderons.',
        ],
      },
    ],
  },
}
