import type { DataWording } from '../parts/data-export-wording.ts'

export const dataExport: DataWording = {
  readmeName: 'LÉEME.txt',
  readme: ({ email, day, notes }) => `Dictum: todos los datos de ${email}
Fecha: ${day}. Notas: ${notes}

account.json
  Tu perfil, tus ajustes, tu vocabulario y sus usos, lo aprendido de tus correcciones, la suscripción, las sesiones, tus comentarios y las tareas
  sin nota.

notes/
  Una carpeta por nota, con su día y su título. En ella están:
  - note.md: la nota para leer, con resumen, tareas, eventos y transcripción (Markdown, que abre cualquier editor de texto)
  - note.json: todo lo que se guarda de ella, con cada versión de la transcripción, sus tiempos y lo que se borró de la vista
  - recording: el sonido, tal como se grabó o se subió

FALTAN.txt solo aparece si alguna grabación ya no se encuentra.

No se incluyen los secretos (el hash de tu contraseña, las claves de sesiones, enlaces y calendario)
ni lo que se calcula a partir de lo demás (formas de onda, índice de búsqueda).
`,
  missingName: 'FALTAN.txt',
  missing: 'Estas grabaciones ya no están en el almacenamiento. Todo lo demás de sus notas está aquí.',
}
