// The page that was asked for opens again when the browser is back on the network.
addEventListener('online', () => location.reload());
// Or later, when the network answers only some time after that.
if (navigator.onLine) setTimeout(() => location.reload(), 10_000);
document.querySelector('a').addEventListener('click', (event) => {
  event.preventDefault();
  location.reload();
});
