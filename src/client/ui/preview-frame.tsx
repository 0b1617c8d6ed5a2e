import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useElementSize } from './use-element-size.ts';

type PreviewFrameProps = {
  title: string;
  /** Pixels of the screen that is played; the frame is scaled to the place it has. */
  width: number;
  /** Pixels, at least; what is higher makes the frame higher. */
  minHeight: number;
  children: ReactNode;
};

/** The empty page inside the frame gets the styles of the page around it. */
const dress = (page: Document): void => {
  page.documentElement.lang = document.documentElement.lang;
  for (const style of document.querySelectorAll('link[rel="stylesheet"], style')) {
    page.head.append(style.cloneNode(true));
  }
};

/** Some browsers have the empty page at once and never tell, others put it there later. */
const useFrameBody = () => {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const enter = (page: Document | null | undefined) => {
    if (!page || page.body === body) return;
    dress(page);
    setBody(page.body);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once there is a frame
  useEffect(() => enter(frame?.contentDocument), [frame]);
  return { body, frame: { ref: setFrame, onLoad: () => enter(frame?.contentDocument) } };
};

/**
 * Shows a part of the public site as a screen of some width shows it: in a page of its own, since
 * what a layout does depends on the window's width. It is looked at, not used.
 */
export const PreviewFrame = ({ title, width, minHeight, children }: PreviewFrameProps) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const { body, frame } = useFrameBody();
  const scale = useElementSize(place).width / width;
  const height = Math.max(minHeight, Math.ceil(useElementSize(content).height));
  return (
    <div ref={setPlace} className="relative overflow-hidden" style={{ height: height * scale }}>
      <iframe
        {...frame}
        title={title}
        inert
        style={{ width, height, transform: `scale(${scale})` }}
        className="pointer-events-none absolute top-0 left-0 origin-top-left border-0"
      />
      {body && createPortal(<div ref={setContent}>{children}</div>, body)}
    </div>
  );
};
