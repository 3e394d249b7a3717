/** Small words between a first name and a family name: "Ludwig van Beek", "Maria de la Torre". */
const NAME_PARTICLES = new Set('van von de der den di du del della dos da la le ter ten bin ibn'.split(' '))

/** Tells whether a folded word may stand between the parts of a name. */
export function isNameParticle(folded: string): boolean {
  return NAME_PARTICLES.has(folded)
}
