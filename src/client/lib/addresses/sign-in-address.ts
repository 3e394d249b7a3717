const NAME = 'back'

/** The address of the sign-in that, once somebody has signed in, leads back to the page they were on. */
export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const page = pathname + search
  return page === '/' ? '/auth' : `/auth?${new URLSearchParams({ [NAME]: page })}`
}

/** Where to go from the sign-in's address: the page named in it, else `/`. Never to another site, whatever it names. */
export function addressAfterSignIn(signIn: string): string {
  const { origin, searchParams } = new URL(signIn)
  const back = searchParams.get(NAME) ?? '/'
  if (!back.startsWith('/') || !URL.canParse(back, origin)) return '/'
  const page = new URL(back, origin)
  const address = page.pathname + page.search
  // `/.//elsewhere.example` is of this site as it stands there, and of another one once its dots are resolved.
  const isOwn = page.origin === origin && !address.startsWith('//')
  return isOwn && page.pathname !== '/auth' ? address : '/'
}
