// Part of the service worker: a click on one of its notifications opens the app, in an open page if there is one.
self.addEventListener('notificationclick', (event) => {
  const path = event.notification.data?.path ?? '/'
  event.notification.close()
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async ([page]) => {
      if (!page) return self.clients.openWindow(path)
      await page.focus()
      return page.navigate(path)
    }),
  )
})
