// Test files share a process, and with it a document and storage, so each file starts without the elements and entries of
// another.
if (typeof document !== 'undefined') {
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
}
