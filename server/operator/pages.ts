import * as v from 'valibot'
import { pageSchema } from '#contract/entities/settings.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './commands.ts'

const strictKind = v.picklist(['help', 'faq', 'policy'], 'KIND must be help, faq or policy')
const writtenPage = v.object({ ...pageSchema.entries, kind: strictKind })

export const pageCommands: readonly Command[] = [
  {
    usage: 'pages LANGUAGE',
    about: 'help, questions and policies of a language',
    async run([code = ''], { settings }) {
      const all = await settings.pages(code)
      return all.map((it) => `${it.kind.padEnd(6)}  ${it.slug}  ${it.title}`).join('\n')
    },
  },
  {
    usage: 'pages set LANGUAGE SLUG KIND TITLE HTML',
    about: 'writes a page; KIND is help, faq or policy, and the HTML is cleaned',
    async run([code = '', slug, kind, title, content], { settings }) {
      const page = v.safeParse(writtenPage, { slug, kind, title, content })
      if (!page.success) throw new SettingsProblem(`${page.issues[0].message}.`)
      await settings.changePage(code, page.output)
      return `${slug} (${code}) is written.`
    },
  },
  {
    usage: 'pages reset LANGUAGE SLUG',
    about: 'puts the built-in page back, or takes away one that was added',
    async run([code = '', slug = ''], { settings }) {
      await settings.dropPage(code, slug)
      return `${slug} (${code}) is the built-in page again, if there is one.`
    },
  },
]
