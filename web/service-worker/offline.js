// The page that was asked for opens again when the browser is back on the network.
addEventListener('online', () => location.reload());
document.querySelector('a').addEventListener('click', (event) => {
  event.preventDefault();
  location.reload();
});
