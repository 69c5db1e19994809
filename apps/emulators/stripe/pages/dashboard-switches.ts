import {html} from 'hono/html'
import type {Outage} from '../local/outage.ts'
import type {DeliverySwitches} from '../store/delivery-switches.ts'
import texts from './messages/dashboard.json' with {type: 'json'}
import type {Markup} from './page-frame.ts'
import {fill} from './page-language.ts'

export function switchForms(switches: DeliverySwitches, outage: Outage, nowMs: number): Markup {
  const {hold, copies, delaySeconds, order} = switches
  const outages = [
    ['', texts.outageNone],
    ['500', texts.outage500],
    ['429', texts.outage429],
    ['timeout', texts.outageTimeout],
    ['lost', texts.outageLost],
  ] as const
  const current = String(outage.status ?? '')
  const option = (value: string, label: string, chosen: string) =>
    html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${label}</option>`
  return html`<h2>${texts.switches}</h2>
    <form method="post">
      <h3>${texts.webhooks}</h3>
      <label
        ><input
          type="checkbox"
          name="hold"
          value="true"
          ${hold ? html`checked` : ''}
          style="width:auto;min-height:0"
        />
        ${texts.hold}</label
      >
      <label>${texts.copies} <input type="number" name="copies" min="1" max="5" value="${copies}" /></label>
      <label
        >${texts.delaySeconds} <input type="number" name="delaySeconds" min="0" value="${delaySeconds}"
      /></label>
      <label
        >${texts.order}
        <select name="order">
          ${option('created', texts.created, order)}${option('reversed', texts.reversed, order)}
        </select></label
      >
      <div class="actions">
        <button name="action" value="webhooks">${texts.set}</button>
        <button name="action" value="release">${texts.release}</button>
        <button name="action" value="drop">${texts.drop}</button>
      </div>
    </form>
    <form method="post">
      <h3>${texts.outage}</h3>
      <label
        >${texts.outageStatus}
        <select name="status">
          ${outages.map(([value, label]) => option(value, label, current))}
        </select></label
      >
      <div class="actions"><button name="action" value="outage">${texts.set}</button></div>
    </form>
    <form method="post">
      <h3>${texts.clock}</h3>
      <p>${fill(texts.clockNow, {time: new Date(nowMs).toISOString()})}</p>
      <label>${texts.advance} <input type="number" name="minutes" min="0" max="50000" value="30" /></label>
      <div class="actions"><button name="action" value="clock">${texts.set}</button></div>
    </form>`
}
