const NAME = 'back'

/** Returns the address of the sign-in page that leads back to the current page after signing in. */
export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const page = pathname + search
  return page === '/' ? '/auth' : `/auth?${new URLSearchParams({ [NAME]: page })}`
}

/**
 * Returns the address of another page about signing in that leads to the same page afterwards.
 * @param present the search of the present address
 */
export function besideSignIn(path: '/auth' | '/auth/forgot', present: string): string {
  const back = new URLSearchParams(present).get(NAME)
  return back === null ? path : `${path}?${new URLSearchParams({ [NAME]: back })}`
}

/** Returns where to go after signing in: the page named in the address, otherwise `/`. Never leads to another site. */
export function addressAfterSignIn(signIn: string): string {
  const { origin, searchParams } = new URL(signIn)
  const back = searchParams.get(NAME) ?? '/'
  if (!back.startsWith('/') || !URL.canParse(back, origin)) return '/'
  const page = new URL(back, origin)
  const address = page.pathname + page.search
  // `/.//elsewhere.example` is on this site as written, but on another one after its dots are resolved.
  const isOwn = page.origin === origin && !address.startsWith('//')
  return isOwn && page.pathname !== '/auth' ? address : '/'
}
