/**
 * Opens an address in a new window once it is known. The window opens at once, while the browser still sees the click.
 * If that is not allowed, the address opens in the current window. If there is no address, the window closes again.
 */
export async function openWindow(findAddress: () => Promise<string>): Promise<void> {
  const opened = window.open('', '_blank')
  try {
    const address = await findAddress()
    if (opened) opened.location.href = address
    else window.location.assign(address)
  } catch (error) {
    opened?.close()
    throw error
  }
}
