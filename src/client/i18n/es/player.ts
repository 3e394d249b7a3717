export const player = {
  offline: 'La grabación no se puede reproducir sin conexión.',
  parts: 'Partes de la nota',
  text: 'Texto',
  speaker: 'Hablante {{number}}',
  changeSpeaker: 'Poner nombre o cambiar este hablante',
  controls: 'Más controles',
  withoutAudio: {
    draft: 'Transcrita con un motor sencillo: puede haber palabras erróneas.',
    liveCaptions: 'Son las palabras que tu navegador escribió mientras hablabas: puede haber errores.',
  },
  audioDeleted: {
    mine: 'La grabación se eliminó el {{date}}, porque conservas las grabaciones durante un tiempo limitado.',
    owner: 'La grabación se eliminó el {{date}}, porque su autor conserva las grabaciones durante un tiempo limitado.',
    server:
      'La grabación se eliminó el {{date}}, porque este servidor conserva las grabaciones durante un tiempo limitado.',
  },
  deletion: {
    audio: {
      owner:
        'La grabación se eliminará el {{date}}, porque conservas las grabaciones durante un tiempo limitado. El texto se queda.',
      server:
        'La grabación se eliminará el {{date}}, porque este servidor conserva las grabaciones durante un tiempo limitado. El texto se queda.',
    },
    notes: {
      owner:
        'Esta nota se eliminará el {{date}} con todo su contenido, porque conservas las notas durante un tiempo limitado.',
      server:
        'Esta nota se eliminará el {{date}} con todo su contenido, porque este servidor conserva las notas durante un tiempo limitado. Exporta lo que quieras guardar.',
    },
    change: 'Cambiar la conservación',
  },
} as const
