import { useLayoutEffect, useRef } from "react";
import DOMPurify from "dompurify";
import { Marked } from "marked";
import { useLocation } from "wouter";
import { withPhoneLinks } from "#web/phone.ts";

const marked = new Marked({
  gfm: true,
  breaks: true,
  // raw HTML is shown as text
  renderer: {
    html: ({ text }) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`),
    image: ({ text }) => text.replace(/[&<>"]/g, ""),
  },
});
const allowed = {
  ALLOWED_TAGS: ["p", "strong", "em", "ol", "ul", "li", "a", "blockquote", "br", "code", "pre", "h3", "h4"],
  ALLOWED_ATTR: ["href", "start"],
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/(?!\/)|tel:|sms:)/i,
};

/** An answer's markdown as plain elements: no raw HTML, no images, foreign links open in a new tab and show their host. */
export function Markdown({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [, go] = useLocation();
  useLayoutEffect(() => {
    const fragment = DOMPurify.sanitize(marked.parse(withPhoneLinks(text), { async: false }), { ...allowed, RETURN_DOM_FRAGMENT: true });
    for (const link of fragment.querySelectorAll("a")) settle(link, go);
    for (const heading of fragment.querySelectorAll("h3, h4")) heading.replaceWith(strong(heading.textContent ?? ""));
    place.current?.replaceChildren(fragment);
  }, [text, go]);
  return <div className="said" ref={place} />;
}

function settle(link: HTMLAnchorElement, go: (path: string) => void) {
  const href = link.getAttribute("href") ?? "";
  if (href === "") return link.replaceWith(link.textContent ?? "");
  if (href.startsWith("/")) {
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      go(href);
    });
    return undefined;
  }
  if (!/^https?:/i.test(href)) return undefined;
  link.target = "_blank";
  link.rel = "noopener noreferrer nofollow";
  const host = new URL(href).host;
  if (!(link.textContent ?? "").includes(host)) link.append(` (${host})`);
  return undefined;
}

function strong(words: string): HTMLParagraphElement {
  const line = document.createElement("p");
  line.append(Object.assign(document.createElement("strong"), { textContent: words }));
  return line;
}
