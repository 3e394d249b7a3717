// Part of the service worker: takes the files that another app shares with this one (`share_target` in the manifest),
// and stores them on the device before it answers. The page then makes notes of them
// (features/uploads/received-files.ts, which opens the same database), after signing in where that is needed.
const RECEIVED_PATH = '/received'

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && new URL(url).pathname === RECEIVED_PATH) event.respondWith(receiveFiles(event.request))
})

async function receiveFiles(request) {
  try {
    const form = await request.formData()
    await storeReceived(form.getAll('audio').filter((part) => part instanceof File && part.name !== ''))
    return Response.redirect(RECEIVED_PATH, 303)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the page says only that it failed
    console.warn('The shared files could not be stored', error)
    return Response.redirect(`${RECEIVED_PATH}?failed`, 303)
  }
}

function storeReceived(files) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('dictum-received', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('files', { keyPath: 'id' })
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      // Strict durability: the files must be on the disk before the answer, since the other app does not send them again.
      const transaction = database.transaction('files', 'readwrite', { durability: 'strict' })
      for (const file of files) {
        transaction.objectStore('files').put({ id: crypto.randomUUID(), file, receivedAt: Date.now() })
      }
      transaction.oncomplete = () => {
        database.close()
        resolve()
      }
      transaction.onabort = () => {
        database.close()
        reject(transaction.error)
      }
    }
  })
}
