/**
 * Begins the scripts of a page after its first picture; one that nobody sees is not painted, so there at once. It stands in every page that
 * is drawn, so each byte counts. Modules written into a page need its nonce, however they came there; the element that is added is none of
 * React's, and runs although it goes again.
 */
export const START_LATE = `(()=>{
const start=()=>{
document.querySelectorAll("link[data-module]").forEach(l=>{l.href=l.dataset.module;l.rel="modulepreload"});
const {nonce,textContent}=document.querySelector("script[type='text/late-module']");
const s=Object.assign(document.createElement("script"),{type:"module",nonce,textContent});
document.head.append(s);s.remove()};
document.hidden?start():requestAnimationFrame(()=>requestAnimationFrame(start))
})()`.replaceAll('\n', '')
