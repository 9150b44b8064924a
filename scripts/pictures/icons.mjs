// @ts-check
import { join } from 'node:path'
import { Car, MapPin, Ticket } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { inProject } from '../bootstrap/project.mjs'

// Draws the icons of the manifest's shortcuts and the badge of notifications, with the icons of the app.
const SIZE = 96
const shortcuts = {
  events: { icon: Ticket, color: '#7c3a8c' },
  rentals: { icon: Car, color: '#2563a8' },
  places: { icon: MapPin, color: '#2f7d4f' },
}

const folder = inProject('public', 'icons')
for (const [name, { icon, color }] of Object.entries(shortcuts)) {
  const sign = renderToStaticMarkup(
    createElement(icon, { x: SIZE / 4, y: SIZE / 4, size: SIZE / 2, color: '#fff', strokeWidth: 1.75 }),
  )
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <rect width="${SIZE}" height="${SIZE}" rx="${SIZE / 2}" fill="${color}"/>${sign}</svg>`
  await sharp(Buffer.from(drawn))
    .png({ palette: true })
    .toFile(join(folder, `shortcut-${name}.png`))
}
await sharp(join(folder, 'monochrome-512.png')).resize(SIZE).png().toFile(join(folder, 'badge-96.png'))
