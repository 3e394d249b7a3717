/** Shown by a page that the browser may be too old to run, so that nothing else can be loaded for it. */
export const outdatedBrowser =
  'This browser is too old for Dictum, and recording may fail. Please update it. Chrome, Edge, Firefox and ' +
  'Safari work from their versions of spring 2024 on.'
