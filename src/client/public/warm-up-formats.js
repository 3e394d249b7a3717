// A worker that ends at once (before-paint.js). The first formatter of dates or numbers in a process looks up the browser's
// data about each language. That takes a phone a tenth of a second or more, and the browser keeps the data for the whole
// process. Here it happens outside the page's own thread, while the app is loading.
try {
  new Intl.DateTimeFormat(navigator.language, { timeStyle: 'short' }).format(0)
  new Intl.NumberFormat(navigator.language).format(0)
} catch {
  // Some systems name a language that is none, such as C or en-US@posix. There the app itself looks up the data.
}
self.close()
