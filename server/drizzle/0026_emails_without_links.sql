-- Emails that wait hold the page and the hash of their link, from which a token is made when they are sent.
UPDATE mails SET params = (params - 'link') || jsonb_build_object(
    'page', split_part(params ->> 'link', '#', 1),
    'linkHash', encode(sha256(convert_to(split_part(params ->> 'link', '#', 2), 'UTF8')), 'hex')
  )
WHERE params ? 'link';
