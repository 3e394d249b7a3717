export const player = {
  offline: 'L’enregistrement ne peut pas être écouté hors connexion.',
  parts: 'Parties de la note',
  text: 'Texte',
  speaker: 'Intervenant {{number}}',
  changeSpeaker: 'Nommer ou modifier cet intervenant',
  controls: 'Autres commandes',
  withoutAudio: {
    draft: 'Transcrite par un moteur simple : attendez-vous à des erreurs.',
    liveCaptions:
      'Ce sont les mots que votre navigateur a écrits pendant que vous parliez : attendez-vous à des erreurs.',
  },
  audioDeleted: {
    mine: 'L’enregistrement a été supprimé le {{date}}, car vous conservez les enregistrements pour une durée limitée.',
    owner:
      'L’enregistrement a été supprimé le {{date}}, car son auteur conserve les enregistrements pour une durée limitée.',
    server:
      'L’enregistrement a été supprimé le {{date}}, car ce serveur conserve les enregistrements pour une durée limitée.',
  },
  deletion: {
    audio: {
      owner:
        'L’enregistrement sera supprimé le {{date}}, car vous conservez les enregistrements pour une durée limitée. Le texte reste.',
      server:
        'L’enregistrement sera supprimé le {{date}}, car ce serveur conserve les enregistrements pour une durée limitée. Le texte reste.',
    },
    notes: {
      owner:
        'Cette note sera supprimée le {{date}} avec tout son contenu, car vous conservez les notes pour une durée limitée.',
      server:
        'Cette note sera supprimée le {{date}} avec tout son contenu, car ce serveur conserve les notes pour une durée limitée. Exportez ce que vous voulez garder.',
    },
    change: 'Modifier la conservation',
  },
} as const
