/**
 * Opens an address in a window of its own once it is known. The window is opened at once, while the browser still sees
 * the click; where it may not be, the address opens here. It is closed again where the address can't be had.
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
