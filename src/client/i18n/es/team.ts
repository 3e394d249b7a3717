export const team = {
  title: 'Equipo',
  mine: 'Mis notas',
  byMe: 'Compartidas',
  withMe: 'Recibidas',
  mineEmpty: 'Graba una nota en el panel; es solo tuya.',
  byMeEmpty: 'Aquí estarán las notas que dejes ver a otras personas.',
  withMeEmpty: 'Aquí estarán las notas que otras personas te dejen ver.',
  nothing: 'Todavía no hay nada',
  untitled: 'Nota sin título',
  all: 'Todas las notas',
}
