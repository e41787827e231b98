/* VENUE is set by the route: { tenant, origin, label, frameTitle, button: { background, label } } */
const PARAMETERS = {
  event: 'eventId',
  combo: 'comboId',
  date: 'date',
  time: 'time',
  tickets: 'tickets',
  coupon: 'coupon',
}

/** What an element asks for: on a link as `data-marquee-event`, on our own element as `event`. */
const read = (element, name) =>
  element.getAttribute(`data-marquee-${name}`) ??
  (element.localName === 'a' ? null : element.getAttribute(name))

/** Where an element leads: to the order it fills, else to its event, else to what is on. */
const shopAddress = (element, venue) => {
  const query = new URLSearchParams()
  for (const [name, parameter] of Object.entries(PARAMETERS)) {
    const value = read(element, name)
    if (value) query.set(parameter, value)
  }
  const event = query.get('eventId')
  const tenant = encodeURIComponent(venue.tenant)
  const isOrder = query.has('time') || query.has('tickets') || query.has('comboId')
  if (event && !isOrder) query.delete('eventId')
  const path = isOrder
    ? `orders/${tenant}/tickets`
    : event
      ? `events/${tenant}/detail/${encodeURIComponent(event)}`
      : `events/${tenant}/list`
  const words = query.toString()
  return `${venue.origin}/${path}${words ? `?${words}` : ''}`
}

/** A link in the venue's colours, in the letters of the page around it. */
const buttonOf = (element, venue) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`a{display:inline-block;padding:.7em 1.3em;border-radius:${venue.button.radius};font-weight:600;
    text-decoration:none;background:${venue.button.background};color:${venue.button.label}}
    a:hover{text-decoration:underline}a:focus-visible{outline:3px solid currentColor;outline-offset:2px}`)
  const link = document.createElement('a')
  link.part = 'button'
  link.href = shopAddress(element, venue)
  link.target = read(element, 'target') === '_blank' ? '_blank' : '_top'
  const words = document.createElement('slot')
  words.textContent = venue.label
  link.append(words)
  return { sheet, node: link }
}

/** A frame that shows what needs no cookie; what is pressed in it opens in the whole window. */
const frameOf = (element, venue) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':host{display:block}iframe{display:block;border:0;inline-size:100%}')
  const query = new URLSearchParams()
  for (const name of ['event', 'tickets', 'coupon'])
    if (read(element, name)) query.set(name, read(element, name))
  const frame = document.createElement('iframe')
  frame.src = `${venue.origin}/embed/${encodeURIComponent(venue.tenant)}/times?${query}`
  frame.title = venue.frameTitle
  frame.loading = 'lazy'
  frame.height = Number(element.getAttribute('height')) || 640
  return { sheet, node: frame }
}

globalThis.marqueeVenues ??= {}
const venues = globalThis.marqueeVenues
venues[VENUE.tenant] = VENUE

if (!customElements.get('marquee-tickets'))
  customElements.define(
    'marquee-tickets',
    class extends HTMLElement {
      connectedCallback() {
        const venue = venues[this.getAttribute('tenant')] ?? Object.values(venues)[0]
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        const { sheet, node } = this.hasAttribute('frame') ? frameOf(this, venue) : buttonOf(this, venue)
        root.adoptedStyleSheets = [sheet]
        root.replaceChildren(node)
      }
    },
  )

/** Links of the page lead to the shop from now on; one for another venue is left to that venue's script. */
const turnLinks = () => {
  for (const link of document.querySelectorAll('a[data-marquee-event]'))
    if ((link.dataset.marqueeTenant ?? VENUE.tenant) === VENUE.tenant) link.href = shopAddress(link, VENUE)
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', turnLinks)
else turnLinks()
