// A worker that ends at once (before-paint.js). The first formatter of dates or numbers in a process looks up what the browser
// knows of each language. That takes a phone a tenth of a second or more, and the browser keeps it for the whole process. Here
// it happens beside the page's own thread, while the app is loading.
new Intl.DateTimeFormat(navigator.language, { timeStyle: 'short' }).format(0)
new Intl.NumberFormat(navigator.language).format(0)
self.close()
