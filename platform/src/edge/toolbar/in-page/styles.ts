/**
 * The toolbar stands in the page above everything else and moves it down, so that it never covers a button. Its colours are its own: the
 * brand's do not reach into its shadow root, where only inherited properties would.
 */
export const styles =
  ':host{all:initial;display:block}' +
  'aside{box-sizing:border-box;background:#1d2430;color:#f4f6fa;font:14px/1.4 system-ui,sans-serif}' +
  '.bar{display:flex;align-items:center;gap:8px;min-height:44px;padding:0 4px 0 12px}' +
  '.what{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}' +
  'strong{font-weight:650}' +
  'button,select{box-sizing:border-box;min-height:44px;border:0;border-radius:6px;padding:0 12px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}' +
  'button:hover{background:#2f394a}' +
  '.close{min-width:44px;font-size:20px;font-weight:400}' +
  ':focus-visible{outline:2px solid #9cc2ff;outline-offset:-3px}' +
  '.panel{padding:0 12px 12px}.panel[hidden]{display:none}' +
  'ul{margin:0;padding:0;list-style:none}' +
  'li{display:grid;gap:4px 16px;grid-template-columns:minmax(0,1fr) minmax(0,220px);align-items:center;padding:8px 0;border-top:1px solid #3a4557}' +
  '.release{overflow-wrap:anywhere}.why{color:#c3cbd8;font-size:13px;overflow-wrap:anywhere}' +
  'select{width:100%;background:#2f394a;border:1px solid #7f8ba0;font-weight:400}option{background:#2f394a;color:#f4f6fa}' +
  '.foot{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding-top:12px;border-top:1px solid #3a4557}' +
  '.show{background:#f4f6fa;color:#1d2430}.show:hover{background:#d8deea}' +
  '.leave{padding:0;text-decoration:underline;font-weight:400}' +
  'p{margin:0}.said{padding:8px 0;color:#ffd9a8}.said:empty{display:none}' +
  '@media(max-width:599px){li{grid-template-columns:minmax(0,1fr)}}' +
  '@media print{:host{display:none}}';
